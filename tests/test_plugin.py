import subprocess
import sys
from pathlib import Path

import pytest

from touchstone.driver import Divergence, NeedsField, NeedsSupport, ScenarioFault
from touchstone.features import Scenario
from touchstone.hosting.errors import EngineCrashed, EngineTimeout, ProtocolBreach, RestartsExhausted
from touchstone.protocol import EngineError, Unsupported
from touchstone.results import read_results
from touchstone.rulesets import Span
from touchstone.session import SuiteSession, given_cards
from touchstone.verdicts import Verdict, explained, verdict_of

GAME = "Given a game between Alice and Bob"


def run_pytest(directory: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Plain pytest with the plugin, away from the settings of this project and from other plugins."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(directory), "-c", "/dev/null"]
    command += ["-p", "touchstone.plugin", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=directory)


@pytest.fixture(autouse=True)
def _only_these_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))


def feature(directory: Path, *scenarios: str) -> str:
    path = directory / "some.feature"
    path.write_text("\n".join(["Feature: Some", *scenarios, ""]), encoding="utf-8")
    return str(path)


def test_a_scenario_is_played_under_each_ruleset_of_its_range(tmp_path: Path) -> None:
    path = feature(tmp_path, "@until:2008-02", "Scenario: It stands", GAME, "Then Bob is at 20 life")
    done = run_pytest(tmp_path, path, "--engine", "do-nothing", "-v")
    assert "some.feature::test_it_stands[2007-10] PASSED" in done.stdout
    assert "some.feature::test_it_stands[2008-02] PASSED" in done.stdout
    assert "2 passed" in done.stdout
    assert done.returncode == 0


def test_one_ruleset_can_be_asked_for(tmp_path: Path) -> None:
    path = feature(tmp_path, "Scenario: It stands", GAME, "Then Bob is at 20 life")
    done = run_pytest(tmp_path, path, "--engine", "do-nothing", "--ruleset", "2017-09", "-v")
    assert "test_it_stands[2017-09] PASSED" in done.stdout
    assert "1 passed" in done.stdout
    wrong = run_pytest(tmp_path, path, "--ruleset", "1999-04")
    assert "there is no ruleset 1999-04; expected one of 2007-10" in wrong.stdout + wrong.stderr
    assert wrong.returncode != 0


def test_a_failure_is_short_and_says_where_and_what(tmp_path: Path) -> None:
    path = feature(tmp_path, "@until:2007-10", "Scenario: It falls", GAME, "Then Bob is at 18 life")
    done = run_pytest(tmp_path, path, "--engine", "do-nothing")
    assert "some.feature:5: Then Bob is at 18 life\nfail: Bob's life: expected 18, observed 20\n" in done.stdout
    assert "Traceback" not in done.stdout
    assert done.returncode == 1


def test_what_is_unsupported_is_skipped_with_its_reason(tmp_path: Path) -> None:
    steps = (GAME, 'And Alice controls "Garruk Wildspeaker"', 'Then the mana cost of "Garruk Wildspeaker" is {2}{G}{G}')
    path = feature(tmp_path, "@until:2007-10", "Scenario: It shows its cost", *steps)
    done = run_pytest(tmp_path, path, "--engine", "do-nothing", "-rs")
    assert "some.feature:3: unsupported: the engine does not show the field 'mana_cost'" in done.stdout
    assert "1 skipped" in done.stdout


def test_each_row_of_an_outline_is_played(tmp_path: Path) -> None:
    outline = (
        "Scenario Outline: Both stand",
        GAME,
        "Then <who> is at 20 life",
        "Examples:",
        "| who |",
        "| Alice |",
        "| Bob |",
    )
    path = feature(tmp_path, "@until:2007-10", *outline)
    done = run_pytest(tmp_path, path, "--engine", "do-nothing", "--results", str(tmp_path / "results.ndjson"))
    assert "2 passed" in done.stdout
    records = read_results(tmp_path / "results.ndjson").records
    assert [record.example for record in records] == [{"who": "Alice"}, {"who": "Bob"}]


def test_a_step_that_is_not_defined_cannot_be_collected(tmp_path: Path) -> None:
    path = feature(tmp_path, "Scenario: It dances", GAME, "Then Bob dances")
    done = run_pytest(tmp_path, path, "--engine", "do-nothing")
    assert "some.feature:4: there is no step for 'Then Bob dances'" in done.stdout
    assert done.returncode != 0


def test_a_title_that_stands_twice_cannot_be_collected(tmp_path: Path) -> None:
    once = ("Scenario: Twice", GAME, "Then Bob is at 20 life")
    done = run_pytest(tmp_path, feature(tmp_path, *once, *once), "--engine", "do-nothing")
    assert 'some.feature:5: the title "Twice" stands already in line 2' in done.stdout
    assert done.returncode != 0


def test_an_engine_that_does_not_start_ends_the_run(tmp_path: Path) -> None:
    path = feature(tmp_path, "Scenario: It stands", GAME, "Then Bob is at 20 life")
    done = run_pytest(tmp_path, path, "--engine", "no-such-engine")
    assert "The engine did not start: there is no 'no-such-engine'." in done.stdout + done.stderr
    assert done.returncode == 4


def test_a_fault_found_while_playing_stops_the_run(tmp_path: Path) -> None:
    first = ("@until:2007-10", "Scenario: First", GAME, "Then Eve is at 20 life")
    second = ("@until:2007-10", "Scenario: Second", GAME, "Then Bob is at 20 life")
    done = run_pytest(tmp_path, feature(tmp_path, *first, *second), "--engine", "do-nothing")
    assert done.returncode == 3
    assert "the suite itself is at fault" in done.stdout
    assert "some.feature:5: There is no player Eve" in done.stdout
    assert "passed" not in done.stdout


def test_expected_failures_do_not_fail_in_plain_pytest_either(tmp_path: Path) -> None:
    path = feature(tmp_path, "@until:2007-10", "Scenario: It falls", GAME, "Then Bob is at 18 life")
    known = tmp_path / "known.toml"
    known.write_text(f'[[failure]]\nscenario = "{path}: It falls"\nverdict = "fail"\n')
    done = run_pytest(tmp_path, path, "--engine", "do-nothing", "--baseline", str(known), "-rx")
    assert "1 xfailed" in done.stdout
    assert "expected by the baseline: Bob's life: expected 18, observed 20" in done.stdout
    assert done.returncode == 0
    known.write_text("nonsense")
    wrong = run_pytest(tmp_path, path, "--engine", "do-nothing", "--baseline", str(known))
    assert f"{known}:1: not TOML" in wrong.stdout + wrong.stderr
    assert wrong.returncode != 0


def test_feature_files_of_others_are_left_alone(tmp_path: Path) -> None:
    feature(tmp_path, "Scenario: It dances", GAME, "Then Bob dances")
    done = run_pytest(tmp_path, str(tmp_path))
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED


@pytest.mark.parametrize(
    ("error", "verdict"),
    [
        (None, "pass"),
        (Divergence("a", "b", "c"), "fail"),
        (NeedsField("loyalty", "it"), "unsupported"),
        (NeedsSupport("no such card"), "unsupported"),
        (Unsupported("no"), "unsupported"),
        (EngineCrashed("gone"), "crash"),
        (EngineTimeout("late"), "timeout"),
        (ProtocolBreach("garbage"), "protocol-error"),
        (EngineError("what?"), "protocol-error"),
        (RestartsExhausted("again"), "not-run"),
        (ScenarioFault("wrong"), None),
        (KeyError("x"), None),
    ],
)
def test_each_error_has_its_verdict(error: Exception | None, verdict: Verdict | None) -> None:
    assert verdict_of(error) == verdict


def test_what_a_hosted_engine_said_last_is_told() -> None:
    assert "  out of cheese" in explained(EngineCrashed("gone", stderr=["out of cheese"]))


def test_a_ruleset_that_the_engine_does_not_play_is_unsupported() -> None:
    from tests.scripted import caller

    suite = SuiteSession("scripted", caller=caller())
    with pytest.raises(NeedsSupport, match="does not play the ruleset 1994-06; it plays 2007-10"):
        suite.table("1994-06")


def test_the_cards_of_a_scenario_are_those_of_its_givens() -> None:
    from touchstone.features import StepLine

    texts = ('Alice controls 2 "Forest" and "Hill Giant" as "Bob\'s Giant"', '"Bob\'s Giant" is tapped')
    steps = tuple(StepLine(kind="given", text=text, line=1) for text in texts)
    made = Scenario(title="T", file="f", line=1, tags=(), rulings=(), span=Span(), steps=steps)
    assert given_cards(made) == {"Forest", "Hill Giant"}
