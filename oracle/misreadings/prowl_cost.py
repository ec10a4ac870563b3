"""Misreadings of prowl as a cost, and of what it brings to have paid it (MOR-PROWL-01 to 06, 12, 20 to 27)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.misreadings import misreading
from oracle.misreadings.prowl_condition import printed_types
from oracle.rulebook import RULES, Procedure
from oracle.rules.conditions import kind_dealt_combat_damage
from oracle.rules.context import Context
from oracle.rules.mana import Bill
from oracle.rules.on_stack import with_choices
from oracle.rules.paying import TotalCost, cost_of, mana_bill
from oracle.rules.spell_costs import alternative_costs, card_of
from oracle.words.abilities import Activated, Prowl
from oracle.words.costs import Cost
from oracle.words.mana import parse_cost
from touchstone.protocol import Announcement

PROWL = "prowl"


def _was_prowled(game: Game, id: int) -> bool:
    return game.object(id).choices.alternative_cost == PROWL


# -- printed facts (01, 02) ------------------------------------------------------------------------------

misreading("MOR-PROWL-01", "A sorcery has no prowl", cards={"Noggin Whack": {"abilities": ()}})
misreading("MOR-PROWL-02", "The prowl cost is the mana cost", cards={"Latchkey Faerie": {"cost": "{2}{U}"}})

# -- the cost (05, 06, 12, 21, 24) -----------------------------------------------------------------------


def _from_hand_only(game: Game, player: str, id: int) -> dict[str, Cost]:
    costs: dict[str, Cost] = RULES["alternative_costs"].reading(game, player, id)
    previous = game.object(id).previous
    in_hand = previous is not None and game.object(previous).zone == "hand"
    return {kind: cost for kind, cost in costs.items() if kind != PROWL or in_hand}


def _on_top_of_the_mana_cost(game: Game, player: str, id: int, free: bool = False) -> TotalCost:
    total: TotalCost = RULES["total_cost"].reading(game, player, id, free)
    if not _was_prowled(game, id):
        return total
    more = mana_bill(cost_of(card_of(game, id).cost), 0)
    return TotalCost(Bill(total.bill.generic + more.generic, total.bill.colored + more.colored), total.parts)


def _never_dearer(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    changed: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    return bill if _was_prowled(game, id) else changed


def _value_of_the_prowl_cost(game: Game, id: int) -> int:
    it = game.object(id)
    prowl = [word.cost for word in it.card.abilities if isinstance(word, Prowl)] if it.card is not None else []
    if prowl and it.zone == STACK and _was_prowled(game, id):
        return parse_cost(prowl[0]).value()
    value: int = RULES["mana_value"].reading(game, id)
    return value


def _prowl_must_be_paid(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False
) -> Procedure[None]:
    if not free and PROWL in alternative_costs(game, player, id):
        announced = msgspec.structs.replace(announced, alternative_cost=PROWL)
    yield from RULES["choose_costs_and_x"].reading(game, player, id, announced, free)


misreading(
    "MOR-PROWL-05",
    "Prowl is an ability of the card in hand, and works from nowhere else",
    alternative_costs=_from_hand_only,
)
misreading("MOR-PROWL-06", "The prowl cost is paid on top of the mana cost", total_cost=_on_top_of_the_mana_cost)
misreading("MOR-PROWL-12", "What makes spells cost more passes prowl costs by", changed_bill=_never_dearer)
misreading(
    "MOR-PROWL-21",
    "The prowl cost is the mana cost of the spell",
    mana_value=_value_of_the_prowl_cost,
)
misreading("MOR-PROWL-24", "Who could pay the prowl cost must pay it", choose_costs_and_x=_prowl_must_be_paid)

# -- the moment (20) -------------------------------------------------------------------------------------


def _as_soon_as_the_damage_is_dealt(game: Game, player: str, id: int) -> bool:
    usual: bool = RULES["may_play_card_now"].reading(game, player, id)
    prowl = any(ability.keyword == PROWL for ability in game.known(id).abilities)
    return usual or (prowl and kind_dealt_combat_damage(game, id, player))


misreading(
    "MOR-PROWL-20",
    "A card may be prowled as soon as the damage has been dealt",
    may_play_card_now=_as_soon_as_the_damage_is_dealt,
)

# -- the types of the spell (22, 23) ---------------------------------------------------------------------


def _printed_types(game: Game, spell: int) -> frozenset[str]:
    return printed_types(game, spell)


def _printed_types_too(game: Game, spell: int) -> frozenset[str]:
    types: frozenset[str] = RULES["creature_types_of_spell"].reading(game, spell)
    return types | printed_types(game, spell)


def _chosen_types_of_all_spells(game: Game, spell: int) -> frozenset[str]:
    types: frozenset[str] = RULES["creature_types_of_spell"].reading(game, spell)
    chosen = [game.object(id).chosen.get("creature-type") for id in game.permanents]
    return types | {word for word in chosen if word is not None}


misreading("MOR-PROWL-22", "The types printed on the card count", creature_types_of_spell=_printed_types)
misreading(
    "MOR-PROWL-23",
    "The types that an effect gives are added to those printed on the card",
    creature_types_of_spell=_printed_types_too,
)
misreading(
    "MOR-PROWL-23",
    "What gives creature spells a type gives it to other spells of a creature type, too",
    creature_types_of_spell=_chosen_types_of_all_spells,
)

# -- what was paid (04, 12, 25, 26, 27) ------------------------------------------------------------------

PaidReading = Callable[[Game, Context, str], bool]


def _paid(game: Game, context: Context, cost: str) -> bool:
    return bool(RULES["cost_was_paid"].reading(game, context, cost))


def _is_permanent(game: Game, id: int) -> bool:
    return game.object(id).zone == BATTLEFIELD


def might_have_been(concerns: Callable[[Game, int], bool]) -> PaidReading:
    """A reading of `cost_was_paid` that asks whether prowl could be paid, not whether it was."""

    def reading(game: Game, context: Context, cost: str) -> bool:
        if cost == PROWL and concerns(game, context.source):
            return kind_dealt_combat_damage(game, context.source, context.controller)
        return _paid(game, context, cost)

    return reading


def _copied_too(game: Game, context: Context, cost: str) -> bool:
    copied = game.object(context.source).copied
    alike = [id for id in game.permanents if copied is not None and game.object(id).card == copied]
    return any(_paid(game, Context(id, context.controller), cost) for id in (context.source, *alike))


def _whichever_alternative(game: Game, context: Context, cost: str) -> bool:
    return _paid(game, context, cost) or game.object(context.source).choices.alternative_cost is not None


def _forgotten_by_permanents(game: Game, context: Context, cost: str) -> bool:
    return _paid(game, context, cost) and not _is_permanent(game, context.source)


def _forgotten_on_leaving_play(game: Game, context: Context, cost: str) -> bool:
    return _paid(game, context, cost) and game.exists(context.source)


def _copy_without_prowl(game: Game, id: int, player: str, owner: str) -> int:
    copy: int = RULES["made_copy"].reading(game, id, player, owner)
    with_choices(game, copy, alternative_cost=None)
    return copy


def _for_nothing_is_for_prowl(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False
) -> Procedure[None]:
    yield from RULES["choose_costs_and_x"].reading(game, player, id, announced, free)
    if free and kind_dealt_combat_damage(game, id, player):
        with_choices(game, id, alternative_cost=PROWL)


misreading(
    "MOR-PROWL-04",
    "Latchkey Faerie draws whenever it could have been prowled",
    cost_was_paid=might_have_been(_is_permanent),
)
misreading("MOR-PROWL-04", "A copy of a permanent that was prowled was prowled, too", cost_was_paid=_copied_too)
misreading(
    "MOR-PROWL-12",
    "Another alternative cost counts as the prowl cost, too",
    cost_was_paid=_whichever_alternative,
)
misreading("MOR-PROWL-25", "A permanent does not know what was paid for it", cost_was_paid=_forgotten_by_permanents)
misreading(
    "MOR-PROWL-25",
    "A permanent that has left play was not prowled",
    cost_was_paid=_forgotten_on_leaving_play,
)
misreading(
    "MOR-PROWL-26",
    "A sorcery does more whenever it could have been prowled",
    cost_was_paid=might_have_been(lambda game, id: not _is_permanent(game, id)),
)
misreading("MOR-PROWL-26", "A copy of a prowled spell was not prowled", made_copy=_copy_without_prowl)
misreading(
    "MOR-PROWL-27",
    "A spell that is played for nothing counts as prowled if it could have been",
    choose_costs_and_x=_for_nothing_is_for_prowl,
)
