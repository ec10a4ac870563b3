"""What words for rarer effects do, seen on the cards that use them."""

from tests.arena import Arena, lands, there
from touchstone.protocol import Activate, Announcement, Block, Blocks, Chosen, Decision, Number, ObjectSetup, Play, Word

MANY = [setup for name in ("Plains", "Island", "Swamp", "Mountain", "Forest") for setup in lands("Alice", name, 6)]


def library(owner: str, *names: str) -> list[ObjectSetup]:
    return [setup for n, name in enumerate(names) for setup in there(owner, name, f"{owner}{n}", zone="library")]


def hand(owner: str, *names: str) -> list[ObjectSetup]:
    return [setup for name in names for setup in there(owner, name, zone="hand")]


def choose(arena: Arena, *ids: str) -> None:
    arena.answer(Chosen(ids))


def test_kicked_it_comes_into_play_with_counters_and_trample() -> None:
    arena = Arena(MANY, hand("Alice", "Kavu Titan"))
    arena.plays("Alice", "Kavu Titan", optional_costs=("kicker",))
    arena.resolve()
    assert arena.size("Kavu Titan") == (5, 5)
    assert "trample" in arena.keywords("Kavu Titan")


def test_not_kicked_it_is_small() -> None:
    arena = Arena(MANY, hand("Alice", "Kavu Titan"))
    arena.plays("Alice", "Kavu Titan")
    arena.resolve()
    assert arena.size("Kavu Titan") == (2, 2)
    assert "trample" not in arena.keywords("Kavu Titan")


def test_each_creature_is_compared_with_all_others_for_shared_types() -> None:
    goblins = ("Goblin King", "Mogg Fanatic", "Woodland Changeling", "Grizzly Bears")
    arena = Arena(*(there("Alice", name) for name in ("Coat of Arms", *goblins)))
    assert [arena.size(name) for name in goblins] == [(4, 4), (4, 4), (6, 6), (3, 3)]


def test_the_size_of_an_animated_artifact_is_its_own_cost() -> None:
    arena = Arena(*(there("Alice", name) for name in ("March of the Machines", "Millstone", "Coat of Arms")))
    assert [arena.size(name) for name in ("Millstone", "Coat of Arms")] == [(2, 2), (5, 5)]


def test_x_counts_targets_costs_and_what_is_taken_away() -> None:
    arena = Arena(
        MANY, hand("Alice", "Profane Command"), there("Alice", "Goblin Piker", zone="graveyard"),
        there("Alice", "Serra Angel", zone="graveyard"), there("Bob", "Hill Giant"), there("Bob", "Grizzly Bears"),
    )  # fmt: skip
    arena.does("Alice", Play(object=arena["Profane Command"].id, announcement=Announcement(x=2, modes=(4, 2))))
    assert [option.label for option in arena.asked.options] == ["Goblin Piker"]
    arena.chooses("Goblin Piker")
    assert (arena.asked.min, arena.asked.max) == (0, 2)
    arena.chooses("Hill Giant", "Grizzly Bears")
    arena.resolve()
    assert arena.zone("Goblin Piker") == "battlefield"
    assert all("fear" in arena.keywords(name) for name in ("Hill Giant", "Grizzly Bears"))


def test_each_player_draws_as_many_as_that_player_discarded() -> None:
    arena = Arena(
        MANY, hand("Alice", "Incendiary Command", "Shock", "Terror"), hand("Bob", "Cancel"),
        library("Alice", "Forest", "Forest", "Forest"), library("Bob", "Forest", "Forest", "Forest"),
    )  # fmt: skip
    arena.plays("Alice", "Incendiary Command", modes=(2, 4))
    arena.resolve()
    assert [len(arena.player(name).hand or ()) for name in ("Alice", "Bob")] == [2, 1]
    assert [arena.zone(name) for name in ("Shock", "Terror", "Cancel")] == ["graveyard"] * 3


def test_prevented_damage_of_ones_spells_becomes_tokens() -> None:
    arena = Arena(MANY, there("Alice", "Hostility"), hand("Alice", "Char"))
    arena.plays("Alice", "Char", "Bob")
    arena.resolve()
    tokens = [it for it in arena.shown.objects if it.kind == "token"]
    assert [(it.name, it.power, it.toughness) for it in tokens] == [("Elemental Shaman", 3, 1)] * 4
    assert (arena.life("Bob"), arena.life("Alice")) == (20, 18)


def test_prevented_damage_becomes_counters_or_life() -> None:
    arena = Arena(MANY, there("Bob", "Vigor"), there("Bob", "Purity"), hand("Alice", "Pyroclasm", "Shock"))
    arena.plays("Alice", "Pyroclasm")
    arena.resolve()
    assert (arena.size("Purity"), arena["Vigor"].damage) == ((8, 8), 2)
    arena.plays("Alice", "Shock", "Bob")
    arena.resolve()
    assert arena.life("Bob") == 22


def test_a_spell_is_played_by_whom_it_did_not_get_past() -> None:
    arena = Arena(
        MANY, there("Alice", "Guile"), hand("Alice", "Cancel"), hand("Bob", "Shock"), lands("Bob", "Mountain", 1)
    )
    arena.pass_once()
    arena.plays("Bob", "Shock", "Alice")
    arena.pass_once()
    arena.plays("Alice", "Cancel", "Shock")
    arena.resolve()
    choose(arena, "yes")
    arena.chooses("Bob")
    arena.resolve()
    assert (arena.life("Alice"), arena.life("Bob")) == (20, 18)
    assert arena["Shock"].owner == "Bob"


def test_a_token_is_put_into_play_attacking() -> None:
    arena = Arena(MANY, there("Alice", "Militia's Pride"), there("Alice", "Grizzly Bears"))
    arena.attacks(**{"Grizzly Bears": "Bob"})
    arena.resolve()
    choose(arena, "yes")
    token = next(it for it in arena.shown.objects if it.kind == "token")
    assert (token.name, token.tapped, token.is_attacking) == ("Kithkin Soldier", True, True)
    arena.until("Alice", "postcombat-main")
    assert arena.life("Bob") == 17


def test_entwined_both_modes_happen_and_there_is_another_combat() -> None:
    arena = Arena(MANY, there("Alice", "Grizzly Bears"), hand("Alice", "Savage Beating"))
    refused = arena.tries("Alice", Play(object=arena["Savage Beating"].id))
    assert (refused.outcome, refused.reason) == ("refused", "timing")
    arena.attacks(**{"Grizzly Bears": "Bob"})
    arena.plays("Alice", "Savage Beating", optional_costs=("entwine",), modes=(1, 2))
    arena.resolve()
    assert (arena["Grizzly Bears"].tapped, "double strike" in arena.keywords("Grizzly Bears")) == (False, True)
    while arena.shown.step != "end-of-combat":
        arena.pass_once()
    arena.attacks(**{"Grizzly Bears": "Bob"})
    arena.until("Alice", "postcombat-main")
    assert arena.life("Bob") == 12


def test_an_extra_turn_comes_directly_after_this_one() -> None:
    arena = Arena(there("Alice", "Wanderwine Prophets"), library("Alice", "Forest", "Forest"))
    arena.attacks(**{"Wanderwine Prophets": "Bob"})
    while not arena.stack or arena.stack[0] != "Wanderwine Prophets":
        arena.pass_once()
    arena.resolve()
    arena.chooses("Wanderwine Prophets")
    assert arena.zone("Wanderwine Prophets") == "graveyard"
    turn = arena.shown.turn
    while arena.shown.turn == turn:
        arena.pass_once()
    assert arena.shown.active == "Alice"
    while arena.shown.turn == turn + 1:
        arena.pass_once()
    assert arena.shown.active == "Bob"


def test_some_revealed_cards_go_to_hand_and_the_rest_is_put_in_order() -> None:
    arena = Arena(
        MANY, hand("Alice", "Goblin Ringleader"),
        library("Alice", "Forest", "Mogg Fanatic", "Shock", "Tarfire", "Swamp"),
    )  # fmt: skip
    arena.plays("Alice", "Goblin Ringleader")
    arena.resolve()
    arena.resolve()
    assert len(arena.shown.revealed or ()) == 2
    arena.chooses("Alice2", "Alice0")
    assert [arena.zone(name) for name in ("Alice1", "Alice3")] == ["hand", "hand"]
    assert arena.player("Alice").library == tuple(arena[name].id for name in ("Alice4", "Alice2", "Alice0"))
    assert not arena.shown.revealed


def test_an_effect_lasts_until_a_creature_spell_is_played() -> None:
    arena = Arena(MANY, there("Alice", "Soul Sculptor"), there("Bob", "Serra Angel"), hand("Alice", "Goblin Piker"))
    arena.activates("Alice", "Soul Sculptor", "Serra Angel")
    arena.resolve()
    assert (arena["Serra Angel"].types, arena["Serra Angel"].subtypes) == (("Enchantment",), ())
    arena.plays("Alice", "Goblin Piker")
    assert (arena["Serra Angel"].types, arena["Serra Angel"].subtypes) == (("Creature",), ("Angel",))


def test_every_creature_spell_of_the_turn_draws_a_card() -> None:
    arena = Arena(
        MANY, hand("Alice", "Glimpse of Nature", "Goblin Piker", "Hill Giant"), library("Alice", *["Forest"] * 5)
    )
    arena.plays("Alice", "Glimpse of Nature")
    arena.resolve()
    for name in ("Goblin Piker", "Hill Giant"):
        arena.plays("Alice", name)
        arena.resolve()
        arena.resolve()
    assert len(arena.player("Alice").hand or ()) == 2


def test_a_creature_comes_into_play_for_somebody_else() -> None:
    arena = Arena(
        MANY, hand("Alice", "Gather Specimens"), hand("Bob", "Grizzly Bears"), lands("Bob", "Forest", 2), active="Bob"
    )
    arena.plays("Bob", "Grizzly Bears")
    arena.pass_once()
    arena.plays("Alice", "Gather Specimens")
    arena.resolve()
    arena.resolve()
    assert (arena["Grizzly Bears"].controller, arena["Grizzly Bears"].owner) == ("Alice", "Bob")


def test_cards_are_played_from_the_graveyard_and_leave_the_game_then() -> None:
    arena = Arena(MANY, hand("Alice", "Yawgmoth's Will"), there("Alice", "Shock", zone="graveyard"))
    arena.plays("Alice", "Yawgmoth's Will")
    arena.resolve()
    arena.plays("Alice", "Shock", "Bob")
    arena.resolve()
    assert [arena.zone(name) for name in ("Yawgmoth's Will", "Shock")] == ["exile", "exile"]


def test_flashback_plays_from_the_graveyard_once() -> None:
    arena = Arena(MANY, there("Alice", "Momentary Blink", zone="graveyard"), there("Alice", "Mulldrifter"),
                  library("Alice", *["Forest"] * 3))  # fmt: skip
    arena.plays("Alice", "Momentary Blink", "Mulldrifter", alternative_cost="flashback")
    arena.resolve()
    arena.resolve()
    assert (arena.zone("Momentary Blink"), arena.zone("Mulldrifter")) == ("exile", "battlefield")
    assert len(arena.player("Alice").hand or ()) == 2


def test_a_card_of_the_same_color_pays_for_the_spell() -> None:
    arena = Arena(there("Alice", "Dream Halls"), hand("Alice", "Mulldrifter", "Cancel", "Shock"))
    refused = arena.tries("Alice", Play(object=arena["Mulldrifter"].id, announcement=Announcement(
        alternative_cost="alternative", pay_with=(arena.ref("Shock"),))))  # fmt: skip
    assert (refused.outcome, refused.reason) == ("refused", "cannot-pay")
    arena.plays("Alice", "Mulldrifter", alternative_cost="alternative", pay_with=(arena.ref("Cancel"),))
    assert [arena.zone(name) for name in ("Mulldrifter", "Cancel", "Shock")] == ["stack", "graveyard", "hand"]


def test_nobody_answers_split_second_except_with_mana() -> None:
    arena = Arena(
        MANY, hand("Alice", "Word of Seizing"), there("Bob", "Llanowar Elves"), there("Bob", "Mogg Fanatic"),
        hand("Bob", "Giant Growth"), lands("Bob", "Forest", 1),
    )  # fmt: skip
    arena.plays("Alice", "Word of Seizing", "Llanowar Elves")
    arena.pass_once()
    for action in (Play(object=arena["Giant Growth"].id), Activate(object=arena["Mogg Fanatic"].id)):
        refused = arena.tries("Bob", action)
        assert (refused.outcome, refused.reason) == ("refused", "prohibited")
    arena.activates("Bob", "Llanowar Elves")
    assert arena.player("Bob").mana == {"G": 1}


def test_mana_for_elementals_pays_for_nothing_else() -> None:
    arena = Arena(there("Alice", "Smokebraider"), hand("Alice", "Lightning Bolt", "Flamekin Harbinger"))
    arena.activates("Alice", "Smokebraider")
    choose(arena, "{R}{R}")
    assert arena.player("Alice").mana == {"R": 2}
    refused = arena.tries(
        "Alice", Play(object=arena["Lightning Bolt"].id, announcement=Announcement(targets=(arena.ref("Bob"),)))
    )
    assert (refused.outcome, refused.reason) == ("refused", "cannot-pay")
    arena.plays("Alice", "Flamekin Harbinger")
    assert arena.player("Alice").mana == {"R": 1}


def test_lifelink_and_deathtouch_are_triggers() -> None:
    arena = Arena(there("Alice", "Changeling Hero"), there("Alice", "Wren's Run Packmaster"), there("Bob", "Craw Wurm"))
    arena.attacks(**{"Changeling Hero": "Bob"})
    arena.blocks(**{"Craw Wurm": "Changeling Hero"})
    while sorted(arena.stack) != ["Changeling Hero", "Changeling Hero"]:
        if isinstance(arena.shown.waiting, Decision):
            choose(arena, *(option.id for option in arena.asked.options))
        else:
            arena.pass_once()
    arena.until("Alice", "end-of-combat")
    assert (arena.life("Alice"), arena.zone("Craw Wurm")) == (24, "graveyard")


def test_some_creatures_block_many_and_some_are_blocked_by_many_only() -> None:
    arena = Arena(
        there("Alice", "Guile"), there("Alice", "Grizzly Bears"), there("Alice", "Hill Giant"),
        there("Bob", "Thoughtweft Trio"), there("Bob", "Goblin Piker"),
    )  # fmt: skip
    arena.attacks(**{"Guile": "Bob", "Grizzly Bears": "Bob", "Hill Giant": "Bob"})
    while arena.shown.step != "declare-blockers":
        arena.pass_once()
    trio, piker = arena["Thoughtweft Trio"].id, arena["Goblin Piker"].id
    two = arena.tries_to_answer(Blocks((Block(trio, arena["Guile"].id), Block(piker, arena["Guile"].id))))
    assert (two.outcome, two.reason) == ("refused", "illegal-block")
    arena.answer(Blocks((Block(trio, arena["Grizzly Bears"].id), Block(trio, arena["Hill Giant"].id))))
    assert all(arena[name].is_blocked for name in ("Grizzly Bears", "Hill Giant"))


def test_a_chosen_creature_type_is_never_a_wall() -> None:
    arena = Arena(there("Alice", "Imagecrafter"), there("Bob", "Craw Wurm"))
    arena.activates("Alice", "Imagecrafter", "Craw Wurm")
    arena.resolve()
    assert arena.tries_to_answer(Word("Wall")).outcome == "refused"
    arena.answer(Word("Elf"))
    assert arena["Craw Wurm"].subtypes == ("Elf",)


def test_spells_count_what_they_counter() -> None:
    arena = Arena(MANY, hand("Alice", "Mulldrifter", "Spell Blast", "Spellstutter Sprite"), library("Alice", "Forest"))
    arena.plays("Alice", "Mulldrifter", alternative_cost="evoke")
    refused = arena.tries("Alice", Play(object=arena["Spell Blast"].id, announcement=Announcement(
        x=3, targets=(arena.ref("Mulldrifter"),))))  # fmt: skip
    assert (refused.outcome, refused.reason) == ("refused", "illegal-target")
    arena.does("Alice", Play(object=arena["Spell Blast"].id))
    arena.answer(Number(5))
    arena.chooses("Mulldrifter")
    arena.resolve()
    assert arena.zone("Mulldrifter") == "graveyard"


def hidden(land: str, *objects: list[ObjectSetup]) -> Arena:
    """A hideaway land that has hidden a Shock, and its ability about to resolve."""
    colors = {
        "Shelldock Isle": "Island",
        "Spinerock Knoll": "Mountain",
        "Windbrisk Heights": "Plains",
        "Howltooth Hollow": "Swamp",
    }
    return Arena(
        there("Alice", land, linked=("Shock",)), there("Alice", "Shock", zone="exile", face_down=True),
        lands("Alice", colors[land], 1), *objects,
    )  # fmt: skip


def offers_the_card(arena: Arena, land: str) -> bool:
    arena.activates("Alice", land, ability=2)
    arena.resolve()
    return isinstance(arena.shown.waiting, Decision) and arena.asked.kind == "may"


def test_the_conditions_of_the_hideaway_lands() -> None:
    some = library("Bob", *["Forest"] * 20)
    twenty_one = [*library("Alice", *["Plains"] * 21), *library("Bob", *["Forest"] * 21)]
    assert offers_the_card(hidden("Shelldock Isle", some, library("Alice", *["Plains"] * 30)), "Shelldock Isle")
    assert not offers_the_card(hidden("Shelldock Isle", twenty_one), "Shelldock Isle")
    assert offers_the_card(hidden("Howltooth Hollow"), "Howltooth Hollow")
    assert not offers_the_card(hidden("Howltooth Hollow", hand("Bob", "Cancel")), "Howltooth Hollow")
    assert not offers_the_card(hidden("Windbrisk Heights"), "Windbrisk Heights")
    assert not offers_the_card(hidden("Spinerock Knoll"), "Spinerock Knoll")


def test_damage_and_attacks_of_this_turn_are_counted() -> None:
    attackers = ("Grizzly Bears", "Hill Giant", "Goblin Piker")
    objects = [setup for name in attackers for setup in there("Alice", name)]
    for land in ("Windbrisk Heights", "Spinerock Knoll"):
        arena = hidden(land, objects)
        arena.attacks(**dict.fromkeys(attackers, "Bob"))
        arena.until("Alice", "postcombat-main")
        assert arena.life("Bob") == 13
        assert offers_the_card(arena, land)
