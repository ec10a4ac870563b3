"""Misreadings of hideaway: the lands, hiding a card, and who may look at it (LRW-HIDE-01 to 17, 20 and 22)."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.cards import card
from oracle.effects import hideaway
from oracle.game.events import TapChange, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Object
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import choosing, coming_into_play
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.rules.zones import put_within_library
from oracle.words import effects as words
from oracle.words.statics import EntersWith

BRIDGE = "Mosswort Bridge"
Entering = ZoneChange | TokenCreation


# -- the lands ---------------------------------------------------------------------------------------------


def _with_effects(name: str, place: int, *effects: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """A land, one of whose abilities does something else."""
    abilities = list(msgspec.to_builtins(card(name).abilities))
    text = {**abilities[place]["text"], "effects": effects}
    abilities[place] = {**abilities[place], "text": text}
    return {name: {"abilities": abilities}}


def _condition(least: int) -> dict[str, Any]:
    power = {"amount": "total-power", "of": {"types": ["Creature"], "controller": "you"}}
    return {"if": "at-least", "amount": power, "least": least}


def _playing_if(condition: dict[str, Any]) -> dict[str, Any]:
    return {"do": "if", "condition": condition, "effects": [{"do": "play-linked"}]}


misreading(
    "LRW-HIDE-01",
    "Mosswort Bridge is uncommon",
    facts={(BRIDGE, "rarity"): "uncommon"},
)
misreading("LRW-HIDE-04", "Mosswort Bridge is a Forest", cards={BRIDGE: {"subtypes": ("Forest",)}})
misreading(
    "LRW-HIDE-06",
    "Mosswort Bridge gives colorless mana",
    cards=_with_effects(BRIDGE, 1, {"do": "add-mana", "choices": ["{1}"]}),
)
misreading(
    "LRW-HIDE-07",
    "Mosswort Bridge asks for a total power of more than 10",
    cards=_with_effects(BRIDGE, 2, _playing_if(_condition(11))),
)
misreading(
    "LRW-HIDE-07",
    "Mosswort Bridge does not ask for any power",
    cards=_with_effects(BRIDGE, 2, {"do": "play-linked"}),
)
misreading(
    "LRW-HIDE-22",
    "Shelldock Isle has the condition of Mosswort Bridge",
    cards=_with_effects("Shelldock Isle", 2, _playing_if(_condition(10))),
)


# -- coming into play tapped -------------------------------------------------------------------------------


def _untapped(game: Game, event: Entering, static: EntersWith) -> bool:
    return False


def _tapped_if_played(game: Game, event: Entering, static: EntersWith) -> bool:
    played = isinstance(event, ZoneChange) and event.cause == "play"
    return played and coming_into_play.comes_into_play_tapped.reading(game, event, static)


def _tapping_it(game: Game, context: Context, word: words.Hide) -> Procedure[None]:
    if game.exists(context.source):
        yield from happen(game, TapChange(object=context.source, tapped=True))
    yield from hideaway.hide.reading(game, context, word)


misreading("LRW-HIDE-03", "The land comes into play untapped", comes_into_play_tapped=_untapped)
misreading(
    "LRW-HIDE-08",
    "The land comes into play untapped, and the trigger taps it",
    comes_into_play_tapped=_untapped,
    hide=_tapping_it,
)
misreading(
    "LRW-HIDE-09",
    "The land comes into play tapped only if it is played from the hand",
    comes_into_play_tapped=_tapped_if_played,
)


# -- hiding a card -----------------------------------------------------------------------------------------


def _into_the_hand(game: Game, context: Context, card: int) -> Procedure[None]:
    yield from happen(game, ZoneChange(object=card, to="hand"))


def _face_up(game: Game, context: Context, card: int) -> Procedure[None]:
    yield from happen(game, ZoneChange(object=card, to="exile", linked_by=context.source))


def _on_top(game: Game, player: str, cards: list[int]) -> Procedure[None]:
    yield from ()


def _unasked(game: Game, player: str, cards: list[int]) -> Procedure[None]:
    yield from ()
    put_within_library(game, player, cards, below=True)


def _one_more(game: Game, word: words.Hide) -> int:
    return word.amount + 1


def _shown_to_all(game: Game, context: Context, word: words.Hide) -> Procedure[None]:
    game.state.revealed |= set(game.zone("library", context.controller)[: word.amount])
    yield from hideaway.hide.reading(game, context, word)


def _if_wanted(game: Game, context: Context, word: words.Hide) -> Procedure[None]:
    if (yield from choosing.may(game, context.controller, "Hide a card?", context.source)):
        yield from hideaway.hide.reading(game, context, word)


def _of_four_cards_only(game: Game, context: Context, word: words.Hide) -> Procedure[None]:
    if len(game.zone("library", context.controller)) >= word.amount:
        yield from hideaway.hide.reading(game, context, word)


misreading("LRW-HIDE-02", "The card goes to the hand", hide_card=_into_the_hand)
misreading("LRW-HIDE-05", "The cards that were not picked stay on top of the library", put_on_bottom=_on_top)
misreading("LRW-HIDE-10", "The player looks at the top five cards", cards_looked_at=_one_more)
misreading("LRW-HIDE-10", "The cards are shown to all players", hide=_shown_to_all)
misreading("LRW-HIDE-11", "The card is removed face up", hide_card=_face_up)
misreading("LRW-HIDE-12", "The cards go under the library in the order in which they lay", put_on_bottom=_unasked)
misreading("LRW-HIDE-14", "The player may decline to hide a card", hide=_if_wanted)
misreading("LRW-HIDE-15", "Of fewer than four cards none is hidden", hide=_of_four_cards_only)


# -- looking at it -----------------------------------------------------------------------------------------


def _land(game: Game, it: Object) -> Object | None:
    return game.object(it.hidden_by) if it.hidden_by is not None and game.exists(it.hidden_by) else None


def _owner_of_land(game: Game, viewer: str, it: Object) -> bool:
    land = _land(game, it)
    return land is not None and viewer == land.owner


def _owner_of_card(game: Game, viewer: str, it: Object) -> bool:
    return viewer == it.owner


def _controller_now(game: Game, viewer: str, it: Object) -> bool:
    land = _land(game, it)
    return land is not None and viewer == game.controller(land.id)


def _once_allowed_always_allowed(game: Game, viewer: str, it: Object) -> bool:
    return it.hidden_by is not None and game.object(it.hidden_by).has_been_controlled_by(viewer)


misreading("LRW-HIDE-13", "Only the owner of the land may look", may_look_at_hidden=_owner_of_land)
misreading("LRW-HIDE-16", "Only the owner of the card may look", may_look_at_hidden=_owner_of_card)
misreading("LRW-HIDE-17", "Only who controls the land now may look", may_look_at_hidden=_controller_now)
misreading(
    "LRW-HIDE-20",
    "Who could look at the card still may when the land has left play",
    may_look_at_hidden=_once_allowed_always_allowed,
)
