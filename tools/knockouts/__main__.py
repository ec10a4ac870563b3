"""`python -m tools.knockouts`: knock out every rule, and write what the scenarios notice to docs/strength.md."""

import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from multiprocessing import get_context
from pathlib import Path

import cyclopts
import msgspec

from tools import judging
from tools.judging import ROOT
from tools.knockouts import report
from tools.knockouts.neutral import KnockOut, knock_outs
from tools.knockouts.trying import Job, Runs, Tried, carried_out, runs


class Header(msgspec.Struct, frozen=True):
    """The first line of the state: of which sources it is, and which scenarios run which rules."""

    fingerprint: str
    runs: Runs


def main(
    *rules: str,
    workers: int = 1,
    page: Path = ROOT / "docs" / "strength.md",
    state: Path = ROOT / "build" / "knockouts.ndjson",
    again: bool = False,
    most: int = 12,
) -> int:
    """Knock out rules and see which scenarios notice.

    Args:
        rules: names of rules, or globs of names; none means all, and only then the page is written
        workers: how many processes play
        page: the page that gets the results as a section
        state: what has been done; an interrupted run goes on from there as long as the sources stay the same
        again: begin again, whatever has been done
        most: so many scenarios are played for each rule, and more only if none of these notices
    """
    chosen = [each for each in knock_outs().values() if not rules or any(fnmatchcase(each.rule, one) for one in rules)]
    header, done = _resumed(state, again)
    todo = [each for each in chosen if each.id not in done]
    with state.open("ab") as kept:
        for number, result in enumerate(_results(todo, header.runs, workers, most), len(chosen) - len(todo) + 1):
            kept.write(msgspec.json.encode(result) + b"\n")
            kept.flush()
            done[result.id] = result
            print(f"{number}/{len(chosen)} {_said(result)}", file=sys.stderr)
    unnoticed = [each for each in chosen if not done[each.id].noticed]
    print(
        f"{len(chosen)} knock-outs, {len(unnoticed)} that nothing notices", *(each.id for each in unnoticed), sep="\n"
    )
    if not rules:
        report.write(page, done.values())
    return 0


def _said(result: Tried) -> str:
    return f"{result.id}: {len(result.noticed)} of {result.played} notice{' (never ends)' if result.stopped else ''}"


def _resumed(state: Path, again: bool) -> tuple[Header, dict[str, Tried]]:
    """What has been done with these sources; else the state is begun."""
    fingerprint = judging.fingerprint(*judging.JUDGES, "tools/knockouts")
    lines = state.read_bytes().splitlines() if state.exists() and not again else []
    if lines and (header := msgspec.json.decode(lines[0], type=Header)).fingerprint == fingerprint:
        results = [msgspec.json.decode(line, type=Tried) for line in lines[1:]]
        return header, {each.id: each for each in results}
    print("recording which scenarios run which rules", file=sys.stderr)
    header = Header(fingerprint, runs())
    state.parent.mkdir(exist_ok=True)
    state.write_bytes(msgspec.json.encode(header) + b"\n")
    return header, {}


def _results(todo: list[KnockOut], run: Runs, workers: int, most: int) -> Iterator[Tried]:
    jobs: list[Job] = [(each.id, run[each.rule], most) for each in todo]
    if workers <= 1:
        yield from map(carried_out, jobs)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(carried_out, jobs)


if __name__ == "__main__":
    sys.exit(cyclopts.run(main))
