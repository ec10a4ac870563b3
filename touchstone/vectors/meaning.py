"""From the names of a scenario to what a vector means by them, worked out on the table where it is written."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from touchstone.driver import Divergence, Table
from touchstone.driver.answers import referred, standing_for
from touchstone.driver.doing import Named
from touchstone.driver.names import ABILITY_OF, COPY_OF
from touchstone.driver.position import Placed
from touchstone.driver.wording import spelled
from touchstone.protocol import Decision, Ref, Zone
from touchstone.vectors.messages import Path, Pattern

ELSEWHERE = [zone for zone in get_args(Zone) if zone != "library"]
"""Where something may be that is no card of the state."""
OPTIONS: Path = ("waiting", {"options": {}}, "options")
"""The way to the options of the pending decision."""
IDS = ("object", "attacker", "blocker")
"""The fields of an action that hold the id of an object."""


class Meanings:
    """What names mean at a table."""

    def __init__(self, table: Table, sent: Mapping[str, Placed]) -> None:
        self._table = table
        self._handles = {id(card): handle for handle, card in sent.items()}

    def thing(self, name: str) -> dict[str, Pattern]:
        """The object of that name."""
        if name.startswith(ABILITY_OF):
            return self.ability(name.removeprefix(ABILITY_OF))
        if (card := self.handle(name)) is not None:
            return {"card": card}
        if name.startswith(COPY_OF):
            return {"zone": ELSEWHERE, "kind": ["spell-copy", "card-copy"], "name": name.removeprefix(COPY_OF)}
        return {"zone": ELSEWHERE, "name": names(name)}

    def ability(self, name: str, keyword: str | None = None) -> dict[str, Pattern]:
        """The ability on the stack of something; of a keyword, if one is given."""
        card = self.handle(name)
        whose = {"name": name} if card is None else {"source": {"card": card}}
        of_keyword = {} if keyword is None else {"abilities": {"keyword": keyword}}
        return {"zone": "stack", "kind": "ability", **whose, **of_keyword}

    def handle(self, name: str) -> str | None:
        """The handle of the card of the state that goes by that name, if there is one."""
        card = self._table.position.mentioned(name)
        return None if card is None else self._handles[id(card)]

    def option(self, named: Named, decision: Decision | None = None) -> Pattern:
        """The option of a decision that stands for something."""
        if named.kind == "player":
            return [{"player": each} for each in self.side(named.name)]
        if named.kind == "word":
            return [{"id": spelled(named.name)}, {"label": spelled(named.name)}]
        if named.kind == "object":
            return [{"object": self._or_ability(named.name)}, {"object": None, "label": spelled(named.name)}]
        if decision is None or decision.kind != "order":
            return {"object": self.ability(named.name, named.keyword)}
        found = standing_for(self._table, decision.options, named)
        keywords = {option.keyword for option in found} if named.keyword is None else {named.keyword}
        return {"object": self._or_ability(named.name), "keyword": list(keywords)}

    def _or_ability(self, name: str) -> Pattern:
        """The object of that name; a card of the state means its abilities, too."""
        thing = self.thing(name)
        return [thing, {"source": thing}] if "card" in thing else thing

    def side(self, name: str) -> tuple[str, ...]:
        """A player, and after that the others of the team."""
        position = self._table.position
        return name, *(each for each in position.seats if each != name and position.are_one_side(each, name))

    def message(self, action: object) -> Any:
        """A message in which things stand for the ids of objects. Raises Divergence where none tells it from others."""
        return self._with_things(msgspec.to_builtins(action))

    def _with_things(self, value: Any) -> Any:
        match value:
            case dict():
                return {
                    name: an_id(self._of_id(each)) if name in IDS and each is not None else self._with_things(each)
                    for name, each in value.items()
                }
            case list() | tuple():
                return [self._with_things(each) for each in value]
        return value

    def _of_id(self, object_id: str) -> Pattern:
        for named in self._named(object_id):
            if self._refers(named, object_id):
                return self.ability(named.name, named.keyword) if named.kind == "ability" else self.thing(named.name)
        raise Divergence(self._table.names.said(object_id), "a name that no other object has", "none")

    def _named(self, object_id: str) -> list[Named]:
        """What an object may be called."""
        names = self._table.names
        view = names.view(object_id)
        if view is not None and view.kind == "ability" and view.source:
            source = names.said(view.source).strip('"')
            keywords = [each.keyword for each in view.abilities or () if each.keyword]
            return [Named(source, "ability", keyword=keyword) for keyword in (None, *keywords)]
        is_copy = view is not None and view.kind in ("spell-copy", "card-copy")
        return [Named((COPY_OF if is_copy else "") + names.said(object_id).strip('"'))]

    def _refers(self, named: Named, object_id: str) -> bool:
        try:
            return referred(self._table, named) == Ref(object=object_id)
        except Divergence:
            return False


def names(name: str) -> list[str]:
    """What an object of that name is called: the rules of some dates add the word Token to the name of a token."""
    return [name, f"{name} Token"]


def an_id(thing: Pattern) -> dict[str, Any]:
    """What stands for the id of an object in a message."""
    return first(["objects", thing, "id"])


def an_option(pattern: Pattern, place: int = 0) -> dict[str, Any]:
    """What stands for the id of an option in a message: of several that are alike, the one at a place.

    Of a list of patterns the first one counts that there is an option for.
    """
    likes = pattern if isinstance(pattern, list) else [pattern]
    return first(*([*OPTIONS, like, *([place] if place else []), "id"] for like in likes))


def first(*paths: list[Pattern]) -> dict[str, Any]:
    """What stands in a message for the first thing on some paths."""
    return {"$first": list(paths)}
