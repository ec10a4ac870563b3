"""Carrying out settled events: the only code that changes objects, zones, counters, life and mana."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.game import events as happened
from oracle.game.events import Event, ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Object
from oracle.game.state import ContinuousEffect
from oracle.rulebook import rule
from oracle.rules.combat_state import remove_from_combat
from oracle.rules.context import poison_of
from oracle.rules.zones import is_gone, put_in_zone

Carrier = Callable[[Game, Any], list[Event]]


def carry_out(game: Game, event: Event) -> list[Event]:
    """Let an event take effect; the result is the event as it happened, or nothing if it could not."""
    return _CARRIERS[type(event)](game, event)


# -- zones ---------------------------------------------------------------------------------------------


@rule("217.1c")
def new_object(game: Game, it: Object, event: ZoneChange) -> Object:
    """An object that changes zones is a new object: nothing of the old one stays with it."""
    holder = event.controller or it.owner
    return Object(
        id=game.new_id(),
        kind=it.kind,
        zone=event.to,
        owner=it.owner,
        controller=holder if event.to in (BATTLEFIELD, STACK) else None,
        held_by=holder,
        card=it.card,
        copied=event.copied,
        previous=it.id,
        timestamp=game.new_timestamp(),
        moment=game.state.moment,
        since=game.state.turn.number,
        tapped=event.tapped,
        face_down=event.face_down,
        counters=event.counters,
        chosen=event.chosen,
        attached_to=event.attached_to,
        **event.keep,
    )


def _change_zone(game: Game, event: ZoneChange) -> list[Event]:
    if not game.exists(event.object):
        return []
    it = game.object(event.object)
    if not may_enter(game, it, event.to) or has_no_controller_left(game, it, event):
        return []
    remove_from_combat(game, it.id)
    new = new_object(game, it, event)
    is_gone(game, it.id)
    put_in_zone(game, new)
    game.state.became[it.id] = new.id
    if it.zone == STACK and new.zone == BATTLEFIELD:
        carry_over_effects(game, it.id, new.id)
        carry_over_prevention(game, it.id, new.id)
    game.state.revealed -= {it.id}
    _tell_zone_change(game, it, new, event)
    if event.linked_by in game.state.objects:
        game.alter(event.linked_by, linked=(*game.object(event.linked_by).linked, new.id))
    return [msgspec.structs.replace(event, new=new.id, from_zone=it.zone)]


def _leave_game(game: Game, event: happened.LeavesGame) -> list[Event]:
    """An object is no more in the game, and no more in combat."""
    it = game.object(event.object)
    remove_from_combat(game, it.id)
    is_gone(game, it.id)
    return [msgspec.structs.replace(event, from_zone=it.zone)]


@rule("213.5", "217.1c")
def carry_over_effects(game: Game, spell: int, permanent: int) -> None:
    """Changes of a permanent spell's characteristics go on applying to the permanent that it becomes."""
    game.state.effects = tuple(
        msgspec.structs.replace(effect, objects=effect.objects | {permanent})
        if spell in effect.objects and goes_on_applying(game, effect)
        else effect
        for effect in game.state.effects
    )


@rule("213.5", "217.1c")
def goes_on_applying(game: Game, effect: ContinuousEffect) -> bool:
    """Whether an effect on the spell applies to the permanent: a change of characteristics, not one of control."""
    return effect.change.controller is None


@rule("217.1c", "419.8a")
def carry_over_prevention(game: Game, spell: int, permanent: int) -> None:
    """The prevention of damage from a permanent spell goes on applying to the permanent that it becomes."""
    game.state.shields = tuple(
        msgspec.structs.replace(shield, of=permanent) if shield.of == spell else shield for shield in game.state.shields
    )


_WHERE = {
    "library": "the library",
    "hand": "hand",
    "graveyard": "the graveyard",
    BATTLEFIELD: "play",
    "exile": "the removed-from-the-game zone",
}
_CAUSES = {
    "destroy": "is destroyed",
    "sacrifice": "is sacrificed",
    "discard": "is discarded",
    "counter": "is countered",
}


def _tell_zone_change(game: Game, old: Object, new: Object, event: ZoneChange) -> None:
    if event.to == STACK or event.cause == "setup":
        return
    name = game.name(new.id) if not new.face_down else "A card"
    if event.cause == "draw":
        game.tell("draw", f"{old.owner} draws a card.", "423.1", objects=(new.id,), players=(old.owner,))
    elif event.to == BATTLEFIELD:
        how = " tapped" if new.tapped else ""
        game.tell(
            "zone",
            f"{name} comes into play{how} under {event.controller or old.owner}'s control.",
            event.rule,
            objects=(new.id,),
        )
    elif event.cause in _CAUSES:
        game.tell("zone", f"{name} {_CAUSES[event.cause]}.", event.rule, objects=(new.id,))
    else:
        where = f"{_WHERE[event.to]} of {old.owner}" if event.to != "exile" else _WHERE["exile"]
        game.tell("zone", f"{name} goes to {where}.", event.rule, objects=(new.id,))


@rule("217.1a", "212.7d", "216.4")
def may_enter(game: Game, it: Object, zone: str) -> bool:
    """An instant or sorcery card cannot come into play; a token that left play goes nowhere any more."""
    if it.kind == "token" and it.zone != BATTLEFIELD:
        return False
    return zone != BATTLEFIELD or game.known(it.id).types.isdisjoint({"Instant", "Sorcery"})


def has_no_controller_left(game: Game, it: Object, event: ZoneChange) -> bool:
    """Nothing comes into play, or on the stack, under the control of a player who has left: it stays there (102.5)."""
    return event.to in (BATTLEFIELD, STACK) and game.player(event.controller or it.owner).lost


@rule("216.1", "200.4a")
def _create_token(game: Game, event: happened.TokenCreation) -> list[Event]:
    """A token is controlled by whom it is put into play for, and owned by the controller of the effect.

    None is created that would be a player's who has left the game (102.5).
    """
    if game.player(event.owner).lost or game.player(event.controller).lost:
        return []
    token = new_token(game, event)
    put_in_zone(game, token)
    said = f"{_article(event.card.name)} token comes into play under {event.controller}'s control."
    game.tell("token", said, "216.1", objects=(token.id,))
    return [msgspec.structs.replace(event, new=token.id)]


def new_token(game: Game, event: happened.TokenCreation) -> Object:
    """The token as it comes into play."""
    return Object(
        id=game.new_id(),
        kind="token",
        zone=BATTLEFIELD,
        owner=event.owner,
        controller=event.controller,
        held_by=event.controller,
        card=event.card,
        timestamp=game.new_timestamp(),
        moment=game.state.moment,
        since=game.state.turn.number,
        tapped=event.tapped,
        counters=event.counters,
        chosen=event.chosen,
    )


def _article(name: str) -> str:
    return f"An {name}" if name[:1] in "AEIOU" else f"A {name}"


# -- permanents ----------------------------------------------------------------------------------------


def _deal(game: Game, event: happened.DamageDealt) -> list[Event]:
    if event.object is not None and not game.exists(event.object):
        return []
    game.tell(
        "damage",
        f"{game.name(event.source)} deals {event.amount} {'combat ' if event.combat else ''}damage to "
        f"{event.player or game.name(event.object or 0)}.",
        "310.4" if event.combat else "413.2b",
        objects=(event.source, *((event.object,) if event.object is not None else ())),
        players=(event.player,) if event.player else (),
    )
    if event.object is not None and keeps_damage(game, event.object):
        it = game.object(event.object)
        deathtouched = it.deathtouched or event.deathtouch
        game.alter(event.object, damage=it.damage + event.amount, deathtouched=deathtouched)
    return [event]


@rule("212.3g")
def keeps_damage(game: Game, id: int) -> bool:
    """Damage stays on a creature until the turn ends, and on nothing else."""
    return "Creature" in game.known(id).types


def _change_counters(game: Game, event: happened.CounterChange) -> list[Event]:
    if not game.exists(event.object):
        return []
    it = game.object(event.object)
    counters = counters_after(game, it, event)
    game.alter(it.id, counters={kind: n for kind, n in counters.items() if n})
    verb = "put on" if event.amount > 0 else "removed from"
    amount = abs(event.amount)
    game.tell(
        "counters",
        f"{amount} {event.kind} counter{'s are' if amount != 1 else ' is'} {verb} {game.name(it.id)} "
        f"(now {counters[event.kind]}).",
        "212.9d" if event.kind == "loyalty" else "413.2b",
        objects=(it.id,),
    )
    return [event]


@rule("212.9d")
def counters_after(game: Game, it: Object, event: happened.CounterChange) -> dict[str, int]:
    """Counters of a kind are all alike, whatever puts them on or takes them off; there are never less than none."""
    return {**it.counters, event.kind: max(0, it.counters.get(event.kind, 0) + event.amount)}


def _change_tapped(game: Game, event: happened.TapChange) -> list[Event]:
    if not game.exists(event.object) or game.object(event.object).tapped == event.tapped:
        return []
    game.alter(event.object, tapped=event.tapped)
    game.tell(
        "tap", f"{game.name(event.object)} becomes {'tapped' if event.tapped else 'untapped'}.", objects=(event.object,)
    )
    return [event]


@rule("501.2c", "418.5e")
def _attach(game: Game, event: happened.AttachChange) -> list[Event]:
    """Attaching to something else gives a new timestamp; attaching to the same does nothing (501.2b).

    What has left the game with its owner meanwhile is attached to nothing (102.5).
    """
    if not game.exists(event.object) or game.object(event.object).attached_to == event.to:
        return []
    game.alter(event.object, attached_to=event.to, timestamp=game.new_timestamp())
    return [event]


def _change_control(game: Game, event: happened.ControlChanged) -> list[Event]:
    assert event.before is not None
    assert event.after is not None
    former = game.object(event.object).former_controllers | {event.before}
    game.alter(event.object, held_by=event.after, since=game.state.turn.number, former_controllers=former)
    remove_from_combat(game, event.object)
    game.tell(
        "control",
        f"{event.after} controls {game.name(event.object)}.",
        "418.5a",
        objects=(event.object,),
        players=(event.after,),
    )
    return [event]


# -- players -------------------------------------------------------------------------------------------


@rule("606.4a")
def _change_life(game: Game, event: happened.LifeChange) -> list[Event]:
    """A player's life total is that of the team."""
    side = game.side(event.player)
    game.state.life[side] += event.amount
    game.changed()
    verb = "gains" if event.amount >= 0 else "loses"
    rule = "300.3" if event.cause == "mana burn" else "102.3b"
    game.tell(
        "life",
        f"{event.player} {verb} {abs(event.amount)} life and is at {game.state.life[side]}.",
        rule,
        players=(event.player,),
    )
    return [event]


def _poison(game: Game, event: happened.Poisoned) -> list[Event]:
    game.alter_player(event.player, poison=game.player(event.player).poison + event.amount)
    game.tell(
        "counters", f"{event.player} has {poison_of(game, event.player)} poison counters now.", players=(event.player,)
    )
    return [event]


def _fail_to_draw(game: Game, event: happened.DrawCard) -> list[Event]:
    game.alter_player(event.player, drew_from_empty_library=True)
    game.tell("draw", f"{event.player} cannot draw: the library is empty.", "102.3c", players=(event.player,))
    return [event]


def _add_mana(game: Game, event: happened.ManaAdded) -> list[Event]:
    pool = dict(game.player(event.player).mana)
    for color, amount in event.mana.items():
        pool[color] = pool.get(color, 0) + amount
    game.alter_player(event.player, mana=pool)
    if event.only_for is not None:
        units = tuple((color, event.only_for) for color, amount in event.mana.items() for _ in range(amount))
        game.alter_player(event.player, reserved=(*game.player(event.player).reserved, *units))
    return [event]


def _shuffle(game: Game, event: happened.Shuffled) -> list[Event]:
    key = ("library", event.player)
    game.state.zones[key] = game.shuffled(game.state.zones.get(key, ()))
    game.tell("shuffle", f"{event.player} shuffles the library.", players=(event.player,))
    return [event]


def _remember(game: Game, event: Event) -> list[Event]:
    return [event]


_CARRIERS: dict[type[Event], Carrier] = {
    ZoneChange: _change_zone,
    happened.LeavesGame: _leave_game,
    happened.TokenCreation: _create_token,
    happened.DamageDealt: _deal,
    happened.CounterChange: _change_counters,
    happened.TapChange: _change_tapped,
    happened.AttachChange: _attach,
    happened.ControlChanged: _change_control,
    happened.LifeChange: _change_life,
    happened.Poisoned: _poison,
    happened.DrawCard: _fail_to_draw,
    happened.ManaAdded: _add_mana,
    happened.Shuffled: _shuffle,
    happened.Played: _remember,
    happened.AttackDeclared: _remember,
    happened.BlockDeclared: _remember,
    happened.WentUnblocked: _remember,
    happened.StepBegins: _remember,
    happened.Clashed: _remember,
    happened.WasChampioned: _remember,
}
