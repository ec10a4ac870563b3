"""Misreadings of how phases and steps end (GRS-300.2)."""

from __future__ import annotations

from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import priority, turn
from oracle.rules.resolving import resolve_top


def _first_pass_ends_it(game: Game) -> Procedure[None]:
    while True:
        yield from priority.before_priority(game)
        if not game.zone(STACK) and (yield from priority.act_or_pass(game, game.active)) is None:
            return
        if game.zone(STACK):
            yield from priority.priority_round(game)
            yield from resolve_top(game)


def _empty_stack_ends_it(game: Game) -> Procedure[None]:
    while True:
        yield from priority.before_priority(game)
        yield from priority.priority_round(game)
        if game.zone(STACK):
            yield from resolve_top(game)
        if not game.zone(STACK) and not game.state.waiting:
            return


def _last_word_of_the_active_player(game: Game) -> Procedure[None]:
    resolved = False
    while True:
        yield from priority.before_priority(game)
        if resolved and not game.zone(STACK):
            if (yield from priority.act_or_pass(game, game.active)) is None:
                return
            continue
        yield from priority.priority_round(game)
        if not game.zone(STACK):
            return
        yield from resolve_top(game)
        resolved = True


misreading(
    "GRS-300.2-01", "A step ends as soon as the active player passes", priority_until_all_pass=_first_pass_ends_it
)
misreading(
    "GRS-300.2-03",
    "A step ends when the last object of the stack has resolved",
    priority_until_all_pass=_empty_stack_ends_it,
)
misreading(
    "GRS-300.2-04",
    "After something has resolved only the active player may add something",
    priority_until_all_pass=_last_word_of_the_active_player,
)


def _triggers_between_steps(game: Game) -> Procedure[None]:
    yield from turn.untap_step.reading(game)
    yield from priority.before_priority(game)
    while game.zone(STACK):
        yield from resolve_top(game)
        yield from priority.before_priority(game)


def _priority_in_the_untap_step(game: Game) -> Procedure[None]:
    yield from turn.untap_step.reading(game)
    yield from priority.priority_until_all_pass(game)


misreading("GRS-300.2-02", "What triggers is settled between two steps", untap_step=_triggers_between_steps)
misreading("GRS-300.2-05", "Players get priority in the untap step", untap_step=_priority_in_the_untap_step)
misreading("GRS-300.2-06", "Nobody ever gets priority in a cleanup step", something_waits=lambda game: False)
