"""The mechanics of Lorwyn on the oracle, where they meet in ways that no ruling of the primer tells."""

from tests.arena import card
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
