"""Reducing: the shortest game that still shows a difference. Nothing of it can be left out."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from msgspec import structs

from touchstone.features import Scenario
from touchstone.fuzzing.duel import Finding, Move

Differs = Callable[[Finding], bool]
WAITING = ("all players pass", "does not attack", "does not block")


def reduced(finding: Finding, differs: Differs) -> Finding:
    """Leave out moves, cards and whatever else is superfluous, until every part is needed."""
    smaller: Finding | None = finding
    while smaller is not None:
        finding = smaller
        smaller = next((each for each in _smaller(finding) if differs(each)), None)
    return finding


def superfluous(scenario: Scenario, tells_apart: Callable[[Scenario], bool]) -> list[str]:
    """The steps that a scenario could do without, each left out in turn: none of a game that has been reduced.

    A scenario needs a Then, whatever else shows the difference.
    """
    found: list[str] = []
    for place, step in enumerate(scenario.steps):
        rest = scenario.steps[:place] + scenario.steps[place + 1 :]
        if any(each.kind == "then" for each in rest) and tells_apart(structs.replace(scenario, steps=rest)):
            found.append(step.text)
    return found


def _smaller(finding: Finding) -> Iterator[Finding]:
    """The same game with less of it, the larger cuts first."""
    moves = finding.moves
    size = len(moves)
    while size:
        for start in range(0, len(moves), size):
            yield replace(finding, moves=moves[:start] + moves[start + size :])
        size //= 2
    for shorter in _waited(moves):
        yield replace(finding, moves=shorter)
    if len(finding.thens) > 1:
        for then in finding.thens:
            yield replace(finding, thens=(then,))
    for board in finding.board.smaller():
        yield replace(finding, board=board)


def _waited(moves: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """Instead of passing again and again the game moves on to where that leads."""
    for start in range(len(moves)):
        end = start
        while end < len(moves) and all(text.endswith(WAITING) for _, text in moves[end].lines):
            end += 1
        for stop in range(end, start + 1, -1):
            place = moves[stop - 1].place
            player, _, step = place.partition(" ")
            for said in (place, f"{player} next {step}"):
                onward = Move((("when", f"the game moves to {said}"),), place)
                yield (*moves[:start], onward, *moves[stop:])
