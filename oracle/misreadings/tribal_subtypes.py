"""Misreadings of subtypes and the card types that they belong to (LRW-TRIBAL-23 to 30)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oracle.effects.continuous import make_effect
from oracle.game.events import Event, ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Characteristics, Object
from oracle.game.state import Duration
from oracle.misreadings import misreading
from oracle.misreadings.tribal import is_creature, text_changed_only
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context
from oracle.types import card_types, land_types, subtypes_of
from oracle.words.abilities import Ability, Static
from oracle.words.effects import ChangeText
from oracle.words.statics import Change, Continuous
from touchstone.protocol import Vocabulary

# -- sets of subtypes (23, 25) ---------------------------------------------------------------------------


def _all_of_them(game: Game, subtypes: frozenset[str]) -> frozenset[str]:
    return frozenset()


def _any_subtype(game: Game, vocabulary: Vocabulary) -> frozenset[str]:
    words: frozenset[str] = RULES["vocabulary_words"].reading(game, vocabulary)
    if vocabulary != "creature-type":
        return words
    ruleset = game.ruleset.name
    return words.union(*(subtypes_of(card_type, ruleset) for card_type in card_types(ruleset)))


misreading(
    "LRW-TRIBAL-23",
    "Every subtype belongs to every card type: what loses its creature types loses all subtypes",
    without_creature_types=_all_of_them,
)
misreading(
    "LRW-TRIBAL-25",
    "All subtypes are in one pool: any of them may be named as a creature type",
    vocabulary_words=_any_subtype,
)

# -- new subtypes (24, 26, 27) ---------------------------------------------------------------------------


def _added(game: Game, old: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    return old | new


def _new_ones_only(game: Game, old: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    return new


def _land_and_nothing_else(game: Game, known: Characteristics, c: Change) -> frozenset[str]:
    types: frozenset[str] = RULES["types_after"].reading(game, known, c)
    becomes_land_type = not land_types(game.ruleset.name).isdisjoint(c.set_subtypes or ())
    return frozenset({"Land"}) if becomes_land_type else types


misreading(
    "LRW-TRIBAL-24",
    "A new subtype is added to the old ones",
    replaced_subtypes=_added,
)
misreading(
    "LRW-TRIBAL-26",
    "A new subtype takes the place of all subtypes, those of other sets too",
    replaced_subtypes=_new_ones_only,
)
misreading(
    "LRW-TRIBAL-27",
    "What becomes a Mountain is a land and no longer a creature",
    types_after=_land_and_nothing_else,
)

# -- lost card types (28, 29) ----------------------------------------------------------------------------


def take_creature_types(game: Game, source: int, ids: tuple[int, ...]) -> None:
    """From now on objects have no creature types."""
    speaker = Context(source, game.object(source).owner)
    make_effect(game, speaker, ids, Change(no_creature_types=True), Duration(until="game"))


def _animates(ability: Ability) -> bool:
    effect = ability.effect if isinstance(ability, Static) else None
    return isinstance(effect, Continuous) and "Creature" in effect.change.add_types


def _gone_with_the_creature(game: Game, it: Object, event: ZoneChange) -> Object:
    if it.zone == BATTLEFIELD and any(map(_animates, game.known(it.id).abilities)):
        animated = [
            id
            for id in game.permanents
            if is_creature(game, id) and "Creature" not in RULES["copiable_values"].applied(game, game.object(id)).types
        ]
        take_creature_types(game, it.id, tuple(animated))
    new: Object = RULES["new_object"].reading(game, it, event)
    return new


def _none_lost(game: Game, lost: Iterable[str], kept: Iterable[str]) -> frozenset[str]:
    return frozenset()


def _never_given_back(game: Game, event: Event) -> None:
    before = game.state.effects
    RULES["end_effects_until"].reading(game, event)
    for effect in before:
        if effect not in game.state.effects and effect.change.set_types is not None:
            take_creature_types(game, effect.source, tuple(filter(game.exists, effect.objects)))


misreading(
    "LRW-TRIBAL-28",
    "What is a creature no longer has no creature types any more, tribal or not",
    new_object=_gone_with_the_creature,
)
misreading(
    "LRW-TRIBAL-29",
    "A permanent that has become an enchantment only keeps the subtypes of the types that it lost",
    lost_with_types=_none_lost,
)
misreading(
    "LRW-TRIBAL-29",
    "Creature types that were lost with a card type do not come back with it",
    end_effects_until=_never_given_back,
)

# -- changed words (30) ----------------------------------------------------------------------------------


def _text_as_printed(game: Game, abilities: tuple[Ability, ...], old: str, new: str) -> tuple[Ability, ...]:
    return abilities


def _in_play(game: Game, id: int) -> bool:
    return game.object(id).zone == BATTLEFIELD


def _any_new_word(game: Game, context: Context, word: ChangeText) -> Procedure[None]:
    yield from RULES["change_text"].reading(game, context, msgspec.structs.replace(word, no_new=()))


misreading(
    "LRW-TRIBAL-30",
    "A creature type is changed in the type line and not in the text",
    abilities_with_word=_text_as_printed,
)
misreading(
    "LRW-TRIBAL-30",
    "A creature type is changed on permanents and not on spells",
    change_text=text_changed_only(_in_play),
)
misreading(
    "LRW-TRIBAL-30",
    "Any creature type may be the new one, Wall too",
    change_text=_any_new_word,
)
