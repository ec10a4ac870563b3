"""The oracle, broken: `python -m tests.broken_oracle FAULT`. Whoever plays a card meets the fault."""

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from oracle.engine import Oracle
from touchstone.protocol import ActResult, GameActParams, Play
from touchstone.protocol.stdio import serve


def dies() -> None:
    print("out of ideas", file=sys.stderr, flush=True)
    os._exit(3)


def hangs() -> None:
    time.sleep(60)


def answers_wrongly() -> dict[str, object]:
    return {"outcome": 7}


FAULTS: dict[str, Callable[[], Any]] = {each.__name__: each for each in (dies, hangs, answers_wrongly)}


class Broken(Oracle):
    """Plays by the rules until somebody plays a card."""

    def game_act(self, params: GameActParams) -> ActResult:
        if isinstance(params.action, Play):
            wrong: ActResult = FAULTS[sys.argv[1]]()
            return wrong
        return super().game_act(params)


if __name__ == "__main__":
    serve(Broken())
