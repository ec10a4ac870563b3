"""Misreadings of the Incarnations: when the last ability triggers, whose it is, what it finds (LRW-INC)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeGuard

import msgspec

from oracle.cards import card
from oracle.game.events import Event, ZoneChange
from oracle.game.game import BATTLEFIELD, Game, Table
from oracle.game.objects import Object
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context
from oracle.rules.replacing import Replacement
from oracle.rules.triggers import Watcher
from oracle.words import triggers as patterns
from oracle.words.abilities import Ability, Static, Triggered
from oracle.words.effects import Move
from oracle.words.filters import Filter
from oracle.words.statics import Continuous

DREAD = "Dread"
INCARNATIONS = (DREAD, "Guile", "Hostility", "Purity", "Vigor")


def is_last_ability(ability: Ability) -> TypeGuard[Triggered]:
    """Whether this is the ability that brings an Incarnation back into the library."""
    pattern = ability.on if isinstance(ability, Triggered) else None
    return isinstance(pattern, patterns.PutIntoGraveyard) and pattern.anywhere


# -- what they are, and Dread in play (01 to 05) ---------------------------------------------------------------


def _both_black_and_an_artifact(game: Game, attacker: int, blocker: int) -> bool:
    evades: bool = RULES["evades"].reading(game, attacker, blocker)
    known = game.known(blocker)
    neither_suffices = not ("Artifact" in known.types and "black" in known.colors)
    return evades or (game.known(attacker).has("fear") and neither_suffices)


def _triggering_on(**pattern: Any) -> dict[str, dict[str, Any]]:
    """Dread, with something else that its trigger on damage waits for."""
    fear, damage, last = card(DREAD).abilities
    assert isinstance(damage, Triggered)
    changed = msgspec.structs.replace(damage, on=msgspec.structs.replace(damage.on, **pattern))
    return {DREAD: {"abilities": (fear, changed, last)}}


misreading("LRW-INC-01", "An Incarnation is an Elemental only", cards={"Vigor": {"subtypes": ("Elemental",)}})
misreading(
    "LRW-INC-02",
    "Incarnations stay in the graveyard",
    cards={name: {"abilities": card(name).abilities[:-1]} for name in INCARNATIONS},
)
misreading("LRW-INC-03", "Dread is smaller than it is", cards={DREAD: {"power": 5, "toughness": 5}})
misreading("LRW-INC-03", "Dread has only one of its creature types", cards={DREAD: {"subtypes": ("Incarnation",)}})
misreading(
    "LRW-INC-04",
    "What blocks a creature with fear must be black and an artifact",
    evades=_both_black_and_an_artifact,
)
misreading("LRW-INC-05", "Dread looks at combat damage only", cards=_triggering_on(combat=True))
misreading(
    "LRW-INC-05",
    "Dread looks at opponents' creatures only",
    cards=_triggering_on(source=Filter(types=("Creature",), controller="opponent")),
)
misreading("LRW-INC-05", "Dread looks at damage from any source", cards=_triggering_on(source=Filter()))
misreading("LRW-INC-05", "Dread looks at damage to any player", cards=_triggering_on(to_player="any"))

# -- a trigger, not a replacement (06, 14) -------------------------------------------------------------------


def _into_the_library(event: ZoneChange) -> Procedure[list[Event]]:
    yield from ()
    return [msgspec.structs.replace(event, to="library")]


def _library_instead(game: Game, event: ZoneChange) -> Iterator[Replacement]:
    yield from RULES["removed_instead"].reading(game, event)
    if any(is_last_ability(ability) for ability in game.known(event.object).abilities):
        yield Replacement(("library instead", event.object), "library", event.object, _into_the_library)


def _and_it_triggers(game: Game, replacement: Replacement) -> Replacement:
    def replace(event: ZoneChange) -> Procedure[list[Event]]:
        owner = game.object(event.object).owner
        for ability in game.known(event.object).abilities:
            if is_last_ability(ability):
                waiting = Waiting(controller=owner, source=event.object, ability=ability, known={})
                game.state.waiting += (waiting,)
        return (yield from replacement.replace(event))

    return dataclasses.replace(replacement, replace=replace)


def _trigger_on_the_attempt(game: Game, event: ZoneChange) -> Iterator[Replacement]:
    for replacement in RULES["removed_instead"].reading(game, event):
        yield _and_it_triggers(game, replacement)


misreading(
    "LRW-INC-06",
    "An Incarnation goes into the library instead of the graveyard",
    removed_instead=_library_instead,
)
misreading(
    "LRW-INC-14",
    "An Incarnation triggers though something else happens to it instead",
    removed_instead=_trigger_on_the_attempt,
)

# -- what triggers as a card arrives in the graveyard (07 to 12) ---------------------------------------------

Watching = Callable[[Game, ZoneChange, Table, list[Watcher]], Iterable[Watcher]]


def _as_it_arrives(watching: Watching) -> Callable[..., list[Watcher]]:
    """Other abilities than the right ones see a card being put into a graveyard."""

    def abilities_that_see(
        game: Game, event: Event, now: list[Watcher], before: Table, objects: dict[int, Object]
    ) -> list[Watcher]:
        watchers: list[Watcher] = RULES["abilities_that_see"].reading(game, event, now, before, objects)
        if isinstance(event, ZoneChange) and event.to == "graveyard" and event.new is not None:
            return list(watching(game, event, before, watchers))
        return watchers

    return abilities_that_see


def _from_play_only(game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]) -> Iterable[Watcher]:
    return [one for one in watchers if event.from_zone == BATTLEFIELD or one[0] != event.new]


def _of_the_last_controller(game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]) -> Iterable[Watcher]:
    for source, controller, ability in watchers:
        yield source, (before.controllers[event.object] if source == event.new else None) or controller, ability


def _only_if_it_had_it_in_play(
    game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]
) -> Iterable[Watcher]:
    had = before.characteristics[event.object].abilities
    return [one for one in watchers if event.from_zone != BATTLEFIELD or one[0] != event.new or one[2] in had]


def _last_abilities(game: Game, event: ZoneChange, abilities: Iterable[object]) -> list[Watcher]:
    assert event.new is not None
    owner = game.object(event.new).owner
    return [(event.new, owner, one) for one in abilities if isinstance(one, Triggered) and is_last_ability(one)]


def _also_what_it_had_in_play(
    game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]
) -> Iterable[Watcher]:
    had = _last_abilities(game, event, before.characteristics[event.object].abilities)
    return dict.fromkeys([*watchers, *had]) if event.from_zone == BATTLEFIELD else watchers


def _what_is_printed(game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]) -> Iterable[Watcher]:
    printed = game.object(event.object).card
    abilities = printed.abilities if printed is not None else ()
    return dict.fromkeys([*watchers, *_last_abilities(game, event, abilities)])


def _silences_graveyards(ability: Ability) -> bool:
    effect = ability.effect if isinstance(ability, Static) else None
    return isinstance(effect, Continuous) and "graveyard" in effect.zones and effect.change.lose_all


def _as_silenced_before(game: Game, event: ZoneChange, before: Table, watchers: list[Watcher]) -> Iterable[Watcher]:
    silenced = any(_silences_graveyards(one) for known in before.characteristics.values() for one in known.abilities)
    return [one for one in watchers if not silenced or one[0] != event.new]


misreading(
    "LRW-INC-07",
    "An Incarnation triggers only if it comes from play",
    abilities_that_see=_as_it_arrives(_from_play_only),
)
misreading(
    "LRW-INC-08",
    "The ability is that of the player who controlled the creature last",
    abilities_that_see=_as_it_arrives(_of_the_last_controller),
)
misreading(
    "LRW-INC-09",
    "An Incarnation triggers by what it was in play, as if it left play",
    abilities_that_see=_as_it_arrives(_only_if_it_had_it_in_play),
)
misreading(
    "LRW-INC-10",
    "The ability is that of the creature which was in play",
    abilities_that_see=_as_it_arrives(_also_what_it_had_in_play),
)
misreading(
    "LRW-INC-11",
    "What Lignify took away in play is missing in the graveyard",
    abilities_that_see=_as_it_arrives(_only_if_it_had_it_in_play),
)
misreading(
    "LRW-INC-12",
    "An Incarnation triggers by what is printed on it",
    abilities_that_see=_as_it_arrives(_what_is_printed),
)
misreading(
    "LRW-INC-12",
    "What leaves play at the same moment still takes the ability away",
    abilities_that_see=_as_it_arrives(_as_silenced_before),
)

# -- what the ability finds (13) ---------------------------------------------------------------------------


def _wherever_it_is(game: Game, context: Context, word: Move) -> Procedure[None]:
    if word.what == "this":
        context = dataclasses.replace(context, source=game.now(context.source))
    yield from RULES["move"].reading(game, context, word)


misreading("LRW-INC-13", "The ability finds the card in whatever zone it has gone to", move=_wherever_it_is)
