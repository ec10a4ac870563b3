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
        self._ids = {card.handle: [handles[card.handle]] for card in cards}
        self._views: dict[Any, Any] = {}

    def follow(self, views: Sequence[Any]) -> None:
        """Take in a snapshot: an object whose `previous` is the last id of a card is its next one."""
        self._views = {view["id"]: view for view in views}
        following = {view["previous"]: view["id"] for view in views if view.get("previous")}
        for ids in self._ids.values():
            while ids[-1] in following and following[ids[-1]] not in ids:
                ids.append(following[ids[-1]])
        for card in self._cards:
            if self._ids[card.handle][-1] not in self._views:
                self._ids[card.handle] += self._found_again(card)

    def _found_again(self, card: ObjectSetup) -> list[str]:
        """A card that changed zones twice between two looks, if only one object can be it."""
        taken = [ids[-1] for ids in self._ids.values()]
        alike = {"name": card.card, "owner": card.owner, "kind": [None, "card"]}
        found = [id for id, view in self._views.items() if id not in taken and self.matches(view, alike)]
        return found if len(found) == 1 else []

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
        return (view["id"] if isinstance(view, dict) else view) in self._ids[handle]

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
        """Whether what is on a path is what it must be. Raises NeedsField."""
        found = self.at(look.path, game)
        if look.is_ is not None:
            return all(self.take(found, each) is not None for each in look.is_) and not found
        return len(found) >= look.least if look.count is None else len(found) == look.count

    def take(self, left: list[Any], pattern: Pattern) -> Any:
        """Take out the first one that is like a pattern, or like the first of several that any is like; else None."""
        for each in pattern if isinstance(pattern, list) else [pattern]:
            for place, value in enumerate(left):
                if self.matches(value, each):
                    return left.pop(place)
        return None


def _field(view: Any, field: str) -> Any:
    return view.get(field) if isinstance(view, dict) else None


def _shown(view: Any, field: str) -> list[Any]:
    """What is in a field. Raises NeedsField."""
    if field not in view:
        raise NeedsField(field, "what is looked at")
    value = view[field]
    return value if isinstance(value, list) else [] if value is None else [value]
