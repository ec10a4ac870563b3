"""Misreadings of planeswalkers that are removed from combat, and of what attacked them (LRW-PW-66 to 72)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.game.events import AttackDeclared
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rules import assigning, combat, combat_state
from oracle.rules.state_based import planeswalkers

Attacked = int | str | None


def _defending_player(game: Game) -> str:
    return combat.defending_team(game)[0]


def _attacks_nothing(game: Game, attacker: int) -> bool:
    return combat_state.combat(game).attackers.get(attacker, attacker) is None


# -- what is attacked then ---------------------------------------------------------------------------------


def _changed_sides(game: Game, planeswalker: int) -> bool:
    return combat.defending_side(game, planeswalker) != combat_state.combat(game).defending


def _if_it_changed_sides(instead: Callable[[Game, int], Attacked], changed: bool) -> Callable[[Game, int], Attacked]:
    """What is attacked instead of a planeswalker that changed sides, or of one that left play."""

    def attacked(game: Game, gone: int) -> Attacked:
        return instead(game, gone) if _changed_sides(game, gone) == changed else None

    return attacked


misreading(
    "LRW-PW-66",
    "The attackers of a planeswalker that leaves play attack its player from then on",
    attacked_instead=_if_it_changed_sides(lambda game, gone: _defending_player(game), changed=False),
)
misreading(
    "LRW-PW-67",
    "A planeswalker that changes controllers stays attacked",
    attacked_instead=_if_it_changed_sides(lambda game, gone: gone, changed=True),
)
misreading(
    "LRW-PW-67",
    "The attackers of a planeswalker that changes controllers attack the defending player from then on",
    attacked_instead=_if_it_changed_sides(lambda game, gone: _defending_player(game), changed=True),
)


# -- what becomes of the attackers -------------------------------------------------------------------------


misreading(
    "LRW-PW-68",
    "The attackers of a planeswalker that is gone are removed from combat too",
    stops_attackers_of=lambda game, attacked: True,
)


def _only_what_attacks_something(game: Game, blocker: int, attacker: int) -> bool:
    return not _attacks_nothing(game, attacker) and combat.may_block.reading(game, blocker, attacker)


misreading(
    "LRW-PW-69",
    "A creature that attacks nothing any more cannot be blocked",
    may_block=_only_what_attacks_something,
)


def _the_player_after_all(game: Game, attacker: int) -> Attacked:
    if _attacks_nothing(game, attacker) and attacker not in combat_state.combat(game).blocked:
        return _defending_player(game)
    return assigning.attacked_by.reading(game, attacker)


misreading(
    "LRW-PW-70",
    "An unblocked creature whose planeswalker is gone deals its damage to the defending player",
    attacked_by=_the_player_after_all,
)


def _what_the_planeswalker_became(game: Game, attacker: int) -> Attacked:
    if _attacks_nothing(game, attacker):
        declared = [e.defender for e in game.history if isinstance(e, AttackDeclared) and e.object == attacker]
        became = [game.now(one) for one in declared if isinstance(one, int)]
        return next((one for one in became if one in planeswalkers(game)), None)
    return assigning.attacked_by.reading(game, attacker)


misreading(
    "LRW-PW-70",
    "A planeswalker that left play and came back is still attacked by what attacked it",
    attacked_by=_what_the_planeswalker_became,
)


def _harmless_without_an_aim(game: Game, id: int) -> int:
    return 0 if _attacks_nothing(game, id) else assigning.damage_amount.reading(game, id)


misreading(
    "LRW-PW-71",
    "A creature whose planeswalker is gone deals no damage to its blockers either",
    damage_amount=_harmless_without_an_aim,
)


def _trampling_over_to_the_player(game: Game, id: int, attacked: Attacked) -> Attacked:
    return assigning.takes_excess.reading(game, id, _defending_player(game) if attacked is None else attacked)


misreading(
    "LRW-PW-72",
    "A trampler whose planeswalker is gone tramples over to the defending player",
    takes_excess=_trampling_over_to_the_player,
)
