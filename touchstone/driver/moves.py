"""Moving the game on: passing priority until something has happened."""

from collections.abc import Callable, Iterator, Sequence

from touchstone.driver.doing import AttackBy, Attacking, BlockBy, Blocking, MovingOn
from touchstone.driver.faults import Divergence
from touchstone.driver.table import DECLARING_NONE, Table, priority_of
from touchstone.protocol import Answer, Attack, Attacks, Block, Blocks, Decision, DecisionKind, Pass, Snapshot, Step

MOST_ROUNDS = 120
STEP_NAMES: dict[str, Step] = {
    "untap step": "untap",
    "upkeep step": "upkeep",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat-main",
    "main phase": "precombat-main",
    "turn": "precombat-main",
    "beginning of combat step": "beginning-of-combat",
    "declare attackers step": "declare-attackers",
    "declare blockers step": "declare-blockers",
    "combat damage step": "combat-damage",
    "end of combat step": "end-of-combat",
    "postcombat main phase": "postcombat-main",
    "end of turn step": "end",
    "end step": "end",
    "cleanup step": "cleanup",
}
BEFORE: dict[DecisionKind, tuple[Step, ...]] = {
    "attackers": ("untap", "upkeep", "draw", "precombat-main", "beginning-of-combat"),
    "blockers": ("declare-attackers",),
}
"""The steps from which players pass up to a declaration."""


def all_pass(table: Table) -> None:
    """Every player passes once in succession; a decision ends it."""
    with table.doing(MovingOn(until="everybody-passed")):
        _all_pass(table)


def _all_pass(table: Table) -> None:
    """Look at what is there before: the objects of now are followed, though they may change zones more than once."""
    table.settle()
    table.need_no_decision()
    table.look()
    _pass_in_turn(table)
    table.settle()


def _pass_in_turn(table: Table) -> None:
    """Whoever has priority passes, each player once, until a decision pends; a whole round is one call if it can be."""
    seats = table.position.seats.keys()
    done = set(table.passed)
    whole = not done and table.caller.claims("pass:round")
    table.passed.clear()
    while (player := priority_of(table.waiting)) is not None and player not in done:
        done.update(seats if whole else [player])
        table.act(player, Pass(round=whole), observe=done == seats)
    table.passed.clear()


def resolve_stack(table: Table) -> None:
    """All pass until the stack is empty; a decision ends it."""
    with table.doing(MovingOn(until="stack-empty")):
        _resolve_stack(table)


def _resolve_stack(table: Table) -> None:
    table.settle()
    table.need_no_decision()
    for _ in _rounds(table):
        if not table.look().stack or not priority_of(table.waiting):
            return
        _all_pass(table)


def move_to(table: Table, step: Step, *, player: str | None = None, new_turn: bool = False) -> None:
    """Pass on to a step, of a player's turn; nobody attacks or blocks on the way."""
    with table.doing(MovingOn(until="step", step=step, player=player, next_turn=new_turn)):
        _move_to(table, step, player, new_turn)


def _move_to(table: Table, step: Step, player: str | None, new_turn: bool) -> None:
    from_turn = table.look().turn

    def there(snapshot: Snapshot) -> bool:
        right_turn = snapshot.turn > from_turn if new_turn else True
        return right_turn and snapshot.step == step and player in (None, snapshot.active) and not snapshot.stack

    turns = 2 * len(table.position.seats)
    for _ in _rounds(table):
        now = table.look()
        if there(now):
            return
        if now.turn > from_turn + turns or (player is None and not new_turn and now.turn > from_turn):
            break
        _decline_combat(table)
        if there(table.look()):
            return
        table.need_no_decision()
        _all_pass(table)
    raise Divergence("the game", f"the {step} step of {player or 'this turn'} to come", _whereabouts(table.look()))


def attack(table: Table, player: str, attacks: Sequence[AttackBy]) -> None:
    """Declare attackers, after passing up to the declaration."""
    table.player(player)
    with table.doing(Attacking(player=player, attacks=tuple(attacks))):
        decision = _declaration(table, "attackers")
        _declare(table, player, "attackers", decision, Attacks(tuple(_attack(table, each) for each in attacks)))


def _attack(table: Table, by: AttackBy) -> Attack:
    attacker = table.names.present(by.attacker).id
    return Attack(attacker=attacker, defender=table.ref(by.defender.name, is_player=by.defender.kind == "player"))


def block(table: Table, player: str, blocks: Sequence[BlockBy]) -> None:
    """Declare blockers, after passing up to the declaration."""
    table.player(player)
    with table.doing(Blocking(player=player, blocks=tuple(blocks))):
        decision = _declaration(table, "blockers")
        _declare(table, player, "blockers", decision, Blocks(tuple(_block(table, each) for each in blocks)))


def _block(table: Table, by: BlockBy) -> Block:
    return Block(blocker=table.names.present(by.blocker).id, attacker=table.names.present(by.attacker).id)


def damage_on_stack(table: Table) -> None:
    """Pass until combat damage is on the stack; a decision ends it."""
    with table.doing(MovingOn(until="damage-on-stack")):
        _through_combat(table, lambda _before, now: _has_damage(now), "combat damage to be put on the stack")


def damage_dealt(table: Table) -> None:
    """Pass until the damage of the next combat damage step has been dealt; a decision ends it."""
    with table.doing(MovingOn(until="damage-dealt")):
        _through_combat(table, _is_dealt, "combat damage to be dealt")


def _is_dealt(before: Snapshot, now: Snapshot) -> bool:
    if _has_damage(now):
        return False
    return _has_damage(before) or (now.step == "combat-damage" and not before.stack)


def _through_combat(table: Table, reached: Callable[[Snapshot, Snapshot], bool], what: str) -> None:
    table.settle()
    table.need_no_decision()
    begun = table.look()
    before = begun
    answered, table.assigning = table.assigning, False
    if _has_damage(begun) and reached(begun, begun):
        return
    if answered and begun.step == "combat-damage" and not _has_damage(begun):
        return  # without the stack, damage is dealt as soon as the questions about it have been answered
    for _ in _rounds(table):
        _all_pass(table)
        now = table.look()
        table.assigning = isinstance(table.waiting, Decision)
        if reached(before, now) or table.assigning:
            return
        if now.turn != begun.turn or now.step in ("end-of-combat", "postcombat-main", "end"):
            break
        before = now
    raise Divergence("the game", what, _whereabouts(table.look()))


def _declare(table: Table, player: str, kind: DecisionKind, decision: Decision | None, declared: Answer) -> None:
    """Make the declaration; where another player or nobody is asked for it, only one of nothing can be meant."""
    if decision is not None and table.position.are_one_side(decision.player, player):
        table.answer(decision, declared)
    elif decision is not None or declared != DECLARING_NONE[kind]:
        table.refuse(f"{player} to be asked for {kind}")


def _declaration(table: Table, kind: DecisionKind) -> Decision | None:
    """The pending declaration, after passing up to it; None where the engine asks for none."""
    with table.not_trying():
        return _declaration_to_come(table, kind)


def _declaration_to_come(table: Table, kind: DecisionKind) -> Decision | None:
    for _ in _rounds(table):
        waiting = table.waiting
        if isinstance(waiting, Decision) and waiting.kind == kind:
            return waiting
        table.settle()
        table.need_no_decision()
        now = table.look()
        if now.step not in BEFORE[kind] or not priority_of(table.waiting):
            return None
        if now.stack:
            raise Divergence("the stack", "nothing before the declaration", table.names.all_said(now.stack))
        _pass_to_declaration(table, kind)
    raise Divergence("the game", f"a declaration of {kind}", _whereabouts(table.look()))


def _pass_to_declaration(table: Table, kind: DecisionKind) -> None:
    """One round of passing that does not answer the declaration itself, even if only one answer is legal."""
    _pass_in_turn(table)
    if not (isinstance(table.waiting, Decision) and table.waiting.kind == kind):
        table.settle()


def _decline_combat(table: Table) -> None:
    waiting = table.waiting
    while isinstance(waiting, Decision) and waiting.kind in DECLARING_NONE:
        table.answer(waiting, DECLARING_NONE[waiting.kind])
        waiting = table.waiting
    table.settle()


def _rounds(table: Table) -> Iterator[int]:
    """Count rounds of passing, and end them with a divergence where passing leads nowhere."""
    seen: list[object] = []  # a second combat damage step looks like the first one
    for count in range(1, MOST_ROUNDS + 1):
        now = table.look()
        place = (now.turn, now.step, now.stack, now.waiting)
        if seen[-2:] == [place, place]:
            raise Divergence("passing", "the game to move on", f"nothing changes: {_whereabouts(now)}")
        seen.append(place)
        yield count
    raise Divergence("passing", "the game to get there", f"{MOST_ROUNDS} rounds of passing did not")


def _has_damage(snapshot: Snapshot) -> bool:
    kinds = {view.id: view.kind for view in snapshot.objects}
    return any(kinds.get(each) == "combat-damage" for each in snapshot.stack)


def _whereabouts(snapshot: Snapshot) -> str:
    stack = f"{len(snapshot.stack)} on the stack" if snapshot.stack else "an empty stack"
    return f"turn {snapshot.turn}, {snapshot.active}'s {snapshot.step} step, {stack}"
