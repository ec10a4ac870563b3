"""How engines did: the matrix of the results of their runs, by mechanic and by ruling."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from touchstone.results import Record, Results
from touchstone.site.book import Book, Entry, topic_title
from touchstone.site.texts import UP, page, raw, ruling_link
from touchstone.verdicts import VERDICTS, Verdict

SIGNS: Mapping[Verdict, str] = {"pass": "✓", "fail": "✗", "unsupported": "–", "not-run": "·"}
"""Signs of verdicts; the others are told by the word alone."""


def engines_page(book: Book, results: Sequence[Results]) -> str:
    """The page as Markdown."""
    by_ruling = [_by_ruling(each.records) for each in results]
    names = [each.name for each in results]
    told = "".join(f"<li>{_about(each)}</li>" for each in results)
    parts = [
        raw(
            "<p>What the runs of these engines came to, scenario by scenario. <em>Unsupported</em> is what an engine "
            f"does not claim to play, or cards that it does not know; it is never counted as a pass.</p><ul>{told}</ul>"
        ),
        "## By mechanic\n",
        raw(
            _table("Mechanic", names, (_mechanic(topic, entries, results) for topic, entries in book.by_topic.items()))
        ),
        "## By ruling\n",
    ]
    for topic, entries in book.by_topic.items():
        shown = [each for each in entries if each.illustrations]
        if shown:
            table = _table("Ruling", names, (_ruling(each, by_ruling) for each in shown))
            summary = f"{escape(topic_title(topic))} <small>{len(shown)}</small>"
            parts.append(raw(f"<details><summary>{summary}</summary>{table}</details>"))
    return page("Engines", *parts)


def engines_of(entry: Entry, results: Sequence[Results]) -> str:
    """What the engines make of a ruling."""
    rows = []
    for each in results:
        counts = Counter(record.verdict for record in each.records if entry.id in record.rulings)
        if counts:
            rows.append(f"<div><dt>{escape(each.name)}</dt><dd>{_counts(counts)}</dd></div>")
    return f'<dl class="engines">{"".join(rows)}</dl>' if rows else ""


def _about(results: Results) -> str:
    engine = results.header.engine
    told = f"<b>{escape(results.name)}</b> ({escape(engine.language)}), {', '.join(engine.rulesets)}"
    told += f"; {len(results.records)} scenarios, {results.header.started[:10]}"
    return told + ("" if results.complete else "; the run did not come to its end")


def _by_ruling(records: Iterable[Record]) -> dict[str, Counter[Verdict]]:
    found: dict[str, Counter[Verdict]] = {}
    for record in records:
        for id in record.rulings:
            found.setdefault(id, Counter())[record.verdict] += 1
    return found


def _mechanic(topic: str, entries: Sequence[Entry], results: Sequence[Results]) -> str:
    """The verdicts of a mechanic: each scenario once, however many of its rulings it shows."""
    link = f'<a href="{UP}mechanics/{topic}.html">{escape(topic_title(topic))}</a>'
    ids = {entry.id for entry in entries}
    return _row(link, [Counter(r.verdict for r in each.records if not ids.isdisjoint(r.rulings)) for each in results])


def _ruling(entry: Entry, engines: Sequence[Mapping[str, Counter[Verdict]]]) -> str:
    return _row(f"{ruling_link(entry.id)} {escape(entry.title)}", [each.get(entry.id, Counter()) for each in engines])


def _row(heading: str, counts: Iterable[Counter[Verdict]]) -> str:
    return f'<tr><th scope="row">{heading}</th>' + "".join(f"<td>{_counts(each)}</td>" for each in counts) + "</tr>"


def _counts(counts: Counter[Verdict]) -> str:
    told = [
        f'<span class="verdict {verdict}"><span aria-hidden="true">{SIGNS.get(verdict, "!")}</span> '
        f"{counts[verdict]} {verdict}</span>"
        for verdict in VERDICTS
        if counts[verdict]
    ]
    return " ".join(told) or "–"


def _table(what: str, names: Sequence[str], rows: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (what, *names))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{what} by engine"><table class="matrix">'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
