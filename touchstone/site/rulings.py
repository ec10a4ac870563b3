"""The page of a ruling: its statement, what became of it, its scenarios, its misreadings, cards and relations."""

from collections.abc import Iterable
from html import escape

from touchstone.site.book import SOURCE_TITLES, Book, Entry, topic_title
from touchstone.site.cards import cards, facts, later
from touchstone.site.scenarios import scenario_html
from touchstone.site.standing import bar, notes
from touchstone.site.texts import UP, card_link, items, markdown, page, raw, ruling_link, sentence

KINDS = {
    "behaviour": "a game shows it",
    "data": "a fact to look up",
    "document": "nothing that a game could show",
}


def ruling_page(book: Book, entry: Entry, engines: str = "") -> str:
    """The page as Markdown. `engines`: what engines make of the ruling."""
    return page(
        f"{entry.id}: {entry.title}",
        raw(_head(book, entry)),
        "## Under the four rulesets\n",
        raw(bar(entry.standings, pressed=len(entry.illustrations) > 0) + notes(entry.standings)),
        *_scenarios(entry),
        *_wrong(entry),
        *(["## Engines\n", raw(engines)] if engines else []),
        *_cards(entry),
        *_related(book, entry),
        raw(_neighbours(book, entry)),
        orphan=True,
        searched=False,
    )


def _head(book: Book, entry: Entry) -> str:
    ruling = entry.ruling
    topic = f'<a href="{UP}mechanics/{ruling.topic}.html#{entry.id}">{escape(topic_title(ruling.topic))}</a>'
    source = f'<a href="{UP}indexes/source-{ruling.source}.html#{entry.id}">{escape(SOURCE_TITLES[ruling.source])}</a>'
    rows = [
        ("Mechanic", topic),
        ("Source", f"{source}, {escape(ruling.locator, quote=False)}"),
        ("Rule", _rule(entry)),
        ("Kind", KINDS[ruling.kind]),
    ]
    told = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows)
    return f'<p class="statement">{book.terms.explained(ruling.ruling)}</p><dl class="facts-of">{told}</dl>'


def _rule(entry: Entry) -> str:
    rule = entry.ruling.rule
    if rule is None:
        return "no number of its own"
    since = entry.ruling.since
    number = next(iter(entry.numbers.get(since, ())), None)
    shown = (
        f'<a href="{UP}indexes/numbers-{since}.html#r-{number.lower()}">{escape(rule)}</a>' if number else escape(rule)
    )
    return f"{shown} (of {since})"


def _scenarios(entry: Entry) -> Iterable[str]:
    if entry.ruling.kind == "document":
        yield "## Why no game shows it\n"
        yield raw(f'<p class="reason">{escape(sentence(entry.ruling.note or ""), quote=False)}</p>')
        return
    yield "## Scenarios\n"
    if not entry.illustrations:
        yield raw("<p>No scenario shows it yet.</p>")
        return
    yield raw('<p class="filtered" role="status"></p>')
    for one in entry.illustrations:
        yield f"### {markdown(one.scenario.title)}\n"
        yield raw(scenario_html(one))


def _wrong(entry: Entry) -> Iterable[str]:
    if entry.ruling.kind == "document" or entry.ruling.misreading is None:
        return
    yield "## An engine gets this wrong when\n"
    told = f"<p>{escape(sentence(_when(entry.ruling.misreading)), quote=False)}</p>"
    if entry.misreadings:
        shown = items(escape(sentence(each), quote=False) for each in entry.misreadings)
        told += f"<p>Wrong readings on which a scenario above fails, each tried on the oracle:</p>{shown}"
    yield raw(f'<div class="wrong">{told}</div>')


def _when(misreading: str) -> str:
    """A misreading as the end of the sentence that the heading begins."""
    for beginning in ("An engine ", "The engine ", "Engine "):
        if misreading.startswith(beginning):
            return f"it {misreading.removeprefix(beginning)}"
    return misreading


def _cards(entry: Entry) -> Iterable[str]:
    if not entry.cards:
        return
    yield "## Cards\n"
    told = []
    for name in entry.cards:
        card = cards()[name]
        changes = "".join(f"<small>{escape(each)}</small>" for each in later(card))
        told.append(f"<div><dt>{card_link(name)}</dt><dd>{facts(card)}{changes}</dd></div>")
    yield raw(f'<dl class="cards">{"".join(told)}</dl>')


def _related(book: Book, entry: Entry) -> Iterable[str]:
    if not entry.related:
        return
    yield "## Related rulings\n"
    others = (book.entries[id] for id in entry.related)
    yield raw(items((f"{ruling_link(each.id)} {book.terms.explained(each.title)}" for each in others), "related"))


def _neighbours(book: Book, entry: Entry) -> str:
    before, after = book.neighbours(entry)
    ways = _neighbour(before, "prev", "← {}") + _neighbour(after, "next", "{} →")
    return f'<nav class="neighbours" aria-label="The rulings before and after it">{ways}</nav>'


def _neighbour(entry: Entry | None, relation: str, shown: str) -> str:
    return f'<a rel="{relation}" href="{entry.id}.html">{shown.format(entry.id)}</a>' if entry else "<span></span>"
