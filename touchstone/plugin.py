"""The pytest plugin: collects feature files, plays each scenario under its rulesets, and keeps the results."""

import re
from collections.abc import Generator, Iterator
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from touchstone.faults import Exit, SuiteFault, UsageError
from touchstone.hosting.errors import EngineNotStarted

SESSION: pytest.StashKey[Any] = pytest.StashKey()
EXIT: pytest.StashKey[Exit] = pytest.StashKey()
RECORD: pytest.StashKey[Any] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which engine is held against the scenarios, and under which ruleset."""
    group = parser.getgroup("touchstone", "conformance of Magic rules engines")
    group.addoption("--engine", default="oracle", help="engine by name or command (default: oracle)")
    group.addoption("--ruleset", default=None, help="only this ruleset, such as 2007-10")
    group.addoption("--results", default=None, metavar="FILE", help="write the results to this file (NDJSON)")
    group.addoption("--scenario", action="append", default=[], metavar="FILE:LINE", help="only this scenario")
    group.addoption("--selection", action="append", default=[], help="what was selected, for the header of the results")
    group.addoption("--call-timeout", type=float, default=10.0, help="seconds in which the engine answers a call")
    group.addoption("--start-timeout", type=float, default=30.0, help="seconds in which the engine starts")
    group.addoption("--scenario-timeout", type=float, default=60.0, help="seconds for all calls of a scenario")
    group.addoption("--isolate", action="store_true", help="a fresh engine for each scenario")
    group.addoption("--retry", action="store_true", help="try a failure once more in a fresh process")
    group.addoption("--transcript", default=None, metavar="DIR", help="write all messages to files in this folder")
    group.addoption("--baseline", default=None, metavar="FILE", help="failures that are expected")


def pytest_configure(config: pytest.Config) -> None:
    """Keep what the session needs; nothing is started before a feature file is collected."""
    if config.getoption("--results") and not hasattr(config, "workerinput"):
        from touchstone.results_plugin import ResultsPlugin

        config.pluginmanager.register(ResultsPlugin(config), "touchstone-results")


def session_of(config: pytest.Config) -> Any:
    """The session of the suite, made when it is first needed."""
    from touchstone.rulesets import need_ruleset
    from touchstone.session import SuiteSession
    from touchstone.terms import terms_of

    if SESSION not in config.stash:
        ruleset = config.getoption("--ruleset")
        selected = frozenset(config.getoption("--scenario"))
        suite = SuiteSession(config.getoption("--engine"), ruleset, selected, terms_of(config))
        try:
            need_ruleset(ruleset)
            suite.read_baseline()
        except UsageError as error:
            raise pytest.UsageError(str(error)) from error
        keep(config, suite)
    return config.stash[SESSION]


def keep(config: pytest.Config, suite: Any) -> None:
    """Use this session of the suite."""
    config.stash[SESSION] = suite


def pytest_sessionfinish(session: pytest.Session) -> None:
    """An engine that did not start and a fault of the suite have exit codes of their own."""
    session.exitstatus = session.config.stash.get(EXIT, session.exitstatus)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let the engine go."""
    if SESSION in config.stash:
        config.stash[SESSION].close()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "Scenarios | None":
    """Collect the suite's own feature files, and others that are named on the command line."""
    from touchstone.data import folder

    if file_path.suffix != ".feature":
        return None
    if file_path.is_relative_to(folder("features")) or parent.session.isinitpath(file_path):
        return Scenarios.from_parent(parent, path=file_path)
    return None


class Scenarios(pytest.File):
    """A feature file: its scenarios, each under its rulesets, and with each row of its tables."""

    def collect(self) -> Iterator["Play"]:
        """What is to be played, under names that `pytest -k` takes as those of test functions."""
        suite = session_of(self.config)
        try:
            feature = suite.feature(self.path)
            chosen = suite.chosen(feature)
        except EngineNotStarted as error:
            self.config.stash[EXIT] = Exit.ENGINE_DID_NOT_START
            raise self.CollectError(error.report()) from error
        except SuiteFault as fault:
            self.config.stash[EXIT] = Exit.SUITE_FAULT
            raise self.CollectError(str(fault)) from fault
        taken: set[str] = set()
        for scenario, rulesets in chosen:
            name = f"test_{re.sub(r'[^a-z0-9]+', '_', scenario.title.casefold()).strip('_')}"
            while name in taken:
                name += "_"
            taken.add(name)
            for ruleset, example in product(rulesets, scenario.rows):
                full = f"{name}[{'-'.join((ruleset, *example.values()))}]"
                yield Play.from_parent(
                    self, name=full, feature=feature, scenario=scenario, ruleset=ruleset, example=example
                )


class Play(pytest.Item):
    """A scenario under a ruleset, with a row of its tables if it has any: played, judged and told."""

    def __init__(self, *, feature: Any, scenario: Any, ruleset: str, example: dict[str, str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.feature, self.scenario, self.ruleset, self.example = feature, scenario, ruleset, example

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands."""
        return self.path, self.scenario.line - 1, self.name

    def runtest(self) -> None:
        """Play it. Raises what pytest shows of a verdict that is no pass."""
        record = self._judged()
        self.stash[RECORD] = record
        if record.fault:
            self.config.stash[EXIT] = Exit.SUITE_FAULT
            self.session.shouldfail = f"the suite itself is at fault: {record.fault}"
        if record.verdict == "unsupported":
            raise pytest.skip.Exception(f"unsupported: {record.message}")
        if record.known:
            raise pytest.xfail.Exception(f"expected by the baseline: {record.message}")
        if record.verdict != "pass":
            raise pytest.fail.Exception(_said(record), pytrace=False)

    def _judged(self) -> Any:
        """The record of what the scenario came to."""
        from touchstone.playing import actions
        from touchstone.session import At, record_of

        suite = session_of(self.config)
        begun = perf_counter()
        at, table, error = At(), None, None
        try:
            table = suite.table(self.ruleset, self.scenario.file, self.name)
            for kind, text, line, run in actions(self.scenario, self.example):
                at = At(f"{kind.capitalize()} {text}", line)
                run(table)
        except Exception as raised:
            error = raised
        record = record_of(
            self.feature,
            self.scenario,
            self.ruleset,
            error=error,
            at=at,
            seconds=perf_counter() - begun,
            table=table,
            example=self.example,
        )
        return suite.judged(record, self.scenario)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The record travels with the report."""
    report = yield
    if RECORD in item.stash:
        record = item.stash[RECORD]
        report.record = msgspec.to_builtins(record)  # type: ignore[attr-defined]
        if record.verdict == "unsupported":
            report.longrepr = (record.file, record.at, f"unsupported: {record.message}")
        del item.stash[RECORD]
    return report


def _said(record: Any) -> str:
    """A failure as plain pytest shows it."""
    if record.fault:
        return f"a fault of the suite: {record.fault}"
    lines = [f"{' '.join(record.rulings)}  {record.sentence}".strip()]
    if record.rule:
        lines.append(f"rule {record.rule}")
    lines += [f"{record.file}:{record.step_at}: {record.step}", f"{record.verdict}: {record.message}"]
    return "\n".join(lines)
