"""The wire: JSON-RPC 2.0, one message a line, UTF-8.

Unknown fields are ignored in both directions. An error carries one of the codes of `ERROR_CODES`.
"""

from dataclasses import dataclass
from typing import Any, Generic, Literal, NoReturn, TypeVar

import msgspec

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
from touchstone.protocol.snapshot import Snapshot
from touchstone.protocol.words import Capability

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
ENGINE_ERROR = 1
UNSUPPORTED = 2

ERROR_CODES = {
    PARSE_ERROR: "the line is not JSON in UTF-8",
    INVALID_REQUEST: "the line is not a request",
    METHOD_NOT_FOUND: "the engine does not have this method",
    INVALID_PARAMS: "the parameters break the schema; the message names the field",
    INTERNAL_ERROR: "the engine met a fault of its own: the game is lost, the next `game/new` starts afresh",
    ENGINE_ERROR: "the call cannot be carried out; the message says why",
    UNSUPPORTED: "the engine understands the call and does not support it; the message says what is missing",
}

Id = int | str
P = TypeVar("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Method(Generic[P, R]):
    """A method: its name, the types of its parameters and result, and the attribute of `Engine` behind it.

    A method with a `capability` is only asked of engines that declare it.
    """

    name: str
    params: type[P]
    result: type[R]
    attribute: str
    capability: Capability | None = None


Nothing = type(None)

INITIALIZE = Method("initialize", InitializeParams, InitializeResult, "initialize")
CARDS_KNOWN = Method("cards/known", CardsKnownParams, CardsKnownResult, "cards_known")
GAME_NEW = Method("game/new", GameNewParams, GameNewResult, "game_new")
GAME_ACT = Method("game/act", GameActParams, ActResult, "game_act")
GAME_ANSWER = Method("game/answer", GameAnswerParams, ActResult, "game_answer")
GAME_OBSERVE = Method("game/observe", GameObserveParams, Snapshot, "game_observe")
GAME_LEGAL = Method("game/legal", GameLegalParams, GameLegalResult, "game_legal", "legal")
GAME_LOG = Method("game/log", GameLogParams, GameLogResult, "game_log", "log")
FACTS_ASK = Method("facts/ask", FactsAskParams, FactsAskResult, "facts_ask", "facts")
SHUTDOWN = Method("shutdown", Nothing, Nothing, "shutdown")

METHODS: dict[str, Method[Any, Any]] = {
    method.name: method
    for method in (
        INITIALIZE,
        CARDS_KNOWN,
        GAME_NEW,
        GAME_ACT,
        GAME_ANSWER,
        GAME_OBSERVE,
        GAME_LEGAL,
        GAME_LOG,
        FACTS_ASK,
        SHUTDOWN,
    )
}


class MalformedMessage(Exception):
    """A line that breaks the protocol; the message is a sentence.

    `in_step` is true if the line at least answers the request that was sent, so that the
    conversation can go on.
    """

    def __init__(self, sentence: str, *, in_step: bool = False) -> None:
        super().__init__(sentence)
        self.in_step = in_step


class RpcError(Exception):
    """An error as JSON-RPC carries it: a code and a sentence."""

    def __init__(self, code: int, message: str, id: Id | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.id = id


class ErrorBody(msgspec.Struct, frozen=True):
    """The error of a response."""

    code: int
    message: str


class Request(msgspec.Struct, frozen=True):
    """A request line. Without an id it is a notification, which nobody answers."""

    jsonrpc: Literal["2.0"]
    method: str
    id: Id | None = None
    params: msgspec.Raw = msgspec.Raw()


class Reply(msgspec.Struct, Generic[R], frozen=True):
    """A response line as it should be: with a result."""

    jsonrpc: Literal["2.0"]
    id: Id | None
    result: R
    error: ErrorBody | None = None


class Response(msgspec.Struct, frozen=True):
    """A response line of which only the outside has been read: exactly one of result and error."""

    jsonrpc: Literal["2.0"]
    id: Id | None
    result: msgspec.Raw = msgspec.Raw()
    error: ErrorBody | None = None


_encode = msgspec.json.Encoder().encode
_request = msgspec.json.Decoder(Request).decode
_response = msgspec.json.Decoder(Response).decode
_params = {name: msgspec.json.Decoder(method.params).decode for name, method in METHODS.items()}
_results = {name: msgspec.json.Decoder(method.result).decode for name, method in METHODS.items()}
_replies = {
    name: msgspec.json.Decoder(Reply[method.result]).decode  # type: ignore[name-defined]
    for name, method in METHODS.items()
}


def encode_request(id: Id, method: Method[P, R], params: P) -> bytes:
    """A call as a line, with its newline."""
    call = {"jsonrpc": "2.0", "id": id, "method": method.name}
    return _encode(call if params is None else {**call, "params": params}) + b"\n"


def encode_result(id: Id, result: object) -> bytes:
    """A result as a line, with its newline."""
    return _encode({"jsonrpc": "2.0", "id": id, "result": result}) + b"\n"


def encode_error(id: Id | None, code: int, message: str) -> bytes:
    """An error as a line, with its newline. The id is null if that of the request could not be read."""
    return _encode({"jsonrpc": "2.0", "id": id, "error": ErrorBody(code, message)}) + b"\n"


def decode_request(line: bytes) -> Request:
    """Read the outside of a request; its parameters are read by `decode_params`.

    Raises RpcError: not UTF-8 or not JSON (-32700), not a request (-32600).
    """
    try:
        _check_utf8(line)
        return _request(line)
    except msgspec.ValidationError as error:
        raise RpcError(INVALID_REQUEST, f"This is not a request: {_fault(error)}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RpcError(PARSE_ERROR, f"This line is not JSON in UTF-8: {_fault(error)}.") from error


def decode_params(request: Request) -> Any:
    """The parameters of a request, as the type that its method takes.

    Raises RpcError: no such method (-32601), parameters that break the schema (-32602).
    """
    if request.method not in METHODS:
        known = ", ".join(METHODS)
        raise RpcError(METHOD_NOT_FOUND, f"There is no method {request.method!r}; there are {known}.", request.id)
    if METHODS[request.method].params is Nothing:
        return None
    try:
        return _params[request.method](request.params or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"The parameters of {request.method} break the schema: {_fault(error)}."
        raise RpcError(INVALID_PARAMS, message, request.id) from error


def decode_response(line: bytes, id: Id, method: Method[P, R]) -> R:
    """The result in the answer to request `id`: a line that is as it should be is read in one go.

    Raises MalformedMessage if the line is not such an answer, RpcError if the answer is an error.
    """
    try:
        _check_utf8(line)
        reply: Reply[R] = _replies[method.name](line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _decode_in_parts(line, id, method)
    return reply.result if reply.id == id and reply.error is None else _decode_in_parts(line, id, method)


def _decode_in_parts(line: bytes, id: Id, method: Method[P, R]) -> R:
    """The result, if it can be read, or what is wrong with the answer: with its outside first."""
    response = _read_response(line)
    if response.error is not None and not response.result:
        _raise_error(response.error, response.id, id, method.name)
    if response.id != id:
        raise MalformedMessage(f"The answer to {method.name} has the id {response.id!r}; expected {id!r}.")
    if response.error is not None:
        raise MalformedMessage(f"The answer to {method.name} has both a result and an error.", in_step=True)
    if not response.result:
        raise MalformedMessage(f"The answer to {method.name} has neither a result nor an error.", in_step=True)
    if method.result is Nothing:
        return None  # type: ignore[return-value]
    try:
        result: R = _results[method.name](response.result)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        sentence = f"The result of {method.name} breaks the schema: {_fault(error)}."
        raise MalformedMessage(sentence, in_step=True) from error
    return result


def _read_response(line: bytes) -> Response:
    try:
        _check_utf8(line)
        return _response(line)
    except UnicodeDecodeError as error:
        raise MalformedMessage(f"The answer is not valid UTF-8: {_fault(error)}.") from error
    except msgspec.ValidationError as error:
        raise MalformedMessage(f"The answer is not a JSON-RPC 2.0 response: {_fault(error)}.") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise MalformedMessage(f"The answer is not JSON: {_fault(error)}.") from error


def _raise_error(error: ErrorBody, answered: Id | None, asked: Id, method: str) -> NoReturn:
    """An error answers the request of its id; with no id it answers a request that could not be read."""
    if answered != asked and answered is not None:
        raise MalformedMessage(f"The error in answer to {method} has the id {answered!r}; expected {asked!r}.")
    raise RpcError(error.code, error.message, answered)


def _check_utf8(line: bytes) -> None:
    if not line.isascii():
        line.decode("utf-8")


def _fault(error: Exception) -> str:
    """What was wrong, as the middle of a sentence, with the path to the field."""
    text = str(error).removesuffix(".").replace(" - at `$.", ", at `").replace(" - at `$", ", at `")
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
