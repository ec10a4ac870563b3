"""Runs of hosted engines: second tries, isolation, deadlines, transcripts, shards, and finishing a run later."""

import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.runs import result_record
from touchstone import cli
from touchstone.diagnosis import Diagnosis
from touchstone.faults import Exit
from touchstone.features import illustrating, mentioning
from touchstone.hosting.hosted import HostedEngine
from touchstone.protocol.jsonrpc import decode_request
from touchstone.results import Record, read_results

TOY = Path(__file__).with_name("toy_engine.py")
SCENARIOS = """Feature: Four

  @LRW-PW-16 @until:2007-10
  Rule: A rule that the test made up
    Nothing is said here

    Scenario: First
      Given a game between Alice and Bob
      When Bob passes
      Then Bob is at 20 life

    Scenario: Second
      Given a game between Alice and Bob
      When Bob passes
      Then Bob is at 20 life

    Scenario Outline: Third
      Given a game between Alice and Bob
      Then <player> is at 20 life

      Examples:
        | player |
        | Alice  |
        | Bob    |
"""


@pytest.fixture
def four(tmp_path: Path) -> Path:
    path = tmp_path / "four.feature"
    path.write_text(SCENARIOS, encoding="utf-8")
    return path


def toy(fault: str) -> str:
    return f"{sys.executable} {TOY} {fault}"


def records(path: Path) -> dict[str, Record]:
    return {" ".join((each.title, *each.example.values())): each for each in read_results(path).records}


def run(path: Path, results: Path, *arguments: str, engine: str = "none") -> int:
    return cli.call(["run", str(path), "--engine", toy(engine), "--results", str(results), *arguments])


# The end


def test_a_line_after_the_last_scenario_is_told(four: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(four, tmp_path / "r.ndjson", engine="adds-at-last")
    assert "touchstone: The answer" in capsys.readouterr().err


# Second tries and isolation


def test_a_failure_that_a_fresh_process_does_not_have_is_flaky(
    four: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.ndjson"
    assert run(four, path, engine="leaks") == Exit.NOT_AS_EXPECTED
    second = records(path)["Second"]
    assert (second.verdict, second.again, second.called) == ("crash", "pass", "flaky crash")
    said = capsys.readouterr().out
    assert "FLAKY CRASH  LRW-PW-16" in said
    assert "tried again in a fresh process  pass" in said


def test_a_failure_that_stays_is_not_flaky(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path, engine="exits")
    assert [(each.verdict, each.again) for each in records(path).values()] == [
        ("crash", ""),
        ("crash", ""),
        ("pass", ""),
        ("pass", ""),
    ]


def test_without_retry_there_is_no_second_try(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path, "--no-retry", engine="leaks")
    assert (records(path)["Second"].verdict, records(path)["Second"].again) == ("crash", "")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_isolated_scenarios_have_a_process_each(four: Path, tmp_path: Path, workers: str) -> None:
    path = tmp_path / "r.ndjson"
    assert run(four, path, "--isolate", "-n", workers, engine="leaks") == Exit.AS_EXPECTED
    assert {each.verdict for each in records(path).values()} == {"pass"}


def test_a_line_too_many_is_the_fault_of_the_scenario_that_had_it(
    four: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle = HostedEngine.settle

    def slowly(self: HostedEngine, when: str = "") -> None:
        if not when:
            time.sleep(0.3)
        settle(self, when)

    monkeypatch.setattr(HostedEngine, "settle", slowly)
    path = tmp_path / "r.ndjson"
    run(four, path, "--no-retry", engine="adds")
    found = records(path)
    assert [found[title].verdict for title in ("First", "Second", "Third Alice")] == ["protocol-error"] * 2 + ["pass"]
    assert found["Second"].headline == "The engine wrote more than one line in answer to game/act."


# Deadlines


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_deadline_of_a_call_is_an_option(four: Path, tmp_path: Path, workers: str) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path, "--call-timeout", "0.5", "-n", workers, "--no-retry", engine="sleeps")
    first = records(path)["First"]
    assert first.verdict == "timeout"
    assert "no answer to game/act within 0.5 seconds" in first.message


def test_a_scenario_has_a_deadline_too(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path, "--scenario-timeout", "0.2", "--no-retry", engine="lingers")
    first = records(path)["First"]
    assert first.verdict == "timeout"
    assert "The scenario was not at its end after 0.2 seconds." in first.message


def test_an_engine_has_the_time_of_a_start_to_say_which_cards_it_knows(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    assert run(four, path, "--call-timeout", "1", engine="reads-cards") == Exit.AS_EXPECTED
    assert {each.verdict for each in records(path).values()} == {"pass"}


def test_the_deadline_of_the_start_is_an_option(four: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sleeper = f"{sys.executable} -c 'import time; time.sleep(60)'"
    arguments = ["run", str(four), "--engine", sleeper, "--start-timeout", "0.3"]
    assert cli.call(arguments) == Exit.ENGINE_DID_NOT_START
    assert "no answer to initialize within 0.3 seconds" in capsys.readouterr().err


# Transcripts


def test_the_messages_of_each_scenario_are_kept(four: Path, tmp_path: Path) -> None:
    path, folder = tmp_path / "r.ndjson", tmp_path / "messages"
    run(four, path, "--transcript", str(folder), engine="exits")
    first = records(path)["First"]
    text = Path(first.transcript).read_text(encoding="utf-8")
    assert Path(first.transcript).is_relative_to(folder)
    assert len(list(folder.rglob("*.txt"))) == 4
    assert '> {"jsonrpc":"2.0"' in text
    assert "game/new" in text
    assert "# crash: The engine exited with status 7 instead of answering game/act." in text
    assert "#   the stack is gone" in text
    assert text.splitlines()[0].startswith('> {"jsonrpc":"2.0","id":1,"method":"initialize"')


@pytest.mark.parametrize("engine", ["do-nothing", f"{sys.executable} {TOY} none"])
def test_a_transcript_begins_with_the_handshake_and_in_process_is_as_on_the_wire(
    engine: str, four: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "messages"
    assert cli.call(["run", str(four), "--engine", engine, "--transcript", str(folder)]) == Exit.AS_EXPECTED
    for path in folder.rglob("*.txt"):
        lines = path.read_bytes().splitlines()
        requests = [decode_request(line[2:]) for line in lines if line.startswith(b"> ")]
        assert [each.method for each in requests[:3]] == ["initialize", "cards/known", "game/new"]
        answers = [msgspec.json.decode(line[2:]) for line in lines if line.startswith(b"< ")]
        assert [each["id"] for each in answers] == [each.id for each in requests]
        assert all("result" in each for each in answers)
        assert lines[-1] == b"# pass"


# Shards


def test_shards_play_every_scenario_once(four: Path, tmp_path: Path) -> None:
    parts = [tmp_path / "1.ndjson", tmp_path / "2.ndjson"]
    for number, path in enumerate(parts, 1):
        assert run(four, path, "--shard", f"{number}/2", "-n", str(number)) == Exit.AS_EXPECTED
        assert read_results(path).header.shard == f"{number}/2"
        assert read_results(path).complete
    played = [title for path in parts for title in records(path)]
    assert sorted(played) == ["First", "Second", "Third Alice", "Third Bob"]


# Finishing an interrupted run


@pytest.mark.parametrize(("kept", "workers"), [(1, "1"), (2, "2"), (4, "1"), (5, "1")])
def test_an_interrupted_run_is_finished(four: Path, tmp_path: Path, kept: int, workers: str) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path)
    whole = path.read_bytes().splitlines(keepends=True)
    cut = b"".join(whole[:kept]) + b'{"line":"scenario","fea'
    path.write_bytes(cut)
    assert not read_results(path).complete
    assert run(four, path, "--resume", "-n", workers) == Exit.AS_EXPECTED
    assert read_results(path).complete
    assert sorted(records(path)) == ["First", "Second", "Third Alice", "Third Bob"]
    assert path.read_bytes().startswith(b"".join(whole[:kept]))


def test_resuming_begins_where_there_is_nothing_yet(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    assert run(four, path, "--resume") == Exit.AS_EXPECTED
    assert read_results(path).complete


def test_only_the_same_run_is_resumed(four: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.ndjson"
    run(four, path)
    assert run(four, path, "--resume") == Exit.USAGE
    assert f"{path} is complete: there is nothing to resume" in capsys.readouterr().err
    cut = b"".join(path.read_bytes().splitlines(keepends=True)[:2])
    path.write_bytes(cut)
    assert run(four, path, "--resume", "--ruleset", "2007-10") == Exit.USAGE
    assert f"{path} cannot be resumed: its ruleset was another" in capsys.readouterr().err
    assert path.read_bytes() == cut


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "--resume needs the file to go on with; expected --results FILE"),
        (["--results", "/dev/null"], "/dev/null cannot be written: it is no regular file"),
        (["--transcript", "/dev/null/x"], "the transcripts cannot be written to /dev/null/x: Not a directory"),
        (["--shard", "3/2"], "there is no shard '3/2'; expected I/N"),
        (["--call-timeout", "0"], "0 seconds are no deadline; expected more than 0"),
        (["--baseline", "nowhere.toml"], "the baseline cannot be read from nowhere.toml"),
    ],
)
def test_what_does_not_go_together_is_said(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.call(["run", "LRW-PW-20", *arguments]) == Exit.USAGE
    assert sentence in capsys.readouterr().err


def run_without_space(four: Path, kilobytes: int, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A run in which no file may be longer than so many kilobytes."""
    command = shlex.join([sys.executable, "-m", "touchstone", "run", str(four), "--engine", "do-nothing", *arguments])
    return subprocess.run(
        ["bash", "-c", f"ulimit -f {kilobytes}; {command}"], capture_output=True, text=True, check=False
    )


def test_results_that_cannot_be_written_break_the_run_off(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    done = run_without_space(four, 1, "--results", str(path))
    assert done.returncode == Exit.USAGE
    assert f"touchstone: the results cannot be written to {path}: File too large" in done.stderr.splitlines()
    assert 0 < len(read_results(path).records) < 4


def test_a_transcript_that_cannot_be_written_is_not_the_fault_of_the_engine(four: Path, tmp_path: Path) -> None:
    done = run_without_space(four, 2, "--transcript", str(tmp_path / "messages"))
    assert done.returncode == Exit.SUITE_FAULT
    assert re.search(r"the transcript cannot be written to .*: File too large", done.stderr)


# Diagnosis


def test_an_engine_with_a_misreading_is_told_that_it_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.ndjson"
    engine = f"{sys.executable} -m oracle --misreading LRW-CLASH-08/2"
    arguments = ["run", "LRW-CLASH-08", "--ruleset", "2007-10", "--engine", engine, "--results", str(path)]
    assert cli.call(arguments) == Exit.NOT_AS_EXPECTED
    said = "it behaves as if: An opponent is picked, but all players reveal a card (misreading LRW-CLASH-08/2)"
    assert said in " ".join(capsys.readouterr().out.split())
    results = read_results(path)
    (explanation,) = {each.as_if for each in results.explanations.values()}
    assert explanation == (said.removeprefix("it behaves as if: "),)


def test_what_is_no_misreading_is_not_taken_for_one() -> None:
    scenarios = illustrating("LRW-CLASH-08", mentioning(["LRW-CLASH-08"]))
    record = result_record(
        scenarios[0].title,
        file=scenarios[0].file,
        at=scenarios[0].line,
        rulings=("LRW-CLASH-08",),
        verdict="fail",
        step_at=scenarios[0].line + 1,
        what="the moon",
        observed="full",
    )
    diagnosis = Diagnosis({(each.file, each.title): each for each in scenarios}, [record])
    assert diagnosis.of(record) == ()
    assert diagnosis.of(result_record("crashes", verdict="crash", rulings=("LRW-CLASH-08",))) == ()


def test_a_run_that_is_broken_off_is_finished(four: Path, tmp_path: Path) -> None:
    path = tmp_path / "r.ndjson"
    command = [sys.executable, "-m", "touchstone", "run", str(four), "--results", str(path), "--engine"]
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background would pass on a deaf ear
    running = subprocess.Popen([*command, toy("lingers")], stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, heard)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not path.exists() or len(path.read_bytes().splitlines()) < 2):
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == Exit.NOT_AS_EXPECTED
    assert "interrupted; " in said
    assert not read_results(path).complete
    assert cli.call(["run", str(four), "--results", str(path), "--engine", toy("lingers"), "--resume"]) == 0
    assert sorted(records(path)) == ["First", "Second", "Third Alice", "Third Bob"]
