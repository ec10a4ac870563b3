"""A step book with as many patterns as one likes: those of the suite, and others that have words of their own."""

import re
from collections.abc import Callable, Iterator
from time import process_time

import msgspec
from pytest_bdd import parsers

from touchstone.features import StepKind, features
from touchstone.stepbook import Definition, StepBook, filled_in, step_book
from touchstone.stepindex import fixed_words

SUITE = len(step_book().definitions)
MANY = 500
PLAYER = r"(?P<player>[A-Z]\w*)"


def book_of(size: int) -> StepBook:
    """The steps of the suite, and more of each kind up to this number. Nothing has been looked up in it yet."""
    own = step_book().definitions
    return StepBook((*own, *(made_up(own[n % len(own)].kind, n) for n in range(size - len(own)))))


def made_up(kind: StepKind, number: int) -> Definition:
    """A step that no scenario has."""
    parser = parsers.re(rf"{PLAYER} is shown the (?P<size>\d+) omens? of wonder{number}(?: again)?")
    return Definition(kind, parser.name, re.compile, parser.parse_arguments, fixed_words(parser))


def lines_of_the_suite() -> Iterator[tuple[StepKind, str]]:
    """Every line of every scenario, filled in, as often as it is there."""
    for file in features():
        for scenario in file.scenarios():
            for row in scenario.examples or ({},):
                yield from ((step.kind, filled_in(step.text, row)) for step in scenario.steps)


def busy(done: Callable[[], object]) -> float:
    """How many seconds of the processor it takes: nothing is waited for here."""
    begun = process_time()
    done()
    return process_time() - begun


class Lookup(msgspec.Struct, frozen=True):
    """For a line that is new to a step book, on the average: how many patterns are tried, and microseconds.

    `in_turn`: what it costs to try all patterns of the kind one after the other, as pytest-bdd does by itself.
    """

    tried: float
    found: float
    in_turn: float


def lookup_costs(times: int, sizes: tuple[int, ...]) -> dict[int, Lookup]:
    """What it costs to look up each line of the suite once, with so many patterns; the quickest of several."""
    lines = sorted(set(lines_of_the_suite()))
    return {size: _lookup(times, size, lines) for size in sizes}


def _lookup(times: int, size: int, lines: list[tuple[StepKind, str]]) -> Lookup:
    def found() -> None:
        for kind, line in lines:
            books[-1].matching(kind, line)

    def in_turn() -> None:
        for kind, line in lines:
            for each in books[-1].definitions:
                if each.kind == kind:
                    each.arguments(line)

    books = [book_of(size)]
    tried = sum(len(books[-1].candidates(kind, line)) for kind, line in lines)
    quickest = float("inf")
    for _ in range(times):
        books.append(book_of(size))
        quickest = min(quickest, busy(found))
    microseconds = 1_000_000 / len(lines)
    return Lookup(tried / len(lines), quickest * microseconds, busy(in_turn) * microseconds)
