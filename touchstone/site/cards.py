"""The printed facts of cards, as the suite's data have them."""

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import Any

import yaml

from touchstone.data import Loader, folder
from touchstone.site.texts import mana

BASICS = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
Facts = Mapping[str, Any]


@cache
def cards() -> Mapping[str, Facts]:
    """What is written of each card, by name."""
    found: dict[str, Facts] = {}
    for path in sorted(folder("fixtures", "cards").glob("*.yaml")):
        entries = yaml.load(path.read_text(encoding="utf-8"), Loader)
        found.update((entry["name"], entry) for entry in entries)
    return found


@cache
def told() -> frozenset[str]:
    """The cards to which a mention in a scenario leads; everybody knows the basic lands."""
    return frozenset(cards()) - BASICS


def facts(card: Facts) -> str:
    """Cost, type line and what stands in the corner, as HTML; the halves of a split card one after the other."""
    if halves := card.get("halves"):
        return " // ".join(f"{escape(half['name'])}: {facts(half)}" for half in halves)
    told = [mana(card["cost"])] if card.get("cost") else []
    told += [escape(type_line(card)), *_corner(card), *_keywords(card)]
    if flipped := card.get("flipped"):
        told.append(f"flips into {escape(flipped['name'])}: {facts(flipped)}")
    return '<span class="facts">' + ", ".join(each for each in told if each) + "</span>"


def later(card: Facts) -> list[str]:
    """What has changed since the card was printed."""
    return [_change(change) for change in card.get("changes", ())]


def type_line(card: Facts) -> str:
    """Supertypes, types and subtypes."""
    before = " ".join([*card.get("supertypes", ()), *card.get("types", ())])
    subtypes = " ".join(card.get("subtypes", ()))
    return f"{before} – {subtypes}" if subtypes else before


def _corner(card: Facts) -> Iterator[str]:
    if card.get("power") is not None:
        yield f"{card['power']}/{card['toughness']}"
    if card.get("loyalty") is not None:
        yield f"loyalty {card['loyalty']}"


def _keywords(card: Facts) -> Iterator[str]:
    """The keywords, with their costs; other abilities are on the card."""
    for ability in card.get("abilities", ()):
        if isinstance(ability, str):
            yield escape(ability)
        elif (word := ability.get("ability")) not in (None, "activated", "triggered", "static"):
            cost = ability.get("cost")
            name = ability.get("keyword", word) if word == "keyword" else word
            yield escape(str(name)) + (f" {mana(cost)}" if isinstance(cost, str) else "")


def _change(change: Mapping[str, Any]) -> str:
    told = []
    if supertypes := change.get("supertypes"):
        told.append(f"is {' '.join(supertypes).lower()}")
    if "subtypes" in change or "types" in change:
        told.append(f"has the type line {type_line(change)}")
    others = [field for field in change if field not in ("since", "supertypes", "subtypes", "types")]
    told += ["reads differently" if each in ("abilities", "spell") else f"has another {each}" for each in others]
    return f"since {change['since']}: {', '.join(told)}"
