"""The messages on the wire, the server loop, and the files generated from the messages."""

import io
import json
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.messages import messages
from touchstone.cli import call
from touchstone.null_engines import AlwaysRefusing, DoNothing
from touchstone.protocol import (
    ActResult,
    Capability,
    Engine,
    EngineError,
    FactsAskParams,
    FactsAskResult,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLogParams,
    GameNewParams,
    GameObserveParams,
    InitializeParams,
    Number,
    ObjectSetup,
    Pass,
    Play,
    PlayerSetup,
    Priority,
    Ref,
    Snapshot,
    StateSetup,
    Unsupported,
    jsonrpc,
)
from touchstone.protocol import schema as generation
from touchstone.protocol.stdio import serve

METHODS = list(jsonrpc.METHODS.values())
GAME = GameNewParams(
    ruleset="2007-10",
    state=StateSetup(
        players=(PlayerSetup(name="Alice", mana="{G}"), PlayerSetup(name="Bob")),
        objects=(
            ObjectSetup(handle="Elf", card="Llanowar Elves", zone="battlefield", owner="Alice", controller="Bob"),
            ObjectSetup(handle="Pariah", card="Pariah", zone="battlefield", owner="Bob", attached_to="Elf"),
            ObjectSetup(handle="top", card="Shock", zone="library", owner="Bob"),
            ObjectSetup(handle="next", card="Forest", zone="library", owner="Bob"),
        ),
        active="Bob",
        step="upkeep",
    ),
)


YES = {"type": "chosen", "options": ["yes"]}


def conversation(engine: Engine, *lines: bytes | dict[str, Any]) -> list[dict[str, Any]]:
    """What a served engine answers to some lines."""
    asked = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    answered = io.BytesIO()
    serve(engine, io.BytesIO(asked), answered)
    return [json.loads(line) for line in answered.getvalue().splitlines()]


def request(id: int, method: str, **params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


class TestMessages:
    @given(st.data())
    def test_a_request_arrives_as_it_was_sent(self, data: st.DataObject) -> None:
        method = data.draw(st.sampled_from(METHODS))
        params = data.draw(messages(method.params))
        line = jsonrpc.encode_request(7, method, params)
        assert line.count(b"\n") == 1
        received = jsonrpc.decode_request(line)
        assert (received.id, received.method) == (7, method.name)
        assert jsonrpc.decode_params(received) == params

    @pytest.mark.parametrize("target", [{}, {"object": "o1", "player": "Bob"}])
    def test_a_target_is_an_object_or_a_player(self, target: dict[str, str]) -> None:
        with pytest.raises(msgspec.ValidationError, match="an object or a player"):
            msgspec.convert(target, Ref)

    @given(st.data(), st.integers(0, 2**53) | st.text(max_size=5))
    def test_a_result_arrives_as_it_was_sent(self, data: st.DataObject, id: jsonrpc.Id) -> None:
        method = data.draw(st.sampled_from(METHODS))
        result = data.draw(messages(method.result))
        line = jsonrpc.encode_result(id, result)
        assert line.count(b"\n") == 1
        assert jsonrpc.decode_response(line, id, method) == result

    @given(st.binary(max_size=60))
    def test_no_bytes_surprise_the_decoders(self, line: bytes) -> None:
        decode_anyhow(line)

    @given(st.data())
    def test_no_damage_to_a_message_surprises_the_decoders(self, data: st.DataObject) -> None:
        method = data.draw(st.sampled_from(METHODS))
        line = jsonrpc.encode_result(1, data.draw(messages(method.result)))
        start, end = sorted((data.draw(st.integers(0, len(line))), data.draw(st.integers(0, len(line)))))
        decode_anyhow(line[:start] + data.draw(st.binary(max_size=4)) + line[end:])

    @given(st.lists(st.binary(max_size=30) | st.sampled_from([b"\n", b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}'])))
    def test_a_server_answers_any_input_with_json(self, chunks: list[bytes]) -> None:
        for answer in conversation(DoNothing(), b"".join(chunks)):
            assert ("result" in answer) != ("error" in answer)

    def test_unknown_fields_are_ignored(self) -> None:
        line = b'{"jsonrpc":"2.0","id":1,"took":3,"result":{"value":5,"unit":"cards"}}'
        assert jsonrpc.decode_response(line, 1, jsonrpc.FACTS_ASK) == FactsAskResult(value=5)

    def test_what_does_not_apply_is_null_and_what_is_unknown_is_left_out(self) -> None:
        elf = DoNothing().game_new(GAME).snapshot.objects[0]
        fields = json.loads(msgspec.json.encode(elf))
        assert fields["attached_to"] is None
        assert "power" not in fields

    @pytest.mark.parametrize(
        ("right", "wrong", "path"),
        [
            (b'"zone":"library"', b'"zone":"shelf"', "`objects[2].zone`"),
            (b'"stack":[]', b'"stack":7', "`stack`"),
        ],
    )
    def test_what_breaks_the_schema_is_named_with_its_path(self, right: bytes, wrong: bytes, path: str) -> None:
        line = jsonrpc.encode_result(1, DoNothing().game_new(GAME).snapshot)
        assert right in line
        with pytest.raises(jsonrpc.MalformedMessage, match="The result of game/observe breaks the schema") as error:
            jsonrpc.decode_response(line.replace(right, wrong), 1, jsonrpc.GAME_OBSERVE)
        assert path in str(error.value)

    def test_actions_are_told_apart_by_their_type(self) -> None:
        params = msgspec.convert({"player": "Alice", "action": {"type": "play", "object": "o1"}}, GameActParams)
        assert params.action == Play(object="o1")


def decode_anyhow(line: bytes) -> None:
    """Whatever the line is, the decoders read it or say in a sentence what is wrong with it."""
    assert complaint(lambda: jsonrpc.decode_params(jsonrpc.decode_request(line))).endswith(".")
    for method in METHODS:
        assert complaint(partial(jsonrpc.decode_response, line, 1, method)).endswith(".")


def complaint(decode: Callable[[], object]) -> str:
    try:
        decode()
    except (jsonrpc.RpcError, jsonrpc.MalformedMessage) as error:
        return str(error)
    return "None."


class Faulty(DoNothing):
    """An engine whose calls go wrong."""

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult:
        match params.question:
            case "unknown":
                raise EngineError("There is no such set.")
            case "unsupported":
                raise Unsupported("This engine knows no facts.")
            case "unspeakable":
                return FactsAskResult(value=object())  # type: ignore[arg-type]
            case "talkative":
                print("thinking ...")
            case "fault":
                raise KeyError("nothing")
        return FactsAskResult(value=1)


class TestServer:
    @pytest.mark.parametrize(
        ("line", "code", "message"),
        [
            (b"zork\n", -32700, "This line is not JSON in UTF-8: JSON is malformed: invalid character (byte 0)."),
            (
                b'{"jsonrpc":"2.0","id":1,"method":"\xff"}\n',
                -32700,
                "This line is not JSON in UTF-8: 'utf-8' codec can't",
            ),
            (b'{"jsonrpc":"2.0","id":1,"method":"a","params":' + b"[" * 99_999, -32700, "This line is not JSON"),
            (b"[]\n", -32600, "This is not a request: expected `object`, got `array`."),
            (
                b'{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}\n',
                -32600,
                "This is not a request: expected `int | str | nu",
            ),
            (
                b'{"id":1,"method":"shutdown"}\n',
                -32600,
                "This is not a request: object missing required field `jsonrpc`.",
            ),
            (request(1, "game/undo"), -32601, "There is no method 'game/undo'; there are initialize, "),
            (
                request(1, "game/act"),
                -32602,
                "The parameters of game/act break the schema: object missing required field",
            ),
            (
                request(1, "game/act", player="Alice", action={"type": "pass", "player": 1}, why="?"),
                1,
                "There is no game: call game/new first.",
            ),
            (
                request(1, "game/act", player="Alice", action={"type": "sing"}),
                -32602,
                "The parameters of game/act break the schema: invalid value 'sing', at `action.type`.",
            ),
            (
                request(1, "game/new", ruleset="2007-10", state={"players": [{"name": 3}], "active": "Alice"}),
                -32602,
                "The parameters of game/new break the schema: expected `str`, got `int`, at `state.players[0].name`.",
            ),
            (request(1, "facts/ask", subject="x", question="unknown"), 1, "There is no such set."),
            (request(1, "facts/ask", subject="x", question="unsupported"), 2, "This engine knows no facts."),
            (request(1, "facts/ask", subject="x", question="fault"), -32603, "KeyError: 'nothing'"),
            (
                request(1, "facts/ask", subject="x", question="unspeakable"),
                -32603,
                "TypeError: Encoding objects of type",
            ),
        ],
    )
    def test_an_error_has_its_code_and_the_next_request_is_answered(
        self, line: bytes | dict[str, Any], code: int, message: str
    ) -> None:
        refused, answered = conversation(Faulty(), line, b"\n", request(2, "facts/ask", subject="x", question="y"))
        assert refused["error"]["code"] == code
        assert refused["error"]["message"].startswith(message)
        assert refused["id"] == (1 if isinstance(line, dict) else None)
        assert answered == {"jsonrpc": "2.0", "id": 2, "result": {"value": 1}}

    def test_the_shutdown_is_answered_and_ends_the_loop(self) -> None:
        after = request(2, "cards/known", names=["Shock"])
        assert conversation(DoNothing(), request(1, "shutdown"), after) == [{"jsonrpc": "2.0", "id": 1, "result": None}]

    def test_ids_may_be_text(self) -> None:
        asked = {**request(1, "cards/known", names=["Shock"]), "id": "first"}
        assert conversation(DoNothing(), asked) == [{"jsonrpc": "2.0", "id": "first", "result": {"known": ["Shock"]}}]

    def test_notifications_are_not_answered(self) -> None:
        asked = b'{"jsonrpc":"2.0","method":"cards/known","params":{"names":[]}}\n'
        assert conversation(DoNothing(), asked) == []

    def test_what_the_engine_prints_does_not_disturb_the_answers(self, capsys: pytest.CaptureFixture[str]) -> None:
        (answer,) = conversation(Faulty(), request(1, "facts/ask", subject="x", question="talkative"))
        assert answer["result"] == {"value": 1}
        assert capsys.readouterr().err == "thinking ...\n"

    @pytest.mark.parametrize("call", [{"action": {"type": "pass"}, "player": "Bob"}, {"decision": "d1", "answer": YES}])
    def test_what_is_asked_next_comes_along(self, call: dict[str, Any]) -> None:
        engine, method = DoNothing(), "game/act" if "action" in call else "game/answer"
        shown = json.loads(msgspec.json.encode(engine.game_new(GAME).snapshot))
        asked, plain = conversation(engine, request(1, method, **call, observe=True), request(2, method, **call))
        assert asked["result"]["snapshot"] == shown
        assert "snapshot" not in plain["result"]

    def test_what_cannot_be_shown_does_not_come_along(self) -> None:
        class Blind(DoNothing):
            def game_observe(self, params: GameObserveParams) -> Snapshot:
                raise EngineError("It is dark.")

        engine = Blind()
        engine.game_new(GAME)
        (answer,) = conversation(engine, request(1, "game/act", player="Bob", action={"type": "pass"}, observe=True))
        assert answer["result"] == {"outcome": "accepted", "waiting": {"type": "priority", "player": "Bob"}}

    def test_every_method_is_one_of_the_engine(self) -> None:
        calls = {name for name in vars(Engine) if not name.startswith("_")}
        assert {method.attribute for method in METHODS} == calls


class TestNullEngines:
    def test_the_game_shows_what_was_set_up(self) -> None:
        new = DoNothing().game_new(GAME)
        elf, pariah, top, following = new.snapshot.objects
        assert new.handles["Elf"] == elf.id
        assert (elf.name, elf.controller, elf.owner) == ("Llanowar Elves", "Bob", "Alice")
        assert elf.power is msgspec.UNSET
        assert pariah.attached_to == Ref(object=elf.id)
        assert top.controller is None
        alice, bob = new.snapshot.players
        assert bob.library == (top.id, following.id)
        assert (alice.mana, bob.mana) == (msgspec.UNSET, {})
        assert (new.snapshot.active, new.snapshot.step, new.snapshot.waiting) == ("Bob", "upkeep", Priority("Bob"))

    @pytest.mark.parametrize(
        ("engine", "result"),
        [
            (DoNothing(), ActResult(outcome="accepted", waiting=Priority("Bob"))),
            (AlwaysRefusing(), ActResult(outcome="refused", waiting=Priority("Bob"), reason="other")),
        ],
    )
    def test_nothing_changes_the_game(self, engine: Engine, result: ActResult) -> None:
        before = engine.game_new(GAME).snapshot
        assert engine.game_act(GameActParams(player="Bob", action=Pass())) == result
        assert engine.game_answer(GameAnswerParams(decision="d1", answer=Number(1))) == result
        assert engine.game_observe(GameObserveParams(viewer="Alice")) == before
        assert engine.game_log(GameLogParams()).events == ()
        assert engine.game_legal(GameLegalParams(player="Bob")).actions == (Pass(),)
        assert engine.facts_ask(FactsAskParams(subject="Lorwyn", question="size")).value is None

    def test_they_claim_to_play_everything(self) -> None:
        greeting = AlwaysRefusing().initialize(InitializeParams(protocol_versions=(1,), suite_version="0"))
        assert greeting.name == "always-refusing"
        assert greeting.capabilities == get_args(Capability)
        assert "2007-10" in greeting.rulesets

    def test_without_a_game_there_is_nothing_to_observe(self) -> None:
        with pytest.raises(EngineError, match="There is no game"):
            DoNothing().game_observe(GameObserveParams())


class TestGeneratedFiles:
    @pytest.mark.parametrize("file", generation.generated(), ids=lambda file: file.name)
    def test_they_follow_from_the_message_types(self, file: Any) -> None:
        assert file.read_text(encoding="utf-8") == generation.generated()[file], "run `touchstone schema`"

    def test_a_difference_is_found_and_mended(self, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(generation, "SCHEMA_FILE", tmp_path / "schema.json")
        monkeypatch.setattr(generation, "REFERENCE_FILE", tmp_path / "nowhere" / "protocol.md")
        assert call(["schema", "--check"]) == 1
        assert call(["schema"]) == 0
        assert call(["schema", "--check"]) == 0
        (tmp_path / "schema.json").write_text("{}", encoding="utf-8")
        assert call(["schema", "--check"]) == 1

    def test_every_reference_in_the_schema_leads_somewhere(self) -> None:
        document = generation.schema()
        targets = {f"#/$defs/{name}" for name in document["$defs"]}
        assert set(references(document)) <= targets

    def test_every_method_and_message_is_on_the_page(self) -> None:
        page = generation.reference(generation.schema())
        for method in METHODS:
            assert f"### {method.name}\n" in page
        for name in ("Snapshot", "Decision", "Announcement", "Zone"):
            assert f"# {name}\n" in page
        assert "| `zone` | [Zone](#zone) | required |" in page
        assert "| `power` | integer or null | may be left out |" in page

    def test_the_fields_of_the_schema_are_those_of_the_messages(self) -> None:
        described = generation.schema()["$defs"]["Snapshot"]
        assert list(described["properties"]) == list(Snapshot.__struct_fields__)


def references(part: Any) -> list[str]:
    if isinstance(part, list):
        return [found for each in part for found in references(each)]
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for each in part.values() for found in references(each)]
    return []
