import gc
import json
import sys
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from touchstone import cli
from touchstone.catalogue import catalogue
from touchstone.data import folder
from touchstone.driver import Table
from touchstone.faults import Exit, UsageError
from touchstone.features import features
from touchstone.results import Footer, Record, read_results
from touchstone.results_file import ResultsFile, header
from touchstone.selecting import select
from touchstone.session import At

TOY = Path(__file__).with_name("toy_engine.py")
MIXED = """Feature: Mixed fortunes

  @LRW-PW-16
  Rule: A rule that the test made up
    Nothing is said here

    @until:2007-10
    Scenario: One that passes
      Given a game between Alice and Bob
      Then Bob is at 20 life

    @until:2007-10
    Scenario: One that fails
      Given a game between Alice and Bob
      And Bob controls "Hill Giant"
      When Bob passes
      Then Bob is at 18 life

    @until:2007-10
    Scenario: One with an unknown card
      Given a game between Alice and Bob
      And Alice has "Shock" in hand
      Then "Shock" is in Alice's hand
"""


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    path = tmp_path / "mixed.feature"
    path.write_text(MIXED, encoding="utf-8")
    return path


def run(*arguments: object) -> int:
    return cli.call(["run", *map(str, arguments)])


def verdicts(path: Path) -> dict[str, str]:
    return {record.title: record.verdict for record in read_results(path).records}


def test_a_run_reports_failures_with_ruling_step_and_both_sides(
    mixed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(mixed, "--engine", "do-nothing", "--junit", tmp_path / "junit.xml") == Exit.NOT_AS_EXPECTED
    shown = capsys.readouterr().out
    assert "FAIL  LRW-PW-16  A rule that the test made up" in shown
    assert f"{mixed}:13  One that fails  [2007-10]" in shown
    assert "line 17: Then Bob is at 18 life" in shown
    assert "Bob's life\n    expected  18\n    observed  20" in shown
    assert "the oracle" in shown
    assert "(reports no events)" in shown
    assert "do-nothing 0.1.0: 3 scenarios, 2 pass, 1 fail" in shown


def test_junit_counts_what_the_results_say(mixed: Path, tmp_path: Path) -> None:
    run(mixed, "--engine", "do-nothing", "--junit", tmp_path / "junit.xml")
    root = Xml.parse(tmp_path / "junit.xml").getroot()
    assert {key: root.get(key) for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "3",
        "failures": "1",
        "errors": "0",
        "skipped": "0",
    }
    failure = root.find(".//failure")
    assert failure is not None
    assert failure.get("message") == "Bob's life: expected 18, observed 20"


def test_results_are_lines_from_header_to_footer(mixed: Path, tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    run(mixed, "--engine", "do-nothing", "--results", path)
    kinds = [json.loads(line)["line"] for line in path.read_text().splitlines()]
    assert kinds == ["header", "scenario", "scenario", "scenario", "explanation", "footer"]
    results = read_results(path)
    assert results.complete
    assert results.header.engine.name == "do-nothing"
    assert results.header.selection == (str(mixed),)
    failed = next(record for record in results.records if record.verdict == "fail")
    assert (failed.step, failed.step_at) == ("Then Bob is at 18 life", 17)
    assert (failed.what, failed.expected, failed.observed) == ("Bob's life", "18", "20")
    assert failed.rulings == ("LRW-PW-16",)
    assert failed.sentence == "A rule that the test made up"
    assert failed.ms > 0


@pytest.mark.parametrize(
    ("fault", "verdict", "words"), [("exits", "crash", "exited with status 7"), ("prints", "protocol-error", "")]
)
def test_a_fault_of_a_hosted_engine_is_a_verdict_and_the_run_goes_on(
    fault: str, verdict: str, words: str, mixed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.ndjson"
    engine = f"{sys.executable} {TOY} {fault}"
    assert run(mixed, "--engine", engine, "--results", path) == Exit.NOT_AS_EXPECTED
    assert verdicts(path) == {
        "One that passes": "pass",
        "One that fails": verdict,
        "One with an unknown card": "unsupported",
    }
    shown = capsys.readouterr().out
    assert words in shown
    assert 'unsupported: do-nothing does not know "Shock" (1, the first at ' in shown


def test_several_workers_come_to_the_same_results(mixed: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.ndjson", tmp_path / "two.ndjson"
    run(mixed, "--engine", "do-nothing", "--results", one)
    run(mixed, "--engine", "do-nothing", "--results", two, "-n", "2")
    assert read_results(two).complete
    assert verdicts(one) == verdicts(two)


def test_oracle_in_process_and_as_a_process_come_to_the_same_verdicts(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside.ndjson", tmp_path / "outside.ndjson"
    run("LRW-PW-2*", "--engine", "oracle", "--results", inside)
    run("LRW-PW-2*", "--engine", f"{sys.executable} -m oracle", "--results", outside)
    results = read_results(inside)
    assert results.complete
    assert [_key(each) for each in results.records] == [_key(each) for each in read_results(outside).records]


def _key(record: Record) -> tuple[str, str, str, str]:
    return (record.place, record.ruleset, record.verdict, record.message)


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["LRW-PW-1O"], Exit.USAGE, "there is no ruling LRW-PW-1O in the catalogue; nearest: LRW-PW-"),
        (["LRW-ZZ-*"], Exit.USAGE, "no ruling of the catalogue fits LRW-ZZ-*"),
        (["LRW-SET-01"], Exit.USAGE, "LRW-SET-01 is a document ruling: no game can show it"),
        (["features/nowhere.feature"], Exit.USAGE, "there is no feature file features/nowhere.feature"),
        (["What never happens"], Exit.USAGE, '"What never happens" is no id of a ruling, no feature file and no title'),
        (["--ruleset", "2009-07"], Exit.USAGE, "there is no ruleset 2009-07; expected one of 2007-10, 2008-02"),
        (["-n", "0"], Exit.USAGE, "0 workers play nothing; expected 1 or more"),
        (
            ["--results", "/nowhere/r.ndjson"],
            Exit.USAGE,
            "/nowhere/r.ndjson cannot be written: there is no folder /nowhere",
        ),
        (
            ["--engine", "no-such-engine"],
            Exit.ENGINE_DID_NOT_START,
            "there is no 'no-such-engine'. Expected a command or",
        ),
        (["--engine", f"{sys.executable} -c 1"], Exit.ENGINE_DID_NOT_START, "The engine did not start."),
    ],
)
def test_wrong_usage_is_said_in_a_sentence(
    arguments: list[str], code: Exit, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == code
    assert sentence in capsys.readouterr().err


GAME = "Given a game between Alice and Bob"


@pytest.mark.parametrize(
    ("scenarios", "line", "sentence"),
    [
        (f"Scenario: A\n{GAME}\nThen Bob dances", 4, "there is no step for 'Then Bob dances'; expected one of those"),
        (
            f"Scenario: A\n{GAME}\nThen Bob is at 20 life\nScenario: A\n{GAME}\nThen Bob is at 20 life",
            5,
            'the title "A"',
        ),
        (f"Scenario: A\n{GAME}\nThen Eve is at 20 life", 4, "There is no player Eve; the players are Alice and Bob."),
        (f'Scenario: A\n{GAME}\nAnd "Hill Giant" is tapped\nThen Bob is at 20 life', 4, 'There is no "Hill Giant"'),
        (
            f'Scenario: A\n{GAME}\nAnd Bob controls 2 "Forest"\nThen "Forest" is in play',
            5,
            '"Forest" is ambiguous: 2 cards go by that name; say which of "Forest 1" and "Forest 2"',
        ),
        (f"Scenario: A\n{GAME}\nthen Bob dances", 4, "expected: "),
    ],
)
def test_a_fault_of_the_suite_names_file_line_and_what_was_expected(
    scenarios: str, line: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "faulty.feature"
    path.write_text(f"Feature: Faulty\n{scenarios}\n", encoding="utf-8")
    assert run(path, "--engine", "do-nothing", "--ruleset", "2007-10") == Exit.SUITE_FAULT
    said = capsys.readouterr().err
    assert f"{path}:{line}: " in said
    assert sentence in said


@pytest.mark.parametrize(("rulesets", "said"), [(("1999-01",), "1999-01"), ((), "no rulesets")])
def test_an_engine_that_plays_no_ruleset_of_the_suite_is_told_which_there_are(
    rulesets: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchstone.null_engines.RULESETS", rulesets)
    assert cli.call(["run", "LRW-PW-20", "--engine", "do-nothing"]) == Exit.USAGE
    expected = f"do-nothing says that it plays {said}; expected at least one of 2007-10, 2008-02, 2017-09, 2026-04"
    assert expected in capsys.readouterr().err


def test_nothing_selected_under_a_ruleset_is_wrong_usage(mixed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(mixed, "--engine", "do-nothing", "--ruleset", "2026-04") == Exit.USAGE
    assert "no scenario that was selected holds under 2026-04" in capsys.readouterr().err


def test_an_engine_of_which_nothing_passes_is_not_as_expected(tmp_path: Path) -> None:
    path = tmp_path / "unknown.feature"
    steps = f'{GAME}\nAnd Alice has "Shock" in hand\nThen "Shock" is in Alice\'s hand'
    path.write_text(f"Feature: F\n@until:2007-10\nScenario: A\n{steps}\n", encoding="utf-8")
    assert run(path, "--engine", f"{sys.executable} {TOY} none") == Exit.NOT_AS_EXPECTED


# Selecting


def test_scenarios_are_selected_by_id_glob_file_and_title() -> None:
    files, known = features(), catalogue()
    everything = select([], files, known)
    assert len(everything) == sum(len(list(file.scenarios())) for file in files)
    one = everything[0][1]
    assert one in [scenario for _, scenario in select([one.rulings[0]], files, known)]
    assert one in [scenario for _, scenario in select([f"{one.rulings[0][:-1]}?"], files, known)]
    assert one in [scenario for _, scenario in select([one.file], files, known)]
    assert [scenario for _, scenario in select([one.title.upper()], files, known)] == [one]
    assert len(select([str(folder("features"))], files, known)) == len(everything)
    assert select([one.file, one.title], files, known) == select([one.file], files, known)


def test_a_mistyped_title_is_told_the_nearest() -> None:
    title = select([], features(), catalogue())[0][1].title
    with pytest.raises(UsageError, match="nearest title"):
        select([title + "x"], features(), catalogue())


# The file of results


def record(title: str) -> Record:
    return Record(feature="F", file="f.feature", at=1, title=title, ruleset="2007-10", verdict="pass", ms=1.0)


def test_an_interrupted_file_keeps_its_records_and_is_not_complete(tmp_path: Path) -> None:
    from tests.scripted import caller

    path = tmp_path / "results.ndjson"
    writing = ResultsFile(path, header(caller().about, "scripted", None, []))
    writing.add(record("one"))
    assert [each.title for each in read_results(path).records] == ["one"]
    assert not read_results(path).complete
    writing.close()
    assert read_results(path).complete
    assert isinstance(read_results(path).footer, Footer)


def test_nothing_is_kept_of_a_scenario_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long run needs no more memory than a short one: the table and all that lay on it goes with each scenario."""
    kept: list[int] = []
    add = ResultsFile.add

    def counting(self: ResultsFile, record: Record) -> None:
        kept.append(sum(isinstance(each, (At, Table)) for each in gc.get_objects()))
        add(self, record)

    monkeypatch.setattr(ResultsFile, "add", counting)
    assert cli.call(["run", "LRW-PW-2?", "--ruleset", "2007-10"]) == Exit.AS_EXPECTED
    assert len(kept) > 3
    assert len(set(kept)) == 1


def test_a_broken_file_of_results_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    path.write_text('{"line":"footer","total":0,"verdicts":{},"finished":""}\nnonsense\n')
    with pytest.raises(UsageError, match=r"results\.ndjson:2: expected a line of results"):
        read_results(path)
    path.write_text("")
    with pytest.raises(UsageError, match="expected the header"):
        read_results(path)


# Explaining


def test_explain_shows_the_events_of_the_oracle_under_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["explain", "LRW-PW-36"]) == Exit.AS_EXPECTED
    shown = capsys.readouterr().out
    assert "LRW-PW-36" in shown
    assert "  When  Alice plays the +2 ability of" in shown
    assert "2 loyalty counters are put on Jace Beleren" in shown


def test_explain_says_where_another_engine_goes_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["explain", "LRW-PW-36", "--engine", "do-nothing"]) == Exit.NOT_AS_EXPECTED
    assert "fail: " in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["LRW-PW-1O"], ["LRW-PW-16", "--ruleset", "1999"]])
def test_explain_knows_what_does_not_exist(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.call(["explain", *arguments]) == Exit.USAGE
    assert "there is no" in capsys.readouterr().err
