"""Misreadings of choices at the same time, and of Auras that are put into play (GRS-103.4, GRS-212.4J)."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oracle.effects import cards, permanents, players
from oracle.game.events import Event, ZoneChange
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import choosing, coming_into_play
from oracle.rules.context import Context, players_of
from oracle.rules.happening import happen
from oracle.rules.protection import can_be_targeted
from oracle.words import effects as words
from oracle.words.abilities import Card
from oracle.words.filters import Filter

# -- several players choose (103.4a, 103.4b) -----------------------------------------------------------------


def _one_after_the_other(game: Game, context: Context, word: words.EachMayPut) -> Procedure[None]:
    for player in game.in_turn_order:
        chosen = yield from cards.card_to_put(game, context, word, player)
        yield from happen(game, *(ZoneChange(object=id, to="battlefield", controller=player) for id in chosen))


def _first_chooses_again(game: Game, context: Context, word: words.EachMayPut) -> Procedure[None]:
    chosen = {}
    for player in (*game.in_turn_order, game.state.turn.active):
        chosen[player] = yield from cards.card_to_put(game, context, word, player)
    moves = (ZoneChange(object=id, to="battlefield", controller=name) for name in chosen for id in chosen[name])
    yield from happen(game, *moves)


def _shown_to_all(game: Game, player: str, count: int) -> Procedure[list[int]]:
    chosen = yield from players.cards_to_discard.reading(game, player, count)
    game.state.revealed |= set(chosen)
    return chosen


def _last_player_first(game: Game, context: Context, word: words.Sacrifice) -> Procedure[None]:
    chosen: list[int] = []
    for player in reversed(players_of(game, context, word.who)):
        assert isinstance(word.what, Filter)
        options = [id for id in game.controlled(player) if "Creature" in game.known(id).types]
        chosen += yield from choosing.choose_objects(game, player, options, "Sacrifice which?")
    yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="sacrifice") for id in chosen))


misreading(
    "GRS-103.4A-01",
    "What the first player has chosen comes into play before the next player chooses",
    each_may_put=_one_after_the_other,
)
misreading(
    "GRS-103.4A-02",
    "The first player may choose again after the others have chosen",
    each_may_put=_first_chooses_again,
)
misreading("GRS-103.4B-01", "The nonactive player chooses first", sacrifice=_last_player_first)
misreading("GRS-103.4B-02", "The cards that were chosen are shown to the next player", cards_to_discard=_shown_to_all)


# -- one player makes several choices (103.4c) ---------------------------------------------------------------


def _in_another_order(game: Game, context: Context, word: words.KeepOneOfEach) -> Procedure[None]:
    yield from permanents.keep_one_of_each.reading(game, context, msgspec.structs.replace(word, of=word.of[::-1]))


def _never_twice(game: Game, player: str, what: Filter, context: Context, kept: list[int]) -> Procedure[list[int]]:
    options = [id for id in game.controlled(player) if id not in kept and set(what.types) <= game.known(id).types]
    return (yield from choosing.choose_objects(game, player, options, "Keep which?", context.source))


def _one_by_one(game: Game, context: Context, word: words.Sacrifice) -> Procedure[None]:
    assert isinstance(word.amount, int)
    for player in players_of(game, context, word.who):
        alone = replace(context, known={**context.known, "that player": [player]})
        for _ in range(word.amount):
            one = msgspec.structs.replace(word, amount=1, who="that player")
            yield from permanents.sacrifice.reading(game, alone, one)


misreading("GRS-103.4C-01", "The choices are made in an order of the engine's own", keep_one_of_each=_in_another_order)
misreading("GRS-103.4C-01", "What was chosen as the artifact cannot be chosen as the creature", keep_one=_never_twice)
misreading(
    "GRS-103.4C-02",
    "The first creature is sacrificed before the second is chosen",
    sacrifice=_one_by_one,
)


# -- Auras put into play (212.4j) ----------------------------------------------------------------------------


def _as_a_target(game: Game, event: ZoneChange, card: Card) -> Procedure[list[Event]]:
    controller = event.controller or game.object(event.object).owner
    assert card.enchant is not None
    hosts = choosing.legal_hosts(game, card.enchant, Context(event.object, controller))
    hosts = [host for host in hosts if isinstance(host, str) or can_be_targeted(game, host, event.object)]
    if not hosts:
        return []
    host = yield from choosing.choose_one(game, controller, hosts, "What does it enchant?", event.object)
    return [msgspec.structs.replace(event, attached_to=host)]


def _off_the_stack_only(game: Game, event: ZoneChange) -> list[Event]:
    return (
        [event]
        if game.object(event.object).zone != "stack"
        else coming_into_play.aura_without_host.reading(game, event)
    )


def _stays_on_the_stack(game: Game, event: ZoneChange) -> list[Event]:
    return []


misreading("GRS-212.4J-01", "A creature that cannot be a target cannot be chosen", aura_put_into_play=_as_a_target)
misreading(
    "GRS-212.4J-02",
    "Only the enchant ability limits what the Aura is put on",
    may_be_enchanted=lambda game, host, aura: True,
)
misreading(
    "GRS-212.4J-03",
    "The controller chooses what the Aura enchants, whatever the effect says",
    attached_to_named=lambda game, host: None,
)
misreading(
    "GRS-212.4J-04",
    "An Aura with nothing to enchant comes into play and dies at once",
    aura_without_host=_off_the_stack_only,
)
misreading(
    "GRS-212.4J-05",
    "A copy of an Aura with nothing to enchant is left on the stack",
    aura_without_host=_stays_on_the_stack,
)
