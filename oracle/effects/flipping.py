"""Flipping flip cards (508)."""

from __future__ import annotations

from oracle.effects.permanents import in_play
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules.context import Context
from oracle.rules.instructions import performs
from oracle.words import effects as words


@performs(words.Flip)
@rule("508.2")
def flip(game: Game, context: Context, word: words.Flip) -> Procedure[None]:
    """A flip card in play is flipped; it stays so for as long as it is in play."""
    yield from ()
    for id in in_play(game, context, word.what):
        it = game.object(id)
        card = it.copied_or_own
        if card is not None and card.flipped is not None and not it.flipped:
            game.tell("flip", f"{game.name(id)} is flipped.", "508.2", objects=(id,))
            game.alter(id, flipped=True)
