"""What the harness itself costs: round trips, memory over a long run, and a second worker."""

import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.measures import ENGINES, IN_PROCESS, OVER_STDIO, run_cost, seconds
from touchstone.playing import greet
from touchstone.protocol import CardsKnownParams, Engine

CALLS = 2000
MARKS = (100, 500, 1000, 1500, 2000)
_CHECK = 0.05
_MINUTES = 30


def round_trips(times: int) -> dict[str, int]:
    """Calls a second of the smallest kind (is one card known?), in process and over stdio: the best of several."""
    rates = {}
    for name in (IN_PROCESS, OVER_STDIO):
        engine = ENGINES[name]()
        try:
            greet(engine)
            rates[name] = round(CALLS / min(seconds(calling(engine)) for _ in range(times)))
        finally:
            engine.shutdown()
    return rates


def calling(engine: Engine) -> Callable[[], None]:
    """Ask the same small thing many times."""
    question = CardsKnownParams(names=("Plains",))

    def ask() -> None:
        for _ in range(CALLS):
            engine.cards_known(question)

    return ask


class Memory(msgspec.Struct, frozen=True):
    """Megabytes of the harness and of the engine after so many scenarios, and how many seconds the run is old."""

    scenarios: int
    seconds: float
    harness: float
    engine: float


def memory_of_a_run(marks: tuple[int, ...] = MARKS) -> list[Memory]:
    """Memory in the course of one run of everything on the oracle over stdio, as it passes these marks.

    The run is ended at the last of them. Raises ValueError if it ends before, or takes half an hour.
    """
    found: list[Memory] = []
    with tempfile.TemporaryDirectory() as folder, long_run(Path(folder) / "results.ndjson") as (run, results):
        begun = time.monotonic()
        deadline = begun + 60 * _MINUTES
        while len(found) < len(marks):
            if run.poll() is not None or time.monotonic() > deadline:
                raise ValueError(f"the run played {played(results)} scenarios; expected {marks[-1]}")
            time.sleep(_CHECK)
            done = played(results)
            if done >= marks[len(found)]:
                age = time.monotonic() - begun
                found.append(Memory(done, age, megabytes(run.pid), sum(map(megabytes, children(run.pid)))))
    return found


def pace(earlier: Memory, later: Memory) -> float:
    """Milliseconds for each scenario between two marks of a run."""
    return 1000 * (later.seconds - earlier.seconds) / (later.scenarios - earlier.scenarios)


@contextmanager
def long_run(results: Path) -> Iterator[tuple["subprocess.Popen[bytes]", Path]]:
    """A run of the whole suite on the oracle over stdio, interrupted in the end."""
    engine = f"{sys.executable} -m oracle"
    command = [sys.executable, "-m", "touchstone", "run", "--engine", engine, "--results", str(results)]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield run, results
    finally:
        run.send_signal(signal.SIGINT)
        try:
            run.wait(timeout=30)
        except subprocess.TimeoutExpired:
            run.kill()
            run.wait()


def played(results: Path) -> int:
    """How many scenarios stand in a file of results."""
    return results.read_bytes().count(b'"line":"scenario"') if results.exists() else 0


def megabytes(pid: int) -> float:
    """What a process holds in memory now (Linux)."""
    match = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    return int(match[1]) / 1024 if match else 0.0


def children(pid: int) -> list[int]:
    """The processes that a process started (Linux)."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def workers_costs(times: int) -> dict[int, float]:
    """Milliseconds for each scenario of `touchstone run LRW-*` over stdio, with one worker and with two."""
    engine = f"{sys.executable} -m oracle"
    return {number: min(run_cost(engine, "-n", str(number)) for _ in range(times)) for number in (1, 2)}
