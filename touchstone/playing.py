"""Playing a scenario from its first step to its last, without pytest: for explanations and checks of the suite."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from touchstone import __version__
from touchstone.driver import Caller, ScenarioFault, Table
from touchstone.features import Scenario, StepKind
from touchstone.protocol import PROTOCOL_VERSION, Engine, EventView, InitializeParams
from touchstone.stepbook import filled_in, step_book
from touchstone.verdicts import Verdict, verdict_of


@dataclass(frozen=True)
class PlayedStep:
    """A step that was played: as written, and the events that the engine reports for it, if it was asked for them."""

    kind: StepKind
    text: str
    line: int
    events: tuple[EventView, ...] = ()


@dataclass(frozen=True)
class Played:
    """What came of a scenario: the verdict, the steps up to the first divergence, and what it was."""

    verdict: Verdict
    error: Exception | None = None
    steps: Sequence[PlayedStep] = field(default_factory=list)


def greet(engine: Engine) -> Caller:
    """Shake hands with an engine. Raises EngineNotStarted where a hosted one does not answer."""
    return Caller(
        engine, engine.initialize(InitializeParams(protocol_versions=(PROTOCOL_VERSION,), suite_version=__version__))
    )


def play(
    scenario: Scenario,
    caller: Caller,
    ruleset: str,
    example: dict[str, str] | None = None,
    *,
    table: Table | None = None,
    with_events: bool = False,
) -> Played:
    """Play a scenario on an engine, at a new table unless one is given.

    The engine is asked after each step what happened only `with_events`, as that is a call more for each.

    Raises:
        ScenarioFault: the scenario itself is wrong.
    """
    table = table or Table(caller, ruleset)
    done: list[PlayedStep] = []
    seen = 0
    error: Exception | None = None
    for kind, text, line, run in actions(scenario, example or {}):
        try:
            run(table)
        except Exception as raised:
            if isinstance(raised, ScenarioFault):
                raised.line = line
            if verdict_of(raised) is None:
                raise
            error = raised
        events = _events(table, seen, error) if with_events else ()
        seen = max((seen, *(event.number for event in events)))
        done.append(PlayedStep(kind, text, line, events))
        if error is not None:
            break
    verdict = verdict_of(error)
    assert verdict is not None
    return Played(verdict, error, done)


def actions(
    scenario: Scenario, example: dict[str, str]
) -> Iterator[tuple[StepKind, str, int, Callable[[Table], object]]]:
    """The steps of a scenario and its end, each with its line and what it does at a table.

    Raises ScenarioFault at a step that is not defined.
    """
    for step in scenario.steps:
        text = filled_in(step.text, example)
        yield step.kind, text, step.line, step_book().find(step.kind, text).run
    yield "then", "the scenario ends", scenario.steps[-1].line if scenario.steps else scenario.line, Table.finish


def _events(table: Table, since: int, error: Exception | None) -> tuple[EventView, ...]:
    """What happened since; nothing if there is no game, or the engine is gone."""
    if not table.started or (error is not None and verdict_of(error) not in ("fail", "unsupported")):
        return ()
    return table.caller.log(since)
