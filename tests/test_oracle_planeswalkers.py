"""Rules around attacked planeswalkers, and around damage that they may take, which no ruling of its own shows."""

from tests.arena import Arena, card, lands, there
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
