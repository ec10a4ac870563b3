"""Combat damage: who deals it in which step, on the stack, and dealing it (310, 502.2, 502.28)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oracle.game.events import DamageEvent
from oracle.game.game import STACK, Game
from oracle.game.objects import Object
from oracle.rulebook import Procedure, rule
from oracle.rules.assigning import Assignment, assign_attacker, assign_blocker, assign_together
from oracle.rules.combat_state import combat
from oracle.rules.happening import happen
from oracle.rules.zones import cease_to_exist, put_in_zone


def strikes_first(game: Game, id: int) -> bool:
    """First strike or double strike."""
    known = game.known(id)
    return known.has("first strike") or known.has("double strike")


@rule("502.2b", "310.5")
def first_damage_step_needed(game: Game) -> bool:
    """Two combat damage steps if a creature in combat has first or double strike as the step begins."""
    return bool(striking_first(game))


@rule("502.2b", "502.28b")
def assigns_in_this_step(game: Game, id: int, first: bool, two_steps: bool) -> bool:
    """In the first of two steps those that strike first assign damage, in the second the others and double strikers."""
    if not two_steps:
        return True
    if first:
        return strikes_first(game, id)
    return id not in combat(game).dealt_first or game.known(id).has("double strike")


@rule("310.5", "502.2b")
def had_their_turn(game: Game, dealing: Sequence[Assignment]) -> frozenset[int]:
    """Whoever assigned damage in the first step assigns none in the second; with a power of 0 a creature did not."""
    return frozenset(one.source for one in dealing)


def striking_first(game: Game) -> frozenset[int]:
    """All in combat that strike first."""
    now = combat(game)
    return frozenset(id for id in (*now.attackers, *now.blockers) if strikes_first(game, id))


@rule("310.1")
def put_combat_damage_on_stack(game: Game, first: bool, two_steps: bool) -> Procedure[None]:
    """The active player assigns the damage of all attackers, then the defending player that of all blockers."""
    now = combat(game)
    assignments: list[Assignment] = []
    for side, assign in ((now.attackers, assign_attacker), (now.blockers, assign_blocker)):
        if assigning := [id for id in side if assigns_in_this_step(game, id, first, two_steps)]:
            assignments += yield from assign_together(game, game.speaker(assigning[0]), assigning, assign)
    game.set_combat(msgspec.structs.replace(combat(game), dealt_first=had_their_turn(game, assignments)))
    if assignments:
        yield from place_combat_damage(game, assignments)


@rule("310.1", "217.6e")
def place_combat_damage(game: Game, assignments: list[Assignment]) -> Procedure[None]:
    """All assignments go on the stack as one object."""
    yield from ()
    it = Object(
        id=game.new_id(),
        kind="combat-damage",
        zone=STACK,
        owner=game.state.turn.active,
        timestamp=game.new_timestamp(),
        chosen={"assignments": msgspec.json.encode(assignments).decode()},
    )
    put_in_zone(game, it)
    game.tell("combat", "Combat damage is put on the stack.", "310.1", objects=(it.id,))


def assignments_of(game: Game, id: int) -> list[Assignment]:
    """The assignments that wait on the stack."""
    return msgspec.json.decode(game.object(id).chosen["assignments"], type=list[Assignment])


@rule("310.4", "310.4a", "310.4c")
def deal_combat_damage(game: Game, id: int) -> Procedure[None]:
    """All combat damage is dealt at once, as it was assigned, even if its source left play."""
    assignments = assignments_of(game, id)
    game.tell("combat", "Combat damage is dealt.", "310.4", objects=(id,))
    cease_to_exist(game, id)
    yield from happen(game, *(damage for one in assignments for damage in damage_of(game, one)))


@rule("310.4", "310.4c")
def damage_of(game: Game, one: Assignment) -> list[DamageEvent]:
    """The damage of an assignment; none to a recipient that is no longer there."""
    if isinstance(one.to, str):
        lost = game.player(one.to).lost
        return [] if lost else [DamageEvent(source=one.source, player=one.to, amount=one.amount, combat=True)]
    if one.to not in game.permanents:
        return []
    return [DamageEvent(source=one.source, object=one.to, amount=one.amount, combat=True)]
