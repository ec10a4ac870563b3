"""Expectations about the game as a whole: the stack, the turn, who is asked what, how it ends."""

from collections import Counter
from dataclasses import dataclass

from touchstone.driver.answers import standing_for
from touchstone.driver.doing import Named
from touchstone.driver.expectations import Expectation, shown
from touchstone.driver.names import goes_by, is_of_keyword
from touchstone.driver.table import Table
from touchstone.driver.wording import listed, quoted
from touchstone.protocol import Decision, DecisionKind, GameOver, ObjectView, Option, Ref, Step

COMBAT_DAMAGE = "combat damage"


@dataclass(frozen=True)
class StackEntry:
    """What stands on the stack: a spell by name, the ability of an object, or combat damage."""

    name: str
    ability: bool = False
    keyword: str | None = None

    def __str__(self) -> str:
        if self.name == COMBAT_DAMAGE:
            return COMBAT_DAMAGE
        which = f"{self.keyword} ability" if self.keyword else "ability"
        return f"the {which} of {quoted(self.name)}" if self.ability else quoted(self.name)

    def is_object(self, table: Table, object_id: str) -> bool:
        """Whether an object on the stack is that."""
        view = table.names.view(object_id)
        if self.name == COMBAT_DAMAGE or view is None:
            return view is not None and view.kind == "combat-damage"
        own = table.names.card_ids(self.name)
        if not self.ability:
            return view.kind != "ability" and (goes_by(view, self.name) or object_id in own)
        of_it = view.source in own if own else view.name == self.name
        if view.kind != "ability" or not of_it:
            return False
        return self.keyword is None or is_of_keyword(view, self.keyword)


@dataclass(frozen=True)
class StackIs(Expectation):
    """What is on the stack, from the top."""

    expected: tuple[StackEntry, ...]

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the stack, from the top"

    def wanted(self) -> object:
        """What it must be."""
        return tuple(map(str, self.expected)) or ("nothing",)

    def observe(self, table: Table) -> object:
        """What it is, in the words of the expectation where they fit."""
        said = []
        for place, object_id in enumerate(table.look().stack):
            entry = self.expected[place] if place < len(self.expected) else None
            fits = entry is not None and entry.is_object(table, object_id)
            said.append(str(entry) if fits else table.names.said(object_id))
        return tuple(said) or ("nothing",)


@dataclass(frozen=True)
class Revealed(Expectation):
    """Exactly which cards are revealed at the moment, each with its owner."""

    expected: tuple[tuple[str, str], ...]

    @property
    def pending(self) -> bool:
        """Cards stay revealed while somebody decides."""
        return True

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the revealed cards"

    def wanted(self) -> tuple[str, ...]:
        """What they must be."""
        return tuple(f"{quoted(card)} of {player}" for player, card in self.expected) or ("none",)

    def observe(self, table: Table) -> object:
        """All of them, in the words of the expectation where they fit."""
        ids = shown(table.look().revealed, "revealed", "the game")
        said = []
        for view in filter(None, map(table.names.view, ids)):
            name = next((card for player, card in self.expected if _is_card(table, view, player, card)), None)
            said.append(f"{quoted(name) if name else table.names.said(view.id)} of {view.owner}")
        return tuple(said) or ("none",)

    def holds(self, observed: object) -> bool:
        """The same ones, in any order."""
        assert isinstance(observed, tuple)
        return Counter(observed) == Counter(self.wanted())


def _is_card(table: Table, view: ObjectView, owner: str, name: str) -> bool:
    return view.owner == owner and (view.name == name or view.id in table.names.card_ids(name))


@dataclass(frozen=True)
class StepIs(Expectation):
    """Whose turn it is, and which step."""

    player: str
    step: Step

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the step"

    def wanted(self) -> object:
        """What it must be."""
        return f"{self.player}'s {self.step} step"

    def observe(self, table: Table) -> object:
        """What it is."""
        table.player(self.player)
        snapshot = table.look()
        return f"{snapshot.active}'s {snapshot.step} step"


@dataclass(frozen=True)
class WaitsFor(Expectation):
    """Who has priority (None: nobody is asked anything)."""

    player: str | None

    @property
    def what(self) -> str:
        """What is looked at."""
        return "what the game waits for"

    def wanted(self) -> object:
        """What it must be."""
        return f"priority of {self.player}" if self.player else "no decision"

    def observe(self, table: Table) -> object:
        """What it is."""
        if self.player:
            table.player(self.player)
        return table.waiting_said() if self.player or isinstance(table.waiting, Decision) else "no decision"


@dataclass(frozen=True)
class Asked(Expectation):
    """Who has to decide what."""

    player: str
    kind: DecisionKind

    @property
    def pending(self) -> bool:
        """It is about the pending decision."""
        return True

    @property
    def what(self) -> str:
        """What is looked at."""
        return "what the game waits for"

    def wanted(self) -> object:
        """What it must be."""
        return f"{self.player} is asked for {self.kind}"

    def observe(self, table: Table) -> object:
        """What it is."""
        table.player(self.player)
        return table.waiting_said()

    def holds(self, observed: object) -> bool:
        """The right player and the right kind, whatever the options are."""
        return str(observed).startswith(f"{self.wanted()} ")


@dataclass(frozen=True)
class Choices(Expectation):
    """Exactly what the player who has to decide can choose, in any order."""

    player: str
    expected: tuple[Named, ...]
    among: str = "options"

    @property
    def pending(self) -> bool:
        """It is about the pending decision."""
        return True

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"what {self.player} can {'attack' if self.among == 'defenders' else 'choose'}"

    def wanted(self) -> object:
        """What it must be."""
        return tuple(map(str, self.expected))

    def observe(self, table: Table) -> object:
        """The options, in the words of the expectation where they fit."""
        table.player(self.player)
        decision = table.waiting
        if not isinstance(decision, Decision) or decision.player != self.player:
            return table.waiting_said()
        options = list(decision.options) if self.among == "options" else _as_options(decision.defenders)
        said: list[str] = []
        for each in self.expected:
            matching = standing_for(table, options, each)[: each.count]
            if len(matching) == each.count:
                said.append(str(each))
                for option in matching:
                    options.remove(option)
        return (*said, *map(table.names.option_said, options))

    def holds(self, observed: object) -> bool:
        """The same ones, in any order."""
        return isinstance(observed, tuple) and Counter(observed) == Counter(map(str, self.expected))


def _as_options(refs: tuple[Ref, ...]) -> list[Option]:
    """Defenders as options; where a team is attacked as one, one of its members stands for it."""
    return [Option(id=str(ref.object or ref.player), object=ref.object, player=ref.player) for ref in refs]


@dataclass(frozen=True)
class MayChooseNothing(Expectation):
    """Whether the player who has to decide may choose nothing."""

    player: str

    @property
    def pending(self) -> bool:
        """It is about the pending decision."""
        return True

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"the least that {self.player} has to choose"

    def wanted(self) -> object:
        """What it must be."""
        return 0

    def observe(self, table: Table) -> object:
        """What it is."""
        table.player(self.player)
        decision = table.waiting
        return (
            decision.min if isinstance(decision, Decision) and decision.player == self.player else table.waiting_said()
        )


@dataclass(frozen=True)
class GameEnded(Expectation):
    """Who has won the game: players, nobody (a draw), or the game goes on (None)."""

    winners: tuple[str, ...] | None

    @property
    def what(self) -> str:
        """What is looked at."""
        return "the game"

    def wanted(self) -> object:
        """What it must be."""
        if self.winners is None:
            return "to go on"
        return f"to be won by {listed(self.winners, 'nobody')}"

    def observe(self, table: Table) -> object:
        """What it is."""
        waiting = table.waiting
        if not isinstance(waiting, GameOver):
            return "to go on"
        return f"to be won by {listed(waiting.winners, 'nobody')}"

    def holds(self, observed: object) -> bool:
        """The winner is among the winners (a team wins together)."""
        if self.winners and len(self.winners) == 1:
            words = str(observed).removeprefix("to be won by ").replace(" and ", ", ").split(", ")
            return self.winners[0] in words
        return observed == self.wanted()
