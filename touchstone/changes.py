"""What changed between two rulesets: the rulings of which a scenario holds in the one and not in the other."""

from collections.abc import Iterable

import msgspec

from touchstone.catalogue import Catalogue, Ruling
from touchstone.features import FeatureFile, Scenario, span_of


class ScenarioPlace(msgspec.Struct, frozen=True):
    """A scenario by its title and where it stands."""

    title: str
    file: str
    line: int


class Change(msgspec.Struct, frozen=True):
    """A ruling that changed: its statement, what the catalogue says of it, and the scenarios of either side."""

    id: str
    ruling: str
    rule: str | None
    fate: str
    before: tuple[ScenarioPlace, ...]
    after: tuple[ScenarioPlace, ...]


def fate_in(ruling: Ruling, ruleset: str) -> str:
    """What the catalogue says became of a ruling as of a ruleset."""
    if ruleset >= "2026-04":
        return ruling.rules_now
    return ruling.rules_2017 if ruleset >= "2017-09" else "same: of the date of its source"


def changes(old: str, new: str, files: Iterable[FeatureFile], catalogue: Catalogue) -> list[Change]:
    """The rulings that changed from one ruleset to a later one, in the order of the catalogue.

    A ruling changed if a scenario of it holds under one of the two alone, or if the catalogue says of the
    later ruleset alone that it changed or is gone. Rulings that are newer than the earlier ruleset are none.
    """
    by_ruling: dict[str, list[Scenario]] = {}
    for file in files:
        for scenario in file.scenarios():
            for ruling_id in scenario.rulings:
                by_ruling.setdefault(ruling_id, []).append(scenario)
    found = []
    for ruling in catalogue:
        if ruling.since > old or ruling.kind == "document":
            continue
        before, after = _sides(by_ruling.get(ruling.id, []), old, new, catalogue)
        says_so = fate_in(ruling, old).startswith("same") and not fate_in(ruling, new).startswith("same")
        if before or after or says_so:
            fate = fate_in(ruling, new)
            found.append(Change(ruling.id, ruling.ruling, ruling.rule, fate, before, after))
    return found


def _sides(
    scenarios: Iterable[Scenario], old: str, new: str, catalogue: Catalogue
) -> tuple[tuple[ScenarioPlace, ...], tuple[ScenarioPlace, ...]]:
    before, after = [], []
    for scenario in scenarios:
        span = span_of(scenario, catalogue)
        in_old, in_new = span.covers(old), span.covers(new)
        place = ScenarioPlace(scenario.title, scenario.file, scenario.line)
        if in_old and not in_new:
            before.append(place)
        if in_new and not in_old:
            after.append(place)
    return tuple(before), tuple(after)
