"""`touchstone schema`: the JSON Schema of the protocol and its reference page."""

import sys
from typing import Annotated

from cyclopts import Parameter

from touchstone.faults import Exit
from touchstone.protocol.schema import generated


def schema(*, check: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """Write the JSON Schema of the protocol and its reference page from the message types.

    Args:
        check: write nothing, and say which file differs from the message types
    """
    for file, wanted in generated().items():
        if not file.parent.is_dir():  # an installed package has no documentation folder
            continue
        if file.is_file() and file.read_text(encoding="utf-8") == wanted:
            continue
        if check:
            print(f"{file} differs from the message types; `touchstone schema` writes it anew", file=sys.stderr)
            return Exit.NOT_AS_EXPECTED
        file.write_text(wanted, encoding="utf-8")
        print(f"written: {file}")
    return Exit.AS_EXPECTED
