"""Misreadings of planeswalker as a card type: what it is, how it is played, what affects it (LRW-PW-01, 10 to 14)."""

from __future__ import annotations

import msgspec

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Characteristics, Object
from oracle.misreadings import misreading
from oracle.rulebook import RULES
from oracle.types import card_types


def is_planeswalker(game: Game, id: int) -> bool:
    """Whether the type line has the word."""
    return "Planeswalker" in game.known(id).types


# -- a card type (01) ------------------------------------------------------------------------------------


def _without_planeswalker(game: Game, id: int) -> frozenset[str]:
    return game.known(id).types - {"Planeswalker"}


misreading(
    "LRW-PW-01",
    "Planeswalker is taken for a subtype, which Tarmogoyf does not count",
    card_types_of=_without_planeswalker,
    facts={("rules", "card types"): tuple(sorted(name.lower() for name in card_types("2007-10") - {"Planeswalker"}))},
)

# -- playing one (10) ------------------------------------------------------------------------------------


def _any_time_in_own_turn(game: Game, player: str, id: int) -> bool:
    playable: bool = RULES["may_play_card_now"].reading(game, player, id)
    return playable or (is_planeswalker(game, id) and player in game.active)


def _any_time(game: Game, player: str, id: int) -> bool:
    playable: bool = RULES["may_play_card_now"].reading(game, player, id)
    return playable or is_planeswalker(game, id)


misreading(
    "LRW-PW-10",
    "A planeswalker may be played whenever its player has priority in his or her own turn",
    may_play_card_now=_any_time_in_own_turn,
)
misreading(
    "LRW-PW-10",
    "A planeswalker may be played whenever its player has priority",
    may_play_card_now=_any_time,
)

# -- a permanent (11 to 13) ------------------------------------------------------------------------------


def _four_types(game: Game) -> frozenset[str]:
    types: frozenset[str] = RULES["permanent_types"].reading(game)
    return types - {"Planeswalker"}


def _by_its_owner(game: Game, id: int) -> str:
    return game.object(id).owner


def _no_planeswalker(game: Game, id: int, source: int) -> bool:
    right: bool = RULES["can_be_targeted"].reading(game, id, source)
    return right and not is_planeswalker(game, id)


misreading(
    "LRW-PW-11",
    "Planeswalker is missing from the types of permanents, so that a planeswalker card is no permanent card",
    permanent_types=_four_types,
)
misreading(
    "LRW-PW-12",
    "A planeswalker comes into play under the control of its owner, whoever controlled the spell",
    permanent_spell_controller=_by_its_owner,
)
misreading(
    "LRW-PW-13",
    "Nothing but damage touches a planeswalker: it is no target of spells and abilities",
    can_be_targeted=_no_planeswalker,
)

# -- no creature (14) ------------------------------------------------------------------------------------


def _with_toughness(game: Game, it: Object) -> Characteristics:
    values: Characteristics = RULES["copiable_values"].reading(game, it)
    if it.zone != BATTLEFIELD or "Planeswalker" not in values.types:
        return values
    toughness = it.counters.get("loyalty", 0)
    return msgspec.structs.replace(values, types=values.types | {"Creature"}, power=0, toughness=toughness)


def _no_planeswalker_fights(game: Game, id: int) -> bool:
    right: bool = RULES["is_combatant"].reading(game, id)
    return right and not is_planeswalker(game, id)


misreading(
    "LRW-PW-14",
    "A planeswalker in play is a creature whose toughness is its loyalty, only that it does not fight",
    copiable_values=_with_toughness,
    is_combatant=_no_planeswalker_fights,
)
