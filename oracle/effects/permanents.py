"""Effects on permanents: destroyed, sacrificed, tapped, given counters, created, attached (216, 501)."""

from __future__ import annotations

from itertools import product

from oracle.game.events import (
    AttachChange,
    CounterChange,
    Destruction,
    Event,
    TapChange,
    TokenCreation,
    ZoneChange,
)
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import Shield
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing, phasing
from oracle.rules.combat import attackable, let_attack
from oracle.rules.context import Context, number_meant, objects_of, players_of, words_known
from oracle.rules.happening import happen
from oracle.rules.instructions import performs
from oracle.rules.paying import sacrificeable
from oracle.rules.text_change import with_words_known
from oracle.words import effects as words
from oracle.words.abilities import Card
from oracle.words.filters import Filter


def in_play(game: Game, context: Context, what: words.Objects) -> list[int]:
    """The objects meant that are permanents (416.2)."""
    return [id for id in objects_of(game, context, what) if game.exists(id) and game.object(id).zone == BATTLEFIELD]


@performs(words.Destroy)
@rule("501.4")
def destroy(game: Game, context: Context, word: words.Destroy) -> Procedure[None]:
    """Permanents are destroyed, all at once (501.4)."""
    destroyed = in_play(game, context, word.what)
    yield from happen(game, *(Destruction(object=id, regenerate=word.regenerate, rule="501.4a") for id in destroyed))


@performs(words.Sacrifice)
@rule("501.6")
def sacrifice(game: Game, context: Context, word: words.Sacrifice) -> Procedure[None]:
    """A player puts own permanents into their owner's graveyard; what another controls cannot be sacrificed."""
    chosen: list[int] = []
    for player in players_of(game, context, word.who):
        if isinstance(word.what, str):
            chosen += [id for id in in_play(game, context, word.what) if game.controller(id) == player]
        else:
            count = number_meant(game, context, word.amount)
            options = sacrificeable(game, player, word.what, Context(context.source, player, context.known))
            chosen += yield from choosing.choose_objects(game, player, options, "Sacrifice which?", None, count, count)
    yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="sacrifice", rule="501.6") for id in chosen))


@performs(words.KeepOneOfEach)
@rule("103.4b", "103.4c")
def keep_one_of_each(game: Game, context: Context, word: words.KeepOneOfEach) -> Procedure[None]:
    """Players in turn order each choose what they keep, in the order of the text; then all sacrifice the rest."""
    rest: list[int] = []
    for player in game.in_turn_order:
        kept: list[int] = []
        for what in word.of:
            kept += yield from keep_one(game, player, what, context, kept)
        rest += [id for id in game.controlled(player) if id not in kept]
    yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="sacrifice", rule="501.6") for id in rest))


@rule("103.4c")
def keep_one(game: Game, player: str, what: Filter, context: Context, kept: list[int]) -> Procedure[list[int]]:
    """One of the permanents that fit; nothing keeps a player from choosing one that was chosen before."""
    options = sacrificeable(game, player, what, context)
    return (yield from choosing.choose_objects(game, player, options, "Keep which?", context.source))


@performs(words.PhaseOut)
@rule("502.15")
def phase_out(game: Game, context: Context, word: words.PhaseOut) -> Procedure[None]:
    """Permanents phase out."""
    yield from ()
    phasing.let_phase_out(game, in_play(game, context, word.what))


@performs(words.Regenerate)
@rule("501.5a")
def regenerate(game: Game, context: Context, word: words.Regenerate) -> Procedure[None]:
    """A shield against the next destruction this turn."""
    yield from ()
    for id in in_play(game, context, word.what):
        game.state.shields += (Shield(id=game.new_id(), kind="regenerate", source=context.source, object=id),)


@performs(words.Tap)
def tap(game: Game, context: Context, word: words.Tap) -> Procedure[None]:
    """Permanents become tapped."""
    yield from happen(game, *(TapChange(object=id, tapped=True) for id in in_play(game, context, word.what)))


@performs(words.Untap)
def untap(game: Game, context: Context, word: words.Untap) -> Procedure[None]:
    """Permanents become untapped."""
    yield from happen(game, *(TapChange(object=id, tapped=False) for id in in_play(game, context, word.what)))


@performs(words.StaysTapped)
@rule("302.2")
def stays_tapped(game: Game, context: Context, word: words.StaysTapped) -> Procedure[None]:
    """Permanents do not untap in the next untap step of whoever controls them then."""
    yield from ()
    for id in in_play(game, context, word.what):
        game.alter(id, stays_tapped=True)


@performs(words.ChooseCounter)
@rule("413.2c")
def choose_counter(game: Game, context: Context, word: words.ChooseCounter) -> Procedure[None]:
    """One of the kinds of counters that are there is chosen now: the only one, or none where there are no counters."""
    there = [kind for id in in_play(game, context, word.on) for kind in game.object(id).counters]
    if len(there) > 1:
        there = [(yield from choosing.choose_label(game, context.controller, there, "Which kind of counter?"))]
    context.known[word.as_] = next(iter(there), None)


@performs(words.PutCounters)
def put_counters(game: Game, context: Context, word: words.PutCounters) -> Procedure[None]:
    """Counters are put on permanents by an effect."""
    amount = number_meant(game, context, word.amount)
    kind = _kind(context, word.kind)
    there = in_play(game, context, word.on) if amount else []
    yield from happen(game, *(CounterChange(object=id, kind=kind, amount=amount) for id in there))


@performs(words.RemoveCounters)
def remove_counters(game: Game, context: Context, word: words.RemoveCounters) -> Procedure[None]:
    """Counters are removed from permanents."""
    events: list[Event] = []
    for id in in_play(game, context, word.on):
        there = game.object(id).counters
        for kind in there if word.kind == "all" else [_kind(context, word.kind)]:
            present = there.get(kind, 0)
            amount = present if word.amount == "all" else min(present, number_meant(game, context, word.amount))
            if amount:
                events.append(CounterChange(object=id, kind=kind, amount=-amount))
    yield from happen(game, *events)


def _kind(context: Context, kind: str) -> str:
    """The kind that was chosen under that name, or the kind itself."""
    known: str = context.known.get(kind, kind)
    return known


@performs(words.CreateToken)
@rule("216.1", "216.1a")
def create_tokens(game: Game, context: Context, word: words.CreateToken) -> Procedure[None]:
    """Tokens come into play; without a name of its own a token is called by its creature types."""
    word = with_words_known(word, words_known(game, context))
    card = Card(
        name=token_name(game, word),
        types=word.types,
        subtypes=word.subtypes,
        colors=word.colors,
        power=word.power,
        toughness=word.toughness,
        abilities=word.abilities,
    )
    controllers = players_of(game, context, word.under)
    tokens = [
        TokenCreation(
            card=card, controller=controller, owner=token_owner(game, context, controller), tapped=word.tapped
        )
        for controller in controllers
        for _ in range(number_meant(game, context, word.amount))
    ]
    done = yield from happen(game, *tokens)
    context.known[word.as_] = [event.new for event in done]
    if word.attacking:
        for token in objects_of(game, context, word.as_):
            yield from put_into_combat(game, context, token)


@rule("308.4")
def put_into_combat(game: Game, context: Context, id: int) -> Procedure[None]:
    """A creature put into play attacking attacks what its controller chooses; it was never declared as an attacker.

    Where somebody else than the attacking player gets it, or outside of the combat phase, it does not attack.
    """
    controller = game.speaker(id)
    if controller not in game.active or game.state.turn.phase != "combat":
        return
    defender = yield from choosing.choose_one(game, controller, attackable(game), "What does it attack?", id)
    let_attack(game, {id: defender})
    game.tell("combat", f"{game.name(id)} is put into play attacking.", "308.4", objects=(id,))


@rule("216.1a")
def token_name(game: Game, word: words.CreateToken) -> str:
    """The name of a creature token is its creature types unless the effect gives one."""
    return word.name or " ".join(word.subtypes)


@rule("216.1", "200.4a")
def token_owner(game: Game, context: Context, controller: str) -> str:
    """The controller of the spell or ability that makes a token owns it."""
    return context.controller


@performs(words.Attach)
@rule("501.2a")
def attach(game: Game, context: Context, word: words.Attach) -> Procedure[None]:
    """Equipment is attached to a permanent; where it cannot be, it does not move. Nobody's control changes."""
    pairs = to_attach(game, context, word)
    yield from happen(game, *(AttachChange(object=thing, to=host) for thing, host in pairs))


def to_attach(game: Game, context: Context, word: words.Attach) -> list[tuple[int, int]]:
    """What would be attached to what; nothing, where that cannot be."""
    pairs = product(in_play(game, context, word.what), in_play(game, context, word.to))
    return [(thing, host) for thing, host in pairs if choosing.can_be_equipped(game, host, thing)]
