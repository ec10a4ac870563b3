"""The cards of `fixtures/cards`: found by name, decoded when first asked for.

A file is a YAML list; each card begins at the start of a line with `- name:` or `- {name:`, so that the names
are known without reading the rest. `oracle.card_schema` publishes what a card may say.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path

import msgspec
import yaml
from msgspec import UNSET

from oracle.data import Loader, folder
from oracle.rulebook import Ruleset
from oracle.rules.text_change import with_word
from oracle.words.abilities import Card
from oracle.words.mana import parse_cost

_NAME = re.compile(r"""- (?:name: +(?P<block>.+?)|\{name: +(?P<flow>"[^"]+"|[^,}]+?) *[,}].*) *""")


class CardError(ValueError):
    """A card file says something that it cannot mean; the message names file, line, card and field."""

    def __init__(self, path: str, line: int, message: str) -> None:
        self.path, self.line, self.message = path, line, message
        super().__init__(f"{path}:{line}: {message}")


class UnknownCard(KeyError):
    """No card has this name; `nearest` are names that look like it."""

    def __init__(self, name: str, nearest: list[str]) -> None:
        self.name, self.nearest = name, nearest
        super().__init__(name)

    def __str__(self) -> str:
        hint = "; did you mean " + " or ".join(f'"{name}"' for name in self.nearest) + "?" if self.nearest else ""
        return f'there is no card "{self.name}" in fixtures/cards{hint}'


class Entry(msgspec.Struct, frozen=True):
    """One card as text: where it stands, and what is written there."""

    path: str
    line: int
    name: str
    text: str


class CardFiles(Mapping[str, Card]):
    """All cards of a folder by name. Raises CardError when files or a card cannot be read, UnknownCard for no card."""

    def __init__(self, home: Path) -> None:
        self._entries: dict[str, Entry] = {}
        self._cards: dict[str, Card] = {}
        for path in sorted(home.glob("*.yaml")):
            for entry in _entries(f"fixtures/cards/{path.name}", path.read_text(encoding="utf-8")):
                self._add(entry)

    def _add(self, entry: Entry) -> None:
        first = self._entries.setdefault(entry.name, entry)
        if first is not entry:
            message = f"{entry.name}: {first.path}:{first.line} has a card of that name already"
            raise CardError(entry.path, entry.line, message)

    def __getitem__(self, name: str) -> Card:
        if name not in self._cards:
            if name not in self._entries:
                raise UnknownCard(name, get_close_matches(name, self._entries, n=3))
            self._cards[name] = decode(self._entries[name])
        return self._cards[name]

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def where(self, name: str) -> tuple[str, int]:
        """The file and line where a card stands. Raises UnknownCard."""
        if name not in self._entries:
            raise UnknownCard(name, get_close_matches(name, self._entries, n=3))
        return self._entries[name].path, self._entries[name].line


def _entries(path: str, text: str) -> Iterator[Entry]:
    """The cards of a file, by their first lines. Raises CardError for anything else at the start of a line."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line and line[0] not in " #"]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        match = _NAME.fullmatch(lines[start])
        if match is None:
            raise CardError(path, start + 1, f"expected a card that begins with '- name: ...', got {lines[start]!r}")
        name = (match["block"] or match["flow"]).strip("\"'")
        yield Entry(path, start + 1, name, "\n".join(lines[start:end]))


def decode(entry: Entry) -> Card:
    """The card that is written there. Raises CardError."""
    try:
        (data,) = yaml.load(entry.text, Loader)
    except yaml.MarkedYAMLError as error:
        line = entry.line + (error.problem_mark.line if error.problem_mark else 0)
        raise CardError(entry.path, line, f"{entry.name}: not readable as YAML: {error.problem}") from None
    try:
        card = msgspec.convert(data, Card)
        if card.cost is not None:
            parse_cost(card.cost)
    except msgspec.ValidationError as error:
        from oracle.card_problems import explain

        line, message = explain(entry.text, data, str(error))
        raise CardError(entry.path, entry.line + line, f"{entry.name}: {message}") from None
    except ValueError as error:
        raise CardError(entry.path, entry.line, f"{entry.name}: cost: {error}") from None
    if card.name != entry.name:
        raise CardError(entry.path, entry.line, f"{entry.name}: name: the card is called {card.name!r} further on")
    return card


@cache
def as_of(card: Card, ruleset: Ruleset) -> Card:
    """The card as it reads under a ruleset: with its changes up to that date, in the words of that date."""
    for change in card.changes:
        if change.since <= ruleset.name:
            card = msgspec.structs.replace(
                card,
                **{
                    field: value
                    for field in change.__struct_fields__
                    if field != "since" and (value := getattr(change, field)) is not UNSET
                },
            )
    for old, new in ruleset.renamed.items():
        card = with_word(card, old, new)
    return card


class CardsAsOf(Mapping[str, Card]):
    """Cards by name as they read under a ruleset."""

    def __init__(self, cards: Mapping[str, Card], ruleset: Ruleset) -> None:
        self._cards, self._ruleset = cards, ruleset

    def __getitem__(self, name: str) -> Card:
        return as_of(self._cards[name], self._ruleset)

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, name: object) -> bool:
        return name in self._cards


@lru_cache(maxsize=1)
def load_cards() -> CardFiles:
    """All cards of the suite by name; a card is decoded when it is first asked for."""
    return CardFiles(folder("cards"))


def card(name: str) -> Card:
    """The card of that name. Raises UnknownCard, or CardError if the file is wrong."""
    return load_cards()[name]
