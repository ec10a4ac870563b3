"""Words for one-shot effects on players: life, cards drawn and searched, mana, choices, turns (413, 417, 423)."""

from typing import Literal

import msgspec

from oracle.words.effect import Effect, Objects
from oracle.words.filters import Amount, Filter
from oracle.words.statics import StaticAbilityWord


class Damage(Effect, frozen=True, kw_only=True, tag="damage"):
    """A source (this, unless `source` says otherwise) deals damage to objects and players.

    `to`: a reference (object or player) or objects; `to_players`: players. `divided`: the amount is divided among
    the targets as was decided on playing (409.1d). The amount may speak of "that source", each of several.
    `also`: more damage, dealt at the same time.
    """

    amount: Amount
    to: Objects = "nothing"
    to_players: str = "nobody"
    source: str = "this"
    divided: bool = False
    also: tuple["Damage", ...] = ()


class GainLife(Effect, frozen=True, kw_only=True, tag="gain-life"):
    """Players gain life."""

    amount: Amount
    who: str = "you"


class LoseLife(Effect, frozen=True, kw_only=True, tag="lose-life"):
    """Players lose life; that is no damage."""

    amount: Amount
    who: str = "you"


class Poison(Effect, frozen=True, kw_only=True, tag="poison"):
    """Players get poison counters."""

    amount: Amount = 1
    who: str = "you"


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Players draw cards, one after the other. The amount may speak of "that player"."""

    amount: Amount = 1
    who: str = "you"


class Discard(Effect, frozen=True, kw_only=True, tag="discard"):
    """Players discard cards of their choice, or at random; amount "all": their hands; or the cards referenced."""

    what: str | None = None
    amount: Amount = 1
    who: str = "you"
    at_random: bool = False
    as_: str = msgspec.field(default="", name="as")


class Mill(Effect, frozen=True, kw_only=True, tag="mill"):
    """Players put cards from the top of their library into their graveyard."""

    amount: Amount
    who: str


class Rule(Effect, frozen=True, kw_only=True, tag="rule"):
    """A static statement about the game that holds this turn (418.3b); it refers to `who` as "players"."""

    static: StaticAbilityWord
    who: str | None = None


class Prevent(Effect, frozen=True, kw_only=True, tag="prevent"):
    """A prevention shield: so much of the next damage, or (no amount) all of it, in a turn.

    `to`: a reference (object or player); nothing given: damage to anything. `combat`: combat damage only.
    `source`: damage of the referenced source only. `once`: only the next time that there is such damage.
    """

    amount: Amount | None = None
    to: str | None = None
    combat: bool = False
    source: str | None = None
    once: bool = False


class AddMana(Effect, frozen=True, kw_only=True, tag="add-mana"):
    """Mana is added to a pool. Several entries in `choices`: the player picks one.

    `only_for`: it may be spent only on spells (on the stack), and on activated abilities of objects, that fit.
    """

    choices: tuple[str, ...]
    who: str = "you"
    only_for: Filter | None = None


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """A library is searched for cards that fit; they are revealed if `reveal`; then it is shuffled.

    The cards go to `to`; "library" shuffles first and puts them on top; "nowhere" leaves them where they are, and
    does not shuffle yet. `library`: whose it is, if not that of the player who searches.
    `attach_to`: only Auras that could enchant the referenced permanent; into play they come attached to it.
    """

    what: Filter
    who: str = "you"
    library: str | None = None
    amount: int = 1
    reveal: bool = False
    to: Literal["hand", "battlefield", "graveyard", "exile", "library", "nowhere"] = "hand"
    attach_to: str | None = None
    as_: str = msgspec.field(default="", name="as")


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


class ChooseSource(Effect, frozen=True, kw_only=True, tag="choose-source"):
    """You choose a source of damage that fits, wherever it is, remembered under a name (419.8a)."""

    what: Filter
    as_: str = msgspec.field(name="as")


class ChoosePlayer(Effect, frozen=True, kw_only=True, tag="choose-player"):
    """You choose one of these players (no target), remembered under a name."""

    who: str
    as_: str = msgspec.field(name="as")


class ChooseWord(Effect, frozen=True, kw_only=True, tag="choose-word"):
    """A player names a word (none of `no`, no name of a card of `no_types`), remembered under a name."""

    vocabulary: Literal["creature-type", "color", "card-name"]
    who: str = "you"
    no: tuple[str, ...] = ()
    no_types: tuple[str, ...] = ()
    as_: str = msgspec.field(name="as")


class LookAtTop(Effect, frozen=True, kw_only=True, tag="look-at-top"):
    """You look at so many cards from the top of a library, or reveal them; remembered under a name."""

    amount: Amount
    library: str = "you"
    reveal: bool = False
    as_: str = msgspec.field(name="as")


class RevealUntil(Effect, frozen=True, kw_only=True, tag="reveal-until"):
    """You reveal cards from the top of your library until one fits, or all; remembered under a name."""

    what: Filter
    as_: str = msgspec.field(name="as")


class ExtraTurn(Effect, frozen=True, kw_only=True, tag="extra-turn"):
    """You take an extra turn after this one (300.6)."""


class ExtraCombat(Effect, frozen=True, kw_only=True, tag="extra-combat"):
    """After this phase there is an additional combat phase (300.7)."""
