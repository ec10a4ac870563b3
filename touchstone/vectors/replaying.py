"""Replaying a vector: what a consumer does, in Python."""

from touchstone.driver import Caller, NeedsSupport, ScenarioFault, Table, answers, moves
from touchstone.driver.doing import Attacking, Blocking, Choosing, ChoosingModes, Dividing, MovingOn, Saying
from touchstone.driver.expectations import expect
from touchstone.driver.position import Placed, Position, Seat
from touchstone.protocol import StateSetup
from touchstone.vectors.messages import AskFact, Done, Entry, Expect, Vector, expectation_of
from touchstone.vectors.things import action_of
from touchstone.verdicts import Verdict, verdict_of


class BadVector(Exception):
    """The vector itself makes no sense, whatever the engine does: the place in it, and what was expected."""


def replay(vector: Vector, caller: Caller) -> tuple[Verdict, Exception | None]:
    """Do everything that stands in a vector, in order; the verdict, and the first thing that was not as expected.

    Raises:
        BadVector: it names what its own state does not have, or expects something of nothing.
    """
    place = "$.state"
    error: Exception | None = None
    try:
        table = _table(vector, caller)
        for number, entry in enumerate(vector.entries):
            place = f"$.entries[{number}]"
            _do(table, entry)
        table.finish()
    except ScenarioFault as fault:
        raise BadVector(f"{place}: {fault}") from fault
    except Exception as raised:
        if verdict_of(raised) is None:
            raise
        error = raised
    verdict = verdict_of(error)
    assert verdict is not None
    return verdict, error


def _table(vector: Vector, caller: Caller) -> Table:
    if vector.ruleset not in caller.about.rulesets:
        raise NeedsSupport(f"{caller.about.name} does not play the ruleset {vector.ruleset}")
    table = Table(caller, vector.ruleset)
    if vector.state is not None:
        table.position = position_of(vector.state)
        table.position.state()
    return table


def _do(table: Table, entry: Entry) -> None:
    if isinstance(entry, Expect):
        expect(table, expectation_of(entry))
    elif isinstance(entry, AskFact):
        table.ask(entry.subject, entry.question, entry.on)
    elif entry.tries:
        with table.trying():
            _done(table, entry)
    else:
        _done(table, entry)


def _done(table: Table, entry: Done) -> None:
    match entry:
        case MovingOn():
            _moved_on(table, entry)
        case Attacking():
            moves.attack(table, entry.player, entry.attacks)
        case Blocking():
            moves.block(table, entry.player, entry.blocks)
        case Choosing():
            answers.choose(table, entry.player, entry.chosen, *entry.kinds)
        case ChoosingModes():
            answers.choose_modes(table, entry.player, entry.modes)
        case Dividing():
            answers.divide(table, entry.player, [(part.amount, part.to) for part in entry.parts], entry.source)
        case Saying():
            _said(table, entry)
        case _:
            table.act(entry.player, action_of(table, entry))


def _said(table: Table, entry: Saying) -> None:
    if entry.number is not None:
        answers.say_number(table, entry.player, entry.number)
    else:
        answers.say_whether(table, entry.player, bool(entry.yes))


def _moved_on(table: Table, entry: MovingOn) -> None:
    match entry.until:
        case "everybody-passed":
            moves.all_pass(table)
        case "stack-empty":
            moves.resolve_stack(table)
        case "damage-on-stack":
            moves.damage_on_stack(table)
        case "damage-dealt":
            moves.damage_dealt(table)
        case "step":
            assert entry.step is not None
            moves.move_to(table, entry.step, player=entry.player, new_turn=entry.next_turn)


def position_of(state: StateSetup) -> Position:
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
