"""Baselines: the failures of an engine that are known, kept in its own repository as `expected-failures.toml`.

Each `[[failure]]` names a scenario or a ruling, the verdict, how the message begins, and the engine's issue. An
entry about a scenario says that it fails wherever the entry covers it; one about a ruling that some scenario does.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from touchstone.catalogue import catalogue
from touchstone.faults import UsageError
from touchstone.features import illustrating, mentioning
from touchstone.results import Header, Record, Stale
from touchstone.rulesets import RULESETS, unknown_ruleset
from touchstone.verdicts import VERDICTS, Verdict

HEAD = re.compile(r"\s*\[\[\s*failure\s*\]\]")


class Failure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry. `scenario` is "path of the feature file: title"; without `ruleset` it is about all rulesets.

    `message` is how the message begins; `flaky`: the scenario may as well pass.
    """

    scenario: str = ""
    ruling: str = ""
    ruleset: str = ""
    example: dict[str, str] = {}
    verdict: Verdict
    message: str = ""
    issue: str = ""
    flaky: bool = False

    def covers(self, record: Record) -> bool:
        """Whether the entry is about this record."""
        if self.ruleset not in ("", record.ruleset) or (self.example and self.example != record.example):
            return False
        return self.ruling in record.rulings if self.ruling else self.scenario == scenario_name(record)

    def expects(self, record: Record) -> bool:
        """Whether the record fails as the entry says."""
        return self.verdict == record.verdict and record.message.startswith(self.message)

    @property
    def about(self) -> str:
        """What it is about, in words."""
        example = ", ".join(f"{name} {value}" for name, value in self.example.items())
        parts = (self.ruling or self.scenario, self.ruleset and f"[{self.ruleset}]", example and f"({example})")
        return " ".join(part for part in parts if part)


@dataclass(frozen=True)
class Entry:
    """An entry and where it stands: its line, and the lines of the file that belong to it (from zero)."""

    failure: Failure
    line: int
    begin: int
    end: int


@dataclass(frozen=True)
class Baseline:
    """The entries of a file."""

    path: Path
    lines: tuple[str, ...]
    entries: tuple[Entry, ...]

    def judged(self, record: Record) -> Record:
        """The record, marked as known where an entry expects it."""
        for entry in self.entries:
            if record.failed and entry.failure.covers(record) and entry.failure.expects(record):
                return msgspec.structs.replace(record, known=True, issue=entry.failure.issue)
        return record

    def stale(self, records: Sequence[Record], header: Header) -> list[Stale]:
        """The entries that do not hold any more, as far as that can be told if only a part of the suite was played."""
        found = []
        whole_suite = not header.filtered
        for entry in self.entries:
            if not whole_suite and entry.failure.ruling and not _all_played(entry.failure, records, header):
                continue
            covered = [record for record in records if entry.failure.covers(record)]
            if instead := _instead(entry.failure, covered, whole_suite=whole_suite):
                found.append(Stale(file=str(self.path), at=entry.line, entry=entry.failure.about, instead=instead))
        return found


def _all_played(failure: Failure, records: Sequence[Record], header: Header) -> bool:
    """Whether all scenarios that an entry about a ruling covers were played."""
    if header.ruleset not in (None, failure.ruleset):
        return False
    played = {(record.file, record.title) for record in records}
    scenarios = illustrating(failure.ruling, mentioning([failure.ruling]))
    return all((each.file, each.title) in played for each in scenarios)


def _instead(failure: Failure, covered: Sequence[Record], *, whole_suite: bool) -> str:
    """What came of an entry instead of what it says; nothing where it holds."""
    if not covered:
        return "covers no scenario that was played" if whole_suite else ""
    others = [record for record in covered if not failure.expects(record)]
    if failure.flaky:
        others = [record for record in others if record.verdict != "pass"]
    if not others or (failure.ruling and len(others) < len(covered)):
        return ""
    if all(record.verdict == "pass" for record in others):
        rulesets = dict.fromkeys(record.ruleset for record in others)
        return f"passes now ({', '.join(rulesets)}); take the entry out"
    other = next(record for record in others if record.verdict != "pass")
    expected = f"{failure.verdict}: {failure.message}" if failure.message else failure.verdict
    return f"comes out differently; expected {expected!r}, observed {f'{other.verdict}: {other.headline}'!r}"


def scenario_name(record: Record) -> str:
    """How an entry names a scenario: by the path of its file and its title, which do not move as lines do."""
    return f"{record.file}: {record.title}"


def read_baseline(path: Path) -> Baseline:
    """Read a baseline. Raises UsageError naming file, line and what was expected."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else f"not UTF-8 ({error})"
        raise UsageError(f"the baseline cannot be read from {path}: {reason}") from error
    return parse_baseline(path, text)


def parse_baseline(path: Path, text: str) -> Baseline:
    """The baseline that stands in a text. Raises UsageError naming file, line and what was expected."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(_not_toml(path, text, str(error))) from None
    lines = tuple(text.splitlines(keepends=True))
    heads = [number for number, line in enumerate(lines) if HEAD.match(line)]
    if other := next((key for key in document if key != "failure"), None):
        raise UsageError(f"{path}:{_line_of(lines, other)}: expected [[failure]] entries only, found {other!r}")
    tables: Any = document.get("failure", [])
    if not isinstance(tables, list) or len(tables) != len(heads):
        raise UsageError(f"{path}:{_line_of(lines, 'failure')}: expected each entry as a table of its own: [[failure]]")
    entries = tuple(_entries(path, lines, heads, tables))
    _no_entry_twice(path, entries)
    return Baseline(path, lines, entries)


def _entries(path: Path, lines: Sequence[str], heads: Sequence[int], tables: Iterable[Any]) -> Iterator[Entry]:
    begins = [_begin(lines, head) for head in heads]
    for head, begin, end, table in zip(heads, begins, [*begins, len(lines)][1:], tables, strict=True):
        try:
            failure = msgspec.convert(table, Failure)
        except msgspec.ValidationError as error:
            raise UsageError(f"{path}:{_field_line(lines, head, end, error)}: {_said(error)}") from None
        if problem := _problem(failure):
            raise UsageError(f"{path}:{head + 1}: {problem}")
        yield Entry(failure, head + 1, begin, end)


def _begin(lines: Sequence[str], head: int) -> int:
    """Where an entry begins: with the comment directly above it, unless that is the first of the file."""
    begin = head
    while begin > 0 and lines[begin - 1].lstrip().startswith("#"):
        begin -= 1
    return head if begin == 0 else begin


def _problem(failure: Failure) -> str:
    if bool(failure.scenario) == bool(failure.ruling):
        return "expected either a scenario or a ruling"
    if failure.ruling and failure.ruling not in catalogue():
        return catalogue().unknown(failure.ruling)
    if failure.scenario and ".feature: " not in failure.scenario:
        return f'expected a scenario as "path of the feature file: title", found {failure.scenario!r}'
    if failure.ruleset and failure.ruleset not in RULESETS:
        return unknown_ruleset(failure.ruleset)
    if failure.verdict == "pass":
        return f"expected a verdict other than pass: {', '.join(VERDICTS[1:])}"
    return ""


def _no_entry_twice(path: Path, entries: Iterable[Entry]) -> None:
    seen: dict[tuple[str, str], int] = {}
    for entry in entries:
        what = (entry.failure.about, f"{entry.failure.verdict} {entry.failure.message}")
        if what in seen:
            raise UsageError(f"{path}:{entry.line}: {entry.failure.about} stands already in line {seen[what]}")
        seen[what] = entry.line


def _said(error: msgspec.ValidationError) -> str:
    what, _, where = str(error).replace("`", "'").partition(" - at '$.")
    if what.startswith("Invalid enum value"):
        what = f"expected one of {', '.join(VERDICTS[1:])}"
    what = what.replace("Object missing required field", "the entry lacks the field").replace("Object ", "the entry ")
    return f"field '{where.rstrip(chr(39))}': {what[0].lower()}{what[1:]}" if where else what


def _field_line(lines: Sequence[str], head: int, end: int, error: msgspec.ValidationError) -> int:
    """The line of the field that the error names; that of the entry where it is missing."""
    for name in re.findall(r"`(?:\$\.)?(\w+)", str(error)):
        for number in range(head, end):
            if re.match(rf"\s*{name}\s*=", lines[number]):
                return number + 1
    return head + 1


def _line_of(lines: Sequence[str], key: str) -> int:
    found = (number for number, line in enumerate(lines, 1) if re.match(rf"\s*\[*\s*\"?{re.escape(key)}\b", line))
    return next(found, 1)


def _not_toml(path: Path, text: str, said: str) -> str:
    """The sentence for what the parser says, with the line in front."""
    what, _, where = said.rstrip(")").rpartition(" (at ")
    found = re.search(r"line (\d+)", where)
    line = int(found[1]) if found else len(text.splitlines()) or 1
    return f"{path}:{line}: not TOML: {what[0].lower()}{what[1:]}" if what else f"{path}:{line}: not TOML: {said}"
