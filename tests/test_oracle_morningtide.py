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
