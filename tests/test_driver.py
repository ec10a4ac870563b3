import msgspec
import pytest

from tests.scripted import (
    BOTH_HAVE_FORESTS,
    DUEL,
    SHOCK,
    Scripted,
    both,
    caller,
    engine_of,
    life,
    moved,
    nothing,
    now,
    play,
    table,
    token,
)
from touchstone.driver import Caller, Divergence, NeedsField, NeedsSupport, ScenarioFault, Table
from touchstone.hosting.errors import EngineCrashed
from touchstone.playing import greet
from touchstone.protocol import (
    AbilityView,
    ActResult,
    Announcement,
    CardsKnownParams,
    CardsKnownResult,
    GameActParams,
    GameObserveParams,
    ObjectView,
    Play,
    Priority,
    Ref,
    Snapshot,
)

# The position


def test_the_position_is_sent_at_the_first_step_that_needs_it() -> None:
    made = table(steps=SHOCK)
    assert not made.started
    play(made, "Then Bob is at 20 life")
    assert made.started


def test_a_count_numbers_the_handles_and_an_alias_replaces_the_name() -> None:
    made = table(steps=f'{DUEL}\nAnd Alice controls 2 "Forest" and "Plains" as "Home"')
    assert [card.handle for card in made.position.placed] == ["Forest 1", "Forest 2", "Home"]


def test_libraries_are_filled_up_below_what_was_put_on_top() -> None:
    made = table(
        steps=f'{DUEL}\nAnd the top cards of Alice\'s library are "Shock" and "Forest"\nAnd Bob\'s library is empty'
    )
    state, _ = made.position.state()
    assert [each.card for each in state.objects if each.owner == "Alice"] == ["Shock", "Forest", *["Plains"] * 10]
    assert [each for each in state.objects if each.owner == "Bob"] == []


def test_a_team_shares_what_is_said_of_the_life_of_one() -> None:
    made = table(steps="Given a Two-Headed Giant game of Alice and Bob against Carol and Dave\nAnd Dave is at 7 life")
    state, _ = made.position.state()
    assert [(each.name, each.team, each.life) for each in state.players] == [
        ("Alice", "Alice and Bob", 30),
        ("Bob", "Alice and Bob", 30),
        ("Carol", "Carol and Dave", 7),
        ("Dave", "Carol and Dave", 7),
    ]


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        (f'{DUEL}\nAnd Eve controls "Forest"', "There is no player Eve; the players are Alice and Bob."),
        (
            'Given Alice controls "Forest"',
            'There is no player Alice; the players are nobody yet (begin with "Given a game',
        ),
        (
            f'{SHOCK}\nAnd "Grizzly Bear" is tapped',
            'There is no "Grizzly Bear" in this position; did you mean "Grizzly Bears"?',
        ),
        (
            f'{BOTH_HAVE_FORESTS}\nAnd "Forest" is tapped',
            '"Forest" is ambiguous: 2 cards go by that name; give each an alias in the Given, as in "Forest" as',
        ),
        (f'{DUEL}\nAnd Alice controls 2 "Forest"\nAnd "Forest" is tapped', 'say which of "Forest 1" and "Forest 2"'),
        (f'{DUEL}\nThen Bob is at 20 life\nGiven Alice controls "Forest"', "A Given after the first When or Then"),
        ("Given a game between Alice and Alice", "Alice is named twice among the players"),
        ("Then Alice is at 20 life", "The scenario has no game; expected"),
        (f"{DUEL}\nThen the attempt is refused", "There was no attempt; expected"),
        (f"{DUEL}\nThen the answer is 3", "Nothing was asked; expected"),
        (f'{SHOCK}\nWhen Alice plays "Shock" targeting "Grizzly Bears" for fun', '"for fun" is not understood'),
        (f'{SHOCK}\nWhen Alice plays "Shock" with X = three', '"with X = three" is not understood; expected'),
        (f"{DUEL}\nWhen Alice tries to sing", "there is no step for 'When Alice sings'"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_in_a_sentence(steps: str, sentence: str) -> None:
    with pytest.raises(ScenarioFault) as fault:
        table(steps=steps)
    assert sentence.casefold() in str(fault.value).casefold()


def test_cards_of_the_same_name_may_be_there_as_long_as_nobody_mentions_them() -> None:
    play(table(steps=BOTH_HAVE_FORESTS), "Then Bob is at 20 life")


# Names


def test_a_name_follows_its_card_from_zone_to_zone() -> None:
    made = table(
        both(moved("Shock", "stack", "s1"), now(waiting=Priority("Alice"))),
        both(moved("Shock", "graveyard", "g1"), life("Bob", 18)),
        steps=SHOCK,
    )
    play(made, 'When Alice plays "Shock" targeting Bob\nThen "Shock" is on the stack')
    play(made, 'When Alice passes\nThen "Shock" is in Alice\'s graveyard\nAnd Bob is at 18 life')


def test_a_card_that_moved_twice_unseen_is_found_again() -> None:
    made = table(moved("Grizzly Bears", "battlefield", "b2", via="unseen"), steps=SHOCK)
    play(made, 'When Alice passes\nThen "Grizzly Bears" is in play')


def test_tokens_are_found_by_their_name() -> None:
    made = table(token("Beast", 1), steps=DUEL)
    play(made, 'When Alice passes\nThen "Beast" is in play\nAnd Alice controls 1 "Beast"')


def test_one_of_several_tokens_cannot_be_named() -> None:
    made = table(token("Beast", 2), steps=f"{DUEL}\nWhen Alice passes")
    with pytest.raises(Divergence, match='"Beast": expected one object of that name, observed 2 of them'):
        play(made, 'Then "Beast" is in play')
    play(made, 'Then Alice controls 2 "Beast"\nAnd Bob controls no "Beast"')


def test_a_name_that_nothing_has_ever_had_is_a_divergence() -> None:
    with pytest.raises(
        Divergence, match=r'"Grizly Bears": expected an object of that name, observed none \(near: "Griz'
    ):
        play(table(steps=SHOCK), 'Then "Grizly Bears" is not in play')


def test_a_token_that_is_gone_is_not_in_play() -> None:
    made = table(token("Beast", 1), nothing, steps=f'{DUEL}\nWhen Alice passes\nThen "Beast" is in play')
    made.look()
    engine = engine_of(made)
    engine.script = [lambda snapshot: msgspec.structs.replace(snapshot, objects=())]
    play(made, 'When Alice passes\nThen "Beast" is not in play')


def test_a_token_is_found_with_or_without_the_word_token() -> None:
    made = table(token("Beast Token", 1), steps=DUEL)
    play(made, 'When Alice passes\nThen "Beast" is in play\nAnd Alice controls 1 "Beast"')


def test_revealed_cards_are_seen_with_their_owners() -> None:
    made = table(steps=SHOCK)
    bears, shock = made.names.present("Grizzly Bears").id, made.names.present("Shock").id
    engine_of(made).script = [now(revealed=(bears, shock))]
    play(made, 'When Alice passes\nThen Alice and Bob have revealed "Shock" and "Grizzly Bears"')
    with pytest.raises(Divergence, match='the revealed cards: expected "Shock" of Bob, observed'):
        play(made, 'Then Bob has revealed "Shock"')
    with pytest.raises(Divergence, match='the revealed cards: expected "Shock" of Alice, observed'):
        play(made, 'Then Alice has revealed "Shock"')
    with pytest.raises(Divergence, match="the revealed cards: expected none, observed"):
        play(made, "Then no card is revealed")


# Acting


class Telling(Scripted):
    """Brings along what there is to see, whenever that will be asked next.

    `shown` counts how often it is brought along, `seen` how often it is asked.
    """

    shown = seen = 0

    def game_act(self, params: GameActParams) -> ActResult:
        result = super().game_act(params)
        self.shown += params.observe
        return msgspec.structs.replace(result, snapshot=self._shown() if params.observe else None)

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        self.seen += 1
        return super().game_observe(params)


@pytest.mark.parametrize(
    ("steps", "shown"),
    [
        ('When Alice plays "Shock" targeting "Grizzly Bears"', 1),
        ("When Alice passes", 1),
        ("When Alice passes\nWhen Bob passes", 2),
        ("When all players pass", 1),  # when Alice alone has passed, nobody looks
    ],
)
def test_what_came_along_is_not_asked_for(steps: str, shown: int) -> None:
    hurt = both(life("Bob", 15), now(waiting=Priority("Bob")))
    at = Table(greet(Telling(hurt, both(hurt, now(waiting=Priority("Alice"))))), "2007-10")
    play(at, SHOCK)
    play(at, f"{steps}\nThen Bob is at 15 life")
    engine = at.caller.engine
    assert isinstance(engine, Telling)
    assert (engine.shown, engine.seen) == (shown, 0)


def test_a_play_is_sent_with_what_it_announces() -> None:
    made = table(nothing, steps=SHOCK)
    play(made, 'When Alice plays "Shock" targeting "Grizzly Bears" with X = 2 with buyback')
    [action] = engine_of(made).sent
    assert isinstance(action, Play)
    assert action.announcement.targets == (Ref(object=made.names.present("Grizzly Bears").id),)
    assert (action.announcement.x, action.announcement.optional_costs) == (2, ("buyback",))


def test_a_refusal_of_a_plain_step_is_a_divergence_with_the_reason() -> None:
    with pytest.raises(Divergence, match=r"Alice's action: expected accepted, observed refused \(timing\)"):
        table(("timing", nothing), steps=f'{SHOCK}\nWhen Alice plays "Shock" targeting Bob')


def test_an_attempt_that_is_refused_and_changes_nothing_is_refused() -> None:
    play(table(("timing", nothing), steps=SHOCK), 'When Alice tries to play "Shock"\nThen the attempt is refused')


def test_an_attempt_that_is_refused_must_change_nothing() -> None:
    made = table(("timing", life("Bob", 18)), steps=f'{SHOCK}\nWhen Alice tries to play "Shock"')
    with pytest.raises(Divergence, match="observed refused, but the game, players Bob, life: 20 became 18"):
        play(made, "Then the attempt is refused")


def test_an_attempt_that_is_allowed_is_not_refused() -> None:
    made = table(nothing, steps=f'{SHOCK}\nWhen Alice tries to play "Shock"')
    with pytest.raises(Divergence, match="expected refused, and nothing changed, observed allowed"):
        play(made, "Then the attempt is refused")


def test_an_attempt_must_be_judged() -> None:
    made = table(nothing, steps=f'{SHOCK}\nWhen Alice tries to play "Shock"')
    with pytest.raises(ScenarioFault, match='Nothing says what became of the last "tries to"'):
        made.finish()


def test_an_ability_on_the_stack_can_be_targeted() -> None:
    made = table(steps=SHOCK)
    source = made.names.present("Grizzly Bears").id
    ability = ObjectView(id="a1", zone="stack", owner="Bob", kind="ability", name="Grizzly Bears", source=source)
    engine_of(made).script = [
        lambda snapshot: msgspec.structs.replace(snapshot, objects=(*snapshot.objects, ability), stack=("a1",)),
        nothing,
    ]
    play(made, 'When Alice passes\nThen the stack is, from the top, the ability of "Grizzly Bears"')
    play(made, 'When Alice plays "Shock" targeting the ability of "Grizzly Bears"')
    action = engine_of(made).sent[-1]
    assert isinstance(action, Play)
    assert action.announcement.targets == (Ref(object="a1"),)


def test_abilities_of_one_source_on_the_stack_are_told_apart_by_their_keyword() -> None:
    made = table(steps=SHOCK)
    source = made.names.present("Grizzly Bears").id
    evoke, own = (
        ObjectView(id=id, zone="stack", owner="Bob", kind="ability", source=source, abilities=(view,))
        for id, view in (("a1", AbilityView(kind="triggered", keyword="evoke")), ("a2", AbilityView(kind="triggered")))
    )
    engine_of(made).script = [
        lambda snapshot: msgspec.structs.replace(snapshot, objects=(*snapshot.objects, evoke, own), stack=("a2", "a1")),
        nothing,
    ]
    play(
        made,
        """When Alice passes
        Then the stack is, from the top, the ability of "Grizzly Bears", the evoke ability of "Grizzly Bears"
        When Alice plays "Shock" targeting the evoke ability of "Grizzly Bears"
        """,
    )
    assert engine_of(made).sent[-1] == Play(
        object=made.names.present("Shock").id, announcement=Announcement(targets=(Ref(object="a1"),))
    )
    swapped = 'the evoke ability of "Grizzly Bears", the ability of "Grizzly Bears"'
    with pytest.raises(Divergence, match="the stack, from the top: expected"):
        play(made, f"Then the stack is, from the top, {swapped}")


def test_an_ability_on_the_stack_that_does_not_tell_its_keyword_is_no_failure() -> None:
    made = table(steps=SHOCK)
    source = made.names.present("Grizzly Bears").id
    ability = ObjectView(id="a1", zone="stack", owner="Bob", kind="ability", name="Grizzly Bears", source=source)
    engine_of(made).script = [
        lambda snapshot: msgspec.structs.replace(snapshot, objects=(*snapshot.objects, ability), stack=("a1",))
    ]
    with pytest.raises(NeedsField, match="abilities"):
        play(made, 'When Alice passes\nThen the stack is, from the top, the evoke ability of "Grizzly Bears"')


# What an engine cannot do


def test_a_field_that_is_left_out_makes_an_expectation_impossible() -> None:
    with pytest.raises(NeedsField, match="the engine does not show the field 'loyalty' of \"Shock\""):
        play(table(steps=SHOCK), 'Then "Shock" has loyalty 3')


def test_an_unknown_card_is_named() -> None:
    made = table(steps=SHOCK)
    engine = engine_of(made)

    def knows_no_shock(params: CardsKnownParams) -> CardsKnownResult:
        return CardsKnownResult(known=tuple(name for name in params.names if name != "Shock"))

    engine.cards_known = knows_no_shock  # type: ignore[method-assign]
    with pytest.raises(NeedsSupport, match='scripted does not know "Shock"'):
        play(made, "Then Bob is at 20 life")


def test_teams_need_the_capability() -> None:
    calls = caller()
    modest = Caller(calls.engine, msgspec.structs.replace(calls.about, capabilities=()))
    made = Table(modest, "2007-10")
    with pytest.raises(NeedsSupport, match="does not claim the capability 'two-headed-giant'"):
        play(made, "Given a Two-Headed Giant game of Alice and Bob against Carol and Dave\nThen Bob is at 30 life")


def test_an_exception_of_an_engine_in_process_is_a_crash() -> None:
    made = table(steps=DUEL)

    def falls_over(_: GameActParams) -> ActResult:
        raise KeyError("library")

    engine_of(made).game_act = falls_over  # type: ignore[method-assign, assignment]
    with pytest.raises(EngineCrashed, match="scripted raised KeyError: 'library'"):
        play(made, "When Alice passes")


def test_an_action_that_the_engine_does_not_support_is_unsupported() -> None:
    made = table(steps=DUEL)
    waiting = Priority("Alice")
    unsupported = ActResult(outcome="unsupported", waiting=waiting, message="no passing here")
    engine_of(made).game_act = lambda params: unsupported  # type: ignore[method-assign]
    with pytest.raises(NeedsSupport, match="no passing here"):
        play(made, "When Alice passes")
