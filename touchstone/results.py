"""Results: an append-only file of lines, one JSON object each, from which every report is derived.

A header, one record per scenario as it ends, what explains the failures, and a footer that proves that the run
came to its end.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from touchstone.faults import UsageError
from touchstone.harmless import harmless, may_steer
from touchstone.protocol import InitializeResult
from touchstone.verdicts import FAILURES, VERDICTS, Verdict

UNNAMED = "an engine without a name"
LONGEST_NAME = 100
Key = tuple[str, str, str, tuple[tuple[str, str], ...]]
"""What a record is about, whichever the line that the scenario stands in."""


class Header(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="header", omit_defaults=True):
    """Who was held against what: the suite, the engine as it calls itself, how it was named, and what was selected.

    `shard` is "1/3" for the first third of what was selected. `baseline` is the file of expected failures.
    """

    suite_version: str
    engine: InitializeResult
    command: str
    ruleset: str | None
    selection: tuple[str, ...]
    started: str
    shard: str = ""
    baseline: str = ""

    @property
    def filtered(self) -> str:
        """Why these results do not speak of the whole suite; empty if they do."""
        if self.selection:
            return f"only {', '.join(self.selection)} was played"
        if self.ruleset and set(self.engine.rulesets) != {self.ruleset}:
            return f"only the ruleset {self.ruleset} was played"
        return f"only the shard {self.shard} was played" if self.shard else ""


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="scenario", omit_defaults=True):
    """A scenario under one ruleset. `sentence` is the ruling, `rule` its number.

    The first divergence: the `step` and its line, `what` was looked at, `expected` and `observed`;
    `message` says the same, or what else went wrong. `events` is what the engine reports of the game.
    `known`: the baseline expects this failure; `issue` is where the engine keeps it. `again`: what came of
    a second try in a fresh process, where that differed. `transcript`: the file with all messages.
    `fault`: the suite itself is wrong, and the verdict (`not-run`) says nothing of the engine.
    """

    feature: str
    file: str
    at: int
    title: str
    ruleset: str
    verdict: Verdict
    ms: float
    example: dict[str, str] = {}
    rulings: tuple[str, ...] = ()
    sentence: str = ""
    rule: str = ""
    step: str = ""
    step_at: int = 0
    what: str = ""
    expected: str = ""
    observed: str = ""
    message: str = ""
    notes: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    known: bool = False
    issue: str = ""
    again: str = ""
    transcript: str = ""
    fault: str = ""

    @property
    def place(self) -> str:
        """File and line of the scenario."""
        return f"{self.file}:{self.at}"

    @property
    def titled(self) -> str:
        """The title, with the row of an outline."""
        return f"{self.title} ({', '.join(self.example.values())})" if self.example else self.title

    @property
    def key(self) -> Key:
        """What tells it from the other records of a run, and finds it again in another run."""
        return (self.file, self.title, self.ruleset, tuple(sorted(self.example.items())))

    @property
    def failed(self) -> bool:
        """Whether it speaks against the engine."""
        return self.verdict in FAILURES

    @property
    def is_new(self) -> bool:
        """A failure that no baseline expects."""
        return self.failed and not self.known

    @property
    def headline(self) -> str:
        """The first line of the message."""
        return self.message.partition("\n")[0]

    @property
    def called(self) -> str:
        """The verdict as reports call it: "known" is expected, "flaky" came out otherwise at a second try."""
        if self.again:
            return f"flaky {self.verdict}"
        return f"known {self.verdict}" if self.failed and self.known else self.verdict


class Explanation(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="explanation", omit_defaults=True):
    """What helps to understand the failure of that key: the play-by-play of the oracle, up to the same step.

    `as_if`: the misreadings of the ruling that lead to the very same observation.
    """

    key: Key
    oracle: tuple[str, ...] = ()
    as_if: tuple[str, ...] = ()


class Stale(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="stale"):
    """An entry of the baseline that does not hold any more: where it stands, what it is about, what came instead."""

    file: str
    at: int
    entry: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.at}: {self.entry}: {self.instead}"


class Footer(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="footer"):
    """The end: how many scenarios have which verdict, and how many records there must be."""

    total: int
    verdicts: dict[Verdict, int]
    finished: str


Line = Header | Record | Explanation | Stale | Footer


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """A whole file of results. Without a footer the run did not come to its end."""

    header: Header
    records: tuple[Record, ...]
    footer: Footer | None
    explanations: dict[Key, Explanation] = {}
    stale: tuple[Stale, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether the run came to its end and no record is missing."""
        return self.footer is not None and self.footer.total == len(self.records)

    @property
    def name(self) -> str:
        """The engine, as it calls itself, in one line."""
        engine = self.header.engine
        return " ".join(f"{engine.name or UNNAMED} {engine.version}".split())[:LONGEST_NAME]

    @property
    def as_expected(self) -> bool:
        """The run came to its end, something passed or failed as expected, nothing else failed, no entry is stale."""
        shown = any(record.verdict == "pass" or record.known for record in self.records)
        return self.complete and shown and not self.stale and not any(record.is_new for record in self.records)

    def explained(self, record: Record) -> Explanation:
        """What explains a failure, as far as that is known."""
        return self.explanations.get(record.key) or Explanation(key=record.key)


def read_results(path: Path) -> Results:
    """Read a file of results; a last line that was broken off is left out, and what is in the texts is harmless.

    Raises UsageError naming file, line and what was expected.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UsageError(f"the results cannot be read from {path}: {error.strerror}") from error
    whole = content[: content.rfind(b"\n") + 1]
    lines = [_decoded(path, number, line) for number, line in enumerate(whole.splitlines(), 1)]
    if not lines or not isinstance(lines[0], Header):
        raise UsageError(f"{path}:1: expected the header of a file of results")
    return _gathered(lines[0], lines)


def _decoded(path: Path, number: int, line: bytes) -> Line:
    try:
        if may_steer(line):
            read: Line = msgspec.convert(harmless(msgspec.json.decode(line)), Line)
            return read
        return msgspec.json.decode(line, type=Line)
    except msgspec.DecodeError as error:
        raise UsageError(f"{path}:{number}: expected a line of results: {error}") from None


def _gathered(header: Header, lines: Iterable[Line]) -> Results:
    records: list[Record] = []
    explanations: dict[Key, Explanation] = {}
    stale: list[Stale] = []
    footer: Footer | None = None
    for line in lines:
        match line:
            case Record():
                records.append(line)
            case Explanation():
                explanations[line.key] = line
            case Stale():
                stale.append(line)
            case Footer():
                footer = line
    return Results(
        header=header,
        records=tuple(records),
        footer=footer,
        explanations=explanations,
        stale=tuple(dict.fromkeys(stale)),
    )


def counted(records: Iterable[Record]) -> dict[Verdict, int]:
    """How many scenarios have which verdict, in the order of the verdicts."""
    return ordered(Counter(record.verdict for record in records))


def ordered(counts: Mapping[Verdict, int]) -> dict[Verdict, int]:
    """Numbers of verdicts, in the order of the verdicts, without those that there are none of."""
    return {verdict: counts[verdict] for verdict in VERDICTS if counts.get(verdict)}


def in_order(records: Iterable[Record]) -> list[Record]:
    """New failures first, then what is known, then the rest; each in the order of files and lines."""
    return sorted(records, key=lambda each: (not each.is_new, not each.failed, each.file, each.ruleset, each.at))
