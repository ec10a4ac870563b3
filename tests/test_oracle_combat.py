"""Combat damage (310): trample, first and double strike, damage on the stack, and who leaves meanwhile."""

from collections.abc import Sequence
from typing import Any

import pytest

from oracle.words.abilities import Card
from tests.arena import THREE, Arena, card, creature, lands, there
from tests.told import assert_plays
from touchstone.protocol import Block, Blocks, Priority

BEAST = creature("Beast", 5, 5, "trample")
FENCER = creature("Fencer", 2, 2, "first strike")
DUELIST = creature("Duelist", 2, 2, "double strike")


def changing(name: str, **change: Any) -> Card:
    """An instant for nothing that changes a creature until end of turn."""
    text = {"targets": [{"name": "it", "what": {}}], "effects": [{"do": "apply", "to": "it", "change": change}]}
    return card(name, cost="{0}", types=["Instant"], spell=text)


def assign(game: Arena) -> None:
    """Pass until combat damage is on the stack, or its division is asked for."""
    while isinstance(game.shown.waiting, Priority) and "combat damage" not in game.stack:
        game.pass_once()


def deal(game: Arena) -> None:
    """Pass until combat damage has been dealt."""
    assign(game)
    while "combat damage" in game.stack:
        game.pass_once()


# -- trample -----------------------------------------------------------------------------------------------


def trampling_over(**status: Any) -> Arena:
    """A 5/5 with trample is blocked by Grizzly Bears; its damage is to be divided."""
    game = Arena(there("Alice", "Beast"), there("Bob", "Grizzly Bears", "bears", **status), cards=[BEAST])
    game.attacks(Beast="Bob")
    game.blocks(bears="Beast")
    assign(game)
    return game


def test_trample_needs_lethal_damage_for_the_blocker() -> None:
    game = trampling_over()
    refused = game.tries_to_answer(game.division(bears=1, Bob=4))
    assert (refused.outcome, refused.reason, refused.rule) == ("refused", "illegal-choice", "502.9b")
    game.divides(bears=2, Bob=3)
    deal(game)
    assert (game.life("Bob"), game.zone("bears")) == (17, "graveyard")


def test_damage_that_is_already_there_counts_for_lethal_damage() -> None:
    game = trampling_over(damage=1)
    game.divides(bears=1, Bob=4)
    deal(game)
    assert game.life("Bob") == 16


def test_nothing_needs_to_trample_over() -> None:
    game = trampling_over()
    game.divides(bears=5)
    deal(game)
    assert game.life("Bob") == 20


@pytest.mark.parametrize(("attacker", "life"), [(BEAST, 15), (creature("Beast", 5, 5), 20)])
def test_only_trample_goes_past_a_blocker_that_is_gone(attacker: Card, life: int) -> None:
    shock = [there("Alice", "Shock", zone="hand"), lands("Alice", "Mountain", 1)]
    game = Arena(there("Alice", "Beast"), there("Bob", "Grizzly Bears", "bears"), *shock, cards=[attacker])
    game.attacks(Beast="Bob")
    game.blocks(bears="Beast")
    game.plays("Alice", "Shock", "bears")
    game.resolve()
    game.until("Alice", "end-of-combat")
    assert game.life("Bob") == life


# -- first strike and double strike --------------------------------------------------------------------------


def test_first_strike_kills_before_the_other_strikes() -> None:
    game = Arena(there("Alice", "Fencer"), there("Bob", "Grizzly Bears", "bears"), cards=[FENCER])
    game.attacks(Fencer="Bob")
    game.blocks(bears="Fencer")
    deal(game)
    assert game.zone("bears") == "graveyard"
    game.until("Alice", "end-of-combat")
    assert game["Fencer"].damage == 0


def test_double_strike_deals_damage_in_both_steps_and_first_strike_in_the_first_only() -> None:
    attackers = [there("Alice", "Fencer"), there("Alice", "Duelist"), there("Alice", "Hill Giant", "giant")]
    game = Arena(*attackers, cards=[FENCER, DUELIST])
    game.attacks(Fencer="Bob", Duelist="Bob", giant="Bob")
    deal(game)
    assert game.life("Bob") == 16
    deal(game)
    assert game.life("Bob") == 11
    game.until("Alice", "end-of-combat")
    assert game.life("Bob") == 11


def test_without_first_strikers_there_is_one_step() -> None:
    game = Arena(there("Alice", "Hill Giant", "giant"))
    game.attacks(giant="Bob")
    deal(game)
    game.pass_once(2)
    assert (game.life("Bob"), game.shown.step) == (17, "end-of-combat")


def test_double_strike_that_is_lost_between_the_steps_deals_no_more_damage() -> None:
    disarm = changing("Disarm", lose=["double strike"])
    game = Arena(there("Alice", "Duelist"), there("Alice", "Disarm", zone="hand"), cards=[DUELIST, disarm])
    game.attacks(Duelist="Bob")
    deal(game)
    game.plays("Alice", "Disarm", "Duelist")
    game.resolve()
    game.until("Alice", "end-of-combat")
    assert game.life("Bob") == 18


def test_first_strike_that_is_gained_between_the_steps_costs_no_damage() -> None:
    quicken = changing("Quicken", gain=["first strike"])
    objects = [there("Alice", "Fencer"), there("Alice", "Hill Giant", "giant"), there("Alice", "Quicken", zone="hand")]
    game = Arena(*objects, cards=[FENCER, quicken])
    game.attacks(Fencer="Bob", giant="Bob")
    deal(game)
    game.plays("Alice", "Quicken", "giant")
    game.resolve()
    deal(game)
    assert game.life("Bob") == 15


# -- damage on the stack -------------------------------------------------------------------------------------


def test_damage_on_the_stack_is_dealt_though_its_source_is_gone() -> None:
    shock = [there("Bob", "Shock", zone="hand"), lands("Bob", "Mountain", 1)]
    game = Arena(there("Alice", "Grizzly Bears", "bears"), *shock)
    game.attacks(bears="Bob")
    assign(game)
    game.pass_once()
    game.plays("Bob", "Shock", "bears")
    game.resolve()
    assert game.zone("bears") == "graveyard"
    deal(game)
    assert game.life("Bob") == 18


def test_damage_on_the_stack_is_not_dealt_to_what_is_gone() -> None:
    boomerang = [there("Bob", "Boomerang", zone="hand"), lands("Bob", "Island", 2)]
    game = Arena(there("Alice", "Hill Giant", "giant"), there("Bob", "Craw Wurm", "wurm"), *boomerang)
    game.attacks(giant="Bob")
    game.blocks(wurm="giant")
    assign(game)
    game.pass_once()
    game.plays("Bob", "Boomerang", "wurm")
    game.resolve()
    deal(game)
    assert (game.zone("wurm"), game.life("Bob"), game.zone("giant")) == ("hand", 20, "graveyard")


def test_a_bonus_after_the_assignment_changes_no_damage() -> None:
    bonus = changing("Bonus", power=3)
    game = Arena(there("Alice", "Grizzly Bears", "bears"), there("Alice", "Bonus", zone="hand"), cards=[bonus])
    game.attacks(bears="Bob")
    assign(game)
    game.plays("Alice", "Bonus", "bears")
    game.resolve()
    deal(game)
    assert (game.size("bears"), game.life("Bob")) == ((5, 2), 18)


# -- leaving in the middle -----------------------------------------------------------------------------------


def test_creatures_of_a_player_who_left_deal_no_combat_damage() -> None:
    library = there("Bob", "Forest", zone="library")
    game = Arena(there("Alice", "Hill Giant", "giant"), library, players=THREE)
    game.attacks(giant="Bob")
    game.concedes("Alice")
    game.until("Bob", "upkeep")
    assert game.life("Bob") == 20


def test_a_player_who_left_is_attacked_no_more() -> None:
    game = Arena(there("Alice", "Hill Giant", "giant"), players=THREE)
    game.attacks(giant="Bob")
    game.pass_once()
    game.concedes("Bob")
    game.until("Alice", "end-of-combat")
    assert (game.life("Bob"), game.life("Carol")) == (20, 20)
    assert not game["giant"].is_blocked


# -- triggers of combat --------------------------------------------------------------------------------------


def test_what_attacks_triggers_once_and_counts_all_attackers() -> None:
    armaments = there("Alice", "Veteran's Armaments", attached_to="bears")
    game = Arena(there("Alice", "Grizzly Bears", "bears", "others"), armaments, ruleset="2008-02")
    game.attacks(bears="Bob", others="Bob")
    game.resolve()
    assert (game.size("bears"), game.size("others")) == ((4, 4), (2, 2))


def test_what_blocks_two_attackers_triggers_once() -> None:
    armaments = there("Bob", "Veteran's Armaments", attached_to="trio")
    trio = there("Bob", "Thoughtweft Trio", "trio")
    game = Arena(there("Alice", "Grizzly Bears", "one", "two"), trio, armaments, ruleset="2008-02")
    game.attacks(one="Bob", two="Bob")
    while isinstance(game.shown.waiting, Priority):
        game.pass_once()
    both = tuple(Block(game["trio"].id, game[attacker].id) for attacker in ("one", "two"))
    game.answer(Blocks(both))
    assert len(game.stack) == 1
    game.resolve()
    assert game.size("trio") == (7, 7)


def test_damage_of_an_attacker_declared_later_counts_for_what_a_trampler_must_assign() -> None:
    """502.9b, 502.9e: Hill Giant's 3 damage leave 1 for Ball Lightning to assign to the 4/4 that blocks both."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Ball Lightning" and "Hill Giant"
        And Bob controls "Two-Headed Giant of Foriys" as "Guard"
        When Alice attacks Bob with "Ball Lightning" and "Hill Giant"
        And Bob blocks with "Guard" on "Ball Lightning" and "Guard" on "Hill Giant"
        And combat damage is put on the stack
        And Alice assigns 1 damage of "Ball Lightning" to "Guard" and 5 to Bob
        And Bob assigns 1 damage of "Guard" to "Ball Lightning" and 3 to "Hill Giant"
        And combat damage is dealt
        Then Bob is at 15 life
        And "Guard" is in Bob's graveyard
        And "Hill Giant" is in Alice's graveyard
    """)


# -- the assignment as a whole -------------------------------------------------------------------------------


BLOCKS_TWO = {"ability": "static", "effect": {"static": "blocks-additional", "amount": 1}}
BOTH = (("wall", "first"), ("wall", "second"))


def blocked_tramplers(
    *blocks: tuple[str, str], toughness: int = 4, walls: Sequence[str] = ("wall",), ruleset: str = "2007-10"
) -> Arena:
    """Two 5/5s with trample, and Walls that block as these pairs say."""
    cards = [BEAST, creature("Wall", 0, toughness, BLOCKS_TWO)]
    attackers = there("Alice", "Beast", "first", "second")
    game = Arena(attackers, there("Bob", "Wall", *walls), cards=cards, ruleset=ruleset)
    game.attacks(first="Bob", second="Bob")
    game._move_to_question()
    game.answer(Blocks(tuple(Block(game[blocker].id, game[attacker].id) for blocker, attacker in blocks)))
    return game


def two_tramplers(ruleset: str) -> Arena:
    """Two 5/5s with trample are blocked by the same 0/4; the damage of the first one is to be divided."""
    game = blocked_tramplers(*BOTH, ruleset=ruleset)
    if game.shown.step == "declare-blockers" and ruleset == "2017-09":
        game.chooses("first", "second")
    assign(game)
    return game


@pytest.mark.parametrize("ruleset", ["2007-10", "2017-09", "2026-04"])
def test_one_trampler_may_leave_the_blocker_to_the_other(ruleset: str) -> None:
    """502.9b, 510.1e: all damage that is assigned at the same time counts; if it is not legal, all is assigned anew."""
    game = two_tramplers(ruleset)
    game.divides(Bob=5)
    refused = game.tries_to_answer(game.division(wall=3, Bob=2))
    assert (refused.outcome, refused.reason) == ("refused", "illegal-choice")
    game.divides(Bob=5)
    game.divides(wall=4, Bob=1)
    game.until("Alice", "end-of-combat")
    assert (game.life("Bob"), game.zone("wall")) == (14, "graveyard")


def test_what_the_first_trampler_did_counts_for_the_second() -> None:
    game = two_tramplers("2007-10")
    game.divides(wall=3, Bob=2)
    refused = game.tries_to_answer(game.division(Bob=5))
    assert refused.outcome == "refused"
    game.divides(wall=3, Bob=2)
    game.divides(wall=1, Bob=4)
    game.until("Alice", "end-of-combat")
    assert game.life("Bob") == 14


def test_the_other_trampler_may_turn_to_the_shared_blocker_first() -> None:
    """502.9b: without a damage order the second one may leave the blocker that it has to itself alone."""
    pairs = (("own", "second"), ("shared", "first"), ("shared", "second"))
    game = blocked_tramplers(*pairs, walls=("own", "shared"))
    assign(game)
    game.divides(Bob=5)
    assert game.tries_to_answer(game.division(own=4, shared=1)).outcome == "refused"
    game.divides(Bob=5)
    game.divides(shared=5)
    game.until("Alice", "end-of-combat")
    assert (game.life("Bob"), game.zone("own"), game.zone("shared")) == (15, "battlefield", "graveyard")


def test_a_trampler_leaves_no_more_to_the_other_than_that_one_can_do() -> None:
    game = blocked_tramplers(*BOTH, toughness=7)
    assign(game)
    game.divides(wall=1, Bob=4)
    assert game.tries_to_answer(game.division(wall=5)).outcome == "refused"
    game.divides(wall=2, Bob=3)
    game.divides(wall=5)
    game.until("Alice", "end-of-combat")
    assert (game.life("Bob"), game.zone("wall")) == (17, "graveyard")


# -- evasion -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("land", "outcome"), [("Island", "refused"), ("Forest", "accepted")])
def test_islandwalk_asks_for_an_island_of_the_defending_player(land: str, outcome: str) -> None:
    """502.6b: an Island of the attacker's own does not matter."""
    walker, islands = there("Alice", "Stonybrook Banneret", "walker"), lands("Alice", "Island", 1)
    bears = there("Bob", "Grizzly Bears", "bears")
    game = Arena(walker, islands, bears, lands("Bob", land, 1), ruleset="2008-02")
    game.attacks(walker="Bob")
    game._move_to_question()
    block = Blocks((Block(game["bears"].id, game["walker"].id),))
    assert game.tries_to_answer(block).outcome == outcome


MANY = {"ability": "static", "effect": {"static": "blocks-any-number"}}


def test_no_damage_of_deathtouch_is_not_lethal() -> None:
    """Later 702.2c: a share of nothing is no damage, so that the other attacker cannot pass that blocker over."""
    arena = Arena(
        there("Alice", "Snake"), there("Alice", "Rhino"), there("Bob", "Wall", "left", "right"),
        cards=[creature("Snake", 2, 2, "deathtouch"), creature("Rhino", 3, 3, "trample"), creature("Wall", 0, 3, MANY)],
        ruleset="2026-04",
    )  # fmt: skip
    arena.attacks(Snake="Bob", Rhino="Bob")
    arena.pass_once(2)
    blocks = [Block(arena[wall].id, arena[one].id) for wall in ("left", "right") for one in ("Snake", "Rhino")]
    arena.answer(Blocks(tuple(blocks)))
    arena.pass_once(2)
    arena.divides(left=2, right=0)
    assert arena.tries_to_answer(arena.division(left=0, right=0, Bob=3)).outcome == "refused"
    arena.divides(left=2, right=0)
    arena.divides(left=0, right=3, Bob=0)
    assert arena.life("Bob") == 20
