"""Misreadings of what the rulings summary says of announcing (GRS-409.1A)."""

from __future__ import annotations

import msgspec

from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics, Object, Target
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.announcing import announce_modes_and_targets
from oracle.rules.context import Context, objects_of
from oracle.words.abilities import Card
from oracle.words.effects import PlayCard
from oracle.words.filters import Filter
from touchstone.protocol import Announcement


def _with_cards_on_the_stack(game: Game, what: Filter, context: Context) -> int:
    right: int = RULES["how_many"].reading(game, what, context)
    return right + sum(game.object(id).kind == "card" for id in game.zone(STACK)) if what.zone == "hand" else right


def _without_types_and_size(game: Game, it: Object) -> Characteristics:
    right: Characteristics = RULES["copiable_values"].reading(game, it)
    if it.zone != STACK or it.ability is not None:
        return right
    return msgspec.structs.replace(right, subtypes=frozenset(), power=None, toughness=None, abilities=())


def _by_the_owner(game: Game, player: str, id: int, half: Card | None = None) -> int:
    spell: int = RULES["announce"].reading(game, game.object(id).owner, id, half)
    return spell


def _ability_as_spell(game: Game, it: Object, wanted: str) -> bool:
    right: bool = RULES["is_of_kind"].reading(game, it, wanted)
    return right or (it.kind, wanted) == ("ability", "spell")


def _shows_nothing(game: Game, id: int) -> None:
    return None


def _as_it_was_announced(game: Game, id: int) -> list[Target]:
    it = game.object(id)
    right: list[Target] = RULES["remaining_targets"].reading(game, id)
    return list(it.choices.targets) if it.ability is not None and it.choices is not None else right


def _of_the_source(game: Game, player: str, id: int) -> str:
    return game.controller(id) or player


def _with_abilities_without_source(game: Game) -> list[int]:
    right: list[int] = RULES["tokens_and_copies_out_of_place"].reading(game)
    abilities = [(id, game.object(id).ability) for id in game.zone(STACK)]
    return right + [id for id, ability in abilities if ability is not None and not game.exists(ability.source)]


def _put_on_the_stack(game: Game, context: Context, word: PlayCard) -> Procedure[None]:
    for card in objects_of(game, context, word.what):
        if game.object(card).kind != "card-copy":
            yield from RULES["play_card"].reading(game, context, word)
        elif (yield from choosing.may(game, context.controller, "Put the copy on the stack?", context.source)):
            spell = RULES["announce"].reading(game, context.controller, card, None)
            yield from announce_modes_and_targets(game, spell, Announcement())


misreading("GRS-409.1A-01", "A card is in hand until its spell has resolved", how_many=_with_cards_on_the_stack)
misreading(
    "GRS-409.1A-02", "A spell has no subtypes, abilities, power or toughness", copiable_values=_without_types_and_size
)
misreading("GRS-409.1A-03", "The owner of the card controls the spell", announce=_by_the_owner)
misreading("GRS-409.1A-04", "An ability on the stack is a spell", is_of_kind=_ability_as_spell)
misreading("GRS-409.1A-05", "The card stays hidden until it is discarded", show_source=_shows_nothing)
misreading(
    "GRS-409.1A-06",
    "What the source was as the ability was announced counts for its targets",
    remaining_targets=_as_it_was_announced,
)
misreading("GRS-409.1A-07", "The controller of the source controls the ability", ability_controller=_of_the_source)
misreading(
    "GRS-409.1A-08",
    "An ability ceases to exist when its source is gone",
    tokens_and_copies_out_of_place=_with_abilities_without_source,
)
misreading("GRS-409.1A-09", "The copy of a card is put on the stack and not played", play_card=_put_on_the_stack)
