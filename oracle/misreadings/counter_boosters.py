"""Misreadings of counter boosters: additional counters that creatures come into play with (MOR-BOOST)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.events import Event, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Characteristics
from oracle.misreadings import misreading
from oracle.misreadings.evoke_sacrifice import with_changed
from oracle.rulebook import Procedure
from oracle.rules import coming_into_play, happening, replacement
from oracle.rules.context import Context
from oracle.rules.copiable import printed
from oracle.rules.replacing import Replacement
from oracle.rulesets import ixalan
from oracle.words.abilities import Card
from oracle.words.effects import Move
from oracle.words.filters import Filter

Arrival = ZoneChange | TokenCreation
SAGE = "Sage of Fables"
OTHER_WIZARD = {"types": ["Creature"], "subtypes": ["Wizard"], "controller": "you", "other": True}
WITH_A_COUNTER = {"static": "comes-into-play-with", "counter": "+1/+1"}
OWN_COUNTER = {"ability": "static", "effect": WITH_A_COUNTER}


# -- the cards -----------------------------------------------------------------------------------------------


def _sage(*abilities: Any) -> dict[str, dict[str, Any]]:
    """Sage of Fables, whose first ability is replaced by others."""
    return {SAGE: {"abilities": [*abilities, *msgspec.to_builtins(card(SAGE).abilities)[1:]]}}


def _drawing_for(**creature: Any) -> dict[str, dict[str, Any]]:
    """Sage of Fables, for which the counters of other creatures pay."""
    cost = {"mana": "{2}", "remove_counter": "+1/+1", "remove_counter_from": {"types": ["Creature"], **creature}}
    return with_changed(SAGE, 1, {"cost": cost})


_FOR_SHAMANS = {**WITH_A_COUNTER, "what": {**OTHER_WIZARD, "subtypes": ["Shaman"]}}
_TRIGGERED = {
    "ability": "triggered",
    "on": {"event": "comes-into-play", "what": OTHER_WIZARD},
    "text": {"effects": [{"do": "put-counters", "kind": "+1/+1", "on": "it"}]},
}

misreading(
    "MOR-BOOST-01",
    "Rage Forger lets other Shamans come into play with another counter",
    cards={"Rage Forger": {"abilities": [{"ability": "static", "effect": _FOR_SHAMANS}]}},
)
misreading("MOR-BOOST-02", "Sage of Fables is 3/3", cards={SAGE: {"power": 3, "toughness": 3}})
misreading("MOR-BOOST-02", "Sage of Fables is no Merfolk", cards={SAGE: {"subtypes": ["Wizard"]}})
misreading("MOR-BOOST-03", "The counter is put on a Wizard by an ability that triggers", cards=_sage(_TRIGGERED))
misreading("MOR-BOOST-03", "Sage of Fables gives itself the counter", cards=_sage(OWN_COUNTER))
misreading("MOR-BOOST-04", "Only counters of Wizards pay", cards=_drawing_for(controller="you", subtypes=["Wizard"]))
misreading("MOR-BOOST-04", "Counters of any player's creatures pay", cards=_drawing_for())


# -- how many counters ---------------------------------------------------------------------------------------


def _instead_of_its_own(game: Game, event: Arrival, kind: str, amount: int) -> Arrival:
    return msgspec.structs.replace(event, counters={**event.counters, kind: amount})


misreading(
    "MOR-BOOST-05",
    "A creature comes into play with the counter instead of those of its own",
    with_counters=_instead_of_its_own,
)


# -- which creatures -----------------------------------------------------------------------------------------

Fits = Callable[[Game, Filter, Arrival, Card, Context], bool]


def _only_if(condition: Callable[[Game, Arrival], bool]) -> Fits:
    """Creatures fit only under a further condition."""

    def fits(game: Game, what: Filter, event: Arrival, card: Card, context: Context) -> bool:
        right = coming_into_play.fits_as_it_enters.reading(game, what, event, card, context)
        return right and condition(game, event)

    return fits


misreading(
    "MOR-BOOST-06",
    "Only a creature that has counters anyway comes into play with an additional one",
    fits_as_it_enters=_only_if(lambda game, event: bool(event.counters)),
)
misreading(
    "MOR-BOOST-08",
    "Only creatures that were played get the counter",
    fits_as_it_enters=_only_if(lambda game, event: isinstance(event, ZoneChange) and event.cause == "resolve"),
)


def _owned_by(game: Game, what: Filter, event: Arrival, context: Context) -> bool:
    owner = event.owner if isinstance(event, TokenCreation) else game.object(event.object).owner
    return what.controller is None or (owner == context.controller) == (what.controller == "you")


misreading("MOR-BOOST-07", "The counter is for the creatures that you own", comes_under=_owned_by)


def _as_printed(game: Game, event: Arrival, card: Card) -> Characteristics:
    return printed(card)


misreading(
    "MOR-BOOST-09",
    "The types printed on the card count, and no ability of its own",
    as_it_would_be=_as_printed,
)
misreading(
    "MOR-BOOST-10",
    "What other permanents will make of the creature counts by the rules of 2008, too",
    as_it_would_be=ixalan.as_it_would_be_in_play,
)
misreading(
    "MOR-BOOST-10",
    "What other permanents will make of the creature does not count by later rules either",
    as_it_would_be=coming_into_play.as_it_would_be.reading,
)


# -- copies --------------------------------------------------------------------------------------------------


def _asks_the_opponent(game: Game, event: Event) -> str:
    right = replacement.affected_player.reading(game, event)
    return game.opponents(right)[0] if isinstance(event, ZoneChange) else right


misreading("MOR-BOOST-11", "The copy effect always comes first", choose_replacement=ixalan.choose_copy_first)
misreading("MOR-BOOST-11", "An opponent chooses the order", affected_player=_asks_the_opponent)


def _before_it_copied(game: Game, what: Filter, event: Arrival, card: Card, context: Context) -> bool:
    own = game.object(event.object).card if isinstance(event, ZoneChange) else card
    return coming_into_play.fits_as_it_enters.reading(game, what, event, own or card, context)


misreading(
    "MOR-BOOST-12",
    "A Clone is judged by the types printed on it",
    fits_as_it_enters=_before_it_copied,
    as_it_would_be=coming_into_play.as_it_would_be.reading,
)


def _looks_again(game: Game, event: Event, effect: Replacement) -> bool:
    right = happening.has_been_applied.reading(game, event, effect)
    became_a_copy = isinstance(event, ZoneChange) and event.copied is not None and not event.counters
    return right and not (effect.indifferent and effect.key[0] == "with" and became_a_copy)


misreading(
    "MOR-BOOST-13",
    "An effect that found no Wizard looks again once Clone has become one",
    has_been_applied=_looks_again,
)


# -- several -------------------------------------------------------------------------------------------------


def _alike_only_once(game: Game, event: Event, effect: Replacement) -> bool:
    alike = {(key[0], key[-1]) for key in event.applied if key[0] == "with"}
    right = happening.has_been_applied.reading(game, event, effect)
    return right or (effect.key[0], effect.key[-1]) in alike


misreading(
    "MOR-BOOST-14",
    "Of several Sages only one gives a counter",
    has_been_applied=_alike_only_once,
)


def _one_after_the_other(game: Game, context: Context, word: Move) -> Procedure[None]:
    from oracle.effects.cards import move
    from oracle.rules.context import objects_of

    if word.to != "battlefield":
        yield from move.reading(game, context, word)
        return
    for one in objects_of(game, context, word.what):
        context.known["one of them"] = [one]
        yield from move.reading(game, context, msgspec.structs.replace(word, what="one of them"))


misreading(
    "MOR-BOOST-15",
    "Creatures that come into play together come one after the other, and the later ones see the earlier",
    move=_one_after_the_other,
)
