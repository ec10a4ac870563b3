"""The card pool: which cards a board is built from, and which of them have something to do with each other."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from math import log
from typing import Any, Literal

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
"""Plain cards that most mechanics meet sooner or later; some of those that are in the pool join every board."""
COMMON = 0.2
"""A word that more than this part of all cards has makes no two of them belong together."""
COLORS = frozenset(("white", "blue", "black", "red", "green"))
OUT_OF_REACH = ("protection", "shroud", "player-shroud")
"""The words of what cannot be targeted."""
_KINDS = ("types", "subtypes", "supertypes")
_NO_TEXT = ("name", "since", "cost", *_KINDS)
_COST = re.compile(r"(\{[^}]+\})+")


@dataclass(frozen=True)
class PoolCard:
    """A card of the pool: what kind it is, when it came out, and in which file of the pool it stands.

    `kinds` are the words that others may know it by: its types, its keywords, and what else it has to do with. `words`
    are all the words that its abilities are written with; `costs` all that its player may have to pay.
    """

    name: str
    types: frozenset[str]
    since: str
    group: str
    attached: bool
    kinds: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    costs: tuple[str, ...] = ()

    @property
    def can_begin_in_play(self) -> bool:
        """Whether it is a permanent that needs nothing to be attached to."""
        return not self.attached and not self.types & {"Instant", "Sorcery"}

    @property
    def can_be_attached(self) -> bool:
        """Whether it is an Aura or an Equipment."""
        return self.attached or "equip" in self.words


@cache
def pool() -> Mapping[str, PoolCard]:
    """All cards by name."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, PoolCard] = {}
    for path in sorted(folder("fixtures", "cards").glob("*.yaml")):
        entries: list[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), loader)
        for entry in entries:
            card = _card(entry, path.stem)
            found[card.name] = card
    return found


def _card(entry: Mapping[str, Any], group: str) -> PoolCard:
    written = list(_strings([part for key, part in entry.items() if key not in _NO_TEXT]))
    words = frozenset(word for word in written if not _COST.fullmatch(word))
    keywords = [each for each in entry.get("abilities", ()) if isinstance(each, str)]
    return PoolCard(
        entry["name"],
        frozenset(entry.get("types", ())),
        entry.get("since", ""),
        group,
        "enchant" in entry,
        frozenset((*_strings([entry.get(part, []) for part in _KINDS] + keywords), *_met_by(entry, words))),
        words,
        tuple(word for word in (entry.get("cost", ""), *written) if _COST.fullmatch(word)),
    )


def _met_by(entry: Mapping[str, Any], words: frozenset[str]) -> Iterator[str]:
    """What a card has to do with though it does not say so.

    Whoever names a creature type may mean one that is no creature's; whoever names a colour, one that the card speaks
    of; and what it targets may get out of its reach.
    """
    if "Tribal" in entry.get("types", ()):
        yield "creature-type"
    if words & COLORS:
        yield "color"
    if _has_key(entry, "targets"):
        yield from OUT_OF_REACH


def _has_key(data: object, wanted: str) -> bool:
    """Whether something in a piece of card data is called so."""
    match data:
        case Mapping():
            return wanted in data or any(_has_key(part, wanted) for part in data.values())
        case list():
            return any(_has_key(part, wanted) for part in data)
    return False


def _strings(data: object) -> Iterator[str]:
    """All strings of a piece of card data."""
    match data:
        case str():
            yield data
        case Mapping():
            for part in data.values():
                yield from _strings(part)
        case list():
            for part in data:
                yield from _strings(part)


def available(ruleset: str) -> list[PoolCard]:
    """The cards that were out by then."""
    return [card for card in pool().values() if card.since <= ruleset and card.name not in BASIC_LANDS]


def chosen(globs: Sequence[str], ruleset: str) -> list[PoolCard]:
    """The cards whose names, or the names of whose files, fit one of the globs, as far as they were out by then.

    Raises UsageError: a glob fits no card.
    """
    there = available(ruleset)
    if not globs:
        return there
    found: dict[str, PoolCard] = {}
    for glob in globs:
        fitting = [card for card in there if _fits(card, glob.casefold())]
        if not fitting:
            raise UsageError(f'no card of the pool fits "{glob}", neither by name nor by the file it stands in')
        found.update((card.name, card) for card in fitting)
    return list(found.values())


def companions(ruleset: str) -> list[PoolCard]:
    """The plain cards that join every board."""
    return [pool()[name] for name in COMPANIONS if name in pool() and pool()[name].since <= ruleset]


@cache
def related(card: PoolCard, ruleset: str) -> tuple[PoolCard, ...]:
    """The other cards that have to do with this one, each as often as it has, the rarer words counting more.

    Most have those cards to do with it that speak of what it is, or are what it speaks of.
    """
    found: list[PoolCard] = []
    for other in available(ruleset):
        if other.name != card.name:
            told, meant = card.kinds & other.words, card.words & other.kinds
            shared = (card.words & other.words) - told - meant
            near = sum(_rarity(word, "words") for word in told) + sum(_rarity(word, "kinds") for word in meant)
            found += [other] * round(3 * near + sum(_rarity(word, "words") for word in shared))
    return tuple(found)


@cache
def _rarity(word: str, among: Literal["words", "kinds"]) -> float:
    """How much it says of a card that it has a word among its words or kinds; nothing if many cards have it there."""
    cards = pool().values()
    count = sum(word in getattr(card, among) for card in cards)
    return log(len(cards) / count) if count <= COMMON * len(cards) else 0.0


def _fits(card: PoolCard, glob: str) -> bool:
    return fnmatchcase(card.name.casefold(), glob) or fnmatchcase(card.group, glob)
