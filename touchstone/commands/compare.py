"""`touchstone compare`: what got worse and what got better from one run to another."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from touchstone.faults import Exit


def compare(old: Path, new: Path, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """Compare two results: regressions first, then fixes and other changes; a regression is exit code 1.

    Args:
        old: the results of the earlier run (NDJSON)
        new: the results of the later run (NDJSON)
        json: print as JSON
    """
    from touchstone.comparing import differences
    from touchstone.results import read_results

    before, after = read_results(old), read_results(new)
    found = list(differences(before, after))
    regressions = [each for each in found if each.is_regression]
    fixes = [each for each in found if each.is_fix]
    others = [each for each in found if not each.is_regression and not each.is_fix]
    if json:
        import msgspec

        groups = {"regressions": regressions, "fixes": fixes, "others": others}
        print(msgspec.json.format(msgspec.json.encode(groups)).decode())
    else:
        print(f"from {before.name} ({old}) to {after.name} ({new})")
        for path, results in ((old, before), (new, after)):
            if not results.complete:
                print(f"{path} is incomplete: that run did not come to its end")
        for name, group in (("regression", regressions), ("fixed", fixes), ("changed", others)):
            for each in group:
                print(f"{name}: {each}")
        print(f"{len(regressions)} regressions, {len(fixes)} fixes, {len(others)} other changes")
    return Exit.NOT_AS_EXPECTED if regressions else Exit.AS_EXPECTED
