"""Following instructions: each word for a one-shot effect has a function that performs it (413.2b, 417).

The functions stand in `oracle.effects`; they enter themselves here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

from oracle.game.game import Game
from oracle.rulebook import Procedure
from oracle.rules.context import Context, NobodyMeant
from oracle.words.effects import Effect

Performer = Callable[[Game, Context, Any], Procedure[None]]
F = TypeVar("F", bound=Callable[..., Any])

PERFORMERS: dict[type[Effect], Performer] = {}


def performs(word: type[Effect]) -> Callable[[F], F]:
    """Enter the function that performs a word."""

    def enter(performer: F) -> F:
        PERFORMERS[word] = performer
        return performer

    return enter


def follow(game: Game, context: Context, effects: Iterable[Effect]) -> Procedure[None]:
    """Follow instructions in written order (413.2b); what an illegal target would have to do is not done (413.2a)."""
    for effect in effects:
        with suppress(NobodyMeant):
            yield from PERFORMERS[type(effect)](game, context, effect)
