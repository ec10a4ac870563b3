"""Losing, winning, and the end of the game (102)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oracle.game.asking import Illegal
from oracle.game.events import LeavesGame, ZoneChange
from oracle.game.game import STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules.context import poison_of
from oracle.rules.happening import do_at_once
from oracle.words.statics import EntersUnder


def losers(game: Game) -> list[str]:
    """The players for whom a condition of losing is met (420.5a, g, h)."""
    return [
        name
        for name, player in game.state.players.items()
        if not player.lost and (without_life(game, name) or drew_too_many(game, name) or poisoned(game, name))
    ]


@rule("420.5a", "102.3b")
def without_life(game: Game, player: str) -> bool:
    """A player with 0 or less life loses."""
    return game.life(player) <= 0


@rule("420.5g", "102.3c")
def drew_too_many(game: Game, player: str) -> bool:
    """A player who had to draw from an empty library loses."""
    return game.player(player).drew_from_empty_library


@rule("420.5h", "102.3d")
def poisoned(game: Game, player: str) -> bool:
    """A player with ten or more poison counters loses."""
    return poison_of(game, player) >= 10


def sides_left_without(game: Game, players: Iterable[str]) -> set[str]:
    """The sides that are left in the game when these players leave it, each with the whole team."""
    still_there = {player.side for player in game.state.players.values() if not player.lost}
    return still_there - {game.side(player) for player in players}


@rule("102.2a", "102.2c", "102.3f")
def leave_game(game: Game, players: Iterable[str]) -> None:
    """Players lose, with their whole team; when at most one side is left the game ends."""
    sides = {game.side(player) for player in players}
    left = sides_left_without(game, players)
    for name, player in game.state.players.items():
        if player.side in sides and not player.lost:
            game.alter_player(name, lost=True)
            game.tell("lose", f"{name} loses the game.", "102.3", players=(name,))
    if len(left) <= 1:
        game.state.over = True
        game.state.winners = tuple(name for name in game.state.order if game.side(name) in left)
        for name in game.state.winners:
            game.tell("win", f"{name} wins the game.", "102.2a", players=(name,))
    else:
        remove_objects_of_losers(game)


def unless_illegal(game: Game, action: Procedure[None]) -> Procedure[Illegal | None]:
    """Carry an action out; what makes it illegal, if anything does: then it is reversed whole (422.1).

    Who conceded meanwhile does not come back with that (102.3a).
    """
    checkpoint = game.checkpoint()
    try:
        yield from action
    except Illegal as illegal:
        gone = [name for name, player in game.state.players.items() if player.lost]
        game.restore(checkpoint)
        leave_game(game, gone)
        return illegal
    return None


def tried(game: Game, player: str, action: Procedure[None]) -> Procedure[bool]:
    """Whether what a player tries is legal; if it is not, the player is told why, and may try something else.

    Nobody is told of what was taken back and is now settled without another question.
    """
    illegal = yield from unless_illegal(game, action)
    game.refused = illegal if not game.player(player).lost else None
    return illegal is None


@rule("102.5")
def remove_objects_of_losers(game: Game) -> None:
    """What a player who left owns leaves the game too; control that the player was given, or would be, ends.

    So do the abilities that the player has on the stack. What is still under the player's control is removed from
    the game, and attackers of the player attack nothing any more. Combat damage on the stack stays there.
    """
    leaving = [id for id, it in game.state.objects.items() if game.player(it.owner).lost and it.kind != "combat-damage"]
    do_at_once(game, [LeavesGame(object=id) for id in leaving])
    end_control_of_losers(game)
    do_at_once(game, [ZoneChange(object=id, to="exile", rule="102.5") for id in controlled_by_losers(game)])
    stop_attacking_losers(game)


def end_control_of_losers(game: Game) -> None:
    """Effects end that give control of something to a player who left, or would as it comes into play."""
    state = game.state
    state.effects = tuple(
        each for each in state.effects if each.change.controller is None or not game.player(each.controller).lost
    )
    state.rule_effects = tuple(
        each
        for each in state.rule_effects
        if not isinstance(each.static, EntersUnder) or not game.player(each.controller).lost
    )
    game.changed()


def controlled_by_losers(game: Game) -> list[int]:
    """The permanents, spells and abilities that players who left still control."""
    return [
        id
        for id in (*game.permanents, *game.zone(STACK))
        if game.object(id).kind != "combat-damage"
        and (controller := game.controller(id)) is not None
        and game.player(controller).lost
    ]


def stop_attacking_losers(game: Game) -> None:
    """Who attacked a player who left remains attacking, but no one."""
    combat = game.state.combat
    if combat is not None:
        attackers = {
            id: None if isinstance(attacked, str) and game.player(attacked).lost else attacked
            for id, attacked in combat.attackers.items()
        }
        game.set_combat(msgspec.structs.replace(combat, attackers=attackers))
