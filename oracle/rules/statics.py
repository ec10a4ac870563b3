"""The static statements in force: those of permanents, and those that resolutions made for a time (412)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeVar

from oracle.game.game import BATTLEFIELD, Game
from oracle.rules.conditions import holds
from oracle.rules.context import Context
from oracle.words.abilities import Static
from oracle.words.statics import StaticWord

W = TypeVar("W", bound=StaticWord)
S = TypeVar("S", bound=Hashable)


def in_force(game: Game, kind: type[W]) -> Iterator[tuple[Context, W]]:
    """The statements of a kind, each with its speaker."""
    characteristics = game.table.characteristics
    for id in game.permanents:
        for ability in characteristics[id].abilities:
            if isinstance(ability, Static) and isinstance(ability.effect, kind) and ability.zone == BATTLEFIELD:
                context = Context(id, game.speaker(id))
                if ability.while_ is None or holds(game, context, ability.while_):
                    yield context, ability.effect
    for effect in game.state.rule_effects:
        if isinstance(effect.static, kind):
            yield Context(effect.source, effect.controller, {"players": list(effect.players)}), effect.static


def each_in_force(game: Game, kind: type[W]) -> Iterator[tuple[Hashable, Context, W]]:
    """The statements of a kind, also those that one source makes more than once: which it is, its speaker, itself."""
    stated = list(in_force(game, kind))
    which = told_apart((context.source, static) for context, static in stated)
    return ((key, *one) for key, one in zip(which, stated, strict=True))


def told_apart(said: Iterable[tuple[int, S]]) -> Iterator[tuple[int, S, int]]:
    """What sources say, each with a number: what a source says twice counts twice."""
    so_far: dict[tuple[int, S], int] = defaultdict(int)
    for source, what in said:
        so_far[source, what] += 1
        yield source, what, so_far[source, what]


def has_static(game: Game, id: int, kind: type[W]) -> list[W]:
    """The statements of a kind that an object makes (about itself)."""
    abilities = game.known(id).abilities
    return [a.effect for a in abilities if isinstance(a, Static) and isinstance(a.effect, kind)]
