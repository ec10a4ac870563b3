"""What can go wrong with an engine that runs as a process."""

from collections.abc import Sequence


class HostingError(Exception):
    """The process of an engine let the harness down.

    `sentence` says what happened, `stderr` holds the last lines that the engine wrote to standard
    error, `transcript` the last messages: ">" to the engine, "<" from it.
    """

    def __init__(self, sentence: str, *, stderr: Sequence[str] = (), transcript: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.stderr = tuple(stderr)
        self.transcript = tuple(transcript)

    def report(self) -> str:
        """The sentence, and under it what the engine said last, for somebody who looks for the cause."""
        parts = [self.sentence]
        if self.stderr:
            parts += ["last lines of standard error:", *(f"  {line}" for line in self.stderr)]
        if self.transcript:
            parts += ["last messages:", *(f"  {line}" for line in self.transcript)]
        return "\n".join(parts)


class EngineNotStarted(HostingError):
    """No engine to speak with: no such command or name, an exit at start, or a failed handshake."""


class EngineCrashed(HostingError):
    """The process ended, or closed its standard output, while it owed an answer. Verdict: `crash`."""


class EngineTimeout(HostingError):
    """No answer within the deadline. Verdict: `timeout`."""


class ProtocolBreach(HostingError):
    """An answer that breaks the protocol: its JSON, its encoding, its id, its fields or its length.

    Verdict: `protocol-error`.
    """


class RestartsExhausted(HostingError):
    """The engine was restarted as often as allowed and failed again. Verdict: `not-run`."""
