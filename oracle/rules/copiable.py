"""Copiable values (layer 1): what is printed on a card or given to a token, and what copy effects made of it (503)."""

from __future__ import annotations

from functools import cache

import msgspec

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Characteristics, Object
from oracle.rulebook import rule
from oracle.rules.keywords import abilities_of
from oracle.words.abilities import Card
from oracle.words.mana import ManaCost, parse_cost

COMBAT_DAMAGE = Characteristics(name="combat damage")


@cache
def printed(card: Card) -> Characteristics:
    """The characteristics as printed on a card, or as given to a token (201.2, 216.1)."""
    cost: ManaCost | None = parse_cost(card.cost) if card.cost is not None else None
    colors = frozenset(card.colors) if card.colors is not None else cost.colors if cost else frozenset()
    if card.halves:
        colors = frozenset(color for half in card.halves for color in printed(half).colors)
    return Characteristics(
        name=card.name,
        cost=cost,
        colors=colors,
        types=frozenset(card.types),
        subtypes=frozenset(card.subtypes),
        supertypes=frozenset(card.supertypes),
        power=_number(card.power),
        toughness=_number(card.toughness),
        loyalty=card.loyalty,
        abilities=abilities_of(card),
    )


def _number(value: int | str | None) -> int | None:
    """A printed power or toughness; a star is 0 for as long as nothing defines it."""
    return 0 if isinstance(value, str) else value


@rule("503.2")
def copiable_values(game: Game, it: Object) -> Characteristics:
    """Layer 1: the printed values as changed by copy effects."""
    if it.kind == "combat-damage":
        return COMBAT_DAMAGE
    if it.ability is not None:
        return Characteristics(name=game.name(it.ability.source))
    card = it.copied_or_own
    assert card is not None
    return flipped_values(game, it, card)


@rule("508.1c", "508.2")
def flipped_values(game: Game, it: Object, card: Card) -> Characteristics:
    """Of a flip card that is flipped, in play, the other name, text, type line, power and toughness apply."""
    upright = printed(card)
    if card.flipped is None or not it.flipped or it.zone != BATTLEFIELD:
        return upright
    return msgspec.structs.replace(printed(card.flipped), cost=upright.cost, colors=upright.colors)
