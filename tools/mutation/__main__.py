"""`python -m tools.mutation`: change the oracle in one place at a time, and see which changes no scenario notices."""

import sys
import time
from fnmatch import fnmatchcase
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import cyclopts

from tools.judging import ROOT, fingerprint
from tools.mutation import report
from tools.mutation.equivalents import LIST, reasons
from tools.mutation.left_out import is_left_out
from tools.mutation.lines import Recorded, recorded
from tools.mutation.mutants import Mutant, mutants
from tools.mutation.oracle import cites, file_of, the_oracle
from tools.mutation.session import Session, State
from tools.mutation.subject import Subject
from tools.mutation.trying import Job, Outcome, tried

BUILD = ROOT / "build" / "mutation"


def main(
    *,
    module: Annotated[tuple[str, ...], cyclopts.Parameter(consume_multiple=True)] = (),
    workers: Annotated[int, cyclopts.Parameter(name=("--workers", "-n"))] = 1,
    most: int | None = None,
    survivors: bool = False,
    again: bool = False,
    file: Annotated[tuple[str, ...], cyclopts.Parameter(consume_multiple=True)] = (),
    page: Path = ROOT / "docs" / "strength.md",
    build: Path = BUILD,
) -> int:
    """Change the oracle in one place at a time, and see which changes no scenario notices.

    Args:
        module: only modules of these names, or globs of names; else all, and only then the page is written
        workers: how many mutants are tried at the same time
        most: for a first, quick pass: each mutant meets so many scenarios at most
        survivors: try nothing, show what has survived so far, and write the page with that
        again: begin again, whatever has been done
        file: try only whether the scenarios of these feature files, or globs of them, notice what has survived so far
        page: the page that gets the results as a section
        build: where the outcomes are kept; an interrupted run goes on from there
    """
    subject = the_oracle()
    chosen = [
        each
        for name in subject.files
        if not is_left_out(name) and (not module or any(fnmatchcase(name, one) for one in module))
        for each in mutants(name, subject.sources[name])
    ]
    equal = reasons(chosen, LIST)
    session = Session(build / "outcomes.ndjson", _state(), again)
    if file:
        return _noticed(subject, [each for each in chosen if each.id not in equal], session, workers, file)
    if not survivors:
        lines = recorded(subject, build / "lines.json", fingerprint(), workers)
        _try(subject, [each for each in chosen if each.id not in equal], lines, session, workers, most)
    alive = [each for each in chosen if each.id not in equal and _lives(session.outcomes.get(each.id))]
    for mutant in alive:
        print(report.shown(mutant, session.outcomes[mutant.id]))
    print(f"{len(chosen)} mutants, {len(equal)} of them equivalent; {len(alive)} survive")
    if not module:
        report.write(page, chosen, session.outcomes, equal)
    return 0


def _lives(outcome: Outcome | None) -> bool:
    return outcome is not None and not outcome.killed


def _state() -> State:
    """The feature files as they are now."""
    paths = sorted((ROOT / "features").rglob("*.feature"))
    files = {str(path.relative_to(ROOT)): sha256(path.read_bytes()).hexdigest()[:12] for path in paths}
    return State(sha256(repr(files).encode()).hexdigest()[:12], files)


def _try(
    subject: Subject, chosen: list[Mutant], lines: Recorded, session: Session, workers: int, most: int | None
) -> None:
    """Try what is not done, and say how it goes."""

    def files(mutant: Mutant) -> set[str]:
        return {file_of(subject.plays[number]) for number in lines.candidates(mutant)}

    def ordered(mutant: Mutant) -> list[str]:
        return [subject.plays[number] for number in lines.in_order(mutant, session.keen)]

    todo = [each for each in chosen if not session.is_done(each.id, partial(files, each), most)]
    jobs = (_job(each, ordered(each), session, most) for each in todo)
    begun, survived = time.monotonic(), 0
    for number, outcome in enumerate(tried(subject, jobs, workers), 1):
        session.add(outcome)
        survived += not outcome.killed
        left = (time.monotonic() - begun) / number * (len(todo) - number)
        sys.stderr.write(f"\r{number}/{len(todo)} tried, {survived} survive, about {left / 60:.0f} minutes left  ")
    sys.stderr.write("\n" if todo else "")


def _noticed(subject: Subject, chosen: list[Mutant], session: Session, workers: int, files: tuple[str, ...]) -> int:
    """Let the survivors meet the scenarios of a few feature files; say, and keep, which are noticed now."""
    plays = [play for play in subject.plays if any(fnmatchcase(file_of(play), glob) for glob in files)]
    if not plays:
        sys.exit(
            f"no scenario is in a feature file called {' or '.join(files)}; expected e.g. features/lorwyn/*.feature"
        )
    alive = {each.id: each for each in chosen if _lives(session.outcomes.get(each.id))}
    killed = 0
    for outcome in tried(subject, (Job(each, plays, len(plays)) for each in alive.values()), workers):
        if outcome.killed:
            killed += 1
            session.add(outcome)
            print(report.shown(alive[outcome.id], outcome))
    print(f"{killed} of {len(alive)} survivors are noticed by these {len(plays)} plays")
    return 0


def _job(mutant: Mutant, ordered: list[str], session: Session, most: int | None) -> Job:
    """A mutant with the plays that it is to meet: first those that noticed others of the definition, or cite it."""
    met = session.met(mutant.id)
    plays = [each for each in ordered if file_of(each) not in met]
    noticed = session.noticing(mutant)
    plays.sort(key=lambda each: (-noticed[each], not cites(each, mutant)))
    return Job(mutant, plays[:most], len(plays))


if __name__ == "__main__":
    sys.exit(cyclopts.run(main))
