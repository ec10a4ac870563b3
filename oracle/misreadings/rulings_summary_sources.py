"""Misreadings of sources of damage (GRS-419.8A)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oracle.game.events import DamageEvent
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.context import Context, fits
from oracle.words import effects as words
from oracle.words.filters import Filter
from touchstone.protocol import Ref

# -- what may be chosen (01 to 05) --------------------------------------------------------------------------


def _whatever_its_quality(game: Game, context: Context, word: words.ChooseSource) -> Procedure[None]:
    yield from RULES["choose_source"].reading(game, context, msgspec.structs.replace(word, what=Filter()))


misreading("GRS-419.8A-01", "Any source may be chosen, whatever its colour", choose_source=_whatever_its_quality)


def _abilities_too(game: Game, context: Context, word: words.ChooseSource) -> Procedure[None]:
    sources: list[int] = RULES["possible_sources"].applied(game)
    abilities = [
        id
        for id in game.zone(STACK)
        if (ability := game.object(id).ability) is not None and fits(game, word.what, ability.source, context)
    ]
    options = [*(id for id in sources if fits(game, word.what, id, context)), *abilities]
    context.known[word.as_] = yield from choosing.choose_objects(game, context.controller, options, "Which source?")


misreading("GRS-419.8A-02", "Abilities on the stack are offered as sources", choose_source=_abilities_too)
misreading(
    "GRS-419.8A-03",
    "Only permanents are offered as sources",
    possible_sources=lambda game: list(game.permanents),
)
misreading(
    "GRS-419.8A-04",
    "The source of an ability that is no longer in play cannot be chosen",
    referred_to=lambda game: [],
)


def _still_in_play(game: Game) -> list[int]:
    right: list[int] = RULES["with_damage_on_stack"].reading(game)
    return [id for id in right if game.exists(id) and game.object(id).zone == BATTLEFIELD]


misreading(
    "GRS-419.8A-05",
    "A creature cannot be chosen any more once it has left play, though its damage is on the stack",
    with_damage_on_stack=_still_in_play,
)

# -- when it is chosen (06) ---------------------------------------------------------------------------------


def _source_wanted(game: Game, id: int) -> words.ChooseSource | None:
    ability = game.object(id).ability
    wanted = ability.text.effects if ability is not None else ()
    return next((effect for effect in wanted if isinstance(effect, words.ChooseSource)), None)


def _chosen_on_playing(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    yield from RULES["choose_targets"].reading(game, id, announced)
    word = _source_wanted(game, id)
    if word is not None:
        it = game.object(id)
        context = Context(it.ability.source if it.ability else id, it.controller or it.owner)
        yield from RULES["choose_source"].reading(game, context, word)
        game.alter(id, chosen={"source": ",".join(map(str, context.known.get(word.as_, [])))})


def _as_chosen_before(game: Game, context: Context, word: words.ChooseSource) -> Procedure[None]:
    yield from ()
    chosen = game.object(context.stack_object or 0).chosen.get("source", "")
    context.known[word.as_] = [int(id) for id in chosen.split(",") if id]


misreading(
    "GRS-419.8A-06",
    "The source is chosen while the ability is played",
    choose_targets=_chosen_on_playing,
    choose_source=_as_chosen_before,
)

# -- which damage is meant (07, 08) -------------------------------------------------------------------------


misreading(
    "GRS-419.8A-07",
    "The spell that was chosen is another source than the permanent that it becomes",
    carry_over_prevention=lambda game, spell, permanent: None,
)


def _outside_combat(game: Game, source: int, event: DamageEvent) -> bool:
    return not event.combat and bool(RULES["is_damage_of"].reading(game, source, event))


misreading(
    "GRS-419.8A-08",
    "Combat damage of a permanent is not the damage that was meant",
    is_damage_of=_outside_combat,
)


def _all_turn(game: Game, context: Context, word: words.Prevent) -> Procedure[None]:
    yield from RULES["prevent"].reading(game, context, msgspec.structs.replace(word, once=False))


misreading("GRS-419.8A-08", "All damage of the source is prevented, the whole turn", prevent=_all_turn)
