"""Recording a vector: a scenario is played on an engine that passes it, and everything that is said is kept."""

from collections.abc import Iterator

import msgspec

from touchstone import __version__
from touchstone.catalogue import catalogue
from touchstone.driver import Caller, Table
from touchstone.driver.expectations import Expectation
from touchstone.driver.table import only_answer
from touchstone.features import FeatureFile, Scenario, span_of
from touchstone.playing import play
from touchstone.protocol import Action, Answer, Decision, StateSetup
from touchstone.vectors.messages import FORMAT, Act, AskFact, Entry, Expect, NotOffered, Vector, as_fields
from touchstone.vectors.things import action_out, reply_out


class NotPassed(Exception):
    """The engine that a vector is recorded on does not pass the scenario, so that there is nothing to record."""


class RecordingTable(Table):
    """A table that keeps what is said at it."""

    def __init__(self, caller: Caller, ruleset: str) -> None:
        super().__init__(caller, ruleset)
        self.entries: list[Entry] = []
        self.state: StateSetup | None = None

    def start(self) -> None:
        """Keep the position that is sent."""
        if not self.started:
            self.state, _ = self.position.state()
        super().start()

    def act(self, player: str, action: Action) -> None:
        """Keep the action, after what is answered by itself."""
        self.settle()
        kept = Act(player=player, action=action_out(self, action), tries=self._attempting)
        self.entries.append(kept)
        super().act(player, action)

    def answer(self, decision: Decision, answer: Answer) -> None:
        """Keep the answer."""
        kept = reply_out(self, decision, answer)
        trivial = only_answer(decision) == answer
        self.entries.append(msgspec.structs.replace(kept, tries=self._attempting, trivial=trivial))
        super().answer(decision, answer)

    def refuse(self, reason: str) -> None:
        """Keep that there was no room for an attempt."""
        super().refuse(reason)
        self.entries.append(NotOffered(expected=reason))

    def ask(self, subject: str, question: str, on: str | None) -> None:
        """Keep the question."""
        self.entries.append(AskFact(subject=subject, question=question, on=on))
        super().ask(subject, question, on)

    def held(self, expectation: object) -> None:
        """Keep the expectation."""
        assert isinstance(expectation, Expectation)
        says = f"{expectation.what}: {expectation.in_words(expectation.wanted())}"
        self.entries.append(Expect(kind=type(expectation).__name__, fields=as_fields(expectation), says=says))


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
        capabilities=tuple(_capabilities(table)),
        state=table.state,
        entries=tuple(table.entries),
    )


def _capabilities(table: RecordingTable) -> Iterator[str]:
    """The topics that an engine has to claim, as the table asks for them."""
    players = table.state.players if table.state is not None else ()
    if any(player.team for player in players):
        yield "two-headed-giant"
    elif len(players) > 2:
        yield "multiplayer"
    if any(isinstance(entry, Expect) and entry.kind == "MayLookAt" for entry in table.entries):
        yield "view:hidden-information"
    if any(isinstance(entry, AskFact) for entry in table.entries):
        yield "facts"


def vectors(
    chosen: list[tuple[FeatureFile, Scenario]], caller: Caller, rulesets: tuple[str, ...]
) -> Iterator[tuple[str, Vector]]:
    """Every scenario in every ruleset of its range, each with the name of its file. Raises NotPassed."""
    for _, scenario in chosen:
        span = span_of(scenario, catalogue())
        for ruleset in (ruleset for ruleset in rulesets if span.covers(ruleset)):
            for number, example in enumerate(scenario.examples or ({},), 1):
                name = f"{scenario.file.removesuffix('.feature')}-{scenario.line}"
                row = f"-{number}" if scenario.examples else ""
                yield (
                    f"{ruleset}/{name.removeprefix('features/')}{row}.json",
                    recorded(scenario, caller, ruleset, example),
                )
