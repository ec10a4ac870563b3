"""Misreadings of what the rulings summary says of copies (GRS-503.10, 503.10A, 420.5J)."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from oracle.game.events import Played
from oracle.game.game import Game
from oracle.game.objects import Choices, Object
from oracle.misreadings import misread_alike, misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.announcing import choose_modes, text_of
from oracle.rules.context import Context
from oracle.rules.happening import do_at_once
from oracle.rules.on_stack import with_choices
from oracle.rules.zones import cease_to_exist
from oracle.words.effects import ChooseWord, CopySpell
from touchstone.protocol import Announcement


def _copy(game: Game, id: int, player: str, owner: str) -> int:
    copy: int = RULES["made_copy"].reading(game, id, player, owner)
    return copy


def _played(game: Game, id: int, player: str, owner: str) -> int:
    copy = _copy(game, id, player, owner)
    do_at_once(game, [Played(player=player, object=copy, kind="spell")])
    return copy


def _in_the_colors_of_the_copying_spell(game: Game, context: Context, word: CopySpell) -> Procedure[None]:
    colors = tuple(sorted(game.known(context.source).colors))
    yield from RULES["copy_spell"].reading(game, context, msgspec.structs.replace(word, colors=word.colors or colors))


def _with_a_new_mode(game: Game, player: str, copy: int, source: int) -> Procedure[None]:
    text = text_of(game, copy)
    if text.modes:
        yield from choose_modes(game, copy, text, Announcement())
    yield from RULES["choose_targets_of_copy"].reading(game, player, copy, source)


def _deciding(**choices: Any) -> Any:
    def copy_with(game: Game, id: int, player: str, owner: str) -> int:
        copy = _copy(game, id, player, owner)
        with_choices(game, copy, **choices)
        return copy

    return copy_with


def _named_before(game: Game, context: Context, word: ChooseWord) -> Procedure[str]:
    for entry in reversed(game.log):
        if found := re.fullmatch(rf"{context.controller} names (.+)\.", entry.text):
            return found[1]
    named: str = yield from RULES["word_named"].reading(game, context, word)
    return named


def _with_nothing(game: Game, choices: Choices) -> list[int]:
    return []


def _of_who_puts_it_there(game: Game, context: Context, player: str) -> str:
    return player


def _for_the_controller_of_the_original(game: Game, id: int, player: str, owner: str) -> int:
    return _copy(game, id, game.controller(id) or player, owner)


def _cards_alone_are_spells(game: Game, it: Object, wanted: str) -> bool:
    right: bool = RULES["is_of_kind"].reading(game, it, wanted)
    return right and it.kind != "spell-copy"


def _spells_all(game: Game, original: Object) -> str:
    return "spell-copy"


def _in_its_own_colors(game: Game, copy: int, colors: tuple[str, ...]) -> None:
    return None


def _stays(game: Game, it: Object) -> bool:
    return False


def _gone_at_once(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    yield from RULES["counter"].reading(game, id, number, to)
    cease_to_exist(game, *RULES["tokens_and_copies_out_of_place"].reading(game))


misreading("GRS-503.10-01", "A copy counts as played", made_copy=_played)
misreading("GRS-503.10-02", "A copy has the colours of what copies", copy_spell=_in_the_colors_of_the_copying_spell)
misreading("GRS-503.10-03", "A copy may have another mode", choose_targets_of_copy=_with_a_new_mode)
misread_alike("GRS-503.10-12", "GRS-503.10-03")
misreading("GRS-503.10-04", "The X of a copy is 0", made_copy=_deciding(x=0))
misreading(
    "GRS-503.10-05",
    "For a copy no additional or alternative cost was paid",
    made_copy=_deciding(optional_costs=(), alternative_cost=None),
)
misreading("GRS-503.10-06", "What was named first is named for the other, too", word_named=_named_before)
misreading("GRS-503.10-07", "Nothing was sacrificed for a copy", made_copy=_deciding(pay_with=()))
misreading("GRS-503.10-07", "A spell forgets what was sacrificed for it", paid_with=_with_nothing)
misread_alike("GRS-503.10-14", "GRS-503.10-07")
misreading("GRS-503.10-08", "Who puts a copy on the stack owns it", copy_owner=_of_who_puts_it_there)
misreading(
    "GRS-503.10-09",
    "The controller of the original controls the copy",
    made_copy=_for_the_controller_of_the_original,
)
misreading("GRS-503.10-10", "A copy of a spell is no spell", is_of_kind=_cards_alone_are_spells)
misreading("GRS-503.10-11", "A copy of an ability is a spell", kind_of_copy=_spells_all)
misreading("GRS-503.10-13", "The copy that Fork makes keeps its colour", give_colors=_in_its_own_colors)
misreading("GRS-420.5J-01", "A copy of a spell lies in a hand or graveyard", spell_copy_out_of_place=_stays)
misread_alike("GRS-503.10A-01", "GRS-420.5J-01")
misreading("GRS-420.5J-02", "A copy of a card stays where it is", card_copy_out_of_place=_stays)
misread_alike("GRS-503.10A-02", "GRS-420.5J-02")
misreading("GRS-503.10A-03", "A countered copy is gone before the rest of the text", counter=_gone_at_once)
