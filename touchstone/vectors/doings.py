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
from touchstone.protocol import Action, Concede, Decision, DecisionKind, Step
from touchstone.vectors.meaning import Meanings, an_id, an_option
from touchstone.vectors.messages import Entry, Look, Pass, Pattern, Send

NO_DECISION = Look(path=("waiting", {"type": "decision"}), count=0)
"""Nothing is to be decided."""
NOBODY_PASSES = Look(path=("waiting", {"type": "priority"}), count=0)
STACK_EMPTY = Look(path=("stack",), count=0)
DAMAGE = {"kind": "combat-damage"}
NO_DAMAGE = Look(path=("stack", DAMAGE), count=0)


def acted(player: str, action: Action, meanings: Meanings, *, tries: bool) -> Iterator[Entry]:
    """An action; nothing may be left to decide before, unless a player concedes."""
    send = Send(method="game/act", params={"player": player, "action": meanings.message(action), "observe": True})
    says, expect = ("", ()) if isinstance(action, Concede) else ("no decision is pending", (NO_DECISION,))
    if not tries:
        yield Entry(says=says, expect=expect, send=send)
        return
    yield Entry(says=says, expect=(*expect, *_there(send.params)))
    yield Entry(says="this can be done", open={}, send=send, tries=True)


def _there(message: Any) -> Iterator[Look]:
    """Every object that stands in a message is there, once."""
    match message:
        case {"$at": ["objects", thing, "id"]}:
            yield Look(path=("objects", thing), count=1)
        case dict():
            for each in message.values():
                yield from _there(each)
        case list() | tuple():
            for each in message:
                yield from _there(each)


def entries_of(what: Doing, table: Table, meanings: Meanings, *, tries: bool) -> Iterator[Entry]:
    """What comes to the same as something that is about to be done at a table."""
    match what:
        case MovingOn():
            yield from _moved_on(what, table)
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


def _passed(until: tuple[Look, ...], says: str, players: tuple[str, ...] | None = None) -> Entry:
    return Entry(says=says, expect=(NO_DECISION,), pass_=Pass(until=until, players=players))


def _moved_on(what: MovingOn, table: Table) -> Iterator[Entry]:
    match what.until:
        case "everybody-passed":
            yield _everybody_passed(table)
        case "stack-empty":
            yield _passed((STACK_EMPTY, NOBODY_PASSES), "the stack is empty")
        case "step":
            yield Entry(says=f"the {what.step} step", pass_=Pass(until=(_step(what, table),)))
        case "damage-on-stack":
            yield _passed((Look(path=("stack", DAMAGE)), _decision(table)), "combat damage is on the stack")
        case "damage-dealt":
            yield from _damage_dealt(table)


def _everybody_passed(table: Table) -> Entry:
    left = tuple(each for each in table.position.seats if each not in table.passed)
    return _passed((NOBODY_PASSES,), "everybody passes", left)


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


def _damage_dealt(table: Table) -> Iterator[Entry]:
    """Up to the damage step, if the damage is not there yet; then until it has left the stack, if it uses that."""
    now, decision = table.look(), _decision(table)
    if not any(view.kind == "combat-damage" and view.id in now.stack for view in now.objects):
        if now.step == "combat-damage" and not table.assigning:
            if now.stack:
                yield _passed((STACK_EMPTY, NOBODY_PASSES), "the stack is empty")
            yield _everybody_passed(table)
        step = Look(path=({"step": "combat-damage", "turn": now.turn},))
        yield _passed((step, decision), "the combat damage step has come")
    yield Entry(says="combat damage is dealt", pass_=Pass(until=(NO_DAMAGE, decision)))


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
    there = _there(pairs) if tries else ()
    yield Entry(
        says=f"nothing is to be decided before {kind} are declared",
        open={"kind": kind},
        expect=(Look(path=("waiting", {"kind": kinds}), count=0),),
        pass_=Pass(until=tuple(Look(path=path) for path in until)),
    )
    yield Entry(
        says=f"an empty stack before {kind} are declared",
        open={"kind": kind},
        expect=(Look(path=({"step": list(BEFORE[kind]), "stack": {}},), count=0), *there),
    )
    if pairs:
        yield Entry(
            says=f"{player} is asked for {kind}",
            open={"kind": kind},
            expect=(Look(path=("waiting", {"kind": kind, "player": list(side)})),),
            send=_answer({"type": name, name: pairs}),
            tries=tries,
        )


def _ref(meanings: Meanings, named: Named) -> dict[str, Any]:
    return {"player": named.name} if named.kind == "player" else {"object": an_id(meanings.thing(named.name))}


# Answering


def _answer(answer: Mapping[str, Any]) -> Send:
    params = {"decision": {"$at": ["waiting", "id"]}, "answer": answer, "observe": True}
    return Send(method="game/answer", params=params)


def _replied(
    what: Choosing | ChoosingModes | Dividing | Saying, table: Table, meanings: Meanings, tries: bool
) -> Iterator[Entry]:
    decision = _decision_of(what.player, table)
    kinds, answer, source = _reply(what, decision, meanings, tries)
    asked: dict[str, Pattern] = {"player": what.player, "kind": list(kinds)}
    if source is not None:
        asked["source"] = [None, source]
    expect, says = (Look(path=("waiting", asked)),), asked_for(what.player, kinds)
    if not tries:
        yield Entry(says=says, open={"player": what.player}, expect=expect, send=_answer(answer))
        return
    yield Entry(says=says, expect=expect)
    yield Entry(says="this can be chosen", open={}, send=_answer(answer), tries=True)


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
    return {"type": "chosen", "options": [an_option(each) for each in options]}


def _mode(number: int, tries: bool) -> dict[str, Any]:
    """A mode by the number that the option bears; where none bears one, by its place among them."""
    words = [f"{number}", f"mode {number}", f"Mode {number}", f"mode-{number}"]
    by_place = {} if tries else {"$at": ["waiting", "options", number - 1, "id"]}
    return {**an_option([{"id": words}, {"label": words}]), **by_place}
