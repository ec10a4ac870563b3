"""The objects of a game: every card of the state is followed from zone to zone, and whatever is meant is found."""

from collections.abc import Mapping, Sequence
from typing import Any

from touchstone.driver import NeedsField
from touchstone.protocol import ObjectSetup
from touchstone.vectors.messages import Look, Pattern


class Objects:
    """The objects of a game, by the ids that its engine gives them."""

    def __init__(self, cards: Sequence[ObjectSetup], handles: Mapping[str, str]) -> None:
        self._cards = cards
        self._handles: dict[Any, str] = {handles[card.handle]: card.handle for card in cards}
        self._views: dict[Any, Any] = {}

    def follow(self, views: Sequence[Any]) -> None:
        """Take in a snapshot; each view says its `card`, which it is by its `previous` or its id."""
        self._views = {view["id"]: view for view in views}
        for view in views:
            self._is(view, self._handles.get(view.get("previous")) or self._handles.get(view["id"]))
        there = {view["card"] for view in views}
        for card in self._cards:
            if card.handle not in there:
                self._find_again(card)

    def _is(self, view: dict[str, Any], handle: str | None) -> None:
        view["card"] = handle
        if handle is not None:
            self._handles[view["id"]] = handle

    def _find_again(self, card: ObjectSetup) -> None:
        """A card that changed zones twice between two looks is found if only one object can be it."""
        alike = {"name": card.card, "owner": card.owner, "kind": [None, "card"], "card": None}
        found = [view for view in self._views.values() if self.matches(view, alike)]
        if len(found) == 1:
            self._is(found[0], card.handle)

    def matches(self, value: Any, pattern: Pattern) -> bool:
        """Whether something is like a pattern."""
        if isinstance(pattern, list):
            return any(self.matches(value, each) for each in pattern)
        if isinstance(value, list) and value:
            return any(self.matches(each, pattern) for each in value)
        value = None if value == [] else value
        if value is None or not isinstance(pattern, dict):
            return bool(value == pattern) and isinstance(value, bool) == isinstance(pattern, bool)
        view = value if isinstance(value, dict) else self._views.get(value, {"card": self._handles.get(value)})
        return all(self.matches(view.get(field), each) for field, each in pattern.items())

    def at(self, path: Sequence[Pattern], game: dict[str, Any]) -> list[Any]:
        """What is on a path. Raises NeedsField."""
        found: list[Any] = [game]
        for step in path:
            match step:
                case str():
                    found = [item for each in found for item in _shown(each, step)]
                case int():
                    found = found[step:][:1]
                case _:
                    found = [each for each in found if self.matches(each, step)]
        return found

    def holds(self, look: Look, game: dict[str, Any]) -> bool:
        """Whether something is on a path, or as much as must be. Raises NeedsField."""
        found = self.at(look.path, game)
        return bool(found) if look.count is None else len(found) == look.count


def _shown(view: Any, field: str) -> list[Any]:
    """What is in a field. Raises NeedsField."""
    if field not in view:
        raise NeedsField(field, "what is looked at")
    value = view[field]
    return value if isinstance(value, list) else [] if value is None else [value]
