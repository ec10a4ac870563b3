"""Markdown of a run, for the summary of a CI step: new failures first, what is known folded away."""

import re
from collections.abc import Iterator, Sequence

from touchstone.results import Record, Results, counted, in_order
from touchstone.verdicts import VERDICTS

MOST_LISTED = 500
LAST_EVENTS = 12
_SPECIAL = re.compile(r"([\\`*_{}\[\]()#+!|~$@])")


def in_markdown(results: Results, most: int) -> str:
    """The report, with `most` of the new failures in full."""
    return "\n".join(_parts(results, most)) + "\n"


def _parts(results: Results, most: int) -> Iterator[str]:
    counts = ", ".join(f"{number} {verdict}" for verdict, number in counted(results.records).items())
    yield f"## {_text(results.name)}: {counts or 'nothing played'}\n"
    if not results.complete:
        yield "**Incomplete**: the run did not come to its end.\n"
    if results.header.filtered:
        yield f"Not the whole suite: {_text(results.header.filtered)}.\n"
    failed = [record for record in in_order(results.records) if record.failed]
    new = [record for record in failed if record.is_new]
    known = [record for record in failed if record.known]
    if new:
        yield f"### {len(new)} new failures\n"
        for record in new[:most]:
            yield from _failure(record, results)
        yield from _listed(new[most:])
    if results.stale:
        yield f"### {len(results.stale)} entries of the baseline that do not hold any more\n"
        yield from (f"- {_text(str(stale))}" for stale in results.stale)
        yield ""
    yield "### Mechanics\n"
    yield from _table(results.records)
    if known:
        yield f"<details><summary>{len(known)} known failures</summary>\n"
        yield from _listed(known)
        yield "</details>\n"


def _failure(record: Record, results: Results) -> Iterator[str]:
    yield f"#### {record.called}: {_text(', '.join(record.rulings))} {_text(record.sentence)}\n"
    yield f"{_text(record.titled)} ({_text(record.place)}, {record.ruleset})\n"
    yield from _fenced(_facts(record))
    explained = results.explained(record)
    for reading in explained.as_if:
        yield f"It behaves as if: **{_text(reading)}**\n"
    if explained.oracle:
        yield "<details><summary>Play-by-play</summary>\n"
        yield "The oracle:\n"
        yield from _fenced(explained.oracle[-LAST_EVENTS:])
        yield "The engine:\n"
        yield from _fenced(record.events[-LAST_EVENTS:] or ("(reports no events)",))
        yield "</details>\n"


def _facts(record: Record) -> list[str]:
    facts = [f"rule {record.rule}"] if record.rule else []
    if record.step:
        facts.append(f"line {record.step_at}: {record.step}")
    if record.what:
        facts += [record.what, f"expected  {record.expected}", f"observed  {record.observed}"]
    else:
        facts += record.message.splitlines()
    return [*facts, f"tried again in a fresh process  {record.again}"] if record.again else facts


def _listed(records: Sequence[Record]) -> Iterator[str]:
    for record in records[:MOST_LISTED]:
        ids, issue = _text(", ".join(record.rulings)), _link(record.issue)
        line = f"- {record.called} {ids} {_text(record.titled)} ({record.ruleset}): {_text(record.headline)} {issue}"
        yield line.rstrip()
    if len(records) > MOST_LISTED:
        yield f"- and {len(records) - MOST_LISTED} more"
    if records:
        yield ""


def _table(records: Sequence[Record]) -> Iterator[str]:
    verdicts = [verdict for verdict in VERDICTS if any(record.verdict == verdict for record in records)]
    yield f"| mechanic | ruleset | {' | '.join(verdicts)} |"
    yield f"| --- | --- | {' | '.join('---:' for _ in verdicts)} |"
    groups: dict[tuple[str, str, str], list[Record]] = {}
    for record in records:
        groups.setdefault((record.file, record.feature, record.ruleset), []).append(record)
    for (_, feature, ruleset), own in sorted(groups.items()):
        counts = counted(own)
        yield f"| {_text(feature)} | {ruleset} | {' | '.join(str(counts.get(verdict, '')) for verdict in verdicts)} |"
    yield ""


def _text(text: str) -> str:
    """Text in which nothing is Markdown, HTML, a mention or a link."""
    plain = " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _SPECIAL.sub(r"\\\1", plain)


def _link(text: str) -> str:
    return f"<{text}>" if re.fullmatch(r"https?://[^\s<>]+", text) else _text(text)


def _fenced(lines: Sequence[str]) -> Iterator[str]:
    """Lines as they are, in a fence that is longer than any in them."""
    longest = max((len(run) for line in lines for run in re.findall(r"`+", line)), default=0)
    fence = "`" * max(3, longest + 1)
    yield f"{fence}text"
    yield from (" ".join(line.splitlines()) for line in lines)
    yield f"{fence}\n"
