"""Words for one-shot effects: the instructions that a resolving spell or ability follows (rules 413, 417).

`what`, `to`, `on` ... hold a reference (see `oracle.words.filters`) or a description of all objects meant.
`who` holds a reference to players: "you", "opponents", "each player", "controller of this", a target's name.
`as_` remembers the result under a name for later instructions.
"""

from typing import Literal

import msgspec

from oracle.words.effect import Duration, Effect, Objects
from oracle.words.filters import Condition, Filter
from oracle.words.object_effects import (
    Apply,
    Attach,
    Champion,
    ChangeTarget,
    ChangeText,
    ChooseCounter,
    ChooseNewTargets,
    CopyCards,
    CopySpell,
    Counter,
    CreateCopy,
    CreateToken,
    Destroy,
    Flip,
    GainControl,
    Hide,
    KeepOneOfEach,
    Move,
    PhaseOut,
    PlayCard,
    PlayLinked,
    PutCounters,
    Regenerate,
    RemoveCounters,
    ReturnLinked,
    Reveal,
    Sacrifice,
    StaysTapped,
    Tap,
    Untap,
)
from oracle.words.player_effects import (
    AddMana,
    Choose,
    ChoosePlayer,
    ChooseSource,
    ChooseWord,
    Damage,
    Discard,
    Draw,
    ExtraCombat,
    ExtraTurn,
    GainLife,
    LookAtTop,
    LoseLife,
    Mill,
    Poison,
    Prevent,
    RevealUntil,
    Rule,
    Search,
    Shuffle,
)
from oracle.words.triggers import TriggerPattern

__all__ = [
    "AddMana",
    "Apply",
    "AtNext",
    "Attach",
    "Champion",
    "ChangeTarget",
    "ChangeText",
    "Choose",
    "ChooseCounter",
    "ChooseNewTargets",
    "ChoosePlayer",
    "ChooseSource",
    "ChooseWord",
    "Clash",
    "CopyCards",
    "CopySpell",
    "Counter",
    "CreateCopy",
    "CreateToken",
    "Damage",
    "Destroy",
    "Discard",
    "Draw",
    "Duration",
    "EachMayPut",
    "Effect",
    "EffectWord",
    "Either",
    "ExtraCombat",
    "ExtraTurn",
    "Flip",
    "GainControl",
    "GainLife",
    "Hide",
    "If",
    "Instructions",
    "KeepOneOfEach",
    "LookAtTop",
    "LoseLife",
    "May",
    "Mill",
    "Move",
    "Objects",
    "PhaseOut",
    "PlayCard",
    "PlayLinked",
    "Poison",
    "Prevent",
    "PutCounters",
    "Regenerate",
    "RemoveCounters",
    "ReturnLinked",
    "Reveal",
    "RevealUntil",
    "Rule",
    "Sacrifice",
    "Search",
    "Shuffle",
    "StaysTapped",
    "Tap",
    "Untap",
    "When",
]


class May(Effect, frozen=True, kw_only=True, tag="may"):
    """A player may follow the instructions (paying first, if there is a cost)."""

    effects: tuple["EffectWord", ...]
    otherwise: tuple["EffectWord", ...] = ()
    who: str = "you"
    mana: str | None = None


class If(Effect, frozen=True, kw_only=True, tag="if"):
    """Instructions under a condition that is looked at now."""

    condition: Condition
    effects: tuple["EffectWord", ...]
    otherwise: tuple["EffectWord", ...] = ()


class Instructions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Instructions that belong together."""

    effects: tuple["EffectWord", ...]


class Either(Effect, frozen=True, kw_only=True, tag="either"):
    """A player chooses now which of several sets of instructions to follow (no modes: those are chosen on playing)."""

    of: tuple[Instructions, ...]
    who: str = "you"


class EachMayPut(Effect, frozen=True, kw_only=True, tag="each-may-put"):
    """Each player in turn order may choose a card in hand; then all come into play at once.

    `again`: this goes on until a whole round put nothing into play (one card at a time).
    """

    what: Filter
    again: bool = False


class AtNext(Effect, frozen=True, kw_only=True, tag="at-next"):
    """A delayed triggered ability: the instructions at the beginning of the next such step (404.4)."""

    step: str
    effects: tuple["EffectWord", ...]


class When(Effect, frozen=True, kw_only=True, tag="when"):
    """A delayed triggered ability: the instructions when such an event next happens, once (404.4).

    `until`: instead each time that it happens, so long. The objects that the instructions and the pattern
    reference are fixed now.
    """

    on: TriggerPattern
    effects: tuple["EffectWord", ...]
    until: Literal["end of turn"] | None = None


class Clash(Effect, frozen=True, kw_only=True, tag="clash"):
    """You clash with an opponent (501.10); then the instructions for having won, or for not having won.

    The opponent is known afterwards as "clash opponent".
    """

    won: tuple["EffectWord", ...] = ()
    otherwise: tuple["EffectWord", ...] = ()


EffectWord = (
    Damage
    | GainLife
    | LoseLife
    | Poison
    | Draw
    | Discard
    | Mill
    | Destroy
    | Sacrifice
    | KeepOneOfEach
    | PhaseOut
    | Regenerate
    | Tap
    | Untap
    | Move
    | ReturnLinked
    | Counter
    | PutCounters
    | RemoveCounters
    | CreateToken
    | Apply
    | ChangeText
    | Rule
    | Prevent
    | AddMana
    | Search
    | Shuffle
    | Choose
    | ChooseCounter
    | ChoosePlayer
    | ChooseSource
    | ChooseWord
    | May
    | If
    | Either
    | EachMayPut
    | GainControl
    | ChangeTarget
    | ChooseNewTargets
    | Attach
    | Reveal
    | LookAtTop
    | RevealUntil
    | StaysTapped
    | ExtraTurn
    | ExtraCombat
    | PlayCard
    | AtNext
    | When
    | Champion
    | Hide
    | PlayLinked
    | Clash
    | CopySpell
    | CopyCards
    | CreateCopy
    | Flip
)
