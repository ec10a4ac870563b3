"""Replacement and prevention effects (419): which ones apply to an event, who chooses, what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from oracle.game.asking import Ask
from oracle.game.events import CounterChange, DamageEvent, Destruction, Event, TokenCreation, ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import Shield
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.combat_state import remove_from_combat
from oracle.rules.context import Context, amount_of, described, fits, objects_of
from oracle.rules.copiable import printed
from oracle.rules.protection import is_protected
from oracle.rules.statics import in_force
from oracle.words import statics as words
from oracle.words.abilities import Card, Static
from touchstone.protocol import Option

Replace = Callable[[Any], Procedure[list[Event]]]


@dataclass
class Replacement:
    """One effect that could be applied to an event. `own`: the incoming permanent's own (419.1b-c)."""

    key: tuple[Any, ...]
    label: str
    source: int | None
    replace: Replace
    own: bool = False


def applicable(game: Game, event: Event) -> list[Replacement]:
    """All replacement and prevention effects that could be applied to an event as it is now."""
    match event:
        case ZoneChange(to="battlefield"):
            return [*coming_into_play(game, event), *doubling(game, event)]
        case TokenCreation():
            return [*coming_into_play(game, event), *doubling(game, event)]
        case CounterChange():
            return list(doubling(game, event))
        case DamageEvent():
            return [*redirection_to_planeswalker(game, event), *changing_damage(game, event)]
        case Destruction():
            return list(regeneration(game, event))
    return []


@rule("419.9a")
def affected_player(game: Game, event: Event) -> str:
    """Who chooses among the effects: the affected player, or the controller of the affected object."""
    match event:
        case DamageEvent(player=str(player)):
            return player
        case ZoneChange():
            return event.controller or game.object(event.object).owner
        case TokenCreation():
            return event.controller
        case DamageEvent() | CounterChange() | Destruction():
            return game.controller(event.object or 0) or game.object(event.object or 0).owner
    raise TypeError(f"{type(event).__name__} is not replaced by anything")


@rule("419.9a")
def choose_replacement(game: Game, event: Event, found: list[Replacement]) -> Procedure[Replacement]:
    """Which effect is applied next. A permanent's own ways of coming into play need no question of order."""
    if len(found) == 1 or all(effect.own for effect in found):
        return found[0]
    options = [
        Option(id=str(n), object=choosing.oid(effect.source), label=effect.label) for n, effect in enumerate(found)
    ]
    answer = yield Ask("replacement", affected_player(game, event), "Which effect is applied first?", options)
    return found[int(answer.options[0])]


# -- coming into play ------------------------------------------------------------------------------------


def coming_into_play(game: Game, event: ZoneChange | TokenCreation) -> Iterator[Replacement]:
    """Counters and choices that a permanent comes into play with, and what an Aura comes into play on."""
    card = entering_card(game, event)
    if card is None:
        return
    known = printed(card)
    if "Planeswalker" in known.types and known.loyalty:
        yield Replacement(("loyalty",), "loyalty counters", None, lambda e: loyalty_counters(game, e, card), own=True)
    if isinstance(event, ZoneChange) and card.enchant is not None and event.attached_to is None:
        yield Replacement(("aura",), "what to enchant", None, lambda e: aura_put_into_play(game, e, card), own=True)
    for number, ability in enumerate(known.abilities):
        static = ability.effect if isinstance(ability, Static) else None
        if isinstance(static, words.EntersAsCopy) and isinstance(event, ZoneChange):
            yield Replacement(("copy", number), "as a copy", None, partial(entering_as_copy, game, static), own=True)
        if isinstance(static, words.EntersChoosing) or (isinstance(static, words.EntersWith) and static.what is None):
            yield _own_entering(game, event, number, static)
    if isinstance(event, ZoneChange):
        for context, entering in in_force(game, words.EntersWith):
            if entering.what is not None and fits(game, entering.what, event.object, context):
                yield Replacement(
                    ("with", context.source, entering),
                    f"comes into play with, {game.name(context.source)}",
                    context.source,
                    _entering_with(game, entering, context),
                )


def entering_card(game: Game, event: ZoneChange | TokenCreation) -> Card | None:
    """The card whose abilities say how the permanent comes into play."""
    if isinstance(event, TokenCreation):
        return event.card
    return event.copied or (game.object(event.object).card if game.exists(event.object) else None)


def _own_entering(
    game: Game, event: ZoneChange | TokenCreation, number: int, static: words.EntersWith | words.EntersChoosing
) -> Replacement:
    controller = event.controller or (game.object(event.object).owner if isinstance(event, ZoneChange) else "")
    source = event.object if isinstance(event, ZoneChange) else -1
    if isinstance(static, words.EntersChoosing):
        return Replacement(
            ("choosing", number), "as it comes into play", None, _choosing(game, static, controller), own=True
        )
    context = Context(source, controller)
    if isinstance(event, ZoneChange) and (choices := game.object(event.object).choices):
        context.choices = choices
    return Replacement(("own", number), "comes into play with", None, _entering_with(game, static, context), own=True)


@rule("212.9d", "419.1b")
def loyalty_counters(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Procedure[list[Event]]:
    """A planeswalker comes into play with as many loyalty counters as its printed loyalty."""
    yield from ()
    return [with_counters(event, "loyalty", card.loyalty or 0)]


def with_counters(event: ZoneChange | TokenCreation, kind: str, amount: int) -> ZoneChange | TokenCreation:
    """The same coming into play with more counters."""
    return msgspec.structs.replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + amount})


@rule("503.1", "419.1b")
def entering_as_copy(game: Game, static: words.EntersAsCopy, event: ZoneChange) -> Procedure[list[Event]]:
    """Its controller may choose a permanent; it comes into play as a copy of it, with its copiable values (503.2)."""
    controller = event.controller or game.object(event.object).owner
    context = Context(event.object, controller)
    options = described(game, static.of, context)
    chosen = yield from choosing.choose_objects(game, controller, options, "A copy of which?", event.object, 0, 1)
    if not chosen:
        return [event]
    original = game.object(chosen[0])
    return [msgspec.structs.replace(event, copied=original.copied or original.card)]


def _entering_with(game: Game, static: words.EntersWith, context: Context) -> Replace:
    def replace(event: ZoneChange | TokenCreation) -> Procedure[list[Event]]:
        yield from ()
        changed = msgspec.structs.replace(event, tapped=event.tapped or static.tapped)
        if static.counter is not None:
            changed = with_counters(changed, static.counter, amount_of(game, context, static.amount))
        return [changed]

    return replace


def _choosing(game: Game, static: words.EntersChoosing, controller: str) -> Replace:
    def replace(event: ZoneChange | TokenCreation) -> Procedure[list[Event]]:
        word = yield from choosing.choose_word(game, controller, static.vocabulary)
        return [msgspec.structs.replace(event, chosen={**event.chosen, static.vocabulary: word})]

    return replace


@rule("212.4j")
def aura_put_into_play(game: Game, event: ZoneChange, card: Card) -> Procedure[list[Event]]:
    """An Aura that was not played: its controller chooses what it enchants; if nothing fits, it stays where it is."""
    controller = event.controller or game.object(event.object).owner
    assert card.enchant is not None
    context = Context(event.object, controller)
    hosts = choosing.legal_hosts(game, card.enchant, context)
    if not hosts:
        return []
    host = yield from choosing.choose_one(game, controller, hosts, "What does it enchant?", event.object)
    return [msgspec.structs.replace(event, attached_to=host)]


# -- counters and tokens ---------------------------------------------------------------------------------


def doubling(game: Game, event: ZoneChange | TokenCreation | CounterChange) -> Iterator[Replacement]:
    """Twice as many tokens, or counters, as an effect would put into play or on a permanent."""
    for context, static in in_force(game, words.Doubles):
        if _doubles(game, event, static, context):
            yield Replacement(
                ("doubles", context.source, static.what),
                f"twice as many {static.what}, {game.name(context.source)}",
                context.source,
                partial(_doubled, game, static.what),
            )


@rule("419.1a", "424.1")
def _doubles(
    game: Game, event: ZoneChange | TokenCreation | CounterChange, static: words.Doubles, context: Context
) -> bool:
    """Only what an effect does is doubled, not what is done as a cost or by damage."""
    if isinstance(event, TokenCreation):
        if event.controller != context.controller or not event.by_effect:
            return False
        return static.what == "tokens" or bool(event.counters)
    if static.what != "counters":
        return False
    if isinstance(event, ZoneChange):
        return bool(event.counters) and (event.controller or "") == context.controller
    return event.amount > 0 and event.by_effect and game.controller(event.object) == context.controller


def _doubled(game: Game, what: str, event: Any) -> Procedure[list[Event]]:
    yield from ()
    if isinstance(event, CounterChange):
        return [msgspec.structs.replace(event, amount=2 * event.amount)]
    if what == "tokens":
        return [event, event]
    return [msgspec.structs.replace(event, counters={kind: 2 * n for kind, n in event.counters.items()})]


# -- damage ----------------------------------------------------------------------------------------------


@rule("212.9")
def redirection_to_planeswalker(game: Game, event: DamageEvent) -> list[Replacement]:
    """Noncombat damage to an opponent may be dealt to a planeswalker that the opponent controls instead."""
    if event.player is None or event.amount <= 0 or not may_be_redirected(game, event):
        return []
    planeswalkers = redirection_choices(game, event.player)
    if not planeswalkers:
        return []
    chooser = redirection_chooser(game, event)
    return [
        Replacement(("redirection",), "redirection", None, lambda e: moved_by_choice(game, e, chooser, planeswalkers))
    ]


@rule("212.9")
def may_be_redirected(game: Game, event: DamageEvent) -> bool:
    """Only noncombat damage from a source that an opponent of the player controls."""
    controller = source_controller(game, event)
    return not event.combat and event.player is not None and game.are_opponents(controller, event.player)


def source_controller(game: Game, event: DamageEvent) -> str:
    """The controller of a source of damage, or its owner if nobody controls it."""
    return game.controller(event.source) or game.object(event.source).owner


@rule("212.9", "606.5")
def redirection_choices(game: Game, player: str) -> list[int]:
    """The planeswalkers of the damaged player alone; those of a teammate are not the player's."""
    return [id for id in game.controlled(player) if "Planeswalker" in game.known(id).types]


@rule("212.9")
def redirection_chooser(game: Game, event: DamageEvent) -> str:
    """The controller of the source decides whether the damage is redirected, and to which planeswalker."""
    return source_controller(game, event)


def moved_by_choice(game: Game, event: DamageEvent, chooser: str, planeswalkers: list[int]) -> Procedure[list[Event]]:
    """The chooser moves the damage to one of the planeswalkers, or leaves it where it would be dealt."""
    options = choosing.object_options(game, planeswalkers)
    answer = yield Ask(
        "redirect",
        chooser,
        f"Deal the damage to a planeswalker of {event.player} instead?",
        options,
        min=0,
        max=1,
        source=choosing.oid(event.source),
    )
    if not answer.options:
        return [event]
    to = choosing.number_of(answer.options[0])
    return [*redirected(game, event, to)]


@rule("212.9")
def redirected(game: Game, event: DamageEvent, planeswalker: int) -> list[DamageEvent]:
    """All of the damage moves; it cannot be divided."""
    return [msgspec.structs.replace(event, player=None, object=planeswalker)]


def changing_damage(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    """Prevention, reduction and redirection by permanents and shields."""
    if event.amount <= 0:
        return
    if event.object is not None and is_protected(game, event.object, event.source):
        yield Replacement(("protection",), "protection", event.object, lambda e: _nothing())
    for context, reduces in in_force(game, words.Reduces):
        if event.player is not None and context.controller == event.player:
            yield Replacement(
                ("reduces", context.source),
                f"prevention, {game.name(context.source)}",
                context.source,
                partial(_less, reduces.amount),
            )
    for context, redirects in in_force(game, words.Redirects):
        if event.player is not None and context.controller == event.player:
            hosts = objects_of(game, context, redirects.to)
            if hosts and game.exists(hosts[0]):
                yield Replacement(
                    ("redirects", context.source),
                    f"redirection, {game.name(context.source)}",
                    context.source,
                    partial(_moved, hosts[0]),
                )
    for shield in game.state.shields:
        if shield.kind == "prevent" and _shields(shield, event):
            yield Replacement(
                ("shield", shield.id),
                f"prevention, {game.name(shield.source)}",
                game.now(shield.source),
                partial(_prevented, game, shield),
            )


def _shields(shield: Shield, event: DamageEvent) -> bool:
    if shield.combat_only and not event.combat:
        return False
    anything = shield.object is None and shield.player is None
    return anything or (event.object, event.player) == (shield.object, shield.player)


def _nothing() -> Procedure[list[Event]]:
    yield from ()
    return []


def _less(amount: int, event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    left = event.amount - amount
    return [msgspec.structs.replace(event, amount=left)] if left > 0 else []


def _moved(to: int, event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, player=None, object=to)]


@rule("419.7b")
def _prevented(game: Game, shield: Shield, event: DamageEvent) -> Procedure[list[Event]]:
    """A shield of an amount is used up one point for each point of damage that it prevents."""
    yield from ()
    if shield.left is None:
        return []
    used = min(shield.left, event.amount)
    left = msgspec.structs.replace(shield, left=shield.left - used)
    game.state.shields = tuple(
        s if s.id != shield.id else left for s in game.state.shields if s.id != shield.id or left.left
    )
    rest = event.amount - used
    return [msgspec.structs.replace(event, amount=rest)] if rest else []


# -- destruction -----------------------------------------------------------------------------------------


def regeneration(game: Game, event: Destruction) -> Iterator[Replacement]:
    """Regeneration shields of the permanent (501.5a)."""
    if not event.regenerate:
        return
    for shield in game.state.shields:
        if shield.kind == "regenerate" and shield.object == event.object:
            yield Replacement(
                ("regenerate", shield.id), "regeneration", event.object, partial(regenerated, game, shield)
            )
            return


@rule("501.5a")
def regenerated(game: Game, shield: Shield, event: Destruction) -> Procedure[list[Event]]:
    """Instead of being destroyed: all damage is removed, it is tapped, and it leaves combat."""
    yield from ()
    game.state.shields = tuple(s for s in game.state.shields if s.id != shield.id)
    if game.exists(event.object) and game.object(event.object).zone == BATTLEFIELD:
        game.alter(event.object, damage=0, tapped=True)
        remove_from_combat(game, event.object)
        game.tell("regenerate", f"{game.name(event.object)} is regenerated.", "501.5a", objects=(event.object,))
    return []
