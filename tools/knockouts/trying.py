"""Playing the scenarios that a rule matters to, on an oracle where it does nothing."""

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec

from oracle.engine import Oracle
from oracle.misreadings import Misreading
from oracle.rulebook import RULES
from oracle.rulesets import RULESETS
from tools import judging
from tools.judging import in_range, judged, scenarios
from tools.knockouts.neutral import KnockOut, Reading, knock_outs, read_in
from touchstone.playing import greet, play

SECONDS = 1.0
"""How long a scenario may keep the processor; it takes a hundredth of that where no rule is missing."""
MOST_TIMEOUTS = 3
"""A rule without which so many scenarios never end is needed; the rest of them are not waited for."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a knock-out: how many scenarios run the rule, how many of them were played, and those that fail.

    Scenarios are named by file and line. `seen` are those of `noticed` that fail by an observation, `citing` those that
    cite a number of the rule. `first` is the title of the one to be shown, and `why` says in a sentence what fails.
    """

    id: str
    run: int
    played: int
    noticed: tuple[str, ...] = ()
    seen: int = 0
    citing: int = 0
    stopped: bool = False
    first: str = ""
    why: str = ""


Runs = dict[str, dict[str, list[str]]]
"""For each rule, for each ruleset, the scenarios that run it."""


Job = tuple[str, dict[str, list[str]], int]
"""A knock-out by its id, the scenarios that run its rule, and how many of them are played at least."""


def recorded() -> Iterator[tuple[str, str, set[str]]]:
    """Each scenario in each ruleset of its range, with the rules that are run there."""
    called: set[str] = set()
    for ruleset in RULESETS:
        caller = greet(Oracle(_as_rules({name: _noted(name, read_in(name, ruleset), called) for name in RULES})))
        for place, scenario in in_range(ruleset):
            called.clear()
            for example in scenario.rows:
                play(scenario, caller, ruleset, example)
            yield place, ruleset, set(called)


def runs() -> Runs:
    """Which scenarios run which rules: every scenario is played once in every ruleset."""
    found: Runs = {name: {ruleset: [] for ruleset in RULESETS} for name in RULES}
    for place, ruleset, called in recorded():
        for name in called:
            found[name][ruleset].append(place)
    return found


def places_for(knock_out: KnockOut, run: Mapping[str, list[str]]) -> list[tuple[str, str]]:
    """Where a knock-out could be noticed: each scenario that runs the rule, in the first ruleset that reads it so."""
    first: dict[str, str] = {}
    reading = read_in(knock_out.rule, knock_out.since)
    for ruleset in RULESETS:
        if read_in(knock_out.rule, ruleset) is reading:
            for place in run[ruleset]:
                first.setdefault(place, ruleset)
    return list(first.items())


def in_order(places: list[tuple[str, str]], knock_out: KnockOut) -> list[tuple[str, str]]:
    """First the scenarios that cite the rule, then the others, those of all files alternating."""
    turn = {place: number * 7919 % len(places) for number, (place, _) in enumerate(places)}
    return sorted(places, key=lambda pair: (not cites(pair[0], pair[1], knock_out), turn[pair[0]]))


def tried(knock_out: KnockOut, run: Mapping[str, list[str]], most: int) -> Tried:
    """Play the scenarios that could notice: `most` of them, and more only if none of these does."""
    caller = greet(Oracle(_as_rules({knock_out.rule: knock_out.reading})))
    places = in_order(places_for(knock_out, run), knock_out)
    noticed: list[str] = []
    shown: dict[str, tuple[str, str]] = {}
    seen = citing = timeouts = played = 0
    for place, ruleset in places:
        if played >= most and noticed:
            break
        played += 1
        with _not_for_ever() as late:
            verdict, why = judged(scenarios()[place], caller, ruleset)
        if verdict != "pass":
            noticed.append(place)
            shown.setdefault(verdict, (scenarios()[place].title, why))
            seen += verdict == "fail"
            citing += cites(place, ruleset, knock_out)
        timeouts += bool(late)
        if timeouts == MOST_TIMEOUTS:
            break
    first, why = shown.get("fail") or next(iter(shown.values()), ("", ""))
    return Tried(
        id=knock_out.id,
        run=len(places),
        played=played,
        noticed=tuple(noticed),
        seen=seen,
        citing=citing,
        stopped=timeouts == MOST_TIMEOUTS,
        first=first,
        why=why,
    )


def carried_out(job: Job) -> Tried:
    """The result of a job, for workers: they know what stands in a module, and not what stands in a program."""
    id, run, most = job
    return tried(knock_outs()[id], run, most)


def cites(place: str, ruleset: str, knock_out: KnockOut) -> bool:
    """Whether a scenario or its Rule names a number of the rule, of 2007 or of the ruleset in which it is played."""
    numbers = RULES[knock_out.rule].numbers
    return judging.cites(place, (*numbers, *map(RULESETS[ruleset].number, numbers)))


@contextmanager
def _not_for_ever() -> Iterator[list[bool]]:
    """Inside, `TimeoutError` after some seconds of work; then the list is not empty."""
    late: list[bool] = []

    def stop(*_: object) -> None:
        late.append(True)
        raise TimeoutError

    previous = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS, SECONDS)
    try:
        yield late
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, previous)


def _as_rules(readings: Mapping[str, Reading]) -> Misreading:
    return Misreading("", 1, "", readings, {}, {})


def _noted(name: str, reading: Reading, called: set[str]) -> Reading:
    def noting(*args: object, **kwargs: object) -> object:
        called.add(name)
        return reading(*args, **kwargs)

    return noting
