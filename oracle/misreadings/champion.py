"""Misreadings of champion: coming into play, and what fits (LRW-CHAMP-02, 03, 05, 06, 09, 10, 17 to 20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.cards import card
from oracle.effects.champion import championable
from oracle.game.events import Event, WasChampioned, ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.context import Context, described
from oracle.rules.happening import do_at_once
from oracle.rules.resolving import resolve_top
from oracle.words import effects as words
from oracle.words.abilities import Champion
from oracle.words.filters import Filter
from oracle.words.triggers import ComesIntoPlay, LeavesPlay

NOVA_CHASER = "Nova Chaser"
Fits = Callable[[Game, Context, Filter], list[int]]


def of_champion(one: Waiting, event: type[ComesIntoPlay | LeavesPlay]) -> bool:
    """Whether an ability that has triggered is the first or the second one of champion."""
    return one.ability.keyword == "champion" and isinstance(one.ability.on, event)


def without_the_stack(event: type[ComesIntoPlay | LeavesPlay]) -> Callable[[Game, Waiting], Procedure[None]]:
    """A reading of `put_on_stack` in which nobody can respond to the first or the second ability of champion."""

    def at_once(game: Game, one: Waiting) -> Procedure[None]:
        yield from RULES["put_on_stack"].reading(game, one)
        if of_champion(one, event):
            yield from resolve_top(game)

    return at_once


# -- Nova Chaser (02) ------------------------------------------------------------------------------------

misreading(
    "LRW-CHAMP-02",
    "Nova Chaser is 2/10",
    cards={NOVA_CHASER: {"power": card(NOVA_CHASER).toughness, "toughness": card(NOVA_CHASER).power}},
)
misreading(
    "LRW-CHAMP-02",
    "Nova Chaser does not trample",
    cards={NOVA_CHASER: {"abilities": card(NOVA_CHASER).abilities[1:]}},
)

# -- what can be championed (03, 10, 17 to 20) -----------------------------------------------------------


def _read_as(**differently: Any) -> Fits:
    """A reading of `championable` in which the description says something else."""

    def fitting(game: Game, context: Context, what: Filter) -> list[int]:
        right = msgspec.structs.replace(what, controller="you", other=True)
        return described(game, msgspec.structs.replace(right, **differently), context)

    return fitting


def _only_those(fits: Callable[[Game, int, Context, Filter], bool]) -> Fits:
    """A reading of `championable` that asks for more."""

    def fitting(game: Game, context: Context, what: Filter) -> list[int]:
        right: list[int] = RULES["championable"].reading(game, context, what)
        return [id for id in right if fits(game, id, context, what)]

    return fitting


def _shares_a_printed_type(game: Game, id: int, context: Context, what: Filter) -> bool:
    printed = game.object(context.source).card
    return not what.types or printed is None or not game.known(id).subtypes.isdisjoint(printed.subtypes)


def _championing(name: str, what: Filter) -> dict[str, Any]:
    abilities = (Champion(what=what) if isinstance(word, Champion) else word for word in card(name).abilities)
    return {name: {"abilities": tuple(abilities)}}


misreading(
    "LRW-CHAMP-03",
    "Any other creature of the own makes way for a champion",
    championable=_read_as(subtypes=(), types=("Creature",)),
)
misreading(
    "LRW-CHAMP-03",
    "What makes way for a champion may be another player's",
    championable=_read_as(controller=None),
)
misreading("LRW-CHAMP-10", "A champion can make way for itself", championable=_read_as(other=False))
misreading(
    "LRW-CHAMP-17",
    "Changeling Hero champions a Shapeshifter",
    cards=_championing("Changeling Hero", Filter(subtypes=("Shapeshifter",))),
)
misreading(
    "LRW-CHAMP-18",
    "A changeling champions only a changeling",
    championable=_only_those(lambda game, id, context, what: not what.types or game.known(id).has("changeling")),
)
misreading(
    "LRW-CHAMP-18",
    "A changeling champions only a creature with a type that is printed on it",
    championable=_only_those(_shares_a_printed_type),
)
misreading(
    "LRW-CHAMP-19",
    "Boggart Mob champions a Goblin creature",
    cards=_championing("Boggart Mob", Filter(types=("Creature",), subtypes=("Goblin",))),
)
misreading(
    "LRW-CHAMP-20",
    "Only creatures can be championed",
    championable=_read_as(types=("Creature",)),
)

# -- when it is chosen, and whether (05, 06) --------------------------------------------------------------


def _targeting(game: Game, one: Waiting) -> Procedure[None]:
    if of_champion(one, ComesIntoPlay):
        effect = one.ability.text.effects[0]
        assert isinstance(effect, words.Champion)
        options = championable(game, Context(one.source, one.controller, {}), effect.what)
        targets = yield from choosing.choose_objects(game, one.controller, options, "Target which?", one.source)
        one = msgspec.structs.replace(one, known={**one.known, "target": targets})
    yield from RULES["put_on_stack"].reading(game, one)


def must_choose(game: Game, context: Context, options: list[int]) -> Procedure[list[int]]:
    """A reading of `choose_to_champion` in which one of several must be chosen."""
    return (yield from choosing.choose_objects(game, context.controller, options, "Remove which?", context.source))


misreading(
    "LRW-CHAMP-05",
    "What is championed is removed as the champion comes into play, without the stack",
    put_on_stack=without_the_stack(ComesIntoPlay),
)
misreading(
    "LRW-CHAMP-06",
    "What is championed is targeted",
    put_on_stack=_targeting,
    championable=_only_those(lambda game, id, context, what: id in context.known.get("target", (id,))),
)
misreading(
    "LRW-CHAMP-06",
    "Who has a fitting permanent must remove one",
    choose_to_champion=must_choose,
)

# -- being championed (09) -------------------------------------------------------------------------------


def _with_any_removal(game: Game, event: Event, permanent: int) -> int | None:
    removed = isinstance(event, ZoneChange) and (event.from_zone, event.to) == (BATTLEFIELD, "exile")
    return event.object if isinstance(event, ZoneChange) and removed else None


def _with_any_champion(game: Game, event: Event, permanent: int) -> int | None:
    return event.object if isinstance(event, WasChampioned) else None


def _by_its_own_sacrifice(game: Game, context: Context) -> Procedure[None]:
    if game.exists(context.source):
        do_at_once(game, [WasChampioned(object=context.source, by=context.source)])
    yield from RULES["sacrifice_unless_championing"].reading(game, context)


misreading(
    "LRW-CHAMP-09",
    "Whatever is removed from the game counts as championed",
    championed_with=_with_any_removal,
)
misreading(
    "LRW-CHAMP-09",
    "What one champion removed counts as championed with each other one, too",
    championed_with=_with_any_champion,
)
misreading(
    "LRW-CHAMP-09",
    "A champion that is sacrificed instead has championed, too",
    sacrifice_unless_championing=_by_its_own_sacrifice,
)
