"""Effects on spells and abilities on the stack: countering, new targets (414, 415.7)."""

from __future__ import annotations

from oracle.game.game import STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import choose_targets, target_words
from oracle.rules.context import Context, objects_of, players_of
from oracle.rules.instructions import follow, performs
from oracle.rules.resolving import counter
from oracle.rules.statics import in_force
from oracle.words import effects as words
from oracle.words.effects import Effect
from oracle.words.statics import NoCountering


@performs(words.Counter)
@rule("501.3a")
def counter_on_stack(game: Game, context: Context, word: words.Counter) -> Procedure[None]:
    """Spells or abilities are countered."""
    for id in objects_of(game, context, word.what):
        if not game.exists(id) or game.object(id).zone != STACK:
            continue
        instead = instead_of_countering(game, context, id)
        if instead is None:
            yield from counter(game, id)
        else:
            yield from follow(game, Context(instead[0], context.controller, {"it": [id]}), instead[1])


@rule("419.1a")
def instead_of_countering(game: Game, context: Context, id: int) -> tuple[int, tuple[Effect, ...]] | None:
    """What is done instead if a permanent of the counter's controller replaces the countering of spells."""
    if game.object(id).kind == "ability":
        return None
    for speaker, static in in_force(game, NoCountering):
        if speaker.controller == context.controller:
            return speaker.source, static.effects
    return None


@performs(words.ChooseNewTargets)
@rule("415.7")
def choose_new_targets(game: Game, context: Context, word: words.ChooseNewTargets) -> Procedure[None]:
    """A player may choose new targets; a target changes only to another legal one."""
    player = players_of(game, context, word.who)[0]
    for id in objects_of(game, context, word.what):
        there = game.exists(id) and game.object(id).zone == STACK and target_words(game, id)
        if there and (yield from choosing.may(game, player, "Choose new targets?", context.source)):
            yield from choose_targets(game, id, None)
