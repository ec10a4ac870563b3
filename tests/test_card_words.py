"""What the words of cards promise beyond what the cards of the suite say: numbers, choices, players, sources."""

from typing import Any

import pytest

from tests.arena import THREE, Arena, card, creature, enchantment, lands, spell, there
from touchstone.protocol import Activate, Attack, Attacks, Block, Blocks, Decision, GameOver, Priority, Ref, Word

BEAR = creature("Bear", 2, 2, cost="{1}{G}")
MOSS = card("Moss", types=["Enchantment"], cost="{G}")


# -- numbers, cards, costs ----------------------------------------------------------------------------------


def test_what_was_remembered_is_counted() -> None:
    """As many as were discarded; and nothing, where nothing was remembered (104.2)."""
    wheel = spell(
        "Wheel",
        {"do": "discard", "amount": "all", "as": "gone"},
        {"do": "gain-life", "amount": "gone"},
        {"do": "gain-life", "amount": "never"},
    )
    arena = Arena(
        there("Alice", "Wheel", zone="hand"), there("Alice", "Moss", "m1", "m2", zone="hand"), cards=[wheel, MOSS]
    )
    arena.plays("Alice", "Wheel")
    arena.resolve()
    assert arena.life("Alice") == 22


LESS = {"amount": "negative", "of": 2}


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "discard", "amount": LESS, "at_random": True},
        {"do": "mill", "amount": LESS, "who": "you"},
        {"do": "put-counters", "kind": "+1/+1", "on": {"types": ["Creature"]}, "amount": LESS},
        {"do": "remove-counters", "kind": "+1/+1", "on": {"types": ["Creature"]}, "amount": LESS},
        {"do": "poison", "amount": LESS, "who": "each player"},
        {"do": "look-at-top", "amount": LESS, "reveal": True, "as": "seen"},
        {"do": "prevent", "amount": LESS, "to": "you"},
    ],
    ids=lambda effect: str(effect["do"]),
)
def test_less_than_nothing_is_nothing(effect: dict[str, Any]) -> None:
    """104.1b: but where power, toughness or a life total is set or changed."""
    fire = spell("Fire", effect, {"do": "damage", "amount": 3, "to_players": "you"})
    arena = Arena(
        there("Alice", "Fire", zone="hand"), there("Alice", "Moss", "h1", "h2", "h3", zone="hand"),
        there("Alice", "Moss", "l1", "l2", "l3", zone="library"), there("Alice", "Bear", counters={"+1/+1": 1}),
        cards=[fire, MOSS, BEAR],
    )  # fmt: skip
    arena.plays("Alice", "Fire")
    arena.resolve()
    assert {arena.zone(handle) for handle in ("h1", "h2", "h3")} == {"hand"}
    assert {arena.zone(handle) for handle in ("l1", "l2", "l3")} == {"library"}
    assert (arena["Bear"].counters, arena.life("Alice")) == ({"+1/+1": 1}, 17)
    assert {player.poison for player in arena.shown.players} == {0}
    assert "reveal" not in {event.kind for event in arena.log}


def test_nobody_is_asked_to_choose_nothing() -> None:
    """Who discards no card is not asked which."""
    idle = spell("Idle", {"do": "discard", "amount": 0})
    arena = Arena(there("Alice", "Idle", zone="hand"), there("Alice", "Moss", zone="hand"), cards=[idle, MOSS])
    arena.plays("Alice", "Idle")
    arena.resolve()
    assert arena.priority == "Alice"
    assert arena.zone("Moss") == "hand"


def test_a_card_that_is_discarded_itself_pays_for_no_other_card() -> None:
    """Two cards have to be discarded, so one in hand is not enough."""
    ability = {"ability": "activated", "zone": "hand", "cost": {"discard_this": True, "discard": 1}, "text": {}}
    twice = card("Twice", types=["Artifact"], abilities=[ability])
    arena = Arena(there("Alice", "Twice", "one", "two", zone="hand"), cards=[twice])
    arena.activates("Alice", "one")
    assert {arena.zone("one"), arena.zone("two")} == {"graveyard"}
    alone = Arena(there("Alice", "Twice", zone="hand"), cards=[twice])
    assert alone.tries("Alice", Activate(object=alone["Twice"].id)).reason == "cannot-pay"


def test_what_changed_a_spell_counts_as_it_comes_into_play() -> None:
    """Types and colours that an effect gave to the spell (419.6i)."""
    paint = card(
        "Paint",
        types=["Instant"],
        cost="{0}",
        spell={
            "targets": [{"name": "spell", "what": {"zone": "stack", "kind": "spell"}}],
            "effects": [
                {
                    "do": "apply",
                    "to": "spell",
                    "until": "game",
                    "change": {"set_colors": ["red"], "add_subtypes": ["Elf"]},
                }
            ],
        },
    )
    red = {"static": "comes-into-play-with", "what": {"colors": ["red"]}, "tapped": True}
    elf = {"static": "comes-into-play-with", "what": {"subtypes": ["Elf"]}, "counter": "+1/+1"}
    arrive = [{"ability": "static", "effect": effect} for effect in (red, elf)]
    gate = card("Gate", types=["Artifact"], abilities=arrive)
    arena = Arena(
        there("Alice", "Gate"), there("Alice", "Bear", zone="hand"),
        there("Alice", "Paint", zone="hand"), lands("Alice", "Forest", 2), cards=[BEAR, paint, gate],
    )  # fmt: skip
    arena.plays("Alice", "Bear")
    arena.plays("Alice", "Paint", "Bear")
    arena.resolve()
    arena.resolve()
    assert arena["Bear"].tapped
    assert arena.size("Bear") == (3, 3)


def test_what_a_creature_defines_comes_into_play_with_the_words_of_the_spell() -> None:
    """418.5a, 419.6i: what says it is a Goblin, and reads Elf for Goblin, comes into play as an Elf alone."""
    hack = spell(
        "Hack",
        {"do": "apply", "to": "spell", "until": "game", "change": {"word_from": "Goblin", "word_to": "Elf"}},
        targets=[{"name": "spell", "what": {"zone": "stack", "kind": "spell"}}],
    )
    goblin = {"ability": "static", "effect": {"static": "defines", "change": {"add_subtypes": ["Goblin"]}}}
    arrive = [
        {"static": "comes-into-play-with", "what": {"subtypes": ["Goblin"]}, "tapped": True},
        {"static": "comes-into-play-with", "what": {"subtypes": ["Elf"]}, "counter": "+1/+1"},
    ]
    gate = card("Gate", types=["Artifact"], abilities=[{"ability": "static", "effect": effect} for effect in arrive])
    arena = Arena(
        there("Alice", "Gate"), there("Alice", "Kin", zone="hand"), there("Alice", "Hack", zone="hand"),
        cards=[gate, hack, creature("Kin", 2, 2, goblin, cost="{0}")],
    )  # fmt: skip
    arena.plays("Alice", "Kin")
    arena.plays("Alice", "Hack", "Kin")
    arena.resolve()
    arena.resolve()
    assert (arena["Kin"].subtypes, arena["Kin"].tapped, arena.size("Kin")) == (("Elf",), False, (3, 3))


# -- players and the end of the game --------------------------------------------------------------------------

SHROUD = spell("Shroud", {"do": "rule", "static": {"static": "player-shroud"}})


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "gain-control", "what": "gift", "who": "player"},
        {"do": "may", "who": "player", "effects": [{"do": "destroy", "what": "gift"}]},
        {"do": "move", "what": "gift", "to": "battlefield", "under": "player"},
        {"do": "search", "who": "player", "what": {"zone": "library"}},
    ],
    ids=lambda effect: str(effect["do"]),
)
def test_what_a_player_would_have_to_do_who_is_no_legal_target_is_not_done(effect: dict[str, Any]) -> None:
    """413.2a: the rest of the text is followed."""
    targets = [{"name": "player", "player": "any"}, {"name": "gift", "what": {"types": ["Creature"]}}]
    donate = spell("Donate", effect, {"do": "tap", "what": "gift"}, targets=targets)
    arena = Arena(
        there("Alice", "Donate", zone="hand"), there("Bob", "Shroud", zone="hand"), there("Alice", "Bear"),
        cards=[donate, SHROUD, BEAR],
    )  # fmt: skip
    arena.plays("Alice", "Donate", "Bob", "Bear")
    arena.pass_once()
    arena.plays("Bob", "Shroud")
    arena.resolve()
    arena.resolve()
    assert (arena["Bear"].controller, arena["Bear"].tapped) == ("Alice", True)


def test_once_the_game_is_over_nobody_is_asked_anything() -> None:
    """Two effects would replace the death of the creature, but its controller has won."""
    quake = spell("Quake", {"do": "damage", "amount": 20, "to": {"types": ["Creature"]}, "to_players": "opponents"})
    away = {"static": "removed-instead-of-graveyard", "cards": {"zone": "any", "types": ["Creature"]}}
    void = card("Void", types=["Enchantment"], abilities=[{"ability": "static", "effect": away}])
    arena = Arena(
        there("Alice", "Quake", zone="hand"), there("Alice", "Bear"), there("Alice", "Void", "one", "two"),
        cards=[quake, void, BEAR],
    )  # fmt: skip
    arena.plays("Alice", "Quake")
    arena.resolve()
    assert arena.shown.waiting == GameOver(winners=("Alice",))


def test_who_has_left_is_asked_nothing_more() -> None:
    """Two permanents might stay tapped; their controller leaves at the first question."""
    idle = card("Idle", types=["Artifact"], abilities=[{"ability": "static", "effect": {"static": "may-stay-tapped"}}])
    arena = Arena(there("Bob", "Idle", "one", "two", tapped=True), cards=[idle], players=THREE, step="end")
    arena.pass_once(3)
    assert arena.asked.player == "Bob"
    arena.concedes("Bob")
    assert arena.priority == "Carol"


def test_a_choice_that_nobody_made_does_nothing() -> None:
    """Later 607.5a: creatures keep their types."""
    effect = {"static": "continuous", "affects": {"types": ["Creature"]}, "change": {"chosen_creature_type": True}}
    plot = card("Plot", types=["Enchantment"], abilities=[{"ability": "static", "effect": effect}])
    arena = Arena(there("Alice", "Plot"), there("Alice", "Elf"), cards=[plot, creature("Elf", 1, 1, subtypes=["Elf"])])
    assert arena["Elf"].subtypes == ("Elf",)


def test_what_prevents_damage_knows_the_words_that_were_chosen_for_it() -> None:
    """As it came into play; its effect is no spell or ability on the stack, but says the same."""
    swarm = {"do": "create-token", "power": 1, "toughness": 1, "subtypes": ["chosen creature-type"]}
    prevents = {"static": "prevents-damage", "to_player": "you", "effects": [swarm]}
    arrive = {"static": "comes-into-play-choosing", "vocabularies": ["creature-type"]}
    hive = card(
        "Hive", types=["Enchantment"], cost="{0}",
        abilities=[{"ability": "static", "effect": effect} for effect in (prevents, arrive)],
    )  # fmt: skip
    fire = spell("Fire", {"do": "damage", "amount": 3, "to_players": "you"})
    arena = Arena(there("Alice", "Hive", zone="hand"), there("Alice", "Fire", zone="hand"), cards=[hive, fire])
    arena.plays("Alice", "Hive")
    arena.resolve()
    arena.answer(Word("Elf"))
    arena.plays("Alice", "Fire")
    arena.resolve()
    assert [it.subtypes for it in arena.shown.objects if it.kind == "token"] == [("Elf",)]
    assert arena.life("Alice") == 20


def test_an_effect_says_nothing_with_a_word_that_nobody_has_chosen() -> None:
    """Later 607.5a: the creature has no such type, and the colours that it had, and besides gets bigger."""
    words = {"add_subtypes": ["chosen creature-type", "Wall"], "set_colors": ["chosen color"]}
    dye = spell("Dye", {"do": "apply", "to": {"types": ["Creature"]}, "until": "game", "change": {**words, "power": 1}})
    elf = creature("Elf", 1, 1, subtypes=["Elf"], colors=["green"])
    arena = Arena(there("Alice", "Dye", zone="hand"), there("Alice", "Elf"), cards=[dye, elf])
    arena.plays("Alice", "Dye")
    arena.resolve()
    assert (arena["Elf"].subtypes, arena["Elf"].colors, arena.size("Elf")) == (("Elf", "Wall"), ("green",), (2, 1))


def test_a_statement_about_the_chosen_colour_is_about_that_colour() -> None:
    """What is chosen as the text is followed is meant by what the text then states for the turn."""
    ban = {"static": "prohibits", "what": "attack", "objects": {"types": ["Creature"], "colors": ["chosen color"]}}
    name = {"do": "choose-word", "vocabulary": "color", "as": "chosen color"}
    imp = creature("Imp", 1, 1, colors=["red"])
    arena = Arena(
        there("Alice", "Ban", zone="hand"), there("Alice", "Imp"), there("Alice", "Bear"),
        cards=[spell("Ban", name, {"do": "rule", "static": ban}), imp, BEAR],
    )  # fmt: skip
    arena.plays("Alice", "Ban")
    arena.resolve()
    arena.answer(Word("red"))
    with pytest.raises(AssertionError, match="refused"):
        arena.attacks(Imp="Bob")
    arena.attacks(Bear="Bob")


# -- sources of damage ----------------------------------------------------------------------------------------

SHIELD = spell("Shield", {"do": "choose-source", "what": {"zone": "any"}, "as": "source"})


@pytest.mark.parametrize(("named", "choosable"), [("first", {"Bear"}), ("second", {"Ogre"})])
def test_of_what_a_waiting_ability_knows_only_what_it_speaks_of_can_be_chosen(named: str, choosable: set[str]) -> None:
    """Later 609.7a: an object that it refers to, even if that is elsewhere now."""
    wait = {"do": "at-next", "step": "end", "effects": [{"do": "move", "what": named, "to": "hand"}]}
    away = [{"do": "move", "what": one, "to": "exile", "as": one} for one in ("first", "second")]
    targets = [{"name": one, "what": {"types": ["Creature"]}} for one in ("first", "second")]
    banish = spell("Banish", *away, wait, targets=targets)
    arena = Arena(
        there("Alice", "Banish", zone="hand"), there("Alice", "Shield", zone="hand"), there("Bob", "Bear"),
        there("Bob", "Ogre"), there("Bob", "Moss"),
        cards=[banish, SHIELD, BEAR, MOSS, creature("Ogre", 3, 3)], ruleset="2017-09",
    )  # fmt: skip
    arena.plays("Alice", "Banish", "Bear", "Ogre")
    arena.resolve()
    arena.plays("Alice", "Shield")
    arena.resolve()
    assert {option.label for option in arena.asked.options} & {"Bear", "Ogre"} == choosable


def test_what_an_ability_on_the_stack_speaks_of_can_be_chosen() -> None:
    """A creature that died, of which a triggered ability says something (419.8a)."""
    mourn = {"do": "gain-life", "amount": {"amount": "power", "of": "it as it was"}}
    on = {"event": "put-into-graveyard", "what": {"types": ["Creature"]}}
    grave = card(
        "Grave", types=["Enchantment"], abilities=[{"ability": "triggered", "on": on, "text": {"effects": [mourn]}}]
    )
    kill = spell("Kill", {"do": "destroy", "what": {"types": ["Creature"]}})
    arena = Arena(
        there("Alice", "Kill", zone="hand"), there("Alice", "Shield", zone="hand"), there("Bob", "Bear"),
        there("Bob", "Grave"), cards=[grave, SHIELD, BEAR, kill],
    )  # fmt: skip
    arena.plays("Alice", "Kill")
    arena.resolve()
    arena.plays("Alice", "Shield")
    arena.resolve()
    assert "Bear" in {option.label for option in arena.asked.options}


# -- said twice -----------------------------------------------------------------------------------------------


def test_what_one_source_says_twice_counts_twice() -> None:
    """419.5: each of the effects has its one opportunity with an event."""
    less = {"do": "rule", "static": {"static": "reduces-damage", "amount": 1}}
    helm = card(
        "Helm", types=["Artifact"], abilities=[{"ability": "activated", "cost": {}, "text": {"effects": [less]}}]
    )
    fire = spell("Fire", {"do": "damage", "amount": 5, "to_players": "each player"})
    arena = Arena(there("Alice", "Helm"), there("Alice", "Fire", zone="hand"), cards=[helm, fire])
    for _ in range(2):
        arena.activates("Alice", "Helm")
        arena.resolve()
    arena.plays("Alice", "Fire")
    arena.resolve()
    while isinstance(arena.shown.waiting, Decision):
        arena.chooses("0")
    assert (arena.life("Alice"), arena.life("Bob")) == (17, 15)


def test_landwalk_is_of_any_land_type() -> None:
    """502.6b: of a Desert, too."""
    walker = creature("Nomad", 2, 2, {"ability": "keyword", "keyword": "desertwalk", "land": ["Desert"]})
    desert = card("Desert", types=["Land"], subtypes=["Desert"])
    arena = Arena(there("Alice", "Nomad"), there("Bob", "Desert"), there("Bob", "Bear"), cards=[walker, desert, BEAR])
    arena.attacks(Nomad="Bob")
    arena.pass_once(2)
    block = Blocks((Block(arena["Bear"].id, arena["Nomad"].id),))
    assert arena.tries_to_answer(block).reason == "illegal-block"


def test_the_land_type_of_landwalk_is_a_word_of_the_text() -> None:
    """418.6, 502.6a: forestwalk is islandwalk where Forest reads as Island."""
    hack = enchantment("Hack", {"types": ["Creature"]}, {"word_from": "Forest", "word_to": "Island"})
    arena = Arena(
        there("Alice", "Hack"), there("Alice", "Nomad"), lands("Bob", "Forest", 1), there("Bob", "Bear"),
        cards=[hack, creature("Nomad", 2, 2, "forestwalk"), BEAR],
    )  # fmt: skip
    arena.attacks(Nomad="Bob")
    arena.blocks(Bear="Nomad")
    assert arena["Nomad"].is_blocked


@pytest.mark.parametrize(("land", "outcome"), [("Plains", "accepted"), ("Forest", "refused")])
def test_an_attack_may_cost_mana_of_a_color(land: str, outcome: str) -> None:
    """Not only generic mana (308.2d)."""
    toll = card(
        "Toll",
        types=["Enchantment"],
        abilities=[{"ability": "static", "effect": {"static": "attack-cost", "mana": "{W}"}}],
    )
    arena = Arena(there("Alice", "Bear"), there("Bob", "Toll"), lands("Alice", land, 1), cards=[toll, BEAR])
    while isinstance(arena.shown.waiting, Priority):
        arena.pass_once()
    attack = Attacks((Attack(arena["Bear"].id, Ref(player="Bob")),))
    assert arena.tries_to_answer(attack).outcome == outcome


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "search", "what": {"zone": "library"}, "to": "battlefield", "attach_to": "gift"},
        {"do": "choose-player", "who": "player", "as": "chosen"},
    ],
    ids=["search for what can be attached", "choose a player"],
)
def test_where_all_targets_of_a_choice_are_illegal_nothing_is_chosen(effect: dict[str, Any]) -> None:
    """413.2a: the rest of the text is followed."""
    targets = [
        {"name": "player", "player": "any"},
        {"name": "gift", "what": {"types": ["Creature"]}},
        {"name": "other", "what": {"types": ["Land"]}},
    ]
    text = spell("Text", effect, {"do": "tap", "what": "other"}, targets=targets)
    kill = spell("Kill", {"do": "destroy", "what": {"types": ["Creature"]}})
    arena = Arena(
        there("Alice", "Text", zone="hand"), there("Bob", "Shroud", zone="hand"), there("Bob", "Kill", zone="hand"),
        there("Alice", "Bear"), lands("Alice", "Forest", 1), cards=[text, SHROUD, BEAR, kill],
    )  # fmt: skip
    arena.plays("Alice", "Text", "Bob", "Bear", "Alice's Forest 0")
    arena.pass_once()
    arena.plays("Bob", "Shroud")
    arena.plays("Bob", "Kill")
    for _ in range(3):
        arena.resolve()
    assert arena["Alice's Forest 0"].tapped
