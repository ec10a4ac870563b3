"""Misreadings of bannerets (MOR-BANNER)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oracle.cards import card
from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.misreadings.tribal_words import creatures_only
from oracle.rulebook import RULES
from oracle.rules.context import fits, fits_subtypes
from oracle.rules.mana import Bill
from oracle.rules.paying import TotalCost, cost_of, mana_bill
from oracle.rules.spell_costs import card_of
from oracle.rules.statics import in_force
from oracle.words.abilities import Activated
from oracle.words.statics import CostChange

FROGTOSSER, BALLYRUSH = "Frogtosser Banneret", "Ballyrush Banneret"
Total = Callable[..., TotalCost]


def less(bill: Bill, amount: int) -> Bill:
    """A bill with less generic mana, as far as there is any."""
    return Bill(max(0, bill.generic - amount), bill.colored)


def right_bill(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    """The changed bill as the rules have it."""
    right: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    return right


def sum_of(bills: Iterable[Bill]) -> Bill:
    """Several bills as one."""
    total = Bill()
    for bill in bills:
        total = Bill(total.generic + bill.generic, total.colored + bill.colored)
    return total


# -- the cards (01, 03) ----------------------------------------------------------------------------------

misreading(
    "MOR-BANNER-01", "Ballyrush Banneret is a Kithkin Knight", cards={BALLYRUSH: {"subtypes": ("Kithkin", "Knight")}}
)
misreading("MOR-BANNER-01", "Ballyrush Banneret has no ability", cards={BALLYRUSH: {"abilities": ()}})
misreading(
    "MOR-BANNER-03",
    "Frogtosser Banneret lacks haste",
    cards={FROGTOSSER: {"abilities": card(FROGTOSSER).abilities[1:]}},
)
misreading("MOR-BANNER-03", "Frogtosser Banneret is no Rogue", cards={FROGTOSSER: {"subtypes": ("Goblin",)}})

# -- whose spells, and how much (02, 04, 05) -------------------------------------------------------------


def _for_all_players(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    right = right_bill(game, bill, id, player, ability)
    others = [
        change.generic
        for context, change in in_force(game, CostChange)
        if ability is None
        and change.who == "you"
        and context.controller != player
        and change.spells is not None
        and fits(game, change.spells, id, context)
    ]
    return less(right, -sum(others))


def _itself_as_well(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    right = right_bill(game, bill, id, player, ability)
    own = ability is None and "Banneret" in game.name(id)
    return less(right, 1) if own else right


def _coloured_mana_as_well(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    right = right_bill(game, Bill(bill.generic + len(bill.colored), ()), id, player, ability)
    return Bill(min(bill.generic, right.generic), bill.colored[: max(0, right.generic - bill.generic)])


def _for_each_type(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    right = right_bill(game, bill, id, player, ability)
    again = sum(
        -change.generic * (len(game.known(id).subtypes.intersection(change.spells.subtypes)) - 1)
        for context, change in in_force(game, CostChange)
        if ability is None
        and context.controller == player
        and change.spells is not None
        and change.spells.subtypes
        and fits_subtypes(game, change.spells, game.known(id))
    )
    return less(right, again)


misreading("MOR-BANNER-02", "The spells of all players cost less", changed_bill=_for_all_players)
misreading("MOR-BANNER-02", "A Banneret makes itself cheaper", changed_bill=_itself_as_well)
misreading(
    "MOR-BANNER-04",
    "Only creature spells cost less",
    fits_subtypes=creatures_only(lambda what: what.zone == STACK),
)
misreading("MOR-BANNER-04", "The reduction takes coloured mana as well", changed_bill=_coloured_mana_as_well)
misreading("MOR-BANNER-05", "A spell of both types costs {2} less", changed_bill=_for_each_type)

# -- off which cost (06 to 08) ---------------------------------------------------------------------------


def _additional(game: Game, id: int, total: TotalCost) -> Bill:
    parts = total.parts[1:] if game.object(id).choices.alternative_cost is not None else total.parts
    return sum_of(mana_bill(cost_of(part.mana), 0) for part in parts if part.mana is not None)


def _off_the_mana_cost(game: Game, player: str, id: int, free: bool = False) -> TotalCost:
    right: TotalCost = RULES["total_cost"].reading(game, player, id, free)
    more = _additional(game, id, right)
    if more == Bill() or free:
        return right
    reduced = right_bill(game, mana_bill(cost_of(card_of(game, id).cost), 0), id, player)
    return TotalCost(sum_of((reduced, more)), right.parts)


def _off_each_part(game: Game, player: str, id: int, free: bool = False) -> TotalCost:
    right: TotalCost = RULES["total_cost"].reading(game, player, id, free)
    more = _additional(game, id, right)
    if more == Bill() or free:
        return right
    parts = [mana_bill(cost_of(card_of(game, id).cost), 0), more]
    return TotalCost(sum_of(right_bill(game, part, id, player) for part in parts), right.parts)


def _not_off(kinds: Callable[[str], bool]) -> Total:
    """A reading of `total_cost` in which certain alternative costs are not changed."""

    def read(game: Game, player: str, id: int, free: bool = False) -> TotalCost:
        right: TotalCost = RULES["total_cost"].reading(game, player, id, free)
        kind = game.object(id).choices.alternative_cost
        if kind is None or not kinds(kind):
            return right
        unchanged = (mana_bill(cost_of(part.mana), 0) for part in right.parts if part.mana is not None)
        return TotalCost(sum_of(unchanged), right.parts)

    return read


misreading("MOR-BANNER-06", "The reduction is taken off the mana cost only", total_cost=_off_the_mana_cost)
misreading("MOR-BANNER-06", "The reduction is taken off each part of the cost", total_cost=_off_each_part)
misreading("MOR-BANNER-07", "An alternative cost is not reduced", total_cost=_not_off(lambda kind: True))
misreading("MOR-BANNER-08", "A prowl cost is not reduced", total_cost=_not_off(lambda kind: kind == "prowl"))
