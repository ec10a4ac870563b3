"""Engines for runs of the suite, as a process: `python toy_engine.py FAULT`.

They do nothing, and stumble over an action of Bob's.
"""

import os
import sys

from touchstone.null_engines import DoNothing
from touchstone.protocol import ActResult, CardsKnownParams, CardsKnownResult, GameActParams
from touchstone.protocol.stdio import serve


class Stumbling(DoNothing):
    """Does nothing, and has one fault."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self._fault = fault

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        return CardsKnownResult(known=tuple(name for name in params.names if name != "Shock"))

    def game_act(self, params: GameActParams) -> ActResult:
        if params.player == "Bob":
            match self._fault:
                case "exits":
                    print("the stack is gone", file=sys.stderr, flush=True)
                    os._exit(7)
                case "prints":
                    os.write(1, b"Bob acts\n")
        return super().game_act(params)


if __name__ == "__main__":
    serve(Stumbling(sys.argv[1]))
