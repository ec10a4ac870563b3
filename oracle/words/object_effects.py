"""Words for one-shot effects on objects: moved, destroyed, changed, countered, created, copied (413, 414, 501)."""

from typing import Literal

import msgspec

import oracle.words.abilities as abilities
from oracle.words.effect import Duration, Effect, Objects
from oracle.words.filters import Amount, Filter
from oracle.words.statics import Change
from oracle.words.triggers import TriggerPattern


class Destroy(Effect, frozen=True, kw_only=True, tag="destroy"):
    """Permanents are destroyed (501.4)."""

    what: Objects
    regenerate: bool = True


class Sacrifice(Effect, frozen=True, kw_only=True, tag="sacrifice"):
    """Players sacrifice permanents of their choice, or a referenced permanent is sacrificed."""

    what: Objects
    who: str = "you"
    amount: Amount = 1


class Regenerate(Effect, frozen=True, kw_only=True, tag="regenerate"):
    """A regeneration shield (501.5)."""

    what: Objects


class Tap(Effect, frozen=True, kw_only=True, tag="tap"):
    """Permanents become tapped."""

    what: Objects


class Untap(Effect, frozen=True, kw_only=True, tag="untap"):
    """Permanents become untapped."""

    what: Objects


class Move(Effect, frozen=True, kw_only=True, tag="move"):
    """Objects go to a zone of their owner's.

    `position` is for libraries. Into play: under the control of `under` ("owner" or a reference).
    `link`: the objects are remembered by the source as removed by it (linked abilities, 217.7d).
    Of several cards that go on or under a library their owner chooses the order; those of it, which stay the same
    objects, the player puts in order.
    """

    what: Objects
    to: Literal["hand", "library", "graveyard", "battlefield", "exile"]
    position: Literal["top", "bottom", "shuffled"] = "top"
    under: str = "owner"
    link: bool = False
    as_: str = msgspec.field(default="", name="as")


class ReturnLinked(Effect, frozen=True, kw_only=True, tag="return-linked"):
    """The cards that the source's linked ability removed come into play under their owner's control."""


class Counter(Effect, frozen=True, kw_only=True, tag="counter"):
    """Spells or abilities are countered (501.3, 414). `to`: where a spell's card goes; of a library, its top."""

    what: str
    to: Literal["graveyard", "library", "hand"] = "graveyard"


class ChooseCounter(Effect, frozen=True, kw_only=True, tag="choose-counter"):
    """You choose a counter on the referenced permanent; its kind is remembered under a name."""

    on: str
    as_: str = msgspec.field(name="as")


class PutCounters(Effect, frozen=True, kw_only=True, tag="put-counters"):
    """Counters are put on permanents; `kind` may be the name of a chosen one."""

    kind: str
    on: Objects
    amount: Amount = 1


class RemoveCounters(Effect, frozen=True, kw_only=True, tag="remove-counters"):
    """Counters are removed; kind "all" and amount "all" mean what they say; `kind` may be the name of a chosen one."""

    kind: str
    on: Objects
    amount: Amount = 1


class CreateToken(Effect, frozen=True, kw_only=True, tag="create-token"):
    """Tokens come into play (216). `name` only where the effect gives one; names may stand for chosen words."""

    amount: Amount = 1
    name: str | None = None
    types: tuple[str, ...] = ("Creature",)
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | Literal["*"] | None = None
    toughness: int | Literal["*"] | None = None
    abilities: tuple["abilities.AbilityWord", ...] = ()
    under: str = "you"
    tapped: bool = False
    attacking: bool = False
    as_: str = msgspec.field(default="", name="as")


class CreateCopy(Effect, frozen=True, kw_only=True, tag="create-copy"):
    """A token comes into play that is a copy of the referenced permanent (216, 503.2), with `gain` besides (503.9)."""

    of: str
    gain: tuple["abilities.AbilityWord", ...] = ()
    as_: str = msgspec.field(name="as")


class Apply(Effect, frozen=True, kw_only=True, tag="apply"):
    """A continuous effect that changes objects for a time; the objects are fixed now (418.3b).

    `until_event`: it lasts until such an event happens.
    """

    to: Objects
    change: Change
    until: Duration = "end of turn"
    until_event: TriggerPattern | None = None


class ChangeText(Effect, frozen=True, kw_only=True, tag="change-text"):
    """One word of the text, of this vocabulary, is replaced by another; both are named now (418.6)."""

    what: str
    vocabulary: Literal["creature-type", "color"] = "creature-type"
    no_new: tuple[str, ...] = ()


class GainControl(Effect, frozen=True, kw_only=True, tag="gain-control"):
    """A player gains control of a permanent or spell."""

    what: Objects
    who: str = "you"
    until: Duration = "game"


class ChooseNewTargets(Effect, frozen=True, kw_only=True, tag="choose-new-targets"):
    """A player may choose new targets for a spell."""

    what: str
    who: str = "you"


class ChangeTarget(Effect, frozen=True, kw_only=True, tag="change-target"):
    """The target of a spell is changed to another legal one, if there is another one."""

    what: str


class Attach(Effect, frozen=True, kw_only=True, tag="attach"):
    """Something is attached to something (501.2)."""

    what: str = "this"
    to: str


class Reveal(Effect, frozen=True, kw_only=True, tag="reveal"):
    """Objects are shown to all players."""

    what: Objects


class StaysTapped(Effect, frozen=True, kw_only=True, tag="stays-tapped"):
    """Permanents do not untap during their controllers' next untap steps."""

    what: Objects


class PlayCard(Effect, frozen=True, kw_only=True, tag="play-card"):
    """You may play the referenced card now, without paying its mana cost."""

    what: str


class Champion(Effect, frozen=True, kw_only=True, tag="champion"):
    """This is sacrificed unless its controller removes another such permanent from the game (502.72a)."""

    what: Filter


class Hide(Effect, frozen=True, kw_only=True, tag="hide"):
    """You look at so many cards from the top of your library, remove one face down, put the rest under it (502.75a)."""

    amount: int


class PlayLinked(Effect, frozen=True, kw_only=True, tag="play-linked"):
    """You may play the card that the source's linked ability removed, without paying its mana cost."""


class CopySpell(Effect, frozen=True, kw_only=True, tag="copy-spell"):
    """A player puts a copy of a spell or ability on the stack and may choose new targets for it (503.10).

    `colors`: the copy has these colours instead.
    """

    what: str
    who: str = "you"
    colors: tuple[str, ...] | None = None


class CopyCards(Effect, frozen=True, kw_only=True, tag="copy-cards"):
    """You make copies of the cards that the source's linked ability removed, where they are (503.10a)."""

    as_: str = msgspec.field(name="as")


class Flip(Effect, frozen=True, kw_only=True, tag="flip"):
    """Flip cards are flipped; they stay so (508)."""

    what: str = "this"


class KeepOneOfEach(Effect, frozen=True, kw_only=True, tag="keep-one-of-each"):
    """Each player chooses one own permanent for each description, in that order, and sacrifices all others.

    The same permanent may be chosen for several descriptions (103.4c).
    """

    of: tuple[Filter, ...]


class PhaseOut(Effect, frozen=True, kw_only=True, tag="phase-out"):
    """Permanents phase out (502.15)."""

    what: Objects
