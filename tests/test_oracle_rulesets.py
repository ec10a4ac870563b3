"""Rules that changed between the rulesets, on the oracle, where no ruling of the suite is about them."""

import pytest

from tests.arena import Arena, card, creature, lands, there
from tests.told import assert_plays
from touchstone.driver import Divergence, NeedsField

BLOCKED_TWICE = """
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Two-Headed Giant of Foriys"
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
"""
TWO_DAMAGE_EACH = """
    And all players pass
    And Bob assigns 2 damage of "Two-Headed Giant of Foriys" to "Hill Giant" and 2 to "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
"""
IN_ORDER = BLOCKED_TWICE + 'And Bob orders "Hill Giant", "Grizzly Bears"'


def test_what_a_creature_blocks_is_put_in_order_in_2017() -> None:
    """509.3, 510.1d: the second attacker gets damage only if the first gets lethal damage."""
    assert_plays(
        IN_ORDER
        + """
        And all players pass
        And Bob assigns 3 damage of "Two-Headed Giant of Foriys" to "Hill Giant" and 1 to "Grizzly Bears"
        Then "Hill Giant" is in Alice's graveyard
        And "Grizzly Bears" has 1 damage
        """,
        ruleset="2017-09",
    )


def test_damage_against_the_order_is_refused_in_2017() -> None:
    """510.1d: two damage for the Giant that comes first are not lethal."""
    with pytest.raises(Divergence):
        assert_plays(IN_ORDER + TWO_DAMAGE_EACH, ruleset="2017-09")


def test_what_a_creature_blocks_is_in_no_order_today() -> None:
    """510.1d of 2026-04: the damage is divided freely."""
    assert_plays(BLOCKED_TWICE + TWO_DAMAGE_EACH, ruleset="2026-04")


LEGENDS = """
    Given a game between Alice and Bob
    And Alice controls 4 "Island"
    And Alice has "Clone" in hand
    And Bob controls "Captain Sisay"
    When Alice plays "Clone"
    And all players pass
    And Alice chooses "Captain Sisay"
"""


def test_legends_of_one_name_go_together_in_2008() -> None:
    """420.5e: whoever controls them, all of them are put into graveyards."""
    assert_plays(
        LEGENDS + """Then "Captain Sisay" is in Bob's graveyard\nAnd "Clone" is in Alice's graveyard""",
        ruleset="2008-02",
    )


@pytest.mark.parametrize("ruleset", ["2017-09", "2026-04"])
def test_legends_of_two_players_stay_in_later_rules(ruleset: str) -> None:
    """704.5j: only what one player controls is counted."""
    assert_plays(LEGENDS + 'Then "Captain Sisay" is in play\nAnd "Clone" is in play', ruleset=ruleset)


@pytest.mark.parametrize(
    ("ruleset", "left"), [("2008-02", "has {G}"), ("2017-09", "is empty"), ("2026-04", "is empty")]
)
def test_mana_is_lost_with_the_step_in_later_rules(ruleset: str, left: str) -> None:
    """300.3 → 106.4: in 2008 mana stayed until the end of the phase."""
    assert_plays(
        f"""
        Given a game between Alice and Bob
        And it is Alice's upkeep step
        And Alice controls "Llanowar Elves"
        When Alice plays the ability of "Llanowar Elves"
        And all players pass
        Then it is Alice's draw step
        And the mana pool of Alice {left}
        """,
        ruleset=ruleset,
    )


@pytest.mark.parametrize(
    ("card", "ruleset", "cost"),
    [("Fire // Ice", "2008-02", 2), ("Fire // Ice", "2017-09", 4), ("Stand // Deliver", "2026-04", 4)],
)
def test_a_split_card_shows_the_cost_that_it_has_off_the_stack(card: str, ruleset: str, cost: int) -> None:
    """505.2 → 708.4: in 2008 each half has its own, which are the same for Fire and Ice; later they are combined."""
    assert_plays(
        f"""
        Given a game between Alice and Bob
        And Alice has "{card}" in hand
        Then the converted mana cost of "{card}" is {cost}
        """,
        ruleset=ruleset,
    )


def test_a_split_card_of_2008_with_two_costs_shows_none() -> None:
    """505.2: Stand costs 1 and Deliver 3, and there is no one answer."""
    with pytest.raises(NeedsField):
        assert_plays(
            """
            Given a game between Alice and Bob
            And Alice has "Stand // Deliver" in hand
            Then the converted mana cost of "Stand // Deliver" is 4
            """,
            ruleset="2008-02",
        )


LIFELINK = """
    Given a game between Alice and Bob
    And Alice is at 2 life
    And it is Bob's turn
    And Alice controls "Changeling Hero"
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Bob attacks Alice with "Hill Giant" and "Craw Wurm"
    And Alice blocks "Craw Wurm" with "Changeling Hero"
    And combat damage is dealt
"""


def test_lifelink_triggers_in_2008_and_comes_too_late() -> None:
    """420.5a: Alice has lost before the ability could resolve."""
    assert_plays(LIFELINK + "Then Alice has lost the game", ruleset="2008-02")


@pytest.mark.parametrize("ruleset", ["2017-09", "2026-04"])
def test_lifelink_gains_life_with_the_damage_in_later_rules(ruleset: str) -> None:
    """702.15b: 3 life are lost and 4 gained at the same time, and not once more by a trigger."""
    later = "Then Alice is at 3 life\nWhen the stack resolves\nThen Alice is at 3 life"
    assert_plays(LIFELINK + later, ruleset=ruleset)


DEATHTOUCH = """
    Given a game between Alice and Bob
    And Alice controls "Wren's Run Packmaster", 3 "Forest" and "Hill Giant"
    And Bob controls "Craw Wurm"
    When Alice plays the ability of "Wren's Run Packmaster"
    And all players pass
    And the game moves to Alice's next turn
    And Alice attacks Bob with "Wolf"
    And Bob blocks "Wolf" with "Craw Wurm"
    And combat damage is dealt
"""


def test_deathtouch_triggers_in_2008() -> None:
    """502: the Wurm with 2 damage is destroyed as the ability resolves."""
    assert_plays(
        DEATHTOUCH + """Then "Craw Wurm" is in play\nWhen all players pass\nThen "Craw Wurm" is in Bob's graveyard""",
        ruleset="2008-02",
    )


@pytest.mark.parametrize("ruleset", ["2017-09", "2026-04"])
def test_deathtouch_destroys_at_once_in_later_rules(ruleset: str) -> None:
    """702.2b, 704.5h: two damage destroy a 6/4 as a state-based action."""
    assert_plays(DEATHTOUCH + """Then "Craw Wurm" is in Bob's graveyard\nAnd the stack is empty""", ruleset=ruleset)


def test_one_damage_of_deathtouch_is_lethal_for_the_damage_order_in_2017() -> None:
    """702.2c: of the Wolf's 2 damage 1 is enough for the Wurm that comes first."""
    assert_plays(
        DEATHTOUCH.replace('"Craw Wurm"\n', '"Craw Wurm" and "Hill Giant" as "Guard"\n', 1).replace(
            'with "Craw Wurm"', 'with "Craw Wurm" and "Guard"\nAnd Alice orders "Craw Wurm", "Guard"'
        )
        + """
        And Alice assigns 1 damage of "Wolf" to "Craw Wurm" and 1 to "Guard"
        Then "Craw Wurm" is in Bob's graveyard
        And "Guard" is in Bob's graveyard
        """,
        ruleset="2017-09",
    )


GIFT = card(
    "Gift",
    types=["Artifact"],
    abilities=[
        {
            "ability": "activated",
            "cost": {"tap": True},
            "text": {
                "effects": [
                    {"do": "create-token", "subtypes": ["Ape"], "power": 3, "toughness": 3, "under": "opponents"}
                ]
            },
        }
    ],
)


@pytest.mark.parametrize(
    ("ruleset", "owner", "name"),
    [("2008-02", "Alice", "Ape"), ("2017-09", "Bob", "Ape"), ("2026-04", "Bob", "Ape Token")],
)
def test_who_owns_a_token_and_what_it_is_called(ruleset: str, owner: str, name: str) -> None:
    """216.1, 216.1a → 111.2, 111.4: Alice's ability makes it, and it comes into play under Bob's control."""
    arena = Arena(there("Alice", "Gift"), cards=[GIFT], ruleset=ruleset)
    arena.activates("Alice", "Gift")
    arena.resolve()
    token = next(it for it in arena.shown.objects if it.kind == "token")
    assert (token.owner, token.controller, token.name) == (owner, "Bob", name)


@pytest.mark.parametrize(("ruleset", "kind"), [("2008-02", "triggered"), ("2017-09", "static"), ("2026-04", "static")])
@pytest.mark.parametrize("keyword", ["lifelink", "deathtouch"])
def test_what_kind_of_ability_lifelink_and_deathtouch_are(keyword: str, ruleset: str, kind: str) -> None:
    game = Arena(there("Alice", "It"), cards=[creature("It", 1, 1, keyword)], ruleset=ruleset)
    assert [ability.kind for ability in game["It"].abilities or ()] == [kind]


@pytest.mark.parametrize(("ruleset", "copy_has_haste"), [("2017-09", False), ("2026-04", True)])
def test_the_haste_of_a_copy_made_by_kiki_jiki_can_be_copied_today(ruleset: str, copy_has_haste: bool) -> None:
    """503.9, 707.9a: what a copy is made with besides is copiable, what it is given afterwards is not."""
    clone = {"static": "comes-into-play-as-copy", "of": {"types": ["Creature"], "token": True}}
    mirror, bears = there("Alice", "Kiki-Jiki, Mirror Breaker", "kiki"), there("Alice", "Grizzly Bears")
    copier = creature("Copier", 0, 0, {"ability": "static", "effect": clone}, cost="{0}")
    game = Arena(mirror, bears, there("Alice", "Copier", zone="hand"), cards=[copier], ruleset=ruleset)
    game.activates("Alice", "kiki", "Grizzly Bears")
    game.resolve()
    token = next(it for it in game.shown.objects if it.kind == "token")
    assert "haste" in {ability.keyword for ability in token.abilities or ()}
    game.plays("Alice", "Copier")
    game.resolve()
    game.chooses(token.id)
    assert game["Copier"].name == "Grizzly Bears"
    assert ("haste" in game.keywords("Copier")) == copy_has_haste


OTHERS = {"types": ["Creature"], "other": True}


@pytest.mark.parametrize(("ruleset", "colors"), [("2008-02", ("green",)), ("2017-09", ("blue",))])
def test_a_lost_ability_has_changed_colors_before_in_later_rules(ruleset: str, colors: tuple[str, ...]) -> None:
    """418.5a, 613.1e-f: colours and abilities were one layer; since they are two, the loss comes too late."""
    dyer = {
        "ability": "static",
        "effect": {"static": "continuous", "affects": OTHERS, "change": {"set_colors": ["blue"]}},
    }
    mute = {"static": "continuous", "affects": {"subtypes": ["Human"]}, "change": {"lose_all": True}}
    silence = card("Silence", types=["Enchantment"], abilities=[{"ability": "static", "effect": mute}])
    objects = [there("Alice", "Dyer"), there("Alice", "Silence"), there("Bob", "Grizzly Bears")]
    game = Arena(*objects, cards=[creature("Dyer", 1, 1, dyer, subtypes=["Human"]), silence], ruleset=ruleset)
    assert game["Grizzly Bears"].colors == colors


@pytest.mark.parametrize(("ruleset", "left"), [("2008-02", {"R": 1}), ("2017-09", {})])
def test_mana_between_the_combat_damage_steps(ruleset: str, left: dict[str, int]) -> None:
    """500.4: a pool empties with each step, and the two combat damage steps are two."""
    fencer = creature("Fencer", 1, 1, "first strike")
    game = Arena(there("Alice", "Fencer"), lands("Alice", "Mountain", 1), cards=[fencer], ruleset=ruleset)
    game.attacks(Fencer="Bob")
    while game.life("Bob") == 20:
        game.pass_once()
    game.activates("Alice", "Alice's Mountain 0")
    game.pass_once(2)
    assert (game.shown.step, game.player("Alice").mana) == ("combat-damage", left)


@pytest.mark.parametrize(("ruleset", "life"), [("2008-02", 17), ("2017-09", 20), ("2026-04", 20)])
def test_a_first_striker_without_power_has_its_turn_later_in_2008(ruleset: str, life: int) -> None:
    """310.5: with a power of 0 it did not assign damage in the first step; 510.4 asks only whether it struck first."""
    growth = {"targets": [{"name": "it", "what": {}}], "effects": [{"do": "apply", "to": "it", "change": {"power": 3}}]}
    cards = [creature("Squire", 0, 1, "first strike"), card("Grow", cost="{0}", types=["Instant"], spell=growth)]
    game = Arena(there("Alice", "Squire"), there("Alice", "Grow", zone="hand"), cards=cards, ruleset=ruleset)
    game.attacks(Squire="Bob")
    while game.shown.step != "combat-damage":
        game.pass_once()
    game.plays("Alice", "Grow", "Squire")
    game.resolve()
    game.until("Alice", "end-of-combat")
    assert game.life("Bob") == life


@pytest.mark.parametrize(("ruleset", "zone"), [("2008-02", "battlefield"), ("2017-09", "graveyard")])
def test_what_is_indestructible_by_no_ability_of_its_own_cannot_lose_that_in_2008(ruleset: str, zone: str) -> None:
    """501.4, later 702.12a: Humble takes away what Darksteel Forge has given only since that is an ability."""
    slay = {"targets": [{"name": "it", "what": {}}], "effects": [{"do": "destroy", "what": "it"}]}
    cards = [
        card("Thopter", types=["Artifact", "Creature"], power=1, toughness=1),
        card("Slay", cost="{0}", types=["Instant"], spell=slay),
    ]
    hand = [there("Alice", name, zone="hand") for name in ("Humble", "Slay")]
    forge, thopter = there("Bob", "Darksteel Forge"), there("Bob", "Thopter")
    game = Arena(*hand, lands("Alice", "Plains", 2), forge, thopter, cards=cards, ruleset=ruleset)
    for spell in ("Humble", "Slay"):
        game.plays("Alice", spell, "Thopter")
        game.resolve()
    assert game.zone("Thopter") == zone
