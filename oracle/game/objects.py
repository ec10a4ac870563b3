"""Objects: cards, tokens, copies of spells, abilities on the stack, combat damage on the stack."""

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.words.abilities import Ability, Activated, Card, Text, Triggered
from oracle.words.mana import ManaCost

NOTHING: Mapping[str, Any] = {}


class Target(msgspec.Struct, frozen=True):
    """A chosen target: an object or a player, and the word "target" (by name) it was chosen for."""

    name: str
    object: int | None = None
    player: str | None = None

    @property
    def thing(self) -> int | str:
        """What is the target: the number of an object, or a player."""
        return self.object if self.object is not None else self.player or ""


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What was decided while a spell or ability was played (409.1b-c); part of what a copy copies.

    `division`: what each target is given, in their order. `pay_with`: the objects that costs were paid with.
    """

    targets: tuple[Target, ...] = ()
    division: tuple[int, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    alternative_cost: str | None = None
    optional_costs: tuple[str, ...] = ()
    pay_with: tuple[int, ...] = ()


class StackAbility(msgspec.Struct, frozen=True, kw_only=True):
    """What is on the stack when an ability is: its source, the ability, and what it remembers (217.6c)."""

    source: int
    ability: Activated | Triggered
    known: Mapping[str, Any] = NOTHING

    @property
    def text(self) -> Text:
        """What the ability says to do on resolution."""
        return self.ability.text


class Object(msgspec.Struct, frozen=True, kw_only=True):
    """An object in a zone. It never changes: a changed object is a new value under the same id.

    In another zone it has a new id (217.1c); `previous` is the one before. `controller` is who put it
    there or played it; what effects make of that is computed (418.5a, layer 2), and `held_by` keeps the
    last result for a permanent. `since` is the number of the turn in which its present controller's control began.
    `former_controllers` are those who controlled the permanent before. `copied` is what a copy effect made of it.
    `hidden_by` is the permanent that removed it from the game face down. `stays_tapped`: it misses the next untap step.
    `moment`: when it came there; what came at the same time has the same.
    `phased_with`: the permanent that it was attached to as both phased out, without which it does not come back.
    """

    id: int
    kind: str
    zone: str
    owner: str
    controller: str | None = None
    held_by: str | None = None
    former_controllers: frozenset[str] = frozenset()
    card: Card | None = None
    copied: Card | None = None
    previous: int | None = None
    timestamp: int
    moment: int = 0
    since: int = 0
    tapped: bool = False
    stays_tapped: bool = False
    face_down: bool = False
    flipped: bool = False
    counters: Mapping[str, int] = NOTHING
    damage: int = 0
    deathtouched: bool = False
    attached_to: int | str | None = None
    phased_with: int | None = None
    chosen: Mapping[str, str] = NOTHING
    linked: tuple[int, ...] = ()
    hidden_by: int | None = None
    choices: Choices = Choices()
    ability: StackAbility | None = None

    @property
    def copied_or_own(self) -> Card | None:
        """The card whose values it has: what a copy effect made of it, or its own; an ability has none (503.2)."""
        return self.copied or self.card

    def has_been_controlled_by(self, player: str) -> bool:
        """Whether the player controls the permanent, or has done so while it was there."""
        return player == self.held_by or player in self.former_controllers


class Characteristics(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The characteristics of an object (201.2). Computed from the object and the state, never stored.

    `words` are the text changes that apply: in the rules text, the first word reads as the second (418.6).
    """

    name: str
    cost: ManaCost | None = None
    colors: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Ability, ...] = ()
    words: tuple[tuple[str, str], ...] = ()

    def has(self, keyword: str) -> bool:
        """Whether there is an ability of this keyword."""
        return any(ability.keyword == keyword for ability in self.abilities)


class Inborn(msgspec.Struct):
    """What an object is by itself. It holds as long as the object is the very same value.

    `speaks`: it makes continuous effects. `reaches_out`: some of them concern other objects, or depend on more than
    the object. `alone`: its characteristics, once computed, while no continuous effect of a game reaches out.
    """

    object: Object
    copiable: Characteristics
    speaks: bool
    reaches_out: bool
    alone: Characteristics | None = None


class LastKnown(msgspec.Struct, frozen=True):
    """Last known information: an object as it last existed in its zone (413.2f)."""

    object: Object
    characteristics: Characteristics
    controller: str | None
