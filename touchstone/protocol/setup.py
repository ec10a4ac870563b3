"""The state that a game starts from: what `game/new` is given."""

import msgspec

from touchstone.protocol.words import Step, Zone


class PlayerSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A player, in the order of the turns. Players of the same `team` share turn and life total.

    `poison`: the counters that the player has got; where a team shares them, it has those of its players together.
    """

    name: str
    team: str | None = None
    life: int = 20
    poison: int = 0
    mana: str = ""
    lands_played: int = 0


class ObjectSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a zone. Objects of a library and of a graveyard stand in order, the top one first.

    `handle` is the suite's own name for it; `game/new` answers with the engine's id for each handle.
    `attached_to` and `linked` name other handles. A permanent with `this_turn` came under its
    controller's control this turn. `chosen` holds choices made as it came into play, by vocabulary.
    `linked` are the cards that it removed from the game (for abilities that refer to them); those hidden with
    hideaway are `face_down`.
    Unless `counters` are given, a permanent starts with those that it comes into play with.
    """

    handle: str
    card: str
    zone: Zone
    owner: str
    controller: str | None = None
    tapped: bool = False
    face_down: bool = False
    flipped: bool = False
    this_turn: bool = False
    counters: dict[str, int] | None = None
    damage: int = 0
    attached_to: str | None = None
    chosen: dict[str, str] = {}
    linked: tuple[str, ...] = ()


class StateSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A whole position: nothing on the stack, no combat. These are reached by acting."""

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...] = ()
    active: str
    step: Step = "precombat-main"
    turn: int = 1
