"""Hideaway (502.75): hiding a card, and playing the hidden card."""

from __future__ import annotations

from oracle.effects.cards import arrange, linked_cards
from oracle.game.asking import Illegal
from oracle.game.events import ZoneChange
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, objects_of
from oracle.rules.happening import happen
from oracle.rules.instructions import performs
from oracle.rules.losing import tried
from oracle.rules.playing import play_during_resolution
from oracle.words import effects as words


@performs(words.Hide)
@rule("502.75a")
def hide(game: Game, context: Context, word: words.Hide) -> Procedure[None]:
    """Look at the top cards, however few there are, remove one face down, put the rest under the library."""
    player = context.controller
    looked_at = list(game.zone("library", player)[: cards_looked_at(game, word)])
    if not looked_at:
        return
    game.tell("look", f"{player} looks at the top {len(looked_at)} cards.", "502.75a", players=(player,))
    chosen = yield from choosing.choose_objects(
        game, player, looked_at, "Remove which card from the game face down?", context.source
    )
    yield from hide_card(game, context, chosen[0])
    yield from put_on_bottom(game, player, [card for card in looked_at if card != chosen[0]])


@rule("502.75a", "217.7d")
def hide_card(game: Game, context: Context, card: int) -> Procedure[None]:
    """The card is removed from the game face down; the land knows it, and whoever controls the land may look at it."""
    hidden = ZoneChange(
        object=card,
        to="exile",
        face_down=True,
        linked_by=context.source,
        keep={"hidden_by": context.source},
        rule="502.75a",
    )
    yield from happen(game, hidden)


@rule("502.75a")
def cards_looked_at(game: Game, word: words.Hide) -> int:
    """How many cards hideaway looks at."""
    return word.amount


@rule("502.75a")
def put_on_bottom(game: Game, player: str, cards: list[int]) -> Procedure[None]:
    """The rest goes under the library in the order that the player likes; nobody else sees it."""
    yield from arrange(game, player, player, cards, below=True)


@performs(words.PlayLinked)
@rule("502.75a", "413.2e")
def play_linked(game: Game, context: Context, word: words.PlayLinked) -> Procedure[None]:
    """The ability's controller may play the hidden card now, without paying its mana cost."""
    who, land = context.controller, game.name(context.source)
    said = f"{who} controls the ability of {land} and may play the card that it has removed, if that is still there."
    game.tell("link", said, "502.75a", "217.7d", players=(who,))
    for card in hidden_cards(game, context):
        yield from may_play_now(game, context, card)


@performs(words.PlayCard)
@rule("413.2e")
def play_card(game: Game, context: Context, word: words.PlayCard) -> Procedure[None]:
    """The controller may play the card meant now, without paying its mana cost."""
    for card in objects_of(game, context, word.what):
        if game.exists(card) and not has_been_a_copy_on_the_stack(game, card):
            yield from may_play_now(game, context, card)


@rule("200.1", "420.5j")
def has_been_a_copy_on_the_stack(game: Game, id: int) -> bool:
    """A copy that has left the stack is no card that could be played; it is about to cease to exist."""
    it = game.object(id)
    return it.kind in ("spell-copy", "card-copy") and it.previous is not None


def may_play_now(game: Game, context: Context, card: int) -> Procedure[None]:
    """Ask whether the card is played, as long as that is possible and was begun in a way that is illegal."""
    while not game.player(context.controller).lost and can_be_played_now(game, context.controller, card):
        if not (yield from choosing.may(game, context.controller, "Play the card?", context.source)):
            return
        if (yield from tried(game, context.controller, play_during_resolution(game, context.controller, card))):
            return


@rule("502.75a", "217.7d")
def hidden_cards(game: Game, context: Context) -> list[int]:
    """The cards that the linked ability of this very permanent removed, as far as they are still there."""
    return [card for card in linked_cards(game, context.source) if game.exists(card)]


def can_be_played_now(game: Game, player: str, card: int) -> bool:
    """Whether playing the card could be begun; where it cannot, nothing is asked and nothing happens."""
    checkpoint = game.checkpoint()
    try:
        next(play_during_resolution(game, player, card))
    except StopIteration:
        return True
    except Illegal:
        return False
    finally:
        game.restore(checkpoint)
    return True
