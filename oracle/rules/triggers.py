"""Triggered abilities: noticing that they trigger, and putting them on the stack (404, 410)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from oracle.game.events import Departure, Event
from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.objects import Object
from oracle.game.state import ContinuousEffect, Waiting
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import announce_modes_and_targets
from oracle.rules.conditions import holds
from oracle.rules.context import Context
from oracle.rules.on_stack import ability_on_stack
from oracle.rules.seeing import seen_by
from oracle.words import triggers as patterns
from oracle.words.abilities import Ability, Text, Triggered
from touchstone.protocol import Announcement, Option

Watcher = tuple[int, str, Triggered]
"""A triggered ability that is there to see an event: its source, who controls it, and the ability."""


def notice(game: Game, before: Table, before_objects: dict[int, Object], events: Iterable[Event]) -> None:
    """Let the abilities trigger that waited for what has just happened (410.2, 410.6)."""
    now = list(_abilities_now(game))
    for event in events:
        for source, controller, ability in abilities_that_see(game, event, now, before, before_objects):
            for known in seen_by(game, ability, source, controller, event, {}):
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
    objects = game.state.objects
    for id, known in game.table.characteristics.items():
        for ability in known.abilities:
            if (
                isinstance(ability, Triggered)
                and ability.zone == objects[id].zone
                and not looks_back(game, ability.on)
                and does_trigger(game, ability)
            ):
                yield id, game.speaker(id), ability


@rule("502.63a", "502.68a")
def does_trigger(game: Game, ability: Triggered) -> bool:
    """Whether what is written as a triggered ability is one: deathtouch and lifelink, too."""
    return True


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
    if not isinstance(event, Departure) or event.from_zone != BATTLEFIELD:
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
    _tell_trigger(game, source, ability)


def _tell_trigger(game: Game, source: int, ability: Triggered) -> None:
    """What a triggered ability is, for people: its keyword, and the kind of event it waited for."""
    event = str(type(ability.on).__struct_config__.tag).replace("-", " ")
    said = f'{ability.keyword}, on the event "{event}"' if ability.keyword else f'on the event "{event}"'
    game.tell("trigger", f"{game.name(source)} triggers: {said}.", "410.2", objects=(source,))


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
    return any(True for _ in seen_by(game, waits, effect.source, effect.controller, event, {}))


# -- onto the stack ----------------------------------------------------------------------------------------


@rule("410.3")
def put_triggers_on_stack(game: Game) -> Procedure[None]:
    """Abilities that have triggered go on the stack: players in turn order, each with his or her own in any order.

    Those of a player who leaves the game meanwhile do not (102.5).
    """
    waiting, game.state.waiting = game.state.waiting, ()
    for player in game.in_turn_order:
        for one in (yield from in_chosen_order(game, player, [one for one in waiting if one.controller == player])):
            if not game.player(player).lost:
                yield from put_on_stack(game, one)


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
    from oracle.rules.losing import unless_illegal

    illegal = yield from unless_illegal(game, announce_triggered(game, one))
    if illegal is not None:
        game.tell("trigger", f"The ability of {game.name(one.source)} is removed: {illegal.message}", "410.4")


def announce_triggered(game: Game, one: Waiting) -> Procedure[None]:
    """The ability goes on the stack, and its choices are made. Raises Illegal where one has no legal answer."""
    it = ability_on_stack(game, one.source, one.ability, one.controller, one.known)
    yield from announce_modes_and_targets(game, it, Announcement())
