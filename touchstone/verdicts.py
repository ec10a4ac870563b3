"""Verdicts: what a scenario says of an engine, and which error means which."""

from typing import Literal, get_args

from touchstone.driver.faults import Divergence, NeedsField, NeedsSupport
from touchstone.hosting.errors import EngineCrashed, EngineTimeout, HostingError, ProtocolBreach, RestartsExhausted
from touchstone.protocol import EngineError, Unsupported

Verdict = Literal["pass", "fail", "crash", "timeout", "protocol-error", "unsupported", "not-run"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
FAILURES: tuple[Verdict, ...] = ("fail", "crash", "timeout", "protocol-error", "not-run")
"""The verdicts that speak against an engine, unless its baseline expects them."""

_BY_ERROR: tuple[tuple[type[Exception], Verdict], ...] = (
    (Divergence, "fail"),
    (NeedsField, "unsupported"),
    (NeedsSupport, "unsupported"),
    (Unsupported, "unsupported"),
    (EngineCrashed, "crash"),
    (EngineTimeout, "timeout"),
    (ProtocolBreach, "protocol-error"),
    (RestartsExhausted, "not-run"),
    (HostingError, "crash"),
    (EngineError, "protocol-error"),
)


def verdict_of(error: Exception | None) -> Verdict | None:
    """The verdict that an error means; None: it says nothing of the engine, the suite itself is at fault."""
    if error is None:
        return "pass"
    return next((verdict for kind, verdict in _BY_ERROR if isinstance(error, kind)), None)


def explained(error: Exception) -> str:
    """The error in words, with what the engine said last where that is known."""
    return error.report() if isinstance(error, HostingError) else str(error)
