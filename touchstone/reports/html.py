"""One page of HTML: a matrix of rulings and engines with every failure. It needs no network and no server.

Whatever comes from an engine or a file of results is escaped; the page's own script is the only one that its
policy lets run.
"""

import base64
import hashlib
import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from touchstone.results import Record, Results, counted, in_order

Row = tuple[str, str]
"""A ruling: its id and its sentence."""


def page(several: Sequence[Results]) -> str:
    """The page for one or several runs."""
    style, script = (files(__package__).joinpath(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    return "\n".join(_document(several, style, script)) + "\n"


def _document(several: Sequence[Results], style: str, script: str) -> Iterator[str]:
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Touchstone</title>'
    yield f"<style>{style}</style>\n</head>\n<body>\n<main>\n<h1>Touchstone: rulings and engines</h1>"
    for results in several:
        yield from _about(results)
    yield from _controls()
    yield f'<div style="--engines: {len(several)}">'
    names = "".join(f'<span class="cell">{escape(name)}</span>' for name in _names(several))
    yield f'<div class="head"><span>ruling</span><span></span>{names}</div>'
    for feature, rows in _rows(several).items():
        yield f"<section>\n<h2>{escape(feature)}</h2>"
        for row, cells in rows.items():
            yield from _ruling(row, cells, several)
        yield "</section>"
    yield f"</div>\n</main>\n<script>{script}</script>\n</body>\n</html>"


def _names(several: Sequence[Results]) -> list[str]:
    """The names of the engines, numbered where one stands twice."""
    names = [each.name for each in several]
    return [
        f"{name} ({names[: number + 1].count(name)})" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]


def _about(results: Results) -> Iterator[str]:
    counts = ", ".join(f"{number} {verdict}" for verdict, number in counted(results.records).items())
    engine = results.header.engine
    name = escape(results.name)
    if engine.homepage and re.match(r"https?://", engine.homepage):
        name = f'<a href="{escape(engine.homepage)}" rel="noreferrer">{name}</a>'
    new = sum(record.is_new for record in results.records)
    yield f"<p><strong>{name}</strong>: {counts or 'nothing played'}"
    yield f'({new} new failures) <span class="faint">{escape(results.header.started)}</span></p>'
    if not results.complete:
        yield '<p class="warning">Incomplete: the run did not come to its end.</p>'
    if results.header.filtered:
        yield f"<p>Not the whole suite: {escape(results.header.filtered)}.</p>"
    for stale in results.stale:
        yield f'<p class="warning">baseline: {escape(str(stale))}</p>'


def _controls() -> Iterator[str]:
    yield '<form role="search"><label for="filter">Filter</label>'
    yield '<input type="search" id="filter" placeholder="id, words, a card, a verdict" autocomplete="off">'
    yield '<label><input type="checkbox" id="failing"> failures only</label>'
    yield '<span id="shown" role="status"></span>'
    yield '<span class="faint">Keys: / filter, j and k from ruling to ruling, Enter opens</span></form>'


def _rows(several: Sequence[Results]) -> dict[str, dict[Row, list[list[Record]]]]:
    """The records of each engine, by feature and ruling; features with new failures come first."""
    rows: dict[str, dict[Row, list[list[Record]]]] = {}
    everything = [(number, record) for number, each in enumerate(several) for record in each.records]
    places = {record.feature: record.file for _, record in reversed(everything)}
    failing = {record.feature for _, record in everything if record.is_new}
    for feature in sorted(places, key=lambda each: (each not in failing, places[each])):
        rows[feature] = {}
    for number, record in sorted(everything, key=lambda each: (each[1].file, each[1].at, each[1].ruleset)):
        for ruling in record.rulings or (record.title,):
            cells = rows[record.feature].setdefault((ruling, record.sentence), [[] for _ in several])
            cells[number].append(record)
    return {
        feature: dict(sorted(own.items(), key=lambda row: not any(r.is_new for cell in row[1] for r in cell)))
        for feature, own in rows.items()
    }


def _ruling(row: Row, cells: Sequence[Sequence[Record]], several: Sequence[Results]) -> Iterator[str]:
    failing = " data-failing" if any(record.failed for cell in cells for record in cell) else ""
    shown = "".join(map(_cell, cells))
    yield f'<details class="ruling"{failing}><summary><span class="id">{escape(row[0])}</span>'
    yield f"<span>{escape(row[1])}</span>{shown}</summary>"
    for results, cell in zip(several, cells, strict=True):
        passed = [record for record in cell if record.verdict == "pass"]
        for record in in_order(record for record in cell if record.verdict != "pass"):
            yield from _record(record, results)
        if passed:
            titles = ", ".join(dict.fromkeys(f"{record.title} [{record.ruleset}]" for record in passed))
            yield f'<p class="faint">{escape(results.name)} passes: {escape(titles)}</p>'
    yield "</details>"


def _cell(records: Sequence[Record]) -> str:
    if not records:
        return '<span class="cell none">not played</span>'
    counts = counted(records)
    new = any(record.is_new for record in records)
    kind = "bad" if new else "pass" if set(counts) == {"pass"} else "part"
    said = ", ".join(f"{number} {verdict}" for verdict, number in counts.items())
    known = " (known)" if not new and any(record.failed for record in records) else ""
    return f'<span class="cell {kind}">{said}{known}</span>'


def _record(record: Record, results: Results) -> Iterator[str]:
    kind = "bad" if record.is_new else "part"
    yield f'<article><h3><span class="{kind}">{escape(record.called)}</span> {escape(results.name)}: '
    yield f"{escape(record.titled)} [{escape(record.ruleset)}]</h3>"
    rule = f", rule {escape(record.rule)}" if record.rule else ""
    yield f'<div class="where">{escape(record.place)}{rule}{_issue(record.issue)}</div>'
    yield f"<pre>{escape(_facts(record))}</pre>"
    explained = results.explained(record)
    for reading in explained.as_if:
        yield f'<p class="as-if">It behaves as if: {escape(reading)}</p>'
    if explained.oracle:
        yield '<div class="sides">'
        yield _side("The oracle", explained.oracle)
        yield _side("The engine", record.events or ("(reports no events)",))
        yield "</div>"
    yield "</article>"


def _facts(record: Record) -> str:
    step = [f"line {record.step_at}: {record.step}"] if record.step else []
    if record.what:
        observed = [record.what, f"expected  {record.expected}", f"observed  {record.observed}"]
    else:
        observed = [record.message]
    again = [f"tried again in a fresh process  {record.again}"] if record.again else []
    return "\n".join([*step, *observed, *again])


def _issue(issue: str) -> str:
    if re.match(r"https?://", issue):
        return f', <a href="{escape(issue)}" rel="noreferrer">issue</a>'
    return f", {escape(issue)}" if issue else ""


def _side(title: str, events: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(event)}</li>" for event in events)
    return f"<div><h4>{title}</h4><ol>{items}</ol></div>"
