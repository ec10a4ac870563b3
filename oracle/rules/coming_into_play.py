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
from oracle.rules.context import Context, described, fits_characteristics
from oracle.rules.copiable import printed
from oracle.rules.layers import changed
from oracle.rules.replacing import Replacement
from oracle.rules.statics import each_in_force, in_force
from oracle.words import statics as words
from oracle.words.abilities import Ability, Card, Static
from oracle.words.filters import Filter

Arrival = ZoneChange | TokenCreation


def coming_into_play(game: Game, event: Arrival) -> Iterator[Replacement]:
    """Counters and choices that a permanent comes into play with, and what an Aura comes into play on."""
    card = entering_card(game, event)
    if card.loyalty and says_its_loyalty(game, event, card):
        loyal = partial(loyalty_counters, game, card=card)
        yield Replacement(("loyalty",), "loyalty counters", None, loyal, indifferent=True)
    if isinstance(event, ZoneChange) and card.enchant is not None and event.attached_to is None:
        attached = partial(aura_put_into_play, game, card=card)
        yield Replacement(("aura",), "what to enchant", None, attached, indifferent=True)
    for number, ability in enumerate(own_abilities(game, event, card)):
        if isinstance(ability, Static) and _applies_as_it_enters(game, event, ability):
            yield from _own_entering(game, event, number, ability.effect)
    yield from coming_under_another(game, event, card)
    for which, context, entering in each_in_force(game, words.EntersWith):
        if entering.what is not None and takes_its_turn(game, entering.what, event, card, context):
            yield Replacement(
                ("with", which, entering),
                f"comes into play with, {game.name(context.source)}",
                context.source,
                partial(_if_it_fits, game, entering, entering.what, context),
                indifferent=True,
            )


def arriving(event: Arrival) -> int | None:
    """The object that comes into play; a token has been none before."""
    return event.object if isinstance(event, ZoneChange) else None


def arrives_under(game: Game, event: Arrival) -> str:
    """Who will control the incoming permanent: its owner, unless it is put into play under another's control."""
    if event.controller is not None:
        return event.controller
    assert isinstance(event, ZoneChange)
    return game.object(event.object).owner


def speaking(game: Game, event: Arrival) -> Context:
    """What the text of an incoming permanent means by "this" and "you"."""
    return Context(arriving(event) or choosing.NO_OBJECT, arrives_under(game, event))


@rule("419.6i")
def own_abilities(game: Game, event: Arrival, card: Card) -> tuple[Ability, ...]:
    """The abilities by which a permanent itself says how it comes into play: those that it would have in play."""
    return as_it_would_be(game, event, card).abilities


@rule("419.6i")
def may_come_from_itself(game: Game, static: words.EntersWith) -> bool:
    """A permanent's own text changes its arrival only if it is about that permanent, not about a class of them."""
    return static.what is None


@rule("419.6i", "419.9a")
def takes_its_turn(game: Game, what: Filter, event: Arrival, card: Card, context: Context) -> bool:
    """Whether an effect stands in the order of effects: the permanent fits, or may fit once it has become a copy.

    An effect that is applied before the copy effect, to a permanent that does not fit yet, does nothing, and its
    turn is past. (No rule says so; the rulings of 2008-02 let the player choose between just these two orders.)
    """
    if fits_as_it_enters(game, what, event, card, context):
        return True
    return is_yet_to_copy(event, card) and comes_under(game, what, event, context)


def is_yet_to_copy(event: Arrival, card: Card) -> bool:
    """Whether the permanent may still come into play as a copy: its copy effect has not been applied."""
    return any(
        isinstance(ability, Static)
        and isinstance(ability.effect, words.EntersAsCopy)
        and ("copy", number) not in event.applied
        for number, ability in enumerate(printed(card).abilities)
    )


@rule("419.6i")
def comes_under(game: Game, what: Filter, event: Arrival, context: Context) -> bool:
    """Whether a permanent comes into play under the control of the player, or an opponent, that is asked for."""
    return what.controller is None or (arrives_under(game, event) == context.controller) == (what.controller == "you")


@rule("419.6i")
def fits_as_it_enters(game: Game, what: Filter, event: Arrival, card: Card, context: Context) -> bool:
    """Whether an incoming permanent fits a description, as it would be in play."""
    if not comes_under(game, what, event, context):
        return False
    return fits_characteristics(game, what, as_it_would_be(game, event, card), context)


@rule("419.6i")
def as_it_would_be(game: Game, event: Arrival, card: Card) -> Characteristics:
    """Its copiable values, its own static abilities, and what changed the spell; no effect of any other permanent."""
    made = [effect.change for effect in game.state.effects if arriving(event) in effect.objects]
    return changed(game, printed(card), made, speaking(game, event))


@rule("419.1a")
def coming_under_another(game: Game, event: Arrival, card: Card) -> Iterator[Replacement]:
    """What would come into play under an opponent's control, token or not, comes into play under yours instead."""
    controller = arrives_under(game, event)
    for context, static in in_force(game, words.EntersUnder):
        theirs = game.are_opponents(controller, context.controller)
        if theirs and fits_as_it_enters(game, static.what, event, card, context):
            yield Replacement(
                ("under", context.source),
                f"under control of {context.controller}, {game.name(context.source)}",
                context.source,
                partial(_coming_under, game, context.controller),
            )


def _coming_under(game: Game, controller: str, event: Arrival) -> Procedure[list[Event]]:
    yield from ()
    taken = msgspec.structs.replace(event, controller=controller)
    if isinstance(taken, TokenCreation):
        return [msgspec.structs.replace(taken, owner=owner_of_taken_token(game, taken))]
    return [taken]


@rule("216.1")
def owner_of_taken_token(game: Game, event: TokenCreation) -> str:
    """A token that comes into play under another's control is still owned by the controller of the effect."""
    return event.owner


def _applies_as_it_enters(game: Game, event: Arrival, ability: Static) -> bool:
    """The "if" of a permanent's own way of coming into play, such as having been kicked."""
    if ability.while_ is None:
        return True
    return isinstance(event, ZoneChange) and holds(game, speaking(game, event), ability.while_)


def entering_card(game: Game, event: Arrival) -> Card:
    """The card whose abilities say how the permanent comes into play."""
    card = event.card if isinstance(event, TokenCreation) else event.copied or game.object(event.object).card
    assert card is not None
    return card


def _own_entering(game: Game, event: Arrival, number: int, static: words.StaticWord) -> Iterator[Replacement]:
    if isinstance(static, words.EntersAsCopy):
        yield Replacement(("copy", number), "as a copy", arriving(event), partial(entering_as_copy, game, static))
    if isinstance(static, words.EntersChoosing):
        yield Replacement(("choosing", number), "as it comes into play", None, partial(_choosing, game, static))
    if isinstance(static, words.EntersWith) and may_come_from_itself(game, static):
        replace = partial(_entering_with, game, static)
        yield Replacement(("own", number), "comes into play with", None, replace, indifferent=True)


@rule("212.9d")
def says_its_loyalty(game: Game, event: Arrival, card: Card) -> bool:
    """Whether a planeswalker comes into play with loyalty counters at all: by the rules, whatever it says itself."""
    return True


@rule("212.9d", "419.1b")
def loyalty_counters(game: Game, event: Arrival, card: Card) -> Procedure[list[Event]]:
    """A planeswalker comes into play with as many loyalty counters as its printed loyalty."""
    yield from ()
    assert card.loyalty is not None
    return [with_counters(game, event, "loyalty", card.loyalty)]


@rule("419.1b")
def with_counters(game: Game, event: Arrival, kind: str, amount: int) -> Arrival:
    """The same coming into play with so many counters besides those that it would be with already."""
    return msgspec.structs.replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + amount})


@rule("503.1", "419.1b")
def entering_as_copy(game: Game, static: words.EntersAsCopy, event: Arrival) -> Procedure[list[Event]]:
    """Its controller may choose a permanent; it comes into play as a copy of it, with its copiable values (503.2)."""
    context = speaking(game, event)
    options = described(game, static.of, context)
    prompt = "A copy of which?"
    chosen = yield from choosing.choose_objects(game, context.controller, options, prompt, arriving(event), 0, 1)
    if not chosen:
        return [event]
    copied = game.object(chosen[0]).copied_or_own
    assert copied is not None
    becoming = with_exceptions(game, static, copied, entering_card(game, event))
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


def _entering_with(game: Game, static: words.EntersWith, event: Arrival) -> Procedure[list[Event]]:
    yield from ()
    changed = msgspec.structs.replace(event, tapped=event.tapped or comes_into_play_tapped(game, event, static))
    if static.counter is not None:
        changed = with_counters(game, changed, static.counter, static.amount)
    return [changed]


def _if_it_fits(
    game: Game, static: words.EntersWith, what: Filter, context: Context, event: Arrival
) -> Procedure[list[Event]]:
    if not fits_as_it_enters(game, what, event, entering_card(game, event), context):
        return [event]
    return (yield from _entering_with(game, static, event))


@rule("410.10e")
def comes_into_play_tapped(game: Game, event: Arrival, static: words.EntersWith) -> bool:
    """What "comes into play tapped" was never untapped in play, however it got there; nothing triggers."""
    return static.tapped


def _choosing(game: Game, static: words.EntersChoosing, event: Arrival) -> Procedure[list[Event]]:
    player = arrives_under(game, event)
    chosen = dict(event.chosen)
    for vocabulary in static.vocabularies:
        chosen[vocabulary] = yield from choosing.choose_word(game, player, vocabulary, no_types=static.no_types)
    return [msgspec.structs.replace(event, chosen=chosen)]


@rule("212.4j")
def aura_put_into_play(game: Game, event: ZoneChange, card: Card) -> Procedure[list[Event]]:
    """An Aura that was not played: its controller chooses what it enchants, which is no target."""
    if not game.exists(event.object):
        return []
    context = speaking(game, event)
    hosts = hosts_of_incoming_aura(game, event, card, context)
    if not hosts:
        return aura_without_host(game, event)
    host = yield from choosing.choose_one(game, context.controller, hosts, "What does it enchant?", event.object)
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
