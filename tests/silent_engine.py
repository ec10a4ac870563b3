"""An engine that shakes hands, knows every card and begins no game: `python silent_engine.py FAULT`."""

import json
import sys
import time

GREETING = {
    "protocol_version": 1,
    "name": "silent",
    "version": "0",
    "language": "Python",
    "rulesets": ["2007-10", "2008-02", "2017-09", "2026-04"],
}


def main(fault: str) -> None:
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        match request["method"], fault:
            case "initialize", _:
                said = json.dumps({**answer, "result": GREETING})
            case "cards/known", _:
                said = json.dumps({**answer, "result": {"known": request["params"]["names"]}})
            case "game/new", "sleeps":
                time.sleep(60)
            case "game/new", "exits":
                sys.exit(7)
            case "game/new", "prints":
                said = "A game begins"
            case "game/new", "reports":
                said = json.dumps({**answer, "error": {"code": 1, "message": "no game today"}})
            case _:
                said = json.dumps({**answer, "result": None})
        print(said, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
