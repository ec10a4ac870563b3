"""Hosting engines as processes: every fault ends in the right error, and nothing survives."""

import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from touchstone.hosting.errors import (
    EngineCrashed,
    EngineNotStarted,
    EngineTimeout,
    HostingError,
    ProtocolBreach,
    RestartsExhausted,
)
from touchstone.hosting.finding import engine_names, open_engine
from touchstone.hosting.hosted import HostedEngine, Limits
from touchstone.null_engines import AlwaysRefusing, DoNothing
from touchstone.protocol import (
    CardsKnownParams,
    Chosen,
    EngineError,
    FactsAskParams,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLogParams,
    GameNewParams,
    GameObserveParams,
    InitializeParams,
    ObjectSetup,
    Pass,
    PlayerSetup,
    StateSetup,
    Unsupported,
)

SCRIPT = Path(__file__).with_name("broken_engines.py")
GREETING = InitializeParams(protocol_versions=(1,), suite_version="0")
QUESTION = FactsAskParams(subject="Lorwyn", question="size")
QUICK = Limits(start=10, call=5, close=0.2, line_bytes=1 << 20, restarts=2)
IMPATIENT = Limits(start=10, call=0.2, close=0.2, line_bytes=1 << 20, restarts=2)

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("COV")}  # engines are killed

Host = Callable[..., HostedEngine]


def alive(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group = status.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(of_group) == group and state not in "ZX":
            found.append(int(status.parent.name))
    return found


def ends(group: int) -> bool:
    deadline = time.monotonic() + 2
    while alive(group):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


@pytest.fixture
def host() -> Iterator[Host]:
    """Host a broken engine; afterwards it is shut down and its group must be gone."""
    engines: list[tuple[HostedEngine, int]] = []

    def start(fault: str, limits: Limits = QUICK, *, greet: bool = True, marker: Path = SCRIPT) -> HostedEngine:
        engine = HostedEngine([sys.executable, str(SCRIPT), fault, str(marker)], limits=limits, env=ENVIRONMENT)
        engines.append((engine, group_of(engine)))
        if greet:
            engine.initialize(GREETING)
        return engine

    yield start
    for engine, group in engines:
        engine.shutdown()
        assert ends(group)


def wrote(engine: HostedEngine) -> None:
    """Wait until there is output of the engine, or its end."""
    assert engine._process is not None
    assert select.select([engine._process._stdout], [], [], 10)[0]


def group_of(engine: HostedEngine) -> int:
    assert engine._process is not None
    return engine._process.pid


@pytest.mark.parametrize(
    ("fault", "error", "sentence"),
    [
        ("exits", EngineCrashed, "The engine exited with status 3 instead of answering facts/ask."),
        ("exits-in-a-line", EngineCrashed, "The engine exited with status 0 instead of answering facts/ask."),
        ("is-killed", EngineCrashed, "The engine was ended by SIGSEGV instead of answering facts/ask."),
        ("garbage", ProtocolBreach, "The answer is not JSON: JSON is malformed: invalid character (byte 0)."),
        ("empty-line", ProtocolBreach, "The answer is not JSON: input data was truncated."),
        ("invalid-utf8", ProtocolBreach, "The answer is not valid UTF-8: "),
        ("deep", ProtocolBreach, "The answer is not JSON: "),
        ("wrong-id", ProtocolBreach, "The answer to facts/ask has the id 3; expected 2."),
        ("id-as-text", ProtocolBreach, "The answer to facts/ask has the id '2'; expected 2."),
        ("error-for-another", ProtocolBreach, "The error in answer to facts/ask has the id 99; expected 2."),
        ("no-version", ProtocolBreach, "The answer is not a JSON-RPC 2.0 response: object missing required field `js"),
        ("wrong-type", ProtocolBreach, "The result of facts/ask breaks the schema: expected `"),
        ("missing-field", ProtocolBreach, "The result of facts/ask breaks the schema: object missing required field"),
        ("result-and-error", ProtocolBreach, "The answer to facts/ask has both a result and an error."),
        ("neither", ProtocolBreach, "The answer to facts/ask has neither a result nor an error."),
        ("batch", ProtocolBreach, "The answer is not a JSON-RPC 2.0 response: expected `object`, got `array`."),
        ("prints-before", ProtocolBreach, "The answer is not JSON: "),
        ("prints-after", ProtocolBreach, "The engine wrote more than one line in answer to facts/ask."),
        ("floods", ProtocolBreach, "The engine wrote more than 1,048,576 bytes for facts/ask."),
        ("reports-own-fault", EngineCrashed, "The engine reports a fault of its own in facts/ask: IndexError"),
        ("reports-not-understood", ProtocolBreach, "The engine does not understand facts/ask: what?"),
    ],
)
def test_a_fault_ends_in_its_error(host: Host, fault: str, error: type[HostingError], sentence: str) -> None:
    engine = host(fault)
    with pytest.raises(error) as raised:
        engine.facts_ask(QUESTION)
    assert raised.value.sentence.startswith(sentence)
    assert any("facts/ask" in message for message in raised.value.transcript)


@pytest.mark.parametrize(
    ("fault", "error", "sentence"),
    [
        ("never-answers", EngineTimeout, "The engine gave no answer to facts/ask within 0.2 seconds."),
        ("never-answers-in-a-group", EngineTimeout, "The engine gave no answer to facts/ask within 0.2 seconds."),
        ("closes-output", EngineCrashed, "The engine closed its standard output or was killed instead of answering"),
    ],
)
def test_an_engine_that_lives_on_is_ended(host: Host, fault: str, error: type[HostingError], sentence: str) -> None:
    engine = host(fault, IMPATIENT)
    group = group_of(engine)
    with pytest.raises(error) as raised:
        engine.facts_ask(QUESTION)
    assert raised.value.sentence.startswith(sentence)
    assert ends(group)


@pytest.mark.parametrize(
    ("fault", "error", "message"),
    [
        ("reports-no-method", Unsupported, "no such method"),
        ("reports-unsupported", Unsupported, "no facts here"),
        ("reports-error", EngineError, "no such set"),
    ],
)
def test_errors_that_the_engine_reports_are_those_of_engines_in_process(
    host: Host, fault: str, error: type[EngineError], message: str
) -> None:
    engine = host(fault)
    with pytest.raises(error) as raised:
        engine.facts_ask(QUESTION)
    assert str(raised.value) == message
    assert type(raised.value) is error


@pytest.mark.parametrize("fault", ["none", "unknown-field", "floods-stderr", "leaves-a-child"])
def test_what_is_allowed_is_taken(host: Host, fault: str) -> None:
    engine = host(fault)
    assert engine.facts_ask(QUESTION).value
    assert engine.facts_ask(QUESTION).value


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("exits-at-once", "The engine exited with status 1 instead of answering initialize."),
        ("exits-at-greeting", "The engine exited with status 3 instead of answering initialize."),
        ("silent-at-greeting", "The engine gave no answer to initialize within 0.3 seconds."),
        ("garbage-at-greeting", "The answer is not JSON: "),
        ("wrong-type-at-greeting", "The result of initialize breaks the schema: expected `str`, got `int`, at `name`."),
        ("error-at-greeting", "no licence"),
        ("other-version", "It speaks protocol version 99; expected one of: 1."),
    ],
)
def test_an_engine_that_does_not_shake_hands_has_not_started(host: Host, fault: str, sentence: str) -> None:
    start = 0.3 if fault == "silent-at-greeting" else 10
    engine = host(fault, Limits(start=start, close=0.2), greet=False)
    group = group_of(engine)
    with pytest.raises(EngineNotStarted) as raised:
        engine.initialize(GREETING)
    assert raised.value.sentence.startswith(f"The engine did not start. {sentence}")
    assert ends(group)
    with pytest.raises(EngineNotStarted):
        engine.facts_ask(QUESTION)


def test_the_last_words_are_kept(host: Host) -> None:
    with pytest.raises(EngineCrashed) as raised:
        host("exits").facts_ask(QUESTION)
    assert raised.value.stderr == ("about to leave",)
    assert raised.value.report().splitlines()[:3] == [
        "The engine exited with status 3 instead of answering facts/ask.",
        "last lines of standard error:",
        "  about to leave",
    ]


def test_an_unfinished_line_is_in_the_transcript(host: Host) -> None:
    with pytest.raises(EngineCrashed) as raised:
        host("exits-in-a-line").facts_ask(QUESTION)
    assert raised.value.transcript[-1] == '< {"jsonrpc":"2.0","id"'


def test_a_long_message_is_cut_in_the_transcript(host: Host) -> None:
    engine = host("wrong-id")
    with pytest.raises(ProtocolBreach) as raised:
        engine.facts_ask(FactsAskParams(subject="x" * 5000, question="size"))
    assert "bytes)" in raised.value.transcript[-2]
    assert len(raised.value.transcript[-2]) < 2100


@pytest.mark.parametrize("fault", ["stops-reading", "closes-input"])
def test_an_engine_that_does_not_read_cannot_block_the_harness(host: Host, fault: str) -> None:
    engine = host(fault, IMPATIENT)
    engine.facts_ask(QUESTION)
    with pytest.raises(EngineTimeout):
        engine.facts_ask(FactsAskParams(subject="x" * 1_000_000, question="size"))


def test_lines_without_end_are_a_breach(host: Host) -> None:
    with pytest.raises(ProtocolBreach):
        host("floods-lines").facts_ask(QUESTION)


def test_a_request_longer_than_a_pipe_arrives(host: Host) -> None:
    engine = host("none")
    assert engine.facts_ask(FactsAskParams(subject="x" * 900_000, question="size")).value


def test_after_a_crash_the_engine_is_started_again(host: Host) -> None:
    engine = host("exits-after-answering")
    first = engine.facts_ask(QUESTION).value
    with pytest.raises(EngineCrashed):
        engine.facts_ask(QUESTION)
    assert engine.facts_ask(QUESTION).value != first
    assert engine.restarts == 1


def test_an_engine_that_does_not_start_again_has_crashed(host: Host, tmp_path: Path) -> None:
    engine = host("starts-once", marker=tmp_path / "started")
    with pytest.raises(EngineCrashed, match="exited with status 3"):
        engine.facts_ask(QUESTION)
    with pytest.raises(EngineCrashed, match=r"^The engine did not start again\. no licence$"):
        engine.facts_ask(QUESTION)


def test_an_engine_whose_command_has_gone_has_crashed(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_text(f"#!{sys.executable}\n{SCRIPT.read_text(encoding='utf-8')}", encoding="utf-8")
    program.chmod(0o755)
    engine = HostedEngine([str(program), "exits"], limits=QUICK, env=ENVIRONMENT)
    engine.initialize(GREETING)
    with pytest.raises(EngineCrashed, match="exited with status 3"):
        engine.facts_ask(QUESTION)
    program.unlink()
    with pytest.raises(EngineCrashed, match=r"^The engine did not start: there is no '.*/engine'\.$"):
        engine.facts_ask(QUESTION)


def test_an_interrupted_call_ends_the_engine(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> bytes:
        raise KeyboardInterrupt

    engine = host("none")
    group = group_of(engine)
    monkeypatch.setattr("touchstone.hosting.process.Process.exchange", interrupt)
    with pytest.raises(KeyboardInterrupt):
        engine.facts_ask(QUESTION)
    assert ends(group)


def test_a_lost_game_stays_lost(host: Host) -> None:
    engine = host("exits")
    with pytest.raises(EngineCrashed) as first:
        engine.facts_ask(QUESTION)
    with pytest.raises(EngineCrashed) as second:
        engine.game_observe(GameObserveParams())
    assert second.value is first.value
    assert engine.restarts == 0


def test_the_engine_is_started_again_only_so_often(host: Host) -> None:
    engine = host("exits")
    for _ in range(1 + QUICK.restarts):
        with pytest.raises(EngineCrashed):
            engine.facts_ask(QUESTION)
    with pytest.raises(RestartsExhausted) as raised:
        engine.facts_ask(QUESTION)
    assert raised.value.sentence.startswith("The engine was started again 2 times, as often as allowed.")


@pytest.mark.parametrize("fault", ["wrong-type", "missing-field", "neither", "reports-own-fault"])
def test_a_fault_that_keeps_in_step_needs_no_restart(host: Host, fault: str) -> None:
    engine = host(fault)
    for _ in range(4):
        with pytest.raises((ProtocolBreach, EngineCrashed)):
            engine.facts_ask(QUESTION)
    assert engine.restarts == 0


@pytest.mark.parametrize(
    ("fault", "error", "sentence"),
    [
        ("adds-a-line", ProtocolBreach, "The engine wrote more than one line in answer to facts/ask"),
        ("exits-after-answering", EngineCrashed, "The engine exited with status 0 after it had answered facts/ask"),
    ],
)
def test_what_comes_after_an_answer_is_noticed_at_the_end_of_the_scenario_or_when_the_next_begins(
    host: Host, fault: str, error: type[HostingError], sentence: str
) -> None:
    engine = host(fault)
    assert engine.facts_ask(QUESTION).value is not None
    wrote(engine)
    with pytest.raises(error, match=f"{sentence}\\."):
        engine.settle()
    engine.settle()
    assert engine.facts_ask(QUESTION).value is not None
    assert engine.restarts == 1
    wrote(engine)
    with pytest.raises(error, match=f"{sentence} in the scenario before"):
        engine.game_new(GameNewParams(ruleset="2007-10", state=StateSetup(players=(), active="Alice")))


def test_an_engine_that_ignores_the_shutdown_is_ended(host: Host) -> None:
    engine = host("ignores-shutdown")
    group = group_of(engine)
    engine.shutdown()
    assert isinstance(engine.farewell, EngineTimeout)
    assert ends(group)


@pytest.mark.parametrize("fault", ["none", "knows-no-shutdown"])
def test_an_engine_that_leaves_has_said_farewell(host: Host, fault: str) -> None:
    engine = host(fault)
    engine.shutdown()
    engine.shutdown()
    assert engine.farewell is None
    with pytest.raises(EngineNotStarted, match="shut down"):
        engine.facts_ask(QUESTION)


def test_a_forgotten_engine_is_ended() -> None:
    engine = HostedEngine([sys.executable, str(SCRIPT), "none"], limits=QUICK, env=ENVIRONMENT)
    group = group_of(engine)
    del engine
    assert ends(group)


def test_a_command_runs_where_and_with_what_it_is_told(tmp_path: Path) -> None:
    code = "import os, sys; sys.exit(f'{os.getcwd()} {os.environ[\"MOOD\"]}')"
    engine = HostedEngine([sys.executable, "-c", code], cwd=tmp_path, env={**ENVIRONMENT, "MOOD": "good"}, limits=QUICK)
    with pytest.raises(EngineNotStarted) as raised:
        engine.initialize(GREETING)
    assert raised.value.stderr == (f"{tmp_path.resolve()} good",)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (
            "no-such-engine --now",
            "The engine did not start: there is no 'no-such-engine'. Expected a command or one of",
        ),
        ("'half", 'The engine "\'half" is not a command line: No closing quotation.'),
        ("", "No engine is named; expected a command or one of: always-refusing, do-nothing, "),
        ("/", "The engine did not start: '/': Permission denied."),
    ],
)
def test_what_is_no_engine_is_said_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(EngineNotStarted) as raised:
        open_engine(spec)
    assert raised.value.sentence.startswith(sentence)


def test_an_engine_is_found_by_name() -> None:
    assert isinstance(open_engine("do-nothing"), DoNothing)
    assert isinstance(open_engine("always-refusing"), AlwaysRefusing)
    assert "oracle" in engine_names()


def test_a_name_that_cannot_be_loaded_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchstone.hosting.finding.BUILT_IN", {"zork": "touchstone.null_engines:Zork"})
    with pytest.raises(EngineNotStarted, match=r"^The engine 'zork' could not be loaded from touchstone.null_eng"):
        open_engine("zork")


def test_a_hosted_engine_answers_as_one_in_process() -> None:
    code = "from touchstone.protocol.stdio import serve; from touchstone.null_engines import DoNothing as E; serve(E())"
    hosted = HostedEngine(
        [sys.executable, "-c", code], limits=QUICK, env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[1])}
    )
    local = DoNothing()
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="B\u00f6b", life=3))
    bears = ObjectSetup(handle="Bears", card="Grizzly Bears", zone="battlefield", owner="Alice", damage=1)
    game = GameNewParams(ruleset="2007-10", state=StateSetup(players=players, objects=(bears,), active="Alice"))
    try:
        assert hosted.initialize(GREETING) == local.initialize(GREETING)
        with pytest.raises(EngineError, match="There is no game"):
            hosted.game_observe(GameObserveParams())
        assert hosted.game_new(game) == local.game_new(game)
        assert hosted.game_observe(GameObserveParams()) == local.game_observe(GameObserveParams())
        act = GameActParams(player="Alice", action=Pass())
        assert hosted.game_act(act) == local.game_act(act)
        answer = GameAnswerParams(decision="d1", answer=Chosen(("yes",)))
        assert hosted.game_answer(answer) == local.game_answer(answer)
        legal = GameLegalParams(player="Alice")
        assert hosted.game_legal(legal) == local.game_legal(legal)
        assert hosted.game_log(GameLogParams()) == local.game_log(GameLogParams())
        names = CardsKnownParams(names=("Grizzly Bears", "J\u00f6tun Grunt"))
        assert hosted.cards_known(names) == local.cards_known(names)
    finally:
        hosted.shutdown()
    assert hosted.farewell is None
