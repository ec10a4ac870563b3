"""A starter kit: an adapter for Touchstone in Python, with a toy engine behind it. Python 3.11, no dependencies.

Try it with `touchstone doctor --engine "python3 adapter.py"`. Then replace the toy by your engine.
"""

import json
import sys
from types import SimpleNamespace

# The toy engine: it sets up a position, shows it, and passes priority from step to step. Replace it by yours.

CARDS = {"Plains": {"types": ["Land"]}, "Grizzly Bears": {"types": ["Creature"]}}
STEPS = ["upkeep", "draw", "precombat-main", "beginning-of-combat", "end-of-combat", "postcombat-main", "end"]


class Toy:
    """A game in which players can do nothing but pass."""

    def __init__(self, state):
        self.state = state
        self.names = [player["name"] for player in state["players"]]
        self.objects = {f"o{number}": given for number, given in enumerate(state["objects"], 1)}
        self.turn = state.get("turn", 1)
        self.step = state.get("step", "precombat-main")
        self.active = self.priority = state["active"]
        self.passes = 0

    def pass_priority(self):
        """Hand priority on; when everybody has passed, the next step begins."""
        self.passes += 1
        if self.passes < len(self.names):
            self.priority = self.after(self.priority)
            return
        self.passes = 0
        self.next_step()
        self.priority = self.active

    def next_step(self):
        """Go on to the next step, or to the turn of the next player."""
        number = STEPS.index(self.step) + 1
        self.step = STEPS[number % len(STEPS)]
        if number == len(STEPS):
            self.turn += 1
            self.active = self.after(self.active)

    def after(self, player):
        """The player whose turn follows."""
        return self.names[(self.names.index(player) + 1) % len(self.names)]

    def zone(self, player, zone):
        """The ids of a player's cards in a zone, the top one first."""
        return [id for id, given in self.objects.items() if (given["owner"], given["zone"]) == (player, zone)]


# The adapter: one function for each method of the protocol.

METHODS = {}
now = SimpleNamespace(game=None, leaving=False)
CODES = {"parse": -32700, "request": -32600, "method": -32601, "params": -32602, "own fault": -32603, "unsupported": 2}


class Fault(Exception):
    """A call that cannot be carried out: a word of CODES, and a sentence."""


def method(name):
    """Enter a function as a method of the protocol."""

    def enter(function):
        METHODS[name] = function
        return function

    return enter


@method("initialize")
def initialize(params):
    """Say who answers, which rulesets it plays and which topics it knows."""
    return {
        "protocol_version": 1,
        "name": "starter",
        "version": "0.1.0",
        "language": "Python",
        "rulesets": ["2007-10"],
        "capabilities": ["view:hidden-information"],
    }


@method("cards/known")
def cards_known(params):
    """Say which of these cards the engine knows."""
    names = params.get("names")
    if not isinstance(names, list):
        raise Fault("params", "expected a list of names in `names`")
    return {"known": [name for name in names if name in CARDS]}


@method("game/new")
def game_new(params):
    """Forget the game before and set up this position."""
    now.game = Toy(params["state"])
    handles = {given["handle"]: id for id, given in now.game.objects.items()}
    return {"handles": handles, "snapshot": snapshot(None)}


@method("game/observe")
def game_observe(params):
    """Show the game, or what one player may see of it."""
    return snapshot(params.get("viewer"))


@method("game/act")
def game_act(params):
    """Pass; refuse what is illegal; say of everything else that it is not supported."""
    player, action = params["player"], params["action"]
    if action["type"] not in ("play", "activate", "pass", "concede"):
        raise Fault("params", f"there is no action {action['type']!r}")
    if player != now.game.priority:
        return refused("timing", f"{now.game.priority} has priority")
    if action["type"] == "pass":
        now.game.pass_priority()
        return {"outcome": "accepted", "waiting": waiting()}
    if action["type"] == "concede":
        return unsupported("nobody can concede yet")
    if action["object"] not in now.game.objects:
        return refused("unknown-object", f"there is no object {action['object']!r}")
    if now.game.objects[action["object"]]["owner"] != player:
        return refused("not-yours", "it belongs to another player")
    return unsupported("cards cannot be played yet")


@method("game/answer")
def game_answer(params):
    """This engine asks nothing, so there is nothing to answer."""
    return refused("not-yours", "no decision is pending")


@method("shutdown")
def shutdown(params):
    """Leave, after this answer."""
    now.leaving = True


def waiting():
    """Whom the engine waits for."""
    return {"type": "priority", "player": now.game.priority}


def refused(reason, message):
    """Nothing has changed, because the rules forbid it."""
    return {"outcome": "refused", "waiting": waiting(), "reason": reason, "message": message}


def unsupported(message):
    """Nothing has changed, because the adapter or the engine cannot do this."""
    return {"outcome": "unsupported", "waiting": waiting(), "message": message}


def snapshot(viewer):
    """The whole game, or what the viewer may see of it. What the engine cannot tell is left out."""
    return {
        "turn": now.game.turn,
        "active": now.game.active,
        "step": now.game.step,
        "waiting": waiting(),
        "players": [player_view(player) for player in now.game.state["players"]],
        "objects": [object_view(id, given, viewer) for id, given in now.game.objects.items()],
        "stack": [],
    }


def player_view(player):
    """A player, with the ids of the cards in the zones of their own."""
    zones = {zone: now.game.zone(player["name"], zone) for zone in ("library", "hand", "graveyard")}
    return {"name": player["name"], "life": player.get("life", 20), **zones}


def object_view(id, given, viewer):
    """A card; one that is hidden from the viewer has no name."""
    view = {"id": id, "zone": given["zone"], "owner": given["owner"]}
    if viewer and (given["zone"] == "library" or (given["zone"] == "hand" and given["owner"] != viewer)):
        return view
    view |= {"kind": "card", "name": given["card"], **CARDS[given["card"]]}
    if given["zone"] == "battlefield":
        view |= {"controller": given.get("controller") or given["owner"], "tapped": given.get("tapped", False)}
    return view


def answer(line):
    """The response to one line."""
    id = None
    try:
        request = json.loads(line)
        if not isinstance(request, dict) or "method" not in request:
            raise Fault("request", "expected an object with a method")
        id, name = request.get("id"), request["method"]
        if name not in METHODS:
            raise Fault("method", f"there is no method {name!r}")
        return {"jsonrpc": "2.0", "id": id, "result": METHODS[name](request.get("params", {}))}
    except ValueError as error:
        return fault(None, "parse", str(error))
    except Fault as error:
        return fault(id, *error.args)
    except Exception as error:  # the game is lost; the next game/new starts afresh
        return fault(id, "own fault", f"{type(error).__name__}: {error}")


def fault(id, kind, message):
    """The response to a line that cannot be carried out."""
    return {"jsonrpc": "2.0", "id": id, "error": {"code": CODES[kind], "message": message}}


def serve():
    """Answer requests until `shutdown` or the end of the input. Standard output carries answers and nothing else."""
    for line in sys.stdin.buffer:
        print(json.dumps(answer(line)), flush=True)
        if now.leaving:
            return


if __name__ == "__main__":
    serve()
