"""Misreadings of what the rulings summary says of split cards and flip cards (GRS-505.7, 508), and kinship (703.6)."""

from __future__ import annotations

import msgspec

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Characteristics, Object
from oracle.misreadings import misread_alike, misreading
from oracle.rulebook import RULES
from oracle.rules.copiable import printed
from oracle.rules.naming import named_card
from oracle.words.abilities import Card


def _values(game: Game, it: Object, card: Card) -> Characteristics:
    right: Characteristics = RULES["flipped_values"].reading(game, it, card)
    return right


def _with_the_other_type_line(game: Game, it: Object, card: Card) -> Characteristics:
    right = _values(game, it, card)
    if card.flipped is None:
        return right
    other = printed(card.flipped)
    return msgspec.structs.replace(
        right, subtypes=right.subtypes | other.subtypes, supertypes=right.supertypes | other.supertypes
    )


def _both_outside_play(game: Game, it: Object, card: Card) -> Characteristics:
    return _values(game, it, card) if it.zone == BATTLEFIELD else _with_the_other_type_line(game, it, card)


def _both_in_play(game: Game, it: Object, card: Card) -> Characteristics:
    return _with_the_other_type_line(game, it, card) if it.zone == BATTLEFIELD else _values(game, it, card)


def _added_to_the_upper_half(game: Game, it: Object, card: Card) -> Characteristics:
    upright, right = printed(card), _values(game, it, card)
    if not it.flipped:
        return right
    return msgspec.structs.replace(right, name=upright.name, abilities=(*upright.abilities, *right.abilities))


def _never_legendary(game: Game, it: Object, card: Card) -> Characteristics:
    return msgspec.structs.replace(_values(game, it, card), supertypes=frozenset())


def _one_half_will_do(game: Game, card: Card) -> frozenset[str]:
    right: frozenset[str] = RULES["names_of_card"].reading(game, card)
    return right | {half.name for half in card.halves}


def _whole_names(game: Game, known: Characteristics, named: str) -> bool:
    return known.name == named


def _either_name_for_the_card(game: Game, known: Characteristics, named: str) -> bool:
    right: bool = RULES["has_name"].reading(game, known, named)
    card = named_card(game, known.name)
    return right or (card is not None and card.flipped is not None and card == named_card(game, named))


misreading("GRS-505.7-01", "One half of a split card may be named alone", names_of_card=_one_half_will_do)
misreading("GRS-505.7-01", "A half of a split card has neither of two names", has_name=_whole_names)
misreading("GRS-505.7-02", "All names of a card must have been named", has_name=_whole_names)
misreading("GRS-508.2-01", "A search finds a flip card by either half", flipped_values=_both_outside_play)
misread_alike("GRS-508.2-04", "GRS-508.2-01")
misreading("GRS-508.2-02", "A flip card in play is legendary before it flips", flipped_values=_both_in_play)
misreading(
    "GRS-508.2-03", "A flipped card keeps its name and abilities besides", flipped_values=_added_to_the_upper_half
)
misreading("GRS-508.2-05", "A flipped card is not legendary", flipped_values=_never_legendary)
misreading("GRS-508.5-01", "Each name of a flip card stands for the other", has_name=_either_name_for_the_card)

misread_alike("GRS-703.6-01", "MOR-KIN-01", "MOR-KIN-01/2")
misread_alike("GRS-703.6.R1-01", "MOR-KIN-07")
misread_alike("GRS-703.6.R2-01", "MOR-KIN-08")
misread_alike("GRS-703.6.R3-01", "MOR-KIN-09", "MOR-KIN-09/2")
