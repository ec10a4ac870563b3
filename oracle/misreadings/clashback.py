"""Misreadings of clashback spells (MOR-CLASHBACK-01 to 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.cards import card
from oracle.effects.clash import Costs
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.misreadings.clash import (
    always_under,
    as_announced,
    as_much_as_possible,
    clash_controller,
    clash_spell,
    clashes,
    for_all_cards,
    not_against_shroud,
    target_opponent,
    with_clash_opponent,
)
from oracle.misreadings.clash_costs import by_what_lies_on_top_now, wins, with_x
from oracle.rulebook import RULES, Procedure
from oracle.rules.announcing import text_of
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.rules.instructions import follow
from oracle.rules.replacing import Replacement
from oracle.rules.resolving import resolution_context
from oracle.words import effects as words
from oracle.words.abilities import Target

REVENGE = "Titan's Revenge"
RETURN = words.Move(what="this", to="hand")


def _with_spell(name: str, *effects: Any, **changes: Any) -> Mapping[str, Mapping[str, Any]]:
    text = card(name).spell
    assert text is not None
    return {name: {"spell": msgspec.structs.replace(text, effects=effects or text.effects, **changes)}}


def is_clashing(game: Game, id: int) -> bool:
    """Whether an object on the stack is a spell that makes its controller clash."""
    return game.object(id).ability is None and clashes(text_of(game, id))


# -- the cards (01, 02) ----------------------------------------------------------------------------------


def _all_come_back() -> Mapping[str, Mapping[str, Any]]:
    _, first, clash = clash_spell("Lash Out")
    return _with_spell("Lash Out", first, msgspec.structs.replace(clash, won=(*clash.won, RETURN)))


def _as_last_played(game: Game, id: int) -> int:
    value: int = RULES["mana_value"].reading(game, id)
    known, before = game.known(id), game.object(id).previous
    if known.cost is None or not known.cost.x_count or before is None:
        return value
    spell = game.object(before)
    return value if spell.zone != STACK else known.cost.value(spell.choices.x or 0)


def _planeswalker_too() -> Mapping[str, Mapping[str, Any]]:
    text = clash_spell(REVENGE)[0]
    what = text.targets[0].what
    assert what is not None
    permanent = msgspec.structs.replace(what, types=(), any_type=("Creature", "Planeswalker"))
    return _with_spell(REVENGE, targets=(Target(name="target", what=permanent, player="any"),))


misreading("MOR-CLASHBACK-01", "Every clash spell comes back on a win, Lash Out too", cards=_all_come_back())
misreading(
    "MOR-CLASHBACK-01",
    "Research the Deep only draws and clashes",
    cards=_with_spell("Research the Deep", words.Draw(), words.Clash()),
)
misreading("MOR-CLASHBACK-01", "Redeem the Lost is a sorcery", cards={"Redeem the Lost": {"types": ("Sorcery",)}})
misreading("MOR-CLASHBACK-02", "The X of the last time stays in the converted mana cost", mana_value=_as_last_played)
misreading("MOR-CLASHBACK-02", "Titan's Revenge may target a planeswalker", cards=_planeswalker_too())
misreading("MOR-CLASHBACK-02", "Titan's Revenge costs {X}{R}", cards={REVENGE: {"cost": "{X}{R}"}})

# -- damage, then the clash (03) -------------------------------------------------------------------------


def _the_other_way_round() -> Mapping[str, Mapping[str, Any]]:
    _, damage, clash = clash_spell(REVENGE)
    return _with_spell(REVENGE, clash, damage)


def _only_if_anything_is_dealt(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    if context.choices.x != 0:
        yield from RULES["clash"].reading(game, context, word)


misreading("MOR-CLASHBACK-03", "The clash comes before the damage", cards=_the_other_way_round())
misreading("MOR-CLASHBACK-03", "With X = 0 there is no clash", clash=_only_if_anything_is_dealt)

# -- the clash (04 to 06) --------------------------------------------------------------------------------


def _whoever_is_damaged(game: Game, context: Context) -> Procedure[str]:
    opponents = game.opponents(context.controller)
    damaged = [target.player for target in context.choices.targets if target.player in opponents]
    yield from ()
    return damaged[0] or opponents[0] if damaged else opponents[0]


def _to_whom_it_is(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    tied = not any(wins(game, one, costs) for one in costs)
    return wins(game, player, costs) or (tied and player == clash_controller(game))


misreading(
    "MOR-CLASHBACK-04",
    "The opponent to clash with is chosen as the spell is played",
    choose_targets=with_clash_opponent,
    choose_clash_opponent=as_announced,
)
misreading(
    "MOR-CLASHBACK-04",
    "The player who is damaged is clashed with",
    choose_clash_opponent=_whoever_is_damaged,
)
misreading(
    "MOR-CLASHBACK-04",
    "Who cannot be a target cannot be clashed with",
    clash=not_against_shroud,
    choose_clash_opponent=target_opponent,
)
misreading(
    "MOR-CLASHBACK-05",
    "Who controls the spell decides about both cards",
    decide_place=lambda game, player, card: for_all_cards(game, clash_controller(game), card),
)
misreading("MOR-CLASHBACK-05", "The revealed cards always go under the libraries", decide_place=always_under)
misreading(
    "MOR-CLASHBACK-05",
    "Who puts the higher card under the library has not won with it",
    wins_clash=by_what_lies_on_top_now,
)
misreading("MOR-CLASHBACK-06", "A tie is won by who controls the spell", wins_clash=_to_whom_it_is)
misreading("MOR-CLASHBACK-06", "X counts as 1 on a revealed card", noted_costs=with_x(lambda cost: cost + 1))

# -- where it goes (07 to 09) ----------------------------------------------------------------------------


def _is_return(game: Game, context: Context, word: words.Move) -> bool:
    """Whether an instruction takes a resolving spell to a hand."""
    return word.what == "this" and word.to == "hand" and game.object(context.source).zone == STACK


def _to_its_controller(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    if _is_return(game, context, word):
        game.alter(context.source, owner=context.controller)
    yield from RULES["move"].reading(game, context, word)


def _the_card_itself(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    name = game.name(context.source)
    originals = [id for id in game.zone(STACK) if game.object(id).kind == "card" and game.name(id) == name]
    meant = originals[0] if _is_return(game, context, word) and originals else context.source
    yield from RULES["move"].reading(game, Context(meant, context.controller, context.known), word)


def _tokens_only(game: Game) -> list[int]:
    gone: list[int] = RULES["tokens_and_copies_out_of_place"].reading(game)
    return [id for id in gone if game.object(id).kind == "token"]


def _by_way_of_the_graveyard(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    if not _is_return(game, context, word):
        yield from RULES["move"].reading(game, context, word)
        return
    yield from happen(game, ZoneChange(object=context.source, to="graveyard"))
    card_now = game.now(context.source)
    if game.exists(card_now) and game.object(card_now).zone == "graveyard":
        yield from happen(game, ZoneChange(object=card_now, to="hand"))


def _to_the_graveyard_only(game: Game, event: ZoneChange) -> list[Replacement]:
    found = list(RULES["leaving_the_stack"].reading(game, event))
    return found if event.to == "graveyard" else []


def _out_of_the_game(game: Game, id: int) -> Procedure[None]:
    if is_clashing(game, id):
        yield from happen(game, ZoneChange(object=id, to="exile"))
    else:
        yield from RULES["leave_stack_after_resolving"].reading(game, id)


misreading("MOR-CLASHBACK-07", "The spell goes to the hand of its controller", move=_to_its_controller)
misreading("MOR-CLASHBACK-07", "A copy that wins takes the original to hand", move=_the_card_itself)
misreading(
    "MOR-CLASHBACK-07",
    "A copy that wins stays in hand like a card",
    tokens_and_copies_out_of_place=_tokens_only,
)
misreading("MOR-CLASHBACK-08", "The spell goes to the graveyard, and from there to hand", move=_by_way_of_the_graveyard)
misreading(
    "MOR-CLASHBACK-08",
    "Flashback removes only what would go to the graveyard",
    leaving_the_stack=_to_the_graveyard_only,
)
misreading("MOR-CLASHBACK-09", "A tie takes the spell to hand", wins_clash=_to_whom_it_is)
misreading(
    "MOR-CLASHBACK-09",
    "A spell that may come back and does not is removed from the game",
    leave_stack_after_resolving=_out_of_the_game,
)

# -- countered (10 to 12) --------------------------------------------------------------------------------


def _clashing_all_the_same(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    if is_clashing(game, id):
        yield from follow(game, resolution_context(game, id, []), [words.Clash()])
    yield from RULES["counter"].reading(game, id, number, to)


def _always_to_the_graveyard(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    yield from RULES["counter"].reading(game, id, number)


def _coming_back(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    yield from RULES["counter"].reading(game, id, number, "hand" if is_clashing(game, id) else to)


def _coming_back_without_targets(game: Game, id: int) -> Procedure[None]:
    if is_clashing(game, id):
        yield from RULES["counter"].reading(game, id, "413.2a", "hand")
    else:
        yield from RULES["countered_for_targets"].reading(game, id)


misreading(
    "MOR-CLASHBACK-10", "A countered spell makes its controller clash all the same", counter=_clashing_all_the_same
)
misreading(
    "MOR-CLASHBACK-10",
    "A countered spell goes to the graveyard, whatever countered it",
    counter=_always_to_the_graveyard,
)
misreading(
    "MOR-CLASHBACK-11",
    "Without a legal target the damage is left out, and the clash is not",
    countered_for_targets=as_much_as_possible,
)
misreading("MOR-CLASHBACK-12", "A countered spell comes back because it says that it can", counter=_coming_back)
misreading(
    "MOR-CLASHBACK-12",
    "A spell without a legal target comes back, having done nothing",
    countered_for_targets=_coming_back_without_targets,
)
