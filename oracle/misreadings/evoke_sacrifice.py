"""Misreadings of the sacrifice of evoke, and of the abilities beside it (LRW-EVOKE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Target
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.misreadings.evoke import was_evoked
from oracle.rulebook import Procedure
from oracle.rules import combat, conditions, priority, resolving, triggers, zones
from oracle.rules.context import Context
from oracle.rules.happening import happen

Condition = Callable[[Game, Context], bool]
CLOUDTHRESHER = "Cloudthresher"


# -- what is sacrificed ------------------------------------------------------------------------------------


def sacrificed_if(condition: Condition) -> Callable[[Game, Context, str], bool]:
    """Another condition for the sacrifice of evoke than that this cost was paid for it."""

    def paid(game: Game, context: Context, cost: str) -> bool:
        return condition(game, context) if cost == "evoke" else conditions.cost_was_paid.reading(game, context, cost)

    return paid


def _earlier(game: Game, id: int) -> Iterator[int]:
    """An object, and all that its card was before."""
    here: int | None = id
    while here is not None:
        yield here
        here = game.object(here).previous


def by_who_paid(game: Game, context: Context) -> bool:
    """Whether the controller of an evoked permanent is who played it."""
    spell = game.object(context.source).previous
    evoked = was_evoked(game, context.source)
    return evoked and spell is not None and game.controller(spell) == game.controller(context.source)


misreading(
    "LRW-EVOKE-18",
    "A creature with evoke is sacrificed whatever was paid for it",
    cost_was_paid=sacrificed_if(lambda game, context: True),
)
misreading(
    "LRW-EVOKE-12",
    "A card that was once evoked is sacrificed whenever it comes into play",
    cost_was_paid=sacrificed_if(
        lambda game, context: any(was_evoked(game, one) for one in _earlier(game, context.source))
    ),
)
misreading(
    "LRW-EVOKE-23",
    "Only the player who paid the evoke cost has to sacrifice the creature",
    cost_was_paid=sacrificed_if(by_who_paid),
)


def _is_evoke(game: Game, id: int) -> bool:
    ability = game.object(id).ability
    return ability is not None and ability.ability.keyword == "evoke"


def only_own_creature(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """The sacrifice comes to nothing if somebody else controls the creature by then."""
    ability = game.object(id).ability
    if ability is not None and _is_evoke(game, id) and game.controller(ability.source) != game.controller(id):
        zones.cease_to_exist(game, id)
    else:
        yield from resolving.resolve_ability.reading(game, id, targets)


misreading(
    "LRW-EVOKE-24",
    "Nothing is sacrificed if the evoked creature has changed controllers",
    resolve_ability=only_own_creature,
)


# -- spell, creature and abilities -------------------------------------------------------------------------


def straight_to_the_graveyard(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """What was evoked goes from the stack to the graveyard."""
    if was_evoked(game, id):
        yield from happen(game, ZoneChange(object=id, to="graveyard", cause="sacrifice"))
    else:
        yield from resolving.resolve_permanent_spell.reading(game, id, targets)


misreading(
    "LRW-EVOKE-02",
    "An evoked creature does not come into play at all",
    resolve_permanent_spell=straight_to_the_graveyard,
)


def gone_at_once(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """What was evoked is sacrificed as it comes into play, without a trigger."""
    yield from resolving.resolve_permanent_spell.reading(game, id, targets)
    permanent = game.state.became.get(id)
    if permanent is not None and was_evoked(game, permanent):
        game.state.waiting = tuple(one for one in game.state.waiting if one.ability.keyword != "evoke")
        yield from happen(game, ZoneChange(object=permanent, to="graveyard", cause="sacrifice"))


misreading(
    "LRW-EVOKE-09",
    "Evoke is an effect of the spell, and no ability triggers for the sacrifice",
    resolve_permanent_spell=gone_at_once,
)


def _own_ability_replaced(game: Game, player: str, triggered: list[Waiting]) -> Procedure[list[Waiting]]:
    evoked = {one.source for one in triggered if one.ability.keyword == "evoke"}
    left = [one for one in triggered if one.ability.keyword == "evoke" or one.source not in evoked]
    return (yield from triggers.in_chosen_order.reading(game, player, left))


misreading(
    "LRW-EVOKE-19",
    "The sacrifice takes the place of the creature's own ability",
    in_chosen_order=_own_ability_replaced,
)


def _sacrifice_first(game: Game, player: str, triggered: list[Waiting]) -> Procedure[list[Waiting]]:
    if all(one.ability.keyword != "evoke" for one in triggered):
        return (yield from triggers.in_chosen_order.reading(game, player, triggered))
    return sorted(triggered, key=lambda one: one.ability.keyword == "evoke")


misreading(
    "LRW-EVOKE-20",
    "The sacrifice of evoke always goes on the stack last",
    in_chosen_order=_sacrifice_first,
)


def resolved_at_once(is_such: Callable[[Game, int], bool]) -> Callable[[Game], Procedure[None]]:
    """Such abilities resolve as soon as they are on the stack, before anybody has priority."""

    def before_priority(game: Game) -> Procedure[None]:
        yield from priority.before_priority.reading(game)
        while game.zone(STACK) and is_such(game, game.zone(STACK)[0]):
            yield from resolving.resolve_top(game)
            yield from priority.before_priority.reading(game)

    return before_priority


misreading(
    "LRW-EVOKE-21",
    "The sacrifice resolves at once, before anybody can respond",
    before_priority=resolved_at_once(_is_evoke),
)


# -- the cards ---------------------------------------------------------------------------------------------


def with_changed(name: str, place: int, changes: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """A card, one of whose abilities says something else."""
    abilities = list(msgspec.to_builtins(card(name).abilities))
    abilities[place] = {**abilities[place], **changes}
    return {name: {"abilities": abilities}}


def _damage(**changes: Any) -> dict[str, dict[str, Any]]:
    """Cloudthresher, whose ability damages others than it says."""
    text = msgspec.to_builtins(card(CLOUDTHRESHER).abilities[2])["text"]
    effects = [{**text["effects"][0], **changes}]
    return with_changed(CLOUDTHRESHER, 2, {"text": {**text, "effects": effects}})


misreading(
    "LRW-EVOKE-17",
    "The ability of Aethersnipe triggers on leaving play",
    cards=with_changed("Aethersnipe", 0, {"on": {"event": "leaves-play"}}),
)
misreading("LRW-EVOKE-04", "Cloudthresher is 3/3", cards={CLOUDTHRESHER: {"power": 3, "toughness": 3}})
misreading("LRW-EVOKE-07", "Cloudthresher spares its controller", cards=_damage(to_players="opponents"))
misreading("LRW-EVOKE-07", "Cloudthresher damages every creature", cards=_damage(to={"types": ["Creature"]}))
misreading(
    "LRW-EVOKE-08",
    "The evoke cost of Cloudthresher is what it saves on the mana cost",
    cards=with_changed(CLOUDTHRESHER, 3, {"cost": "{G}{G}"}),
)


def _flyers_only(game: Game, blocker: int, attacker: int) -> bool:
    flies = game.known(attacker).has("flying") and not game.known(blocker).has("flying")
    return not flies and combat.may_block.reading(game, blocker, attacker)


def _among_flyers_only(game: Game, blocker: int, attacker: int) -> bool:
    flies = game.known(blocker).has("flying") or game.known(blocker).has("reach")
    against_reach = game.known(attacker).has("reach") and not flies
    return not against_reach and combat.may_block.reading(game, blocker, attacker)


misreading("LRW-EVOKE-06", "Only creatures with flying block creatures with flying", may_block=_flyers_only)
misreading("LRW-EVOKE-06", "A creature with reach is blocked like one with flying", may_block=_among_flyers_only)
