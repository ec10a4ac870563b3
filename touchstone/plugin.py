"""The pytest plugin: collects feature files, plays each scenario under its rulesets, and keeps the results."""

import re
from collections.abc import Generator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from touchstone.faults import Exit, SuiteFault
from touchstone.hosting.errors import EngineNotStarted

SESSION: pytest.StashKey[Any] = pytest.StashKey()
AT: pytest.StashKey[Any] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which engine is held against the scenarios, and under which ruleset."""
    group = parser.getgroup("touchstone", "conformance of Magic rules engines")
    group.addoption("--engine", default="oracle", help="engine by name or command (default: oracle)")
    group.addoption("--ruleset", default=None, help="only this ruleset, such as 2007-10")
    group.addoption("--results", default=None, metavar="FILE", help="write the results to this file (NDJSON)")
    group.addoption("--scenario", action="append", default=[], metavar="FILE:LINE", help="only this scenario")
    group.addoption("--selection", action="append", default=[], help="what was selected, for the header of the results")


def pytest_configure(config: pytest.Config) -> None:
    """Keep what the session needs; nothing is started before a feature file is collected."""
    if config.getoption("--results") and not hasattr(config, "workerinput"):
        from touchstone.results_plugin import ResultsPlugin

        config.pluginmanager.register(ResultsPlugin(config), "touchstone-results")


def session_of(config: pytest.Config) -> Any:
    """The session of the suite, made when it is first needed; the steps are registered with it."""
    from touchstone.rulesets import RULESETS
    from touchstone.session import SuiteSession
    from touchstone.stepbook import step_modules

    if SESSION not in config.stash:
        ruleset = config.getoption("--ruleset")
        if ruleset is not None and ruleset not in RULESETS:
            raise pytest.UsageError(f"there is no ruleset {ruleset}; expected one of {', '.join(RULESETS)}")
        selected = frozenset(config.getoption("--scenario"))
        config.stash[SESSION] = SuiteSession(config.getoption("--engine"), ruleset, selected)
        for module in step_modules():
            config.pluginmanager.register(module, module.__name__)
    return config.stash[SESSION]


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
            pytest.exit(error.report(), returncode=Exit.ENGINE_DID_NOT_START)
        except SuiteFault as fault:
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
    return session_of(request.config).table(ruleset)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool | None:
    """Tags are ids of rulings and bounds of rulesets, and not marks of pytest."""
    return True


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Remember which step is being played."""
    from touchstone.session import At

    request.node.stash[AT] = At(f"{step.keyword} {step.name}".strip(), step.line_number)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn what a scenario came to into a record, which travels with the report."""
    report = yield
    module = item.parent
    if not isinstance(module, FeatureModule) or (call.excinfo is None and call.when != "call"):
        return report
    if call.excinfo is not None and not isinstance(call.excinfo.value, Exception):
        return report
    record = _record(item, module, call)
    if record.fault:
        item.session.shouldfail = f"the suite itself is at fault: {record.fault}"
    report.record = msgspec.to_builtins(record)  # type: ignore[attr-defined]
    if record.verdict == "unsupported":
        report.outcome = "skipped"
        report.longrepr = (str(module.path), record.at, f"unsupported: {record.message}")
    elif record.verdict != "pass":
        report.longrepr = _said(record)
    return report


def _record(item: Any, module: FeatureModule, call: pytest.CallInfo[None]) -> Any:
    from touchstone.session import At, record_of

    scenario, _ = module.scenarios[item.originalname]
    parameters = item.callspec.params
    return record_of(
        module.feature,
        scenario,
        parameters["ruleset"],
        error=call.excinfo.value if call.excinfo else None,  # type: ignore[arg-type]
        at=item.stash.get(AT, At()),
        seconds=call.duration,
        table=item.funcargs.get("table"),
        example=parameters.get("_pytest_bdd_example"),
    )


def _said(record: Any) -> str:
    """A failure as plain pytest shows it."""
    if record.fault:
        return f"a fault of the suite: {record.fault}"
    lines = [f"{' '.join(record.rulings)}  {record.sentence}".strip()]
    if record.rule:
        lines.append(f"rule {record.rule}")
    lines += [f"{record.file}:{record.step_at}: {record.step}", f"{record.verdict}: {record.message}"]
    return "\n".join(lines)
