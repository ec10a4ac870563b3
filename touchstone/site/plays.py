"""Every scenario as the oracle plays it under each ruleset in which it holds; kept, as long as nothing has changed."""

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from touchstone.catalogue import Catalogue
from touchstone.data import folder
from touchstone.driver import Caller
from touchstone.features import Scenario, StepKind, span_of
from touchstone.hosting.finding import open_engine
from touchstone.playbyplay import ORACLE
from touchstone.playing import greet, play
from touchstone.protocol import InitializeResult
from touchstone.verdicts import Verdict

PARTS = ("features", "fixtures", "oracle", "steps", "touchstone")
"""The packages on which the outcome of a play depends."""

A_PROCESS = 100
"""How many scenarios are worth a process of their own."""

Chosen = tuple[Scenario, tuple[str, ...]]
"""A scenario and the rulesets under which it is played."""


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, and the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A step as it was played, and what happened at it."""

    kind: StepKind
    text: str
    events: tuple[Event, ...] = ()


class Play(msgspec.Struct, frozen=True, array_like=True):
    """A scenario, or a row of its outline, as it was played under one ruleset."""

    verdict: Verdict
    lines: tuple[Line, ...]


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A scenario under each ruleset in which it holds: played once, or once for each row of its outline."""

    plays: dict[str, tuple[Play, ...]]

    @property
    def verdicts(self) -> dict[str, Verdict]:
        """Under each ruleset: `pass`, or the first other verdict."""
        return {
            ruleset: next((each.verdict for each in plays if each.verdict != "pass"), "pass")
            for ruleset, plays in self.plays.items()
        }

    @property
    def cited(self) -> dict[str, frozenset[str]]:
        """Under each ruleset the numbers of the rules behind what happened."""
        return {
            ruleset: frozenset(n for each in plays for line in each.lines for event in line.events for n in event.rules)
            for ruleset, plays in self.plays.items()
        }


Place = tuple[str, int]
"""Where a scenario stands."""


class Plays(msgspec.Struct, frozen=True):
    """How the oracle, which says what it is, played the scenarios. `of`: the state of the sources."""

    of: str
    engine: InitializeResult
    entries: list[tuple[str, int, Shown]]

    @property
    def by_place(self) -> Mapping[Place, Shown]:
        """The plays by where their scenarios stand."""
        return {(file, line): shown for file, line, shown in self.entries}


def play_all(scenarios: Iterable[Scenario], catalogue: Catalogue, kept: Path | None = None) -> Plays:
    """The plays of the scenarios. `kept`: a file in which they are kept until a source changes.

    Raises EngineNotStarted where there is no oracle.
    """
    chosen = [(each, span_of(each, catalogue).rulesets) for each in scenarios]
    state = _state()
    if kept is not None and kept.is_file():
        found = _read(kept)
        if found and found.of == state and {(each.file, each.line) for each, _ in chosen} <= set(found.by_place):
            return found
    plays = _played(chosen, state)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.msgpack.encode(plays))
    return plays


def _read(kept: Path) -> Plays | None:
    try:
        return msgspec.msgpack.decode(kept.read_bytes(), type=Plays)
    except msgspec.DecodeError:
        return None


def _played(chosen: Sequence[Chosen], state: str) -> Plays:
    """Play in as many processes as there are processors and enough scenarios."""
    processes = min(os.cpu_count() or 1, len(chosen) // A_PROCESS)
    if processes < 2:
        engine, shown = _play_part(chosen)
    else:
        with ProcessPoolExecutor(processes) as pool:
            parts = list(pool.map(_play_part, (chosen[at::processes] for at in range(processes))))
        engine = parts[0][0]
        shown = [each for _, part in parts for each in part]
    return Plays(state, engine, shown)


def _play_part(chosen: Sequence[Chosen]) -> tuple[InitializeResult, list[tuple[str, int, Shown]]]:
    caller = greet(open_engine(ORACLE))
    try:
        return caller.about, [(each.file, each.line, _shown(each, caller, rulesets)) for each, rulesets in chosen]
    finally:
        caller.engine.shutdown()


def _state() -> str:
    """A word that changes with every source on which a play depends: of this package it is this module alone."""
    summed = hashlib.sha256()
    here = Path(__file__)
    for part in PARTS:
        for path in sorted(folder(part).rglob("*")):
            if path.suffix in (".py", ".yaml", ".feature") and (path.parent != here.parent or path == here):
                summed.update(path.read_bytes())
    return summed.hexdigest()


def _shown(scenario: Scenario, caller: Caller, rulesets: Iterable[str]) -> Shown:
    return Shown({each: tuple(_play(scenario, caller, each, row) for row in scenario.rows) for each in rulesets})


def _play(scenario: Scenario, caller: Caller, ruleset: str, example: dict[str, str]) -> Play:
    played = play(scenario, caller, ruleset, example, with_events=True)
    lines = (
        Line(step.kind, step.text, tuple(Event(event.text, tuple(event.rules)) for event in step.events))
        for step in played.steps
    )
    return Play(played.verdict, tuple(lines))
