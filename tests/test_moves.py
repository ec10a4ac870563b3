import msgspec
import pytest

from tests.arena import creature
from tests.scripted import DUEL, SHOCK, Scripted, both, engine_of, now, play, question, table
from tests.told import assert_plays
from touchstone.driver import Divergence, Table
from touchstone.null_engines import DoNothing
from touchstone.playing import greet
from touchstone.protocol import (
    Attacks,
    GameOver,
    InitializeParams,
    InitializeResult,
    ObjectView,
    Option,
    Pass,
    Priority,
    Snapshot,
)


def test_all_players_pass_once_each() -> None:
    made = table(now(waiting=Priority("Bob")), now(waiting=Priority("Alice")), steps=f"{DUEL}\nWhen all players pass")
    assert engine_of(made).sent == [Pass(), Pass()]


def test_who_has_passed_already_does_not_pass_again() -> None:
    made = table(now(waiting=Priority("Bob")), now(waiting=Priority("Alice")), steps=f"{DUEL}\nWhen Alice passes")
    play(made, "When all players pass")
    assert engine_of(made).sent == [Pass(), Pass()]


def test_a_round_of_passes_that_is_over_is_forgotten() -> None:
    script = [now(waiting=Priority("Bob")), now(waiting=Priority("Alice"))] * 2
    made = table(*script, steps=f"{DUEL}\nWhen Alice passes\nAnd Bob passes")
    play(made, "When all players pass")
    assert engine_of(made).sent == [Pass()] * 4


class InRounds(Scripted):
    """Takes the next line of the script for a whole round of passes."""

    def initialize(self, params: InitializeParams) -> InitializeResult:
        return DoNothing.initialize(self, params)


def test_a_whole_round_of_passes_is_asked_for_at_once_if_nobody_has_passed() -> None:
    script = now(step="end"), now(waiting=Priority("Bob")), now(waiting=Priority("Alice"))
    made = Table(greet(InRounds(*script)), "2007-10")
    play(made, f"{DUEL}\nWhen all players pass\nAnd Alice passes\nAnd all players pass")
    assert engine_of(made).sent == [Pass(round=True), Pass(), Pass()]


def test_a_refused_attempt_does_not_undo_who_has_passed() -> None:
    assert_plays("""
        Given a game between Alice and Bob
        And Bob has "Shock" in hand
        When Alice passes
        And Bob tries to play "Shock" targeting Alice
        Then the attempt is refused
        When all players pass
        Then it is Alice's beginning of combat step
        And Alice has priority
    """)


def test_a_permanent_that_is_gone_again_before_a_step_looks_is_still_known_by_its_ability() -> None:
    """It was in play between two rounds of passes only, and it is as that permanent that it triggered."""
    come = {"ability": "triggered", "on": {"event": "comes-into-play"}}
    leave = {"ability": "triggered", "on": {"event": "leaves-play"}, "text": {"effects": [{"do": "draw"}]}}
    sacrificed = {"effects": [{"do": "sacrifice", "what": "this"}]}
    assert_plays(
        """
        Given a game between Alice and Bob
        And Alice has "Moth" in hand
        When Alice plays "Moth"
        And all players pass
        And all players pass
        Then the stack is, from the top, the ability of "Moth"
        """,
        creature("Moth", 1, 1, {**come, "text": sacrificed}, leave, cost="{0}"),
    )


def test_passing_that_leads_nowhere_is_a_divergence() -> None:
    made = table(*[now(waiting=Priority("Bob")), now(waiting=Priority("Alice"))] * 3, steps=DUEL)
    with pytest.raises(Divergence, match="observed nothing changes: turn 3, Alice's"):
        play(made, "When the game moves to the end of combat step")


def test_nobody_attacks_on_the_way_to_a_step() -> None:
    made = table(steps=SHOCK)
    bears = made.names.present("Grizzly Bears").id
    attackers = question("attackers", Option(id="a", object=bears))
    engine_of(made).script = [
        now(waiting=Priority("Bob")),
        now(step="declare-attackers", waiting=attackers),
        now(step="end-of-combat", waiting=Priority("Alice")),
    ]
    play(made, "When the game moves to the end of combat step\nThen it is Alice's end of combat step")
    assert engine_of(made).sent[-1] == Attacks(())


def test_no_attack_is_possible_where_the_engine_asks_for_none() -> None:
    past = now(step="end-of-combat", waiting=Priority("Alice"))
    made = table(now(waiting=Priority("Bob")), past, steps=f'{DUEL}\nAnd Alice controls "Grizzly Bears"')
    play(made, 'When Alice tries to attack Bob with "Grizzly Bears"\nThen the attempt is refused')


def test_what_is_not_there_cannot_be_tried_to_attack_with() -> None:
    """Else a misspelt name would look like a refusal."""
    past = now(step="end-of-combat", waiting=Priority("Alice"))
    made = table(now(waiting=Priority("Bob")), past, steps=f'{DUEL}\nAnd Alice controls "Grizzly Bears"')
    with pytest.raises(Divergence, match=r'"Grizly Bears": expected an object of that name'):
        play(made, 'When Alice tries to attack Bob with "Grizly Bears"')


def combat_damage(snapshot: Snapshot) -> Snapshot:
    damage = ObjectView(id="damage", zone="stack", owner="Alice", kind="combat-damage", name="combat damage")
    return msgspec.structs.replace(snapshot, objects=(*snapshot.objects, damage), stack=("damage",))


def off_the_stack(snapshot: Snapshot) -> Snapshot:
    objects = tuple(view for view in snapshot.objects if view.kind != "combat-damage")
    return msgspec.structs.replace(snapshot, objects=objects, stack=())


BLOCKED = now(step="declare-blockers", waiting=Priority("Alice"))
BOB_MAY_ACT = now(waiting=Priority("Bob"))
DAMAGE_STEP = now(step="combat-damage", waiting=Priority("Alice"))


def test_combat_damage_is_put_on_the_stack_and_then_dealt() -> None:
    resolved = both(off_the_stack, now(waiting=Priority("Alice")))
    put = both(combat_damage, DAMAGE_STEP)
    made = table(BLOCKED, BOB_MAY_ACT, put, BOB_MAY_ACT, resolved, steps=f"{DUEL}\nWhen Alice passes")
    play(made, "When combat damage is put on the stack\nThen the stack is, from the top, combat damage")
    play(made, "When combat damage is dealt\nThen the stack is empty")
    assert engine_of(made).script == []


def test_combat_damage_that_does_not_use_the_stack_is_dealt_as_the_step_begins() -> None:
    made = table(BLOCKED, BOB_MAY_ACT, DAMAGE_STEP, BOB_MAY_ACT, DAMAGE_STEP, steps=f"{DUEL}\nWhen Alice passes")
    play(made, "When combat damage is dealt\nThen it is Alice's combat damage step")
    assert len(engine_of(made).script) == 2
    play(made, "When combat damage is dealt")
    assert engine_of(made).script == []


def test_combat_without_damage_is_a_divergence() -> None:
    made = table(BLOCKED, BOB_MAY_ACT, now(step="end-of-combat", waiting=Priority("Alice")), steps=DUEL)
    play(made, "When Alice passes")
    with pytest.raises(
        Divergence, match="expected combat damage to be dealt, observed turn 3, Alice's end-of-combat step"
    ):
        play(made, "When combat damage is dealt")


def test_the_end_of_the_game_is_seen() -> None:
    made = table(now(waiting=GameOver(("Bob",))), steps=f"{DUEL}\nThen the game goes on\nWhen Alice passes")
    play(made, "Then Bob has won the game")
    with pytest.raises(Divergence, match="the game: expected to be won by nobody, observed to be won by Bob"):
        play(made, "Then the game is a draw")
