import sys
from pathlib import Path

import pytest

from tests.runs import result_record, results_of, write
from touchstone import cli
from touchstone.baseline import parse_baseline, read_baseline
from touchstone.baseline_editing import first_text, need_whole_suite, updated_text
from touchstone.faults import Exit, UsageError
from touchstone.results import Record

PATH = Path("expected-failures.toml")
ENGINE = f"{sys.executable} {Path(__file__).with_name('toy_engine.py')} none"
MIXED = """Feature: Mixed fortunes

  @LRW-PW-16 @until:2007-10
  Rule: A rule that the test made up
    Nothing is said here

    Scenario: One that passes
      Given a game between Alice and Bob
      Then Bob is at 20 life

    Scenario: One that fails
      Given a game between Alice and Bob
      When Alice passes
      Then Bob is at 18 life
"""


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    path = tmp_path / "mixed.feature"
    path.write_text(MIXED, encoding="utf-8")
    return path


def fails(title: str, message: str = "Bob's life: expected 18, observed 20", **more: object) -> Record:
    return result_record(title, verdict="fail", message=message, **more)


def stale(text: str, *records: Record, selection: tuple[str, ...] = ()) -> list[str]:
    header = results_of(*records, selection=selection).header
    return [str(each) for each in parse_baseline(PATH, text).stale(records, header)]


def entry(**fields: str) -> str:
    return "[[failure]]\n" + "".join(f'{name} = "{value}"\n' for name, value in fields.items())


# What a baseline says of records


def test_a_failure_is_known_by_scenario_verdict_and_beginning_of_the_message() -> None:
    text = entry(scenario="f.feature: A", verdict="fail", message="Bob's life", issue="https://example.org/7")
    baseline = parse_baseline(PATH, text)
    known = baseline.judged(fails("A"))
    assert (known.known, known.issue, known.is_new) == (True, "https://example.org/7", False)
    assert baseline.judged(fails("A", "Alice's life: expected 1, observed 2")).is_new
    assert baseline.judged(fails("B")).is_new
    assert not baseline.judged(result_record("A")).known
    assert stale(text, fails("A"), fails("B")) == []


@pytest.mark.parametrize("text", ["", "# Nothing is known to fail.\n"])
def test_a_baseline_without_entries_expects_nothing(text: str) -> None:
    baseline = parse_baseline(Path("known.toml"), text)
    assert baseline.entries == ()
    assert updated_text(baseline, results_of(result_record("A"))).strip() == text.strip()


def test_an_entry_is_about_its_ruleset_and_row_only() -> None:
    text = entry(scenario="f.feature: A", ruleset="2007-10", verdict="fail") + 'example = {card = "Shock"}\n'
    baseline = parse_baseline(PATH, text)
    assert baseline.judged(fails("A", example={"card": "Shock"})).known
    assert not baseline.judged(fails("A", example={"card": "Forest"})).known
    assert not baseline.judged(fails("A", example={"card": "Shock"}, ruleset="2008-02")).known


def test_an_entry_that_passes_now_or_comes_out_differently_is_stale() -> None:
    text = entry(scenario="f.feature: A", verdict="fail", message="Bob's life")
    assert stale(text, result_record("A")) == [
        "expected-failures.toml:1: f.feature: A: passes now (2007-10); take the entry out"
    ]
    (differently,) = stale(text, result_record("A", verdict="crash", message="gone"))
    assert "comes out differently; expected \"fail: Bob's life\", observed 'crash: gone'" in differently
    assert "passes now (2008-02)" in stale(text, fails("A"), result_record("A", ruleset="2008-02"))[0]


def test_an_entry_about_a_ruling_holds_as_long_as_one_scenario_fails_so() -> None:
    text = entry(ruling="LRW-PW-16", verdict="fail")
    one, other = fails("A", rulings=("LRW-PW-16",)), result_record("B", rulings=("LRW-PW-16",))
    assert parse_baseline(PATH, text).judged(one).known
    assert stale(text, one, other) == []
    assert "passes now" in stale(text, other)[0]
    assert stale(text, other, selection=("B",)) == []  # the other scenarios of the ruling were not played


def test_an_entry_that_covers_nothing_is_stale_unless_the_run_was_filtered() -> None:
    text = entry(scenario="f.feature: Gone", verdict="fail")
    assert "covers no scenario that was played" in stale(text, result_record("A"))[0]
    assert stale(text, result_record("A"), selection=("A",)) == []


def test_a_flaky_entry_may_pass() -> None:
    text = entry(scenario="f.feature: A", verdict="fail") + "flaky = true\n"
    assert stale(text, result_record("A")) == []
    assert stale(text, fails("A")) == []
    assert stale(text, result_record("A", verdict="crash")) != []


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("nonsense", 1, "not TOML: expected '=' after a key"),
        (entry(ruling="LRW-PW-16", verdict="fail") + 'verdict = "fail"\n', 4, "not TOML: cannot overwrite a value"),
        (entry(ruling="LRW-PW-1O", verdict="fail"), 1, "there is no ruling LRW-PW-1O in the catalogue; nearest: LRW"),
        (entry(ruling="LRW-PW-16", verdict="fial"), 3, "field 'verdict': expected one of fail, crash, timeout"),
        (entry(ruling="LRW-PW-16", verdict="pass"), 1, "expected a verdict other than pass"),
        (entry(ruling="LRW-PW-16"), 1, "the entry lacks the field 'verdict'"),
        (entry(ruling="LRW-PW-16", verdict="fail", isue="x"), 4, "the entry contains unknown field 'isue'"),
        (entry(ruling="LRW-PW-16", verdict="fail", ruleset="1999"), 1, "there is no ruleset 1999; expected one of"),
        (entry(verdict="fail"), 1, "expected either a scenario or a ruling"),
        (entry(scenario="A", verdict="fail"), 1, 'expected a scenario as "path of the feature file: title"'),
        ("# hello\n[failure]\nverdict = 1\n", 2, "expected each entry as a table of its own: [[failure]]"),
        ("title = 1\n", 1, "expected [[failure]] entries only, found 'title'"),
        (2 * entry(ruling="LRW-PW-16", verdict="fail"), 4, "LRW-PW-16 stands already in line 1"),
    ],
)
def test_a_malformed_baseline_is_said_with_file_and_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(UsageError) as raised:
        parse_baseline(PATH, text)
    assert str(raised.value).startswith(f"expected-failures.toml:{line}: ")
    assert sentence in str(raised.value)


def test_a_run_in_which_all_fails_as_the_baseline_says_is_as_expected() -> None:
    known = fails("A", known=True)
    assert results_of(known).as_expected
    assert not results_of(known, fails("B")).as_expected
    assert not results_of(result_record("A", verdict="unsupported")).as_expected
    assert not results_of(known, complete=False).as_expected
    assert not results_of().as_expected


# Writing one


def test_a_first_baseline_expects_every_failure_and_nothing_else() -> None:
    everywhere = [fails("A", ruleset=ruleset, rulings=("LRW-PW-16",)) for ruleset in ("2007-10", "2008-02")]
    records = [*everywhere, fails("B"), result_record("B", ruleset="2008-02"), fails("C", example={"card": 'say "x"'})]
    text = first_text(results_of(*records))
    baseline = parse_baseline(PATH, text)
    assert [each.failure.about for each in baseline.entries] == [
        "f.feature: A",
        "f.feature: B [2007-10]",
        'f.feature: C (card say "x")',
    ]
    assert all(baseline.judged(record).known == record.failed for record in records)
    assert stale(text, *records) == []
    assert "# LRW-PW-16: \n[[failure]]" in text


COMMENTED = """\
# Failures of our engine

# the famous one
[[failure]]
scenario = "f.feature: A"
verdict = "fail"  # since 1.2
message = "old words"

# about B alone
[[failure]]
scenario = "f.feature: B"
verdict = "fail"
issue = "https://example.org/7"

# ---- the second part ----

# as it stands
[[failure]]
scenario = "f.feature: C"
verdict = "fail"
"""
UPDATED = """\
# Failures of our engine

# the famous one
[[failure]]
scenario = "f.feature: A"
verdict = "crash"  # since 1.2
message = "gone"


# ---- the second part ----

# as it stands
[[failure]]
scenario = "f.feature: C"
verdict = "fail"

[[failure]]
scenario = "f.feature: D"
verdict = "fail"
message = "Bob's life: expected 18, observed 20"
"""


def test_an_update_mends_and_keeps_the_comments() -> None:
    records = [
        result_record("A", verdict="crash", message="gone\nlast lines of standard error:\n  oh"),
        result_record("B"),
        fails("C"),
        fails("D"),
    ]
    text = updated_text(parse_baseline(PATH, COMMENTED), results_of(*records))
    assert text == UPDATED
    assert stale(text, *records) == []
    assert updated_text(parse_baseline(PATH, text), results_of(*records)) == text


def test_an_update_keeps_the_issue_where_an_entry_is_split() -> None:
    text = entry(scenario="f.feature: A", verdict="fail", issue="https://example.org/7")
    updated = updated_text(parse_baseline(PATH, text), results_of(fails("A"), result_record("A", ruleset="2008-02")))
    (only,) = parse_baseline(PATH, updated).entries
    assert (only.failure.ruleset, only.failure.issue) == ("2007-10", "https://example.org/7")


def test_results_of_a_part_make_no_baseline() -> None:
    with pytest.raises(UsageError, match="only A was played; expected the results of an unfiltered run"):
        need_whole_suite(results_of(fails("A"), selection=("A",)))
    with pytest.raises(UsageError, match="only the ruleset 2007-10 was played"):
        need_whole_suite(results_of(fails("A"), ruleset="2007-10"))
    with pytest.raises(UsageError, match="only the shard 1/2 was played"):
        need_whole_suite(results_of(fails("A"), shard="1/2"))
    with pytest.raises(UsageError, match="the run did not come to its end"):
        need_whole_suite(results_of(fails("A"), complete=False))


# On the command line


def test_expected_failures_do_not_break_a_run_and_others_do(
    mixed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "known.toml"
    arguments = ["run", str(mixed), "--engine", ENGINE, "--baseline", str(path)]
    fails_so = entry(scenario=f"{mixed}: One that fails", verdict="fail", issue="https://example.org/7")
    path.write_text(fails_so, encoding="utf-8")
    assert cli.call([*arguments, "-n", "2"]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert "known fail  LRW-PW-16" in said
    assert "https://example.org/7" in said
    assert "baseline: 0 new failures, 1 known, 0 entries" in said
    path.write_text(fails_so + entry(scenario=f"{mixed}: One that passes", verdict="fail"), encoding="utf-8")
    assert cli.call(arguments) == Exit.NOT_AS_EXPECTED
    said = capsys.readouterr().out
    assert f"baseline: {path}:5: {mixed}: One that passes: passes now (2007-10); take the entry out" in said
    path.write_text(fails_so.replace('fail"', 'crash"'), encoding="utf-8")
    assert cli.call(arguments) == Exit.NOT_AS_EXPECTED
    said = capsys.readouterr().out
    assert "FAIL  LRW-PW-16" in said
    assert "comes out differently" in said


def test_a_baseline_is_written_from_results_and_never_over_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results, path = tmp_path / "r.ndjson", tmp_path / "known.toml"
    write(results_of(fails("A"), result_record("B")), results)
    assert cli.call(["baseline", str(results), "--init", str(path)]) == Exit.AS_EXPECTED
    assert [each.failure.about for each in read_baseline(path).entries] == ["f.feature: A"]
    before = path.read_text()
    assert cli.call(["baseline", str(results), "--init", str(path)]) == Exit.USAGE
    assert f"{path} exists already; expected --update {path}" in capsys.readouterr().err
    write(results_of(fails("B"), selection=("B",)), results)
    assert cli.call(["baseline", str(results), "--update", str(path)]) == Exit.USAGE
    assert path.read_text() == before
    path.write_text("nonsense")
    write(results_of(fails("B")), results)
    assert cli.call(["baseline", str(results), "--update", str(path)]) == Exit.USAGE
    assert f"{path}:1: not TOML" in capsys.readouterr().err
    assert path.read_text() == "nonsense"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["r.ndjson"], "expected either --init FILE or --update FILE"),
        (["--init", "new.toml"], "expected results of a run, or --engine to run one"),
        (["r.ndjson", "--init", "new.toml", "--engine", "oracle"], "expected either results or an engine to run"),
        (["--update", "nowhere.toml"], "the baseline cannot be read from nowhere.toml: No such file"),
    ],
)
def test_wrong_usage_of_baseline_is_said(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.call(["baseline", *arguments]) == Exit.USAGE
    assert sentence in capsys.readouterr().err
