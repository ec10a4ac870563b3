"""A step book with as many patterns as one likes: those of the suite, and others that have words of their own."""

import re
from collections.abc import Iterator

from pytest_bdd import parsers

from touchstone.features import StepKind, features
from touchstone.stepbook import Definition, StepBook, filled_in, step_book
from touchstone.stepindex import fixed_words

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
