"""The doctor finds each fault in its step, and says it in a sentence with the message that shows it."""

import shlex
import sys
from pathlib import Path

import pytest

from touchstone import cli
from touchstone.faults import Exit

ROOT = Path(__file__).parents[1]
KIT = (ROOT / "adapters" / "starter" / "python" / "adapter.py").read_text(encoding="utf-8")
HEAD, TAIL = KIT.split('if __name__ == "__main__":')

HELPERS = """
def changed(name, change):
    was = METHODS[name]

    def method(params):
        result = was(params)
        change(result)
        return result

    METHODS[name] = method
"""


def doctor(program: str, folder: Path, *more: str) -> int:
    """Let the doctor visit a program; the exit code."""
    path = folder / "engine.py"
    path.write_text(program, encoding="utf-8")
    return cli.call(["doctor", "--engine", shlex.join([sys.executable, str(path)]), "--close-timeout", "0.3", *more])


def kit(changes: str) -> str:
    """The starter kit with something changed."""
    return f'{HEAD}{HELPERS}\n{changes}\n\nif __name__ == "__main__":{TAIL}'


def sets(name: str, path: str, value: str) -> str:
    """The change that puts another value into a result."""
    return f"changed({name!r}, lambda result: exec({f'result{path} = {value}'!r}))"


SHAKING_HANDS = {
    sets("initialize", "['protocol_version']", "7"): "It speaks protocol version 7; expected 1.",
    sets("initialize", "['rulesets']", "['1994-06']"): "It plays none of the rulesets of the suite: 2007-10, ",
    sets("initialize", "['name']", "None"): "The result of initialize breaks the schema: expected `str`, got `null`",
    "METHODS['initialize'] = lambda params: sys.exit('no licence')": "exited with status 1 instead of answering",
}
CARDS = {
    sets("cards/known", "['known']", "['Plains', 'Zork']"): "names that it was not asked for: Zork.",
    "METHODS['cards/known'] = lambda params: {'known': params['names']}": "It claims to know 'No Such Card",
    "del CARDS['Plains']": "It does not know Plains, of which every library is made",
    "changed('cards/known', lambda result: print('thinking'))": "The answer is not JSON: ",
    "changed('cards/known', lambda result: result.clear())": "object missing required field `known`",
}
ERRORS = {
    "CODES['method'] = 1": "To a method that does not exist it answers with the error 1; expected -32601.",
    "CODES['params'] = -32603": "To a text instead of a list it answers with the error -32603; expected -32602.",
    "METHODS['cards/known'] = lambda p: {'known': [n for n in CARDS if n in p.get('names', '')]}": (
        "It answers with a result; expected an error."
    ),
    "CODES['parse'] = -32600": "To a line that is not JSON it answers with the error -32600; expected -32700.",
    "was = fault\ndef fault(id, *rest): return was(id or 0, *rest)": "The error has the id 0; expected null.",
    "known = cards_known\ndef strict(params): return known(params) if set(params) <= {'names'} else 1 / 0\n"
    "METHODS['cards/known'] = strict": "It answers cards/known with the error -32603",
    "was = answer\ndef answer(line): return {**(said := was(line)), 'id': said['id'] != 'seven' and said['id']}": (
        "The answer is not a JSON-RPC 2.0 response: expected `int | str | null`"
    ),
}
SETTING_UP = {
    "changed('game/new', lambda result: result['handles'].clear())": 'The handles lack ["Alice\'s creature",',
    sets("game/new", "['handles'][\"Bob's hand\"]", "'o1'"): "Two handles have the same id",
    sets("game/new", "['handles']['Zork']", "'o99'"): 'The handles name ["Zork"], which the state does not have.',
    sets("game/new", "['snapshot']['players'][0]['life']", "20"): "Alice's life: expected 17, observed 20.",
    sets("game/new", "['snapshot']['objects'][1]['tapped']", "False"): 'land": expected true, observed false.',
    sets("game/new", "['snapshot']['players'][0]['library']", "[]"): "Alice's library from the top: expected [",
    "changed('game/new', lambda result: result['snapshot']['objects'].pop())": "is not among the objects",
    sets("game/new", "['snapshot']['step']", "'upkeep'"): 'The step: expected "precombat-main", observed "upkeep".',
    sets("game/new", "['snapshot']['step']", "'tea'"): "The result of game/new breaks the schema: invalid enum value",
    sets("game/new", "['snapshot']['waiting']", "{'type': 'game-over'}"): "expected the priority of Alice.",
    "changed('game/new', lambda result: result['snapshot']['objects'].append({'id': 'x', 'zone': 'exile', 'owner': "
    "'Bob'}))": 'objects that the state did not ask for: ["x"].',
    "new = Toy.__init__\ndef strict(self, state): new(self, {**state, 'turn': 9} if 'weather' in state else state)\n"
    "Toy.__init__ = strict": "With unknown fields in the state, the game is another: the game, turn: 3 became 9.",
}
SHOWING = {
    "changed('game/observe', lambda result: exec('now.game.turn += 1'))": "Observed a second time, the game differs",
    sets("game/observe", "['turn']", "8"): "Observed, the game differs from the answer of game/new: the game, turn: 3",
    "METHODS['game/observe'] = lambda params: snapshot(None)": 'Bob sees the card "Alice\'s hand", which is hidden',
    "METHODS['game/observe'] = lambda p: snapshot(p.get('viewer') and 'Nobody')": "Bob does not see the card \"Bob's h",
}
ACTING = {
    "METHODS['game/act'] = lambda params: {'outcome': 'accepted', 'waiting': waiting()}": (
        "Bob passes while Alice has priority: expected refused, observed accepted."
    ),
    "def refused(reason, message): return {'outcome': 'refused', 'waiting': waiting()}": "refused without a reason",
    "was = refused\ndef refused(*why):\n    now.game.turn += 1\n    return was(*why)": (
        "refused, and yet something changed: the game, turn: 3 became 4."
    ),
    "was = refused\ndef refused(*why):\n    now.game.priority = 'Bob'\n    return was(*why)": (
        "refused, but now it waits for priority of Bob; expected priority of Alice."
    ),
    "METHODS['game/answer'] = lambda params: unsupported('no')": "expected refused, observed unsupported.",
    "was = game_act\ndef lenient(p): return refused('other', '') if p['action']['type'] == 'dance' else was(p)\n"
    "METHODS['game/act'] = lenient": "It answers with a result; expected an error.",
    "Toy.pass_priority = lambda self: None": "that it waits for the priority of Bob, observed priority of Alice.",
    "Toy.next_step = lambda self: None": "with an empty stack: expected the next step, observed precombat-main",
    "changed('game/act', lambda result: result.update(waiting={'type': 'priority', 'player': 'Bob'}))\n"
    "snap = snapshot\ndef snapshot(viewer): return snap(viewer)": "but now it waits for priority of Bob",
    "was = unsupported\ndef unsupported(message): return refused('other', message)": (
        "Alice plays a land in her main phase: expected accepted, observed refused."
    ),
    "was = unsupported\ndef unsupported(message): return {'outcome': 'accepted', 'waiting': waiting()}": (
        "Alice plays a land: expected an object in play with 'o3' as previous"
    ),
}
LEAVING = {
    "new = Toy.__init__\ndef leaky(self, state):\n    new(self, state)\n"
    "    if len(state['objects']) == 2:\n        self.objects['old'] = now.game.objects['o1']\n"
    "Toy.__init__ = leaky": "Something of the game before is left in a new game. The handles name [",
    "moved = Toy.next_step\ncount = []\ndef moody(self):\n    moved(self)\n    count.append(1)\n"
    "    self.turn += len(count) == 9\nToy.next_step = moody": "The same calls give another game: the game, turn: 3",
    "import os\nmoved = Toy.next_step\ndef moody(self):\n    moved(self)\n    self.turn += os.getpid()\n"
    "Toy.next_step = moody": "A fresh process plays another game with the same calls: the game, turn: ",
    "del METHODS['shutdown']": "It answers shutdown with the error -32601 (the engine does not have this method)",
    "import atexit, time\natexit.register(time.sleep, 60)": "After shutdown the process did not end by itself within",
    "import subprocess\nsubprocess.Popen(['sleep', '60'])": "or a child that it started, still held standard output",
}
FAULTS = [
    (step, program, sentence)
    for step, faults in enumerate((SHAKING_HANDS, CARDS, ERRORS, SETTING_UP, SHOWING, ACTING, LEAVING), 1)
    for program, sentence in faults.items()
]


@pytest.mark.parametrize(("step", "program", "sentence"), FAULTS, ids=[f"{each[0]} {each[2][:40]}" for each in FAULTS])
def test_a_fault_is_found_in_its_step(
    step: int, program: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = doctor(kit(program), tmp_path)
    shown = capsys.readouterr().out
    said = " ".join(shown.split())
    assert f"Step {step} of 7 is not well." in said, shown
    wrong = said.partition(" wrong ")[2]
    assert sentence in wrong
    assert " > {" in wrong
    greeted = "It starts and answers initialize" in said
    assert code == (Exit.NOT_AS_EXPECTED if greeted else Exit.ENGINE_DID_NOT_START)


ORACLE = """
from msgspec.structs import replace
from oracle.engine import Oracle
from touchstone.protocol import *
from touchstone.protocol.stdio import serve

class Broken(Oracle):
"""
SUBTLE = {
    """
    def game_answer(self, params):
        if params.decision.startswith("no-such"):
            return super().game_answer(params)
        return ActResult(outcome="accepted", waiting=self._waiting())
    """: "An option that does not exist is chosen: observed accepted.",
    """
    def game_answer(self, params):
        result = super().game_answer(params)
        return result if isinstance(params.answer, Chosen) else replace(result, outcome="refused", reason="other")
    """: "Nobody attacks: expected that the answer is accepted and the game goes on.",
    """
    def game_observe(self, params):
        shown = super().game_observe(params)
        return replace(shown, objects=tuple(replace(o, id=o.previous or o.id, previous=None) for o in shown.objects))
    """: "Alice plays a land: in its new zone it is a new object; expected a new id.",
    """
    def game_act(self, params):
        before = super().game_observe(GameObserveParams())
        return replace(super().game_act(params), snapshot=before)
    """: "Alice passes: the snapshot in the result is not what game/observe shows: ",
    """
    def game_legal(self, params):
        return GameLegalResult(actions=())
    """: "Alice has priority, and passing is not among her legal actions.",
    """
    def game_act(self, params):
        return super().game_act(replace(params, action=Pass()) if params.action == Pass(round=True) else params)
    """: "A round of passes comes to something else than two passes: the game, step: beginning-of-combat became",
    """
    def game_log(self, params):
        events = super().game_log(params).events
        return GameLogResult(events=(*events, *events))
    """: "The numbers of the events do not increase.",
}


@pytest.mark.parametrize(("program", "sentence"), SUBTLE.items(), ids=SUBTLE.values())
def test_a_fault_of_an_engine_that_can_more_is_found(
    program: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert doctor(f"{ORACLE}{program}\nserve(Broken())\n", tmp_path) == Exit.NOT_AS_EXPECTED
    said = " ".join(capsys.readouterr().out.split())
    assert "Step 6 of 7 is not well." in said
    assert sentence in said


def test_the_oracle_is_well_by_name_and_nothing_is_left_unsaid(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["doctor", "--engine", "oracle"]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert [line[0] for line in said.splitlines() if line[:1].isdigit()] == list("1234567")
    assert "Nobody attacks: accepted." in said
    assert "   wrong" not in said
    assert said.endswith("All is well. Next: touchstone run --engine oracle\n")


@pytest.mark.parametrize("engine", ["do-nothing", "always-refusing"])
def test_an_idle_engine_is_not_well(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["doctor", "--engine", engine]) == Exit.NOT_AS_EXPECTED
    assert "   wrong  It claims to know" in capsys.readouterr().out


def test_every_message_is_shown_if_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(KIT, tmp_path, "--messages") == Exit.AS_EXPECTED
    shown = capsys.readouterr().err.splitlines()
    assert shown[0].startswith('> {"jsonrpc":"2.0","id":1,"method":"initialize"')
    assert shown[1].startswith('< {"jsonrpc": "2.0", "id": 1, "result"')


def test_an_engine_that_is_slow_has_its_deadline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slow = kit("import time\nchanged('cards/known', lambda result: time.sleep(60))")
    assert doctor(slow, tmp_path, "--call-timeout", "0.3") == Exit.NOT_AS_EXPECTED
    assert "The engine gave no answer to cards/known within 0.3 seconds." in capsys.readouterr().out


def test_an_engine_that_floods_is_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flood = kit("changed('cards/known', lambda result: [print('x' * 1_000_000, end='') for _ in range(200)])")
    assert doctor(flood, tmp_path) == Exit.NOT_AS_EXPECTED
    assert "The engine wrote more than 33,554,432 bytes in answer to cards/known." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("engine", "code", "sentence"),
    [
        ("no-such-engine", Exit.ENGINE_DID_NOT_START, "the engine did not start: no-such-engine: No such file"),
        ("'half", Exit.USAGE, "is not a command line: No closing quotation"),
        ("", Exit.USAGE, "no engine is named; expected a command or one of always-refusing, do-nothing, oracle"),
    ],
)
def test_what_is_no_engine_is_said(engine: str, code: Exit, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["doctor", "--engine", engine]) == code
    assert sentence in capsys.readouterr().err
