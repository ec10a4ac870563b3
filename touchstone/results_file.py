"""Writing results line by line, so that nothing is lost when a run is interrupted."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import msgspec

from touchstone import __version__
from touchstone.faults import UsageError
from touchstone.harmless import harmless
from touchstone.protocol import InitializeResult
from touchstone.results import Explanation, Footer, Header, Line, Record, Stale, ordered
from touchstone.verdicts import Verdict


class ResultsFile:
    """A file of results that is being written. Records are kept in the file only; `counts` has their verdicts."""

    def __init__(self, path: Path, header: Header, resumed: Sequence[Record] | None = None) -> None:
        """Begin the file, or with the records of an interrupted run go on after its last whole line.

        Raises UsageError where the file cannot be written.
        """
        self._path = path
        self.counts: Counter[Verdict] = Counter(record.verdict for record in resumed or ())
        try:
            self._file: IO[bytes] = path.open("wb" if resumed is None else "r+b")
        except OSError as error:
            raise UsageError(f"the results cannot be written to {path}: {error.strerror}") from error
        if resumed is None:
            self._write(header)
        else:
            whole = self._file.read().rfind(b"\n") + 1
            self._file.seek(whole)
            self._file.truncate()

    def add(self, record: Record) -> None:
        """Write the record of a scenario that has ended. Raises UsageError where that is impossible, as the others."""
        self.counts[record.verdict] += 1
        self._write(record)

    def note(self, *lines: Explanation | Stale) -> None:
        """Write what there is to say about the records."""
        for line in lines:
            self._write(line)

    def close(self) -> None:
        """Write the footer."""
        self._write(_footer(self.counts))
        self._file.close()

    def abandon(self) -> None:
        """Leave the file without a footer: the run did not come to its end."""
        with suppress(OSError):  # what could not be written has been said
            self._file.close()

    def _write(self, line: Line) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise UsageError(f"the results cannot be written to {self._path}: {error.strerror}") from error


def header(
    engine: InitializeResult,
    command: str,
    ruleset: str | None,
    selection: Iterable[str],
    *,
    shard: str = "",
    baseline: str = "",
) -> Header:
    """The header of a run that begins now."""
    return Header(
        suite_version=__version__,
        engine=msgspec.convert(harmless(msgspec.to_builtins(engine)), InitializeResult),
        command=command,
        ruleset=ruleset,
        selection=tuple(selection),
        started=now(),
        shard=shard,
        baseline=baseline,
    )


def footer(records: Iterable[Record]) -> Footer:
    """The footer of a run with these records that ends now."""
    return _footer(Counter(record.verdict for record in records))


def _footer(counts: Counter[Verdict]) -> Footer:
    return Footer(total=counts.total(), verdicts=ordered(counts), finished=now())


def now() -> str:
    """The time, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
