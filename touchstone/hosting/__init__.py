"""Hosting: running an engine as a process of its own, and finding an engine by name or command."""

from touchstone.hosting.errors import (
    EngineCrashed,
    EngineNotStarted,
    EngineTimeout,
    HostingError,
    ProtocolBreach,
    RestartsExhausted,
)
from touchstone.hosting.finding import engine_names, open_engine
from touchstone.hosting.hosted import HostedEngine, Limits

__all__ = [
    "EngineCrashed",
    "EngineNotStarted",
    "EngineTimeout",
    "HostedEngine",
    "HostingError",
    "Limits",
    "ProtocolBreach",
    "RestartsExhausted",
    "engine_names",
    "open_engine",
]
