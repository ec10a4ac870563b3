"""A zoo of broken engines: each gets the verdict that it must get, and the run completes around it."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from tests.zoo import MIND, WIRE
from tests.zoo_oracle import FAULTS
from touchstone import cli
from touchstone.faults import Exit
from touchstone.results import Record, Results, read_results

HERE = Path(__file__).parent
FEATURE = (HERE / "zoo.feature").read_text(encoding="utf-8")
TITLES = ("Before", "A pass", "An attempt", "A look", "A land", "An attack", "A third player", "After")


def feature(folder: Path, *titles: str) -> Path:
    """The scenarios of these titles in a file of their own."""
    head, *scenarios = FEATURE.split("\n  @until:2007-10\n")
    chosen = [each for each in scenarios if each.partition("Scenario: ")[2].partition("\n")[0] in titles]
    assert len(chosen) == len(titles)
    path = folder / "zoo.feature"
    path.write_text("\n  @until:2007-10\n".join([head, *chosen]), encoding="utf-8")
    return path


class Run:
    """A run of the suite on an engine of the zoo."""

    def __init__(self, folder: Path, program: str, fault: str, titles: tuple[str, ...], *options: str) -> None:
        self.marker = folder / "marker"
        self._path = folder / "results.ndjson"
        engine = shlex.join([sys.executable, str(HERE / program), fault, str(self.marker)])
        arguments = ["run", str(feature(folder, *titles)), "--engine", engine, "--results", str(self._path)]
        self.code = cli.call([*arguments, "--explain", "0", *options])

    @property
    def results(self) -> Results:
        return read_results(self._path)

    @property
    def records(self) -> dict[str, Record]:
        assert self.results.complete
        return {record.title: record for record in self.results.records}

    @property
    def verdicts(self) -> dict[str, str]:
        return {title: record.called for title, record in self.records.items()}


WIRE_VERDICTS = {
    "exits in the middle": ("crash", "The engine exited with status 3 instead of answering game/act."),
    "is killed": ("crash", "The engine was ended by SIGSEGV instead of answering game/act."),
    "closes its output": ("crash", "The engine closed its standard output or was killed"),
    "breaks off": ("crash", "The engine exited with status 0 instead of answering game/act."),
    "never answers": ("timeout", "The engine gave no answer to game/act within 0.8 seconds."),
    "answers late": ("timeout", "The engine gave no answer to game/act within 0.8 seconds."),
    "answers twice": ("protocol-error", "The engine wrote more than one line in answer to game/act."),
    "wrong id": ("protocol-error", "The answer to game/act has the id 10000; expected "),
    "invalid JSON": ("protocol-error", "The answer is not JSON: "),
    "invalid UTF-8": ("protocol-error", "The answer is not valid UTF-8: "),
    "deep JSON": ("protocol-error", "The answer is not JSON: "),
    "a line of 100 MB": ("protocol-error", "The engine wrote more than 33,554,432 bytes for game/act."),
    "endless output": ("protocol-error", "The answer is not JSON: "),
    "endless standard error": ("timeout", "The engine gave no answer to game/act within 0.8 seconds."),
    "much standard error": ("pass", ""),
    "logs on standard output": ("protocol-error", "The answer is not JSON: "),
    "leaves a child": ("pass", ""),
    "unknown fields": ("pass", ""),
    "missing fields": ("protocol-error", "The result of game/act breaks the schema: object missing required field"),
    "wrong types": ("protocol-error", "The result of game/act breaks the schema: expected `object`, got `array`"),
    "result and error": ("protocol-error", "The answer to game/act has both a result and an error."),
    "no version": ("protocol-error", "The answer is not a JSON-RPC 2.0 response: "),
    "own fault": ("crash", "The engine reports a fault of its own in game/act: IndexError"),
    "own error": ("protocol-error", "no"),
    "says unsupported": ("unsupported", "no passing today"),
}

HEALTHY = dict.fromkeys(TITLES, "pass") | {
    "A land": "unsupported",
    "An attack": "fail",
    "A third player": "unsupported",
}
"""The toy of the starter kit without any other fault: it plays no cards, and it never asks for attackers."""

BROKEN_IDS = {title: "protocol-error" for title in TITLES if title != "A third player"}

MIND_VERDICTS: dict[str, dict[str, str]] = {
    "nothing": {},
    "claims what it lacks": {"A third player": "crash"},
    "accepts everything": {"An attempt": "fail", "A land": "fail"},
    "refuses everything": {"A pass": "fail", "An attempt": "fail", "A land": "fail"},
    "changes when it refuses": {"An attempt": "fail"},
    "remembers the game before": {"After": "flaky fail"},
    "has moods": {"Before": "flaky fail", "After": "fail"},
    "asks for ever": {"A pass": "timeout"},
    "knows nothing": dict.fromkeys(TITLES, "unsupported"),
    "hides objects": {"An attempt": "fail"},
    "wrong object ids": BROKEN_IDS,
    "one id for all": BROKEN_IDS,
    "forgets handles": BROKEN_IDS,
    "shows everything": {"A look": "fail"},
    "shows nothing to anybody": {"A look": "fail"},
    "leaves fields out": {"After": "unsupported"},
}

ORACLE_FAILURES: dict[str, dict[str, str]] = {
    "nothing": {},
    "accepts illegal actions": {"An attempt": "the attempt: expected refused, and nothing changed, observed allowed"},
    "refuses legal actions": {"A land": "Alice's action: expected accepted, observed refused (cannot-pay)"},
    "changes state on a refusal": {
        "An attempt": "the attempt: expected refused, and nothing changed, observed refused, but the game, "
        "players Alice, life: 20 became 19"
    },
    "never asks": {"An attack": "the game: expected Alice to be asked for attackers, observed priority of Alice"},
    "asks needlessly": {
        "A pass": "what the game waits for: expected priority of Bob, observed Alice is asked for may",
        "An attempt": "what the game waits for: expected priority of Bob, observed Alice is asked for may",
        "An attack": "the game: expected no decision to be pending, observed Alice is asked for may",
        "A third player": "what the game waits for: expected priority of Bob, observed Alice is asked for may",
    },
    "loses objects": {
        "An attempt": "the attempt: expected refused, and nothing changed, observed refused, but the game, ",
        "A look": 'whether Bob may look at "Grizzly Bears": expected no, observed yes',
        "A land": 'where "land" is: expected in play, observed gone',
    },
    "hides the battlefield": {
        "A land": 'where "land" is: expected in play, observed gone',
        "An attack": '"Grizzly Bears": expected an object of that name, observed none any more',
    },
    "loses count of life": {"An attack": "Bob's life: expected 18, observed 20"},
}


@pytest.mark.parametrize("fault", WIRE)
def test_a_fault_of_the_wire_is_the_verdict_of_its_scenario_alone(fault: str, tmp_path: Path) -> None:
    verdict, sentence = WIRE_VERDICTS[fault]
    deadline = "0.8" if verdict == "timeout" else "10"
    titles = ("Before", "A pass", "After")
    run = Run(tmp_path, "zoo.py", fault, titles, "--call-timeout", deadline, "--no-retry")
    assert run.verdicts == {"Before": "pass", "A pass": verdict, "After": "pass"}
    assert run.records["A pass"].message.startswith(sentence)
    assert run.code == (Exit.AS_EXPECTED if verdict in ("pass", "unsupported") else Exit.NOT_AS_EXPECTED)
    if fault == "leaves a child":
        assert ends(int(run.marker.read_text()))


@pytest.mark.parametrize("fault", MIND)
def test_a_fault_of_the_mind_is_found_where_it_shows(fault: str, tmp_path: Path) -> None:
    run = Run(tmp_path, "zoo.py", fault, TITLES, "--scenario-timeout", "1" if fault == "asks for ever" else "60")
    assert run.verdicts == HEALTHY | MIND_VERDICTS[fault]
    assert run.code == Exit.NOT_AS_EXPECTED


@pytest.mark.parametrize("fault", FAULTS)
def test_a_subtle_fault_of_an_engine_that_knows_the_rules_is_found(fault: str, tmp_path: Path) -> None:
    run = Run(tmp_path, "zoo_oracle.py", fault, TITLES, "--no-retry")
    failures = ORACLE_FAILURES[fault]
    assert run.verdicts == {title: "fail" if title in failures else "pass" for title in TITLES}
    for title, sentence in failures.items():
        assert run.records[title].headline.startswith(sentence)
    assert run.code == (Exit.NOT_AS_EXPECTED if failures else Exit.AS_EXPECTED)


def test_an_engine_that_exits_at_start_has_no_verdicts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(tmp_path, "zoo.py", "exits at start", ("Before",))
    assert run.code == Exit.ENGINE_DID_NOT_START
    assert "no configuration" in capsys.readouterr().err


def test_an_engine_that_does_not_start_again_crashes_in_every_scenario_that_is_left(tmp_path: Path) -> None:
    run = Run(tmp_path, "zoo.py", "starts only once", ("Before", "A pass", "An attempt", "After"))
    assert run.verdicts == {"Before": "pass", "A pass": "crash", "An attempt": "crash", "After": "crash"}
    assert run.code == Exit.NOT_AS_EXPECTED


def test_an_engine_that_ignores_the_shutdown_keeps_nobody(tmp_path: Path) -> None:
    run = Run(tmp_path, "zoo.py", "ignores shutdown", ("Before", "A pass", "After"))
    assert set(run.verdicts.values()) == {"pass"}
    assert run.code == Exit.AS_EXPECTED
    assert ends(int(run.marker.read_text()))


@pytest.mark.parametrize("engine", ["do-nothing", "always-refusing"])
def test_idle_engines_fail_what_needs_an_engine(engine: str, tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    chosen = feature(tmp_path, "Before", "A pass", "An attempt", "A land", "After")
    assert cli.call(["run", str(chosen), "--engine", engine, "--results", str(path)]) == Exit.NOT_AS_EXPECTED
    verdicts = {record.title: record.verdict for record in read_results(path).records}
    failed = dict.fromkeys(("A pass", "An attempt", "A land"), "fail")
    assert verdicts == {"Before": "pass", "After": "pass"} | failed


def test_every_animal_has_its_verdict_and_there_are_many() -> None:
    assert set(WIRE) == set(WIRE_VERDICTS)
    assert set(MIND) == set(MIND_VERDICTS)
    assert set(FAULTS) == set(ORACLE_FAILURES)
    assert len(WIRE) + len(MIND) + len(FAULTS) > 40


def ends(process: int) -> bool:
    """Whether a process is gone, or will be in a moment."""
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline:
        try:
            os.kill(process, 0)
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False
