"""An engine that runs as a process, looking like any other `Engine`."""

import signal
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from touchstone.hosting.errors import (
    EngineCrashed,
    EngineNotStarted,
    EngineTimeout,
    HostingError,
    ProtocolBreach,
    RestartsExhausted,
)
from touchstone.hosting.process import Closed, Flood, Late, Process
from touchstone.protocol import jsonrpc
from touchstone.protocol.calls import (
    ActResult,
    CardsKnownParams,
    CardsKnownResult,
    FactsAskParams,
    FactsAskResult,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLegalResult,
    GameLogParams,
    GameLogResult,
    GameNewParams,
    GameNewResult,
    GameObserveParams,
    InitializeParams,
    InitializeResult,
)
from touchstone.protocol.engine import EngineError, Unsupported
from touchstone.protocol.jsonrpc import Method
from touchstone.protocol.snapshot import Snapshot

P = TypeVar("P")
R = TypeVar("R")

TRANSCRIPT_MESSAGES = 12
TRANSCRIPT_BYTES = 2000
NEEDS_NO_GAME = (jsonrpc.CARDS_KNOWN, jsonrpc.GAME_NEW, jsonrpc.FACTS_ASK)


@dataclass(frozen=True)
class Limits:
    """What a hosted engine is granted: seconds to start, to answer and to leave, bytes in a line, restarts."""

    start: float = 30.0
    call: float = 10.0
    close: float = 2.0
    line_bytes: int = 32 << 20
    restarts: int = 20


class HostedEngine:
    """The engine behind a command.

    A call raises what in-process engines raise (EngineError, Unsupported) or a HostingError. After one
    that ended the process, calls about the lost game raise it again; the next `game/new` starts the
    engine anew, at most `limits.restarts` times. A `listener` is told every message and its direction.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        limits: Limits | None = None,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start the command. Raises EngineNotStarted if there is no such command."""
        self.command = tuple(command)
        self.limits = limits or Limits()
        self.restarts = 0
        self.farewell: HostingError | None = None
        self.listener: Callable[[str, bytes], None] | None = None
        self._cwd = cwd
        self._env = env
        self._ids = 0
        self._asked = ""
        self._greeting: InitializeParams | None = None
        self._failure: HostingError = EngineNotStarted("The engine has been shut down.")
        self._transcript: deque[tuple[str, bytes, int]] = deque(maxlen=TRANSCRIPT_MESSAGES)
        self._process: Process | None = self._start()

    def initialize(self, params: InitializeParams) -> InitializeResult:
        """Shake hands. Raises EngineNotStarted if the engine does not, or speaks another protocol version."""
        self._greeting = params
        try:
            self._process = self._process or self._start()
            result = self._ask(jsonrpc.INITIALIZE, params, self.limits.start)
        except (HostingError, EngineError) as error:
            raise self._not_started(error) from error
        if result.protocol_version not in params.protocol_versions:
            offered = ", ".join(map(str, params.protocol_versions))
            sentence = f"It speaks protocol version {result.protocol_version}; expected one of: {offered}."
            raise self._not_started(EngineError(sentence))
        return result

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        """`cards/known`; about all cards of the suite at once, so the time is that of a start, where that is longer."""
        return self._call(jsonrpc.CARDS_KNOWN, params, max(self.limits.start, self.limits.call))

    def game_new(self, params: GameNewParams) -> GameNewResult:
        """`game/new`; starts the engine again if its process has ended. What is left over from before is a breach."""
        self.settle(" in the scenario before")
        return self._call(jsonrpc.GAME_NEW, params)

    def game_act(self, params: GameActParams) -> ActResult:
        """`game/act`."""
        return self._call(jsonrpc.GAME_ACT, params)

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        """`game/answer`."""
        return self._call(jsonrpc.GAME_ANSWER, params)

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        """`game/observe`."""
        return self._call(jsonrpc.GAME_OBSERVE, params)

    def game_legal(self, params: GameLegalParams) -> GameLegalResult:
        """`game/legal`."""
        return self._call(jsonrpc.GAME_LEGAL, params)

    def game_log(self, params: GameLogParams) -> GameLogResult:
        """`game/log`."""
        return self._call(jsonrpc.GAME_LOG, params)

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult:
        """`facts/ask`."""
        return self._call(jsonrpc.FACTS_ASK, params)

    def settle(self, when: str = "") -> None:
        """At the end of a scenario: see whether the engine wrote, by now, more than it was asked for.

        Nobody waits for it: what comes later is noticed when the next scenario begins. Raises ProtocolBreach if it
        did, EngineCrashed if it has left.
        """
        process = self._process
        if process is None:
            return
        try:
            process.catch_up()
        except Closed:
            sentence = f"The engine {how_it_left(process.end())} after it had answered {self._asked}{when}."
            raise self._broken(EngineCrashed, sentence) from None
        except Flood:
            pass  # it is more than one line in any case
        if process.unread:
            sentence = f"The engine wrote more than one line in answer to {self._asked}{when}."
            raise self._broken(ProtocolBreach, sentence)

    def shutdown(self) -> None:
        """Ask the engine to leave and see that its whole process group does.

        Never raises: what went wrong is kept in `farewell`.
        """
        if self._process is None:
            return
        try:
            self._ask(jsonrpc.SHUTDOWN, None, self.limits.close)
        except HostingError as error:
            self.farewell = error
        except EngineError:
            pass  # it does not know the call; the end of its input tells it the same
        self.close(self.limits.close)

    def close(self, patience: float = 0.0) -> None:
        """End the process group without asking; the process has `patience` seconds to leave by itself."""
        process, self._process = self._process, None
        if process is not None:
            process.end(patience)
            self._failure = EngineNotStarted("The engine has been shut down.")

    def _start(self) -> Process:
        self._transcript.clear()
        try:
            return Process(self.command, line_bytes=self.limits.line_bytes, cwd=self._cwd, env=self._env)
        except FileNotFoundError as error:
            missing = self._cwd if self._cwd and not self._cwd.is_dir() else self.command[0]
            raise EngineNotStarted(f"The engine did not start: there is no {str(missing)!r}.") from error
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise EngineNotStarted(f"The engine did not start: {self.command[0]!r}: {reason}.") from error

    def _not_started(self, error: Exception) -> EngineNotStarted:
        """End what there is, and remember that there is no engine."""
        if isinstance(error, EngineNotStarted):
            return error
        stderr: tuple[str, ...] = self._process.stderr_lines() if self._process else ()
        if isinstance(error, HostingError):
            stderr = error.stderr
        self.close()
        sentence = f"The engine did not start. {error}"
        self._failure = failure = EngineNotStarted(sentence, stderr=stderr, transcript=self._messages())
        return failure

    def _call(self, method: Method[P, R], params: P, seconds: float | None = None) -> R:
        if self._process is None:
            self._start_again(method)
        return self._ask(method, params, self.limits.call if seconds is None else seconds)

    def _start_again(self, method: Method[P, R]) -> None:
        """After a failure, for a call that needs no game; for another the game is lost: the failure is raised again."""
        if method not in NEEDS_NO_GAME or self._greeting is None or isinstance(self._failure, EngineNotStarted):
            raise self._failure
        if self.restarts >= self.limits.restarts:
            last = self._failure
            sentence = f"The engine was started again {self.restarts} times, as often as allowed. {last.sentence}"
            raise RestartsExhausted(sentence, stderr=last.stderr, transcript=last.transcript)
        self.restarts += 1
        try:
            self._process = self._start()
        except EngineNotStarted as error:
            raise EngineCrashed(error.sentence) from error
        try:
            self._ask(jsonrpc.INITIALIZE, self._greeting, self.limits.start)
        except (HostingError, EngineError) as error:
            if self._process is None:
                raise
            raise self._broken(EngineCrashed, f"The engine did not start again. {error}") from error

    def _ask(self, method: Method[P, R], params: P, seconds: float) -> R:
        self._ids += 1
        self._asked = method.name
        answer = self._exchange(jsonrpc.encode_request(self._ids, method, params), method.name, seconds)
        try:
            result = jsonrpc.decode_response(answer, self._ids, method)
        except jsonrpc.MalformedMessage as error:
            raise self._broken(ProtocolBreach, str(error), ends=not error.in_step) from error
        except jsonrpc.RpcError as error:
            raise self._reported(error, method.name) from error
        if self._process and self._process.unread:
            raise self._broken(ProtocolBreach, f"The engine wrote more than one line in answer to {method.name}.")
        return result

    def _exchange(self, request: bytes, method: str, seconds: float) -> bytes:
        assert self._process is not None
        self._note(">", request)
        try:
            answer = self._process.exchange(request, time.monotonic() + seconds)
        except Closed:
            how = how_it_left(self._process.end())
            raise self._broken(EngineCrashed, f"The engine {how} instead of answering {method}.") from None
        except Late:
            sentence = f"The engine gave no answer to {method} within {seconds:g} seconds."
            raise self._broken(EngineTimeout, sentence) from None
        except Flood:
            sentence = f"The engine wrote more than {self.limits.line_bytes:,} bytes for {method}."
            raise self._broken(ProtocolBreach, sentence) from None
        except BaseException:
            self.close()  # interrupted: what comes next on its output would answer no question
            raise
        self._note("<", answer)
        return answer

    def _reported(self, error: jsonrpc.RpcError, method: str) -> Exception:
        """What an error that the engine reports is to the harness."""
        match error.code:
            case jsonrpc.METHOD_NOT_FOUND | jsonrpc.UNSUPPORTED:
                return Unsupported(error.message)
            case jsonrpc.INTERNAL_ERROR:
                sentence = f"The engine reports a fault of its own in {method}: {error.message}"
                return self._broken(EngineCrashed, sentence, ends=False)
            case jsonrpc.PARSE_ERROR | jsonrpc.INVALID_REQUEST:
                return self._broken(ProtocolBreach, f"The engine does not understand {method}: {error.message}")
        return EngineError(error.message)

    def _broken(self, kind: type[HostingError], sentence: str, *, ends: bool = True) -> HostingError:
        """The failure to raise, with what the engine said last.

        Unless the conversation can go on, the process is ended and the failure remembered.
        """
        process = self._process
        assert process is not None
        if process.unread:
            self._note("<", process.unread)
        if ends:
            process.end()
            self._process = None
        failure = kind(sentence, stderr=process.stderr_lines(), transcript=self._messages())
        if ends:
            self._failure = failure
        return failure

    def _note(self, direction: str, message: bytes) -> None:
        self._transcript.append((direction, message[:TRANSCRIPT_BYTES], len(message)))
        if self.listener is not None:
            self.listener(direction, message)

    def _messages(self) -> tuple[str, ...]:
        return tuple(
            f"{direction} {start.decode('utf-8', 'replace').rstrip()}"
            + (f" ... ({size:,} bytes)" if size > len(start) else "")
            for direction, start, size in self._transcript
        )


def how_it_left(status: int) -> str:
    """How a process ended, as the middle of a sentence."""
    if status >= 0:
        return f"exited with status {status}"
    if -status == signal.SIGKILL:
        return "closed its standard output or was killed"
    try:
        return f"was ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by signal {-status}"
