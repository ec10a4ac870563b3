"""What a run comes to, for somebody who reads it in a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from touchstone.results import Explanation, Record, Results, counted, in_order
from touchstone.verdicts import VERDICTS

STYLES = {"pass": "green", "unsupported": "yellow", "not-run": "yellow"}
LAST_EVENTS = 12
MOST_LISTED = 200


def style(verdict: str) -> str:
    """The colour of a verdict."""
    return STYLES.get(verdict, "red")


def summary(records: Sequence[Record]) -> RenderableType:
    """Verdicts by mechanic (feature) and ruleset; what is unsupported stands beside what passed."""
    found = [verdict for verdict in VERDICTS if any(record.verdict == verdict for record in records)]
    table = Table(box=None, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("mechanic", footer="all")
    table.add_column("ruleset", no_wrap=True)
    table.add_column("scenarios", justify="right", footer=str(len(records)))
    totals = counted(records)
    for verdict in found:
        table.add_column(verdict, justify="right", footer=str(totals[verdict]), style=style(verdict))
    for feature, ruleset in dict.fromkeys((record.feature, record.ruleset) for record in sorted(records, key=_place)):
        own = [record for record in records if (record.feature, record.ruleset) == (feature, ruleset)]
        counts = counted(own)
        table.add_row(feature, ruleset, str(len(own)), *(str(counts.get(verdict, "")) for verdict in found))
    return table


def matrix(records: Sequence[Record]) -> RenderableType:
    """Mechanics by rulesets: how many scenarios pass, and in words whatever else came of some."""
    rulesets = sorted({record.ruleset for record in records})
    table = Table(box=None, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("mechanic", footer="all")
    for ruleset in rulesets:
        table.add_column(ruleset, justify="right", footer=_cell([r for r in records if r.ruleset == ruleset]))
    for feature in dict.fromkeys(record.feature for record in sorted(records, key=_place)):
        own = [record for record in records if record.feature == feature]
        table.add_row(feature, *(_cell([r for r in own if r.ruleset == ruleset]) for ruleset in rulesets))
    return table


def _cell(records: Sequence[Record]) -> Text:
    counts = counted(records)
    text = Text(str(counts.get("pass", 0)) if records else "", style=style("pass"))
    for verdict, number in counts.items():
        if verdict != "pass":
            text.append(f", {number} {verdict}", style=style(verdict))
    return text


def _place(record: Record) -> tuple[str, str, int]:
    return (record.file, record.ruleset, record.at)


def failures(results: Results, most: int) -> Iterator[RenderableType]:
    """Each failure, the new ones first: the ruling, the step, expected and observed, the game on both sides."""
    failed = [record for record in in_order(results.records) if record.failed]
    new = [record for record in failed if record.is_new]
    for record in new[:most]:
        yield from failure(record, results.explained(record))
    listed = new[most:] + [record for record in failed if record.known]
    for record in listed[:MOST_LISTED]:
        line = f"{record.called}  {_ids(record)}  {record.place}  {record.titled}  [{record.ruleset}]"
        yield Text(f"{line}  {record.issue}".rstrip(), style="yellow" if record.known else style(record.verdict))
    if len(listed) > MOST_LISTED:
        yield Text(f"and {len(listed) - MOST_LISTED} more failures")
    if listed:
        yield Text("")


def failure(record: Record, explanation: Explanation) -> Iterator[RenderableType]:
    """One failure in full."""
    yield Text.assemble(
        (record.called.upper(), f"bold {style(record.verdict)}"), "  ", (_ids(record), "bold"), f"  {record.sentence}"
    )
    yield _line(f"  {record.place}  {record.titled}  [{record.ruleset}]")
    if record.rule:
        yield _line(f"  rule {record.rule}", style="dim")
    if record.step:
        yield _line(f"  line {record.step_at}: {record.step}")
    if record.what:
        yield _line(f"    {record.what}")
        yield _line(f"    expected  {record.expected}")
        yield _line(f"    observed  {record.observed}")
    else:
        yield from (_line(f"    {line}") for line in record.message.splitlines())
    if record.again:
        yield _line(f"    tried again in a fresh process  {record.again}")
    for reading in explanation.as_if:
        yield _line(f"  it behaves as if: {reading}", style="bold")
    if record.transcript:
        yield _line(f"  messages: {record.transcript}", style="dim")
    if explanation.oracle:
        yield _side_by_side(explanation.oracle, record.events)
    yield Text("")


def _line(text: str, style: str = "") -> Text:
    """A line in which nothing steers the terminal."""
    return Text(_plain(text), style=style)


def _plain(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _ids(record: Record) -> str:
    return ", ".join(record.rulings)


def _side_by_side(oracle: Sequence[str], engine: Sequence[str]) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2))
    table.add_column("the oracle", ratio=1)
    table.add_column("the engine", ratio=1)
    reported = engine[-LAST_EVENTS:] or ("(reports no events)",)
    for left, right in zip_longest(oracle[-LAST_EVENTS:], reported, fillvalue=""):
        table.add_row(escape(left), escape(right), style="dim")
    return Padding(table, (0, 0, 0, 4))


def print_report(console: Console, results: Results, most: int) -> None:
    """Print failures, `most` of them in full, and the summary."""
    records = results.records
    for part in failures(results, most):
        console.print(part, soft_wrap=isinstance(part, Text))
    several = len({record.ruleset for record in records}) > 1
    console.print(matrix(records) if several else summary(records))
    for reason, places in _reasons(record for record in records if record.verdict == "unsupported"):
        said = f"unsupported: {reason} ({len(places)}, the first at {places[0]})"
        console.print(_line(said, style="yellow"), soft_wrap=True)
    for stale in results.stale:
        console.print(_line(f"baseline: {stale}", style="red"), soft_wrap=True)
    if results.header.baseline:
        known = sum(record.known for record in records)
        new = sum(record.is_new for record in records)
        said = f"baseline: {new} new failures, {known} known, {len(results.stale)} entries that do not hold any more"
        console.print(said, soft_wrap=True, markup=False)


def _reasons(records: Iterable[Record]) -> list[tuple[str, list[str]]]:
    """Why something is unsupported, with all places where it is, the commonest reason first."""
    places: dict[str, list[str]] = {}
    for record in records:
        places.setdefault(record.message, []).append(record.place)
    return sorted(places.items(), key=lambda each: -len(each[1]))
