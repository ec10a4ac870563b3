"""`touchstone lint`: is the suite itself in order?"""

from touchstone.faults import Exit, SuiteFault


def lint() -> Exit:
    """Check the catalogue and the features: ids, tags, titles, steps, observations, rulesets, cards."""
    from touchstone.lint import LINTS, our_suite, problems

    suite = our_suite()
    if found := problems(suite):
        raise SuiteFault(found)
    scenarios = sum(1 for _ in suite.scenarios())
    print(f"in order: {len(suite.catalogue)} rulings, {scenarios} scenarios, {len(LINTS)} lints")
    return Exit.AS_EXPECTED
