"""The index of keywords: which cards have one, and which rulings name those cards or are about it."""

from html import escape

from touchstone.site.book import Book, Entry, topic_title
from touchstone.site.cards import Facts, cards
from touchstone.site.texts import UP, card_link, count, items, page, raw, ruling_link, slug

NOT_KEYWORDS = frozenset({"activated", "triggered", "static", "keyword"})
"""Kinds of abilities that are no keywords."""


def keywords_page(book: Book) -> str:
    """The page as Markdown."""
    found: dict[str, list[str]] = {}
    for name in book.by_card:
        for keyword in keywords_of(cards()[name]):
            found.setdefault(keyword, []).append(name)
    rows = "".join(_keyword(book, keyword, found[keyword]) for keyword in sorted(found))
    return page(
        "Keywords",
        raw(
            "<p>The keywords of the cards, and the rulings that name these cards. A mechanic has a page of its own.</p>"
        ),
        raw(f'<dl class="by-card">{rows}</dl>'),
        searched=False,
    )


def keywords_of(card: Facts) -> list[str]:
    """The keywords of a card, those of its halves and of its flipped side included."""
    found: dict[str, None] = {}
    for side in (card, *card.get("halves", ()), *([card["flipped"]] if "flipped" in card else [])):
        for ability in side.get("abilities", ()):
            if isinstance(ability, str):
                found[ability] = None
            else:
                word = ability.get("keyword") or ability.get("ability")
                found.update({} if word in NOT_KEYWORDS else {str(word): None})
    return list(found)


def _keyword(book: Book, keyword: str, names: list[str]) -> str:
    told = ", ".join(card_link(name) for name in names)
    about = _naming(book, names)
    named = f"named by {count(len(about), 'ruling')}"
    rulings = items((f"{ruling_link(each.id)} {escape(each.title, quote=False)}" for each in about), "related")
    if keyword in book.by_topic:
        told = f'<a href="{UP}mechanics/{keyword}.html">The mechanic {escape(topic_title(keyword))}</a>: {told}'
    more = f"<details><summary>{named}</summary>{rulings}</details>" if about else ""
    return f'<div id="{slug(keyword)}"><dt>{escape(keyword)}</dt><dd>{told}{more}</dd></div>'


def _naming(book: Book, names: list[str]) -> list[Entry]:
    return [each for each in book.entries.values() if not set(names).isdisjoint(each.ruling.cards)]
