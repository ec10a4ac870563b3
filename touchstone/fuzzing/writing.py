"""Writing a finding: as a scenario in a feature file of its own, and what each engine did at each step."""

from collections.abc import Iterator
from pathlib import Path

from touchstone.features import Scenario, read
from touchstone.folders import fresh, make_folder
from touchstone.fuzzing.duel import Duel, Finding
from touchstone.playbyplay import event_said
from touchstone.playing import Played
from touchstone.verdicts import explained


def feature_text(finding: Finding, duel: Duel) -> str:
    """The feature file: one scenario, which passes on the first engine and does not on the second."""
    sides = [f"{side.caller.about.name} under the rules of {side.ruleset}" for side in (duel.one, duel.other)]
    spans = [duel.one.ruleset] if duel.one.ruleset == duel.other.ruleset else []
    lines = [
        "Feature: Found by fuzzing",
        f"  {_title(finding)}",
        "",
        *(f"  @since:{ruleset} @until:{ruleset}" for ruleset in spans),
        f"  Scenario: Passes on {sides[0]}, but not on {sides[1]}",
        *(f"    {line}" for line in _steps(finding.scenario())),
    ]
    return "\n".join(lines) + "\n"


def transcript(finding: Finding, duel: Duel) -> str:
    """What happened at each step on either engine."""
    played = duel.played(finding.scenario())
    parts = []
    for side, game in zip((duel.one, duel.other), played, strict=True):
        parts += [f"# {side.caller.about.name} under the rules of {side.ruleset}: {game.verdict}", *_told(game), ""]
    return "\n".join(parts)


def write(finding: Finding, duel: Duel, folder: Path, name: str) -> Path:
    """Write the feature file and, beside it, the transcripts; the path of the former. Earlier ones stay."""
    make_folder(folder, "a difference")
    path = fresh(folder / f"{name}.feature")
    path.write_text(feature_text(finding, duel), encoding="utf-8")
    path.with_suffix(".txt").write_text(transcript(finding, duel), encoding="utf-8")
    return path


def written(path: Path) -> Scenario:
    """The scenario of a file, read again."""
    (scenario,) = read(path).scenarios()
    return scenario


def _title(finding: Finding) -> str:
    return str(finding.difference)[:200]


def _steps(scenario: Scenario) -> Iterator[str]:
    before = ""
    for step in scenario.steps:
        yield f"{'And' if step.kind == before else step.kind.capitalize()} {step.text}"
        before = step.kind


def _told(game: Played) -> Iterator[str]:
    for step in game.steps:
        yield f"{step.kind.capitalize()} {step.text}"
        yield from (f"    {event_said(event)}" for event in step.events)
    if game.error is not None:
        yield f"    -> {explained(game.error)}"
