"""`touchstone steps`: the catalogue of steps, printed and kept as a page of the documentation."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from touchstone.data import folder
from touchstone.faults import Exit


def steps(*, check: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """Print the steps that scenarios are written with; in a checkout, keep docs/steps.md equal to them.

    Args:
        check: print and write nothing, and say whether the page differs from the steps
    """
    page = catalogue_page()
    file = page_file()
    differs = file.parent.is_dir() and not (file.is_file() and file.read_text(encoding="utf-8") == page)
    if check:
        if differs:
            print(f"{file} differs from the steps; `touchstone steps` writes it anew", file=sys.stderr)
        return Exit.NOT_AS_EXPECTED if differs else Exit.AS_EXPECTED
    if differs:
        file.write_text(page, encoding="utf-8")
    print(page, end="")
    return Exit.AS_EXPECTED


def page_file() -> Path:
    """The page of the documentation, in a checkout."""
    return folder("features").parent / "docs" / "steps.md"


def catalogue_page() -> str:
    """The page: every step in the order of its module."""
    from touchstone.stepbook import step_book

    book = step_book()
    lines = [
        "# Steps",
        "",
        f"The {len(book.definitions)} steps that scenarios are written with. Generated from the step functions by",
        "`touchstone steps`.",
        "",
        "Players are bare names, cards and other objects stand in double quotes. A *list of cards* is",
        '`"Shock", 3 "Forest" and "Plains" as "Alice\'s Plains"`: a count gives the names "Forest 1" to "Forest 3",',
        "`as` gives an alias. A name follows its card from zone to zone. Tokens and copies are found by their names.",
        'Where the card is there as well, `"copy of Shock"` is the copy.',
        'The later words "casts", "activates", "on the battlefield" and "in exile" are understood too.',
        "",
    ]
    for kind in ("given", "when", "then"):
        lines += [f"## {kind.capitalize()}", ""]
        for definition in book.definitions:
            if definition.kind == kind:
                lines += [f"- `{definition.example}`  ", f"  {definition.meaning}"]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
