"""`touchstone steps`: the catalogue of steps, printed and kept as a page of the documentation."""

from typing import Annotated

from cyclopts import Parameter

from touchstone.faults import Exit
from touchstone.generated import keep_page


def steps(*, check: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """Print the steps that scenarios are written with; in a checkout, keep docs/steps.md equal to them.

    Args:
        check: print and write nothing, and say whether the page differs from the steps
    """
    return keep_page("steps.md", catalogue_page(), "touchstone steps", check)


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
