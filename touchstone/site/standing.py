"""What has become of a ruling under each of the four rulesets, and the bar that shows it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Literal

import msgspec

from touchstone.catalogue import Catalogue, Ruling
from touchstone.features import Scenario, span_of
from touchstone.rulesets import RULESETS
from touchstone.site.texts import sentence

State = Literal["holds", "changed", "gone", "not yet"]

SIGNS: dict[State, str] = {"holds": "✓", "changed": "≠", "gone": "✕", "not yet": "·"}
"""Each state has a sign and a word beside its colour."""

_FATE = re.compile(r"(?P<state>same|changed|gone)(?P<said>.*)", re.DOTALL)


class Standing(msgspec.Struct, frozen=True):
    """A ruling under a ruleset: whether it holds, and what the catalogue says of that."""

    ruleset: str
    state: State
    said: str = ""


def standings(ruling: Ruling, scenarios: Iterable[Scenario], catalogue: Catalogue) -> tuple[Standing, ...]:
    """The ruling under each ruleset, the oldest first.

    Before the date of its source a ruling holds if a scenario shows that it did.
    """
    spans = [span_of(each, catalogue) for each in scenarios]
    found = []
    for ruleset in RULESETS:
        if ruleset < ruling.since and not any(span.covers(ruleset) for span in spans):
            found.append(Standing(ruleset, "not yet", "The source of this ruling is newer."))
        elif ruleset < "2017-09":
            said = "It held already, as a scenario shows." if ruleset < ruling.since else "As its source says."
            found.append(Standing(ruleset, "holds", said))
        else:
            found.append(_of_fate(ruleset, ruling.rules_2017 if ruleset < "2026-04" else ruling.rules_now))
    return tuple(found)


def _of_fate(ruleset: str, fate: str) -> Standing:
    found = _FATE.match(fate)
    assert found is not None, fate
    state: State = "holds" if found["state"] == "same" else "changed" if found["state"] == "changed" else "gone"
    said = found["said"].strip().lstrip(":;,").strip()
    if found["state"] == "same" and re.match(r"[a-z]", said):
        said = f"The same {said}" if not found["said"].lstrip().startswith(":") else said
    if said.startswith("(") and said.find(")") == len(said) - 1:
        said = said[1:-1]
    return Standing(ruleset, state, said)


def _sentence(said: str) -> str:
    """What is said, as a sentence; a number alone is the number that the rule has."""
    return f"It is rule {said}." if re.fullmatch(r"[\d.]+[a-z]?", said) else sentence(said)


def bar(standings: Sequence[Standing], *, pressed: bool = False) -> str:
    """The bar over the rulesets. `pressed`: its parts are buttons that leave only the scenarios of that ruleset."""
    parts = []
    for each in standings:
        inside = (
            f'<span class="date">{each.ruleset}</span> '
            f'<span class="state"><span aria-hidden="true">{SIGNS[each.state]}</span> {each.state}</span>'
        )
        if pressed:
            inside = f'<button type="button" aria-pressed="false" data-ruleset="{each.ruleset}">{inside}</button>'
        parts.append(f'<li class="{each.state.replace(" ", "-")}">{inside}</li>')
    return f'<ol class="rulesets" aria-label="Under the four rulesets">{"".join(parts)}</ol>'


def notes(standings: Sequence[Standing]) -> str:
    """What there is to say of each ruleset; neighbours of which the same is said share a line."""
    told = "".join(
        f"<div><dt>{rulesets} <span>{each.state}</span></dt>"
        f"<dd>{escape(_sentence(each.said), quote=False) or '–'}</dd></div>"
        for rulesets, each in _neighbours(standings)
    )
    return f'<dl class="standing">{told}</dl>'


def fates(standings: Sequence[Standing]) -> str:
    """What has changed, if anything has."""
    return "".join(
        f'<p class="fate"><b>{rulesets}</b> {each.state}: {escape(_sentence(each.said), quote=False)}</p>'
        for rulesets, each in _neighbours(standings)
        if each.state in ("changed", "gone") and each.said
    )


def _neighbours(standings: Sequence[Standing]) -> Iterator[tuple[str, Standing]]:
    """Neighbours of which the same is said: their rulesets, and one of them."""
    for _, group in groupby(standings, key=lambda each: (each.state, each.said)):
        same = list(group)
        yield ", ".join(each.ruleset for each in same), same[0]
