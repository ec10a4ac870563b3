"""Misreadings of loyalty: where it comes from, what changes it, what happens at zero (LRW-PW-23 to 34)."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.game.events import CounterChange, Event, LifeChange, TokenCreation, ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Characteristics, Object
from oracle.misreadings import misreading
from oracle.misreadings.planeswalker_costs import as_an_effect, paid_at_once, paid_on_resolution
from oracle.misreadings.planeswalker_subtypes import to_its_controller
from oracle.misreadings.planeswalker_type import is_planeswalker
from oracle.rulebook import RULES, Procedure
from oracle.rules.applying import change
from oracle.rules.context import Context
from oracle.rules.spell_costs import card_of
from oracle.rules.state_based import planeswalkers, to_graveyard
from oracle.words.abilities import Card
from oracle.words.statics import Doubles


def _counters(game: Game, id: int, kind: str = "loyalty") -> int:
    return game.object(id).counters.get(kind, 0)


# -- what has it (23 to 25) ------------------------------------------------------------------------------


def _of_everything(game: Game, id: int) -> int | None:
    return _counters(game, id)


def _whatever_has_no_counters(game: Game) -> list[Event]:
    checked = [id for id in game.permanents if game.known(id).types.isdisjoint({"Creature", "Land"})]
    return to_graveyard([id for id in checked if not _counters(game, id)], "420.5")


misreading("LRW-PW-23", "Every permanent has loyalty, most of them 0", loyalty_in_play=_of_everything)
misreading(
    "LRW-PW-23",
    "Artifacts and enchantments have loyalty 0, too, and go to the graveyard for it",
    planeswalkers_without_loyalty=_whatever_has_no_counters,
)
misreading("LRW-PW-24", "Chandra's loyalty is her converted mana cost", cards={"Chandra Nalaar": {"loyalty": 5}})
misreading("LRW-PW-24", "Liliana's loyalty is missing", cards={"Liliana Vess": {"loyalty": None}})


def _shown_as_toughness(game: Game, effects: Any) -> None:
    RULES["power_and_toughness_layer"].reading(game, effects)
    for id in planeswalkers(game):
        change(game, id, power=0, toughness=_counters(game, id))


misreading(
    "LRW-PW-25",
    "Loyalty is stored as the toughness of a planeswalker",
    power_and_toughness_layer=_shown_as_toughness,
)

# -- where it comes from (26 to 28) ----------------------------------------------------------------------


def _if_it_was_played(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Procedure[list[Event]]:
    if isinstance(event, ZoneChange) and event.cause == "resolve":
        settled: list[Event] = yield from RULES["loyalty_counters"].reading(game, event, card)
        return settled
    return [event]


def _only_in_play(game: Game, event: Any, static: Doubles, context: Context) -> bool:
    doubled: bool = RULES["is_doubled"].reading(game, event, static, context)
    return doubled and not (isinstance(event, ZoneChange) and "loyalty" in event.counters)


def _apart_from_the_number(game: Game, it: Object, event: CounterChange) -> dict[str, int]:
    if event.kind == "loyalty" and event.by_effect and event.amount > 0:
        event = msgspec.structs.replace(event, kind="loyalty put by an effect")
    counters: dict[str, int] = RULES["counters_after"].reading(game, it, event)
    return counters


def _printed_if_there_are_none(game: Game, id: int) -> int | None:
    loyalty: int | None = RULES["loyalty_in_play"].reading(game, id)
    return card_of(game, id).loyalty if loyalty == 0 else loyalty


def _printed_at_most(game: Game, id: int) -> int | None:
    loyalty: int | None = RULES["loyalty_in_play"].reading(game, id)
    return None if loyalty is None else min(loyalty, card_of(game, id).loyalty or 0)


misreading(
    "LRW-PW-26",
    "A planeswalker gets its counters only if it was played, not if it is put into play",
    loyalty_counters=_if_it_was_played,
)
misreading(
    "LRW-PW-26",
    "The counters that a planeswalker comes into play with are no work of an effect, so that nothing doubles them",
    is_doubled=_only_in_play,
)
misreading(
    "LRW-PW-27",
    "Loyalty is a number that costs and damage change, while counters that effects put on count for nothing",
    counters_after=_apart_from_the_number,
)
misreading(
    "LRW-PW-28",
    "A planeswalker in play without counters has its printed loyalty",
    loyalty_in_play=_printed_if_there_are_none,
)
misreading(
    "LRW-PW-28",
    "A planeswalker in play has no more than its printed loyalty",
    loyalty_in_play=_printed_at_most,
)

# -- what changes it (29 to 32) --------------------------------------------------------------------------


def _until_the_turn_ends(game: Game, id: int) -> bool:
    right: bool = RULES["keeps_damage"].reading(game, id)
    return right or is_planeswalker(game, id)


def _no_counters(game: Game, planeswalker: int, amount: int) -> list[Event]:
    return []


def _with_damage_as_high_as_loyalty(game: Game) -> list[Event]:
    doomed = [id for id in planeswalkers(game) if game.object(id).damage >= _counters(game, id)]
    return to_graveyard(doomed, "420.5")


def _the_rest_to_the_player(game: Game, planeswalker: int, amount: int) -> list[Event]:
    events: list[Event] = RULES["damage_to_planeswalker"].reading(game, planeswalker, amount)
    player = game.controller(planeswalker)
    rest = amount - _counters(game, planeswalker)
    return [*events, LifeChange(player=player, amount=-rest)] if player is not None and rest > 0 else events


def _all_or_none(game: Game, planeswalker: int, amount: int) -> list[Event]:
    if amount < _counters(game, planeswalker):
        return []
    events: list[Event] = RULES["damage_to_planeswalker"].reading(game, planeswalker, amount)
    return events


misreading(
    "LRW-PW-29",
    "Damage stays marked on a planeswalker and heals as the turn ends",
    keeps_damage=_until_the_turn_ends,
    damage_to_planeswalker=_no_counters,
    planeswalkers_without_loyalty=_with_damage_as_high_as_loyalty,
)
misreading(
    "LRW-PW-29",
    "Damage that is less than a planeswalker's loyalty does nothing to it",
    damage_to_planeswalker=_all_or_none,
)
misreading(
    "LRW-PW-29",
    "Damage beyond a planeswalker's loyalty goes on to the player",
    damage_to_planeswalker=_the_rest_to_the_player,
)
misreading(
    "LRW-PW-30",
    "Loyalty changes as the ability resolves",
    pay_loyalty=paid_at_once(but=bool),
    resolve_ability=paid_on_resolution(bool),
)


def _counted_apart(game: Game, it: Object, event: CounterChange) -> dict[str, int]:
    if event.kind == "loyalty" and event.amount < 0:
        event = msgspec.structs.replace(event, kind="lost loyalty", amount=-event.amount)
    counters: dict[str, int] = RULES["counters_after"].reading(game, it, event)
    return counters


def _less_the_lost(game: Game, id: int) -> int | None:
    loyalty: int | None = RULES["loyalty_in_play"].reading(game, id)
    return None if loyalty is None else max(0, loyalty - _counters(game, id, "lost loyalty"))


def _enough_is_left(game: Game, id: int, change: int) -> bool:
    return (game.known(id).loyalty or 0) + change >= 0


def _up_to_the_printed(game: Game, id: int, change: int) -> Procedure[None]:
    room = max(0, (card_of(game, id).loyalty or 0) - _counters(game, id))
    yield from RULES["pay_loyalty"].reading(game, id, min(change, room))


misreading(
    "LRW-PW-31",
    "Lost loyalty is counted with counters of another kind, and the old ones stay",
    counters_after=_counted_apart,
    loyalty_in_play=_less_the_lost,
    can_pay_loyalty=_enough_is_left,
)
misreading("LRW-PW-32", "Abilities do not raise loyalty above the printed number", pay_loyalty=_up_to_the_printed)
misreading("LRW-PW-32", "Doubling Season doubles the loyalty that a cost adds", pay_loyalty=as_an_effect)

# -- at zero, and outside play (33, 34) ------------------------------------------------------------------


def _once_the_stack_is_empty(game: Game) -> list[Event]:
    events: list[Event] = RULES["planeswalkers_without_loyalty"].reading(game)
    return [] if game.zone(STACK) else events


def _none_without_counters(game: Game, it: Object) -> Characteristics:
    values: Characteristics = RULES["copiable_values"].reading(game, it)
    if it.zone == BATTLEFIELD or values.loyalty is None:
        return values
    return msgspec.structs.replace(values, loyalty=0)


misreading(
    "LRW-PW-33",
    "A planeswalker without loyalty stays until the stack is empty",
    planeswalkers_without_loyalty=_once_the_stack_is_empty,
)
misreading(
    "LRW-PW-33",
    "A planeswalker without loyalty goes to the graveyard of the player who controlled it",
    new_object=to_its_controller("420.5"),
)
misreading("LRW-PW-34", "A planeswalker card outside play has loyalty 0", copiable_values=_none_without_counters)
