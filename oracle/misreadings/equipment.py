"""Misreadings of tribal Equipment: what it is, its bonus, its trigger and equip (MOR-EQUIP-01 to 08, 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.cards import card
from oracle.effects.continuous import make_effect
from oracle.game.events import Destruction, Event, TokenCreation, ZoneChange
from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.objects import Characteristics, Object
from oracle.game.state import Duration
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context, objects_of
from oracle.rules.triggers import Watcher, notice
from oracle.words.abilities import AbilityWord, Activated, Static, Target, Text, Triggered
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import Apply, Attach, May
from oracle.words.filters import Filter
from oracle.words.statics import Change, Continuous
from oracle.words.triggers import ComesIntoPlay

AXE = "Obsidian Battle-Axe"
CYCLE = {
    "Cloak and Dagger": "Rogue",
    "Diviner's Wand": "Wizard",
    AXE: "Warrior",
    "Veteran's Armaments": "Soldier",
    "Thornbite Staff": "Shaman",
}

Cards = Mapping[str, Mapping[str, Any]]


def _trigger(name: str) -> Triggered:
    return next(ability for ability in card(name).abilities if isinstance(ability, Triggered))


def with_trigger(trigger: Mapping[str, Triggered]) -> Cards:
    """The Equipment with other triggers in the place of their own."""

    def abilities(name: str) -> tuple[AbilityWord, ...]:
        return tuple(trigger[name] if isinstance(a, Triggered) else a for a in card(name).abilities)

    return {name: {"abilities": abilities(name)} for name in trigger}


def waiting_for(**what: Any) -> Cards:
    """The Equipment of the cycle waiting for other creatures than those of their types: what is said besides."""
    changed = {}
    for name in CYCLE:
        trigger = _trigger(name)
        assert isinstance(trigger.on, ComesIntoPlay)
        assert trigger.on.what is not None
        other = ComesIntoPlay(what=msgspec.structs.replace(trigger.on.what, **what))
        changed[name] = msgspec.structs.replace(trigger, on=other)
    return with_trigger(changed)


def doing(*effects: Any, targets: tuple[Target, ...] = ()) -> Cards:
    """The Equipment of the cycle doing something else when they trigger."""
    text = Text(targets=targets, effects=effects)
    return with_trigger({name: msgspec.structs.replace(_trigger(name), text=text) for name in CYCLE})


def is_equip(game: Game, id: int) -> bool:
    """Whether the object is an equip ability on the stack."""
    ability = game.object(id).ability
    return ability is not None and ability.ability.keyword == "equip"


# -- what it is (01, 02, 06, 07) -------------------------------------------------------------------------


def _no_type_without_a_creature(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    named: bool = RULES["fits_named_subtype"].reading(game, what, known, context)
    return named and "Creature" in known.types


def _tribal_for_creature(game: Game, what: Filter, known: Characteristics) -> bool:
    types = known.types | {"Creature"} if "Equipment" in known.subtypes else known.types
    return types.issuperset(what.types)


def _equipment_too(game: Game, vocabulary: str) -> frozenset[str]:
    words: frozenset[str] = RULES["vocabulary_words"].reading(game, vocabulary)
    return words | {"Equipment"}


def _all_on_the_line(game: Game, old: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    return new


misreading(
    "MOR-EQUIP-01",
    "The Equipment are plain artifacts without a creature type",
    cards={name: {"types": ("Artifact",), "subtypes": ("Equipment",)} for name in CYCLE},
)
misreading(
    "MOR-EQUIP-02",
    "What has a creature type is a creature",
    cards={AXE: {"types": ("Tribal", "Artifact", "Creature"), "power": 2, "toughness": 1}},
)
misreading("MOR-EQUIP-02", "Obsidian Battle-Axe costs as much as its cheaper siblings", cards={AXE: {"cost": "{2}"}})
misreading(
    "MOR-EQUIP-06",
    "Only creatures are counted for a creature type",
    fits_named_subtype=_no_type_without_a_creature,
)
misreading("MOR-EQUIP-06", "A Warrior that comes into play is a Warrior creature", fits_types=_tribal_for_creature)
misreading("MOR-EQUIP-07", "Equipment can be named as a creature type", vocabulary_words=_equipment_too)
misreading("MOR-EQUIP-07", "A new creature type takes the place of all subtypes", replaced_subtypes=_all_on_the_line)

# -- the bonus (03) --------------------------------------------------------------------------------------


def _bonus(**changes: Any) -> Cards:
    static, *others = card(AXE).abilities
    assert isinstance(static, Static)
    assert isinstance(static.effect, Continuous)
    change = msgspec.structs.replace(static.effect.change, **changes)
    effect = msgspec.structs.replace(static.effect, change=change)
    return {AXE: {"abilities": (msgspec.structs.replace(static, effect=effect), *others)}}


def _bonus_for_the_turn(game: Game, event: Destruction) -> list[Event]:
    host = game.object(event.object).attached_to
    if isinstance(host, int) and game.name(event.object) == AXE:
        controller = game.controller(event.object) or ""
        change = Change(power=2, toughness=1, gain=("haste",))
        make_effect(game, Context(event.object, controller), (host,), change, Duration(until="end of turn"))
    events: list[Event] = RULES["destroyed"].reading(game, event)
    return events


misreading("MOR-EQUIP-03", "The Axe gives +2/+2", cards=_bonus(toughness=2))
misreading("MOR-EQUIP-03", "The Axe gives no haste", cards=_bonus(gain=()))
misreading(
    "MOR-EQUIP-03",
    "The bonus is given for the turn, whatever becomes of the Axe",
    destroyed=_bonus_for_the_turn,
)

# -- the trigger (04) ------------------------------------------------------------------------------------


def _anything_carries(game: Game, host: int, equipment: int) -> bool:
    return host != equipment


def _wherever_it_is_now(game: Game, id: int, targets: list[Any]) -> Procedure[None]:
    ability = game.object(id).ability
    if ability is not None and isinstance(ability.ability, Triggered):
        known = ability.known
        later = {**known, "it": [game.now(game.now(one)) for one in known.get("it", ())]}
        game.alter(id, ability=msgspec.structs.replace(ability, known=later))
    yield from RULES["resolve_ability"].reading(game, id, targets)


_TARGET = Target(name="creature", what=Filter(types=("Creature",), subtypes=tuple(CYCLE.values())))

misreading(
    "MOR-EQUIP-04",
    "The trigger targets a creature of the type",
    cards=doing(May(effects=(Attach(to="creature"),)), targets=(_TARGET,)),
)
misreading("MOR-EQUIP-04", "The Equipment is attached without a question", cards=doing(Attach(to="it")))
misreading(
    "MOR-EQUIP-04",
    "The equip cost is to be paid for the trigger, too",
    cards=doing(May(effects=(Attach(to="it"),), mana="{3}")),
)
misreading(
    "MOR-EQUIP-04",
    "The Equipment goes on what is no creature any more",
    can_be_equipped=_anything_carries,
    illegally_equipped=lambda game: [],
)
misreading(
    "MOR-EQUIP-04",
    "The trigger finds a creature that has left play and come back",
    resolve_ability=_wherever_it_is_now,
)

# -- equip (05) ------------------------------------------------------------------------------------------


def _at_any_time(game: Game, player: str, id: int, ability: Activated) -> None:
    timing = "instant" if ability.keyword == "equip" else ability.timing
    RULES["check_may_activate"].reading(game, player, id, msgspec.structs.replace(ability, timing=timing))


def _any_creature(game: Game, id: int, word: TargetWord) -> list[int | str]:
    if is_equip(game, id) and word.what is not None:
        word = msgspec.structs.replace(word, what=msgspec.structs.replace(word.what, controller=None))
    legal: list[int | str] = RULES["legal_targets"].reading(game, id, word)
    return legal


misreading("MOR-EQUIP-05", "Equip can be played at any time", check_may_activate=_at_any_time)
misreading("MOR-EQUIP-05", "Equip can be aimed at any creature", legal_targets=_any_creature)

# -- what is seen (08, 15) -------------------------------------------------------------------------------


def _becoming_is_coming(game: Game, context: Context, word: Apply) -> Procedure[None]:
    before, objects = game.table, dict(game.state.objects)
    yield from RULES["apply"].reading(game, context, word)
    if word.change.all_creature_types:
        changed = [id for id in objects_of(game, context, word.to) if game.exists(id)]
        notice(game, before, objects, [ZoneChange(object=id, to=BATTLEFIELD, new=id) for id in changed])


def _blind_to_tokens(
    game: Game, event: Event, now: list[Watcher], before: Table, objects: dict[int, Object]
) -> list[Watcher]:
    if isinstance(event, TokenCreation):
        return []
    seeing: list[Watcher] = RULES["abilities_that_see"].reading(game, event, now, before, objects)
    return seeing


misreading("MOR-EQUIP-08", "Only creatures that you control are seen", cards=waiting_for(controller="you"))
misreading("MOR-EQUIP-08", "A creature that becomes one of the type is seen", apply=_becoming_is_coming)
misreading("MOR-EQUIP-08", "Tokens are not seen", abilities_that_see=_blind_to_tokens)
misreading(
    "MOR-EQUIP-15",
    "Each Equipment of the cycle sees the types of all five",
    cards=waiting_for(subtypes=tuple(CYCLE.values())),
)
misreading(
    "MOR-EQUIP-15",
    "The Equipment sees creatures that share a type with the one that it is on",
    cards=waiting_for(subtypes=(), shares_creature_type="equipped"),
)
