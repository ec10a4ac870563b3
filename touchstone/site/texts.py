"""Words as HTML: steps in which players, cards and numbers stand out, mana symbols as text, old words explained."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from html import escape

from touchstone.features import Scenario

UP = "../"
"""From a generated page, all of which lie in a folder of the root, to the root."""

_FENCE = "`" * 8
_MANA = re.compile(r"(?:\{[^{}\s]{1,4}\})+")
_PLAYERS = re.compile(r"game (?:between|of) (.+)")
_TOKEN = re.compile(
    r'"(?:<(?P<named>[^<>"]+)>|(?P<card>[^"]+))"|<(?P<slot>[^<>]+)>|'
    r"(?P<mana>(?:\{[^{}\s]{1,4}\})+)|(?P<name>[A-Z]\w+)|"
    r"(?P<number>(?<![\w.])(?:\d{4}-\d\d-\d\d|[+-]?(?:\d+/[+-]?)?\d+)(?![\w.]*\w))"
)
_COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def raw(html: str) -> str:
    """HTML within a page of Markdown."""
    return f"{_FENCE}{{raw}} html\n{html}\n{_FENCE}\n"


def page(title: str, *parts: str, orphan: bool = False, searched: bool = True) -> str:
    """A page of Markdown. `orphan`: in no table of contents. `searched`: by the search of Sphinx, not only ours."""
    facts = ["orphan: true"] * orphan + ["no-search: true"] * (not searched)
    front = "\n".join(["---", *facts, "---\n\n"]) if facts else ""
    return front + "\n".join([f"# {markdown(title)}\n", *parts])


def markdown(text: str) -> str:
    """Text that means nothing in Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|$~^:'\"@&-])", r"\\\1", text)


def slug(name: str) -> str:
    """A name as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def sentence(text: str) -> str:
    """Text that begins like a sentence and ends like one."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", '."')) else ".") if text else ""


def count(number: int, what: str) -> str:
    """So many of something."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def mana(text: str) -> str:
    """Escaped text in which mana symbols are drawn."""
    return _MANA.sub(lambda found: _symbols(found[0]), escape(text, quote=False))


def _symbols(written: str) -> str:
    """A row of symbols that stay together at the end of a line."""
    symbols = "".join(map(_symbol, written[1:-1].split("}{")))
    return f'<span class="cost">{symbols}</span>' if "}{" in written else symbols


def _symbol(letters: str) -> str:
    colour = _COLOURS.get(letters, "plain")
    meaning = {"T": "tap", "X": "X mana"}.get(letters, f"{letters if colour == 'plain' else colour} mana")
    return f'<span class="mana mana-{colour}" title="{escape(meaning)}">{escape(letters)}</span>'


def items(elements: Iterable[str], css: str = "") -> str:
    """A list."""
    opening = f'<ul class="{css}">' if css else "<ul>"
    return opening + "".join(f"<li>{each}</li>" for each in elements) + "</ul>"


def ruling_link(id: str, text: str = "") -> str:
    """The way to a ruling."""
    return f'<a class="id" href="{UP}rulings/{id}.html">{text or id}</a>'


def number_link(number: str, ruleset: str, title: str = "") -> str:
    """The way to a number in the index of a ruleset."""
    hint = f' title="{escape(title)}"' if title else ""
    return f'<a class="number" href="{UP}indexes/numbers-{ruleset}.html#r-{number.lower()}"{hint}>{escape(number)}</a>'


def card_link(name: str, text: str = "") -> str:
    """The way to a card in the index of cards."""
    return f'<a class="card" href="{UP}indexes/cards.html#{slug(name)}">{escape(text or name)}</a>'


def players_of(scenario: Scenario) -> frozenset[str]:
    """The names of the players, as the scenario introduces them."""
    for step in scenario.steps:
        if found := _PLAYERS.search(step.text):
            return frozenset(re.findall(r"[A-Z]\w+", found[1]))
    return frozenset()


def step_html(text: str, players: Collection[str], cards: Collection[str]) -> str:
    """A step in which players, cards and numbers stand out; cards that are known lead to the index of cards."""

    def told(found: re.Match[str]) -> str:
        if name := found["card"]:
            return card_link(name) if name in cards else f'<span class="card">{escape(name)}</span>'
        if slot := found["slot"] or found["named"]:
            return f'<var class="slot">{escape(slot)}</var>'
        if letters := found["mana"]:
            return _symbols(letters)
        if name := found["name"]:
            return f'<b class="player">{name}</b>' if name in players else name
        return f'<b class="count">{found["number"]}</b>'

    return _around(_TOKEN, text, told)


def _around(pattern: re.Pattern[str], text: str, told: Callable[[re.Match[str]], str]) -> str:
    """Text with what the pattern finds told in another way, and the rest escaped."""
    parts: list[str] = []
    end = 0
    for found in pattern.finditer(text):
        parts += [escape(text[end : found.start()], quote=False), told(found)]
        end = found.end()
    return "".join([*parts, escape(text[end:], quote=False)])


class Terms:
    """Old words of the rules, each with what it is called today: explained where one first stands in a text."""

    def __init__(self, today: Mapping[str, str]) -> None:
        self._today = {old.lower(): new for old, new in today.items()}
        words = "|".join(re.escape(old) for old in sorted(today, key=len, reverse=True))
        self._pattern = re.compile(rf"\b({words})\b" if words else r"(?!)", re.IGNORECASE)

    def explained(self, text: str) -> str:
        """The text as HTML, with mana symbols, and hints on old words."""
        seen: set[str] = set()

        def told(found: re.Match[str]) -> str:
            old = found[0].lower()
            if old in seen:
                return escape(found[0])
            seen.add(old)
            hint = escape(f"today: {self._today[old]}")
            return f'<a class="term" href="{UP}glossary.html#{slug(old)}" title="{hint}">{escape(found[0])}</a>'

        return _MANA.sub(lambda found: _symbols(found[0]), _around(self._pattern, text, told))
