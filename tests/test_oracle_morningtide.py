"""The mechanics of Morningtide on the oracle, where they meet in ways that no ruling of the primer tells."""

from tests.told import assert_plays


def test_equipment_that_is_a_creature_is_not_offered_to_its_own_trigger() -> None:
    """212.2i, 501.2a: it can equip nothing, so there is nothing to choose; as a mere artifact it could."""
    steps = """
        Given a game between Alice and Bob
        And Alice controls {others}"Obsidian Battle-Axe" and 2 "Mountain"
        And Alice has "Goblin Piker" in hand
        When Alice plays "Goblin Piker"
        And all players pass
        Then the stack is, from the top, the ability of "Obsidian Battle-Axe"
        When all players pass
        Then {then}
    """
    for ruleset in ("2008-02", "2017-09"):
        assert_plays(steps.format(others="", then="Alice is asked yes or no"), ruleset=ruleset)
        creature = steps.format(others='"March of the Machines", ', then="nobody is asked anything")
        assert_plays(creature, ruleset=ruleset)


def test_abilities_that_equipment_gives_are_among_those_that_another_creature_has_too() -> None:
    """418.5c: what Experiment Kraj has depends on what the Staff, which is newer, gives to a creature."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Experiment Kraj", "Bosk Banneret", "Thornbite Staff" and 2 "Forest"
        And "Thornbite Staff" is attached to "Bosk Banneret"
        And "Bosk Banneret" has 1 +1/+1 counter
        When Alice plays the second ability of "Experiment Kraj" targeting Bob
        And all players pass
        Then Bob is at 19 life
        And "Experiment Kraj" is tapped
        And "Bosk Banneret" is untapped
        """,
        ruleset="2008-02",
    )


def test_graft_moves_no_counter_to_what_is_gone() -> None:
    """502.54: a counter is moved, or stays where it is."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Cytoplast Manipulator", 2 "Forest" and "Mountain"
        And "Cytoplast Manipulator" has 2 +1/+1 counters
        And Alice has "Grizzly Bears" and "Shock" in hand
        When Alice plays "Grizzly Bears"
        And all players pass
        And Alice plays "Shock" targeting "Grizzly Bears"
        And all players pass
        And all players pass
        Then nobody is asked anything
        And "Cytoplast Manipulator" has 2 +1/+1 counters
        """,
        ruleset="2008-02",
    )
