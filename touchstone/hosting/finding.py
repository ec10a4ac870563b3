"""Finding an engine: by the name it is registered under, or by its command."""

import pkgutil
import shlex
from importlib.metadata import entry_points
from typing import cast

from touchstone.hosting.errors import EngineNotStarted
from touchstone.hosting.hosted import HostedEngine, Limits
from touchstone.protocol.engine import Engine

GROUP = "touchstone.engines"

BUILT_IN = {
    "oracle": "oracle.engine:Oracle",
    "do-nothing": "touchstone.null_engines:DoNothing",
    "always-refusing": "touchstone.null_engines:AlwaysRefusing",
}


def engine_names() -> dict[str, str]:
    """The engines that run in process: name → "module:class". Packages add theirs to the group of entry points."""
    return BUILT_IN | {point.name: point.value for point in entry_points(group=GROUP)}


def open_engine(spec: str, limits: Limits | None = None) -> Engine:
    """The engine of that name, in process; or else the command line `spec`, hosted as a process.

    Raises EngineNotStarted: the name cannot be loaded, or there is no such command.
    """
    names = engine_names()
    if spec in names:
        return _load(spec, names[spec])
    try:
        command = shlex.split(spec)
    except ValueError as error:
        raise EngineNotStarted(f"The engine {spec!r} is not a command line: {error}.") from error
    if not command:
        raise EngineNotStarted(f"No engine is named; expected a command or one of: {', '.join(sorted(names))}.")
    try:
        return HostedEngine(command, limits=limits)
    except EngineNotStarted as error:
        sentence = f"{error.sentence} Expected a command or one of: {', '.join(sorted(names))}."
        raise EngineNotStarted(sentence) from error


def _load(name: str, target: str) -> Engine:
    try:
        return cast(Engine, pkgutil.resolve_name(target)())
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise EngineNotStarted(f"The engine {name!r} could not be loaded from {target}: {reason}.") from error
