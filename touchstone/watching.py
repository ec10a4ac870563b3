"""Playing scenarios with pytest in this process, with no reporter but ours."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from touchstone import plugin
from touchstone.data import folder
from touchstone.faults import UsageError
from touchstone.results import Key, Record, ordered
from touchstone.results_file import ResultsFile
from touchstone.results_plugin import record_in
from touchstone.session import SuiteSession

_UNUSED = ("cacheprovider", "logging", "terminal", "threadexception", "unraisableexception", "warnings")
"""Plugins of pytest that take part in each scenario, or write something, and that a run of the suite has no use for."""


class Watcher:
    """Hands the session over to pytest, follows the run, writes the results, and shows how far it is.

    `left` is what is still to be played. No record is kept here: they go to the file, so that a long run needs no
    more memory than a short one. `troubles` of the harness break a run off, and so does a file that cannot be written.
    """

    def __init__(self, suite: SuiteSession, left: Iterable[Key], file: ResultsFile) -> None:
        self.left = set(left)
        self.troubles: list[str] = []
        self.interrupted = False
        self.unwritten: UsageError | None = None
        self._suite = suite
        self._file = file
        self._session: pytest.Session | None = None
        self._progress: Progress | None = None

    def play(self, arguments: Sequence[str]) -> None:
        """Let pytest play what the arguments say."""
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress, _only_our_plugins():
            self._progress = progress
            done = self._file.counts.total()
            self._task = progress.add_task("", total=done + len(self.left), completed=done)
            code = pytest.main([*_settings(), *arguments], plugins=[self])
        self.interrupted = code == pytest.ExitCode.INTERRUPTED and not self.troubles

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Use the engine that has been started already."""
        plugin.keep(config, self._suite)

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Know whom to stop."""
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record of a scenario that has ended."""
        record = record_in(report)
        if record is None:
            if report.failed:
                self.troubles.append(f"{report.nodeid}: {report.longreprtext}")
        elif record.key in self.left and not self.unwritten:
            try:
                self._keep(record)
            except UsageError as error:
                self.unwritten = error
                if self._session:
                    self._session.shouldstop = str(error)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what cannot be collected."""
        if report.failed:
            self.troubles.append(str(report.longrepr))

    def pytest_internalerror(self, excrepr: object) -> None:
        """Keep what went wrong in the harness."""
        self.troubles.append(str(excrepr))

    def _keep(self, record: Record) -> None:
        self.left.remove(record.key)
        self._file.add(record)
        if self._progress:
            said = ", ".join(f"{number} {verdict}" for verdict, number in ordered(self._file.counts).items())
            self._progress.update(self._task, advance=1, description=said)


def _settings() -> list[str]:
    """No settings and no plugins but those that the suite needs."""
    settings = ["-c", os.devnull, f"--rootdir={folder('features').parent}", "--assert=plain", "--capture=sys"]
    for name in _UNUSED:
        settings += ["-p", f"no:{name}"]
    return [*settings, "-p", "touchstone.plugin"]


@contextmanager
def _only_our_plugins() -> Iterator[None]:
    """Plugins and options that happen to be installed or set have no business in a run of the suite."""
    before = dict(os.environ)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    os.environ.pop("PYTEST_PLUGINS", None)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
