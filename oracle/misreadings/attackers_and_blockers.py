"""Misreadings of attackers and blockers, and of sources of combat damage (GRS-308.2A, GRS-309.2A, GRS-310.4B)."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.game.asking import Illegal
from oracle.game.events import DamageEvent
from oracle.game.game import BATTLEFIELD, Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import combat, combat_damage, mana
from oracle.rules.assigning import Assignment

Attacked = Mapping[int, combat.Defender]
Blocked = Mapping[int, tuple[int, ...]]


# -- attackers (308.2a) --------------------------------------------------------------------------------------


def _at_least_one(game: Game, attacks: Attacked, possible: list[int], defenders: list[combat.Defender]) -> None:
    if not attacks:
        raise Illegal("illegal-attack", "Something has to attack.", "308.2a")
    combat.check_attack.reading(game, attacks, possible, defenders)


def _all_at_one(game: Game, attacks: Attacked, possible: list[int], defenders: list[combat.Defender]) -> None:
    if len(set(attacks.values())) > 1:
        raise Illegal("illegal-attack", "All creatures attack the same player or planeswalker.", "308.2a")
    combat.check_attack.reading(game, attacks, possible, defenders)


def _one_by_one(game: Game, attacks: Attacked, possible: list[int], defenders: list[combat.Defender]) -> None:
    for id, defender in attacks.items():
        combat.check_attack.reading(game, {id: defender}, possible, defenders)


def _tapped_or_not(game: Game, id: int) -> bool:
    tapped = game.object(id).tapped
    return combat.can_attack.reading(game, id) or (tapped and combat.is_combatant(game, id))


def _card_was_in_play(game: Game, id: int) -> bool:
    before = game.object(id).previous
    while before is not None:
        it = game.object(before)
        if it.zone == BATTLEFIELD and it.since < mana.most_recent_turn(game, it.held_by or it.owner):
            return False
        before = it.previous
    return mana.is_summoning_sick.reading(game, id)


misreading("GRS-308.2A-01", "At least one creature has to attack", check_attack=_at_least_one)
misreading("GRS-308.2A-02", "A tapped creature can attack", can_attack=_tapped_or_not)
misreading(
    "GRS-308.2A-03",
    "A creature can attack if its card was in play as the turn began",
    is_summoning_sick=_card_was_in_play,
)
misreading("GRS-308.2A-04", "One thing is attacked by all creatures", check_attack=_all_at_one)
misreading("GRS-308.2A-05", "Each attacker has to be legal by itself", check_attack=_one_by_one)


# -- blockers (309.2a) ---------------------------------------------------------------------------------------


def _has_to_block(game: Game, blocks: Blocked, possible: list[int]) -> None:
    if not blocks:
        raise Illegal("illegal-block", "Something has to block.", "309.2a")
    combat.check_blocks.reading(game, blocks, possible)


def _one_blocker_each(game: Game, blocks: Blocked) -> None:
    attackers = [attacker for blocked in blocks.values() for attacker in blocked]
    if len(set(attackers)) < len(attackers):
        raise Illegal("illegal-block", "An attacker is blocked by one creature only.", "309.2a")
    combat.check_enough_blockers.reading(game, blocks)


def _players_only(game: Game, blocker: int, attacker: int) -> bool:
    now = game.state.combat
    at_player = now is not None and isinstance(now.attackers.get(attacker), str)
    return at_player and combat.may_block.reading(game, blocker, attacker)


def _each_alone(game: Game, blocks: Blocked) -> None:
    for id, blocked in blocks.items():
        combat.check_enough_blockers.reading(game, {id: blocked})


misreading("GRS-309.2A-01", "At least one creature has to block", check_blocks=_has_to_block)
misreading(
    "GRS-309.2A-02",
    "A creature that has just come under control cannot block",
    can_block=lambda game, id: combat.can_block.reading(game, id) and not mana.is_summoning_sick(game, id),
)
misreading("GRS-309.2A-03", "A creature blocks as many attackers as it likes", most_blocked=lambda game, id: 99)
misreading("GRS-309.2A-03", "An attacker is blocked by one creature only", check_enough_blockers=_one_blocker_each)
misreading("GRS-309.2A-04", "What attacks a planeswalker cannot be blocked", may_block=_players_only)
misreading("GRS-309.2A-05", "Each blocker has to be legal by itself", check_enough_blockers=_each_alone)


# -- sources of combat damage (310.4b) -----------------------------------------------------------------------


def _as_it_was_assigned(game: Game, id: int) -> Procedure[None]:
    effects = game.state.effects
    placed = game.object(id).timestamp
    game.state.effects = tuple(effect for effect in effects if effect.timestamp < placed)
    game.changed()
    yield from combat_damage.deal_combat_damage.reading(game, id)
    game.state.effects = effects
    game.changed()


def _of_those_in_play(game: Game, one: Assignment) -> list[DamageEvent]:
    return combat_damage.damage_of.reading(game, one) if game.exists(one.source) else []


misreading(
    "GRS-310.4B-01",
    "The source of combat damage is what it was as damage was assigned",
    deal_combat_damage=_as_it_was_assigned,
)
misreading("GRS-310.4B-02", "A creature that has left play deals no combat damage", damage_of=_of_those_in_play)
