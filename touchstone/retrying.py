"""A second try: a failure of a hosted engine is played once more in a fresh process, to see whether it stays."""

from touchstone.driver import Caller
from touchstone.features import Scenario
from touchstone.hosting.errors import HostingError
from touchstone.hosting.finding import open_engine
from touchstone.hosting.hosted import Limits
from touchstone.playing import greet, play
from touchstone.results import Record

ALONE = 20
"""So many second tries have a process each; an engine that fails more often has one for all the others."""


class SecondTries:
    """Plays failures again."""

    def __init__(self, engine: str, limits: Limits, seconds: float) -> None:
        self._engine = engine
        self._limits = limits
        self._seconds = seconds
        self._tries = 0
        self._caller: Caller | None = None

    def outcome(self, scenario: Scenario, record: Record) -> str:
        """What came of the second try, if that was something else; nothing where the failure stays as it is."""
        self._tries += 1
        try:
            caller = self._fresh()
            caller.allow(self._seconds)
            played = play(scenario, caller, record.ruleset, record.example)
        except HostingError as error:
            return "" if record.verdict == "crash" else f"crash: {error.sentence}"
        finally:
            if self._tries < ALONE:
                self.close()
        said = str(played.error or "").partition("\n")[0]
        if played.verdict == record.verdict and (played.verdict != "fail" or said == record.headline):
            return ""
        return f"{played.verdict}: {said}" if said else played.verdict

    def close(self) -> None:
        """Let the process go."""
        if self._caller is not None:
            self._caller.engine.shutdown()
            self._caller = None

    def _fresh(self) -> Caller:
        if self._caller is None:
            self._caller = greet(open_engine(self._engine, self._limits))
        return self._caller
