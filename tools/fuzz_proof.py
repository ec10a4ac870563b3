"""`python -m tools.fuzz_proof`: does fuzzing find wrong engines? A fixed list of misreadings, over all mechanics.

Each is looked for with the cards of its mechanic, for so many seconds of processor time. What is found is made as short
as it can be, written as a scenario, read again and played: it passes on the oracle and fails on the misread one. Then
it is played once more for each of its steps, without that step: none of these games may show the difference.
"""

import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import cyclopts
import msgspec

from oracle.engine import Oracle
from oracle.misreadings import misreadings
from tools.marked import Section
from touchstone.catalogue import catalogue
from touchstone.fuzzing.campaign import Terms, campaign
from touchstone.fuzzing.duel import Duel, Side
from touchstone.fuzzing.reducing import superfluous
from touchstone.fuzzing.writing import write, written
from touchstone.playing import greet

ROOT = Path(__file__).parents[1]
SECTION = Section("<!-- fuzzing: written by python -m tools.fuzz_proof -->", "<!-- end of fuzzing -->")

LOOKED_FOR: tuple[tuple[str, str], ...] = (
    ("GRS-308.2A-01", "creatures"),
    ("GRS-308.2A-02", "creatures"),
    ("GRS-309.2A-01", "creatures"),
    ("GRS-310.4B-02", "creatures"),
    ("GRS-300.2-01", "instants"),
    ("GRS-300.2-04", "instants"),
    ("GRS-409.1A-02", "creatures"),
    ("GRS-413.2A-01", "instants"),
    ("GRS-413.2A-03", "instants"),
    ("GRS-418.3D-04", "rulings_general"),
    ("GRS-419.6I-01", "arrivals"),
    ("GRS-405.2-02", "defining"),
    ("GRS-508.2-05", "split_and_flip"),
    ("GRS-503.10-01", "copying"),
    ("LRW-TRIBAL-17", "tribal"),
    ("LRW-TRIBAL-14", "tribal"),
    ("MOR-BANNER-01/2", "bannerets"),
    ("MOR-BANNER-02", "bannerets"),
    ("LRW-CHAMP-02", "champion"),
    ("LRW-CHAMP-03", "champion"),
    ("LRW-CHAMP-10", "champion"),
    ("LRW-CHANGE-01", "changeling"),
    ("LRW-CHANGE-11", "changeling"),
    ("LRW-CLASH-02/2", "clash"),
    ("LRW-CLASH-03", "clash"),
    ("LRW-CLASH-09", "clash"),
    ("MOR-CLASHBACK-01", "clashback"),
    ("MOR-CLASHBACK-01/2", "clashback"),
    ("LRW-CMD-03", "commands"),
    ("LRW-CMD-04", "commands"),
    ("LRW-EVOKE-01", "evoke"),
    ("LRW-EVOKE-25", "evoke"),
    ("MOR-EVOKE-02", "evoke"),
    ("MOR-EVOKE-04", "evoke"),
    ("MOR-BOOST-01", "counter_boosters"),
    ("MOR-BOOST-03", "counter_boosters"),
    ("MOR-TYPE-01", "creature_type"),
    ("MOR-TYPE-03", "creature_type"),
    ("MOR-EQUIP-01", "tribal_equipment"),
    ("MOR-EQUIP-06", "tribal_equipment"),
    ("LRW-HIDE-04", "hideaway"),
    ("LRW-HIDE-07/2", "hideaway"),
    ("LRW-INC-02", "incarnations"),
    ("LRW-INC-05", "incarnations"),
    ("MOR-KIN-03", "kinship"),
    ("MOR-KIN-07", "kinship"),
    ("LRW-PW-35", "planeswalkers"),
    ("LRW-PW-36", "planeswalkers"),
    ("CR306-306.1-01/2", "planeswalkers"),
    ("CR306-306.3-01", "planeswalkers"),
    ("CR306-306.5-01", "planeswalkers"),
    ("CR306-306.5D-03", "planeswalkers"),
    ("CR306-306.8-01", "planeswalkers"),
    ("CR306-306.9-01", "planeswalkers"),
    ("MOR-PROWL-07/2", "prowl"),
    ("GRS-502.76A-02", "prowl"),
    ("MOR-REINF-01/2", "reinforce"),
    ("MOR-REINF-03", "reinforce"),
    ("GRS-502.77A-02", "reinforce"),
    ("GRS-502.77A-03", "reinforce"),
)
"""The misreadings, and which cards they are looked for with."""


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one: after how many seconds of processor time, in how many games, and how long the scenario is."""

    id: str
    cards: str
    seconds: float
    games: int
    steps: int = 0
    difference: str = ""

    @property
    def found(self) -> bool:
        """Whether the scenario that was written plays as it should."""
        return self.steps > 0


def look(id: str, cards: str, seconds: float, seed: int | None) -> Looked:
    """Look for one misreading, in the ruleset that it is about."""
    ruleset = catalogue()[misreadings()[id].ruling].since
    duel = Duel(Side(greet(Oracle()), ruleset), Side(greet(Oracle(id)), ruleset))
    begun = time.process_time()
    finding = campaign(duel, Terms(seconds, (cards,), seed, clock=time.process_time))
    result = Looked(id=id, cards=cards, seconds=round(time.process_time() - begun, 1), games=duel.games)
    if finding is None:
        return result
    with TemporaryDirectory() as folder:
        scenario = written(write(finding, duel, Path(folder), "found"))
    if not duel.tells_apart(scenario) or superfluous(scenario, duel.tells_apart):
        return result
    return msgspec.structs.replace(result, steps=len(scenario.steps), difference=str(finding.difference))


def main(*ids: str, seconds: float = 60, seed: int | None = 1, page: Path = ROOT / "docs" / "strength.md") -> int:
    """Look for each misreading of the list, and write what was found to docs/strength.md.

    Args:
        ids: only these; then the page is not written
        seconds: of processor time for each
        seed: the same games each time; another number, other games
        page: the page that gets the results as a section
    """
    results: list[Looked] = []
    for id, cards in LOOKED_FOR:
        if not ids or id in ids:
            results.append(look(id, cards, seconds, seed))
            print(results[-1], file=sys.stderr)
    print(f"{sum(each.found for each in results)} of {len(results)} found")
    if not ids:
        SECTION.write(page, _section(results, seconds))
    return 0


def _section(results: list[Looked], seconds: float) -> list[str]:
    found = [each for each in results if each.found]
    return [
        "## Fuzzing",
        "",
        "What random games ([](fuzzing.md)) find of engines that are wrong in one point: a fixed list of them, each",
        "with the cards of its mechanic (`touchstone fuzz --misreading ID --cards FILE`) and at most",
        f"{seconds:g} seconds of processor time, which includes that what is found is made as short as it can be. A",
        "find is a scenario that has been written, read again and played: it passes on the oracle, and does not on the",
        "misread one. It has also been played without each of its steps in turn: none of these games showed the",
        "difference.",
        "",
        "```sh",
        "python -m tools.fuzz_proof",
        "```",
        "",
        f"{len(found)} of {len(results)} are found, half of them within {_median(found):g} seconds.",
        "",
        "| misreading | what such an engine does | cards | seconds | games | steps of the scenario |",
        "| --- | --- | --- | ---: | ---: | ---: |",
        *(_row(each) for each in results),
    ]


def _median(found: list[Looked]) -> float:
    return median(each.seconds for each in found) if found else 0


def _row(each: Looked) -> str:
    steps = str(each.steps) if each.found else "not found"
    description = misreadings()[each.id].description
    return f"| {each.id} | {description} | {each.cards} | {each.seconds:g} | {each.games} | {steps} |"


if __name__ == "__main__":
    sys.exit(cyclopts.run(main))
