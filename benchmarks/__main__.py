"""Measure everything side by side and write it down: `python -m benchmarks`."""

import argparse
import os
import platform
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from benchmarks.harness import Memory, memory_of_a_run, pace, round_trips, workers_costs
from benchmarks.measures import (
    FLOOR,
    IN_PROCESS,
    OVER_STDIO,
    SIZES,
    SuiteCost,
    call_costs,
    cases,
    run_costs,
    seconds_to_first_verdict,
    suite_costs,
)
from benchmarks.patterns import MANY, SUITE, Lookup, lookup_costs

README = Path(__file__).with_name("README.md")
BASE = """\
# What it costs

Written by `{command}` on Python {python}: everything in one run, one after the other. Figures of different
runs do not compare; the proportions do. No test asserts a time.

## A run

`touchstone run 'LRW-*' --ruleset 2007-10`, all of it: what an engine's author waits for, for each scenario; the
quickest of {rounds} runs.

| engine | ms for each scenario |
| --- | ---: |
{runs}

- oracle in process to the do-nothing engine: {run_to_floor:.1f} (aim: at most 3)
- over stdio to in process: {run_stdio_to_process:.2f} (aim: at most 1.5)

## The suite

The same scenarios and all others, played without pytest and without a report, so that the engine alone is seen.
{scenarios} scenarios, each counted once for every ruleset of its range that the oracle plays; the quickest of
{rounds} rounds.

| engine | ms for each scenario | ms for each step played |
| --- | ---: | ---: |
{suite}

The do-nothing engine is the floor: what is left when no game is played at all. It fails each scenario at the first
observation that is not as it should be, so its scenarios are shorter and the steps are the fairer measure.

- oracle in process to floor, for each step: {oracle_to_floor:.1f}
- the same for each scenario: {scenario_to_floor:.1f}
- over stdio to in process, for each scenario: {stdio_to_process:.2f}

## The start

`touchstone run LRW-PW-20`, from the start of the process to its end: {start:.2f} s (aim: first verdict within 1.5 s).

## The protocol and the harness

| | in process | over stdio |
| --- | ---: | ---: |
| round trips a second, of the smallest call | {trips_in_process:,} | {trips_over_stdio:,} |
| ms for each scenario | {scenario_in_process:.2f} | {scenario_over_stdio:.2f} |

- a round trip over stdio costs {trip:.3f} ms, a scenario {overhead:.2f} ms more than in process
- two workers to one, `touchstone run 'LRW-*'` over stdio on {cores} cores: {two:.1f} ms to {one:.1f} ms for each
  scenario, {workers:.2f} times as quick (each worker starts an engine of its own)

Memory of one run over stdio, in megabytes, as it goes on, and milliseconds for each scenario since the line before:

| scenarios | harness | engine | ms for each scenario |
| ---: | ---: | ---: | ---: |
{memory}

- from {first:,} to {last:,} scenarios: harness {harness_growth:+.1f} MB, engine {engine_growth:+.1f} MB
- the last part to the first: {last_to_first:.2f} times as long for each scenario (aim: flat, of other scenarios)

## Looking up a step

A line that has not been played before, with the patterns of the suite and with more of them; a line is looked up once.
Microseconds of the processor.

| patterns | tried for a line | µs | µs if all were tried in turn |
| ---: | ---: | ---: | ---: |
{lookups}

## One call, in games of several sizes

Milliseconds on the oracle, with so many permanents in play; the growth is from the smallest to the largest game
(linear: {linear}).

| call | {sizes} | growth |
| --- | {columns} ---: |
{calls}

## Seeing a regression

`benchmarks/test_speed.py` measures the same things one by one, and [pytest-benchmark] keeps the figures as JSON, with
the machine and the commit:

```console
$ pytest benchmarks --benchmark-autosave                  # before: kept in .benchmarks/
$ pytest benchmarks --benchmark-autosave                  # after, on the same machine
$ pytest-benchmark compare --columns=min,median,ops       # all that are kept, side by side
$ pytest benchmarks --benchmark-compare --benchmark-compare-fail=median:25%    # fails if anything is 25 % slower
$ pytest benchmarks --benchmark-json=figures.json         # or a file of your own
$ pytest benchmarks --benchmark-disable                   # only whether they run
```

[pytest-benchmark]: https://pytest-benchmark.readthedocs.io
"""


def main() -> None:
    """Measure, print and write down."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how many times each measure is taken (default: 3)")
    rounds = parser.parse_args().rounds
    command = "python -m benchmarks" + ("" if rounds == 3 else f" --rounds {rounds}")
    suite, start, calls = suite_costs(rounds), seconds_to_first_verdict(rounds), call_costs(rounds)
    harness = harness_figures(suite, round_trips(rounds), memory_of_a_run(), workers_costs(rounds))
    harness["lookups"] = "\n".join(map(lookup_row, *zip(*lookup_costs(rounds, (SUITE, MANY)).items(), strict=True)))
    text = report(command, rounds, run_costs(rounds), suite, start, calls, harness)
    README.write_text(text, encoding="utf-8")
    print(text)


def report(
    command: str,
    rounds: int,
    runs: dict[str, float],
    suite: dict[str, SuiteCost],
    start: float,
    calls: dict[str, dict[int, float]],
    harness: dict[str, float | str],
) -> str:
    """The page."""
    floor, in_process, over_stdio = (suite[name] for name in (FLOOR, IN_PROCESS, OVER_STDIO))
    return BASE.format(
        command=command,
        python=platform.python_version(),
        rounds=rounds,
        scenarios=sum(1 for _ in cases()),
        runs="\n".join(f"| {name} | {cost:.1f} |" for name, cost in runs.items()),
        run_to_floor=runs[IN_PROCESS] / runs[FLOOR],
        run_stdio_to_process=runs[OVER_STDIO] / runs[IN_PROCESS],
        suite="\n".join(f"| {name} | {cost.scenario:.2f} | {cost.step:.3f} |" for name, cost in suite.items()),
        oracle_to_floor=in_process.step / floor.step,
        scenario_to_floor=in_process.scenario / floor.scenario,
        stdio_to_process=over_stdio.scenario / in_process.scenario,
        start=start,
        linear=SIZES[-1] // SIZES[0],
        sizes=" | ".join(f"{size:,}" for size in SIZES),
        columns=" ".join("---: |" for _ in SIZES),
        calls="\n".join(call_row(name, costs) for name, costs in calls.items()),
        **harness,
    )


def harness_figures(
    suite: dict[str, SuiteCost], trips: dict[str, int], memory: Sequence[Memory], workers: dict[int, float]
) -> dict[str, float | str]:
    """The figures of the section on the protocol and the harness."""
    in_process, over_stdio = suite[IN_PROCESS].scenario, suite[OVER_STDIO].scenario
    first, last = memory[0], memory[-1]
    paces = [pace(*two) for two in pairwise(memory)]
    return {
        "trips_in_process": trips[IN_PROCESS],
        "trips_over_stdio": trips[OVER_STDIO],
        "trip": 1000 / trips[OVER_STDIO],
        "scenario_in_process": in_process,
        "scenario_over_stdio": over_stdio,
        "overhead": over_stdio - in_process,
        "cores": str(os.cpu_count()),
        "one": workers[1],
        "two": workers[2],
        "workers": workers[1] / workers[2],
        "memory": "\n".join(map(memory_row, memory, ["", *(f"{each:.1f}" for each in paces)])),
        "last_to_first": paces[-1] / paces[0],
        "first": first.scenarios,
        "last": last.scenarios,
        "harness_growth": last.harness - first.harness,
        "engine_growth": last.engine - first.engine,
    }


def memory_row(mark: Memory, ms: str) -> str:
    """A line of the table of one long run."""
    return f"| {mark.scenarios:,} | {mark.harness:.1f} | {mark.engine:.1f} | {ms} |"


def lookup_row(patterns: int, cost: Lookup) -> str:
    """A line of the table of step books."""
    return f"| {patterns} | {cost.tried:.1f} | {cost.found:.1f} | {cost.in_turn:.1f} |"


def call_row(name: str, costs: dict[int, float]) -> str:
    """A line of the last table."""
    figures = " | ".join(f"{costs[size]:.2f}" for size in SIZES)
    return f"| {name} | {figures} | {costs[SIZES[-1]] / costs[SIZES[0]]:.0f} x |"


if __name__ == "__main__":
    main()
