"""Misreadings of Garruk Wildspeaker, the planeswalker that the primer shows (LRW-PW-03 to 08)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.events import Event, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Target
from oracle.game.state import ContinuousEffect
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.coming_into_play import with_counters
from oracle.rules.context import Context, described
from oracle.rules.paying import cost_of
from oracle.rules.resolving import counter
from oracle.words.abilities import AbilityWord, Activated, Card
from oracle.words.filters import Filter

GARRUK = "Garruk Wildspeaker"

# -- printed facts (03, 04, 08) --------------------------------------------------------------------------


def _loyalty_first(game: Game, id: int) -> int:
    loyalty = game.known(id).loyalty
    value: int = RULES["mana_value"].reading(game, id)
    return value if loyalty is None else loyalty


misreading("LRW-PW-03", "The converted mana cost of a planeswalker is its loyalty", mana_value=_loyalty_first)
misreading("LRW-PW-04", "Planeswalkers are legendary", cards={GARRUK: {"supertypes": ("Legendary",)}})


def _as_many_as_it_costs(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Procedure[list[Event]]:
    yield from ()
    cost = cost_of(card.cost)
    return [with_counters(game, event, "loyalty", cost.value() if cost is not None else 0)]


misreading(
    "LRW-PW-08",
    "Garruk comes into play with as many counters as he costs mana",
    loyalty_counters=_as_many_as_it_costs,
)

# -- two target lands (05) -------------------------------------------------------------------------------


def _with_targets(**changes: Any) -> Mapping[str, Mapping[str, tuple[AbilityWord, ...]]]:
    first, *others = card(GARRUK).abilities
    assert isinstance(first, Activated)
    target = msgspec.structs.replace(first.text.targets[0], **changes)
    text = msgspec.structs.replace(first.text, targets=(target,))
    return {GARRUK: {"abilities": (msgspec.structs.replace(first, text=text), *others)}}


misreading("LRW-PW-05", "Garruk untaps up to two lands", cards=_with_targets(up_to=True))
misreading(
    "LRW-PW-05",
    "Garruk untaps lands of his controller only",
    cards=_with_targets(what=Filter(types=("Land",), controller="you")),
)
misreading(
    "LRW-PW-05",
    "Garruk untaps tapped lands only",
    cards=_with_targets(what=Filter(types=("Land",), tapped=True)),
)

# -- what outlives him (06, 07) --------------------------------------------------------------------------


def gone_with_its_source(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """A reading of `resolve_ability` in which an ability is lost if its source has left."""
    it = game.object(id)
    if it.ability is not None and not game.exists(it.ability.source):
        yield from counter(game, id, "402.6")
    else:
        yield from RULES["resolve_ability"].reading(game, id, targets)


misreading(
    "LRW-PW-06",
    "The Beast does not come if Garruk has left play before",
    resolve_ability=gone_with_its_source,
)


def _creatures_as_they_come(game: Game, effect: ContinuousEffect) -> frozenset[int]:
    if "Planeswalker" not in game.known(effect.source).types:
        return effect.objects
    creatures = Filter(types=("Creature",), controller="you")
    return frozenset(described(game, creatures, Context(effect.source, effect.controller)))


misreading(
    "LRW-PW-07",
    "Garruk's bonus goes to whatever creatures his controller has at any time of the turn",
    objects_of_effect=_creatures_as_they_come,
)
