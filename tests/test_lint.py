from pathlib import Path
from textwrap import indent

import pytest

from touchstone.catalogue import Catalogue, catalogue
from touchstone.faults import SuiteFault
from touchstone.features import read
from touchstone.lint import Suite, card_names, our_suite, problems
from touchstone.stepbook import step_book

CARDS = frozenset({"Forest", "Grizzly Bears"})
SOUND = """\
Given a game between Alice and Bob
And Alice controls 2 "Forest", "Forest" as "Big Forest" and 2 "Forest" as "Wood"
And "Forest 1" is tapped
And "Wood 2" is tapped
And "Big Forest" is tapped
When all players pass
Then Bob is at 20 life"""


def rule(steps: str = SOUND, *, tags: str = "@LRW-PW-05", own: str = "", title: str = "A", scenario: str = "B") -> str:
    return f"{tags}\nRule: {title}\n{own}\nScenario: {scenario}\n{indent(steps, '  ')}\n"


def found(directory: Path, text: str, *, complete: tuple[tuple[str, int], ...] = ()) -> list[str]:
    path = directory / "bad.feature"
    path.write_text(f"Feature: One\n{text}", encoding="utf-8")
    suite = Suite(
        catalogue=catalogue(), files=(read(path),), cards=CARDS, book=step_book(), complete=complete, lock=LOCK
    )
    return [str(each).removeprefix(f"{directory}/") for each in problems(suite)]


LOCK = tuple((ruling.id, line) for line, ruling in enumerate(catalogue(), start=1))


def test_our_suite_is_in_order() -> None:
    assert [str(each) for each in problems(our_suite())] == []


def test_a_sound_feature_passes(tmp_path: Path) -> None:
    assert found(tmp_path, rule()) == []


@pytest.mark.parametrize("tags", ["@LRW-PW-999", "@LWR-PW-01", "@LRW-PW-05 @LRW-PV-05"])
def test_a_tag_that_is_no_id_of_the_catalogue(tmp_path: Path, tags: str) -> None:
    bad = tags.rpartition("@")[2]
    (complaint,) = found(tmp_path, rule(tags=tags))
    assert complaint.startswith(f"bad.feature:3: there is no ruling {bad} in the catalogue; nearest: LRW-P")


def test_a_scenarios_own_tag_that_is_no_id(tmp_path: Path) -> None:
    (complaint,) = found(tmp_path, rule(own="@LRW-PW-999"))
    assert complaint.startswith("bad.feature:5: there is no ruling LRW-PW-999 in the catalogue")


def test_a_document_ruling_is_not_tagged(tmp_path: Path) -> None:
    assert found(tmp_path, rule(tags="@LRW-SET-01")) == [
        "bad.feature:3: LRW-SET-01 is a document ruling: nothing can show it, so nothing may be tagged with it"
    ]


def test_a_complete_topic_has_a_scenario_for_each_ruling(tmp_path: Path) -> None:
    missing = found(tmp_path, rule(tags="@LRW-SET-11"), complete=(("LRW-SET", 1),))
    ruling = catalogue()["LRW-SET-05"]
    complaint = f"{ruling.file}:{ruling.line}: LRW-SET-05 has no scenario, and its topic is declared complete"
    assert complaint in missing
    assert not [each for each in missing if "LRW-SET-11" in each or "LRW-SET-01" in each]


def test_a_topic_that_is_none_is_not_complete(tmp_path: Path) -> None:
    assert found(tmp_path, rule(), complete=(("LRW-", 2),)) == [
        "fixtures/rulings/complete.txt:2: no id of a ruling begins with LRW-- (expected such as LRW-PW)"
    ]


def test_a_rule_without_a_ruling(tmp_path: Path) -> None:
    assert found(tmp_path, rule(tags="@until:2008-02")) == [
        'bad.feature:3: the Rule "A" has no tag of a ruling, such as @LRW-PW-01'
    ]


def test_a_rule_without_a_scenario(tmp_path: Path) -> None:
    assert found(tmp_path, "@LRW-PW-05\nRule: A\n") == ['bad.feature:3: the Rule "A" has no scenario']


def test_a_scenario_outside_every_rule(tmp_path: Path) -> None:
    text = f"Scenario: Loose\n{indent(SOUND, '  ')}\n"
    assert found(tmp_path, text) == ['bad.feature:2: the scenario "Loose" stands outside every Rule']


def test_two_scenarios_of_one_title(tmp_path: Path) -> None:
    complaint = 'bad.feature:16: the scenario title "B" stands already in line 5'
    assert found(tmp_path, rule() + rule(title="C")) == [complaint]


def test_two_rules_of_one_title(tmp_path: Path) -> None:
    complaint = 'bad.feature:14: the Rule title "A" stands already in line 3'
    assert found(tmp_path, rule() + rule(scenario="C")) == [complaint]


def test_a_scenario_without_a_title(tmp_path: Path) -> None:
    assert found(tmp_path, rule(scenario="")) == ["bad.feature:5: the scenario has no title"]


def test_a_scenario_without_a_then(tmp_path: Path) -> None:
    complaint = 'bad.feature:5: the scenario "B" has no Then: it observes nothing'
    assert found(tmp_path, rule("Given a game between Alice and Bob\nWhen all players pass")) == [complaint]


def test_a_then_before_anything_happened(tmp_path: Path) -> None:
    steps = "Given a game between Alice and Bob\nThen Bob is at 20 life\nWhen all players pass"
    complaint = "bad.feature:7: a Then with no When before it can only repeat what the Given set"
    assert found(tmp_path, rule(steps)) == [complaint]
    assert found(tmp_path, rule(steps, tags="@LRW-PW-05 @LRW-PW-03")) == [complaint]


def test_data_may_be_looked_up_at_once(tmp_path: Path) -> None:
    steps = "Given a game between Alice and Bob\nThen Bob is at 20 life"
    assert found(tmp_path, rule(steps, tags="@LRW-PW-03")) == []


def test_a_ruleset_that_does_not_exist(tmp_path: Path) -> None:
    names = "2007-10, 2008-02, 2017-09, 2026-04"
    since = f"bad.feature:5: @since:2009-07: there is no such ruleset; expected one of {names}"
    until = f"bad.feature:5: @until:later: there is no such ruleset; expected one of {names}"
    assert found(tmp_path, rule(own="@since:2009-07")) == [since]
    assert found(tmp_path, rule(tags="@LRW-PW-05 @until:later")) == [until]


def test_a_span_without_a_ruleset(tmp_path: Path) -> None:
    complaint = "bad.feature:5: @since:2017-09 is later than @until:2008-02: no ruleset is left"
    assert found(tmp_path, rule(own="@since:2017-09 @until:2008-02")) == [complaint]


@pytest.mark.parametrize("card", ['"Forrest"', '2 "Forrest"', '"Forrest" as "Wood 3"', '"Grizzly Bears" and "Forrest"'])
def test_a_card_that_no_file_knows(tmp_path: Path, card: str) -> None:
    steps = f"{SOUND.splitlines()[0]}\nAnd Alice controls {card}\nWhen all players pass\nThen Bob is at 20 life"
    complaint = 'bad.feature:7: no file of fixtures/cards knows a card named "Forrest"'
    assert found(tmp_path, rule(steps)) == [complaint]


def test_a_card_in_the_examples_of_an_outline(tmp_path: Path) -> None:
    steps = 'Given Alice controls "<card>"\nWhen all players pass\nThen Bob is at 20 life'
    text = rule(steps).replace("Scenario:", "Scenario Outline:")
    text += "Examples:\n| card |\n| Forest |\n| Forrest |\n"
    assert found(tmp_path, text) == ['bad.feature:6: no file of fixtures/cards knows a card named "Forrest"']


def test_a_step_that_is_not_defined(tmp_path: Path) -> None:
    complaint = (
        "bad.feature:9: there is no step for 'Then Bob is hungry'; expected one of those that `touchstone steps` lists"
    )
    assert found(
        tmp_path, rule(SOUND.splitlines()[0] + "\nWhen all players pass\nThen Bob is at 20 life\nAnd Bob is hungry")
    ) == [complaint]


def lock_problems(lock: tuple[tuple[str, int], ...], known: Catalogue | None = None) -> list[str]:
    suite = Suite(catalogue=known or catalogue(), files=(), cards=CARDS, lock=lock, lock_file="ids.lock")
    return [str(each) for each in problems(suite)]


def test_a_ruling_that_was_removed() -> None:
    without = Catalogue({each.id: each for each in catalogue() if each.id != "LRW-PW-05"})
    line = dict(LOCK)["LRW-PW-05"]
    complaint = f"ids.lock:{line}: LRW-PW-05 is gone from the catalogue; ids are permanent: put the ruling back"
    assert lock_problems(LOCK, without) == [complaint]


def test_a_ruling_that_is_not_locked_yet() -> None:
    ruling = catalogue()["LRW-PW-05"]
    lock = tuple(each for each in LOCK if each[0] != ruling.id)
    complaint = f"{ruling.file}:{ruling.line}: LRW-PW-05 is not in ids.lock; add it at its end"
    assert lock_problems(lock) == [complaint]


def test_an_id_that_is_locked_twice() -> None:
    line = dict(LOCK)["LRW-PW-05"]
    complaint = f"ids.lock:1000: LRW-PW-05 stands already in line {line}; once is enough"
    assert lock_problems((*LOCK, ("LRW-PW-05", 1000))) == [complaint]


def test_the_names_of_cards_are_read_from_their_files(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_text("- name: Forest\n  enchant: {name: enchanted}\n- {name: Shock}\n")
    assert card_names(tmp_path) == {"Forest", "Shock"}


def test_a_broken_file_of_cards_is_named(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_text("- name: [Forest\n")
    with pytest.raises(SuiteFault, match=r"some\.yaml:2: not YAML: .*; expected a list"):
        card_names(tmp_path)
