"""Facts outside a game: dates, sizes and rarities of sets, and lists that the rules have at a date."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
import yaml

Value = str | int | bool | tuple[str, ...] | dict[str, int]
Date = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]

_SINCE_DATE = {
    "constructed legality": "constructed legality date",
    "in the card reference": "reference date",
}
"""Questions answered yes or no at a date, and the question that tells from which date on it is yes."""


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a question about a subject; with `since`, from that date on until a later entry."""

    subject: str
    question: str
    answer: Value
    since: Date | None = None


def answer(subject: str, question: str, on: str | None = None) -> Value | None:
    """What is known, or None if it is not, or if the answer depends on a date (YYYY-MM-DD) and none is given.

    A card shares the dates of the set that it first appeared in.
    """
    if question in _SINCE_DATE:
        begin = answer(subject, _SINCE_DATE[question])
        return on >= begin if on is not None and isinstance(begin, str) else None
    known = facts().get((subject, question), ())
    if known:
        return _at(known, on)
    home = facts().get((subject, "set"), ())
    return answer(str(home[0].answer), question, on) if home and question.endswith(" date") else None


def _at(known: tuple[Fact, ...], on: str | None) -> Value | None:
    if on is None:
        return known[0].answer if len(known) == 1 else None
    return next((fact.answer for fact in reversed(known) if fact.since is None or fact.since <= on), None)


@cache
def facts() -> dict[tuple[str, str], tuple[Fact, ...]]:
    """All facts by subject and question, the oldest first. ValueError names the file that is not right."""
    found: dict[tuple[str, str], list[Fact]] = {}
    for file in sorted(files("fixtures").joinpath("facts").iterdir(), key=lambda file: file.name):
        for fact in _read(file.name, file.read_text(encoding="utf-8")) if file.name.endswith(".yaml") else ():
            found.setdefault((fact.subject, fact.question), []).append(fact)
    return {key: tuple(sorted(each, key=lambda fact: fact.since or "")) for key, each in found.items()}


def _read(name: str, text: str) -> list[Fact]:
    try:
        return msgspec.convert(yaml.safe_load(text), list[Fact])
    except (msgspec.ValidationError, yaml.YAMLError) as error:
        raise ValueError(f"fixtures/facts/{name}: expected a list of facts: {error}") from error
