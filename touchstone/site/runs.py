"""Runs of engines as the site tells them: the oracle's, which is its own, and those of files of results."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from touchstone import __version__
from touchstone.protocol import InitializeResult
from touchstone.results import Header, Record, Results
from touchstone.rulesets import RULESETS
from touchstone.site.book import Book, Illustration, illustrations_of
from touchstone.site.plays import Play
from touchstone.verdicts import Verdict

Counts = Counter[Verdict]


@dataclass(frozen=True)
class Run:
    """What an engine makes of the scenarios of the site. `built`: it was played for the site.

    `gone`: how many records are about scenarios that the suite has no more; `missing`: how many scenarios have no
    record, under the rulesets that were played.
    """

    results: Results
    built: bool = False
    gone: int = 0
    missing: int = 0

    @property
    def name(self) -> str:
        """The engine, as it calls itself."""
        return self.results.name

    @cached_property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets that were played."""
        played = {each.ruleset for each in self.results.records}
        return tuple(each for each in RULESETS if each in played)

    @cached_property
    def by_ruling(self) -> Mapping[str, Sequence[Record]]:
        """The records of each ruling."""
        found: dict[str, list[Record]] = {}
        for record in self.results.records:
            for id in record.rulings:
                found.setdefault(id, []).append(record)
        return found

    def about(self, ids: Iterable[str]) -> list[Record]:
        """The records of any of these rulings, each once."""
        return list({each.key: each for id in ids for each in self.by_ruling.get(id, ())}.values())


def runs_of(book: Book, files: Sequence[Results]) -> list[Run]:
    """The oracle first, then the others as far as they fit the scenarios of the site."""
    own = oracle_run(book)
    return [own, *(_fitted(each, own.results.records, book) for each in files)]


def oracle_run(book: Book) -> Run:
    """The run of the oracle from which the plays of the pages are."""
    records = tuple(record for each in illustrations_of(book.entries.values()) for record in _records(each))
    return Run(Results(header=_header(book.oracle), records=records, footer=None), built=True)


def _header(engine: InitializeResult) -> Header:
    return Header(suite_version=__version__, engine=engine, command="", ruleset=None, selection=(), started="")


def _records(one: Illustration) -> Iterator[Record]:
    plays: Mapping[str, Sequence[Play]] = one.shown.plays if one.shown else {}
    for ruleset, rows in plays.items():
        for at, play in enumerate(rows):
            yield Record(
                feature=one.file.title,
                file=one.scenario.file,
                at=one.scenario.line,
                title=one.scenario.title,
                ruleset=ruleset,
                verdict=play.verdict,
                ms=0,
                example=one.scenario.examples[at] if one.scenario.examples else {},
                rulings=one.scenario.rulings,
            )


def _fitted(results: Results, suite: Sequence[Record], book: Book) -> Run:
    """Its records as the suite has the scenarios today; what the suite has no more is counted and left out."""
    about = [each for each in results.records if not book.entries.keys().isdisjoint(each.rulings)]
    today = {each.key: each for each in suite}
    kept = tuple(msgspec.structs.replace(each, rulings=today[each.key].rulings) for each in about if each.key in today)
    played = {each.ruleset for each in about}
    missing = {key for key, each in today.items() if each.ruleset in played} - {each.key for each in kept}
    return Run(
        msgspec.structs.replace(results, records=kept),
        gone=len(about) - len(kept),
        missing=len(missing),
    )


def counted(records: Iterable[Record], ruleset: str) -> Counts:
    """How many of the records under a ruleset have which verdict."""
    return Counter(each.verdict for each in records if each.ruleset == ruleset)
