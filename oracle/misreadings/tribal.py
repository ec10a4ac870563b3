"""Misreadings of tribal as a card type: the type line, playing, coming into play (LRW-TRIBAL-01 to 13, 32, 33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics, Object
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context, objects_of
from oracle.rules.timing import sorcery_timing
from oracle.types import creature_types
from oracle.words.effects import ChangeText
from oracle.words.filters import Filter
from oracle.words.statics import Change

TRIBES = ("Elemental", "Elf", "Faerie", "Giant", "Goblin", "Kithkin", "Merfolk", "Treefolk")
"""The creature types that Lorwyn is about."""


def is_creature(game: Game, id: int) -> bool:
    """Whether the object is a creature, or a creature card or spell."""
    return "Creature" in game.known(id).types


# -- the type line (01, 02, 05, 07, 08, 11) --------------------------------------------------------------


def _creature_types_for_creatures(game: Game, it: Object) -> Characteristics:
    values: Characteristics = RULES["copiable_values"].reading(game, it)
    if "Creature" in values.types:
        return values
    return msgspec.structs.replace(values, subtypes=values.subtypes - creature_types(game.ruleset.name))


def _tribals_are_creatures(on_stack: bool) -> Callable[[Game, Filter, Characteristics], bool]:
    def reading(game: Game, what: Filter, known: Characteristics) -> bool:
        taken_for_one = "Tribal" in known.types and (what.zone == STACK) == on_stack
        types = known.types | {"Creature"} if taken_for_one else known.types
        return types.issuperset(what.types)

    return reading


def _but_tribal(game: Game, id: int) -> frozenset[str]:
    return game.known(id).types - {"Tribal"}


def _first_of_several(game: Game, it: Object) -> Characteristics:
    values: Characteristics = RULES["copiable_values"].reading(game, it)
    card = it.copied_or_own
    if card is None or "Tribal" not in values.types:
        return values
    return msgspec.structs.replace(values, subtypes=frozenset(card.subtypes[:1]))


misreading(
    "LRW-TRIBAL-01",
    "No card from before Lorwyn is tribal",
    cards={"Bound in Silence": {"types": ("Enchantment",)}},
)
misreading(
    "LRW-TRIBAL-01",
    "Creatures with a creature type are tribal, too",
    cards={"Amrou Scout": {"types": ("Tribal", "Creature")}},
)
misreading(
    "LRW-TRIBAL-02",
    "Creature types are for creatures: a card that is none does not have them",
    copiable_values=_creature_types_for_creatures,
)
misreading(
    "LRW-TRIBAL-02",
    "A tribal permanent is a creature, since it has creature types",
    fits_types=_tribals_are_creatures(on_stack=False),
)
misreading(
    "LRW-TRIBAL-05",
    "Tribal is taken for a supertype, which Tarmogoyf does not count",
    card_types_of=_but_tribal,
)
misreading(
    "LRW-TRIBAL-05",
    "A tribal card has no card type beside tribal",
    cards={"Cloak and Dagger": {"types": ("Tribal",)}},
)
misreading(
    "LRW-TRIBAL-07",
    "All words behind the dash are one subtype",
    cards={"Cloak and Dagger": {"subtypes": ("Rogue Equipment",)}},
)
misreading(
    "LRW-TRIBAL-08",
    "The word behind the dash is read as a third card type",
    cards={"Merrow Commerce": {"types": ("Tribal", "Enchantment", "Merfolk"), "subtypes": ()}},
)
misreading(
    "LRW-TRIBAL-11",
    "Of several subtypes a tribal card has the first only",
    copiable_values=_first_of_several,
)

# -- playing and resolving (06, 13) ----------------------------------------------------------------------


def _as_a_sorcery(game: Game, player: str, id: int) -> bool:
    if "Tribal" in game.known(id).types:
        return sorcery_timing(game, player)
    playable: bool = RULES["may_play_card_now"].reading(game, player, id)
    return playable


def _no_tribal_stays(game: Game, id: int) -> bool:
    right: bool = RULES["is_permanent_spell"].reading(game, id)
    return right and "Tribal" not in game.known(id).types


def _no_tribal_permanent(game: Game, known: Characteristics) -> bool:
    right: bool = RULES["is_permanent_card"].reading(game, known)
    return right and "Tribal" not in known.types


misreading(
    "LRW-TRIBAL-06",
    "A tribal card is played when a sorcery could be played, whatever else it is",
    may_play_card_now=_as_a_sorcery,
)
misreading(
    "LRW-TRIBAL-06",
    "A tribal spell is a creature spell",
    fits_types=_tribals_are_creatures(on_stack=True),
)


misreading(
    "LRW-TRIBAL-13",
    "Every tribal spell goes to the graveyard when it has resolved",
    is_permanent_spell=_no_tribal_stays,
)
misreading(
    "LRW-TRIBAL-13",
    "A tribal card is no permanent card, whatever other type it has",
    is_permanent_card=_no_tribal_permanent,
)

# -- creature types of tribals (09, 10) ------------------------------------------------------------------


def text_changed_only(where: Callable[[Game, int], bool]) -> Callable[[Game, Context, ChangeText], Procedure[None]]:
    """A reading of `change_text` that leaves some of the objects meant as they are."""

    def reading(game: Game, context: Context, word: ChangeText) -> Procedure[None]:
        changed = [id for id in objects_of(game, context, word.what) if where(game, id)]
        speaker = replace(context, known={**context.known, word.what: changed})
        yield from RULES["change_text"].reading(game, speaker, word)

    return reading


def _tribes_of_lorwyn_only(game: Game, context: Context, word: ChangeText) -> Procedure[None]:
    if any("Tribal" in game.known(id).types for id in objects_of(game, context, word.what)):
        others = creature_types(game.ruleset.name).difference(TRIBES)
        word = msgspec.structs.replace(word, no_new=(*word.no_new, *sorted(others)))
    yield from RULES["change_text"].reading(game, context, word)


def _changelings_are_creatures(
    game: Game, known: Characteristics, types: frozenset[str], c: Change, context: Context
) -> frozenset[str]:
    if "Creature" not in types:
        c = msgspec.structs.replace(c, all_creature_types=False)
    subtypes: frozenset[str] = RULES["subtypes_after"].reading(game, known, types, c, context)
    return subtypes


def _creature_type_is_enough(game: Game, what: Filter, known: Characteristics) -> bool:
    right: bool = RULES["fits_types"].reading(game, what, known)
    return right or (what == Filter(types=("Creature",)) and "Tribal" in known.types)


misreading(
    "LRW-TRIBAL-09",
    "Tribals have a list of their own, of the eight types that Lorwyn is about",
    change_text=_tribes_of_lorwyn_only,
)
misreading(
    "LRW-TRIBAL-09",
    "Changeling works on creatures only, not on other cards that are tribal",
    subtypes_after=_changelings_are_creatures,
)
misreading(
    "LRW-TRIBAL-10",
    "What changes a creature type changes creatures only",
    change_text=text_changed_only(is_creature),
)
misreading(
    "LRW-TRIBAL-10",
    "What changes the type of a target creature may target whatever has a creature type",
    fits_types=_creature_type_is_enough,
)

# -- coming into play (12, 32, 33) -----------------------------------------------------------------------


def _tribal_as_well(game: Game) -> frozenset[str]:
    types: frozenset[str] = RULES["permanent_types"].reading(game)
    return types | {"Tribal"}


def _any_card(game: Game, known: Characteristics) -> bool:
    return True


def _tribals_may_enter(game: Game, it: Object, zone: str) -> bool:
    right: bool = RULES["may_enter"].reading(game, it, zone)
    return right or "Tribal" in game.known(it.id).types


def _lackey_putting(what: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """Goblin Lackey with another description of the card that it puts into play."""
    card = {"zone": "hand", "owner": "you", "subtypes": ("Goblin",), **what}
    choose = {"do": "choose", "what": card, "up_to": True, "as": "card"}
    put = {"do": "move", "what": "card", "to": "battlefield", "under": "you"}
    trigger = {"event": "deals-damage", "to_player": "any"}
    ability = {"ability": "triggered", "on": trigger, "text": {"effects": (choose, put)}}
    return {"Goblin Lackey": {"abilities": (ability,)}}


misreading(
    "LRW-TRIBAL-12",
    "Tribal is among the types of permanents",
    permanent_types=_tribal_as_well,
)
misreading(
    "LRW-TRIBAL-32",
    "Instant and sorcery cards are offered as permanent cards, and a tribal one comes into play",
    is_permanent_card=_any_card,
    may_enter=_tribals_may_enter,
)
misreading(
    "LRW-TRIBAL-33",
    "Goblin Lackey is read as printed: any Goblin card",
    cards=_lackey_putting({}),
)
misreading(
    "LRW-TRIBAL-33",
    "Goblin Lackey is read as if it said Goblin creature card",
    cards=_lackey_putting({"types": ("Creature",)}),
)
