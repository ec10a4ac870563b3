"""The rulebook: every rule is a named function under its number.

One registry gives the numbers in the event log, the way from a number to the code, the seam for
rulesets (a later ruleset replaces some rules) and the seam for misreadings (which replace one wrongly).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from oracle.game.asking import Ask, AskAction
    from oracle.game.game import Game

P = ParamSpec("P")
R = TypeVar("R")

Procedure = Generator["Ask | AskAction", Any, R]
"""A generator that asks questions, receives the answers and returns a result."""


class Applied(Protocol[P, R]):
    """A rule as everything else calls it: it runs the reading of the rule that the game's ruleset has."""

    reading: Callable[..., R]

    def __call__(self, game: Game, /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Apply the rule as the game's ruleset reads it."""


@dataclass(frozen=True, eq=False)
class Rule:
    """A rule of the game as it stands in the rulebook.

    Its numbers are those of 2007-10, its `reading` that of then; `applied` as the game's ruleset reads it.
    """

    name: str
    numbers: tuple[str, ...]
    reading: Callable[..., Any]
    applied: Applied[..., Any]

    @property
    def says(self) -> str:
        """The rule in a sentence: the first line of its documentation."""
        return (self.reading.__doc__ or "").strip().partition("\n")[0]

    @property
    def place(self) -> tuple[str, int]:
        """The file and line where the rule is written."""
        return inspect.getsourcefile(self.reading) or "?", inspect.getsourcelines(self.reading)[1]


RULES: dict[str, Rule] = {}


def rule(*numbers: str) -> Callable[[Callable[Concatenate[Game, P], R]], Applied[P, R]]:
    """Enter a function into the rulebook under its numbers (of 2007-10). Raises ValueError if its name is taken."""

    def enter(reading: Callable[Concatenate[Game, P], R]) -> Applied[P, R]:
        name = reading.__name__
        if name in RULES:
            raise ValueError(f"two rules are called {name}")

        @wraps(reading)
        def applied(*args: Any, **kwargs: Any) -> Any:
            """All that happens comes through here, so the game, the first argument, is not split off."""
            return args[0].ruleset.readings.get(name, reading)(*args, **kwargs)

        called = cast("Applied[P, R]", applied)
        called.reading = reading
        RULES[name] = Rule(name, numbers, reading, called)
        return called

    return enter


@dataclass(frozen=True, eq=False)
class Ruleset:
    """The rules as of a date: the rulebook with some rules read differently, and their numbers then.

    `renamed` are words of type lines that are called otherwise since.
    """

    name: str
    readings: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    renumbered: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)

    def but(self, readings: Mapping[str, Callable[..., Any]], **differences: Any) -> Ruleset:
        """The same ruleset with some differences. Raises ValueError for a rule that does not exist."""
        if not readings.keys() <= RULES.keys():
            raise ValueError(f"there is no rule called {' or '.join(readings.keys() - RULES.keys())}")
        return replace(self, readings={**self.readings, **readings}, **differences)

    def number(self, number_2007: str) -> str:
        """The number that a rule of 2007 has in this ruleset."""
        return self.renumbered.get(number_2007, number_2007)


def rules_numbered(number: str) -> list[Rule]:
    """The rules entered under a number."""
    return [entry for entry in RULES.values() if number in entry.numbers]
