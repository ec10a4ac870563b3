"""`touchstone run`: hold an engine against the scenarios."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from touchstone.catalogue import catalogue
from touchstone.faults import Exit, SuiteFault, UsageError
from touchstone.hosting.errors import EngineNotStarted
from touchstone.rulesets import RULESETS
from touchstone.selecting import files_for, select


def run(
    *selection: str,
    engine: str = "oracle",
    ruleset: str | None = None,
    results: Path | None = None,
    junit: Path | None = None,
    workers: Annotated[int, Parameter(name=["--workers", "-n"])] = 1,
) -> Exit:
    """Hold an engine against the scenarios.

    Args:
        selection: ids of rulings, globs of ids (quoted), feature files or titles of scenarios; none means all
        engine: the engine, by its name or as a command
        ruleset: only under this ruleset, such as 2007-10; "all", or nothing, is every one that the engine plays
        results: write the results to this file (NDJSON)
        junit: write JUnit XML to this file
        workers: how many processes play scenarios, each with an engine of its own
    """
    from touchstone.running import Order, run_suite
    from touchstone.session import suite_problems

    if ruleset == "all":
        ruleset = None
    _check(ruleset, workers, (results, junit))
    chosen = select(selection, files_for(selection, catalogue()), catalogue())
    files = {file.path: file for file, _ in chosen}
    if problems := [problem for file in files.values() for problem in suite_problems(file)]:
        raise SuiteFault(problems)
    order = Order(engine, ruleset, selection, results, junit, workers)
    try:
        return run_suite(order, chosen)
    except EngineNotStarted as error:
        print(f"touchstone: {error.report()}", file=sys.stderr)
        return Exit.ENGINE_DID_NOT_START


def _check(ruleset: str | None, workers: int, paths: tuple[Path | None, ...]) -> None:
    if ruleset is not None and ruleset not in RULESETS:
        raise UsageError(f"there is no ruleset {ruleset}; expected one of {', '.join(RULESETS)}")
    if workers < 1:
        raise UsageError(f"{workers} workers play nothing; expected 1 or more")
    for path in paths:
        if path is not None and not path.absolute().parent.is_dir():
            raise UsageError(f"{path} cannot be written: there is no folder {path.parent}")
