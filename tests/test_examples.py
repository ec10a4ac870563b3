"""The page of explained rulings says what happens."""

import pytest

from touchstone.commands.examples import EXAMPLES, examples, examples_page
from touchstone.faults import Exit


def test_the_page_is_what_the_oracle_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert examples(check=True) == Exit.AS_EXPECTED, capsys.readouterr().err


def test_every_example_is_explained_with_the_rules_behind_it() -> None:
    page = examples_page()
    assert page.count("```text") == len(EXAMPLES)
    assert "501.10c" in page
    assert "217.7d" in page
    assert "502.75a" in page
