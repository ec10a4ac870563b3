"""Combat damage is judged of all assignments together (502.9b, later 510.1e): held against trying every division."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from oracle.game.asking import Illegal
from oracle.rules import combat_damage
from oracle.rules.combat_damage import Assignment, Others

BEYOND = "Bob"
Assigned = list[Assignment]


class Board:
    """Two or three attackers, some with deathtouch, their blockers, and in half of the boards an order of damage."""

    def __init__(self, chance: random.Random) -> None:
        self.attackers = list(range(1, chance.randint(2, 3) + 1))
        blockers = range(11, 11 + chance.randint(1, 3))
        self.power = {one: chance.randint(1, 4) for one in self.attackers}
        self.toughness = {one: chance.randint(1, 4) for one in blockers}
        self.trample = {one: chance.random() < 0.75 for one in self.attackers}
        self.against = {one: chance.sample(blockers, chance.randint(1, len(blockers))) for one in self.attackers}
        self.deadly = {one for one in self.attackers if chance.random() < 0.25}
        in_order = chance.random() < 0.5
        self.ordered = {one: tuple(many) for one, many in self.against.items() if in_order and len(many) > 1}

    def missing(self, game: Any, source: int, blocker: int, assigned: Sequence[Assignment]) -> int:
        here = [one for one in assigned if one.to == blocker and one.amount]
        left = 0 if self.deadly.intersection(one.source for one in here) else self.toughness[blocker]
        return min(max(0, left - sum(one.amount for one in here)), 1 if source in self.deadly else left)

    def check(self, game: Any, id: int, shares: Any, among: Any, beyond: Any, others: Sequence[Assignment]) -> None:
        """Lethal damage to all before any goes beyond, and in an order to each before the next."""
        late = list(among) if beyond is not None and shares.get(beyond) else []
        order = self.ordered.get(id, ())
        late += [one for place, one in enumerate(order) if any(shares.get(after) for after in order[place + 1 :])]
        if any(shares.get(one, 0) < self.missing(game, id, one, others) for one in late):
            raise Illegal("illegal-choice", "Not lethal.", "502.9b")

    def divisions(self, id: int) -> Iterator[Assigned]:
        """All the ways in which a creature can divide its damage."""
        things: list[int | str] = [*self.against[id], *([BEYOND] if self.trample[id] else [])]
        for amounts in product(range(self.power[id] + 1), repeat=len(things)):
            if sum(amounts) == self.power[id]:
                yield [Assignment(id, to, amount) for to, amount in zip(things, amounts, strict=True) if amount]

    def is_right(self, assigned: Assigned) -> bool:
        for id in self.attackers:
            shares = {one.to: one.amount for one in assigned if one.source == id}
            try:
                self.check(None, id, shares, self.against[id], BEYOND, [one for one in assigned if one.source != id])
            except Illegal:
                return False
        return True


@pytest.mark.parametrize("seed", range(60))
def test_a_division_is_accepted_exactly_if_the_rest_can_be_divided_to_make_all_right(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    board = Board(chance)
    monkeypatch.setattr(combat_damage, "creatures_against", lambda game, id: board.against[id])
    monkeypatch.setattr(combat_damage, "damage_amount", lambda game, id: board.power[id])
    monkeypatch.setattr(combat_damage, "lacking", board.missing)
    monkeypatch.setattr(combat_damage, "check_division", board.check)
    monkeypatch.setattr(combat_damage, "combat", lambda game: SimpleNamespace(ordered=board.ordered))
    ways = product(*(list(board.divisions(id)) for id in board.attackers))
    right = [whole for parts in ways if board.is_right(whole := [one for part in parts for one in part])]
    game: Any = None
    announced: Assigned = []
    for place, id in enumerate(board.attackers):
        others = Others(tuple(announced), board.attackers[place + 1 :])
        for division in board.divisions(id):
            now = [*announced, *division]
            begins = [whole for whole in right if whole[: len(now)] == now]
            if begins:
                combat_damage.check_with_others(game, id, division, others)
            else:
                with pytest.raises(Illegal):
                    combat_damage.check_with_others(game, id, division, others)
        announced += [one for one in chance.choice(right_after(right, announced)) if one.source == id]


def right_after(right: list[Assigned], announced: Assigned) -> list[Assigned]:
    """The right assignments that begin with what has been announced; there always is one."""
    return [whole for whole in right if whole[: len(announced)] == announced]
