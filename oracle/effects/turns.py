"""Effects that add turns and phases (300.6, 300.7)."""

from __future__ import annotations

from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules.context import Context
from oracle.rules.instructions import performs
from oracle.words import effects as words


@performs(words.ExtraTurn)
@rule("300.6")
def extra_turn(game: Game, context: Context, word: words.ExtraTurn) -> Procedure[None]:
    """The controller takes an extra turn after this one."""
    yield from ()
    game.state.extra_turns += (context.controller,)
    game.tell("turn", f"{context.controller} will take an extra turn.", "300.6", players=(context.controller,))


@performs(words.ExtraCombat)
@rule("300.7")
def extra_combat(game: Game, context: Context, word: words.ExtraCombat) -> Procedure[None]:
    """After this phase there is an additional combat phase."""
    yield from ()
    game.state.extra_combats += 1
    game.tell("turn", "There will be an additional combat phase after this phase.", "300.7")
