"""The pytest plugin: collects feature files, plays each scenario under its rulesets, and keeps the results."""

import re
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import msgspec
import pytest

from touchstone.faults import Exit, SuiteFault, UsageError
from touchstone.hosting.errors import EngineNotStarted

SESSION: pytest.StashKey[Any] = pytest.StashKey()
AT: pytest.StashKey[Any] = pytest.StashKey()
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
    """The session of the suite, made when it is first needed; the steps are registered with it."""
    from touchstone.rulesets import RULESETS
    from touchstone.session import SuiteSession
    from touchstone.terms import terms_of

    if SESSION not in config.stash:
        ruleset = config.getoption("--ruleset")
        if ruleset is not None and ruleset not in RULESETS:
            raise pytest.UsageError(f"there is no ruleset {ruleset}; expected one of {', '.join(RULESETS)}")
        selected = frozenset(config.getoption("--scenario"))
        suite = SuiteSession(config.getoption("--engine"), ruleset, selected, terms_of(config))
        try:
            suite.read_baseline()
        except UsageError as error:
            raise pytest.UsageError(str(error)) from error
        keep(config, suite)
    return config.stash[SESSION]


def keep(config: pytest.Config, suite: Any) -> None:
    """Use this session of the suite, and let pytest-bdd know the steps."""
    config.stash[SESSION] = suite
    config.pluginmanager.import_plugin("touchstone.any_step")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """An engine that did not start and a fault of the suite have exit codes of their own."""
    session.exitstatus = session.config.stash.get(EXIT, session.exitstatus)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let the engine go."""
    if SESSION in config.stash:
        config.stash[SESSION].close()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "FeatureModule | None":
    """Collect the suite's own feature files, and others that are named on the command line."""
    from touchstone.data import folder

    if file_path.suffix != ".feature":
        return None
    if file_path.is_relative_to(folder("features")) or parent.session.isinitpath(file_path):
        return FeatureModule.from_parent(parent, path=file_path)
    return None


class FeatureModule(pytest.Module):
    """A feature file as a module whose functions are its scenarios."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.scenarios: dict[str, tuple[Any, list[str]]] = {}

    def _getobj(self) -> ModuleType:
        from pytest_bdd import scenario as bound_to

        suite = session_of(self.config)
        module = ModuleType(re.sub(r"\W", "_", self.path.stem))
        module.__file__ = str(self.path)
        try:
            self.feature = suite.feature(self.path)
            chosen = suite.chosen(self.feature)
        except EngineNotStarted as error:
            self.config.stash[EXIT] = Exit.ENGINE_DID_NOT_START
            raise self.CollectError(error.report()) from error
        except SuiteFault as fault:
            self.config.stash[EXIT] = Exit.SUITE_FAULT
            raise self.CollectError(str(fault)) from fault
        for scenario, rulesets in chosen:
            name = f"test_{re.sub(r'[^a-z0-9]+', '_', scenario.title.casefold()).strip('_')}"
            while name in self.scenarios:
                name += "_"
            self.scenarios[name] = (scenario, rulesets)
            setattr(
                module, name, bound_to(self.path.name, scenario.title, features_base_dir=str(self.path.parent))(_end)
            )
        return module


def _end(table: Any) -> None:
    """The end of every scenario."""
    table.finish()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play each scenario under each of its rulesets."""
    module = metafunc.definition.parent
    if isinstance(module, FeatureModule):
        _, rulesets = module.scenarios[metafunc.definition.originalname]
        metafunc.parametrize("ruleset", rulesets)


@pytest.fixture
def table(request: pytest.FixtureRequest, ruleset: str) -> Any:
    """The table that the steps of a scenario play on."""
    scenario, _ = request.node.parent.scenarios[request.node.originalname]
    return session_of(request.config).table(ruleset, scenario.file, request.node.name)


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool | None:
    """Tags are ids of rulings and bounds of rulesets, and not marks of pytest."""
    return True


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Remember which step is being played."""
    from touchstone.session import At

    request.node.stash[AT] = At(f"{step.keyword} {step.name}".strip(), step.line_number)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """What is kept for a scenario goes with its end, so that a long run needs no more memory than a short one."""
    done = yield
    if isinstance(item.parent, FeatureModule):
        from pytest_bdd.reporting import scenario_reports_registry

        scenario_reports_registry.pop(item, None)
        if AT in item.stash:
            del item.stash[AT]
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """What goes wrong before the first step is a verdict too."""
    return (yield from _judged(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Play a scenario and turn what it came to into a record."""
    return (yield from _judged(item, ends=True))


def _judged(item: pytest.Item, *, ends: bool = False) -> Generator[None, None, None]:
    begun = perf_counter()
    try:
        yield
    except Exception as error:
        if not isinstance(item.parent, FeatureModule):
            raise
        record = _record(item, error, perf_counter() - begun)
        item.stash[RECORD] = record
        if record.fault:
            item.config.stash[EXIT] = Exit.SUITE_FAULT
            item.session.shouldfail = f"the suite itself is at fault: {record.fault}"
        if record.verdict == "unsupported":
            raise pytest.skip.Exception(f"unsupported: {record.message}") from None
        if record.known:
            raise pytest.xfail.Exception(f"expected by the baseline: {record.message}") from None
        raise pytest.fail.Exception(_said(record), pytrace=False) from None
    if ends and isinstance(item.parent, FeatureModule):
        item.stash[RECORD] = _record(item, None, perf_counter() - begun)


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


def _record(item: Any, error: Exception | None, seconds: float) -> Any:
    from touchstone.session import At, record_of

    module = item.parent
    scenario, _ = module.scenarios[item.originalname]
    record = record_of(
        module.feature,
        scenario,
        item.callspec.params["ruleset"],
        error=error,
        at=item.stash.get(AT, At()),
        seconds=seconds,
        table=item.funcargs.get("table"),
        example=item.callspec.params.get("_pytest_bdd_example"),
    )
    return session_of(item.config).judged(record, scenario)


def _said(record: Any) -> str:
    """A failure as plain pytest shows it."""
    if record.fault:
        return f"a fault of the suite: {record.fault}"
    lines = [f"{' '.join(record.rulings)}  {record.sentence}".strip()]
    if record.rule:
        lines.append(f"rule {record.rule}")
    lines += [f"{record.file}:{record.step_at}: {record.step}", f"{record.verdict}: {record.message}"]
    return "\n".join(lines)
