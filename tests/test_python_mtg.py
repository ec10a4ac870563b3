"""The adapter to python-mtg: its words and questions everywhere, a game where python-mtg is installed."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from adapters.python_mtg.asking import Asked, Beyond, Refused, Told, answer
from adapters.python_mtg.ids import Ids
from adapters.python_mtg.questions import answered, attackers, blockers, question
from adapters.python_mtg.words import (
    cannot_be_set_up,
    loyalty_change,
    mana_by_color,
    mode_number,
    seat,
    signed,
    step_for_engine,
    step_of_engine,
    title,
    token_name,
)
from oracle.engine import Oracle
from touchstone.driver import Caller
from touchstone.features import Scenario, read
from touchstone.hosting.hosted import HostedEngine, Limits
from touchstone.playing import greet, play
from touchstone.protocol import (
    Attack,
    Attacks,
    Block,
    Blocks,
    Chosen,
    Number,
    ObjectSetup,
    PlayerSetup,
    Ref,
    StateSetup,
    Word,
)
from touchstone.protocol.words import Step

ROOT = Path(__file__).parents[1]
HOME = ROOT / "adapters" / "python_mtg"
PYTHON = HOME / ".venv" / "bin" / "python"
FINDINGS = [scenario for rule in read(HOME / "findings.feature").rules for scenario in rule.scenarios]
installed = pytest.mark.skipif(
    not PYTHON.exists(), reason="python-mtg is not installed: run adapters/python_mtg/setup to play against it"
)

# -- words -------------------------------------------------------------------------------------------------


def test_steps_have_the_same_names_but_for_the_dashes() -> None:
    steps = get_args(Step)
    assert tuple(step_of_engine(step_for_engine(step)) for step in steps) == steps
    assert step_for_engine("declare-attackers") == "declare_attackers"


@pytest.mark.parametrize(("player", "name"), [("Alice", "alice"), ("Ann Lee", "ann_lee"), ("D'Arc", "d_arc")])
def test_players_have_seats(player: str, name: str) -> None:
    assert seat(player) == name


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("2_2_green_beast_creature#1", "Beast"),
        ("1_1_black_faerie_rogue_creature#3", "Faerie Rogue"),
        ("1_1_colorless_thopter_artifact_creature", "Thopter"),
        ("treasure#2", "Treasure"),
    ],
)
def test_a_token_is_called_by_its_subtypes(spec: str, name: str) -> None:
    assert token_name(spec) == name


def test_types_are_shown_as_printed() -> None:
    assert [title(slug) for slug in ("creature", "time_lord")] == ["Creature", "Time Lord"]


@pytest.mark.parametrize(
    ("mana", "by_color"),
    [("", {}), ("{2}{G}{G}", {"colorless": 2, "green": 2}), ("{C}{1}{W}", {"colorless": 2, "white": 1})],
)
def test_mana_is_counted_by_colour(mana: str, by_color: dict[str, int]) -> None:
    assert mana_by_color(mana) == by_color


@pytest.mark.parametrize(
    ("cost", "change"), [("+1", 1), ("-4", -4), ("\N{MINUS SIGN}4", -4), ("0", 0), ("{T}", None), ("-X", None)]
)
def test_loyalty_costs_are_changes(cost: str, change: int | None) -> None:
    assert loyalty_change(cost) == change
    assert change is None or loyalty_change(signed(change)) == change


@pytest.mark.parametrize(("mode", "number"), [("mode2", 2), ("choice_11", 11), ("other", None)])
def test_modes_are_numbered(mode: str, number: int | None) -> None:
    assert mode_number(mode) == number


def setup(**given: object) -> StateSetup:
    bears = {"handle": "Bears", "card": "Grizzly Bears", "zone": "battlefield", "owner": "Alice"} | given
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    return StateSetup(players=players, objects=(ObjectSetup(**bears),), active="Alice")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"controller": "Bob"}, "no owner besides the controller"),
        ({"damage": 1}, "keeps no damage"),
        ({"zone": "phased-out"}, "no zone"),
        ({"face_down": True}, "face down"),
        ({"flipped": True}, "flipped"),
        ({"chosen": {"creature-type": "Elf"}}, "a choice made"),
        ({"linked": ("Other",)}, "cannot be linked"),
        ({"counters": {"time": 1}}, "no word for these counters"),
    ],
)
def test_what_cannot_be_set_up_is_said(given: dict[str, object], reason: str) -> None:
    said = cannot_be_set_up(setup(**given))
    assert said is not None
    assert said.startswith("Grizzly Bears: ")
    assert reason in said


def test_what_can_be_set_up_needs_no_reason() -> None:
    assert cannot_be_set_up(setup(tapped=True, controller="Alice", counters={"+1/+1": 2})) is None


def test_three_players_are_too_many() -> None:
    three = StateSetup(players=tuple(PlayerSetup(name=name) for name in ("A", "B", "C")), active="A")
    assert cannot_be_set_up(three) == "python-mtg is driven with two players only"


# -- questions ---------------------------------------------------------------------------------------------


def there(*ids: str) -> Ids:
    found = Ids()
    found.follow({"on_battlefield": {(id,) for id in ids}})
    return found


def test_an_object_has_a_new_id_in_each_zone() -> None:
    ids = there("bears_0")
    assert (ids.id("bears_0"), ids.previous("bears_0")) == ("bears_0@0", None)
    ids.follow({"graveyard": {("bears_0",)}})
    assert (ids.id("bears_0"), ids.previous("bears_0")) == ("bears_0@1", "bears_0@0")
    assert ids.engine_id("bears_0@1") == "bears_0"
    assert ids.engine_id("bears_0@0") is None
    assert ids.engine_id("nobody@0") is None


def test_what_was_announced_answers_and_is_used_up() -> None:
    told = Told(targets=["giant_1"], x=2)
    assert answer({}, told, "target", ["bears_0", "giant_1"], "bears_0") == "giant_1"
    assert told.left() == "X"
    assert answer({}, told, "x_value", None, 4) == 2
    assert told.left() is None


def test_modes_are_found_in_the_state() -> None:
    state = {"on_stack": {("spell_0", 0)}, "spell_mode": {("spell_0", f"mode{number}") for number in (1, 2, 3)}}
    assert answer(state, Told(modes=(3,)), "modes", None, frozenset({"mode1"})) == {"mode3"}
    with pytest.raises(Refused, match="illegal-choice"):
        answer(state, Told(modes=(1, 3)), "modes", None, frozenset({"mode1"}))


@pytest.mark.parametrize(
    ("told", "key", "options", "default", "reason"),
    [
        (Told(targets=["giant_1"]), "target", ["bears_0"], "bears_0", "illegal-target"),
        (Told(x=5), "x_value", None, 4, "cannot-pay"),
    ],
)
def test_what_cannot_be_is_refused(told: Told, key: str, options: object, default: object, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        answer({}, told, key, options, default)


@pytest.mark.parametrize(
    ("key", "asked"),
    [("target", "targets"), ("x_value", "number"), ("discard", "objects"), ("you_do_sacrifice", "may")],
)
def test_what_was_not_told_is_asked(key: str, asked: str) -> None:
    with pytest.raises(Asked) as raised:
        answer({}, Told(), key, ("bears_0",), 3)
    assert raised.value.key == asked


def test_what_has_no_counterpart_is_said() -> None:
    with pytest.raises(Beyond, match="'boon_keyword'"):
        answer({}, Told(), "boon_keyword", ("flying",), "flying")


def test_a_question_becomes_a_decision_and_its_answer_goes_back() -> None:
    asked = question(Asked("objects", ("bears_0", "giant_1")), "Bob", there("bears_0", "giant_1"), None)
    assert (asked.decision.kind, asked.decision.player) == ("objects", "Bob")
    assert answered(asked, Chosen(("giant_1@0",))) == ["giant_1"]
    assert answered(asked, Chosen(("wurm_2@0",))) is None
    assert answered(asked, Chosen(())) is None
    assert answered(asked, Word("Elf")) is None


def test_numbers_and_yes_or_no_go_back_too() -> None:
    number = question(Asked("number", (), 4), "Alice", there(), None)
    assert [answered(number, Number(n)) for n in (0, 4, 5)] == [[0], [4], None]
    may = question(Asked("may", (True, False)), "Alice", there("bears_0"), "bears_0")
    assert [answered(may, Chosen((word,))) for word in ("yes", "no")] == [[True], [False]]
    assert may.decision.source == "bears_0@0"


def test_declarations_are_made_of_the_sets_that_are_offered() -> None:
    ids = there("bears_0", "giant_1", "wurm_2")
    sets = [("attack", frozenset(each)) for each in ((), ("bears_0",), ("bears_0", "giant_1"))]
    asked = attackers(sets, "Alice", "Bob", ids)
    assert asked.decision.defenders == (Ref(player="Bob"),)
    assert asked.chosen(Attacks((Attack(attacker="giant_1@0", defender=Ref(player="Bob")),))) == frozenset({"giant_1"})
    assert asked.chosen(Attacks((Attack(attacker="wurm_2@0", defender=Ref(player="Bob")),))) is None
    offered = [("block", frozenset()), ("block", frozenset({("wurm_2", "bears_0")}))]
    asked = blockers(offered, "Bob", {"attacks": {("bears_0", "bob"), ("giant_1", "bob")}}, ids)
    assert [each.object for each in asked.decision.defenders] == ["bears_0@0", "giant_1@0"]
    assert asked.chosen(Blocks((Block(blocker="wurm_2@0", attacker="bears_0@0"),))) == frozenset(
        {("wurm_2", "bears_0")}
    )
    assert asked.chosen(Blocks((Block(blocker="wurm_2@0", attacker="giant_1@0"),))) is None


# -- a real game -------------------------------------------------------------------------------------------


def hosted(*more: str) -> HostedEngine:
    command = [str(PYTHON), "-m", "adapters.python_mtg", *more]
    return HostedEngine(command, limits=Limits(start=60, call=60), cwd=ROOT, env=dict(os.environ))


@pytest.fixture(scope="module")
def engine() -> Iterator[Caller]:
    started = hosted()
    yield greet(started)
    started.shutdown()


@pytest.fixture(scope="module")
def idle() -> Iterator[Caller]:
    started = hosted("--idle")
    yield greet(started)
    started.shutdown()


def found(file: str, title: str) -> Scenario:
    return next(each for each in read(ROOT / "features" / file).scenarios() if each.title == title)


@pytest.mark.parametrize("scenario", FINDINGS, ids=lambda each: each.title)
def test_the_findings_hold_on_the_oracle(scenario: Scenario) -> None:
    assert play(scenario, greet(Oracle()), "2026-04").verdict == "pass"


@installed
@pytest.mark.parametrize("scenario", FINDINGS, ids=lambda each: each.title)
def test_the_findings_fail_on_python_mtg(engine: Caller, scenario: Scenario) -> None:
    played = play(scenario, engine, "2026-04")
    assert played.verdict == "fail"


@installed
@pytest.mark.parametrize(
    ("file", "title"),
    [
        ("lorwyn/planeswalkers_garruk.feature", "Doubling Season doubles the Beast and not the price"),
        ("lorwyn/planeswalkers_combat.feature", "Three creatures attack the player and leave the planeswalker alone"),
        ("lorwyn/planeswalkers_type.feature", "Vindicate destroys Garruk"),
    ],
)
def test_what_passes_passes_because_something_was_done(engine: Caller, idle: Caller, file: str, title: str) -> None:
    scenario = found(file, title)
    assert play(scenario, engine, "2026-04").verdict == "pass"
    assert play(scenario, idle, "2026-04").verdict == "fail"


@installed
def test_attacks_at_planeswalkers_are_unsupported(engine: Caller) -> None:
    scenario = found("lorwyn/planeswalkers_combat.feature", "A creature attacks a planeswalker")
    played = play(scenario, engine, "2026-04")
    assert played.verdict == "unsupported"
    assert str(played.error) == "python-mtg knows no attack at a planeswalker"
