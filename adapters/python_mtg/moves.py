"""Carrying out moves of python-mtg, one step of the turn at a time, with its questions answered or asked back.

python-mtg resolves a move at once and calls back for choices. Its states are values, so a question is an exception:
the move is given up, the question becomes a decision, and with its answer the move is carried out from the start.
"""

import contextlib
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from mtg import driver
from mtg.engine import env

from adapters.python_mtg.position import State
from adapters.python_mtg.words import mode_number

Move = tuple[Any, ...]


def _stay(state: State, max_steps: int = 0) -> None:
    """Do not run on to the next decision: it may be a turn away."""


env._advance_to_decision = _stay


@dataclass
class Told:
    """What a player announced, or answered since: it is used up as python-mtg asks for it."""

    targets: list[str] = field(default_factory=list)
    modes: tuple[int, ...] | None = None
    x: int | None = None
    answers: list[object] = field(default_factory=list)

    def left(self) -> str | None:
        """What was announced and never asked for."""
        if self.targets:
            return "a target"
        if self.modes is not None:
            return "the mode"
        return "X" if self.x is not None else None


class Refused(Exception):
    """The move cannot be made like that: the reason, in a word of the protocol."""


class NotAsked(Exception):
    """The move was made without asking for something that was announced."""


class Asked(Exception):
    """python-mtg asks something that nobody has answered yet."""

    def __init__(self, key: str, options: Sequence[Any], most: int = 1) -> None:
        super().__init__(key)
        self.key = key
        self.options = options
        self.most = most


class Beyond(Exception):
    """python-mtg asks something that has no counterpart in the protocol."""


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
    clone["_policy"] = lambda s, key, options, default: _answer(s, rest, key, options, default)
    with contextlib.redirect_stdout(io.StringIO()):
        after = change(clone)
    left = rest.left()
    if left:
        raise NotAsked(f"python-mtg never asks for {left} here")
    after.pop("_policy", None)
    return after


def _answer(state: State, told: Told, key: str, options: Any, default: Any) -> Any:
    """What python-mtg is answered."""
    if key == "target":
        return _target(told, options)
    if key == "modes":
        return _modes(state, told, default)
    if key == "x_value":
        return _x(told, default)
    if key in ("attackers", "blocks"):
        return default
    if told.answers:
        return told.answers.pop(0)
    if key.startswith("you_do_") or key == "spell_you_do":
        raise Asked("may", (True, False))
    if key in ("sacrifice", "discard", "cleanup_discard"):
        raise Asked("objects", tuple(options))
    raise Beyond(f"python-mtg asks for {key!r}, which has no counterpart here")


def _target(told: Told, options: Sequence[str]) -> str:
    if told.targets:
        target = told.targets.pop(0)
        if target not in options:
            raise Refused("illegal-target")
        return target
    if told.answers:
        return str(told.answers.pop(0))
    raise Asked("targets", tuple(options))


def _modes(state: State, told: Told, default: Any) -> Any:
    """Modes have no options in the question; they stand in the state, and the default is as many as are chosen."""
    spell = next((row[0] for row in state["on_stack"] if any(row[0] == mode[0] for mode in state["spell_mode"])), None)
    offered = {mode_number(mode): mode for name, mode in state.get("spell_mode", set()) if name == spell}
    numbers, told.modes = told.modes, None
    if numbers is None:
        raise Beyond("the modes were left out, and python-mtg does not say among which to choose")
    if len(numbers) != len(default) or not set(numbers) <= offered.keys():
        raise Refused("illegal-choice")
    return frozenset(offered[number] for number in numbers)


def _x(told: Told, most: int) -> int:
    if told.x is None and told.answers:
        return int(str(told.answers.pop(0)))
    if told.x is None:
        raise Asked("number", (), int(most))
    x, told.x = told.x, None
    if x > most:
        raise Refused("cannot-pay")
    return x
