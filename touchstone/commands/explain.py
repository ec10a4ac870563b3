"""`touchstone explain`: a scenario on the oracle, step by step, with the rules behind what happens."""

import importlib
from collections.abc import Sequence

from touchstone.catalogue import catalogue
from touchstone.driver import Caller, ScenarioFault
from touchstone.faults import Exit, Problem, SuiteFault
from touchstone.features import FeatureFile, Scenario, features, span_of
from touchstone.hosting.finding import open_engine
from touchstone.playbyplay import ORACLE, event_said
from touchstone.playing import PlayedStep, greet, play
from touchstone.rulesets import need_ruleset
from touchstone.selecting import select

FEW_RULES = 3
"""Under a number with more rules than these, no single one is what an event is about."""


def explain(scenario: str, /, *, ruleset: str | None = None, engine: str = ORACLE) -> Exit:
    """Show what happens in the scenarios of a ruling, or in one scenario, step by step.

    Args:
        scenario: the id of a ruling, or the title of a scenario
        ruleset: under this ruleset (default: the first one that the scenario holds in)
        engine: whose events are shown: an engine by its name or as a command
    """
    need_ruleset(ruleset)
    chosen = select((scenario,), features(), catalogue())
    caller = greet(open_engine(engine))
    try:
        good = [_explain(file, each, caller, ruleset) for file, each in chosen]
    finally:
        caller.engine.shutdown()
    return Exit.AS_EXPECTED if all(good) else Exit.NOT_AS_EXPECTED


def _explain(file: FeatureFile, scenario: Scenario, caller: Caller, ruleset: str | None) -> bool:
    """Print one scenario; whether it passes."""
    from rich.console import Console
    from rich.text import Text

    from touchstone.session import rule_of

    console = Console(highlight=False, soft_wrap=True)
    ruleset = ruleset or _first_ruleset(scenario, caller)
    rule = rule_of(file, scenario)
    if rule is not None:
        console.print(Text(f"{', '.join(scenario.rulings)}  {rule.title}", style="bold"))
    console.print(Text(f"{scenario.file}:{scenario.line}  {scenario.title}  [{ruleset}]\n"))
    passes = True
    for example in scenario.rows:
        try:
            played = play(scenario, caller, ruleset, example, with_events=True)
        except ScenarioFault as fault:
            raise SuiteFault([Problem(scenario.file, fault.line or scenario.line, str(fault))]) from fault
        for step in played.steps:
            console.print(_step(step))
        if played.error is not None:
            console.print(Text(f"    {played.verdict}: {played.error}", style="red"))
        for number, said in rules_behind(played.steps):
            console.print(Text(f"  {number:<9} {said}", style="italic"))
        console.print()
        passes = passes and played.verdict == "pass"
    return passes


def rules_behind(steps: Sequence[PlayedStep]) -> list[tuple[str, str]]:
    """The rules that the events cite, in the words of the rulebook; general numbers are left out."""
    rulebook = importlib.import_module("oracle.rulebook")
    said: dict[str, str] = {}
    for number in sorted({number for step in steps for event in step.events for number in event.rules}):
        entries = [entry for entry in rulebook.rules_numbered(number) if entry.numbers[0] == number]
        if 1 <= len(entries) <= FEW_RULES:
            said[number] = " ".join(entry.says for entry in entries)
    return list(said.items())


def _step(step: PlayedStep) -> "object":
    from rich.text import Text

    text = Text(f"  {step.kind.capitalize():5} {step.text}")
    for event in step.events:
        text.append(f"\n          {event_said(event)}", style="dim")
    return text


def _first_ruleset(scenario: Scenario, caller: Caller) -> str:
    held = span_of(scenario, catalogue()).rulesets
    return next((each for each in held if each in caller.about.rulesets), held[0])
