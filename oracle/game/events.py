"""Events: everything that happens, as values. See `oracle.rules.happening` for their one way through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.words.abilities import Card
from oracle.words.filters import Filter


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens, or would. `applied`: the replacement effects that it has been through (419.5).

    `new`: the object that came of it, once it has happened, if one did.
    """

    applied: frozenset[Any] = frozenset()
    rule: str = ""
    new: int | None = None


class Departure(Event, frozen=True, kw_only=True):
    """An object is no more where it was. `from_zone`: where that was, once it has happened."""

    object: int
    from_zone: str | None = None


class LeavesGame(Departure, frozen=True, kw_only=True):
    """An object leaves the game with its owner (102.5)."""


class ZoneChange(Departure, frozen=True, kw_only=True):
    """An object goes to another zone.

    `cause`: "play", "resolve", "destroy", "sacrifice", "discard", "draw", "mill", "counter",
    "effect". `controller` only for zones where objects have one.
    """

    to: str
    cause: str = "effect"
    controller: str | None = None
    tapped: bool = False
    face_down: bool = False
    counters: Mapping[str, int] = msgspec.field(default_factory=dict)
    chosen: Mapping[str, str] = msgspec.field(default_factory=dict)
    attached_to: int | str | None = None
    copied: Card | None = None
    linked_by: int | None = None
    keep: Mapping[str, Any] = msgspec.field(default_factory=dict)


class TokenCreation(Event, frozen=True, kw_only=True):
    """A token comes into play."""

    card: Card
    controller: str
    owner: str
    tapped: bool = False
    counters: Mapping[str, int] = msgspec.field(default_factory=dict)
    chosen: Mapping[str, str] = msgspec.field(default_factory=dict)


class Destruction(Event, frozen=True, kw_only=True):
    """A permanent would be destroyed; if nothing replaces it, it is put into its owner's graveyard."""

    object: int
    regenerate: bool = True


class DamageEvent(Event, frozen=True, kw_only=True):
    """A source would deal damage to an object or a player; if nothing replaces it, the damage is dealt."""

    source: int
    object: int | None = None
    player: str | None = None
    amount: int
    combat: bool = False


class DamageDealt(Event, frozen=True, kw_only=True):
    """Damage has been dealt: what triggers see. Controller and subtypes of the source are those at that time."""

    source: int
    controller: str
    subtypes: frozenset[str] = frozenset()
    object: int | None = None
    player: str | None = None
    amount: int
    combat: bool
    deathtouch: bool


class LifeChange(Event, frozen=True, kw_only=True):
    """A player gains or loses life."""

    player: str
    amount: int
    cause: str = "effect"


class Poisoned(Event, frozen=True, kw_only=True):
    """A player gets poison counters."""

    player: str
    amount: int


class CounterChange(Event, frozen=True, kw_only=True):
    """Counters are put on or removed from a permanent; `by_effect` or as a cost or by a rule."""

    object: int
    kind: str
    amount: int
    by_effect: bool = True


class TapChange(Event, frozen=True, kw_only=True):
    """A permanent becomes tapped or untapped."""

    object: int
    tapped: bool


class DrawCard(Event, frozen=True, kw_only=True):
    """A player draws a card; from an empty library it fails (420.5g)."""

    player: str


class ManaAdded(Event, frozen=True, kw_only=True):
    """Mana goes into a player's pool; with `only_for` it may be spent only on what fits."""

    player: str
    mana: Mapping[str, int]
    only_for: Filter | None = None


class Played(Event, frozen=True, kw_only=True):
    """A spell, a land or an activated ability has been played."""

    player: str
    object: int
    kind: str
    source: int | None = None
    loyalty: bool = False


class AttackDeclared(Event, frozen=True, kw_only=True):
    """A creature of a player attacks a player or a planeswalker."""

    object: int
    controller: str
    defender: int | str | None


class BlockDeclared(Event, frozen=True, kw_only=True):
    """A creature blocks an attacker."""

    object: int
    attacker: int


class WentUnblocked(Event, frozen=True, kw_only=True):
    """An attacking creature was not blocked as blockers were declared."""

    object: int


class ControlChanged(Event, frozen=True, kw_only=True):
    """A permanent has come under another player's control."""

    object: int
    before: str | None
    after: str | None


class StepBegins(Event, frozen=True, kw_only=True):
    """A step, or a phase without steps, begins."""

    step: str
    active: tuple[str, ...]


class AttachChange(Event, frozen=True, kw_only=True):
    """An object becomes attached to something, or to nothing."""

    object: int
    to: int | str | None


class Shuffled(Event, frozen=True, kw_only=True):
    """A library is shuffled."""

    player: str


class Clashed(Event, frozen=True, kw_only=True):
    """A player was in a clash, and won it or did not (501.10)."""

    player: str
    won: bool


class WasChampioned(Event, frozen=True, kw_only=True):
    """A permanent was removed from the game by a champion ability of another (502.72c)."""

    object: int
    by: int
