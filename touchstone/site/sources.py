"""All pages that are written from the suite, by their names."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from touchstone.catalogue import Ruling, catalogue
from touchstone.features import features
from touchstone.results import Results
from touchstone.rulesets import RULESETS
from touchstone.site import indexes, mechanics, reference
from touchstone.site.book import Book
from touchstone.site.engines import engines_of, engines_page
from touchstone.site.plays import play_all
from touchstone.site.rulings import ruling_page
from touchstone.site.runs import runs_of
from touchstone.site.texts import UP, Terms, raw

FOLDERS = ("rulings", "mechanics", "indexes")
"""The folders of the documentation that hold nothing but written pages."""

BEGIN = ("LRW-CLASH-09", "LRW-PW-21", "LRW-CLASH-32", "LRW-PW-76")
"""Rulings for the front page: one that holds, and three that became something else."""


def gathered(select: Iterable[str], words: Iterable[reference.Word], kept: Path | None = None) -> Book:
    """The rulings of the site with their plays. `kept`: where the plays are kept until a source changes."""
    terms = Terms({each["old"]: each["new"] for each in words})
    beginnings = tuple(select)
    chosen = [each for each in catalogue() if _selected(each, beginnings)]
    ids = {each.id for each in chosen}
    scenarios = [each for file in features() for each in file.scenarios() if ids & set(each.rulings)]
    return Book(catalogue(), features(), play_all(scenarios, catalogue(), kept), terms, chosen)


def _selected(ruling: Ruling, beginnings: tuple[str, ...]) -> bool:
    return not beginnings or ruling.id.startswith(beginnings)


def sources(book: Book, words: Sequence[reference.Word], results: Sequence[Results]) -> Iterator[tuple[str, str]]:
    """The files with their texts. `words`: the glossary. `results`: runs of engines other than the oracle."""
    runs = runs_of(book, results)
    for entry in book.entries.values():
        yield f"rulings/{entry.id}.md", ruling_page(book, entry, engines_of(entry, runs))
    for topic in book.by_topic:
        yield f"mechanics/{topic}.md", mechanics.mechanic_page(book, topic)
    yield "mechanics/index.md", mechanics.mechanics_page(book)
    for name, text in indexes.pages(book, {"engines": engines_page(book, runs)}).items():
        yield f"indexes/{name}.md", text
    yield "indexes/counts.inc", counts(book)
    yield "indexes/begin.inc", beginning(book)
    yield "glossary.md", reference.glossary_page(words)
    yield "command-line.md", reference.command_line_page()


def beginning(book: Book) -> str:
    """A few rulings for the front page, which lies in the root."""
    blocks = "\n".join(mechanics.ruling_block(book, book.entries[id]) for id in BEGIN if id in book.entries)
    return raw(blocks.replace(f'href="{UP}', 'href="'))


def counts(book: Book) -> str:
    """How much there is, for the front page."""
    return (
        f"{len(book.entries)} rulings, {len(book.scenarios())} scenarios, {len(book.by_card)} cards, "
        f"{len(RULESETS)} rulesets: {', '.join(RULESETS)}.\n"
    )
