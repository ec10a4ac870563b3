"""Vectors: every scenario can be exported, and means the same without Gherkin and without Python objects."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from jsonschema import Draft202012Validator

from oracle.engine import Oracle
from touchstone.catalogue import catalogue
from touchstone.cli import call
from touchstone.driver import Caller, expectations, game_expectations, object_expectations
from touchstone.driver.expectations import Expectation
from touchstone.faults import Exit, UsageError
from touchstone.features import Scenario, features, illustrating, span_of
from touchstone.null_engines import AlwaysRefusing, DoNothing
from touchstone.playing import greet, play
from touchstone.rulesets import RULESETS
from touchstone.stepbook import filled_in, step_book
from touchstone.vectors.messages import Vector, schema
from touchstone.vectors.reading import read
from touchstone.vectors.recording import NotPassed, RecordingTable, recorded
from touchstone.vectors.replaying import replay

EVERY = 9
"""Each ninth scenario; `touchstone export` and `touchstone replay` play all of them."""


def some() -> Iterator[tuple[Scenario, str, dict[str, str]]]:
    scenarios = [scenario for file in features() for scenario in file.scenarios()]
    for number, scenario in enumerate(scenarios[::EVERY]):
        rulesets = [each for each in RULESETS if span_of(scenario, catalogue()).covers(each)]
        yield scenario, rulesets[number % len(rulesets)], (scenario.examples or ({},))[0]


CASES = list(some())
OF_THE_ORACLE = re.compile(rb'"[od][0-9]+"')
"""An id that another engine would not give."""
MISREADINGS = (
    "LRW-CLASH-09",
    "LRW-CHAMP-04/3",  # somebody may attack on the way to the next turn
    "LRW-PW-55",  # there is nothing to block
    "LRW-CMD-05",  # what must not be offered is offered
    "LRW-PW-65",
    "GRS-503.10-05",
    "LRW-EVOKE-07",
    "LRW-HIDE-05",
    "LRW-PW-21/2",
    "MOR-PROWL-05",
    "MOR-REINF-02",
    "CR306-306.7-01",
)
"""A fixed dozen; all 880 are caught by vectors as by scenarios."""


@pytest.fixture(scope="module")
def oracle() -> Caller:
    return greet(Oracle())


def clash(oracle: Caller) -> tuple[Scenario, Caller, str, dict[str, str]]:
    """What one vector is recorded from."""
    ruling = illustrating("LRW-CLASH-09", features())
    return ruling[0], oracle, "2007-10", {}


def through_json(vector: Vector) -> Vector:
    return msgspec.json.decode(msgspec.json.encode(vector), type=Vector)


@pytest.mark.parametrize(("scenario", "ruleset", "example"), CASES, ids=[f"{c[0].file}:{c[0].line}" for c in CASES])
def test_a_vector_says_what_its_scenario_says(
    scenario: Scenario, ruleset: str, example: dict[str, str], oracle: Caller
) -> None:
    vector = through_json(recorded(scenario, oracle, ruleset, example))
    assert vector.rulings == scenario.rulings
    assert not OF_THE_ORACLE.search(msgspec.json.encode(vector.entries))
    assert replay(vector, oracle) == ("pass", None)
    for engine in (DoNothing(), AlwaysRefusing()):
        caller = greet(engine)
        assert replay(vector, caller)[0] == play(scenario, caller, ruleset, example).verdict


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_vector_catches_a_misreading_as_its_scenario_does(misreading: str, oracle: Caller) -> None:
    wrong = greet(Oracle(misreading))
    verdicts = [
        (
            replay(through_json(recorded(each, oracle, ruleset, example)), wrong)[0],
            play(each, wrong, ruleset, example).verdict,
        )
        for each in illustrating(misreading.partition("/")[0], features())
        for ruleset in [span_of(each, catalogue()).since or "2007-10"]
        for example in each.examples or ({},)
    ]
    assert ("fail", "fail") in verdicts
    assert all(one == other for one, other in verdicts)


def test_a_vector_names_the_capabilities_that_it_needs(oracle: Caller) -> None:
    vectors = [recorded(case[0], oracle, *case[1:]) for case in CASES]
    assert {each for vector in vectors for each in vector.needs} == {"two-headed-giant", "multiplayer"}
    assert {each for vector in vectors for entry in vector.entries for each in entry.needs} == {
        "facts",
        "view:hidden-information",
    }


def test_what_the_engine_fails_is_not_exported() -> None:
    scenario, ruleset, example = CASES[0]
    with pytest.raises(NotPassed, match=f"{scenario.file}:{scenario.line} under {ruleset}: "):
        recorded(scenario, greet(DoNothing()), ruleset, example)


class Noting(RecordingTable):
    """A table that notes which kinds of expectations it has put into entries."""

    kinds: ClassVar[set[type]] = set()

    def held(self, expectation: object) -> None:
        before = len(self.entries)
        super().held(expectation)
        assert isinstance(expectation, Expectation)
        said = f"{expectation.what}: {expectation.in_words(expectation.wanted())}"
        assert {entry.says for entry in self.entries[before:]} == {said}
        self.kinds.add(type(expectation))


def one_for_each_then() -> list[tuple[Scenario, dict[str, str]]]:
    """The first scenario for each definition of a Then."""
    found: dict[str, tuple[Scenario, dict[str, str]]] = {}
    for scenario in (scenario for file in features() for scenario in file.scenarios()):
        example = (scenario.examples or ({},))[0]
        for step in scenario.steps:
            if step.kind == "then":
                definition = step_book().find(step.kind, filled_in(step.text, example)).definition
                found.setdefault(definition.pattern, (scenario, example))
    return list(found.values())


def test_every_kind_of_expectation_can_be_said(oracle: Caller) -> None:
    for scenario, example in one_for_each_then():
        ruleset = next(each for each in RULESETS if span_of(scenario, catalogue()).covers(each))
        assert play(scenario, oracle, ruleset, example, table=Noting(oracle, ruleset)).verdict == "pass"
    modules = (expectations, game_expectations, object_expectations)
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    assert Noting.kinds == {kind for kind in kinds if issubclass(kind, Expectation)} - {Expectation}


def test_the_schema_describes_every_vector(oracle: Caller) -> None:
    described = Draft202012Validator(schema())
    Draft202012Validator.check_schema(schema())
    for scenario, ruleset, example in CASES:
        described.validate(json.loads(msgspec.json.encode(recorded(scenario, oracle, ruleset, example))))


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"expect": [{"path": [], "count": "2"}]}, ".expect[0].count: expected `int | null`, got `str`"),
        ({"expect": [{"count": 1}]}, ".expect[0]: object missing required field `path`"),
        ({"expect": [{"path": [], "count": 1, "most": 2}]}, ".expect[0]: object contains unknown field `most`"),
        ({"until": [{"count": 1}]}, ".until[0]: object missing required field `path`"),
        ({"do": "fly"}, ": object contains unknown field `do`"),
        ({"send": {"method": "game/act"}}, ".send: object missing required field `params`"),
    ],
    ids=lambda each: str(each)[:40],
)  # fmt: skip
def test_a_bad_entry_is_refused_with_its_place(
    wrong: dict[str, object], where: str, oracle: Caller, tmp_path: Path
) -> None:
    vector = json.loads(msgspec.json.encode(recorded(*clash(oracle))))
    vector["entries"].insert(1, wrong)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(vector), encoding="utf-8")
    with pytest.raises(UsageError) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}: $.entries[1]")
    assert where in str(refused.value)
    assert not Draft202012Validator(schema()).is_valid(vector)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "expected a vector in JSON: Input data was truncated"),
        ("[]", "$: expected `object`, got `array`"),
        ('{"format": 1}', "$.format: expected 5, the format that this version reads, not 1"),
        ('{"format": 5}', "$: object missing required field `title`"),
    ],
)
def test_a_file_that_is_no_vector_is_refused(
    content: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    assert call(["replay", str(tmp_path)]) == Exit.USAGE
    assert f"{path}: {said}" in capsys.readouterr().err


def act(**params: object) -> dict[str, object]:
    return {"send": {"method": "game/act", "params": {"player": "Bob", **params}}}


def answer(answer: object) -> dict[str, object]:
    return {"send": {"method": "game/answer", "params": {"decision": "1", "answer": answer}}}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (act(player="Carol", action={"type": "pass"}),
         ": the state has no player Carol; its players are Alice and Bob"),
        (act(action={"type": "play", "object": {"$first": [["objects", {"card": "Shok"}, "id"]]}}),
         ': the state has no card "Shok"'),
        (act(action={"type": "fly"}), ".send.params.action.type: invalid value 'fly'"),
        (answer({"type": "chosen", "options": "yes"}), ".send.params.answer.options: expected `array`, got `str`"),
        (answer({"type": "chosen", "options": [{"$first": [["waiting", "options", {"lable": "yes"}, "id"]]}]}),
         ': the protocol has no field "lable"'),
        ({"send": {"method": "game/fly", "params": {}}}, '.send.method: expected one of game/act, '),
        ({"expect": [{"path": ["objects", {"crad": "Shock"}], "count": 0}]}, ': the protocol has no field "crad"'),
        ({"expect": [{"path": ["players", "lief"]}]}, ': the protocol has no field "lief"'),
    ],
    ids=lambda each: str(each)[:40],
)  # fmt: skip
def test_what_no_engine_could_do_is_said_with_its_place(
    wrong: dict[str, object], said: str, oracle: Caller, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vector = json.loads(msgspec.json.encode(recorded(*clash(oracle))))
    vector["entries"][0] = wrong
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(vector), encoding="utf-8")
    assert call(["replay", str(tmp_path)]) == Exit.USAGE
    assert f"{path}: $.entries[0]{said}" in capsys.readouterr().err


def test_export_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["export", str(tmp_path), "LRW-CLASH-09", "--ruleset", "2007-10"]) == Exit.AS_EXPECTED
    assert "vectors in" in capsys.readouterr().out
    paths = sorted((tmp_path / "2007-10").rglob("*.json"))
    assert paths
    assert read(paths[0]).ruleset == "2007-10"
    assert json.loads((tmp_path / "schema.json").read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))
    assert call(["replay", str(tmp_path)]) == Exit.AS_EXPECTED
    assert capsys.readouterr().out == f"{len(paths)} pass\n"
    assert call(["replay", str(tmp_path), "--engine", "do-nothing"]) == Exit.NOT_AS_EXPECTED
    assert f"{len(paths)} fail" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.write_text("kept", encoding="utf-8")
    assert call(["export", str(taken), "LRW-CLASH-09"]) == Exit.USAGE
    assert capsys.readouterr().err == f"touchstone: the vectors cannot be written to {taken}: File exists\n"
    assert taken.read_text(encoding="utf-8") == "kept"


def test_nothing_to_replay_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["replay", str(tmp_path)]) == Exit.USAGE
    assert "there is no vector in" in capsys.readouterr().err
