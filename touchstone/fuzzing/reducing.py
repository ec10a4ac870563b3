"""Reducing: the shortest game that still shows a difference. Nothing of it can be left out."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from touchstone.fuzzing.duel import Finding

Differs = Callable[[Finding], bool]


def reduced(finding: Finding, differs: Differs) -> Finding:
    """Leave out moves, cards and whatever else is superfluous, until every part is needed."""
    smaller: Finding | None = finding
    while smaller is not None:
        finding = smaller
        smaller = next((each for each in _smaller(finding) if differs(each)), None)
    return finding


def _smaller(finding: Finding) -> Iterator[Finding]:
    """The same game with less of it, the larger cuts first."""
    moves = finding.moves
    size = len(moves)
    while size:
        for start in range(0, len(moves), size):
            yield replace(finding, moves=moves[:start] + moves[start + size :])
        size //= 2
    if len(finding.thens) > 1:
        for then in finding.thens:
            yield replace(finding, thens=(then,))
    for board in finding.board.smaller():
        yield replace(finding, board=board)
