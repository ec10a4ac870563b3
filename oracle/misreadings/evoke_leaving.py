"""Misreadings of evoke with abilities on leaving play (MOR-EVOKE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.events import Event
from oracle.game.game import Game, Table
from oracle.game.objects import Object
from oracle.misreadings import misreading
from oracle.misreadings.evoke import (
    both_costs,
    evoke_bill,
    evoked_as_a_sorcery,
    evoked_as_an_instant,
    free_and_evoked,
    mana_in,
    was_evoked,
    worth_the_changed_cost,
    worth_the_evoke_cost,
)
from oracle.misreadings.evoke_sacrifice import (
    by_who_paid,
    gone_at_once,
    only_own_creature,
    resolved_at_once,
    sacrificed_if,
    straight_to_the_graveyard,
    with_changed,
)
from oracle.rules import context as contexts
from oracle.rules import paying, triggers
from oracle.rules.context import Context
from oracle.rules.mana import Bill
from oracle.words.abilities import Ability, Activated, Triggered
from oracle.words.triggers import LeavesPlay

SLITHERMUSE = "Slithermuse"


def is_on_leaving_play(ability: Ability) -> bool:
    """Whether an ability triggers on leaving play."""
    return isinstance(ability, Triggered) and isinstance(ability.on, LeavesPlay)


# -- the cards -----------------------------------------------------------------------------------------------


def _drawing(**changes: Any) -> dict[str, dict[str, Any]]:
    """Slithermuse with another text of its ability."""
    text = msgspec.to_builtins(card(SLITHERMUSE).abilities)[0]["text"]
    return with_changed(SLITHERMUSE, 0, {"text": {**text, **changes}})


def _one_more() -> dict[str, dict[str, Any]]:
    """Slithermuse, which draws a card more than it should."""
    choose, draw = msgspec.to_builtins(card(SLITHERMUSE).abilities)[0]["text"]["effects"]
    amount = {**draw["amount"], "amounts": [*draw["amount"]["amounts"], 1]}
    return _drawing(effects=[choose, {**draw, "amount": amount}])


def _on_arrival_too() -> dict[str, dict[str, Any]]:
    """Slithermuse, whose ability also triggers on coming into play."""
    abilities = msgspec.to_builtins(card(SLITHERMUSE).abilities)
    return {SLITHERMUSE: {"abilities": [*abilities, {**abilities[0], "on": {"event": "comes-into-play"}}]}}


misreading(
    "MOR-EVOKE-02",
    "The ability of Walker of the Grove triggers on coming into play",
    cards=with_changed("Walker of the Grove", 0, {"on": {"event": "comes-into-play"}}),
)
misreading(
    "MOR-EVOKE-03",
    "The evoke cost of Slithermuse is less than its mana cost",
    cards=with_changed(SLITHERMUSE, 1, {"cost": "{1}{U}"}),
)
misreading(
    "MOR-EVOKE-04",
    "Slithermuse targets the opponent",
    cards=_drawing(
        targets=[{"name": "rival", "player": "opponent"}],
        effects=msgspec.to_builtins(card(SLITHERMUSE).abilities)[0]["text"]["effects"][1:],
    ),
)
misreading("MOR-EVOKE-04", "Slithermuse draws one card more than what is lacking", cards=_one_more())
misreading(
    "MOR-EVOKE-08",
    "The ability on leaving play goes on the stack together with the sacrifice",
    cards=_on_arrival_too(),
)


# -- the sacrifice -------------------------------------------------------------------------------------------


def _is_of_lorwyn(game: Game, context: Context) -> bool:
    printed = game.object(context.source).card
    return was_evoked(game, context.source) and printed is not None and printed.since is None


misreading(
    "MOR-EVOKE-01",
    "Evoked creatures of Morningtide are not sacrificed",
    cost_was_paid=sacrificed_if(_is_of_lorwyn),
)
misreading(
    "MOR-EVOKE-05",
    "An evoked creature is sacrificed at once, and no ability triggers for it",
    resolve_permanent_spell=gone_at_once,
)
misreading(
    "MOR-EVOKE-07",
    "An evoked creature never comes into play",
    resolve_permanent_spell=straight_to_the_graveyard,
)


def _not_if_evoked(game: Game, before: Table, id: int) -> tuple[Ability, ...]:
    abilities = triggers.abilities_just_before.reading(game, before, id)
    return tuple(one for one in abilities if not (is_on_leaving_play(one) and was_evoked(game, id)))


misreading(
    "MOR-EVOKE-06",
    "An evoked creature was never really in play, and its ability on leaving does not trigger",
    abilities_just_before=_not_if_evoked,
)


def _is_ability_on_leaving(game: Game, id: int) -> bool:
    ability = game.object(id).ability
    return ability is not None and is_on_leaving_play(ability.ability)


misreading(
    "MOR-EVOKE-09",
    "The ability on leaving play is followed together with the sacrifice",
    before_priority=resolved_at_once(_is_ability_on_leaving),
)


# -- who controls it -----------------------------------------------------------------------------------------


def _seen_by_the_owner(
    game: Game, event: Event, now: list[triggers.Watcher], before: Table, objects: dict[int, Object]
) -> list[triggers.Watcher]:
    found = triggers.abilities_that_see.reading(game, event, now, before, objects)
    return [
        (source, game.object(source).owner if is_on_leaving_play(ability) else controller, ability)
        for source, controller, ability in found
    ]


misreading(
    "MOR-EVOKE-11",
    "A creature that comes into play under another player's control is no evoked one",
    cost_was_paid=sacrificed_if(by_who_paid),
)
misreading(
    "MOR-EVOKE-12",
    "Only the player who evoked the creature could sacrifice it",
    resolve_ability=only_own_creature,
)
misreading(
    "MOR-EVOKE-13",
    "The owner of the creature has the ability on leaving play",
    abilities_that_see=_seen_by_the_owner,
)


# -- timing and costs ----------------------------------------------------------------------------------------

Changed = Callable[[Game, Bill, int, str, Activated | None], Bill]


def _with_generic(generic: Callable[[int, int], int]) -> Changed:
    """Another generic part of the changed cost where the evoke cost is paid, from the parts before and after."""

    def changed(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
        right = paying.changed_bill.reading(game, bill, id, player, ability)
        evoked = was_evoked(game, id)
        return Bill(generic(bill.generic, right.generic), bill.colored) if evoked else right

    return changed


def _was_cheaper(game: Game, context: Context) -> bool:
    id = context.source
    if not was_evoked(game, id):
        return False
    paid = paying.changed_bill.reading(game, evoke_bill(game, id), id, context.controller)
    return mana_in(paid) < contexts.mana_value.reading(game, id)


misreading("MOR-EVOKE-10", "Cards are evoked like instants", check_may_play_spell=evoked_as_an_instant)
misreading("MOR-EVOKE-10", "Flash does not help to evoke", check_may_play_spell=evoked_as_a_sorcery)
misreading("MOR-EVOKE-14", "What was evoked has the evoke cost for a mana cost", mana_value=worth_the_evoke_cost)
misreading("MOR-EVOKE-15", "Both the mana cost and the evoke cost are paid", total_cost=both_costs)
misreading("MOR-EVOKE-16", "The evoke cost is never increased", changed_bill=_with_generic(min))
misreading("MOR-EVOKE-17", "The evoke cost is never reduced", changed_bill=_with_generic(max))
misreading("MOR-EVOKE-18", "A tax on an evoked spell is part of its mana cost", mana_value=worth_the_changed_cost)
misreading(
    "MOR-EVOKE-19",
    "A creature is sacrificed if less was paid for it than its mana cost",
    cost_was_paid=sacrificed_if(_was_cheaper),
)
misreading("MOR-EVOKE-20", "A card played free is evoked besides", choose_costs_and_x=free_and_evoked)
