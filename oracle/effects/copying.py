"""Copying spells (503.10)."""

from __future__ import annotations

from oracle.game.game import STACK, Game
from oracle.game.objects import Object
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import choose_targets, target_words
from oracle.rules.carrying_out import place
from oracle.rules.context import Context, objects_of
from oracle.rules.instructions import performs
from oracle.words import effects as words


@performs(words.CopySpell)
@rule("503.10")
def copy_spell(game: Game, context: Context, word: words.CopySpell) -> Procedure[None]:
    """A copy with all decisions of the spell goes on the stack; it is not played, and its targets may be changed."""
    for id in objects_of(game, context, word.what):
        if not game.exists(id) or game.object(id).zone != STACK:
            continue
        copy = put_copy_on_stack(game, id, context.controller)
        if target_words(game, copy) and (
            yield from choosing.may(game, context.controller, "Choose new targets for the copy?", context.source)
        ):
            yield from choose_targets(game, copy, None)


@rule("503.10", "200.5a")
def put_copy_on_stack(game: Game, id: int, player: str) -> int:
    """The copy is a spell without a card, owned and controlled by the player, with all the choices of the original."""
    original = game.object(id)
    copy = Object(
        id=game.new_id(),
        kind="spell-copy",
        zone=STACK,
        owner=player,
        controller=player,
        card=original.card,
        copied=original.copied,
        timestamp=game.new_timestamp(),
        choices=original.choices,
    )
    game.put(copy)
    place(game, copy.id, STACK, player)
    game.tell("copy", f"{player} puts a copy of {game.name(id)} on the stack.", "503.10", objects=(copy.id,))
    return copy.id
