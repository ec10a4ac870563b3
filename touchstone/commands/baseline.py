"""`touchstone baseline`: write down which failures of an engine are known, or bring that up to date."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from touchstone.faults import Exit, UsageError
from touchstone.results import Results


def baseline(
    *results: Path,
    init: Path | None = None,
    update: Path | None = None,
    engine: str | None = None,
    workers: Annotated[int, Parameter(name=["--workers", "-n"])] = 1,
) -> Exit:
    """Write a baseline that expects every failure of a run of the whole suite, or bring one up to date.

    Args:
        results: the results of the run (NDJSON), or of all its shards; without any, the engine is run now
        init: write a first baseline to this file, which must not exist
        update: rewrite this baseline: stale entries go, new failures are added, comments stay
        engine: the engine to run, by its name or as a command
        workers: how many processes play scenarios, each with an engine of its own
    """
    from touchstone.baseline import read_baseline
    from touchstone.baseline_editing import first_text, need_whole_suite, updated_text, write_baseline
    from touchstone.running import BrokenOff

    path = init or update
    if path is None or (init and update):
        raise UsageError("expected either --init FILE or --update FILE")
    if init and init.exists():
        raise UsageError(f"{init} exists already; expected --update {init}")
    old = read_baseline(path) if update else None
    try:
        found = _results(results, engine, workers)
    except BrokenOff as broken:
        print(f"touchstone: {broken}", file=sys.stderr)
        return broken.code
    need_whole_suite(found)
    text = updated_text(old, found) if old else first_text(found)
    write_baseline(path, text)
    before, after = len(old.entries) if old else 0, len(read_baseline(path).entries)
    print(f"{path}: {after} entries" + (f", {before} before" if old else ""))
    return Exit.AS_EXPECTED


def _results(paths: tuple[Path, ...], engine: str | None, workers: int) -> Results:
    from touchstone.results import read_results
    from touchstone.shards import together

    if not paths:
        return _played(engine, workers)
    if engine is not None:
        raise UsageError("expected either results or an engine to run, not both")
    found = together(map(read_results, paths))
    if len(found) > 1:
        raise UsageError(f"these are the results of {len(found)} runs; expected one run, or all shards of one")
    return found[0]


def _played(engine: str | None, workers: int) -> Results:
    from touchstone.catalogue import catalogue
    from touchstone.features import features
    from touchstone.running import Order, play_suite
    from touchstone.selecting import select
    from touchstone.terms import Terms

    if engine is None:
        raise UsageError("expected results of a run, or --engine to run one")
    if workers < 1:
        raise UsageError(f"{workers} workers play nothing; expected 1 or more")
    order = Order(engine=engine, workers=workers, explain=0, terms=Terms(retry=True))
    return play_suite(order, lambda: select((), features(), catalogue()))[0]
