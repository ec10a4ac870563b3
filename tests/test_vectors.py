"""Vectors: every scenario can be exported, and means the same without Gherkin and without Python objects."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from oracle.engine import Oracle
from touchstone.catalogue import catalogue
from touchstone.cli import call
from touchstone.driver import Caller
from touchstone.faults import Exit
from touchstone.features import Scenario, features, span_of
from touchstone.null_engines import AlwaysRefusing, DoNothing
from touchstone.playing import greet, play
from touchstone.rulesets import RULESETS
from touchstone.vectors.messages import EXPECTATIONS, Expect, Vector, as_fields, expectation_of, schema
from touchstone.vectors.recording import NotPassed, recorded
from touchstone.vectors.replaying import read, replay

EVERY = 9
"""Each ninth scenario; `touchstone export` and `touchstone replay` play all of them."""


def some() -> Iterator[tuple[Scenario, str, dict[str, str]]]:
    scenarios = [scenario for file in features() for scenario in file.scenarios()]
    for number, scenario in enumerate(scenarios[::EVERY]):
        rulesets = [each for each in RULESETS if span_of(scenario, catalogue()).covers(each)]
        yield scenario, rulesets[number % len(rulesets)], (scenario.examples or ({},))[0]


CASES = list(some())


@pytest.fixture(scope="module")
def oracle() -> Caller:
    return greet(Oracle())


def through_json(vector: Vector) -> Vector:
    return msgspec.json.decode(msgspec.json.encode(vector), type=Vector)


@pytest.mark.parametrize(("scenario", "ruleset", "example"), CASES, ids=[f"{c[0].file}:{c[0].line}" for c in CASES])
def test_a_vector_says_what_its_scenario_says(
    scenario: Scenario, ruleset: str, example: dict[str, str], oracle: Caller
) -> None:
    vector = through_json(recorded(scenario, oracle, ruleset, example))
    assert vector.rulings == scenario.rulings
    assert replay(vector, oracle) == ("pass", None)
    for engine in (DoNothing(), AlwaysRefusing()):
        caller = greet(engine)
        assert replay(vector, caller)[0] == play(scenario, caller, ruleset, example).verdict


def test_a_wrong_engine_fails_a_vector_as_it_fails_the_scenario(oracle: Caller) -> None:
    (wrong, ruling) = greet(Oracle("LRW-CLASH-09")), "LRW-CLASH-09"
    scenarios = [each for file in features() for each in file.scenarios() if ruling in each.rulings]
    verdicts = [
        (replay(through_json(recorded(each, oracle, "2007-10", {})), wrong)[0], play(each, wrong, "2007-10").verdict)
        for each in scenarios
        if span_of(each, catalogue()).covers("2007-10") and not each.examples
    ]
    assert ("fail", "fail") in verdicts
    assert all(one == other for one, other in verdicts)


def test_a_vector_names_the_capabilities_that_it_needs(oracle: Caller) -> None:
    needed = {c for case in CASES for c in recorded(case[0], oracle, *case[1:]).capabilities}
    assert needed == {"two-headed-giant", "multiplayer", "view:hidden-information", "facts"}


def test_what_the_engine_fails_is_not_exported() -> None:
    scenario, ruleset, example = CASES[0]
    with pytest.raises(NotPassed, match=f"{scenario.file}:{scenario.line} under {ruleset}: "):
        recorded(scenario, greet(DoNothing()), ruleset, example)


def test_every_expectation_comes_back_as_it_was(oracle: Caller) -> None:
    seen = set()
    for scenario, ruleset, example in CASES[:60]:
        for entry in through_json(recorded(scenario, oracle, ruleset, example)).entries:
            if isinstance(entry, Expect):
                expectation = expectation_of(entry)
                assert msgspec.json.encode(as_fields(expectation)) == msgspec.json.encode(entry.fields)
                assert f"{expectation.what}: {expectation.in_words(expectation.wanted())}" == entry.says
                seen.add(entry.kind)
    assert len(seen) > len(EXPECTATIONS) / 2


def test_the_schema_describes_every_expectation() -> None:
    defined = schema()["$defs"]
    assert set(EXPECTATIONS) <= set(defined)
    assert {"Vector", "Act", "Reply", "Expect", "StateSetup"} <= set(defined)


def test_export_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["export", str(tmp_path), "LRW-CLASH-09", "--ruleset", "2007-10"]) == Exit.AS_EXPECTED
    assert "vectors in" in capsys.readouterr().out
    paths = sorted((tmp_path / "2007-10").rglob("*.json"))
    assert paths
    assert read(paths[0]).ruleset == "2007-10"
    assert json.loads((tmp_path / "schema.json").read_text(encoding="utf-8"))["$ref"] == "#/$defs/Vector"
    assert call(["replay", str(tmp_path)]) == Exit.AS_EXPECTED
    assert capsys.readouterr().out == f"{len(paths)} pass\n"
    assert call(["replay", str(tmp_path), "--engine", "do-nothing"]) == Exit.NOT_AS_EXPECTED
    assert f"{len(paths)} fail" in capsys.readouterr().out


def test_nothing_to_replay_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["replay", str(tmp_path)]) == Exit.USAGE
    assert "there is no vector in" in capsys.readouterr().err
