"""State-based effects (420), and the cleanup step that is followed by another (314.3)."""

from typing import Any

import pytest

from oracle.words.abilities import Card
from tests.arena import THREE, Arena, card, creature, lands, there

LEGEND = creature("Kaya", 2, 2, supertypes=["Legendary"])
WORLDS = [card(name, cost="{0}", types=["Enchantment"], supertypes=["World"]) for name in ("Old World", "New World")]


def on_target(name: str, **effect: Any) -> Card:
    """An instant for nothing that does something to a permanent."""
    text = {"targets": [{"name": "it", "what": {}}], "effects": [effect]}
    return card(name, cost="{0}", types=["Instant"], spell=text)


def static(name: str, change: dict[str, Any], **fields: Any) -> Card:
    """An enchantment that changes all creatures."""
    effect = {"static": "continuous", "affects": {"types": ["Creature"]}, "change": change}
    return card(name, types=["Enchantment"], abilities=[{"ability": "static", "effect": effect}], **fields)


WEAKEN = on_target("Weaken", do="put-counters", kind="-1/-1", on="it", amount=2)


def gone(game: Arena, *handles: str) -> list[str]:
    """Those that are in a graveyard."""
    return [handle for handle in handles if game.zone(handle) == "graveyard"]


def test_legends_of_the_same_name_all_go_whoever_controls_them() -> None:
    game = Arena(there("Alice", "Kaya", "hers"), there("Bob", "Kaya", "his"), cards=[LEGEND])
    assert gone(game, "hers", "his") == ["hers", "his"]


def test_legends_of_different_names_stay() -> None:
    game = Arena(there("Alice", "Kaya"), there("Bob", "Captain Sisay"), cards=[LEGEND])
    assert gone(game, "Kaya", "Captain Sisay") == []


def test_of_world_permanents_only_the_newest_stays() -> None:
    game = Arena(there("Bob", "Old World"), there("Alice", "New World", zone="hand"), cards=WORLDS)
    game.plays("Alice", "New World")
    game.resolve()
    assert game.zone("New World") == "battlefield"
    assert game.zone("Old World") == "graveyard"


@pytest.mark.parametrize(
    ("plus", "minus", "left", "size"),
    [(3, 1, {"+1/+1": 2}, (5, 5)), (1, 2, {"-1/-1": 1}, (2, 2)), (2, 2, {}, (3, 3))],
)
def test_counters_that_cancel_out_are_removed_in_pairs(
    plus: int, minus: int, left: dict[str, int], size: tuple[int, int]
) -> None:
    game = Arena(there("Alice", "Hill Giant", counters={"+1/+1": plus, "-1/-1": minus, "charge": 1}))
    assert game["Hill Giant"].counters == {**left, "charge": 1}
    assert game.size("Hill Giant") == size


def test_pairs_of_counters_are_removed_from_several_permanents_at_once() -> None:
    counters = {"+1/+1": 1, "-1/-1": 1}
    game = Arena(there("Alice", "Hill Giant", counters=counters), there("Bob", "Craw Wurm", counters=counters))
    assert [game[handle].counters for handle in ("Hill Giant", "Craw Wurm")] == [{}, {}]


def test_what_follows_from_a_state_based_effect_is_found_by_the_next_check() -> None:
    """The old world kept the giant alive; it leaves, and then the giant does."""
    old = static("Old World", {"toughness": 2}, supertypes=["World"])
    new = there("Alice", "New World", zone="hand")
    game = Arena(there("Bob", "Old World"), there("Bob", "Hill Giant", damage=4), new, cards=[old, WORLDS[1]])
    assert game.zone("Hill Giant") == "battlefield"
    game.plays("Alice", "New World")
    game.resolve()
    assert gone(game, "Old World", "Hill Giant") == ["Old World", "Hill Giant"]


@pytest.mark.parametrize(("spell", "zone"), [("Shock", "battlefield"), ("Weaken", "graveyard")])
def test_regeneration_helps_against_damage_and_not_against_having_no_toughness(spell: str, zone: str) -> None:
    shield = on_target("Shield", do="regenerate", what="it")
    hand = [there("Alice", name, zone="hand") for name in ("Shield", "Weaken", "Shock")]
    game = Arena(*hand, lands("Alice", "Mountain", 1), there("Bob", "Grizzly Bears"), cards=[shield, WEAKEN])
    for name in ("Shield", spell):
        game.plays("Alice", name, "Grizzly Bears")
        game.resolve()
    assert game.zone("Grizzly Bears") == zone
    assert game["Grizzly Bears"].damage == 0


def test_an_aura_follows_what_it_enchants() -> None:
    aura = there("Alice", "Curiosity", attached_to="Grizzly Bears")
    shock = [there("Alice", "Shock", zone="hand"), lands("Alice", "Mountain", 1)]
    game = Arena(aura, there("Bob", "Grizzly Bears"), *shock)
    game.plays("Alice", "Shock", "Grizzly Bears")
    game.resolve()
    assert gone(game, "Grizzly Bears", "Curiosity") == ["Grizzly Bears", "Curiosity"]


def test_a_player_who_leaves_takes_everything_along_and_the_next_one_has_priority() -> None:
    game = Arena(there("Bob", "Hill Giant"), there("Carol", "Grizzly Bears"), players=THREE)
    game.pass_once()
    game.concedes("Bob")
    assert [it.name for it in game.shown.objects] == ["Grizzly Bears"]
    assert game.priority == "Carol"


# -- the cleanup step --------------------------------------------------------------------------------------


def test_nobody_gets_priority_in_a_quiet_cleanup_step() -> None:
    game = Arena(there("Alice", "Forest"), there("Bob", "Island", zone="library"), step="end")
    game.pass_once(2)
    assert (game.shown.active, game.shown.step) == ("Bob", "upkeep")


def test_a_creature_that_dies_in_the_cleanup_step_gives_players_priority_there() -> None:
    """What kept it alive ends; after everybody has passed there is another cleanup step."""
    plague = static("Plague", {"toughness": -2})
    boost = on_target("Boost", do="apply", to="it", change={"toughness": 3})
    hand = [there("Alice", name, zone="hand") for name in ("Boost", "Weaken")]
    objects = [there("Bob", "Plague"), there("Alice", "Hill Giant"), there("Bob", "Island", zone="library")]
    game = Arena(*hand, *objects, cards=[plague, boost, WEAKEN], step="end")
    for name in ("Boost", "Weaken"):
        game.plays("Alice", name, "Hill Giant")
        game.resolve()
    assert game.size("Hill Giant") == (1, 2)
    game.pass_once(2)
    assert (game.shown.active, game.shown.step, game.priority) == ("Alice", "cleanup", "Alice")
    assert game.zone("Hill Giant") == "graveyard"
    game.pass_once(2)
    assert game.shown.active == "Bob"


def test_an_aura_that_falls_off_in_the_cleanup_step_gives_players_priority_there() -> None:
    """What it enchants is a creature until end of turn only."""
    awake = {"add_types": ["Creature"], "set_power": 2, "set_toughness": 2}
    awaken = on_target("Awaken", do="apply", to="it", change=awake)
    hand = [there("Alice", name, zone="hand") for name in ("Curiosity", "Awaken")]
    objects = [there("Alice", "Power Conduit"), lands("Alice", "Island", 1), there("Bob", "Island", zone="library")]
    game = Arena(*hand, *objects, cards=[awaken])
    for name in ("Awaken", "Curiosity"):
        game.plays("Alice", name, "Power Conduit")
        game.resolve()
    assert game["Curiosity"].attached_to == game.ref("Power Conduit")
    game.until("Alice", "cleanup")
    assert game.zone("Curiosity") == "graveyard"


def test_a_trigger_in_the_cleanup_step_resolves_there_and_cleanup_comes_again() -> None:
    """A card drawn there makes eight in hand: one is discarded in the second cleanup step."""
    on = {"event": "put-into-graveyard", "what": {"zone": "graveyard", "types": ["Land"]}, "anywhere": True}
    well = {"ability": "triggered", "on": on, "text": {"effects": [{"do": "draw"}]}}
    draws = card("Well", types=["Enchantment"], abilities=[well])
    hand = [there("Alice", "Grizzly Bears", *"1234567", zone="hand"), there("Alice", "Forest", zone="hand")]
    library = [there("Alice", "Hill Giant", zone="library"), there("Bob", "Island", zone="library")]
    game = Arena(there("Alice", "Well"), *hand, *library, cards=[draws], step="end")
    game.pass_once(2)
    game.chooses("Forest")
    assert (game.shown.step, game.priority, game.stack) == ("cleanup", "Alice", ["Well"])
    game.pass_once(2)
    assert game.zone("Hill Giant") == "hand"
    game.pass_once(2)
    game.chooses("Hill Giant")
    assert game.shown.active == "Bob"


def instants(**effects: str) -> list[Card]:
    """Instants for nothing that do something to a permanent."""
    cards = []
    for name, effect in effects.items():
        spell = {"targets": [{"name": "it", "what": {}}], "effects": [{"do": effect, "what": "it"}]}
        cards.append(card(name, cost="{0}", types=["Instant"], spell=spell))
    return cards


@pytest.mark.parametrize(
    ("victim", "tapped"), [("Fallowsage", True), (creature("Statue", 1, 1, "indestructible"), False)]
)
def test_what_would_be_destroyed_is_regenerated_and_so_becomes_tapped(victim: Card | str, tapped: bool) -> None:
    """501.5a: being tapped triggers what waits for it; what cannot be destroyed needs no shield."""
    name = victim if isinstance(victim, str) else victim.name
    cards = [*instants(Mend="regenerate", Slay="destroy"), *([] if isinstance(victim, str) else [victim])]
    hand = [there("Alice", one, zone="hand") for one in ("Mend", "Slay")]
    game = Arena(*hand, there("Bob", name), cards=cards)
    game.plays("Alice", "Mend", name)
    game.resolve()
    game.plays("Alice", "Slay", name)
    game.resolve()
    assert (game.zone(name), game[name].tapped) == ("battlefield", tapped)
    assert game.stack == (["Fallowsage"] if tapped else [])
