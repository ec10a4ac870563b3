"""Results: an append-only file of lines, one JSON object each, from which every report is derived.

A header, one record per scenario as it ends, and a footer that proves that the run came to its end.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import msgspec

from touchstone import __version__
from touchstone.faults import UsageError
from touchstone.protocol import InitializeResult
from touchstone.verdicts import VERDICTS, Verdict


class Header(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="header"):
    """Who was held against what: the suite, the engine as it calls itself, how it was named, and what was selected."""

    suite_version: str
    engine: InitializeResult
    command: str
    ruleset: str | None
    selection: tuple[str, ...]
    started: str


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="scenario", omit_defaults=True):
    """A scenario under one ruleset. `sentence` is the ruling, `rule` its number.

    The first divergence: the `step` and its line, `what` was looked at, `expected` and `observed`;
    `message` says the same, or what else went wrong. `events` is what the engine reports of the game.
    `fault`: the suite itself is wrong, and the verdict (`not-run`) says nothing of the engine.
    """

    feature: str
    file: str
    at: int
    title: str
    ruleset: str
    verdict: Verdict
    ms: float
    example: dict[str, str] = {}
    rulings: tuple[str, ...] = ()
    sentence: str = ""
    rule: str = ""
    step: str = ""
    step_at: int = 0
    what: str = ""
    expected: str = ""
    observed: str = ""
    message: str = ""
    notes: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    fault: str = ""

    @property
    def place(self) -> str:
        """File and line of the scenario."""
        return f"{self.file}:{self.at}"


class Footer(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="footer"):
    """The end: how many scenarios have which verdict, and how many records there must be."""

    total: int
    verdicts: dict[Verdict, int]
    finished: str


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """A whole file of results. Without a footer the run did not come to its end."""

    header: Header
    records: tuple[Record, ...]
    footer: Footer | None

    @property
    def complete(self) -> bool:
        """Whether the run came to its end and no record is missing."""
        return self.footer is not None and self.footer.total == len(self.records)


class ResultsFile:
    """Writes results line by line, so that nothing is lost when a run is interrupted."""

    def __init__(self, path: Path, header: Header) -> None:
        try:
            self._file: IO[bytes] = path.open("wb")
        except OSError as error:
            raise UsageError(f"the results cannot be written to {path}: {error.strerror}") from error
        self._records: list[Record] = []
        self._write(header)

    def add(self, record: Record) -> None:
        """Write the record of a scenario that has ended."""
        self._records.append(record)
        self._write(record)

    def close(self) -> None:
        """Write the footer."""
        self._write(Footer(total=len(self._records), verdicts=counted(self._records), finished=now()))
        self._file.close()

    def _write(self, line: Header | Record | Footer) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def read_results(path: Path) -> Results:
    """Read a file of results. Raises UsageError naming file, line and what was expected."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise UsageError(f"the results cannot be read from {path}: {error.strerror}") from error
    header: Header | None = None
    footer: Footer | None = None
    records: list[Record] = []
    for number, line in enumerate(lines, 1):
        try:
            found = msgspec.json.decode(line, type=Header | Record | Footer)
        except msgspec.DecodeError as error:
            raise UsageError(f"{path}:{number}: expected a line of results: {error}") from None
        match found:
            case Header():
                header = found
            case Record():
                records.append(found)
            case Footer():
                footer = found
    if header is None:
        raise UsageError(f"{path}:1: expected the header of a file of results")
    return Results(header=header, records=tuple(records), footer=footer)


def counted(records: Iterable[Record]) -> dict[Verdict, int]:
    """How many scenarios have which verdict, in the order of the verdicts."""
    counts = Counter(record.verdict for record in records)
    return {verdict: counts[verdict] for verdict in VERDICTS if counts[verdict]}


def header(engine: InitializeResult, command: str, ruleset: str | None, selection: Iterable[str]) -> Header:
    """The header of a run that begins now."""
    return Header(
        suite_version=__version__,
        engine=engine,
        command=command,
        ruleset=ruleset,
        selection=tuple(selection),
        started=now(),
    )


def now() -> str:
    """The time, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
