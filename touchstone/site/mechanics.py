"""The page of a mechanic: its rulings in the order of the sources, each with its bar and what its scenarios show."""

from collections.abc import Sequence
from html import escape

from touchstone.site.book import SOURCE_TITLES, Book, Entry, illustrations_of, topic_title
from touchstone.site.standing import bar, fates
from touchstone.site.texts import UP, count, page, raw, ruling_link, sentence


def mechanic_page(book: Book, topic: str) -> str:
    """The page as Markdown."""
    entries = book.by_topic[topic]
    parts = [raw(f'<p class="lead">{_summary(entries)}</p>')]
    for source, title in SOURCE_TITLES.items():
        of_source = [each for each in entries if each.ruling.source == source]
        if of_source:
            parts += [f"## {title}\n", raw("\n".join(ruling_block(book, each) for each in of_source))]
    return page(topic_title(topic), *parts, searched=False)


def mechanics_page(book: Book) -> str:
    """The list of the mechanics, which is their table of contents too."""
    rows = []
    for topic, entries in book.by_topic.items():
        changed = sum(any(each.state in ("changed", "gone") for each in entry.standings) for entry in entries)
        told = f"{count(len(entries), 'ruling')}" + (f", {changed} changed or gone since" if changed else "")
        rows.append(f'<li><a href="{topic}.html">{escape(topic_title(topic))}</a> <small>{told}</small></li>')
    pages = "\n".join(f"{topic_title(topic)} <{topic}>" for topic in book.by_topic)
    toctree = f"```{{toctree}}\n:hidden:\n:maxdepth: 1\n\n{pages}\n```\n"
    return page("Mechanics", raw(f'<ul class="mechanics">{"".join(rows)}</ul>'), toctree, searched=False)


def ruling_block(book: Book, entry: Entry) -> str:
    """A ruling in a row of others."""
    ruling = entry.ruling
    meta = [ruling_link(entry.id)]
    meta += [f"rule {escape(ruling.rule)}"] if ruling.rule else []
    meta += [f"<span>{escape(', '.join(ruling.cards))}</span>"] if ruling.cards else []
    return (
        f'<article class="ruling" id="{entry.id}"><p class="meta">{" · ".join(meta)}</p>'
        f'<p class="statement">{book.terms.explained(ruling.ruling)}</p>'
        f"{bar(entry.standings)}{fates(entry.standings)}{_shows(entry)}</article>"
    )


def _shows(entry: Entry) -> str:
    if entry.ruling.kind == "document":
        reason = escape(sentence(entry.ruling.note or ""), quote=False)
        return f'<p class="shows"><b>No game shows it:</b> {reason}</p>'
    titles = [escape(each.scenario.title, quote=False) for each in entry.illustrations]
    if not titles:
        return '<p class="shows">No scenario shows it yet.</p>'
    link = f'<a href="{UP}rulings/{entry.id}.html#scenarios">{count(len(titles), "scenario")}</a>'
    return f'<p class="shows">{link}: {"; ".join(titles)}.</p>'


def _summary(entries: Sequence[Entry]) -> str:
    scenarios = illustrations_of(entries)
    documents = sum(each.ruling.kind == "document" for each in entries)
    told = f"{count(len(entries), 'ruling')}, shown by {count(len(scenarios), 'scenario')}"
    return f"{told}. No game can show {documents} of the rulings." if documents else f"{told}."
