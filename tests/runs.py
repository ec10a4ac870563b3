"""Results of runs that never were, for tests of what is made of results."""

from pathlib import Path
from typing import Any

import msgspec

from tests.scripted import caller
from touchstone.results import Explanation, Record, Results, Stale
from touchstone.results_file import ResultsFile, footer, header


def result_record(title: str, **more: Any) -> Record:
    fields: dict[str, Any] = {
        "feature": "F",
        "file": "f.feature",
        "at": 1,
        "ruleset": "2007-10",
        "verdict": "pass",
        "ms": 1.0,
    }
    return Record(title=title, **fields | more)


def results_of(
    *records: Record,
    ruleset: str | None = None,
    selection: tuple[str, ...] = (),
    shard: str = "",
    complete: bool = True,
    explanations: tuple[Explanation, ...] = (),
    stale: tuple[Stale, ...] = (),
    name: str = "scripted",
    baseline: str = "",
) -> Results:
    about = msgspec.structs.replace(caller().about, name=name, rulesets=("2007-10", "2008-02"))
    return Results(
        header=header(about, name, ruleset, selection, shard=shard, baseline=baseline),
        records=records,
        footer=footer(records) if complete else None,
        explanations={each.key: each for each in explanations},
        stale=stale,
    )


def write(results: Results, path: Path) -> Path:
    file = ResultsFile(path, results.header)
    for record in results.records:
        file.add(record)
    file.note(*results.explanations.values(), *results.stale)
    if results.footer:
        file.close()
    else:
        file.abandon()
    return path
