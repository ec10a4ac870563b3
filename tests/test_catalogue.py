from collections import Counter
from pathlib import Path

import pytest

from touchstone.catalogue import Catalogue, catalogue, load
from touchstone.faults import SuiteFault, UsageError

ID = "^((LRW|MOR)-[A-Z]+|(GRS|CR306)-[A-Z0-9.]+)-[0-9]{2}$"
FATE = "^(same|changed|gone)($|[^a-z])"
ENTRY = """\
- id: LRW-PW-01
  source: lorwyn-primer
  locator: Some heading
  rule: null
  topic: planeswalker
  ruling: A statement.
  cards: []
  kind: behaviour
  scenario:
  - Given something; when it happens; then it is seen.
  misreading: Something else is seen.
  rules_2017: 'same: 205.2a'
  rules_now: 'same: 205.2a'
  confidence: high
  also: []
  note: null
"""


def loaded(directory: Path, text: str) -> Catalogue:
    (directory / "one.yaml").write_text(text, encoding="utf-8")
    return load(directory)


def complaints(directory: Path, text: str) -> list[str]:
    with pytest.raises(SuiteFault) as caught:
        loaded(directory, text)
    return [str(problem).removeprefix(f"{directory}/") for problem in caught.value.problems]


def test_every_ruling_of_the_sources_is_there() -> None:
    assert Counter(ruling.kind for ruling in catalogue()) == {"behaviour": 533, "data": 90, "document": 28}
    assert {ruling.since for ruling in catalogue()} == {"2007-10", "2008-02", "2017-09"}


def test_a_ruling_knows_where_it_stands() -> None:
    ruling = catalogue()["LRW-PW-01"]
    folder, name = ruling.file.rsplit("/", 1)
    line = (Path(__file__).parents[1] / folder / name).read_text(encoding="utf-8").splitlines()[ruling.line - 1]
    assert line == "- id: LRW-PW-01"


def test_an_unknown_id_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(UsageError, match=r"there is no ruling LRW-PW-1 in the catalogue; nearest: LRW-PW-01"):
        catalogue()["LRW-PW-1"]


def test_a_sound_entry_is_read(tmp_path: Path) -> None:
    ruling = loaded(tmp_path, ENTRY)["LRW-PW-01"]
    assert ruling.scenario == ("Given something; when it happens; then it is seen.",)
    assert ruling.rule is None
    assert ruling.line == 1


def test_a_rule_number_stays_as_it_is_written(tmp_path: Path) -> None:
    assert loaded(tmp_path, ENTRY.replace("rule: null", "rule: 502.70"))["LRW-PW-01"].rule == "502.70"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "id: LRW-PW-01",
            "id: LRW-PW-1",
            f"one.yaml:1: LRW-PW-1: field 'id': expected str matching regex '{ID}'; found 'LRW-PW-1'",
        ),
        ("  note: null\n", "", "one.yaml:1: LRW-PW-01: the entry missing required field note"),
        ("  note: null", "  notes: null", "one.yaml:16: LRW-PW-01: the entry contains unknown field notes"),
        ("  note: null", "  line: 3", "one.yaml:16: LRW-PW-01: unknown field 'line'"),
        (
            "kind: behaviour",
            "kind: behavior",
            "one.yaml:8: LRW-PW-01: field 'kind': expected behaviour, data or document; found 'behavior'",
        ),
        (
            "topic: planeswalker",
            "topic: null",
            "one.yaml:5: LRW-PW-01: field 'topic': expected str, got null; found None",
        ),
        (
            "rules_2017: 'same: 205.2a'",
            "rules_2017: as before",
            f"one.yaml:12: LRW-PW-01: field 'rules_2017': expected str matching regex '{FATE}'; found 'as before'",
        ),
        (
            "cards: []",
            "cards: Forest",
            "one.yaml:7: LRW-PW-01: field 'cards': expected array, got str; found 'Forest'",
        ),
        ("  topic: planeswalker", "  source: planeswalker", "one.yaml:5: LRW-PW-01: field 'source' stands twice"),
        (
            "scenario:\n  - Given something; when it happens; then it is seen.",
            "scenario: null",
            "one.yaml:1: LRW-PW-01: field 'scenario': a behaviour ruling needs at least one idea for a scenario",
        ),
        (
            "misreading: Something else is seen.",
            "misreading: null",
            "one.yaml:1: LRW-PW-01: field 'misreading': a behaviour ruling needs the misreading to catch",
        ),
        (
            "kind: behaviour",
            "kind: document",
            "one.yaml:1: LRW-PW-01: field 'note': a document ruling needs the reason why no game can show it",
        ),
        (
            "also: []",
            "also: [GRS-300.2-99, '702.3b']",
            "one.yaml:1: LRW-PW-01: field 'also': expected an id of the catalogue, found GRS-300.2-99",
        ),
    ],
)
def test_an_entry_that_is_not_right_is_explained(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in ENTRY
    assert complaints(tmp_path, ENTRY.replace(old, new)) == [complaint]


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    second = ENTRY.replace("LRW-PW-01", "LRW-PW-02")
    text = ENTRY.replace("high", "sure") + second.replace("kind: behaviour", "kind: rule")
    assert [line.split(":")[1] for line in complaints(tmp_path, text)] == ["14", "24"]


def test_an_id_is_not_used_twice(tmp_path: Path) -> None:
    where = tmp_path / "one.yaml"
    text = f"one.yaml:17: LRW-PW-01: the id stands already at {where}:1; ids are never reused"
    assert complaints(tmp_path, ENTRY + ENTRY) == [text]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- id: [LRW", "one.yaml:2: not YAML: "),
        ("id: LRW-PW-01", "one.yaml:1: expected a YAML list"),
        ("- LRW-PW-01", "one.yaml:1: expected a ruling: a mapping with the fields id, source"),
        ("- ruling: A statement.", "one.yaml:1: an entry without id: the entry missing required field id"),
    ],
)
def test_what_is_no_list_of_rulings_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    assert complaints(tmp_path, text)[0].startswith(complaint)
