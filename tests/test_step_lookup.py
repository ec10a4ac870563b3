"""A line is looked up among the few steps that it could mean, however many there are."""

import re

import pytest
from pytest_bdd import parsers

from benchmarks.patterns import MANY, SUITE, book_of, lines_of_the_suite
from touchstone.stepbook import step_book
from touchstone.stepindex import Index, fixed_words


def test_nothing_is_overlooked() -> None:
    for kind, line in set(lines_of_the_suite()):
        fits = [each for each in step_book().definitions if each.kind == kind and each.arguments(line) is not None]
        assert [found.definition for found in step_book().matching(kind, line)] == fits


def test_with_five_times_as_many_patterns_no_more_are_tried() -> None:
    few, many = book_of(SUITE), book_of(MANY)
    assert (len(few.definitions), len(many.definitions)) == (SUITE, MANY)
    lines = set(lines_of_the_suite())
    tried = [[len(book.candidates(kind, line)) for kind, line in lines] for book in (few, many)]
    assert tried[0] == tried[1]
    assert sum(tried[0]) < 7 * len(lines)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"all players pass", "all players pass"),
        (r"(?P<player>[A-Z]\w*)'s library is (?:empty|full)", "library is"),
        (r'"(?P<name>[^"]+)" has (?:\d+|an?) damages?', "has"),
        (r"the attempt( is)? (refused|allowed)", "the"),
        (r"colou?r of x{2} or [a b] \w+ y* (z|(?:w v))", "of or"),
        (r"one thing|another thing", ""),
    ],
)
def test_the_fixed_words_of_a_pattern(pattern: str, words: str) -> None:
    assert fixed_words(parsers.re(pattern)) == set(words.split())


def test_a_pattern_whose_words_are_not_known_is_tried_on_each_line() -> None:
    assert fixed_words(parsers.string("all players pass")) == {"all", "players", "pass"}
    loose = [parsers.re("all pass", re.IGNORECASE), parsers.parse("all {players} pass")]
    index = Index([("fixed", frozenset({"all"})), *((parser.name, fixed_words(parser)) for parser in loose)])
    assert index.candidates("nobody passes") == ["all pass", "all {players} pass"]
    assert index.candidates("all pass") == ["fixed", "all pass", "all {players} pass"]
