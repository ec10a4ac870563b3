"""The mechanics of Lorwyn on the oracle, where they meet in ways that no ruling of the primer tells."""

import pytest

from tests.arena import Arena, card, there
from tests.told import assert_plays


def test_the_changed_text_of_a_champion_spell_is_that_of_the_champion_as_it_comes_into_play() -> None:
    """217.1c, 418.6: Artificial Evolution on the spell goes on applying, already when the first ability triggers."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Mountain", "Island", "Mogg Fanatic" and "Fire Elemental"
        And Alice has "Nova Chaser" and "Artificial Evolution" in hand
        When Alice plays "Nova Chaser"
        And Alice plays "Artificial Evolution" targeting "Nova Chaser"
        And all players pass
        And Alice names Elemental
        And Alice names Goblin
        And all players pass
        And all players pass
        Then Alice can choose "Mogg Fanatic"
    """)


def test_a_spell_that_was_made_a_goblin_comes_into_play_as_a_goblin_for_what_watches_for_goblins() -> None:
    """217.1c, 410.2: the changed creature type is seen by abilities that trigger on its arrival."""
    watcher = card(
        "Goblin Watcher",
        types=["Enchantment"],
        abilities=[
            {
                "ability": "triggered",
                "on": {"event": "comes-into-play", "what": {"subtypes": ["Goblin"]}},
                "text": {"effects": [{"do": "gain-life", "amount": 1}]},
            }
        ],
    )
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls 2 "Forest", "Island" and "Goblin Watcher"
        And Alice has "Grizzly Bears" and "Artificial Evolution" in hand
        When Alice plays "Grizzly Bears"
        And Alice plays "Artificial Evolution" targeting "Grizzly Bears"
        And all players pass
        And Alice names Bear
        And Alice names Goblin
        And all players pass
        Then the stack is, from the top, the ability of "Goblin Watcher"
        """,
        watcher,
    )


def test_a_copy_that_guile_keeps_from_being_countered_is_no_card_and_cannot_be_played() -> None:
    """200.1, 420.5j: it is removed from the game instead, ceases to exist, and nobody is asked anything."""
    assert_plays("""
        Given a game between Alice and Bob
        And it is Bob's turn
        And Alice controls "Guile" and 2 "Island"
        And Alice has "Counterspell" in hand
        And Bob controls 2 "Mountain" and "Isochron Scepter"
        And Bob has "Shock" removed from the game
        And "Isochron Scepter" has removed "Shock"
        When Bob plays the ability of "Isochron Scepter"
        And all players pass
        And Bob accepts
        And Bob accepts
        And Bob chooses Alice
        And Bob passes
        And Alice plays "Counterspell"
        And all players pass
        Then nobody is asked anything
        And the stack is empty
        And Alice is at 20 life
    """)


def test_windbrisk_heights_counts_the_creatures_that_attacked_and_not_their_attacks() -> None:
    """413.2f: two creatures that attack twice in a turn are two creatures, not four."""
    again = card(
        "Once More",
        cost="{0}",
        types=["Instant"],
        spell={
            "effects": [
                {"do": "untap", "what": {"types": ["Creature"], "controller": "you"}},
                {"do": "extra-combat"},
            ]
        },
    )
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Windbrisk Heights", 2 "Grizzly Bears" and "Plains"
        And Alice has "Once More" in hand
        And Alice has "Hill Giant" removed from the game
        And "Windbrisk Heights" has removed "Hill Giant" face down
        When Alice attacks Bob with "Grizzly Bears 1" and "Grizzly Bears 2"
        And Alice plays "Once More"
        And all players pass
        And combat damage is dealt
        And all players pass
        And all players pass
        And all players pass
        And Alice attacks Bob with "Grizzly Bears 1" and "Grizzly Bears 2"
        And Alice plays the second ability of "Windbrisk Heights"
        And all players pass
        Then nobody is asked anything
        And "Hill Giant" is removed from the game
        """,
        again,
    )


@pytest.mark.parametrize(("ruleset", "may"), [("2007-10", "may"), ("2017-09", "may"), ("2026-04", "may not")])
def test_who_had_a_hideaway_land_only_before_the_card_was_hidden_may_not_look_today(ruleset: str, may: str) -> None:
    """502.75a, 702.74a: "any player who has controlled" it; 702.75a, 406.3: who controls it from the hiding on."""
    assert_plays(
        f"""
        Given a game between Alice, Bob and Carol
        And Alice has "Mosswort Bridge" in hand
        And Alice's library is "Grizzly Bears" and "Island"
        And Bob controls 5 "Mountain"
        And Bob has "Word of Seizing" in hand
        And Carol controls 5 "Mountain" as "Carol's Mountain"
        And Carol has "Word of Seizing" as "Carol's Word" in hand
        When Alice plays "Mosswort Bridge"
        And Alice passes
        And Bob plays "Word of Seizing" targeting "Mosswort Bridge"
        And all players pass
        And Alice passes
        And Bob passes
        And Carol plays "Carol's Word" targeting "Mosswort Bridge"
        And all players pass
        And all players pass
        And Alice chooses "Grizzly Bears"
        Then Alice may look at "Grizzly Bears"
        And Bob {may} look at "Grizzly Bears"
        And Carol may look at "Grizzly Bears"
        """,
        ruleset=ruleset,
    )


@pytest.mark.parametrize(("ruleset", "alice", "bob"), [("2017-09", "may", "may"), ("2026-04", "may", "may not")])
def test_a_land_that_is_gone_before_the_card_is_hidden_lets_him_look_no_more(
    ruleset: str, alice: str, bob: str
) -> None:
    """702.75a, 406.3: today only Alice, who looked at the card as she hid it, may look on."""
    assert_plays(
        f"""
        Given a game between Alice and Bob
        And Alice has "Mosswort Bridge" and "Boomerang" in hand
        And Alice controls 2 "Island"
        And Alice's library is "Grizzly Bears" and "Forest"
        And Bob controls 5 "Mountain"
        And Bob has "Word of Seizing" in hand
        When Alice plays "Mosswort Bridge"
        And Alice passes
        And Bob plays "Word of Seizing" targeting "Mosswort Bridge"
        And all players pass
        And Alice plays "Boomerang" targeting "Mosswort Bridge"
        And all players pass
        And all players pass
        And Alice chooses "Grizzly Bears"
        Then Alice {alice} look at "Grizzly Bears"
        And Bob {bob} look at "Grizzly Bears"
        """,
        ruleset=ruleset,
    )


def test_a_target_of_a_copy_that_cannot_be_another_one_stays_what_it_is() -> None:
    """503.10, 415.7: Bob has no card for the copy to return; Alice's card stays its target, and is illegal."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Swamp"
        And Alice has "Profane Command" in hand
        And Alice has "Llanowar Elves" in the graveyard
        And Bob controls 2 "Island"
        And Bob has "Twincast" in hand
        When Alice plays "Profane Command" targeting Bob and "Llanowar Elves" with X = 2 choosing modes 1 and 2
        And Alice passes
        And Bob plays "Twincast" targeting "Profane Command"
        And all players pass
        And Bob accepts
        And Bob chooses Alice
        Then nobody is asked anything
        When all players pass
        Then Alice is at 18 life
        And "Llanowar Elves" is in Alice's graveyard
        When all players pass
        Then Bob is at 18 life
        And Alice controls "Llanowar Elves"
    """)


def test_a_copy_has_as_many_targets_as_the_original() -> None:
    """503.10: for a Profane Command that gave fear to one creature no second one can be chosen, nor none."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Swamp" and "Hill Giant"
        And Alice has "Profane Command" in hand
        And Bob controls 2 "Island", "Grizzly Bears" and "Craw Wurm"
        And Bob has "Twincast" in hand
        When Alice plays "Profane Command" targeting Bob and "Hill Giant" with X = 2 choosing modes 1 and 4
        And Alice passes
        And Bob plays "Twincast" targeting "Profane Command"
        And all players pass
        And Bob accepts
        And Bob chooses Alice
        And Bob tries to choose "Grizzly Bears" and "Craw Wurm"
        Then the attempt is refused
        When Bob tries to choose nothing
        Then the attempt is refused
        When Bob chooses "Craw Wurm"
        And all players pass
        Then "Craw Wurm" has fear
        And "Hill Giant" does not have fear
    """)


@pytest.mark.parametrize("ruleset", ["2008-02", "2017-09", "2026-04"])
def test_creature_types_that_were_given_are_gone_while_the_permanent_is_no_creature(ruleset: str) -> None:
    """212.1b, 205.3e: a tribal keeps them without March of the Machines, another artifact has them with it only."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Icy Manipulator", "Cloak and Dagger" and 2 "Amoeboid Changeling"
        And Alice controls "March of the Machines", 4 "Island" and 2 "Plains"
        And Alice has "Disenchant" in hand
        When Alice plays the first ability of "Amoeboid Changeling 1" targeting "Icy Manipulator"
        And all players pass
        And Alice plays the first ability of "Amoeboid Changeling 2" targeting "Cloak and Dagger"
        And all players pass
        Then "Icy Manipulator" is a Goblin
        And "Cloak and Dagger" is a Goblin
        When Alice plays "Disenchant" targeting "March of the Machines"
        And all players pass
        Then "Icy Manipulator" has no subtypes
        And "Cloak and Dagger" is a Goblin
        And "Cloak and Dagger" is an Equipment
        """,
        ruleset=ruleset,
    )


def test_given_creature_types_come_back_with_the_card_type() -> None:
    """212.1b: they are gone for as long as the card type is, and no longer."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Icy Manipulator", "Amoeboid Changeling" and "Vedalken Orrery"
        And Alice controls "March of the Machines", 4 "Island" and 2 "Plains"
        And Alice has "Flicker" in hand
        When Alice plays the first ability of "Amoeboid Changeling" targeting "Icy Manipulator"
        And all players pass
        And Alice plays "Flicker" targeting "March of the Machines"
        And all players pass
        Then "Icy Manipulator" is a Creature
        And "Icy Manipulator" is a Goblin
    """)


def test_hostility_is_about_the_damage_of_spells_and_of_nothing_else() -> None:
    """401.1: what is in play is no spell any more, and an ability never was one."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Hostility", "Prodigal Pyromancer" and "Mountain"
        And Alice has "Shock" in hand
        When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
        And all players pass
        Then Bob is at 19 life
        And Alice controls no "Elemental Shaman"
        When Alice plays "Shock" targeting Bob
        And all players pass
        Then Bob is at 19 life
        And Alice controls 2 "Elemental Shaman"
    """)


@pytest.mark.parametrize("ruleset", ["2007-10", "2026-04"])
def test_a_graveyard_without_cards_is_shuffled_into_the_library(ruleset: str) -> None:
    """701.18d of 2017: a set of objects may have no objects in it."""
    graveyard = {"do": "move", "what": {"zone": "graveyard", "owner": "you"}, "to": "library", "position": "shuffled"}
    tidy = card("Tidy", cost="{0}", types=["Instant"], spell={"effects": [graveyard]})
    game = Arena(there("Alice", "Tidy", zone="hand"), cards=[tidy], ruleset=ruleset)
    game.plays("Alice", "Tidy")
    game.resolve()
    assert [event.players for event in game.log if event.kind == "shuffle"] == [("Alice",)]


@pytest.mark.parametrize(("ruleset", "shuffles"), [("2008-02", 0), ("2017-09", 1)])
def test_for_a_card_that_is_gone_a_library_is_shuffled_since_2017(ruleset: str, shuffles: int) -> None:
    """701.18c: the library is shuffled all the same; in 2009 the rules said that it is not."""
    both = [
        {"do": "move", "what": "it", "to": "hand"},
        {"do": "move", "what": "it", "to": "library", "position": "shuffled"},
    ]
    lose = card("Lose", cost="{0}", types=["Instant"], spell={"targets": [{"name": "it", "what": {}}], "effects": both})
    game = Arena(there("Alice", "Lose", zone="hand"), there("Bob", "Plains"), cards=[lose], ruleset=ruleset)
    game.plays("Alice", "Lose", "Plains")
    game.resolve()
    assert len([event for event in game.log if event.kind == "shuffle"]) == shuffles
