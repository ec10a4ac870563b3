"""The scenarios as judges: what they say of an oracle in which something has been changed."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from touchstone.catalogue import catalogue
from touchstone.driver import Caller, ScenarioFault
from touchstone.features import Scenario, features, span_of
from touchstone.playing import play

ROOT = Path(__file__).parents[1]
JUDGES = ("oracle", "features", "fixtures", "steps", "touchstone/driver")
"""What a verdict depends on."""


@cache
def scenarios() -> Mapping[str, Scenario]:
    """All scenarios by their places."""
    return {f"{each.file}:{each.line}": each for file in features() for each in file.scenarios()}


def in_range(ruleset: str) -> Iterator[tuple[str, Scenario]]:
    """The scenarios that hold under a ruleset, with their places."""
    return ((place, each) for place, each in scenarios().items() if span_of(each, catalogue()).covers(ruleset))


@cache
def cited() -> Mapping[str, str]:
    """For each scenario what its Rule says of source and number, and what it says itself."""
    rules = [rule for file in features() for rule in file.rules]
    return {
        f"{each.file}:{each.line}": f"{rule.description}\n{each.description}"
        for rule in rules
        for each in rule.scenarios
    }


def cites(place: str, numbers: Iterable[str]) -> bool:
    """Whether a scenario or its Rule names one of these numbers, or a paragraph of one (of 420.5 also 420.5b)."""
    either = "|".join(map(re.escape, numbers))
    return bool(either) and re.search(rf"\b({either})(?![0-9])", cited().get(place, "")) is not None


def verdict_on(scenario: Scenario, caller: Caller, ruleset: str) -> str:
    """What a scenario says of an engine, with each of its examples: "pass", or the first other verdict."""
    return judged(scenario, caller, ruleset)[0]


def judged(scenario: Scenario, caller: Caller, ruleset: str) -> tuple[str, str]:
    """What a scenario says of an engine, and in a sentence why it does not pass."""
    for example in scenario.rows:
        try:
            played = play(scenario, caller, ruleset, example)
            verdict, why = str(played.verdict), str(played.error or "")
        except ScenarioFault as fault:
            verdict, why = "fail", str(fault)  # a step finds nothing to do: the game has gone another way
        except TimeoutError:
            verdict, why = "timeout", "it never ends"
        if verdict != "pass":
            return verdict, why
    return "pass", ""


def fingerprint(*parts: str) -> str:
    """The sources in some folders of the project, in one word; none given: what a verdict depends on."""
    digest = sha256()
    for path in sorted(path for part in parts or JUDGES for path in (ROOT / part).rglob("*") if path.is_file()):
        if path.suffix in (".py", ".yaml", ".feature"):
            digest.update(path.read_bytes())
    return digest.hexdigest()
