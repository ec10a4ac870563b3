"""The numbers of the rules under each ruleset: the oracle cites a rule by its number of 2007-10."""

from functools import cache

import yaml

from oracle.data import Loader, folder

LATER = ("2017-09", "2026-04")
"""The rulesets of the columns of `fixtures/rulesets/numbers.yaml`."""


@cache
def numbers() -> dict[str, tuple[str, ...]]:
    """Each number of 2007-10, and what it is in the later rulesets."""
    table = yaml.load((folder("rulesets") / "numbers.yaml").read_text(encoding="utf-8"), Loader)
    return {str(old): tuple(map(str, new)) for old, new in table.items()}


def renumbered(ruleset: str) -> dict[str, str]:
    """The numbers of 2007-10 that are other ones in a ruleset. Raises ValueError for a ruleset without a column."""
    column = LATER.index(ruleset)
    return {old: new[column] for old, new in numbers().items() if new[column] != old}
