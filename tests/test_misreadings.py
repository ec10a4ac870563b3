"""Every misreading is caught by the scenarios of its ruling, by an observation, and is narrow."""

from collections.abc import Iterator
from itertools import islice

import pytest

from oracle.engine import Oracle
from oracle.misreadings import Misreading, misreadings
from oracle.rulesets import RULESETS
from touchstone.catalogue import catalogue
from touchstone.features import features, illustrating, rulings_of, span_of
from touchstone.playing import Played, greet, play

SMOKE = ("LRW-PW-12", "LRW-PW-14", "LRW-PW-41", "LRW-PW-53", "LRW-PW-60", "LRW-PW-83")
"""Rulings of plain play; one scenario of each must still pass under a misreading of another ruling."""


def played_on(misread: Misreading, ruling: str) -> Iterator[Played]:
    """The scenarios of a ruling, in their first ruleset if it is played, on the oracle with a misreading."""
    caller = greet(Oracle(misread.id))
    return (
        play(scenario, caller, ruleset, example)
        for scenario in illustrating(ruling, features())
        if (ruleset := span_of(scenario, catalogue()).since or "2007-10") in RULESETS
        for example in scenario.examples or ({},)
    )


@pytest.mark.parametrize("misread", misreadings().values(), ids=lambda misread: misread.id)
def test_is_caught_by_an_observation(misread: Misreading) -> None:
    """At least one scenario of the ruling fails, and none crashes."""
    verdicts = [played.verdict for played in played_on(misread, misread.ruling)]
    assert "fail" in verdicts, f"no scenario of {misread.ruling} notices that {misread.description!r}: {verdicts}"
    assert set(verdicts) <= {"pass", "fail"}, verdicts


@pytest.mark.parametrize("misread", misreadings().values(), ids=lambda misread: misread.id)
def test_is_narrow(misread: Misreading) -> None:
    """Plain play goes on as it should: for most smoke rulings some scenario passes."""
    others = [ruling for ruling in SMOKE if ruling != misread.ruling]
    broken = [
        ruling for ruling in others if all(played.verdict != "pass" for played in islice(played_on(misread, ruling), 2))
    ]
    assert len(broken) <= 1, f"{misread.description!r} also breaks {broken}"


def test_every_ruling_in_play_is_misread() -> None:
    """Each behaviour ruling that a feature illustrates has a misreading, and no misreading is of an unknown one."""
    illustrated = {ruling for file in features() for rule in file.rules for ruling in rulings_of(rule.tags)}
    misread = {one.ruling for one in misreadings().values()}
    assert illustrated - misread == set()
    assert {ruling for ruling in misread if ruling not in catalogue()} == set()
