from pathlib import Path

import pytest

from oracle import facts


def answer(subject: str, question: str, on: str | None = None, known: facts.Known | None = None) -> facts.Value | None:
    return facts.answer(subject, question, on, facts.facts() if known is None else known)


@pytest.mark.parametrize(
    ("subject", "question", "expected"),
    [
        ("Lorwyn Rules Primer", "date", "2007-08-23"),
        ("Lorwyn", "prerelease dates", ("2007-09-29", "2007-09-30")),
        ("Lorwyn", "release date", "2007-10-12"),
        ("Lorwyn", "constructed legality date", "2007-10-20"),
        ("Lorwyn", "size", 301),
        ("Lorwyn", "faq date", "2007-10-01"),
        ("Lorwyn", "reference date", "2007-10-01"),
        ("Garruk Wildspeaker", "rarity", "rare"),
    ],
)
def test_the_facts_of_the_set(subject: str, question: str, expected: facts.Value) -> None:
    assert answer(subject, question) == expected


def test_the_rarities_add_up_to_the_size() -> None:
    by_rarity = answer("Lorwyn", "size by rarity")
    assert by_rarity == {"common": 121, "uncommon": 80, "rare": 80, "basic land": 20}
    assert sum(by_rarity.values()) == answer("Lorwyn", "size")


@pytest.mark.parametrize("subject", ["Lorwyn", "Garruk Wildspeaker"])
def test_constructed_legality_begins_on_its_day(subject: str) -> None:
    assert answer(subject, "constructed legality", "2007-10-19") is False
    assert answer(subject, "constructed legality", "2007-10-20") is True


@pytest.mark.parametrize(
    ("release", "first_day"),
    [
        ("2007-02-19", "2007-02-20"),
        ("2007-02-20", "2007-03-20"),
        ("2006-12-21", "2007-01-20"),
        ("2008-01-31", "2008-02-20"),
        ("2008-02-01", "2008-02-01"),
    ],
)
def test_from_when_on_a_set_is_legal_follows_from_its_release(release: str, first_day: str) -> None:
    known = {**facts.facts(), ("Atlantis", "release date"): release}
    assert answer("Atlantis", "constructed legality date", known=known) == first_day


def test_a_card_is_in_the_reference_from_the_date_of_its_set_on() -> None:
    assert answer("Garruk Wildspeaker", "in the card reference", "2007-09-30") is False
    assert answer("Garruk Wildspeaker", "in the card reference", "2007-10-01") is True


def test_a_question_that_depends_on_a_date_has_no_answer_without_one() -> None:
    assert answer("Garruk Wildspeaker", "constructed legality") is None
    assert answer("rules", "card types") is None


def test_planeswalker_is_a_card_type_of_the_lorwyn_rules() -> None:
    assert answer("rules", "card types", "2007-10-12") == (
        "artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery", "tribal",
    )  # fmt: skip


def test_the_card_types_change_with_the_date() -> None:
    assert answer("rules", "card types", "2007-09-30") is None
    before, after = answer("rules", "card types", "2026-03-31"), answer("rules", "card types", "2026-04-01")
    assert isinstance(before, tuple)
    assert isinstance(after, tuple)
    assert set(after) - set(before) == {"battle", "dungeon", "kindred"}
    assert set(before) - set(after) == {"tribal"}


def test_lists_of_types_are_told_counted_and_looked_up() -> None:
    assert answer("rules", "supertypes", "2008-02-11") == ("basic", "legendary", "snow", "world")
    assert answer("rules", "artifact types", "2008-02-11") == ("Contraption", "Equipment", "Fortification")
    assert answer("rules", "number of creature types", "2008-02-11") == 215
    assert answer("Egg", "a creature type", "2008-02-11") is True
    assert answer("Egg", "a creature type", "2017-09-29") is False
    assert answer("Egg", "a creature type", "2007-09-30") is None
    assert answer("rules", "number of colors", "2008-02-11") is None


@pytest.mark.parametrize(
    ("subject", "question"),
    [("Lorwyn", "weight"), ("Atlantis", "size"), ("Atlantis", "constructed legality"), ("Garruk Wildspeaker", "size")],
)
def test_what_is_not_known_is_none(subject: str, question: str) -> None:
    assert answer(subject, question, "2007-10-20") is None


@pytest.mark.parametrize("text", ["- {subject: Lorwyn, question: size}", "- {subject: [", "just words"])
def test_a_broken_file_of_facts_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"fixtures/facts/broken\.yaml: expected a list of facts"):
        facts._read("broken.yaml", text)


def test_a_question_that_is_answered_twice_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "twice.yaml").write_text("- &fact {subject: Lorwyn, question: size, answer: 3}\n- *fact\n")
    monkeypatch.setattr(facts, "folder", lambda name: tmp_path)
    with pytest.raises(ValueError, match=r"fixtures/facts/twice\.yaml: Lorwyn, size: answered twice"):
        facts.facts.__wrapped__()
