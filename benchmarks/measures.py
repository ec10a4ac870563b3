"""What is measured: the suite on several engines, the start, and single calls in games of several sizes."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter

import msgspec

from oracle.engine import Oracle
from oracle.rulesets import RULESETS
from touchstone.catalogue import catalogue
from touchstone.driver import Caller
from touchstone.features import Scenario, features, span_of
from touchstone.hosting.hosted import HostedEngine
from touchstone.null_engines import DoNothing
from touchstone.playing import greet, play
from touchstone.protocol import (
    Action,
    Activate,
    Announcement,
    Engine,
    GameActParams,
    GameNewParams,
    GameObserveParams,
    ObjectSetup,
    Pass,
    Play,
    PlayerSetup,
    Ref,
    StateSetup,
)

SIZES = (10, 100, 1000)
FLOOR, IN_PROCESS, OVER_STDIO = "do-nothing engine", "oracle in process", "oracle over stdio"
ENGINES: dict[str, Callable[[], Engine]] = {
    FLOOR: DoNothing,
    IN_PROCESS: Oracle,
    OVER_STDIO: lambda: HostedEngine([sys.executable, "-m", "oracle"]),
}


def seconds(done: Callable[[], object]) -> float:
    """How long it takes."""
    begun = perf_counter()
    done()
    return perf_counter() - begun


# -- the suite ---------------------------------------------------------------------------------------------


class SuiteCost(msgspec.Struct, frozen=True, order=True):
    """Milliseconds for each scenario, and for each step that was played: the floor fails long before the end."""

    scenario: float
    step: float


def suite_costs(rounds: int) -> dict[str, SuiteCost]:
    """The whole suite on each engine in turn, so many times; the quickest round of each counts."""
    found: dict[str, list[SuiteCost]] = {name: [] for name in ENGINES}
    with greeted() as callers:
        for _ in range(rounds):
            for name, caller in callers.items():
                found[name].append(one_round(caller))
    return {name: min(costs) for name, costs in found.items()}


@contextmanager
def greeted() -> Iterator[dict[str, Caller]]:
    """All engines, started and greeted."""
    engines = {name: start() for name, start in ENGINES.items()}
    try:
        yield {name: greet(engine) for name, engine in engines.items()}
    finally:
        for engine in engines.values():
            engine.shutdown()


def one_round(caller: Caller) -> SuiteCost:
    """Every scenario once under each ruleset of its range that the oracle plays."""
    everything = list(cases())
    begun = perf_counter()
    steps = sum(len(play(scenario, caller, ruleset, row).steps) for scenario, ruleset, row in everything)
    ms = 1000 * (perf_counter() - begun)
    return SuiteCost(ms / len(everything), ms / steps)


def cases() -> Iterator[tuple[Scenario, str, dict[str, str]]]:
    """Each scenario with each ruleset of its range and each row of its examples."""
    for file in features():
        for scenario in file.scenarios():
            for ruleset in RULESETS:
                if span_of(scenario, catalogue()).covers(ruleset):
                    yield from ((scenario, ruleset, row) for row in scenario.examples or ({},))


# -- a whole run -------------------------------------------------------------------------------------------

_SUMMED_UP = re.compile(r"(\d+) scenarios?, .*? in\s+([\d.]+) s", re.DOTALL)


def run_costs(times: int) -> dict[str, float]:
    """Milliseconds for each scenario of `touchstone run LRW-*`, as the run itself says: the quickest run counts."""
    engines = {FLOOR: "do-nothing", IN_PROCESS: "oracle", OVER_STDIO: f"{sys.executable} -m oracle"}
    return {name: min(run_cost(engine) for _ in range(times)) for name, engine in engines.items()}


def run_cost(engine: str, *more: str) -> float:
    """One run under 2007-10. Raises ValueError if it sums nothing up."""
    command = [sys.executable, "-m", "touchstone", "run", "LRW-*", "--ruleset", "2007-10", "--engine", engine, *more]
    said = subprocess.run(command, check=False, capture_output=True, text=True).stdout
    found = _SUMMED_UP.search(said)
    if found is None:
        raise ValueError(f"touchstone run with {engine} did not sum up what it played")
    return 1000 * float(found[2]) / int(found[1])


# -- the start ---------------------------------------------------------------------------------------------


def seconds_to_first_verdict(times: int) -> float:
    """From the start of a process to the end of its run of one ruling: the median."""
    return median(seconds(run_one_ruling) for _ in range(times))


def run_one_ruling() -> None:
    """`touchstone run LRW-PW-20` as a process. Raises CalledProcessError if it does not pass."""
    command = [sys.executable, "-m", "touchstone", "run", "LRW-PW-20"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


# -- single calls ------------------------------------------------------------------------------------------

AT_BOB = Announcement(targets=(Ref(player="Bob"),))
ACTIONS: dict[str, Action] = {
    "pass": Pass(),
    "play Shock": Play(object="Shock", announcement=AT_BOB),
    "activate Prodigal Pyromancer": Activate(object="Prodigal Pyromancer", announcement=AT_BOB),
}
FILLING = ("Forest", "Grizzly Bears", "Island", "Hypnotic Specter", "Plains", "Craw Wurm")


class Position:
    """A new game on the oracle with so many permanents in play, half of them Alice's, and a Shock in her hand."""

    def __init__(self, size: int) -> None:
        filling = [FILLING[n % len(FILLING)] for n in range(size - 2)]
        objects = (
            thing("Mountain", "Alice"),
            thing("Prodigal Pyromancer", "Alice"),
            ObjectSetup(handle="Shock", card="Shock", zone="hand", owner="Alice"),
            *(thing(name, ("Alice", "Bob")[n % 2], n) for n, name in enumerate(filling)),
        )
        players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
        state = StateSetup(players=players, objects=objects, active="Alice", turn=3)
        self.oracle = Oracle()
        self._handles = self.oracle.game_new(GameNewParams(ruleset="2007-10", state=state)).handles

    def act(self, action: Action) -> Callable[[], None]:
        """Alice takes the action when this is called. Raises ValueError if it is refused."""
        if isinstance(action, (Play, Activate)):
            action = msgspec.structs.replace(action, object=self._handles[action.object])

        def acting() -> None:
            result = self.oracle.game_act(GameActParams(player="Alice", action=action))
            if result.outcome != "accepted":
                raise ValueError(f"{action} is refused: {result.message}")

        return acting

    def observe(self) -> None:
        """Look at everything."""
        self.oracle.game_observe(GameObserveParams())


def thing(card: str, owner: str, number: int | None = None) -> ObjectSetup:
    """A permanent."""
    return ObjectSetup(
        handle=card if number is None else f"{card} {number}", card=card, zone="battlefield", owner=owner
    )


def call_costs(times: int) -> dict[str, dict[int, float]]:
    """Milliseconds of each call with so many permanents in play: the quickest of several."""

    def of(call: Callable[[int], Callable[[], object]]) -> dict[int, float]:
        return {size: min(1000 * seconds(call(size)) for _ in range(times)) for size in SIZES}

    def acting(action: Action) -> Callable[[int], Callable[[], object]]:
        return lambda size: Position(size).act(action)

    costs = {name: of(acting(action)) for name, action in ACTIONS.items()}
    costs["observe the whole game"] = of(lambda size: Position(size).observe)
    costs["set up the position"] = of(lambda size: lambda: Position(size))
    return costs
