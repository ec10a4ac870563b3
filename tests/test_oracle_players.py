"""Rules of three players and of teams on the oracle, played in the words of the feature files."""

import pytest

from tests.arena import THREE, Arena, card, creature, lands, spell, there
from tests.told import assert_plays
from touchstone.protocol import Decision, Number, Play


def test_creatures_of_a_player_who_lost_leave_combat() -> None:
    """102.5: the blocker left with its owner and deals no damage."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls "White Knight" and "Hill Giant"
        And Bob controls "Grizzly Bears"
        And Bob is at 2 life
        When Alice attacks Bob with "White Knight" and "Hill Giant"
        And Bob blocks "Hill Giant" with "Grizzly Bears"
        And combat damage is dealt
        Then Bob has lost the game
        And the game goes on
        When the game moves to the end of combat step
        Then "Hill Giant" has 0 damage
    """)


def test_nobody_damages_a_player_who_lost() -> None:
    """102.5: the attacker attacks nothing any more, and Curiosity sees no damage."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls "White Knight", "Hill Giant" and "Curiosity"
        And "Curiosity" is attached to "Hill Giant"
        And Bob is at 2 life
        When Alice attacks Bob with "White Knight" and "Hill Giant"
        And combat damage is dealt
        Then Bob has lost the game
        And "Hill Giant" is attacking nothing
        When the game moves to the end of combat step
        Then Alice has 0 cards in hand
    """)


def test_what_a_player_who_lost_was_given_for_a_time_goes_back() -> None:
    """102.5: control by Ray of Command ends with its player."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls "Mountain" and "Hill Giant"
        And Alice has "Shock" in hand
        And Bob controls 4 "Island"
        And Bob has "Ray of Command" in hand
        And Bob is at 2 life
        When Alice passes
        And Bob plays "Ray of Command" targeting "Hill Giant"
        And all players pass
        Then Bob controls "Hill Giant"
        When Alice plays "Shock" targeting Bob
        And all players pass
        Then Bob has lost the game
        And Alice controls "Hill Giant"
    """)


def test_what_came_into_play_under_a_player_who_lost_is_removed_from_the_game() -> None:
    """102.5: nothing ends by which Bob controls the Garruk that he commandeered as a spell."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls 4 "Forest" and "Mountain"
        And Alice has "Garruk Wildspeaker" and "Shock" in hand
        And Bob controls 7 "Island"
        And Bob has "Commandeer" in hand
        And Bob is at 2 life
        When Alice plays "Garruk Wildspeaker"
        And Alice passes
        And Bob plays "Commandeer" targeting "Garruk Wildspeaker"
        And all players pass
        And all players pass
        Then Bob controls "Garruk Wildspeaker"
        When Alice plays "Shock" targeting Bob
        And all players pass
        And Alice does not redirect the damage
        Then Bob has lost the game
        And "Garruk Wildspeaker" is removed from the game
    """)


def test_in_a_team_the_controller_of_an_attacker_pays_for_its_attack() -> None:
    """308.2d, 606.5: Propaganda asks the creature's controller, and mana is not shared."""
    assert_plays("""
        Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
        And Alice controls 2 "Forest" as "Alice's Forest"
        And Bob controls "Grizzly Bears" and 2 "Forest"
        And Carol controls "Propaganda"
        When Alice attacks Carol with "Grizzly Bears"
        Then "Forest 1" is tapped
        And "Forest 2" is tapped
        And "Alice's Forest 1" is untapped
    """)


@pytest.mark.parametrize(("ruleset", "forest"), [("2017-09", "tapped"), ("2026-04", "untapped")])
def test_what_one_of_a_team_says_of_attacks_is_about_the_team_and_today_about_that_player(
    ruleset: str, forest: str
) -> None:
    """810.7c, later 805.10e: Carol's Propaganda taxes an attack on Dave, as long as that is one on their team."""
    assert_plays(
        f"""
        Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
        And Alice controls "Grizzly Bears" and 2 "Forest"
        And Carol controls "Propaganda"
        When Alice attacks Dave with "Grizzly Bears"
        Then "Forest 1" is {forest}
        And "Forest 2" is {forest}
        """,
        ruleset=ruleset,
    )


@pytest.mark.parametrize(("ruleset", "attempt"), [("2017-09", "refused"), ("2026-04", "allowed")])
def test_landwalk_looks_at_the_lands_of_the_team_and_today_of_the_attacked_player(ruleset: str, attempt: str) -> None:
    """810.7d, later 805.10e: the Island is Carol's, and Dave is attacked."""
    assert_plays(
        f"""
        Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
        And Alice controls "Stonybrook Banneret"
        And Carol controls "Island"
        And Dave controls "Grizzly Bears"
        When Alice attacks Dave with "Stonybrook Banneret"
        And Carol tries to block "Stonybrook Banneret" with "Grizzly Bears"
        Then the attempt is {attempt}
        """,
        ruleset=ruleset,
    )


def test_the_turn_of_a_team_is_the_turn_of_both_its_players() -> None:
    """606.4b: at the beginning of "your" upkeep is said by either head, and triggers once."""
    clock = creature(
        "Clock",
        0,
        1,
        {
            "ability": "triggered",
            "on": {"event": "beginning-of", "step": "upkeep", "whose": "you"},
            "text": {"effects": [{"do": "gain-life", "amount": 1}]},
        },
    )
    assert_plays(
        """
        Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
        And Carol controls "Clock" as "Carol's Clock"
        And Dave controls "Clock" as "Dave's Clock"
        When the game moves to Carol's upkeep step
        Then Carol is at 32 life
        """,
        clock,
    )


# -- leaving while somebody plays something --------------------------------------------------------------------

CREATURE = {"name": "it", "what": {"types": ["Creature"]}}


def about_to_play(name: str) -> Arena:
    """Alice has one of two spells in hand, a Mountain to pay with, and two opponents."""
    any_of_three = {"name": "it", "player": "any", "count": 3, "up_to": True}
    bolts = {"targets": [any_of_three], "effects": [{"do": "damage", "amount": 3, "to": "it", "divided": True}]}
    burn = {"targets": [{"name": "it", "player": "any"}], "effects": [{"do": "damage", "amount": "X", "to": "it"}]}
    cards = [
        card("Bolts", cost="{R}", types=["Instant"], spell=bolts),
        card("Burn", cost="{X}{R}", types=["Instant"], spell=burn),
    ]
    return Arena(there("Alice", name, zone="hand"), lands("Alice", "Mountain", 1), players=THREE, cards=cards)


@pytest.mark.parametrize("name", ["Bolts", "Burn"])
def test_a_player_may_concede_while_playing_a_spell(name: str) -> None:
    """102.3a: Alice is asked for a division, or for X, and leaves; the spell leaves with her and was not played."""
    game = about_to_play(name)
    game.plays("Alice", name, *(("Bob", "Carol") if name == "Bolts" else ("Bob",)))
    game.concedes("Alice")
    assert (game.player("Alice").has_lost, game.stack, game.priority) == (True, [], "Bob")
    assert "409.1i" not in {rule for event in game.log for rule in event.rules}


def test_who_concedes_while_another_plays_does_not_come_back_if_that_is_taken_back() -> None:
    """102.3a, 422.1: Carol leaves while Alice is asked for X, and then Alice cannot pay."""
    game = about_to_play("Burn")
    game.plays("Alice", "Burn", "Bob")
    game.concedes("Carol")
    refused = game.tries_to_answer(Number(5))
    assert (refused.outcome, refused.reason) == ("refused", "cannot-pay")
    assert game.player("Carol").has_lost
    assert (game.priority, game.zone("Burn")) == ("Alice", "hand")
    game.pass_once(2)
    assert (game.priority, game.shown.step) == ("Alice", "beginning-of-combat")


@pytest.mark.parametrize("count", [1, 2])
def test_a_spell_is_not_played_for_whose_targets_too_little_is_left(count: int) -> None:
    """409.1c, 422.1: Carol leaves while Alice chooses, which she may; the spell is in hand again."""
    doom = spell("Doom", targets=[{**CREATURE, "count": count}])
    game = Arena(
        there("Alice", "Doom", zone="hand"), there("Carol", "Bear", "one", "two"), players=THREE,
        cards=[doom, creature("Bear", 2, 2)],
    )  # fmt: skip
    game.does("Alice", Play(object=game["Doom"].id))
    assert (game.asked.kind, game.asked.min) == ("targets", count)
    game.concedes("Carol")
    assert (game.priority, game.zone("Doom"), game.stack) == ("Alice", "hand", [])


TAKES = {"static": "continuous", "ref": "enchanted", "change": {"controller": "you"}}
STEAL = card(
    "Steal",
    types=["Enchantment"],
    subtypes=["Aura"],
    enchant=CREATURE,
    abilities=[{"ability": "static", "effect": TAKES}],
)


def test_nothing_is_paid_with_what_has_left_meanwhile() -> None:
    """102.5, 424.2: Carol leaves, with the creatures of hers that Alice controls and chooses one of to sacrifice."""
    ability = {"ability": "activated", "cost": {"sacrifice": {"types": ["Creature"]}}, "text": {}}
    altar = card("Altar", types=["Artifact"], abilities=[ability])
    game = Arena(
        there("Alice", "Altar"), there("Carol", "Bear", "one", "two"), there("Alice", "Steal", "s", attached_to="one"),
        there("Alice", "Steal", "t", attached_to="two"), players=THREE, cards=[STEAL, altar, creature("Bear", 2, 2)],
    )  # fmt: skip
    game.activates("Alice", "Altar")
    assert game.asked.kind == "objects"
    game.concedes("Carol")
    assert (game.priority, game.stack) == ("Alice", [])


def test_a_target_stays_what_it_is_if_the_only_other_one_leaves_meanwhile() -> None:
    """415.7a: Carol leaves while Alice is asked for a new target, and Bob's bolt goes on to hit Alice."""
    foe, on_stack = {"name": "foe", "player": "opponent"}, {"zone": "stack", "kind": "spell"}
    bolt = spell("Bolt", {"do": "lose-life", "amount": 3, "who": "foe"}, targets=[foe])
    turn = spell("Turn", {"do": "change-target", "what": "it"}, targets=[{"name": "it", "what": on_stack}])
    game = Arena(
        there("Bob", "Bolt", zone="hand"), there("Alice", "Turn", zone="hand"), players=THREE, cards=[bolt, turn],
        active="Bob",
    )  # fmt: skip
    game.plays("Bob", "Bolt", "Alice")
    game.pass_once(2)
    game.plays("Alice", "Turn", "Bolt")
    game.resolve()
    assert game.asked.kind == "targets"
    game.concedes("Carol")
    game.resolve()
    assert game.life("Alice") == 17


@pytest.mark.parametrize("ruleset", ["2007-10", "2017-09"])
def test_damage_to_a_blocker_that_has_left_meanwhile_goes_to_the_one_that_is_left(ruleset: str) -> None:
    """102.5: Carol leaves, with her creature that blocks for Bob, while Alice divides; nothing is left to divide."""
    game = Arena(
        there("Alice", "Ogre"), there("Bob", "Wall"), there("Carol", "Bear"), there("Bob", "Steal", attached_to="Bear"),
        cards=[STEAL, creature("Ogre", 4, 4), creature("Wall", 0, 8), creature("Bear", 2, 2)],
        players=THREE, ruleset=ruleset,
    )  # fmt: skip
    game.attacks(Ogre="Bob")
    game.blocks(Wall="Ogre", Bear="Ogre")
    while not isinstance(game.shown.waiting, Decision) or game.asked.kind == "order":
        if isinstance(game.shown.waiting, Decision):
            game.chooses("Wall", "Bear")
        else:
            game.pass_once()
    half = game.division(Wall=2, Bear=2)
    game.concedes("Carol")
    game.answer(half)
    game.until("Alice", "end-of-combat")
    assert game["Wall"].damage == 4


def test_combat_damage_on_the_stack_is_dealt_though_its_attacker_has_left_with_its_player() -> None:
    """102.5, 310.4: neither a spell nor an ability, it does not leave the game with anybody."""
    assert_plays(
        """
        Given a game between Alice, Bob and Carol
        And Alice controls "Hill Giant", "Greed" and "Swamp"
        And Alice is at 2 life
        When Alice attacks Carol with "Hill Giant"
        And combat damage is put on the stack
        And Alice plays the ability of "Greed"
        Then Alice has lost the game
        And the stack is, from the top, combat damage
        When all players pass
        Then Carol is at 17 life
        """,
        ruleset="2008-02",
    )


@pytest.mark.parametrize("ruleset", ["2007-10", "2026-04"])
def test_cards_that_were_looked_at_leave_the_game_with_their_owner(ruleset: str) -> None:
    """102.5: Alice leaves while she looks at the cards for Mosswort Bridge; none of them is put under a library."""
    assert_plays(
        """
        Given a game between Alice, Bob and Carol
        And Alice has "Mosswort Bridge" in hand
        When Alice plays "Mosswort Bridge"
        And all players pass
        And Alice concedes
        Then Alice has 0 cards in the library
        And Alice has 0 cards in hand
        And Bob has priority
        """,
        ruleset=ruleset,
    )


def test_an_aura_that_has_left_with_its_owner_does_not_come_into_play() -> None:
    """102.5: Alice leaves while she is asked what Pacifism enchants that Replenish returns."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls 4 "Plains"
        And Alice has "Replenish" in hand
        And Alice has "Pacifism" and "Holy Strength" in the graveyard
        And Bob controls "Grizzly Bears"
        And Carol controls "Hill Giant"
        When Alice plays "Replenish"
        And all players pass
        Then Alice is asked to choose objects
        When Alice concedes
        Then the game goes on
        And "Grizzly Bears" is 2/2
        And the stack is empty
        And Bob has priority
    """)


def test_a_player_who_has_left_the_game_gets_no_token_and_no_creature() -> None:
    """102.5: Alice leaves while Bob is asked by her spell, which would go on with a token and a creature for her."""
    gift = [
        {"do": "may", "who": "rival", "effects": [{"do": "draw", "who": "rival"}]},
        {"do": "create-token", "subtypes": ["Elf"], "power": 1, "toughness": 1},
        {"do": "move", "what": "creature", "to": "battlefield", "under": "you"},
    ]
    creature_card = {"name": "creature", "what": {"types": ["Creature"], "zone": "graveyard"}}
    text = {"targets": [{"name": "rival", "player": "opponent"}, creature_card], "effects": gift}
    game = Arena(
        there("Alice", "Gift", zone="hand"),
        there("Bob", "Bear", zone="graveyard"),
        lands("Alice", "Forest", 1),
        players=THREE,
        cards=[card("Gift", cost="{G}", types=["Sorcery"], spell=text), creature("Bear", 2, 2)],
    )
    game.plays("Alice", "Gift", "Bob", "Bear")
    game.pass_once(3)
    game.concedes("Alice")
    game.chooses("no")
    assert game.zone("Bear") == "graveyard"
    assert [it.name for it in game.shown.objects if it.zone == "battlefield"] == []
    assert game.priority == "Bob"


def test_what_has_left_while_somebody_chooses_is_no_target_any_more() -> None:
    """102.5: Bob takes Hill Giant along while Alice is asked for the target of Shock."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls "Mountain"
        And Alice has "Shock" in hand
        And Bob controls "Hill Giant"
        When Alice plays "Shock"
        Then Alice can choose Alice, Bob, Carol and "Hill Giant"
        When Bob concedes
        Then Alice can choose Alice and Carol
        When Alice chooses Carol
        And all players pass
        Then Carol is at 18 life
    """)


def test_an_attacker_that_has_left_with_its_owner_cannot_attack() -> None:
    """102.5: Bob's Hill Giant, which Alice controls, leaves while she is asked for attackers."""
    assert_plays("""
        Given a game between Alice, Bob and Carol
        And Alice controls "Hill Giant" and "Grizzly Bears"
        And "Hill Giant" is owned by Bob
        When the game moves to the declare attackers step
        And Bob concedes
        And Alice attacks Carol with "Grizzly Bears"
        And combat damage is dealt
        Then Carol is at 18 life
    """)
