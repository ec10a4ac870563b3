"""Reducing: the shortest game that still shows a difference. Nothing of it can be left out."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from msgspec import structs

from touchstone.features import Scenario
from touchstone.fuzzing.duel import Finding, Move, waits

Differs = Callable[[Finding], bool]
FEW = 8


def reduced(finding: Finding, differs: Differs) -> Finding:
    """Leave out moves, cards and whatever else is superfluous, until every part is needed.

    Waiting is said first as where it leads: as long as nothing is left out, every move leads where it led.
    """
    before: Finding | None = None
    while finding != before:
        before = finding
        finding = _while_smaller(finding, differs, _waited)
        finding = _while_smaller(finding, differs, _led)
        finding = _fewer_moves(finding, differs)
        finding = _while_smaller(finding, differs, _said_less)
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


def _while_smaller(finding: Finding, differs: Differs, smaller: Callable[[Finding], Iterator[Finding]]) -> Finding:
    """The first of the smaller games that shows the difference, and of those smaller than that one, to the end."""
    found: Finding | None = finding
    while found is not None:
        finding = found
        found = next((each for each in smaller(finding) if differs(each)), None)
    return finding


def _fewer_moves(finding: Finding, differs: Differs) -> Finding:
    """Leave out moves, many at once first; what is needed is passed over until all have been tried.

    A few at once are tried wherever they stand: what is played goes with its targets, or not at all.
    """
    size = len(finding.moves)
    while size:
        start = 0
        while start < len(finding.moves):
            shorter = replace(finding, moves=finding.moves[:start] + finding.moves[start + size :])
            if differs(shorter):
                finding = shorter
            else:
                start += size if size > FEW else 1
        size = size // 2 if size > FEW else size - 1
    return finding


def _said_less(finding: Finding) -> Iterator[Finding]:
    """The same moves with fewer expectations and less on the board."""
    if len(finding.thens) > 1:
        for then in finding.thens:
            yield replace(finding, thens=(then,))
    for board in finding.board.smaller():
        yield replace(finding, board=board)


def _waits(move: Move) -> bool:
    return all(waits(text) for _, text in move.lines)


def _waited(finding: Finding) -> Iterator[Finding]:
    """Instead of passing again and again the game moves on to where that leads."""
    moves = finding.moves
    for start in range(len(moves)):
        end = start
        while end < len(moves) and _waits(moves[end]):
            end += 1
        for stop in range(end, start + 1, -1):
            for onward in _onward(moves[stop - 1].place):
                yield replace(finding, moves=(*moves[:start], onward, *moves[stop:]))


def _led(finding: Finding) -> Iterator[Finding]:
    """Instead of passing once the game moves on to where that leads, whatever is left out before."""
    for place, move in enumerate(finding.moves):
        for onward in _onward(move.place) if _waits(move) else ():
            yield replace(finding, moves=(*finding.moves[:place], onward, *finding.moves[place + 1 :]))


def _onward(place: str) -> Iterator[Move]:
    """The moves that lead to a place, in this turn or in the next one."""
    player, _, step = place.partition(" ")
    for said in (place, f"{player} next {step}"):
        yield Move((("when", f"the game moves to {said}"),), place)
