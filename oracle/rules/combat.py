"""The combat phase (306-311): declaring attackers and blockers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import inf

import msgspec

from oracle.game.asking import Ask, Illegal
from oracle.game.events import AttackDeclared, BlockDeclared, TapChange, WentUnblocked
from oracle.game.game import Game
from oracle.game.state import Combat
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing, combat_state
from oracle.rules.context import Context, fits
from oracle.rules.happening import do_at_once, happen
from oracle.rules.losing import tried
from oracle.rules.mana import Bill, is_summoning_sick, pay_mana
from oracle.rules.protection import is_protected
from oracle.rules.statics import has_static, in_force
from oracle.words.abilities import Keyword
from oracle.words.mana import parse_cost
from oracle.words.statics import AttackCost, BlockedByMany, BlocksMany, BlocksMore, NotAlone, Prohibits
from touchstone.protocol import Answer, Attacks, Blocks, RefusalReason

Defender = int | str


# -- attackers -------------------------------------------------------------------------------------------


@rule("306.2", "606.7a")
def defending_players(game: Game) -> list[str]:
    """The opponents who may be attacked: of several opponents the active player attacks one (chosen by attacking)."""
    return game.opponents(game.state.turn.active)


@rule("306.3", "308.2a")
def attackable(game: Game) -> list[Defender]:
    """What may be attacked: opponents, and the planeswalkers that they control."""
    defenders: list[Defender] = []
    seen_sides: set[str] = set()
    for player in defending_players(game):
        if game.side(player) not in seen_sides:
            seen_sides.add(game.side(player))
            defenders.append(player)
    for player in defending_players(game):
        defenders += attackable_planeswalkers(game, player)
    return defenders


@rule("306.2", "306.3")
def attackable_planeswalkers(game: Game, player: str) -> list[int]:
    """The planeswalkers of a defending player; on a defending team those of either player (606.7)."""
    return [id for id in game.controlled(player) if "Planeswalker" in game.known(id).types]


@rule("308.2a", "306.3", "502.47")
def can_attack(game: Game, id: int) -> bool:
    """An untapped creature without defender, with haste or under control since the turn began."""
    known = game.known(id)
    if not is_combatant(game, id) or game.object(id).tapped or known.has("defender"):
        return False
    return not is_summoning_sick(game, id) and not _is_kept_from(game, "attack", id)


@rule("306.3")
def is_combatant(game: Game, id: int) -> bool:
    """Only creatures attack or block."""
    return "Creature" in game.known(id).types


def _is_kept_from(game: Game, what: str, id: int) -> bool:
    return any(
        prohibits.what == what and (prohibits.objects is None or fits(game, prohibits.objects, id, context))
        for context, prohibits in in_force(game, Prohibits)
    )


def possible_attackers(game: Game) -> list[int]:
    """The creatures that the active player could declare as attackers."""
    return [id for player in game.active for id in game.controlled(player) if can_attack(game, id)]


def declare_attackers(game: Game) -> Procedure[None]:
    """The active player declares attackers and what each attacks; nobody is asked where nothing can attack (308)."""
    possible = possible_attackers(game)
    if not possible:
        return

    def check(answer: Answer) -> None:
        assert isinstance(answer, Attacks)
        check_attack(game, attackers_of(answer), possible_attackers(game), attackable(game))

    while True:
        answer = yield Ask(
            "attackers",
            game.state.turn.active,
            "Which creatures attack, and what?",
            choosing.object_options(game, possible),
            0,
            len(possible),
            defenders=[choosing.ref_of(defender) for defender in attackable(game)],
            check=check,
        )
        if (yield from tried(game, game.state.turn.active, attack(game, attackers_of(answer)))):
            return


def attackers_of(answer: Attacks) -> dict[int, Defender]:
    """The attackers of an answer, each with what it attacks."""
    return {choosing.number_of(one.attacker): choosing.thing_meant(one.defender) for one in answer.attacks}


def _telling(game: Game, thing: Defender) -> str:
    """How people are told of a player or an object, which a message may have invented."""
    if isinstance(thing, str):
        return thing
    return game.name(thing) if game.exists(thing) else choosing.oid(thing)


@rule("308.2a", "500.2")
def check_attack(game: Game, attacks: Mapping[int, Defender], possible: list[int], defenders: list[Defender]) -> None:
    """Each attacker can attack, and attacks something that may be attacked. Raises Illegal.

    Either player of a team stands for the team, where that is attacked as one.
    """
    sides = {game.side(defender) for defender in defenders if isinstance(defender, str)}
    attacked = {*defenders, *(name for name in game.state.order if game.side(name) in sides)}
    for id, defender in attacks.items():
        if id not in possible:
            raise Illegal("illegal-attack", f"{_telling(game, id)} cannot attack.", "308.2a")
        if defender not in attacked:
            raise Illegal("illegal-attack", f"{game.name(id)} cannot attack that.", "308.2a")
    attacked_sides = {defending_side(game, defender) for defender in attacks.values()}
    if len(attacked_sides) > 1:
        raise Illegal("illegal-attack", "All creatures attack one opponent and his or her planeswalkers.", "306.2")
    check_not_alone(game, list(attacks), "illegal-attack", "500.2")


@rule("308.2a", "500.2", "500.3")
def check_not_alone(game: Game, declared: list[int], reason: RefusalReason, number: str) -> None:
    """The set as a whole is looked at: some creatures cannot be the only one in it. Raises Illegal."""
    if len(declared) == 1 and has_static(game, declared[0], NotAlone):
        raise Illegal(reason, f"{game.name(declared[0])} cannot attack or block alone.", number)


def defending_side(game: Game, defender: Defender) -> str:
    """The side of a defender: of the player, or of the planeswalker's controller."""
    return game.side(defender if isinstance(defender, str) else game.controller(defender) or "")


@rule("308.2c", "502.14")
def attack(game: Game, attacks: dict[int, Defender]) -> Procedure[None]:
    """Tap the attackers (not those with vigilance), pay what attacking costs, and they attack."""
    tapping = [id for id in attacks if not game.known(id).has("vigilance")]
    yield from happen(game, *(TapChange(object=id, tapped=True) for id in tapping))
    yield from pay_attack_costs(game, attacks)
    let_attack(game, attacks)
    for id, defender in attacks.items():
        game.tell("combat", f"{game.name(id)} attacks {_telling(game, defender)}.", "308.2a", objects=(id,))
    do_at_once(
        game,
        [
            AttackDeclared(object=id, controller=game.controller(id) or "", defender=defender)
            for id, defender in attacks.items()
        ],
    )


@rule("308.2d")
def pay_attack_costs(game: Game, attacks: Mapping[int, Defender]) -> Procedure[None]:
    """The costs of attacking are added up; the controllers of the attackers pay. Raises Illegal if one cannot."""
    for player in game.active:
        costs = [
            parse_cost(cost.mana)
            for context, cost in in_force(game, AttackCost)
            for id, defender in attacks.items()
            if game.controller(id) == player and attack_is_taxed(game, context.controller, defender)
        ]
        colored = tuple(symbol for cost in costs for symbol in cost.colored)
        yield from pay_mana(game, player, Bill(sum(cost.generic for cost in costs), colored))


def let_attack(game: Game, attacks: Mapping[int, Defender]) -> None:
    """Creatures are attacking from now on, besides those that have been before."""
    now = game.state.combat
    for id, defender in attacks.items():
        now = now or Combat(attackers={}, defending=defending_side(game, defender))
        now = msgspec.structs.replace(now, attackers={**now.attackers, id: defender})
    game.set_combat(now)


@rule("308.2d")
def attack_is_taxed(game: Game, player: str, defender: Defender) -> bool:
    """A cost of attacking "you" concerns attacks on that player, not on his or her planeswalkers."""
    return isinstance(defender, str) and game.side(defender) == game.side(player)


# -- blockers --------------------------------------------------------------------------------------------


def possible_blockers(game: Game) -> list[int]:
    """The creatures that the defending player (or team) could declare as blockers."""
    return [id for player in defending_team(game) for id in game.controlled(player) if can_block(game, id)]


def declare_blockers(game: Game) -> Procedure[None]:
    """The defending player (or team) declares blockers (309)."""
    attackers = combat_state.combat(game).attackers
    if not attackers:
        return
    possible = possible_blockers(game)

    def check(answer: Answer) -> None:
        assert isinstance(answer, Blocks)
        check_blocks(game, blocks_of(answer), possible_blockers(game))

    blocks: dict[int, tuple[int, ...]] = {}
    if possible:
        answer = yield Ask(
            "blockers",
            defending_team(game)[0],
            "Which creatures block, and what?",
            choosing.object_options(game, possible),
            0,
            len(possible),
            defenders=[choosing.ref_of(id) for id in attackers],
            check=check,
        )
        blocks = blocks_of(answer)
    block(game, blocks)
    yield from order_blockers(game)


@rule("310.2c")
def order_blockers(game: Game) -> Procedure[None]:
    """Damage is divided among blockers freely: no order is chosen."""
    yield from ()


@rule("309.1", "606.7c")
def defending_team(game: Game) -> list[str]:
    """Who declares blockers: the defending player, or both players of the defending team."""
    defending = combat_state.combat(game).defending
    return [name for name in game.opponents(game.state.turn.active) if game.side(name) == defending]


def blocks_of(answer: Blocks) -> dict[int, tuple[int, ...]]:
    """The blockers of an answer, each with the attackers that it blocks."""
    blocks: dict[int, tuple[int, ...]] = {}
    for one in answer.blocks:
        blocker = choosing.number_of(one.blocker)
        blocks[blocker] = (*blocks.get(blocker, ()), choosing.number_of(one.attacker))
    return blocks


@rule("309.2a", "306.3")
def can_block(game: Game, id: int) -> bool:
    """An untapped creature may block."""
    return is_combatant(game, id) and not game.object(id).tapped and not _is_kept_from(game, "block", id)


@rule("309.2a", "500.3")
def check_blocks(game: Game, blocks: Mapping[int, tuple[int, ...]], possible: list[int]) -> None:
    """Each blocker blocks one attacker, any one that it can block. Raises Illegal."""
    for id, blocked in blocks.items():
        if id not in possible:
            raise Illegal("illegal-block", f"{_telling(game, id)} cannot block.", "309.2a")
        if len(blocked) > most_blocked(game, id):
            raise Illegal("illegal-block", f"{game.name(id)} cannot block so many creatures.", "309.2a")
        if not all(may_block(game, id, attacker) for attacker in blocked):
            raise Illegal("illegal-block", f"{game.name(id)} cannot block that.", "309.2a")
    check_enough_blockers(game, blocks)
    check_not_alone(game, list(blocks), "illegal-block", "500.3")


@rule("309.2a")
def most_blocked(game: Game, blocker: int) -> float:
    """How many attackers a creature can block: one, unless it says otherwise."""
    if has_static(game, blocker, BlocksMany):
        return inf
    return 1 + sum(more.amount for more in has_static(game, blocker, BlocksMore))


@rule("500.1", "500.3")
def check_enough_blockers(game: Game, blocks: Mapping[int, tuple[int, ...]]) -> None:
    """A creature that cannot be blocked except by so many is blocked by that many or not at all. Raises Illegal."""
    blockers = Counter(attacker for blocked in blocks.values() for attacker in blocked)
    for context, limit in in_force(game, BlockedByMany):
        for attacker, many in blockers.items():
            if many < limit.amount and is_limited(game, limit, attacker, context):
                raise Illegal("illegal-block", f"{game.name(attacker)} needs {limit.amount} blockers.", "500.3")


def is_limited(game: Game, limit: BlockedByMany, attacker: int, context: Context) -> bool:
    """Whether it is this attacker of which a text says how many must block it."""
    return attacker == context.source if limit.creatures is None else fits(game, limit.creatures, attacker, context)


@rule("309.2a")
def may_block(game: Game, blocker: int, attacker: int) -> bool:
    """Any attacking creature may be blocked, whatever it attacks, unless an ability of it says otherwise."""
    return attacker in combat_state.combat(game).attackers and not evades(game, attacker, blocker)


@rule("502.4b", "502.25b", "502.7f", "502.6b")
def evades(game: Game, attacker: int, blocker: int) -> bool:
    """Flying, fear, landwalk, protection: whether the attacker cannot be blocked by this creature."""
    attacking, blocking = game.known(attacker), game.known(blocker)
    if attacking.has("flying") and not (blocking.has("flying") or blocking.has("reach")):
        return True
    if attacking.has("fear") and "Artifact" not in blocking.types and "black" not in blocking.colors:
        return True
    return is_protected(game, attacker, blocker) or _walks_over(game, attacker, blocker)


def _walks_over(game: Game, attacker: int, blocker: int) -> bool:
    lands = {land for a in game.known(attacker).abilities if isinstance(a, Keyword) for land in a.land}
    return any(
        lands & game.known(id).subtypes
        for name in players_walked_over(game, attacker, blocker)
        for id in game.controlled(name)
    )


@rule("502.6b", "606.7c")
def players_walked_over(game: Game, attacker: int, blocker: int) -> list[str]:
    """Whose lands landwalk looks at: those of the defending player, or of either player of the defending team."""
    side = game.side(game.controller(blocker) or "")
    return [name for name in game.state.order if game.side(name) == side]


@rule("309.1")
def block(game: Game, blocks: dict[int, tuple[int, ...]]) -> None:
    """Blockers block; an attacker with a blocker is blocked and stays so."""
    combat = combat_state.combat(game)
    blocked = frozenset(attacker for attackers in blocks.values() for attacker in attackers)
    game.set_combat(msgspec.structs.replace(combat, blockers=blocks, blocked=blocked))
    for id, attackers in blocks.items():
        for attacker in attackers:
            game.tell("combat", f"{game.name(id)} blocks {game.name(attacker)}.", "309.2a", objects=(id, attacker))
    do_at_once(
        game,
        [
            *(
                BlockDeclared(object=id, attacker=attacker)
                for id, attackers in blocks.items()
                for attacker in attackers
            ),
            *(WentUnblocked(object=attacker) for attacker in combat.attackers if attacker not in blocked),
        ],
    )
