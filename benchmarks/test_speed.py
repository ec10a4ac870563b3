"""Single measures that pytest-benchmark keeps and compares: see README.md."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.measures import ENGINES, IN_PROCESS, OVER_STDIO, Position, run_one_ruling
from benchmarks.patterns import MANY, SUITE, book_of, lines_of_the_suite
from oracle.game.game import Game
from oracle.rules.layers import characteristics_table
from touchstone.features import Scenario, features
from touchstone.playing import greet, play
from touchstone.stepbook import StepBook

RULING = "LRW-PW-20"
PERMANENTS = 100


def scenario_of(ruling: str) -> Scenario:
    """The first scenario of a ruling."""
    return next(one for file in features() for one in file.scenarios() if ruling in one.rulings)


@pytest.mark.parametrize("name", [IN_PROCESS, OVER_STDIO])
def test_one_scenario(benchmark: BenchmarkFixture, name: str) -> None:
    engine = ENGINES[name]()
    try:
        played = benchmark(play, scenario_of(RULING), greet(engine), "2007-10")
    finally:
        engine.shutdown()
    assert played.verdict == "pass"


def test_all_characteristics_computed_anew(benchmark: BenchmarkFixture) -> None:
    game = game_of(PERMANENTS)
    table = benchmark(lambda: Game(game.state, game.ruleset, game.cards, characteristics_table).table)
    assert len(table.characteristics) == PERMANENTS + 1


def test_characteristics_after_one_permanent_has_changed(benchmark: BenchmarkFixture) -> None:
    game = game_of(PERMANENTS)
    first = game.permanents[0]

    def turned_and_looked_at() -> int:
        game.alter(first, tapped=not game.object(first).tapped)
        return len(game.table.characteristics)

    assert benchmark(turned_and_looked_at) == PERMANENTS + 1


def game_of(size: int) -> Game:
    """The oracle's game with so many permanents."""
    game = Position(size).oracle._game
    assert game is not None
    return game


@pytest.mark.parametrize("patterns", [SUITE, MANY])
def test_looking_up_a_thousand_new_lines(benchmark: BenchmarkFixture, patterns: int) -> None:
    lines = sorted(set(lines_of_the_suite()))[:1000]
    definitions = book_of(patterns).definitions

    def looking_up() -> list[int]:
        book = StepBook(definitions)
        return [len(book.matching(kind, line)) for kind, line in lines]

    assert set(benchmark(looking_up)) == {1}


def test_the_start(benchmark: BenchmarkFixture) -> None:
    assert benchmark(run_one_ruling) is None
