"""Words for one-shot effects: the instructions that a resolving spell or ability follows (rules 413, 417).

`what`, `to`, `on` ... hold a reference (see `oracle.words.filters`) or a description of all objects meant.
`who` holds a reference to players: "you", "opponents", "each player", "controller of this", a target's name.
`as_` remembers the result under a name for later instructions.
"""

from typing import Literal

import msgspec

import oracle.words.abilities as abilities
from oracle.words.filters import Amount, Condition, Filter
from oracle.words.statics import Change, StaticAbilityWord
from oracle.words.triggers import TriggerPattern

Objects = str | Filter
Duration = Literal["end of turn", "end of combat", "game", "while this is in play", "while you control this"]


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One instruction."""


class Damage(Effect, frozen=True, kw_only=True, tag="damage"):
    """A source (this, unless `source` says otherwise) deals damage to objects and players.

    `to`: a reference (object or player) or objects; `to_players`: players.
    """

    amount: Amount
    to: Objects | None = None
    to_players: str | None = None
    source: str = "this"


class GainLife(Effect, frozen=True, kw_only=True, tag="gain-life"):
    """Players gain life."""

    amount: Amount
    who: str = "you"


class LoseLife(Effect, frozen=True, kw_only=True, tag="lose-life"):
    """Players lose life; that is no damage."""

    amount: Amount
    who: str = "you"


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Players draw cards, one after the other. The amount may speak of "that player"."""

    amount: Amount = 1
    who: str = "you"


class Discard(Effect, frozen=True, kw_only=True, tag="discard"):
    """Players discard cards of their choice, or at random; amount "all": their hands."""

    amount: Amount = 1
    who: str = "you"
    at_random: bool = False
    as_: str | None = msgspec.field(default=None, name="as")


class Mill(Effect, frozen=True, kw_only=True, tag="mill"):
    """Players put cards from the top of their library into their graveyard."""

    amount: Amount
    who: str


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
    Cards of a library that go on or under it stay the same objects; the player chooses their order.
    """

    what: Objects
    to: Literal["hand", "library", "graveyard", "battlefield", "exile"]
    position: Literal["top", "bottom", "shuffled"] = "top"
    under: str = "owner"
    tapped: bool = False
    face_down: bool = False
    link: bool = False
    as_: str | None = msgspec.field(default=None, name="as")


class ReturnLinked(Effect, frozen=True, kw_only=True, tag="return-linked"):
    """The cards that the source's linked ability removed come into play under their owner's control."""


class Counter(Effect, frozen=True, kw_only=True, tag="counter"):
    """Spells or abilities are countered (501.3, 414)."""

    what: str


class PutCounters(Effect, frozen=True, kw_only=True, tag="put-counters"):
    """Counters are put on permanents; `kind` may be "chosen" (a kind that is already there)."""

    kind: str
    on: Objects
    amount: Amount = 1


class RemoveCounters(Effect, frozen=True, kw_only=True, tag="remove-counters"):
    """Counters are removed; kind "all" and amount "all" mean what they say; "chosen": a kind that is there."""

    kind: str
    on: Objects
    amount: Amount = 1


class CreateToken(Effect, frozen=True, kw_only=True, tag="create-token"):
    """Tokens come into play (216). `name` only where the effect gives one."""

    amount: Amount = 1
    name: str | None = None
    types: tuple[str, ...] = ("Creature",)
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | Literal["*"] | None = None
    toughness: int | Literal["*"] | None = None
    abilities: tuple["abilities.AbilityWord", ...] = ()
    under: str = "you"
    tapped: bool = False
    attacking: bool = False
    as_: str | None = msgspec.field(default=None, name="as")


class Apply(Effect, frozen=True, kw_only=True, tag="apply"):
    """A continuous effect that changes objects for a time; the objects are fixed now (418.3b).

    `until_event`: it lasts until such an event happens.
    """

    to: Objects
    change: Change
    until: Duration = "end of turn"
    until_event: TriggerPattern | None = None


class ChangeText(Effect, frozen=True, kw_only=True, tag="change-text"):
    """One creature type word of the text is replaced by another, both named now (418.6)."""

    what: str
    no_new: tuple[str, ...] = ()


class Rule(Effect, frozen=True, kw_only=True, tag="rule"):
    """A static statement about the game that holds for a time (418.3b); it refers to `who` as "players"."""

    static: StaticAbilityWord
    until: Duration = "end of turn"
    who: str | None = None


class GrantPlayer(Effect, frozen=True, kw_only=True, tag="grant-player"):
    """Players gain an ability for a time (shroud)."""

    who: str
    ability: Literal["shroud"]
    until: Duration = "end of turn"


class Prevent(Effect, frozen=True, kw_only=True, tag="prevent"):
    """A prevention shield: so much of the next damage, or (no amount) all of it, in a turn.

    `to`: a reference (object or player); nothing given: damage to anything. `combat`: combat damage only.
    """

    amount: Amount | None = None
    to: str | None = None
    combat: bool = False


class AddMana(Effect, frozen=True, kw_only=True, tag="add-mana"):
    """Mana is added to a pool. Several entries in `choices`: the player picks one.

    `only_for`: it may be spent only on spells that fit and on activated abilities of objects that fit.
    """

    choices: tuple[str, ...]
    who: str = "you"
    only_for: Filter | None = None


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """A library is searched for cards that fit; they are revealed if `reveal`; then it is shuffled.

    The cards go to `to`; `then_top` shuffles first and puts them on top.
    """

    what: Filter
    who: str = "you"
    amount: int = 1
    reveal: bool = False
    to: Literal["hand", "battlefield", "graveyard", "exile", "library"] = "hand"
    tapped: bool = False


class Shuffle(Effect, frozen=True, kw_only=True, tag="shuffle"):
    """Players shuffle their libraries."""

    who: str = "you"


class Choose(Effect, frozen=True, kw_only=True, tag="choose"):
    """A player chooses objects (not targets), remembered under a name. A zone that is hidden stays so."""

    what: Filter
    who: str = "you"
    amount: Amount = 1
    up_to: bool = False
    as_: str = msgspec.field(name="as")


class ChooseWord(Effect, frozen=True, kw_only=True, tag="choose-word"):
    """A player names a word of a vocabulary (none of `no`), remembered under a name."""

    vocabulary: Literal["creature-type", "land-type", "color", "card-name"]
    who: str = "you"
    no: tuple[str, ...] = ()
    as_: str = msgspec.field(name="as")


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
    """A player changes the target of a spell or ability to another legal one, if there is one (415.7)."""

    what: str
    who: str = "you"


class Attach(Effect, frozen=True, kw_only=True, tag="attach"):
    """Something is attached to something (501.2)."""

    what: str = "this"
    to: str


class Reveal(Effect, frozen=True, kw_only=True, tag="reveal"):
    """Objects are shown to all players."""

    what: Objects


class LookAtTop(Effect, frozen=True, kw_only=True, tag="look-at-top"):
    """You look at so many cards from the top of your library, or reveal them; remembered under a name."""

    amount: Amount
    reveal: bool = False
    as_: str = msgspec.field(name="as")


class StaysTapped(Effect, frozen=True, kw_only=True, tag="stays-tapped"):
    """Permanents do not untap during their controllers' next untap steps."""

    what: Objects


class ExtraTurn(Effect, frozen=True, kw_only=True, tag="extra-turn"):
    """You take an extra turn after this one (300.6)."""


class ExtraCombat(Effect, frozen=True, kw_only=True, tag="extra-combat"):
    """After this phase there is an additional combat phase (300.7)."""


class PlayCard(Effect, frozen=True, kw_only=True, tag="play-card"):
    """You may play the referenced card now, without paying its mana cost."""

    what: str


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


class Champion(Effect, frozen=True, kw_only=True, tag="champion"):
    """This is sacrificed unless its controller removes another such permanent from the game (502.72a)."""

    what: Filter


class Hide(Effect, frozen=True, kw_only=True, tag="hide"):
    """You look at so many cards from the top of your library, remove one face down, put the rest under it (502.75a)."""

    amount: int


class PlayLinked(Effect, frozen=True, kw_only=True, tag="play-linked"):
    """You may play the card that the source's linked ability removed, without paying its mana cost."""


class Clash(Effect, frozen=True, kw_only=True, tag="clash"):
    """You clash with an opponent (501.10); then the instructions for having won, or for not having won.

    The opponent is known afterwards as "clash opponent".
    """

    won: tuple["EffectWord", ...] = ()
    otherwise: tuple["EffectWord", ...] = ()


class CopySpell(Effect, frozen=True, kw_only=True, tag="copy-spell"):
    """A spell is copied onto the stack; you may choose new targets for the copy (503.10)."""

    what: str


EffectWord = (
    Damage
    | GainLife
    | LoseLife
    | Draw
    | Discard
    | Mill
    | Destroy
    | Sacrifice
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
    | GrantPlayer
    | Prevent
    | AddMana
    | Search
    | Shuffle
    | Choose
    | ChooseWord
    | May
    | If
    | Either
    | EachMayPut
    | GainControl
    | ChooseNewTargets
    | ChangeTarget
    | Attach
    | Reveal
    | LookAtTop
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
)
