"""What the driver does with the decisions that an engine asks for."""

import pytest

from tests.scripted import DUEL, SHOCK, YES_OR_NO, engine_of, nothing, now, play, question, table
from touchstone.driver import Divergence
from touchstone.driver.answers import modes_by_number
from touchstone.driver.table import only_answer
from touchstone.protocol import (
    Answer,
    Attacks,
    Blocks,
    Chosen,
    Decision,
    Division,
    Number,
    Option,
    Pass,
    Priority,
    Share,
)

# Decisions


@pytest.mark.parametrize(
    ("order", "sent"),
    [
        ('the ability of "Grizzly Bears" and the evoke ability of "Grizzly Bears"', ("2", "1")),
        ('the evoke ability of "Grizzly Bears" and the ability of "Grizzly Bears"', ("1", "2")),
    ],
)
def test_abilities_of_one_source_are_put_in_order_by_their_keyword(order: str, sent: tuple[str, str]) -> None:
    made = table(steps=SHOCK)
    source = made.names.present("Grizzly Bears").id
    options = (Option(id="1", object=source, keyword="evoke"), Option(id="2", object=source))
    engine_of(made).script = [now(waiting=question("order", *options, least=2, most=2)), nothing]
    play(made, f"When Alice passes\nAnd Alice orders {order}")
    assert engine_of(made).sent[-1] == Chosen(sent)


def test_a_card_that_was_removed_face_down_is_sent_as_such() -> None:
    steps = f"""{DUEL}
    And Alice controls "Mosswort Bridge"
    And Alice has "Shock" removed from the game
    And "Mosswort Bridge" has removed "Shock" face down"""
    state, _ = table(steps=steps).position.state()
    bridge, shock = (each for each in state.objects if each.card in ("Mosswort Bridge", "Shock"))
    assert shock.face_down
    assert bridge.linked == (shock.handle,)


def test_a_pending_decision_that_a_step_does_not_answer_fails_with_its_options() -> None:
    made = table(now(waiting=YES_OR_NO), steps=f"{DUEL}\nWhen Alice passes")
    with pytest.raises(Divergence, match=r"observed Alice is asked for may \(options: yes and no\)"):
        play(made, "When Bob passes")


def test_a_pending_decision_at_the_end_fails_unless_a_then_has_looked_at_it() -> None:
    made = table(now(waiting=YES_OR_NO), steps=f"{DUEL}\nWhen Alice passes\nThen Bob is at 20 life")
    with pytest.raises(Divergence, match="the end of the scenario: expected no decision to be pending"):
        made.finish()
    play(made, "Then Alice is asked to choose yes or no")
    made.finish()


def test_a_decision_with_one_legal_answer_is_answered_and_noted() -> None:
    only = question("targets", Option(id="o1", label="Bob"))
    made = table(
        now(waiting=only), now(waiting=Priority("Bob")), steps=f"{DUEL}\nWhen Alice passes\nThen Bob has priority"
    )
    assert engine_of(made).sent == [Pass(), Chosen(("o1",))]
    assert made.notes == ["answered by the table: Alice is asked for targets (options: Bob)"]


def test_a_decision_with_one_legal_answer_may_be_looked_at_and_answered_by_a_step() -> None:
    only = question("players", Option(id="o1", player="Bob"))
    made = table(now(waiting=only), now(waiting=Priority("Alice")), steps=f"{DUEL}\nWhen Alice passes")
    play(
        made,
        """Then Alice is asked to choose players
        And Alice can choose Bob
        When Alice chooses Bob
        Then Alice has priority""",
    )
    assert made.notes == []


def test_what_is_offered_twice_is_not_what_can_be_chosen() -> None:
    twice = question("players", Option(id="o1", player="Bob"), Option(id="o1", player="Bob"), most=2)
    made = table(now(waiting=twice), steps=f"{DUEL}\nWhen Alice passes")
    with pytest.raises(Divergence, match="what Alice can choose: expected Bob, observed Bob and Bob"):
        play(made, "Then Alice can choose Bob")


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (question("targets"), Chosen(())),
        (question("objects", Option(id="a"), Option(id="b"), least=2, most=2), None),
        (question("modes", Option(id="a"), Option(id="b"), least=2, most=2), Chosen(("a", "b"))),
        (question("order", Option(id="a")), Chosen(("a",))),
        (question("order", Option(id="a"), Option(id="b"), least=2, most=2), None),
        (question("redirect", Option(id="a"), least=0), None),
        (question("may", Option(id="yes"), Option(id="no")), None),
        (question("number", least=3, most=3), Number(3)),
        (question("number", least=0, most=3), None),
        (question("word"), None),
        (question("attackers"), Attacks(())),
        (question("attackers", Option(id="a")), None),
        (question("blockers"), Blocks(())),
        (question("divide", Option(id="a")), None),
    ],
)
def test_one_legal_answer_is_told_from_several(decision: Decision, answer: Answer | None) -> None:
    assert only_answer(decision) == answer


def test_the_wrong_player_or_kind_of_decision_is_a_divergence() -> None:
    made = table(now(waiting=YES_OR_NO), steps=f"{DUEL}\nWhen Alice passes")
    with pytest.raises(Divergence, match="expected Bob to be asked for may, observed Alice is asked for may"):
        play(made, "When Bob accepts")
    with pytest.raises(Divergence, match="expected Alice to be asked for number, observed"):
        play(made, "When Alice chooses the number 3")
    with pytest.raises(Divergence, match="expected Alice to be offered Bob"):
        play(made, "When Alice chooses Bob")
    with pytest.raises(Divergence, match="expected Bob to be asked to choose something, observed"):
        play(made, "When Bob chooses Alice")


def test_an_option_that_is_not_offered_counts_as_refused_in_an_attempt() -> None:
    one, other = Option(id="a", player="Alice"), Option(id="b", label="nobody")
    made = table(now(waiting=question("targets", one, other)), steps=f"{DUEL}\nWhen Alice passes")
    play(made, "When Alice tries to choose Bob\nThen the attempt is refused")
    assert engine_of(made).sent == [Pass()]


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ([Option(id="2"), Option(id="4")], {2: "2", 4: "4"}),
        ([Option(id="a", label="mode 2"), Option(id="b", label="mode 4")], {2: "a", 4: "b"}),
        ([Option(id="tap"), Option(id="draw")], {1: "tap", 2: "draw"}),
    ],
)
def test_a_mode_is_found_by_the_number_that_it_bears_or_by_its_place(
    options: list[Option], offered: dict[int, str]
) -> None:
    assert modes_by_number(question("modes", *options, least=2, most=2)) == offered


def test_a_mode_that_is_left_out_of_the_options_is_not_taken_for_another() -> None:
    asked = question("modes", Option(id="2"), Option(id="3"), Option(id="4"), least=2, most=2)
    made = table(now(waiting=asked), steps=f"{DUEL}\nWhen Alice passes")
    play(made, "When Alice tries to choose modes 1 and 3\nThen the attempt is refused")
    assert engine_of(made).sent == [Pass()]


def test_damage_is_divided_among_what_is_named() -> None:
    made = table(steps=SHOCK)
    bears = made.names.present("Grizzly Bears").id
    options = (Option(id="x", object=bears), Option(id="y", player="Bob"))
    engine_of(made).script = [now(waiting=question("divide", *options)), nothing]
    play(made, 'When Alice passes\nAnd Alice assigns 2 damage of "Grizzly Bears" to "Grizzly Bears" and 4 to Bob')
    assert engine_of(made).sent[-1] == Division((Share("x", 2), Share("y", 4)))
