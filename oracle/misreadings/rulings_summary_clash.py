"""Misreadings of a clash in which a player has no card to reveal (GRS-501.10)."""

from __future__ import annotations

from oracle.effects.clash import Costs
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context
from oracle.words.effects import Clash


def _not_without_cards(game: Game, context: Context, word: Clash) -> Procedure[None]:
    if all(game.zone("library", player) for player in game.in_turn_order):
        yield from RULES["clash"].reading(game, context, word)


def _below_every_card(game: Game, card: int | None) -> Costs:
    costs: Costs = RULES["noted_costs"].reading(game, card)
    return costs if card is not None else (-1,)


def _above_every_card(game: Game, card: int | None) -> Costs:
    costs: Costs = RULES["noted_costs"].reading(game, card)
    return costs if card is not None else (1000,)


misreading("GRS-501.10.R3-01", "Nobody clashes unless both players have a card to reveal", clash=_not_without_cards)
misreading("GRS-501.10.R3-02", "Any card that is revealed beats none, even a land", noted_costs=_below_every_card)
misreading("GRS-501.10.R3-02", "Who has no card to reveal wins the clash", noted_costs=_above_every_card)
