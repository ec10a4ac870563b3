"""The card pool: which cards a board is built from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import yaml

from touchstone.data import folder
from touchstone.faults import UsageError

BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
COMPANIONS = (
    "Grizzly Bears",
    "Hill Giant",
    "Wind Drake",
    "Goblin Piker",
    "Shock",
    "Giant Growth",
    "Unsummon",
    "Terror",
    "Disenchant",
    "Cancel",
)
"""Plain cards that most mechanics meet sooner or later; those of them that are in the pool join every board."""


@dataclass(frozen=True)
class PoolCard:
    """A card of the pool: what kind it is, when it came out, and in which file of the pool it stands."""

    name: str
    types: frozenset[str]
    since: str
    group: str
    attached: bool

    @property
    def can_begin_in_play(self) -> bool:
        """Whether it is a permanent that needs nothing to be attached to."""
        return not self.attached and not self.types & {"Instant", "Sorcery"}


@cache
def pool() -> Mapping[str, PoolCard]:
    """All cards by name."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, PoolCard] = {}
    for path in sorted(folder("fixtures", "cards").glob("*.yaml")):
        entries: list[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), loader)
        for entry in entries:
            types = frozenset(entry.get("types", ()))
            card = PoolCard(entry["name"], types, entry.get("since", ""), path.stem, "enchant" in entry)
            found[card.name] = card
    return found


def chosen(globs: Sequence[str], ruleset: str) -> list[PoolCard]:
    """The cards whose names, or the names of whose files, fit one of the globs, as far as they were out by then.

    Raises UsageError: a glob fits no card.
    """
    available = [card for card in pool().values() if card.since <= ruleset and card.name not in BASIC_LANDS]
    if not globs:
        return available
    found: dict[str, PoolCard] = {}
    for glob in globs:
        fitting = [card for card in available if _fits(card, glob.casefold())]
        if not fitting:
            raise UsageError(f'no card of the pool fits "{glob}", neither by name nor by the file it stands in')
        found.update((card.name, card) for card in fitting)
    return list(found.values())


def companions(ruleset: str) -> list[PoolCard]:
    """The plain cards that join every board."""
    return [pool()[name] for name in COMPANIONS if name in pool() and pool()[name].since <= ruleset]


def _fits(card: PoolCard, glob: str) -> bool:
    return fnmatchcase(card.name.casefold(), glob) or fnmatchcase(card.group, glob)
