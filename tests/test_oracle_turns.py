"""Whose turn, whose control, whose trigger: summoning sickness (212.3f) and the order of triggers (410.3)."""

import pytest

from oracle.words.abilities import Card
from tests.arena import THREE, TWO, Arena, card, creature, lands, there
from touchstone.protocol import Activate, Attack, Attacks, Decision, Pass, PlayerSetup

PRAYER = {"ability": "activated", "cost": {"tap": True}, "text": {"effects": [{"do": "gain-life", "amount": 1}]}}
PRIEST = creature("Priest", 1, 1, PRAYER, cost="{0}")
SWIFT = creature("Swift Priest", 1, 1, "flash", PRAYER, cost="{0}")
LIBRARIES = [there(owner, "Forest", *(f"{owner} {n}" for n in range(4)), zone="library") for owner in ("Alice", "Bob")]
CAROLS = there("Carol", "Forest", *(f"Carol {n}" for n in range(4)), zone="library")


def can_tap(game: Arena, player: str, priest: str) -> bool:
    return game.tries(player, Activate(object=game[priest].id)).outcome == "accepted"


def test_a_creature_that_came_this_turn_is_sick_and_well_in_its_controllers_next_turn() -> None:
    game = Arena(there("Alice", "Priest", zone="hand"), *LIBRARIES, cards=[PRIEST])
    game.plays("Alice", "Priest")
    game.resolve()
    assert not can_tap(game, "Alice", "Priest")
    game.until("Alice", "upkeep")
    assert can_tap(game, "Alice", "Priest")


def test_it_is_still_sick_in_the_opponents_turn() -> None:
    game = Arena(there("Alice", "Priest", zone="hand"), *LIBRARIES, cards=[PRIEST])
    game.plays("Alice", "Priest")
    game.resolve()
    game.until("Bob", "upkeep")
    game.pass_once()
    assert not can_tap(game, "Alice", "Priest")


def test_one_that_came_in_the_opponents_turn_is_well_as_its_controllers_turn_begins() -> None:
    game = Arena(there("Bob", "Swift Priest", zone="hand"), *LIBRARIES, cards=[SWIFT])
    game.pass_once()
    game.plays("Bob", "Swift Priest")
    game.resolve()
    game.pass_once()
    assert not can_tap(game, "Bob", "Swift Priest")
    game.until("Bob", "upkeep")
    assert can_tap(game, "Bob", "Swift Priest")


def test_with_new_control_the_time_begins_anew() -> None:
    """Bob takes what Alice has had for long, and cannot use it before his own turn has begun."""
    text = {"targets": [{"name": "it", "what": {}}], "effects": [{"do": "gain-control", "what": "it"}]}
    seize = card("Seize", cost="{0}", types=["Instant"], spell=text)
    game = Arena(there("Alice", "Priest"), there("Bob", "Seize", zone="hand"), *LIBRARIES, cards=[PRIEST, seize])
    game.pass_once()
    game.plays("Bob", "Seize", "Priest")
    game.resolve()
    game.pass_once()
    assert game["Priest"].controller == "Bob"
    assert not can_tap(game, "Bob", "Priest")
    game.until("Bob", "upkeep")
    assert can_tap(game, "Bob", "Priest")


def test_haste_helps_and_lands_need_none() -> None:
    hasty = creature("Priest", 1, 1, "haste", PRAYER)
    game = Arena(there("Alice", "Priest", this_turn=True), there("Alice", "Forest", this_turn=True), cards=[hasty])
    assert can_tap(game, "Alice", "Priest")
    game.activates("Alice", "Forest")
    assert game.player("Alice").mana == {"G": 1}


def test_of_three_players_each_counts_from_the_own_last_turn() -> None:
    """Carol's creature comes in Alice's turn: it is sick in Bob's, and well in her own."""
    game = Arena(there("Carol", "Swift Priest", zone="hand"), *LIBRARIES, CAROLS, cards=[SWIFT], players=THREE)
    game.pass_once(2)
    game.plays("Carol", "Swift Priest")
    game.resolve()
    game.until("Bob", "upkeep")
    game.pass_once()
    assert not can_tap(game, "Carol", "Swift Priest")
    game.until("Carol", "upkeep")
    assert can_tap(game, "Carol", "Swift Priest")


def test_a_player_who_has_left_has_no_turn_between() -> None:
    """It comes in Carol's turn; the next one is Alice's, and in Carol's next turn it is well."""
    game = Arena(there("Alice", "Swift Priest", zone="hand"), *LIBRARIES, CAROLS, cards=[SWIFT], players=THREE)
    game.concedes("Bob")
    game.until("Carol", "upkeep")
    game.pass_once()
    game.plays("Alice", "Swift Priest")
    game.resolve()
    game.until("Alice", "upkeep")
    game.until("Carol", "upkeep")
    game.pass_once()
    assert can_tap(game, "Alice", "Swift Priest")


def test_only_creatures_that_are_well_attack() -> None:
    priests = [there("Alice", "Priest", "old"), there("Alice", "Priest", "new", this_turn=True)]
    game = Arena(*priests, cards=[PRIEST])
    while not isinstance(game.shown.waiting, Decision):
        game.pass_once()
    assert [option.object for option in game.asked.options] == [game["old"].id]
    refused = game.tries_to_answer(Attacks((Attack(game["new"].id, game.ref("Bob")),)))
    assert refused.reason == "illegal-attack"


# -- triggers ----------------------------------------------------------------------------------------------


def watcher(name: str) -> Card:
    """Its controller gains life at the beginning of each upkeep."""
    on = {"event": "beginning-of", "step": "upkeep"}
    ability = {"ability": "triggered", "on": on, "text": {"effects": [{"do": "gain-life", "amount": 1}]}}
    return card(name, types=["Enchantment"], abilities=[ability])


def test_triggers_go_on_the_stack_in_turn_order_each_players_in_an_order_of_his_or_her_own() -> None:
    """410.3: those of the active player go first, so that they resolve last."""
    owners = {"A1": "Alice", "A2": "Alice", "B1": "Bob", "C1": "Carol", "C2": "Carol"}
    objects = [there(owner, name) for name, owner in owners.items()]
    cards = [watcher(name) for name in owners]
    game = Arena(*objects, *LIBRARIES, CAROLS, lands("Bob", "Forest", 1), cards=cards, players=THREE, step="end")
    game.pass_once(3)
    asked = []
    while isinstance(game.shown.waiting, Decision):
        asked.append(game.asked.player)
        game.chooses(*(option.id for option in reversed(game.asked.options)))
    assert (game.shown.active, game.shown.step) == ("Bob", "upkeep")
    assert asked == ["Carol", "Alice"]
    assert game.stack == ["A1", "A2", "C1", "C2", "B1"]
    assert game.priority == "Bob"


def test_only_the_next_untap_step_is_missed_even_by_what_was_untapped_then() -> None:
    """302.2: it lay untapped in that untap step, so that a later one finds it as any other permanent."""
    effects = [{"do": "stays-tapped", "what": "it"}]
    hold = card(
        "Hold", cost="{0}", types=["Instant"], spell={"targets": [{"name": "it", "what": {}}], "effects": effects}
    )
    libraries = [there(name, "Plains", f"{name}'s {n}", zone="library") for name in ("Alice", "Bob") for n in range(4)]
    hand = there("Alice", "Hold", zone="hand")
    game = Arena(hand, there("Alice", "Forest"), *libraries, cards=[hold])
    game.plays("Alice", "Hold", "Forest")
    game.resolve()
    game.until("Bob", "upkeep")
    game.until("Alice", "upkeep")
    game.activates("Alice", "Forest")
    assert game["Forest"].tapped
    game.until("Bob", "upkeep")
    game.until("Alice", "upkeep")
    assert not game["Forest"].tapped


HEADS = tuple(
    PlayerSetup(name=name, team=team)
    for name, team in (("Alice", "ours"), ("Bob", "ours"), ("Carol", "theirs"), ("Dave", "theirs"))
)


@pytest.mark.parametrize(("players", "passes"), [(TWO, 2), (THREE, 3), (HEADS, 2)], ids=["two", "three", "teams"])
def test_a_round_of_passes_ends_when_all_have_passed_or_somebody_is_asked(
    players: tuple[PlayerSetup, ...], passes: int
) -> None:
    """408.1c, 606.4b: one of a team passes for both."""
    singly, together = (Arena(*LIBRARIES, there("Alice", "Grizzly Bears"), players=players) for _ in range(2))
    for step in ("beginning-of-combat", "declare-attackers"):
        singly.pass_once(passes)
        together.does("Alice", Pass(round=True))
        assert together.shown == singly.shown
        assert together.shown.step == step
    assert together.asked.kind == "attackers"
