import re
from pathlib import Path

import pytest
import yaml

from oracle.data import Loader, folder
from oracle.types import (
    card_types,
    creature_types,
    land_types,
    planeswalker_types,
    subtypes_of,
    supertypes,
)
from touchstone.rulesets import RULESETS

OLD = ("2007-10", "2008-02")


@pytest.mark.parametrize(("ruleset", "count"), [("2007-10", 215), ("2008-02", 215), ("2017-09", 238), ("2026-04", 317)])
def test_the_number_of_creature_types(ruleset: str, count: int) -> None:
    assert len(creature_types(ruleset)) == count


@pytest.mark.parametrize("ruleset", OLD)
def test_the_card_types_of_lorwyn(ruleset: str) -> None:
    assert card_types(ruleset) == {
        "Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Tribal",
    }  # fmt: skip


@pytest.mark.parametrize("ruleset", OLD)
def test_the_short_lists_of_lorwyn(ruleset: str) -> None:
    assert supertypes(ruleset) == {"Basic", "Legendary", "Snow", "World"}
    assert planeswalker_types(ruleset) == {"Ajani", "Chandra", "Garruk", "Jace", "Liliana"}
    assert subtypes_of("Artifact", ruleset) == {"Contraption", "Equipment", "Fortification"}
    assert subtypes_of("Enchantment", ruleset) == {"Aura", "Shrine"}
    assert subtypes_of("Instant", ruleset) == subtypes_of("Sorcery", ruleset) == {"Arcane"}
    assert land_types(ruleset) == {
        *("Plains", "Island", "Swamp", "Mountain", "Forest"),
        *("Desert", "Lair", "Locus", "Mine", "Power-Plant", "Tower", "Urza's"),
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_planeswalker_types_are_a_list_apart(ruleset: str) -> None:
    """LRW-PW-18, LRW-PW-19."""
    others = [creature_types(ruleset), land_types(ruleset)]
    others += [subtypes_of(type_, ruleset) for type_ in ("Artifact", "Enchantment", "Instant")]
    assert planeswalker_types(ruleset).isdisjoint(frozenset().union(*others))


@pytest.mark.parametrize(
    ("name", "rulesets"),
    [
        ("Goblin", RULESETS),
        ("Kithkin", RULESETS),
        ("Hound", ("2007-10", "2008-02", "2017-09")),
        ("Dog", ("2026-04",)),
        ("Egg", ("2007-10", "2008-02", "2026-04")),
        ("Naga", ("2017-09",)),
        ("Ally", ("2017-09", "2026-04")),
        ("Time Lord", ("2026-04",)),
        ("Lord", ()),
        ("Garruk", ()),
    ],
)
def test_a_creature_type_is_in_the_lists_of_its_time(name: str, rulesets: tuple[str, ...]) -> None:
    assert tuple(ruleset for ruleset in RULESETS if name in creature_types(ruleset)) == rulesets


def test_tribal_shares_the_creature_types_and_became_kindred() -> None:
    assert subtypes_of("Tribal", "2007-10") == creature_types("2007-10")
    assert subtypes_of("Kindred", "2026-04") == creature_types("2026-04")
    assert "Tribal" not in card_types("2026-04")


def test_a_type_of_casual_variants_has_no_list() -> None:
    assert subtypes_of("Scheme", "2017-09") == frozenset()


def test_a_card_type_of_another_time_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^'Kindred' is no card type of 2007-10; expected one of Artifact, Creature,"):
        subtypes_of("Kindred", "2007-10")


def test_what_is_no_ruleset_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^'lorwyn' is no ruleset; expected a year and month such as 2007-10$"):
        creature_types("lorwyn")


@pytest.mark.parametrize("path", sorted(folder("types").glob("*.yaml")), ids=lambda path: path.stem)
def test_the_lists_are_in_order_and_bounded_by_rulesets(path: Path) -> None:
    groups = yaml.load(path.read_text("utf-8"), Loader)
    for group in groups:
        assert group["names"] == sorted(set(group["names"]))
        assert {group.get("since", RULESETS[0]), group.get("until", RULESETS[0])} <= set(RULESETS)
        assert all(re.fullmatch(r"[A-Z][A-Za-z' -]+", name) for name in group["names"])
