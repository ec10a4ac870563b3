"""Misreadings of characteristic-defining abilities (GRS-405.2)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.game.game import BATTLEFIELD, Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES
from oracle.words.abilities import Static
from oracle.words.statics import Change, Continuous, Defines

Judgement = Callable[[Game, Static, bool], bool]


def change_made(ability: Static) -> Change | None:
    """What the ability changes, if it makes a continuous effect."""
    return ability.effect.change if isinstance(ability.effect, (Continuous, Defines)) else None


def defining_too(which: Callable[[Change], bool]) -> Judgement:
    """A reading of `is_characteristic_defining` that takes in the abilities that make such changes."""

    def reading(game: Game, ability: Static, given: bool) -> bool:
        right: bool = RULES["is_characteristic_defining"].reading(game, ability, given)
        change = change_made(ability)
        return right or (change is not None and which(change))

    return reading


def in_play_only(which: Callable[[Change], bool]) -> Callable[[Game, Static, str, bool], bool]:
    """A reading of `works_in_zone` in which abilities that make such changes work in play only."""

    def reading(game: Game, ability: Static, zone: str, defines: bool) -> bool:
        change = change_made(ability)
        right: bool = RULES["works_in_zone"].reading(game, ability, zone, defines)
        return right and (zone == BATTLEFIELD or change is None or not which(change))

    return reading


misreading(
    "GRS-405.2-01",
    "Whatever changes power and toughness defines them, in all zones",
    is_characteristic_defining=defining_too(lambda change: change.power is not None),
)
misreading(
    "GRS-405.2-02",
    "An asterisk outside play is 0",
    works_in_zone=in_play_only(lambda change: change.set_power is not None),
)
misreading(
    "GRS-405.2-02",
    "A type that the text gives is missing outside play",
    works_in_zone=in_play_only(lambda change: change.all_creature_types),
)
misreading(
    "GRS-405.2A-01",
    "Outside play the colour of a card is that of its mana cost",
    works_in_zone=in_play_only(lambda change: change.set_colors is not None),
)
misreading(
    "GRS-405.2A-02",
    "All creature types from another object are as good as from the creature itself, and applied first",
    is_characteristic_defining=defining_too(lambda change: change.all_creature_types),
)
misreading(
    "GRS-405.2A-03",
    "What changes types in all zones is characteristic-defining, so the older one is applied first",
    is_characteristic_defining=defining_too(lambda change: change.chosen_creature_type),
)
misreading(
    "GRS-405.2A-04",
    "An ability that an object gives to itself is applied first, as if it were printed on it",
    is_inborn=lambda game, ability, given: True,
)
misreading(
    "GRS-405.2A-05",
    "A size under a condition is set in every zone",
    is_unconditional=lambda game, ability: True,
)
