"""Phasing (502.15, 217.8): what phases with what, out of which combat, and when it is back."""

import pytest

from tests.arena import Arena, card, creature, lands, there
from touchstone.protocol import ObjectSetup

PHASE = card(
    "Phase",
    cost="{0}",
    types=["Instant"],
    spell={"targets": [{"name": "it", "what": {}}], "effects": [{"do": "phase-out", "what": "it"}]},
)
BEAST = creature("Beast", 5, 5)


def game_with(*others: list[ObjectSetup], tapped: bool = False) -> Arena:
    """Alice has Phase in hand and a Beast in play, and each player something to draw."""
    libraries = [there(name, "Plains", f"{name}'s card", zone="library") for name in ("Alice", "Bob")]
    beast = there("Alice", "Beast", tapped=tapped)
    return Arena(there("Alice", "Phase", zone="hand"), beast, *libraries, *others, cards=[PHASE, BEAST])


def phased(game: Arena, handle: str) -> None:
    """Phase is played on a permanent and resolves."""
    game.plays("Alice", "Phase", handle)
    game.resolve()


def test_what_phases_out_is_back_in_its_controllers_next_untap_step() -> None:
    game = game_with()
    phased(game, "Beast")
    assert game.zone("Beast") == "phased-out"
    game.until("Bob", "upkeep")
    assert game.zone("Beast") == "phased-out"
    game.until("Alice", "upkeep")
    assert game.zone("Beast") == "battlefield"


def test_a_permanent_of_the_other_player_is_back_in_that_players_untap_step() -> None:
    game = game_with(there("Bob", "Grizzly Bears"))
    phased(game, "Grizzly Bears")
    game.until("Bob", "upkeep")
    assert game.zone("Grizzly Bears") == "battlefield"


def test_it_untaps_in_the_untap_step_in_which_it_phases_in() -> None:
    game = game_with(tapped=True)
    phased(game, "Beast")
    game.until("Alice", "upkeep")
    assert not game["Beast"].tapped


def test_an_attacker_that_phases_out_leaves_combat() -> None:
    game = game_with()
    game.attacks(Beast="Bob")
    phased(game, "Beast")
    game.until("Alice", "postcombat-main")
    assert game.life("Bob") == 20
    assert not game["Beast"].is_attacking


def test_an_aura_phases_with_what_it_enchants_whoever_controls_it() -> None:
    game = game_with(there("Bob", "Pacifism", attached_to="Beast"))
    phased(game, "Beast")
    assert game.zone("Pacifism") == "phased-out"
    game.until("Bob", "upkeep")
    assert game.zone("Pacifism") == "phased-out"
    game.until("Alice", "upkeep")
    assert game.zone("Pacifism") == "battlefield"
    assert game["Pacifism"].attached_to == game.ref("Beast")


def test_an_aura_that_phases_out_alone_is_attached_again_if_it_can_be() -> None:
    game = game_with(there("Alice", "Pacifism", attached_to="Beast"))
    phased(game, "Pacifism")
    assert game.zone("Beast") == "battlefield"
    game.until("Alice", "upkeep")
    assert game["Pacifism"].attached_to == game.ref("Beast")


def test_a_spell_does_not_find_what_has_phased_out() -> None:
    game = game_with(there("Bob", "Shock", zone="hand"), there("Bob", "Mountain"), there("Alice", "Grizzly Bears"))
    game.pass_once()
    game.plays("Bob", "Shock", "Grizzly Bears")
    game.pass_once()
    phased(game, "Grizzly Bears")
    game.resolve()
    assert game.zone("Shock") == "graveyard"
    assert game["Grizzly Bears"].damage == 0


BEAR_CAVE = card(
    "Bear Cave",
    cost="{0}",
    types=["Instant"],
    spell={"effects": [{"do": "create-token", "subtypes": ["Bear"], "power": 2, "toughness": 2}]},
)


@pytest.mark.parametrize(("ruleset", "zone"), [("2007-10", "phased-out"), ("2017-09", "battlefield")])
def test_what_phased_out_with_a_token_is_back_only_if_the_token_is(ruleset: str, zone: str) -> None:
    """217.8d: a phased-out token ceased to exist, and its Aura stayed away for good; later both come back."""
    hand = [there("Alice", name, zone="hand") for name in ("Bear Cave", "Phase", "Pacifism")]
    libraries = [there(name, "Plains", f"{name}'s {n}", zone="library") for name in ("Alice", "Bob") for n in range(3)]
    game = Arena(*hand, lands("Alice", "Plains", 2), *libraries, cards=[PHASE, BEAR_CAVE], ruleset=ruleset)
    game.plays("Alice", "Bear Cave")
    game.resolve()
    token = next(it.id for it in game.shown.objects if it.kind == "token")
    game._handles["token"] = token
    game.plays("Alice", "Pacifism", "token")
    game.resolve()
    phased(game, "token")
    game.until("Alice", "upkeep")
    assert game.zone("Pacifism") == zone


def test_phasing_out_is_no_leaving_play() -> None:
    """502.15, since 2005: nothing triggers that waits for something to leave play."""
    leaves = {"ability": "triggered", "on": {"event": "leaves-play"}, "text": {"effects": [{"do": "draw"}]}}
    ghost = creature("Ghost", 1, 1, leaves)
    boomerang = [there("Alice", "Boomerang", zone="hand"), lands("Alice", "Island", 2)]
    game = Arena(
        there("Alice", "Phase", zone="hand"), there("Bob", "Ghost", "first", "second"), *boomerang, cards=[PHASE, ghost]
    )
    phased(game, "first")
    assert game.stack == []
    game.plays("Alice", "Boomerang", "second")
    game.resolve()
    assert game.stack == ["Ghost"]


def test_damage_wears_off_while_a_permanent_is_phased_out() -> None:
    game = game_with(there("Alice", "Shock", zone="hand"), lands("Alice", "Mountain", 1))
    game.plays("Alice", "Shock", "Beast")
    game.resolve()
    assert game["Beast"].damage == 2
    phased(game, "Beast")
    game.until("Alice", "upkeep")
    assert (game.zone("Beast"), game["Beast"].damage) == ("battlefield", 0)


def test_an_aura_that_phased_out_alone_comes_back_without_what_it_was_on() -> None:
    """It phases in attached to nothing, and is put into the graveyard."""
    boomerang = [there("Alice", "Boomerang", zone="hand"), lands("Alice", "Island", 2)]
    game = game_with(there("Alice", "Pacifism", attached_to="Beast"), *boomerang)
    phased(game, "Pacifism")
    game.plays("Alice", "Boomerang", "Beast")
    game.resolve()
    game.until("Alice", "upkeep")
    assert game.zone("Pacifism") == "graveyard"
