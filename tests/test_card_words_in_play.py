"""What the words of cards promise beyond what the cards of the suite say with them: mana, Auras, combat and damage."""

from typing import Any

import pytest

from oracle.words.abilities import Card
from tests.arena import Arena, card, creature, enchantment, lands, spell, there
from touchstone.protocol import Play, Ref

BEAR = creature("Bear", 2, 2, cost="{1}{G}")
MOSS = card("Moss", types=["Enchantment"], cost="{G}")
TAP = {"tap": True}


def mana(cost: dict[str, Any], *choices: str, **more: Any) -> dict[str, Any]:
    """An activated ability that gives mana."""
    effect = {"do": "add-mana", "choices": choices, **more}
    return {"ability": "activated", "cost": cost, "text": {"effects": [effect]}}


# -- mana --------------------------------------------------------------------------------------------------


def test_a_mana_ability_may_cost_mana() -> None:
    """A signet: {1}, {T}: add {W}{U}."""
    signet = card("Signet", types=["Artifact"], abilities=[mana({"mana": "{1}", **TAP}, "{W}{U}")])
    arena = Arena(there("Alice", "Signet"), lands("Alice", "Forest", 1), cards=[signet])
    arena.activates("Alice", "Signet")
    assert arena.player("Alice").mana == {"W": 1, "U": 1}
    assert arena["Alice's Forest 0"].tapped


@pytest.mark.parametrize(
    "ability",
    [mana(TAP, "{G}{G}"), mana(TAP, "{G}", who="opponents"), mana({"mana": "{0}", **TAP}, "{G}")],
    ids=["two mana at once", "for another player", "with a cost of its own"],
)
def test_only_what_gives_one_mana_for_being_tapped_is_tapped_to_pay(ability: dict[str, Any]) -> None:
    """Anything else is the player's decision: mana that is left over would be lost."""
    source = card("Source", types=["Land"], abilities=[ability])
    arena = Arena(there("Alice", "Source"), there("Alice", "Moss", zone="hand"), cards=[source, MOSS])
    assert arena.tries("Alice", Play(object=arena["Moss"].id)).reason == "cannot-pay"


def test_what_gives_two_mana_at_once_pays_once_it_is_used() -> None:
    """What is left stays in the pool."""
    source = card("Source", types=["Land"], abilities=[mana(TAP, "{G}{G}")])
    arena = Arena(there("Alice", "Source"), there("Alice", "Moss", zone="hand"), cards=[source, MOSS])
    arena.activates("Alice", "Source")
    arena.plays("Alice", "Moss")
    assert arena.player("Alice").mana == {"G": 1}


def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    """It goes on the stack."""
    ability = mana(TAP, "{G}", who="player")
    ability["text"]["targets"] = [{"name": "player", "player": "any"}]
    arena = Arena(there("Alice", "Gift"), cards=[card("Gift", types=["Land"], abilities=[ability])])
    arena.activates("Alice", "Gift", "Bob")
    assert arena.stack == ["Gift"]
    assert not arena.player("Bob").mana
    arena.resolve()
    assert arena.player("Bob").mana == {"G": 1}


# -- attaching ---------------------------------------------------------------------------------------------


def curse(player: str) -> Card:
    """An Aura for a player, whose creatures are smaller."""
    weak = {"static": "continuous", "affects": {"types": ["Creature"], "controller": "enchanted player"}}
    return card(
        "Curse",
        types=["Enchantment"],
        subtypes=["Aura"],
        cost="{0}",
        enchant={"name": "enchanted", "player": player},
        abilities=[{"ability": "static", "effect": {**weak, "change": {"power": -1, "toughness": -1}}}],
    )


def test_an_aura_enchants_a_player() -> None:
    """It stays there, and means that player (502.45d)."""
    arena = Arena(
        there("Alice", "Curse", zone="hand"), there("Bob", "Bear"), there("Alice", "Bear", "Own"),
        cards=[curse("any"), BEAR],
    )  # fmt: skip
    arena.plays("Alice", "Curse", "Bob")
    arena.resolve()
    assert arena["Curse"].attached_to == Ref(player="Bob")
    assert (arena.size("Bear"), arena.size("Own")) == ((1, 1), (2, 2))


def test_an_aura_for_an_opponent_is_on_nobody_else() -> None:
    """With its controller it is put into the graveyard."""
    arena = Arena(there("Alice", "Curse", attached_to="Alice"), cards=[curse("opponent")])
    arena.pass_once()
    assert arena.zone("Curse") == "graveyard"


def test_an_aura_that_is_put_into_play_may_come_on_a_player() -> None:
    """Its controller chooses among all that it can enchant (212.4j)."""
    returning = spell(
        "Return", {"do": "move", "what": {"subtypes": ["Aura"], "zone": "graveyard"}, "to": "battlefield"}
    )
    arena = Arena(
        there("Alice", "Return", zone="hand"), there("Alice", "Curse", zone="graveyard"),
        cards=[curse("any"), returning],
    )  # fmt: skip
    arena.plays("Alice", "Return")
    arena.resolve()
    arena.chooses("Bob")
    assert arena["Curse"].attached_to == Ref(player="Bob")


def test_an_aura_that_is_a_creature_enchants_nothing() -> None:
    """212.4g, later 303.4d."""
    cloak = card(
        "Cloak", types=["Enchantment"], subtypes=["Aura"], enchant={"name": "on", "what": {"types": ["Creature"]}}
    )
    march = enchantment(
        "March", {"subtypes": ["Aura"]}, {"add_types": ["Creature"], "set_power": 3, "set_toughness": 3}
    )
    arena = Arena(
        there("Alice", "Bear"), there("Alice", "Cloak", attached_to="Bear"), there("Alice", "March"),
        cards=[BEAR, cloak, march],
    )  # fmt: skip
    arena.pass_once()
    assert arena.zone("Cloak") == "graveyard"


def test_what_becomes_an_aura_without_an_enchant_ability_cannot_stay() -> None:
    """There is nothing that it could be on."""
    arena = Arena(
        there("Alice", "Moss"), there("Alice", "Turn"),
        cards=[MOSS, enchantment("Turn", {"types": ["Enchantment"], "other": True}, {"add_subtypes": ["Aura"]})],
    )  # fmt: skip
    arena.pass_once()
    assert arena.zone("Moss") == "graveyard"


def test_a_search_for_what_can_be_attached_passes_over_all_other_cards() -> None:
    """Only Auras that could enchant the permanent are found."""
    seek = spell(
        "Seek",
        {"do": "search", "what": {"zone": "library"}, "to": "battlefield", "attach_to": "on"},
        targets=[{"name": "on", "what": {"types": ["Creature"]}}],
    )
    arena = Arena(
        there("Alice", "Seek", zone="hand"), there("Alice", "Bear"), there("Alice", "Moss", zone="library"),
        cards=[seek, BEAR, MOSS],
    )  # fmt: skip
    arena.plays("Alice", "Seek", "Bear")
    arena.resolve()
    assert arena.zone("Moss") == "library"


# -- combat and damage --------------------------------------------------------------------------------------


RALLY = spell("Rally", {"do": "create-token", "power": 1, "toughness": 1, "attacking": True, "subtypes": ["Elf"]})


def attackers(arena: Arena) -> list[Any]:
    """The names of what is attacking."""
    return [it.name for it in arena.shown.objects if it.is_attacking]


def test_a_token_that_comes_attacking_outside_of_combat_attacks_nothing() -> None:
    """308.4: it comes into play all the same."""
    arena = Arena(there("Alice", "Rally", zone="hand"), cards=[RALLY])
    arena.plays("Alice", "Rally")
    arena.resolve()
    assert "Elf" in [it.name for it in arena.shown.objects if it.zone == "battlefield"]
    assert attackers(arena) == []


def test_a_token_may_attack_before_attackers_are_declared_and_without_any() -> None:
    """306.1: what is put into play attacking makes a combat, and goes on attacking besides those that are declared."""
    arena = Arena(
        there("Alice", "Rally", "one", "two", zone="hand"), there("Alice", "Bear"), cards=[RALLY, BEAR],
        step="beginning-of-combat",
    )  # fmt: skip
    arena.plays("Alice", "one")
    arena.resolve()
    assert attackers(arena) == ["Elf"]
    arena.attacks(Bear="Bob")
    arena.plays("Alice", "two")
    arena.resolve()
    assert attackers(arena) == ["Bear", "Elf", "Elf"]
    arena.until("Alice", "postcombat-main")
    assert arena.life("Bob") == 16


def test_only_damage_that_is_divided_is_dealt_in_shares() -> None:
    """Other damage of the same spell is dealt whole, to those who were given a share, too."""
    bolt = spell(
        "Bolt",
        {"do": "damage", "amount": 3, "to": "some", "divided": True},
        {"do": "damage", "amount": 5, "to_players": "opponents"},
        targets=[{"name": "some", "what": {"types": ["Creature"]}, "player": "any", "count": 2}],
    )
    arena = Arena(there("Alice", "Bolt", zone="hand"), there("Alice", "Bear"), cards=[bolt, BEAR])
    arena.plays("Alice", "Bolt", "Bob", "Bear")
    arena.divides(Bob=1, Bear=2)
    arena.resolve()
    assert arena.life("Bob") == 14


def test_who_prevents_damage_knows_which_player_it_would_have_been_dealt_to() -> None:
    """The instructions that follow may speak of "that player"."""
    ward = card(
        "Ward",
        types=["Enchantment"],
        abilities=[
            {
                "ability": "static",
                "effect": {
                    "static": "prevents-damage",
                    "to_player": "opponent",
                    "effects": [{"do": "lose-life", "amount": 1, "who": "that player"}],
                },
            }
        ],
    )
    fire = spell("Fire", {"do": "damage", "amount": 5, "to_players": "opponents"})
    arena = Arena(there("Alice", "Ward"), there("Alice", "Fire", zone="hand"), cards=[ward, fire])
    arena.plays("Alice", "Fire")
    arena.resolve()
    assert arena.life("Bob") == 19
