"""Misreadings of evoke: what is paid for it, and when and from where (LRW-EVOKE)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oracle.game.asking import Illegal
from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import conditions, on_stack, paying, playing, resolving, spell_costs, timing
from oracle.rules import context as contexts
from oracle.rules.context import Context
from oracle.rules.mana import Bill, can_pay
from oracle.rules.statics import in_force
from oracle.words.abilities import Activated
from oracle.words.costs import Cost
from oracle.words.statics import CostChange
from touchstone.protocol import Announcement

CostOfSpell = Callable[[Game, int], int]


def was_evoked(game: Game, id: int) -> bool:
    """Whether a spell, or the spell that became this permanent, was played for its evoke cost."""
    return game.object(id).choices.alternative_cost == "evoke"


def evoke_bill(game: Game, id: int) -> Bill:
    """The evoke cost of a card, as it is printed."""
    costs = spell_costs.alternative_costs.reading(game, game.object(id).owner, id)
    return paying.mana_bill(paying.cost_of(costs["evoke"].mana), 0)


def mana_in(bill: Bill) -> int:
    """How much mana a bill comes to."""
    return bill.generic + len(bill.colored)


# -- what is paid ------------------------------------------------------------------------------------------


def both_costs(game: Game, player: str, id: int, free: bool = False) -> paying.TotalCost:
    """The total cost, with the mana cost on top of the evoke cost."""
    total = spell_costs.total_cost.reading(game, player, id, free)
    if was_evoked(game, id):
        mana_cost = paying.mana_bill(game.known(id).cost, 0)
        total.bill = Bill(total.bill.generic + mana_cost.generic, total.bill.colored + mana_cost.colored)
    return total


misreading(
    "LRW-EVOKE-01",
    "The evoke cost is paid on top of the mana cost",
    total_cost=both_costs,
)


def _evoked_if_short_of_mana(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False
) -> Procedure[None]:
    may = "evoke" in spell_costs.alternative_costs.reading(game, player, id) and not free
    if may and not can_pay(game, player, paying.mana_bill(game.known(id).cost, 0)):
        announced = msgspec.structs.replace(announced, alternative_cost="evoke")
    yield from spell_costs.choose_costs_and_x.reading(game, player, id, announced, free)


misreading(
    "LRW-EVOKE-11",
    "A card is evoked without being asked for whenever its mana cost cannot be paid",
    choose_costs_and_x=_evoked_if_short_of_mana,
)


def _any_alternative_cost(game: Game, context: Context, cost: str) -> bool:
    if cost == "evoke" and game.object(context.source).choices.alternative_cost is not None:
        return True
    return conditions.cost_was_paid.reading(game, context, cost)


misreading(
    "LRW-EVOKE-13",
    "Whoever pays another alternative cost has evoked the creature as well",
    cost_was_paid=_any_alternative_cost,
)


def free_and_evoked(game: Game, player: str, id: int, announced: Announcement, free: bool = False) -> Procedure[None]:
    """A card with evoke that is played free is evoked besides."""
    yield from spell_costs.choose_costs_and_x.reading(game, player, id, announced, free)
    if free and "evoke" in spell_costs.alternative_costs.reading(game, player, id):
        on_stack.with_choices(game, id, alternative_cost="evoke")


misreading(
    "LRW-EVOKE-29",
    "A card that is played without paying its mana cost is evoked all the same",
    choose_costs_and_x=free_and_evoked,
)


def _only_mana_costs_change(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    return bill if was_evoked(game, id) else paying.changed_bill.reading(game, bill, id, player, ability)


misreading(
    "LRW-EVOKE-26",
    "What makes spells cost more or less does not touch the evoke cost",
    changed_bill=_only_mana_costs_change,
)


# -- the mana cost -----------------------------------------------------------------------------------------


def worth_what_was_paid(paid: CostOfSpell) -> CostOfSpell:
    """Another converted mana cost for what was evoked."""

    def value(game: Game, id: int) -> int:
        return paid(game, id) if was_evoked(game, id) else contexts.mana_value.reading(game, id)

    return value


def change_of_the_cost(game: Game, id: int) -> int:
    """What the effects in force add to the cost of a spell, or take off."""
    player = game.controller(id)
    changes = [(context.controller, change) for context, change in in_force(game, CostChange)]
    return sum(
        change.generic
        for controller, change in changes
        if change.spells is not None and (change.who != "you" or controller == player)
    )


worth_the_evoke_cost = worth_what_was_paid(lambda game, id: mana_in(evoke_bill(game, id)))
worth_the_changed_cost = worth_what_was_paid(
    lambda game, id: contexts.mana_value.reading(game, id) + change_of_the_cost(game, id)
)

misreading(
    "LRW-EVOKE-25",
    "The evoke cost is the mana cost of an evoked spell and permanent",
    mana_value=worth_the_evoke_cost,
)
misreading(
    "LRW-EVOKE-27",
    "What an effect adds to the evoke cost, or takes off, it adds to the converted mana cost",
    mana_value=worth_the_changed_cost,
)


def _exactly_the_evoke_cost(game: Game, context: Context, cost: str) -> bool:
    right = conditions.cost_was_paid.reading(game, context, cost)
    if cost != "evoke" or not right:
        return right
    return change_of_the_cost(game, context.source) == 0


misreading(
    "LRW-EVOKE-28",
    "A creature is only sacrificed if exactly its evoke cost was spent, neither more nor less",
    cost_was_paid=_exactly_the_evoke_cost,
)


# -- when and from where -----------------------------------------------------------------------------------


def _only_from_hand(game: Game, player: str, id: int) -> dict[str, Cost]:
    costs = spell_costs.alternative_costs.reading(game, player, id)
    before = game.object(id).previous
    if game.object(id).zone == STACK and before is not None and game.object(before).zone != "hand":
        costs.pop("evoke", None)
    return costs


misreading(
    "LRW-EVOKE-10",
    "Only a card in hand can be evoked",
    alternative_costs=_only_from_hand,
)


def _like_an_ability(game: Game, player: str, id: int, announced: Announcement, free: bool = False) -> Procedure[None]:
    if announced.alternative_cost == "evoke":
        timing.forbid_prohibited.reading(game, player, "play-abilities", id)
    yield from spell_costs.choose_costs_and_x.reading(game, player, id, announced, free)


misreading(
    "LRW-EVOKE-14",
    "Evoke is an activated ability of the card, which Pithing Needle stops",
    choose_costs_and_x=_like_an_ability,
)


def _cannot_be_countered(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    if not was_evoked(game, id):
        yield from resolving.counter.reading(game, id, number, to)


misreading(
    "LRW-EVOKE-15",
    "An evoked spell cannot be countered",
    counter=_cannot_be_countered,
)


def not_for_evoke(check: Callable[[Game, str, int], None]) -> Callable[[Game, str, int, Announcement, bool], None]:
    """Another check where the card is evoked."""

    def may_play(game: Game, player: str, id: int, announced: Announcement, free: bool) -> None:
        if announced.alternative_cost == "evoke":
            check(game, player, id)
        else:
            playing.check_may_play_spell.reading(game, player, id, announced, free)

    return may_play


def only_as_a_sorcery(game: Game, player: str, id: int) -> None:
    """Refuses what may not be played as a sorcery now."""
    if not timing.sorcery_timing.reading(game, player):
        raise Illegal("timing", f"{player} may not evoke {game.name(id)} now.", "212.3a")


def _except_with_evoke(game: Game, player: str, what: str, id: int) -> None:
    if what != "play-spells" or "evoke" not in spell_costs.alternative_costs.reading(game, player, id):
        timing.forbid_prohibited.reading(game, player, what, id)


evoked_as_a_sorcery = not_for_evoke(only_as_a_sorcery)
evoked_as_an_instant = not_for_evoke(lambda game, player, id: timing.forbid_during_split_second.reading(game, player))

misreading(
    "LRW-EVOKE-05",
    "Flash helps only whoever pays the mana cost",
    check_may_play_spell=evoked_as_a_sorcery,
)
misreading(
    "LRW-EVOKE-16",
    "What forbids playing a creature spell forbids none that could be evoked",
    forbid_prohibited=_except_with_evoke,
)
misreading(
    "LRW-EVOKE-22",
    "A card can be evoked whenever an instant could be played",
    check_may_play_spell=evoked_as_an_instant,
)
