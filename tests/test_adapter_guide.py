"""The adapter guide tells the truth: its steps are the starter kit, and the doctor says what stands there."""

import ast
import re
from pathlib import Path
from typing import Any

from tests.adapter_guide import GUIDE, PYTHON, SAID, STEPS, definitions, programs, told_anew
from touchstone.faults import Exit

ROOT = GUIDE.parents[1]
TEXT = GUIDE.read_text(encoding="utf-8")
KIT = (ROOT / "adapters" / "starter" / "python" / "adapter.py").read_text(encoding="utf-8")


def test_the_guide_shows_what_the_doctor_says_before_and_after_each_step() -> None:
    shown = [(int(match[2]), match[3]) for match in SAID.finditer(TEXT)]
    assert shown == [(number, when) for number in range(1, STEPS + 1) for when in ("before", "after")]
    assert told_anew(TEXT) == TEXT, "write it anew with: python -m tests.adapter_guide"


def test_each_step_is_wrong_before_and_well_after() -> None:
    for match in SAID.finditer(TEXT):
        assert ("   wrong  " in match[0]) == (match[3] == "before")


def test_the_steps_of_the_guide_come_to_the_starter_kit() -> None:
    assert definitions(programs(TEXT)[-1]) == definitions(KIT)


def bridge() -> dict[str, Any]:
    code = next(block for block in PYTHON.findall(TEXT) if "class Bridge" in block)
    names: dict[str, Any] = {}
    exec(compile(ast.parse(code), str(GUIDE), "exec"), names)
    return names


def test_the_bridge_of_the_guide_turns_callbacks_into_questions_and_answers() -> None:
    def play(choose: Any) -> str:
        return f"{choose('colour?')} {choose('number?')}"

    game = bridge()["Bridge"](play)
    assert game.run_until_asked() == ("asked", "colour?")
    assert game.run_until_asked("green") == ("asked", "number?")
    assert game.run_until_asked("3") == ("over", "green 3")


def test_the_bridge_reports_a_fault_and_can_be_left() -> None:
    names = bridge()

    def breaks(choose: Any) -> None:
        raise IndexError("the stack is gone")

    kind, fault = names["Bridge"](breaks).run_until_asked()
    assert (kind, str(fault)) == ("fault", "the stack is gone")
    game = names["Bridge"](lambda choose: choose("colour?"))
    game.run_until_asked()
    kind, fault = game.run_until_asked(names["LEAVE"])
    assert kind == "fault"
    assert isinstance(fault, names["GameAbandoned"])


def test_the_guide_names_files_and_exit_codes_that_exist() -> None:
    files = set(re.findall(r"`(adapters/starter/[^`]+)`", TEXT))
    assert len(files) == 4
    assert [each for each in files if not (ROOT / each).is_file()] == []
    codes = re.search(r"Its exit code is (.*?)\n\n", TEXT, re.DOTALL)
    assert codes
    assert [Exit(int(each)) for each in re.findall(r"\*\*(\d)\*\*", codes[1])] == [
        Exit.AS_EXPECTED,
        Exit.NOT_AS_EXPECTED,
        Exit.ENGINE_DID_NOT_START,
    ]
    for anchor in re.findall(r"\]\(#([a-z-]+)\)", TEXT):
        assert re.search(rf"^## {anchor.replace('-', ' ')}$", TEXT, re.MULTILINE | re.IGNORECASE), anchor
    assert Path(GUIDE.parent / "protocol.md").is_file()
