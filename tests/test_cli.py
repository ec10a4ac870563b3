import json
import subprocess
import sys
from pathlib import Path

import pytest

from touchstone import __version__, cli, commands
from touchstone.catalogue import catalogue
from touchstone.faults import Exit, Problem, SuiteFault
from touchstone.features import features


def test_without_arguments_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call([]) == Exit.AS_EXPECTED
    shown = capsys.readouterr().out
    assert "List the rulings of the catalogue" in shown
    assert "Exit codes: 0 as expected" in shown


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["--version"]) == Exit.AS_EXPECTED
    assert capsys.readouterr().out == f"touchstone {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], ["rulings", "--nonsense"], ["rulings", "--kind", "rumour"], ["rulings", "LRW-PW-01", "LRW-PW-02"]],
)
def test_wrong_usage_is_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(arguments) == Exit.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Error" in captured.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["LRW-PW-1"], "there is no ruling LRW-PW-1 in the catalogue; nearest: LRW-PW-01, "),
        (["pw"], "there is no ruling pw in the catalogue"),
        (["--topic", "chess"], "there is no topic chess; expected one of clash, "),
        (["--source", "hearsay"], "there is no source hearsay; expected one of lorwyn-primer, "),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.call(["rulings", *arguments]) == Exit.USAGE
    assert capsys.readouterr().err.startswith(f"touchstone: {sentence}")


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, int]:
    """The ids listed, and their numbers of scenarios."""
    assert cli.call(["rulings", *arguments, "--json"]) == Exit.AS_EXPECTED
    return {each["id"]: each["scenarios"] for each in json.loads(capsys.readouterr().out)}


def test_all_rulings_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    counts = listed(capsys)
    assert list(counts) == [ruling.id for ruling in catalogue()]
    tagged = [ruling_id for file in features() for each in file.scenarios() for ruling_id in each.rulings]
    assert counts["LRW-SET-06"] == tagged.count("LRW-SET-06") > 0


def test_rulings_are_filtered(capsys: pytest.CaptureFixture[str]) -> None:
    known = catalogue()
    assert {known[each].topic for each in listed(capsys, "--topic", "clash")} == {"clash"}
    assert {known[each].source for each in listed(capsys, "--source", "cr-planeswalkers")} == {"cr-planeswalkers"}
    both = listed(capsys, "--kind", "data", "--topic", "set-facts")
    assert {(known[each].kind, known[each].topic) for each in both} == {("data", "set-facts")}


def test_uncovered_are_those_that_a_scenario_could_show_and_none_does(capsys: pytest.CaptureFixture[str]) -> None:
    uncovered = listed(capsys, "--uncovered")
    assert set(uncovered.values()) <= {0}
    assert "LRW-SET-06" not in uncovered
    assert "LRW-SET-01" not in uncovered
    counts = listed(capsys)
    assert {each for each in counts if not counts[each] and catalogue()[each].kind != "document"} == set(uncovered)


def test_the_list_has_a_line_for_each_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["rulings", "--topic", "set-facts", "--source", "lorwyn-primer"]) == Exit.AS_EXPECTED
    heading, *rows, _, total = capsys.readouterr().out.splitlines()
    assert heading.split() == ["id", "kind", "topic", "scenarios", "ruling"]
    assert rows[0].startswith("LRW-SET-01")
    assert rows[0].rstrip().endswith(catalogue()["LRW-SET-01"].ruling)
    assert total.startswith(f"{len(rows)} of {len(catalogue())} rulings, ")


def test_a_ruling_is_shown_with_its_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["rulings", "LRW-SET-06"]) == Exit.AS_EXPECTED
    shown = capsys.readouterr().out
    ruling = catalogue()["LRW-SET-06"]
    for part in (ruling.ruling, ruling.misreading, ruling.locator, f"{ruling.file}:{ruling.line}"):
        assert part
        assert part in shown
    assert "Constructed play with Lorwyn begins on 20 October 2007\n    features/lorwyn/set_facts.feature:" in shown


def test_a_ruling_is_shown_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["rulings", "LRW-SET-06", "--json"]) == Exit.AS_EXPECTED
    shown = json.loads(capsys.readouterr().out)
    assert shown["rules_2017"] == catalogue()["LRW-SET-06"].rules_2017
    assert {each["file"] for each in shown["scenarios"]} == {"features/lorwyn/set_facts.feature"}


def test_a_ruling_that_nothing_shows_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["rulings", "LRW-SET-01"]) == Exit.AS_EXPECTED
    assert "no scenario shows it" in capsys.readouterr().out


def test_a_fault_of_the_suite_is_exit_code_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise SuiteFault([Problem("features/one.feature", 3, "is not right")])

    monkeypatch.setattr("touchstone.commands.lint.lint", broken)
    assert cli.call(["lint"]) == Exit.SUITE_FAULT
    assert (
        capsys.readouterr().err == "touchstone: the suite itself is at fault:\nfeatures/one.feature:3: is not right\n"
    )


def test_every_module_of_commands_holds_the_command_of_its_name() -> None:
    names = {path.stem for path in Path(commands.__path__[0]).glob("[a-z]*.py")}
    assert {"rulings", "lint"} <= names
    listed_names = {name.replace("-", "_") for name in cli.app(lazy=False) if not name.startswith("-")}
    assert listed_names == names


def test_a_reader_that_has_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "touchstone", "rulings"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("command", [["explain", "LRW-PW-20"], ["export", "vectors"], ["replay", "vectors"], ["fuzz"]])
def test_an_engine_that_does_not_start_is_exit_code_4(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "vectors").mkdir()
    (tmp_path / "vectors" / "one.json").write_text("{}")
    assert cli.call([*command, "--engine", "./no-such-engine"]) == Exit.ENGINE_DID_NOT_START
    assert capsys.readouterr().err.startswith("touchstone: The engine did not start: there is no './no-such-engine'.")
