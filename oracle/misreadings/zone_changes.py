"""Misreadings of changing zones: owners, new objects and the exceptions (GRS-217.1A, GRS-217.1C)."""

from __future__ import annotations

import msgspec

from oracle.effects import cards
from oracle.game.events import ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Object
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import carrying_out, phasing
from oracle.rules.context import Context
from oracle.rules.happening import do_at_once
from oracle.words import effects as words

NEW_OBJECTS = "number of exceptions from being a new object"


def _of_the_controller(game: Game, it: Object, event: ZoneChange) -> Object:
    if it.zone == BATTLEFIELD and event.to in ("hand", "graveyard", "library"):
        it = msgspec.structs.replace(it, owner=game.speaker(it.id))
    return carrying_out.new_object.reading(game, it, event)


def _with_all_effects(game: Game, it: Object, event: ZoneChange) -> Object:
    new = carrying_out.new_object.reading(game, it, event)
    game.state.effects = tuple(
        msgspec.structs.replace(effect, objects=frozenset(new.id if id == it.id else id for id in effect.objects))
        for effect in game.state.effects
    )
    return new


misreading(
    "GRS-217.1A-01", "A permanent goes to the hand or graveyard of its controller", new_object=_of_the_controller
)
misreading(
    "GRS-217.1A-02",
    "Any card can come into play",
    may_enter=lambda game, it, zone: it.kind != "token" or it.zone == BATTLEFIELD,
)
misreading("GRS-217.1C-01", "Effects follow a card from zone to zone", new_object=_with_all_effects)
misreading(
    "GRS-217.1C-02",
    "What was changed about a permanent spell is lost as it comes into play",
    carry_over_effects=lambda game, spell, permanent: None,
)


def _only_from_play(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    what = context.known.get("it") if word.what == "it" else None
    if not what or game.object(what[0]).zone == BATTLEFIELD:
        yield from cards.move.reading(game, context, word)


def _wherever_it_is(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    if word.what == "it":
        context.known["it"] = [game.now(id) for id in context.known.get("it", ())]
    yield from cards.move.reading(game, context, word)


misreading("GRS-217.1C-03", "The ability does not find the object in its new zone", move=_only_from_play)
misreading("GRS-217.1C-03", "The ability finds the object however often it has moved", move=_wherever_it_is)
misreading(
    "GRS-217.1C-04",
    "Prevention of damage from a spell ends as the spell becomes a permanent",
    carry_over_prevention=lambda game, spell, permanent: None,
)


def _as_a_new_permanent(game: Game, id: int) -> None:
    controller = phasing.phases_in_under(game, id)
    do_at_once(game, [ZoneChange(object=id, to=BATTLEFIELD, controller=controller)])


misreading(
    "GRS-217.1C-05", "What phases in comes into play as a new permanent", return_from_phasing=_as_a_new_permanent
)
misreading(
    "GRS-217.1C-06",
    "The exceptions of later rules are those of 2008",
    facts={("rules of 2008-02-01", NEW_OBJECTS): 9},
)
