"""Misreadings of the Commands: which modes are chosen, when, and in what order they are carried out (LRW-CMD)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.asking import Illegal
from oracle.game.game import Game
from oracle.game.objects import Target
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.announcing import (
    context_of,
    legal_targets,
    mode_is_possible,
    target_count,
    target_words,
    text_of,
)
from oracle.rules.context import described
from oracle.rules.on_stack import with_choices
from oracle.words.abilities import Mode, Text
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import Draw, Effect, Tap
from oracle.words.filters import Filter
from touchstone.protocol import Announcement, Ref

CRYPTIC = "Cryptic Command"
NUMBER_OF_MODES = 2

# -- what they are (01, 03, 04) ----------------------------------------------------------------------------


def _with_modes(*modes: Mode) -> dict[str, dict[str, Any]]:
    """Cryptic Command with other modes."""
    return {CRYPTIC: {"spell": Text(choose=NUMBER_OF_MODES, modes=modes)}}


def _mode(number: int) -> Mode:
    spell = card(CRYPTIC).spell
    assert spell is not None
    return spell.modes[number - 1]


def _tapping(what: Filter | str, *targets: TargetWord) -> dict[str, dict[str, Any]]:
    return _with_modes(_mode(1), _mode(2), Mode(targets=targets, effects=(Tap(what=what),)), _mode(4))


def _returning(**what: Any) -> dict[str, dict[str, Any]]:
    word = TargetWord(name="permanent", what=Filter(**what))
    return _with_modes(_mode(1), msgspec.structs.replace(_mode(2), targets=(word,)), _mode(3), _mode(4))


misreading("LRW-CMD-01", "A Command is a creature", cards={"Austere Command": {"types": ("Creature",)}})
misreading("LRW-CMD-01", "A Command has the color of another", cards={"Profane Command": {"cost": "{X}{G}{G}"}})
misreading("LRW-CMD-03", "Cryptic Command is a sorcery", cards={CRYPTIC: {"types": ("Sorcery",)}})
misreading("LRW-CMD-03", "Cryptic Command costs less blue mana", cards={CRYPTIC: {"cost": "{2}{U}{U}"}})
misreading(
    "LRW-CMD-04",
    "The modes of Cryptic Command stand in another order",
    cards=_with_modes(_mode(1), _mode(4), _mode(3), _mode(2)),
)

# -- what its modes do (05 to 08) ----------------------------------------------------------------------------


def _even_itself(game: Game, id: int, word: TargetWord) -> list[int | str]:
    found: list[int | str] = RULES["legal_targets"].reading(game, id, word)
    itself = word.what is not None and id in described(game, word.what, context_of(game, id))
    return [*found, id] if itself else found


def _draw_only_after_tapping(game: Game, id: int) -> list[Effect]:
    effects: list[Effect] = RULES["instructions_to_follow"].reading(game, id)
    context = context_of(game, id)
    idle = any(
        isinstance(effect, Tap) and isinstance(effect.what, Filter) and not described(game, effect.what, context)
        for effect in effects
    )
    return [effect for effect in effects if not (idle and isinstance(effect, Draw))]


def _modes_without_targets_anyway(game: Game, id: int) -> Procedure[None]:
    if text_of(game, id).modes:
        yield from RULES["resolve_instant_or_sorcery"].reading(game, id, [])
    else:
        yield from RULES["countered_for_targets"].reading(game, id)


OPPONENTS_CREATURE = Filter(types=("Creature",), controller="opponent")

misreading("LRW-CMD-05", "Cryptic Command may counter itself", legal_targets=_even_itself)
misreading("LRW-CMD-06", "Cryptic Command returns no lands", cards=_returning(no_types=("Land",)))
misreading("LRW-CMD-06", "Cryptic Command returns creatures only", cards=_returning(types=("Creature",)))
misreading(
    "LRW-CMD-07",
    "Cryptic Command taps the creatures of its controller too",
    cards=_tapping(Filter(types=("Creature",))),
)
misreading(
    "LRW-CMD-07",
    "Cryptic Command taps a creature that it targets",
    cards=_tapping("creature", TargetWord(name="creature", what=OPPONENTS_CREATURE)),
)
misreading(
    "LRW-CMD-08",
    "A card is drawn only if the other mode did something",
    instructions_to_follow=_draw_only_after_tapping,
)
misreading(
    "LRW-CMD-08",
    "Modes without targets are carried out though every target has become illegal",
    countered_for_targets=_modes_without_targets_anyway,
)

# -- modal cards (02, 09, 10) --------------------------------------------------------------------------------


def _one_mode(game: Game, id: int, text: Text) -> int:
    return 1


def _copy_of_one_mode(game: Game, id: int, player: str, owner: str) -> int:
    copy: int = RULES["made_copy"].reading(game, id, player, owner)
    choices = game.object(copy).choices
    if choices.modes:
        with_choices(game, copy, modes=choices.modes[:1])
    return copy


def _no_modes_yet(game: Game, id: int, text: Text, announced: Announcement) -> Procedure[None]:
    yield from ()


def _modes_on_resolution(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    text = text_of(game, id)
    if text.modes:
        yield from RULES["choose_modes"].reading(game, id, text, Announcement())
        yield from RULES["choose_targets"].reading(game, id, None)
        choices = game.object(id).choices
        targets = list(choices.targets)
    yield from RULES["resolve_instant_or_sorcery"].reading(game, id, targets)


misreading("LRW-CMD-02", "One mode of a Command is chosen, as for a Charm", modes_to_choose=_one_mode)
misreading("LRW-CMD-09", "A copy of a Command has one of its two modes", made_copy=_copy_of_one_mode)
misreading(
    "LRW-CMD-09",
    "The two modes are two spells, and only one of them is countered for its targets",
    countered_for_targets=_modes_without_targets_anyway,
)
misreading(
    "LRW-CMD-10",
    "The modes are chosen as the spell resolves",
    choose_modes=_no_modes_yet,
    resolve_instant_or_sorcery=_modes_on_resolution,
)

# -- two different modes (11 to 13) --------------------------------------------------------------------------

ChooseModes = Callable[[Game, int, Text, Announcement], Procedure[None]]


def _also(fitting: Callable[[Sequence[int]], bool]) -> ChooseModes:
    """Announced modes are taken unseen if they fit."""

    def choose_modes(game: Game, id: int, text: Text, announced: Announcement) -> Procedure[None]:
        if announced.modes is not None and fitting(announced.modes):
            with_choices(game, id, modes=tuple(announced.modes))
        else:
            yield from RULES["choose_modes"].reading(game, id, text, announced)

    return choose_modes


misreading(
    "LRW-CMD-11", "More than two modes may be chosen", choose_modes=_also(lambda modes: len(modes) > NUMBER_OF_MODES)
)
misreading("LRW-CMD-12", "One mode may be chosen", choose_modes=_also(lambda modes: len(modes) < NUMBER_OF_MODES))
misreading(
    "LRW-CMD-13", "The same mode may be chosen twice", choose_modes=_also(lambda modes: len(set(modes)) < len(modes))
)

# -- the order, and the targets (14 to 17) -------------------------------------------------------------------


def _in_the_order_chosen(game: Game, id: int) -> list[Effect]:
    text, choices = text_of(game, id), game.object(id).choices
    if not text.modes:
        return list(text.effects)
    return [effect for number in choices.modes for effect in text.modes[number - 1].effects]


def _any_mode(game: Game, id: int, mode: Mode) -> bool:
    return True


def _as_many_targets_as_there_are(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    missing = any(len(legal_targets(game, id, word)) < target_count(game, id, word) for word in target_words(game, id))
    if not missing:
        yield from RULES["choose_targets"].reading(game, id, announced)


def _as_many_modes_as_there_are(game: Game, id: int, text: Text) -> int:
    possible = [mode for mode in text.modes if mode_is_possible(game, id, mode)]
    wanted: int = RULES["modes_to_choose"].reading(game, id, text)
    return min(wanted, len(possible))


def _each_target_once(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    yield from RULES["choose_targets"].reading(game, id, announced)
    choices = game.object(id).choices
    targets = [(target.object, target.player) for target in choices.targets]
    if len(set(targets)) < len(targets):
        raise Illegal("illegal-target", f"{game.name(id)} has the same target twice.", "409.1c")


misreading(
    "LRW-CMD-14", "The modes are carried out in the order of choosing", instructions_to_follow=_in_the_order_chosen
)
misreading(
    "LRW-CMD-15",
    "A mode may be chosen without a target for it, and does nothing then",
    mode_is_possible=_any_mode,
    choose_targets=_as_many_targets_as_there_are,
)
misreading(
    "LRW-CMD-16",
    "A Command is played with one mode if no other can be chosen",
    modes_to_choose=_as_many_modes_as_there_are,
)
misreading("LRW-CMD-17", "What one mode targets no other mode may target", choose_targets=_each_target_once)
