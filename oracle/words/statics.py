"""Words for static abilities, continuous effects and replacement effects (rules 405, 418, 419)."""

from typing import Literal

import msgspec

import oracle.words.abilities as abilities
import oracle.words.effects as effects
from oracle.words.costs import Cost
from oracle.words.filters import Amount, Condition, Filter


class Change(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, cache_hash=True
):
    """What a continuous effect does to the objects it affects; each part in its own layer (418.5a).

    Layer 2: `controller` (a reference). Layer 4: `set_types`, `add_types`, `set_subtypes` (replaces the
    creature types, or the land types if those are land types; a name may stand for a word that an earlier
    instruction chose), `add_subtypes`, `all_creature_types`, `no_creature_types`, `chosen_creature_type`.
    Layer 5: `set_colors`, `add_colors`, `gain`, `gain_activated_of` (the activated abilities of such objects),
    `lose`, `lose_all`. Layer 6: `set_power`, `set_toughness`, `power`, `toughness` (added), `switch`.
    """

    controller: str | None = None
    word_from: str | None = None
    word_to: str | None = None
    set_types: tuple[str, ...] | None = None
    add_types: tuple[str, ...] = ()
    set_subtypes: tuple[str, ...] | None = None
    add_subtypes: tuple[str, ...] = ()
    all_creature_types: bool = False
    no_creature_types: bool = False
    chosen_creature_type: bool = False
    set_colors: tuple[str, ...] | None = None
    add_colors: tuple[str, ...] = ()
    gain: tuple["abilities.AbilityWord", ...] = ()
    gain_activated_of: Filter | None = None
    lose: tuple[str, ...] = ()
    lose_all: bool = False
    set_power: Amount | None = None
    set_toughness: Amount | None = None
    power: Amount | None = None
    toughness: Amount | None = None
    switch: bool = False


class StaticWord(msgspec.Struct, frozen=True, kw_only=True, tag_field="static", forbid_unknown_fields=True):
    """Something that is simply true while the ability works."""


class Continuous(StaticWord, frozen=True, kw_only=True, tag="continuous"):
    """The objects are changed: those described, in any of the zones listed, or the one referenced."""

    affects: Filter | None = None
    ref: str | None = None
    zones: tuple[str, ...] = ("battlefield",)
    change: Change


class Defines(StaticWord, frozen=True, kw_only=True, tag="defines"):
    """A characteristic-defining ability (405.2): works in all zones and is applied first in its layer."""

    change: Change


class CostChange(StaticWord, frozen=True, kw_only=True, tag="cost"):
    """Spells that fit, or activated abilities that are no mana abilities, cost more or less generic mana (409.1f).

    `at_least`: after all that, a spell that would cost less mana than this costs so much.
    """

    spells: Filter | None = None
    abilities: bool = False
    who: str = "any"
    generic: int = 0
    at_least: int = 0


class Prohibits(StaticWord, frozen=True, kw_only=True, tag="prohibits"):
    """Players cannot do something: "play-spells", "play-abilities", "attack", "block", "draw"."""

    what: Literal["play-spells", "play-abilities", "attack", "block", "draw"]
    who: Literal["any", "you", "players"] = "any"
    objects: Filter | None = None
    except_mana_abilities: bool = False


class Permits(StaticWord, frozen=True, kw_only=True, tag="permits"):
    """You may play such cards whenever you could play an instant."""

    cards: Filter


class AttackCost(StaticWord, frozen=True, kw_only=True, tag="attack-cost"):
    """Creatures cannot attack you unless their controller pays for each (308.2d)."""

    mana: str


class PlayerShroud(StaticWord, frozen=True, kw_only=True, tag="player-shroud"):
    """You cannot be the target of spells or abilities."""


class CannotBeTarget(StaticWord, frozen=True, kw_only=True, tag="cannot-be-target"):
    """The referenced permanent cannot be the target of spells and abilities that fit (as they are on the stack)."""

    of: Filter
    ref: str = "this"


class RevealTop(StaticWord, frozen=True, kw_only=True, tag="reveal-top"):
    """You play with the top card of your library revealed."""


class Doubles(StaticWord, frozen=True, kw_only=True, tag="doubles"):
    """If an effect would put tokens into play under your control or counters on your permanents: twice that many."""

    what: Literal["tokens", "counters"]


class DoublesDamage(StaticWord, frozen=True, kw_only=True, tag="doubles-damage"):
    """If a source would deal damage to an object that fits, or to any player, it deals twice as much."""

    to: Filter


class IncreasesDamage(StaticWord, frozen=True, kw_only=True, tag="increases-damage"):
    """If a source that fits would deal damage to a player, it deals so much more."""

    source: Filter
    amount: int


class Reduces(StaticWord, frozen=True, kw_only=True, tag="reduces-damage"):
    """Damage from a source to you, or to this permanent: that much of it is prevented each time."""

    amount: int
    to: Literal["you", "this"] = "you"


class Redirects(StaticWord, frozen=True, kw_only=True, tag="redirects-damage"):
    """All damage that would be dealt to you is dealt to the referenced permanent instead."""

    to: str


class EntersWith(StaticWord, frozen=True, kw_only=True, tag="comes-into-play-with"):
    """Objects (without a description: this one) come into play with counters, or tapped."""

    what: Filter | None = None
    counter: str | None = None
    amount: int = 1
    tapped: bool = False


class EntersChoosing(StaticWord, frozen=True, kw_only=True, tag="comes-into-play-choosing"):
    """As this comes into play, its controller chooses a word of each vocabulary (no name of a card of `no_types`)."""

    vocabularies: tuple[Literal["creature-type", "color", "card-name"], ...]
    no_types: tuple[str, ...] = ()


class PlayableFor(StaticWord, frozen=True, kw_only=True, tag="playable-for"):
    """This card may be played for a cost rather than its mana cost; works where the card can be played from.

    `only_from`: the zone from which it may be played for this cost, and for this cost only. `if_`: the
    condition under which the cost may be paid, looked at as the spell is played. No cost given: one that is
    equal to its mana cost.
    """

    kind: str
    cost: Cost | None = None
    only_from: str | None = None
    if_: Condition | None = msgspec.field(default=None, name="if")


class EntersAsCopy(StaticWord, frozen=True, kw_only=True, tag="comes-into-play-as-copy"):
    """As this comes into play, its controller may choose a permanent; it comes into play as a copy of it (503).

    Except that it keeps its `own_name`, has further supertypes, or gains abilities (503.9).
    """

    of: Filter
    own_name: bool = False
    add_supertypes: tuple[str, ...] = ()
    gain: tuple["abilities.AbilityWord", ...] = ()


class PlayableDuring(StaticWord, frozen=True, kw_only=True, tag="playable-during"):
    """This card may be played only during this phase, and only in such a player's turn."""

    phase: str
    whose: Literal["you", "any"] = "any"


class PlayableInstead(StaticWord, frozen=True, kw_only=True, tag="playable-instead"):
    """Players may play spells that fit for this cost rather than their mana cost; in it "it" is the spell."""

    spells: Filter
    kind: str = "alternative"
    cost: Cost


class PlayableFrom(StaticWord, frozen=True, kw_only=True, tag="playable-from"):
    """You may play cards of your own from this zone as though they were in your hand; of a library, the top card."""

    zone: str


class NoCountering(StaticWord, frozen=True, kw_only=True, tag="instead-of-countering"):
    """If a spell or ability you control would counter a spell, these instructions are followed instead.

    In them "it" is the spell.
    """

    effects: tuple["effects.EffectWord", ...]


class NoGraveyard(StaticWord, frozen=True, kw_only=True, tag="removed-instead-of-graveyard"):
    """Cards that fit are removed from the game if they would be put into a graveyard from anywhere."""

    cards: Filter


class EntersUnder(StaticWord, frozen=True, kw_only=True, tag="comes-into-play-under"):
    """What would come into play under the control of an opponent comes into play under your control instead."""

    what: Filter


class PreventsDamage(StaticWord, frozen=True, kw_only=True, tag="prevents-damage"):
    """Such damage is prevented, and the instructions are followed; they know "that much", "that object", "that player".

    `source`: from sources that fit. `to`: to objects that fit; `to_player`: to "you" or an "opponent".
    """

    source: Filter | None = None
    to: Filter | None = None
    to_player: Literal["you", "opponent"] | None = None
    combat: bool | None = None
    effects: tuple["effects.EffectWord", ...] = ()


class ManaOfAnyColor(StaticWord, frozen=True, kw_only=True, tag="mana-of-any-color"):
    """Players may spend mana as though it were mana of any color."""


class BlockedByMany(StaticWord, frozen=True, kw_only=True, tag="blocked-by-at-least"):
    """The creatures described (without a description: this one) cannot be blocked except by so many creatures."""

    amount: int
    creatures: Filter | None = None


class BlocksMore(StaticWord, frozen=True, kw_only=True, tag="blocks-additional"):
    """This creature can block so many creatures besides the first."""

    amount: int


class NotAlone(StaticWord, frozen=True, kw_only=True, tag="not-alone"):
    """This creature cannot attack or block alone."""


class AttachedOnlyTo(StaticWord, frozen=True, kw_only=True, tag="attached-only-to"):
    """This Equipment can be attached only to such permanents."""

    what: Filter


class CannotBeEnchanted(StaticWord, frozen=True, kw_only=True, tag="cannot-be-enchanted"):
    """The referenced permanent cannot be enchanted by other Auras."""

    ref: str


class BlocksMany(StaticWord, frozen=True, kw_only=True, tag="blocks-any-number"):
    """This creature can block any number of creatures."""


class MayStayTapped(StaticWord, frozen=True, kw_only=True, tag="may-stay-tapped"):
    """You may choose not to untap this during your untap step."""


StaticAbilityWord = (
    Continuous
    | Defines
    | CostChange
    | Prohibits
    | Permits
    | AttackCost
    | PlayerShroud
    | CannotBeTarget
    | RevealTop
    | Doubles
    | DoublesDamage
    | IncreasesDamage
    | Reduces
    | Redirects
    | EntersWith
    | EntersChoosing
    | PlayableFor
    | EntersAsCopy
    | PlayableDuring
    | PlayableInstead
    | PlayableFrom
    | NoCountering
    | NoGraveyard
    | EntersUnder
    | PreventsDamage
    | ManaOfAnyColor
    | BlockedByMany
    | BlocksMany
    | BlocksMore
    | NotAlone
    | CannotBeEnchanted
    | AttachedOnlyTo
    | MayStayTapped
)
