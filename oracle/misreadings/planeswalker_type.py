"""Misreadings of what a planeswalker is: its type, its subtype, the uniqueness rule (LRW-PW-01 to 25)."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.game.events import Event
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rules import state_based
from oracle.rules.state_based import planeswalkers, to_graveyard


def _of_one_player(game: Game) -> list[Event]:
    def doomed(one: int, others: Iterable[int]) -> bool:
        return any(
            other != one
            and game.controller(other) == game.controller(one)
            and state_based.shared_planeswalker_types(game, one, other)
            for other in others
        )

    found = planeswalkers(game)
    return to_graveyard([one for one in found if doomed(one, found)], "212.9c")


misreading(
    "LRW-PW-20",
    "The uniqueness rule looks at the planeswalkers of one player at a time",
    planeswalkers_sharing_a_type=_of_one_player,
)
