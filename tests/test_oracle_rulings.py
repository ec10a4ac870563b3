"""Single rules on the oracle, played in the words of the feature files, with cards of the suite and made-up ones."""

from typing import Any

from oracle.words.abilities import Card
from tests.arena import Arena, card, creature, there
from tests.told import assert_plays
from touchstone.protocol import Announcement, Attack, Attacks, Play, Ref

CREATURE = {"types": ["Creature"]}

ANIMATION = {"add_types": ["Creature"], "set_power": "X", "set_toughness": "X"}
ANIMATED = {"effects": [{"do": "apply", "to": "this", "change": ANIMATION}]}
CHIMERIC_STAFF = card(
    "Chimeric Staff",
    cost="{4}",
    types=["Artifact"],
    abilities=[{"ability": "activated", "cost": {"mana": "{X}"}, "text": ANIMATED}],
)


def test_combat_goes_through_all_its_steps_without_the_attacker() -> None:
    """306.1: blockers and damage steps are skipped only if nothing attacked at all."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Hill Giant"
        And Bob controls "Plains"
        And Bob has "Condemn" in hand
        When Alice attacks Bob with "Hill Giant"
        And Alice passes
        And Bob plays "Condemn" targeting "Hill Giant"
        And all players pass
        Then it is Alice's declare attackers step
        When all players pass
        Then it is Alice's declare blockers step
        When all players pass
        Then it is Alice's combat damage step
        When all players pass
        Then it is Alice's end of combat step
    """)


def test_without_an_attack_combat_is_short() -> None:
    """306.1: no attackers, no blockers and no damage."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Hill Giant"
        When Alice does not attack
        Then it is Alice's declare attackers step
        When all players pass
        Then it is Alice's end of combat step
    """)


def test_lethal_damage_counts_what_is_there() -> None:
    """502.9b: two damage on the blocker leave one to be assigned."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Ball Lightning"
        And Bob controls "Garruk Wildspeaker" and "Hill Giant"
        And "Garruk Wildspeaker" has 6 loyalty counters
        And "Hill Giant" has 2 damage
        When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
        And Bob blocks "Ball Lightning" with "Hill Giant"
        And combat damage is put on the stack
        And Alice tries to assign 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
        Then the attempt is refused
        When Alice assigns 1 damage of "Ball Lightning" to "Hill Giant" and 5 to "Garruk Wildspeaker"
        And combat damage is dealt
        Then "Garruk Wildspeaker" has 1 loyalty counter
        And "Hill Giant" is in Bob's graveyard
    """)


def test_damage_on_the_stack_finds_a_planeswalker_that_left_combat() -> None:
    """310.4a: Garruk changed controllers, but he is in play, and the damage is dealt as it was assigned."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Plains"
        And Alice has "Disenchant" in hand
        And Bob controls "Confiscate"
        And "Confiscate" is attached to "Garruk Wildspeaker"
        When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
        And combat damage is put on the stack
        And Alice plays "Disenchant" targeting "Confiscate"
        And all players pass
        Then Alice controls "Garruk Wildspeaker"
        And "Grizzly Bears" is attacking nothing
        When all players pass
        Then "Garruk Wildspeaker" has 1 loyalty counter
    """)


def test_who_controls_an_aura_that_gives_control_has_the_permanent() -> None:
    """418.5c: the older Confiscate waits for the one that decides who its "you" is."""
    assert_plays("""
        Given a game between Alice and Bob
        And it is Bob's turn
        And Alice controls "Confiscate" as "Alice's Confiscate"
        And Bob controls "Grizzly Bears" and 6 "Island"
        And Bob has "Confiscate" as "Bob's Confiscate" in hand
        And "Alice's Confiscate" is attached to "Grizzly Bears"
        Then Alice controls "Grizzly Bears"
        When Bob plays "Bob's Confiscate" targeting "Alice's Confiscate"
        And all players pass
        Then Bob controls "Alice's Confiscate"
        And Bob controls "Grizzly Bears"
    """)


def test_eureka_begins_with_the_player_who_plays_it() -> None:
    """413.2b: "starting with you" is not the active player where the spell was taken over."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Forest"
        And Alice has "Eureka" and "Grizzly Bears" in hand
        And Bob controls 7 "Island"
        And Bob has "Commandeer" and "Hill Giant" in hand
        When Alice plays "Eureka"
        And Alice passes
        And Bob plays "Commandeer" targeting "Eureka"
        And all players pass
        And all players pass
        Then Bob is asked to choose objects
        When Bob chooses "Hill Giant"
        Then Alice is asked to choose objects
        When Alice chooses nothing
        And Alice chooses nothing
        Then "Hill Giant" is in play
        And "Grizzly Bears" is in Alice's hand
    """)


def test_a_target_changes_only_to_another_legal_one() -> None:
    """415.7a: where there is no other, nothing is asked, and Terror is countered for its target."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 2 "Swamp"
        And Alice has "Terror" in hand
        And Bob controls "Grizzly Bears" and 9 "Island"
        And Bob has "Commandeer" and "Boomerang" in hand
        When Alice plays "Terror" targeting "Grizzly Bears"
        And Alice passes
        And Bob plays "Commandeer" targeting "Terror"
        And Bob plays "Boomerang" targeting "Grizzly Bears"
        And all players pass
        And all players pass
        Then Bob controls "Terror"
        When all players pass
        Then "Terror" is in Alice's graveyard
        And the stack is empty
    """)


def test_new_targets_may_be_the_old_ones_one_by_one() -> None:
    """415.7a: of two targets one may stay."""
    tapping = {
        "targets": [{"name": "creatures", "what": CREATURE, "count": 2}],
        "effects": [{"do": "tap", "what": "creatures"}],
    }
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice has "Tap Two" in hand
        And Alice controls "Hill Giant"
        And Bob controls "Grizzly Bears", "Craw Wurm" and 7 "Island"
        And Bob has "Commandeer" in hand
        When Alice plays "Tap Two" targeting "Grizzly Bears" and "Craw Wurm"
        And Alice passes
        And Bob plays "Commandeer" targeting "Tap Two"
        And all players pass
        And Bob accepts
        Then Bob can choose "Hill Giant", "Grizzly Bears" and "Craw Wurm"
        When Bob chooses "Hill Giant" and "Craw Wurm"
        And all players pass
        Then "Hill Giant" is tapped
        And "Craw Wurm" is tapped
        And "Grizzly Bears" is untapped
        """,
        card("Tap Two", cost="{0}", types=["Instant"], spell=tapping),
    )


def test_a_target_that_has_become_illegal_may_stay_as_new_ones_are_chosen() -> None:
    """415.7, later 114.6d: Bob leaves it on a creature with shroud, rather than on one of his own."""
    hex_ = {"targets": [{"name": "it", "what": CREATURE}], "effects": [{"do": "destroy", "what": "it"}]}
    cloak = {
        "targets": [{"name": "it", "what": CREATURE}],
        "effects": [{"do": "apply", "to": "it", "change": {"gain": ["shroud"]}}],
    }
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice has "Hex" in hand
        And Alice controls "Hill Giant"
        And Bob controls "Grizzly Bears", "Craw Wurm" and 7 "Island"
        And Bob has "Commandeer" and "Cloak" in hand
        When Alice plays "Hex" targeting "Hill Giant"
        And Alice passes
        And Bob plays "Commandeer" targeting "Hex"
        And Bob plays "Cloak" targeting "Hill Giant"
        And all players pass
        And all players pass
        And Bob accepts
        Then Bob can choose "Hill Giant", "Grizzly Bears" and "Craw Wurm"
        When Bob chooses "Hill Giant"
        And all players pass
        Then "Hill Giant" is in play
        And "Hex" is in Alice's graveyard
        And Bob controls "Grizzly Bears"
        """,
        card("Hex", cost="{0}", types=["Instant"], spell=hex_),
        card("Cloak", cost="{0}", types=["Instant"], spell=cloak),
    )


def test_an_aura_falls_off_in_the_cleanup_step() -> None:
    """314.3: what stops being a creature at end of turn loses its Aura before the next turn."""
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Chimeric Staff" and 3 "Plains"
        And Alice has "Pariah" in hand
        And Alice has {3} in the mana pool
        When Alice plays the ability of "Chimeric Staff" with X = 3
        And all players pass
        Then "Chimeric Staff" is 3/3
        When Alice plays "Pariah" targeting "Chimeric Staff"
        And all players pass
        Then "Pariah" is attached to "Chimeric Staff"
        When the game moves to Alice's end step
        And all players pass
        Then it is Alice's cleanup step
        And "Pariah" is in Alice's graveyard
        """,
        CHIMERIC_STAFF,
    )


def test_ids_that_mean_nothing_are_refused() -> None:
    """422.1: whatever an engine's client calls an object, the game goes on after a refusal."""
    for name in ("", "o", "o999", "oo", "zz", "Grizzly Bears"):
        game = Arena(there("Alice", "Shock", zone="hand"), there("Alice", "Mountain"), there("Alice", "Grizzly Bears"))
        shock = game["Shock"].id
        nothing = Ref(object=name)
        assert game.tries("Alice", Play(object=name)).reason == "unknown-object"
        announcement = Announcement(targets=(nothing,))
        assert game.tries("Alice", Play(object=shock, announcement=announcement)).reason == "illegal-target"
        game.pass_once(4)
        bears = game["Grizzly Bears"].id
        for attack in (Attack(name, Ref(player="Bob")), Attack(bears, nothing)):
            assert game.tries_to_answer(Attacks((attack,))).reason == "illegal-attack"
        game.attacks(**{"Grizzly Bears": "Bob"})
        assert game["Grizzly Bears"].is_attacking


def test_a_shielded_player_says_whose_damage_is_prevented_first() -> None:
    """419.7b: three damage of the Giant and two of the Specter at once, and a shield of three."""
    for first, second, life, cards in (
        ("Hypnotic Specter", "Hill Giant", 18, 1),
        ("Hill Giant", "Hypnotic Specter", 18, 0),
    ):
        assert_plays(f"""
            Given a game between Alice and Bob
            And Alice controls "Hill Giant" and "Hypnotic Specter"
            And Bob controls "Plains"
            And Bob has "Healing Salve" and "Forest" in hand
            When Alice attacks Bob with "Hill Giant" and "Hypnotic Specter"
            And combat damage is put on the stack
            And Alice passes
            And Bob plays "Healing Salve" choosing mode 2 targeting Bob
            And all players pass
            And all players pass
            Then Bob is asked to choose the order
            When Bob orders "{first}", "{second}"
            And the stack resolves
            Then Bob is at {life} life
            And Bob has {cards} cards in hand
        """)


def test_a_shield_that_is_large_enough_is_not_asked_about() -> None:
    """419.7b: three damage of two sources and a shield of three."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls "Prodigal Pyromancer" and "Grizzly Bears"
        And Bob controls "Plains"
        And Bob has "Healing Salve" in hand
        When Alice attacks Bob with "Prodigal Pyromancer" and "Grizzly Bears"
        And combat damage is put on the stack
        And Alice passes
        And Bob plays "Healing Salve" choosing mode 2 targeting Bob
        And all players pass
        And all players pass
        Then nobody is asked anything
        And Bob is at 20 life
    """)


def test_an_aura_does_not_come_into_play_on_what_is_protected_from_it() -> None:
    """212.4j, 502.7c: the only creature is protected from black, so the Aura stays in the hand."""
    aura = card(
        "Black Aura",
        cost="{B}",
        types=["Enchantment"],
        subtypes=["Aura"],
        enchant={"name": "host", "what": CREATURE},
    )
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls 4 "Forest" and "White Knight"
        And Alice has "Eureka" and "Black Aura" in hand
        When Alice plays "Eureka"
        And all players pass
        And Alice chooses "Black Aura"
        Then "Black Aura" is in Alice's hand
        And the stack is empty
        """,
        aura,
    )


def test_control_for_as_long_as_the_source_is_there_ends_with_it() -> None:
    """418.3a, 306.4: the creature changes controllers at once, and so it leaves combat."""
    text = {
        "targets": [{"name": "creature", "what": {"types": ["Creature"], "other": True}}],
        "effects": [
            {"do": "gain-control", "what": "creature", "until": "while this is in play"},
            {"do": "apply", "to": "creature", "change": {"gain": ["haste"]}},
        ],
    }
    theft = {"ability": "triggered", "on": {"event": "comes-into-play"}, "text": text}
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Mountain"
        And Alice has "Thief" and "Shock" in hand
        And Bob controls "Hill Giant"
        When Alice plays "Thief"
        And all players pass
        And all players pass
        Then Alice controls "Hill Giant"
        When Alice attacks Bob with "Hill Giant"
        And Alice plays "Shock" targeting "Thief"
        And all players pass
        Then "Thief" is in Alice's graveyard
        And Bob controls "Hill Giant"
        And "Hill Giant" is not attacking
        """,
        creature("Thief", 2, 2, theft, cost="{0}"),
    )


def test_cards_to_pay_with_are_the_players_own() -> None:
    """424.2: an opponent's blue card does not help to pay for Commandeer."""
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Forest"
        And Alice has "Garruk Wildspeaker" and "Boomerang" in hand
        And Bob has "Commandeer" and "Stifle" in hand
        When Alice plays "Garruk Wildspeaker"
        And Alice passes
        And Bob tries to play "Commandeer" targeting "Garruk Wildspeaker" for its alternative cost
        Then the attempt is refused
    """)
    assert_plays("""
        Given a game between Alice and Bob
        And Alice controls 4 "Forest"
        And Alice has "Garruk Wildspeaker" and "Boomerang" in hand
        And Bob has "Commandeer", "Stifle" and "Artificial Evolution" in hand
        When Alice plays "Garruk Wildspeaker"
        And Alice passes
        And Bob plays "Commandeer" targeting "Garruk Wildspeaker" for its alternative cost
        Then "Stifle" is removed from the game
        And "Artificial Evolution" is removed from the game
        And "Boomerang" is in Alice's hand
    """)


def test_a_given_ability_has_the_timestamp_of_what_gave_it() -> None:
    """418.5f: the Bears are older than the Giant's 0/1, but what they were given since is not."""
    small = {"set_power": 0, "set_toughness": 1}
    large = {"static": "continuous", "affects": CREATURE, "change": {"set_power": 5, "set_toughness": 5}}

    def instant(name: str, **change: Any) -> Card:
        text = {
            "targets": [{"name": "target", "what": CREATURE}],
            "effects": [{"do": "apply", "to": "target", "change": change}],
        }
        return card(name, cost="{0}", types=["Instant"], spell=text)

    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice controls "Grizzly Bears" and "Hill Giant"
        And Alice has "Shrink" as "first", "Shrink" as "second" and "Preach" in hand
        When Alice plays "first" targeting "Hill Giant"
        And all players pass
        And Alice plays "Preach" targeting "Grizzly Bears"
        And all players pass
        Then "Hill Giant" is 5/5
        When Alice plays "second" targeting "Hill Giant"
        And all players pass
        Then "Hill Giant" is 0/1
        And "Grizzly Bears" is 5/5
        """,
        instant("Shrink", **small),
        instant("Preach", gain=[{"ability": "static", "effect": large}]),
    )
