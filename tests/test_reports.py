"""Reports and comparisons, all made of results alone."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from tests.runs import result_record, results_of, write
from touchstone import cli
from touchstone.baseline import parse_baseline
from touchstone.baseline_editing import first_text
from touchstone.faults import Exit
from touchstone.reports.badge import badge_of
from touchstone.reports.html import page
from touchstone.reports.markdown import in_markdown
from touchstone.results import Explanation, Record, Results, Stale, in_order, read_results
from touchstone.shards import together

EVIL = '</script><script>alert("1")</script><img src=x onerror=alert(2)>`'
KNOWN = result_record(
    "A known one", verdict="fail", message="old", known=True, issue="https://example.org/7", rulings=("LRW-PW-16",)
)
NEW = result_record(
    "A new one",
    verdict="fail",
    at=9,
    rulings=("LRW-PW-20",),
    sentence="A planeswalker is a permanent",
    rule="212.9",
    step="Then Bob is at 18 life",
    step_at=12,
    what="Bob's life",
    expected="18",
    observed=EVIL,
    message=f"Bob's life: expected 18, observed {EVIL}",
    events=(f"the engine says {EVIL}",),
)
EXPLAINED = Explanation(key=NEW.key, oracle=("Bob loses 2 life.",), as_if=("Damage is not dealt (misreading X)",))
STALE = Stale(file="known.toml", at=3, entry="f.feature: B", instead="passes now (2007-10)")
RUN = results_of(
    result_record("B", rulings=("LRW-PW-16",)),
    KNOWN,
    NEW,
    result_record("C", verdict="unsupported", message="no clash"),
    explanations=(EXPLAINED,),
    stale=(STALE,),
    baseline="known.toml",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(RUN, tmp_path / "run.ndjson")


def report(*arguments: object) -> int:
    return cli.call(["report", *map(str, arguments)])


def test_new_failures_come_first() -> None:
    assert [record.title for record in in_order(RUN.records)] == ["A new one", "A known one", "B", "C"]


def test_a_file_holds_all_that_reports_need(file: Path) -> None:
    assert read_results(file) == Results(
        header=RUN.header,
        records=RUN.records,
        footer=read_results(file).footer,
        explanations={NEW.key: EXPLAINED},
        stale=(STALE,),
    )


def test_the_terminal_shows_what_a_run_showed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(file) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert said.index("FAIL  LRW-PW-20  A planeswalker is a permanent") < said.index("known fail  LRW-PW-16")
    assert "it behaves as if: Damage is not dealt (misreading X)" in said
    assert "Bob loses 2 life." in said
    assert "unsupported: no clash (1, the first at " in said
    assert "baseline: known.toml:3: f.feature: B: passes now (2007-10)" in said


def test_nothing_of_the_engine_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steering = "\x1b]0;mine\x07\r\x9b2J\u202e"
    crash = result_record("A", verdict="crash", message=f"{steering}[bold]gone")
    fail = result_record("B", verdict="fail", what="life", observed=steering, events=(f"{steering}[red]event",))
    explained = Explanation(key=fail.key, oracle=("Bob loses 2 life.",))
    results = results_of(crash, fail, explanations=(explained,), name=f"{steering}\nname")
    path, known = write(results, tmp_path / "r.ndjson"), tmp_path / "known.toml"
    assert report(path) == Exit.AS_EXPECTED
    assert cli.call(["compare", str(path), str(path)]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert "[bold]gone" in said
    assert "[red]event" in said
    for form in ("junit", "markdown", "html"):
        assert report(path, f"--{form}", tmp_path / form) == Exit.AS_EXPECTED
        said += (tmp_path / form).read_text(encoding="utf-8")
    assert not set(steering) & set(said) - set("0;mine]2J")
    Xml.parse(tmp_path / "junit")
    known.write_text(first_text(read_results(path)), encoding="utf-8")
    assert len(parse_baseline(known, known.read_text(encoding="utf-8")).entries) == 2


def test_a_terminal_that_knows_ascii_only_is_shown_escapes(tmp_path: Path) -> None:
    path = write(results_of(result_record("漢", verdict="crash", message="\u00fc")), tmp_path / "r.ndjson")
    command = [sys.executable, "-m", "touchstone", "report", str(path)]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert done.returncode == Exit.AS_EXPECTED, done.stderr
    assert b"\\u6f22" in done.stdout


def test_more_failures_than_anybody_reads_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = [result_record("A", verdict="fail", message="oh", example={"row": str(number)}) for number in range(250)]
    report(write(results_of(*many), tmp_path / "r.ndjson"), "--explain", "10")
    said = capsys.readouterr().out
    assert "FAIL" in said
    assert "A (9)" in said
    assert "and 40 more failures" in said
    assert "A (249)" not in said


def test_an_incomplete_run_says_so_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = results_of(result_record("A"), complete=False)
    report(write(broken, tmp_path / "r.ndjson"))
    assert "incomplete: the run did not come to its end" in capsys.readouterr().out
    assert "**Incomplete**" in in_markdown(broken, 20)
    assert "Incomplete: the run did not come to its end" in page([broken])
    assert json.loads(badge_of(broken)) == {
        "schemaVersion": 1,
        "label": "touchstone",
        "message": "incomplete: 1 pass",
        "color": "lightgrey",
    }


def test_junit_skips_what_is_known(file: Path, tmp_path: Path) -> None:
    assert report(file, "--junit", tmp_path / "j.xml") == Exit.AS_EXPECTED
    root = Xml.parse(tmp_path / "j.xml").getroot()
    assert [root.get(name) for name in ("tests", "failures", "errors", "skipped")] == ["4", "1", "0", "2"]
    assert next(case.get("name") for case in root.iter("testcase")) == "A new one [2007-10]"
    assert "it behaves as if: Damage is not dealt (misreading X)" in str(root.findtext(".//failure"))
    skipped = [each.get("message") for each in root.iter("skipped")]
    assert "expected by the baseline: old https://example.org/7" in skipped


def test_markdown_has_new_failures_first_and_nothing_of_the_engine_in_force(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(file, "--markdown", "-") == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    places = [said.index(part) for part in ("### 1 new failures", "### 1 entries", "### Mechanics", "1 known failures")]
    assert places == sorted(places)
    assert "It behaves as if: **Damage is not dealt" in said
    assert "<https://example.org/7>" in said
    outside = re.sub(r"^(`{3,})text\n.*?^\1\n", "", said, flags=re.DOTALL | re.MULTILINE)
    assert "<script" not in outside
    assert "<img" not in outside


def test_markdown_fences_are_longer_than_what_they_hold() -> None:
    tricky = result_record("T", verdict="crash", message="oh\n```\n# a heading")
    assert "````text\noh\n```\n# a heading\n````" in in_markdown(results_of(tricky), 20)


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_page_escapes_the_engine_and_asks_for_nothing(file: Path, tmp_path: Path) -> None:
    other = write(results_of(result_record("B", rulings=("LRW-PW-16",)), name=EVIL), tmp_path / "other.ndjson")
    assert report(file, other, "--html", tmp_path / "page.html") == Exit.AS_EXPECTED
    text = (tmp_path / "page.html").read_text()
    tags = Tags(text)
    names = [tag for tag, _ in tags.tags]
    assert names.count("script") == 1
    assert "img" not in names
    assert not {"link", "iframe", "object", "embed"} & set(names)
    assert not [attrs for _, attrs in tags.tags if "src" in attrs or any(name.startswith("on") for name in attrs)]
    assert [attrs["href"] for tag, attrs in tags.tags if tag == "a"] == ["https://example.org/7"]
    assert "url(" not in text
    assert "default-src 'none'" in text
    shown = "".join(tags.texts)
    for part in (EVIL, "Bob loses 2 life.", "It behaves as if: Damage is not dealt", "not played", "fail (known)"):
        assert part in shown


def test_the_policy_of_the_page_lets_its_own_script_run() -> None:
    import base64
    import hashlib

    text = page([RUN])
    (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in text


def test_a_badge_is_green_only_if_all_is_as_expected() -> None:
    assert json.loads(badge_of(RUN))["color"] == "red"
    assert json.loads(badge_of(RUN))["message"] == "1 pass · 2 fail · 1 unsupported"
    assert json.loads(badge_of(results_of(result_record("A"), KNOWN)))["color"] == "brightgreen"
    assert json.loads(badge_of(results_of(KNOWN)))["color"] == "red"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "expected at least one file of results"),
        (["nowhere.ndjson"], "the results cannot be read from nowhere.ndjson"),
        (["FILE", "--html", "/nowhere/p.html"], "the report cannot be written to /nowhere/p.html"),
        (["FILE", "OTHER", "--badge", "b.json"], "a badge is about one run; expected the results of one, found 2"),
    ],
)
def test_wrong_usage_of_report_is_said(
    arguments: list[str], sentence: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = write(results_of(name="other"), tmp_path / "other.ndjson")
    given = [{"FILE": str(file), "OTHER": str(other)}.get(each, each) for each in arguments]
    assert report(*given) == Exit.USAGE
    assert sentence in capsys.readouterr().err


# Shards


def test_shards_of_a_run_are_put_together() -> None:
    one, two = results_of(result_record("A"), shard="1/2"), results_of(result_record("B"), shard="2/2")
    (whole,) = together([two, one])
    assert sorted(record.title for record in whole.records) == ["A", "B"]
    assert whole.complete
    assert whole.header.filtered == ""
    (part,) = together([one])
    assert part.header.filtered == "only the shard 1/2 was played"
    (broken,) = together([one, results_of(result_record("B"), shard="2/2", complete=False)])
    assert not broken.complete
    assert len(together([one, results_of(shard="2/2", name="other")])) == 2


# Comparing


def compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: list[Record], new: list[Record], *more: str
) -> tuple[int, str]:
    before = write(results_of(*old), tmp_path / "old.ndjson")
    after = write(results_of(*new), tmp_path / "new.ndjson")
    code = cli.call(["compare", str(before), str(after), *more])
    return code, capsys.readouterr().out


def test_what_passed_and_does_not_any_more_is_a_regression(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    worse = [result_record("A", verdict="fail", message="oh"), result_record("B", verdict="unsupported")]
    code, said = compared(capsys, tmp_path, [result_record(title) for title in "ABC"], worse)
    assert code == Exit.NOT_AS_EXPECTED
    assert "regression:   f.feature:1  A  [2007-10]: pass -> fail (oh)" in said
    assert "B  [2007-10]: pass -> unsupported" in said
    assert "C  [2007-10]: pass -> not played" in said
    assert "3 regressions, 0 fixes, 0 other changes" in said


def test_fixes_and_other_changes_are_no_regressions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = [result_record(title, verdict="fail", observed="1", message="1") for title in "ABC"]
    new = [
        result_record("A", at=40),
        result_record("B", verdict="fail", observed="2", message="2"),
        old[2],
        result_record("D", verdict="crash", message="gone"),
    ]
    code, said = compared(capsys, tmp_path, old, new)
    assert code == Exit.AS_EXPECTED
    assert "fixed:   f.feature:40  A  [2007-10]: fail (1) -> pass" in said
    assert "changed:   f.feature:1  B  [2007-10]: fail (1) -> fail (2)" in said
    assert "changed:   f.feature:1  D  [2007-10]: not played -> crash (gone)" in said
    assert "C  [2007-10]" not in said
    code, said = compared(capsys, tmp_path, old, new, "--json")
    assert [each["new"]["title"] for each in json.loads(said)["fixes"]] == ["A"]


def test_a_slim_file_keeps_verdicts_and_reasons_alone(tmp_path: Path) -> None:
    whole = results_of(KNOWN, NEW, explanations=(EXPLAINED,))
    source, target = write(whole, tmp_path / "whole.ndjson"), tmp_path / "slim.ndjson"
    assert cli.call(["report", str(source), "--slim", str(target)]) == Exit.AS_EXPECTED
    slim = read_results(target)
    assert [(each.key, each.verdict, each.message) for each in slim.records] == [
        (each.key, each.verdict, each.headline) for each in whole.records
    ]
    assert slim.complete
    assert slim.explanations == {}
    assert not any(each.events or each.sentence or each.step for each in slim.records)
