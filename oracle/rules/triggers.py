"""Triggered abilities: noticing that they trigger, and putting them on the stack (404, 410)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from oracle.game import events as happened
from oracle.game.asking import Illegal
from oracle.game.events import Event, ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game, Table
from oracle.game.objects import Choices, Object, StackAbility
from oracle.game.state import ContinuousEffect, Waiting
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.carrying_out import place
from oracle.rules.conditions import holds
from oracle.rules.context import Context, fits, objects_of
from oracle.words import triggers as patterns
from oracle.words.abilities import Ability, Text, Triggered
from oracle.words.filters import Filter
from touchstone.protocol import Announcement, Option

Known = dict[str, Any]
"""What a triggered ability knows of its event, by name."""

Watcher = tuple[int, str, Triggered]
"""A triggered ability that is there to see an event: its source, who controls it, and the ability."""


def notice(game: Game, before: Table, before_objects: dict[int, Object], events: Iterable[Event]) -> None:
    """Let the abilities trigger that waited for what has just happened (410.2, 410.6)."""
    happenings = [event for event in events if type(event) is not happened.ManaAdded]
    if not happenings:
        return
    now = list(_abilities_now(game))
    for event in happenings:
        for source, controller, ability in abilities_that_see(game, event, now, before, before_objects):
            for known in seen_by(game, ability, source, controller, event):
                _trigger(game, source, controller, ability, known)
        release_delayed(game, event)
        end_effects_until(game, event)


@rule("410.2", "410.10d")
def abilities_that_see(
    game: Game, event: Event, now: list[Watcher], before: Table, objects: dict[int, Object]
) -> list[Watcher]:
    """Those that are there right after the event; for those on leaving play, the ones that were there before it."""
    return [*now, *_abilities_before(game, before, objects, event)]


def _abilities_now(game: Game) -> Iterator[Watcher]:
    for id, known in game.table.characteristics.items():
        for ability in known.abilities:
            if (
                isinstance(ability, Triggered)
                and ability.zone == game.object(id).zone
                and not looks_back(game, ability.on)
            ):
                yield id, game.controller(id) or game.object(id).owner, ability


@rule("410.10d")
def looks_back(game: Game, pattern: patterns.Pattern) -> bool:
    """Whether a trigger looks at how things were just before: those on leaving play do."""
    return isinstance(pattern, patterns.LeavesPlay) or (
        isinstance(pattern, patterns.PutIntoGraveyard) and not pattern.anywhere
    )


@rule("410.10d")
def abilities_just_before(game: Game, before: Table, id: int) -> tuple[Ability, ...]:
    """The abilities that a permanent had just before the event, whatever is printed on its card."""
    return before.characteristics[id].abilities


def _abilities_before(game: Game, before: Table, objects: dict[int, Object], event: Event) -> Iterator[Watcher]:
    if not isinstance(event, ZoneChange) or event.from_zone != BATTLEFIELD:
        return
    for id, it in objects.items():
        if it.zone != BATTLEFIELD:
            continue
        for ability in abilities_just_before(game, before, id):
            if isinstance(ability, Triggered) and ability.zone == BATTLEFIELD and looks_back(game, ability.on):
                yield id, before.controllers[id] or it.owner, ability


def _trigger(game: Game, source: int, controller: str, ability: Triggered, known: dict[str, Any]) -> None:
    context = Context(source, controller, known)
    if ability.if_ is not None and not holds(game, context, ability.if_):
        return
    game.state.waiting += (Waiting(controller=controller, source=source, ability=ability, known=known),)
    game.tell("trigger", f"{game.name(source)} triggers: {trigger_said(ability)}.", "410.2", objects=(source,))


def trigger_said(ability: Triggered) -> str:
    """What a triggered ability is, for people: its keyword, and the kind of event it waited for."""
    event = str(type(ability.on).__struct_config__.tag).replace("-", " ")
    return f'{ability.keyword}, on the event "{event}"' if ability.keyword else f'on the event "{event}"'


@rule("404.4")
def release_delayed(game: Game, event: Event) -> None:
    """A delayed triggered ability triggers the next time its event happens; then no more, unless it says so."""
    for delayed in game.state.delayed:
        ability = Triggered(on=delayed.on, text=Text(effects=delayed.effects))
        for known in seen_by(game, ability, delayed.source, delayed.controller, event, dict(delayed.known)):
            if delayed.until is None:
                game.state.delayed = tuple(other for other in game.state.delayed if other.id != delayed.id)
            _trigger(game, delayed.source, delayed.controller, ability, {**delayed.known, **known})
            break


@rule("418.3a")
def end_effects_until(game: Game, event: Event) -> None:
    """Effects that last until something happens end as it happens."""
    over = {effect.id for effect in game.state.effects if ends_with(game, effect, event)}
    if over:
        game.state.effects = tuple(effect for effect in game.state.effects if effect.id not in over)
        game.changed()


def ends_with(game: Game, effect: ContinuousEffect, event: Event) -> bool:
    """Whether the event is what the effect lasts until."""
    if effect.until_event is None:
        return False
    waits = Triggered(on=effect.until_event, text=Text())
    return any(True for _ in seen_by(game, waits, effect.source, effect.controller, event))


# -- what an ability waits for -----------------------------------------------------------------------------


def seen_by(
    game: Game,
    ability: Triggered,
    source: int,
    controller: str,
    event: Event,
    remembered: dict[str, Any] | None = None,
) -> Iterator[Known]:
    """For each time that the event sets off the ability: what the ability knows of it."""
    context = Context(source, controller, remembered or {})
    seer = _SEERS.get(type(ability.on))
    if seer is not None:
        yield from seer(game, ability.on, event, context)


def _sees_arrival(game: Game, on: patterns.ComesIntoPlay, event: Event, context: Context) -> Iterator[Known]:
    match event:
        case ZoneChange(to="battlefield", new=int(new)) | happened.TokenCreation(new=int(new)):
            yield from _about(game, on.what, new, context)


def _sees_departure(game: Game, on: patterns.LeavesPlay, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, ZoneChange) and event.from_zone == BATTLEFIELD:
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
    combat = game.state.combat
    return combat is None or combat.blockers.get(event.object, (event.attacker,))[0] == event.attacker


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


def _sees_target(game: Game, on: patterns.BecomesTarget, event: Event, context: Context) -> Iterator[Known]:
    if isinstance(event, happened.Targeted) and event.object is not None:
        for known in _about(game, on.what, event.object, context):
            yield {**known, "by": [event.by]}


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


def _about_moved(game: Game, what: Filter | None, event: ZoneChange, context: Context) -> Iterator[Known]:
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


def _sees_championing(game: Game, on: patterns.Championed, event: Event, context: Context) -> Iterator[Known]:
    championed = championed_with(game, event, context.source)
    if championed is not None and (on.what is None or fits(game, on.what, championed, context)):
        yield {"it": [championed]}


@rule("502.72c")
def championed_with(game: Game, event: Event, permanent: int) -> int | None:
    """What the event championed with a permanent, if anything: what that one's own champion ability removed."""
    if isinstance(event, happened.WasChampioned) and event.by == permanent:
        return event.object
    return None


_SEERS: dict[type[patterns.Pattern], Callable[[Game, Any, Event, Context], Iterator[Known]]] = {
    patterns.ComesIntoPlay: _sees_arrival,
    patterns.LeavesPlay: _sees_departure,
    patterns.PutIntoGraveyard: _sees_graveyard,
    patterns.DealsDamage: _about_damage,
    patterns.Attacks: _sees_attack,
    patterns.Blocks: _sees_block,
    patterns.AttacksUnblocked: _sees_no_block,
    patterns.BeginningOf: _sees_beginning,
    patterns.Plays: _sees_play,
    patterns.BecomesTarget: _sees_target,
    patterns.LosesControl: _sees_loss_of_control,
    patterns.Draws: _sees_card,
    patterns.Discards: _sees_card,
    patterns.BecomesTapped: _sees_tapping,
    patterns.BecomesUntapped: _sees_tapping,
    patterns.Clashes: _sees_clash,
    patterns.Championed: _sees_championing,
}


def _source_of(game: Game, ref: str, context: Context) -> list[int]:
    if ref == "this":
        return [context.source]
    host = game.object(context.source).attached_to
    return [host] if isinstance(host, int) else []


# -- onto the stack ----------------------------------------------------------------------------------------


@rule("410.3")
def put_triggers_on_stack(game: Game) -> Procedure[bool]:
    """Abilities that have triggered go on the stack: players in turn order, each with his or her own in any order."""
    waiting, game.state.waiting = game.state.waiting, ()
    for player in game.in_turn_order:
        for one in (yield from in_chosen_order(game, player, [one for one in waiting if one.controller == player])):
            yield from put_on_stack(game, one)
    return bool(waiting)


@rule("410.3")
def in_chosen_order(game: Game, player: str, triggered: list[Waiting]) -> Procedure[list[Waiting]]:
    """A player decides in which order his or her abilities go on the stack."""
    options = [
        Option(
            id=str(n),
            object=choosing.oid(one.source),
            label=f"{one.ability.keyword or ''} ability of {game.name(one.source)}".strip(),
            keyword=one.ability.keyword,
        )
        for n, one in enumerate(triggered)
    ]
    order = yield from choosing.put_in_order(game, player, options, "In which order do they go on the stack?")
    return [triggered[n] for n in order]


@rule("410.4")
def put_on_stack(game: Game, one: Waiting) -> Procedure[None]:
    """Choices are made as if it were played; without a legal choice the ability is removed from the stack."""
    from oracle.rules.announcing import announce_modes_and_targets

    checkpoint = game.checkpoint()
    it = ability_on_stack(game, one.source, one.ability, one.ability.text, one.controller, one.known)
    try:
        yield from announce_modes_and_targets(game, it, Announcement())
    except Illegal as illegal:
        game.restore(checkpoint)
        game.tell("trigger", f"The ability of {game.name(one.source)} is removed: {illegal.message}", "410.4")


def ability_on_stack(game: Game, source: int, ability: Any, text: Text, controller: str, known: Any) -> int:
    """Create an ability as an object on the stack (217.6c)."""
    it = Object(
        id=game.new_id(),
        kind="ability",
        zone=STACK,
        owner=controller,
        controller=controller,
        timestamp=game.new_timestamp(),
        choices=Choices(),
        ability=StackAbility(source=source, ability=ability, text=text, known=known),
    )
    game.put(it)
    place(game, it.id, STACK, controller)
    return it.id


def removed_from_stack(game: Game, id: int) -> None:
    """An ability or combat damage leaves the stack and ceases to exist."""
    game.state.remembered[id] = game.last_known(id)
    key = (STACK, None)
    game.state.zones[key] = tuple(other for other in game.state.zones[key] if other != id)
    del game.state.objects[id]
    game.changed()


def with_choices(game: Game, id: int, **choices: Any) -> None:
    """Note what has been decided for an object on the stack."""
    it = game.object(id)
    game.alter(id, choices=msgspec.structs.replace(it.choices or Choices(), **choices))
