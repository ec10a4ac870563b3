"""An engine that plays a script: what each action or answer makes of the game, written down beforehand."""

from collections.abc import Callable

import msgspec

from touchstone.driver import Caller, Table
from touchstone.null_engines import DoNothing
from touchstone.playing import greet
from touchstone.protocol import (
    Action,
    ActResult,
    Answer,
    Decision,
    DecisionKind,
    GameActParams,
    GameAnswerParams,
    InitializeParams,
    InitializeResult,
    ObjectView,
    Option,
    RefusalReason,
    Snapshot,
    Zone,
)
from touchstone.stepbook import step_book

DUEL = "Given a game between Alice and Bob"
SHOCK = f"""{DUEL}
    And Alice has "Shock" in hand
    And Bob controls "Grizzly Bears"
"""
BOTH_HAVE_FORESTS = f"""{DUEL}
    And Alice controls "Forest"
    And Bob controls "Forest"
"""

Change = Callable[[Snapshot], Snapshot]
Line = Change | tuple[RefusalReason, Change]


class Scripted(DoNothing):
    """Takes the next line of the script for each action and answer; refuses where the line is a reason."""

    name = "scripted"

    def __init__(self, *script: Line) -> None:
        super().__init__()
        self.script = list(script)
        self.sent: list[Action | Answer] = []

    def initialize(self, params: InitializeParams) -> InitializeResult:
        about = super().initialize(params)
        singly = tuple(each for each in about.capabilities if each != "pass:round")
        return msgspec.structs.replace(about, capabilities=singly)

    def game_act(self, params: GameActParams) -> ActResult:
        self.sent.append(params.action)
        return self._next()

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        self.sent.append(params.answer)
        return self._next()

    def _next(self) -> ActResult:
        line = self.script.pop(0)
        reason, change = line if isinstance(line, tuple) else (None, line)
        self._snapshot = change(self._shown())
        outcome = "refused" if reason else "accepted"
        return ActResult(outcome=outcome, waiting=self._snapshot.waiting, reason=reason)  # type: ignore[arg-type]


def nothing(snapshot: Snapshot) -> Snapshot:
    """What changes nothing."""
    return snapshot


def now(**fields: object) -> Change:
    """What changes fields of the snapshot."""
    return lambda snapshot: msgspec.structs.replace(snapshot, **fields)


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(snapshot: Snapshot) -> Snapshot:
        for each in changes:
            snapshot = each(snapshot)
        return snapshot

    return change


def moved(name: str, zone: Zone, new_id: str, *, via: str | None = None) -> Change:
    """What moves the object of a name to a zone, as a new object; `via` is an id in between."""

    def change(snapshot: Snapshot) -> Snapshot:
        old = next(view for view in snapshot.objects if view.name == name)
        new = msgspec.structs.replace(old, id=new_id, zone=zone, previous=via or old.id)
        objects = tuple(new if view is old else view for view in snapshot.objects)
        stack = tuple(each for each in snapshot.stack if each != old.id)
        if zone == "stack":
            stack = (new_id, *stack)
        return msgspec.structs.replace(snapshot, objects=objects, stack=stack)

    return change


def life(player: str, total: int) -> Change:
    """What changes a life total."""

    def change(snapshot: Snapshot) -> Snapshot:
        players = tuple(
            msgspec.structs.replace(view, life=total) if view.name == player else view for view in snapshot.players
        )
        return msgspec.structs.replace(snapshot, players=players)

    return change


def token(name: str, number: int) -> Change:
    """What makes tokens of Alice's."""

    def change(snapshot: Snapshot) -> Snapshot:
        tokens = tuple(
            ObjectView(
                id=f"token-{each}", zone="battlefield", owner="Alice", controller="Alice", kind="token", name=name
            )
            for each in range(number)
        )
        return msgspec.structs.replace(snapshot, objects=(*snapshot.objects, *tokens))

    return change


def table(*script: Line, steps: str = "") -> Table:
    """A table at a scripted engine, after some steps."""
    made = Table(caller(*script), "2007-10")
    play(made, steps)
    return made


def caller(*script: Line) -> Caller:
    """A caller of a scripted engine."""
    return greet(Scripted(*script))


def play(at: Table, steps: str) -> None:
    """Play steps, one a line."""
    kind = "given"
    for line in filter(None, map(str.strip, steps.splitlines())):
        keyword, _, text = line.partition(" ")
        kind = kind if keyword == "And" else keyword.casefold()
        step_book().find(kind, text).run(at)


def engine_of(at: Table) -> Scripted:
    """The engine behind a table."""
    engine = at.caller.engine
    assert isinstance(engine, Scripted)
    return engine


def question(kind: DecisionKind, *options: Option, player: str = "Alice", least: int = 1, most: int = 1) -> Decision:
    """What a scripted engine asks."""
    return Decision(id="d1", kind=kind, player=player, options=options, min=least, max=most)


YES_OR_NO = question("may", Option(id="yes"), Option(id="no"))
