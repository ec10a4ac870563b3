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
        self._handles = {handles[card.handle]: card.handle for card in cards}
        self._views: dict[Any, Any] = {}

    def follow(self, views: Sequence[Any]) -> None:
        """Take in a snapshot: an object whose `previous` is an id of a card is that card, too."""
        self._views = {view["id"]: view for view in views}
        for view in views:
            if view.get("previous") in self._handles:
                self._handles[view["id"]] = self._handles[view["previous"]]
        there = {self._handles.get(id) for id in self._views}
        for card in self._cards:
            if card.handle not in there:
                self._find_again(card)

    def _find_again(self, card: ObjectSetup) -> None:
        """A card that changed zones twice between two looks is found if only one object can be it."""
        alike = {"name": card.card, "owner": card.owner, "kind": [None, "card"]}
        found = [id for id, view in self._views.items() if id not in self._handles and self.matches(view, alike)]
        if len(found) == 1:
            self._handles[found[0]] = card.handle

    def matches(self, value: Any, pattern: Pattern) -> bool:
        """Whether something is like a pattern."""
        if isinstance(pattern, list):
            return any(self.matches(value, each) for each in pattern)
        if isinstance(value, list) and value:
            return any(self.matches(each, pattern) for each in value)
        value = None if value == [] else value
        if value is None or not isinstance(pattern, dict):
            return bool(value == pattern) and isinstance(value, bool) == isinstance(pattern, bool)
        view = self._views.get(value, value) if isinstance(value, str) else value
        return all(
            self._is_card(view, each) if field == "card" else self.matches(_field(view, field), each)
            for field, each in pattern.items()
        )

    def _is_card(self, view: Any, handle: str) -> bool:
        return self._handles.get(view["id"] if isinstance(view, dict) else view) == handle

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


def _field(view: Any, field: str) -> Any:
    return view.get(field) if isinstance(view, dict) else None


def _shown(view: Any, field: str) -> list[Any]:
    """What is in a field. Raises NeedsField."""
    if field not in view:
        raise NeedsField(field, "what is looked at")
    value = view[field]
    return value if isinstance(value, list) else [] if value is None else [value]
