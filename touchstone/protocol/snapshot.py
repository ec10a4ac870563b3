"""What can be seen of a game: the answer of `game/observe`.

A field that an engine cannot give is left out; a field that does not apply is null.
"""

import msgspec
from msgspec import UNSET, UnsetType

from touchstone.protocol.actions import Ref
from touchstone.protocol.decisions import Waiting
from touchstone.protocol.words import ObjectKind, Step, Zone


class AbilityView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ability: its kind, its keyword if it is one, and the cost of an activated ability.

    `number` counts the activated abilities of the object from 1; it is what `activate` takes.
    """

    kind: str
    keyword: str | None = None
    cost: str | None = None
    number: int | None = None


class ObjectView(msgspec.Struct, frozen=True, kw_only=True):
    """An object as it is now, with everything that changes it taken into account.

    Hidden from the viewer: only `id`, `zone`, `owner` and, if public, `controller` and `face_down`.
    `previous` is the id that the object had in the zone it came from. `source` is set for an ability
    on the stack, whose `abilities` is the ability itself. `types`, `subtypes`, `supertypes` and `colors`
    are in alphabetical order.
    """

    id: str
    zone: Zone
    owner: str
    controller: str | None | UnsetType = UNSET
    previous: str | None | UnsetType = UNSET
    kind: ObjectKind | UnsetType = UNSET
    name: str | UnsetType = UNSET
    types: tuple[str, ...] | UnsetType = UNSET
    subtypes: tuple[str, ...] | UnsetType = UNSET
    supertypes: tuple[str, ...] | UnsetType = UNSET
    colors: tuple[str, ...] | UnsetType = UNSET
    mana_cost: str | None | UnsetType = UNSET
    mana_value: int | UnsetType = UNSET
    power: int | None | UnsetType = UNSET
    toughness: int | None | UnsetType = UNSET
    loyalty: int | None | UnsetType = UNSET
    abilities: tuple[AbilityView, ...] | UnsetType = UNSET
    tapped: bool | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    flipped: bool | UnsetType = UNSET
    counters: dict[str, int] | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    attached_to: Ref | None | UnsetType = UNSET
    attacking: Ref | None | UnsetType = UNSET
    is_attacking: bool | UnsetType = UNSET
    is_blocked: bool | UnsetType = UNSET
    blocking: tuple[str, ...] | UnsetType = UNSET
    chosen: dict[str, str] | UnsetType = UNSET
    source: str | None | UnsetType = UNSET
    targets: tuple[Ref, ...] | UnsetType = UNSET
    modes: tuple[int, ...] | UnsetType = UNSET
    x: int | None | UnsetType = UNSET


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player. `library` and `graveyard` list ids from the top, `hand` in any order.

    What a team shares by the rules of the game, each of its players has: life, and later poison counters, too.
    """

    name: str
    life: int
    team: str | None = None
    poison: int | UnsetType = UNSET
    mana: dict[str, int] | UnsetType = UNSET
    lands_played: int | UnsetType = UNSET
    library: tuple[str, ...] | UnsetType = UNSET
    hand: tuple[str, ...] | UnsetType = UNSET
    graveyard: tuple[str, ...] | UnsetType = UNSET
    has_lost: bool = False


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The whole game, or what one player may see of it. `stack` lists ids from the top."""

    turn: int
    active: str
    step: Step
    waiting: Waiting
    players: tuple[PlayerView, ...]
    objects: tuple[ObjectView, ...]
    stack: tuple[str, ...]
    revealed: tuple[str, ...] | UnsetType = UNSET


class EventView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened: a line of the play-by-play, with the numbers of the rules behind it."""

    number: int
    kind: str
    text: str
    rules: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
