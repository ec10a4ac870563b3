"""Knock-outs: a rule that does nothing gives an empty answer of its kind, and what notices it is told."""

from pathlib import Path

import pytest

from oracle.engine import Oracle
from oracle.misreadings import Misreading
from oracle.rulebook import RULES
from oracle.rulesets import RULESETS
from tools.judging import in_range, scenarios
from tools.knockouts import report, trying
from tools.knockouts.neutral import KnockOut, knock_outs, read_in, readings, says_so_anyway, ways
from tools.knockouts.trying import Tried, cites, in_order, places_for, tried
from touchstone.features import features, illustrating
from touchstone.playing import greet, play


def knock_out(rule: str, how: str | None = None) -> KnockOut:
    found = [each for each in knock_outs().values() if each.rule == rule and how in (None, each.how)]
    assert found, rule
    return found[0]


def places(ruling: str) -> list[str]:
    by_place = {id(scenario): place for place, scenario in scenarios().items()}
    return [by_place[id(each)] for each in illustrating(ruling, features())]


def test_every_rule_and_every_later_reading_is_knocked_out() -> None:
    found = {(each.rule, each.since) for each in knock_outs().values()}
    every = {(rule.name, since) for rule in RULES.values() for since, _ in readings(rule)}
    idle = {("order_blockers", "2007-10"), ("order_blockers", "2026-04"), ("attacked_instead", "2007-10")}
    assert idle <= every - found
    assert all(says_so_anyway(read_in(*each), how) for each in every - found for how in ways(read_in(*each)))
    assert len(found) > len(RULES)


@pytest.mark.parametrize(("rule", "how"), [("stops_attackers_of", "no")])
def test_what_does_nothing_anyway_is_left_out(rule: str, how: str) -> None:
    assert says_so_anyway(read_in(rule, "2007-10"), how)
    assert f"{rule}@2007-10:{how}" not in knock_outs()


def test_what_does_something_is_not_left_out() -> None:
    assert not says_so_anyway(read_in("stops_attackers_of", "2007-10"), "yes")
    assert not says_so_anyway(read_in("poisoned", "2007-10"), "no")


@pytest.mark.parametrize("rule", sorted(name for name in RULES if len(name) % 5 == 0))
def test_a_yes_or_no_is_answered_both_ways(rule: str) -> None:
    ways = {each.how for each in knock_outs().values() if (each.rule, each.since) == (rule, "2007-10")}
    assert ways in ({"no", "yes"}, {"does nothing"}, {"changes nothing"}, {"nothing"})


def test_what_does_nothing_answers_in_kind() -> None:
    game = object()
    assert knock_out("has_name", "no").reading(game, 1, "Shock") is False
    assert knock_out("has_name", "yes").reading(game, 1, "Shock") is True
    assert knock_out("legal_targets").reading(game, 1, None) == []
    procedure = knock_out("pay").reading(game)
    with pytest.raises(StopIteration) as ended:
        next(procedure)
    assert ended.value.value == []


def test_what_could_change_something_hands_it_back() -> None:
    changed = next(each for each in knock_outs().values() if each.how == "changes nothing" and each.rule == "raised_to")
    bill = object()
    given = RULES["raised_to"].reading.__code__.co_varnames[: RULES["raised_to"].reading.__code__.co_argcount]
    kinds = RULES["raised_to"].reading.__annotations__
    arguments = [bill if kinds.get(name) == "Bill" else None for name in given]
    assert changed.reading(*arguments) is bill


def test_a_scenario_of_the_rule_notices_and_is_counted() -> None:
    there = places("LRW-CLASH-09")
    result = tried(knock_out("clashing_players"), dict.fromkeys(RULESETS, there), 40)
    assert result.run == len(there)
    assert set(result.noticed) == set(there)


def test_scenarios_that_cite_the_rule_come_first() -> None:
    knocked = next(each for each in knock_outs().values() if "501.10c" in each.numbers)
    there = [place for place in scenarios() if not cites(place, "2007-10", knocked)][:6] + places("LRW-CLASH-09")
    ordered = [place for place, _ in in_order([(place, "2007-10") for place in there], knocked)]
    assert sorted(ordered) == sorted(there)
    citing = [cites(place, "2007-10", knocked) for place in ordered]
    assert citing == sorted(citing, reverse=True)
    assert any(citing)


def test_enough_is_enough() -> None:
    there = places("LRW-CLASH-09")
    assert len(there) > 1
    result = tried(knock_out("clashing_players"), dict.fromkeys(RULESETS, there), 1)
    assert (result.run, result.played, len(result.noticed)) == (len(there), 1, 1)


def test_a_reading_is_tried_where_it_is_read_only() -> None:
    later = next(each for each in knock_outs().values() if each.since == "2017-09")
    run = {ruleset: ["somewhere"] for ruleset in RULESETS}
    assert places_for(later, run) == [("somewhere", "2017-09")]
    first = next(each for each in knock_outs().values() if each.rule == later.rule and each.since == "2007-10")
    assert places_for(first, run) == [("somewhere", "2007-10")]
    assert read_in(later.rule, "2017-09") is not read_in(later.rule, "2008-02")


def test_a_game_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(trying, "SECONDS", 0.05)
    monkeypatch.setattr(trying, "MOST_TIMEOUTS", 2)
    there = places("LRW-CLASH-09")[:1] + list(scenarios())[:3]
    result = tried(KnockOut("copiable_values", "2007-10", "nothing", for_ever), dict.fromkeys(RULESETS, there), 40)
    assert result.stopped
    assert len(result.noticed) == 2


def test_the_section_replaces_itself_and_leaves_the_rest(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("# Strength\n\n## Mutation\n\nkept\n", encoding="utf-8")
    one, other = knock_out("clashing_players"), knock_out("has_name", "no")
    report.write(page, [Tried(id=one.id, run=9, played=3, noticed=("a:1", "a:2"), seen=1, citing=1, stopped=True)])
    first = page.read_text(encoding="utf-8")
    assert first.startswith("# Strength\n\n## Mutation\n\nkept\n")
    assert "Nothing is open." in first
    assert "| 9 | 3 | 2 | 1 | 1 |" in first
    report.write(page, [Tried(id=other.id, run=5, played=5)])
    second = page.read_text(encoding="utf-8")
    assert "kept" in second
    assert "`clashing_players`" not in second
    assert "- 1 that nothing notices" in second


def test_a_scenario_passes_on_an_oracle_without_a_misreading() -> None:
    caller = greet(Oracle(Misreading("", 1, "", {}, {}, {})))
    there = set(places("LRW-PW-12"))
    assert all(play(each, caller, "2007-10").verdict == "pass" for place, each in in_range("2007-10") if place in there)
