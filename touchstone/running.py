"""Running the suite: what was selected is played, explained, written down and reported."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console

from touchstone.baseline import Baseline
from touchstone.driver.wording import counted as told
from touchstone.explaining import explanations
from touchstone.faults import Exit, UsageError
from touchstone.features import FeatureFile, Scenario
from touchstone.reports.junit import write_junit
from touchstone.reports.terminal import print_report
from touchstone.results import Explanation, Header, Key, Record, Results, counted, read_results
from touchstone.results_file import ResultsFile, footer, header
from touchstone.rulesets import RULESETS
from touchstone.session import SuiteSession, key
from touchstone.terms import Terms
from touchstone.watching import Watcher

Chosen = Sequence[tuple[FeatureFile, Scenario]]
MOST_EXPLAINED = 20


@dataclass(frozen=True, kw_only=True)
class Order:
    """What the command line asks for. `explain`: so many failures are shown in full and diagnosed."""

    engine: str
    ruleset: str | None = None
    selection: tuple[str, ...] = ()
    results: Path | None = None
    junit: Path | None = None
    workers: int = 1
    shard: str = ""
    resume: bool = False
    explain: int = MOST_EXPLAINED
    terms: Terms = field(default_factory=Terms)


class BrokenOff(Exception):
    """A run that did not come to its end: the exit code and, in the message, why."""

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def run_suite(order: Order, choose: Callable[[], Chosen]) -> Exit:
    """Play the scenarios and report.

    Raises EngineNotStarted, UsageError where a file cannot be written, and what `choose` raises.
    """
    begun = perf_counter()
    try:
        results, not_asked = play_suite(order, choose)
    except BrokenOff as broken:
        print(f"touchstone: {broken}", file=sys.stderr)
        return broken.code
    console = Console(highlight=False)
    print_report(console, results, order.explain)
    if not order.ruleset and not_asked:
        plays = ", ".join(results.header.engine.rulesets)
        said = f"not asked: {not_asked} scenarios that hold under other rulesets only; {results.name} plays {plays}"
        console.print(said, soft_wrap=True, markup=False)
    verdicts = ", ".join(f"{number} {verdict}" for verdict, number in counted(results.records).items())
    seconds = perf_counter() - begun
    played = told(len(results.records), "scenario")
    console.print(f"\n{results.name}: {played}, {verdicts} in {seconds:.1f} s", markup=False)
    return Exit.AS_EXPECTED if results.as_expected else Exit.NOT_AS_EXPECTED


def play_suite(order: Order, choose: Callable[[], Chosen]) -> tuple[Results, int]:
    """Play the scenarios; the results, and how many scenarios hold under rulesets only that the engine does not play.

    They are chosen while the engine gets ready. Raises EngineNotStarted, UsageError, what `choose` raises, or BrokenOff
    where the run does not come to its end.
    """
    suite = SuiteSession(order.engine, order.ruleset, terms=order.terms)
    baseline = suite.read_baseline()
    suite.open()
    try:
        chosen = choose()
        suite.selected = frozenset(key(scenario) for _, scenario in chosen)
        suite.calling()
        for file, _ in chosen:
            suite.files.setdefault(file.path, file)
        plays = planned(suite)
        if not plays:
            raise UsageError(f"there is nothing to play: {_why_nothing(suite)}")
        not_asked = suite.not_asked()  # before playing: at its end the engine is let go
        return _played(order, suite, baseline, chosen, plays), not_asked
    finally:
        suite.close()


def _why_nothing(suite: SuiteSession) -> str:
    about = suite.calling().about
    if not suite.ruleset and not set(about.rulesets) & set(RULESETS):
        claimed = ", ".join(about.rulesets) or "no rulesets"
        return f"{about.name} says that it plays {claimed}; expected at least one of {', '.join(RULESETS)}"
    under = suite.ruleset or f"what {about.name} plays: {', '.join(about.rulesets)}"
    return f"no scenario that was selected holds under {under}"


def planned(suite: SuiteSession) -> dict[Key, str]:
    """Everything that is to be played, and what the scenario of each is selected by."""
    return {
        (scenario.file, scenario.title, ruleset, tuple(sorted(example.items()))): key(scenario)
        for file in suite.files.values()
        for scenario, rulesets in suite.chosen(file)
        for ruleset in rulesets
        for example in scenario.rows
    }


def _played(
    order: Order, suite: SuiteSession, baseline: Baseline | None, chosen: Chosen, plays: dict[Key, str]
) -> Results:
    about = suite.calling().about
    expected = str(order.terms.baseline or "")
    begun = header(about, order.engine, order.ruleset, order.selection, shard=order.shard, baseline=expected)
    before = _interrupted(order, begun)
    done = {record.key for record in before or ()}
    left = {each: selector for each, selector in plays.items() if each not in done}
    selected, suite.selected = suite.selected, frozenset(left.values())
    with _results_path(order) as path:
        file = ResultsFile(path, begun, before)
        watcher = Watcher(suite, left, file)
        try:
            if left:
                watcher.play(_arguments(order, suite, list(dict.fromkeys(left.values()))))
            if watcher.unwritten:
                raise watcher.unwritten
            records = read_results(path).records
            try:
                _need_all(watcher, records, len(plays))
            except BrokenOff:
                if order.junit:
                    write_junit(order.junit, records)
                raise
            explained = _explained(order, chosen, records, file)
            stale = baseline.stale(records, begun) if baseline else ()
            file.note(*stale)
            file.close()
        finally:
            suite.selected = selected
            file.abandon()
    if order.junit:
        write_junit(order.junit, records, explained)
    return Results(header=begun, records=records, footer=footer(records), explanations=explained, stale=tuple(stale))


@contextmanager
def _results_path(order: Order) -> Iterator[Path]:
    """Where the results are written while the run goes on; a file that vanishes, unless they are to be kept."""
    if order.results:
        yield order.results
        return
    with TemporaryDirectory(prefix="touchstone-") as folder:
        yield Path(folder) / "results.ndjson"


def _interrupted(order: Order, begun: Header) -> Sequence[Record] | None:
    """The records of the interrupted run that is to be finished, if there is one."""
    if not order.resume or not order.results or not order.results.exists():
        return None
    before = read_results(order.results)
    if before.footer is not None:
        raise UsageError(f"{order.results} is complete: there is nothing to resume")
    for what in ("suite_version", "engine", "ruleset", "selection", "shard", "baseline"):
        if getattr(before.header, what) != getattr(begun, what):
            sentence = f"{order.results} cannot be resumed: its {what.replace('_', ' ')} was another"
            raise UsageError(f"{sentence}; expected a run of the same")
    return before.records


def _need_all(watcher: Watcher, records: Sequence[Record], total: int) -> None:
    missed = len(watcher.left)
    if watcher.interrupted:
        raise BrokenOff(Exit.NOT_AS_EXPECTED, f"interrupted; {total - missed} of {total} scenarios were played")
    faults = [*watcher.troubles, *(record.fault for record in records if record.fault)]
    if faults or missed:
        missing = f"{missed} of {total} scenarios were not played"
        raise BrokenOff(Exit.SUITE_FAULT, "\n".join(["the suite itself is at fault:", *(faults or [missing])]))


def _explained(order: Order, chosen: Chosen, records: Sequence[Record], file: ResultsFile) -> dict[Key, Explanation]:
    """Write what explains the failures to the file; what will be shown is given back, too."""
    scenarios = [scenario for _, scenario in chosen]
    shown: dict[Key, Explanation] = {}
    for each in explanations(records, scenarios, diagnosed=order.explain, others=order.results is not None):
        file.note(each)
        if len(shown) < order.explain:
            shown[each.key] = each
    return shown


def _arguments(order: Order, suite: SuiteSession, selectors: Sequence[str]) -> list[str]:
    arguments = ["-p", "xdist.plugin", "-n", str(order.workers)] if order.workers > 1 else []
    arguments += [f"--engine={order.engine}", *order.terms.arguments()]
    if order.ruleset:
        arguments.append(f"--ruleset={order.ruleset}")
    if order.selection or order.shard or order.resume:
        arguments += [f"--scenario={each}" for each in selectors]
    files = {each.rpartition(":")[0] for each in selectors}
    return [*arguments, *(str(path) for path, file in suite.files.items() if file.file in files)]
