"""What changed between two rulesets."""

import json

import pytest

from touchstone.catalogue import catalogue
from touchstone.changes import changes
from touchstone.cli import call
from touchstone.faults import Exit
from touchstone.features import features


def ids(old: str, new: str) -> set[str]:
    return {change.id for change in changes(old, new, features(), catalogue())}


def test_the_uniqueness_of_planeswalkers_went_between_morningtide_and_ixalan() -> None:
    assert "LRW-PW-20" in ids("2008-02", "2017-09")
    assert "LRW-PW-20" not in ids("2007-10", "2008-02")


def test_redirection_went_after_ixalan() -> None:
    assert "LRW-PW-83" in ids("2017-09", "2026-04")
    assert "LRW-PW-83" not in ids("2008-02", "2017-09")


def test_a_change_names_the_scenarios_of_either_side() -> None:
    (change,) = (c for c in changes("2008-02", "2017-09", features(), catalogue()) if c.id == "LRW-CLASH-32")
    assert change.before
    assert change.after
    assert change.fate.startswith("changed")


def test_rulings_newer_than_the_earlier_ruleset_are_no_changes() -> None:
    assert not any(ruling.startswith("MOR-") for ruling in ids("2007-10", "2026-04"))


def test_json_and_text_list_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["diff", "2008-02", "2026-04", "--json"]) == Exit.AS_EXPECTED
    listed = [entry["id"] for entry in json.loads(capsys.readouterr().out)]
    assert call(["diff", "2008-02", "2026-04"]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert listed
    assert all(f"{ruling}  " in said for ruling in listed)
    assert f"{len(listed)} rulings changed from 2008-02 to 2026-04" in said


@pytest.mark.parametrize("wrong", [["2008-02", "2008-03"], ["2026-04", "2008-02"], ["2008-02", "2008-02"]])
def test_wrong_rulesets_are_wrong_usage(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["diff", *wrong]) == Exit.USAGE
    assert "expected" in capsys.readouterr().err
