"""Misreadings of the number in the arrow as a cost (LRW-PW-44 to 47)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.game.events import CounterChange, TapChange
from oracle.game.game import Game
from oracle.game.objects import Target
from oracle.misreadings import misreading
from oracle.misreadings.planeswalker_abilities import is_loyalty_ability
from oracle.misreadings.planeswalker_garruk import gone_with_its_source
from oracle.rulebook import RULES, Procedure
from oracle.rules.happening import happen
from oracle.rules.mana import Bill
from oracle.rules.paying import loyalty_change
from oracle.words.abilities import Activated

# -- the whole cost (44) ---------------------------------------------------------------------------------


def _and_tapped(game: Game, id: int, change: int) -> Procedure[None]:
    yield from RULES["pay_loyalty"].reading(game, id, change)
    yield from happen(game, TapChange(object=id, tapped=True))


def _and_mana(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    changed: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    return Bill(changed.generic + 1, changed.colored) if is_loyalty_ability(ability) else changed


misreading("LRW-PW-44", "A planeswalker is tapped for its abilities, too", pay_loyalty=_and_tapped)
misreading("LRW-PW-44", "A planeswalker's abilities cost mana, too", changed_bill=_and_mana)

# -- when it is paid (45, 46) ----------------------------------------------------------------------------

Postponed = Callable[[int], bool]
"""Which changes of loyalty wait until the ability resolves."""


def paid_at_once(but: Postponed) -> Callable[[Game, int, int], Procedure[None]]:
    """A reading of `pay_loyalty` that leaves out the postponed changes."""

    def reading(game: Game, id: int, change: int) -> Procedure[None]:
        if not but(change):
            yield from RULES["pay_loyalty"].reading(game, id, change)

    return reading


def paid_on_resolution(which: Postponed) -> Callable[[Game, int, list[Target]], Procedure[None]]:
    """A reading of `resolve_ability` that first makes the postponed changes."""

    def reading(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
        it = game.object(id)
        played = it.ability.ability if it.ability is not None else None
        if it.ability is not None and isinstance(played, Activated) and played.cost.loyalty is not None:
            change = loyalty_change(played.cost.loyalty, it.choices.x or 0)
            if which(change):
                yield from RULES["pay_loyalty"].reading(game, it.ability.source, change)
        yield from RULES["resolve_ability"].reading(game, id, targets)

    return reading


def _gain(change: int) -> bool:
    return change > 0


def _loss(change: int) -> bool:
    return change < 0


def _paid_or_undone(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    it = game.object(id)
    source_is_there = it.ability is None or game.exists(it.ability.source)
    resolve = paid_on_resolution(_loss) if source_is_there else gone_with_its_source
    yield from resolve(game, id, targets)


def as_an_effect(game: Game, id: int, change: int) -> Procedure[None]:
    """A reading of `pay_loyalty` that takes the cost for something that an effect does."""
    yield from happen(game, CounterChange(object=id, kind="loyalty", amount=change))


misreading(
    "LRW-PW-45",
    "The counters of an up-arrow are put on as the ability resolves",
    pay_loyalty=paid_at_once(but=_gain),
    resolve_ability=paid_on_resolution(_gain),
)
misreading(
    "LRW-PW-45",
    "The counters of an up-arrow are put on by an effect, which Doubling Season doubles",
    pay_loyalty=as_an_effect,
)
misreading(
    "LRW-PW-46",
    "The counters of a down-arrow are removed as the ability resolves, and it does nothing if the planeswalker left",
    pay_loyalty=paid_at_once(but=_loss),
    resolve_ability=_paid_or_undone,
)

# -- whether it can be paid (47) -------------------------------------------------------------------------


def _as_far_as_possible(game: Game, id: int, change: int) -> bool:
    return True


def _one_must_stay(game: Game, id: int, change: int) -> bool:
    return change >= 0 or game.object(id).counters.get("loyalty", 0) + change >= 1


misreading(
    "LRW-PW-47",
    "A planeswalker with too few counters pays with those that it has",
    can_pay_loyalty=_as_far_as_possible,
)
misreading(
    "LRW-PW-47",
    "A planeswalker must keep one counter",
    can_pay_loyalty=_one_must_stay,
)
