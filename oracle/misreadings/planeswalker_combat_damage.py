"""Misreadings of combat damage to planeswalkers, trample among it (LRW-PW-52 and 57 to 65)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.game.asking import Illegal
from oracle.game.events import CounterChange, DamageDealt, DamageEvent
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import assigning, choosing, combat_damage, combat_state, turn
from oracle.rules.assigning import Assignment
from oracle.rules.happening import do_at_once
from oracle.rules.state_based import planeswalkers

Attacked = int | str | None


def _loyalty(game: Game, planeswalker: int) -> int:
    return game.object(planeswalker).counters.get("loyalty", 0)


def _planeswalkers_of(game: Game, player: str) -> list[int]:
    return [id for id in planeswalkers(game) if game.controller(id) == player]


# -- who deals damage, and to whom -------------------------------------------------------------------------


def _spilling_over(game: Game, assignments: list[Assignment]) -> Procedure[None]:
    left = {id: _loyalty(game, id) for id in planeswalkers(game)}
    spilt: list[Assignment] = []
    for one in assignments:
        if not isinstance(one.to, int) or one.to not in left:
            spilt.append(one)
            continue
        taken = min(one.amount, left[one.to])
        left[one.to] -= taken
        player = game.speaker(one.to)
        spilt += [Assignment(one.source, one.to, taken), Assignment(one.source, player, one.amount - taken)]
    yield from combat_damage.place_combat_damage.reading(game, [one for one in spilt if one.amount])


misreading(
    "LRW-PW-52",
    "Combat damage beyond a planeswalker's loyalty goes to its controller",
    place_combat_damage=_spilling_over,
)


def _redirected_on_assignment(game: Game, id: int) -> Procedure[Attacked]:
    attacked = yield from assigning.recipient.reading(game, id)
    if not isinstance(attacked, str) or id in combat_state.combat(game).blocked:
        return attacked
    things: list[int | str] = [attacked, *_planeswalkers_of(game, attacked)]
    return (yield from choosing.choose_one(game, game.state.turn.active, things, "Who takes the damage?", id))


misreading(
    "LRW-PW-57",
    "A creature that attacked a player may deal its combat damage to a planeswalker of that player instead",
    recipient=_redirected_on_assignment,
)


def _shared_on_assignment(game: Game, id: int) -> Procedure[list[Assignment]]:
    attacked = assigning.attacked_by(game, id)
    if not isinstance(attacked, str) or id in combat_state.combat(game).blocked:
        return (yield from assigning.assign_attacker.reading(game, id))
    return (yield from assigning.divide(game, id, _planeswalkers_of(game, attacked), attacked))


misreading(
    "LRW-PW-57",
    "A creature that attacked a player may share its combat damage between the player and planeswalkers",
    assign_attacker=_shared_on_assignment,
)


def _planeswalker_without_trample(game: Game, id: int, attacked: Attacked) -> Attacked:
    return attacked if isinstance(attacked, int) else assigning.takes_excess.reading(game, id, attacked)


misreading(
    "LRW-PW-58",
    "What blockers do not need of an attacker's damage may go to the attacked planeswalker without trample",
    takes_excess=_planeswalker_without_trample,
)


def _only_what_is_attacked_strikes(game: Game, id: int) -> Procedure[list[Assignment]]:
    now = combat_state.combat(game)
    if all(isinstance(now.attackers.get(attacker), int) for attacker in now.blockers[id]):
        return []
    return (yield from assigning.assign_blocker.reading(game, id))


misreading(
    "LRW-PW-59",
    "A creature that blocks the attacker of a planeswalker deals it no damage",
    assign_blocker=_only_what_is_attacked_strikes,
)


def _controller_too(game: Game, one: Assignment) -> list[DamageEvent]:
    damage = combat_damage.damage_of.reading(game, one)
    player = game.controller(one.to) if isinstance(one.to, int) and one.to in planeswalkers(game) else None
    return [
        *damage,
        *(DamageEvent(source=e.source, player=player, amount=e.amount, combat=True) for e in damage if player),
    ]


misreading(
    "LRW-PW-60",
    "Combat damage to a planeswalker is dealt to its controller too",
    damage_of=_controller_too,
)


def _controller_counts_as_damaged(game: Game, event: DamageDealt) -> str | None:
    damaged = event.object
    return game.controller(damaged) if damaged is not None and damaged in planeswalkers(game) else event.player


misreading(
    "LRW-PW-60",
    "Damage to a planeswalker sets off what waits for damage to its controller",
    damaged_player=_controller_counts_as_damaged,
)


def _healing_with_the_turn(game: Game) -> None:
    turn.damage_wears_off.reading(game)
    dealt = [e for e in game.history if isinstance(e, DamageDealt) and e.object in planeswalkers(game)]
    do_at_once(game, [CounterChange(object=e.object or 0, kind="loyalty", amount=e.amount) for e in dealt])


misreading(
    "LRW-PW-61",
    "Damage to a planeswalker lasts until end of turn; what survived it has its loyalty back then",
    damage_wears_off=_healing_with_the_turn,
)


def _striking_back(game: Game, assignments: list[Assignment]) -> Procedure[None]:
    back = [
        Assignment(one.to, one.source, _loyalty(game, one.to))
        for one in assignments
        if isinstance(one.to, int) and one.to in planeswalkers(game)
    ]
    yield from combat_damage.place_combat_damage.reading(game, [*assignments, *back])


misreading(
    "LRW-PW-62",
    "A planeswalker deals combat damage equal to its loyalty to creatures that damage it",
    place_combat_damage=_striking_back,
)


# -- trample -----------------------------------------------------------------------------------------------


def _player_alone(game: Game, id: int, attacked: Attacked) -> Attacked:
    return assigning.takes_excess.reading(game, id, attacked) if isinstance(attacked, str) else None


misreading("LRW-PW-63", "Trample works against players only", takes_excess=_player_alone)


def _one_of_the_blockers(game: Game, id: int, assignments: Sequence[Assignment]) -> None:
    if not any(assigning.is_lethal(game, one, assignments) for one in assigning.creatures_against(game, id)):
        assigning.check_assignment.reading(game, id, assignments)


misreading(
    "LRW-PW-63",
    "A trampler assigns lethal damage to one of its blockers only before the rest may go beyond",
    check_assignment=_one_of_the_blockers,
)


def _nothing_kept(game: Game, id: int, assignments: Sequence[Assignment]) -> None:
    assigning.check_assignment.reading(game, id, assignments)
    own = {one.to: one.amount for one in assignments if one.source == id}
    kept = any(own.get(one, 0) > assigning.lethal_damage(game, one) for one in assigning.creatures_against(game, id))
    attacked = assigning.attacked_by(game, id)
    if kept and isinstance(attacked, int) and attacked in own:
        raise Illegal("illegal-choice", f"The excess of {game.name(id)} goes to {game.name(attacked)}.", "502.9b")


misreading(
    "LRW-PW-64",
    "A trampler must assign all excess to the planeswalker that it attacks",
    check_assignment=_nothing_kept,
)


def _excess_is_lost(game: Game, one: Assignment) -> list[DamageEvent]:
    blocked = one.source in combat_state.combat(game).blocked
    if blocked and isinstance(one.to, int) and one.to in planeswalkers(game):
        return []
    return combat_damage.damage_of.reading(game, one)


misreading(
    "LRW-PW-64",
    "Excess damage that a trampler assigns to a planeswalker is dealt to nothing",
    damage_of=_excess_is_lost,
)


def _past_the_planeswalker(game: Game, id: int) -> Procedure[list[Assignment]]:
    now = combat_state.combat(game)
    attacked = assigning.attacked_by(game, id)
    if not isinstance(attacked, int) or not game.known(id).has("trample"):
        return (yield from assigning.assign_attacker.reading(game, id))
    blockers = [blocker for blocker, blocked in now.blockers.items() if id in blocked]
    return (yield from assigning.divide(game, id, [*blockers, attacked], game.controller(attacked)))


def _loyalty_is_lethal(game: Game, id: int) -> int:
    return _loyalty(game, id) if id in planeswalkers(game) else assigning.lethal_damage.reading(game, id)


misreading(
    "LRW-PW-65",
    "A planeswalker stands before its player like one more blocker: trample goes past its loyalty",
    assign_attacker=_past_the_planeswalker,
    lethal_damage=_loyalty_is_lethal,
)
