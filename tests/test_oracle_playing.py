"""Playing spells and abilities (409): paying, and what is taken back if it turns out to be illegal (422)."""

from typing import Any
from unittest.mock import Mock

import pytest

from oracle.rules import mana
from oracle.rules.mana import Bill, ManaSource, payment_plan
from tests.arena import Arena, card, creature, lands, there
from touchstone.protocol import Activate, Announcement, GameLegalParams, Number, Play, PlayerSetup

Cost = tuple[int, tuple[str, ...]]

# -- the plan of a payment ---------------------------------------------------------------------------------


def planned(cost: Cost, pool: dict[str, int], sources: tuple[str, ...]) -> tuple[set[int], dict[str, int]] | None:
    """The places of the sources that are tapped, and the mana that is spent. "UW" is a source of either colour."""
    found = payment_plan(
        pool, [ManaSource(n, tuple(colors), spared=False) for n, colors in enumerate(sources)], Bill(*cost)
    )
    return None if found is None else ({source.id for source, _ in found[0]}, found[1])


@pytest.mark.parametrize(
    ("cost", "pool", "sources", "tapped"),
    [
        ((0, ()), {}, ("R",), set()),
        ((0, ("G",)), {}, ("R", "G"), {1}),
        ((0, ("G", "R")), {}, ("GR", "G"), {0, 1}),
        ((1, ("G",)), {}, ("GR", "R", "G"), {1, 2}),
        ((0, ("G/W",)), {}, ("R", "W"), {1}),
        ((0, ("G/W", "G")), {}, ("G", "W"), {0, 1}),
        ((0, ("G/W", "G/W", "W")), {}, ("G", "GW", "W"), {0, 1, 2}),
        ((2, ()), {"G": 2}, ("R", "R"), set()),
        ((2, ()), {"C": 1}, ("R", "R", "R"), {0}),
        ((1, ("G",)), {"G": 1}, ("R", "R"), {0}),
        ((0, ("U/W",)), {"W": 1}, ("U", "W"), set()),
        ((0, ("U/W",)), {"U": 1}, ("U", "W"), set()),
        ((0, ("U/W", "W")), {"W": 1}, ("U",), {0}),
        ((0, ("G/W", "W/U")), {"W": 1, "G": 1}, ("U",), set()),
        ((0, ("W/G", "W/U")), {"W": 1, "G": 1}, ("U",), set()),
    ],
)
def test_a_cost_is_paid_from_the_pool_first_and_with_as_few_lands_as_possible(
    cost: Cost, pool: dict[str, int], sources: tuple[str, ...], tapped: set[int]
) -> None:
    found = planned(cost, pool, sources)
    assert found is not None
    assert found[0] == tapped
    assert sum(found[1].values()) == cost[0] + len(cost[1])


def test_ways_to_pay_are_tried_until_one_taps_as_few_lands_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = Mock(wraps=mana._with_generic)
    monkeypatch.setattr(mana, "_with_generic", ways)
    assert planned((0, tuple("WUBRG")), {}, ("WUBRG", "WU", "WB", "WR", "WG", "UB", "UR", "UG", "BR")) is not None
    assert ways.call_count == 1


@pytest.mark.parametrize(
    ("cost", "pool", "sources"),
    [
        ((0, ("G",)), {"C": 5}, ("R", "W")),
        ((0, ("G", "G")), {}, ("GR", "R")),
        ((2, ("G",)), {"G": 1}, ("G",)),
        ((0, ("G/W", "G/W")), {"R": 2}, ("G",)),
        ((0, ("G", "R")), {}, ("GR",)),
    ],
)
def test_what_cannot_be_paid_whole_has_no_plan(cost: Cost, pool: dict[str, int], sources: tuple[str, ...]) -> None:
    assert planned(cost, pool, sources) is None


def test_a_permanent_is_not_tapped_for_mana_and_for_its_own_cost() -> None:
    ability = {"ability": "activated", "cost": {"tap": True, "mana": "{G}"}, "text": {"effects": [{"do": "draw"}]}}
    tower = card("Tower", types=["Land"], subtypes=["Forest"], abilities=[ability])
    library = there("Alice", "Island", zone="library")
    alone = Arena(there("Alice", "Tower"), library, cards=[tower])
    refused = alone.tries("Alice", Activate(object=alone["Tower"].id, ability=1))
    assert (refused.outcome, refused.reason) == ("refused", "cannot-pay")
    game = Arena(there("Alice", "Tower"), lands("Alice", "Forest", 1), library, cards=[tower])
    game.activates("Alice", "Tower", ability=1)
    assert [game[handle].tapped for handle in ("Tower", "Alice's Forest 0")] == [True, True]


def test_a_permanent_pays_for_its_own_ability_only_if_nothing_else_does() -> None:
    animate = {
        "ability": "activated",
        "cost": {"mana": "{1}"},
        "text": {"effects": [{"do": "apply", "to": "this", "change": {"add_types": ["Creature"]}}]},
    }
    cave = card("Cave", types=["Land"], subtypes=["Swamp"], abilities=[animate])
    game = Arena(there("Alice", "Cave"), lands("Alice", "Forest", 1), cards=[cave])
    game.activates("Alice", "Cave", ability=1)
    assert [game[handle].tapped for handle in ("Cave", "Alice's Forest 0")] == [False, True]
    game.activates("Alice", "Cave", ability=1)
    assert game["Cave"].tapped


def test_the_same_card_does_not_pay_for_two_costs() -> None:
    """424.2: one card is there to be discarded, which is enough for either cost and not for both."""
    twice = card(
        "Twice",
        cost="{0}",
        types=["Instant"],
        spell={"effects": [{"do": "gain-life", "amount": 1}]},
        additional_cost={"discard": 1},
        optional_costs=[{"kind": "kicker", "cost": {"discard": 1}}],
    )
    game = Arena(there("Alice", "Twice", zone="hand"), there("Alice", "Forest", zone="hand"), cards=[twice])
    both = Announcement(optional_costs=("kicker",))
    refused = game.tries("Alice", Play(object=game["Twice"].id, announcement=both))
    assert (refused.outcome, refused.reason, game.zone("Forest")) == ("refused", "cannot-pay", "hand")
    game.plays("Alice", "Twice")
    assert game.zone("Forest") == "graveyard"


# -- taking back -------------------------------------------------------------------------------------------


def position() -> Arena:
    """Alice has two Mountains: enough for a Shock, and for a Burn with X = 1."""
    text = {"targets": [{"name": "it", "player": "any"}], "effects": [{"do": "damage", "amount": "X", "to": "it"}]}
    burn = card("Burn", cost="{X}{R}", types=["Instant"], spell=text)
    hand = [there("Alice", name, zone="hand") for name in ("Burn", "Shock", "Char", "Terror", "Hill Giant")]
    objects = [*hand, lands("Alice", "Mountain", 2), there("Bob", "Hypnotic Specter"), there("Bob", "Forest")]
    return Arena(*objects, cards=[burn])


@pytest.mark.parametrize(
    ("handle", "targets", "announced", "reason"),
    [
        ("Char", ["Bob"], {}, "cannot-pay"),
        ("Hill Giant", None, {}, "cannot-pay"),
        ("Shock", [], {}, "illegal-target"),
        ("Shock", ["Bob", "Alice"], {}, "illegal-target"),
        ("Shock", ["Forest"], {}, "illegal-target"),
        ("Terror", ["Hypnotic Specter"], {}, "illegal-target"),
        ("Burn", ["Bob"], {"x": 2}, "cannot-pay"),
        ("Burn", ["Bob"], {"x": -1}, "illegal-choice"),
        ("Shock", ["Bob"], {"optional_costs": ("kicker",)}, "illegal-choice"),
        ("Shock", ["Bob"], {"alternative_cost": "evoke"}, "illegal-choice"),
    ],
)
def test_an_illegal_play_is_reversed_whole(
    handle: str, targets: list[str] | None, announced: dict[str, Any], reason: str
) -> None:
    game = position()
    before = game.shown, game.log
    refs = None if targets is None else tuple(map(game.ref, targets))
    result = game.tries("Alice", Play(object=game[handle].id, announcement=Announcement(targets=refs, **announced)))
    assert (result.outcome, result.reason) == ("refused", reason)
    assert (game.shown, game.log) == before


def test_a_play_that_fails_after_a_question_is_reversed_whole_too() -> None:
    """The value of X is asked for, and then the cost cannot be paid: the spell was never on the stack."""
    game = position()
    before = game.shown, game.log
    game.plays("Alice", "Burn", "Bob")
    assert game.asked.kind == "number"
    result = game.tries_to_answer(Number(5))
    assert (result.outcome, result.reason) == ("refused", "cannot-pay")
    assert (game.shown, game.log) == before
    game.plays("Alice", "Burn", "Bob")
    game.answer(Number(1))
    game.resolve()
    assert game.life("Bob") == 19


def test_the_mana_of_an_ability_that_was_played_before_stays_in_the_pool() -> None:
    game = position()
    game.activates("Alice", "Alice's Mountain 0")
    refused = game.tries("Alice", Play(object=game["Hill Giant"].id))
    assert refused.outcome == "refused"
    assert game.player("Alice").mana == {"R": 1}


# -- mana burn ---------------------------------------------------------------------------------------------


def test_mana_burns_as_the_phase_ends_and_not_between_its_steps() -> None:
    """300.3: from the upkeep to the draw step it stays; it is gone as the main phase begins."""
    game = Arena(lands("Alice", "Mountain", 2), there("Alice", "Forest", zone="library"), step="upkeep")
    game.activates("Alice", "Alice's Mountain 0")
    game.activates("Alice", "Alice's Mountain 1")
    game.until("Alice", "draw")
    assert (game.life("Alice"), game.player("Alice").mana) == (20, {"R": 2})
    game.until("Alice", "precombat-main")
    assert (game.life("Alice"), game.player("Alice").mana) == (18, {})


def test_mana_burn_is_loss_of_life_and_no_damage() -> None:
    """Prevention does not help, and one who burns to death loses before anybody acts."""
    players = (PlayerSetup(name="Alice", life=1), PlayerSetup(name="Bob"))
    game = Arena(lands("Alice", "Mountain", 1), there("Alice", "Urza's Armor"), players=players)
    game.activates("Alice", "Alice's Mountain 0")
    game.pass_once(2)
    assert game.player("Alice").has_lost


def test_mana_burns_the_player_in_whose_pool_it_is() -> None:
    game = Arena(lands("Bob", "Mountain", 1))
    game.pass_once()
    game.activates("Bob", "Bob's Mountain 0")
    game.pass_once(2)
    assert (game.life("Alice"), game.life("Bob")) == (20, 19)


# -- timing ------------------------------------------------------------------------------------------------


def test_a_creature_spell_waits_for_an_empty_stack_in_an_own_main_phase() -> None:
    hand = [there(owner, "Grizzly Bears", f"{owner}'s bears", zone="hand") for owner in ("Alice", "Bob")]
    mana = [lands("Alice", "Forest", 2), lands("Alice", "Mountain", 1), lands("Bob", "Forest", 2)]
    game = Arena(*hand, there("Alice", "Shock", zone="hand"), *mana)
    game.plays("Alice", "Shock", "Bob")
    assert game.tries("Alice", Play(object=game["Alice's bears"].id)).reason == "timing"
    game.resolve()
    game.plays("Alice", "Alice's bears")
    game.resolve()
    game.pass_once()
    assert game.tries("Bob", Play(object=game["Bob's bears"].id)).reason == "timing"
    assert game.zone("Alice's bears") == "battlefield"


def test_the_tap_symbol_is_paid_by_an_untapped_permanent() -> None:
    ability = {"ability": "activated", "cost": {"tap": True}, "text": {"effects": [{"do": "gain-life", "amount": 1}]}}
    game = Arena(there("Alice", "Priest"), cards=[creature("Priest", 1, 1, ability)])
    game.activates("Alice", "Priest")
    again = game.tries("Alice", Activate(object=game["Priest"].id))
    assert (again.outcome, again.reason) == ("refused", "cannot-pay")


def test_cards_and_abilities_outside_the_hand_are_listed_as_legal() -> None:
    """502.22a, 401.4: flashback from the graveyard, the top card of the library, an ability that works elsewhere."""
    ability = {"ability": "activated", "zone": "graveyard", "cost": {"mana": "{R}"}, "text": {"effects": []}}
    graveyard = [it for name in ("Recoup", "Lava Axe", "Ghoul") for it in there("Alice", name, zone="graveyard")]
    library = there("Alice", "Forest", "top", "below", zone="library")
    game = Arena(
        lands("Alice", "Mountain", 4), there("Alice", "Magus of the Future"),
        graveyard, library, cards=[creature("Ghoul", 1, 1, ability)],
    )  # fmt: skip
    legal = game.oracle.game_legal(GameLegalParams(player="Alice")).actions
    played = {(one.object, one.announcement.alternative_cost) for one in legal if isinstance(one, Play)}
    assert played == {(game["Recoup"].id, "flashback"), (game["top"].id, None)}
    assert game["Ghoul"].id in {one.object for one in legal if isinstance(one, Activate)}
