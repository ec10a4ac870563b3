"""Words for what a triggered ability waits for (rule 404)."""

from typing import Literal

import msgspec

from oracle.words.filters import Filter


class Pattern(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", forbid_unknown_fields=True):
    """An event to wait for."""


class ComesIntoPlay(Pattern, frozen=True, kw_only=True, tag="comes-into-play"):
    """An object comes into play; without a description, this one."""

    what: Filter | None = None


class LeavesPlay(Pattern, frozen=True, kw_only=True, tag="leaves-play"):
    """An object leaves play, to whatever zone; without a description, this one."""

    what: Filter | None = None


class PutIntoGraveyard(Pattern, frozen=True, kw_only=True, tag="put-into-graveyard"):
    """An object is put into a graveyard, from play or (with `anywhere`) from any zone."""

    what: Filter | None = None
    anywhere: bool = False


class DealsDamage(Pattern, frozen=True, kw_only=True, tag="deals-damage"):
    """A source deals damage. `source`: a description, or this object / `source_ref`.

    `to`: objects; `to_player`: "any", "opponent" or "you".
    """

    source: Filter | None = None
    source_ref: str = "this"
    to: Filter | None = None
    to_player: str | None = None
    combat: bool | None = None


class Attacks(Pattern, frozen=True, kw_only=True, tag="attacks"):
    """A creature attacks; without a description, this one."""

    what: Filter | None = None


class Blocks(Pattern, frozen=True, kw_only=True, tag="blocks"):
    """A creature blocks, however many attackers; without a description, this one."""

    what: Filter | None = None


class AttacksUnblocked(Pattern, frozen=True, kw_only=True, tag="attacks-unblocked"):
    """A creature attacks and is not blocked; without a description, this one."""

    what: Filter | None = None


class BeginningOf(Pattern, frozen=True, kw_only=True, tag="beginning-of"):
    """A step or phase begins; `whose`: "you", "any" or "opponent"."""

    step: str
    whose: str = "any"


class Plays(Pattern, frozen=True, kw_only=True, tag="plays"):
    """A player plays a spell, or an activated ability that is no mana ability."""

    kind: Literal["spell", "ability"] = "spell"
    who: str = "any"
    what: Filter | None = None


class Draws(Pattern, frozen=True, kw_only=True, tag="draws"):
    """A player draws a card."""

    who: str = "any"


class Discards(Pattern, frozen=True, kw_only=True, tag="discards"):
    """A player discards a card."""

    who: str = "any"


class LosesControl(Pattern, frozen=True, kw_only=True, tag="loses-control"):
    """You no longer control the referenced permanent, for whatever reason."""

    ref: str = "this"


class BecomesTapped(Pattern, frozen=True, kw_only=True, tag="becomes-tapped"):
    """A permanent becomes tapped; without a description, this one."""

    what: Filter | None = None


class BecomesUntapped(Pattern, frozen=True, kw_only=True, tag="becomes-untapped"):
    """A permanent becomes untapped; without a description, this one."""

    what: Filter | None = None


class Countered(Pattern, frozen=True, kw_only=True, tag="countered"):
    """A spell that a player played is countered."""

    who: str = "any"


class Clashes(Pattern, frozen=True, kw_only=True, tag="clashes"):
    """You are one of the players who clash; with `win`, and you win the clash."""

    win: bool = False


class Championed(Pattern, frozen=True, kw_only=True, tag="championed"):
    """An object is championed with this permanent (502.72c)."""

    what: Filter


TriggerPattern = (
    ComesIntoPlay
    | LeavesPlay
    | PutIntoGraveyard
    | DealsDamage
    | Attacks
    | Blocks
    | AttacksUnblocked
    | BeginningOf
    | Plays
    | Draws
    | Discards
    | LosesControl
    | BecomesTapped
    | BecomesUntapped
    | Countered
    | Clashes
    | Championed
)
