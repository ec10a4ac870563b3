"""Writing the records of a run, as they arrive with pytest's reports, to the file of results."""

from pathlib import Path

import msgspec
import pytest

from touchstone.plugin import session_of
from touchstone.results import Record
from touchstone.results_file import ResultsFile, header


def record_in(report: pytest.TestReport) -> Record | None:
    """The record that travels with a report, if it is one of a scenario."""
    built = getattr(report, "record", None)
    return None if built is None else msgspec.convert(built, Record)


class ResultsPlugin:
    """Writes the file of results that `--results` names; the header with the first record."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._file: ResultsFile | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the record of a scenario that has ended."""
        record = record_in(report)
        if record is not None:
            if self._file is None:
                self._file = self._begun()
            self._file.add(record)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the footer, unless the run was broken off."""
        broken_off = (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR)
        if session.shouldstop or session.shouldfail or exitstatus in broken_off:
            return
        self._file = self._file or self._begun()
        self._file.close()

    def _begun(self) -> ResultsFile:
        suite = session_of(self._config)
        engine = suite.calling().about
        selection = self._config.getoption("--selection")
        return ResultsFile(
            Path(self._config.getoption("--results")), header(engine, suite.engine, suite.ruleset, selection)
        )
