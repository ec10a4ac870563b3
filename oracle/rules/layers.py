"""Continuous effects and their layers (418.5): how characteristics are computed.

Layer 1 copy, 2 control, 3 text, 4 type, 5 colour and abilities, 6 power and toughness. Within layers 1
to 5 characteristic-defining abilities come first, then the rest by timestamp and dependency.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec

from oracle.game.game import Game, Table
from oracle.game.objects import Characteristics, Inborn, Object
from oracle.rulebook import rule
from oracle.rules import text_change
from oracle.rules.applying import Applied, Effects, apply_in_order, change, changes_some
from oracle.rules.context import Context, NobodyMeant, amount_of, described, is_ability, player_of
from oracle.rules.copiable import copiable_values
from oracle.rules.inborn import by_themselves
from oracle.rules.keywords import BASIC_LAND_TYPES, expanded, intrinsic_mana_ability
from oracle.rules.type_change import with_fitting_subtypes, with_types
from oracle.words.abilities import Ability, Activated, Static
from oracle.words.statics import Change, Defines


def characteristics_table(game: Game) -> Table:
    """All characteristics and controllers as of now (418.5a).

    Without effects that reach out each object's characteristics depend on the object alone, and are kept with it.
    """
    objects = tuple(game.state.objects.values())
    former = game.former_table
    if former is not None and former.made_of == objects and not game.state.effects:
        return former
    inborn = by_themselves(game, objects)
    if game.state.effects or any(own.reaches_out for own in inborn):
        return computed(game, objects, {own.object.id: own.copiable for own in inborn}, inborn)
    new = [own for own in inborn if own.alone is None]
    table = computed(game, objects, {own.object.id: own.alone or own.copiable for own in inborn}, new)
    table.made_of = objects
    for own in new:
        own.alone = table.characteristics[own.object.id]
    return table


def computed(
    game: Game, objects: Iterable[Object], characteristics: dict[int, Characteristics], inborn: list[Inborn]
) -> Table:
    """The table of objects: of some the characteristics as they are, of others what the layers make of them."""
    table = Table(characteristics, {it.id: it.controller for it in objects})
    game.show_partial(table)
    for it in objects:
        if it.ability is not None:
            characteristics[it.id] = copiable_values(game, it)
    if inborn or game.state.effects:
        apply_layers(game, Effects(game, table, inborn))
    return table


def apply_layers(game: Game, effects: Effects) -> None:
    """All that makes characteristics of copiable values, layer by layer."""
    for layer in (control_layer, text_layer, type_layer, ability_layer, power_and_toughness_layer):
        layer(game, effects)
    for id in effects.permanents:
        loyalty = loyalty_in_play(game, id)
        if loyalty != game.known(id).loyalty:
            change(game, id, loyalty=loyalty)


# -- the layers --------------------------------------------------------------------------------------


@rule("418.5a")
def control_layer(game: Game, effects: Effects) -> None:
    """Layer 2: effects that change control."""
    apply_in_order(game, effects, lambda c: c.controller is not None, _apply_control)


def _apply_control(game: Game, effect: Applied, id: int) -> None:
    with suppress(NobodyMeant):
        game.table.controllers[id] = player_of(game, effect.context, effect.change.controller or "")


@rule("418.6")
def text_layer(game: Game, effects: Effects) -> None:
    """Layer 3: effects that change the text."""
    apply_in_order(game, effects, lambda c: c.word_from is not None, _apply_text)


def _apply_text(game: Game, effect: Applied, id: int) -> None:
    game.table.characteristics[id] = with_words(game, game.known(id), effect.change)


def with_words(game: Game, known: Characteristics, c: Change) -> Characteristics:
    """The characteristics after a change of words."""
    old, new = c.word_from or "", c.word_to or ""
    return msgspec.structs.replace(
        known,
        subtypes=subtypes_with_word(game, known.subtypes, old, new),
        abilities=abilities_with_word(game, known.abilities, old, new),
        words=(*known.words, (old, new)),
    )


def changed(game: Game, known: Characteristics, changes: Sequence[Change], context: Context) -> Characteristics:
    """Characteristics after changes of words, types and colours, layer by layer (418.5a).

    What the object itself defines comes first in its layer, with the words that it has by then.
    """
    for layer in (partial(with_words, game), partial(with_types, game, context=context), with_colors):
        for one in (*_defined(known), *changes):
            known = layer(known, one)
    return known


def _defined(known: Characteristics) -> list[Change]:
    """What the abilities of an object define (405.2)."""
    statics = [ability.effect for ability in known.abilities if isinstance(ability, Static)]
    return [static.change for static in statics if isinstance(static, Defines)]


@rule("418.6a", "205.3d")
def subtypes_with_word(game: Game, subtypes: frozenset[str], old: str, new: str) -> frozenset[str]:
    """The subtypes of a type line in which one word reads as another; all other subtypes stay."""
    return frozenset(new if subtype == old else subtype for subtype in subtypes)


@rule("418.6", "418.6a")
def abilities_with_word(game: Game, abilities: tuple[Ability, ...], old: str, new: str) -> tuple[Ability, ...]:
    """The abilities of a text in which one word reads as another."""
    return tuple(text_change.with_word(ability, old, new) for ability in abilities)


TYPES = frozenset({"set_types", "add_types", "set_subtypes", "add_subtypes", "chosen_creature_type"})
TYPES |= {"all_creature_types", "no_creature_types"}
COLORS = frozenset({"set_colors", "add_colors"})
ABILITIES = frozenset({"gain", "gain_activated_of", "lose", "lose_all"})
SIZE_SET = frozenset({"set_power", "set_toughness"})
SIZE = SIZE_SET | {"power", "toughness", "switch"}
"""The parts of a change that are of a layer (418.5a)."""


def _changes_types(c: Change) -> bool:
    return changes_some(c, TYPES)


@rule("212.1b", "418.5a")
def type_layer(game: Game, effects: Effects) -> None:
    """Layer 4: effects that change types, subtypes and supertypes."""
    changed: set[int] = set()

    def apply(game: Game, effect: Applied, id: int) -> None:
        changed.add(id)
        _apply_types(game, effect, id)

    apply_in_order(game, effects, _changes_types, apply)
    for id in changed:
        game.table.characteristics[id] = with_fitting_subtypes(game, game.known(id))


def _apply_types(game: Game, effect: Applied, id: int) -> None:
    game.table.characteristics[id] = with_types(game, game.known(id), effect.change, effect.context)


def changes_colors(c: Change) -> bool:
    """Whether a change does something to colours."""
    return changes_some(c, COLORS)


def changes_abilities(c: Change) -> bool:
    """Whether a change gives or takes away abilities."""
    return changes_some(c, ABILITIES)


@rule("418.5a", "407.1")
def ability_layer(game: Game, effects: Effects) -> None:
    """Layer 5: colours, and abilities gained and lost."""
    _add_intrinsic_abilities(game, effects)
    apply_colors_and_abilities(game, effects)
    effects.speakers |= {id for id, _ in effects.given}


@rule("418.5a")
def apply_colors_and_abilities(game: Game, effects: Effects) -> None:
    """Effects on colours and on abilities are of one layer, so that their timestamps are compared."""

    def apply(game: Game, effect: Applied, id: int) -> None:
        apply_colors(game, effect, id)
        apply_abilities(game, effect, id)

    apply_in_order(game, effects, lambda c: changes_colors(c) or changes_abilities(c), apply)


def _add_intrinsic_abilities(game: Game, effects: Effects) -> None:
    for id in effects.permanents:
        known = game.known(id)
        if not known.subtypes.isdisjoint(BASIC_LAND_TYPES):
            kept = game.lands.get(id, known)
            land = kept if kept is not None else game.lands.keep(with_intrinsic_abilities(known), id, known)
            game.table.characteristics[id] = land


def with_intrinsic_abilities(known: Characteristics) -> Characteristics:
    """A land with the mana abilities of its basic land types (212.6g)."""
    mana = tuple(intrinsic_mana_ability(t) for t in BASIC_LAND_TYPES if t in known.subtypes)
    return msgspec.structs.replace(known, abilities=known.abilities + mana)


def apply_colors(game: Game, effect: Applied, id: int) -> None:
    """What an effect makes of the colours of an object."""
    game.table.characteristics[id] = with_colors(game.known(id), effect.change)


def with_colors(known: Characteristics, c: Change) -> Characteristics:
    """The characteristics after a change of colours."""
    colors = frozenset(c.set_colors) if c.set_colors is not None else known.colors
    return msgspec.structs.replace(known, colors=colors | frozenset(c.add_colors))


def apply_abilities(game: Game, effect: Applied, id: int) -> None:
    """What an effect makes of the abilities of an object."""
    c = effect.change
    known = game.known(id)
    abilities = tuple(a for a in known.abilities if not is_lost(game, c, a))
    gained = tuple(ability for word in c.gain for ability in expanded(word)) + _activated_elsewhere(game, effect)
    change(game, id, abilities=abilities + gained)


def is_lost(game: Game, c: Change, ability: Ability) -> bool:
    """Whether an effect takes away an ability: all of them, or those that it names."""
    return is_ability(game, ability) if c.lose_all else ability.keyword in c.lose


def _activated_elsewhere(game: Game, effect: Applied) -> tuple[Ability, ...]:
    """The activated abilities of the objects whose activated abilities an effect gives."""
    what = effect.change.gain_activated_of
    if what is None:
        return ()
    objects = described(game, what, effect.context)
    return tuple(ability for id in objects for ability in game.known(id).abilities if is_activated(game, ability))


@rule("403.1", "502.77b")
def is_activated(game: Game, ability: Ability) -> bool:
    """Whether an ability is an activated one, wherever it can be played from."""
    return isinstance(ability, Activated)


# -- power and toughness -------------------------------------------------------------------------------


def sets_size(c: Change) -> bool:
    """Whether a change sets power or toughness (rather than adding to them)."""
    return changes_some(c, SIZE_SET)


@rule("418.5a")
def power_and_toughness_layer(game: Game, effects: Effects) -> None:
    """Layer 6: a defining abilities, b all others, c counters, d static modifications, e switching."""
    found = effects.of_layer(lambda c: changes_some(c, SIZE))
    switches = [e for e in found if e.change.switch]
    defining = [e for e in found if e.defines]
    before, after = around_counters(game, [e for e in found if not e.defines and not e.change.switch])
    for effect in (*defining, *before):
        _apply_size(game, effects, effect)
    _apply_counters(game, effects)
    for effect in after:
        _apply_size(game, effects, effect)
    for effect in switches:
        for id in effects.lock(effect):
            known = game.known(id)
            change(game, id, power=known.toughness, toughness=known.power)
    for id in effects.permanents:
        known = game.known(id)
        if known.power is not None and "Creature" not in known.types:
            change(game, id, power=None, toughness=None)


@rule("418.5a")
def around_counters(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    """What is applied before counters, by timestamp, and what after them: static abilities that modify (6d)."""
    after = [effect for effect in found if effect.ability is not None and not sets_size(effect.change)]
    return [effect for effect in found if effect not in after], after


def _apply_size(game: Game, effects: Effects, effect: Applied) -> None:
    c = effect.change
    for id in effects.lock(effect):
        known = game.known(id)
        context = replace(effect.context, known={"it": [id]})
        power, toughness = _size(known)
        power = power if c.set_power is None else amount_of(game, context, c.set_power)
        toughness = toughness if c.set_toughness is None else amount_of(game, context, c.set_toughness)
        power += 0 if c.power is None else amount_of(game, context, c.power)
        toughness += 0 if c.toughness is None else amount_of(game, context, c.toughness)
        change(game, id, power=power, toughness=toughness)


def _apply_counters(game: Game, effects: Effects) -> None:
    for id in effects.permanents:
        counters: Mapping[str, int] = game.state.objects[id].counters
        more = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
        if more:
            power, toughness = _size(game.known(id))
            change(game, id, power=power + more, toughness=toughness + more)


def _size(known: Characteristics) -> tuple[int, int]:
    """Power and toughness so far; what has none, or none yet, begins with 0."""
    return known.power or 0, known.toughness or 0


@rule("212.9d")
def loyalty_in_play(game: Game, id: int) -> int | None:
    """A planeswalker's loyalty is the number of its loyalty counters, not the printed one; nothing else has loyalty."""
    return game.object(id).counters.get("loyalty", 0) if "Planeswalker" in game.known(id).types else None
