"""Diagnosis: does an engine that fails a ruling behave as one of the ruling's misreadings would?

The scenario is played on the oracle with each misreading of its rulings. One that ends at the same step with the
same observation is a match; where there are several, those that agree best with what the engine did in the other
scenarios of the ruling are meant.
"""

import pkgutil
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from touchstone.driver import Caller, Divergence, ScenarioFault
from touchstone.features import Scenario
from touchstone.playing import greet, play
from touchstone.protocol import Engine
from touchstone.results import Key, Record

MISREADINGS = "oracle.misreadings:misreadings"
MISREAD_ENGINE = "oracle.engine:Oracle"
Outcome = tuple[int, str, str]
"""Where a scenario failed: the line of the step, what was looked at, what was observed. (0, "", ""): it passed."""


class Diagnosis:
    """Finds what an engine behaves like, in the light of all that it did in a run."""

    def __init__(self, scenarios: Mapping[tuple[str, str], Scenario], records: Sequence[Record]) -> None:
        self._scenarios = scenarios
        self._records = records
        self._outcomes: dict[tuple[str, Key], Outcome | None] = {}
        self._callers: dict[str, Caller] = {}

    def of(self, record: Record) -> tuple[str, ...]:
        """The misreadings that lead to the observation of a failure, in words; none for other verdicts."""
        if record.verdict != "fail" or not record.what:
            return ()
        matching = [each for each in self._candidates(record) if self._agrees(each, record)]
        if len(matching) > 1:
            agreeing = [sum(self._agrees(each, other) for other in self._others(record)) for each in matching]
            best = max(agreeing)
            matching = [each for each, number in zip(matching, agreeing, strict=True) if number == best]
        return tuple(dict.fromkeys(f"{each.description} (misreading {each.id})" for each in matching))

    def _candidates(self, record: Record) -> list[Any]:
        """The misreadings of the rulings of a record. What they are is the oracle's business."""
        return [each for each in _resolved(MISREADINGS)().values() if each.ruling in record.rulings]

    def _others(self, record: Record) -> list[Record]:
        return [
            other
            for other in self._records
            if set(other.rulings) & set(record.rulings) and other.ruleset == record.ruleset and other.key != record.key
        ]

    def _agrees(self, misreading: Any, record: Record) -> bool:
        observed = _outcome(record.step_at, record.what, record.observed)
        return self._misread(misreading.id, record) == observed

    def _misread(self, id: str, record: Record) -> Outcome | None:
        """How the record's scenario comes out with a misreading; None where that says nothing."""
        if (id, record.key) not in self._outcomes:
            self._outcomes[id, record.key] = self._played(id, record)
        return self._outcomes[id, record.key]

    def _played(self, id: str, record: Record) -> Outcome | None:
        scenario = self._scenarios.get((record.file, record.title))
        if scenario is None:
            return None
        if id not in self._callers:
            engine: Engine = _resolved(MISREAD_ENGINE)(id)
            self._callers[id] = greet(engine)
        try:
            played = play(scenario, self._callers[id], record.ruleset, record.example)
        except ScenarioFault:
            return None
        if played.error is None:
            return _outcome(0, "", "")
        if not isinstance(played.error, Divergence):
            return None
        return _outcome(played.steps[-1].line, played.error.what, played.error.observed)


def _resolved(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = pkgutil.resolve_name(name)
    return found


def _outcome(line: int, what: str, observed: str) -> Outcome:
    """Comparable between engines: the reason that each gives for a refusal is left out."""
    return (line, what, re.sub(r"\brefused \(.*\)", "refused", observed))
