"""Writing baselines: a first one from results, and bringing one up to date without losing its comments."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import tomlkit
from tomlkit.items import InlineTable

from touchstone.baseline import Baseline, Entry, Failure, scenario_name
from touchstone.faults import UsageError
from touchstone.results import Record, Results

LONGEST_MESSAGE = 160
TOP = """\
# Failures of {engine} that are known; `touchstone run --baseline` reports whatever differs from them.
# `message` is how the message begins: shorten it where the rest varies. `issue` may link to where it is kept.

"""


def need_whole_suite(results: Results) -> None:
    """Raises UsageError, in a sentence, if the results do not speak of the whole suite."""
    if why := results.header.filtered:
        raise UsageError(f"a baseline is about the whole suite, and {why}; expected the results of an unfiltered run")
    if not results.complete:
        raise UsageError("these results are incomplete: the run did not come to its end; finish it with --resume")
    if fault := next((record.fault for record in results.records if record.fault), None):
        raise UsageError(f"the suite itself was at fault in that run: {fault}")


def first_text(results: Results) -> str:
    """A baseline that expects every failure of a run."""
    return TOP.format(engine=results.name) + "".join(map(_text, new_failures(results.records, _without_file(()))))


def updated_text(baseline: Baseline, results: Results) -> str:
    """The baseline with what is stale taken out or mended and what is new added; all else as it stands."""
    kept: list[Entry] = []
    dropped: list[Failure] = []
    begin = baseline.entries[0].begin if baseline.entries else len(baseline.lines)
    text = list(baseline.lines[:begin])
    for entry in baseline.entries:
        block = baseline.lines[entry.begin : entry.end]
        mended = _mended(entry.failure, results.records)
        if mended is None or any(mended == other.failure for other in kept):
            dropped.append(entry.failure)
            text += _loose(block)
            continue
        kept.append(Entry(mended, entry.line, entry.begin, entry.end))
        text += block if mended == entry.failure else _rewritten("".join(block), mended)
    new = list(new_failures(results.records, _without_file(kept)))
    if new and text and text[-1].strip():
        text.append("\n" if text[-1].endswith("\n") else "\n\n")
    return "".join([*text, *(_text(each, _issue(each[1], dropped)) for each in new)]).rstrip("\n") + "\n"


def write_baseline(path: Path, text: str) -> None:
    """Put the text in place of the file at once. Raises UsageError where that is impossible."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)  # noqa: PTH105
    except OSError as error:
        raise UsageError(f"the baseline cannot be written to {path}: {error.strerror}") from error


def _without_file(entries: Iterable[Entry]) -> Baseline:
    """Entries without a file."""
    return Baseline(Path(), (), tuple(entries))


def new_failures(records: Sequence[Record], baseline: Baseline) -> Iterator[tuple[Failure, Record]]:
    """An entry, with one of its records, for each failure that the baseline does not expect.

    What fails alike under all rulesets that it was played under gets one entry, without a ruleset.
    """
    alike: dict[tuple[object, ...], list[Record]] = {}
    for record in records:
        if record.failed and not baseline.judged(msgspec.structs.replace(record, known=False)).known:
            what = (scenario_name(record), tuple(record.example.items()), record.verdict, _message(record))
            alike.setdefault(what, []).append(record)
    for same in alike.values():
        one = same[0]
        played = {
            each.ruleset
            for each in records
            if (each.file, each.title, each.example) == (one.file, one.title, one.example)
        }
        everywhere = {record.ruleset for record in same} == played
        flaky = any(record.again.startswith("pass") for record in same)
        for record in same[:1] if everywhere else same:
            yield (
                Failure(
                    scenario=scenario_name(record),
                    ruleset="" if everywhere else record.ruleset,
                    example=record.example,
                    verdict=record.verdict,
                    message=_message(record),
                    flaky=flaky,
                ),
                record,
            )


def _mended(failure: Failure, records: Sequence[Record]) -> Failure | None:
    """The entry as it stands now; None if it does not hold any more."""
    covered = [record for record in records if failure.covers(record)]
    expected = [record for record in covered if failure.expects(record)]
    may_pass = [record for record in covered if record.verdict == "pass"] if failure.flaky else []
    if covered and (len(expected) + len(may_pass) == len(covered) or (failure.ruling and expected)):
        return failure
    outcomes = {(record.verdict, _message(record)) for record in covered}
    if len(outcomes) == 1 and all(record.failed for record in covered):
        verdict, message = outcomes.pop()
        return msgspec.structs.replace(failure, verdict=verdict, message=message)
    return None


def _rewritten(block: str, failure: Failure) -> list[str]:
    """The lines of an entry with another verdict and message, comments kept."""
    document = tomlkit.parse(block)
    table: Any = document["failure"][0]
    table["verdict"] = failure.verdict
    table["message"] = failure.message
    return tomlkit.dumps(document).splitlines(keepends=True)


def _loose(block: Sequence[str]) -> list[str]:
    """The comments at the end of an entry's lines, after a blank line: they are not about the entry."""
    last = max(number for number, line in enumerate(block) if line.strip() and not line.lstrip().startswith("#"))
    rest = list(block[last + 1 :])
    return rest if any(line.strip() for line in rest) else []


def _issue(record: Record, dropped: Iterable[Failure]) -> str:
    """The issue of an entry that was about the same scenario."""
    return next((failure.issue for failure in dropped if failure.covers(record)), "")


def _text(new: tuple[Failure, Record], issue: str = "") -> str:
    failure, record = new
    fields = msgspec.to_builtins(msgspec.structs.replace(failure, issue=issue))
    table = tomlkit.table()
    for name, value in fields.items():
        table.append(name, _inline(value) if isinstance(value, dict) else value)
    comment = f"# {', '.join(record.rulings)}: {record.sentence}\n" if record.rulings else ""
    return f"{comment}[[failure]]\n{table.as_string()}\n"


def _inline(fields: dict[str, str]) -> InlineTable:
    table = tomlkit.inline_table()
    table.update(fields)
    return table


def _message(record: Record) -> str:
    return record.headline[:LONGEST_MESSAGE]
