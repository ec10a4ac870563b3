"""Zones (217): where an object is among the others, and how it goes from there or ceases to exist."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from oracle.game.game import SHARED_ZONES, STACK, Game
from oracle.game.objects import Object

WITH_A_TOP = ("library", "graveyard", STACK)


def zone_of(it: Object) -> tuple[str, str | None]:
    """The zone that an object is in, and the player whose zone that is: its owner, or nobody."""
    return it.zone, None if it.zone in SHARED_ZONES else it.owner


def put_in_zone(game: Game, it: Object) -> None:
    """An object is in its zone from now on: at the top, where there is one, or else under all others."""
    game.put(it)
    ids = game.state.zones.get(zone_of(it), ())
    game.state.zones[zone_of(it)] = (it.id, *ids) if it.zone in WITH_A_TOP else (*ids, it.id)


def put_within_library(game: Game, owner: str, cards: Sequence[int], *, below: bool) -> None:
    """Cards of a library go on top of or under its others, the upper one first; they stay in their zone.

    What has left the game with its owner meanwhile is not there any more (102.5).
    """
    there = game.zone("library", owner)
    moved = tuple(card for card in cards if card in there)
    rest = tuple(card for card in there if card not in moved)
    game.state.zones["library", owner] = (*rest, *moved) if below else (*moved, *rest)


def _take_out(game: Game, it: Object) -> None:
    ids = game.state.zones.get(zone_of(it), ())
    game.state.zones[zone_of(it)] = tuple(other for other in ids if other != it.id)


def move_as_it_is(game: Game, id: int, zone: str) -> None:
    """Put an object into another zone without making a new one of it, as phasing does."""
    it = game.object(id)
    _take_out(game, it)
    put_in_zone(game, msgspec.structs.replace(it, zone=zone))


def cease_to_exist(game: Game, *ids: int) -> None:
    """Objects that are still there (102.5) are no more, all at once; each is remembered as it last was."""
    there = [id for id in ids if game.exists(id)]
    note_last_known(game, there)
    for id in there:
        is_gone(game, id)


def note_last_known(game: Game, ids: Iterable[int]) -> None:
    """What goes is last known as it is before, while all that goes with it is still there (413.2f)."""
    game.state.remembered.update({id: game.last_known(id) for id in ids})


def is_gone(game: Game, id: int) -> None:
    """An object, the last of which is known, is no more."""
    _take_out(game, game.object(id))
    del game.state.objects[id]
    game.changed()
