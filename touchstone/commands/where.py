"""`touchstone where`: from a rule's number or name to the code of the oracle that applies it."""

import importlib
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from touchstone.driver.wording import quoted
from touchstone.faults import Exit, UsageError

NUMBER = re.compile(r"\d{3}(\.\d+[a-z]*)?")


class Entry(msgspec.Struct, frozen=True):
    """A rule, or what a keyword means: its numbers of 2007-10, and its code by the ruleset that brought it."""

    name: str
    numbers: tuple[str, ...]
    later_numbers: frozenset[str]
    readings: dict[str, Callable[..., Any]]

    @property
    def text(self) -> str:
        """All that is said of it in words."""
        return " ".join((self.name.replace("_", " "), *map(_says, self.readings.values()))).casefold()

    def says(self, word: str) -> bool:
        """Whether a word of what is said begins so: a layer is not found in players, regenerated is by regenerat."""
        return re.search(rf"(?<!\w){re.escape(word)}", self.text) is not None

    def lies_in(self, section: str) -> bool:
        """Whether one of its numbers lies in a section: 502.9a in 502.9, and both in 502."""
        return any(re.match(rf"{re.escape(section)}\D", number) for number in (*self.numbers, *self.later_numbers))


def where(*rule: str) -> Exit:
    """Show where the oracle applies a rule: file and line, what the rule says, and how later rulesets read it.

    Args:
        rule: a number in the rules of any date, 309.2a or 510.1c; a section, 502.9; or words, legend or mana burn
    """
    wanted = " ".join(rule)
    found = _found(wanted, list(_entries()))
    if not found:
        raise UsageError(f"the oracle has no rule {quoted(wanted)}; expected a number, a section like 502.9, or words")
    print(*map(_told, found), sep="\n")
    return Exit.AS_EXPECTED


def _found(wanted: str, entries: list[Entry]) -> list[Entry]:
    """What has this number, else what lies in this section; or what has all these words, first what is called so."""
    if wanted[:1].isdigit():
        exact = [entry for entry in entries if wanted in entry.numbers or wanted in entry.later_numbers]
        return exact or [entry for entry in entries if entry.lies_in(wanted)]
    words = wanted.casefold().replace("_", " ").split()
    found = [entry for entry in entries if words and all(map(entry.says, words))]
    called = wanted.replace(" ", "_")
    return [entry for entry in found if entry.name == called] + [entry for entry in found if entry.name != called]


def _entries() -> Iterator[Entry]:
    rulesets = importlib.import_module("oracle.rulesets").RULESETS
    keywords = importlib.import_module("oracle.rules.keywords")
    for expansion in (*keywords.EXPANSIONS.values(), *keywords.PARAMETRISED.values()):
        yield _entry(expansion.__name__, _numbers_heading(expansion), expansion, rulesets)
    for entry in importlib.import_module("oracle.rulebook").RULES.values():
        yield _entry(entry.name, entry.numbers, entry.reading, rulesets)


def _entry(name: str, numbers: Iterable[str], first: Callable[..., Any], rulesets: Mapping[str, Any]) -> Entry:
    readings: dict[str, Callable[..., Any]] = {}
    for ruleset in rulesets.values():
        reading = ruleset.readings.get(name, first)
        if reading not in readings.values():
            readings[ruleset.name] = reading
    later = {ruleset.number(number) for ruleset in rulesets.values() for number in numbers}
    later.update(*map(_numbers_heading, readings.values()))
    return Entry(name, tuple(numbers), frozenset(later.difference(numbers)), readings)


def _numbers_heading(reading: Callable[..., Any]) -> list[str]:
    """The numbers that stand before the colon of what is said: "310.2c → 510.1c: damage is assigned ..."."""
    head, colon, _ = _says(reading).partition(":")
    return [match.group() for match in NUMBER.finditer(head)] if colon else []


def _told(entry: Entry) -> str:
    (_, first), *later = entry.readings.items()
    numbers = ", ".join(entry.numbers)
    if entry.later_numbers:
        numbers += f"; later {', '.join(sorted(entry.later_numbers))}"
    lines = [f"{_place(first)}  {entry.name} ({numbers})", f"    {_says(first)}"]
    for ruleset, reading in later:
        lines += [f"  since {ruleset}: {_place(reading)}  {reading.__name__}", f"    {_says(reading)}"]
    return "\n".join(lines)


def _says(reading: Callable[..., Any]) -> str:
    return (reading.__doc__ or "").strip().partition("\n")[0]


def _place(reading: Callable[..., Any]) -> str:
    """File and line, from the current folder if the file lies in it."""
    file = Path(inspect.getsourcefile(reading) or "?")
    here = Path.cwd()
    return f"{file.relative_to(here) if file.is_relative_to(here) else file}:{inspect.getsourcelines(reading)[1]}"
