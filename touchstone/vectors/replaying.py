"""Replaying a vector: what a consumer does, in Python."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from touchstone.driver import Caller, Divergence, NeedsSupport
from touchstone.driver.table import only_answer, priority_of
from touchstone.driver.wording import listed
from touchstone.protocol import Action, ActResult, Answer, Attacks, Blocks, Decision, Pass, Priority, Snapshot
from touchstone.vectors.looking import holds, looked_at
from touchstone.vectors.messages import Act, AskFact, Entry, Expect, PassOn, Reply, Thing, Vector
from touchstone.vectors.objects import NoRoom, Objects, View
from touchstone.verdicts import Verdict, verdict_of

MOST_ROUNDS = 120
SECONDS = 60.0
"""For one vector."""


def replay(vector: Vector, caller: Caller) -> tuple[Verdict, Exception | None]:
    """Do everything that stands in a vector, in order; the verdict, and the first thing that was not as expected."""
    error: Exception | None = None
    try:
        caller.allow(SECONDS)
        game = Game(vector, caller)
        for entry in vector.entries:
            game.do(entry)
        caller.settle()
    except Exception as raised:
        if verdict_of(raised) is None:
            raise
        error = raised
    verdict = verdict_of(error)
    assert verdict is not None
    return verdict, error


class Game:
    """One vector on one engine. What is not as expected raises an error that `verdict_of` knows."""

    def __init__(self, vector: Vector, caller: Caller) -> None:
        """Set up the state. Raises NeedsSupport if the engine lacks something that is needed for it."""
        if vector.ruleset not in caller.about.rulesets:
            raise NeedsSupport(f"{caller.about.name} does not play the ruleset {vector.ruleset}")
        for capability in vector.capabilities:
            caller.require_capability(capability)
        self._caller = caller
        self._seen: dict[str, Any] = {}
        self._objects = Objects((), {})
        self._is_begun = vector.state is not None
        if vector.state is not None:
            caller.require_cards(vector.cards)
            begun = caller.new(vector.ruleset, vector.state)
            self._objects = Objects(vector.state.objects, begun.handles)
            self._take(begun.snapshot)

    def do(self, entry: Entry) -> None:
        """Do one entry."""
        match entry:
            case Act():
                self._act(entry)
            case Reply():
                self._reply(entry)
            case PassOn():
                self._pass_on(entry)
            case AskFact():
                self._seen["fact"] = self._caller.ask(entry.subject, entry.question, entry.on).value
            case Expect():
                self._expect(entry)

    # What is sent, and what settles itself

    def _take(self, snapshot: Snapshot) -> None:
        self._now = snapshot
        self._seen = {**self._seen, **msgspec.to_builtins(snapshot)}
        self._objects.follow(self._seen["objects"])

    def _send(self, call: Callable[[], ActResult], *, tries: bool = False) -> None:
        before = self._now
        result = call()
        refused = result.outcome == "refused"
        if refused and not tries:
            raise Divergence("the game", "this to be accepted", f"refused ({result.message or result.reason})")
        self._take(self._caller.observe() if result.snapshot is None else result.snapshot)
        if tries:
            self._seen["attempt"] = {"refused": refused, "changed": refused and self._now != before}

    def _act(self, entry: Act) -> None:
        if entry.action["type"] == "concede":
            self._settle()
        else:
            self._settled()
        action = msgspec.convert(self._filled(entry.action, []), Action)
        self._send(lambda: self._caller.act(entry.player, action, observe=True), tries=entry.tries)

    def _answer(self, decision: Decision, answer: Answer, *, tries: bool = False) -> None:
        self._send(lambda: self._caller.answer(decision.id, answer), tries=tries)

    def _decision(self, but: str | None = None) -> Decision | None:
        """The pending decision, unless it is of that kind."""
        waiting = self._now.waiting
        return waiting if isinstance(waiting, Decision) and waiting.kind != but else None

    def _settle(self, but: str | None = None) -> bool:
        """Answer every decision with one legal answer, except of that kind; whether there was one."""
        answered = False
        while (decision := self._decision(but)) is not None and (answer := only_answer(decision)) is not None:
            self._answer(decision, answer)
            answered = True
        return answered

    def _settled(self, but: str | None = None) -> None:
        """After that, no other decision may be pending."""
        self._settle(but)
        if (decision := self._decision(but)) is not None:
            raise Divergence("the game", "no decision to be pending", f"{decision.player} is asked for {decision.kind}")

    def _filled(self, value: Any, options: list[View]) -> Any:
        """A message with the ids of this game."""
        match value:
            case {"$id": thing}:
                return self._objects.the(msgspec.convert(thing, Thing))["id"]
            case {"$option": thing}:
                return self._objects.take(options, msgspec.convert(thing, Thing))["id"]
            case dict():
                return {name: self._filled(each, options) for name, each in value.items()}
            case list():
                return [self._filled(each, options) for each in value]
        return value

    def _reply(self, entry: Reply) -> None:
        decision = self._decision()
        if entry.tries or (decision is not None and decision.player not in entry.players):
            self._settle()
        decision = self._decision()
        try:
            if decision is None or decision.kind not in entry.kinds or decision.player not in entry.players:
                if entry.unasked == "done" and (decision is None or decision.kind not in entry.kinds):
                    return
                asked = f"{entry.players[0]} to be asked for {listed(entry.kinds)}"
                raise (Divergence if entry.unasked == "failed" else NoRoom)("the game", asked, "nothing of this")
            answer = self._answer_to(decision, entry)
        except NoRoom:
            if not entry.tries:
                raise
            self._seen["attempt"] = {"refused": True, "changed": False}
        else:
            self._answer(decision, answer, tries=entry.tries)

    def _answer_to(self, decision: Decision, entry: Reply) -> Answer:
        source = decision.source and self._objects.view(decision.source)
        if source and entry.source is not None and not self._objects.is_meant(source, entry.source):
            raise Divergence("the decision", "one about this", "one about something else")
        options: list[View] = [
            {**msgspec.to_builtins(each), "place": place} for place, each in enumerate(decision.options, 1)
        ]
        is_free = decision.kind == "word" and not options
        filled = {"type": "word", "word": entry.word} if is_free else self._filled(entry.answer, options)
        answer: Answer = msgspec.convert(filled, Answer)
        return answer

    # Passing

    def _pass_on(self, entry: PassOn) -> None:
        if entry.until != "step":
            self._settled(entry.kind)
        begun, before = self._now, None
        for _ in range(MOST_ROUNDS):
            now = self._now
            if self._has_come(entry, begun, before):
                return
            if entry.turns is not None and now.turn > begun.turn + entry.turns:
                break
            if entry.until == "step" and isinstance(now.waiting, Decision) and now.waiting.kind in _NONE:
                self._answer(now.waiting, _NONE[now.waiting.kind])
            else:
                self._settled(entry.kind)
                self._round(() if before else entry.passed, entry.kind)
            before = now
        raise Divergence("passing", f"{entry.step or entry.until} to come", f"turn {self._now.turn}, {self._now.step}")

    def _has_come(self, entry: PassOn, begun: Snapshot, before: Snapshot | None) -> bool:
        now, decision = self._now, self._decision()
        nobody_passes = not isinstance(now.waiting, Priority)
        match entry.until:
            case "everybody-passed":
                return before is not None
            case "stack-empty":
                return not now.stack or nobody_passes
            case "step":
                in_turn = entry.player in (None, now.active) and (now.turn > begun.turn or not entry.later)
                return in_turn and now.step == entry.step and not now.stack
            case "declaration":
                return nobody_passes or bool(now.stack) or now.step not in entry.steps
            case "damage-on-stack":
                return _has_damage(now) or decision is not None
            case "damage-dealt":
                was_there = before is not None and _has_damage(before)
                had_stack = bool(before.stack) if before is not None else not entry.decided
                is_dealt = was_there or (now.step == "combat-damage" and not had_stack)
                return decision is not None or (is_dealt and not _has_damage(now))

    def _round(self, passed: Sequence[str], kind: str | None) -> None:
        """Each player with priority passes once, unless something was decided on the way."""
        done = set(passed)
        while (player := priority_of(self._now.waiting)) is not None and player not in done:
            done.add(player)
            self._pass(player)
            if self._settle(kind):
                return

    def _pass(self, player: str) -> None:
        self._send(lambda: self._caller.act(player, Pass(), observe=True))

    # Looking

    def _expect(self, entry: Expect) -> None:
        if entry.needs is not None:
            self._caller.require_capability(entry.needs)
        if self._is_begun and not entry.pending:
            self._settle()
        views = None
        if entry.viewer is not None:
            views = msgspec.to_builtins(self._caller.observe(entry.viewer).objects)
        value = looked_at(entry, self._seen, self._objects, views)
        if holds(entry.must, value, self._objects) == entry.negated:
            raise Divergence("the game", entry.says, f"{value}")


_NONE: dict[str, Answer] = {"attackers": Attacks(()), "blockers": Blocks(())}


def _has_damage(snapshot: Snapshot) -> bool:
    return any(view.kind == "combat-damage" and view.id in snapshot.stack for view in snapshot.objects)
