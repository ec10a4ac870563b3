from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from oracle.card_schema import PATH, card_schema
from oracle.cards import CardError, CardFiles, UnknownCard, card, load_cards
from oracle.data import Loader
from oracle.types import card_types, subtypes_of, supertypes
from oracle.words.abilities import Activated, Card, Suspend
from oracle.words.mana import COLORS

FACTS: dict[str, dict[str, Any]] = yaml.load(Path(__file__).with_name("card_facts.yaml").read_text("utf-8"), Loader)
NAMES = sorted(load_cards())
RULESET = "2007-10"
KNOWN_REFERENCES = {
    "this", "it", "that player", "enchanted", "enchanted player", "equipped", "you", "opponent", "opponents",
    "each player", "other players", "players", "any", "owner", "it as it was", "paid with", "affected", "that object",
    "that source", "clash opponent", "X", "nothing",
}  # fmt: skip
PLAYERS_BY_THEMSELVES = {"you", "opponent", "opponents", "other players", "each player", "any"}
REFERENCE_FIELDS = {"what", "to", "on", "who", "of", "ref", "source", "source_ref", "controller", "owner", "under"}


def type_line(found: Card) -> str:
    line = " ".join((*found.supertypes, *found.types))
    return f"{line} - {' '.join(found.subtypes)}" if found.subtypes else line


def loyalty_costs(found: Card) -> list[str]:
    return [word.cost.loyalty for word in found.abilities if isinstance(word, Activated) and word.cost.loyalty]


def facts_of(found: Card) -> dict[str, Any]:
    facts = {
        "cost": found.cost,
        "line": type_line(found),
        "size": None if found.power is None else f"{found.power}/{found.toughness}",
        "loyalty": found.loyalty,
        "loyalty_costs": loyalty_costs(found) or None,
    }
    return {field: value for field, value in facts.items() if value is not None}


@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_what_the_list_of_facts_says(name: str) -> None:
    expected = {field: value for field, value in FACTS[name].items() if field != "differs"}
    assert facts_of(card(name)) == expected


def test_every_card_is_in_the_list_of_facts() -> None:
    assert sorted(FACTS) == NAMES


def test_there_are_cards_of_every_type_that_is_played_alone() -> None:
    assert {word for name in NAMES for word in card(name).types} <= card_types(RULESET)
    assert {"Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"} <= {
        word for name in NAMES for word in card(name).types
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_the_type_line_exist_and_belong_together(name: str) -> None:
    found = card(name)
    ruleset = found.since or RULESET
    assert set(found.supertypes) <= supertypes(ruleset)
    assert set(found.subtypes) <= {word for type_ in found.types for word in subtypes_of(type_, ruleset)}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_fits_the_card_types(name: str) -> None:
    found = card(name)
    assert (found.power is not None) == (found.toughness is not None) == ("Creature" in found.types)
    assert (found.loyalty is not None) == ("Planeswalker" in found.types)
    assert (found.enchant is not None) == ("Aura" in found.subtypes)
    assert (found.spell is not None or found.halves != ()) == bool({"Instant", "Sorcery"} & set(found.types))
    assert (found.cost is None) == ("Land" in found.types or found.halves != () or is_suspended(found))


def is_suspended(found: Card) -> bool:
    return any(isinstance(word, Suspend) for word in found.abilities)


@pytest.mark.parametrize("name", NAMES)
def test_colors_in_the_words_of_a_card_are_colors(name: str) -> None:
    data = list(structs(msgspec.to_builtins(card(name))))
    colors = {
        color
        for struct in data
        for field in ("colors", "no_colors", "set_colors", "add_colors")
        for color in struct.get(field) or ()
    }
    chosen = {struct["as"] for struct in data if struct.get("vocabulary") == "color" and "as" in struct}
    chosen |= {"chosen color" for struct in data if "color" in struct.get("vocabularies", ())}
    assert colors <= set(COLORS.values()) | chosen


@pytest.mark.parametrize("name", NAMES)
def test_every_reference_names_something_that_the_card_knows(name: str) -> None:
    data = list(structs(msgspec.to_builtins(card(name))))
    named = {struct[field] for struct in data for field in ("name", "as") if isinstance(struct.get(field), str)}
    unknown = {ref for struct in data for ref in references(struct)} - named - KNOWN_REFERENCES
    assert unknown == set()


@pytest.mark.parametrize("name", NAMES)
def test_no_target_has_a_name_that_means_players_by_itself(name: str) -> None:
    data = structs(msgspec.to_builtins(card(name)))
    assert {struct[field] for struct in data for field in ("name", "as") if field in struct}.isdisjoint(
        PLAYERS_BY_THEMSELVES
    )


def structs(data: Any) -> Iterator[dict[str, Any]]:
    """Everything in a card that has fields."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    for part in data if isinstance(data, list | tuple) else ():
        yield from structs(part)


def references(struct: dict[str, Any]) -> Iterator[str]:
    """The references in the fields of one struct; "controller of creature" refers to the creature."""
    no_references = (
        {"to"} if struct.get("do") in ("counter", "move", "search") else {"what"} if "static" in struct else set()
    )
    for field in REFERENCE_FIELDS - no_references:
        if isinstance(value := struct.get(field), str):
            yield value.removeprefix("controller of ").removeprefix("owner of ")


def test_the_published_schema_is_that_of_the_words() -> None:
    assert PATH.read_text("utf-8") == card_schema(), "run python -m oracle.card_schema"


def test_a_card_is_decoded_once() -> None:
    assert card("Grizzly Bears") is card("Grizzly Bears")
    assert load_cards() is load_cards()


def test_an_unknown_card_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownCard) as refusal:
        card("Garuk Wildspeaker")
    assert str(refusal.value) == (
        'there is no card "Garuk Wildspeaker" in fixtures/cards; did you mean "Garruk Wildspeaker"?'
    )
    assert "Garuk Wildspeaker" not in load_cards()


def test_an_unknown_card_with_no_like_is_refused_without_a_hint() -> None:
    with pytest.raises(UnknownCard, match=r'^there is no card "1996 World Champion" in fixtures/cards$'):
        card("1996 World Champion")


def test_a_card_tells_where_it_stands() -> None:
    path, line = load_cards().where("Forest")
    assert Path(PATH.parents[2], path).read_text("utf-8").splitlines()[line - 1].startswith("- {name: Forest")
    with pytest.raises(UnknownCard):
        load_cards().where("Forst")


def broken(tmp_path: Path, text: str, name: str = "Bear Cub") -> str:
    """What is said of a card file that has the card, when the card is asked for."""
    (tmp_path / "broken.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(CardError) as error:
        CardFiles(tmp_path)[name]
    return str(error.value)


HEAD = "# Broken.\n- name: Bear Cub\n  types: [Creature]\n"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("  typs: [Bear]", "2: Bear Cub: unknown field 'typs'; did you mean 'types'?"),
        ("  wingspan: 3", "2: Bear Cub: unknown field 'wingspan'; expected one of abilities, additional_cost,"),
        ("  cost: 2", "4: Bear Cub: cost: expected `str | null`, got `int`"),
        ("  cost: 1G", "2: Bear Cub: cost: expected mana symbols in braces such as {2}{G}, got '1G'"),
        ('  cost: "{1}{Q}"', "2: Bear Cub: cost: {Q} in '{1}{Q}' is no mana symbol"),
        ("  types: [Bear]", "4: Bear Cub: not readable as YAML: 'types' is given twice"),
        ("  subtypes: [Bear\n  power: 2", "5: Bear Cub: not readable as YAML: did not find expected ',' or ']'"),
        (
            "  spell:\n    effects:\n      - {do: untapp, what: this}",
            "6: Bear Cub: spell.effects[0].do: unknown word 'untapp'; expected one of add-mana, apply,",
        ),
        (
            "  spell:\n    effects:\n      - {do: untap, wat: this}",
            "6: Bear Cub: spell.effects[0]: unknown field 'wat'; did you mean 'what'?",
        ),
        ("  spell:\n    effects:\n      - {do: untap}", "6: Bear Cub: spell.effects[0]: the field 'what' is missing"),
        (
            "  spell: {effects: [{do: gain-life, amount: {amount: cont}}]}",
            "4: Bear Cub: spell.effects[0].amount.amount: unknown word 'cont'; expected one of attackers-this-turn,",
        ),
        (
            "  abilities:\n    - flying\n    - ability: static\n      effect: {static: doubles, what: token}",
            "7: Bear Cub: abilities[1].effect.what: unknown word 'token'; expected one of counters, tokens",
        ),
        (
            "  abilities:\n    - ability: triggered\n      on: {event: attack}\n      text: {}",
            "6: Bear Cub: abilities[0].on.event: unknown word 'attack'; expected one of attacks,",
        ),
        (
            "  abilities:\n    - abilty: static",
            "5: Bear Cub: abilities[0]: the field 'ability' is missing",
        ),
    ],
)
def test_a_broken_card_is_refused_with_file_line_card_and_field(tmp_path: Path, body: str, message: str) -> None:
    said = broken(tmp_path, HEAD + body)
    assert said.startswith(f"fixtures/cards/broken.yaml:{message}")
    assert "\n" not in said


def test_a_card_without_types_is_refused(tmp_path: Path) -> None:
    assert broken(tmp_path, "- {name: Bear Cub}") == (
        "fixtures/cards/broken.yaml:1: Bear Cub: the field 'types' is missing"
    )


def test_two_cards_of_one_name_are_refused(tmp_path: Path) -> None:
    said = broken(tmp_path, HEAD + "\n- {name: Bear Cub, types: [Creature]}")
    assert said == (
        "fixtures/cards/broken.yaml:5: Bear Cub: fixtures/cards/broken.yaml:2 has a card of that name already"
    )


def test_what_is_no_card_is_refused_with_its_line(tmp_path: Path) -> None:
    said = broken(tmp_path, "cards:\n  - name: Bear Cub")
    assert said == "fixtures/cards/broken.yaml:1: expected a card that begins with '- name: ...', got 'cards:'"


def test_a_broken_card_does_not_disturb_the_others(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_text(HEAD + "  typs: [Bear]\n- {name: Ox, types: [Creature]}", encoding="utf-8")
    cards = CardFiles(tmp_path)
    assert list(cards) == ["Bear Cub", "Ox"]
    assert cards["Ox"].types == ("Creature",)


@pytest.mark.parametrize("first_line", ["- {name: Ox , types: [Creature]}", '- {name: "Ox", types: [Creature]}'])
def test_names_are_read_as_yaml_reads_them(tmp_path: Path, first_line: str) -> None:
    (tmp_path / "some.yaml").write_text(first_line, encoding="utf-8")
    assert CardFiles(tmp_path)["Ox"].name == "Ox"


def test_a_name_with_a_comma_is_whole(tmp_path: Path) -> None:
    name = "Tok-Tok, Volcano Born"
    text = f'- name: {name}\n  types: [Creature]\n- {{name: "Rorix, Bladewing", types: [Creature]}}'
    (tmp_path / "some.yaml").write_text(text, encoding="utf-8")
    cards = CardFiles(tmp_path)
    assert [found.name for found in cards.values()] == [name, "Rorix, Bladewing"]
