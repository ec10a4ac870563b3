"""`touchstone where`: from a rule's number to the code of the oracle that applies it."""

import importlib

from touchstone.data import shown
from touchstone.faults import Exit, UsageError


def where(number: str, /) -> Exit:
    """Show where the oracle applies a rule: file and line, and what the rule says.

    Args:
        number: the number of a rule in the rules of 2007-10, for example 309.2a, or the name of a rule's function
    """
    from pathlib import Path

    importlib.import_module("oracle.engine")
    rulebook = importlib.import_module("oracle.rulebook")
    found = [entry for entry in rulebook.RULES.values() if number in (*entry.numbers, entry.name)]
    if not found:
        near = sorted({n for entry in rulebook.RULES.values() for n in entry.numbers if n.startswith(number[:3])})
        hint = f"; in that section there are {', '.join(near)}" if near else ""
        raise UsageError(f"the oracle has no rule {number}{hint}")
    for entry in found:
        file, line = entry.place
        print(f"{shown(Path(file))}:{line}  {entry.name} ({', '.join(entry.numbers)})")
        print(f"    {entry.says}")
    return Exit.AS_EXPECTED
