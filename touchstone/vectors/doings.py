"""What a scenario does, as the entries of a vector."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from touchstone.driver import Table
from touchstone.driver.answers import ANYTHING, asked_for
from touchstone.driver.doing import (
    Attacking,
    Blocking,
    Choosing,
    ChoosingModes,
    Dividing,
    Doing,
    MovingOn,
    Named,
    Saying,
)
from touchstone.driver.moves import BEFORE
from touchstone.driver.wording import listed
from touchstone.protocol import Action, Concede, Decision, DecisionKind, Priority, Step
from touchstone.vectors.meaning import OPTIONS, Meanings, an_id, an_option, first
from touchstone.vectors.messages import Entry, Look, Pattern, Send

NO_DECISION = Look(path=("waiting", {"type": "decision"}), count=0)
"""Nothing is to be decided."""
FREE = Entry(says="no decision is pending", expect=(NO_DECISION,))
NOBODY_PASSES = Look(path=("waiting", {"type": "priority"}), count=0)
STACK_EMPTY = Look(path=("stack",), count=0)
DAMAGE = {"kind": "combat-damage"}
NO_DAMAGE = Look(path=("stack", DAMAGE), count=0)


def acted(player: str, action: Action, meanings: Meanings, *, tries: bool) -> Iterator[Entry]:
    """An action; nothing may be left to decide before, unless a player concedes."""
    send = Send(method="game/act", params={"player": player, "action": meanings.message(action), "observe": True})
    free = () if isinstance(action, Concede) else (NO_DECISION,)
    says, expect = "no decision is pending, and what is named is there once", (*free, *_there(send.params, tries))
    if tries:
        yield Entry(says=says, expect=expect)
        yield Entry(says="this can be done", open={}, send=send, tries=True)
    else:
        yield Entry(says=says, expect=expect, send=send)


def _there(message: Any, tries: bool) -> Iterator[Look]:
    """Every object that stands in a message is there, once; of a card that is clear, unless something is tried."""
    match message:
        case {"$first": [["objects", thing, "id"]]}:
            if tries or "card" not in thing:
                yield Look(path=("objects", thing), count=1)
        case dict():
            for each in message.values():
                yield from _there(each, tries)
        case list() | tuple():
            for each in message:
                yield from _there(each, tries)


def entries_of(what: Doing, table: Table, meanings: Meanings, *, tries: bool) -> Iterator[Entry]:
    """What comes to the same as something that is about to be done at a table."""
    match what:
        case MovingOn():
            yield from _moved_on(what, table, meanings)
        case Attacking():
            pairs = [
                {"attacker": an_id(meanings.thing(each.attacker)), "defender": _ref(meanings, each.defender)}
                for each in what.attacks
            ]
            yield from _declared(what.player, "attackers", "attacks", pairs, table, meanings, tries)
        case Blocking():
            pairs = [
                {"blocker": an_id(meanings.thing(each.blocker)), "attacker": an_id(meanings.thing(each.attacker))}
                for each in what.blocks
            ]
            yield from _declared(what.player, "blockers", "blocks", pairs, table, meanings, tries)
        case Choosing() | ChoosingModes() | Dividing() | Saying():
            yield from _replied(what, table, meanings, tries)
        case _:
            raise TypeError(f"there is no entry for {what}")


# Passing


def _passed(until: tuple[Look, ...], says: str) -> Iterator[Entry]:
    yield FREE
    yield Entry(says=says, until=until)


def _moved_on(what: MovingOn, table: Table, meanings: Meanings) -> Iterator[Entry]:
    match what.until:
        case "everybody-passed":
            yield from _everybody_passed(table, meanings)
        case "stack-empty":
            yield from _passed((STACK_EMPTY, NOBODY_PASSES), "the stack is empty")
        case "step":
            yield Entry(says=f"the {what.step} step", until=(_step(what, table),))
        case "damage-on-stack":
            yield from _passed((Look(path=("stack", DAMAGE)), _decision(table)), "combat damage is on the stack")
        case "damage-dealt":
            yield from _damage_dealt(table, meanings)


def _everybody_passed(table: Table, meanings: Meanings) -> Iterator[Entry]:
    """Each player who has not passed yet does, if it is the turn of that player or of the team to pass."""
    yield FREE
    seats, waiting = list(table.position.seats), table.waiting
    begins = seats.index(waiting.player) if isinstance(waiting, Priority) else 0
    for player in seats[begins:] + seats[:begins]:
        if player not in table.passed:
            may = {"type": "priority", "player": list(meanings.side(player))}
            passing = {"player": first(["waiting", may, "player"]), "action": {"type": "pass"}, "observe": True}
            yield Entry(says=f"{player} passes", send=Send(method="game/act", params=passing), tries=True)


def _step(what: MovingOn, table: Table) -> Look:
    """The step that players pass to: in this turn, or in one of the turns that may be meant."""
    now, turns = table.look().turn, 2 * len(table.position.seats)
    last = now if what.player is None and not what.next_turn else now + turns
    turn = list(range(now + what.next_turn, last + 1))
    active = {} if what.player is None else {"active": what.player}
    return Look(path=({"step": what.step, "turn": turn, **active, "stack": None},))


def _decision(table: Table) -> Look:
    """Something is to be decided, in this turn."""
    return Look(path=({"waiting": {"type": "decision"}, "turn": table.look().turn},))


def _damage_dealt(table: Table, meanings: Meanings) -> Iterator[Entry]:
    """Up to the damage step, if the damage is not there yet; then until it has left the stack, if it uses that."""
    now, decision = table.look(), _decision(table)
    if not any(view.kind == "combat-damage" and view.id in now.stack for view in now.objects):
        if now.step == "combat-damage" and not table.assigning:
            if now.stack:
                yield from _passed((STACK_EMPTY, NOBODY_PASSES), "the stack is empty")
            yield from _everybody_passed(table, meanings)
        step = Look(path=({"step": "combat-damage", "turn": now.turn},))
        yield from _passed((step, decision), "the combat damage step has come")
    yield Entry(says="combat damage is dealt", until=(NO_DAMAGE, decision))


# Declaring


def _declared(
    player: str,
    kind: DecisionKind,
    name: str,
    pairs: list[Any],
    table: Table,
    meanings: Meanings,
    tries: bool,
) -> Iterator[Entry]:
    """Players pass up to the declaration, with an empty stack; then it is made. None is made in passing."""
    side = meanings.side(player)
    others = [each for each in table.position.seats if each not in side]
    asked = {"kind": kind} if pairs else {"kind": kind, "player": others}
    is_over = {"step": [each for each in get_args(Step) if each not in BEFORE[kind]], "waiting": {"type": "priority"}}
    until = (("waiting", asked), ("stack",), ("waiting", {"type": "game-over"}), (is_over,))
    kinds = [each for each in get_args(DecisionKind) if each != kind]
    yield Entry(
        says=f"nothing is to be decided before {kind} are declared",
        open={"kind": kind},
        expect=(Look(path=("waiting", {"kind": kinds}), count=0),),
    )
    yield Entry(
        says=f"an empty stack before {kind} are declared",
        open={"kind": kind},
        until=tuple(Look(path=path) for path in until),
        expect=(Look(path=({"step": list(BEFORE[kind]), "stack": {}},), count=0), *_there(pairs, tries)),
    )
    if pairs:
        yield Entry(
            says=f"{player} is asked for {kind}",
            open={"kind": kind},
            send=_answer({"type": name, name: pairs}, {"kind": kind, "player": list(side)}),
            tries=tries,
        )


def _ref(meanings: Meanings, named: Named) -> dict[str, Any]:
    return {"player": named.name} if named.kind == "player" else {"object": an_id(meanings.thing(named.name))}


# Answering


def _answer(answer: Mapping[str, Any], decision: Pattern) -> Send:
    """The answer to a decision that is like a pattern."""
    params = {"decision": first(["waiting", decision, "id"]), "answer": answer, "observe": True}
    return Send(method="game/answer", params=params)


def _replied(
    what: Choosing | ChoosingModes | Dividing | Saying, table: Table, meanings: Meanings, tries: bool
) -> Iterator[Entry]:
    decision = _decision_of(what.player, table)
    kinds, answer, source = _reply(what, decision, meanings, tries)
    asked: dict[str, Pattern] = {"player": what.player, "kind": list(kinds)}
    if source is not None:
        asked["source"] = [None, source]
    send, says = _answer(answer, asked), asked_for(what.player, kinds)
    if tries:
        yield Entry(says=says, expect=(Look(path=("waiting", asked)),))
        yield Entry(says="this can be chosen", open={}, send=send, tries=True)
    else:
        yield Entry(says=says, open={"player": what.player}, send=send)


def _reply(
    what: Choosing | ChoosingModes | Dividing | Saying, decision: Decision | None, meanings: Meanings, tries: bool
) -> tuple[Sequence[DecisionKind], dict[str, Any], Pattern]:
    """The kinds of decisions that are answered, the answer, and what the decision comes from."""
    match what:
        case Choosing() if decision is not None and decision.kind == "word" and not decision.options:
            return ("word",), {"type": "word", "word": listed([each.name for each in what.chosen])}, None
        case Choosing():
            options = [meanings.option(each, decision) for each in what.chosen for _ in range(each.count)]
            return what.kinds or ANYTHING, _chosen(options), None
        case ChoosingModes():
            modes = [_mode(number, tries) for number in what.modes]
            return ("modes",), {"type": "chosen", "options": modes}, None
        case Dividing():
            shares = [
                {"option": an_option(meanings.option(part.to, decision)), "amount": part.amount} for part in what.parts
            ]
            source = None if what.source is None else meanings.thing(what.source)
            return ("divide",), {"type": "division", "shares": shares}, source
        case Saying(number=None):
            return ("may",), {"type": "chosen", "options": ["yes" if what.yes else "no"]}, None
        case Saying():
            return ("number",), {"type": "number", "number": what.number}, None


def _decision_of(player: str, table: Table) -> Decision | None:
    """The decision that is about to be answered; before it, those of others settle themselves."""
    if isinstance(table.waiting, Decision) and table.waiting.player != player:
        table.settle()
    return table.waiting if isinstance(table.waiting, Decision) else None


def _chosen(options: Sequence[Pattern]) -> dict[str, Any]:
    """Options, of which several may be alike."""
    chosen = [an_option(each, options[:place].count(each)) for place, each in enumerate(options)]
    return {"type": "chosen", "options": chosen}


def _mode(number: int, tries: bool) -> dict[str, Any]:
    """A mode by the number that the option bears; where none bears one, by its place among them."""
    words = [f"{number}", f"mode {number}", f"mode-{number}"]
    bearing = [*OPTIONS, [{"id": words}, {"label": words}], "id"]
    return first(bearing) if tries else first(bearing, [*OPTIONS, number - 1, "id"])
