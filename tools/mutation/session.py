"""What has been done: outcomes in a file, one a line, so that an interrupted run goes on where it was.

An outcome holds as long as the mutated definition stays the same. A survivor meets the scenarios of a feature file
again only after that file has changed: the others have let it live.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import msgspec

from tools.mutation.mutants import Mutant
from tools.mutation.trying import Outcome


class State(msgspec.Struct, frozen=True, tag="state"):
    """The judges at a time: each feature file, and what is in it, in a word."""

    id: str
    files: Mapping[str, str]


class Entry(msgspec.Struct, frozen=True, tag="outcome"):
    """An outcome, as it is kept."""

    outcome: Outcome


class Session:
    """The outcomes by mutant, and the states that they are of; `keen`: how many mutants each play has noticed."""

    def __init__(self, path: Path, now: State, again: bool = False) -> None:
        self.outcomes: dict[str, Outcome] = {}
        self.keen: Counter[str] = Counter()
        self._noticing: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self._path, self._now = path, now
        self._states: dict[str, State] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if again or not path.exists():
            path.write_bytes(b"")
        for line in path.read_bytes().splitlines():
            match msgspec.json.decode(line, type=State | Entry):
                case State() as state:
                    self._states[state.id] = state
                case Entry(outcome):
                    self._enter(outcome)

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome."""
        if self._now.id not in self._states:
            self._states[self._now.id] = self._now
            self._append(self._now)
        outcome = msgspec.structs.replace(outcome, state=self._now.id)
        self._enter(outcome)
        self._append(Entry(outcome))

    def noticing(self, mutant: Mutant) -> Counter[str]:
        """The plays that noticed other mutants of the same definition, and how many each."""
        return self._noticing[mutant.module, mutant.inside]

    def met(self, id: str) -> frozenset[str]:
        """The feature files whose scenarios, as they are now, a mutant has survived."""
        outcome = self.outcomes.get(id)
        if outcome is None or not outcome.is_complete:
            return frozenset()
        then, now = self._states[outcome.state].files, self._now.files
        return frozenset(file for file in now if then.get(file) == now[file])

    def is_done(self, id: str, files: Callable[[], Iterable[str]], most: int | None) -> bool:
        """Whether a mutant is noticed, or has met every scenario of these files; `most` of them will do, if given."""
        outcome = self.outcomes.get(id)
        if outcome is None or outcome.killed:
            return outcome is not None
        if not outcome.is_complete:
            return most is not None and outcome.played >= most
        return self.met(id).issuperset(files())

    def _enter(self, outcome: Outcome) -> None:
        self.outcomes[outcome.id] = outcome
        if outcome.by:
            self.keen[outcome.by] += 1
            self._noticing[outcome.module, outcome.inside][outcome.by] += 1

    def _append(self, entry: State | Entry) -> None:
        with self._path.open("ab") as kept:
            kept.write(msgspec.json.encode(entry) + b"\n")
