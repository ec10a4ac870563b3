"""Misreadings of changeling: where it works, and what it means to have every creature type (LRW-CHANGE-01 to 13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from oracle.effects.continuous import make_effect
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Characteristics
from oracle.game.state import ContinuousEffect, Duration
from oracle.misreadings import misreading
from oracle.misreadings.tribal import TRIBES, is_creature
from oracle.misreadings.tribal_subtypes import take_creature_types
from oracle.misreadings.tribal_words import says_creature
from oracle.rulebook import RULES, Procedure
from oracle.rules.applying import Applied
from oracle.rules.context import Context, described, objects_of
from oracle.words.abilities import Static
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import Apply, Destroy
from oracle.words.filters import Filter
from oracle.words.statics import Change


def printed_subtypes(game: Game, id: int) -> frozenset[str]:
    """The subtypes of the type line."""
    subtypes: frozenset[str] = RULES["copiable_values"].applied(game, game.object(id)).subtypes
    return subtypes


def of_printed_type(game: Game, what: Filter, id: int) -> bool:
    """Whether one of the subtypes in a description, if there are any, stands in the type line."""
    return not what.subtypes or not printed_subtypes(game, id).isdisjoint(what.subtypes)


# -- where it works (01, 08, 11, 12) ---------------------------------------------------------------------


def changeling_works(where: Callable[[str], bool]) -> Callable[[Game, Static, str, bool], bool]:
    """A reading of `works_in_zone` in which changeling works in some zones only."""

    def reading(game: Game, ability: Static, zone: str, defines: bool) -> bool:
        right: bool = RULES["works_in_zone"].reading(game, ability, zone, defines)
        return right and (ability.keyword != "changeling" or where(zone))

    return reading


misreading(
    "LRW-CHANGE-01",
    "Changeling works in play only, as other abilities do",
    works_in_zone=changeling_works(lambda zone: zone == BATTLEFIELD),
)
misreading(
    "LRW-CHANGE-08",
    "A changeling that is a spell is what its type line says until it comes into play",
    works_in_zone=changeling_works(lambda zone: zone != STACK),
)
misreading(
    "LRW-CHANGE-08",
    "A changeling that is removed from the game is what its type line says",
    works_in_zone=changeling_works(lambda zone: zone != "exile"),
)
misreading(
    "LRW-CHANGE-11",
    "A changeling card in hand is what its type line says",
    works_in_zone=changeling_works(lambda zone: zone != "hand"),
)
misreading(
    "LRW-CHANGE-12",
    "A changeling card in a graveyard is what its type line says",
    works_in_zone=changeling_works(lambda zone: zone != "graveyard"),
)

# -- every creature type (02, 03, 07, 09, 10, 13) --------------------------------------------------------

TO_X = {"set_power": "X", "set_toughness": "X", "all_creature_types": True}
ENTITY = {
    "ability": "activated",
    "cost": {"mana": "{X}"},
    "text": {"effects": ({"do": "apply", "to": {"types": ("Creature",), "controller": "you"}, "change": TO_X},)},
}
"""The ability of Mirror Entity, without changeling beside it."""


def _by_type_line(game: Game, one: int, other: int) -> bool:
    return not printed_subtypes(game, one).isdisjoint(printed_subtypes(game, other))


def _of_lorwyn(game: Game) -> frozenset[str]:
    return frozenset({*TRIBES, "Shapeshifter"})


def _once_for_each_reason(game: Game, what: Filter, context: Context) -> int:
    if what.shares_creature_type is None:
        right: int = RULES["how_many"].reading(game, what, context)
        return right
    return sum(_reasons(game, id) for id in described(game, what, context))


def _reasons(game: Game, id: int) -> int:
    given = sum(effect.change.all_creature_types and id in effect.objects for effect in game.state.effects)
    return max(1, given + game.known(id).has("changeling"))


def _both_end(game: Game) -> Procedure[None]:
    given = [effect for effect in game.state.effects if effect.change.all_creature_types]
    yield from RULES["cleanup_step"].reading(game)
    for effect in given:
        if effect not in game.state.effects:
            take_creature_types(game, effect.source, tuple(filter(game.exists, effect.objects)))


def _spared(game: Game, context: Context, word: Destroy) -> Procedure[None]:
    if isinstance(word.what, Filter):
        ids = [id for id in objects_of(game, context, word.what) if of_printed_type(game, word.what, id)]
        context = replace(context, known={**context.known, "those meant": ids})
        word = msgspec.structs.replace(word, what="those meant")
    yield from RULES["destroy"].reading(game, context, word)


def _no_target(game: Game, id: int, word: TargetWord) -> list[int | str]:
    found: list[int | str] = RULES["legal_targets"].reading(game, id, word)
    what = word.what
    if what is None or what.zone != BATTLEFIELD:
        return found
    return [one for one in found if isinstance(one, str) or of_printed_type(game, what, one)]


misreading(
    "LRW-CHANGE-02",
    "Mirror Entity is loaded without changeling, with the one creature type of its type line",
    cards={"Mirror Entity": {"abilities": (ENTITY,)}},
)
misreading(
    "LRW-CHANGE-03",
    "Changeling answers to effects that name a type; whether types are shared is read from the type lines",
    shares_creature_type=_by_type_line,
)
misreading(
    "LRW-CHANGE-07",
    "Changeling means the types that Lorwyn is about",
    every_creature_type=_of_lorwyn,
)
misreading(
    "LRW-CHANGE-09",
    "A creature that has a type for two reasons counts twice",
    how_many=_once_for_each_reason,
)
misreading(
    "LRW-CHANGE-09",
    "A changeling that was given all creature types for a turn loses its own when the gift ends",
    cleanup_step=_both_end,
)
misreading(
    "LRW-CHANGE-10",
    "Changeling is for good and not for ill: what destroys Goblins destroys those whose type line says so",
    destroy=_spared,
)
misreading(
    "LRW-CHANGE-13",
    "A target of a certain type must have that type in its type line",
    legal_targets=_no_target,
)

# -- a defining ability (06) -----------------------------------------------------------------------------


def is_changeling(effect: Applied) -> bool:
    """Whether the effect is that of a changeling ability."""
    return effect.ability is not None and effect.ability.keyword == "changeling"


def _by_timestamp(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    first, then = RULES["defining_first"].reading(game, found)
    late = [effect for effect in found if is_changeling(effect) or effect in then]
    return [effect for effect in first if effect not in late], late


misreading(
    "LRW-CHANGE-06",
    "Changeling is applied when the card's timestamp says so, as other abilities are",
    defining_first=_by_timestamp,
)

# -- Mirror Entity (04, 05) ------------------------------------------------------------------------------


def _more_rather_than_so_many(game: Game, context: Context, change: Change) -> Change:
    right: Change = RULES["fixed"].reading(game, context, change)
    if not right.all_creature_types or right.set_power is None:
        return right
    size = {"power": right.set_power, "toughness": right.set_toughness}
    return msgspec.structs.replace(right, set_power=None, set_toughness=None, **size)


def _latecomers_as_well(game: Game, effect: ContinuousEffect) -> frozenset[int]:
    right: frozenset[int] = RULES["objects_of_effect"].reading(game, effect)
    if not effect.change.all_creature_types or effect.change.set_power is None:
        return right
    return right.union(id for id in game.controlled(effect.controller) if is_creature(game, id))


def for_good(kept: Callable[[Change], Change | None]) -> Callable[[Game, Context, Apply], Procedure[None]]:
    """A reading of `apply` in which a part of some changes does not wear off."""

    def reading(game: Game, context: Context, word: Apply) -> Procedure[None]:
        ids = tuple(objects_of(game, context, word.to))
        yield from RULES["apply"].reading(game, context, word)
        part = kept(word.change)
        if part is not None:
            make_effect(game, context, ids, part, Duration(until="game"))

    return reading


def _gained(it: Change) -> Change | None:
    return Change(all_creature_types=True) if it.all_creature_types else None


def _unseen_by_lords(game: Game, what: Filter, known: Characteristics) -> bool:
    right: bool = RULES["fits_subtypes"].reading(game, what, known)
    every: frozenset[str] = RULES["every_creature_type"].reading(game)
    by_an_effect = known.subtypes >= every and not known.has("changeling")
    return right and not (says_creature(what) and by_an_effect)


misreading(
    "LRW-CHANGE-04",
    "Mirror Entity's creatures get +X/+X",
    fixed=_more_rather_than_so_many,
)
misreading(
    "LRW-CHANGE-04",
    "Creatures that come later in the turn are X/X, too",
    objects_of_effect=_latecomers_as_well,
)
misreading(
    "LRW-CHANGE-05",
    "The creature types stay when the size has worn off",
    apply=for_good(_gained),
)
misreading(
    "LRW-CHANGE-05",
    "Goblin King does not see that other creatures have become Goblins for a turn",
    fits_subtypes=_unseen_by_lords,
)
