"""The rulesets as values: their differences, and the numbers of their rules."""

import ast
import re
from pathlib import Path

import pytest

import oracle
from oracle.rulebook import RULES
from oracle.rulesets import RULESETS, ixalan, today
from oracle.rulesets.numbers import numbers, renumbered

_NUMBER = re.compile(r"\d{3}(\.[0-9x]+[a-zA-Z]?)?")


def cited() -> set[str]:
    """Every number of a rule that the oracle's code cites."""
    home = Path(oracle.__file__).parent
    files = [file for file in home.rglob("*.py") if file.parent.name not in ("misreadings", "rulesets")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    texts = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and _NUMBER.fullmatch(text)}


def test_every_number_that_is_cited_has_its_later_numbers() -> None:
    assert sorted(cited() - numbers().keys()) == []


@pytest.mark.parametrize("readings", [ixalan.READINGS, today.READINGS])
def test_a_difference_replaces_a_rule_that_there_is_and_names_its_numbers(readings: dict[str, object]) -> None:
    assert readings.keys() <= RULES.keys()
    for name, reading in readings.items():
        assert re.match(r"(\d{3}|none)", reading.__doc__ or ""), f"{name} does not say which rule it changes"


def test_rules_are_cited_by_the_numbers_of_the_ruleset() -> None:
    assert RULESETS["2007-10"].number("310.1") == "310.1"
    assert RULESETS["2017-09"].number("310.1") == "510.1"
    assert renumbered("2026-04")["502.72a"] == "702.72a"
