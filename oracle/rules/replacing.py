"""A replacement or prevention effect as a value (419): where it comes from and what it makes of an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from oracle.game.events import Event
from oracle.rulebook import Procedure

Replace = Callable[[Any], Procedure[list[Event]]]


@dataclass
class Replacement:
    """One effect that could be applied to an event.

    `indifferent`: the order among such effects makes no difference. Each prevents so much damage; or they add counters
    to those that a permanent comes into play with, tap it, say what an Aura comes into play on, or regenerate it.
    Where effects of several sources would do the same, such as remove a card, it is to be seen which of them does.
    """

    key: tuple[Any, ...]
    label: str
    source: int | None
    replace: Replace
    indifferent: bool = False
