"""How engines did: the matrix of their runs under each ruleset, by mechanic and by ruling."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from touchstone.results import Record
from touchstone.rulesets import RULESETS
from touchstone.site.book import Book, Entry, topic_title
from touchstone.site.runs import Counts, Run, counted
from touchstone.site.texts import UP, count, items, page, raw, ruling_link
from touchstone.verdicts import VERDICTS, Verdict

SIGNS: Mapping[Verdict, str] = {
    "pass": "✓",
    "fail": "✗",
    "crash": "‼",
    "timeout": "⧖",
    "protocol-error": "⁇",
    "unsupported": "–",
    "not-run": "·",
}
"""Each verdict has a sign and, where there is room, its word beside the colour."""

MEANINGS: Mapping[Verdict, str] = {
    "pass": "as the ruling says",
    "fail": "something was observed that the ruling rules out",
    "crash": "the engine ended",
    "timeout": "no answer in time",
    "protocol-error": "an answer that is none",
    "unsupported": "the engine does not claim the topic or does not know a card; never counted as a pass",
    "not-run": "the engine had been restarted too often",
}

FILTER = (
    '<form class="filter" data-filter hidden><label>Ruleset <select name="ruleset"><option value="">all</option>'
    "{rulesets}</select></label>"
    '<label>Engine <select name="engine"><option value="">all</option>{engines}</select></label>'
    '<label>Verdict <select name="verdict"><option value="">any</option>{verdicts}</select></label>'
    '<label class="words">Words <input type="search" name="words" placeholder="clash, LRW-PW, legend …"></label>'
    '<p role="status"></p></form>'
)


def engines_page(book: Book, runs: Sequence[Run]) -> str:
    """The page as Markdown."""
    met = [verdict for verdict in VERDICTS if any(r.verdict == verdict for run in runs for r in run.results.records)]
    legend = items(
        (f"{_verdict(verdict, f'{SIGNS[verdict]} {verdict}')}: {MEANINGS[verdict]}" for verdict in met),
        "legend",
    )
    parts = [
        raw("<p>What the suite says of each engine. A number counts scenarios, a row of an outline as one.</p>"),
        raw(items(_about(run) for run in runs) + legend),
        raw(_filter(runs, met)),
        "## By mechanic\n",
        raw(_table("Mechanic", runs, (_mechanic(topic, of, runs) for topic, of in book.by_topic.items()))),
        "## By ruling\n",
    ]
    for topic, entries in book.by_topic.items():
        shown = [each for each in entries if each.illustrations]
        if shown:
            table = _table("Ruling", runs, (_ruling(each, runs) for each in shown), of=topic_title(topic))
            summary = f"{escape(topic_title(topic))} <small>{len(shown)}</small>"
            parts.append(raw(f'<details class="of-mechanic"><summary>{summary}</summary>{table}</details>'))
    return page("Engines", *parts, searched=False)


def engines_of(entry: Entry, runs: Sequence[Run]) -> str:
    """What the engines make of a ruling under each ruleset, and why where it is no pass."""
    told = [run for run in runs if entry.id in run.by_ruling]
    if not told:
        return ""
    head = "".join(f'<th scope="col">{each}</th>' for each in RULESETS)
    rows = "".join(_engine(run, run.by_ruling[entry.id]) for run in told)
    reasons = [reason for run in told for reason in _reasons(run, run.by_ruling[entry.id])]
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Engines by ruleset"><table class="matrix">'
        f'<thead><tr><th scope="col">Engine</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
        + (items(reasons, "reasons") if reasons else "")
    )


def _engine(run: Run, records: Sequence[Record]) -> str:
    cells = []
    for ruleset in RULESETS:
        counts = counted(records, ruleset)
        cells.append(f"<td>{_counts(counts, words=True)}</td>")
    return f'<tr><th scope="row"><a href="{UP}indexes/engines.html">{escape(run.name)}</a></th>{"".join(cells)}</tr>'


def _reasons(run: Run, records: Sequence[Record]) -> Iterator[str]:
    """Why an engine does not pass, each reason once with the scenarios that it stopped."""
    found: dict[tuple[Verdict, str], dict[str, None]] = {}
    for each in records:
        if each.verdict != "pass":
            found.setdefault((each.verdict, each.headline or each.verdict), {})[each.title] = None
    for (verdict, reason), titles in found.items():
        said = _verdict(verdict, f"{SIGNS[verdict]} {verdict}")
        told = "; ".join(escape(title, quote=False) for title in titles)
        yield f"{escape(run.name)}, {said}: {escape(reason, quote=False)} <small>{told}</small>"


def _about(run: Run) -> str:
    engine = run.results.header.engine
    told = f"<b>{escape(run.name)}</b> ({escape(engine.language)}), rules of {', '.join(run.rulesets)}: "
    told += _counts(Counter(each.verdict for each in run.results.records), words=True)
    if run.built:
        return f"{told}; played as these pages were made."
    header = run.results.header
    told += f"; a run of {header.started[:10]} with suite {escape(header.suite_version)}."
    told += f" Newer than that run: {count(run.missing, 'scenario')}." if run.missing else ""
    told += f" No longer as they were then: {count(run.gone, 'scenario')}." if run.gone else ""
    return told + ("" if run.results.footer else " The run did not come to its end.")


def _filter(runs: Sequence[Run], met: Iterable[Verdict]) -> str:
    def options(values: Iterable[str]) -> str:
        return "".join(f"<option>{escape(each)}</option>" for each in values)

    engines = [run.name for run in runs]
    return FILTER.format(rulesets=options(RULESETS), engines=options(engines), verdicts=options(met))


def _mechanic(topic: str, entries: Sequence[Entry], runs: Sequence[Run]) -> str:
    """The verdicts of a mechanic: each scenario once, however many of its rulings it shows."""
    link = f'<a href="{UP}mechanics/{topic}.html">{escape(topic_title(topic))}</a>'
    ids = [entry.id for entry in entries]
    return _row(link, [(run, run.about(ids)) for run in runs])


def _ruling(entry: Entry, runs: Sequence[Run]) -> str:
    heading = f"{ruling_link(entry.id)} {escape(entry.title)}"
    return _row(heading, [(run, run.by_ruling.get(entry.id, ())) for run in runs])


def _row(heading: str, records: Iterable[tuple[Run, Sequence[Record]]]) -> str:
    cells = "".join(f"<td>{_counts(counted(of, ruleset))}</td>" for run, of in records for ruleset in run.rulesets)
    return f'<tr><th scope="row">{heading}</th>{cells}</tr>'


def _counts(counts: Counts, *, words: bool = False) -> str:
    """Each verdict that there is, with its number. `words`: and its word, not for the ear alone."""
    told = []
    for verdict in VERDICTS:
        if number := counts[verdict]:
            word = f" {verdict}" if words else f'<span class="heard"> {verdict}</span>'
            told.append(_verdict(verdict, f"{SIGNS[verdict]} {number}{word}"))
    return " ".join(told)


def _verdict(verdict: Verdict, told: str) -> str:
    return f'<span class="verdict {verdict}">{told}</span>'


def _table(what: str, runs: Sequence[Run], rows: Iterable[str], of: str = "All mechanics") -> str:
    head = "".join(
        f'<th scope="col" data-engine="{escape(run.name)}" data-ruleset="{ruleset}">'
        f"{escape(run.results.header.engine.name)} <small>{ruleset}</small></th>"
        for run in runs
        for ruleset in run.rulesets
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(of)}, by engine">'
        '<table class="matrix filtered">'
        f'<thead><tr><th scope="col">{what}</th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    )
