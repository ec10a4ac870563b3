"""The one way in which anything happens.

Events are proposed; replacement and prevention effects change them (419); what is left is carried out,
all at once; it is remembered in the turn's history, and abilities that waited for it trigger (410).
No other code changes a zone, a counter or a life total.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from oracle.game.events import (
    ControlChanged,
    CounterChange,
    DamageDealt,
    DamageEvent,
    Departure,
    Destruction,
    DrawCard,
    Event,
    LifeChange,
    ZoneChange,
)
from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.objects import Object
from oracle.game.state import Duration
from oracle.rulebook import Procedure, rule
from oracle.rules.carrying_out import carry_out
from oracle.rules.combat_state import stop_being_attacked, stop_fighting
from oracle.rules.damage_replacement import in_order_of_prevention
from oracle.rules.protection import is_indestructible
from oracle.rules.replacement import applicable, choose_replacement
from oracle.rules.replacing import Replacement
from oracle.rules.timing import may_draw
from oracle.rules.triggers import notice
from oracle.rules.zones import note_last_known


def happen(game: Game, *events: Event) -> Procedure[list[Event]]:
    """Let events happen at the same time; the result is what really happened."""
    settled: list[Event] = []
    for event in (yield from in_order_of_prevention(game, events)):
        settled.extend((yield from settle(game, event)))
    return do_at_once(game, settled)


def do_at_once(game: Game, events: Sequence[Event]) -> list[Event]:
    """Carry out settled events as one, remember them, and let abilities trigger."""
    before = Before(game)
    note_last_known(game, leaving(game, events))
    game.state.moment = game.new_timestamp()
    done = [carried for event in events for carried in carry_out(game, event)]
    end_effects_whose_time_is_over(game)
    done += notice_changes_of_control(game)
    notice_who_left_combat(game)
    if done:
        game.remember(done)
        notice(game, before.table, before.objects, done)
    return done


def leaving(game: Game, events: Iterable[Event]) -> list[int]:
    """The objects that leave by these events the zone in which they are, or the game."""
    return [event.object for event in events if isinstance(event, Departure) and game.exists(event.object)]


class Before:
    """How things were just before an event: some triggers look back at it (410.10d)."""

    def __init__(self, game: Game) -> None:
        self.table: Table = game.table
        self.objects: dict[int, Object] = dict(game.state.objects)


@rule("419.6", "419.9a")
def settle(game: Game, event: Event) -> Procedure[list[Event]]:
    """Apply replacement effects, one after the other and each once, until none applies any more."""
    found = [effect for effect in applicable(game, event) if not has_been_applied(game, event, effect)]
    if found:
        effect = yield from choose_replacement(game, event, found)
        instead = yield from effect.replace(event)
        marked = [msgspec.structs.replace(one, applied=event.applied | one.applied | {effect.key}) for one in instead]
    else:
        parts = list(parts_of(game, event))
        if parts == [event]:
            return parts
        marked = parts
    settled: list[Event] = []
    for one in marked:
        settled.extend((yield from settle(game, one)))
    return settled


@rule("419.5")
def has_been_applied(game: Game, event: Event, effect: Replacement) -> bool:
    """Whether an effect has had its one opportunity with this event, whether it changed anything or not."""
    return effect.key in event.applied


def parts_of(game: Game, event: Event) -> list[Event]:
    """What an event consists of, once nothing replaces it any more."""
    match event:
        case Destruction():
            return destroyed(game, event)
        case DamageEvent():
            return damage_results(game, event)
        case DrawCard():
            return drawn(game, event)
    return [event]


@rule("501.4a")
def destroyed(game: Game, event: Destruction) -> list[Event]:
    """To destroy a permanent is to put it from play into its owner's graveyard."""
    if is_indestructible(game, event.object):
        return []
    return [ZoneChange(object=event.object, to="graveyard", cause="destroy", rule=event.rule)]


@rule("423.1", "423.2")
def drawn(game: Game, event: DrawCard) -> list[Event]:
    """To draw is to put the top card of the library into the hand; from an empty library nothing is drawn."""
    if not may_draw(game, event.player):
        return []
    library = game.zone("library", event.player)
    if not library:
        return [event]
    return [ZoneChange(object=library[0], to="hand", cause="draw")]


def damage_results(game: Game, event: DamageEvent) -> list[Event]:
    """What damage does, by what it is dealt to."""
    if event.amount <= 0:
        return []
    dealt = DamageDealt(
        source=event.source,
        controller=game.speaker(event.source),
        subtypes=game.known(event.source).subtypes,
        object=event.object,
        player=event.player,
        amount=event.amount,
        combat=event.combat,
        deathtouch=game.known(event.source).has("deathtouch"),
    )
    gained = gained_through_lifelink(game, dealt)
    if event.player is not None:
        return [dealt, *damage_to_player(game, event.player, event.amount), *gained]
    assert event.object is not None
    if not game.exists(event.object):
        return []
    if "Planeswalker" in game.known(event.object).types:
        return [dealt, *damage_to_planeswalker(game, event.object, event.amount), *gained]
    return [dealt, *gained] if "Creature" in game.known(event.object).types else []


@rule("502.68a")
def gained_through_lifelink(game: Game, dealt: DamageDealt) -> list[Event]:
    """What lifelink adds to the damage itself: nothing, as it triggers."""
    return []


@rule("102.3b", "420.5a")
def damage_to_player(game: Game, player: str, amount: int) -> list[Event]:
    """Damage to a player is that much loss of life."""
    return [LifeChange(player=player, amount=-amount, cause="damage")]


@rule("212.9d")
def damage_to_planeswalker(game: Game, planeswalker: int, amount: int) -> list[Event]:
    """Damage to a planeswalker takes that many loyalty counters off it, as far as there are any."""
    loyalty = game.object(planeswalker).counters.get("loyalty", 0)
    taken = min(amount, loyalty)
    return [CounterChange(object=planeswalker, kind="loyalty", amount=-taken)] if taken else []


def notice_changes_of_control(game: Game) -> list[Event]:
    """Permanents under new control: the time of control begins anew (212.3f)."""
    controllers, objects = game.table.controllers, game.state.objects
    changes = [
        ControlChanged(object=id, before=objects[id].held_by, after=controllers[id])
        for id in game.permanents
        if controllers[id] != objects[id].held_by
    ]
    return [done for change in changes for done in carry_out(game, change)]


@rule("418.3a")
def end_effects_whose_time_is_over(game: Game) -> None:
    """Effects that last while a permanent is in play, or remains tapped, end as soon as that is no longer so."""
    lasting = tuple(effect for effect in game.state.effects if still_lasts(game, effect.duration))
    if lasting != game.state.effects:
        game.state.effects = lasting
        game.changed()


@rule("418.3d")
def still_lasts(game: Game, duration: Duration) -> bool:
    """Whether the condition of an "as long as" still holds; other durations end at a moment of the turn."""
    if not duration.until.startswith("while") or duration.source is None:
        return True
    if not game.exists(duration.source) or game.object(duration.source).zone != BATTLEFIELD:
        return False
    return duration.until != "while this remains tapped" or game.object(duration.source).tapped


@rule("306.4")
def notice_who_left_combat(game: Game) -> None:
    """What stops being a creature fights no more, what stops being a planeswalker is attacked no more."""
    combat = game.state.combat
    if combat is None:
        return
    for id in (*combat.attackers, *combat.blockers):
        if game.exists(id) and "Creature" not in game.known(id).types:
            stop_fighting(game, id)
    for attacked in combat.attackers.values():
        if isinstance(attacked, int) and game.exists(attacked) and "Planeswalker" not in game.known(attacked).types:
            stop_being_attacked(game, attacked)
