"""Misreadings of who has won a clash, what that is worth and what it triggers (LRW-CLASH-19 to 26, 33 to 38)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from oracle.cards import card
from oracle.effects.clash import (
    choose_clash_opponent,
    clash_is_over,
    clashing_order,
    clashing_players,
    noted_costs,
    place_revealed_cards,
    reveal_top_cards,
    wins_clash,
)
from oracle.game.events import Clashed
from oracle.game.game import STACK, Game
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.misreadings.clash import clash_controller, only_if_won
from oracle.misreadings.clash_costs import wins
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context
from oracle.rules.instructions import follow
from oracle.rules.resolving import resolve_top
from oracle.rules.triggers import put_triggers_on_stack
from oracle.words import effects as words
from oracle.words.abilities import Triggered
from oracle.words.filters import Happened
from oracle.words.triggers import Clashes

Clash = Callable[[Game, Context, words.Clash], Procedure[None]]
Costs = Mapping[str, tuple[int, ...]]


def _winners(game: Game) -> list[str]:
    """Who has won the clash that is just over."""
    clashes = [event for event in game.history if isinstance(event, Clashed)]
    return [event.player for event in clashes[-2:] if event.won]


def _bare_clash(game: Game, context: Context) -> Procedure[list[str]]:
    """A clash without what follows from it; the result lists who has won."""
    yield from RULES["clash"].reading(game, context, words.Clash())
    return _winners(game)


def _what_follows(game: Game, context: Context, word: words.Clash, winners: Sequence[str]) -> Procedure[None]:
    yield from follow(game, context, word.won if context.controller in winners else word.otherwise)


def _for(context: Context, player: str) -> Context:
    return Context(context.source, player, context.known, context.choices, context.stack_object)


# -- when it is settled (19, 23) -------------------------------------------------------------------------


def _settled_before_placing(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    opponent = yield from choose_clash_opponent(game, context)
    context.known["clash opponent"] = [opponent]
    players = clashing_order(game, clashing_players(game, context.controller, opponent))
    revealed = reveal_top_cards(game, players)
    costs = {player: noted_costs(game, revealed.get(player)) for player in players}
    winners = [player for player in players if wins_clash(game, player, costs)]
    clash_is_over(game, players, winners)
    yield from _what_follows(game, context, word, winners)
    yield from place_revealed_cards(game, revealed)


def _controller_or_nobody(game: Game, player: str, costs: Costs) -> bool:
    return player == clash_controller(game) and wins(game, player, costs)


def _again_after_a_tie(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    winners = yield from _bare_clash(game, context)
    if not winners:
        winners = yield from _bare_clash(game, context)
    yield from _what_follows(game, context, word, winners)


misreading(
    "LRW-CLASH-19",
    "Who has won is settled, and what follows is done, before the cards are placed",
    clash=_settled_before_placing,
)
misreading(
    "LRW-CLASH-19",
    "Only the controller of the clash card can be its winner",
    wins_clash=_controller_or_nobody,
)
misreading("LRW-CLASH-23", "After a tie the players clash once more", clash=_again_after_a_tie)

# -- when what it triggers goes on the stack (20 to 22) ---------------------------------------------------


def _lost_with_its_source(game: Game, one: Waiting) -> Procedure[None]:
    if not isinstance(one.ability.on, Clashes) or game.exists(one.source):
        yield from RULES["put_on_stack"].reading(game, one)


misreading(
    "LRW-CLASH-20",
    "Whether an ability triggers on a clash is looked at when the clash card has resolved",
    put_on_stack=_lost_with_its_source,
)


def _interrupted(interlude: Callable[[Game], Procedure[None]]) -> Clash:
    """A reading of `clash` in which something comes between the clash and what follows from it."""

    def interrupted(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
        winners = yield from _bare_clash(game, context)
        yield from interlude(game)
        yield from _what_follows(game, context, word, winners)

    return interrupted


def _stacked(game: Game) -> Procedure[None]:
    yield from put_triggers_on_stack(game)


def _resolved(game: Game) -> Procedure[None]:
    resolving = game.zone(STACK)[0]
    yield from put_triggers_on_stack(game)
    while game.zone(STACK)[0] != resolving:
        yield from resolve_top(game)


misreading(
    "LRW-CLASH-21",
    "What a clash triggers resolves before the clash card does the rest",
    clash=_interrupted(_resolved),
)
misreading(
    "LRW-CLASH-22",
    "What a clash triggers goes on the stack, targets and all, before the clash card does the rest",
    clash=_interrupted(_stacked),
)

# -- what winning is worth, and not winning (24 to 26) -----------------------------------------------------


def _to_each_winner(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    winners = yield from _bare_clash(game, context)
    for winner in winners:
        yield from follow(game, _for(context, winner), word.won)
    if context.controller not in winners:
        yield from follow(game, context, word.otherwise)


def _to_the_other_player(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    winners = yield from _bare_clash(game, context)
    yield from _what_follows(game, context, word, winners)
    if context.controller not in winners and not word.otherwise:
        yield from follow(game, _for(context, context.known["clash opponent"][0]), word.won)


def _nothing_after_a_tie(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    winners = yield from _bare_clash(game, context)
    if winners:
        yield from _what_follows(game, context, word, winners)


def _to_its_owner() -> dict[str, Any]:
    glance = card("Captivating Glance").abilities[0]
    assert isinstance(glance, Triggered)
    clash = glance.text.effects[0]
    assert isinstance(clash, words.Clash)
    otherwise = (words.GainControl(what="enchanted", who="owner of enchanted"),)
    text = msgspec.structs.replace(glance.text, effects=(msgspec.structs.replace(clash, otherwise=otherwise),))
    return {"Captivating Glance": {"abilities": (msgspec.structs.replace(glance, text=text),)}}


misreading("LRW-CLASH-24", "The bonus goes to whoever has won, as if that were its controller", clash=_to_each_winner)
misreading(
    "LRW-CLASH-25",
    "Spring Cleaning does nothing at all if the clash is not won",
    cards=only_if_won("Spring Cleaning"),
)
misreading(
    "LRW-CLASH-25",
    "If the clash is not won the bonus is turned against the controller of the card",
    clash=_to_the_other_player,
)
misreading("LRW-CLASH-26", "After a tie Captivating Glance does nothing", clash=_nothing_after_a_tie)
misreading("LRW-CLASH-26", "Without a win Captivating Glance gives the creature to its owner", cards=_to_its_owner())

# -- which clashes trigger (33 to 37) ----------------------------------------------------------------------


def _triggering(name: str, win: bool) -> dict[str, Any]:
    watch = card(name).abilities[0]
    assert isinstance(watch, Triggered)
    return {name: {"abilities": (msgspec.structs.replace(watch, on=Clashes(win=win)),)}}


misreading(
    "LRW-CLASH-33",
    "Entangling Trap triggers on a win only",
    cards=_triggering("Entangling Trap", win=True),
)
misreading(
    "LRW-CLASH-33",
    "Rebellion of the Flamekin triggers on a win only",
    cards=_triggering("Rebellion of the Flamekin", win=True),
)


def _own_clashes(game: Game, on: Clashes, event: Clashed, player: str) -> bool:
    triggers: bool = RULES["clash_triggers"].reading(game, on, event, player)
    return triggers and player == clash_controller(game)


def _all_have_clashed(game: Game, players: Sequence[str], winners: Sequence[str]) -> None:
    RULES["clash_is_over"].reading(game, game.in_turn_order, winners)


misreading(
    "LRW-CLASH-34",
    "A player clashes only by the own spells and abilities",
    clash_triggers=_own_clashes,
)
misreading("LRW-CLASH-34", "Whenever two players clash all have clashed", clash_is_over=_all_have_clashed)


def _won_clashes(game: Game, on: Clashes, event: Clashed, player: str) -> bool:
    return event.player == player and event.won


def _always_as_if_won(game: Game, context: Context, word: words.If) -> Procedure[None]:
    if word.condition == Happened(name="won"):
        yield from follow(game, context, word.effects)
    else:
        yield from RULES["if_"].reading(game, context, word)


misreading("LRW-CLASH-35", "Abilities that watch for a clash trigger on a win only", clash_triggers=_won_clashes)
misreading("LRW-CLASH-35", "What is added for a win is added always", if_=_always_as_if_won)
misreading(
    "LRW-CLASH-36",
    "Sylvan Echoes triggers on every clash",
    cards=_triggering("Sylvan Echoes", win=False),
)


def _winning_watchers_at_once(game: Game) -> Procedure[None]:
    waiting = game.state.waiting
    game.state.waiting = tuple(one for one in waiting if one.ability.on == Clashes(win=True))
    yield from _resolved(game)
    game.state.waiting += tuple(one for one in waiting if one.ability.on != Clashes(win=True))


def _all_win_a_tie(game: Game, players: Sequence[str], winners: Sequence[str]) -> None:
    RULES["clash_is_over"].reading(game, players, winners or players)


misreading(
    "LRW-CLASH-37",
    "Sylvan Echoes draws in the middle of the resolution",
    clash=_interrupted(_winning_watchers_at_once),
)
misreading("LRW-CLASH-37", "A tie triggers Sylvan Echoes", clash_is_over=_all_win_a_tie)
misreading(
    "LRW-CLASH-38",
    "It is noted only whether the controller of the clash card has won",
    wins_clash=_controller_or_nobody,
)
