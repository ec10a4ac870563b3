"""`touchstone where`: someone new finds the code of a rule from its number at any date, or from a word."""

from pathlib import Path

import pytest

from touchstone import cli
from touchstone.driver.wording import quoted
from touchstone.faults import Exit


def told(capsys: pytest.CaptureFixture[str], *wanted: str) -> list[str]:
    """What the command prints, line by line."""
    assert cli.call(["where", *wanted]) == Exit.AS_EXPECTED
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("wanted", "name", "file"),
    [
        ("300.3", "mana_burn", "oracle/rules/mana.py"),
        ("mana burn", "mana_burn", "oracle/rules/mana.py"),
        ("mana_burn", "mana_burn", "oracle/rules/mana.py"),
        ("510.1c", "check_assignment", "oracle/rules/assigning.py"),
        ("702.19", "takes_excess", "oracle/rules/assigning.py"),
        ("trample", "takes_excess", "oracle/rules/assigning.py"),
        ("704.5j", "legends_together", "oracle/rules/state_based.py"),
        ("115.4", "besides_creatures_and_players", "oracle/rules/announcing.py"),
        ("502.76", "kind_dealt_combat_damage", "oracle/rules/conditions.py"),
        ("Prowl", "prowl", "oracle/rules/keywords.py"),
        ("summoning sickness", "is_summoning_sick", "oracle/rules/mana.py"),
        ("regenerat", "regenerated", "oracle/rules/replacement.py"),
        ("evoke", "evoke", "oracle/rules/keywords.py"),
    ],
)
def test_a_rule_is_found(wanted: str, name: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    places = [line.split()[:2] for line in told(capsys, *wanted.split()) if not line.startswith(" ")]
    (place,) = (place for place, found in places if found == name)
    path, _, line = place.rpartition(":")
    assert path.endswith(file)
    assert f"def {name}(" in "".join(Path(path).read_text(encoding="utf-8").splitlines()[int(line) - 1 : int(line) + 2])


def test_what_later_rulesets_read_stands_below(capsys: pytest.CaptureFixture[str]) -> None:
    first, _, later, _, latest, *_ = told(capsys, "order_blockers")
    assert first.endswith("order_blockers (310.2c; later 509.2, 509.3, 510.1c)")
    assert later.startswith("  since 2017-09: ")
    assert latest.startswith("  since 2026-04: ")
    assert "oracle/rulesets/today.py" in latest


def test_what_is_called_so_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "clash")
    assert "oracle/effects/clash.py" in lines[0]
    assert " clash (501.10b" in lines[0]
    assert len(lines) > 10


def test_a_word_is_not_found_within_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert not any("life_asked_for" in line for line in told(capsys, "layer"))
    assert any("life_asked_for" in line for line in told(capsys, "player"))


@pytest.mark.parametrize("wanted", ["999.9z", "5", "chess", ""])
def test_what_there_is_not_is_said_in_a_sentence(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["where", wanted]) == Exit.USAGE
    assert capsys.readouterr().err.startswith(f"touchstone: the oracle has no rule {quoted(wanted)}; expected a number")
