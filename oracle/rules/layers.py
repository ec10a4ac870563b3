"""Continuous effects and their layers (418.5): how characteristics are computed.

Layer 1 copy, 2 control, 3 text, 4 type, 5 colour and abilities, 6 power and toughness. Within layers 1
to 5 characteristic-defining abilities come first, then the rest by timestamp and dependency.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.state import ContinuousEffect
from oracle.rulebook import rule
from oracle.rules import text_change
from oracle.rules.context import Context, amount_of, described, holds, objects_of, players_of
from oracle.rules.copiable import copiable_values
from oracle.rules.keywords import BASIC_LAND_TYPES, abilities_of, expanded, intrinsic_mana_ability
from oracle.rules.type_change import with_types
from oracle.words.abilities import Ability, Card, Static
from oracle.words.statics import Change, Continuous, Defines


class Applied(msgspec.Struct, frozen=True, kw_only=True):
    """One continuous effect that is to be applied: its key, its speaker, its change and whom it affects."""

    key: tuple[Any, ...]
    change: Change
    context: Context
    timestamp: int
    defines: bool = False
    static: bool = False
    affected: tuple[int, ...] | None = None
    ability: Static | None = None


@cache
def _speaks(card: Card) -> bool:
    """Whether the card has a static ability that makes continuous effects."""
    return any(_is_continuous(ability) for ability in abilities_of(card))


def _is_continuous(ability: Ability) -> bool:
    return isinstance(ability, Static) and isinstance(ability.effect, (Continuous, Defines))


# -- the whole computation ---------------------------------------------------------------------------


def characteristics_table(game: Game) -> Table:
    """All characteristics and controllers as of now (418.5a)."""
    objects = game.state.objects
    table = Table({}, {id: it.controller for id, it in objects.items()})
    game.show_partial(table)
    abilities_last = []
    for id, it in objects.items():
        if it.ability is None:
            table.characteristics[id] = copiable_values(game, it)
        else:
            abilities_last.append(it)
    for it in abilities_last:
        table.characteristics[it.id] = copiable_values(game, it)
    effects = _Effects(game, table)
    for layer in (control_layer, text_layer, type_layer, ability_layer, power_and_toughness_layer):
        layer(game, effects)
    _count_loyalty(game, table)
    return table


class _Effects:
    """The continuous effects of a computation: those made by resolutions, and those of static abilities."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.begun: dict[tuple[Any, ...], Applied] = {}
        self.made = [
            Applied(
                key=(effect.id,),
                change=effect.change,
                context=Context(effect.source, effect.controller, dict(effect.known)),
                timestamp=effect.timestamp,
                affected=objects_of_effect(game, effect),
            )
            for effect in game.state.effects
        ]
        self.speakers = {
            id
            for id, it in game.state.objects.items()
            if it.kind != "ability" and (card := it.copied or it.card) is not None and _speaks(card)
        }

    def of_layer(self, part: Callable[[Change], bool]) -> list[Applied]:
        """The effects that do something in a layer, in the order of their timestamps."""
        if not self.made and not self.speakers:
            return []
        effects = {effect.key: effect for effect in self.made}
        for id in self.speakers:
            effects.update((effect.key, effect) for effect in self._spoken_by(id))
        effects.update(self.begun)
        return sorted((e for e in effects.values() if part(e.change)), key=lambda effect: effect.timestamp)

    def _spoken_by(self, id: int) -> Iterable[Applied]:
        it = self.game.state.objects[id]
        alike: Counter[Static] = Counter()
        for ability in self.table.characteristics[id].abilities:
            if not isinstance(ability, Static) or not isinstance(ability.effect, (Continuous, Defines)):
                continue
            alike[ability] += 1
            defines = isinstance(ability.effect, Defines)
            if not works_in_zone(self.game, ability, it.zone):
                continue
            controller = self.table.controllers[id] or it.owner
            context = Context(id, controller)
            if ability.while_ is not None and not holds(self.game, context, ability.while_):
                continue
            yield Applied(
                key=(id, ability, alike[ability]),
                change=ability.effect.change,
                context=context,
                timestamp=it.timestamp,
                defines=defines,
                static=True,
                ability=ability,
            )

    def still_there(self, effect: Applied) -> bool:
        """A static ability must exist for its effect to begin to apply; one that began goes on."""
        if effect.ability is None or effect.key in self.begun:
            return True
        return effect.ability in self.table.characteristics[effect.context.source].abilities

    def speaker(self, effect: Applied) -> str:
        """Who says "you" in a static effect: the controller of its source as things stand."""
        source = effect.context.source
        return self.table.controllers[source] or self.game.object(source).owner

    def affected(self, effect: Applied) -> tuple[int, ...]:
        """The objects that the effect applies to: the same in all layers once it began to apply."""
        if effect.affected is not None:
            return tuple(id for id in effect.affected if self.game.exists(id))
        return self.described(effect)

    def described(self, effect: Applied) -> tuple[int, ...]:
        """The objects that a static ability's effect would apply to as things stand."""
        static = effect.ability.effect if effect.ability else None
        if isinstance(static, Defines):
            return (effect.context.source,)
        if not isinstance(static, Continuous):
            return ()
        if static.ref is not None:
            return tuple(id for id in objects_of(self.game, effect.context, static.ref) if self.game.exists(id))
        if static.affects is None:
            return ()
        return tuple(
            id
            for zone in static.zones
            for id in described(self.game, msgspec.structs.replace(static.affects, zone=zone), effect.context)
        )

    def lock(self, effect: Applied) -> tuple[int, ...]:
        """Determine the affected objects, once and for all layers."""
        affected = self.affected(effect)
        if effect.ability is not None:
            self.begun[effect.key] = msgspec.structs.replace(effect, affected=affected)
        return affected


@rule("418.3b")
def objects_of_effect(game: Game, effect: ContinuousEffect) -> tuple[int, ...]:
    """What a resolution has changed: the objects that were meant as the effect began, and no others later."""
    return effect.objects


Application = Callable[[Game, Applied, int], None]


def apply_in_order(game: Game, effects: _Effects, part: Callable[[Change], bool], apply: Application) -> None:
    """Apply the effects of a layer: characteristic-defining abilities first, then by timestamp and dependency."""
    found = effects.of_layer(part)
    for remaining in defining_first(game, found):
        while remaining:
            effect = next_by_dependency(game, effects, remaining, apply)
            remaining = [other for other in remaining if other is not effect]
            if effects.still_there(effect):
                if effect.static and effect.key not in effects.begun:
                    effect.context.controller = effects.speaker(effect)
                for id in effects.lock(effect):
                    apply(game, effect, id)


@rule("405.2", "502.73a")
def works_in_zone(game: Game, ability: Static, zone: str) -> bool:
    """A static ability works in its own zone, as a rule in play; one that defines a characteristic works everywhere."""
    return isinstance(ability.effect, Defines) or zone == ability.zone


@rule("405.2", "418.5a")
def defining_first(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    """The effects of a layer: those of characteristic-defining abilities, then all others, each by timestamp."""
    return [effect for effect in found if effect.defines], [effect for effect in found if not effect.defines]


@rule("418.5d")
def next_by_dependency(game: Game, effects: _Effects, remaining: list[Applied], apply: Application) -> Applied:
    """The earliest effect that depends on no other remaining one; in a loop, the earliest (418.5c-d)."""
    if len(remaining) == 1:
        return remaining[0]
    for effect in remaining:
        if not any(depends_on(game, effects, effect, other, apply) for other in remaining if other is not effect):
            return effect
    return remaining[0]


@rule("418.5c")
def depends_on(game: Game, effects: _Effects, one: Applied, other: Applied, apply: Application) -> bool:
    """Whether applying the other would change the existence of the one, what it applies to, or who speaks it."""
    if one.ability is None or one.key in effects.begun or not effects.still_there(other):
        return False
    table = effects.table
    before = (effects.still_there(one), effects.described(one), effects.speaker(one))
    characteristics, controllers = dict(table.characteristics), dict(table.controllers)
    for id in effects.affected(other):
        apply(game, other, id)
    after = (effects.still_there(one), effects.described(one), effects.speaker(one))
    table.characteristics.clear()
    table.characteristics.update(characteristics)
    table.controllers.clear()
    table.controllers.update(controllers)
    return before != after


def change(game: Game, id: int, **changes: Any) -> None:
    """Enter changed characteristics into the table that is being computed."""
    table = game.table
    table.characteristics[id] = msgspec.structs.replace(table.characteristics[id], **changes)


# -- the layers --------------------------------------------------------------------------------------


@rule("418.5a")
def control_layer(game: Game, effects: _Effects) -> None:
    """Layer 2: effects that change control."""
    apply_in_order(game, effects, lambda c: c.controller is not None, _apply_control)


def _apply_control(game: Game, effect: Applied, id: int) -> None:
    players = players_of(game, effect.context, effect.change.controller or "")
    if players and game.object(id).zone in (BATTLEFIELD, "stack"):
        game.table.controllers[id] = players[0]


@rule("418.6")
def text_layer(game: Game, effects: _Effects) -> None:
    """Layer 3: effects that change the text."""
    apply_in_order(game, effects, lambda c: c.word_from is not None, _apply_text)


def _apply_text(game: Game, effect: Applied, id: int) -> None:
    old, new = effect.change.word_from or "", effect.change.word_to or ""
    known = game.known(id)
    change(
        game,
        id,
        subtypes=subtypes_with_word(game, known.subtypes, old, new),
        abilities=abilities_with_word(game, known.abilities, old, new),
        words=(*known.words, (old, new)),
    )


@rule("418.6a", "205.3d")
def subtypes_with_word(game: Game, subtypes: frozenset[str], old: str, new: str) -> frozenset[str]:
    """The subtypes of a type line in which one word reads as another; all other subtypes stay."""
    return frozenset(new if subtype == old else subtype for subtype in subtypes)


@rule("418.6", "418.6a")
def abilities_with_word(game: Game, abilities: tuple[Ability, ...], old: str, new: str) -> tuple[Ability, ...]:
    """The abilities of a text in which one word reads as another."""
    return tuple(text_change.with_word(ability, old, new) for ability in abilities)


def _changes_types(c: Change) -> bool:
    return bool(
        c.set_types
        or c.add_types
        or c.remove_types
        or c.add_supertypes
        or c.set_subtypes is not None
        or c.add_subtypes
        or c.all_creature_types
        or c.no_creature_types
        or c.chosen_creature_type
    )


@rule("212.1b", "418.5a")
def type_layer(game: Game, effects: _Effects) -> None:
    """Layer 4: effects that change types, subtypes and supertypes."""
    apply_in_order(game, effects, _changes_types, _apply_types)


def _apply_types(game: Game, effect: Applied, id: int) -> None:
    game.table.characteristics[id] = with_types(game, game.known(id), effect.change, effect.context)


def _changes_abilities(c: Change) -> bool:
    return bool(c.set_colors is not None or c.add_colors or c.gain or c.lose or c.lose_all)


@rule("418.5a", "407.1")
def ability_layer(game: Game, effects: _Effects) -> None:
    """Layer 5: colours, and abilities gained and lost."""
    _add_intrinsic_abilities(game)
    apply_in_order(game, effects, _changes_abilities, _apply_abilities)
    effects.speakers |= {id for id in game.permanents if any(map(_is_continuous, game.known(id).abilities))}


def _add_intrinsic_abilities(game: Game) -> None:
    for id in game.permanents:
        known = game.known(id)
        if "Land" in known.types and not known.subtypes.isdisjoint(BASIC_LAND_TYPES):
            mana = tuple(intrinsic_mana_ability(t) for t in BASIC_LAND_TYPES if t in known.subtypes)
            change(game, id, abilities=known.abilities + mana)


def _apply_abilities(game: Game, effect: Applied, id: int) -> None:
    c = effect.change
    known = game.known(id)
    colors = frozenset(c.set_colors) if c.set_colors is not None else known.colors
    abilities = () if c.lose_all else tuple(a for a in known.abilities if a.keyword not in c.lose)
    gained = tuple(ability for word in c.gain for ability in expanded(word))
    change(game, id, colors=colors | frozenset(c.add_colors), abilities=abilities + gained)


# -- power and toughness -------------------------------------------------------------------------------


def sets_size(c: Change) -> bool:
    """Whether a change sets power or toughness (rather than adding to them)."""
    return c.set_power is not None or c.set_toughness is not None


def _modifies_size(c: Change) -> bool:
    return c.power is not None or c.toughness is not None


@rule("418.5a")
def power_and_toughness_layer(game: Game, effects: _Effects) -> None:
    """Layer 6: a defining abilities, b all others, c counters, d static modifications, e switching."""
    found = effects.of_layer(lambda c: sets_size(c) or _modifies_size(c) or c.switch)
    switches = [e for e in found if e.change.switch]
    defining = [e for e in found if e.defines]
    before, after = around_counters(game, [e for e in found if not e.defines and not e.change.switch])
    for effect in (*defining, *before):
        _apply_size(game, effects, effect)
    _apply_counters(game)
    for effect in after:
        _apply_size(game, effects, effect)
    for effect in switches:
        for id in effects.lock(effect):
            known = game.known(id)
            change(game, id, power=known.toughness, toughness=known.power)
    for id in game.permanents:
        known = game.known(id)
        if known.power is not None and "Creature" not in known.types:
            change(game, id, power=None, toughness=None)


@rule("418.5a")
def around_counters(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    """What is applied before counters, by timestamp, and what after them: static abilities that modify (6d)."""
    after = [effect for effect in found if effect.static and not sets_size(effect.change)]
    return [effect for effect in found if effect not in after], after


def _apply_size(game: Game, effects: _Effects, effect: Applied) -> None:
    if not effects.still_there(effect):
        return
    c = effect.change
    for id in effects.lock(effect):
        known = game.known(id)
        if "Creature" not in known.types and c.set_power is None:
            continue
        context = replace(effect.context, known={**effect.context.known, "it": [id]})
        power, toughness = known.power or 0, known.toughness or 0
        power = power if c.set_power is None else amount_of(game, context, c.set_power)
        toughness = toughness if c.set_toughness is None else amount_of(game, context, c.set_toughness)
        power += 0 if c.power is None else amount_of(game, context, c.power)
        toughness += 0 if c.toughness is None else amount_of(game, context, c.toughness)
        change(game, id, power=power, toughness=toughness)


def _apply_counters(game: Game) -> None:
    for id in game.permanents:
        counters: Mapping[str, int] = game.state.objects[id].counters
        more = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
        known = game.known(id)
        if more and "Creature" in known.types:
            change(game, id, power=(known.power or 0) + more, toughness=(known.toughness or 0) + more)


@rule("212.9d")
def loyalty_in_play(game: Game, id: int) -> int | None:
    """A planeswalker's loyalty is the number of its loyalty counters, not the printed one; nothing else has loyalty."""
    return game.object(id).counters.get("loyalty", 0) if "Planeswalker" in game.known(id).types else None


def _count_loyalty(game: Game, table: Table) -> None:
    for id in game.permanents:
        loyalty = loyalty_in_play(game, id)
        if loyalty != table.characteristics[id].loyalty:
            change(game, id, loyalty=loyalty)
