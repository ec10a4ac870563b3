"""Running the suite: pytest in this process, with no reporter but ours."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from touchstone import plugin
from touchstone.data import folder
from touchstone.faults import Exit, UsageError
from touchstone.features import FeatureFile, Scenario
from touchstone.hosting.finding import open_engine
from touchstone.junit import write_junit
from touchstone.playbyplay import OraclePlays
from touchstone.playing import greet
from touchstone.report import UNEXPECTED, print_report
from touchstone.results import Record, counted
from touchstone.results_plugin import record_in
from touchstone.session import SuiteSession, key

Chosen = Sequence[tuple[FeatureFile, Scenario]]


@dataclass(frozen=True)
class Order:
    """What the command line asks for."""

    engine: str
    ruleset: str | None
    selection: tuple[str, ...]
    results: Path | None
    junit: Path | None
    workers: int


class Watcher:
    """Hands the session over to pytest, follows the run, and shows how far it is."""

    def __init__(self, suite: SuiteSession, progress: Progress, total: int) -> None:
        self.records: list[Record] = []
        self.troubles: list[str] = []
        self._suite = suite
        self._progress = progress
        self._task = progress.add_task("", total=total)

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Use the engine that has been started already."""
        plugin.keep(config, self._suite)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record of a scenario that has ended."""
        record = record_in(report)
        if record is not None:
            self.records.append(record)
            said = ", ".join(f"{number} {verdict}" for verdict, number in counted(self.records).items())
            self._progress.update(self._task, advance=1, description=said)
        elif report.failed:
            self.troubles.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what cannot be collected."""
        if report.failed:
            self.troubles.append(str(report.longrepr))

    def pytest_internalerror(self, excrepr: object) -> None:
        """Keep what went wrong in the harness."""
        self.troubles.append(str(excrepr))


def run_suite(order: Order, chosen: Chosen) -> Exit:
    """Play the scenarios and report. Raises EngineNotStarted, or UsageError where a file cannot be written."""
    suite = SuiteSession(order.engine, order.ruleset, frozenset(key(scenario) for _, scenario in chosen))
    suite.caller = greet(open_engine(order.engine))
    try:
        for file, _ in chosen:
            suite.files.setdefault(file.path, file)
        total = sum(
            len(rulesets) * scenario.times for file in suite.files.values() for scenario, rulesets in suite.chosen(file)
        )
        if not total:
            why = f"no scenario that was selected holds under {order.ruleset}" if order.ruleset else "no scenario"
            raise UsageError(f"there is nothing to play: {why}")
        return _run(order, suite, chosen, total)
    finally:
        suite.close()


def _run(order: Order, suite: SuiteSession, chosen: Chosen, total: int) -> Exit:
    console = Console(highlight=False)
    begun = perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress, _only_our_plugins():
        watcher = Watcher(suite, progress, total)
        code = pytest.main(_arguments(order, suite), plugins=[watcher])
    seconds = perf_counter() - begun
    if order.junit:
        write_junit(order.junit, watcher.records)
    if code == pytest.ExitCode.INTERRUPTED and not watcher.troubles:
        print(f"touchstone: interrupted; {len(watcher.records)} of {total} scenarios were played", file=sys.stderr)
        return Exit.NOT_AS_EXPECTED
    faults = [*watcher.troubles, *(record.fault for record in watcher.records if record.fault)]
    if faults or len(watcher.records) != total:
        missing = f"{total - len(watcher.records)} of {total} scenarios were not played"
        print("touchstone: the suite itself is at fault:", *(faults or [missing]), sep="\n", file=sys.stderr)
        return Exit.SUITE_FAULT
    print_report(console, watcher.records, OraclePlays([scenario for _, scenario in chosen]))
    verdicts = ", ".join(f"{number} {verdict}" for verdict, number in counted(watcher.records).items())
    about = suite.calling().about
    if not order.ruleset and (not_asked := suite.not_asked()):
        plays = ", ".join(about.rulesets)
        said = f"not asked: {not_asked} scenarios that hold under other rulesets only; {about.name} plays {plays}"
        console.print(said, soft_wrap=True)
    console.print(f"\n{about.name} {about.version}: {total} scenarios, {verdicts} in {seconds:.1f} s")
    return _exit_code(watcher.records)


def _exit_code(records: Sequence[Record]) -> Exit:
    """As expected: something passed, and nothing did worse than being unsupported."""
    passed = any(record.verdict == "pass" for record in records)
    failed = any(record.verdict in UNEXPECTED for record in records)
    return Exit.AS_EXPECTED if passed and not failed else Exit.NOT_AS_EXPECTED


def _arguments(order: Order, suite: SuiteSession) -> list[str]:
    arguments = ["-c", os.devnull, f"--rootdir={folder('features').parent}", "--assert=plain", "--capture=sys"]
    for name in ("no:cacheprovider", "no:terminal", "pytest_bdd.plugin", "touchstone.plugin"):
        arguments += ["-p", name]
    if order.workers > 1:
        arguments += ["-p", "xdist.plugin", "-n", str(order.workers)]
    arguments += [f"--engine={order.engine}"]
    if order.ruleset:
        arguments.append(f"--ruleset={order.ruleset}")
    if order.results:
        arguments.append(f"--results={order.results.absolute()}")
    if order.selection:
        arguments += [f"--selection={each}" for each in order.selection]
        arguments += [f"--scenario={each}" for each in suite.selected]
    return [*arguments, *map(str, suite.files)]


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
