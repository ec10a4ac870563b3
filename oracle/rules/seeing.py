"""What triggered abilities wait for (404.1): which events each pattern sees, and what the ability then knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from oracle.game import events as happened
from oracle.game.events import Event, ZoneChange
from oracle.game.game import STACK, Game
from oracle.rulebook import rule
from oracle.rules.combat_state import combat
from oracle.rules.context import Context, fits, objects_of
from oracle.words import triggers as patterns
from oracle.words.abilities import Triggered
from oracle.words.filters import Filter

Known = dict[str, Any]
"""What a triggered ability knows of its event, by name."""


def seen_by(
    game: Game,
    ability: Triggered,
    source: int,
    controller: str,
    event: Event,
    remembered: dict[str, Any],
) -> Iterator[Known]:
    """For each time that the event sets off the ability: what the ability knows of it."""
    yield from SEERS[type(ability.on)](game, ability.on, event, Context(source, controller, remembered))


def _sees_arrival(game: Game, on: patterns.ComesIntoPlay, event: Event, context: Context) -> Iterator[Known]:
    match event:
        case ZoneChange(to="battlefield", new=int(new)) | happened.TokenCreation(new=int(new)):
            yield from _about(game, on.what, new, context)


def _sees_departure(game: Game, on: patterns.LeavesPlay, event: Event, context: Context) -> Iterator[Known]:
    match event:
        case happened.Departure(from_zone="battlefield"):
            yield from _about_moved(game, on.what, event, context)


def _sees_graveyard(game: Game, on: patterns.PutIntoGraveyard, event: Event, context: Context) -> Iterator[Known]:
    match event:
        case ZoneChange(to="graveyard", new=int(new)) if on.anywhere:
            yield from _about(game, on.what, new, context)
        case ZoneChange(to="graveyard", from_zone="battlefield") if not on.anywhere:
            yield from _about_moved(game, on.what, event, context)


def _sees_attack(game: Game, on: patterns.Attacks, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.AttackDeclared):
        yield from _about(game, on.what, event.object, context)


def _sees_block(game: Game, on: patterns.Blocks, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.BlockDeclared) and is_first_blocked(game, event):
        yield from _about(game, on.what, event.object, context)


@rule("309.2", "410.2")
def is_first_blocked(game: Game, event: happened.BlockDeclared) -> bool:
    """A creature blocks once, however many attackers: the declaration counts for the first of them only."""
    blocked = combat(game).blockers.get(event.object) or (event.attacker,)
    return blocked[0] == event.attacker


def _sees_no_block(game: Game, on: patterns.AttacksUnblocked, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.WentUnblocked):
        yield from _about(game, on.what, event.object, context)


def _sees_beginning(game: Game, on: patterns.BeginningOf, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.StepBegins) and on.step == event.step:
        for player in [name for name in event.active if _is(game, on.whose, name, context)][:1]:
            yield {"that player": [player]}


def _sees_play(game: Game, on: patterns.Plays, event: Event, context: Context) -> Iterator[Known]:
    if (
        isinstance(event, happened.Played)
        and event.kind == on.kind
        and _is(game, on.who, event.player, context)
        and (on.what is None or fits(game, on.what, event.object, context))
    ):
        yield {"it": [event.object], "that player": [event.player]}


def _sees_loss_of_control(game: Game, on: patterns.LosesControl, event: Event, context: Context) -> Iterator[Known]:
    if not isinstance(event, happened.ControlChanged) or event.before != context.controller:
        return
    if event.object in objects_of(game, context, on.ref):
        yield {}


def _sees_card(game: Game, on: patterns.Draws | patterns.Discards, event: Event, context: Context) -> Iterator[Known]:
    cause = "draw" if isinstance(on, patterns.Draws) else "discard"
    if isinstance(event, ZoneChange) and event.cause == cause and event.new is not None:
        player = game.object(event.new).owner
        if _is(game, on.who, player, context):
            yield {"it": [event.new], "that player": [player]}


def _sees_tapping(game: Game, on: Any, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.TapChange) and event.tapped == isinstance(on, patterns.BecomesTapped):
        yield from _about(game, on.what, event.object, context)


def _is(game: Game, who: str, player: str, context: Context) -> bool:
    if who == "any":
        return True
    return player == context.controller if who == "you" else game.are_opponents(player, context.controller)


def _about(game: Game, what: Filter | None, id: int, context: Context) -> Iterator[Known]:
    if (id == context.source) if what is None else fits(game, what, id, context):
        yield {"it": [id]}


def _about_moved(game: Game, what: Filter | None, event: happened.Departure, context: Context) -> Iterator[Known]:
    for _ in _about(game, what, event.object, context):
        yield {"it": [event.new], "it as it was": [event.object]}


@rule("212.9", "404.1")
def damaged_player(game: Game, event: happened.DamageDealt) -> str | None:
    """The player who was dealt damage; damage to a planeswalker was not dealt to its controller."""
    return event.player


def _about_damage(game: Game, pattern: patterns.DealsDamage, event: Event, context: Context) -> Iterator[Known]:
    if not isinstance(event, happened.DamageDealt):
        return
    if pattern.combat is not None and pattern.combat != event.combat:
        return
    if pattern.source is not None:
        if not fits(game, pattern.source, event.source, context):
            return
    elif event.source not in _source_of(game, pattern.source_ref, context):
        return
    player = damaged_player(game, event)
    if player is not None:
        if pattern.to_player is not None and _is(game, pattern.to_player, player, context):
            yield {"it": [event.source], "that player": [player], "that much": event.amount}
    elif event.object is not None and pattern.to is not None and fits(game, pattern.to, event.object, context):
        yield {"it": [event.source], "that object": [event.object], "that much": event.amount}


@rule("501.10b", "501.10c")
def clash_triggers(game: Game, on: patterns.Clashes, event: happened.Clashed, player: str) -> bool:
    """Whoever takes part in a clash clashes, whoever caused it; only where the ability says so it must be won."""
    return event.player == player and (event.won or not on.win)


def _sees_clash(game: Game, on: patterns.Clashes, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.Clashed) and clash_triggers(game, on, event, context.controller):
        yield {"won": event.won}


def _sees_countering(game: Game, on: patterns.Countered, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, ZoneChange) and event.cause == "counter" and event.from_zone == STACK:
        for player in who_played(game, event.object):
            if _is(game, on.who, player, context):
                yield {"it": [event.object], "that player": [player]}


def who_played(game: Game, spell: int) -> list[str]:
    """The player who played a spell, whoever controls it now; nobody played a copy that was put on the stack."""
    return [event.player for event in game.history if isinstance(event, happened.Played) and event.object == spell]


def _sees_championing(game: Game, on: patterns.Championed, event: Event, context: Context) -> Iterator[Known]:
    championed = championed_with(game, event, context.source)
    if championed is not None and fits(game, on.what, championed, context):
        yield {"it": [championed]}


@rule("502.72c")
def championed_with(game: Game, event: Event, permanent: int) -> int | None:
    """What the event championed with a permanent, if anything: what that one's own champion ability removed."""
    if isinstance(event, happened.WasChampioned) and event.by == permanent:
        return event.object
    return None


SEERS: dict[type[patterns.Pattern], Callable[[Game, Any, Event, Context], Iterator[Known]]] = {
    patterns.ComesIntoPlay: _sees_arrival,
    patterns.LeavesPlay: _sees_departure,
    patterns.PutIntoGraveyard: _sees_graveyard,
    patterns.DealsDamage: _about_damage,
    patterns.Attacks: _sees_attack,
    patterns.Blocks: _sees_block,
    patterns.AttacksUnblocked: _sees_no_block,
    patterns.BeginningOf: _sees_beginning,
    patterns.Plays: _sees_play,
    patterns.LosesControl: _sees_loss_of_control,
    patterns.Draws: _sees_card,
    patterns.Discards: _sees_card,
    patterns.BecomesTapped: _sees_tapping,
    patterns.BecomesUntapped: _sees_tapping,
    patterns.Clashes: _sees_clash,
    patterns.Championed: _sees_championing,
    patterns.Countered: _sees_countering,
}


def _source_of(game: Game, ref: str, context: Context) -> list[int]:
    if ref == "this":
        return [context.source]
    host = game.object(context.source).attached_to
    return [host] if isinstance(host, int) else []
