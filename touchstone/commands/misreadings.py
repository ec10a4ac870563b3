"""`touchstone misreadings`: the wrong readings that the scenarios must catch."""

import importlib
from typing import Annotated

from cyclopts import Parameter

from touchstone.catalogue import catalogue
from touchstone.faults import Exit


def misreadings(ruling: str | None = None, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> Exit:
    """List the misreadings of the oracle, or those of one ruling.

    Args:
        ruling: the id of a ruling
        json: print as JSON
    """
    entered = importlib.import_module("oracle.misreadings").misreadings().values()
    chosen = [one for one in entered if ruling is None or one.ruling == catalogue()[ruling].id]
    if json:
        import json as encoding

        print(encoding.dumps([{"id": one.id, "ruling": one.ruling, "description": one.description} for one in chosen]))
    else:
        for one in chosen:
            print(f"{one.id:<16} {one.description}")
    return Exit.AS_EXPECTED
