"""The oracle as what is mutated, and the scenarios as those who judge: each in every ruleset that it holds in."""

import re
import sys
from functools import cache

from tools import judging
from tools.judging import ROOT, in_range, scenarios, verdict_on
from tools.mutation.mutants import Mutant
from tools.mutation.subject import Player, Subject, Verdict
from touchstone.playing import greet
from touchstone.rulesets import RULESETS
from touchstone.stepbook import step_book

_NUMBER = re.compile(r'"([0-9]{3}[0-9.a-z]*)"')


def the_oracle() -> Subject:
    """The oracle, with everything read that is needed to play but itself."""
    step_book()
    return Subject(ROOT, "oracle", _plays(), _sit_down, _forget)


def file_of(play: str) -> str:
    """The feature file of a play."""
    return play.partition(" ")[2].rpartition(":")[0]


def cites(play: str, mutant: Mutant) -> bool:
    """Whether a scenario or its Rule names a number that stands in the mutated definition."""
    return judging.cites(play.partition(" ")[2], _numbers(mutant.original_definition))


@cache
def _numbers(definition: str) -> tuple[str, ...]:
    return tuple(_NUMBER.findall(definition))


def _plays() -> tuple[str, ...]:
    return tuple(f"{ruleset} {place}" for ruleset in RULESETS for place, _ in in_range(ruleset))


def _sit_down() -> Player:
    from oracle.engine import Oracle

    def player(play: str) -> Verdict:
        ruleset, _, place = play.partition(" ")
        verdict = verdict_on(scenarios()[place], greet(Oracle()), ruleset)
        return "pass" if verdict == "pass" else "fail" if verdict == "fail" else "crash"

    return player


def _forget() -> None:
    """Let the oracle read anew what it has read once: else only the first play would run those lines."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "oracle":
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and getattr(kept, "__module__", None) == name:
                    kept.cache_clear()
