"""The zoo: the toy engine of the starter kit with one fault each, as a program: `python zoo.py FAULT MARKER`.

Faults of the wire strike when somebody acts in a game in which Alice is at 13 life. The marker is a file
that a fault may leave behind for the next process.
"""

import importlib.util
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

KIT = Path(__file__).parents[1] / "adapters" / "starter" / "python" / "adapter.py"

Message = dict[str, Any]


def load_kit() -> Any:
    spec = importlib.util.spec_from_file_location("adapter", KIT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


kit = load_kit()
MARKER = Path(sys.argv[2] if len(sys.argv) > 2 else os.devnull)


def write(data: bytes) -> None:
    sys.stdout.flush()
    while data:
        data = data[os.write(1, data) :]


def send(message: Message) -> None:
    write(json.dumps(message).encode() + b"\n")


def answered(line: bytes, **changes: Any) -> None:
    """Answer, with something changed on the outside."""
    send({**kit.answer(line), **changes})


def result(line: bytes, change: Callable[[Message], object]) -> None:
    """Answer, with something changed in the result."""
    answer = kit.answer(line)
    change(answer["result"])
    send(answer)


def for_ever(action: Callable[[], object]) -> None:
    while True:
        action()


def exits(_: bytes) -> None:
    print("the stack is gone", file=sys.stderr)
    sys.exit(3)


def is_late(line: bytes) -> None:
    time.sleep(1.2)
    answered(line)


def leaves_a_child(line: bytes) -> None:
    child = subprocess.Popen(["sleep", "60"])
    MARKER.write_text(str(child.pid))
    answered(line)


def closes_its_output(_: bytes) -> None:
    os.close(1)
    time.sleep(60)


def says_much(line: bytes) -> None:
    os.write(2, b"thinking ...\n" * 300_000)
    answered(line)


def breaks_off(_: bytes) -> None:
    write(b'{"jsonrpc":"2.0","id":')
    sys.exit(0)


def logs(line: bytes) -> None:
    write(b"Alice acts\n")
    answered(line)


def twice(line: bytes) -> None:
    write((json.dumps(kit.answer(line)) + "\n").encode() * 2)


WIRE: dict[str, Callable[[bytes], None]] = {
    "exits in the middle": exits,
    "is killed": lambda line: os.kill(os.getpid(), signal.SIGSEGV),
    "closes its output": closes_its_output,
    "breaks off": breaks_off,
    "never answers": lambda line: time.sleep(60),
    "answers late": is_late,
    "answers twice": twice,
    "wrong id": lambda line: answered(line, id=10_000),
    "invalid JSON": lambda line: write(b"{'jsonrpc': '2.0'}\n"),
    "invalid UTF-8": lambda line: write(b'{"jsonrpc":"2.0","id":1,"result":"\xff"}\n'),
    "deep JSON": lambda line: write(b'{"jsonrpc":"2.0","id":1,"result":' + b"[" * 100_000 + b"\n"),
    "a line of 100 MB": lambda line: write(b"x" * 100_000_000 + b"\n"),
    "endless output": lambda line: for_ever(lambda: write(b"thinking ...\n" * 5000)),
    "endless standard error": lambda line: for_ever(lambda: os.write(2, b"thinking ...\n" * 5000)),
    "much standard error": says_much,
    "logs on standard output": logs,
    "leaves a child": leaves_a_child,
    "unknown fields": lambda line: result(line, lambda value: value.update(mood="good")),
    "missing fields": lambda line: result(line, lambda value: value.pop("waiting")),
    "wrong types": lambda line: result(line, lambda value: value.update(waiting=["Bob"])),
    "result and error": lambda line: answered(line, error={"code": 1, "message": "no"}),
    "no version": lambda line: answered(line, jsonrpc="1.0"),
    "own fault": lambda line: send(kit.fault(json.loads(line)["id"], "own fault", "IndexError")),
    "own error": lambda line: send(
        {"jsonrpc": "2.0", "id": json.loads(line)["id"], "error": {"code": 1, "message": "no"}}
    ),
    "says unsupported": lambda line: send(kit.fault(json.loads(line)["id"], "unsupported", "no passing today")),
}


def changes(method: str, change: Callable[[Message], object]) -> None:
    """Change something in every result of a method."""
    was = kit.METHODS[method]

    def changed(params: Message) -> Message:
        value: Message = was(params)
        change(value)
        return value

    kit.METHODS[method] = changed


def claims(capability: str) -> None:
    changes("initialize", lambda value: value["capabilities"].append(capability))


def needs_two(value: Message) -> None:
    if len(value["snapshot"]["players"]) != 2:
        raise IndexError("list index out of range")


def lacks_what_it_claims() -> None:
    claims("multiplayer")
    changes("game/new", needs_two)


def accepts_everything() -> None:
    def accepted(*_: str) -> Message:
        return {"outcome": "accepted", "waiting": kit.waiting()}

    kit.refused = kit.unsupported = accepted


def refuses_everything() -> None:
    def refuses(_: Message) -> Message:
        refusal: Message = kit.refused("other", "no")
        return refusal

    kit.METHODS["game/act"] = kit.METHODS["game/answer"] = refuses


def changes_when_it_refuses() -> None:
    was = kit.refused

    def refused(*why: str) -> Message:
        kit.now.game.turn += 1
        refusal: Message = was(*why)
        return refusal

    kit.refused = refused


def remembers_the_game_before() -> None:
    was, passes = kit.Toy.__init__, kit.Toy.pass_priority

    def remembering(self: Any, state: Message) -> None:
        was(self, state)
        if getattr(kit.Toy, "tired", False):
            state["players"][1]["life"] = 19

    def tiring(self: Any) -> None:
        kit.Toy.tired = True
        passes(self)

    kit.Toy.__init__, kit.Toy.pass_priority = remembering, tiring


def has_moods() -> None:
    """Gives Bob 19 life in every process but the second."""
    started = len(MARKER.read_bytes()) if MARKER.exists() else 0
    MARKER.write_bytes(b"." * (started + 1))
    if started != 1:
        shows(lambda view: view["players"][1].update(life=19))


def shows(change: Callable[[Message], object]) -> None:
    """Change something in every snapshot."""
    was = kit.snapshot

    def snapshot(viewer: str | None) -> Message:
        shown: Message = was(viewer)
        change(shown)
        return shown

    kit.snapshot = snapshot


def asks_for_ever() -> None:
    """Once it is unlucky, Alice is asked to choose a player again and again, and there is only Bob."""
    was, asked = kit.waiting, itertools.count()

    def waiting() -> Message:
        if not unlucky() or not kit.now.game.passes:
            quiet: Message = was()
            return quiet
        option = {"id": "1", "player": "Bob"}
        return {
            "type": "decision",
            "id": f"d{next(asked)}",
            "kind": "players",
            "player": "Alice",
            "options": [option],
        }

    kit.waiting = waiting
    kit.METHODS["game/answer"] = lambda params: {"outcome": "accepted", "waiting": waiting()}


def hides_objects() -> None:
    """Of what is in play nothing is shown after a pass."""

    def hide(view: Message) -> None:
        if kit.now.game.passes:
            view["objects"] = [each for each in view["objects"] if each["zone"] != "hand"]

    shows(hide)


def hands_out_strange_ids() -> None:
    """Hands out ids that no object has."""
    changes("game/new", lambda value: value.update(handles={handle: f"#{handle}" for handle in value["handles"]}))


def has_one_id() -> None:
    """Hands out the same id for everything."""
    changes("game/new", lambda value: value.update(handles=dict.fromkeys(value["handles"], "o1")))


def knows_nothing() -> None:
    kit.CARDS.clear()


MIND: dict[str, Callable[[], object]] = {
    "nothing": lambda: None,
    "claims what it lacks": lacks_what_it_claims,
    "accepts everything": accepts_everything,
    "refuses everything": refuses_everything,
    "changes when it refuses": changes_when_it_refuses,
    "remembers the game before": remembers_the_game_before,
    "has moods": has_moods,
    "asks for ever": asks_for_ever,
    "knows nothing": knows_nothing,
    "hides objects": hides_objects,
    "wrong object ids": hands_out_strange_ids,
    "one id for all": has_one_id,
    "forgets handles": lambda: changes("game/new", lambda value: value["handles"].clear()),
    "shows everything": lambda: kit.METHODS.update({"game/observe": lambda params: kit.snapshot(None)}),
    "shows nothing to anybody": lambda: kit.METHODS.update(
        {"game/observe": lambda params: kit.snapshot(params.get("viewer") and "Nobody")}
    ),
    "leaves fields out": lambda: shows(lambda view: [each.pop("library") for each in view["players"]]),
}


def at_start(name: str) -> None:
    if name == "exits at start":
        sys.exit("no configuration")
    if name == "starts only once":
        if MARKER.exists():
            sys.exit("already running")
        MARKER.touch()
    if name == "ignores shutdown":
        MARKER.write_text(str(os.getpid()))
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        kit.METHODS["shutdown"] = lambda params: time.sleep(60)


def strikes(line: bytes) -> bool:
    """Whether somebody acts in an unlucky game."""
    return b'"game/act"' in line and unlucky()


def unlucky() -> bool:
    return kit.now.game is not None and kit.now.game.state["players"][0]["life"] == 13


def main(name: str) -> None:
    at_start(name)
    MIND.get(name, MIND["nothing"])()
    misbehave = WIRE.get("exits in the middle" if name == "starts only once" else name)
    for line in sys.stdin.buffer:
        if misbehave and strikes(line):
            misbehave(line)
        else:
            answered(line)
        if kit.now.leaving:
            return


if __name__ == "__main__":
    main(sys.argv[1])
