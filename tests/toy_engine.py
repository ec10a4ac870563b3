"""Engines for runs of the suite, as a process: `python toy_engine.py FAULT`.

They do nothing, and stumble over an action of Bob's.
"""

import os
import sys
import threading
import time

from touchstone.null_engines import DoNothing
from touchstone.protocol import (
    ActResult,
    CardsKnownParams,
    CardsKnownResult,
    GameActParams,
    GameNewParams,
    GameNewResult,
)
from touchstone.protocol.stdio import serve


class Stumbling(DoNothing):
    """Does nothing, and has one fault."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self._fault = fault
        self._games = 0

    def game_new(self, params: GameNewParams) -> GameNewResult:
        self._games += 1
        return super().game_new(params)

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        if self._fault == "reads-cards":
            time.sleep(1.2)
        return CardsKnownResult(known=tuple(name for name in params.names if name != "Shock"))

    def game_act(self, params: GameActParams) -> ActResult:
        if params.player == "Bob":
            match self._fault:
                case "exits":
                    print("the stack is gone", file=sys.stderr, flush=True)
                    os._exit(7)
                case "leaks" if self._games > 1:
                    os._exit(7)
                case "lingers":
                    time.sleep(0.3)
                case "sleeps":
                    time.sleep(60)
                case "adds":
                    threading.Timer(0.05, os.write, (1, b"Bob acted\n")).start()
                case "prints":
                    os.write(1, b"Bob acts\n")
        return super().game_act(params)

    def shutdown(self) -> None:
        if self._fault == "adds-at-last":
            os.write(1, b"Bob leaves\n")


if __name__ == "__main__":
    serve(Stumbling(sys.argv[1]))
