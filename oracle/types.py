"""The types of the type line and their lists, as of a ruleset's date (205, 212)."""

import re
from functools import cache

import msgspec
import yaml

from oracle.data import Loader, folder

_LISTS = {
    "Artifact": "artifact-types",
    "Battle": "battle-types",
    "Creature": "creature-types",
    "Enchantment": "enchantment-types",
    "Instant": "spell-types",
    "Kindred": "creature-types",
    "Land": "land-types",
    "Planeswalker": "planeswalker-types",
    "Sorcery": "spell-types",
    "Tribal": "creature-types",
}


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names that are in a list from the ruleset `since` to the ruleset `until`, both included."""

    names: tuple[str, ...]
    since: str = ""
    until: str = "9999-12"

    def __post_init__(self) -> None:
        """Refuses a name that is there twice."""
        if len(set(self.names)) < len(self.names):
            raise ValueError("a name is given twice")


def card_types(ruleset: str) -> frozenset[str]:
    """All card types (205.2a)."""
    return _names("card-types", ruleset)


def supertypes(ruleset: str) -> frozenset[str]:
    """All supertypes (205.4a)."""
    return _names("supertypes", ruleset)


def creature_types(ruleset: str) -> frozenset[str]:
    """All creature types: what changeling gives, and what may be named as one (205.3)."""
    return _names("creature-types", ruleset)


def land_types(ruleset: str) -> frozenset[str]:
    """All land types, the basic ones among them."""
    return _names("land-types", ruleset)


def planeswalker_types(ruleset: str) -> frozenset[str]:
    """All planeswalker types."""
    return _names("planeswalker-types", ruleset)


@cache
def subtypes_of(card_type: str, ruleset: str) -> frozenset[str]:
    """The subtypes that belong to a card type (205.3d). No lists are kept for types found only in casual variants.

    Raises ValueError for a card type that the ruleset does not know.
    """
    known = card_types(ruleset)
    if card_type not in known:
        raise ValueError(f"{card_type!r} is no card type of {ruleset}; expected one of {', '.join(sorted(known))}")
    return _names(_LISTS[card_type], ruleset) if card_type in _LISTS else frozenset()


@cache
def _names(file: str, ruleset: str) -> frozenset[str]:
    """The names of a list that a ruleset has. Raises ValueError for what is no ruleset."""
    if not re.fullmatch(r"\d{4}-\d{2}", ruleset):
        raise ValueError(f"{ruleset!r} is no ruleset; expected a year and month such as 2007-10")
    return frozenset(name for group in _read(file) if group.since <= ruleset <= group.until for name in group.names)


@cache
def _read(file: str) -> tuple[Names, ...]:
    """A list of `fixtures/types`. Raises ValueError, with the file's name, if it is not what it should be."""
    path = folder("types") / f"{file}.yaml"
    try:
        return msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), Loader), tuple[Names, ...])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise ValueError(f"fixtures/types/{file}.yaml: {error}") from None
