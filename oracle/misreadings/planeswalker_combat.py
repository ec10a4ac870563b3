"""Misreadings of attacking planeswalkers and of blocking there (LRW-PW-48 to 56)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from oracle.game.asking import Illegal
from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import assigning, choosing, combat, combat_state
from oracle.rules.combat import Defender
from oracle.rules.mana import is_summoning_sick
from oracle.rules.state_based import planeswalkers

Attack = Mapping[int, Defender]


# -- who attacks and blocks --------------------------------------------------------------------------------


def _any_untapped_permanent_that_fights(game: Game, id: int) -> bool:
    own = id in planeswalkers(game) and not is_summoning_sick(game, id)
    return own or combat.can_attack.reading(game, id)


misreading(
    "LRW-PW-48",
    "A planeswalker attacks like any permanent that has nothing to tap for",
    can_attack=_any_untapped_permanent_that_fights,
)


def _defending_itself(game: Game, blocks: Mapping[int, tuple[int, ...]], possible: list[int]) -> None:
    attackers = combat_state.combat(game).attackers
    others = {id: blocked for id, blocked in blocks.items() if {attackers.get(one) for one in blocked} != {id}}
    combat.check_blocks.reading(game, others, possible)


misreading("LRW-PW-49", "A planeswalker may block a creature that attacks it", check_blocks=_defending_itself)


# -- what is attacked --------------------------------------------------------------------------------------


def _on_its_controller_too(game: Game, player: str, defender: Defender) -> bool:
    return combat.defending_side(game, defender) == game.side(player)


misreading(
    "LRW-PW-50",
    "An attack on a planeswalker is taxed as an attack on its controller",
    attack_is_taxed=_on_its_controller_too,
)


def _all_planeswalkers(game: Game) -> list[Defender]:
    return list(dict.fromkeys([*combat.attackable.reading(game), *planeswalkers(game)]))


misreading("LRW-PW-50", "Any planeswalker in play may be attacked, one's own too", attackable=_all_planeswalkers)


def _or_what_came_since(game: Game, id: int) -> Procedure[int | str | None]:
    attacked = yield from assigning.recipient.reading(game, id)
    if not isinstance(attacked, str):
        return attacked
    new = [one for one in game.controlled(attacked) if game.object(one).since == game.state.turn.number]
    late = [one for one in new if one in planeswalkers(game)]
    return (yield from choosing.choose_one(game, game.state.turn.active, [attacked, *late], "What is damaged?", id))


misreading(
    "LRW-PW-51",
    "Creatures attacking a player may turn on a planeswalker of that player that came into play since",
    recipient=_or_what_came_since,
)


def _limited(allows: Callable[[list[Defender]], bool], why: str) -> Callable[..., None]:
    """Attacks are checked as always, and what they attack must be allowed."""

    def check(game: Game, attacks: Attack, possible: list[int], defenders: list[Defender]) -> None:
        combat.check_attack.reading(game, attacks, possible, defenders)
        if not allows(list(attacks.values())):
            raise Illegal("illegal-attack", why, "308.2a")

    return check


def _planeswalkers_of(attacked: Iterable[Defender]) -> list[int]:
    return [one for one in attacked if isinstance(one, int)]


misreading(
    "LRW-PW-52",
    "Only one creature may attack each planeswalker",
    check_attack=_limited(
        lambda attacked: len(set(_planeswalkers_of(attacked))) == len(_planeswalkers_of(attacked)),
        "A planeswalker is attacked by one creature.",
    ),
)
misreading(
    "LRW-PW-53",
    "All creatures of an attack attack one and the same thing",
    check_attack=_limited(lambda attacked: len(set(attacked)) <= 1, "All creatures attack the same."),
)
misreading(
    "LRW-PW-54",
    "Only one planeswalker may be attacked in a combat phase",
    check_attack=_limited(
        lambda attacked: len(set(_planeswalkers_of(attacked))) <= 1,
        "One planeswalker is attacked in a combat phase.",
    ),
)


# -- blocking ----------------------------------------------------------------------------------------------


def _only_a_player_who_is_attacked(game: Game) -> list[str]:
    attacked = combat_state.combat(game).attackers.values()
    if all(isinstance(one, int) for one in attacked):
        return []
    return combat.defending_team.reading(game)


misreading(
    "LRW-PW-55",
    "Blockers are declared only if a player is attacked",
    defending_team=_only_a_player_who_is_attacked,
)


def _guarding_the_player_first(game: Game, blocker: int, attacker: int) -> bool:
    attackers = combat_state.combat(game).attackers
    player_is_attacked = any(isinstance(one, str) for one in attackers.values())
    guards = not player_is_attacked or isinstance(attackers.get(attacker), str)
    return guards and combat.may_block.reading(game, blocker, attacker)


misreading(
    "LRW-PW-56",
    "While a player is attacked, that player's creatures block only the attackers of the player",
    may_block=_guarding_the_player_first,
)
