"""Hosting: running an engine as a process of its own, and finding an engine by name or command."""

from touchstone.hosting.errors import (
    EngineCrashed,
    EngineNotStarted,
    EngineTimeout,
    HostingError,
    ProtocolBreach,
    RestartsExhausted,
)

__all__ = [
    "EngineCrashed",
    "EngineNotStarted",
    "EngineTimeout",
    "HostingError",
    "ProtocolBreach",
    "RestartsExhausted",
]
