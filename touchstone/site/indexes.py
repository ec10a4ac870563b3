"""The indexes: by source, by number, by card, what changed, what is covered."""

import importlib
import re
from collections.abc import Iterable, Mapping
from html import escape
from itertools import combinations

from touchstone.changes import Change, ScenarioPlace, changes
from touchstone.rulesets import RULESETS
from touchstone.site.book import SOURCE_TITLES, Book, Entry, illustrations_of, renumbering, topic_title
from touchstone.site.cards import cards, facts, later
from touchstone.site.keywords import keywords_page
from touchstone.site.mechanics import ruling_block
from touchstone.site.texts import UP, count, items, page, raw, ruling_link, sentence, slug

EVERYWHERE = 60
"""A rule that is applied in the scenarios of more rulings than these is no way to find one."""

FEW = 3
"""If a rule is applied in the scenarios of no more rulings than these, they are shown at once."""

OPEN = 6
"""If a card is named by more rulings than these, they are one click away."""

_RAISES = re.compile(r"\s*Raises \w+[^.]*\.")
"""What a docstring says to programmers only."""


def pages(book: Book, extra: Mapping[str, str]) -> Mapping[str, str]:
    """All indexes by their names. `extra`: pages that are listed with them."""
    found = {f"source-{source}": _source(book, source) for source in SOURCE_TITLES if book.by_source(source)}
    found |= {f"numbers-{ruleset}": _numbers(book, ruleset) for ruleset in RULESETS}
    found |= {f"changes-{old}-to-{new}": _changes(book, old, new) for old, new in combinations(RULESETS, 2)}
    found |= {"cards": _cards(book), "keywords": keywords_page(book), "coverage": _coverage(book), **extra}
    return {"index": _overview(book, found), **found}


def _overview(book: Book, found: Mapping[str, str]) -> str:
    def ways(beginning: str | tuple[str, ...]) -> str:
        return items(
            f'<a href="{name}.html">{_heading(text)}</a>' for name, text in found.items() if name.startswith(beginning)
        )

    listed = "\n".join(found)
    return page(
        "Ways to a ruling",
        raw("<p>Type a card, a rule number, an id or a few words:</p><div data-find></div>"),
        "## By mechanic\n",
        raw(f'<p><a href="{UP}mechanics/index.html">{len(book.by_topic)} mechanics</a>, a page for each.</p>'),
        "## By source\n",
        raw(f"<p>Complete, and in the order of each source.</p>{ways('source-')}"),
        "## By rule number\n",
        raw(f"<p>The numbers that each ruleset has.</p>{ways('numbers-')}"),
        "## By card and keyword\n",
        raw(ways(("cards", "keywords"))),
        "## What changed\n",
        raw(ways("changes-")),
        "## What is covered\n",
        raw(ways(("coverage", "engines"))),
        f"```{{toctree}}\n:hidden:\n\n{listed}\n```\n",
        searched=False,
    )


def _heading(text: str) -> str:
    found = re.search(r"^# (.*)$", text, re.MULTILINE)
    assert found is not None
    return escape(re.sub(r"\\(.)", r"\1", found[1]))


def _source(book: Book, source: str) -> str:
    entries = book.by_source(source)
    sections: dict[str, list[Entry]] = {}
    for each in entries:
        sections.setdefault(_section(each), []).append(each)
    since = entries[0].ruling.since
    parts = [raw(f"<p>All {len(entries)} rulings in the order of the source. They hold from {since} on.</p>")]
    for section, of_section in sections.items():
        blocks = "\n".join(ruling_block(book, each) for each in of_section)
        parts += [f"## {section}\n", raw(blocks)]
    return page(SOURCE_TITLES[source], *parts, searched=False)


def _section(entry: Entry) -> str:
    """The part of the source: its heading, or the number."""
    section = entry.ruling.locator.partition(" > ")[0]
    if entry.ruling.source in ("rulings-summary", "cr-planeswalkers"):
        number = re.match(r"G?\d+(\.\d+)?[a-z]?", section)
        section = number[0] if number else "About the document"
    return section


def _numbers(book: Book, ruleset: str) -> str:
    said, later = _rulebook(ruleset), renumbering()
    stated = _by_number((each, each.numbers.get(ruleset, frozenset())) for each in book.entries.values())
    applied = _by_number((each, each.applied.get(ruleset, frozenset())) for each in book.entries.values())
    chapters: dict[str, list[str]] = {}
    for number in sorted({*stated, *applied}, key=numerically):
        today = later.under(number, RULESETS[-1]) if ruleset < "2017-09" else number
        name = f"{number} <small>today {today}</small>" if today != number else number
        row = _number(number, name, said.get(number, ""), stated.get(number, []), applied.get(number, []))
        chapters.setdefault("Glossary" if number.startswith("G") else f"Chapter {number[0]}", []).append(row)
    parts = [
        raw(
            f"<p>The numbers that the rules had as of {ruleset}: what each says in the words of the oracle's rulebook, "
            "the rulings about it, and the rulings in whose scenarios the oracle applies it.</p>"
        )
    ]
    for chapter, rows in chapters.items():
        parts += [f"## {chapter}\n", raw(f'<dl class="by-number">{"".join(rows)}</dl>')]
    return page(f"Rule numbers of {ruleset}", *parts, searched=False)


def _by_number(numbers: Iterable[tuple[Entry, frozenset[str]]]) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry, of_entry in numbers:
        for number in of_entry:
            found.setdefault(number, []).append(entry)
    return found


def _number(number: str, name: str, said: str, stated: list[Entry], applied: list[Entry]) -> str:
    told = f'<p class="says">{escape(said, quote=False)}</p>' if said else ""
    told += _list(stated) if stated else ""
    others = [each for each in applied if each not in stated]
    if len(others) > EVERYWHERE:
        told += f"<p><small>Applied in the scenarios of {len(others)} rulings.</small></p>"
    elif others and not stated and len(others) <= FEW:
        told += f"<p><small>Applied in scenarios of:</small></p>{_list(others)}"
    elif others:
        summary = f"applied in the scenarios of {count(len(others), 'ruling')}"
        told += _folded(summary, others)
    return f'<div id="r-{number.lower()}"><dt>{name}</dt><dd>{told}</dd></div>'


def _list(entries: Iterable[Entry]) -> str:
    return items((f"{ruling_link(each.id)} {escape(each.title, quote=False)}" for each in entries), "related")


def _folded(summary: str, entries: Iterable[Entry]) -> str:
    return f"<details><summary>{summary}</summary>{_list(entries)}</details>"


def _rulebook(ruleset: str) -> dict[str, str]:
    """What the rules of the oracle say, by their numbers under a ruleset."""
    numbers = renumbering()
    found: dict[str, list[str]] = {}
    for rule in importlib.import_module("oracle.rulebook").RULES.values():
        found.setdefault(numbers.under(rule.numbers[0], ruleset), []).append(rule.says)
    return {number: _RAISES.sub("", " ".join(said[:3])) for number, said in found.items()}


def numerically(number: str) -> tuple[bool, list[tuple[int, str]]]:
    """The order of numbers: 502.9 before 502.10, the glossary last."""
    parts = re.findall(r"(\d+)([a-z]*)", number.removeprefix("G"))
    return number.startswith("G"), [(int(digits), letter) for digits, letter in parts]


def _cards(book: Book) -> str:
    letters: dict[str, list[str]] = {}
    for name, entries in book.by_card.items():
        letters.setdefault(name[0].upper(), []).append(_card(name, entries))
    parts = [
        raw(f"<p>{len(book.by_card)} cards: their facts, and the rulings that name them or are shown with them.</p>")
    ]
    for letter, rows in letters.items():
        parts += [f"## {letter}\n", raw(f'<dl class="by-card">{"".join(rows)}</dl>')]
    return page("Cards", *parts, searched=False)


def _card(name: str, entries: list[Entry]) -> str:
    card = cards()[name]
    named = [each for each in entries if name in each.ruling.cards]
    others = [each for each in entries if name not in each.ruling.cards]
    told = facts(card) + "".join(f"<small>{escape(each)}</small>" for each in later(card))
    told += _folded(f"named by {len(named)} rulings", named) if len(named) > OPEN else _list(named) if named else ""
    if others:
        many = f"in scenarios of {count(len(others), 'other ruling' if named else 'ruling')}"
        told += _folded(many, others)
    return f'<div id="{slug(name)}"><dt>{escape(name)}</dt><dd>{told}</dd></div>'


def _changes(book: Book, old: str, new: str) -> str:
    found = [each for each in changes(old, new, book.files, book.catalogue) if each.id in book.entries]
    topics: dict[str, list[str]] = {}
    for change in found:
        topics.setdefault(book.entries[change.id].ruling.topic, []).append(_change(book, change, old, new))
    said = f"{count(len(found), 'ruling')} changed" if found else "No ruling changed"
    parts = [
        raw(
            f"<p>{said} from {old} to {new}. The same list in a terminal: <code>touchstone diff {old} {new}</code>.</p>"
        )
    ]
    for topic, rows in topics.items():
        parts += [f"## {topic_title(topic)}\n", raw("\n".join(rows))]
    return page(f"What changed from {old} to {new}", *parts, searched=False)


def _change(book: Book, change: Change, old: str, new: str) -> str:
    sides = "".join(_side(change.id, *side) for side in ((old, change.before), (new, change.after)) if side[1])
    return (
        f'<article class="ruling" id="{change.id}"><p class="meta">{ruling_link(change.id)}</p>'
        f'<p class="statement">{book.terms.explained(change.ruling)}</p>'
        f'<p class="fate"><b>{new}:</b> {escape(sentence(change.fate), quote=False)}</p>'
        f'<dl class="sides">{sides}</dl></article>'
    )


def _side(id: str, ruleset: str, places: Iterable[ScenarioPlace]) -> str:
    """The scenarios that hold in one of two rulesets alone."""
    link = f'<a href="{UP}rulings/{id}.html#scenarios">Only under {ruleset}</a>'
    return f"<div><dt>{link}</dt>{''.join(f'<dd>{escape(place.title, quote=False)}</dd>' for place in places)}</div>"


def _coverage(book: Book) -> str:
    head = "".join(
        f'<th scope="col">{each}</th>' for each in ("Mechanic", "Rulings", "With scenarios", "Documents", *RULESETS)
    )
    rows = "".join(_covered(topic, entries) for topic, entries in book.by_topic.items())
    documents = [each for each in book.entries.values() if each.ruling.kind == "document"]
    missing = [each for each in book.entries.values() if each.ruling.kind != "document" and not each.illustrations]
    reasons = items(
        f"{ruling_link(each.id)} {book.terms.explained(each.ruling.ruling)} "
        f"<em>{escape(sentence(each.ruling.note or ''), quote=False)}</em>"
        for each in documents
    )
    told = items(f"{ruling_link(each.id)} {book.terms.explained(each.ruling.ruling)}" for each in missing)
    return page(
        "Coverage",
        raw(
            "<p>How many rulings of each mechanic there are, how many of them scenarios show, and how many scenarios "
            "the oracle passes under each ruleset, of how many that hold in it.</p>"
        ),
        raw(
            f'<div class="scroll" tabindex="0" role="region" aria-label="By mechanic"><table>'
            f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        ),
        "## Rulings without a scenario\n",
        raw(told if missing else "<p>None.</p>"),
        "## Rulings that no game can show\n",
        raw(f"<p>Documented, and never counted as passed: {count(len(documents), 'ruling')}.</p>{reasons}"),
        searched=False,
    )


def _covered(topic: str, entries: list[Entry]) -> str:
    plays = [each.shown.verdicts for each in illustrations_of(entries) if each.shown]
    cells = [
        str(len(entries)),
        str(sum(bool(each.illustrations) for each in entries)),
        str(sum(each.ruling.kind == "document" for each in entries) or "–"),
    ]
    for ruleset in RULESETS:
        verdicts = [each[ruleset] for each in plays if ruleset in each]
        cells.append(f"{verdicts.count('pass')} of {len(verdicts)}" if verdicts else "–")
    link = f'<a href="{UP}mechanics/{topic}.html">{escape(topic_title(topic))}</a>'
    return f'<tr><th scope="row">{link}</th>' + "".join(f"<td>{each}</td>" for each in cells) + "</tr>"
