"""`touchstone doctor`: walk the author of an adapter through the protocol."""

import shlex
import sys
from textwrap import fill
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from touchstone.faults import Exit, UsageError

if TYPE_CHECKING:
    from touchstone.doctor.visit import Finding

WIDTH = 110


def doctor(
    *,
    engine: str,
    start_timeout: float = 30.0,
    call_timeout: float = 10.0,
    close_timeout: float = 2.0,
    messages: Annotated[bool, Parameter(negative="")] = False,
) -> Exit:
    """Walk an engine through the protocol step by step, and say in sentences what is wrong.

    Args:
        engine: the engine, by its name or as a command
        start_timeout: seconds in which the engine starts
        call_timeout: seconds in which the engine answers a call
        close_timeout: seconds in which the engine leaves
        messages: show every message, on standard error
    """
    from touchstone.doctor.conversation import Conversation
    from touchstone.doctor.playing import STEPS
    from touchstone.doctor.visit import Visit, walk
    from touchstone.hosting.hosted import Limits

    command = _command(engine)
    limits = Limits(start=start_timeout, call=call_timeout, close=close_timeout)

    def start() -> Conversation:
        return Conversation(command, limits, _shown if messages else _not_shown)

    try:
        visit = Visit(start, start())
    except OSError as error:
        print(f"touchstone: the engine did not start: {command[0]}: {error.strerror}", file=sys.stderr)
        return Exit.ENGINE_DID_NOT_START
    print(f"The doctor visits: {engine}")
    last, well = None, True
    try:
        for step, finding in walk(visit, STEPS):
            if step is not last:
                print(f"\n{STEPS.index(step) + 1}  {step.title}")
            last, well = step, well and finding.kind != "wrong"
            _print(finding)
    finally:
        visit.engine.end()
    assert last is not None
    number = STEPS.index(last) + 1
    if well:
        print(f"\nAll is well. Next: touchstone run --engine {shlex.quote(engine)}")
        return Exit.AS_EXPECTED
    print(f"\nStep {number} of {len(STEPS)} is not well. Mend what is wrong, then ask the doctor again.")
    return Exit.NOT_AS_EXPECTED if visit.about else Exit.ENGINE_DID_NOT_START


def _command(engine: str) -> list[str]:
    """The command line of an engine; one that runs in process is served over stdio here."""
    from touchstone.hosting.finding import engine_names

    if engine in engine_names():
        serving = "import pkgutil, sys; from touchstone.protocol.stdio import serve"
        return [sys.executable, "-c", f"{serving}; serve(pkgutil.resolve_name(sys.argv[1])())", engine_names()[engine]]
    try:
        command = shlex.split(engine)
    except ValueError as error:
        raise UsageError(f"the engine {engine!r} is not a command line: {error}") from error
    if not command:
        raise UsageError(f"no engine is named; expected a command or one of {', '.join(sorted(engine_names()))}")
    return command


def _print(finding: "Finding") -> None:
    print(fill(f"   {finding.kind:<6} {finding.sentence}", WIDTH, subsequent_indent=" " * 10, break_on_hyphens=False))
    for message in finding.messages:
        print(f"          {message}")
    if finding.stderr:
        print("          last lines of standard error:")
        for line in finding.stderr:
            print(f"          | {line}")


def _shown(message: str) -> None:
    print(message, file=sys.stderr)


def _not_shown(message: str) -> None:
    pass
