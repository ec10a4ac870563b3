"""Looking at a game as an expectation of a vector says, and testing what is seen."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET

from touchstone.driver import Divergence, NeedsField
from touchstone.vectors.messages import (
    Amounts,
    Contains,
    Counts,
    Equals,
    Expect,
    Has,
    Means,
    Members,
    Test,
)
from touchstone.vectors.objects import Objects, View, has


def looked_at(entry: Expect, game: Mapping[str, Any], objects: Objects, views: Iterable[View] | None) -> Any:
    """What an expectation looks at, in the game as JSON; `views` are the objects as its viewer sees them.

    Raises:
        NeedsField: it is not shown.
        Divergence: no object, or more than one, is what is looked at.
    """
    value: Any = game
    if entry.find is not None:
        value = objects.find(entry.find, views)
    elif entry.of is not None:
        value = objects.the(entry.of) if entry.of.player is None else _player(game, entry.of.player)
    for step in entry.path:
        value = _at(value, step)
    value = entry.otherwise if value is UNSET else value
    if value is UNSET:
        raise NeedsField(str(entry.path[0]), entry.says)
    if entry.each is not None:
        return [item[entry.each] for item in value if item.get(entry.each) is not None]
    return value


def _player(game: Mapping[str, Any], name: str) -> View:
    for player in game["players"]:
        if player["name"] == name:
            found: View = player
            return found
    raise Divergence(name, "a player of that name", "none")


def _at(value: Any, step: str | int) -> Any:
    if isinstance(step, str):
        return value.get(step, UNSET) if isinstance(value, Mapping) else UNSET
    is_there = isinstance(value, (list, tuple)) and -len(value) <= step < len(value)
    return value[step] if is_there else UNSET


def holds(test: Test, value: Any, objects: Objects) -> bool:
    """Whether a value is what it must be."""
    match test:
        case Equals():
            return bool(value == test.expected) and isinstance(value, bool) == isinstance(test.expected, bool)
        case Members():
            return sorted(map(str, value if isinstance(value, (list, tuple)) else [value])) == sorted(test.expected)
        case Contains():
            return any(str(each).lower() in test.expected for each in value)
        case Counts():
            return len(value) == test.expected
        case Amounts():
            return all(value.get(name, 0) == amount for name, amount in test.expected.items())
        case Has():
            return has(value, test.expected)
        case Means():
            return objects.are_meant(value, test.expected)
