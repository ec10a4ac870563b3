"""Hearing every message between the harness and an engine, wherever the engine runs."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from touchstone.hosting.hosted import HostedEngine
from touchstone.protocol.engine import Engine
from touchstone.protocol.jsonrpc import METHODS, Method, encode_request, encode_result
from touchstone.protocol.stdio import encode_failure

Listener = Callable[[str, bytes], None]
"""Is told the direction, ">" to the engine and "<" from it, and the message."""


def overheard(engine: Engine, listener: Listener) -> Engine:
    """The same engine, whose messages the listener is told; of one in process, as they would be on the wire."""
    if isinstance(engine, HostedEngine):
        engine.listener = listener
        return engine
    return cast(Engine, _InProcess(engine, listener))


class _InProcess:
    """Passes each call on, and puts it into words."""

    def __init__(self, engine: Engine, listener: Listener) -> None:
        self._engine = engine
        self._listener = listener
        self._ids = 0
        for method in METHODS.values():
            setattr(self, method.attribute, partial(self._call, method))

    def _call(self, method: Method[Any, Any], params: Any = None) -> Any:
        self._ids += 1
        self._listener(">", encode_request(self._ids, method, params))
        call = getattr(self._engine, method.attribute)
        try:
            result = call() if params is None else call(params)
        except Exception as error:
            self._listener("<", encode_failure(self._ids, error))
            raise
        self._listener("<", encode_result(self._ids, result))
        return result
