"""`touchstone run`: hold an engine against the scenarios."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from touchstone.catalogue import catalogue
from touchstone.faults import Exit, SuiteFault, UsageError
from touchstone.features import FeatureFile, Scenario
from touchstone.folders import make_folder
from touchstone.rulesets import need_ruleset
from touchstone.selecting import files_for, select

if TYPE_CHECKING:
    from touchstone.running import Order

Flag = Annotated[bool, Parameter(negative="")]


def run(
    *selection: str,
    engine: str = "oracle",
    ruleset: str | None = None,
    baseline: Path | None = None,
    results: Path | None = None,
    resume: Flag = False,
    junit: Path | None = None,
    transcript: Path | None = None,
    explain: int = 20,
    workers: Annotated[int, Parameter(name=["--workers", "-n"])] = 1,
    shard: str = "",
    isolate: Flag = False,
    retry: bool = True,
    call_timeout: float = 10.0,
    start_timeout: float = 30.0,
    scenario_timeout: float = 60.0,
) -> Exit:
    """Hold an engine against the scenarios.

    Args:
        selection: ids of rulings, globs of ids (quoted), feature files or titles of scenarios; none means all
        engine: the engine, by its name or as a command
        ruleset: only under this ruleset, such as 2007-10; "all", or nothing, is every one that the engine plays
        baseline: failures that are expected (TOML); what differs from them breaks the run
        results: write the results to this file (NDJSON)
        resume: finish the interrupted run whose results the file holds
        junit: write JUnit XML to this file
        transcript: write all messages of each scenario to files in this folder
        explain: how many failures are shown in full and diagnosed
        workers: how many processes play scenarios, each with an engine of its own
        shard: only the I-th of N parts of the scenarios, as I/N
        isolate: a fresh engine for each scenario
        retry: try new failures of a hosted engine once more in a fresh process
        call_timeout: seconds in which the engine answers a call
        start_timeout: seconds in which the engine starts
        scenario_timeout: seconds for all calls of a scenario
    """
    from touchstone.hosting.hosted import Limits
    from touchstone.running import Order, run_suite
    from touchstone.terms import Terms

    terms = Terms(
        Limits(start=start_timeout, call=call_timeout),
        scenario_timeout=scenario_timeout,
        isolate=isolate,
        retry=retry,
        transcript=transcript,
        baseline=baseline,
    )
    order = Order(
        engine=engine,
        ruleset=None if ruleset == "all" else ruleset,
        selection=selection,
        results=results,
        junit=junit,
        workers=workers,
        shard=shard,
        resume=resume,
        explain=explain,
        terms=terms,
    )
    _check(order)
    part, parts = _shard(shard) if shard else (1, 1)
    if transcript is not None:
        make_folder(transcript, "the transcripts")
    return run_suite(order, lambda: _chosen(selection, part, parts))


def _chosen(selection: tuple[str, ...], part: int, parts: int) -> list[tuple[FeatureFile, Scenario]]:
    """The scenarios that are selected, or one of so many parts of them. Raises SuiteFault if they cannot be played."""
    from touchstone.session import suite_problems

    chosen = select(selection, files_for(selection, catalogue()), catalogue())[part - 1 :: parts]
    files = {file.path: file for file, _ in chosen}
    if problems := [problem for file in files.values() for problem in suite_problems(file)]:
        raise SuiteFault(problems)
    return chosen


def _check(order: "Order") -> None:
    """Raises UsageError, in a sentence, for what cannot be done as it is ordered."""
    need_ruleset(order.ruleset)
    if order.workers < 1:
        raise UsageError(f"{order.workers} workers play nothing; expected 1 or more")
    for path in (order.results, order.junit):
        if path is not None and not path.absolute().parent.is_dir():
            raise UsageError(f"{path} cannot be written: there is no folder {path.parent}")
        if path is not None and path.exists() and not path.is_file():
            raise UsageError(f"{path} cannot be written: it is no regular file")
    for seconds in (order.terms.limits.call, order.terms.limits.start, order.terms.scenario_timeout):
        if not seconds > 0:
            raise UsageError(f"{seconds:g} seconds are no deadline; expected more than 0")
    if order.explain < 0:
        raise UsageError(f"{order.explain} failures cannot be shown; expected 0 or more")
    if order.resume and order.results is None:
        raise UsageError("--resume needs the file to go on with; expected --results FILE")


def _shard(shard: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]+)/([0-9]+)", shard)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise UsageError(f"there is no shard {shard!r}; expected I/N, such as 1/3, with I from 1 to N")
    return int(found[1]), int(found[2])
