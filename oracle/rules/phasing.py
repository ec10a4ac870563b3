"""Phasing (502.15, 217.8): permanents that are gone for a time and come back as they were."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import ContinuousEffect
from oracle.rulebook import rule
from oracle.rules.combat_state import remove_from_combat
from oracle.rules.context import OUT_OF_REACH
from oracle.rules.zones import move_as_it_is

PHASED_OUT = "phased-out"


@rule("217.8a", "502.15")
def let_phase_out(game: Game, ids: Iterable[int]) -> None:
    """Permanents phase out, and what is attached to them with them. That is no leaving play: nothing triggers."""
    leaving = list(ids)
    for host in leaving:
        leaving += [id for id in game.permanents if game.object(id).attached_to == host and id not in leaving]
    for id in leaving:
        on = game.object(id).attached_to
        remove_from_combat(game, id)
        game.tell("phasing", f"{game.name(id)} phases out.", "502.15", objects=(id,))
        move_as_it_is(game, id, PHASED_OUT)
        game.alter(id, phased_with=on if on in leaving else None)
    let_go_of_phased(game, frozenset(leaving))


@rule("502.15g")
def let_go_of_phased(game: Game, ids: frozenset[int]) -> None:
    """Effects of limited duration, and delayed triggered abilities, do not reach what has once phased out."""
    state = game.state
    state.effects = tuple(
        msgspec.structs.replace(effect, objects=effect.objects - ids) if is_limited(effect) else effect
        for effect in state.effects
    )
    state.delayed = tuple(
        msgspec.structs.replace(delayed, known=without(delayed.known, ids)) for delayed in state.delayed
    )
    for id in ids:
        game.alter(id, stays_tapped=False)


def without(known: Mapping[str, Any], ids: frozenset[int]) -> Mapping[str, Any]:
    """What a delayed triggered ability knows, without being able to refer to certain objects any more."""
    return {**known, OUT_OF_REACH: ids.union(known.get(OUT_OF_REACH, ()))}


def is_limited(effect: ContinuousEffect) -> bool:
    """Whether the effect has a duration, and does not just go on."""
    return effect.duration.until != "game" or effect.until_event is not None


@rule("302.1", "502.15")
def phase_in(game: Game) -> None:
    """As the untap step begins, what phased out under the active player's control phases in."""
    returning = [id for id in game.zone(PHASED_OUT) if phases_in_under(game, id) in game.active]
    for id in returning:
        return_from_phasing(game, id)
        game.tell("phasing", f"{game.name(id)} phases in.", "502.15", objects=(id,))


@rule("217.8d", "502.15")
def phases_in_under(game: Game, id: int) -> str | None:
    """Who controlled a permanent as it phased out.

    What phased out with something comes back with that, or never, if that has ceased to exist meanwhile.
    """
    it = game.object(id)
    if it.phased_with is not None:
        return phases_in_under(game, it.phased_with) if game.exists(it.phased_with) else None
    return it.held_by or it.owner


@rule("217.1c", "217.8c")
def return_from_phasing(game: Game, id: int) -> None:
    """A permanent that phases in remembers its state; it is not new, and does not come into play."""
    move_as_it_is(game, id, BATTLEFIELD)


@rule("216.3", "217.8d")
def may_be_out_of_play(game: Game, id: int) -> bool:
    """Whether a token can go on existing outside of play: none can, not even a phased-out one."""
    return False
