"""Replaying a vector: what a consumer does, in Python."""

from typing import Any

import msgspec

from touchstone.driver import Caller, Divergence, NeedsSupport
from touchstone.driver.differences import as_asked_before
from touchstone.driver.table import DECLARING_NONE, only_answer
from touchstone.protocol import Action, ActResult, Answer, Decision, Pass, Priority, Snapshot
from touchstone.vectors.messages import Entry, Look, Send, Vector
from touchstone.vectors.objects import Objects
from touchstone.verdicts import Verdict, verdict_of

MOST_STEPS = 250
"""For one entry: passes, declarations of nothing, and what answers itself."""
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
        for capability in vector.needs:
            caller.require_capability(capability)
        self._caller = caller
        self._now: Snapshot | None = None
        self._seen: dict[str, Any] = {}
        self._objects = Objects((), {})
        if vector.state is not None:
            caller.require_cards(vector.cards)
            begun = caller.new(vector.ruleset, vector.state)
            self._objects = Objects(vector.state.objects, begun.handles)
            self._take(begun.snapshot)

    def do(self, entry: Entry) -> None:
        """Do one entry."""
        for capability in entry.needs:
            self._caller.require_capability(capability)
        self._go_on(entry)
        if not all(map(self._holds, entry.expect)):
            raise Divergence("the game", entry.says, "something else")
        if entry.send is not None:
            self._send(entry.send, entry)

    def _holds(self, look: Look) -> bool:
        return self._objects.holds(look, self._seen)

    # What is sent

    def _send(self, what: Send, entry: Entry) -> None:
        try:
            params = self._filled(what.params)
        except LookupError:
            if not entry.tries:
                raise Divergence("the game", entry.says, "something else") from None
            self._seen["result"] = {"outcome": "refused", "changed": False}
            return
        match what.method:
            case "game/act":
                self._act(params["player"], msgspec.convert(params["action"], Action), tries=entry.tries)
            case "game/answer":
                self._answer(params["decision"], msgspec.convert(params["answer"], Answer), tries=entry.tries)
            case "game/observe":
                self._seen["result"] = _in_json(self._caller.observe(params["viewer"]))
            case "facts/ask":
                self._seen["result"] = _in_json(self._caller.ask(params["subject"], params["question"], params["on"]))

    def _filled(self, value: Any) -> Any:
        """A message with the ids of this game. Raises LookupError where something is not there."""
        match value:
            case {"$first": paths}:
                found = [each for path in paths for each in self._objects.at(path, self._seen)]
                if not found:
                    raise LookupError(f"there is no {value}")
                return found[0]
            case dict():
                return {name: self._filled(each) for name, each in value.items()}
            case list():
                return [self._filled(each) for each in value]
        return value

    def _act(self, player: str, action: Action, *, tries: bool = False) -> None:
        self._take_result(self._caller.act(player, action, observe=True), tries=tries)

    def _answer(self, decision: str, answer: Answer, *, tries: bool = False) -> None:
        self._take_result(self._caller.answer(decision, answer), tries=tries)

    def _take_result(self, result: ActResult, *, tries: bool) -> None:
        before = self._now
        assert before is not None
        if result.outcome == "refused" and not tries:
            raise Divergence("the game", "this to be accepted", f"refused ({result.message or result.reason})")
        now = self._caller.observe() if result.snapshot is None else result.snapshot
        self._take(now)
        self._seen["result"] = {"outcome": result.outcome, "changed": before != as_asked_before(before, now)}

    def _take(self, snapshot: Snapshot) -> None:
        self._now = snapshot
        self._seen = {**_in_json(snapshot), "result": self._seen.get("result")}
        self._objects.follow(self._seen["objects"])

    # What is not said one by one

    def _go_on(self, entry: Entry) -> None:
        """What has one legal answer is answered; then players pass, until what an entry waits for has come."""
        for _ in range(MOST_STEPS):
            if self._answers_itself(entry):
                continue
            if not entry.until or any(map(self._holds, entry.until)):
                return
            self._decline(entry)
        raise Divergence("passing", f"this to come: {entry.says}", "something else")

    def _answers_itself(self, entry: Entry) -> bool:
        decision = None if self._now is None else self._now.waiting
        if not isinstance(decision, Decision) or (answer := only_answer(decision)) is None:
            return False
        if self._objects.matches(self._seen["waiting"], entry.open):
            return False
        self._answer(decision.id, answer)
        return True

    def _decline(self, entry: Entry) -> None:
        """Whoever has priority passes; a declaration is one of nothing."""
        match None if self._now is None else self._now.waiting:
            case Priority(player=player):
                self._act(player, Pass())
            case Decision(id=decision, kind=("attackers" | "blockers") as kind):
                self._answer(decision, DECLARING_NONE[kind])
            case _:
                raise Divergence("passing", f"this to come: {entry.says}", "something else")


def _in_json(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))
