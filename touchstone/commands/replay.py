"""`touchstone replay`: do what exported vectors say, on any engine."""

from collections import Counter
from pathlib import Path

from touchstone.faults import Exit, UsageError
from touchstone.hosting.finding import open_engine
from touchstone.playing import greet


def replay(directory: Path, *, engine: str = "oracle") -> Exit:
    """Replay the vectors that `touchstone export` has written, as an engine's own consumer would.

    Args:
        directory: the folder with the vectors
        engine: the engine, by its name or as a command
    """
    from touchstone.vectors.reading import read
    from touchstone.vectors.replaying import replay as replayed
    from touchstone.verdicts import explained

    paths = sorted(path for path in directory.rglob("*.json") if path.name != "schema.json")
    if not paths:
        raise UsageError(f"there is no vector in {directory}; `touchstone export {directory}` writes them")
    caller = greet(open_engine(engine))
    counts: Counter[str] = Counter()
    try:
        for path in paths:
            verdict, error = replayed(read(path), caller)
            counts[verdict] += 1
            if error is not None:
                print(f"{path}: {verdict}: {explained(error)}")
    finally:
        caller.engine.shutdown()
    print(", ".join(f"{number} {verdict}" for verdict, number in sorted(counts.items())))
    return Exit.AS_EXPECTED if set(counts) <= {"pass", "unsupported"} else Exit.NOT_AS_EXPECTED
