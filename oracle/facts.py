"""Facts outside a game: dates, sizes and rarities of sets, and the types that the rules have at a date."""

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import cache

import msgspec
import yaml

from oracle.data import Loader, folder
from oracle.rulesets import RULESETS
from oracle.types import card_types, creature_types, land_types, planeswalker_types, subtypes_of, supertypes

Value = str | int | bool | tuple[str, ...] | dict[str, int]
Known = Mapping[tuple[str, str], Value]
"""Answers by subject and question."""

_SINCE_DATE = {
    "constructed legality": "constructed legality date",
    "in the card reference": "reference date",
}
"""Questions answered yes or no at a date, and the question that tells from which date on it is yes."""


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a question about a subject."""

    subject: str
    question: str
    answer: Value


def answer(subject: str, question: str, on: str | None, known: Known) -> Value | None:
    """What follows from the known facts, or None if nothing does, or if it depends on a date (YYYY-MM-DD) not given.

    A card shares the dates of the set that it first appeared in. A type line has the subtypes after its dash.
    """
    if (subject, question) in known:
        return known[subject, question]
    if question in _SINCE_DATE:
        return _is_reached(answer(subject, _SINCE_DATE[question], None, known), on)
    if question == "constructed legality date" and (subject, "release date") in known:
        return _first_day_in_constructed(str(known[subject, "release date"]), known)
    match question, subject.partition(" - "), known.get((subject, "set")), on:
        case "subtypes", (_, " - ", subtypes), _, _:
            return subtypes_on(subtypes)
        case _, _, str(home), _ if question.endswith(" date"):
            return answer(home, question, on, known)
        case _, _, _, str(date):
            return _about_types(subject, question, date)
    return None


def _is_reached(begin: Value | None, on: str | None) -> bool | None:
    """Whether a day has come, on a given date; None where one of them is not known."""
    match begin, on:
        case str(first), str(now):
            return now >= first
    return None


def subtypes_on(types_after_dash: str) -> tuple[str, ...]:
    """The subtypes that a type line gives: each word after the dash is one (205.3b)."""
    return tuple(types_after_dash.split())


def _first_day_in_constructed(release: str, known: Known) -> str:
    """From which day on a set may be played in Constructed, under the Floor Rules of its release.

    Since Morningtide that is the day of the release; before, it was the first 20th of a month after it.
    """
    if release >= str(known["Floor Rules", "constructed legality from release since"]):
        return release
    legal_day = int(str(known["Floor Rules", "constructed legality day before"]))
    day = date.fromisoformat(release) + timedelta(days=1)
    while day.day != legal_day:
        day += timedelta(days=1)
    return day.isoformat()


def _lower(names: frozenset[str]) -> frozenset[str]:
    return frozenset(name.lower() for name in names)


_TYPES: Mapping[str, Callable[[str], frozenset[str]]] = {
    "card types": lambda ruleset: _lower(card_types(ruleset)),
    "supertypes": lambda ruleset: _lower(supertypes(ruleset)),
    "artifact types": lambda ruleset: subtypes_of("Artifact", ruleset),
    "creature types": creature_types,
    "enchantment types": lambda ruleset: subtypes_of("Enchantment", ruleset),
    "land types": land_types,
    "planeswalker types": planeswalker_types,
    "spell types": lambda ruleset: subtypes_of("Instant", ruleset),
}
"""Lists of types, by what is asked for; words that are no names are in lower case."""


def _about_types(subject: str, question: str, on: str) -> Value | None:
    """The types of a list at a date, in alphabetical order (205), how many there are, or whether a word is one."""
    for ruleset in reversed(RULESETS):
        if ruleset <= on:
            return _about_types_under(ruleset, subject, question)
    return None


def _about_types_under(ruleset: str, subject: str, question: str) -> Value | None:
    if question == "a creature type":
        return subject in creature_types(ruleset)
    for name, types in _TYPES.items():
        if (subject, question) == ("rules", name):
            return tuple(sorted(types(ruleset)))
        if (subject, question) == ("rules", f"number of {name}"):
            return len(types(ruleset))
    return None


@cache
def facts() -> dict[tuple[str, str], Value]:
    """The answers by subject and question. Raises ValueError, with the file's name, where one is not right."""
    found: dict[tuple[str, str], Value] = {}
    for path in sorted(folder("facts").glob("*.yaml")):
        for fact in _read(path.name, path.read_text(encoding="utf-8")):
            key = (fact.subject, fact.question)
            if key in found:
                raise ValueError(f"fixtures/facts/{path.name}: {fact.subject}, {fact.question}: answered twice")
            found[key] = fact.answer
    return found


def _read(name: str, text: str) -> list[Fact]:
    try:
        return msgspec.convert(yaml.load(text, Loader), list[Fact])
    except (msgspec.ValidationError, yaml.YAMLError) as error:
        raise ValueError(f"fixtures/facts/{name}: expected a list of facts: {error}") from error
