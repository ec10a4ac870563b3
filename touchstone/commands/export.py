"""`touchstone export`: write the scenarios as JSON files that an engine can read without Python."""

import json
import sys
from pathlib import Path

from touchstone.catalogue import catalogue
from touchstone.faults import Exit
from touchstone.folders import make_folder
from touchstone.hosting.finding import open_engine
from touchstone.playing import greet
from touchstone.rulesets import RULESETS, need_ruleset
from touchstone.selecting import files_for, select


def export(directory: Path, *selection: str, ruleset: str | None = None, engine: str = "oracle") -> Exit:
    """Write each scenario, for each ruleset of its range, as a self-contained JSON file; the JSON Schema beside them.

    Args:
        directory: the folder that is written to
        selection: ids of rulings, globs of ids (quoted), feature files or titles of scenarios; none means all
        ruleset: only under this ruleset, such as 2007-10
        engine: the engine that plays the scenarios while they are written down; it must pass them
    """
    import msgspec

    from touchstone.vectors.messages import schema
    from touchstone.vectors.recording import NotPassed, vectors

    need_ruleset(ruleset)
    chosen = select(selection, files_for(selection, catalogue()), catalogue())
    make_folder(directory, "the vectors")
    (directory / "schema.json").write_text(json.dumps(schema(), indent=2) + "\n", encoding="utf-8")
    caller = greet(open_engine(engine))
    written = 0
    try:
        for name, vector in vectors(chosen, caller, (ruleset,) if ruleset else RULESETS):
            path = directory / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(vector), indent=1) + b"\n")
            written += 1
    except NotPassed as error:
        print(f"touchstone: {error}", file=sys.stderr)
        return Exit.NOT_AS_EXPECTED
    finally:
        caller.engine.shutdown()
    print(f"{written} vectors in {directory}")
    return Exit.AS_EXPECTED
