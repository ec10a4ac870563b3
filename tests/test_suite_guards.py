"""The suite does not pass too easily: engines that play nothing fail it, and each scenario holds in its range alone."""

import sys
from collections.abc import Iterator
from functools import cache

import pytest

from oracle.cards import CardsAsOf, load_cards
from oracle.engine import Oracle
from oracle.observing import snapshot
from oracle.rulesets import RULESETS as PLAYED_BY_THE_ORACLE
from oracle.setting_up import new_game
from touchstone.catalogue import catalogue
from touchstone.driver import Caller
from touchstone.driver.faults import NeedsField
from touchstone.features import Scenario, features, span_of
from touchstone.hosting.hosted import HostedEngine
from touchstone.null_engines import AlwaysRefusing, DoNothing
from touchstone.playing import Played, greet, play
from touchstone.protocol import ActResult, Engine, GameNewParams, GameNewResult, Priority
from touchstone.rulesets import RULESETS

Case = tuple[Scenario, dict[str, str]]


class Onlooker(DoNothing):
    """Knows every card and shows the position as it is, then accepts everything and does nothing."""

    def game_new(self, params: GameNewParams) -> GameNewResult:
        ruleset = PLAYED_BY_THE_ORACLE[params.ruleset]
        game, handles = new_game(params.state, ruleset, CardsAsOf(load_cards(), ruleset), params.seed)
        self._snapshot = snapshot(game, Priority(params.state.active), None)
        return GameNewResult(handles={handle: f"o{id}" for handle, id in handles.items()}, snapshot=self._snapshot)


class RefusingOnlooker(Onlooker):
    """Knows every card and shows the position as it is, then refuses everything."""

    def _outcome(self) -> ActResult:
        return ActResult(outcome="refused", waiting=self._shown().waiting, reason="other")


IDLE: tuple[type[Engine], ...] = (DoNothing, AlwaysRefusing, Onlooker, RefusingOnlooker)


def cases() -> Iterator[Case]:
    """Each scenario of the suite with each row of its examples."""
    for file in features():
        for scenario in file.scenarios():
            for example in scenario.examples or ({},):
                yield scenario, example


def kinds(scenario: Scenario) -> set[str]:
    """The kinds of the rulings that a scenario illustrates."""
    return {catalogue()[ruling].kind for ruling in scenario.rulings}


def asks_for_a_fact(scenario: Scenario) -> bool:
    """Whether a scenario asks for a fact, which is the same by whatever rules one plays."""
    return any(step.text.startswith("the engine is asked") for step in scenario.steps)


def where(scenario: Scenario, example: dict[str, str] | None = None) -> str:
    """A scenario for people, with the row of its examples."""
    row = f" ({', '.join(example.values())})" if example else ""
    return f"{scenario.file}:{scenario.line}: {scenario.title}{row}"


def played_in_range(caller: Caller) -> Iterator[tuple[str, Scenario, Played]]:
    """Every scenario under each ruleset of its range that the oracle plays, with a name for it."""
    for scenario, example in cases():
        for ruleset in PLAYED_BY_THE_ORACLE:
            if span_of(scenario, catalogue()).covers(ruleset):
                yield f"{where(scenario, example)} [{ruleset}]", scenario, play(scenario, caller, ruleset, example)


def verdicts(caller: Caller) -> dict[str, str]:
    """What the whole suite says of an engine."""
    return {name: f"{played.verdict} {played.error or ''}".strip() for name, _, played in played_in_range(caller)}


@cache
def verdicts_in_process() -> dict[str, str]:
    """What the whole suite says of the oracle in this process."""
    return verdicts(greet(Oracle()))


@pytest.mark.parametrize("engine", IDLE)
def test_an_idle_engine_fails_whatever_is_played(engine: type[Engine]) -> None:
    """It passes nothing that shows behaviour; what it cannot even show, it is not asked to."""
    failed, others = 0, []
    for name, scenario, played in played_in_range(greet(engine())):
        if "behaviour" in kinds(scenario):
            failed += played.verdict == "fail"
            if played.verdict != "fail" and not isinstance(played.error, NeedsField):
                others.append(f"{name}: {played.verdict} {played.error or ''}")
    assert failed
    assert others == []


@pytest.mark.parametrize("engine", [DoNothing, AlwaysRefusing])
def test_an_engine_without_cards_knows_no_facts(engine: type[Engine]) -> None:
    said = verdicts(greet(engine()))
    assert said.keys() == verdicts_in_process().keys()
    assert [name for name, verdict in said.items() if verdict == "pass"] == []


def test_the_oracle_passes_each_scenario_in_its_range() -> None:
    assert verdicts_in_process()
    assert {case: said for case, said in verdicts_in_process().items() if said != "pass"} == {}


def test_the_oracle_is_the_same_engine_over_standard_input_and_output() -> None:
    engine = HostedEngine([sys.executable, "-m", "oracle"])
    try:
        hosted = verdicts(greet(engine))
    finally:
        engine.shutdown()
    assert hosted == verdicts_in_process()


def test_no_scenario_passes_outside_of_its_range() -> None:
    """A range is tight: under a ruleset before or after it, the outcome is another; facts are not asked there."""
    caller = greet(Oracle())
    loose = [
        f"{where(scenario, example)} [{ruleset}]"
        for scenario, example in cases()
        for ruleset in PLAYED_BY_THE_ORACLE
        if not asks_for_a_fact(scenario)
        and not span_of(scenario, catalogue()).covers(ruleset)
        and play(scenario, caller, ruleset, example).verdict == "pass"
    ]
    assert loose == []


def test_every_scenario_is_played_under_some_ruleset() -> None:
    lost = [where(s) for s, _ in cases() if not any(span_of(s, catalogue()).covers(ruleset) for ruleset in RULESETS)]
    assert lost == []
