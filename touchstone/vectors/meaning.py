"""From the names of a scenario to what a vector means by them, worked out on the table where it is written."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from touchstone.driver import Divergence, Table
from touchstone.driver.answers import referred, standing_for
from touchstone.driver.doing import Named
from touchstone.driver.names import ABILITY_OF, COPY_OF
from touchstone.driver.position import Placed
from touchstone.protocol import Decision, Ref, Zone
from touchstone.vectors.messages import Among, Thing

ELSEWHERE = tuple(zone for zone in get_args(Zone) if zone != "library")
"""Where something may be that is no card of the state."""
IDS = ("object", "attacker", "blocker")
"""The fields of an action that hold the id of an object."""


class Meanings:
    """What names mean at a table."""

    def __init__(self, table: Table, sent: Mapping[str, Placed]) -> None:
        self._table = table
        self._handles = {id(card): handle for handle, card in sent.items()}

    def thing(self, name: str) -> Thing:
        """The object of that name."""
        if name.startswith(ABILITY_OF):
            return self.ability(name.removeprefix(ABILITY_OF))
        if (card := self.handle(name)) is not None:
            return Thing(card=card)
        if name.startswith(COPY_OF):
            copied = (name.removeprefix(COPY_OF),)
            return Thing(has={"zone": ELSEWHERE, "kind": ("spell-copy", "card-copy"), "name": copied})
        return Thing(has={"zone": ELSEWHERE, "name": names(name)})

    def ability(self, name: str, keyword: str | None = None) -> Thing:
        """The ability on the stack of something; of a keyword, if one is given."""
        on_stack: Among = {"zone": ("stack",), "kind": ("ability",)}
        if (card := self.handle(name)) is not None:
            return Thing(source=card, has=on_stack, keyword=keyword)
        return Thing(has={**on_stack, "name": (name,)}, keyword=keyword)

    def handle(self, name: str) -> str | None:
        """The handle of the card of the state that goes by that name, if there is one."""
        card = self._table.position.mentioned(name)
        return None if card is None else self._handles[id(card)]

    def option(self, named: Named, decision: Decision | None = None) -> Thing:
        """The option of a decision that stands for something."""
        if named.kind == "player":
            return self.player(named.name)
        if named.kind == "word":
            return Thing(words=(named.name.lower(),))
        if named.kind == "object":
            return msgspec.structs.replace(self.thing(named.name), label=named.name.lower())
        if decision is None or decision.kind != "order":
            return self.ability(named.name, named.keyword)
        found = standing_for(self._table, decision.options, named)
        keywords = {option.keyword for option in found} if named.keyword is None else {named.keyword}
        return msgspec.structs.replace(self.thing(named.name), option={"keyword": tuple(keywords)})

    def player(self, name: str) -> Thing:
        """A player; where no option is that one, another of the team."""
        *others, last = self.side(name)
        meant = Thing(player=last)
        for each in reversed(others):
            meant = Thing(player=each, otherwise=meant)
        return meant

    def side(self, name: str) -> tuple[str, ...]:
        """A player, and after that the others of the team."""
        seats = self._table.position.seats
        team = self._table.position.player(name).team
        return name, *(each for each, seat in seats.items() if team is not None and seat.team == team and each != name)

    def message(self, action: object) -> Any:
        """A message in which things stand for the ids of objects. Raises Divergence where none tells it from others."""
        return self._with_things(msgspec.to_builtins(action))

    def _with_things(self, value: Any) -> Any:
        match value:
            case dict():
                return {
                    name: an_id(self._of_id(each)) if name in IDS else self._with_things(each)
                    for name, each in value.items()
                }
            case list():
                return [self._with_things(each) for each in value]
        return value

    def _of_id(self, object_id: str) -> Thing:
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


def names(name: str) -> tuple[str, ...]:
    """What an object of that name is called: the rules of some dates add the word Token to the name of a token."""
    return name, f"{name} Token"


def an_id(thing: Thing) -> dict[str, Any]:
    """What stands for the id of an object in a message."""
    return {"$id": msgspec.to_builtins(thing)}


def an_option(thing: Thing) -> dict[str, Any]:
    """What stands for the id of an option in a message."""
    return {"$option": msgspec.to_builtins(thing)}
