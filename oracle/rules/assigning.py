"""Assigning combat damage (310.1, 310.2), with trample (502.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from oracle.game.asking import Ask, Illegal
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.combat_state import combat
from oracle.rules.losing import tried
from touchstone.protocol import Division


class Assignment(msgspec.Struct, frozen=True):
    """So much combat damage of a creature to an object or a player."""

    source: int
    to: int | str
    amount: int


Assign = Callable[[Game, int], Procedure[list[Assignment]]]


@rule("310.1", "422.1")
def assign_together(game: Game, player: str, ids: Sequence[int], assign: Assign) -> Procedure[list[Assignment]]:
    """A player's creatures assign damage; if all of it together is illegal, the player begins anew (later 510.1e)."""
    while True:
        assignments: list[Assignment] = []
        if (yield from tried(game, player, _assign_all(game, ids, assign, assignments))):
            return assignments


def _assign_all(game: Game, ids: Sequence[int], assign: Assign, assignments: list[Assignment]) -> Procedure[None]:
    for id in ids:
        assignments += yield from assign(game, id)
    for id in ids:
        check_assignment(game, id, assignments)


# -- an attacker, a blocker ------------------------------------------------------------------------------


@rule("310.2b", "310.2c", "502.9c")
def assign_attacker(game: Game, id: int) -> Procedure[list[Assignment]]:
    """An attacker's damage goes to what it attacks, or if it is blocked to its blockers and, with trample, beyond."""
    attacked = yield from recipient(game, id)
    if id not in combat(game).blocked:
        return (yield from divide(game, id, [], attacked))
    return (yield from divide(game, id, creatures_against(game, id), takes_excess(game, id, attacked)))


@rule("310.2d")
def assign_blocker(game: Game, id: int) -> Procedure[list[Assignment]]:
    """A blocking creature's damage is divided among the attackers that it blocks."""
    return (yield from divide(game, id, creatures_against(game, id), None))


@rule("310.2a")
def damage_amount(game: Game, id: int) -> int:
    """A creature assigns damage equal to its power; with a power of 0 or less none."""
    return max(0, game.known(id).power or 0)


def creatures_against(game: Game, id: int) -> list[int]:
    """What blocks an attacker, or the attackers that a creature blocks; in its damage order, where it has one."""
    now = combat(game)
    against = now.blockers.get(id) or [blocker for blocker, blocked in now.blockers.items() if id in blocked]
    return [one for one in now.ordered.get(id, against) if one in against]


@rule("310.2b", "212.9")
def attacked_by(game: Game, id: int) -> int | str | None:
    """What an attacking creature is attacking; nothing any more if its planeswalker is gone."""
    return combat(game).attackers.get(id)


@rule("310.2b", "606.7d")
def recipient(game: Game, id: int) -> Procedure[int | str | None]:
    """What takes the damage of an unblocked creature. Damage to a team goes to one of its players, chosen now."""
    attacked = attacked_by(game, id)
    if not isinstance(attacked, str):
        return attacked
    heads = [name for name in game.in_turn_order if game.side(name) == game.side(attacked)]
    if len(heads) < 2 or (id in combat(game).blocked and not game.known(id).has("trample")):
        return attacked
    chosen = yield from choosing.choose_one(
        game, game.speaker(id), heads, f"Who takes the damage of {game.name(id)}?", id
    )
    return chosen


@rule("502.9a", "310.2c")
def takes_excess(game: Game, id: int, attacked: int | str | None) -> int | str | None:
    """What may take damage of a blocked attacker besides its blockers: with trample what it attacks, else nothing."""
    return attacked if game.known(id).has("trample") else None


def divide(game: Game, id: int, among: Sequence[int], beyond: int | str | None) -> Procedure[list[Assignment]]:
    """Divide a creature's damage among creatures and, with trample, what it attacks."""
    amount = damage_amount(game, id)
    things: list[int | str] = [*among, *((beyond,) if beyond is not None else ())]
    if amount == 0 or not things:
        return []
    if len(things) == 1:
        return [Assignment(id, things[0], amount)]
    answer = yield Ask(
        "divide",
        game.speaker(id),
        f"Divide the {amount} damage of {game.name(id)}.",
        choosing.thing_options(game, things),
        source=choosing.oid(id),
        total=amount,
    )
    assert isinstance(answer, Division)
    return [Assignment(id, choosing.thing_of(share.option), share.amount) for share in answer.shares if share.amount]


# -- what is legal ---------------------------------------------------------------------------------------


@rule("502.9b", "310.2c")
def check_assignment(game: Game, id: int, assignments: Sequence[Assignment]) -> None:
    """With trample, nothing goes beyond the blockers unless each is assigned lethal damage. Raises Illegal."""
    blockers = creatures_against(game, id)
    if all(one.to in blockers for one in assignments if one.source == id):
        return
    for blocker in blockers:
        if not is_lethal(game, blocker, assignments):
            raise Illegal("illegal-choice", f"{game.name(blocker)} must be assigned lethal damage first.", "502.9b")


@rule("502.9b", "502.63a")
def is_lethal(game: Game, id: int, assignments: Sequence[Assignment]) -> bool:
    """Whether a creature is assigned lethal damage, by all that assign it damage together (502.9b, 502.9e)."""
    return sum(one.amount for one in assignments if one.to == id) >= lethal_damage(game, id)


@rule("502.9b")
def lethal_damage(game: Game, id: int) -> int:
    """What is missing to the toughness, damage already there counted (502.9b, 502.9d); below 0 if it has more."""
    return (game.known(id).toughness or 0) - game.object(id).damage
