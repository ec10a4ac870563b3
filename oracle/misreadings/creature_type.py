"""Misreadings of spells that have a creature type chosen and count permanents of it (MOR-TYPE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from oracle.cards import card
from oracle.game.game import Game
from oracle.game.objects import Characteristics, Target
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.announcing import text_of
from oracle.rules.context import Context, described
from oracle.rules.resolving import resolve_instant_or_sorcery
from oracle.words import abilities
from oracle.words.effects import ChooseWord
from oracle.words.filters import Filter
from touchstone.protocol import Ref, Vocabulary

MELODY = "Distant Melody"
TYPE: Final = "creature-type"


def of_named(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    """Whether an object has the type that was chosen, as the rules have it."""
    right: bool = RULES["fits_named_subtype"].reading(game, what, known, context)
    return right


# -- when the type is chosen (01, 02, 04, 05) ------------------------------------------------------------


def _named_when_played(game: Game, id: int, targets: Sequence[Ref] | None) -> Procedure[None]:
    yield from RULES["choose_targets"].reading(game, id, targets)
    if any(isinstance(effect, ChooseWord) for effect in text_of(game, id).effects):
        it = game.object(id)
        word = yield from choosing.choose_word(game, game.speaker(id), TYPE)
        game.alter(id, chosen={**it.chosen, TYPE: word})


def _as_named(game: Game, context: Context, word: ChooseWord) -> Procedure[str]:
    named = game.object(context.source).chosen.get(TYPE)
    if named is not None:
        return named
    right: str = yield from RULES["word_named"].reading(game, context, word)
    return right


def _with_a_target() -> abilities.Text:
    text = card(MELODY).spell
    assert text is not None
    return msgspec.structs.replace(text, targets=(abilities.Target(name="player", player="any"),))


def _another_target(game: Game, id: int) -> Procedure[None]:
    target = text_of(game, id).targets[0]
    context = Context(id, game.speaker(id))
    possible = described(game, target.what, context) if target.what is not None else []
    chosen = yield from choosing.choose_objects(game, context.controller, possible, "Which target?")
    yield from resolve_instant_or_sorcery(game, id, [Target(name=target.name, object=one) for one in chosen])


misreading(
    "MOR-TYPE-01",
    "The type is named as the spell is announced",
    choose_targets=_named_when_played,
    word_named=_as_named,
)
misreading("MOR-TYPE-01", "Roar of the Crowd is an instant", cards={"Roar of the Crowd": {"types": ("Instant",)}})
misreading("MOR-TYPE-02", "Distant Melody has a target", cards={MELODY: {"spell": _with_a_target()}})
misreading(
    "MOR-TYPE-04",
    "A target is chosen on resolution, if the one chosen before is gone",
    countered_for_targets=_another_target,
)
misreading(
    "MOR-TYPE-05",
    "The type is chosen as the spell is played, for the opponents to see",
    choose_targets=_named_when_played,
    word_named=_as_named,
)

# -- what counts (03, 06, 07) ----------------------------------------------------------------------------


def _whoever_controls_them(game: Game, what: Filter, context: Context) -> int:
    if what.named_subtype is not None:
        what = msgspec.structs.replace(what, controller=None)
    number: int = RULES["how_many"].reading(game, what, context)
    return number


def _creatures(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    return of_named(game, what, known, context) and "Creature" in known.types


def _no_tribals(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    return of_named(game, what, known, context) and "Tribal" not in known.types


def _artifact_types_as_well(game: Game, vocabulary: Vocabulary) -> frozenset[str]:
    right: frozenset[str] = RULES["vocabulary_words"].reading(game, vocabulary)
    return right | {"Equipment"} if vocabulary == TYPE else right


misreading("MOR-TYPE-03", "The permanents of all players count", how_many=_whoever_controls_them)
misreading("MOR-TYPE-03", "Only creatures count", fits_named_subtype=_creatures)
misreading("MOR-TYPE-06", "Only creatures of the type count", fits_named_subtype=_creatures)
misreading("MOR-TYPE-07", "Tribal permanents do not count", fits_named_subtype=_no_tribals)
misreading("MOR-TYPE-07", "Equipment passes for a creature type", vocabulary_words=_artifact_types_as_well)
