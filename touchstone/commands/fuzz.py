"""`touchstone fuzz`: play random games on two engines side by side until they differ."""

from importlib import import_module
from pathlib import Path

from touchstone.faults import Exit, UsageError
from touchstone.folders import need_place
from touchstone.hosting.finding import open_engine
from touchstone.hosting.hosted import Limits
from touchstone.playing import greet
from touchstone.protocol import Engine
from touchstone.rulesets import RULESETS, need_ruleset

RESTARTS = 10_000
"""So often an engine is started again: one that breaks does so each time that its game is made shorter."""


def fuzz(
    *,
    engine: str = "oracle",
    against: str = "oracle",
    ruleset: str = RULESETS[0],
    against_ruleset: str | None = None,
    seconds: float = 60,
    cards: tuple[str, ...] = (),
    misreading: str | None = None,
    out: Path = Path("fuzz"),
    seed: int | None = None,
    database: str | None = None,
    call_timeout: float = 10,
) -> Exit:
    """Play random games on two engines side by side until they differ.

    A difference is made as short as it can be and written as a scenario that passes on the engine it is held
    against and does not on the engine itself, with what happened at each step on either.

    Args:
        engine: the engine to be tried, by its name or as a command
        against: the engine that it is held against
        ruleset: the rules that both play by
        against_ruleset: the rules that the other one plays by, if they are to be compared
        seconds: how long to look for a difference
        cards: only boards with cards whose names, or the names of whose files in fixtures/cards, fit this glob
        misreading: try the oracle with this misreading instead of an engine
        out: the folder that a difference is written to
        seed: draw the same games again
        database: where games that showed something are kept: a folder, or redis://host for several machines
        call_timeout: seconds that a hosted engine may take to answer
    """
    if seconds <= 0:
        raise UsageError(f"--seconds {seconds:g} leaves no time to play; expected a number above 0")
    need_ruleset(ruleset)
    need_ruleset(against_ruleset)
    need_place(out, "a difference")
    try:
        campaigns = import_module("touchstone.fuzzing.campaign")
    except ModuleNotFoundError as error:
        raise UsageError(f"fuzzing needs the package {error.name}: pip install mtg-touchstone[fuzz]") from error
    from touchstone.fuzzing.duel import Duel, Side
    from touchstone.fuzzing.writing import write

    limits = Limits(call=call_timeout, restarts=RESTARTS)
    tried = misread(misreading) if misreading is not None else open_engine(engine, limits)
    other = open_engine(against, limits)
    duel = Duel(Side(greet(other), against_ruleset or ruleset), Side(greet(tried), ruleset))
    try:
        finding = campaigns.campaign(duel, campaigns.Terms(seconds, cards, seed, database))
        played = f"{duel.games} games, {duel.steps} steps"
        if finding is None:
            print(f"No difference in {played}." + (f" Not to be said: {duel.unsaid[0]}." if duel.unsaid else ""))
            return Exit.NOT_AS_EXPECTED if duel.unsaid else Exit.AS_EXPECTED
        path = write(finding, duel, out, (misreading or "difference").replace("/", "-"))
        print(f"{finding.difference} (after {played})", path.read_text(encoding="utf-8"), f"{path}", sep="\n")
        return Exit.NOT_AS_EXPECTED
    finally:
        tried.shutdown()
        other.shutdown()


def misread(id: str) -> Engine:
    """The oracle with a misreading. Raises UsageError for one that is none."""
    if id not in import_module("oracle.misreadings").misreadings():
        raise UsageError(f"there is no misreading {id}; `touchstone misreadings` lists them")
    engine: Engine = import_module("oracle.engine").Oracle(id)
    return engine
