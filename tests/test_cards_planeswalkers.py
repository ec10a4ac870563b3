"""Cards beside the planeswalkers of section 306, and what they do besides, in the words of the feature files."""

import pytest

from oracle.facts import answer, facts
from oracle.misreadings import misread_alike, misreadings
from tests.told import assert_plays

JACE = """
    Given a game between Alice and Bob
    And Alice controls "Jace, the Mind Sculptor"
"""


def test_jace_looks_at_the_top_card_of_a_library_and_may_put_it_under_it() -> None:
    assert_plays(
        f"""
        {JACE}
        And the top cards of Bob's library are "Forest" and "Shock"
        When Alice plays the +2 ability of "Jace, the Mind Sculptor" targeting Bob
        And all players pass
        Then Alice may look at "Forest"
        And Bob may not look at "Forest"
        When Alice accepts
        Then the bottom card of Bob's library is "Forest"
        And the top card of Bob's library is "Shock"
        And "Jace, the Mind Sculptor" has 5 loyalty counters
        """,
        ruleset="2017-09",
    )


def test_a_loyalty_cost_of_0_changes_nothing_and_counts_as_an_activation() -> None:
    assert_plays(
        f"""
        {JACE}
        And Alice has "Shock" and "Forest" in hand
        When Alice plays the second ability of "Jace, the Mind Sculptor"
        And all players pass
        And Alice chooses "Shock" and "Forest"
        And Alice orders "Shock", "Forest"
        Then "Jace, the Mind Sculptor" has 3 loyalty counters
        And Alice has 3 cards in hand
        And "Shock" is in Alice's library
        When Alice tries to play the -1 ability of "Jace, the Mind Sculptor"
        Then the attempt is refused
        """,
        ruleset="2017-09",
    )


def test_jace_returns_a_creature_to_its_owner() -> None:
    assert_plays(
        f"""
        {JACE}
        And Bob controls "Hill Giant"
        When Alice plays the -1 ability of "Jace, the Mind Sculptor" targeting "Hill Giant"
        And all players pass
        Then "Hill Giant" is in Bob's hand
        And "Jace, the Mind Sculptor" has 2 loyalty counters
        """,
        ruleset="2017-09",
    )


def test_jace_exiles_a_library_and_makes_the_hand_the_new_one() -> None:
    assert_plays(
        f"""
        {JACE}
        And "Jace, the Mind Sculptor" has 12 loyalty counters
        And Bob has "Hill Giant" in hand
        And Bob's library is "Shock" and "Forest"
        When Alice plays the -12 ability of "Jace, the Mind Sculptor" targeting Bob
        And all players pass
        Then "Shock" is removed from the game
        And "Forest" is removed from the game
        And "Hill Giant" is in Bob's library
        And Bob has 1 card in the library
        """,
        ruleset="2017-09",
    )


@pytest.mark.parametrize(
    ("target", "chandra", "life", "jace"),
    [("Bob", '"Grizzly Bears" is in Bob\'s graveyard', 10, 3), ('"Jace Beleren"', "nobody is asked anything", 20, 0)],
)
def test_chandra_burns_a_player_or_a_planeswalker_and_the_creatures_with_it(
    target: str, chandra: str, life: int, jace: int
) -> None:
    counters = f"{jace} loyalty counters" if jace else "no loyalty counters"
    assert_plays(
        f"""
        Given a game between Alice and Bob
        And Alice controls "Chandra Nalaar" and "Hill Giant"
        And "Chandra Nalaar" has 8 loyalty counters
        And Bob controls "Jace Beleren" and "Grizzly Bears"
        When Alice plays the -8 ability of "Chandra Nalaar" targeting {target}
        And all players pass
        Then {chandra}
        And "Grizzly Bears" is in Bob's graveyard
        And "Jace Beleren" has {counters}
        And "Hill Giant" has 0 damage
        And Bob is at {life} life
        """,
        ruleset="2026-04",
    )


def test_the_lattice_takes_all_colors_and_lets_any_mana_pay() -> None:
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Mycosynth Lattice", "Grizzly Bears" and "Forest"
        And Alice has "Shock" and "Terror" in hand
        And Bob controls "Hill Giant"
        When Alice tries to play "Terror" targeting "Hill Giant"
        Then the attempt is refused
        When Alice plays "Shock" targeting "Hill Giant"
        Then "Shock" is colorless
        And "Grizzly Bears" is colorless
        And "Terror" is colorless
        And "Forest" has the types Land and Artifact
        """
    )


def test_lethal_damage_and_wrath_leave_the_indestructible() -> None:
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Mycosynth Lattice", "Darksteel Forge", "Grizzly Bears" and 4 "Plains"
        And "Grizzly Bears" has 3 damage
        And Bob controls "Hill Giant"
        And Alice has "Wrath of God" in hand
        When Alice plays "Wrath of God"
        And all players pass
        Then "Grizzly Bears" is in play
        And "Hill Giant" is in Bob's graveyard
        """
    )


def test_the_wanderer_shields_all_but_itself_and_exiles_what_is_strong() -> None:
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "The Wanderer" and "Grizzly Bears"
        And Bob controls "Craw Wurm" and 3 "Mountain"
        And Bob has 3 "Shock" in hand
        When Alice tries to play the -2 ability of "The Wanderer" targeting "Grizzly Bears"
        Then the attempt is refused
        When Alice plays the -2 ability of "The Wanderer" targeting "Craw Wurm"
        And all players pass
        Then "Craw Wurm" is removed from the game
        And "The Wanderer" has 3 loyalty counters
        When Alice passes
        And Bob plays "Shock 1" targeting Alice
        And all players pass
        And Alice passes
        And Bob plays "Shock 2" targeting "Grizzly Bears"
        And all players pass
        And Alice passes
        And Bob plays "Shock 3" targeting "The Wanderer"
        And all players pass
        Then Alice is at 20 life
        And "Grizzly Bears" is in play
        And "The Wanderer" has 1 loyalty counter
        """,
        ruleset="2026-04",
    )


@pytest.mark.parametrize(
    ("line", "subtypes"),
    [("Legendary Planeswalker - Rowan Will", ("Rowan", "Will")), ("Creature - Elf", ("Elf",))],
)
def test_each_word_after_the_dash_is_a_subtype(line: str, subtypes: tuple[str, ...]) -> None:
    assert answer(line, "subtypes", None, facts()) == subtypes


def test_a_ruling_that_says_the_same_is_misread_alike() -> None:
    first, same = misreadings()["LRW-PW-39"], misreadings()["CR306-306.5D-04"]
    assert (same.readings, same.description) == (first.readings, first.description)


def test_there_must_be_a_misreading_to_be_alike() -> None:
    with pytest.raises(ValueError, match="no misreading LRW-PW-02"):
        misread_alike_now("CR306-306.1-01", "LRW-PW-02")


def misread_alike_now(ruling: str, id: str) -> None:
    """Enter it and have it looked up at once."""
    misread_alike(ruling, id)
    misreadings.cache_clear()
    misreadings()
