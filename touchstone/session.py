"""One run of the suite inside pytest: the engine, kept for all scenarios, and what each scenario came to."""

import sys
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec

from touchstone.baseline import Baseline, read_baseline
from touchstone.catalogue import catalogue
from touchstone.driver import Caller, Divergence, NeedsSupport, ScenarioFault, Table
from touchstone.driver.position import FILLER
from touchstone.faults import Problem, SuiteFault
from touchstone.features import FeatureFile, RuleBlock, Scenario, features, read, span_of
from touchstone.hosting.errors import HostingError
from touchstone.hosting.finding import open_engine
from touchstone.hosting.hosted import HostedEngine
from touchstone.hosting.overheard import overheard
from touchstone.playing import greet
from touchstone.protocol import Engine, EngineError
from touchstone.results import Record
from touchstone.retrying import SecondTries
from touchstone.stepbook import step_book
from touchstone.terms import Terms
from touchstone.transcripts import Transcripts
from touchstone.verdicts import explained, verdict_of

MOST_EVENTS = 200
LONGEST_EVENT = 500
LONGEST_TEXT = 100_000
"""So much of what an engine reports of a game, or of what else it says, goes into a record."""


@dataclass
class At:
    """Where a scenario is: the step that is being played."""

    step: str = ""
    line: int = 0


@dataclass
class SuiteSession:
    """What the plugin keeps for a session."""

    engine: str
    ruleset: str | None = None
    selected: frozenset[str] = frozenset()
    terms: Terms = field(default_factory=Terms)
    baseline: Baseline | None = None
    caller: Caller | None = None
    files: dict[Path, FeatureFile] = field(default_factory=dict)
    _opened: Engine | None = None
    _cards_asked: bool = False
    _used: bool = False

    def open(self) -> None:
        """Let the engine get ready, while there is other work to be done. Raises EngineNotStarted."""
        self._opened = open_engine(self.engine, self.terms.limits)

    def calling(self) -> Caller:
        """The engine, started when it is first needed. Raises EngineNotStarted."""
        if self.caller is None:
            self.caller = self._greeted()
        return self.caller

    def _greeted(self) -> Caller:
        engine, self._opened = self._opened or open_engine(self.engine, self.terms.limits), None
        return greet(overheard(engine, self._transcripts.heard) if self._transcripts else engine)

    def read_baseline(self) -> Baseline | None:
        """Read the failures that are expected. Raises UsageError where their file is wrong."""
        self.baseline = read_baseline(self.terms.baseline) if self.terms.baseline else None
        return self.baseline

    @cached_property
    def _transcripts(self) -> Transcripts | None:
        return Transcripts(self.terms.transcript) if self.terms.transcript else None

    @cached_property
    def _second_tries(self) -> SecondTries:
        return SecondTries(self.engine, self.terms.limits, self.terms.scenario_timeout)

    def close(self) -> None:
        """Let the engine go; what goes wrong with that, such as a line that nobody asked for, is told."""
        if self.caller is not None:
            engine, self.caller = self.caller.engine, None
            engine.shutdown()
            if isinstance(engine, HostedEngine) and engine.farewell:
                print(f"touchstone: {engine.farewell.sentence}", file=sys.stderr)
        if isinstance(self._opened, HostedEngine):
            self._opened.close()
        self._second_tries.close()

    def feature(self, path: Path) -> FeatureFile:
        """A feature file that is going to be played.

        Raises:
            SuiteFault: it cannot be read, a step is not defined or ambiguous, or a title stands twice.
        """
        if path not in self.files:
            file = next((each for each in features() if each.path == path), None) or read(path)
            if problems := suite_problems(file):
                raise SuiteFault(problems)
            self.files[path] = file
        return self.files[path]

    def chosen(self, file: FeatureFile) -> list[tuple[Scenario, list[str]]]:
        """The scenarios of a file that were selected, each with the rulesets to play it under."""
        chosen = [(each, self._rulesets(each)) for each in file.scenarios() if self._is_selected(each)]
        return sorted((each for each in chosen if each[1]), key=lambda each: each[0].line)

    def _is_selected(self, scenario: Scenario) -> bool:
        return not self.selected or key(scenario) in self.selected

    def _rulesets(self, scenario: Scenario) -> list[str]:
        """Those of its range that the engine plays; one that was asked for by name is tried in any case."""
        held = [each for each in span_of(scenario, catalogue()).rulesets if self.ruleset in (None, each)]
        return held if self.ruleset else [each for each in held if each in self.calling().about.rulesets]

    def not_asked(self) -> int:
        """How many selected scenarios hold only under rulesets that the engine does not play."""
        everything = (scenario for file in self.files.values() for scenario in file.scenarios())
        return sum(self._is_selected(scenario) and not self._rulesets(scenario) for scenario in everything)

    def table(self, ruleset: str, file: str = "", name: str = "") -> Table:
        """A table for the scenario of that file and name. Raises NeedsSupport for a ruleset that is not played."""
        caller = self._isolated() if self.terms.isolate else self.calling()
        caller.allow(self.terms.scenario_timeout)
        if self._transcripts:
            self._transcripts.begin(file, name)
        if ruleset not in caller.about.rulesets:
            plays = ", ".join(caller.about.rulesets)
            raise NeedsSupport(f"{caller.about.name} does not play the ruleset {ruleset}; it plays {plays}")
        if not self._cards_asked:
            caller.learn_cards(self._card_names())
            self._cards_asked = True
        return Table(caller, ruleset)

    def judged(self, record: Record, scenario: Scenario) -> Record:
        """The record at the end of its scenario: with what the baseline, a second try and the transcript add."""
        if record.fault:
            return record
        if self.baseline:
            record = self.baseline.judged(record)
        hosted = self.caller is not None and isinstance(self.caller.engine, HostedEngine)
        if self.terms.retry and hosted and record.is_new and record.verdict != "not-run":
            record = msgspec.structs.replace(record, again=self._second_tries.outcome(scenario, record))
        if self.caller is not None and record.verdict != "pass":
            with suppress(HostingError):  # what is left over goes with it
                self.caller.settle()
        if self._transcripts:
            record = msgspec.structs.replace(record, transcript=self._transcripts.end(record))
        return record

    def _isolated(self) -> Caller:
        """A fresh engine, unless the one there is has played nothing yet."""
        before, used = self.calling(), self._used
        self._used = True
        if not used:
            return before
        before.engine.shutdown()
        self.caller = self._greeted()
        self.caller.succeed(before)
        return self.caller

    def _card_names(self) -> set[str]:
        names = {FILLER}
        for file in self.files.values():
            for scenario in file.scenarios():
                names.update(given_cards(scenario))
        return names


def key(scenario: Scenario) -> str:
    """What a scenario is selected by."""
    return f"{scenario.file}:{scenario.line}"


def suite_problems(file: FeatureFile) -> list[Problem]:
    """What makes a feature file unplayable: titles that stand twice, steps that are not or ambiguously defined."""
    problems: list[Problem] = []
    titles: dict[str, int] = {}
    for scenario in sorted(file.scenarios(), key=lambda each: each.line):
        if scenario.title in titles:
            text = f'the title "{scenario.title}" stands already in line {titles[scenario.title]}; expected another'
            problems.append(Problem(scenario.file, scenario.line, text))
        titles[scenario.title] = scenario.line
        problems.extend(step_book().problems(scenario))
    return sorted(set(problems))


def given_cards(scenario: Scenario) -> set[str]:
    """The names of the cards that the Givens of a scenario put somewhere."""
    found = set()
    for example in scenario.rows:
        for step in scenario.steps:
            if step.kind == "given":
                found.update(step_book().cards(step.text, example))
    return found


def rule_of(file: FeatureFile, scenario: Scenario) -> RuleBlock | None:
    """The Rule that a scenario stands under."""
    return next((rule for rule in file.rules if scenario in rule.scenarios), None)


def record_of(
    file: FeatureFile,
    scenario: Scenario,
    ruleset: str,
    *,
    error: Exception | None,
    at: At,
    seconds: float,
    table: Table | None = None,
    example: dict[str, str] | None = None,
) -> Record:
    """What a scenario came to."""
    verdict = verdict_of(error)
    rule = rule_of(file, scenario)
    numbers = [catalogue()[each].rule for each in scenario.rulings if each in catalogue()]
    divergence = error if isinstance(error, Divergence) else None
    return Record(
        feature=file.title,
        file=scenario.file,
        at=scenario.line,
        title=scenario.title,
        ruleset=ruleset,
        verdict=verdict or "not-run",
        ms=round(seconds * 1000, 3),
        example=example or {},
        rulings=scenario.rulings,
        sentence=rule.title if rule else "",
        rule=", ".join(dict.fromkeys(number for number in numbers if number)),
        step=at.step if error else "",
        step_at=at.line if error else 0,
        what=divergence.what if divergence else "",
        expected=divergence.expected if divergence else "",
        observed=shortened(divergence.observed) if divergence else "",
        message=shortened(explained(error)) if error else "",
        notes=tuple(table.notes) if table else (),
        events=reported(table) if divergence and table else (),
        fault=fault_of(error, at, scenario) if verdict is None else "",
    )


def shortened(text: str) -> str:
    """The text, or the beginning of one that nobody reads to its end."""
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]} ... ({len(text):,} characters)"


def fault_of(error: Exception | None, at: At, scenario: Scenario) -> str:
    """The sentence about a fault of the suite: file, line and what was expected."""
    sentence = str(error) if isinstance(error, ScenarioFault) else f"{type(error).__name__}: {error}"
    return str(Problem(scenario.file, at.line or scenario.line, sentence))


def reported(table: Table) -> tuple[str, ...]:
    """The events that the engine itself reports, if it keeps a log."""
    if not table.started:
        return ()
    try:
        return tuple(event.text[:LONGEST_EVENT] for event in table.caller.log(0)[-MOST_EVENTS:])
    except (HostingError, EngineError, NeedsSupport):
        return ()
