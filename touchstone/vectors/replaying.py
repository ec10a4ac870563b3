"""Replaying a vector: what a consumer does, in Python."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from touchstone.driver import Caller, Divergence, Table
from touchstone.driver.expectations import expect
from touchstone.driver.moves import BEFORE_ATTACKERS
from touchstone.driver.position import Placed, Position, Seat
from touchstone.driver.table import Attempt
from touchstone.protocol import Decision, StateSetup
from touchstone.vectors.messages import Act, AskFact, Entry, Expect, NotOffered, Reply, Vector, expectation_of
from touchstone.vectors.things import action_in, answer_in
from touchstone.verdicts import Verdict, verdict_of


def read(path: Path) -> Vector:
    """A vector from its file. Raises msgspec.ValidationError where it is none."""
    return msgspec.json.decode(path.read_bytes(), type=Vector)


def replay(vector: Vector, caller: Caller) -> tuple[Verdict, Exception | None]:
    """Do everything that stands in a vector, in order; the verdict, and the first thing that was not as expected."""
    table = Table(caller, vector.ruleset)
    if vector.state is not None:
        table.position = _position(vector.state)
    error: Exception | None = None
    try:
        for entry in vector.entries:
            _do(table, entry)
        table.finish()
    except Exception as raised:
        if verdict_of(raised) is None:
            raise
        error = raised
    verdict = verdict_of(error)
    assert verdict is not None
    return verdict, error


def _do(table: Table, entry: Entry) -> None:
    match entry:
        case Expect():
            expect(table, expectation_of(entry))
        case AskFact():
            table.ask(entry.subject, entry.question, entry.on)
        case NotOffered():
            table.attempt = Attempt(refused=True, reason=f"not {entry.expected}")
        case Act():
            _perhaps_tried(table, entry.tries, lambda: table.act(entry.player, action_in(table, entry.action)))
        case Reply() if entry.trivial and not entry.tries:
            table.settle()
        case Reply():
            _perhaps_tried(table, entry.tries, lambda: _reply(table, entry))


def _perhaps_tried(table: Table, tries: bool, do: Callable[[], None]) -> None:
    if not tries:
        do()
        return
    with table.trying():
        do()


def _reply(table: Table, entry: Reply) -> None:
    """Answer the pending decision; one of another player that has a single answer first."""
    waiting = table.waiting
    if isinstance(waiting, Decision) and waiting.player != entry.player:
        table.settle()
        waiting = table.waiting
    if not isinstance(waiting, Decision) or waiting.player != entry.player or waiting.kind != entry.kind:
        wanted = f"{entry.player} to be asked for {entry.kind}"
        if entry.tries and not _stuck(table, entry):
            table.refuse(wanted)
            return
        raise Divergence("the game", wanted, table.waiting_said())
    table.answer(waiting, answer_in(table, waiting, entry))


def _stuck(table: Table, entry: Reply) -> bool:
    """Whether the game has not come to the declaration of attackers, so that there was no attempt."""
    return entry.kind == "attackers" and table.look().step in BEFORE_ATTACKERS


def _position(state: StateSetup) -> Position:
    """The position of a vector; every card goes by its handle."""
    position = Position()
    for player in state.players:
        position.seats[player.name] = Seat(
            player.name, player.team, player.life, player.poison, player.mana, filled_up=False
        )
    position.active, position.step, position.turn = state.active, state.step, state.turn
    position.placed = [
        Placed(
            handle=each.handle,
            card=each.card,
            zone=each.zone,
            owner=each.owner,
            controller=each.controller,
            tapped=each.tapped,
            face_down=each.face_down,
            this_turn=each.this_turn,
            counters=each.counters,
            damage=each.damage,
            attached_to=each.attached_to,
            chosen=each.chosen,
            linked=list(each.linked),
        )
        for each in state.objects
    ]
    return position
