"""Mutation: what is changed and what is not, who meets which mutant, what is kept; on a package of a few lines."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tools.mutation import report, trying
from tools.mutation.__main__ import main
from tools.mutation.equivalents import StaleEntry, listed, reasons
from tools.mutation.left_out import DEFINITIONS, is_left_out
from tools.mutation.lines import IMPORTED, Recorded, recorded
from tools.mutation.mutants import Mutant, mutants
from tools.mutation.oracle import cites, file_of
from tools.mutation.session import Session, State
from tools.mutation.subject import Player, Subject, Verdict
from tools.mutation.trying import Job, Outcome, tried

RULES = '''
"""A few rules."""

FACTOR = 2


def lethal(damage: int, toughness: int) -> bool:
    """Whether damage is lethal."""
    assert toughness > 0
    return damage >= toughness


def doubled(amount: int) -> int:
    while amount < 0:
        amount += 1
    if amount > 100:
        raise OverflowError(f"{amount + 1} is too much")
    return amount * FACTOR
'''


def play(name: str) -> Verdict:
    from tiny.rules import doubled, lethal  # type: ignore[import-not-found]

    held: Mapping[str, Callable[[], bool]] = {
        "more": lambda: lethal(3, 2) is True,
        "less": lambda: lethal(1, 2) is False,
        "two": lambda: doubled(2) == 4,
        "below": lambda: doubled(-1) == 0,
    }
    return "pass" if held[name.partition(" ")[2]]() else "fail"


def sit_down() -> Player:
    import tiny.rules  # type: ignore[import-not-found]

    assert tiny.rules.FACTOR
    return play


@pytest.fixture
def subject(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Subject:
    monkeypatch.setattr(trying, "SECONDS", 0.2)
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "tiny" / "rules.py").write_text(RULES, encoding="utf-8")
    return Subject(tmp_path, "tiny", ("a more", "a less", "a two", "a below"), sit_down)


def mutant(after: str, before: str = "") -> Mutant:
    return next(each for each in mutants("tiny.rules", RULES) if each.after == after and before in each.before)


def outcome(subject: Subject, one: Mutant) -> Outcome:
    (result,) = tried(subject, [Job(one, subject.plays, len(subject.plays))], 1)
    return result


def made(source: str) -> list[str]:
    return [each.after for each in mutants("tiny.rules", source)]


# -- what is changed -----------------------------------------------------------------------------------


def test_conditions_answers_instructions_and_parts_are_changed() -> None:
    assert made("def f(x: int) -> bool:\n    return x > 1\n") == [
        "return False",
        "return True",
        "return x >= 1",
        "return x > 2",
    ]
    assert made("def f(x):\n    if x:\n        g(x)\n") == ["if False:", "if True:", "pass"]
    assert made("def f(x):\n    return [*g(x), any(x)]\n") == [
        "return None",
        "return [*(), any(x)]",
        "return [*g(x), all(x)]",
    ]
    assert made("def f(x):\n    x.y = g(k=x)\n") == ["pass", "x.y = g()"]
    assert made("def f(x):\n    match x:\n        case int():\n            h = x\n") == ["case int() if False:"]
    assert made("def f(x):\n    for y in x:\n        break\n") == ["for y in ():", "return"]


def test_the_contrary_is_not_tried_where_yes_and_no_are() -> None:
    assert made("def f(x):\n    if x == 'a':\n        h = x\n") == ["if False:", "if True:"]
    assert made("def f(x):\n    h = x == 'a'\n") == ["h = x != 'a'"]


def test_what_is_for_people_and_for_the_type_checker_is_not_changed() -> None:
    assert made("def f(x: A | B) -> A | B:\n    '''1'''\n    assert x > 1\n    game.tell('x', f'{x + 1}')\n") == []
    assert made("def f(x):\n    if x > 1:\n        raise ValueError(x + 1)\n    raise TypeError(x)\n") == []
    assert made("def f(x):\n    prompt = 'a' if x else 'b'\n    y = yield Ask('number', source=x, label=1)\n") == []
    assert made("def f(x):\n    g = Decision(kind=h, total=1 if x else 2)\n") == ["g = Decision(total=1 if x else 2)"]
    assert made("def f(x):\n    if x:\n        for y in x:\n            x.tell(y, 1)\n") == []
    assert made("def f(x):\n    if x:\n        x.tell(y, 1)\n        z = x\n") == ["if False:", "if True:"]
    assert made("if TYPE_CHECKING:\n    from a import b\n") == []
    assert made('T = TypeVar("T", bound=int | float)\n') == []
    assert made("@cache(size=1)\nclass A(B, frozen=True):\n    x: int\n") == []
    assert made("class A:\n    def __str__(self):\n        return self.x + 1\n") == []


@pytest.mark.parametrize("pattern", [each for patterns in DEFINITIONS.values() for each in patterns])
def test_what_is_left_out_is_there(pattern: str) -> None:
    module, _, definition = pattern.partition(":")
    sources = Subject(Path(__file__).parents[1], "oracle", (), sit_down).sources
    found = [source for name, source in sources.items() if fnmatchcase(name, module)]
    assert found
    assert re.search(rf"(def|class) {re.escape(definition.rpartition('.')[2].rstrip('*'))}", found[0])


def test_what_is_left_out_has_no_mutants() -> None:
    assert is_left_out("oracle.misreadings.clash")
    assert is_left_out("oracle.cards", "decode")
    assert not is_left_out("oracle.cards", "as_of")
    assert not is_left_out("oracle.rules.combat")
    assert mutants("oracle.legal", RULES) == []


def test_a_mutant_is_known_by_its_definition_and_not_by_its_place() -> None:
    later = [each.id for each in mutants("tiny.rules", RULES.replace('"""A few rules."""', "# moved\n\n\n"))]
    assert {each.id for each in mutants("tiny.rules", RULES)} == set(later)
    assert len(later) == len(set(later))
    other = mutants("tiny.rules", RULES.replace("amount < 0", "amount < 1"))
    changed = {each.inside for each in other if each.id not in later}
    assert changed == {"doubled"}


# -- who notices ---------------------------------------------------------------------------------------


def test_a_mutant_that_a_play_sees_is_killed(subject: Subject) -> None:
    result = outcome(subject, mutant("return False"))
    assert (result.how, result.by, result.played, result.killed) == ("seen", "a more", 1, True)


def test_a_mutant_that_no_play_sees_survives(subject: Subject) -> None:
    result = outcome(subject, mutant("return damage > toughness"))
    assert (result.how, result.by, result.played, result.killed) == ("survived", "", 4, False)


def test_a_mutant_that_never_ends_is_stopped(subject: Subject) -> None:
    assert outcome(subject, mutant("amount -= 1")).how == "endless"


def test_a_mutant_that_breaks_is_killed(subject: Subject) -> None:
    assert outcome(subject, mutant("return None", "FACTOR")).how == "seen"
    broken = Mutant("tiny.rules", RULES, 0, 0, "(", "", (1, 1), (1, 1), True)
    assert outcome(subject, broken).how == "not importable"


def test_several_are_tried_at_a_time_and_none_meets_the_other(subject: Subject) -> None:
    every = mutants("tiny.rules", RULES)
    jobs = [Job(each, subject.plays, len(subject.plays)) for each in every]
    by_turns = {each.id: each.how for each in tried(subject, jobs, 1)}
    at_a_time = {each.id: each.how for each in tried(subject, jobs, 3)}
    assert by_turns == at_a_time
    assert len(at_a_time) == len(every)
    assert {"survived", "seen"} <= set(at_a_time.values())


def test_a_mutant_that_no_play_runs_is_told_apart(subject: Subject) -> None:
    (result,) = tried(subject, [Job(mutant("return False"), (), 0)], 1)
    assert (result.how, result.killed, result.is_complete) == ("not run", False, True)


# -- which plays run which lines ---------------------------------------------------------------------------


def test_a_mutant_meets_the_plays_that_run_its_line(subject: Subject, tmp_path: Path) -> None:
    found = recorded(subject, tmp_path / "lines.json", "now", 2)
    assert found.candidates(mutant("amount -= 1")) == [3]
    assert found.candidates(mutant("pass", "raise")) == []
    assert found.candidates(mutant("FACTOR = 3")) == [0, 1, 2, 3]
    assert IMPORTED not in found.plays


def test_plays_that_run_rare_lines_take_turns_with_the_others() -> None:
    runs = {"tiny.rules": {10: "0xff", 11: "0x40", 12: "0xc0"}}
    found = Recorded("now", [f"2007-10 a:{number}" for number in range(8)], runs, {}, {})
    one = mutant("return damage > toughness")
    keen = {"2007-10 a:3": 2, "2007-10 a:5": 7}
    assert found.in_order(replace(one, definition=(9, 12)), keen)[:5] == [6, 5, 0, 7, 3]
    assert sorted(found.in_order(one, {})) == list(range(8))


def test_what_leads_into_a_body_no_more_matters_where_the_body_runs() -> None:
    body = next(each for each in mutants("m", "def f(x):\n    if x:\n        g(x)\n") if each.text == "False")
    assert body.lines == (3, 3)


def test_what_was_recorded_is_kept_as_long_as_the_sources_stay_the_same(subject: Subject, tmp_path: Path) -> None:
    kept = tmp_path / "lines.json"
    first = recorded(subject, kept, "now", 1)
    fewer = Subject(tmp_path, "tiny", ("a two",), sit_down)
    assert recorded(fewer, kept, "now", 1) == first
    assert recorded(fewer, kept, "later", 1).plays == ["a two"]


def test_a_play_that_runs_the_same_lines_as_before_is_met_once() -> None:
    found = Recorded("now", ["2007-10 a:1", "2008-02 a:1", "2008-02 a:2"], {"tiny.rules": {10: "0x7"}}, {}, {1: 0})
    assert found.candidates(mutant("return damage > toughness")) == [0, 2]


# -- what is kept ------------------------------------------------------------------------------------------


def state(**files: str) -> State:
    return State(repr(files), files)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    killed = Outcome(id="one", module="m", inside="f", how="seen", by="p", played=1, of=9)
    alive = Outcome(id="two", module="m", inside="f", how="survived", played=3, of=3)
    before = Session(tmp_path / "outcomes", state(a="1", b="1"))
    before.add(killed)
    before.add(alive)
    after = Session(tmp_path / "outcomes", state(a="1", b="2"))
    assert after.is_done("one", lambda: ["a", "b"], None)
    assert after.is_done("two", lambda: ["a"], None)
    assert not after.is_done("two", lambda: ["a", "b"], None)
    assert not after.is_done("three", list, None)
    assert after.met("two") == {"a"}
    assert after.noticing(mutant("return False")) == {}
    assert not Session(tmp_path / "outcomes", state(a="1"), again=True).outcomes


def test_a_quick_pass_is_not_the_whole(tmp_path: Path) -> None:
    session = Session(tmp_path / "outcomes", state(a="1"))
    session.add(Outcome(id="one", module="m", inside="f", how="survived", played=5, of=50))
    assert session.is_done("one", lambda: ["a"], 5)
    assert not session.is_done("one", lambda: ["a"], 6)
    assert not session.is_done("one", lambda: ["a"], None)


# -- equivalents, and the page -------------------------------------------------------------------------------

ENTRY = """
- module: tiny.rules
  in: lethal
  line: return damage >= toughness
  becomes: {becomes}
  because: nobody looks
"""


def test_an_equivalent_has_a_reason(tmp_path: Path) -> None:
    page = tmp_path / "equivalents.yaml"
    page.write_text(ENTRY.format(becomes="return damage > toughness"), encoding="utf-8")
    found = reasons(mutants("tiny.rules", RULES), page)
    assert found == {mutant("return damage > toughness").id: "nobody looks"}
    assert reasons(mutants("tiny.other", RULES), page) == {}


def test_an_entry_that_means_no_mutant_is_an_error(tmp_path: Path) -> None:
    page = tmp_path / "equivalents.yaml"
    page.write_text(ENTRY.format(becomes="return damage < toughness"), encoding="utf-8")
    with pytest.raises(
        StaleEntry, match=r"tiny\.rules, lethal: return damage >= toughness → return damage < toughness"
    ):
        reasons(mutants("tiny.rules", RULES), page)


def test_the_entries_of_the_oracle_mean_mutants() -> None:
    root = Path(__file__).parents[1]
    for module in sorted({each.module for each in listed()}):
        path = root / f"{module.replace('.', '/')}.py"
        assert reasons(mutants(module, path.read_text(encoding="utf-8")))


def test_the_page_tells_of_each_module_and_of_all(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("# Strength\n\nkept\n", encoding="utf-8")
    equal, dead, alive = mutants("tiny.rules", RULES)[:3]
    outcomes = {
        dead.id: Outcome(id=dead.id, module="tiny.rules", inside="f", how="seen"),
        alive.id: Outcome(id=alive.id, module="tiny.rules", inside="f", how="survived", played=2, of=2),
    }
    report.write(page, [equal, dead, alive], outcomes, {equal.id: "the same"})
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Strength\n\nkept\n")
    assert "Not done yet" not in text
    assert "| `tiny.rules` | 3 | 1 | 1 | 0 | 1 | 50.0 % |" in text
    assert "| **all** | 3 | 1 | 1 | 0 | 1 | 50.0 % |" in text


def test_the_page_says_what_is_not_done_yet(tmp_path: Path) -> None:
    untried, dead, alive = mutants("tiny.rules", RULES)[:3]
    outcomes = {
        dead.id: Outcome(id=dead.id, module="tiny.rules", inside="f", how="crash"),
        alive.id: Outcome(id=alive.id, module="tiny.rules", inside="f", how="survived", played=2, of=9),
    }
    text = "\n".join(report.section([untried, dead, alive], outcomes, {}))
    assert "Not done yet: 1 have not been tried, 1 survivors have met some scenarios only." in text
    assert "| `tiny.rules` | 3 | 1 | 1 | 0 | 0 | 50.0 % |" in text


def test_a_survivor_is_shown_as_a_difference() -> None:
    one = mutant("return damage > toughness")
    shown = report.shown(one, Outcome(id=one.id, module="m", inside="f", how="survived", played=4, of=4))
    assert shown.startswith("tiny/rules.py:10 lethal (4 of 4 plays let it live)")
    assert "-    return damage >= toughness\n+    return damage > toughness" in shown


def test_what_notices_a_mutant_now_is_shown_with_it() -> None:
    one = mutant("return damage > toughness")
    shown = report.shown(one, Outcome(id=one.id, module="m", inside="f", how="seen", by="2007-10 a:1", played=4, of=9))
    assert shown.startswith("tiny/rules.py:10 lethal (seen: 2007-10 a:1)")


def test_files_without_scenarios_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no scenario is in a feature file called features/none"):
        main(module=("oracle.rules.dividing",), file=("features/none",), build=tmp_path)


def test_plays_that_cite_the_rule_are_known() -> None:
    rule = mutants("tiny.rules", '@rule("501.10c")\ndef f(x):\n    return g(x)\n')[0]
    from tools.judging import cited

    place = next(place for place, text in cited().items() if "501.10c" in text)
    other = next(place for place, text in cited().items() if "501.10" not in text)
    assert cites(f"2007-10 {place}", rule)
    assert not cites(f"2007-10 {other}", rule)
    assert file_of(f"2007-10 {place}") == place.rpartition(":")[0]
