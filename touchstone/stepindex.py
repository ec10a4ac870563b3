"""Finding the step definitions that a line could mean without trying all patterns: by words that they cannot lack."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Generic, TypeVar

from pytest_bdd import parsers

T = TypeVar("T")

_TOKENS = re.compile(r"\\.|\[\^?\]?(?:\\.|[^]\\])*\]|\{\d*,?\d*\}|.", re.DOTALL)
_PLAIN = re.compile(r"[\w '\",:;/-]")
_GAP = "\0"


def fixed_words(parser: parsers.StepParser) -> frozenset[str]:
    """Words, as they stand between spaces, that are in every line which a step's pattern fits; none if unknown."""
    if isinstance(parser, parsers.string):
        return frozenset(parser.name.split(" "))
    if not isinstance(parser, parsers.re) or parser.regex.flags & (re.IGNORECASE | re.VERBOSE):
        return frozenset()
    return frozenset(word for word in _outside_groups(parser.name).split(" ") if word and _GAP not in word)


def _outside_groups(pattern: str) -> str:
    """The text of a pattern outside of its groups, with gaps for what varies or may be missing; nothing of a choice."""
    text: list[str] = []
    depth = 0
    for token in _TOKENS.findall(pattern):
        if token in "()":
            depth += 1 if token == "(" else -1
            text.append(_GAP)
        elif depth:
            continue
        elif token == "|":
            return ""
        elif token in "?*" or (token[0] == "{" and len(token) > 1):
            text[-1] = _GAP
        else:
            text.append(token if _PLAIN.fullmatch(token) else _GAP)
    return "".join(text)


class Index(Generic[T]):
    """Things filed under the rarest of the words that lines for them cannot lack."""

    def __init__(self, filed: Iterable[tuple[T, frozenset[str]]]) -> None:
        things = list(filed)
        how_many = Counter(word for _, words in things for word in words)
        self._under: dict[str, list[tuple[int, T]]] = defaultdict(list)
        for place, (thing, words) in enumerate(things):
            self._under[min(words, key=lambda word: (how_many[word], word), default="")].append((place, thing))

    def candidates(self, line: str) -> list[T]:
        """What the line could mean, in the order in which it was filed."""
        found = (each for word in {"", *line.split(" ")} for each in self._under.get(word, ()))
        return [thing for _, thing in sorted(found, key=lambda each: each[0])]
