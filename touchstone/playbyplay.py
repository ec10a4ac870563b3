"""The play-by-play of a scenario on the oracle: what happens at each step, with the numbers of the rules."""

from collections.abc import Iterator, Mapping, Sequence

from touchstone.driver import Caller, ScenarioFault
from touchstone.features import Scenario
from touchstone.hosting.errors import HostingError
from touchstone.hosting.finding import open_engine
from touchstone.playing import Played, greet, play
from touchstone.protocol import EventView
from touchstone.results import Record

ORACLE = "oracle"


class OraclePlays:
    """Plays scenarios again on the engine named "oracle", which is started when it is first needed."""

    def __init__(self, scenarios: Mapping[tuple[str, str], Scenario]) -> None:
        self._scenarios = scenarios
        self._caller: Caller | None = None
        self._missing = False

    def __call__(self, record: Record) -> Sequence[str]:
        """The events of the scenario up to the step that failed; none where the oracle cannot play it."""
        caller = self._started()
        scenario = self._scenarios.get((record.file, record.title))
        if caller is None or scenario is None or record.ruleset not in caller.about.rulesets:
            return ()
        try:
            played = play(scenario, caller, record.ruleset, record.example, with_events=True)
        except ScenarioFault:
            return ()
        return tuple(lines(played, record.step_at))

    def _started(self) -> Caller | None:
        if self._caller is None and not self._missing:
            try:
                self._caller = greet(open_engine(ORACLE))
            except HostingError:
                self._missing = True
        return self._caller


def lines(played: Played, last_line: int) -> Iterator[str]:
    """The events of the steps, from the beginning to a line of the feature file."""
    for step in played.steps:
        if not last_line or step.line <= last_line:
            yield from map(event_said, step.events)


def event_said(event: EventView) -> str:
    """An event with the numbers of the rules behind it."""
    return f"{event.text} ({', '.join(event.rules)})" if event.rules else event.text
