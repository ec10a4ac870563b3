"""Rules around attacked planeswalkers, and around damage that they may take, which no ruling of its own shows."""

from tests.arena import Arena, card, lands, there
from tests.told import assert_plays
from touchstone.protocol import Attack, Attacks, Decision


def test_an_attacker_cannot_tap_for_the_mana_that_its_attack_costs() -> None:
    """308.2c-d: attackers are tapped first; the costs of attacking come after that."""
    elves = there("Alice", "Llanowar Elves")
    game = Arena(elves, lands("Alice", "Forest", 1), there("Bob", "Propaganda"))
    game.pass_once(4)
    attack = Attacks((Attack(game["Llanowar Elves"].id, game.ref("Bob")),))
    refused = game.tries_to_answer(attack)
    assert (refused.outcome, refused.reason) == ("refused", "cannot-pay")
    assert not game["Llanowar Elves"].tapped

    game = Arena(elves, lands("Alice", "Forest", 2), there("Bob", "Propaganda"))
    game.attacks(**{"Llanowar Elves": "Bob"})
    assert game["Alice's Forest 0"].tapped
    assert game["Alice's Forest 1"].tapped


def test_no_damage_is_nothing_to_move_to_a_planeswalker() -> None:
    """Nobody is asked about 0 damage."""
    effect = {"do": "damage", "amount": "X", "to_players": "opponents"}
    blaze = card("Blaze", cost="{X}", types=["Sorcery"], spell={"effects": [effect]})
    for x, asked in ((0, False), (1, True)):
        objects = [there("Alice", "Blaze", zone="hand"), there("Bob", "Garruk Wildspeaker")]
        game = Arena(*objects, lands("Alice", "Mountain", 1), cards=[blaze])
        game.plays("Alice", "Blaze", x=x)
        game.resolve()
        assert isinstance(game.shown.waiting, Decision) == asked
        assert game.life("Bob") == 20


def test_an_avatar_is_as_large_as_its_players_life_at_any_time() -> None:
    """300.3, 405.2: mana burn moves nothing but the life total, and the Avatar shrinks with it."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Ajani Goldmane"
        And "Ajani Goldmane" has 6 loyalty counters
        And Alice has {G}{G} in the mana pool
        When Alice plays the -6 ability of "Ajani Goldmane"
        And all players pass
        Then "Avatar" is 20/20
        When all players pass
        Then Alice is at 18 life
        And "Avatar" is 18/18
    """)
