"""What the knock-outs came to, as a section of docs/strength.md."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import shorten

from oracle.rulebook import RULES
from oracle.rulesets import RULESETS
from tools.knockouts.neutral import KnockOut, knock_outs, read_in
from tools.knockouts.trying import Tried
from tools.marked import Section

SECTION = Section("<!-- knock-outs: written by python -m tools.knockouts -->", "<!-- end of the knock-outs -->")
WIDEST = 200
"""So much of a sentence is shown in a cell."""


def write(path: Path, results: Iterable[Tried]) -> None:
    """Put the section into the page."""
    SECTION.write(path, section(list(results)))


def section(results: Sequence[Tried]) -> list[str]:
    """The section: the figures, what is open, and the table."""
    done = [(knock_outs()[each.id], each) for each in results if each.id in knock_outs()]
    done.sort(key=lambda pair: (_sorting(pair[0]), pair[0].rule, pair[0].since, pair[0].how))
    noticed = [pair for pair in done if pair[1].noticed]
    unseen = [(knock, tried) for knock, tried in done if not tried.noticed]
    uncited = [(knock, tried) for knock, tried in noticed if not tried.citing]
    return [
        "## Knock-outs",
        "",
        "Every rule of the oracle, and every later reading of one, is replaced in turn by one that does nothing (a",
        "rule that answers yes or no: by one that always says no, and by one that always says yes). The scenarios",
        "that run the rule are played again, each in the first ruleset that reads it so. Readings that do nothing",
        "anyway are left out. Command, resumable:",
        "",
        "```sh",
        "python -m tools.knockouts",
        "```",
        "",
        f"- {len(done)} knock-outs of {len({knock.rule for knock, _ in done})} rules",
        f"- {len(noticed)} noticed by at least one scenario, {len(noticed) - len(uncited)} of them by one that cites",
        "  a number of the rule",
        f"- {len(unseen)} that nothing notices",
        "",
        "### Open: what nothing notices",
        "",
        *(_table(unseen) if unseen else ["Nothing is open."]),
        "",
        "### What is noticed",
        "",
        "*run*: scenarios that run the rule; *played*: those of them that were played again (first those that cite",
        "the rule; `--most` says how many, and more only if none of these fails; of a rule without which games never",
        "end even fewer); *fail*: those that fail without it; *seen*: those that fail by an observation and not by a",
        "crash; *citing*: those of the failing ones that cite the number, themselves or by their Rule. One of those",
        "that fail is named, with what it says then.",
        "",
        *_table(noticed),
    ]


def _table(pairs: Sequence[tuple[KnockOut, Tried]]) -> list[str]:
    return [
        "| rule | what it says | instead | run | played | fail | seen | citing | for instance | how it fails |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |",
        *(_row(knock, tried) for knock, tried in pairs),
    ]


def _row(knock: KnockOut, tried: Tried) -> str:
    since = f", as read since {knock.since}" if knock.since != next(iter(RULESETS)) else ""
    reading = read_in(knock.rule, knock.since)
    says = _in_cell(reading.__doc__ or RULES[knock.rule].says)
    return (
        f"| {', '.join(knock.numbers)} `{knock.rule}`{since} | {says} | {knock.how} "
        f"| {tried.run} | {tried.played} | {len(tried.noticed)} | {tried.seen} | {tried.citing} "
        f"| {_in_cell(tried.first)} | {_in_cell(tried.why)} |"
    )


def _in_cell(text: str) -> str:
    """The first line of a text, as the cell of a table."""
    line = text.strip().partition("\n")[0].translate({ord(sign): f"\\{sign}" for sign in "|<*_"})
    return shorten(line, WIDEST, placeholder=" ...") if len(line) > WIDEST else line


def _sorting(knock: KnockOut) -> list[tuple[int, str]]:
    """The order of the rulebook: 200 before 1000, 502.9 before 502.10."""
    first = (*RULES[knock.rule].numbers, "")[0]
    return [(int(digits or 0), rest) for digits, rest in _parts(first)]


def _parts(number: str) -> list[tuple[str, str]]:
    parts = []
    for part in number.split("."):
        digits = "".join(sign for sign in part if sign.isdigit())
        parts.append((digits, part.removeprefix(digits)))
    return parts
