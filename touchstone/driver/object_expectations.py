"""Expectations about one object: where it is and what it is like."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import UNSET

from touchstone.driver.expectations import Expectation, shown
from touchstone.driver.faults import Divergence, NeedsField
from touchstone.driver.names import goes_by
from touchstone.driver.table import Table
from touchstone.driver.wording import counted, quoted
from touchstone.protocol import ObjectView, Ref, Zone

ZONE_NAMES: dict[Zone, str] = {
    "battlefield": "in play",
    "exile": "removed from the game",
    "stack": "on the stack",
    "hand": "in {owner}'s hand",
    "graveyard": "in {owner}'s graveyard",
    "library": "in {owner}'s library",
    "phased-out": "phased out",
}
Role = Literal["controller", "owner"]
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def place(zone: Zone, owner: str | None) -> str:
    """A zone in words, with its owner where it is a player's."""
    return ZONE_NAMES[zone].format(owner=owner)


@dataclass(frozen=True)
class ObjectHas(Expectation):
    """One characteristic or quality of an object, by the name of its reader in `READERS`."""

    name: str
    field: str
    expected: object

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"the {self.field} of {quoted(self.name)}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        return READERS[self.field](table, table.names.present(self.name), quoted(self.name))


@dataclass(frozen=True)
class ObjectHasAmong(Expectation):
    """Something that is, or is not, among the keywords, colours or types of an object."""

    name: str
    field: str
    item: str
    present: bool

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"the {self.field} of {quoted(self.name)}"

    def wanted(self) -> object:
        """What it must be."""
        return f"{self.item} among them" if self.present else f"no {self.item} among them"

    def observe(self, table: Table) -> object:
        """All of them."""
        return READERS[self.field](table, table.names.present(self.name), quoted(self.name))

    def holds(self, observed: object) -> bool:
        """Whether the thing is among them, as it should be."""
        assert isinstance(observed, tuple)
        return (self.item.casefold() in [each.casefold() for each in observed]) == self.present


@dataclass(frozen=True)
class CounterCount(Expectation):
    """How many counters of a kind are on an object."""

    name: str
    kind: str
    expected: int

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"the {self.kind} counters on {quoted(self.name)}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        counters = shown(table.names.present(self.name).counters, "counters", quoted(self.name))
        return counters.get(self.kind, 0)

    def in_words(self, value: object) -> str:
        """A number of counters."""
        return counted(int(str(value)), f"{self.kind} counter")


@dataclass(frozen=True)
class Where(Expectation):
    """The zone that an object is in, or is not in; of a player's where that matters."""

    name: str
    zone: Zone
    owner: str | None = None
    present: bool = True

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"where {quoted(self.name)} is"

    def wanted(self) -> object:
        """What it must be."""
        there = place(self.zone, self.owner)
        return there if self.present else f"not {there}"

    def observe(self, table: Table) -> object:
        """Where it is."""
        if self.owner is not None:
            table.player(self.owner)
        view = table.names.object(self.name)
        return place(view.zone, view.owner) if view else "gone"

    def holds(self, observed: object) -> bool:
        """Whether it is there, as it should be."""
        return (observed == place(self.zone, self.owner)) == self.present


@dataclass(frozen=True)
class Controls(Expectation):
    """How many permanents of a name a player controls, or owns."""

    player: str
    name: str
    expected: int
    role: Role = "controller"

    @property
    def what(self) -> str:
        """What is looked at."""
        verb = {"controller": "controls", "owner": "owns"}[self.role]
        return f"how many {quoted(self.name)} {self.player} {verb}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        table.player(self.player)
        permanents = [view for view in table.look().objects if view.zone == "battlefield"]
        if any(view.name is UNSET and not view.face_down for view in permanents):
            raise NeedsField("name", "a permanent")
        named = [view for view in permanents if goes_by(view, self.name)]
        return sum(shown(getattr(view, self.role), self.role, quoted(self.name)) == self.player for view in named)


@dataclass(frozen=True)
class RefersTo(Expectation):
    """What an object is attached to, attacks or blocks: names, a player, or nothing."""

    name: str
    field: str
    expected: tuple[str, ...]
    is_player: bool = False

    @property
    def what(self) -> str:
        """What is looked at."""
        verb = {"attached to": "is attached to", "attacking": "attacks", "blocking": "blocks"}[self.field]
        return f"what {quoted(self.name)} {verb}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        view = table.names.present(self.name)
        if self.field == "blocking":
            ids = shown(view.blocking, "blocking", quoted(self.name))
            return tuple(self._called(table, Ref(object=each)) for each in ids)
        if self.field == "attacking":
            if not shown(view.is_attacking, "is_attacking", quoted(self.name)):
                return ("it does not attack",)
            ref = shown(view.attacking, "attacking", quoted(self.name))
        else:
            ref = shown(view.attached_to, "attached_to", quoted(self.name))
        return () if ref is None else (self._called(table, ref),)

    def holds(self, observed: object) -> bool:
        """The same ones, in any order."""
        assert isinstance(observed, tuple)
        return sorted(observed) == sorted(self.expected)

    def _called(self, table: Table, ref: Ref) -> str:
        """The name that the expectation uses for what is referred to, if it is that."""
        for name in self.expected:
            if self.is_player and ref.player is not None and table.position.are_one_side(ref.player, name):
                return name
            if not self.is_player and ref.object is not None and ref.object in table.names.ids(name):
                return name
        return ref.player or table.names.said(str(ref.object))


@dataclass(frozen=True)
class MayLookAt(Expectation):
    """Whether a player may look at an object: whether that player's view shows its name."""

    player: str
    name: str
    expected: bool

    @property
    def what(self) -> str:
        """What is looked at."""
        return f"whether {self.player} may look at {quoted(self.name)}"

    def wanted(self) -> object:
        """What it must be."""
        return self.expected

    def observe(self, table: Table) -> object:
        """What it is."""
        table.player(self.player)
        table.caller.require_capability("view:hidden-information")
        wanted = table.names.present(self.name).id
        shown_to = {view.id: view for view in table.caller.observe(self.player).objects}
        return wanted in shown_to and shown_to[wanted].name is not UNSET


def _types(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return tuple(sorted(shown(view.types, "types", what)))


def _subtypes(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return tuple(sorted(shown(view.subtypes, "subtypes", what)))


def _supertypes(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return tuple(sorted(shown(view.supertypes, "supertypes", what)))


def _type_line(table: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return (*_supertypes(table, view, what), *_types(table, view, what), *_subtypes(table, view, what))


def _colors(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return tuple(sorted(COLORS.get(color, color.casefold()) for color in shown(view.colors, "colors", what)))


def _keywords(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    return tuple(ability.keyword for ability in shown(view.abilities, "abilities", what) if ability.keyword)


def _activated_costs(_: Table, view: ObjectView, what: str) -> tuple[str, ...]:
    activated = [each for each in shown(view.abilities, "abilities", what) if each.number is not None]
    return tuple(str(each.cost).replace("\u2212", "-") for each in sorted(activated, key=lambda each: each.number or 0))


def _size(_: Table, view: ObjectView, what: str) -> str:
    power, toughness = shown(view.power, "power", what), shown(view.toughness, "toughness", what)
    return "none" if power is None and toughness is None else f"{power}/{toughness}"


def _controller(_: Table, view: ObjectView, what: str) -> str:
    if view.zone not in ("battlefield", "stack"):
        raise Divergence(f"the controller of {what}", "an object in play or on the stack", place(view.zone, view.owner))
    return str(shown(view.controller, "controller", what))


def _plain(field: str) -> Callable[[Table, ObjectView, str], object]:
    def read(_: Table, view: ObjectView, what: str) -> object:
        value = getattr(view, field)
        if value is UNSET:
            raise NeedsField(field, what)
        return value

    return read


READERS: Mapping[str, Callable[[Table, ObjectView, str], object]] = {
    "card types": _types,
    "subtypes": _subtypes,
    "supertypes": _supertypes,
    "type line": _type_line,
    "colors": _colors,
    "keywords": _keywords,
    "costs of the activated abilities": _activated_costs,
    "power and toughness": _size,
    "loyalty": _plain("loyalty"),
    "damage": _plain("damage"),
    "tapped state": lambda t, v, w: "tapped" if _plain("tapped")(t, v, w) else "untapped",
    "attacking state": lambda t, v, w: "attacking" if _plain("is_attacking")(t, v, w) else "not attacking",
    "blocked state": lambda t, v, w: "blocked" if _plain("is_blocked")(t, v, w) else "unblocked",
    "converted mana cost": _plain("mana_value"),
    "mana cost": _plain("mana_cost"),
    "controller": _controller,
    "owner": _plain("owner"),
}
