"""Choosing a source of damage (419.8a)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from oracle.game.game import STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.combat_damage import assignments_of
from oracle.rules.context import Context, fits, is_of_kind
from oracle.rules.instructions import performs
from oracle.words import effects as words


@performs(words.ChooseSource)
@rule("419.8a")
def choose_source(game: Game, context: Context, word: words.ChooseSource) -> Procedure[None]:
    """The source is chosen only now, as the effect is made."""
    options = [id for id in possible_sources(game) if fits(game, word.what, id, context)]
    context.known[word.as_] = yield from choosing.choose_objects(
        game, context.controller, options, "Which source of damage?", context.source
    )


@rule("419.8a")
def possible_sources(game: Game) -> list[int]:
    """Permanents, spells, what something on the stack refers to, and creatures whose combat damage waits there."""
    spells = [id for id in game.zone(STACK) if is_of_kind(game, game.object(id), "spell")]
    every = [*game.permanents, *spells, *referred_to(game), *with_damage_on_stack(game)]
    return list({game.now(id): id for id in reversed(every)}.values())


@rule("419.8a")
def referred_to(game: Game) -> list[int]:
    """What an object on the stack refers to: the source of an ability, even if it is gone, and targets."""
    return [one for id in game.zone(STACK) for one in _referred_to_by(game, id) if is_card_or_permanent(game, one)]


def _referred_to_by(game: Game, id: int) -> Iterator[int]:
    it = game.object(id)
    if it.ability is not None:
        yield it.ability.source
        yield from named_in(it.ability.text, it.ability.known)
    yield from (target.object for target in it.choices.targets if target.object is not None)


def named_in(text: Any, known: Mapping[str, Any]) -> Iterator[int]:
    """The objects that a text speaks of by a name under which it knows them."""
    names = {word.removeprefix("controller of ").removeprefix("owner of ") for word in words_in(text)}
    for name, things in known.items():
        if name in names and isinstance(things, (list, tuple)):
            yield from (thing for thing in things if isinstance(thing, int))


def words_in(text: Any) -> Iterator[str]:
    """All the words of which a text, or a part of it, is made."""
    if isinstance(text, str):
        yield text
    elif isinstance(text, (list, tuple)):
        for part in text:
            yield from words_in(part)
    elif isinstance(text, msgspec.Struct):
        yield from words_in([getattr(text, field) for field in text.__struct_fields__])


@rule("419.8a")
def is_card_or_permanent(game: Game, id: int) -> bool:
    """Whether an object is, or was, a card, a token or a copy of a card or spell; abilities are no sources."""
    return game.object(id).kind != "ability"


@rule("419.8a")
def with_damage_on_stack(game: Game) -> list[int]:
    """Creatures whose combat damage is on the stack, whether or not they still are in play, or creatures."""
    waiting = [id for id in game.zone(STACK) if game.object(id).kind == "combat-damage"]
    return [one.source for id in waiting for one in assignments_of(game, id)]
