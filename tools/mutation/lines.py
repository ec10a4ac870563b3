"""Which plays run which lines: recorded once, with coverage.py, and kept as long as the sources stay the same."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from hashlib import sha256
from itertools import zip_longest
from operator import or_
from pathlib import Path

import msgspec

from tools.mutation.mutants import Mutant
from tools.mutation.subject import Subject

IMPORTED = "import"
"""The context of what runs while the package is imported."""


class Recorded(msgspec.Struct):
    """What plays run: for each module and line the plays, as the bits of a number, and which lines run at import.

    `alike`: for a play the number of an earlier one of the same scenario that runs the very same lines.
    """

    fingerprint: str
    plays: list[str]
    runs: dict[str, dict[int, str]]
    imported: dict[str, list[int]]
    alike: dict[int, int]

    def candidates(self, mutant: Mutant) -> list[int]:
        """The plays that could notice a mutant: those that run its lines; all, if it is about what runs at import."""
        first, last = mutant.lines
        lines = range(first, last + 1)
        at_import = mutant.imported or (
            bool(mutant.inside) and not set(lines).isdisjoint(self.imported.get(mutant.module, ()))
        )
        bits = (1 << len(self.plays)) - 1 if at_import else self._running(mutant.module, lines)
        return [play for play in self._all(bits) if play not in self.alike]

    def in_order(self, mutant: Mutant, keen: Mapping[str, int]) -> list[int]:
        """The plays that could notice.

        By turns one that runs the rarest lines of the definition, one that has noticed most so far, and any one.
        """
        found = self.candidates(mutant)
        mixed = [found[place * 7919 % len(found)] for place in range(len(found))]
        left, rare = set(found), list[int]()
        first, last = mutant.definition
        runs = [self._running(mutant.module, [line]) for line in range(first, last + 1)]
        for bits in sorted(runs, key=int.bit_count):
            fresh = [play for play in self._all(bits) if play in left]
            left.difference_update(fresh)
            rare += fresh
        keenest = [play for play in mixed if keen.get(self.plays[play])]
        keenest.sort(key=lambda play: -keen[self.plays[play]])
        turns = zip_longest(rare, keenest, mixed)
        return list(dict.fromkeys(play for turn in turns for play in turn if play is not None))

    def _running(self, module: str, lines: Iterable[int]) -> int:
        runs = self.runs.get(module, {})
        return reduce(or_, (int(runs.get(line, "0"), 16) for line in lines), 0)

    def _all(self, bits: int) -> list[int]:
        """The plays of a number's bits."""
        return [play for play, bit in enumerate(reversed(f"{bits:b}")) if bit == "1"]


class _Part(msgspec.Struct):
    """What one process has recorded."""

    runs: dict[str, dict[int, list[int]]]
    imported: dict[str, list[int]]
    lines_of: dict[int, str]


def recorded(subject: Subject, kept: Path, fingerprint: str, workers: int) -> Recorded:
    """Which plays run which lines, from the file where it is kept; recorded anew if that is of other sources."""
    if kept.exists():
        found = msgspec.json.decode(kept.read_bytes(), type=Recorded)
        if found.fingerprint == fingerprint:
            return found
    print(f"recording which of {len(subject.plays)} plays run which lines", file=sys.stderr)
    parts = _in_processes(subject, kept, workers)
    found = _joined(subject.plays, parts, fingerprint)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(found))
    return found


def _in_processes(subject: Subject, kept: Path, workers: int) -> list[_Part]:
    shares = [range(number, len(subject.plays), workers) for number in range(workers)]
    running: dict[int, Path] = {}
    kept.parent.mkdir(parents=True, exist_ok=True)
    for number, share in enumerate(shares):
        file = kept.with_suffix(f".part{number}")
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                file.write_bytes(msgspec.json.encode(_record(subject, share)))
                status = 0
            finally:
                os._exit(status)
        running[pid] = file
    for pid in running:
        if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]):
            raise RuntimeError("a process that recorded the lines has failed; expected every play to pass")
    parts = [msgspec.json.decode(file.read_bytes(), type=_Part) for file in running.values()]
    for file in running.values():
        file.unlink()
    return parts


def _record(subject: Subject, share: Sequence[int]) -> _Part:
    """Play a share of the plays and note what each runs. Raises AssertionError for a play that does not pass."""
    from coverage import Coverage

    coverage = Coverage(data_file=None, config_file=False, source=[str(subject.root / subject.package)])
    subject.install()
    coverage.start()
    coverage.switch_context(IMPORTED)
    player = subject.sit_down()
    for number in share:
        subject.fresh()
        coverage.switch_context(str(number))
        verdict = player(subject.plays[number])
        assert verdict == "pass", f"{subject.plays[number]}: {verdict}"
    coverage.stop()
    data = coverage.get_data()
    part = _Part({}, {}, {})
    digests = {number: sha256() for number in share}
    for module, path in subject.files.items():
        by_line = data.contexts_by_lineno(str(path)) if str(path) in data.measured_files() else {}
        part.imported[module] = sorted(line for line, contexts in by_line.items() if IMPORTED in contexts)
        part.runs[module] = {}
        for line, contexts in sorted(by_line.items()):
            plays = sorted(int(each) for each in contexts if each.isdigit())
            part.runs[module][line] = plays
            for play in plays:
                digests[play].update(f"{module}:{line} ".encode())
    part.lines_of = {number: digest.hexdigest()[:16] for number, digest in digests.items()}
    return part


def _joined(plays: Sequence[str], parts: list[_Part], fingerprint: str) -> Recorded:
    found = Recorded(fingerprint, list(plays), {}, parts[0].imported, {})
    bits: dict[str, dict[int, int]] = {}
    lines_of: dict[int, str] = {}
    for part in parts:
        lines_of.update(part.lines_of)
        for module, runs in part.runs.items():
            of_module = bits.setdefault(module, {})
            for line, numbers in runs.items():
                of_module[line] = of_module.get(line, 0) | sum(1 << number for number in numbers)
    found.runs = {module: {line: hex(each) for line, each in runs.items()} for module, runs in bits.items()}
    first: dict[tuple[str, str], int] = {}
    for number, play in enumerate(plays):
        same = first.setdefault((play.partition(" ")[2], lines_of[number]), number)
        if same != number:
            found.alike[number] = same
    return found
