"""What the cards with prowl do besides, and the words that they brought, in the words of the feature files."""

from tests.told import assert_plays


def test_a_rogue_that_is_not_blocked_becomes_stronger_and_a_blocked_one_does_not() -> None:
    """Stinkdrinker Bandit: blockers decide."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Stinkdrinker Bandit", "Prickly Boggart" and "Hill Giant"
        And Bob controls "Grizzly Bears"
        When Alice attacks Bob with "Stinkdrinker Bandit", "Prickly Boggart" and "Hill Giant"
        And Bob blocks "Stinkdrinker Bandit" with "Grizzly Bears"
        Then the stack is, from the top, the ability of "Stinkdrinker Bandit"
        When all players pass
        Then "Prickly Boggart" is 3/2
        And "Stinkdrinker Bandit" is 2/1
        And "Hill Giant" is 3/3
        """,
        ruleset="2008-02",
    )


def test_aunties_snitch_comes_back_from_the_graveyard_once_a_rogue_has_hit() -> None:
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Prickly Boggart"
        And Alice has "Auntie's Snitch" in the graveyard
        When Alice attacks Bob with "Prickly Boggart"
        And combat damage is dealt
        Then the stack is, from the top, the ability of "Auntie's Snitch"
        When all players pass
        And Alice accepts
        Then "Auntie's Snitch" is in Alice's hand
        """,
        ruleset="2008-02",
    )


def test_aunties_snitch_does_not_block() -> None:
    assert_plays(
        """
        Given a game between Alice and Bob
        And it is Bob's turn
        And Alice controls "Auntie's Snitch" and "Grizzly Bears"
        And Bob controls "Hill Giant"
        When Bob attacks Alice with "Hill Giant"
        And Alice tries to block "Hill Giant" with "Auntie's Snitch"
        Then the attempt is refused
        When Alice blocks "Hill Giant" with "Grizzly Bears"
        Then "Hill Giant" is blocked
        """,
        ruleset="2008-02",
    )


def test_of_the_three_revealed_cards_two_are_discarded() -> None:
    """Noggin Whack: each player chooses; what is discarded is seen as discarded."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls 4 "Swamp" and "Confessor"
        And Alice has "Noggin Whack" in hand
        And Bob has "Forest", "Island", "Mountain" and "Plains" in hand
        When Alice plays "Noggin Whack" targeting Bob
        And all players pass
        And Bob chooses "Forest", "Island" and "Mountain"
        Then Alice can choose "Forest", "Island" and "Mountain"
        When Alice chooses "Forest" and "Island"
        Then Bob has 2 cards in hand
        And "Forest" is in Bob's graveyard
        And Alice is asked to choose the order
        """,
        ruleset="2008-02",
    )


def test_only_the_top_card_of_the_library_may_be_played() -> None:
    """Magus of the Future."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Magus of the Future"
        And the top cards of Alice's library are "Forest" and "Ornithopter"
        When Alice tries to play "Ornithopter"
        Then the attempt is refused
        When Alice plays "Forest"
        And Alice plays "Ornithopter"
        And all players pass
        Then "Forest" is in play
        And "Ornithopter" is in play
    """)


def test_a_cost_that_a_permanent_offers_is_paid_instead_of_the_mana_cost() -> None:
    """Dream Halls: a card that shares a colour; the other one does not."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Dream Halls"
        And Alice has "Hill Giant", "Shock" and "Terror" in hand
        When Alice tries to play "Hill Giant" for its alternative cost paying with "Terror"
        Then the attempt is refused
        When Alice plays "Hill Giant" for its alternative cost paying with "Shock"
        And all players pass
        Then "Hill Giant" is in play
        And "Shock" is in Alice's graveyard
        And "Terror" is in Alice's hand
    """)
