"""Pages of the documentation that commands print and keep: generated, never written by hand."""

import sys
from pathlib import Path

from touchstone.data import folder
from touchstone.faults import Exit


def page_file(name: str) -> Path:
    """A page of the documentation, in a checkout."""
    return folder("features").parent / "docs" / name


def keep_page(name: str, page: str, command: str, check: bool) -> Exit:
    """Print a page and, in a checkout, write it if it differs; with `check` only say whether it differs."""
    file = page_file(name)
    differs = file.parent.is_dir() and not (file.is_file() and file.read_text(encoding="utf-8") == page)
    if check:
        if differs:
            print(f"{file} is not what it should be; `{command}` writes it anew", file=sys.stderr)
        return Exit.NOT_AS_EXPECTED if differs else Exit.AS_EXPECTED
    if differs:
        file.write_text(page, encoding="utf-8")
    print(page, end="")
    return Exit.AS_EXPECTED
