"""What ends the command line other than a result: wrong usage, and faults of the suite itself."""

from collections.abc import Iterable
from enum import IntEnum

import msgspec


class Exit(IntEnum):
    """The exit codes of every command."""

    AS_EXPECTED = 0
    NOT_AS_EXPECTED = 1
    USAGE = 2
    SUITE_FAULT = 3
    ENGINE_DID_NOT_START = 4


class Problem(msgspec.Struct, frozen=True, order=True):
    """Something wrong in a file of the suite, said in a sentence. The path starts at the project's root."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class UsageError(Exception):
    """The command was called with something that does not exist; the message is a sentence."""


class SuiteFault(Exception):
    """The suite itself is broken; what it says of an engine would mean nothing."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
