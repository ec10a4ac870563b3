"""The state of a game. All values in it are immutable, so that a copy of it is a copy of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from oracle.game.events import Event
from oracle.game.objects import LastKnown, Object
from oracle.words.abilities import Triggered
from oracle.words.effects import EffectWord
from oracle.words.filters import Filter
from oracle.words.statics import Change, StaticAbilityWord
from oracle.words.triggers import TriggerPattern

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("untap", "upkeep", "draw"),
    "precombat main": ("precombat-main",),
    "combat": ("beginning-of-combat", "declare-attackers", "declare-blockers", "combat-damage", "end-of-combat"),
    "postcombat main": ("postcombat-main",),
    "end": ("end", "cleanup"),
}
PHASE_OF = {step: phase for phase, steps in PHASES.items() for step in steps}


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player; the life total belongs to the player's side (a team shares it, 606.4a).

    `reserved`: the mana of the pool, by colour, that may be spent only on what fits.
    """

    name: str
    side: str
    poison: int
    mana: Mapping[str, int]
    reserved: tuple[tuple[str, Filter], ...] = ()
    lands_played: int
    lost: bool = False
    drew_from_empty_library: bool = False


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Whose turn it is, its number and its step. `active` is the (primary) active player."""

    number: int
    active: str
    step: str

    @property
    def phase(self) -> str:
        """The phase to which the step belongs."""
        return PHASE_OF[self.step]


class Combat(msgspec.Struct, frozen=True, kw_only=True):
    """Who attacks whom or what (None: nothing any more), and who blocks whom, since something attacked (306-310).

    `defending` is a side.
    `ordered`: for each creature in combat with several others, the order in which it deals damage to them, where
    there is such an order.
    """

    attackers: Mapping[int, int | str | None]
    blockers: Mapping[int, tuple[int, ...]] = msgspec.field(default_factory=dict)
    blocked: frozenset[int] = frozenset()
    dealt_first: frozenset[int] = frozenset()
    defending: str
    ordered: Mapping[int, tuple[int, ...]] = msgspec.field(default_factory=dict)


class Duration(msgspec.Struct, frozen=True, kw_only=True):
    """How long an effect lasts: "end of turn", "game", or as long as `source` stays."""

    until: str
    source: int | None = None


class ContinuousEffect(msgspec.Struct, frozen=True, kw_only=True):
    """A continuous effect made by a resolution: the objects are fixed (418.3b)."""

    id: int
    objects: frozenset[int]
    change: Change
    known: Mapping[str, Any]
    controller: str
    source: int
    timestamp: int
    duration: Duration
    until_event: TriggerPattern | None = None


class RuleEffect(msgspec.Struct, frozen=True, kw_only=True):
    """A statement about players or the game that holds until the end of the turn."""

    id: int
    static: StaticAbilityWord
    controller: str
    players: tuple[str, ...]
    source: int


class Shield(msgspec.Struct, frozen=True, kw_only=True):
    """A prevention or regeneration shield made by a resolution. `left` None: all of it.

    `of`: against the damage of one source only. `once`: used up by the first damage that it prevents.
    """

    id: int
    kind: str
    source: int
    object: int | None = None
    player: str | None = None
    left: int | None = None
    combat_only: bool = False
    of: int | None = None
    once: bool = False


class DelayedTrigger(msgspec.Struct, frozen=True, kw_only=True):
    """A triggered ability made by an effect, which triggers once, or each time `until` a moment (404.4)."""

    id: int
    on: TriggerPattern
    effects: tuple[EffectWord, ...]
    controller: str
    source: int
    known: Mapping[str, Any]
    until: str | None = None


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A triggered ability that has triggered and is not yet on the stack (410.2)."""

    controller: str
    source: int
    ability: Triggered
    known: Mapping[str, Any]


@dataclass
class State:
    """Everything that makes up a position. Zones map (zone, player or None) to ids, the top one first.

    `latest_turn` is the number of each side's turn that is going on or was its last.
    """

    turn: Turn
    order: tuple[str, ...]
    players: dict[str, Player]
    life: dict[str, int]
    latest_turn: dict[str, int]
    objects: dict[int, Object] = field(default_factory=dict)
    zones: dict[tuple[str, str | None], tuple[int, ...]] = field(default_factory=dict)
    combat: Combat | None = None
    effects: tuple[ContinuousEffect, ...] = ()
    rule_effects: tuple[RuleEffect, ...] = ()
    shields: tuple[Shield, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    history: tuple[Event, ...] = ()
    remembered: dict[int, LastKnown] = field(default_factory=dict)
    became: dict[int, int] = field(default_factory=dict)
    revealed: frozenset[int] = frozenset()
    looked_at: frozenset[tuple[str, int]] = frozenset()
    extra_turns: tuple[str, ...] = ()
    extra_combats: int = 0
    next_id: int = 1
    clock: int = 1
    moment: int = 0
    random: int = 0
    over: bool = False
    winners: tuple[str, ...] = ()

    def copy(self) -> State:
        """A copy that later changes of this one do not touch."""
        copied: dict[str, Any] = {
            name: dict(value) if isinstance(value, dict) else value for name, value in vars(self).items()
        }
        return State(**copied)
