"""Misreadings of how the revealed cards are compared (LRW-CLASH-09, 14, 27 to 32)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oracle.effects.clash import Costs
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES
from oracle.rules.context import mana_values
from oracle.rules.paying import cost_of
from oracle.words.abilities import Suspend

ENOUGH = 20
"""A number for X that beats every card."""


def wins(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    """Whether a player wins a clash, by the right reading."""
    won: bool = RULES["wins_clash"].reading(game, player, costs)
    return won


def costs_as_noted(game: Game, card: int | None) -> Costs:
    """The costs that count for a revealed card, by the right reading."""
    noted: Costs = RULES["noted_costs"].reading(game, card)
    return noted


# -- what is higher (09, 14, 27) -------------------------------------------------------------------------


def no_lower(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    """A cost that is not lower wins. Who reveals no card has no cost to be compared."""
    others = [cost for other, cost in costs.items() if other != player and cost]
    return any(all(own >= min(cost) for cost in others) for own in costs[player])


def by_what_lies_on_top_now(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    """The costs compared are those of the cards on top after the placing."""
    tops = {one: next(iter(game.zone("library", one)), None) for one in costs}
    return wins(game, player, {one: costs_as_noted(game, top) for one, top in tops.items()})


def _tie_to_the_active_player(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    return wins(game, player, costs) or (player in game.active and not any(wins(game, one, costs) for one in costs))


def _less_than_nothing(game: Game, card: int | None) -> Costs:
    return (-1,) if card is not None and _has_no_cost(game, card) else costs_as_noted(game, card)


def _has_no_cost(game: Game, card: int) -> bool:
    return game.known(card).cost is None and len(mana_values(game, card)) == 1


misreading("LRW-CLASH-09", "A converted mana cost that is not lower wins, also in a tie", wins_clash=no_lower)
misreading(
    "LRW-CLASH-14",
    "The cards compared are those on top of the libraries after the revealed ones were placed",
    wins_clash=by_what_lies_on_top_now,
)
misreading("LRW-CLASH-27", "The active player wins a tie", wins_clash=_tie_to_the_active_player)
misreading("LRW-CLASH-27", "A mana cost of nothing is more than no mana cost", noted_costs=_less_than_nothing)

# -- X, and no mana cost (28, 29) ------------------------------------------------------------------------


def with_x(count: Callable[[int], int]) -> Callable[[Game, int | None], Costs]:
    """A reading of `noted_costs` that changes what cards with X in their cost count."""

    def noted(game: Game, card: int | None) -> Costs:
        costs = costs_as_noted(game, card)
        cost = game.known(card).cost if card is not None else None
        return tuple(map(count, costs)) if cost is not None and cost.x_count else costs

    return noted


misreading("LRW-CLASH-28", "A card with X in its cost counts as 0 as a whole", noted_costs=with_x(lambda cost: 0))
misreading(
    "LRW-CLASH-28",
    "The player who reveals an X says what it is, and says enough to win",
    noted_costs=with_x(lambda cost: cost + ENOUGH),
)


def _undefined(game: Game, card: int | None) -> Costs:
    return () if card is not None and _has_no_cost(game, card) else costs_as_noted(game, card)


def _beats_numbers_only(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    return all(costs.values()) and wins(game, player, costs)


def _for_which_it_is_suspended(game: Game, card: int | None) -> Costs:
    it = game.object(card).card if card is not None else None
    suspended = [cost_of(word.cost) for word in (it.abilities if it is not None else ()) if isinstance(word, Suspend)]
    return tuple(cost.value() for cost in suspended if cost is not None) or costs_as_noted(game, card)


misreading(
    "LRW-CLASH-29",
    "A card without a mana cost has no number, and nothing is higher than that",
    noted_costs=_undefined,
    wins_clash=_beats_numbers_only,
)
misreading(
    "LRW-CLASH-29",
    "A card that can be suspended counts as much as that costs",
    noted_costs=_for_which_it_is_suspended,
)

# -- split cards (30 to 32) ------------------------------------------------------------------------------


def _as_one(count: Callable[[Costs], int]) -> Callable[[Game, int | None], Costs]:
    """A reading of `noted_costs` that makes one number of those of the halves."""

    def noted(game: Game, card: int | None) -> Costs:
        return (count(costs_as_noted(game, card)),)

    return noted


misreading("LRW-CLASH-30", "The costs of the halves of a split card are added", noted_costs=_as_one(sum))
misreading(
    "LRW-CLASH-30",
    "Of a split card the first half counts",
    noted_costs=_as_one(lambda costs: costs[0]),
)
misreading("LRW-CLASH-30", "Of a split card the half that costs more counts", noted_costs=_as_one(max))


def _only_the_first_winner(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    return player == next((one for one in costs if wins(game, one, costs)), None)


misreading("LRW-CLASH-31", "A clash has one winner at most", wins_clash=_only_the_first_winner)
misreading("LRW-CLASH-32", "Of 1 and 3 against 2 the sum wins alone", noted_costs=_as_one(sum))
misreading("LRW-CLASH-32", "Of 1 and 3 against 2 the 3 wins alone", noted_costs=_as_one(max))
misreading("LRW-CLASH-32", "Of 1 and 3 against 2 the 2 wins alone, the 1 being what counts", noted_costs=_as_one(min))
