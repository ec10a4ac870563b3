"""Random legal play keeps the invariants of a game.

`TOUCHSTONE_RANDOM_GAMES=2000 pytest tests/test_random_play.py` plays so many games, other ones each time.
"""

import os
from collections import Counter
from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.random_games import Table, action, answers, games, nonsense
from touchstone.driver.differences import changed_by_refusal
from touchstone.protocol import (
    Decision,
    GameActParams,
    GameAnswerParams,
    GameLogParams,
    GameNewParams,
    GameObserveParams,
    GameOver,
    ObjectView,
    Play,
    PlayerView,
    Priority,
    Snapshot,
    StateSetup,
)

GAMES = os.environ.get("TOUCHSTONE_RANDOM_GAMES")
PLAY = settings(
    max_examples=int(GAMES or 40),
    derandomize=GAMES is None,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
UNLISTED = 0.1
"""How often a card is tried that is not among the legal ones: the list takes its time."""
SCRIPTS = st.lists(st.integers(0, 10_000), min_size=1, max_size=25)
"""For each move of a game a number that all its choices are drawn from."""


def play(start: GameNewParams, script: list[int]) -> Table:
    """Play a game, and look after every move whether all is well."""
    table = Table(start)
    check(table.shown(), start)
    before_playing = table.everything()
    for number in script:
        dice = Random(number)
        waiting = table.shown().waiting
        if isinstance(waiting, GameOver):
            break
        if isinstance(waiting, Priority):
            before_playing = table.everything()
        try_nonsense(table, dice, before_playing)
        if isinstance(waiting, Priority) and dice.random() < UNLISTED:
            try_unlisted(table, waiting.player, dice)
        if isinstance(table.shown().waiting, Priority):
            before_playing = table.everything()
            act(table, dice)
        else:
            answer(table, dice, before_playing)
        check(table.shown(), start)
    check_log(table)
    return table


def try_nonsense(table: Table, dice: Random, before_playing: object) -> None:
    """What is refused changes nothing, or takes back the whole of what was being played."""
    before = table.everything()
    if table.make(nonsense(before[0], dice)).outcome == "refused":
        assert table.everything() in (before, before_playing)


def try_unlisted(table: Table, player: str, dice: Random) -> None:
    """A card that is not listed as legal cannot be played, whatever is answered on the way."""
    before = table.everything()
    listed = {action.object for action in table.legal(player) if isinstance(action, Play)}
    hand = next(it.hand for it in before[0].players if it.name == player)
    others = [id for id in hand or () if id not in listed]
    if not others:
        return
    table.make(GameActParams(player=player, action=Play(object=dice.choice(others))))
    while isinstance(table.shown().waiting, Decision):
        answer(table, dice, before)
    assert table.everything() == before


def act(table: Table, dice: Random) -> None:
    """Every action that is listed as legal is accepted, and listing them changes nothing."""
    before = table.everything()
    waiting = before[0].waiting
    assert isinstance(waiting, Priority)
    chosen = action(table, waiting, dice)
    assert table.everything() == before
    result = table.make(chosen)
    assert result.outcome == "accepted", (chosen, result)


def answer(table: Table, dice: Random, before_playing: object) -> None:
    """Answers until one is accepted, or all that was answered turns out to be illegal together and is taken back."""
    before = table.everything()
    decision = before[0].waiting
    assert isinstance(decision, Decision)
    for tried in answers(decision, dice):
        result = table.make(GameAnswerParams(decision=decision.id, answer=tried))
        if result.outcome == "accepted":
            return
        if result.waiting != decision:
            assert table.everything() == before_playing or changed_by_refusal(before[0], table.shown()) is None
            return
        assert table.everything() == before, tried
    raise AssertionError(f"no answer to {decision} is accepted")


# -- the invariants ----------------------------------------------------------------------------------------


def check(shown: Snapshot, start: GameNewParams) -> None:
    """Everything that is true of a game at any time."""
    check_zones(shown, start.state)
    check_numbers(shown)
    check_waiting(shown)
    if isinstance(shown.waiting, Priority):
        check_state_based_effects(shown, start.ruleset)


def check_zones(shown: Snapshot, state: StateSetup) -> None:
    """Each card is in exactly one zone, and nobody's cards get lost while he or she plays."""
    ids = [it.id for it in shown.objects]
    assert len(set(ids)) == len(ids)
    for player in shown.players:
        for zone in ("library", "hand", "graveyard"):
            listed = getattr(player, zone)
            there = [it.id for it in shown.objects if (it.zone, it.owner) == (zone, player.name)]
            assert sorted(listed) == sorted(there), (player.name, zone)
    assert sorted(shown.stack) == sorted(it.id for it in shown.objects if it.zone == "stack")
    owned = Counter(it.owner for it in shown.objects if it.kind == "card")
    began = Counter(it.owner for it in state.objects)
    over = isinstance(shown.waiting, GameOver)
    for player in shown.players:
        if not player.has_lost:
            assert owned[player.name] == began[player.name], player.name
        elif not over:
            assert owned[player.name] == 0, player.name


def check_log(table: Table) -> None:
    """The events are numbered from 1 without a gap, and whoever has seen some is told the others."""
    events = table.log()
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    assert all(event.text for event in events)
    half = len(events) // 2
    assert table.oracle.game_log(GameLogParams(since=half)).events == events[half:]


def check_numbers(shown: Snapshot) -> None:
    """Nothing is there less than no times."""
    for it in shown.objects:
        assert all(number > 0 for number in dict(it.counters or {}).values()), it
        assert (it.damage or 0) >= 0, it
    for player in shown.players:
        assert all(amount > 0 for amount in dict(player.mana or {}).values()), player
        assert (player.poison or 0) >= 0
        assert player.lands_played in (0, 1)


def check_waiting(shown: Snapshot) -> None:
    """Somebody who plays is waited for, and can answer; or the game is over."""
    lost = {player.name for player in shown.players if player.has_lost}
    match shown.waiting:
        case GameOver(winners):
            assert len({player.team or player.name for player in shown.players if not player.has_lost}) <= 1
            assert not lost & set(winners)
        case Priority(player):
            assert player not in lost
        case Decision() as decision:
            assert decision.player not in lost
            options = [option.id for option in decision.options]
            assert len(set(options)) == len(options)
            assert decision.min <= decision.max
            if decision.kind not in ("number", "word", "divide"):
                assert decision.min <= len(options)


def check_state_based_effects(shown: Snapshot, ruleset: str) -> None:
    """Whenever a player has priority, no state-based effect remains to be done."""
    in_play = [it for it in shown.objects if it.zone == "battlefield"]
    ids = {it.id for it in in_play}
    lost = {player.name for player in shown.players if player.has_lost}
    assert all(it.zone == "battlefield" for it in shown.objects if it.kind == "token")
    assert all(survives(it) for it in in_play)
    assert not [player.name for player in shown.players if is_to_lose(player)]
    for it in in_play:
        assert it.controller not in lost, it
        host = it.attached_to
        assert not host or host.object is None or host.object in ids, it
    if ruleset <= "2008-02":
        assert most_alike(in_play, "Legendary") <= 1
        assert most_alike(in_play, "Planeswalker") <= 1


def survives(it: ObjectView) -> bool:
    """Whether a permanent is well: a creature not killed, a planeswalker not without loyalty."""
    if "Planeswalker" in (it.types or ()) and it.loyalty == 0:
        return False
    if "Creature" not in (it.types or ()):
        return True
    assert isinstance(it.toughness, int)
    return it.toughness > (it.damage or 0)


def is_to_lose(player: PlayerView) -> bool:
    """Whether a player should have lost."""
    return not player.has_lost and (player.life <= 0 or (player.poison or 0) >= 10)


def most_alike(in_play: list[ObjectView], shared: str) -> int:
    """How many permanents share a name (legends) or a planeswalker type at most."""
    if shared == "Legendary":
        return max(Counter(it.name for it in in_play if "Legendary" in (it.supertypes or ())).values(), default=0)
    walkers = [it for it in in_play if "Planeswalker" in (it.types or ())]
    types = Counter(one for it in walkers for one in it.subtypes or () if one not in ("Forest", "Island", "Swamp"))
    return max(types.values(), default=0)


# -- the properties ----------------------------------------------------------------------------------------


@PLAY
@given(games(), SCRIPTS)
def test_a_game_keeps_its_invariants(start: GameNewParams, script: list[int]) -> None:
    table = play(start, script)
    assert isinstance(table.shown(), Snapshot)


@PLAY
@given(games(), SCRIPTS)
def test_the_same_moves_give_the_same_game(start: GameNewParams, script: list[int]) -> None:
    table = play(start, script)
    assert table.replayed().everything() == table.everything()


@PLAY
@given(games(), SCRIPTS)
def test_what_is_seen_survives_the_way_through_json(start: GameNewParams, script: list[int]) -> None:
    table = play(start, script)
    for viewer in (None, *(player.name for player in start.state.players)):
        shown = table.oracle.game_observe(GameObserveParams(viewer=viewer))
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Snapshot) == shown


@PLAY
@given(games(), SCRIPTS)
def test_each_legal_action_is_accepted(start: GameNewParams, script: list[int]) -> None:
    table = play(start, script)
    for player in start.state.players:
        for one in table.legal(player.name)[:6]:
            result = table.replayed().make(GameActParams(player=player.name, action=one))
            assert result.outcome == "accepted", (player.name, one, result)
