"""`touchstone fuzz`: what it says and writes of engines that play otherwise, break, or play alike; shared databases."""

import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest import mock

import fakeredis
import pytest

from oracle.engine import Oracle
from touchstone.cli import call
from touchstone.faults import Exit
from touchstone.fuzzing.boards import Board, Entry
from touchstone.fuzzing.duel import Duel, Side
from touchstone.fuzzing.keeping import kept
from touchstone.fuzzing.writing import written
from touchstone.hosting.finding import open_engine
from touchstone.hosting.hosted import Limits
from touchstone.playing import greet

CLASHING = ["fuzz", "--misreading", "LRW-CLASH-09", "--cards", "Lash Out", "--seed", "1"]


def test_what_is_found_is_written_and_can_be_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call([*CLASHING, "--out", str(tmp_path)]) == Exit.NOT_AS_EXPECTED
    assert "Scenario: Passes on oracle" in capsys.readouterr().out
    path = tmp_path / "LRW-CLASH-09.feature"
    told = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert "# oracle under the rules of 2007-10: pass" in told
    assert "# oracle under the rules of 2007-10: fail" in told
    engine = f"{sys.executable} -m oracle --misreading LRW-CLASH-09"
    command = [sys.executable, "-m", "touchstone", "run", str(path), "--engine", engine, "--no-retry"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == Exit.NOT_AS_EXPECTED, run.stdout + run.stderr
    assert "Passes on oracle under the rules of 2007-10" in run.stdout


def test_a_difference_needs_a_folder_before_games_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("kept", encoding="utf-8")
    assert call([*CLASHING, "--out", str(taken / "within")]) == Exit.USAGE
    said = f"touchstone: a difference cannot be written to {taken / 'within'}: {taken} is no folder\n"
    assert capsys.readouterr().err == said
    assert taken.read_text(encoding="utf-8") == "kept"


def broken(fault: str) -> str:
    """The command of an engine that meets a fault as soon as somebody plays a card."""
    return f"{sys.executable} -m tests.broken_oracle {fault}"


def test_an_engine_that_breaks_is_told_with_the_shortest_game_that_breaks_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--engine", broken("dies"), "--cards", "Lash Out", "--seed", "1", "--out", str(tmp_path)]
    assert call(["fuzz", *arguments]) == Exit.NOT_AS_EXPECTED
    sentence = (
        "the engine: plays on or does not (crash: The engine exited with status 3 instead of answering game/act.)"
    )
    assert sentence in capsys.readouterr().out
    steps = [step.text for step in written(tmp_path / "difference.feature").steps]
    assert [step for step in steps if " plays " in step or " tries to play " in step]
    assert len(steps) <= 6, steps
    told = (tmp_path / "difference.txt").read_text(encoding="utf-8")
    assert "crash\n" in told
    assert "out of ideas" in told, "what the engine wrote last"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("hangs", "timeout: The engine gave no answer to game/act within 0.2 seconds."),
        ("answers_wrongly", "protocol-error: The result of game/act breaks the schema"),
    ],
)
def test_what_breaks_is_said_in_a_sentence(fault: str, sentence: str) -> None:
    engine = open_engine(broken(fault), Limits(call=0.2))
    duel = Duel(Side(greet(Oracle()), "2007-10"), Side(greet(engine), "2007-10"))
    board = Board((Entry("Alice", "hand", "Shock"), Entry("Alice", "play", "Mountain")))
    games = (duel.play(board, Random(number)) for number in range(10))
    finding = next(each for each in games if each is not None)
    engine.shutdown()
    assert sentence in str(finding.difference)


def test_two_rulesets_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rulesets = ["--ruleset", "2026-04", "--against-ruleset", "2007-10"]
    arguments = ["--cards", "Llanowar Elves", "--seed", "1", "--out", str(tmp_path)]
    assert call(["fuzz", *rulesets, *arguments]) == Exit.NOT_AS_EXPECTED
    text = (tmp_path / "difference.feature").read_text(encoding="utf-8")
    assert "Passes on oracle under the rules of 2007-10, but not on oracle under the rules of 2026-04" in text
    assert "# oracle under the rules of 2026-04: fail" in (tmp_path / "difference.txt").read_text(encoding="utf-8")
    assert "Scenario: Passes on" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--misreading", "LRW-NO-1"], "there is no misreading LRW-NO-1"),
        (["--ruleset", "1999"], "there is no ruleset 1999"),
        (["--seconds", "0"], "--seconds 0 leaves no time to play; expected a number above 0"),
        (["--cards", "Nothing at all"], 'no card of the pool fits "Nothing at all"'),
        (["--database", "redis://127.0.0.1:1"], "no Redis server answers at redis://127.0.0.1:1"),
    ],
)
def test_what_does_not_exist_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["fuzz", *arguments]) == Exit.USAGE
    assert sentence in capsys.readouterr().err


def test_an_engine_that_does_not_start_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["fuzz", "--engine", "./no-such-engine"]) == Exit.ENGINE_DID_NOT_START
    assert "The engine did not start: there is no './no-such-engine'." in capsys.readouterr().err


def test_the_oracle_over_stdio_plays_as_in_process(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--engine", f"{sys.executable} -m oracle", "--seconds", "3", "--cards", "evoke"]
    assert call(["fuzz", *arguments]) == Exit.AS_EXPECTED
    assert capsys.readouterr().out.startswith("No difference in ")


# -- what one campaign has found, the next one plays first -----------------------------------------------


def found_again(where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second campaign needs one game, though it would draw others by itself."""
    aimed = ["fuzz", "--misreading", "LRW-CLASH-02/2", "--cards", "clash"]
    for seed in ("1", "2"):
        arguments = [*aimed, "--seed", seed, "--database", where, "--out", str(tmp_path)]
        assert call(arguments) == Exit.NOT_AS_EXPECTED
    first, second = re.findall(r"after (\d+) games", capsys.readouterr().out)
    assert int(first) > int(second) == 1


def test_a_folder_keeps_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found_again(str(tmp_path / "kept"), tmp_path, capsys)
    assert list((tmp_path / "kept").iterdir())


def test_machines_share_what_they_find(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (  # in this order: the first imports what the second changes
        mock.patch("hypothesis.extra.redis.Redis", fakeredis.FakeRedis),
        mock.patch("redis.Redis", fakeredis.FakeRedis),
    ):
        found_again("redis://127.0.0.1:6399", tmp_path, capsys)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A Redis server of our own."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [program, "--port", str(port), "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}"
        process.terminate()


def test_a_redis_server_keeps_what_was_found(server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found_again(server, tmp_path, capsys)


def test_without_the_client_of_redis_its_name_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with mock.patch.dict(sys.modules, {"redis": None, "hypothesis.extra.redis": None}):
        assert call(["fuzz", "--database", "redis://127.0.0.1"]) == Exit.USAGE
    assert "pip install mtg-touchstone[fuzz]" in capsys.readouterr().err


def test_a_campaign_without_a_database_keeps_nothing() -> None:
    assert kept(None, "anything") is None
