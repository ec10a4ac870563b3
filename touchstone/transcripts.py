"""Transcripts: every message between the harness and an engine, a file for each scenario."""

import re
from io import RawIOBase
from pathlib import Path

from touchstone.faults import UsageError
from touchstone.protocol.jsonrpc import CARDS_KNOWN, INITIALIZE, decode_request
from touchstone.results import Record

LONGEST = 1 << 16
HANDSHAKE = (INITIALIZE.name, CARDS_KNOWN.name)


class Transcripts:
    """Writes down what is heard: ">" to the engine, "<" from it, "#" what came of the scenario.

    An engine is greeted, and asked for its cards, once for many scenarios: these messages are at the top of each file.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handshake: list[bytes] = []
        self._shakes_hands = False
        self._path: Path | None = None
        self._file: RawIOBase | None = None

    def heard(self, direction: str, message: bytes) -> None:
        """Write down a message."""
        line = _line(direction, message)
        if direction == ">":
            method = decode_request(message).method
            self._shakes_hands = method in HANDSHAKE
            if method == INITIALIZE.name:
                self._handshake.clear()
        if self._shakes_hands:
            self._handshake.append(line)
        self._write(line)

    def begin(self, file: str, name: str) -> None:
        """Begin the file of a scenario. Raises UsageError where that is impossible, as the others do."""
        feature = re.sub(r"[^\w-]+", ".", file.removesuffix(".feature")).strip(".")
        scenario = re.sub(r"[^\w.-]+", "-", name.removeprefix("test_")).strip("-")
        self._path = path = self._folder / feature / f"{scenario}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("wb", buffering=0)
        except OSError as error:
            raise self._unwritten(error) from error
        self._write(b"".join(self._handshake))

    def end(self, record: Record) -> str:
        """Write down what came of the scenario; the path of its file, empty if none was begun."""
        if self._file is None:
            return ""
        said = f"{record.verdict}: {record.message}" if record.message else record.verdict
        self._write("".join(f"# {line}\n" for line in said.splitlines()).encode())
        self._file.close()
        self._file = None
        return str(self._path)

    def _write(self, text: bytes) -> None:
        try:
            while self._file and text:
                text = text[self._file.write(text) :]
        except OSError as error:
            self._file = None
            raise self._unwritten(error) from error

    def _unwritten(self, error: OSError) -> UsageError:
        return UsageError(f"the transcript cannot be written to {self._path}: {error.strerror}")


def _line(direction: str, message: bytes) -> bytes:
    more = b" ... (%d bytes)" % len(message) if len(message) > LONGEST else b""
    return direction.encode() + b" " + message[:LONGEST].rstrip() + more + b"\n"
