"""Damage that is dealt to something else, reduced or prevented (419.7-8, 212.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from oracle.game.asking import Ask
from oracle.game.events import DamageEvent, Event
from oracle.game.game import Game
from oracle.game.state import Shield
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, fits, objects_of
from oracle.rules.instructions import follow
from oracle.rules.protection import is_protected
from oracle.rules.replacing import Replacement
from oracle.rules.statics import each_in_force, in_force
from oracle.words import statics as words
from touchstone.protocol import Option


@rule("212.9")
def redirection_to_planeswalker(game: Game, event: DamageEvent) -> list[Replacement]:
    """Noncombat damage to an opponent may be dealt to a planeswalker that the opponent controls instead."""
    if event.player is None or not may_be_redirected(game, event):
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
    return game.speaker(event.source)


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
    """Prevention, reduction and redirection by protection, by what permanents say, and by shields."""
    if event.object is not None and is_protected(game, event.object, event.source):
        yield Replacement(("protection",), "protection", event.object, lambda e: _nothing())
    for by_permanents in (_reductions, _redirections, _doublings, _increases, _preventions):
        yield from by_permanents(game, event)
    yield from _by_shields(game, event)


def _reductions(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for which, context, reduces in each_in_force(game, words.Reduces):
        if reduces_damage(reduces, event, context):
            yield Replacement(
                ("reduces", which),
                f"prevention, {game.name(context.source)}",
                context.source,
                partial(_more, -reduces.amount),
                indifferent=True,
            )


def _redirections(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for context, redirects in in_force(game, words.Redirects):
        if context.controller == event.player:
            for host in (id for id in objects_of(game, context, redirects.to) if game.exists(id)):
                yield Replacement(
                    ("redirects", context.source),
                    f"redirection, {game.name(context.source)}",
                    context.source,
                    partial(_moved, host),
                )


def _doublings(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for which, context, doubles in each_in_force(game, words.DoublesDamage):
        if event.player is not None or (event.object is not None and fits(game, doubles.to, event.object, context)):
            label = f"doubling, {game.name(context.source)}"
            yield Replacement(("doubles damage", which), label, context.source, _twice)


def _increases(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for which, context, increases in each_in_force(game, words.IncreasesDamage):
        if event.player is not None and fits(game, increases.source, event.source, context):
            yield Replacement(
                ("increases damage", which),
                f"increase, {game.name(context.source)}",
                context.source,
                partial(_more, increases.amount),
            )


def _preventions(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for context, prevents in in_force(game, words.PreventsDamage):
        if prevents_damage(game, prevents, event, context):
            yield Replacement(
                ("prevents", context.source, prevents),
                f"prevention, {game.name(context.source)}",
                context.source,
                partial(_prevented_by_static, game, prevents, context),
            )


def reduces_damage(static: words.Reduces, event: DamageEvent, context: Context) -> bool:
    """Whether some of this damage is prevented: of damage to the permanent itself, or to its controller."""
    return event.object == context.source if static.to == "this" else event.player == context.controller


def _by_shields(game: Game, event: DamageEvent) -> Iterator[Replacement]:
    for shield in game.state.shields:
        if shield.kind == "prevent" and _shields(game, shield, event):
            yield Replacement(
                ("shield", shield.id),
                f"prevention, {game.name(shield.source)}",
                game.now(shield.source),
                partial(_prevented, game, shield),
            )


@rule("419.1d")
def prevents_damage(game: Game, static: words.PreventsDamage, event: DamageEvent, context: Context) -> bool:
    """Whether a permanent prevents this damage: by its source, its recipient and its kind."""
    if static.combat is not None and static.combat != event.combat:
        return False
    if static.source is not None and not fits(game, static.source, event.source, context):
        return False
    if event.object is not None:
        return static.to is not None and fits(game, static.to, event.object, context)
    player = event.player or ""
    if static.to_player == "you":
        return player == context.controller
    return static.to_player == "opponent" and game.are_opponents(player, context.controller)


def _prevented_by_static(
    game: Game, static: words.PreventsDamage, context: Context, event: DamageEvent
) -> Procedure[list[Event]]:
    known = {"that much": event.amount, "it": [event.source]}
    known |= {"that object": [event.object], "that player": [event.player]}
    yield from follow(game, Context(context.source, context.controller, known), static.effects)
    return []


@rule("419.7b")
def in_order_of_prevention(game: Game, events: Sequence[Event]) -> Procedure[list[Event]]:
    """Damage of several sources at once: whom a shield protects says of which source it prevents damage first.

    Nothing is asked where there is shield enough for all of it.
    """
    ordered = list(events)
    for shield, left in shields_of_an_amount(game):
        hits = [event for event in ordered if isinstance(event, DamageEvent) and _shields(game, shield, event)]
        if len(hits) < 2 or sum(hit.amount for hit in hits) <= left:
            continue
        sources = [
            Option(id=str(n), object=choosing.oid(hit.source), label=game.name(hit.source))
            for n, hit in enumerate(hits)
        ]
        first, *_ = hits
        chooser = dealt_to(game, first)
        order = yield from choosing.put_in_order(game, chooser, sources, "Whose damage is prevented first?")
        later = [event for event in ordered if event not in hits]
        ordered = [*(hits[n] for n in order), *later]
    return ordered


def dealt_to(game: Game, event: DamageEvent) -> str:
    """The player who is dealt the damage, or the controller of the object that is."""
    if event.player is not None:
        return event.player
    assert event.object is not None
    return game.speaker(event.object)


def shields_of_an_amount(game: Game) -> list[tuple[Shield, int]]:
    """The shields of so much damage, one of those that protect from the same, with what they all can prevent."""
    alike: dict[tuple[int | str | bool | None, ...], tuple[Shield, int]] = {}
    for shield in game.state.shields:
        if shield.left is not None and shield.kind == "prevent":
            key = (shield.object, shield.player, shield.of, shield.combat_only)
            first, left = alike.get(key, (shield, 0))
            alike[key] = (first, left + shield.left)
    return list(alike.values())


@rule("419.8a")
def is_damage_of(game: Game, source: int, event: DamageEvent) -> bool:
    """Whether the source that was chosen deals it, in combat or otherwise; see also `carry_over_prevention`."""
    return event.source == source


def _shields(game: Game, shield: Shield, event: DamageEvent) -> bool:
    if shield.combat_only and not event.combat:
        return False
    if shield.of is not None and not is_damage_of(game, shield.of, event):
        return False
    anything = shield.object is None and shield.player is None
    return anything or (event.object, event.player) == (shield.object, shield.player)


def _nothing() -> Procedure[list[Event]]:
    yield from ()
    return []


def _more(amount: int, event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, amount=event.amount + amount)]


def _twice(event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, amount=2 * event.amount)]


def _moved(to: int, event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, player=None, object=to)]


@rule("419.7b")
def _prevented(game: Game, shield: Shield, event: DamageEvent) -> Procedure[list[Event]]:
    """A shield of an amount is used up one point for each point of damage that it prevents."""
    yield from ()
    others = tuple(one for one in game.state.shields if one.id != shield.id)
    if shield.left is None:
        game.state.shields = others if shield.once else game.state.shields
        return []
    left = shield.left - event.amount
    game.state.shields = (*others, msgspec.structs.replace(shield, left=left)) if left > 0 else others
    return [msgspec.structs.replace(event, amount=-left)]
