"""Transcripts: every message between the harness and a hosted engine, a file for each scenario."""

import re
from pathlib import Path

from touchstone.faults import UsageError
from touchstone.results import Record

LONGEST = 1 << 16


class Transcript:
    """The file of one scenario: ">" to the engine, "<" from it, "#" what came of it."""

    def __init__(self, folder: Path, file: str, name: str) -> None:
        """Begin the file. Raises UsageError where that is impossible."""
        feature = re.sub(r"[^\w-]+", ".", file.removesuffix(".feature")).strip(".")
        scenario = re.sub(r"[^\w.-]+", "-", name.removeprefix("test_")).strip("-")
        self.path = folder / feature / f"{scenario}.txt"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("wb")
        except OSError as error:
            raise UsageError(f"the transcript cannot be written to {self.path}: {error.strerror}") from error

    def message(self, direction: str, message: bytes) -> None:
        """Write down a message."""
        line = message[:LONGEST].rstrip()
        more = b" ... (%d bytes)" % len(message) if len(message) > LONGEST else b""
        self._file.write(direction.encode() + b" " + line + more + b"\n")
        self._file.flush()

    def end(self, record: Record) -> None:
        """Write down what came of the scenario."""
        said = f"{record.verdict}: {record.message}" if record.message else record.verdict
        self._file.write("".join(f"# {line}\n" for line in said.splitlines()).encode())
        self._file.close()
