"""A scenario as a story, and its Gherkin."""

from collections.abc import Sequence
from html import escape
from textwrap import dedent

from touchstone.features import FeatureFile, Scenario, StepLine
from touchstone.rulesets import RULESETS
from touchstone.site.book import Illustration
from touchstone.site.cards import told as told_cards
from touchstone.site.stepwise import play_html
from touchstone.site.texts import mana, players_of, step_html

HEADINGS = {"given": "Given", "when": "When", "then": "Then"}


def scenario_html(one: Illustration) -> str:
    """The scenario: in which rulesets it holds, the story, and one click away the Gherkin and the play-by-play."""
    return "\n".join(
        [
            f'<div class="scenario" data-rulesets="{" ".join(one.rulesets)}">',
            _where(one),
            story(one.scenario),
            _examples(one.scenario),
            play_html(one),
            _gherkin(one),
            "</div>",
        ]
    )


def _where(one: Illustration) -> str:
    if one.shown is None:
        return ""
    passed = [ruleset for ruleset, verdict in one.shown.verdicts.items() if verdict == "pass"]
    failed = [f"{ruleset} ({verdict})" for ruleset, verdict in one.shown.verdicts.items() if verdict != "pass"]
    told = f"The oracle passes under {_spelled(passed)}" if passed else "The oracle does not pass"
    told += f"; not under {', '.join(failed)}" if failed else ""
    return f'<p class="under"><span aria-hidden="true">{"✗" if failed else "✓"}</span> {told}.</p>'


def _spelled(rulesets: Sequence[str]) -> str:
    if len(rulesets) == len(RULESETS):
        return "all four rulesets"
    return " and ".join([", ".join(rulesets[:-1]), rulesets[-1]] if len(rulesets) > 1 else rulesets)


def story(scenario: Scenario) -> str:
    """Given, When and Then, each said once."""
    players = players_of(scenario)
    told: list[str] = []
    before = ""
    for group in _groups(scenario.steps):
        lines = "".join(f"<dd>{step_html(step.text, players, told_cards())}</dd>" for step in group)
        kind = group[0].kind
        heading = "and when" if kind == "when" and before == "then" else HEADINGS[kind]
        told.append(f'<div class="{kind}"><dt>{heading.capitalize()}</dt>{lines}</div>')
        before = kind
    return f'<dl class="story">{"".join(told)}</dl>'


def _groups(steps: Sequence[StepLine]) -> list[list[StepLine]]:
    """Steps of the same kind that follow one another."""
    groups: list[list[StepLine]] = []
    for step in steps:
        if groups and groups[-1][0].kind == step.kind:
            groups[-1].append(step)
        else:
            groups.append([step])
    return groups


def _examples(scenario: Scenario) -> str:
    if not scenario.examples:
        return ""
    names = list(scenario.examples[0])
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        "<tr>" + "".join(f"<td>{mana(row.get(name, ''))}</td>" for name in names) + "</tr>" for row in scenario.examples
    )
    table = f'<table class="examples"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="scroll" tabindex="0" role="region" aria-label="Examples">{table}</div>'


def _gherkin(one: Illustration) -> str:
    text = gherkin(one.file, one.scenario)
    place = f"{one.scenario.file}:{one.scenario.line}"
    return (
        f'<details class="gherkin"><summary>Gherkin</summary><pre tabindex="0" aria-label="Gherkin"><code>'
        f"{escape(text, quote=False)}</code></pre><p><code>{escape(place)}</code></p></details>"
    )


def gherkin(file: FeatureFile, scenario: Scenario) -> str:
    """The scenario as it is written, with its tags; the steps of a Background stand in front."""
    lines = file.path.read_text(encoding="utf-8").splitlines()
    starts = sorted({each.line for each in file.scenarios()} | {rule.line for rule in file.rules} | {len(lines) + 1})
    end = next(line for line in starts if line > scenario.line) - 1
    own = dedent("\n".join(lines[_start(lines, scenario.line - 1) : _end(lines, end)]))
    background = [step for step in scenario.steps if step.line < scenario.line]
    if not background:
        return own
    words = [
        f"  {HEADINGS[background[0].kind]} {background[0].text}",
        *(f"  And {each.text}" for each in background[1:]),
    ]
    return "\n".join(["Background:", *words, "", own])


def _start(lines: Sequence[str], at: int) -> int:
    """Where the scenario begins: at its tags."""
    while at and lines[at - 1].lstrip().startswith("@"):
        at -= 1
    return at


def _end(lines: Sequence[str], end: int) -> int:
    """Where it ends: before blank lines, and before the tags of what follows."""
    while lines[end - 1].lstrip().startswith("@") or not lines[end - 1].strip():
        end -= 1
    return end
