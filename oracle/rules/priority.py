"""Priority: who may act, and what comes before anybody may (408)."""

from __future__ import annotations

from oracle.game.asking import AskAction, Illegal
from oracle.game.game import STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules.losing import leave_game, tried
from oracle.rules.playing import play_ability, play_card
from oracle.rules.resolving import resolve_top
from oracle.rules.state_based import state_based_effects
from oracle.rules.triggers import put_triggers_on_stack
from touchstone.protocol import Action, Activate, Concede, Pass, Play


class GameIsOver(Exception):
    """Nobody may do anything any more (102.1)."""


@rule("408.1b", "420.3")
def before_priority(game: Game) -> Procedure[None]:
    """State-based effects until there are none, then triggers onto the stack, all that until neither remains."""
    while True:
        while (yield from state_based_effects(game)):
            if game.state.over:
                raise GameIsOver
        if not game.state.waiting:
            return
        yield from put_triggers_on_stack(game)


@rule("408.1c", "300.2")
def priority_until_all_pass(game: Game) -> Procedure[None]:
    """Players act or pass, the active one first; when all pass the stack resolves, or the step ends."""
    while True:
        yield from before_priority(game)
        yield from priority_round(game)
        if not game.zone(STACK):
            return
        yield from resolve_top(game)


def priority_round(game: Game) -> Procedure[None]:
    """Give priority around the table, until all pass in succession; whoever acts has it again."""
    to_pass = list(dict.fromkeys(game.side(name) for name in game.in_turn_order))
    passed: list[str] = []
    while to_pass:
        members = [name for name in game.in_turn_order if game.side(name) == to_pass[0]]
        if not members or (yield from act_or_pass(game, members)) is None:
            passed.append(to_pass.pop(0))
        else:
            yield from before_priority(game)
            to_pass, passed = [*to_pass, *passed], []


def act_or_pass(game: Game, members: list[str]) -> Procedure[str | None]:
    """One player (or a team's players) with priority: the player who acted, or None for a pass.

    An illegal action is taken back, and the player may act otherwise (422). A pass changes nothing.
    """
    while True:
        player, action = yield AskAction(members[0])
        if isinstance(action, Pass) and player in members:
            game.tell("pass", f"{player} passes.", "408.1c", players=(player,))
            return None
        if (yield from tried(game, player, act(game, members, player, action))) or game.player(player).lost:
            return str(player)


@rule("408.1c", "422.1")
def act(game: Game, members: list[str], player: str, action: Action) -> Procedure[None]:
    """What a player with priority may do: pass, play a card or an ability. Conceding is always possible (102.3a)."""
    if isinstance(action, Concede):
        concede(game, player)
    elif player not in members:
        raise Illegal("not-yours", f"{player} does not have priority.", "408.1c")
    elif isinstance(action, Play):
        yield from play_card(game, player, action)
    elif isinstance(action, Activate):
        yield from play_ability(game, player, action)


def concede(game: Game, player: str) -> None:
    """A player leaves the game, which may end it (102.3a)."""
    leave_game(game, [player])
    if game.state.over:
        raise GameIsOver
