"""What the oracle keeps, instead of computing it again, is what it would compute."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle import setting_up
from oracle.game.events import DamageDealt
from oracle.game.game import Game
from oracle.game.game import Table as Characteristics
from oracle.observing import object_view
from oracle.rules.layers import characteristics_table
from tests.arena import Arena, creature, there
from tests.random_games import Table, action, answers, games
from touchstone.protocol import Decision, GameAnswerParams, GameNewParams, Priority

SCRIPTS = st.lists(st.integers(0, 10_000), min_size=5, max_size=25)
CREATURES = {"types": ["Creature"]}


def anew(game: Game) -> Characteristics:
    """The table of a game in the same state that has kept nothing."""
    return Game(game.state, game.ruleset, game.cards, characteristics_table).table


def views_are_alike(game: Game) -> bool:
    """Whether all objects look as they do to a game in the same state that has kept nothing."""
    other = Game(game.state, game.ruleset, game.cards, characteristics_table)
    return all(object_view(game, it) == object_view(other, it) for it in game.state.objects.values())


def are_alike(kept: Characteristics, other: Characteristics) -> bool:
    """Whether two tables say the same, in the same order."""
    listed = [list(table.characteristics.items()) for table in (kept, other)]
    return listed[0] == listed[1] and kept.controllers == other.controllers


def compared(game: Game) -> Characteristics:
    """The table of a game, once it has turned out to be as if computed anew."""
    table = characteristics_table(game)
    assert are_alike(table, anew(game))
    return table


def move(table: Table, number: int) -> None:
    """One move, whatever it is."""
    waiting = table.shown().waiting
    if isinstance(waiting, Priority):
        assert table.make(action(table, waiting, Random(number))).outcome == "accepted"
    elif isinstance(waiting, Decision):
        tried = (
            table.make(GameAnswerParams(decision=waiting.id, answer=one)) for one in answers(waiting, Random(number))
        )
        assert any(result.outcome == "accepted" or result.waiting != waiting for result in tried)


@settings(max_examples=25, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
@given(games(), SCRIPTS)
def test_in_random_games_every_table_is_as_if_computed_anew(start: GameNewParams, script: list[int]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setting_up, "characteristics_table", compared)
        table = Table(start)
        for number in script:
            move(table, number)
            game = table.oracle._game
            assert game is not None
            assert are_alike(game.table, anew(game))
            assert views_are_alike(game)


def test_nothing_is_computed_again_while_no_object_changes() -> None:
    game = Arena(there("Alice", "Bear"), cards=[creature("Bear", 2, 2)]).oracle._game
    assert game is not None
    before = game.table
    game.alter_turn(number=9)
    assert game.table is before
    (bear,) = game.permanents
    same = game.object(bear)
    game.alter(bear, counters={}, tapped=False)
    assert game.table is before
    assert game.object(bear) is same
    game.alter(bear, counters={"+1/+1": 1})
    assert game.table is not before
    assert [known.power for known in game.table.characteristics.values()] == [3]


DEFINES_TYPES = {"static": "defines", "change": {"all_creature_types": True}}
COUNTS_CREATURES = {"static": "defines", "change": {"set_power": {"amount": "count", "of": CREATURES}}}
PUMPS_ITSELF = {"static": "continuous", "ref": "this", "change": {"power": 1}}


@pytest.mark.parametrize(
    ("effect", "kept"), [(DEFINES_TYPES, True), (COUNTS_CREATURES, False), (PUMPS_ITSELF, False)], ids=str
)
def test_a_table_is_kept_only_if_no_ability_looks_beyond_its_object(effect: dict[str, Any], kept: bool) -> None:
    bear = creature("Bear", 2, 2, {"ability": "static", "effect": effect})
    game = Arena(there("Alice", "Bear"), cards=[bear]).oracle._game
    assert game is not None
    before = game.table
    game.alter_turn(number=9)
    assert (game.table is before) == kept


GROWS_WITH_DAMAGE = {
    "static": "continuous",
    "ref": "this",
    "change": {"power": {"amount": "damage-this-turn", "to": "opponents"}},
}


@pytest.mark.parametrize(("effect", "kept", "power"), [(PUMPS_ITSELF, True, 3), (GROWS_WITH_DAMAGE, False, 5)], ids=str)
def test_what_happens_changes_a_table_only_if_an_ability_asks_for_it(
    effect: dict[str, Any], kept: bool, power: int
) -> None:
    bear = creature("Bear", 2, 2, {"ability": "static", "effect": effect})
    game = Arena(there("Alice", "Bear"), cards=[bear]).oracle._game
    assert game is not None
    before, (id,) = game.table, game.permanents
    dealt = DamageDealt(
        source=id, controller="Alice", subtypes=frozenset(), player="Bob", amount=3, combat=True, deathtouch=False
    )
    game.remember([dealt])
    assert (game.table is before) == kept
    assert game.known(id).power == power
    assert are_alike(game.table, anew(game))
