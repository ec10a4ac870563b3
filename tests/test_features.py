from pathlib import Path

import pytest

from touchstone.catalogue import catalogue
from touchstone.faults import SuiteFault
from touchstone.features import FeatureFile, illustrating, read, read_all, span_of
from touchstone.rulesets import Span

FEATURE = """\
Feature: Planeswalkers

  Background:
    Given a game between Alice and Bob

  @LRW-PW-01 @GRS-300.2-01 @until:2017-09
  Rule: A planeswalker is a planeswalker
    Lorwyn primer, "Card Type"
      rule 205.2a

    Scenario: It is one
      Given Alice controls "Garruk Wildspeaker"
      When all players pass
      Then Bob is at 20 life
      But Alice is at 20 life

    @LRW-PW-05 @since:2008-02 @until:2008-02
    Scenario Outline: It has many names
      Then <name> is one

      Examples:
        | name  |
        | Jace  |
        | Ajani |

  @CR306-306.1-01
  Rule: A later one
    Scenario: Later
      Then Bob is at 20 life
"""


@pytest.fixture
def feature(tmp_path: Path) -> FeatureFile:
    path = tmp_path / "planeswalkers.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return read(path)


def test_a_rule_has_its_rulings_title_and_description(feature: FeatureFile) -> None:
    rule = feature.rules[0]
    assert rule.title == "A planeswalker is a planeswalker"
    assert rule.rulings == ("LRW-PW-01", "GRS-300.2-01")
    assert rule.tags == ("LRW-PW-01", "GRS-300.2-01", "until:2017-09")
    assert rule.description == 'Lorwyn primer, "Card Type"\nrule 205.2a'
    assert rule.line == 7


def test_steps_begin_with_the_background_and_have_a_kind(feature: FeatureFile) -> None:
    steps = feature.rules[0].scenarios[0].steps
    assert [(step.kind, step.line) for step in steps] == [
        ("given", 4),
        ("given", 12),
        ("when", 13),
        ("then", 14),
        ("then", 15),
    ]
    assert steps[0].text == "a game between Alice and Bob"


def test_a_scenario_takes_rulings_and_span_from_its_rule_and_adds_its_own(feature: FeatureFile) -> None:
    plain, outline = feature.rules[0].scenarios
    assert plain.rulings == ("LRW-PW-01", "GRS-300.2-01")
    assert plain.span == Span(None, "2017-09")
    assert outline.rulings == ("LRW-PW-01", "GRS-300.2-01", "LRW-PW-05")
    assert outline.span == Span("2008-02", "2008-02")


def test_an_outline_has_its_examples(feature: FeatureFile) -> None:
    assert feature.rules[0].scenarios[1].examples == ({"name": "Jace"}, {"name": "Ajani"})


def test_scenarios_are_found_by_ruling(feature: FeatureFile) -> None:
    assert [each.title for each in illustrating("LRW-PW-05", [feature])] == ["It has many names"]
    assert illustrating("LRW-PW-02", [feature]) == []


def test_without_a_tag_a_scenario_holds_from_the_date_of_its_source_on(feature: FeatureFile) -> None:
    known = catalogue()
    assert span_of(feature.rules[0].scenarios[0], known) == Span("2007-10", "2017-09")
    assert span_of(feature.rules[1].scenarios[0], known) == Span("2017-09", None)


def test_a_span_covers_its_bounds() -> None:
    span = Span("2008-02", "2017-09")
    assert [span.covers(each) for each in ("2007-10", "2008-02", "2017-09", "2026-04")] == [False, True, True, False]
    assert Span().covers("2026-04")


def test_what_is_not_gherkin_is_refused_with_its_line(tmp_path: Path) -> None:
    broken, empty = tmp_path / "broken.feature", tmp_path / "empty.feature"
    broken.write_text("Feature: One\n  Scenario: Two\n    Given two\n    Givn three\n", encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    with pytest.raises(SuiteFault) as caught:
        read_all([broken, empty])
    first, second = map(str, caught.value.problems)
    assert first.startswith(f"{broken}:4: expected: ")
    assert "got 'Givn three'" in first
    assert second == f"{empty}:1: expected a Feature, found none"
