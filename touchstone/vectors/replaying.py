"""Replaying a vector: what a consumer does, in Python."""

from typing import Any

import msgspec

from touchstone.driver import Caller, Divergence, NeedsSupport
from touchstone.driver.table import DECLARING_NONE, only_answer
from touchstone.protocol import Action, ActResult, Answer, Decision, Priority, Snapshot, Waiting
from touchstone.protocol import Pass as PassPriority
from touchstone.vectors.messages import Entry, Pass, Pattern, Send, Vector
from touchstone.vectors.objects import Objects
from touchstone.verdicts import Verdict, verdict_of

MOST_PASSES = 250
"""For one entry that lets players pass."""
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
        self._settle(entry.open)
        try:
            if not all(self._objects.holds(look, self._seen) for look in entry.expect):
                raise Divergence("the game", entry.says, "something else")
            if entry.pass_ is not None:
                self._pass(entry.pass_, entry)
            if entry.send is not None:
                self._send(entry.send, tries=entry.tries)
        except Divergence:
            if not entry.tries:
                raise
            self._seen["result"] = {"outcome": "refused", "changed": False}

    # What is sent, and what settles itself

    def _take(self, snapshot: Snapshot) -> None:
        self._now = snapshot
        self._seen = {**_in_json(snapshot), "result": self._seen.get("result")}
        self._objects.follow(self._seen["objects"])

    def _send(self, what: Send, *, tries: bool) -> None:
        params = self._filled(what.params, list(self._seen.get("waiting", {}).get("options", ())))
        match what.method:
            case "game/act":
                self._act(params["player"], msgspec.convert(params["action"], Action), tries=tries)
            case "game/answer":
                answer = msgspec.convert(params["answer"], Answer)
                self._take_result(self._caller.answer(params["decision"], answer), tries=tries)
            case "game/observe":
                self._seen["result"] = _in_json(self._caller.observe(params["viewer"]))
            case "facts/ask":
                self._seen["result"] = _in_json(self._caller.ask(params["subject"], params["question"], params["on"]))

    def _act(self, player: str, action: Action, *, tries: bool = False) -> None:
        self._take_result(self._caller.act(player, action, observe=True), tries=tries)

    def _answer(self, decision: Decision, answer: Answer) -> None:
        self._take_result(self._caller.answer(decision.id, answer), tries=False)

    def _take_result(self, result: ActResult, *, tries: bool) -> None:
        before = self._now
        if result.outcome == "refused" and not tries:
            raise Divergence("the game", "this to be accepted", f"refused ({result.message or result.reason})")
        self._take(self._caller.observe() if result.snapshot is None else result.snapshot)
        self._seen["result"] = {"outcome": result.outcome, "changed": self._now != before}

    def _waiting(self) -> Waiting | None:
        return None if self._now is None else self._now.waiting

    def _settle(self, left_open: Pattern) -> None:
        """Answer every decision with one legal answer, unless it is left open."""
        while isinstance(decision := self._waiting(), Decision):
            answer = only_answer(decision)
            if answer is None or self._objects.matches(self._seen["waiting"], left_open):
                return
            self._answer(decision, answer)

    def _filled(self, value: Any, options: list[Any]) -> Any:
        """A message with the ids of this game; options are taken out."""
        match value:
            case {"$option": pattern} if (option := self._objects.take(options, pattern)) is not None:
                return option["id"]
            case {"$option": _} | {"$at": _}:
                found = self._objects.at(value["$at"], self._seen) if "$at" in value else []
                if len(found) != 1:
                    raise Divergence("the game", f"one that is {value}", str(len(found)))
                return found[0]
            case dict():
                return {name: self._filled(each, options) for name, each in value.items()}
            case list():
                return [self._filled(each, options) for each in value]
        return value

    def _pass(self, what: Pass, entry: Entry) -> None:
        """Whoever has priority passes, until something has come."""
        left = None if what.players is None else {*what.players}
        for _ in range(MOST_PASSES):
            self._settle(entry.open)
            if any(self._objects.holds(look, self._seen) for look in what.until):
                return
            match self._waiting():
                case Priority(player=player):
                    if left is not None and player not in left:
                        return
                    left = left and left - {player}
                    self._act(player, PassPriority())
                case Decision() as decision if decision.kind in DECLARING_NONE:
                    self._answer(decision, DECLARING_NONE[decision.kind])
                case _:
                    break
        raise Divergence("passing", f"this to come: {entry.says}", "something else")


def _in_json(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))
