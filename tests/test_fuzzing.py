"""Fuzzing: boards and steps in the words of scenarios; a difference is found, shortened, written and plays again."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from oracle.engine import Oracle
from touchstone.cli import call
from touchstone.driver import Table
from touchstone.faults import Exit, UsageError
from touchstone.features import read
from touchstone.fuzzing.boards import Board, Entry, boards
from touchstone.fuzzing.campaign import Terms, campaign
from touchstone.fuzzing.choosing import attempts, going_on, legal, option_said
from touchstone.fuzzing.comparing import Difference, differences
from touchstone.fuzzing.duel import Duel, Finding, Side
from touchstone.fuzzing.pool import chosen, companions, pool
from touchstone.fuzzing.reducing import reduced
from touchstone.fuzzing.writing import plays_as_written, transcript, write
from touchstone.null_engines import AlwaysRefusing
from touchstone.playing import greet
from touchstone.protocol import Option
from touchstone.stepbook import step_book

SHOCKING = Board((Entry("Alice", "hand", "Shock"), Entry("Alice", "play", "Mountain", 2)))


def table(board: Board, misreading: str | None = None, ruleset: str = "2007-10") -> Table:
    """A game on the oracle that has begun."""
    begun = Table(greet(Oracle(misreading)), ruleset)
    for text in board.givens():
        step_book().find("given", text).run(begun)
    begun.start()
    return begun


def duel(misreading: str | None = None, ruleset: str = "2007-10", other_ruleset: str | None = None) -> Duel:
    return Duel(Side(greet(Oracle()), ruleset), Side(greet(Oracle(misreading)), other_ruleset or ruleset))


def when(game: Table, *texts: str) -> Table:
    for text in texts:
        step_book().find("when", text).run(game)
    return game


def limited(work: float) -> Callable[[], float]:
    """A clock that goes on by itself, so that the number of games does not depend on the machine."""
    now = [0.0]

    def clock() -> float:
        now[0] += work
        return now[0]

    return clock


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(boards(chosen(("evoke", "clash"), "2007-10"), companions("2007-10")))
def test_a_board_is_in_the_words_of_givens(board: Board) -> None:
    begun = table(board)
    there = {view.name for view in begun.look().objects}
    assert {entry.name for entry in board.entries} <= there


def test_the_pool_is_chosen_by_name_or_by_file() -> None:
    assert [card.name for card in chosen(("Lash O*",), "2007-10")] == ["Lash Out"]
    assert {card.group for card in chosen(("clash",), "2007-10")} == {"clash"}
    assert all(card.since <= "2007-10" for card in chosen((), "2007-10"))
    assert any(card.since > "2007-10" for card in pool().values())
    with pytest.raises(UsageError, match='no card of the pool fits "Nothing at all"'):
        chosen(("Nothing at all",), "2007-10")


def test_what_is_legal_is_said_in_steps() -> None:
    steps = legal(table(SHOCKING))
    assert {'Alice plays "Shock" targeting Alice', 'Alice plays "Shock" targeting Bob'} == set(steps)
    assert all(len(step_book().matching("when", step)) == 1 for step in steps)


def test_what_can_be_reached_is_said_in_steps() -> None:
    board = Board((Entry("Alice", "hand", "Mulldrifter"), Entry("Alice", "play", "Garruk Wildspeaker")))
    steps = attempts(table(board), "Alice")
    assert set(steps) == {
        'Alice plays "Mulldrifter"',
        'Alice plays "Mulldrifter" for its evoke cost',
        'Alice plays the +1 ability of "Garruk Wildspeaker"',
        'Alice plays the -1 ability of "Garruk Wildspeaker"',
        'Alice plays the -4 ability of "Garruk Wildspeaker"',
    }
    assert attempts(table(board), "Bob") == []


def test_ways_on_are_steps() -> None:
    begun = table(SHOCKING)
    assert "all players pass" in going_on(begun)
    when(begun, 'Alice plays "Shock" targeting Bob')
    assert going_on(begun) == ["all players pass", "the stack resolves"]


def test_an_option_is_named_as_a_step_names_it() -> None:
    begun = table(SHOCKING)
    shock = begun.names.present("Shock").id
    assert option_said(begun, Option(id="1", player="Bob")) == "Bob"
    assert option_said(begun, Option(id="1", object=shock)) == '"Shock"'
    assert option_said(begun, Option(id="1", object=shock, keyword="evoke"), in_order=True) == (
        'the evoke ability of "Shock"'
    )
    assert option_said(begun, Option(id="1", label="kicker")) == '"kicker"'


def test_equal_games_do_not_differ() -> None:
    games = [when(table(SHOCKING), 'Alice plays "Shock" targeting Bob', "the stack resolves") for _ in range(2)]
    assert list(differences(*games)) == []


@pytest.mark.parametrize(
    ("other", "then"),
    [
        ([], "Bob is at 18 life"),
        ([], '"Shock" is in Alice\'s graveyard'),
        ([], "Alice has 0 cards in hand"),
        (['Alice plays "Shock" targeting Bob'], "the stack is empty"),
        (['Alice plays "Shock" targeting Alice', "the stack resolves"], "Alice is at 20 life"),
        (["the game moves to the end of turn step"], "it is Alice's precombat main phase"),
    ],
)
def test_a_difference_is_said_as_a_then_of_the_first_game(other: list[str], then: str) -> None:
    one = when(table(SHOCKING), 'Alice plays "Shock" targeting Bob', "the stack resolves")
    found = list(differences(one, when(table(SHOCKING), *other)))
    assert then in [each.then for each in found]
    for each in found:
        if each.then is not None:
            step_book().find("then", each.then).run(one)


def test_a_misreading_is_found_shortened_written_and_plays(tmp_path: Path) -> None:
    """Lash Out is a tie here: whoever has the misreading gives the bonus for it."""
    held = duel("LRW-CLASH-09")
    finding = campaign(held, Terms(60, ("Lash Out",), seed=1, clock=limited(0.1)))
    assert finding is not None
    path = write(finding, held, tmp_path, "found")
    assert plays_as_written(path, held)
    (scenario,) = read(path).scenarios()
    assert [step.text for step in scenario.steps] == [step.text for step in finding.scenario().steps]
    assert path.with_suffix(".txt").read_text(encoding="utf-8").count("Given a game between Alice and Bob") == 2


def test_nothing_of_a_finding_is_superfluous() -> None:
    board = Board(
        (
            Entry("Alice", "hand", "Shock"),
            Entry("Alice", "hand", "Unsummon"),
            Entry("Alice", "play", "Mountain", 3, aliased=True),
            Entry("Bob", "play", "Hill Giant"),
        ),
        life=(("Alice", 3),),
    )
    moves = (
        (("when", 'Alice tries to play "Unsummon"'), ("then", "the attempt is refused")),
        (("when", 'Alice plays "Shock" targeting Bob'),),
        (("when", "the stack resolves"),),
    )
    finding = Finding(board, moves, (("then", "Bob is at 18 life"),), Difference("Bob's life", "18", "20"))  # type: ignore[arg-type]
    held = Duel(Side(greet(Oracle()), "2007-10"), Side(greet(AlwaysRefusing()), "2007-10"))
    short = reduced(finding, held.differs)
    assert [step.text for step in short.scenario().steps] == [
        "a game between Alice and Bob",
        'Alice controls "Mountain"',
        'Alice has "Shock" in hand',
        'Alice plays "Shock" targeting Bob',
        "the stack resolves",
        "Bob is at 18 life",
    ]
    told = transcript(short, held)
    assert "# oracle under the rules of 2007-10: pass" in told
    assert "# always-refusing under the rules of 2007-10: fail" in told


def test_two_rulesets_are_compared(tmp_path: Path) -> None:
    """Since 2009 there is no mana burn and no damage on the stack, among other things."""
    held = duel(ruleset="2007-10", other_ruleset="2026-04")
    finding = campaign(held, Terms(60, ("planeswalkers",), seed=2, clock=limited(0.1)))
    assert finding is not None
    assert plays_as_written(write(finding, held, tmp_path, "found"), held)


def test_the_oracle_does_not_differ_from_itself() -> None:
    held = duel()
    assert campaign(held, Terms(2, (), seed=3, clock=limited(0.1))) is None
    assert held.games >= 15
    assert held.unsaid == []


def test_a_script_gives_the_same_game_again() -> None:
    board = Board((*SHOCKING.entries, Entry("Bob", "play", "Hill Giant"), Entry("Alice", "play", "Grizzly Bears")))
    script = [Random(5).randint(0, 99) for _ in range(8)]
    first, second = duel(), duel()
    assert first.play(board, script) is second.play(board, script) is None
    assert first.steps == second.steps > 0


def test_the_command_writes_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["fuzz", "--misreading", "LRW-CLASH-09", "--cards", "Lash Out", "--seed", "1", "--out", str(tmp_path)]
    assert call(arguments) == Exit.NOT_AS_EXPECTED
    assert (tmp_path / "LRW-CLASH-09.feature").exists()
    assert "Scenario: Passes on oracle" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--misreading", "LRW-NO-1"], "there is no misreading LRW-NO-1"),
        (["--ruleset", "1999"], "there is no ruleset 1999"),
        (["--cards", "Nothing at all"], 'no card of the pool fits "Nothing at all"'),
    ],
)
def test_what_does_not_exist_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["fuzz", *arguments]) == Exit.USAGE
    assert sentence in capsys.readouterr().err


def test_the_oracle_over_stdio_plays_as_in_process() -> None:
    command = [sys.executable, "-m", "touchstone", "fuzz", "--engine", f"{sys.executable} -m oracle"]
    run = subprocess.run([*command, "--seconds", "3", "--cards", "evoke"], capture_output=True, text=True, check=False)
    assert run.returncode == Exit.AS_EXPECTED, run.stdout + run.stderr
    assert run.stdout.startswith("No difference in")
