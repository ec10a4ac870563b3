"""What the oracle does in a scenario, step by step, with the numbers of the rules as each ruleset has them."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import PurePosixPath

from touchstone.features import Scenario
from touchstone.site.book import Illustration
from touchstone.site.cards import told as told_cards
from touchstone.site.plays import Event, Line, Play
from touchstone.site.texts import items, mana, number_link, players_of, step_html

Plays = Mapping[str, Sequence[Play]]
"""By ruleset: a scenario as it was played once, or once for each row of its outline."""


def play_html(one: Illustration) -> str:
    """The play, one click away; where rulesets differ in it, each of them can be chosen."""
    plays: Plays = one.shown.plays if one.shown else {}
    if not any(line.events for rows in plays.values() for play in rows for line in play.lines):
        return ""
    courses = _courses(plays)
    choice = _choice(one.scenario, list(plays)) if len({tuple(rows) for rows in plays.values()}) > 1 else ""
    note = '<p class="differs">The game takes another course under some of them.</p>' if len(courses) > 1 else ""
    told = "".join(f"<div{_under(course, plays)}>{''.join(_rows(one.scenario, course))}</div>" for course in courses)
    return f'<details class="play"><summary>What the oracle does, step by step</summary>{choice}{note}{told}</details>'


def _courses(plays: Plays) -> list[Plays]:
    """The rulesets put together under which the same happens, whatever the numbers of the rules."""
    found: dict[object, dict[str, Sequence[Play]]] = {}
    for ruleset, rows in plays.items():
        said = tuple((line.text, tuple(event.text for event in line.events)) for play in rows for line in play.lines)
        found.setdefault(said, {})[ruleset] = rows
    return list(found.values())


def _choice(scenario: Scenario, rulesets: Sequence[str]) -> str:
    """Radio buttons, which need no script: the style sheet shows what is under the chosen ruleset."""
    name = f"play-{PurePosixPath(scenario.file).stem}-{scenario.line}"
    parts = (
        f'<label><input type="radio" name="{name}" value="{each}"{" checked" if each == rulesets[0] else ""}> '
        f"{each}</label>"
        for each in rulesets
    )
    return f'<fieldset class="choice"><legend>Under the rules of</legend>{"".join(parts)}</fieldset>'


def _under(some: Mapping[str, object], every: Mapping[str, object]) -> str:
    """The attribute that names the rulesets, where they are not all there are."""
    return f' data-under="{" ".join(some)}"' if len(some) < len(every) else ""


def _rows(scenario: Scenario, course: Plays) -> Iterator[str]:
    """The lists of steps: one, or one for each row of the outline under its values."""
    players = players_of(scenario)
    for at in range(len(next(iter(course.values())))):
        row = scenario.examples[at] if scenario.examples else {}
        title = ", ".join(f"{name} {value}" for name, value in row.items())
        heading = f'<p class="row">{escape(title)}</p>' if title else ""
        lines = {ruleset: rows[at].lines for ruleset, rows in course.items()}
        yield f"{heading}<ol>{''.join(_steps(lines, players))}</ol>"


def _steps(lines: Mapping[str, Sequence[Line]], players: frozenset[str]) -> Iterator[str]:
    for at, line in enumerate(next(iter(lines.values()))):
        if not line.events and (line.kind == "given" or line.text == "the scenario ends"):
            continue
        sign = '<span class="seen" aria-label="seen">✓</span> ' if line.kind == "then" else ""
        said = "To the end" if line.text == "the scenario ends" else step_html(line.text, players, told_cards())
        same = {ruleset: of_ruleset[at].events for ruleset, of_ruleset in lines.items()}
        events = items(_events(same)) if line.events else ""
        yield f"<li>{sign}<span>{said}</span>{events}</li>"


def _events(same: Mapping[str, Sequence[Event]]) -> Iterator[str]:
    """The events, which are the same under all of these rulesets, each with its numbers."""
    for at, event in enumerate(next(iter(same.values()))):
        numbers: dict[tuple[str, ...], dict[str, None]] = {}
        for ruleset, events in same.items():
            numbers.setdefault(events[at].rules, {})[ruleset] = None
        told = "".join(
            f' <span class="numbers"{_under(rulesets, same)}>'
            f"{', '.join(number_link(number, next(iter(rulesets))) for number in rules)}</span>"
            for rules, rulesets in numbers.items()
            if rules
        )
        yield mana(event.text) + told
