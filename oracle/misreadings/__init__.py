"""Misreadings: deliberate wrong readings of single rulings, which the scenarios of those rulings must catch.

Each is a ruleset too: the right one with one rule (or one fact of a card) read wrongly. The modules of this
package stand in the order of the sources and enter their misreadings when they are loaded.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from oracle.rulebook import RULES


@dataclass(frozen=True)
class Misreading:
    """A wrong reading of one ruling.

    `readings` replaces rules by name; `cards` replaces printed facts of cards by name; `facts` replaces
    answers to questions about facts, by subject and question.
    """

    ruling: str
    number: int
    description: str
    readings: Mapping[str, Callable[..., Any]]
    cards: Mapping[str, Mapping[str, Any]]
    facts: Mapping[tuple[str, str], Any]

    @property
    def id(self) -> str:
        """The ruling, and a number if it has several misreadings."""
        return self.ruling if self.number == 1 else f"{self.ruling}/{self.number}"


_ENTERED: dict[str, Misreading] = {}
_ALIKE: list[tuple[str, str]] = []


def misreading(
    ruling: str,
    description: str,
    *,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    facts: Mapping[tuple[str, str], Any] | None = None,
    **readings: Callable[..., Any],
) -> None:
    """Enter a misreading of a ruling, described in one line: what an engine that has it does.

    Each further argument names a rule and gives the wrong reading of it. Raises ValueError for a rule
    that does not exist, or for a misreading that changes nothing.
    """
    for name in readings:
        if name not in RULES:
            raise ValueError(f"The misreading of {ruling} replaces {name}, but there is no rule of that name.")
    if not (readings or cards or facts):
        raise ValueError(f"The misreading of {ruling} changes nothing.")
    _enter(Misreading(ruling, _next_number(ruling), description, readings, cards or {}, facts or {}))


def misread_alike(ruling: str, *ids: str) -> None:
    """A ruling that says the same as others has misreadings of theirs: enter those of these ids for it, too."""
    _ALIKE.extend((ruling, id) for id in ids)


def _next_number(ruling: str) -> int:
    return 1 + sum(entered.ruling == ruling for entered in _ENTERED.values())


def _enter(misreading: Misreading) -> None:
    _ENTERED[misreading.id] = misreading


@cache
def misreadings() -> Mapping[str, Misreading]:
    """All misreadings by id."""
    import oracle.engine  # noqa: F401  (all rules must be entered before they can be misread)

    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    while _ALIKE:
        ruling, id = _ALIKE.pop(0)
        if id not in _ENTERED:
            raise ValueError(f"{ruling} is to be misread like {id}, but there is no misreading {id}.")
        _enter(replace(_ENTERED[id], ruling=ruling, number=_next_number(ruling)))
    return dict(_ENTERED)
