"""How permanents come into play: with counters, tapped, with choices made, as copies, attached (419.1b-c, 212.4j)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from oracle.game.events import Event, TokenCreation, ZoneChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.conditions import holds
from oracle.rules.context import Context, amount_of, described, fits_characteristics
from oracle.rules.copiable import printed
from oracle.rules.replacing import Replace, Replacement
from oracle.rules.statics import in_force
from oracle.rules.type_change import with_types
from oracle.words import statics as words
from oracle.words.abilities import Ability, Card, Static
from oracle.words.filters import Filter


def coming_into_play(game: Game, event: ZoneChange | TokenCreation) -> Iterator[Replacement]:
    """Counters and choices that a permanent comes into play with, and what an Aura comes into play on."""
    card = entering_card(game, event)
    if card is None:
        return
    known = printed(card)
    if "Planeswalker" in known.types and known.loyalty:
        yield Replacement(
            ("loyalty",), "loyalty counters", None, lambda e: loyalty_counters(game, e, card), own=True, adds=True
        )
    if isinstance(event, ZoneChange) and card.enchant is not None and event.attached_to is None:
        yield Replacement(("aura",), "what to enchant", None, lambda e: aura_put_into_play(game, e, card), own=True)
    for number, ability in enumerate(own_abilities(game, event, card)):
        static = ability.effect if isinstance(ability, Static) else None
        if isinstance(ability, Static) and not _applies_as_it_enters(game, event, ability):
            continue
        if isinstance(static, words.EntersAsCopy):
            copy = partial(entering_as_copy, game, static)
            source = event.object if isinstance(event, ZoneChange) else None
            yield Replacement(("copy", number), "as a copy", source, copy, own=True)
        if isinstance(static, (words.EntersChoosing, words.EntersWith)) and may_come_from_itself(game, static):
            yield _own_entering(game, event, number, static)
    yield from coming_under_another(game, event, card)
    for context, entering in in_force(game, words.EntersWith):
        if entering.what is not None and takes_its_turn(game, entering.what, event, card, context):
            yield Replacement(
                ("with", context.source, entering),
                f"comes into play with, {game.name(context.source)}",
                context.source,
                _entering_with(game, entering, context),
                adds=not entering.tapped,
            )


@rule("419.6i")
def own_abilities(game: Game, event: ZoneChange | TokenCreation, card: Card) -> tuple[Ability, ...]:
    """The abilities by which a permanent itself says how it comes into play: those that it would have in play."""
    return as_it_would_be(game, event, card).abilities


@rule("419.6i")
def may_come_from_itself(game: Game, static: words.EntersChoosing | words.EntersWith) -> bool:
    """A permanent's own text changes its arrival only if it is about that permanent, not about a class of them."""
    return isinstance(static, words.EntersChoosing) or static.what is None


@rule("419.6i", "419.9a")
def takes_its_turn(game: Game, what: Filter, event: ZoneChange | TokenCreation, card: Card, context: Context) -> bool:
    """Whether an effect stands in the order of effects: the permanent fits, or may fit once it has become a copy.

    An effect that is applied before the copy effect, to a permanent that does not fit yet, does nothing, and its
    turn is past. (No rule says so; the rulings of 2008-02 let the player choose between just these two orders.)
    """
    if fits_as_it_enters(game, what, event, card, context):
        return True
    return is_yet_to_copy(event, card) and comes_under(game, what, event, context)


def is_yet_to_copy(event: ZoneChange | TokenCreation, card: Card) -> bool:
    """Whether the permanent may still come into play as a copy: its copy effect has not been applied."""
    return any(
        isinstance(ability, Static)
        and isinstance(ability.effect, words.EntersAsCopy)
        and ("copy", number) not in event.applied
        for number, ability in enumerate(printed(card).abilities)
    )


@rule("419.6i")
def comes_under(game: Game, what: Filter, event: ZoneChange | TokenCreation, context: Context) -> bool:
    """Whether a permanent comes into play under the control of the player, or an opponent, that is asked for."""
    controller = event.controller or (game.object(event.object).owner if isinstance(event, ZoneChange) else "")
    return what.controller is None or (controller == context.controller) == (what.controller == "you")


@rule("419.6i")
def fits_as_it_enters(
    game: Game, what: Filter, event: ZoneChange | TokenCreation, card: Card, context: Context
) -> bool:
    """Whether an incoming permanent fits a description, as it would be in play."""
    if not comes_under(game, what, event, context):
        return False
    return fits_characteristics(game, what, as_it_would_be(game, event, card), context)


@rule("419.6i")
def as_it_would_be(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Characteristics:
    """Its copiable values, its own static abilities, and what changed the spell; no effect of any other permanent."""
    known = printed(card)
    id = event.object if isinstance(event, ZoneChange) else -1
    context = Context(id, event.controller or "")
    if isinstance(event, ZoneChange) and event.copied is None:
        for old, new in game.known(id).words:
            subtypes = frozenset(new if subtype == old else subtype for subtype in known.subtypes)
            known = msgspec.structs.replace(known, subtypes=subtypes)
    defined = [
        a.effect.change for a in known.abilities if isinstance(a, Static) and isinstance(a.effect, words.Defines)
    ]
    made = [effect.change for effect in game.state.effects if id in effect.objects]
    for one in (*defined, *made):
        known = with_types(game, known, one, context)
    return known


@rule("419.1a")
def coming_under_another(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Iterator[Replacement]:
    """What would come into play under an opponent's control, token or not, comes into play under yours instead."""
    controller = event.controller or (game.object(event.object).owner if isinstance(event, ZoneChange) else "")
    for context, static in in_force(game, words.EntersUnder):
        theirs = game.are_opponents(controller, context.controller)
        if theirs and fits_as_it_enters(game, static.what, event, card, context):
            yield Replacement(
                ("under", context.source),
                f"under control of {context.controller}, {game.name(context.source)}",
                context.source,
                partial(_coming_under, game, context.controller),
            )


def _coming_under(game: Game, controller: str, event: ZoneChange | TokenCreation) -> Procedure[list[Event]]:
    yield from ()
    taken = msgspec.structs.replace(event, controller=controller)
    if isinstance(taken, TokenCreation):
        return [msgspec.structs.replace(taken, owner=owner_of_taken_token(game, taken))]
    return [taken]


@rule("216.1")
def owner_of_taken_token(game: Game, event: TokenCreation) -> str:
    """A token that comes into play under another's control is still owned by the controller of the effect."""
    return event.owner


def _applies_as_it_enters(game: Game, event: ZoneChange | TokenCreation, ability: Static) -> bool:
    """The "if" of a permanent's own way of coming into play, such as having been kicked."""
    if ability.while_ is None or not isinstance(event, ZoneChange):
        return ability.while_ is None
    context = Context(event.object, event.controller or game.object(event.object).owner)
    return holds(game, context, ability.while_)


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
    if isinstance(event, ZoneChange):
        context.choices = game.object(event.object).choices
    replace = _entering_with(game, static, context)
    return Replacement(("own", number), "comes into play with", None, replace, own=True, adds=not static.tapped)


@rule("212.9d", "419.1b")
def loyalty_counters(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Procedure[list[Event]]:
    """A planeswalker comes into play with as many loyalty counters as its printed loyalty."""
    yield from ()
    return [with_counters(game, event, "loyalty", card.loyalty or 0)]


@rule("419.1b")
def with_counters(game: Game, event: ZoneChange | TokenCreation, kind: str, amount: int) -> ZoneChange | TokenCreation:
    """The same coming into play with so many counters besides those that it would be with already."""
    return msgspec.structs.replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + amount})


@rule("503.1", "419.1b")
def entering_as_copy(
    game: Game, static: words.EntersAsCopy, event: ZoneChange | TokenCreation
) -> Procedure[list[Event]]:
    """Its controller may choose a permanent; it comes into play as a copy of it, with its copiable values (503.2)."""
    incoming = event.object if isinstance(event, ZoneChange) else None
    controller = event.controller or (game.object(incoming).owner if incoming is not None else "")
    options = described(game, static.of, Context(incoming or -1, controller))
    chosen = yield from choosing.choose_objects(game, controller, options, "A copy of which?", incoming, 0, 1)
    if not chosen:
        return [event]
    original = game.object(chosen[0])
    copied = original.copied or original.card
    card = entering_card(game, event)
    assert copied is not None
    assert card is not None
    becoming = with_exceptions(game, static, copied, card)
    if isinstance(event, TokenCreation):
        return [msgspec.structs.replace(event, card=becoming)]
    return [msgspec.structs.replace(event, copied=becoming)]


@rule("503.9")
def with_exceptions(game: Game, static: words.EntersAsCopy, copied: Card, own: Card) -> Card:
    """What is copied, but for what the copy keeps of its own or is given besides; that is copiable, too."""
    return msgspec.structs.replace(
        copied,
        name=own.name if static.own_name else copied.name,
        supertypes=tuple(dict.fromkeys((*copied.supertypes, *static.add_supertypes))),
        abilities=(*copied.abilities, *static.gain),
    )


def _entering_with(game: Game, static: words.EntersWith, context: Context) -> Replace:
    def replace(event: ZoneChange | TokenCreation) -> Procedure[list[Event]]:
        yield from ()
        card = entering_card(game, event)
        if static.what is not None and card and not fits_as_it_enters(game, static.what, event, card, context):
            return [event]
        changed = msgspec.structs.replace(event, tapped=event.tapped or comes_into_play_tapped(game, event, static))
        if static.counter is not None:
            changed = with_counters(game, changed, static.counter, amount_of(game, context, static.amount))
        return [changed]

    return replace


@rule("410.10e")
def comes_into_play_tapped(game: Game, event: ZoneChange | TokenCreation, static: words.EntersWith) -> bool:
    """What "comes into play tapped" was never untapped in play, however it got there; nothing triggers."""
    return static.tapped


def _choosing(game: Game, static: words.EntersChoosing, controller: str) -> Replace:
    def replace(event: ZoneChange | TokenCreation) -> Procedure[list[Event]]:
        word = yield from choosing.choose_word(game, controller, static.vocabulary, no_types=static.no_types)
        return [msgspec.structs.replace(event, chosen={**event.chosen, static.vocabulary: word})]

    return replace


@rule("212.4j")
def aura_put_into_play(game: Game, event: ZoneChange, card: Card) -> Procedure[list[Event]]:
    """An Aura that was not played: its controller chooses what it enchants, which is no target."""
    controller = event.controller or game.object(event.object).owner
    hosts = hosts_of_incoming_aura(game, event, card, Context(event.object, controller))
    if not hosts:
        return aura_without_host(game, event)
    host = yield from choosing.choose_one(game, controller, hosts, "What does it enchant?", event.object)
    return [msgspec.structs.replace(event, attached_to=host)]


@rule("212.4j", "419.6i")
def hosts_of_incoming_aura(game: Game, event: ZoneChange, card: Card, context: Context) -> list[int | str]:
    """What it can enchant, judged by what it will be in play: as a copy it has the colours of what it copies."""
    assert card.enchant is not None
    checkpoint = game.checkpoint()
    game.alter(event.object, copied=event.copied)
    hosts = choosing.legal_hosts(game, card.enchant, context)
    game.restore(checkpoint)
    return hosts


@rule("212.4j")
def aura_without_host(game: Game, event: ZoneChange) -> list[Event]:
    """It stays where it is; from the stack it goes to its owner's graveyard. It does not come into play."""
    if game.object(event.object).zone != STACK:
        return []
    return [ZoneChange(object=event.object, to="graveyard", rule="212.4j")]
