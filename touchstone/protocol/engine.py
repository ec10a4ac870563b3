"""The calls as a Python class: what an engine in process implements and a hosted one looks like."""

from typing import Protocol

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


class EngineError(Exception):
    """A call that the engine cannot carry out: `message` says in a sentence what was wrong with it."""


class Unsupported(EngineError):
    """A call that the engine understands and does not support; the message says what is missing."""


class Engine(Protocol):
    """An engine under test. Strictly pull: it is asked, it answers, it never calls back."""

    def initialize(self, params: InitializeParams) -> InitializeResult: ...

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult: ...

    def game_new(self, params: GameNewParams) -> GameNewResult: ...

    def game_act(self, params: GameActParams) -> ActResult: ...

    def game_answer(self, params: GameAnswerParams) -> ActResult: ...

    def game_observe(self, params: GameObserveParams) -> Snapshot: ...

    def game_legal(self, params: GameLegalParams) -> GameLegalResult: ...

    def game_log(self, params: GameLogParams) -> GameLogResult: ...

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult: ...

    def shutdown(self) -> None: ...
