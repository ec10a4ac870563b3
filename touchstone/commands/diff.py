"""`touchstone diff`: the rulings that changed between two rulesets."""

from typing import Annotated

from cyclopts import Parameter

from touchstone.catalogue import catalogue
from touchstone.changes import Change, ScenarioPlace, changes
from touchstone.faults import Exit, UsageError
from touchstone.features import features
from touchstone.rulesets import need_ruleset


def diff(old: str, new: str, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """List every ruling that changed from one ruleset to a later one, with the scenarios of either side.

    Args:
        old: the earlier ruleset, such as 2008-02
        new: the later ruleset, such as 2026-04
        json: print as JSON
    """
    need_ruleset(old)
    need_ruleset(new)
    if old >= new:
        raise UsageError(f"{old} is not earlier than {new}; expected the earlier ruleset first")
    found = changes(old, new, features(), catalogue())
    if json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return Exit.AS_EXPECTED
    for change in found:
        _print(change, old, new)
    print(f"{len(found)} rulings changed from {old} to {new}")
    return Exit.AS_EXPECTED


def _print(change: Change, old: str, new: str) -> None:
    print(f"{change.id}  {change.ruling}")
    if change.rule:
        print(f"  rule {change.rule}")
    print(f"  {new}: {change.fate}")
    _print_side(old, change.before)
    _print_side(new, change.after)
    print()


def _print_side(ruleset: str, places: tuple[ScenarioPlace, ...]) -> None:
    for place in places:
        print(f"  only in {ruleset}: {place.title} ({place.file}:{place.line})")
