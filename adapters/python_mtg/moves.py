"""Carrying out moves of python-mtg, one step of the turn at a time, with its questions answered or asked back.

python-mtg resolves a move at once and calls back for choices. Its states are values, so a question is an exception:
the move is given up, the question becomes a decision, and with its answer the move is carried out from the start.
"""

import contextlib
import io
from collections.abc import Callable
from typing import Any

from mtg import driver
from mtg.engine import env

from adapters.python_mtg.asking import NotAsked, State, Told, answer

Move = tuple[Any, ...]


def _stay(state: State, max_steps: int = 0) -> None:
    """Do not run on to the next decision: it may be a turn away."""


env._advance_to_decision = _stay


def legal(state: State) -> list[Move]:
    """The moves that python-mtg offers."""
    with contextlib.redirect_stdout(io.StringIO()):
        found: list[Move] = env.legal_actions(state)
    return found


def pushed(state: State, move: Move, told: Told) -> State:
    """The state after a move. Raises Refused, NotAsked, Asked or Beyond; the state itself never changes."""
    return _carried_out(state, told, lambda clone: env.step(clone, move))


def loyalty(state: State, player: str, row: Move, told: Told) -> State:
    """The state after a loyalty ability, which python-mtg takes in its own games and not among its moves."""

    def activate(clone: State) -> State:
        policy = clone["_policy"]
        clone["_policy"] = lambda s, key, options, default: (
            row if key == "loyalty" else policy(s, key, options, default)
        )
        driver._activate_loyalty(clone, player, sorted(name for (name,) in clone["is_player"]))
        return clone

    return _carried_out(state, told, activate)


def loyalty_rows(state: State, player: str) -> list[Move]:
    """The loyalty abilities that python-mtg would let the player use now: (object, card, ability, change)."""
    rows: list[Move] = driver._loyalty_activatable(state, player)
    return rows


def _carried_out(state: State, told: Told, change: Callable[[State], State]) -> State:
    rest = Told(list(told.targets), told.modes, told.x, list(told.answers))
    clone = driver.clone_state(state)
    clone["_policy"] = lambda s, key, options, default: answer(s, rest, key, options, default)
    with contextlib.redirect_stdout(io.StringIO()):
        after = change(clone)
    left = rest.left()
    if left:
        raise NotAsked(f"python-mtg never asks for {left} here")
    after.pop("_policy", None)
    return after
