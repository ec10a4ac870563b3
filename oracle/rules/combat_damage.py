"""Combat damage on the stack: assigning it, and dealing it (310, 502.2, 502.9, 502.28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

import msgspec

from oracle.game.asking import Ask, Illegal
from oracle.game.events import DamageEvent
from oracle.game.game import STACK, Game
from oracle.game.objects import Object
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.carrying_out import place
from oracle.rules.combat_state import combat
from oracle.rules.happening import happen
from oracle.rules.sharing import Offer, shared_out
from oracle.rules.triggers import removed_from_stack
from touchstone.protocol import Answer, Division


class Assignment(msgspec.Struct, frozen=True):
    """So much combat damage of a creature to an object or a player."""

    source: int
    to: int | str
    amount: int


class Others(msgspec.Struct, frozen=True):
    """What other creatures have assigned in the same step, and which of the same side assign theirs later."""

    assigned: Sequence[Assignment]
    later: Sequence[int]


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
    for side, assign in ((list(now.attackers), assign_attacker), (list(now.blockers), assign_blocker)):
        assigning = [id for id in side if assigns_in_this_step(game, id, first, two_steps)]
        for number, id in enumerate(assigning, 1):
            assignments += yield from assign(game, id, Others((*assignments,), assigning[number:]))
    dealing = [one for one in assignments if one.amount > 0]
    game.set_combat(msgspec.structs.replace(combat(game), dealt_first=had_their_turn(game, dealing)))
    if dealing:
        yield from place_combat_damage(game, dealing)


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
    game.put(it)
    place(game, it.id, STACK, it.owner)
    game.tell("combat", "Combat damage is put on the stack.", "310.1", objects=(it.id,))


def assignments_of(game: Game, id: int) -> list[Assignment]:
    """The assignments that wait on the stack."""
    return msgspec.json.decode(game.object(id).chosen["assignments"], type=list[Assignment])


# -- assigning -------------------------------------------------------------------------------------------


def creatures_against(game: Game, id: int) -> list[int]:
    """What blocks an attacker, or the attackers that a creature blocks; in its damage order, where it has one."""
    now = combat(game)
    against = now.blockers.get(id) or [blocker for blocker, blocked in now.blockers.items() if id in blocked]
    return [one for one in now.ordered.get(id, against) if one in against]


@rule("310.2a")
def damage_amount(game: Game, id: int) -> int:
    """A creature assigns damage equal to its power; with a power of 0 or less none."""
    return max(0, game.known(id).power or 0)


@rule("310.2b", "310.2c", "502.9c")
def assign_attacker(game: Game, id: int, others: Others) -> Procedure[list[Assignment]]:
    """An attacker's damage goes to what it attacks, or if it is blocked to its blockers and, with trample, beyond."""
    now = combat(game)
    amount = damage_amount(game, id)
    blockers = creatures_against(game, id)
    attacked = yield from recipient(game, id)
    if id not in now.blocked:
        return [Assignment(id, attacked, amount)] if attacked is not None else []
    beyond = takes_excess(game, id, attacked)
    if not blockers:
        return [Assignment(id, beyond, amount)] if beyond is not None else []
    return (yield from divide(game, id, amount, blockers, beyond, others))


@rule("502.9a", "310.2c")
def takes_excess(game: Game, id: int, attacked: int | str | None) -> int | str | None:
    """What may take damage of a blocked attacker besides its blockers: with trample what it attacks, else nothing."""
    return attacked if game.known(id).has("trample") else None


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


@rule("310.2d")
def assign_blocker(game: Game, id: int, others: Others) -> Procedure[list[Assignment]]:
    """A blocking creature's damage is divided among the attackers that it blocks."""
    blocked = creatures_against(game, id)
    if not blocked:
        return []
    return (yield from divide(game, id, damage_amount(game, id), blocked, None, others))


def divide(
    game: Game, id: int, amount: int, among: Sequence[int], beyond: int | str | None, others: Others
) -> Procedure[list[Assignment]]:
    """Divide damage among creatures and, with trample, what is attacked."""
    things: list[int | str] = [*among, *((beyond,) if beyond is not None else ())]
    if amount == 0:
        return []
    if len(things) == 1 or (len(among) == 1 and not may_go_beyond(game, id, amount, things, others)):
        return [Assignment(id, things[0], amount)]
    options = choosing.thing_options(game, things)

    def check(answer: Answer) -> None:
        assert isinstance(answer, Division)
        check_with_others(game, id, assigned_by(id, answer), others)

    player = game.speaker(id)
    answer = yield Ask(
        "divide",
        player,
        f"Divide the {amount} damage of {game.name(id)}.",
        options,
        source=choosing.oid(id),
        total=amount,
        check=check,
    )
    return assigned_by(id, answer)


def assigned_by(id: int, answer: Division) -> list[Assignment]:
    """The assignments of a creature, as its controller has divided them."""
    return [Assignment(id, choosing.thing_of(share.option), share.amount) for share in answer.shares]


def may_go_beyond(game: Game, id: int, amount: int, things: Sequence[int | str], others: Others) -> bool:
    """Whether any damage of a trampler with one blocker could go to what it attacks, the second of two things."""
    blocker, beyond = things
    try:
        check_with_others(game, id, [Assignment(id, blocker, amount - 1), Assignment(id, beyond, 1)], others)
    except Illegal:
        return False
    return True


def check_with_others(game: Game, id: int, assigned: Sequence[Assignment], others: Others) -> None:
    """Assignments are judged together: what one creature leaves out, others may assign later.

    Their numbers are 502.9b and 502.9e, later 510.1e. Raises Illegal if nothing that can still be assigned makes all
    of them right.
    """
    start = (*others.assigned, *assigned)
    wrong = all_wrong(game, start)
    left_out = [one for source in wrong for one in left_behind(game, source, start)]
    for more in what_later_ones_can_add(game, others.later, start, frozenset(left_out)) if wrong else ():
        if not all_wrong(game, (*start, *more)):
            return
    for refused in wrong.values():
        raise refused


def all_wrong(game: Game, assignments: Sequence[Assignment]) -> dict[int, Illegal]:
    """What is wrong with what each creature has assigned, given all the assignments."""
    wrong: dict[int, Illegal] = {}
    for id in {one.source: one for one in assignments}:
        shares = {one.to: one.amount for one in assignments if one.source == id}
        against = creatures_against(game, id)
        beyond = next((to for to in shares if to not in against), None)
        try:
            check_division(game, id, shares, against, beyond, [one for one in assignments if one.source != id])
        except Illegal as illegal:
            wrong[id] = illegal
    return wrong


def left_behind(game: Game, id: int, assignments: Sequence[Assignment]) -> list[int]:
    """The creatures to which lethal damage has to be assigned before the last to which this one has assigned any."""
    reached = [one.to for one in assignments if one.source == id and one.amount]
    against = creatures_against(game, id)
    last = max((against.index(one) if one in against else len(against) for one in reached), default=0)
    return [one for one in against[:last] if lacking(game, id, one, assignments)]


def what_later_ones_can_add(
    game: Game, later: Sequence[int], assignments: Sequence[Assignment], first: frozenset[int]
) -> Iterator[list[Assignment]]:
    """How creatures that assign damage later could make lethal what these creatures are assigned.

    Where there is a damage order (509.2) that may take others besides, those before them. A creature whose damage is
    lethal however little it is (502.63a) has to assign 1 to each.
    """
    for those in with_those_before(game, later, assignments, first):
        needs = {id: {one: lacking(game, id, one, assignments) for one in those} for id in later}
        wanted = {one: max((needs[id][one] for id in later), default=1) for one in those}
        offers = {id: Offer(damage_amount(game, id), reachable(game, id, assignments, those)) for id in later}
        deadly = {id: offer for id, offer in offers.items() if needs[id] != wanted}
        for by_one in one_to_each(those, deadly):
            killed = {to for _, to in by_one}
            rest = {one: amount for one, amount in wanted.items() if one not in killed}
            by_many = shared_out(rest, {id: offer for id, offer in offers.items() if id not in deadly})
            if by_many is not None:
                yield [Assignment(id, to, amount) for (id, to), amount in (by_one + by_many).items()]


def with_those_before(
    game: Game, later: Sequence[int], assignments: Sequence[Assignment], first: frozenset[int]
) -> Iterator[frozenset[int]]:
    """These creatures, and with them those that come before one of them in an order of damage."""
    seen, unexplored = {first}, [first]
    while unexplored:
        yield (those := unexplored.pop(0))
        for id in later:
            for one in those.intersection(creatures_against(game, id)):
                more = those.union(those_before(game, id, one, assignments))
                if more not in seen:
                    seen.add(more)
                    unexplored.append(more)


def those_before(game: Game, id: int, one: int, assignments: Sequence[Assignment]) -> list[int]:
    """The creatures that lack lethal damage and come before another in the damage order, where there is one."""
    order = creatures_against(game, id) if combat(game).ordered.get(id) else []
    before = order[: order.index(one)] if one in order else []
    return [other for other in before if lacking(game, id, other, assignments)]


def reachable(game: Game, id: int, assignments: Sequence[Assignment], those: frozenset[int]) -> list[int]:
    """Those creatures to which one may assign damage once it is lethal for all of them."""
    against = [one for one in creatures_against(game, id) if one in those]
    return [one for one in against if those.issuperset(those_before(game, id, one, assignments))]


def one_to_each(those: frozenset[int], offers: Mapping[int, Offer]) -> list[Counter[tuple[int, int]]]:
    """How 1 damage each can be assigned to as many of those creatures as possible: to whichever of them that can be."""
    ways: list[Counter[tuple[int, int]]] = []
    most = min(len(those), sum(offer.amount for offer in offers.values()))
    for number in range(most, -1, -1):
        found = (shared_out(dict.fromkeys(some, 1), offers) for some in combinations(sorted(those), number))
        if ways := [way for way in found if way is not None]:
            break
    return ways


@rule("502.9b", "310.2c")
def check_division(
    game: Game,
    id: int,
    shares: dict[int | str, int],
    among: Iterable[int],
    beyond: int | str | None,
    so_far: Sequence[Assignment],
) -> None:
    """With trample, nothing goes beyond the blockers unless each is assigned lethal damage. Raises Illegal."""
    if beyond is None or not shares.get(beyond):
        return
    for blocker in among:
        if shares.get(blocker, 0) < lacking(game, id, blocker, so_far):
            raise Illegal("illegal-choice", f"{game.name(blocker)} must be assigned lethal damage first.", "502.9b")


@rule("502.9b", "502.63a")
def lacking(game: Game, source: int, blocker: int, so_far: Sequence[Assignment]) -> int:
    """The damage that is still to be assigned to a blocker for it to be lethal, whatever its source."""
    return max(0, lethal_damage(game, blocker) - sum(one.amount for one in so_far if one.to == blocker))


@rule("502.9b")
def lethal_damage(game: Game, id: int) -> int:
    """What is missing to the toughness, damage already there counted (502.9b, 502.9d); below 0 if it has more."""
    return (game.known(id).toughness or 0) - game.object(id).damage


# -- dealing ---------------------------------------------------------------------------------------------


@rule("310.4", "310.4a", "310.4c")
def deal_combat_damage(game: Game, id: int) -> Procedure[None]:
    """All combat damage is dealt at once, as it was assigned, even if its source left play."""
    assignments = assignments_of(game, id)
    game.tell("combat", "Combat damage is dealt.", "310.4", objects=(id,))
    removed_from_stack(game, id)
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
