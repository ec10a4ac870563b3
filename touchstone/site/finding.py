"""What the search of the site knows: rulings, mechanics and cards with their words and numbers."""

from collections.abc import Iterator
from typing import Any

import msgspec

from touchstone.site.book import Book, Entry, numbers_in, topic_title
from touchstone.site.texts import count, slug


def find_data(book: Book) -> str:
    """A script that hands the entries to `find.js`; a script, so that it can be read from the file system too."""
    entries = [*_rulings(book), *_mechanics(book), *_cards(book)]
    return f"window.touchstoneFind = {msgspec.json.encode(entries).decode()};\n"


def _rulings(book: Book) -> Iterator[dict[str, Any]]:
    for entry in book.entries.values():
        ruling = entry.ruling
        yield {
            "kind": "ruling",
            "id": entry.id,
            "title": entry.title,
            "text": ruling.ruling,
            "more": " ".join(
                [
                    topic_title(ruling.topic),
                    ruling.locator,
                    ruling.note or "",
                    ruling.misreading or "",
                    *_fates(entry),
                    *_titles(entry),
                ]
            ),
            "numbers": sorted(_numbers(entry)),
            "cards": list(entry.cards),
            "url": f"rulings/{entry.id}.html",
        }


def _fates(entry: Entry) -> list[str]:
    return list(dict.fromkeys(each.said for each in entry.standings if each.state != "holds"))


def _titles(entry: Entry) -> list[str]:
    return [each.scenario.title for each in entry.illustrations]


def _numbers(entry: Entry) -> frozenset[str]:
    stated = frozenset(number for numbers in entry.numbers.values() for number in numbers)
    return stated | numbers_in(" ".join((entry.ruling.rule or "", *entry.ruling.also)))


def _mechanics(book: Book) -> Iterator[dict[str, Any]]:
    for topic, entries in book.by_topic.items():
        title = topic_title(topic)
        yield {
            "kind": "mechanic",
            "title": title,
            "text": count(len(entries), "ruling"),
            "url": f"mechanics/{topic}.html",
        }


def _cards(book: Book) -> Iterator[dict[str, Any]]:
    for name, entries in book.by_card.items():
        yield {
            "kind": "card",
            "title": name,
            "text": count(len(entries), "ruling"),
            "url": f"indexes/cards.html#{slug(name)}",
        }
