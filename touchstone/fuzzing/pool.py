"""The card pool: which cards a board is built from, and which of them have something to do with each other."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from math import sqrt
from typing import Any, Literal

import yaml

from touchstone.data import Loader, folder
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
CLOSE = 2.0
"""What one card speaks of and the other is ties them so much closer than a word that both are written with."""
COLORS = frozenset(("white", "blue", "black", "red", "green"))
OUT_OF_REACH = ("protection", "shroud", "player-shroud")
"""The words of what cannot be targeted."""
WAITED_FOR = {
    "clash": ("clashes",),
    "counter": ("countered", "instead-of-countering"),
    "create-token": ("comes-into-play",),
    "damage": (
        "deals-damage",
        "prevents-damage",
        "reduces-damage",
        "redirects-damage",
        "doubles-damage",
        "increases-damage",
    ),
    "destroy": ("put-into-graveyard",),
    "discard": ("discards", "put-into-graveyard"),
    "draw": ("draws",),
    "gain-control": ("loses-control",),
    "sacrifice": ("put-into-graveyard",),
    "tap": ("becomes-tapped",),
    "untap": ("becomes-untapped",),
}
"""With which words others wait for what a card does."""
_KINDS = ("types", "subtypes", "supertypes")
_NO_TEXT = ("name", "since", "cost", "abilities", *_KINDS)
_COST = re.compile(r"(\{[^}]+\})+")


Among = Literal["words", "kinds"]


@dataclass(frozen=True)
class PoolCard:
    """A card of the pool: what kind it is, when it came out, and in which file of the pool it stands.

    `kinds` are the words that others may know it by: its types, its keywords, and what else it has to do with. `words`
    are all the words that its abilities are written with; `cost` is its mana cost, and `costs` are what else its player
    may have to pay. `acts_on_arrival`: it triggers on coming into play itself.
    """

    name: str
    types: frozenset[str]
    since: str
    group: str
    attached: bool
    kinds: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    cost: str = ""
    costs: tuple[str, ...] = ()
    acts_on_arrival: bool = False

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
    found: dict[str, PoolCard] = {}
    for path in sorted(folder("fixtures", "cards").glob("*.yaml")):
        entries: list[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), Loader)
        for entry in entries:
            card = _card(entry, path.stem)
            found[card.name] = card
    return found


def _card(entry: Mapping[str, Any], group: str) -> PoolCard:
    keywords = [each for each in entry.get("abilities", ()) if isinstance(each, str)]
    abilities = [each for each in entry.get("abilities", ()) if not isinstance(each, str)]
    written = list(_strings([abilities, *(part for key, part in entry.items() if key not in _NO_TEXT)]))
    words = frozenset(word for word in written if not _COST.fullmatch(word))
    return PoolCard(
        entry["name"],
        frozenset(entry.get("types", ())),
        entry.get("since", ""),
        group,
        "enchant" in entry,
        frozenset((*_strings([entry.get(part, []) for part in _KINDS] + keywords), *_met_by(entry, words))),
        words,
        entry.get("cost", ""),
        tuple(word for word in written if _COST.fullmatch(word)),
        any({"event": "comes-into-play"} in each.values() for each in abilities),
    )


def _met_by(entry: Mapping[str, Any], words: frozenset[str]) -> Iterator[str]:
    """What a card has to do with though it does not say so.

    Whoever names a creature type may mean one that is no creature's; whoever names a colour, one that the card speaks
    of; what it targets may get out of its reach; and what it does may be what others wait for.
    """
    if "Tribal" in entry.get("types", ()):
        yield "creature-type"
    if words & COLORS:
        yield "color"
    if _has_key(entry, "targets"):
        yield from OUT_OF_REACH
    for done in WAITED_FOR.keys() & words:
        yield from WAITED_FOR[done]


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
def related(card: PoolCard, ruleset: str) -> Mapping[PoolCard, float]:
    """The other cards that have to do with this one, and how much.

    A word ties two cards the closer, the fewer there are on either side of it: a card is seldom met by the few that
    speak of what many are, and those few meet many. What one speaks of and the other is ties closest.
    """
    found: defaultdict[PoolCard, float] = defaultdict(float)
    ties: tuple[tuple[frozenset[str], Among, Among, float], ...] = (
        (card.kinds, "kinds", "words", CLOSE),
        (card.words, "words", "kinds", CLOSE),
        (card.words, "words", "words", 1),
    )
    for words, own, others, strength in ties:
        for word in sorted(words):
            for other in _with(word, others):
                found[other] += strength * _near(word, own, others)
    return {other: near for other, near in found.items() if near and other.since <= ruleset and other != card}


@cache
def _near(word: str, own: Among, others: Among) -> float:
    """How close a word ties a card that has it among its words or kinds to another that does; not at all if many do."""
    counts = len(_with(word, own)), len(_with(word, others))
    return 1 / sqrt(counts[0] * counts[1]) if counts[1] <= COMMON * len(pool()) else 0.0


@cache
def _with(word: str, among: Among) -> Sequence[PoolCard]:
    """The cards that have a word among their words or kinds."""
    return [card for card in pool().values() if word in getattr(card, among) and card.name not in BASIC_LANDS]


def _fits(card: PoolCard, glob: str) -> bool:
    return fnmatchcase(card.name.casefold(), glob) or fnmatchcase(card.group, glob)
