"""Misreadings of what the rulings summary says of choices and costs (GRS-413.2C, 423.3, 424.1)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oracle.game.events import ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Target
from oracle.misreadings import misread_alike, misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.context import Context, described, players_of
from oracle.rules.happening import happen
from oracle.rules.instructions import follow
from oracle.rules.paying import TotalCost, sacrificeable
from oracle.words.effects import Choose, Draw, May
from touchstone.protocol import Ref


def _pretend(game: Game, context: Context, word: Choose) -> Procedure[None]:
    if not word.up_to or described(game, word.what, context):
        yield from RULES["choose"].reading(game, context, word)
        return
    accepted = yield from choosing.may(game, context.controller, "Do so?", context.source)
    context.known[word.as_] = [choosing.NO_OBJECT] if accepted else []


def _ask_anyway(game: Game, context: Context, word: May) -> Procedure[None]:
    if word.mana is None:
        yield from RULES["may"].reading(game, context, word)
        return
    player = players_of(game, context, word.who)[0]
    accepted = yield from choosing.may(game, player, f"Pay {word.mana}?", context.source)
    yield from follow(game, context, word.effects if accepted else word.otherwise)


def _no_card_to_draw(game: Game, context: Context, word: May) -> bool:
    right: bool = RULES["can_be_done"].reading(game, context, word)
    draws = isinstance(next(iter(word.effects), None), Draw)
    return right and not (draws and not game.zone("library", context.controller))


def _without_sacrifice(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    if any(
        part.sacrifice and not sacrificeable(game, player, part.sacrifice, Context(id, player)) for part in total.parts
    ):
        paid: list[int] = yield from RULES["pay"].reading(game, player, id, total, x, pay_with)
        return paid
    parts = [msgspec.structs.replace(part, sacrifice=None) for part in total.parts]
    later = [part.sacrifice for part in total.parts if part.sacrifice is not None]
    used: list[int] = yield from RULES["pay"].reading(game, player, id, TotalCost(total.bill, parts), x, None)
    return used + [sacrificeable(game, player, what, Context(id, player))[0] for what in later]


def _sacrificing_now(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    choices = game.object(id).choices
    for one in choices.pay_with:
        yield from happen(game, ZoneChange(object=one, to="graveyard", cause="sacrifice"))
    yield from RULES["resolve_instant_or_sorcery"].reading(game, id, targets)


misread_alike("GRS-413.2C-01", "MOR-TYPE-01")
misreading("GRS-413.2C-02", "Who has nothing to sacrifice may still say that he or she does", choose=_pretend)
misreading("GRS-413.2C-03", "Who cannot pay the whole may pay what there is", may=_ask_anyway)
misreading("GRS-413.2C-04", "With an empty library there is no choice to draw", can_be_done=_no_card_to_draw)
misread_alike("GRS-423.3-01", "GRS-413.2C-04")
misread_alike("GRS-413.2C-05", "GRS-413.2C-02")
misreading(
    "GRS-424.1-01",
    "What a spell costs is sacrificed as it resolves",
    pay=_without_sacrifice,
    resolve_instant_or_sorcery=_sacrificing_now,
)
misread_alike("GRS-424.1-02", "GRS-413.2C-03")
