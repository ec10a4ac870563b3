"""A visit of the doctor: seven steps, each of which needs the ones before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from touchstone.doctor.conversation import Conversation, Wrong
from touchstone.doctor.position import CREATURE
from touchstone.protocol import GameNewParams, GameNewResult, InitializeResult, StateSetup
from touchstone.protocol.jsonrpc import GAME_NEW


@dataclass(frozen=True)
class Finding:
    """One thing the doctor has to say, with the messages and the last words that show it."""

    kind: Literal["ok", "note", "wrong"]
    sentence: str
    messages: tuple[str, ...] = ()
    stderr: tuple[str, ...] = ()


@dataclass
class Visit:
    """What the doctor knows of the engine so far."""

    start: Callable[[], Conversation]
    engine: Conversation
    about: InitializeResult | None = None
    creature: str = CREATURE
    ruleset: str = ""
    game: GameNewResult | None = None
    claims: frozenset[str] = field(default=frozenset())

    def new_game(self, state: StateSetup, engine: Conversation | None = None) -> GameNewResult:
        """A new game from this position."""
        self.game = (engine or self.engine).ask(GAME_NEW, GameNewParams(ruleset=self.ruleset, state=state, seed=1))
        return self.game


@dataclass(frozen=True)
class Step:
    """One step of the visit."""

    title: str
    check: Callable[[Visit], Iterator[Finding]]


def walk(visit: Visit, steps: tuple[Step, ...]) -> Iterator[tuple[Step, Finding]]:
    """The findings, step by step, up to the end of the first step in which something is wrong."""
    for step in steps:
        well = True
        for finding in _findings(step, visit):
            well = well and finding.kind != "wrong"
            yield step, finding
        if not well:
            return


def _findings(step: Step, visit: Visit) -> Iterator[Finding]:
    try:
        yield from step.check(visit)
    except Wrong as wrong:
        yield Finding("wrong", wrong.sentence, wrong.messages, wrong.stderr)


def ok(sentence: str) -> Finding:
    """Something is as it should be."""
    return Finding("ok", sentence)


def note(sentence: str) -> Finding:
    """Something that is allowed, and of which the author should know what it means."""
    return Finding("note", sentence)
