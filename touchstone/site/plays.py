"""Every scenario as the oracle plays it under each ruleset in which it holds; kept, as long as nothing has changed."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from touchstone.catalogue import Catalogue
from touchstone.data import folder
from touchstone.driver import Caller
from touchstone.features import Scenario, StepKind, span_of
from touchstone.hosting.finding import open_engine
from touchstone.playbyplay import ORACLE
from touchstone.playing import Played, greet, play
from touchstone.rulesets import RULESETS
from touchstone.verdicts import Verdict

PARTS = ("features", "fixtures", "oracle", "steps", "touchstone")
"""The packages on which the outcome of a play depends."""


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, and the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A step as it was played, and what happened at it."""

    kind: StepKind
    text: str
    events: tuple[Event, ...] = ()


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as it was played: its verdicts, the numbers that were cited, and the first ruleset line by line.

    `examples` has the lines once, or once for each row of an outline.
    """

    verdicts: dict[str, Verdict]
    cited: dict[str, tuple[str, ...]]
    ruleset: str
    examples: tuple[tuple[Line, ...], ...]


Place = tuple[str, int]
"""Where a scenario stands."""


class _Kept(msgspec.Struct, frozen=True):
    """What is kept: the plays of one state of the sources."""

    of: str
    plays: list[tuple[str, int, Shown]]


def play_all(scenarios: Iterable[Scenario], catalogue: Catalogue, kept: Path | None = None) -> Mapping[Place, Shown]:
    """The plays of the scenarios by place. `kept`: a file in which they are kept until a source changes.

    Raises EngineNotStarted where there is no oracle.
    """
    chosen = list(scenarios)
    wanted = {(each.file, each.line) for each in chosen}
    state = _state()
    if kept is not None and kept.is_file():
        found = msgspec.msgpack.decode(kept.read_bytes(), type=_Kept)
        plays = {(file, line): shown for file, line, shown in found.plays}
        if found.of == state and wanted <= set(plays):
            return plays
    caller = greet(open_engine(ORACLE))
    try:
        plays = {(each.file, each.line): _shown(each, caller, catalogue) for each in chosen}
    finally:
        caller.engine.shutdown()
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        entries = [(file, line, shown) for (file, line), shown in plays.items()]
        kept.write_bytes(msgspec.msgpack.encode(_Kept(state, entries)))
    return plays


def _state() -> str:
    """A word that changes with every source on which a play depends."""
    summed = hashlib.sha256()
    for part in PARTS:
        for path in sorted(folder(part).rglob("*")):
            if path.suffix in (".py", ".yaml", ".feature"):
                summed.update(path.read_bytes())
    return summed.hexdigest()


def _shown(scenario: Scenario, caller: Caller, catalogue: Catalogue) -> Shown:
    span = span_of(scenario, catalogue)
    verdicts: dict[str, Verdict] = {}
    cited: dict[str, tuple[str, ...]] = {}
    first: list[tuple[Line, ...]] = []
    rulesets = [each for each in RULESETS if span.covers(each) and each in caller.about.rulesets]
    for ruleset in rulesets:
        played = [play(scenario, caller, ruleset, example, with_events=True) for example in scenario.examples or ({},)]
        verdicts[ruleset] = next((each.verdict for each in played if each.verdict != "pass"), "pass")
        cited[ruleset] = tuple(sorted({number for each in played for number in _numbers(each)}))
        first = first or [tuple(_lines(each)) for each in played]
    return Shown(verdicts=verdicts, cited=cited, ruleset=next(iter(rulesets), ""), examples=tuple(first))


def _numbers(played: Played) -> Iterator[str]:
    return (number for step in played.steps for event in step.events for number in event.rules)


def _lines(played: Played) -> Iterator[Line]:
    for step in played.steps:
        yield Line(step.kind, step.text, tuple(Event(event.text, tuple(event.rules)) for event in step.events))
