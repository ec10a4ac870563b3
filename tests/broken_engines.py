"""Tiny engines, each with one fault: `python broken_engines.py FAULT`.

All shake hands and know the call `facts/ask`, unless that is where their fault lies.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Message = dict[str, Any]

GREETING: Message = {"protocol_version": 1, "name": "broken", "version": "0", "language": "Python", "rulesets": []}


def write(line: bytes) -> None:
    os.write(1, line)


def send(message: Message) -> None:
    write(json.dumps(message).encode() + b"\n")


def result(request: Message, value: object) -> Message:
    return {"jsonrpc": "2.0", "id": request["id"], "result": value}


def fault(request: Message, code: int, message: str) -> Message:
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": message}}


def shakes_hands(request: Message) -> None:
    send(result(request, GREETING))


def shakes_hands_once(request: Message) -> None:
    marker = Path(sys.argv[2])
    if marker.exists():
        send(fault(request, 1, "no licence"))
    else:
        marker.touch()
        shakes_hands(request)


def fine(request: Message) -> Message:
    return result(request, {"value": os.getpid()})


def sleep(_: Message | None = None) -> None:
    time.sleep(60)


def adds_a_line(request: Message) -> None:
    send(fine(request))
    time.sleep(0.05)
    write(b"anything else?\n")


def exits(_: Message) -> None:
    print("about to leave", file=sys.stderr)
    sys.exit(3)


def exits_after_answering(request: Message) -> None:
    send(fine(request))
    sys.exit(0)


def exits_in_a_line(_: Message) -> None:
    write(b'{"jsonrpc":"2.0","id"')
    sys.exit(0)


def is_killed(_: Message) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def closes_output(_: Message) -> None:
    os.close(1)
    sleep()


def answers_late_from_a_group(_: Message) -> None:
    subprocess.Popen(["sleep", "60"])
    sleep()


def prints_before(request: Message) -> None:
    print("thinking ...", flush=True)
    send(fine(request))


def prints_after(request: Message) -> None:
    write(json.dumps(fine(request)).encode() + b"\nthought\n")


def floods(_: Message) -> None:
    while True:
        write(b"x" * 65536)


def floods_lines(_: Message) -> None:
    while True:
        write(b"thinking ...\n" * 5000)


def floods_stderr(request: Message) -> None:
    os.write(2, b"thinking ...\n" * 100_000 + "thought: caf\u00e9 \N{SNOWMAN}\n".encode() + b"\xff\n")
    send(fine(request))


def leaves_a_child(request: Message) -> None:
    subprocess.Popen(["sleep", "60"])
    send(fine(request))


def stops_reading(request: Message) -> None:
    send(fine(request))
    sleep()


def closes_input(request: Message) -> None:
    os.close(0)
    send(fine(request))
    sleep()


FAULTS: dict[str, Callable[[Message], None]] = {
    "none": lambda request: send(fine(request)),
    "exits": exits,
    "starts-once": exits,
    "exits-after-answering": exits_after_answering,
    "exits-in-a-line": exits_in_a_line,
    "adds-a-line": adds_a_line,
    "is-killed": is_killed,
    "closes-output": closes_output,
    "never-answers": sleep,
    "never-answers-in-a-group": answers_late_from_a_group,
    "garbage": lambda request: write(b"zork\n"),
    "empty-line": lambda request: write(b"\n"),
    "invalid-utf8": lambda request: write(b'{"jsonrpc":"2.0","id":%d,"result":{"value":"\xff"}}\n' % request["id"]),
    "deep": lambda request: write(b'{"jsonrpc":"2.0","id":%d,"result":' % request["id"] + b"[" * 100_000 + b"\n"),
    "wrong-id": lambda request: send(fine({"id": request["id"] + 1})),
    "id-as-text": lambda request: send(fine({"id": str(request["id"])})),
    "error-for-another": lambda request: send(fault({"id": 99}, 1, "no")),
    "no-version": lambda request: send({"id": request["id"], "result": {"value": 1}}),
    "wrong-type": lambda request: send(result(request, {"value": 1.5})),
    "missing-field": lambda request: send(result(request, {})),
    "result-and-error": lambda request: send(fine(request) | fault(request, 1, "no")),
    "neither": lambda request: send({"jsonrpc": "2.0", "id": request["id"]}),
    "batch": lambda request: write(b"[" + json.dumps(fine(request)).encode() + b"]\n"),
    "prints-before": prints_before,
    "prints-after": prints_after,
    "floods": floods,
    "floods-lines": floods_lines,
    "floods-stderr": floods_stderr,
    "leaves-a-child": leaves_a_child,
    "stops-reading": stops_reading,
    "closes-input": closes_input,
    "unknown-field": lambda request: send({**result(request, {"value": 1, "mood": "good"}), "took": 3}),
    "reports-no-method": lambda request: send(fault(request, -32601, "no such method")),
    "reports-unsupported": lambda request: send(fault(request, 2, "no facts here")),
    "reports-error": lambda request: send(fault(request, 1, "no such set")),
    "reports-own-fault": lambda request: send(fault(request, -32603, "IndexError")),
    "reports-not-understood": lambda request: send(fault(request, -32700, "what?")),
}

GREETINGS: dict[str, Callable[[Message], None]] = {
    "exits-at-greeting": exits,
    "starts-once": shakes_hands_once,
    "silent-at-greeting": sleep,
    "garbage-at-greeting": lambda request: write(b"Welcome!\n"),
    "wrong-type-at-greeting": lambda request: send(result(request, {**GREETING, "name": 7})),
    "error-at-greeting": lambda request: send(fault(request, 1, "no licence")),
    "other-version": lambda request: send(result(request, {**GREETING, "protocol_version": 99})),
}


def main(name: str) -> None:
    if name == "exits-at-once":
        sys.exit("no configuration")
    if name == "ignores-shutdown":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    greet = GREETINGS.get(name, shakes_hands)
    for line in sys.stdin:
        request = json.loads(line)
        match request["method"]:
            case "initialize":
                greet(request)
            case "shutdown" if name == "ignores-shutdown":
                sleep()
            case "shutdown" if name == "knows-no-shutdown":
                send(fault(request, -32601, "no such method"))
            case "shutdown":
                send(result(request, None))
                return
            case _:
                FAULTS.get(name, FAULTS["none"])(request)


if __name__ == "__main__":
    main(sys.argv[1])
