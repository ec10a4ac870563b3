"""Fuzzing: boards and steps in the words of scenarios; a difference is found, shortened, written and plays again."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from oracle.engine import Oracle
from touchstone.driver import Table
from touchstone.faults import UsageError
from touchstone.folders import fresh
from touchstone.fuzzing.boards import Board, Deck, Entry
from touchstone.fuzzing.campaign import Terms, campaign
from touchstone.fuzzing.choosing import attempts, choose, combat, legal, onward
from touchstone.fuzzing.comparing import Difference, differences
from touchstone.fuzzing.duel import IDLE, Duel, Finding, Move, Side
from touchstone.fuzzing.pool import chosen, companions, pool, related
from touchstone.fuzzing.reducing import reduced, superfluous
from touchstone.fuzzing.saying import option_said
from touchstone.fuzzing.writing import transcript, write, written
from touchstone.null_engines import AlwaysRefusing
from touchstone.playing import greet
from touchstone.protocol import ActResult, GameActParams, Option, Play
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


DECK = Deck(chosen(("evoke", "clash"), "2007-10"), companions("2007-10"), "2007-10")


@pytest.mark.parametrize("number", range(15))
def test_a_board_is_in_the_words_of_givens(number: int) -> None:
    board = DECK.board(Random(number))
    there = {view.name for view in table(board).look().objects}
    assert {entry.name for entry in board.entries} <= there


def test_a_board_is_about_a_card_and_what_has_to_do_with_it() -> None:
    about = Deck(chosen(("Nova Chaser",), "2007-10"), companions("2007-10"), "2007-10")
    boards = [about.board(Random(number)) for number in range(30)]
    assert all("Nova Chaser" in {entry.name for entry in board.entries} for board in boards)
    elementals = {card.name for card in pool().values() if "Elemental" in card.kinds} - {"Nova Chaser"}
    assert sum(bool(elementals & {entry.name for entry in board.entries}) for board in boards) > 15


def test_lands_pay_for_what_their_player_has() -> None:
    colors = {"Shock": "Mountain", "Unsummon": "Island", "Terror": "Swamp"}
    for number in range(30):
        entries = DECK.board(Random(number)).entries
        for held in entries:
            if held.zone == "hand" and held.name in colors:
                assert (held.player, colors[held.name]) in {(entry.player, entry.name) for entry in entries}


def test_some_boards_are_of_three_players_if_both_engines_know_such_games() -> None:
    three = replace(DECK, multiplayer=True)
    boards = [three.board(Random(number)) for number in range(60)]
    (first, *_) = [board for board in boards if len(board.players) == 3]
    assert first.givens()[0] == "a game between Alice, Bob and Carol"
    assert {player for board in boards for player in board.players} == {"Alice", "Bob", "Carol"}
    assert all(len(DECK.board(Random(number)).players) == 2 for number in range(60))
    smaller = next(first.smaller())
    assert smaller.players == ("Alice", "Bob")
    assert smaller.entries == tuple(entry for entry in first.entries if entry.player != "Carol")


def ties(name: str, ruleset: str = "2008-02") -> dict[str, float]:
    """The cards that have to do with one, and how much."""
    return {card.name: tie for card, tie in related(pool()[name], ruleset).items()}


def test_what_names_a_creature_type_or_a_color_is_related_to_what_has_or_speaks_of_one() -> None:
    assert "Distant Melody" in ties("Obsidian Battle-Axe")
    assert "Blind Seer" in ties("Terror")
    assert "Distant Melody" not in ties("Terror")
    assert "Shelter" in ties("Terror"), "what is aimed at may get out of reach"


def test_cards_are_related_by_what_one_says_and_the_other_is() -> None:
    near = ties("Ballyrush Banneret")
    assert near["Mosquito Guard"] > near["Bosk Banneret"] > 0, "a Kithkin, and another card that makes spells cheaper"
    assert "Ballyrush Banneret" not in near
    assert all(card.since <= "2007-10" for card in related(pool()["Nova Chaser"], "2007-10"))


def test_what_a_card_does_is_related_to_what_waits_for_it() -> None:
    assert "Prodigal Pyromancer" in ties("Dread")
    assert ties("Lash Out")["Sylvan Echoes"] > ties("Lash Out")["Fork"], "who waits for a clash meets what clashes"


def test_the_few_that_speak_of_what_many_are_meet_those_more_than_those_meet_them() -> None:
    fork, shock = ties("Fork"), ties("Shock")
    spells = {name for name in fork if pool()[name].types & {"Instant", "Sorcery"}}
    assert sum(fork[name] for name in spells) > sum(fork.values()) / 2
    assert 0 < shock["Fork"] < sum(shock.values()) / 30


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
    timely, untimely = attempts(table(board), "Alice")
    assert set(timely) == {
        'Alice plays "Mulldrifter"',
        'Alice plays "Mulldrifter" for its evoke cost',
        'Alice plays the +1 ability of "Garruk Wildspeaker"',
        'Alice plays the -1 ability of "Garruk Wildspeaker"',
        'Alice plays the -4 ability of "Garruk Wildspeaker"',
    }
    assert untimely == []
    assert attempts(table(board), "Bob") == ([], [])


def test_what_waits_for_a_main_phase_is_known_apart() -> None:
    board = Board((Entry("Bob", "hand", "Mulldrifter"), Entry("Bob", "hand", "Shock")))
    assert attempts(table(board), "Bob") == (
        ['Bob plays "Shock"'],
        ['Bob plays "Mulldrifter"', 'Bob plays "Mulldrifter" for its evoke cost'],
    )


def test_all_players_pass_and_nobody_attacks_until_somebody_is_asked() -> None:
    game = table(
        Board((Entry("Alice", "play", "Hill Giant"), Entry("Bob", "play", "Wandering Graybeard"))), None, "2008-02"
    )
    steps = []
    for step in onward(game, 30):
        when(game, step)
        steps.append(step)
    assert set(steps) == {"all players pass", "Alice does not attack"}
    assert game.waiting_said().startswith("Bob is asked for may")


def test_passing_on_ends_in_a_main_phase_in_which_something_might_be_played() -> None:
    game = table(Board((Entry("Bob", "hand", "Hill Giant"),)))
    steps = []
    for step in onward(game, 30):
        when(game, step)
        steps.append(step)
    now = game.look()
    assert (now.active, now.step) == ("Bob", "precombat-main")
    assert set(steps) == {"all players pass"}


def test_a_game_in_which_everybody_only_waits_goes_no_further() -> None:
    waited = duel()
    assert waited.play(Board(), Random(3)) is None
    assert waited.steps == IDLE


def test_attackers_and_blockers_are_declared() -> None:
    game = table(Board((Entry("Alice", "play", "Hill Giant"), Entry("Bob", "play", "Grizzly Bears"))))
    assert list(combat(game, game.look(), Random(1))) == ['Alice attacks Bob with "Hill Giant"']
    when(game, 'Alice attacks Bob with "Hill Giant"')
    assert list(combat(game, game.look(), Random(1))) == [
        'Bob blocks "Hill Giant" with "Grizzly Bears"',
        "Bob does not block",
    ]


def test_whoever_has_priority_next_comes_to_respond() -> None:
    """Alice has played something: she lets Bob respond, and he does, at what she aims at."""
    giant = Entry("Bob", "play", "Hill Giant")
    board = Board((*SHOCKING.entries, giant, Entry("Bob", "hand", "Unsummon"), Entry("Bob", "play", "Island")))
    games = [when(table(board), 'Alice plays "Shock" targeting "Hill Giant"') for _ in range(25)]
    steps = [step for number, game in enumerate(games) for step in choose(game, game, Random(number), Counter())]
    assert "Alice passes" in steps
    when(games[0], "Alice passes")
    answers = [step for number in range(25) for step in choose(games[0], games[0], Random(number), Counter())]
    assert 'Bob plays "Unsummon"' in answers


def test_where_others_play_on_a_player_concedes_at_times() -> None:
    def steps(players: tuple[str, ...]) -> set[str]:
        game = table(replace(SHOCKING, players=players))
        return {step for number in range(150) for step in choose(game, game, Random(number), Counter())}

    assert {step for step in steps(("Alice", "Bob", "Carol")) if step.endswith("concedes")}
    assert not {step for step in steps(("Alice", "Bob")) if step.endswith("concedes")}


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


def test_a_misreading_is_found_shortened_written_and_told(tmp_path: Path) -> None:
    """Lash Out is a tie here: whoever has the misreading gives the bonus for it."""
    held = duel("LRW-CLASH-09")
    finding = campaign(held, Terms(60, ("Lash Out",), seed=1, clock=limited(0.1)))
    assert finding is not None
    path = write(finding, held, tmp_path, "found")
    scenario = written(path)
    assert held.tells_apart(scenario)
    assert superfluous(scenario, held.tells_apart) == []
    assert [step.text for step in scenario.steps] == [step.text for step in finding.scenario().steps]
    assert path.with_suffix(".txt").read_text(encoding="utf-8").count("Given a game between Alice and Bob") == 2


class _Breaking(Oracle):
    """An oracle that breaks as soon as anybody plays anything."""

    def game_act(self, params: GameActParams) -> ActResult:
        if isinstance(params.action, Play):
            raise ZeroDivisionError("broken")
        return super().game_act(params)


def test_an_earlier_finding_stays(tmp_path: Path) -> None:
    earlier = tmp_path / "difference.feature"
    earlier.write_text("Feature: Of yesterday\n", encoding="utf-8")
    assert fresh(earlier) == tmp_path / "difference-2.feature"
    assert fresh(tmp_path / "another.feature") == tmp_path / "another.feature"


def test_that_the_engine_which_is_held_against_breaks_is_told() -> None:
    broken = Duel(Side(greet(_Breaking()), "2007-10"), Side(greet(Oracle()), "2007-10"))
    assert campaign(broken, Terms(3, ("Shock",), seed=1, clock=limited(0.1))) is None
    assert broken.unsaid[0].startswith("oracle at '")
    assert "crash: oracle raised ZeroDivisionError: broken" in broken.unsaid[0]


SHOCKED = Finding(
    Board(
        (
            Entry("Alice", "hand", "Shock"),
            Entry("Alice", "hand", "Unsummon"),
            Entry("Alice", "play", "Mountain", 3, aliased=True),
            Entry("Bob", "play", "Hill Giant", states=("has 1 damage",)),
        ),
        life=(("Alice", 3),),
    ),
    (
        Move((("when", 'Alice tries to play "Hill Giant"'), ("then", "the attempt is refused"))),
        Move((("when", 'Alice plays "Shock" targeting Bob'),)),
        Move((("when", "the stack resolves"),)),
    ),
    (("then", "Bob is at 18 life"),),
    Difference("Bob's life", "18", "20"),
)


def test_nothing_of_a_finding_is_superfluous() -> None:
    held = Duel(Side(greet(Oracle()), "2007-10"), Side(greet(AlwaysRefusing()), "2007-10"))
    assert '"Hill Giant" has 1 damage' in superfluous(SHOCKED.scenario(), held.tells_apart)
    short = reduced(SHOCKED, held.differs)
    assert superfluous(short.scenario(), held.tells_apart) == []
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


@pytest.mark.parametrize("place", [0, 1])
def test_what_is_played_is_left_out_together_with_its_target(place: int) -> None:
    played, aimed = (Move((("when", text),)) for text in ('Alice plays "Giant Growth"', 'Alice chooses "Hill Giant"'))
    finding = replace(SHOCKED, moves=(*SHOCKED.moves[:place], played, aimed, *SHOCKED.moves[place:]))

    def differs(each: Finding) -> bool:
        return each.moves[-2:] == SHOCKED.moves[-2:] and (played in each.moves) == (aimed in each.moves)

    assert reduced(finding, differs).moves == SHOCKED.moves[-2:]


def test_also_the_only_card_is_left_out() -> None:
    board = Board((Entry("Bob", "play", "Mountain"),), life=(("Alice", 3),))
    passing = Move((("when", "Alice passes"),))
    finding = Finding(board, (passing,), (("then", "Bob has priority"),), Difference("the priority", "Bob", "Alice"))
    assert reduced(finding, duel("GRS-300.2-01").differs).board == Board()


def test_passing_again_and_again_is_said_as_where_it_leads() -> None:
    steps = ["upkeep", "draw", "precombat main phase", "beginning of combat step"]
    places = [f"Bob's {step}" for step in steps]
    moves = tuple(Move((("when", "all players pass"),), place) for place in ("Alice's end of turn step", *places))
    finding = Finding(
        Board(), moves, (("then", "it is Bob's beginning of combat step"),), Difference("the step", "", "")
    )

    def leads_there(each: Finding) -> bool:
        steps = [text for move in each.moves for _, text in move.lines]
        return len(steps) == len(moves) or steps == ["the game moves to Bob's beginning of combat step"]

    short = reduced(finding, leads_there)
    assert [line for move in short.moves for line in move.lines] == [
        ("when", "the game moves to Bob's beginning of combat step")
    ]


def test_two_rulesets_are_compared() -> None:
    """Since 2009 mana that is left over burns nobody."""
    burning = Board((Entry("Alice", "play", "Llanowar Elves"),))
    moves = (
        Move((("when", 'Alice plays the ability of "Llanowar Elves"'),)),
        Move((("when", "all players pass"),)),
    )
    held = duel(ruleset="2007-10", other_ruleset="2026-04")
    assert held.differs(
        Finding(burning, moves, (("then", "Alice is at 19 life"),), Difference("Alice's life", "19", "20"))
    )
    assert campaign(held, Terms(60, ("Llanowar Elves",), seed=2, clock=limited(0.1))) is not None


def test_the_oracle_does_not_differ_from_itself() -> None:
    held = duel()
    assert campaign(held, Terms(2, (), seed=3, clock=limited(0.1))) is None
    assert held.games >= 15
    assert held.unsaid == []


def test_a_game_ends_after_so_many_tries() -> None:
    """Also where nothing that is tried can be said to the engine."""
    held = duel()
    held.play(SHOCKED.board, Random(5), 8)
    assert 0 < held.steps <= 8


def test_the_same_dice_give_the_same_game_again() -> None:
    first, second = duel(), duel()
    for held in (first, second):
        dice = Random(5)
        assert held.play(DECK.board(dice), dice) is None
    assert first.steps == second.steps > 0
