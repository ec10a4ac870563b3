"""Misreadings of what cards mean by the name of a creature type (LRW-TRIBAL-14 to 22)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from oracle.game.events import ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Characteristics
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import ALL_ZONES, Context, described, fits
from oracle.rules.happening import happen
from oracle.rules.mana import Bill
from oracle.words.abilities import Activated
from oracle.words.effects import Destroy
from oracle.words.filters import Exists, Filter

CARD_ZONES = ("library", "hand", "graveyard")
"""Where a text means cards by "card"."""


def is_noun(what: Filter) -> bool:
    """Whether a description is the bare name of a creature type, as in "Goblin"."""
    return bool(what.subtypes) and not what.types and what.zone == BATTLEFIELD


def says_creature(what: Filter) -> bool:
    """Whether a description is that of creatures of a type, as in "Goblin creature"."""
    return bool(what.subtypes) and "Creature" in what.types


def described_in(game: Game, what: Filter, context: Context, zones: Iterable[str]) -> list[int]:
    """What fits a description, only in other zones."""
    return [id for zone in zones for id in described(game, msgspec.structs.replace(what, zone=zone), context)]


def creatures_only(meant: Callable[[Filter], bool]) -> Callable[[Game, Filter, Characteristics], bool]:
    """A reading of `fits_subtypes` in which certain descriptions fit creatures and creature cards only."""

    def reading(game: Game, what: Filter, known: Characteristics) -> bool:
        right: bool = RULES["fits_subtypes"].reading(game, what, known)
        return right and ("Creature" in known.types or not meant(what))

    return reading


# -- the words decide (14, 17, 18) -----------------------------------------------------------------------


def _every_reference(game: Game, what: Filter, known: Characteristics) -> bool:
    types = known.types | {"Creature"} if says_creature(what) and "Tribal" in known.types else known.types
    return types.issuperset(what.types)


def _no_reference(game: Game, what: Filter, known: Characteristics) -> bool:
    right: bool = RULES["fits_subtypes"].reading(game, what, known)
    return right and ("Creature" in known.types or "Tribal" not in known.types)


def _creature_cards_as_well(game: Game, what: Filter) -> tuple[str, ...]:
    zones: tuple[str, ...] = RULES["zones_meant"].reading(game, what)
    return ALL_ZONES if says_creature(what) and zones == (BATTLEFIELD,) else zones


def _no_tribal_creature(game: Game, what: Filter, known: Characteristics) -> bool:
    right: bool = RULES["fits_types"].reading(game, what, known)
    return right and not (says_creature(what) and "Tribal" in known.types)


misreading(
    "LRW-TRIBAL-14",
    "Whatever names a creature type affects tribals of that type, also if it says creature",
    fits_types=_every_reference,
)
misreading(
    "LRW-TRIBAL-14",
    "Nothing that names a creature type affects tribals that are no creatures",
    fits_subtypes=_no_reference,
)
misreading(
    "LRW-TRIBAL-17",
    "Goblin creature means Goblin creature cards and spells, too",
    zones_meant=_creature_cards_as_well,
)
misreading(
    "LRW-TRIBAL-18",
    "Goblin creature never means a tribal, not even one that has become a creature",
    fits_types=_no_tribal_creature,
)

misreading(
    "LRW-TRIBAL-18",
    "Goblin creature means what is a Goblin, a tribal that is no creature as well",
    fits_types=_every_reference,
)

# -- the bare noun (15, 16, 21, 22) ----------------------------------------------------------------------


def _destroyed_anywhere(game: Game, context: Context, word: Destroy) -> Procedure[None]:
    what = word.what
    cards = described_in(game, what, context, CARD_ZONES) if isinstance(what, Filter) and is_noun(what) else []
    yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="destroy") for id in cards))
    yield from RULES["destroy"].reading(game, context, word)


def _sacrificed_from_hand(game: Game, player: str, what: Filter, context: Context) -> list[int]:
    permanents: list[int] = RULES["sacrificeable"].reading(game, player, what, context)
    cards = described_in(game, what, context, ("hand",)) if is_noun(what) else []
    return permanents + [id for id in cards if game.object(id).owner == player]


def _if_a_creature_is_there(game: Game, condition: Exists, context: Context) -> bool:
    if is_noun(condition.what):
        what = msgspec.structs.replace(condition.what, types=("Creature",))
        condition = msgspec.structs.replace(condition, what=what)
    there: bool = RULES["there_are"].reading(game, condition, context)
    return there


def _itself_as_well(game: Game, condition: Exists, context: Context) -> bool:
    there: bool = RULES["there_are"].reading(game, condition, context)
    return there or (is_noun(condition.what) and fits(game, condition.what, context.source, context))


def _other_spells_as_well(game: Game, condition: Exists, context: Context) -> bool:
    there: bool = RULES["there_are"].reading(game, condition, context)
    spells = described_in(game, condition.what, context, (STACK,)) if is_noun(condition.what) else []
    return there or any(id != context.source for id in spells)


misreading(
    "LRW-TRIBAL-15",
    "All Goblins are destroyed in hands, libraries and graveyards, too",
    destroy=_destroyed_anywhere,
)
misreading(
    "LRW-TRIBAL-15",
    "A Goblin card in hand may be sacrificed as a Goblin",
    sacrificeable=_sacrificed_from_hand,
)
misreading(
    "LRW-TRIBAL-16",
    "Goblin means a creature that is a Goblin",
    fits_subtypes=creatures_only(is_noun),
)
misreading(
    "LRW-TRIBAL-21",
    "Whether you control a Giant is a question for creatures",
    there_are=_if_a_creature_is_there,
)
misreading(
    "LRW-TRIBAL-22",
    "The spell that asks counts itself, since it has the type and you control it",
    there_are=_itself_as_well,
)
misreading(
    "LRW-TRIBAL-22",
    "Another spell of the type that you control counts as well",
    there_are=_other_spells_as_well,
)

# -- cards and spells (19, 20) ---------------------------------------------------------------------------


def _permanents_as_well(game: Game, what: Filter) -> tuple[str, ...]:
    zones: tuple[str, ...] = RULES["zones_meant"].reading(game, what)
    return (*zones, BATTLEFIELD) if what.subtypes and what.zone == "graveyard" else zones


def _abilities_as_well(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    right: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    as_a_spell: Bill = RULES["changed_bill"].reading(game, bill, id, player)
    return as_a_spell if as_a_spell.generic < right.generic else right


misreading(
    "LRW-TRIBAL-19",
    "Goblin card means a creature card that is a Goblin",
    fits_subtypes=creatures_only(lambda what: what.zone in CARD_ZONES),
)
misreading(
    "LRW-TRIBAL-19",
    "A Goblin card to be returned from the graveyard may be a Goblin in play",
    zones_meant=_permanents_as_well,
)
misreading(
    "LRW-TRIBAL-20",
    "Goblin spell means a creature spell that is a Goblin",
    fits_subtypes=creatures_only(lambda what: what.zone == STACK),
)
misreading(
    "LRW-TRIBAL-20",
    "What makes Goblin spells cheaper makes the abilities of Goblins cheaper, too",
    changed_bill=_abilities_as_well,
)
