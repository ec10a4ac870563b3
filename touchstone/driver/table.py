"""The table: what the steps of one scenario play on. Knows the protocol and no rule of the game."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass

from touchstone.driver.calls import Caller
from touchstone.driver.differences import changed_by_refusal
from touchstone.driver.doing import Doing
from touchstone.driver.faults import Divergence, ScenarioFault
from touchstone.driver.names import Names
from touchstone.driver.position import Position
from touchstone.driver.wording import listed, waiting_said
from touchstone.protocol import (
    Action,
    ActResult,
    Answer,
    Attacks,
    Blocks,
    Chosen,
    Concede,
    Decision,
    DecisionKind,
    FactsAskResult,
    Number,
    Pass,
    Play,
    Priority,
    Ref,
    Snapshot,
    Waiting,
)

DECLARING_NONE: Mapping[DecisionKind, Answer] = {"attackers": Attacks(()), "blockers": Blocks(())}
"""The declarations, each of nothing."""


@dataclass(frozen=True)
class Attempt:
    """What became of a step with "tries to": `difference` says what a refusal changed nevertheless."""

    refused: bool
    reason: str
    difference: str | None = None


class Table:
    """One scenario at one engine under one ruleset.

    The game starts at the first step that needs it. The snapshot is kept until something is sent.
    A decision with one legal answer is answered as soon as a step does not deal with it, and noted.
    """

    def __init__(self, caller: Caller, ruleset: str) -> None:
        self.caller = caller
        self.ruleset = ruleset
        self.position = Position()
        self.notes: list[str] = []
        self.attempt: Attempt | None = None
        self.fact: FactsAskResult | None = None
        self.passed: set[str] = set()
        self.assigning = False  # a step on combat damage has ended at a question about it
        self._names: Names | None = None
        self._waiting: Waiting | None = None
        self._snapshot: Snapshot | None = None
        self._attempting = False
        self._looked_at: set[str] = set()

    # Looking

    @property
    def started(self) -> bool:
        """Whether the position has been sent."""
        return self._names is not None

    def start(self) -> None:
        """Send the position, unless the game goes on already."""
        if self._names is not None:
            return
        if any(seat.team for seat in self.position.seats.values()):
            self.caller.require_capability("two-headed-giant")
        elif len(self.position.seats) > 2:
            self.caller.require_capability("multiplayer")
        state, sent = self.position.state()
        self.caller.require_cards(self.position.card_names())
        result = self.caller.new(self.ruleset, state)
        self._names = Names(self.position, sent, result.handles)
        self._take(result.snapshot)

    def given(self) -> Position:
        """The position, as long as it may still be changed. Raises ScenarioFault once it has been sent."""
        if self.started:
            raise ScenarioFault("A Given after the first When or Then changes nothing any more; move it up.")
        return self.position

    @property
    def names(self) -> Names:
        """The names, after a fresh look at the game."""
        self.look()
        assert self._names is not None
        return self._names

    @property
    def waiting(self) -> Waiting:
        """What the engine waits for."""
        self.start()
        assert self._waiting is not None
        return self._waiting

    def look(self) -> Snapshot:
        """The snapshot of now."""
        self.start()
        if self._snapshot is None:
            self._take(self.caller.observe())
        assert self._snapshot is not None
        return self._snapshot

    def start_for(self, pending: bool) -> None:
        """Before a Then looks: unless it is about the pending decision, settle what needs no decision."""
        if not pending and not self.position.seats and self.fact is not None:
            return
        self.start()
        if pending:
            self.looked_at()
        else:
            self.settle()

    def player(self, name: str) -> str:
        """A player's name, checked."""
        return self.position.player(name).name

    def ref(self, name: str, *, is_player: bool) -> Ref:
        """The object or the player of that name, as the protocol refers to it."""
        return Ref(player=self.player(name)) if is_player else Ref(object=self.names.present(name).id)

    def waiting_said(self) -> str:
        """What the engine waits for, in words."""
        waiting = self.waiting
        options: list[str] = []
        if isinstance(waiting, Decision):
            options = list(map(self.names.option_said, waiting.options))
        return waiting_said(waiting, options)

    # Acting

    def act(self, player: str, action: Action, *, observe: bool = True) -> None:
        """Send an action; no decision may be pending, unless a player concedes.

        Nobody looks at the game before the next call unless it says `observe`.
        """
        self.player(player)
        self.settle()
        if not isinstance(action, Concede):
            self.need_no_decision()
        if not self._send(f"{player}'s action", lambda: self.caller.act(player, action, observe=observe)):
            return
        if isinstance(action, Pass):
            self.passed.add(player)
        if not isinstance(action, Pass) or priority_of(self.waiting) in {None, *self.passed}:
            self.passed.clear()
        if isinstance(action, Play):
            self.look()  # a card that goes on at once from the stack could not be followed otherwise

    def answer(self, decision: Decision, answer: Answer) -> None:
        """Answer the pending decision."""
        self._looked_at.add(decision.id)
        self._send(f"{decision.player}'s answer", lambda: self.caller.answer(decision.id, answer))

    def settle(self) -> bool:
        """Answer decisions with one legal answer; whether there was one."""
        answered = False
        while isinstance(self.waiting, Decision) and (answer := only_answer(self.waiting)) is not None:
            self.notes.append(f"answered by the table: {self.waiting_said()}")
            with self.not_trying():
                self.answer(self.waiting, answer)
            answered = True
        return answered

    def need_no_decision(self) -> None:
        """A pending decision that the step does not answer fails the scenario. Raises Divergence."""
        if isinstance(self.waiting, Decision):
            raise Divergence("the game", "no decision to be pending", self.waiting_said())

    def looked_at(self) -> None:
        """The scenario has dealt with the pending decision."""
        if isinstance(self.waiting, Decision):
            self._looked_at.add(self.waiting.id)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Inside, a refusal is recorded as the attempt instead of failing the scenario.

        Raises ScenarioFault if nothing was tried.
        """
        self.judge_attempt()
        self.settle()
        self._attempting = True
        try:
            yield
        finally:
            self._attempting = False
        if self.attempt is None:
            raise ScenarioFault('Nothing was sent to the engine; expected an action, as in "Alice tries to play ...".')

    @contextmanager
    def not_trying(self) -> Iterator[None]:
        """Inside, what leads up to the thing tried is sent as usual."""
        attempting, self._attempting = self._attempting, False
        try:
            yield
        finally:
            self._attempting = attempting

    def refuse(self, reason: str) -> None:
        """The step is impossible as the engine's own decision stands. Raises Divergence unless it is only tried."""
        if not self._attempting:
            raise Divergence("the game", reason, self.waiting_said())
        self.attempt = Attempt(refused=True, reason=f"not {reason}; {self.waiting_said()}")

    def judge_attempt(self) -> None:
        """An attempt that no Then looked at is a fault of the scenario. Raises ScenarioFault."""
        if self.attempt is not None:
            raise ScenarioFault(
                'Nothing says what became of the last "tries to"; expected "Then the attempt is refused".'
            )

    def finish(self) -> None:
        """The end of the scenario: nothing may be left open, neither in the game nor on the wire."""
        self._end_game()
        self.caller.settle()

    def _end_game(self) -> None:
        self.judge_attempt()
        if not self.started:
            return
        self.settle()
        waiting = self.waiting
        if not isinstance(waiting, Decision) or waiting.kind in ("attackers", "blockers"):
            return
        if waiting.id not in self._looked_at:
            raise Divergence("the end of the scenario", "no decision to be pending", self.waiting_said())

    def take_attempt(self) -> Attempt:
        """The attempt that a Then judges. Raises ScenarioFault if there was none."""
        if self.attempt is None:
            raise ScenarioFault('There was no attempt; expected a step with "tries to" before.')
        attempt, self.attempt = self.attempt, None
        return attempt

    def doing(self, what: Doing) -> AbstractContextManager[None]:
        """Inside, this is done. Whoever keeps a record of the game overrides this."""
        return nullcontext()

    def held(self, expectation: object) -> None:
        """An expectation held. Whoever keeps a record of the game overrides this."""

    def ask(self, subject: str, question: str, on: str | None) -> None:
        """Ask the engine for a fact; a Then compares the answer."""
        self.fact = self.caller.ask(subject, question, on)

    def _send(self, what: str, send: Callable[[], ActResult]) -> bool:
        """Whether the engine took it; a refusal that is not the thing tried is a divergence."""
        before = self.look() if self._attempting else None
        result = send()
        self._waiting, self._snapshot = result.waiting, None
        if result.snapshot is not None:
            self._take(result.snapshot)
        if result.outcome == "refused":
            reason = listed([part for part in (result.reason, result.rule, result.message) if part], "no reason")
            if before is None:
                raise Divergence(what, "accepted", f"refused ({reason})")
            self.attempt = Attempt(refused=True, reason=reason, difference=changed_by_refusal(before, self.look()))
        elif before is not None:
            self.attempt = Attempt(refused=False, reason="")
        return result.outcome != "refused"

    def _take(self, snapshot: Snapshot) -> None:
        self._snapshot, self._waiting = snapshot, snapshot.waiting
        assert self._names is not None
        self._names.follow(snapshot)


def only_answer(decision: Decision) -> Answer | None:
    """The answer of a decision that has exactly one legal answer, as far as the decision itself tells."""
    match decision.kind:
        case "attackers" | "blockers":
            return None if decision.options else DECLARING_NONE[decision.kind]
        case "number":
            return Number(decision.min) if decision.min == decision.max else None
        case "word" | "divide":
            return None
    ids = tuple(option.id for option in decision.options)
    if not ids or decision.max == 0:
        return Chosen(())
    if decision.kind == "order":
        return Chosen(ids) if len(ids) == 1 else None
    in_any_order = decision.kind in ("modes", "players") or len(ids) == 1
    return Chosen(ids) if len(ids) == decision.min and in_any_order else None


def priority_of(waiting: Waiting) -> str | None:
    """The player with priority, if anybody has it."""
    return waiting.player if isinstance(waiting, Priority) else None
