"""Changing types and subtypes (205.3, 212.1b): what is left of the old ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from oracle.game.game import Game
from oracle.game.objects import Characteristics
from oracle.rulebook import rule
from oracle.rules.context import Context
from oracle.rules.keywords import BASIC_LAND_TYPES
from oracle.types import card_types, creature_types, land_types, subtypes_of
from oracle.words.statics import Change


def with_types(game: Game, known: Characteristics, c: Change, context: Context) -> Characteristics:
    """The characteristics after a change of types and subtypes."""
    types = types_after(game, known, c)
    return msgspec.structs.replace(
        known,
        types=types,
        subtypes=subtypes_after(game, known, types, c, context),
        abilities=() if loses_text_of_land(game, types, c) else known.abilities,
    )


@rule("212.1b")
def types_after(game: Game, known: Characteristics, c: Change) -> frozenset[str]:
    """The card types: set and added as the effect says; new subtypes do not touch them."""
    types = frozenset(c.set_types) if c.set_types is not None else known.types
    return types | frozenset(c.add_types)


@rule("212.6g")
def loses_text_of_land(game: Game, types: frozenset[str], c: Change) -> bool:
    """A land that is made a basic land type has no longer the abilities of its text, only those of the new type."""
    return "Land" in types and not BASIC_LAND_TYPES.keys().isdisjoint(c.set_subtypes or ())


@rule("502.73a", "205.3d")
def every_creature_type(game: Game) -> frozenset[str]:
    """What a changeling is: all types of the list of creature types, and none of another list."""
    return creature_types(game.ruleset.name)


@rule("205.3d", "212.1b")
def subtypes_after(
    game: Game, known: Characteristics, types: frozenset[str], c: Change, context: Context
) -> frozenset[str]:
    """What an effect makes of the subtypes, step by step; losing a type loses its subtypes."""
    subtypes = known.subtypes
    if c.set_subtypes is not None:
        subtypes = replaced_subtypes(game, subtypes, frozenset(c.set_subtypes))
    if c.chosen_creature_type and (chosen := game.object(context.source).chosen.get("creature-type")):
        subtypes = replaced_subtypes(game, subtypes, frozenset({chosen}))
    if c.no_creature_types:
        subtypes = without_creature_types(game, subtypes)
    if c.all_creature_types:
        subtypes = subtypes | every_creature_type(game)
    subtypes = subtypes | frozenset(c.add_subtypes)
    return subtypes - lost_with_types(game, known.types - types, types)


@rule("212.1b", "205.3d")
def replaced_subtypes(game: Game, old: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    """New subtypes take the place of all old ones of the same set, of land types or creature types; others stay."""
    lands = land_types(game.ruleset.name)
    return (old - lands if lands & new else without_creature_types(game, old)) | new


@rule("205.3d", "205.3e")
def without_creature_types(game: Game, subtypes: frozenset[str]) -> frozenset[str]:
    """The subtypes that are no creature types."""
    return subtypes - creature_types(game.ruleset.name)


@rule("212.1b", "205.3e")
def lost_with_types(game: Game, lost: Iterable[str], kept: Iterable[str]) -> frozenset[str]:
    """The subtypes that go with card types that are lost: those that belong to no type that is kept."""
    return belonging(frozenset(lost), game.ruleset.name) - belonging(frozenset(kept), game.ruleset.name)


@cache
def belonging(types: frozenset[str], ruleset: str) -> frozenset[str]:
    """The subtypes that belong to any of these card types."""
    return frozenset().union(*(subtypes_of(card_type, ruleset) for card_type in types))


@rule("212.1b", "205.3e")
def with_fitting_subtypes(game: Game, known: Characteristics) -> Characteristics:
    """Subtypes that belong to none of the card types are not there for as long as that is so, whatever gave them."""
    others = card_types(game.ruleset.name) - known.types
    subtypes = known.subtypes - lost_with_types(game, others, known.types)
    return known if subtypes == known.subtypes else msgspec.structs.replace(known, subtypes=subtypes)
