"""Serving an engine written in Python over standard input and output."""

import contextlib
import sys
import traceback
from typing import BinaryIO

from msgspec.structs import replace

from touchstone.protocol.calls import ActResult, GameActParams, GameAnswerParams, GameObserveParams
from touchstone.protocol.engine import Engine, EngineError, Unsupported
from touchstone.protocol.jsonrpc import (
    ENGINE_ERROR,
    INTERNAL_ERROR,
    METHODS,
    SHUTDOWN,
    UNSUPPORTED,
    Id,
    Request,
    RpcError,
    decode_params,
    decode_request,
    encode_error,
    encode_result,
)


def serve(engine: Engine, stdin: BinaryIO | None = None, stdout: BinaryIO | None = None) -> None:
    """Answer calls until `shutdown` or the end of the input.

    Standard output belongs to the protocol: what the engine prints meanwhile goes to standard error.
    """
    lines = stdin or sys.stdin.buffer
    answers = stdout or sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):
        for line in lines:
            if not line.strip():
                continue
            answer, goes_on = _answer(engine, line)
            answers.write(answer)
            answers.flush()
            if not goes_on:
                return
        engine.shutdown()


def _answer(engine: Engine, line: bytes) -> tuple[bytes, bool]:
    """The line that answers a line, and whether more are to be read."""
    try:
        request = decode_request(line)
    except RpcError as error:
        return encode_error(error.id, error.code, error.message), True
    if request.id is None:
        return b"", True
    return _carry_out(engine, request, request.id), request.method != SHUTDOWN.name


def _carry_out(engine: Engine, request: Request, id: Id) -> bytes:
    try:
        params = decode_params(request)
        call = getattr(engine, METHODS[request.method].attribute)
        result = call() if params is None else call(params)
        if isinstance(params, GameActParams | GameAnswerParams) and params.observe:
            result = _with_snapshot(engine, result)
        return encode_result(id, result)
    except Exception as error:
        if not isinstance(error, (RpcError, EngineError)):  # the next game may go well
            traceback.print_exc(file=sys.stderr)
        return encode_failure(id, error)


def _with_snapshot(engine: Engine, result: ActResult) -> ActResult:
    """The result with what there is to see, which saves a call. What cannot be shown now is asked for again."""
    with contextlib.suppress(Exception):
        return replace(result, snapshot=result.snapshot or engine.game_observe(GameObserveParams()))
    return result


def encode_failure(id: Id, error: Exception) -> bytes:
    """What a call raised, as the line that says it; what is no error of the protocol is a fault of the engine."""
    match error:
        case RpcError():
            return encode_error(id, error.code, error.message)
        case Unsupported():
            return encode_error(id, UNSUPPORTED, str(error))
        case EngineError():
            return encode_error(id, ENGINE_ERROR, str(error))
    return encode_error(id, INTERNAL_ERROR, f"{type(error).__name__}: {error}")
