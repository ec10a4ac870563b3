"""Keywords that the rules define by expansion (502): what they mean, written in the words of cards.

Other keywords are looked up by name where the rule that cares about them stands.
"""

from functools import cache

from oracle.words.abilities import Ability, AbilityWord, Activated, Card, Keyword, Static, Text
from oracle.words.costs import Cost
from oracle.words.effects import AddMana
from oracle.words.mana import COLORS
from oracle.words.statics import Change, Defines

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def changeling() -> Ability:
    """502.73a: this object is every creature type."""
    return Static(effect=Defines(change=Change(all_creature_types=True)), keyword="changeling")


EXPANSIONS = {"changeling": changeling}


@cache
def expanded(word: AbilityWord) -> tuple[Ability, ...]:
    """The abilities that a word stands for."""
    if isinstance(word, str):
        expansion = EXPANSIONS.get(word)
        return (expansion(),) if expansion else (Keyword(keyword=word),)
    return (word,)


@cache
def abilities_of(card: Card) -> tuple[Ability, ...]:
    """The abilities that are printed on a card."""
    return tuple(ability for word in card.abilities for ability in expanded(word))


@cache
def intrinsic_mana_ability(land_type: str) -> Ability:
    """212.6g: a land of a basic land type can be tapped for mana of its colour."""
    symbol = "{" + BASIC_LAND_TYPES[land_type] + "}"
    return Activated(cost=Cost(tap=True), text=Text(effects=(AddMana(choices=(symbol,)),)), keyword=f"mana {symbol}")


COLOR_NAMES = tuple(COLORS.values())
