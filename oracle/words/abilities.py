"""Words for abilities, and the card that has them (rules 402-407)."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

import oracle.words.effects as effects
import oracle.words.statics as statics
from oracle.words.costs import AlternativeCost, Cost, OptionalCost
from oracle.words.filters import Amount, Condition, Filter
from oracle.words.triggers import TriggerPattern


class Target(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One use of the word "target" (415): so many different objects or players that fit.

    `player`: "any" or "opponent" if a player may be chosen (instead of, or besides, an object). With `up_to`, at
    least `least` of them must be chosen.
    """

    name: str
    what: Filter | None = None
    player: Literal["any", "opponent"] | None = None
    count: Amount = 1
    up_to: bool = False
    least: int = 0


class Mode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several things a modal spell or ability can do."""

    targets: tuple[Target, ...] = ()
    effects: tuple["effects.EffectWord", ...]


class Text(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Instructions with their targets; or several modes, of which `choose` are chosen on playing."""

    targets: tuple[Target, ...] = ()
    effects: tuple["effects.EffectWord", ...] = ()
    modes: tuple[Mode, ...] = ()
    choose: int = 1


class Keyword(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="keyword", forbid_unknown_fields=True
):
    """A keyword ability (502). `quality` is what protection is from, `land` the types that landwalk walks on."""

    keyword: str
    quality: Filter | None = None
    land: tuple[str, ...] = ()


class Activated(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="activated", forbid_unknown_fields=True
):
    """An activated ability: cost and text (403). `by`: who may play it, if not only the controller of its source."""

    cost: Cost
    text: Text
    timing: Literal["instant", "sorcery"] = "instant"
    by: Literal["you", "any"] = "you"
    zone: str = "battlefield"
    keyword: str | None = None


class Triggered(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="triggered", forbid_unknown_fields=True
):
    """A triggered ability: what it waits for, an intervening "if", and its text (404)."""

    on: TriggerPattern
    if_: Condition | None = msgspec.field(default=None, name="if")
    text: Text
    zone: str = "battlefield"
    keyword: str | None = None


class Static(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="ability",
    tag="static",
    forbid_unknown_fields=True,
    cache_hash=True,
):
    """A static ability (405); `while_` is its "as long as"."""

    effect: "statics.StaticAbilityWord"
    while_: Condition | None = msgspec.field(default=None, name="while")
    zone: str = "battlefield"
    keyword: str | None = None


class Champion(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="champion", forbid_unknown_fields=True
):
    """Champion an object that fits (502.72)."""

    what: Filter


class Evoke(msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="evoke", forbid_unknown_fields=True):
    """Evoke for a mana cost (502.74)."""

    cost: str


class Equip(msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="equip", forbid_unknown_fields=True):
    """Equip for a mana cost (502.33)."""

    cost: str


class Flashback(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="flashback", forbid_unknown_fields=True
):
    """Flashback for a mana cost, or (none given) for one that is equal to the card's own (502.22)."""

    cost: str | None = None


class Prowl(msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="prowl", forbid_unknown_fields=True):
    """Prowl for a mana cost (502.76)."""

    cost: str


class Reinforce(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="reinforce", forbid_unknown_fields=True
):
    """Reinforce by so many counters, for a mana cost (502.77)."""

    amount: int
    cost: str


class Suspend(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="ability", tag="suspend", forbid_unknown_fields=True
):
    """Suspend with so many time counters for a mana cost (502.59)."""

    amount: int
    cost: str


ExpandedKeyword = Champion | Evoke | Equip | Flashback | Prowl | Reinforce | Suspend
"""Keywords with parameters that the rules define as other abilities; see `oracle.rules.keywords`."""

AbilityWord = str | Keyword | Activated | Triggered | Static | ExpandedKeyword
"""A bare string is a keyword without parameters, such as "flying"."""

Ability = Keyword | Activated | Triggered | Static


class CardChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card says differently from a ruleset on: the fields that are given replace those of before."""

    since: str
    cost: str | None | UnsetType = UNSET
    types: tuple[str, ...] | UnsetType = UNSET
    subtypes: tuple[str, ...] | UnsetType = UNSET
    supertypes: tuple[str, ...] | UnsetType = UNSET
    colors: tuple[str, ...] | None | UnsetType = UNSET
    power: int | str | None | UnsetType = UNSET
    toughness: int | str | None | UnsetType = UNSET
    loyalty: int | None | UnsetType = UNSET
    spell: Text | None | UnsetType = UNSET
    abilities: tuple[AbilityWord, ...] | UnsetType = UNSET


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True, cache_hash=True):
    """A card as data: its printed characteristics, and its text composed of words. See `fixtures/cards`.

    `since` is the ruleset with which it came out, for cards that are newer than Lorwyn; `changes` what became
    different later, the oldest change first.

    `power`, `toughness`: a text such as "*" or "1+*" where a characteristic-defining ability gives the
    number. `colors`: of a token, or by a colour indicator. `spell` is the text followed on resolution. `enchant`
    makes an Aura. `either_cost`: additional costs of which one must be paid. `halves` are the two sides of a split
    card (505), whose name is "One // Other". `flipped`: what a flip card becomes (508).
    """

    name: str
    since: str | None = None
    cost: str | None = None
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None
    power: int | str | None = None
    toughness: int | str | None = None
    loyalty: int | None = None
    enchant: Target | None = None
    spell: Text | None = None
    abilities: tuple[AbilityWord, ...] = ()
    halves: tuple["Card", ...] = ()
    flipped: "Card | None" = None
    additional_cost: Cost | None = None
    alternative_costs: tuple[AlternativeCost, ...] = ()
    optional_costs: tuple[OptionalCost, ...] = ()
    changes: tuple[CardChange, ...] = ()
    either_cost: tuple[OptionalCost, ...] = ()
