"""Replacement and prevention effects (419): shields, and who chooses what is applied first."""

from typing import Any

import pytest

from oracle.words.abilities import Card
from tests.arena import Arena, card, lands, there
from touchstone.protocol import Decision, ObjectSetup

ANYTHING = [{"name": "it", "what": {"types": ["Creature"]}, "player": "any"}]


def spell(name: str, **effect: Any) -> Card:
    """An instant for nothing that does something to a creature or player."""
    return card(name, cost="{0}", types=["Instant"], spell={"targets": ANYTHING, "effects": [effect]})


BOLT = spell("Bolt", do="damage", amount=3, to="it")
SHIELD = spell("Shield", do="prevent", amount=4, to="it")
BOLTS = ("bolt 1", "bolt 2", "bolt 3")


def arena(*objects: list[ObjectSetup]) -> Arena:
    hands = [there("Alice", "Bolt", *BOLTS, zone="hand"), there("Bob", "Shield", "shield 1", "shield 2", zone="hand")]
    return Arena(*hands, *objects, cards=[BOLT, SHIELD])


def shielded(game: Arena, target: str, *shields: str) -> None:
    """Bob protects something."""
    for shield in shields:
        game.pass_once()
        game.plays("Bob", shield, target)
        game.resolve()


def bolted(game: Arena, bolt: str, target: str) -> None:
    """Alice deals 3 damage."""
    game.plays("Alice", bolt, target)
    game.resolve()


def test_a_shield_is_used_up_point_by_point() -> None:
    """419.7b: of 4 points 3 are used up by the first damage, and the last by the second."""
    game = arena()
    shielded(game, "Bob", "shield 1")
    for bolt, life in zip(BOLTS, (20, 18, 15), strict=True):
        bolted(game, bolt, "Bob")
        assert game.life("Bob") == life


def test_a_shield_protects_what_it_was_made_for_alone() -> None:
    game = arena(there("Bob", "Craw Wurm"))
    shielded(game, "Bob", "shield 1")
    bolted(game, "bolt 1", "Craw Wurm")
    assert game["Craw Wurm"].damage == 3


def test_a_shield_lasts_until_the_turn_ends() -> None:
    game = arena(there("Bob", "Island", zone="library"))
    shielded(game, "Bob", "shield 1")
    game.until("Bob", "upkeep")
    game.pass_once()
    bolted(game, "bolt 1", "Bob")
    assert game.life("Bob") == 17


@pytest.mark.parametrize(("first", "after_two"), [("shield 1", 19), ("Urza's Armor", 20)])
def test_the_affected_player_chooses_what_is_applied_first(first: str, after_two: int) -> None:
    """The first 3 damage are prevented in either order, but the order decides how much of the shield is left."""
    game = arena(there("Bob", "Urza's Armor"))
    shielded(game, "Bob", "shield 1")
    bolted(game, "bolt 1", "Bob")
    assert (game.asked.kind, game.asked.player, len(game.asked.options)) == ("replacement", "Bob", 2)
    game.chooses(first)
    assert game.life("Bob") == 20
    bolted(game, "bolt 2", "Bob")
    game.chooses("Urza's Armor")
    assert game.life("Bob") == after_two


def test_each_effect_is_applied_once_to_an_event() -> None:
    """419.6: two armors prevent 1 each, and no more."""
    game = arena(there("Bob", "Urza's Armor", "armor 1", "armor 2"))
    bolted(game, "bolt 1", "Bob")
    assert game.life("Bob") == 19


def test_the_controller_of_an_affected_permanent_chooses() -> None:
    """Bob controls Alice's giant, so Bob chooses which of the shields is used up."""
    game = arena(there("Alice", "Hill Giant"), there("Bob", "Confiscate", attached_to="Hill Giant"))
    shielded(game, "Hill Giant", "shield 1", "shield 2")
    bolted(game, "bolt 1", "Hill Giant")
    assert (game.asked.kind, game.asked.player) == ("replacement", "Bob")
    game.chooses("shield 2")
    assert game["Hill Giant"].damage == 0


@pytest.mark.parametrize(("first", "damage"), [("Pariah", 3), ("Urza's Armor", 2)])
def test_redirected_damage_leaves_what_protects_the_player_behind(first: str, damage: int) -> None:
    """After Pariah has moved the damage, the armor of the player does not apply any more."""
    pariah = there("Bob", "Pariah", attached_to="Craw Wurm")
    game = arena(there("Bob", "Urza's Armor"), there("Bob", "Craw Wurm"), pariah)
    bolted(game, "bolt 1", "Bob")
    game.chooses(first)
    assert (game.life("Bob"), game["Craw Wurm"].damage) == (20, damage)


def test_two_doublings_make_four_times_as_many() -> None:
    walker = [there("Alice", "Garruk Wildspeaker", zone="hand"), lands("Alice", "Forest", 4)]
    game = arena(there("Alice", "Doubling Season", "season 1", "season 2"), *walker)
    game.plays("Alice", "Garruk Wildspeaker")
    game.resolve()
    while isinstance(game.shown.waiting, Decision):
        game.chooses(game.asked.options[0].id)
    assert game["Garruk Wildspeaker"].counters == {"loyalty": 12}


def test_a_permanent_comes_into_play_tapped_and_with_counters() -> None:
    entering = {"static": "comes-into-play-with", "tapped": True, "counter": "charge", "amount": 2}
    creek = card("Creek", types=["Land"], abilities=[{"ability": "static", "effect": entering}])
    game = Arena(there("Alice", "Creek", zone="hand"), cards=[creek])
    game.plays("Alice", "Creek")
    assert game["Creek"].tapped
    assert game["Creek"].counters == {"charge": 2}


def test_damage_is_not_divided_among_more_targets_than_there_is_damage() -> None:
    """409.1c: each target has to be given at least 1."""
    two = [{"name": "them", "what": {"types": ["Creature"]}, "count": 2}]
    text = {"targets": two, "effects": [{"do": "damage", "amount": 1, "to": "them", "divided": True}]}
    spark = card("Spark", cost="{0}", types=["Instant"], spell=text)
    game = Arena(there("Alice", "Spark", zone="hand"), there("Bob", "Hill Giant", "a", "b"), cards=[spark])
    with pytest.raises(AssertionError, match="illegal-target"):
        game.plays("Alice", "Spark", "a", "b")
    assert game.zone("Spark") == "hand"
