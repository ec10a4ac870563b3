"""Applying continuous effects: which there are, what each applies to, and in which order (418.3-418.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import Any, TypeGuard

import msgspec

from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.objects import Inborn
from oracle.game.state import ContinuousEffect
from oracle.rulebook import rule
from oracle.rules.conditions import holds
from oracle.rules.context import Context, described, objects_of, words_known
from oracle.rules.keywords import expanded
from oracle.rules.statics import told_apart
from oracle.rules.text_change import with_words_known
from oracle.words.abilities import Ability, Static
from oracle.words.statics import Change, Continuous, Defines


class Applied(msgspec.Struct, frozen=True, kw_only=True):
    """One continuous effect that is to be applied: its key, its speaker, its change and whom it affects."""

    key: tuple[Any, ...]
    change: Change
    context: Context
    timestamp: int
    defines: bool = False
    affected: Collection[int] | None = None
    ability: Static | None = None


def is_continuous(ability: Ability) -> TypeGuard[Static]:
    """Whether an ability makes a continuous effect."""
    return isinstance(ability, Static) and isinstance(ability.effect, (Continuous, Defines))


class Effects:
    """The continuous effects of a computation: those made by resolutions, and those of static abilities.

    `speakers` are the objects whose static abilities make some. `permanents` are those among the objects to compute.
    """

    def __init__(self, game: Game, table: Table, objects: Sequence[Inborn]) -> None:
        self.game = game
        self.table = table
        self.speakers = {own.object.id for own in objects if own.speaks}
        self.permanents = [own.object.id for own in objects if own.object.zone == BATTLEFIELD]
        self.begun: dict[tuple[Any, ...], Applied] = {}
        self.given: dict[tuple[int, Ability], int] = {}
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

    def of_layer(self, part: Callable[[Change], bool]) -> list[Applied]:
        """The effects that do something in a layer, in the order of their timestamps."""
        if not self.made and not self.speakers:
            return []
        effects = {effect.key: effect for effect in self.made}
        effects.update((effect.key, effect) for effect in self._spoken(part))
        effects.update(self.begun)
        return sorted((e for e in effects.values() if part(e.change)), key=lambda effect: effect.timestamp)

    def _spoken(self, part: Callable[[Change], bool]) -> Iterable[Applied]:
        """The effects of static abilities that do something in a layer."""
        said = [
            (id, ability)
            for id in self.speakers
            for ability in self.table.characteristics[id].abilities
            if isinstance(ability, Static)
            and isinstance(ability.effect, (Continuous, Defines))
            and part(ability.effect.change)
        ]
        for key in told_apart(said):
            id, ability, _ = key
            assert isinstance(ability.effect, (Continuous, Defines))
            it = self.game.state.objects[id]
            defines = is_characteristic_defining(self.game, ability, (id, ability) in self.given)
            context = Context(id, self.game.speaker(id))
            if works_in_zone(self.game, ability, it.zone, defines) and self._holds(ability, context):
                yield Applied(
                    key=key,
                    change=with_words_known(ability.effect.change, words_known(self.game, context)),
                    context=context,
                    timestamp=max(it.timestamp, self.given.get((id, ability), 0)),
                    defines=defines,
                    ability=ability,
                )

    def _holds(self, ability: Static, context: Context) -> bool:
        return ability.while_ is None or holds(self.game, context, ability.while_)

    def note_given(self, effect: Applied, id: int) -> None:
        """An ability that an effect gives has no earlier timestamp than that effect (418.5f)."""
        for word in effect.change.gain:
            for ability in expanded(word):
                self.given[id, ability] = effect.timestamp

    def still_there(self, effect: Applied) -> bool:
        """A static ability must exist for its effect to begin to apply; one that began goes on."""
        if effect.ability is None or effect.key in self.begun:
            return True
        return effect.ability in self.table.characteristics[effect.context.source].abilities

    def affected(self, effect: Applied) -> Collection[int]:
        """The objects that the effect applies to: the same in all layers once it began to apply."""
        if effect.affected is not None:
            return [id for id in effect.affected if self.game.exists(id)]
        return self.described(effect)

    def described(self, effect: Applied) -> tuple[int, ...]:
        """The objects that a static ability's effect would apply to as things stand."""
        assert effect.ability is not None
        static = effect.ability.effect
        if isinstance(static, Defines):
            return (effect.context.source,)
        assert isinstance(static, Continuous)
        if static.ref is not None:
            return tuple(id for id in objects_of(self.game, effect.context, static.ref) if self.game.exists(id))
        assert static.affects is not None
        return tuple(
            id
            for zone in static.zones
            for id in described(self.game, msgspec.structs.replace(static.affects, zone=zone), effect.context)
        )

    def lock(self, effect: Applied) -> Collection[int]:
        """Determine the affected objects, once and for all layers."""
        affected = self.affected(effect)
        self.begun[effect.key] = msgspec.structs.replace(effect, affected=affected)
        return affected


@rule("418.3b")
def objects_of_effect(game: Game, effect: ContinuousEffect) -> frozenset[int]:
    """What a resolution has changed: the objects that were meant as the effect began, and no others later."""
    return effect.objects


Application = Callable[[Game, Applied, int], None]


def apply_in_order(game: Game, effects: Effects, part: Callable[[Change], bool], apply: Application) -> None:
    """Apply the effects of a layer: characteristic-defining abilities first, then by timestamp and dependency."""
    found = effects.of_layer(part)
    if not found:
        return
    for group in defining_first(game, found):
        remaining = group
        while remaining := [effect for effect in remaining if effects.still_there(effect)]:
            effect = next_by_dependency(game, effects, remaining, apply)
            remaining = [other for other in remaining if other is not effect]
            if effect.ability is not None:
                effect.context.controller = game.speaker(effect.context.source)
            for id in effects.lock(effect):
                apply(game, effect, id)
                effects.note_given(effect, id)


@rule("405.2a")
def is_characteristic_defining(game: Game, ability: Static, given: bool) -> bool:
    """Whether a static ability is characteristic-defining: all five criteria must be met.

    What it changes is a colour, a subtype, power or toughness, and of the object itself; it is printed on that, was
    given to a token by what made it, or copied, but it is not `given` by an effect, not even one of its own; and it
    holds under no condition.
    """
    return (
        defines_listed(game, ability)
        and is_inborn(game, ability, given)
        and is_about_itself(game, ability)
        and is_unconditional(game, ability)
    )


@rule("405.2a")
def defines_listed(game: Game, ability: Static) -> bool:
    """Criteria 1: what the text gives the object is nothing but colours, subtypes, power and toughness."""
    return isinstance(ability.effect, (Continuous, Defines)) and changes_only(ability.effect.change, DEFINABLE)


@rule("405.2a")
def is_inborn(game: Game, ability: Static, given: bool) -> bool:
    """Criteria 2 and 4: the object has it by itself or as a copy; no effect gave it, of the object or another."""
    return not given


@rule("405.2a")
def is_about_itself(game: Game, ability: Static) -> bool:
    """Criterion 3: it changes the object that it is on, and no other."""
    effect = ability.effect
    return isinstance(effect, Defines) or (isinstance(effect, Continuous) and effect.ref == "this")


@rule("405.2a")
def is_unconditional(game: Game, ability: Static) -> bool:
    """Criterion 5: it holds whatever the circumstances."""
    return ability.while_ is None


def changes_some(change: Change, parts: frozenset[str]) -> bool:
    """Whether a change has one of such parts."""
    return not changed_by(change).isdisjoint(parts)


def changes_only(change: Change, parts: frozenset[str]) -> bool:
    """Whether a change consists of nothing but such parts."""
    return changed_by(change) <= parts


@cache
def changed_by(change: Change) -> frozenset[str]:
    """The parts that a change has."""
    nothing = Change()
    return frozenset(part for part in Change.__struct_fields__ if getattr(change, part) != getattr(nothing, part))


DEFINABLE = frozenset(
    {"set_colors", "add_colors", "set_subtypes", "add_subtypes", "all_creature_types", "set_power", "set_toughness"}
)


@rule("405.2", "502.73a")
def works_in_zone(game: Game, ability: Static, zone: str, defines: bool) -> bool:
    """A static ability works in its own zone, as a rule in play; one that defines a characteristic works everywhere."""
    return defines or zone == ability.zone


@rule("405.2", "418.5a")
def defining_first(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    """The effects of a layer: those of characteristic-defining abilities, then all others, each by timestamp."""
    return [effect for effect in found if effect.defines], [effect for effect in found if not effect.defines]


@rule("418.5d")
def next_by_dependency(game: Game, effects: Effects, remaining: list[Applied], apply: Application) -> Applied:
    """The earliest effect that depends on no other remaining one; in a loop, the earliest (418.5c-d)."""
    if len(remaining) == 1:
        return remaining[0]
    for effect in remaining:
        if not any(depends_on(game, effects, effect, other, apply) for other in remaining if other is not effect):
            return effect
    return remaining[0]


def taken_from(game: Game, effect: Applied) -> list[tuple[Ability, ...]]:
    """The abilities of the objects whose activated abilities an effect gives to others."""
    what = effect.change.gain_activated_of
    return [] if what is None else [game.known(id).abilities for id in described(game, what, effect.context)]


@rule("418.5c")
def depends_on(game: Game, effects: Effects, one: Applied, other: Applied, apply: Application) -> bool:
    """Whether applying the other would change that the one exists, what it applies to or does, or who speaks it."""
    if one.ability is None or one.key in effects.begun:
        return False
    table = effects.table
    before = (effects.still_there(one), effects.described(one), game.speaker(one.context.source), taken_from(game, one))
    characteristics, controllers = dict(table.characteristics), dict(table.controllers)
    for id in effects.affected(other):
        apply(game, other, id)
    after = (effects.still_there(one), effects.described(one), game.speaker(one.context.source), taken_from(game, one))
    table.characteristics.update(characteristics)
    table.controllers.update(controllers)
    return before != after


def change(game: Game, id: int, **changes: Any) -> None:
    """Enter changed characteristics into the table that is being computed."""
    table = game.table
    table.characteristics[id] = msgspec.structs.replace(table.characteristics[id], **changes)
