"""Trying mutants: each in a process of its own, until the first play that notices."""

import gc
import os
import resource
import select
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from tools.mutation.mutants import Mutant
from tools.mutation.subject import Subject

SECONDS = 2.0
"""How long a play may keep the processor; it takes a hundredth of that where nothing is changed."""
MEMORY = 2 * 2**30
"""How many bytes a process may use."""

How = Literal["survived", "seen", "crash", "endless", "not importable", "not run", "died"]
"""What came of a mutant: it survived; a play saw it, or crashed, or did not end; it could not even be imported."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a mutant: how it ended, which play noticed, how many plays met it, of how many that could."""

    id: str
    module: str
    inside: str
    how: How
    by: str = ""
    played: int = 0
    of: int = 0
    state: str = ""

    @property
    def killed(self) -> bool:
        """Whether a play noticed."""
        return self.how not in ("survived", "not run")

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing left to play: it was noticed, or every play that could has met it."""
        return self.killed or self.played == self.of


@dataclass(frozen=True)
class Job:
    """A mutant, and the plays it is to meet, in this order."""

    mutant: Mutant
    plays: Sequence[str]
    of: int


Running = dict[int, tuple[Job, int]]
"""The processes that play: by the pipe on which each will tell, the mutant and the process."""


def tried(subject: Subject, jobs: Iterable[Job], workers: int) -> Iterator[Outcome]:
    """Try mutants, so many at a time; a job is asked for when a process is free for it."""
    subject.compiled  # noqa: B018  (once, before the first fork)
    gc.collect()
    gc.freeze()
    running: Running = {}
    try:
        for job in jobs:
            if not job.plays:
                yield _outcome(job, "not run")
                continue
            _begin(subject, job, running)
            if len(running) >= workers:
                yield _ended(running)
        while running:
            yield _ended(running)
    finally:
        gc.unfreeze()


def _begin(subject: Subject, job: Job, running: Running) -> None:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        running[reading] = job, pid
        return
    try:
        os.close(reading)
        _limit()
        os.write(writing, msgspec.json.encode(_played(subject, job)))
    finally:
        os._exit(0)


def _ended(running: Running) -> Outcome:
    """The next outcome that a process tells of; a process that ended without a word says by its end what came of it."""
    ready, _, _ = select.select(list(running), [], [])
    job, pid = running.pop(ready[0])
    with os.fdopen(ready[0], "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(pid, 0)
    if said:
        return msgspec.json.decode(said, type=Outcome)
    endless = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
    return _outcome(job, "endless" if endless else "died")


def _outcome(job: Job, how: How) -> Outcome:
    return Outcome(id=job.mutant.id, module=job.mutant.module, inside=job.mutant.inside, how=how, of=job.of)


def _limit() -> None:
    """A play that does not end is ended by the system, and so is one that eats the memory."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _played(subject: Subject, job: Job) -> Outcome:
    """In the process of a mutant: import it, and play until a play notices."""
    outcome = _outcome(job, "survived")
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        subject.install({job.mutant.module: job.mutant.code})
        player = subject.sit_down()
    except Exception:
        return msgspec.structs.replace(outcome, how="not importable")
    for number, play in enumerate(job.plays, 1):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        how = _noticed(player, play)
        if how is not None:
            return msgspec.structs.replace(outcome, how=how, by=play, played=number)
    return msgspec.structs.replace(outcome, played=len(job.plays))


def _noticed(player: Callable[[str], str], play: str) -> How | None:
    try:
        verdict = player(play)
    except Exception:
        return "crash"
    return None if verdict == "pass" else "seen" if verdict == "fail" else "crash"
