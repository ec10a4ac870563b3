"""Misreadings of planeswalker types and of the uniqueness rule that rests on them (LRW-PW-15 to 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from oracle.game.events import Destruction, Event, ZoneChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics, Object
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.misreadings.planeswalker_type import is_planeswalker
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.happening import happen
from oracle.rules.protection import is_indestructible
from oracle.rules.state_based import planeswalkers, shared_planeswalker_types, to_graveyard
from oracle.types import planeswalker_types
from oracle.words.abilities import Text, Triggered
from oracle.words.effects import Move
from oracle.words.triggers import ComesIntoPlay
from touchstone.protocol import Vocabulary

OF_LORWYN = ("Ajani Goldmane", "Chandra Nalaar", "Garruk Wildspeaker", "Jace Beleren", "Liliana Vess")

# -- the words after the dash (15 to 17) -----------------------------------------------------------------

misreading(
    "LRW-PW-15",
    "Planeswalkers have no subtype",
    cards={name: {"subtypes": ()} for name in OF_LORWYN},
)
misreading(
    "LRW-PW-15",
    "The whole name of a planeswalker is its subtype",
    cards={name: {"subtypes": (name,)} for name in OF_LORWYN},
)
misreading(
    "LRW-PW-16",
    "The word after the dash is read as a second card type",
    cards={name: {"types": ("Planeswalker", name.split()[0]), "subtypes": ()} for name in OF_LORWYN},
)


def _card_type(game: Game, one: int, other: int) -> frozenset[str]:
    return game.known(one).types & game.known(other).types & {"Planeswalker"}


misreading(
    "LRW-PW-17",
    "Planeswalkers share a planeswalker type because all of them are planeswalkers",
    shared_planeswalker_types=_card_type,
)

# -- a list of their own (18, 19) ------------------------------------------------------------------------


def _all_there_are(game: Game) -> frozenset[str]:
    creature_types: frozenset[str] = RULES["every_creature_type"].reading(game)
    return creature_types | planeswalker_types(game.ruleset.name)


def _planeswalker_types_as_well(game: Game, vocabulary: Vocabulary) -> frozenset[str]:
    words: frozenset[str] = RULES["vocabulary_words"].reading(game, vocabulary)
    return words | planeswalker_types(game.ruleset.name) if vocabulary == "creature-type" else words


def _replaced_by_the_new_word(game: Game, subtypes: frozenset[str], old: str, new: str) -> frozenset[str]:
    changed: frozenset[str] = RULES["subtypes_with_word"].reading(game, subtypes, old, new)
    kept = changed - planeswalker_types(game.ruleset.name)
    return changed if kept == changed else kept | {new}


def _planeswalker_types_fit_creatures(game: Game, known: Characteristics) -> Characteristics:
    fitting: Characteristics = RULES["with_fitting_subtypes"].reading(game, known)
    return msgspec.structs.replace(
        fitting, subtypes=fitting.subtypes | known.subtypes & planeswalker_types(game.ruleset.name)
    )


misreading(
    "LRW-PW-18",
    "A changeling is a Garruk, too",
    every_creature_type=_all_there_are,
    with_fitting_subtypes=_planeswalker_types_fit_creatures,
)
misreading(
    "LRW-PW-18",
    "A planeswalker type may be named where a creature type is asked for",
    vocabulary_words=_planeswalker_types_as_well,
)
misreading(
    "LRW-PW-19",
    "A new creature type takes the place of a planeswalker type, since both are subtypes",
    subtypes_with_word=_replaced_by_the_new_word,
)

# -- the uniqueness rule (20 to 22) ----------------------------------------------------------------------

Goes = Callable[[Game, int, Sequence[int]], bool]
"""Whether a planeswalker goes to the graveyard for the others that share a type with it."""


def _of_sharing(goes: Goes) -> Callable[[Game], list[Event]]:
    def reading(game: Game) -> list[Event]:
        found = planeswalkers(game)
        sharing = {one: [it for it in found if it != one and shared_planeswalker_types(game, one, it)] for one in found}
        return to_graveyard([one for one, others in sharing.items() if others and goes(game, one, others)], "212.9c")

    return reading


def _of_the_same_player(game: Game, one: int, others: Sequence[int]) -> bool:
    return any(game.controller(other) == game.controller(one) for other in others)


def _of_the_same_name(game: Game, one: int, others: Sequence[int]) -> bool:
    return any(game.name(other) == game.name(one) for other in others)


def _is_newest(game: Game, one: int, others: Sequence[int]) -> bool:
    return all(game.object(other).timestamp < game.object(one).timestamp for other in others)


def _is_not_newest(game: Game, one: int, others: Sequence[int]) -> bool:
    return not _is_newest(game, one, others)


def _one_is_chosen(game: Game) -> Procedure[None]:
    sharing = [id for id in planeswalkers(game) if _shares(game, id)]
    if sharing:
        kept = yield from choosing.choose_objects(game, game.state.turn.active, sharing, "Which one is kept?")
        yield from happen(game, *to_graveyard([id for id in sharing if id not in kept], "212.9c"))
    yield from RULES["before_priority"].reading(game)


def _shares(game: Game, id: int) -> bool:
    return any(other != id and shared_planeswalker_types(game, id, other) for other in planeswalkers(game))


misreading(
    "LRW-PW-20",
    "The uniqueness rule looks at the planeswalkers of one player at a time",
    planeswalkers_sharing_a_type=_of_sharing(_of_the_same_player),
)
misreading(
    "LRW-PW-20",
    "The uniqueness rule looks at the names of planeswalkers, as the legend rule does",
    planeswalkers_sharing_a_type=_of_sharing(_of_the_same_name),
)
misreading(
    "LRW-PW-20",
    "Only the newcomer goes, and the planeswalker that was there before stays",
    planeswalkers_sharing_a_type=_of_sharing(_is_newest),
)
misreading(
    "LRW-PW-21",
    "The newest planeswalker of a type stays",
    planeswalkers_sharing_a_type=_of_sharing(_is_not_newest),
)
misreading(
    "LRW-PW-21",
    "A player chooses which planeswalker of a type stays",
    before_priority=_one_is_chosen,
)

UNIQUENESS = Triggered(on=ComesIntoPlay(), text=Text(effects=(Move(what="those that share", to="graveyard"),)))


def _as_a_triggered_ability(game: Game) -> list[Event]:
    sharing = [id for id in planeswalkers(game) if _shares(game, id)]
    on_stack = [ability.ability for id in game.zone(STACK) if (ability := game.object(id).ability) is not None]
    if sharing and UNIQUENESS not in (*on_stack, *(one.ability for one in game.state.waiting)):
        known = {"those that share": sharing}
        player = game.state.turn.active
        game.state.waiting += (Waiting(controller=player, source=sharing[0], ability=UNIQUENESS, known=known),)
    return []


def destroyed(game: Game, ids: Sequence[int]) -> list[Event]:
    """The destruction of those that can be destroyed."""
    return [Destruction(object=id, rule="212.9c") for id in ids if not is_indestructible(game, id)]


def to_its_controller(number: str) -> Callable[[Game, Object, ZoneChange], Object]:
    """A reading of `new_object` in which a state-based effect of that number gives a planeswalker to its controller."""

    def reading(game: Game, it: Object, event: ZoneChange) -> Object:
        new: Object = RULES["new_object"].reading(game, it, event)
        if event.rule != number or not is_planeswalker(game, it.id):
            return new
        return msgspec.structs.replace(new, owner=game.speaker(it.id))

    return reading


misreading(
    "LRW-PW-22",
    "The uniqueness rule puts planeswalkers into the graveyards of those who controlled them",
    new_object=to_its_controller("212.9c"),
)
misreading(
    "LRW-PW-22",
    "The uniqueness rule destroys planeswalkers, if they can be destroyed",
    planeswalkers_sharing_a_type=lambda game: destroyed(game, [id for id in planeswalkers(game) if _shares(game, id)]),
)
misreading(
    "LRW-PW-22",
    "The uniqueness rule is a triggered ability, to which players may respond",
    planeswalkers_sharing_a_type=_as_a_triggered_ability,
)
