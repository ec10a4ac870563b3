"""What a Then expects, as data: what is looked at, what it must be, and how it is looked up."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from msgspec import UNSET, UnsetType

from touchstone.driver.faults import Divergence, NeedsField, ScenarioFault
from touchstone.driver.table import Table
from touchstone.driver.wording import said
from touchstone.protocol import PlayerView

Value = TypeVar("Value")


@dataclass(frozen=True)
class Expectation(ABC):
    """One thing looked at and what it must be.

    An expectation about the game itself is looked up after decisions with one legal answer have been
    answered; one about the pending decision (`pending`) is not.
    """

    @property
    def pending(self) -> bool:
        """Whether it is about the pending decision."""
        return False

    @property
    @abstractmethod
    def what(self) -> str:
        """What is looked at."""

    @abstractmethod
    def wanted(self) -> object:
        """What it must be."""

    @abstractmethod
    def observe(self, table: Table) -> object:
        """What it is."""

    def holds(self, observed: object) -> bool:
        """Whether what was observed is what was expected."""
        return observed == self.wanted()

    def in_words(self, value: object) -> str:
        """How a value of it reads."""
        return said(value)


def expect(table: Table, expectation: Expectation) -> None:
    """Hold the game against an expectation; raises `Divergence` or `NeedsField`."""
    table.start_for(expectation.pending)
    observed = expectation.observe(table)
    if not expectation.holds(observed):
        wanted = expectation.wanted()
        raise Divergence(expectation.what, expectation.in_words(wanted), expectation.in_words(observed))
    table.held(expectation)


def shown(value: Value | UnsetType, field: str, what: str) -> Value:
    """A field that the expectation cannot do without. Raises NeedsField where the engine leaves it out."""
    if value is UNSET:
        raise NeedsField(field, what)
    return value


def player_view(table: Table, name: str) -> PlayerView:
    """The player of that name. Raises Divergence if the engine shows none."""
    table.player(name)
    for view in table.look().players:
        if view.name == name:
            return view
    raise Divergence(name, "a player of that name", "none")


@dataclass(frozen=True)
class PlayerHas(Expectation):
    """A player's life, poison, mana, or the number of cards in a zone."""

    player: str
    field: str
    expected: object

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"{self.player}'s {self.field}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        view = player_view(table, self.player)
        match self.field:
            case "life":
                return view.life
            case "poison counters":
                return shown(view.poison, "poison", self.player)
            case "mana pool":
                return _mana(shown(view.mana, "mana", self.player))
            case "hand" | "library" | "graveyard" as zone:
                return len(shown(getattr(view, zone), zone, self.player))
        raise ScenarioFault(
            f"There is nothing called {self.field!r} of a player; expected life, hand, library or graveyard."
        )

    def in_words(self, value: object) -> str:
        """A number of cards, or the value."""
        if self.field in ("hand", "library", "graveyard"):
            return f"{value} card{'' if value == 1 else 's'}"
        return said(value) if value != {} else "empty"


def _mana(pool: Mapping[str, int]) -> dict[str, int]:
    """A pool by colours in the order of the alphabet; colourless mana is C."""
    counts: dict[str, int] = {}
    for word, number in pool.items():
        key = {"colorless": "C", "1": "C"}.get(word, word.strip("{}")[:1].upper() or "C")
        counts[key] = counts.get(key, 0) + number
    return {key: counts[key] for key in sorted(counts) if counts[key]}


@dataclass(frozen=True)
class LibraryCard(Expectation):
    """The card on the top or the bottom of a player's library."""

    player: str
    end: str
    expected: str

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"the {self.end} card of {self.player}'s library"

    def wanted(self) -> object:
        """What it must be."""
        return f'"{self.expected}"'

    def observe(self, table: Table) -> object:
        """What it is."""
        library = shown(player_view(table, self.player).library, "library", self.player)
        if not library:
            return None
        found = library[0 if self.end == "top" else -1]
        if found in table.names.card_ids(self.expected):
            return f'"{self.expected}"'
        return table.names.said(found)


@dataclass(frozen=True)
class HasLost(Expectation):
    """Whether a player has lost, or not."""

    player: str
    expected: bool = True

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"whether {self.player} has lost the game"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        return player_view(table, self.player).has_lost


@dataclass(frozen=True)
class Fact(Expectation):
    """The answer to the last question about facts."""

    expected: object

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the answer"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        if table.fact is None:
            raise ScenarioFault('Nothing was asked; expected "When the engine is asked for ..." before.')
        return table.fact.value

    def holds(self, observed: object) -> bool:
        """Equal; one word may stand for a list of one."""
        if isinstance(observed, bool) != isinstance(self.expected, bool):
            return False
        if isinstance(observed, (list, tuple)) and isinstance(self.expected, str):
            return tuple(observed) == (self.expected,)
        if isinstance(observed, (list, tuple)) and isinstance(self.expected, tuple):
            return sorted(observed) == sorted(self.expected)
        return str(observed) == self.expected if isinstance(self.expected, str) else observed == self.expected


@dataclass(frozen=True)
class AttemptWas(Expectation):
    """Whether the last attempt was refused (and nothing changed) or allowed."""

    refused: bool

    @property
    def pending(self) -> bool:
        """The attempt may have left a decision."""
        return True

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the attempt"

    def wanted(self) -> object:
        """What it must be."""
        return "refused, and nothing changed" if self.refused else "allowed"

    def observe(self, table: Table) -> object:
        """What it is."""
        attempt = table.take_attempt()
        if not attempt.refused:
            return "allowed"
        if attempt.difference is not None:
            return f"refused, but {attempt.difference}"
        return "refused, and nothing changed" if self.refused else f"refused ({attempt.reason})"
