"""`touchstone report`: results in a form for people, CI servers and pages."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from touchstone.faults import Exit, UsageError
from touchstone.results import Results

Target = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]


def report(
    *results: Path,
    junit: Path | None = None,
    markdown: Target = None,
    html: Target = None,
    badge: Target = None,
    slim: Target = None,
    explain: int = 20,
) -> Exit:
    """Show results in the terminal, or write them in other forms. New failures come first in each.

    Args:
        results: files of results (NDJSON); shards of one run are put together
        junit: write JUnit XML to this file
        markdown: write Markdown to this file, for the summary of a CI step; "-" is standard output
        html: write one page to this file: engines by rulings, with every failure
        badge: write the JSON of a badge to this file (the endpoint format of shields.io)
        slim: write the verdicts with their reasons alone to this file: results that are small enough to be kept
        explain: how many failures the terminal and Markdown show in full
    """
    from touchstone.results import read_results
    from touchstone.shards import together

    if not results:
        raise UsageError("expected at least one file of results, as `touchstone run --results FILE` writes them")
    found = together(map(read_results, results))
    if junit or badge or slim:
        _need_one(found, "JUnit XML" if junit else "a badge" if badge else "a slim file")
    if junit:
        from touchstone.reports.junit import write_junit

        write_junit(junit, found[0].records, found[0].explanations)
    if markdown:
        from touchstone.reports.markdown import in_markdown

        _write(markdown, lambda: "\n".join(in_markdown(each, explain) for each in found))
    if html:
        from touchstone.reports.html import page

        _write(html, lambda: page(found))
    if badge:
        from touchstone.reports.badge import badge_of

        _write(badge, lambda: badge_of(found[0]))
    if slim:
        from touchstone.reports.slim import in_slim

        _write(slim, lambda: in_slim(found[0]))
    if not (junit or markdown or html or badge or slim):
        _print(found, explain)
    return Exit.AS_EXPECTED


def _need_one(found: Sequence[Results], what: str) -> None:
    if len(found) > 1:
        raise UsageError(f"{what} is about one run; expected the results of one, found {len(found)}")


def _write(path: Path, text: Callable[[], str]) -> None:
    if str(path) == "-":
        print(text(), end="")
        return
    try:
        path.write_text(text(), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"the report cannot be written to {path}: {error.strerror}") from error


def _print(found: Sequence[Results], explain: int) -> None:
    from rich.console import Console

    from touchstone.reports.terminal import print_report

    console = Console(highlight=False)
    for each in found:
        console.print(f"{each.name}, suite {each.header.suite_version}, {each.header.started}", markup=False)
        if each.header.filtered:
            console.print(f"not the whole suite: {each.header.filtered}", markup=False, soft_wrap=True)
        if not each.complete:
            console.print("incomplete: the run did not come to its end", style="red")
        console.print()
        print_report(console, each, explain)
