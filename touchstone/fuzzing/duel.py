"""A duel: one game on two engines side by side, a step at a time, until they differ."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from touchstone.driver import Caller, Divergence, ScenarioFault, Table
from touchstone.features import Scenario, StepKind, StepLine
from touchstone.fuzzing.boards import Board
from touchstone.fuzzing.choosing import choose, situation
from touchstone.fuzzing.comparing import Difference, asked, differences, step_said
from touchstone.playing import Played, play
from touchstone.protocol import Decision, Priority, Waiting
from touchstone.rulesets import Span
from touchstone.stepbook import step_book
from touchstone.verdicts import Verdict, verdict_of

Line = tuple[StepKind, str]
LONGEST = 40
"""So many moves are tried in a game."""
IDLE = 9
"""A game in which everybody has waited so many times in a row goes no further: about a turn."""
WAITING = ("passes", "all players pass", "does not attack", "does not block")
BROKEN: tuple[Verdict, ...] = ("crash", "timeout", "protocol-error")
"""The verdicts of engines that play no further."""
MOST_TOLD = 8
"""So many of the differences after a step are tried as a Then."""
_VERBS = frozenset(
    ("passes", "attacks", "blocks", "accepts", "declines", "plays", "chooses", "names", "orders", "assigns", "puts")
)
"""With these a player does something that may be refused."""


@dataclass(frozen=True)
class Side:
    """An engine under a ruleset."""

    caller: Caller
    ruleset: str


@dataclass(frozen=True)
class Move:
    """A step of the game, with the Then that belongs to it if it was refused, and in which step of a turn it ended."""

    lines: tuple[Line, ...]
    place: str = ""


@dataclass(frozen=True)
class Finding:
    """A game that the two engines play differently: it passes on the first one and fails on the second."""

    board: Board
    moves: tuple[Move, ...]
    thens: tuple[Line, ...]
    difference: Difference

    def scenario(self, title: str = "found by fuzzing") -> Scenario:
        """The game as a scenario."""
        lines: list[Line] = [("given", text) for text in self.board.givens()]
        lines += [line for move in self.moves for line in move.lines] + list(self.thens)
        steps = tuple(StepLine(kind=kind, text=text, line=number) for number, (kind, text) in enumerate(lines, 1))
        return Scenario(title=title, file="(fuzz)", line=1, tags=(), rulings=(), span=Span(), steps=steps)


@dataclass
class Duel:
    """Two engines that ought to play alike. `games` and `steps` count what was played.

    `unsaid` are the differences that there are no words for, and where the engine that is held against broke: no
    scenario passes on it then.
    """

    one: Side
    other: Side
    games: int = 0
    steps: int = 0
    unsaid: list[str] = field(default_factory=list)
    _disputed: Difference | None = None
    _broken: Exception | None = None
    _tried: Counter[tuple[str, str]] = field(default_factory=Counter)
    _over: bool = False

    @property
    def title(self) -> str:
        """Which engines these are, and by which rules they play."""
        return "-".join(f"{side.caller.about.name}-{side.ruleset}" for side in (self.one, self.other))

    def known(self, names: Iterable[str]) -> set[str]:
        """Those of the cards that both engines know."""
        wanted = tuple(names)
        return self.one.caller.known(wanted) & self.other.caller.known(wanted)

    def play(self, board: Board, dice: Random, longest: int = LONGEST) -> Finding | None:
        """Play a game at random; the first difference that there are words for."""
        tables = [Table(side.caller, side.ruleset) for side in (self.one, self.other)]
        self.games += 1
        self._disputed = self._broken = None
        self._tried.clear()
        moves: list[Move] = []
        if any(_failure(table, "given", text) for text in board.givens() for table in tables):
            return None
        found, idle = self._compared(tables, board, moves), 0
        for text in islice(self._chosen(tables, dice), longest):
            idle = idle + 1 if waits(text) else 0
            if self._over or idle > IDLE:
                break
            if (move := self._made(tables, text)) is None:
                continue
            moves.append(move)
            self.steps += 1
            found = self._compared(tables, board, moves)
        return found

    def differs(self, finding: Finding) -> bool:
        """Whether a game passes on the first engine and does not on the second."""
        return self.tells_apart(finding.scenario())

    def tells_apart(self, scenario: Scenario) -> bool:
        """Whether a scenario passes on the first engine and does not on the second."""
        return _verdict(scenario, self.one) == "pass" and _verdict(scenario, self.other) in ("fail", *BROKEN)

    def played(self, scenario: Scenario) -> tuple[Played, Played]:
        """A scenario on both, as it went."""
        return (
            play(scenario, self.one.caller, self.one.ruleset, with_events=True),
            play(scenario, self.other.caller, self.other.ruleset, with_events=True),
        )

    def _chosen(self, tables: list[Table], dice: Random) -> Iterator[str]:
        """The steps of a game, chosen in the first one; they end where it cannot go on."""
        chosen = True
        while chosen:
            chosen = False
            try:
                for text in choose(tables[0], tables[1], dice, self._tried):
                    chosen = True
                    yield text
            except Exception as error:
                if not isinstance(error, ScenarioFault) and verdict_of(error) is None:
                    raise
                return

    def _made(self, tables: list[Table], text: str) -> Move | None:
        """Carry out a step in both games; None where the first one does not allow it."""
        lines: tuple[Line, ...] | None = (("when", text),)
        if text.split(" ")[1] in _VERBS:
            lines = self._attempted(tables, text)
        elif (failure := _failure(tables[0], "when", text)) is not None:
            self._over = True
            self._note_broken(failure, text)
            return None
        else:
            self._broken = _breakdown(_failure(tables[1], "when", text))
        now = tables[0].look()
        return None if lines is None else Move(lines, f"{now.active}'s {step_said(now.step)}")

    def _attempted(self, tables: list[Table], text: str) -> tuple[Line, ...] | None:
        """A step that may be refused: what the first engine says of it stands in the scenario."""
        attempt, here, before = _as_attempt(text), situation(tables[0]), tables[0].look()
        if (failure := _failure(tables[0], "when", attempt)) is not None:
            self._note_broken(failure, text)
            self._over = _breakdown(failure) is not None or tables[0].look() != before  # a part of it may be done
            return None
        refused = tables[0].take_attempt().refused
        self._tried[text, here] += 0 if text.endswith(" passes") else 3 if refused else 1
        failure = _failure(tables[1], "when", attempt)
        self._broken = _breakdown(failure)
        said = "refused" if refused else "allowed"
        if self._broken is None and (failure is not None or tables[1].take_attempt().refused != refused):
            other = "allowed" if refused else "refused"
            self._disputed = Difference("the attempt", said, other, f"the attempt is {said}")
            return (("when", attempt),)
        return (("when", attempt), ("then", f"the attempt is {said}")) if refused else (("when", text),)

    def _note_broken(self, failure: Exception, text: str) -> None:
        """The first engine may break, too."""
        if (broken := _breakdown(failure)) is not None:
            self.unsaid.append(f"{self.one.caller.about.name} at {text!r}: {verdict_of(broken)}: {broken}")

    def _compared(self, tables: list[Table], board: Board, moves: list[Move]) -> Finding | None:
        """The first difference of which a scenario can be made.

        Where there is any, the game is over: it would go on from different positions, and the engines have played
        other games since, to see whether the scenario does what it should.
        """
        waiting: Waiting | None = None
        try:
            self._over = not (self._disputed or self._broken or _settled(tables[0]))
            waiting = tables[0].waiting
            found = list(islice(self._seen(tables), MOST_TOLD)) if self._broken is None else []
        except Exception as error:
            self._broken = _breakdown(error)
            if self._broken is None:
                raise
        if self._broken is not None:
            outcome = f"does not ({verdict_of(self._broken)}: {self._broken})"
            found = [Difference("the engine", "plays on", outcome)]
        self._over = self._over or bool(found)
        for difference in found:
            for thens in list(_endings(waiting, difference)) or [()] * (self._broken is not None):
                candidate = Finding(board, tuple(moves), thens, difference)
                if self.differs(candidate):
                    return candidate
        self.unsaid += map(str, found[:1])
        return None

    def _seen(self, tables: list[Table]) -> Iterator[Difference]:
        """In what the games differ now."""
        if self._disputed is not None:
            yield self._disputed
        elif self._over:
            return
        elif not _settled(tables[1]):
            yield Difference("the last step", "can be carried out", "cannot", _going_on(tables[0].waiting))
        elif tables[0].look() != tables[1].look():
            yield from differences(*tables)


def _endings(waiting: Waiting | None, difference: Difference) -> Iterator[tuple[Line, ...]]:
    """What stands at the end: the difference; the question that is open; a question alone, if nothing else is said."""
    said: tuple[Line, ...] = (("then", difference.then),) if difference.then is not None else ()
    if isinstance(waiting, Decision) and waiting.kind not in ("attackers", "blockers"):
        yield (*said, ("then", asked(waiting)))
    elif said:
        yield said


def waits(text: str) -> bool:
    """Whether nobody does anything in a step."""
    return text.endswith(WAITING)


def _as_attempt(text: str) -> str:
    player, verb, *rest = text.split(" ")
    plain = verb.removesuffix("es") if verb == "passes" else verb.removesuffix("s")
    return " ".join((player, "tries to", plain, *rest))


def _failure(table: Table, kind: StepKind, text: str) -> Exception | None:
    """Carry out a step; why it could not be."""
    try:
        step_book().find(kind, text).run(table)
    except ScenarioFault as fault:
        return fault
    except Exception as error:
        if verdict_of(error) is None:
            raise
        return error
    return None


def _breakdown(error: Exception | None) -> Exception | None:
    """The error, if it says that the engine is broken."""
    return error if error is not None and verdict_of(error) in BROKEN else None


def _settled(table: Table) -> bool:
    """Answer what has one answer; whether the engine took it. An answer may show that a play cannot be paid for."""
    try:
        table.settle()
    except Divergence:
        return False
    return True


def _going_on(waiting: Waiting | None) -> str | None:
    return f"{waiting.player} has priority" if isinstance(waiting, Priority) else None


def _verdict(scenario: Scenario, side: Side) -> str:
    try:
        return play(scenario, side.caller, side.ruleset).verdict
    except ScenarioFault:
        return "not-run"
