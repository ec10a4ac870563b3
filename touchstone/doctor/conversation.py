"""Speaking with an engine line by line, so that also what is not allowed can be said to it."""

import json
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from touchstone.hosting.hosted import Limits, how_it_left
from touchstone.hosting.process import Closed, Flood, Late, Process
from touchstone.protocol import jsonrpc
from touchstone.protocol.jsonrpc import Method

P = TypeVar("P")
R = TypeVar("R")

Listener = Callable[[str], None]


class Wrong(Exception):
    """Something about the engine is wrong: a sentence, the messages that show it, its last lines on standard error."""

    def __init__(self, sentence: str, *, messages: Sequence[str] = (), stderr: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.messages = tuple(messages)
        self.stderr = tuple(stderr)


class Conversation:
    """One process of the engine. Whatever goes wrong is `Wrong`, with the messages of the last exchange."""

    def __init__(self, command: Sequence[str], limits: Limits, listener: Listener = lambda message: None) -> None:
        """Start the command; `listener` hears every message. Raises OSError if there is no such command."""
        self.limits = limits
        self._listener = listener
        self._process = Process(command, line_bytes=limits.line_bytes)
        self._ids = 0
        self._last: list[str] = []

    @property
    def pid(self) -> int:
        """The id of the process and of its group."""
        return self._process.pid

    def ask(self, method: Method[P, R], params: P) -> R:
        """A call as the harness makes it."""
        self._ids += 1
        return self._result(method, jsonrpc.encode_request(self._ids, method, params), self._ids)

    def ask_with(self, method: Method[P, R], params: object, id: int | str | None = None) -> R:
        """A call with parameters of any shape, which must succeed nevertheless."""
        self._ids += 1
        id = self._ids if id is None else id
        call = {"jsonrpc": "2.0", "id": id, "method": method.name, "params": params}
        return self._result(method, msgspec.json.encode(call) + b"\n", id)

    def refused_with(self, method: str, params: object) -> int:
        """A call that the engine cannot carry out: the code of the error that it answers with."""
        self._ids += 1
        call = {"jsonrpc": "2.0", "id": self._ids, "method": method, "params": params}
        return self._error(msgspec.json.encode(call) + b"\n", self._ids)

    def not_understood(self, line: bytes) -> int:
        """A line that is no request: the code of the error that the engine answers with."""
        return self._error(line + b"\n", None)

    def is_wrong(self, sentence: str, *, exchanges: int = 1) -> Wrong:
        """Something wrong about the last answer, or about the last few."""
        return Wrong(sentence, messages=self._messages(exchanges))

    def _messages(self, exchanges: int) -> list[str]:
        begins = [number for number, message in enumerate(self._last) if message.startswith(">")]
        return self._last[begins[-exchanges] if len(begins) >= exchanges else 0 :]

    def leaves(self, after: str) -> int:
        """Close its input and see that the process ends by itself: its exit status."""
        begun = time.monotonic()
        status = self._process.end(self.limits.close)
        if status < 0 or time.monotonic() - begun > self.limits.close:
            sentence = (
                f"After {after} the process did not end by itself within {self.limits.close:g} seconds: "
                "it, or a child that it started, still held standard output open."
            )
            raise Wrong(sentence, messages=self._messages(1), stderr=self._process.stderr_lines())
        return status

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.end()

    def _result(self, method: Method[P, R], line: bytes, id: int | str) -> R:
        answer = self._exchange(line, method.name)
        try:
            result = jsonrpc.decode_response(answer, id, method)
        except jsonrpc.MalformedMessage as error:
            raise self.is_wrong(str(error)) from None
        except jsonrpc.RpcError as error:
            raise self.is_wrong(f"It answers {method.name} with {error_said(error.code)}: {error.message}") from None
        self._expect_no_more(method.name)
        return result

    def _error(self, line: bytes, id: int | None) -> int:
        answer = self._exchange(line, "what it cannot carry out")
        try:
            response = msgspec.json.decode(answer, type=jsonrpc.Response)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.is_wrong(f"The answer is not a JSON-RPC 2.0 response: {error}.") from None
        if response.error is None:
            raise self.is_wrong("It answers with a result; expected an error.")
        if response.id != id:
            raise self.is_wrong(f"The error has the id {json.dumps(response.id)}; expected {json.dumps(id)}.")
        self._expect_no_more("what it cannot carry out")
        return response.error.code

    def _exchange(self, line: bytes, method: str) -> bytes:
        del self._last[:-8]
        self._note(">", line)
        seconds = self.limits.start if method == jsonrpc.INITIALIZE.name else self.limits.call
        try:
            answer = self._process.exchange(line, time.monotonic() + seconds)
        except Closed:
            raise self._gone(f"The engine {how_it_left(self._process.end())} instead of answering {method}.") from None
        except Late:
            raise self._gone(f"The engine gave no answer to {method} within {seconds:g} seconds.") from None
        except Flood:
            limit = f"{self.limits.line_bytes:,} bytes"
            raise self._gone(f"The engine wrote more than {limit} in answer to {method}.") from None
        self._note("<", answer)
        return answer

    def _expect_no_more(self, method: str) -> None:
        if self._process.unread:
            self._note("<", self._process.unread)
            raise self.is_wrong(
                f"The engine wrote more than one line in answer to {method}; logs belong on standard error."
            )

    def _gone(self, sentence: str) -> Wrong:
        self._process.end()
        if self._process.unread:
            self._note("<", self._process.unread)
        return Wrong(sentence, messages=self._messages(1), stderr=self._process.stderr_lines())

    def _note(self, direction: str, message: bytes) -> None:
        said = f"{direction} {message.decode('utf-8', 'replace').rstrip()}"
        self._last.append(_shortened(said))
        self._listener(said)


def error_said(code: int) -> str:
    """An error code with its meaning."""
    meaning = jsonrpc.ERROR_CODES.get(code)
    return f"the error {code} ({meaning})" if meaning else f"the error {code}, which is none of the protocol's"


def _shortened(message: str, most: int = 400) -> str:
    return message if len(message) <= most else f"{message[:most]} ... ({len(message):,} characters)"
