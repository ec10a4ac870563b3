"""Copying spells, abilities and cards (503.10)."""

from __future__ import annotations

import msgspec

from oracle.effects.cards import linked_cards
from oracle.effects.permanents import token_owner
from oracle.effects.stack import change_targets
from oracle.game.events import TokenCreation
from oracle.game.game import NOWHERE, STACK, Game
from oracle.game.objects import Object
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import target_words
from oracle.rules.context import Context, objects_of, players_of, words_known
from oracle.rules.happening import happen
from oracle.rules.instructions import performs
from oracle.rules.text_change import with_words_known
from oracle.rules.zones import put_in_zone
from oracle.words import effects as words
from oracle.words.abilities import Card


@performs(words.CopySpell)
@rule("503.10")
def copy_spell(game: Game, context: Context, word: words.CopySpell) -> Procedure[None]:
    """A copy with all decisions of the original goes on the stack; it is not played, and its targets may be changed."""
    for player in players_of(game, context, word.who):
        yield from copy_for(game, context, word, player)


def copy_for(game: Game, context: Context, word: words.CopySpell, player: str) -> Procedure[None]:
    """A player gets copies; an original that has left is copied as it was."""
    if not can_have_copy(game, context, player):
        return
    owner = copy_owner(game, context, player)
    colors = with_words_known(word, words_known(game, context)).colors
    for id in objects_of(game, context, word.what):
        copy = made_copy(game, id, player, owner)
        if colors is not None:
            give_colors(game, copy, colors)
        yield from put_then_choose_targets(game, player, copy, context.source)


def can_have_copy(game: Game, context: Context, player: str) -> bool:
    """Whether a player can get a copy: none is made that would be a player's who has left the game (102.5)."""
    return not (game.player(player).lost or game.player(copy_owner(game, context, player)).lost)


@rule("503.10", "200.5a")
def made_copy(game: Game, id: int, player: str, owner: str) -> int:
    """The copy is a spell without a card, or an ability, that the player controls, with all choices of the original."""
    original = game.object(id)
    copy = Object(
        id=game.new_id(),
        kind=kind_of_copy(game, original),
        zone=NOWHERE,
        owner=owner,
        controller=player,
        card=original.card,
        copied=original.copied,
        timestamp=game.new_timestamp(),
        choices=original.choices,
        ability=original.ability,
    )
    game.put(copy)
    return copy.id


@rule("503.10")
def put_then_choose_targets(game: Game, player: str, copy: int, source: int) -> Procedure[None]:
    """The copy is put on the stack; then it may get new targets."""
    put_copy_on_stack(game, player, copy)
    yield from choose_targets_of_copy(game, player, copy, source)


def put_copy_on_stack(game: Game, player: str, copy: int) -> None:
    """The copy goes on top of the stack, unless its owner has left the game by now."""
    if game.exists(copy):
        put_in_zone(game, msgspec.structs.replace(game.object(copy), zone=STACK))
        game.tell("copy", f"{player} puts a copy of {game.name(copy)} on the stack.", "503.10", objects=(copy,))


@rule("503.10")
def kind_of_copy(game: Game, original: Object) -> str:
    """A copy of a spell is a spell, though there is no card; a copy of an ability is an ability."""
    return "ability" if original.ability is not None else "spell-copy"


@rule("503.10")
def copy_owner(game: Game, context: Context, player: str) -> str:
    """The owner of a copy is who controlled the spell or ability that made it, whoever put it on the stack."""
    return context.controller


@rule("503.2", "503.10")
def give_colors(game: Game, copy: int, colors: tuple[str, ...]) -> None:
    """What makes the copy may say that it is copied in another colour."""
    it = game.object(copy)
    card = it.copied_or_own
    if card is not None:
        game.alter(copy, copied=msgspec.structs.replace(card, colors=colors))


@rule("503.10")
def choose_targets_of_copy(game: Game, player: str, copy: int, source: int) -> Procedure[None]:
    """Where the text says so, whoever put the copy on the stack may choose new targets for it, and nothing else."""
    if target_words(game, copy) and (yield from choosing.may(game, player, "Choose new targets for the copy?", source)):
        yield from change_targets(game, player, copy, source)


@performs(words.CopyCards)
@rule("503.10a", "217.7d")
def copy_cards(game: Game, context: Context, word: words.CopyCards) -> Procedure[None]:
    """Copies of the linked cards, beside them and for a moment only: until they are played, or until the next check."""
    yield from ()
    copies: list[int] = []
    for card in (game.object(id) for id in linked_cards(game, context.source) if game.exists(id)):
        copy = Object(
            id=game.new_id(),
            kind="card-copy",
            zone=card.zone,
            owner=context.controller,
            card=card.card,
            timestamp=game.new_timestamp(),
        )
        put_in_zone(game, copy)
        copies.append(copy.id)
        game.tell("copy", f"{context.controller} copies the card {game.name(card.id)}.", "503.10a", objects=(copy.id,))
    context.known[word.as_] = copies


@performs(words.CreateCopy)
@rule("503.2", "216.1")
def create_copy(game: Game, context: Context, word: words.CreateCopy) -> Procedure[None]:
    """A token has the copiable values of the permanent, and nothing that was chosen or put on that."""
    created: list[int | None] = []
    for id in objects_of(game, context, word.of):
        card = game.object(id).copied_or_own
        assert card is not None, "a permanent is a card, a token or a copy"
        card = msgspec.structs.replace(card, abilities=(*card.abilities, *word.gain))
        owner = token_owner(game, context, context.controller)
        done = yield from happen(game, token_copy(game, card, context.controller, owner, id))
        created += [event.new for event in done]
    context.known[word.as_] = created


@rule("503.2", "419.6i")
def token_copy(game: Game, card: Card, controller: str, owner: str, original: int) -> TokenCreation:
    """What comes into play: a token with what is copied, and without the choices made for the original."""
    return TokenCreation(card=card, controller=controller, owner=owner)
