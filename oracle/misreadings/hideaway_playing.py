"""Misreadings of playing the hidden card: whose it is, when and what it costs (LRW-HIDE-18, 19, 21 and 23 to 33)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oracle.effects import hideaway
from oracle.game.asking import Illegal
from oracle.game.events import ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import choosing, playing, spell_costs, timing
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.words import effects as words
from oracle.words.abilities import Card
from touchstone.protocol import Announcement

PlayLinked = Callable[[Game, Context, words.PlayLinked], Procedure[None]]


# -- whose card it is, and which ---------------------------------------------------------------------------


def _only_if(condition: Callable[[Game, Context], bool]) -> PlayLinked:
    """The ability does something only on a condition that does not matter."""

    def play(game: Game, context: Context, word: words.PlayLinked) -> Procedure[None]:
        if condition(game, context):
            yield from hideaway.play_linked.reading(game, context, word)

    return play


def _by_the_owner(game: Game, context: Context, word: words.PlayLinked) -> Procedure[None]:
    for card in hideaway.hidden_cards.reading(game, context):
        owners = replace(context, controller=game.object(card).owner)
        yield from hideaway.may_play_now(game, owners, card)


def _owns_all(game: Game, context: Context) -> bool:
    return all(game.object(card).owner == context.controller for card in hideaway.hidden_cards.reading(game, context))


def _controls_land(game: Game, context: Context) -> bool:
    return game.exists(context.source) and game.controller(context.source) == context.controller


def _any_removed_card(game: Game, context: Context) -> list[int]:
    return [card for card in game.zone("exile") if game.object(card).owner == context.controller]


def _wherever_it_went(game: Game, context: Context) -> list[int]:
    cards = (game.now(card) for card in game.object(context.source).linked)
    return [card for card in cards if game.exists(card)]


misreading("LRW-HIDE-18", "The owner of the card plays it, whoever activates the land", play_linked=_by_the_owner)
misreading("LRW-HIDE-19", "Only the owner of the card can play it", play_linked=_only_if(_owns_all))
misreading("LRW-HIDE-21", "Any removed card of the player can be played", hidden_cards=_any_removed_card)
misreading("LRW-HIDE-32", "Only who still controls the land can play the card", play_linked=_only_if(_controls_land))
misreading("LRW-HIDE-33", "The ability follows the card into another zone", hidden_cards=_wherever_it_went)


# -- when it is played -------------------------------------------------------------------------------------


def _without_the_stack(game: Game, player: str, id: int) -> Procedure[None]:
    if "Creature" in game.known(id).types:
        yield from happen(game, ZoneChange(object=id, to=BATTLEFIELD, controller=player))
    else:
        yield from playing.play_during_resolution.reading(game, player, id)


def _at_the_usual_time(game: Game, player: str, id: int) -> Procedure[None]:
    if not timing.may_play_card_now(game, player, id):
        raise Illegal("timing", f"{player} may not play {game.name(id)} now.", "408.1d")
    yield from playing.play_during_resolution.reading(game, player, id)


def _in_any_turn(game: Game, player: str, id: int) -> Procedure[None]:
    yield from playing.put_land_into_play(game, player, id)


def _besides_the_land_play(game: Game, player: str, id: int) -> Procedure[None]:
    yield from playing.play_land_during_resolution.reading(game, player, id)
    game.alter_player(player, lands_played=0)


misreading("LRW-HIDE-23", "A creature card comes into play at once", play_during_resolution=_without_the_stack)
misreading(
    "LRW-HIDE-24",
    "The hidden card can be played only when its type allows",
    play_during_resolution=_at_the_usual_time,
)
misreading(
    "LRW-HIDE-25",
    "No restriction on playing the hidden card holds",
    forbid_wrong_moment=lambda game, player, id: None,
)
misreading("LRW-HIDE-26", "A hidden land can be played in any turn", play_land_during_resolution=_in_any_turn)
misreading(
    "LRW-HIDE-27",
    "A hidden land is not the land play of the turn",
    play_land_during_resolution=_besides_the_land_play,
)


# -- when it cannot be played, and what it costs -----------------------------------------------------------


def _to_the_graveyard(game: Game, context: Context, word: words.PlayLinked) -> Procedure[None]:
    yield from hideaway.play_linked.reading(game, context, word)
    left = hideaway.hidden_cards.reading(game, context)
    yield from happen(game, *(ZoneChange(object=card, to="graveyard") for card in left))


def _once_only(game: Game, context: Context, word: words.PlayLinked) -> Procedure[None]:
    yield from hideaway.play_linked.reading(game, context, word)
    if game.exists(context.source):
        game.alter(context.source, linked=())


def _asking_for_another_cost(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False
) -> Procedure[None]:
    others = list(spell_costs.alternative_costs(game, player, id)) if free else []
    if others:
        yield from choosing.choose_label(game, player, ["nothing", *others], "For which cost?")
    yield from spell_costs.choose_costs_and_x.reading(game, player, id, announced, free)


def _no_additional_costs(game: Game, player: str, id: int, card: Card) -> Procedure[tuple[str, ...]]:
    yield from ()
    return ()


misreading("LRW-HIDE-28", "A card that is not played goes to the graveyard", play_linked=_to_the_graveyard)
misreading("LRW-HIDE-29", "There is one attempt to play the card", play_linked=_once_only)
misreading(
    "LRW-HIDE-30",
    "A card that is played for nothing can be evoked instead",
    choose_costs_and_x=_asking_for_another_cost,
)
misreading("LRW-HIDE-31", "Additional costs of a free card cannot be paid", choose_optional_costs=_no_additional_costs)
