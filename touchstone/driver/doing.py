"""What a scenario does, as data: by names instead of ids, so that it can be kept and done again in another game."""

from typing import Literal

import msgspec

from touchstone.driver.wording import quoted
from touchstone.protocol import DecisionKind, Step

Until = Literal[
    "everybody-passed",  # each player once, except those who have passed already
    "stack-empty",  # or somebody has to decide
    "step",  # `step`, in the turn of `player` if given, in a later turn if `next_turn`; the stack is empty
    "damage-on-stack",  # or somebody has to decide
    "damage-dealt",  # that of the next combat damage step; or somebody has to decide
]


class Named(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something by its name: an object, an ability of it, a player or a plain word; how many of it."""

    name: str
    kind: Literal["object", "ability", "player", "word"] = "object"
    count: int = 1
    keyword: str | None = None

    def __str__(self) -> str:
        name = quoted(self.name) if self.kind in ("object", "ability") else self.name
        if self.kind == "ability":
            name = f"the {self.keyword} ability of {name}" if self.keyword else f"the ability of {name}"
        return name if self.count == 1 else f"{self.count} {name}"


class Doing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """Something that is done. `tries`: the engine may refuse it, or offer no occasion for it."""

    tries: bool = False


class MovingOn(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="move-on"):
    """Players pass until something has happened. On the way to a step nobody attacks or blocks."""

    until: Until
    step: Step | None = None
    player: str | None = None
    next_turn: bool = False


class AttackBy(msgspec.Struct, frozen=True, kw_only=True):
    """An attacking creature, and the player or object that it attacks."""

    attacker: str
    defender: Named


class Attacking(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="attack"):
    """Players pass up to the declaration of attackers, and the player declares them; none need not be asked for."""

    player: str
    attacks: tuple[AttackBy, ...] = ()


class BlockBy(msgspec.Struct, frozen=True, kw_only=True):
    """A blocking creature and the attacker that it blocks."""

    blocker: str
    attacker: str


class Blocking(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="block"):
    """Players pass up to the declaration of blockers, and the player declares them; none need not be asked for."""

    player: str
    blocks: tuple[BlockBy, ...] = ()


class Choosing(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="choose"):
    """Options of the pending decision, in that order. No `kinds`: whatever has options, or is answered with a word."""

    player: str
    chosen: tuple[Named, ...] = ()
    kinds: tuple[DecisionKind, ...] = ()


class ChoosingModes(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="choose-modes"):
    """Modes by their numbers in printed order."""

    player: str
    modes: tuple[int, ...]


class PartOf(msgspec.Struct, frozen=True, kw_only=True):
    """The amount that one option of a division gets."""

    amount: int
    to: Named


class Dividing(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="divide"):
    """A division among the options of the pending decision; of the damage of `source`, if that is given."""

    player: str
    parts: tuple[PartOf, ...]
    source: str | None = None


class Saying(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="say"):
    """A number, or yes or no: one of the two."""

    player: str
    number: int | None = None
    yes: bool | None = None
