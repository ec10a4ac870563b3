"""Everything that the pages tell, brought together: each ruling with its scenarios, plays, misreadings and cards."""

import importlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import yaml

from touchstone.catalogue import Catalogue, Ruling
from touchstone.data import folder
from touchstone.features import FeatureFile, RuleBlock, Scenario
from touchstone.rulesets import RULESETS
from touchstone.site.cards import BASICS, cards
from touchstone.site.plays import Place, Plays, Shown
from touchstone.site.standing import Standing, standings
from touchstone.site.texts import Terms

SOURCE_TITLES = {
    "lorwyn-primer": "Lorwyn rules primer",
    "morningtide-primer": "Morningtide rules primer",
    "rulings-summary": "General rulings summary of 2008-02-11",
    "cr-planeswalkers": "Planeswalker section of the rules of 2017-09",
}

TOPIC_TITLES = {
    "commands": "Commands",
    "planeswalker": "Planeswalkers",
    "planeswalker-cr": "Planeswalkers, section 306",
    "set-facts": "Facts about the sets",
    "choose-type": "Choose a creature type",
    "magic-golden-rules": "The golden rules",
    "tribal": "Tribal cards",
    "tribal-equipment": "Tribal Equipment",
    "enchantments": "Auras put into play",
    "zones": "Changing zones",
    "costs": "Costs (section 424)",
    "cost": "Cost (glossary)",
    "turn-structure-general": "Turn structure",
    "state-based-effects": "State-based effects",
    "characteristic-defining-ability": "Characteristic-defining abilities",
}
"""The mechanics whose names on the site are not just their topics."""

NUMBER = re.compile(r"(?<![\w.])(?:G\d+\.\d+[a-z]?|\d{3}\.\d+[a-z]?|\d{3}(?=\.Ruling))(?![\w]|\.\d)")
MAIN_SECTIONS = ("Header", "Card Type")
"""Sections that stand in front of the others in their sources."""


@dataclass(frozen=True)
class Illustration:
    """A scenario that shows a ruling, under the Rule that it stands in, and how the oracle played it."""

    scenario: Scenario
    rule: RuleBlock | None
    file: FeatureFile
    shown: Shown | None

    @property
    def rulesets(self) -> tuple[str, ...]:
        """Those in which it holds."""
        return tuple(self.shown.verdicts) if self.shown else ()


@dataclass(frozen=True)
class Entry:
    """A ruling with all that there is to tell of it."""

    ruling: Ruling
    title: str
    standings: tuple[Standing, ...]
    illustrations: tuple[Illustration, ...]
    misreadings: tuple[str, ...]
    related: tuple[str, ...]
    cards: tuple[str, ...]
    numbers: Mapping[str, frozenset[str]] = field(default_factory=dict)
    applied: Mapping[str, frozenset[str]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The id of the ruling."""
        return self.ruling.id


class Book:
    """The rulings of the site in the order of their sources, and the ways to look them up."""

    def __init__(
        self,
        catalogue: Catalogue,
        files: Sequence[FeatureFile],
        plays: Plays,
        terms: Terms,
        chosen: Iterable[Ruling] | None = None,
    ) -> None:
        """Gather. `chosen`: the rulings that the site has, if not all of them."""
        self.catalogue = catalogue
        self.files = files
        self.terms = terms
        self.oracle = plays.engine
        self._illustrations = _illustrations(files, plays.by_place)
        self._misreadings = _misreadings()
        rulings = in_source_order(list(chosen) if chosen is not None else list(catalogue))
        self._known = frozenset(each.id for each in rulings)
        self._back = _mentions(rulings)
        self.entries = {each.id: self._entry(each) for each in rulings}

    def by_source(self, source: str) -> list[Entry]:
        """The rulings of a source, in its order."""
        return [each for each in self.entries.values() if each.ruling.source == source]

    @cached_property
    def by_topic(self) -> dict[str, list[Entry]]:
        """The rulings of each mechanic, in the order in which the mechanics first appear."""
        found: dict[str, list[Entry]] = {}
        for each in self.entries.values():
            found.setdefault(each.ruling.topic, []).append(each)
        return found

    @cached_property
    def by_card(self) -> dict[str, list[Entry]]:
        """The rulings that name or show a card, by its name in alphabetical order."""
        found: dict[str, list[Entry]] = {}
        for each in self.entries.values():
            for name in each.cards:
                found.setdefault(name, []).append(each)
        return dict(sorted(found.items(), key=lambda item: item[0].lower()))

    def scenarios(self) -> list[Scenario]:
        """The scenarios of the rulings of the site, each once."""
        return [each.scenario for each in illustrations_of(self.entries.values())]

    def neighbours(self, entry: Entry) -> tuple[Entry | None, Entry | None]:
        """The rulings before and after it in its source."""
        row = self.by_source(entry.ruling.source)
        at = row.index(entry)
        return (row[at - 1] if at else None), (row[at + 1] if at + 1 < len(row) else None)

    def _entry(self, ruling: Ruling) -> Entry:
        illustrations = self._illustrations.get(ruling.id, ())
        shown = [each.scenario for each in illustrations]
        return Entry(
            ruling=ruling,
            title=_title(ruling, illustrations),
            standings=standings(ruling, shown, self.catalogue),
            illustrations=illustrations,
            misreadings=self._misreadings.get(ruling.id, ()),
            related=self._related(ruling, illustrations),
            cards=_cards(ruling, shown),
            numbers=_stated(ruling),
            applied=_applied(illustrations),
        )

    def _related(self, ruling: Ruling, illustrations: Sequence[Illustration]) -> tuple[str, ...]:
        together = [id for each in illustrations for id in each.scenario.rulings]
        ids = dict.fromkeys([*ruling.also, *self._back.get(ruling.id, ()), *together])
        return tuple(id for id in ids if id in self._known and id != ruling.id)


def illustrations_of(entries: Iterable[Entry]) -> list[Illustration]:
    """What shows the rulings, each scenario once, however many of them it shows."""
    found = {(each.scenario.file, each.scenario.line): each for entry in entries for each in entry.illustrations}
    return list(found.values())


def topic_title(topic: str) -> str:
    """The name of a mechanic."""
    return TOPIC_TITLES.get(topic) or topic.replace("-", " ").capitalize()


def in_source_order(rulings: Sequence[Ruling]) -> list[Ruling]:
    """The rulings as their sources have them: what stands first in a source stands first here."""
    sources = list(SOURCE_TITLES)

    def place(ruling: Ruling) -> tuple[int, int]:
        last = ruling.locator.startswith("Footer")
        first = ruling.locator.startswith(MAIN_SECTIONS)
        return sources.index(ruling.source), 2 if last else 0 if first else 1

    return sorted(rulings, key=place)


@dataclass(frozen=True)
class _Numbers:
    later: Mapping[str, Sequence[str]]

    def under(self, number: str, ruleset: str) -> str:
        """A number of 2007 as it is under a ruleset."""
        column = {"2017-09": 0, "2026-04": 1}.get(ruleset)
        return number if column is None or number not in self.later else self.later[number][column]


def renumbering() -> _Numbers:
    """What the numbers of 2007 are in later rulesets."""
    text = (folder("fixtures", "rulesets") / "numbers.yaml").read_text(encoding="utf-8")
    return _Numbers(yaml.safe_load(text))


def numbers_in(text: str | None) -> frozenset[str]:
    """The numbers of rules that a text names."""
    return frozenset(NUMBER.findall(text or ""))


def _stated(ruling: Ruling) -> dict[str, frozenset[str]]:
    """Under each ruleset the numbers of the rules that the ruling is about."""
    own = numbers_in(ruling.rule)
    if ruling.since >= "2017-09":
        return {"2017-09": own | numbers_in(ruling.rules_2017), "2026-04": numbers_in(ruling.rules_now)}
    return {
        "2007-10": own if ruling.since == "2007-10" else frozenset(),
        "2008-02": own,
        "2017-09": numbers_in(ruling.rules_2017),
        "2026-04": numbers_in(ruling.rules_now),
    }


def _applied(illustrations: Iterable[Illustration]) -> dict[str, frozenset[str]]:
    """Under each ruleset the numbers of the rules that the oracle cites in the scenarios."""
    found: dict[str, set[str]] = {ruleset: set() for ruleset in RULESETS}
    for each in illustrations:
        for ruleset, numbers in each.shown.cited.items() if each.shown else ():
            found[ruleset].update(numbers)
    return {ruleset: frozenset(numbers) for ruleset, numbers in found.items()}


def _illustrations(files: Iterable[FeatureFile], plays: Mapping[Place, Shown]) -> dict[str, tuple[Illustration, ...]]:
    found: dict[str, list[Illustration]] = {}
    for file in files:
        for rule, scenario in _with_rules(file):
            one = Illustration(scenario, rule, file, plays.get((scenario.file, scenario.line)))
            for id in scenario.rulings:
                found.setdefault(id, []).append(one)
    return {id: tuple(ones) for id, ones in found.items()}


def _with_rules(file: FeatureFile) -> Iterator[tuple[RuleBlock | None, Scenario]]:
    yield from ((None, scenario) for scenario in file.loose)
    yield from ((rule, scenario) for rule in file.rules for scenario in rule.scenarios)


def _misreadings() -> dict[str, tuple[str, ...]]:
    """What the misreadings of each ruling do, as they are entered in the oracle."""
    found: dict[str, list[str]] = {}
    for one in importlib.import_module("oracle.misreadings").misreadings().values():
        found.setdefault(one.ruling, []).append(one.description)
    return {id: tuple(dict.fromkeys(ones)) for id, ones in found.items()}


def _mentions(rulings: Iterable[Ruling]) -> dict[str, list[str]]:
    """By id, the rulings that refer to it."""
    found: dict[str, list[str]] = {}
    for ruling in rulings:
        for other in ruling.also:
            found.setdefault(other, []).append(ruling.id)
    return found


def _title(ruling: Ruling, illustrations: Sequence[Illustration]) -> str:
    """The sentence of its Rule; without one, the beginning of the statement."""
    named = (each.rule.title for each in illustrations if each.rule and ruling.id in each.rule.rulings)
    if title := next(named, None):
        return title
    words = ruling.ruling.rstrip(".").split()
    return " ".join(words) if len(words) <= 14 else " ".join(words[:12]).rstrip(",;:") + " …"


def _cards(ruling: Ruling, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The cards that the ruling names, then those that its scenarios are played with; basic lands only if named."""
    quoted = (name for each in scenarios for step in each.steps for name in re.findall(r'"([^"]+)"', step.text))
    played = (name for name in quoted if name not in BASICS)
    return tuple(name for name in dict.fromkeys([*ruling.cards, *played]) if name in cards())


def glossary(path: Path) -> list[dict[str, str]]:
    """The old words, each with the new one and what it means."""
    return [
        {key: str(value) for key, value in entry.items()} for entry in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]
