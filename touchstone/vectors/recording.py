"""Recording a vector: a scenario is played on an engine that passes it, and everything that is said is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

from touchstone import __version__
from touchstone.catalogue import catalogue
from touchstone.driver import Caller, Table
from touchstone.driver.doing import Doing
from touchstone.driver.expectations import Expectation
from touchstone.driver.table import DECLARING_NONE
from touchstone.features import FeatureFile, Scenario, span_of
from touchstone.playing import play
from touchstone.protocol import Action, Decision, DecisionKind, StateSetup
from touchstone.vectors.doings import acted, entries_of
from touchstone.vectors.expecting import expected
from touchstone.vectors.meaning import Meanings
from touchstone.vectors.messages import FORMAT, Entry, Look, Send, Vector

NOTHING_OPEN = Entry(
    says="no decision is left open",
    expect=(
        Look(
            path=("waiting", {"kind": [kind for kind in get_args(DecisionKind) if kind not in DECLARING_NONE]}), count=0
        ),
    ),
)
"""What holds at the end; only declarations may be open then."""


class NotPassed(Exception):
    """The engine that a vector is recorded on does not pass the scenario, so that there is nothing to record."""


class RecordingTable(Table):
    """A table that keeps what is done at it: as a whole, not the calls that it comes to."""

    def __init__(self, caller: Caller, ruleset: str) -> None:
        super().__init__(caller, ruleset)
        self.entries: list[Entry] = []
        self.state: StateSetup | None = None
        self._meanings = Meanings(self, {})
        self._inside = False

    def start(self) -> None:
        """Keep the position that is sent."""
        if not self.started:
            self.state, sent = self.position.state()
            self._meanings = Meanings(self, sent)
        super().start()

    def act(self, player: str, action: Action, *, observe: bool = True) -> None:
        """Keep the action, unless it is part of something that is kept."""
        if not self._inside:
            self.entries += acted(player, action, self._meanings, tries=self._attempting)
        super().act(player, action, observe=observe)

    @contextmanager
    def doing(self, what: Doing) -> Iterator[None]:
        """Keep what is done, unless it is part of something that is kept."""
        if self._inside:
            yield
            return
        self.start()
        self.entries += entries_of(what, self, self._meanings, tries=self._attempting)
        self._inside = True
        try:
            yield
        finally:
            self._inside = False

    def ask(self, subject: str, question: str, on: str | None) -> None:
        """Keep the question."""
        asked = {"subject": subject, "question": question, "on": on}
        self.entries.append(Entry(needs=("facts",), open={}, send=Send(method="facts/ask", params=asked)))
        super().ask(subject, question, on)

    def held(self, expectation: object) -> None:
        """Keep the expectation."""
        assert isinstance(expectation, Expectation)
        self.entries += expected(expectation, self, self._meanings)

    def finish(self) -> None:
        """Keep that nothing is left open, unless a decision was to be left open."""
        super().finish()
        if self.started and (not isinstance(self.waiting, Decision) or self.waiting.kind in DECLARING_NONE):
            self.entries.append(NOTHING_OPEN)


def recorded(scenario: Scenario, caller: Caller, ruleset: str, example: dict[str, str]) -> Vector:
    """A scenario as a vector. Raises NotPassed with the reason if the engine does not pass it."""
    table = RecordingTable(caller, ruleset)
    played = play(scenario, caller, ruleset, example, table=table)
    if played.verdict != "pass":
        raise NotPassed(f"{scenario.file}:{scenario.line} under {ruleset}: {played.verdict}, {played.error}")
    return Vector(
        format=FORMAT,
        title=scenario.title,
        file=scenario.file,
        line=scenario.line,
        example=example,
        rulings=scenario.rulings,
        ruleset=ruleset,
        suite=__version__,
        engine=f"{caller.about.name} {caller.about.version}",
        needs=tuple(_capabilities(table)),
        cards=tuple(sorted(table.position.card_names())) if table.state is not None else (),
        state=table.state,
        entries=tuple(table.entries),
    )


def _capabilities(table: RecordingTable) -> Iterator[str]:
    """The topics that an engine has to claim for such a position, as the table asks for them."""
    players = table.state.players if table.state is not None else ()
    if any(player.team for player in players):
        yield "two-headed-giant"
    elif len(players) > 2:
        yield "multiplayer"


def vectors(
    chosen: list[tuple[FeatureFile, Scenario]], caller: Caller, rulesets: tuple[str, ...]
) -> Iterator[tuple[str, Vector]]:
    """Every scenario in every ruleset of its range, each with the name of its file. Raises NotPassed."""
    for _, scenario in chosen:
        span = span_of(scenario, catalogue())
        for ruleset in (ruleset for ruleset in rulesets if span.covers(ruleset)):
            for number, example in enumerate(scenario.rows, 1):
                name = f"{scenario.file.removesuffix('.feature')}-{scenario.line}"
                row = f"-{number}" if scenario.examples else ""
                yield (
                    f"{ruleset}/{name.removeprefix('features/')}{row}.json",
                    recorded(scenario, caller, ruleset, example),
                )
