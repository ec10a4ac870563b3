from pathlib import Path

import pytest

from steps.parsing import entries, fact, mana, third_person
from tests.scripted import play, table
from touchstone import cli
from touchstone.commands.steps import catalogue_page
from touchstone.driver import Divergence
from touchstone.driver.position import CardEntry
from touchstone.faults import Exit
from touchstone.features import features
from touchstone.generated import page_file
from touchstone.stepbook import Definition, step_book

DEFINITIONS = step_book().definitions


@pytest.mark.parametrize("definition", DEFINITIONS, ids=lambda each: each.function.__name__)
def test_each_step_says_what_it_means_and_its_example_fits_it_alone(definition: Definition) -> None:
    assert definition.meaning.endswith(".")
    found = step_book().matching(definition.kind, definition.example)
    assert [each.definition for each in found] == [definition]


def test_the_vocabulary_stays_small() -> None:
    assert 0 < len(DEFINITIONS) < 120


def test_the_page_of_steps_is_what_the_steps_say() -> None:
    assert page_file("steps.md").read_text(encoding="utf-8") == catalogue_page()


def test_a_page_that_is_out_of_date_is_told_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "steps.md"
    monkeypatch.setattr("touchstone.generated.page_file", lambda _name: page)
    assert cli.call(["steps", "--check"]) == Exit.NOT_AS_EXPECTED
    assert f"{page} is not what it should be; `touchstone steps` writes it anew" in capsys.readouterr().err
    assert cli.call(["steps"]) == Exit.AS_EXPECTED
    assert capsys.readouterr().out == page.read_text(encoding="utf-8") == catalogue_page()
    assert cli.call(["steps", "--check"]) == Exit.AS_EXPECTED


def test_each_line_of_the_features_fits_exactly_one_step() -> None:
    problems = [
        problem for file in features() for scenario in file.scenarios() for problem in step_book().problems(scenario)
    ]
    assert problems == []


@pytest.mark.parametrize(
    ("kind", "text", "name"),
    [
        ("when", 'Alice casts "Shock" targeting Bob', "plays"),
        ("when", 'Alice activates the ability of "Prodigal Pyromancer" targeting Bob', "plays_ability"),
        ("given", 'Alice has "Shock" in exile', "has_cards"),
        ("then", '"Grizzly Bears" is on the battlefield', "in_shared_zone"),
        ("then", '"Grizzly Bears" is not in exile', "in_shared_zone"),
        ("when", 'Alice attacks with "A" and "B" at "Garruk Wildspeaker" and "C" at Bob', "attacks_several"),
        ("when", 'Alice chooses "Shock", Bob and Beast', "chooses"),
        ("then", '"Grizzly Bears" has protection from red', "keyword"),
        ("then", '"Grizzly Bears" does not have first strike', "keyword"),
        ("then", 'the stack is, from the top, "Shock", the ability of "Garruk Wildspeaker" and combat damage', "stack"),
    ],
)
def test_the_forms_of_a_step(kind: str, text: str, name: str) -> None:
    assert step_book().find(kind, text).definition.function.__name__ == name


def test_a_card_list() -> None:
    assert entries('"Shock", 3 "Forest" and tapped "Plains" as "Alice\'s Plains"') == [
        CardEntry("Shock"),
        CardEntry("Forest", 3),
        CardEntry("Plains", alias="Alice's Plains", tapped=True),
    ]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", True),
        ("no", False),
        ("301", 301),
        ("2007-10-12", "2007-10-12"),
        ("A, B and C", ("A", "B", "C")),
        ("common 121, uncommon 80", {"common": 121, "uncommon": 80}),
        ("mythic rare", "mythic rare"),
    ],
)
def test_the_answers_about_facts(text: str, value: object) -> None:
    assert fact(text) == value


def test_mana_symbols_are_counted() -> None:
    assert mana("{2}{G}{G}") == {"C": 2, "G": 2}


@pytest.mark.parametrize(
    ("action", "said"),
    [("play X", "plays X"), ("pass", "passes"), ("attack Bob", "attacks Bob"), ("choose A", "chooses A")],
)
def test_what_is_tried_is_another_step(action: str, said: str) -> None:
    assert third_person(action) == said


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        ("Bob is at 18 life", "Bob's life: expected 18, observed 20"),
        ("Alice has 3 cards in hand", "Alice's hand: expected 3 cards, observed 1 card"),
        ("the mana pool of Alice has {G}{G}", "Alice's mana pool: expected G 2, observed empty"),
        ('"Garruk" is in Bob\'s graveyard', 'where "Garruk" is: expected in Bob\'s graveyard, observed in play'),
        ('"Garruk" is not in play', 'where "Garruk" is: expected not in play, observed in play'),
        (
            '"Garruk" has 4 loyalty counters',
            'the loyalty counters on "Garruk": expected 4 loyalty counters, observed 3 loyalty counters',
        ),
        ('"Garruk" is tapped', 'the tapped state of "Garruk": expected tapped, observed untapped'),
        ('Bob controls "Garruk"', 'the controller of "Garruk": expected Bob, observed Alice'),
        (
            'Alice controls "Shock"',
            'the controller of "Shock": expected an object in play or on the stack, observed in Alice\'s hand',
        ),
        (
            'Alice controls no "Garruk Wildspeaker"',
            'how many "Garruk Wildspeaker" Alice controls: expected 0, observed 1',
        ),
        ('"Garruk" is attached to "Shock"', 'what "Garruk" is attached to: expected Shock, observed nothing'),
        ('"Garruk" is attacking Bob', 'what "Garruk" attacks: expected Bob, observed it does not attack'),
        ('the stack is, from the top, "Shock"', 'the stack, from the top: expected "Shock", observed nothing'),
        ("it is Bob's upkeep step", "the step: expected Bob's upkeep step, observed Alice's precombat-main step"),
        ("Bob has priority", "what the game waits for: expected priority of Bob, observed priority of Alice"),
        (
            "Alice is asked to choose targets",
            "what the game waits for: expected Alice is asked for targets, observed priority of Alice",
        ),
        ("Alice can choose Bob", "what Alice can choose: expected Bob, observed priority of Alice"),
        ("Bob has lost the game", "whether Bob has lost the game: expected yes, observed no"),
        ("Bob has won the game", "the game: expected to be won by Bob, observed to go on"),
        ('Bob may not look at "Shock"', 'whether Bob may look at "Shock": expected no, observed yes'),
        ('the top card of Bob\'s library is "Shock"', 'the top card of Bob\'s library: expected "Shock", observed'),
    ],
)
def test_failures_read_alike(then: str, sentence: str) -> None:
    made = table(
        steps="""Given a game between Alice and Bob
        And Alice has "Shock" in hand
        And Alice controls "Garruk Wildspeaker" as "Garruk"
        And "Garruk" has 3 loyalty counters"""
    )
    with pytest.raises(Divergence) as divergence:
        play(made, f"Then {then}")
    assert str(divergence.value).startswith(sentence)
