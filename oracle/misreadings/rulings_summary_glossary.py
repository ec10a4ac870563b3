"""Misreadings of the glossary (GRS-G3): targets that change, costs, abilities that define; of reinforce (502.77)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from oracle.game.asking import Illegal
from oracle.game.events import DamageEvent
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Characteristics
from oracle.game.objects import Target as ChosenTarget
from oracle.misreadings import misread_alike, misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.announcing import legal_targets, target_of, target_words, text_of
from oracle.rules.context import Context, objects_of, players_of
from oracle.rules.happening import happen
from oracle.rules.instructions import follow
from oracle.rules.mana import can_pay
from oracle.rules.on_stack import with_choices
from oracle.rules.paying import TotalCost, can_pay_part, mana_bill
from oracle.rules.resolving import counter
from oracle.words.abilities import Ability, Activated, Card, Static, Target
from oracle.words.effects import ChangeTarget, May
from oracle.words.mana import parse_cost
from touchstone.protocol import Ref

# -- changing a target (G3.8) ----------------------------------------------------------------------------


def _others(game: Game, id: int, use: Target) -> list[int | str]:
    others: list[int | str] = RULES["targets_to_change_to"].reading(game, id, use)
    return others


def _all_creatures(game: Game, id: int, use: Target) -> list[int | str]:
    others = _others(game, id, use)
    now = [target.object for target in RULES["remaining_targets"].reading(game, id)]
    creatures = [one for one in game.permanents if "Creature" in game.known(one).types and one not in now]
    return [*others, *(one for one in creatures if one not in others)]


def _countered_if_it_cannot_change(game: Game, context: Context, word: ChangeTarget) -> Procedure[None]:
    spells = objects_of(game, context, word.what)
    fixed = [id for id in spells if not any(_others(game, id, use) for use in target_words(game, id))]
    yield from RULES["change_target"].reading(game, context, word)
    for id in fixed:
        yield from counter(game, id)


def _mode_after_the_target(game: Game, context: Context, word: ChangeTarget) -> Procedure[None]:
    yield from RULES["change_target"].reading(game, context, word)
    for id in objects_of(game, context, word.what):
        choices = game.object(id).choices
        if not choices.modes:
            continue
        target, modes = choices.targets[0].object, text_of(game, id).modes
        uses = {number: use for number, mode in enumerate(modes, start=1) for use in mode.targets}
        mode = max(number for number, use in uses.items() if target in legal_targets(game, id, use))
        if target is not None:
            with_choices(game, id, modes=(mode,), targets=(target_of(uses[mode], target),))


def _another_one(game: Game, id: int) -> list[ChosenTarget]:
    remaining: list[ChosenTarget] = RULES["remaining_targets"].reading(game, id)
    if remaining or game.object(id).zone != STACK:
        return remaining
    found = [target_of(use, one) for use in target_words(game, id) for one in legal_targets(game, id, use)[:1]]
    with_choices(game, id, targets=tuple(found))
    return found


misreading("GRS-G3.8A-01", "A target can be changed to any creature", targets_to_change_to=_all_creatures)
misreading(
    "GRS-G3.8A-02",
    "A spell whose target cannot be changed is countered",
    change_target=_countered_if_it_cannot_change,
)
misreading("GRS-G3.8A-03", "With its target a spell gets a mode to go with it", change_target=_mode_after_the_target)
misreading("GRS-G3.8A-04", "An illegal target makes way for a legal one", remaining_targets=_another_one)

# -- abilities that define characteristics (G3.11) -------------------------------------------------------


def _in_play_only(game: Game, ability: Static, zone: str, defines: bool) -> bool:
    return zone == ability.zone


misreading("GRS-G3.11A-01", "What defines a size is an effect in play like any other", works_in_zone=_in_play_only)
misread_alike("GRS-G3.11A-02", "LRW-CHANGE-12")

# -- costs (G3.32) ---------------------------------------------------------------------------------------


def _as_far_as_possible(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    parts = [part for part in total.parts if part.sacrifice is None or can_pay_part(game, player, id, part, x)]
    return (yield from _pay(game, player, id, replace(total, parts=parts), x, pay_with))


def _nothing_is_no_cost(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    if not (total.parts or total.bill.generic or total.bill.colored):
        raise Illegal("cannot-pay", f"{game.name(id)} costs nothing, and that cannot be paid.", "424.2")
    return (yield from _pay(game, player, id, total, x, pay_with))


def _not_the_last_life(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    if any(part.life and game.life(player) <= part.life for part in total.parts):
        raise Illegal("cannot-pay", f"{player} must keep 1 life.", "424.2")
    return (yield from _pay(game, player, id, total, x, pay_with))


def _life_as_damage(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    life = sum(part.life for part in total.parts)
    parts = [msgspec.structs.replace(part, life=0) for part in total.parts]
    used = yield from _pay(game, player, id, replace(total, parts=parts), x, pay_with)
    if life:
        yield from happen(game, DamageEvent(source=id, player=player, amount=life))
    return used


def _pay(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    used: list[int] = yield from RULES["pay"].reading(game, player, id, total, x, pay_with)
    return used


def _taken_as_paid(game: Game, context: Context, word: May) -> Procedure[None]:
    player = players_of(game, context, word.who)[0]
    if word.mana is not None and not can_pay(game, player, mana_bill(parse_cost(word.mana), 0)):
        yield from follow(game, context, word.effects)
    else:
        yield from RULES["may"].reading(game, context, word)


misreading("GRS-G3.32A-01", "What there is not need not be sacrificed", pay=_as_far_as_possible)
misreading("GRS-G3.32A-02", "Who cannot pay to stop something is taken to have paid", may=_taken_as_paid)
misreading("GRS-G3.32B-01", "A cost of {0} cannot be paid", pay=_nothing_is_no_cost)
misreading("GRS-G3.32B-02", "The last life cannot be paid", pay=_not_the_last_life)
misreading("GRS-G3.32B-02", "To pay life is to be dealt damage", pay=_life_as_damage)

# -- naming (G6.12, G19.25) --------------------------------------------------------------------------------


def _called_so_when_flipped(game: Game, known: Characteristics, named: str) -> bool:
    card = game.cards.get(known.name)
    flipped = card.flipped if card is not None else None
    return RULES["has_name"].reading(game, known, named) or (flipped is not None and flipped.name == named)


def _upright_name_only(game: Game, card: Card) -> frozenset[str]:
    return frozenset({card.name})


def _each_half_too(game: Game, card: Card) -> frozenset[str]:
    names: frozenset[str] = RULES["names_of_card"].reading(game, card)
    return names | {half.name for half in card.halves}


def _letter_by_letter(game: Game, known: Characteristics, named: str) -> bool:
    return known.name == named


misreading("GRS-G19.25C-01", "One half of a split card may be named alone", names_of_card=_each_half_too)
misreading("GRS-G19.25C-02", "A name must be the whole name that was named", has_name=_letter_by_letter)
misreading("GRS-G6.12G-01", "A flip card has both its names everywhere", has_name=_called_so_when_flipped)
misreading("GRS-G6.12G-01", "Only the upright name of a flip card may be named", names_of_card=_upright_name_only)

# -- reinforce as an ability of a permanent (502.77b) ------------------------------------------------------


def _playable_in_play(game: Game, ability: Ability) -> bool:
    return isinstance(ability, Activated) and ability.zone == BATTLEFIELD


misreading("GRS-502.77B-02", "A permanent has no activated ability but those it plays", is_activated=_playable_in_play)
