"""Keywords that the rules define by expansion (502): what they mean, written in the words of cards.

Other keywords are looked up by name where the rule that cares about them stands.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from oracle.words.abilities import (
    Ability,
    AbilityWord,
    Activated,
    Card,
    Champion,
    Equip,
    Evoke,
    Flashback,
    Keyword,
    Prowl,
    Reinforce,
    Static,
    Suspend,
    Target,
    Text,
    Triggered,
)
from oracle.words.costs import Cost
from oracle.words.effects import AddMana, Attach, Destroy, GainLife, Hide, PutCounters, ReturnLinked, Sacrifice
from oracle.words.effects import Champion as ToChampion
from oracle.words.filters import CostWas, Filter, KindDealtCombatDamage
from oracle.words.statics import Change, Defines, EntersWith, PlayableFor
from oracle.words.triggers import ComesIntoPlay, DealsDamage, LeavesPlay

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
LANDWALKS = {f"{land.lower()}walk": (land,) for land in BASIC_LAND_TYPES}
"""Keywords that name the land type that is walked on (502.6)."""


def changeling() -> tuple[Ability, ...]:
    """502.73a: this object is every creature type."""
    return (Static(effect=Defines(change=Change(all_creature_types=True))),)


def hideaway() -> tuple[Ability, ...]:
    """502.75a: it comes into play tapped, and as it does a card of the top four is hidden."""
    return (
        Static(effect=EntersWith(tapped=True)),
        Triggered(on=ComesIntoPlay(), text=Text(effects=(Hide(amount=4),))),
    )


def champion(word: Champion) -> tuple[Ability, ...]:
    """502.72a: two linked triggered abilities, one on coming into play and one on leaving it."""
    return (
        Triggered(on=ComesIntoPlay(), text=Text(effects=(ToChampion(what=word.what),))),
        Triggered(on=LeavesPlay(), text=Text(effects=(ReturnLinked(),))),
    )


def evoke(word: Evoke) -> tuple[Ability, ...]:
    """502.74a: another cost to play it for, and a trigger that sacrifices it if that cost was chosen."""
    return (
        Static(effect=PlayableFor(kind="evoke", cost=Cost(mana=word.cost))),
        Triggered(
            on=ComesIntoPlay(),
            if_=CostWas(cost="evoke"),
            text=Text(effects=(Sacrifice(what="this", who="controller of this"),)),
        ),
    )


def flashback(word: Flashback) -> tuple[Ability, ...]:
    """502.22a: it may be played from the graveyard for this cost; where it goes then, see `leaving_the_stack`."""
    cost = None if word.cost is None else Cost(mana=word.cost)
    return (Static(effect=PlayableFor(kind="flashback", cost=cost, only_from="graveyard")),)


def equip(word: Equip) -> tuple[Ability, ...]:
    """502.33a: attach this to target creature you control; only when a sorcery could be played."""
    creature = Target(name="creature", what=Filter(types=("Creature",), controller="you"))
    return (
        Activated(
            cost=Cost(mana=word.cost),
            text=Text(targets=(creature,), effects=(Attach(to="creature"),)),
            timing="sorcery",
        ),
    )


def deathtouch() -> tuple[Ability, ...]:
    """502.63a: whenever this deals damage to a creature, that creature is destroyed."""
    to_creature = DealsDamage(to=Filter(types=("Creature",)))
    return (Triggered(on=to_creature, text=Text(effects=(Destroy(what="that object"),))),)


def lifelink() -> tuple[Ability, ...]:
    """502.68a: whenever this deals damage, you gain that much life."""
    to_anything = DealsDamage(to=Filter(), to_player="any")
    return (Triggered(on=to_anything, text=Text(effects=(GainLife(amount="that much"),))),)


def prowl(word: Prowl) -> tuple[Ability, ...]:
    """502.76a: another cost to play it for, once your kind has dealt combat damage to a player this turn."""
    cost = PlayableFor(kind="prowl", cost=Cost(mana=word.cost), if_=KindDealtCombatDamage())
    return (Static(effect=cost, zone="stack"),)


def reinforce(word: Reinforce) -> tuple[Ability, ...]:
    """502.77a: from hand, for mana and discarding this card: counters on target creature."""
    creature = Target(name="creature", what=Filter(types=("Creature",)))
    return (
        Activated(
            cost=Cost(mana=word.cost, discard_this=True),
            text=Text(targets=(creature,), effects=(PutCounters(kind="+1/+1", on="creature", amount=word.amount),)),
            zone="hand",
        ),
    )


def suspend(word: Suspend) -> tuple[Ability, ...]:
    """502.59: the keyword alone; cards are not suspended in the games that are played here."""
    return (Keyword(keyword="suspend"),)


EXPANSIONS: dict[str, Callable[[], tuple[Ability, ...]]] = {
    "changeling": changeling,
    "hideaway": hideaway,
    "deathtouch": deathtouch,
    "lifelink": lifelink,
}


PARAMETRISED: dict[type[Any], Callable[[Any], tuple[Ability, ...]]] = {
    Champion: champion,
    Evoke: evoke,
    Equip: equip,
    Flashback: flashback,
    Prowl: prowl,
    Reinforce: reinforce,
    Suspend: suspend,
}


@cache
def expanded(word: AbilityWord) -> tuple[Ability, ...]:
    """The abilities that a word stands for."""
    if isinstance(word, Keyword | Activated | Triggered | Static):
        return (word,)
    if not isinstance(word, str):
        return _called(str(type(word).__struct_config__.tag), PARAMETRISED[type(word)](word))
    if word in EXPANSIONS:
        return _called(word, EXPANSIONS[word]())
    return (Keyword(keyword=word, land=LANDWALKS.get(word, ())),)


def _called(keyword: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(msgspec.structs.replace(ability, keyword=keyword) for ability in abilities)


@cache
def abilities_of(card: Card) -> tuple[Ability, ...]:
    """The abilities that are printed on a card."""
    return tuple(ability for word in card.abilities for ability in expanded(word))


@cache
def intrinsic_mana_ability(land_type: str) -> Ability:
    """212.6g: a land of a basic land type can be tapped for mana of its colour."""
    symbol = "{" + BASIC_LAND_TYPES[land_type] + "}"
    return Activated(cost=Cost(tap=True), text=Text(effects=(AddMana(choices=(symbol,)),)))
