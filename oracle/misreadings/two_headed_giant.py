"""Misreadings of planeswalkers in Two-Headed Giant (LRW-PW-73 to 75 and 87)."""

from __future__ import annotations

from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import assigning, combat, combat_state
from oracle.rules.combat import Defender
from oracle.rules.state_based import planeswalkers


def _either_head(game: Game) -> list[Defender]:
    return list(dict.fromkeys([*combat.defending_players(game), *combat.attackable.reading(game)]))


def _the_head_that_is_attacked(game: Game, id: int) -> Procedure[int | str | None]:
    yield from ()
    return assigning.attacked_by(game, id)


misreading(
    "LRW-PW-73",
    "Each attacker attacks one head of the team, chosen as it attacks, and damages that head",
    attackable=_either_head,
    recipient=_the_head_that_is_attacked,
)


def _of_the_player_opposite(game: Game, player: str) -> list[int]:
    opposite = combat.defending_players(game)[0]
    return combat.attackable_planeswalkers.reading(game, player) if player == opposite else []


misreading(
    "LRW-PW-74",
    "Of a defending team only the planeswalkers of the player opposite may be attacked",
    attackable_planeswalkers=_of_the_player_opposite,
)


def _its_controller_alone(game: Game, blocker: int, attacker: int) -> bool:
    attacked = combat_state.combat(game).attackers.get(attacker)
    if isinstance(attacked, int) and game.controller(blocker) != game.controller(attacked):
        return False
    return combat.may_block.reading(game, blocker, attacker)


misreading(
    "LRW-PW-75",
    "Only the controller of an attacked planeswalker may block its attackers",
    may_block=_its_controller_alone,
)


def _of_the_whole_team(game: Game, player: str) -> list[int]:
    return [id for id in planeswalkers(game) if combat.defending_side(game, id) == game.side(player)]


misreading(
    "LRW-PW-87",
    "Damage to one head of a team may be moved to a planeswalker of either",
    redirection_choices=_of_the_whole_team,
)
