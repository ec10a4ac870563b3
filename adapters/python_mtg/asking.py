"""What python-mtg asks in the middle of a move, and what it is answered. Nothing here needs python-mtg."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from adapters.python_mtg.words import mode_number

State = dict[str, Any]


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


def answer(state: State, told: Told, key: str, options: Any, default: Any) -> Any:
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
