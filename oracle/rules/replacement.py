"""Replacement and prevention effects (419): which ones apply to an event, and who chooses among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from oracle.game.asking import Ask
from oracle.game.events import CounterChange, DamageEvent, Destruction, Event, TapChange, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.state import Shield
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.combat_state import is_fighting, remove_from_combat
from oracle.rules.coming_into_play import arrives_under, coming_into_play
from oracle.rules.context import Context, fits
from oracle.rules.damage_replacement import changing_damage, dealt_to, redirection_to_planeswalker
from oracle.rules.protection import is_indestructible
from oracle.rules.replacing import Replacement
from oracle.rules.statics import each_in_force, in_force
from oracle.words import statics as words
from touchstone.protocol import Option


def applicable(game: Game, event: Event) -> list[Replacement]:
    """All replacement and prevention effects that could be applied to an event as it is now.

    None to what would become of an object that has left the game meanwhile: nothing does (102.5).
    """
    match event:
        case ZoneChange() if not game.exists(event.object):
            return []
        case ZoneChange(to="battlefield") | TokenCreation():
            return [*coming_into_play(game, event), *doubling(game, event)]
        case ZoneChange(to="graveyard"):
            return [*leaving_the_stack(game, event), *removed_instead(game, event)]
        case ZoneChange():
            return list(leaving_the_stack(game, event))
        case CounterChange():
            return list(doubling(game, event))
        case DamageEvent() if event.amount > 0:
            return [*redirection_to_planeswalker(game, event), *changing_damage(game, event)]
        case Destruction():
            return list(regeneration(game, event))
    return []


@rule("419.9a")
def affected_player(game: Game, event: Event) -> str:
    """Who chooses among the effects: the affected player, or the controller of the affected object."""
    match event:
        case DamageEvent():
            return dealt_to(game, event)
        case ZoneChange() | TokenCreation():
            return arrives_under(game, event)
        case CounterChange(object=affected) | Destruction(object=affected):
            return game.speaker(affected)
    raise TypeError(f"{type(event).__name__} is not replaced by anything")


@rule("419.9a")
def choose_replacement(game: Game, event: Event, found: list[Replacement]) -> Procedure[Replacement]:
    """Which effect is applied next; nobody is asked where the order makes no difference."""
    if len(found) == 1 or all(effect.indifferent for effect in found):
        return found[0]
    options = [
        Option(id=str(n), object=choosing.oid(effect.source), label=effect.label) for n, effect in enumerate(found)
    ]
    answer = yield Ask("replacement", affected_player(game, event), "Which effect is applied first?", options)
    return found[int(answer.options[0])]


# -- not to the graveyard -------------------------------------------------------------------------------------


@rule("502.22a")
def leaving_the_stack(game: Game, event: ZoneChange) -> Iterator[Replacement]:
    """A spell played for its flashback cost is removed from the game when it would leave the stack."""
    it = game.object(event.object)
    flashed_back = it.choices.alternative_cost == "flashback"
    if it.zone == "stack" and flashed_back and event.to != "exile":
        yield Replacement(("flashback",), "flashback", event.object, partial(_going_to, "exile"))


@rule("419.1a")
def removed_instead(game: Game, event: ZoneChange) -> Iterator[Replacement]:
    """Cards that are removed from the game if they would be put into a graveyard."""
    for context, static in in_force(game, words.NoGraveyard):
        if game.object(event.object).kind == "card" and fits(game, static.cards, event.object, context):
            yield Replacement(
                ("removed instead", context.source),
                f"removal, {game.name(context.source)}",
                context.source,
                partial(_going_to, "exile"),
            )


def _going_to(zone: str, event: ZoneChange) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, to=zone)]


# -- counters and tokens ---------------------------------------------------------------------------------


def doubling(game: Game, event: ZoneChange | TokenCreation | CounterChange) -> Iterator[Replacement]:
    """Twice as many tokens, or counters, as an effect would put into play or on a permanent."""
    for which, context, static in each_in_force(game, words.Doubles):
        if is_doubled(game, event, static, context):
            yield Replacement(
                (f"doubles {static.what}", which),
                f"twice as many {static.what}, {game.name(context.source)}",
                context.source,
                partial(_doubled, game, static.what),
            )


@rule("419.1a", "424.1")
def is_doubled(
    game: Game, event: ZoneChange | TokenCreation | CounterChange, static: words.Doubles, context: Context
) -> bool:
    """Only what an effect does is doubled, not what is done as a cost or by damage."""
    if isinstance(event, TokenCreation):
        return event.controller == context.controller and (static.what == "tokens" or bool(event.counters))
    if static.what != "counters":
        return False
    if isinstance(event, ZoneChange):
        return bool(event.counters) and arrives_under(game, event) == context.controller
    return event.amount > 0 and event.by_effect and game.controller(event.object) == context.controller


def _doubled(game: Game, what: str, event: Any) -> Procedure[list[Event]]:
    yield from ()
    if isinstance(event, CounterChange):
        return [msgspec.structs.replace(event, amount=2 * event.amount)]
    if what == "tokens":
        return [event, event]
    return [msgspec.structs.replace(event, counters={kind: 2 * n for kind, n in event.counters.items()})]


# -- destruction -----------------------------------------------------------------------------------------


def regeneration(game: Game, event: Destruction) -> Iterator[Replacement]:
    """Regeneration shields of the permanent (501.5a), if it would be destroyed at all."""
    if not event.regenerate or is_indestructible(game, event.object):
        return
    for shield in game.state.shields:
        if shield.kind == "regenerate" and shield.object == event.object:
            yield Replacement(
                ("regenerate", shield.id),
                "regeneration",
                event.object,
                partial(regenerated, game, shield),
                indifferent=True,
            )


@rule("501.5a")
def regenerated(game: Game, shield: Shield, event: Destruction) -> Procedure[list[Event]]:
    """Instead of being destroyed: all damage is removed, it is tapped, and it leaves combat."""
    yield from ()
    game.state.shields = tuple(s for s in game.state.shields if s.id != shield.id)
    if not game.exists(event.object):
        return []
    game.alter(event.object, damage=0)
    if is_fighting(game, event.object):
        remove_from_combat(game, event.object)
    game.tell("regenerate", f"{game.name(event.object)} is regenerated.", "501.5a", objects=(event.object,))
    return [TapChange(object=event.object, tapped=True)]
