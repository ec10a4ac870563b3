"""Being in combat, and being removed from it (306.4)."""

from __future__ import annotations

import msgspec

from oracle.game.game import Game
from oracle.game.state import Combat
from oracle.rulebook import rule


def combat(game: Game) -> Combat:
    """The combat that is going on."""
    assert game.state.combat is not None
    return game.state.combat


@rule("306.4")
def remove_from_combat(game: Game, id: int) -> None:
    """What leaves play or changes controllers is neither attacking nor blocking any more, nor attacked."""
    stop_fighting(game, id)
    stop_being_attacked(game, id)


def is_fighting(game: Game, id: int) -> bool:
    """Whether it is an attacking or blocking creature."""
    now = game.state.combat
    return now is not None and (id in now.attackers or id in now.blockers)


@rule("306.4")
def stop_fighting(game: Game, id: int) -> None:
    """A creature is no longer attacking, so not blocked, nor blocking; as a planeswalker it may still be attacked."""
    now = game.state.combat
    if now is None:
        return
    attackers = {a: attacked for a, attacked in now.attackers.items() if a != id}
    blockers = {b: tuple(a for a in blocked if a != id) for b, blocked in now.blockers.items() if b != id}
    game.set_combat(msgspec.structs.replace(now, attackers=attackers, blockers=blockers))


@rule("306.4")
def stop_being_attacked(game: Game, id: int) -> None:
    """A planeswalker is no longer attacked; as a creature it may still be attacking or blocking."""
    now = game.state.combat
    if now is None:
        return
    attackers = {a: (attacked_instead(game, id) if d == id else d) for a, d in now.attackers.items()}
    if stops_attackers_of(game, id):
        attackers = {a: d for a, d in attackers.items() if now.attackers[a] != id}
    game.set_combat(msgspec.structs.replace(now, attackers=attackers))


@rule("306.4", "310.2b")
def attacked_instead(game: Game, gone: int) -> int | str | None:
    """What the attackers of a planeswalker attack once it is removed from combat: nothing."""
    return None


@rule("306.4", "308.1")
def stops_attackers_of(game: Game, attacked: int) -> bool:
    """A creature whose planeswalker is gone stays an attacking creature."""
    return False
