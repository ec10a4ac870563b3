"""Continuous effects and their layers (418.5): order, timestamps, dependency, changes of text."""

from typing import Any

from oracle.rules.text_change import with_word
from oracle.words.abilities import Card
from oracle.words.effects import CreateToken
from tests.arena import Arena, card, creature, enchantment, lands, there
from touchstone.protocol import Word

GOBLIN = creature("Goblin", 1, 1, subtypes=["Goblin"])
ELF = creature("Elf", 1, 1, subtypes=["Elf"])
CREATURES: dict[str, Any] = {"types": ["Creature"]}


def instant(name: str, **change: Any) -> Card:
    """An instant that changes a creature until end of turn, for nothing."""
    text = {
        "targets": [{"name": "target", "what": CREATURES}],
        "effects": [{"do": "apply", "to": "target", "change": change}],
    }
    return card(name, cost="{0}", types=["Instant"], spell=text)


def cast(game: Arena, handle: str, target: str) -> None:
    game.plays("Alice", handle, target)
    game.resolve()


def test_of_two_effects_of_a_layer_the_later_one_has_the_last_word() -> None:
    red, blue = (enchantment(f"All {color}", CREATURES, {"set_colors": [color]}) for color in ("red", "blue"))
    both = [there("Alice", "All red"), there("Bob", "All blue"), there("Alice", "Goblin")]
    assert Arena(*both, cards=[red, blue, GOBLIN])["Goblin"].colors == ("blue",)
    assert Arena(*reversed(both), cards=[red, blue, GOBLIN])["Goblin"].colors == ("red",)


def test_a_permanent_with_the_same_ability_twice_has_two_effects() -> None:
    larger = {
        "ability": "static",
        "effect": {"static": "continuous", "affects": {**CREATURES, "other": True}, "change": {"power": 1}},
    }
    lord = creature("Lord", 2, 2, larger, larger)
    assert Arena(there("Alice", "Lord"), there("Bob", "Goblin"), cards=[lord, GOBLIN]).size("Goblin") == (3, 1)


def test_what_fits_one_of_several_descriptions_is_meant() -> None:
    either = enchantment(
        "Red Goblins", {"any": [{"subtypes": ["Goblin"]}, {"types": ["Enchantment"]}]}, {"set_colors": ["red"]}
    )
    game = Arena(
        there("Alice", "Red Goblins"), there("Bob", "Goblin"), there("Bob", "Elf"), cards=[either, GOBLIN, ELF]
    )
    assert (game["Goblin"].colors, game["Elf"].colors, game["Red Goblins"].colors) == (("red",), (), ("red",))


def test_an_effect_waits_for_the_one_that_decides_what_it_applies_to() -> None:
    """418.5c: the earlier effect applies to Goblins, and the later one makes Goblins."""
    tinker = enchantment("Goblins are artifacts", {**CREATURES, "subtypes": ["Goblin"]}, {"add_types": ["Artifact"]})
    horde = enchantment("All are Goblins", CREATURES, {"set_subtypes": ["Goblin"]})
    objects = [there("Alice", "Goblins are artifacts"), there("Alice", "All are Goblins"), there("Bob", "Elf")]
    game = Arena(*objects, cards=[tinker, horde, ELF])
    assert game["Elf"].subtypes == ("Goblin",)
    assert game["Elf"].types == ("Artifact", "Creature")


def test_without_dependency_the_earlier_effect_applies_to_what_there_was() -> None:
    """The effect that makes Elves of Goblins comes first, and then there is no Goblin for the other one."""
    horde = enchantment("Goblins are Elves", {**CREATURES, "subtypes": ["Goblin"]}, {"set_subtypes": ["Elf"]})
    tinker = enchantment("Goblins are artifacts", {**CREATURES, "subtypes": ["Goblin"]}, {"add_types": ["Artifact"]})
    objects = [there("Alice", "Goblins are Elves"), there("Alice", "Goblins are artifacts"), there("Bob", "Goblin")]
    game = Arena(*objects, cards=[horde, tinker, GOBLIN])
    assert (game["Goblin"].subtypes, game["Goblin"].types) == (("Elf",), ("Creature",))


def test_an_effect_waits_for_the_one_that_could_end_its_existence() -> None:
    """418.5c: the later effect takes away the ability that the earlier one comes from, in the same layer."""
    lord = creature(
        "Lord", 2, 2, {"ability": "static", "effect": {"static": "continuous", "affects": CREATURES, "change": FLIGHT}}
    )
    mute = enchantment("Silence", CREATURES, {"lose_all": True})
    game = Arena(there("Alice", "Lord"), there("Alice", "Silence"), there("Bob", "Elf"), cards=[lord, mute, ELF])
    assert game.keywords("Elf") == set()


FLIGHT = {"gain": ["flying"]}


def test_effects_that_depend_on_each_other_apply_by_timestamp() -> None:
    """418.5d: in a loop of dependencies the timestamps decide."""
    elves = enchantment("Goblins are Elves", {**CREATURES, "subtypes": ["Goblin"]}, {"set_subtypes": ["Elf"]})
    goblins = enchantment("Elves are Goblins", {**CREATURES, "subtypes": ["Elf"]}, {"set_subtypes": ["Goblin"]})
    objects = [there("Alice", "Goblins are Elves"), there("Alice", "Elves are Goblins")]
    both = [there("Bob", "Goblin"), there("Bob", "Elf")]
    game = Arena(*objects, *both, cards=[elves, goblins, GOBLIN, ELF])
    assert game["Goblin"].subtypes == game["Elf"].subtypes == ("Goblin",)
    game = Arena(*reversed(objects), *both, cards=[elves, goblins, GOBLIN, ELF])
    assert game["Goblin"].subtypes == game["Elf"].subtypes == ("Elf",)


def test_an_effect_that_began_to_apply_goes_on_in_later_layers() -> None:
    """418.5a: it makes creatures in layer 4; that its source loses the ability in layer 5 comes too late."""
    animate = {"add_types": ["Creature"], "set_power": 3, "set_toughness": 3}
    awake = enchantment("Awake", {"types": ["Artifact"]}, animate)
    mute = enchantment("Silence", {"types": ["Enchantment"], "other": True}, {"lose_all": True})
    box = card("Box", types=["Artifact"])
    game = Arena(there("Alice", "Silence"), there("Alice", "Awake"), there("Bob", "Box"), cards=[awake, mute, box])
    assert game["Awake"].abilities == ()
    assert game["Box"].types == ("Artifact", "Creature")
    assert game.size("Box") == (3, 3)


def test_what_defines_a_characteristic_comes_first_whatever_its_timestamp() -> None:
    small = enchantment("All are 1/1", CREATURES, {"set_power": 1, "set_toughness": 1})
    objects = [there("Alice", "All are 1/1"), there("Alice", "Tarmogoyf"), there("Bob", "Shock", zone="graveyard")]
    assert Arena(*objects, cards=[small]).size("Tarmogoyf") == (1, 1)
    assert Arena(*objects[1:], cards=[small]).size("Tarmogoyf") == (1, 2)


def test_changeling_is_defined_first_so_that_a_set_type_replaces_all() -> None:
    horde = enchantment("All are Goblins", CREATURES, {"set_subtypes": ["Goblin"]})
    game = Arena(there("Alice", "All are Goblins"), there("Alice", "Woodland Changeling"), cards=[horde])
    assert game["Woodland Changeling"].subtypes == ("Goblin",)


def test_what_sets_a_size_wipes_out_what_was_added_before_and_not_what_is_added_after() -> None:
    """Layer 6b: effects of spells by timestamp."""
    spells = [instant("Shrink", set_power=0, set_toughness=1), instant("Grow", power=3, toughness=3)]
    hand = [there("Alice", name, zone="hand") for name in ("Shrink", "Grow")]
    game = Arena(*hand, there("Bob", "Hill Giant"), cards=spells)
    cast(game, "Grow", "Hill Giant")
    assert game.size("Hill Giant") == (6, 6)
    cast(game, "Shrink", "Hill Giant")
    assert game.size("Hill Giant") == (0, 1)
    game = Arena(*hand, there("Bob", "Hill Giant"), cards=spells)
    cast(game, "Shrink", "Hill Giant")
    cast(game, "Grow", "Hill Giant")
    assert game.size("Hill Giant") == (3, 4)


def test_counters_and_static_bonuses_come_after_whatever_sets_the_size() -> None:
    """Layers 6c and 6d, though their timestamps are earlier."""
    anthem = enchantment("Anthem", {**CREATURES, "controller": "you"}, {"power": 1, "toughness": 1})
    giant = there("Alice", "Hill Giant", counters={"+1/+1": 2})
    shrink = instant("Shrink", set_power=0, set_toughness=1)
    game = Arena(there("Alice", "Anthem"), giant, there("Alice", "Shrink", zone="hand"), cards=[anthem, shrink])
    assert game.size("Hill Giant") == (6, 6)
    cast(game, "Shrink", "Hill Giant")
    assert game.size("Hill Giant") == (3, 4)


def test_switching_comes_last() -> None:
    """Layer 6e: what is added later is switched, too."""
    spells = [instant("Twist", switch=True), instant("Fortify", toughness=4)]
    hand = [there("Alice", name, zone="hand") for name in ("Twist", "Fortify")]
    game = Arena(*hand, there("Bob", "Hill Giant"), cards=spells)
    cast(game, "Twist", "Hill Giant")
    cast(game, "Fortify", "Hill Giant")
    assert game.size("Hill Giant") == (7, 3)


def test_what_a_spell_changes_is_fixed_as_it_resolves() -> None:
    """418.3b: later arrivals get nothing, and the change lasts until the turn ends."""
    rally = card(
        "Rally",
        cost="{0}",
        types=["Instant"],
        spell={"effects": [{"do": "apply", "to": CREATURES, "change": {"power": 1, "toughness": 1}}]},
    )
    late = there("Alice", "Grizzly Bears", zone="hand")
    objects = [there("Alice", "Rally", zone="hand"), there("Alice", "Hill Giant"), late, lands("Alice", "Forest", 2)]
    game = Arena(
        *objects, there("Alice", "Forest", zone="library"), there("Bob", "Forest", "top", zone="library"), cards=[rally]
    )
    game.plays("Alice", "Rally")
    game.resolve()
    game.plays("Alice", "Grizzly Bears")
    game.resolve()
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((4, 4), (2, 2))
    game.until("Bob", "upkeep")
    assert game.size("Hill Giant") == (3, 3)


def test_control_changes_before_anything_that_asks_for_the_controller() -> None:
    anthem = enchantment("Anthem", {**CREATURES, "controller": "you"}, {"power": 1, "toughness": 1})
    seized = there("Bob", "Confiscate", attached_to="Hill Giant")
    game = Arena(there("Bob", "Anthem"), there("Alice", "Hill Giant"), seized, cards=[anthem])
    assert game["Hill Giant"].controller == "Bob"
    assert game.size("Hill Giant") == (4, 4)


def test_a_changed_word_is_read_everywhere_on_the_card() -> None:
    """418.6: the type line and the rules text alike, and before types and abilities are looked at."""
    bonus = {"static": "continuous", "affects": {**CREATURES, "subtypes": ["Goblin"], "other": True}}
    lord = creature(
        "Warchief",
        2,
        2,
        {"ability": "static", "effect": {**bonus, "change": {"power": 1, "toughness": 1}}},
        subtypes=["Goblin"],
    )
    spell = [there("Alice", "Artificial Evolution", zone="hand"), lands("Alice", "Island", 1)]
    tribes = [there("Alice", "Goblin"), there("Alice", "Elf")]
    game = Arena(*spell, there("Alice", "Warchief"), *tribes, cards=[lord, GOBLIN, ELF])
    assert (game.size("Goblin"), game.size("Elf")) == ((2, 2), (1, 1))
    game.plays("Alice", "Artificial Evolution", "Warchief")
    game.resolve()
    game.answer(Word("Goblin"))
    game.answer(Word("Elf"))
    assert game["Warchief"].subtypes == ("Elf",)
    assert (game.size("Goblin"), game.size("Elf")) == ((1, 1), (2, 2))
    assert game["Goblin"].subtypes == ("Goblin",)


def test_a_name_is_no_word_of_the_text() -> None:
    """418.6a: the token goes on being called Goblin; that it is one is a word, and changes."""
    made = CreateToken(name="Goblin", subtypes=("Goblin",), power=1, toughness=1)
    changed = with_word(made, "Goblin", "Elf")
    assert (changed.name, changed.subtypes) == ("Goblin", ("Elf",))
