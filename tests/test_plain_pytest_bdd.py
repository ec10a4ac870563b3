"""The steps are steps of pytest-bdd: with a table as a fixture it plays scenarios by itself."""

from pathlib import Path

import pytest

from touchstone.data import folder
from touchstone.features import read

pytest_plugins = ("pytester",)
FEATURE = folder("features") / "planeswalkers_306" / "legend_rule.feature"
GUIDE = Path(__file__).parents[1] / "docs" / "ci.md"


def module_of_the_guide() -> str:
    """What the guide shows."""
    return GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


@pytest.mark.parametrize("misreading", ["", "'CR306-306.4-02'"])
def test_pytest_bdd_plays_scenarios_with_these_steps(misreading: str, pytester: pytest.Pytester) -> None:
    """Under the rules that all scenarios of the file hold for; with a misreading some fail."""
    module = module_of_the_guide().replace("my_rulings.feature", str(FEATURE)).replace("2007-10", "2017-09")
    pytester.makepyfile(test_my_rulings=module.replace("Oracle()", f"Oracle({misreading})"))
    found = pytester.runpytest_subprocess().parseoutcomes()
    assert found["passed"] + found.get("failed", 0) == sum(
        len(each.examples) or 1 for each in read(FEATURE).scenarios()
    )
    assert ("failed" in found) is bool(misreading)
