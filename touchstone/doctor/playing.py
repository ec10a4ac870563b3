"""The last two steps: acting in the tiny game, starting over, leaving."""

from collections.abc import Iterator

from touchstone.doctor.conversation import Conversation
from touchstone.doctor.position import LAND, as_set_up, empty_game, plain, renamed, tiny_game
from touchstone.doctor.steps import GREETING, answers_what_is_wrong, knows_cards, sets_up, shakes_hands, shows
from touchstone.doctor.visit import Finding, Step, Visit, note, ok
from touchstone.driver.differences import first_difference
from touchstone.driver.wording import waiting_said
from touchstone.protocol import (
    Action,
    ActResult,
    Answer,
    Attacks,
    Chosen,
    Decision,
    FactsAskParams,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLogParams,
    GameObserveParams,
    Pass,
    Play,
    Priority,
    Snapshot,
)
from touchstone.protocol.jsonrpc import (
    FACTS_ASK,
    GAME_ACT,
    GAME_ANSWER,
    GAME_LEGAL,
    GAME_LOG,
    GAME_OBSERVE,
    INITIALIZE,
    INVALID_PARAMS,
    SHUTDOWN,
)

PASSES = 12


def acts(visit: Visit) -> Iterator[Finding]:
    """`game/act` and `game/answer`: what is legal is done, what is not is refused and changes nothing."""
    new = visit.new_game(tiny_game(visit.creature))
    for what, player, action in (
        ("Bob passes while Alice has priority", "Bob", Pass()),
        ("Alice plays an object that does not exist", "Alice", Play(object="no-such-object")),
        ("Alice plays a card of Bob's hand", "Alice", Play(object=new.handles["Bob's hand"])),
    ):
        _expect_refusal(visit, what, player, action)
        yield ok(f"{what}: refused, and nothing changed.")
    _expect_no_answer(visit)
    yield ok("An answer to a decision that does not exist: refused, and nothing changed.")
    answered = visit.engine.refused_with(GAME_ACT.name, {"player": "Alice", "action": {"type": "dance"}})
    if answered != INVALID_PARAMS:
        said = f"To an action of an unknown type it answers with the error {answered}; expected {INVALID_PARAMS}."
        raise visit.engine.is_wrong(said)
    yield ok(f"To an action of an unknown type it answers with the error {INVALID_PARAMS}.")
    yield from _passing(visit)
    yield from _playing_a_land(visit)
    yield from _what_it_claims(visit)


def _observe(visit: Visit) -> Snapshot:
    return visit.engine.ask(GAME_OBSERVE, GameObserveParams())


def _act(visit: Visit, player: str, action: Action) -> ActResult:
    return visit.engine.ask(GAME_ACT, GameActParams(player=player, action=action, observe=True))


def _look_after(visit: Visit, what: str, result: ActResult) -> Snapshot:
    """What there is to see after an action or an answer; what came along with its result is the same."""
    shown = _observe(visit)
    if result.snapshot is not None and (difference := first_difference(result.snapshot, shown)):
        said = f"the snapshot in the result is not what game/observe shows: {difference}"
        raise visit.engine.is_wrong(f"{what}: {said}.", exchanges=2)
    return shown


def _expect_refusal(visit: Visit, what: str, player: str, action: Action) -> None:
    before = _observe(visit)
    result = _act(visit, player, action)
    if result.outcome != "refused":
        raise visit.engine.is_wrong(f"{what}: expected refused, observed {result.outcome}.")
    if result.reason is None:
        raise visit.engine.is_wrong(f"{what}: refused without a reason; expected one of the closed list.")
    _expect_no_change(visit, what, before, result)


def _expect_no_change(visit: Visit, what: str, before: Snapshot, result: ActResult) -> None:
    if result.waiting != before.waiting:
        waits = f"it waits for {waiting_said(result.waiting)}; expected {waiting_said(before.waiting)}"
        raise visit.engine.is_wrong(f"{what}: refused, but now {waits}.")
    if difference := first_difference(before, _look_after(visit, what, result)):
        raise visit.engine.is_wrong(f"{what}: refused, and yet something changed: {difference}.", exchanges=2)


def _expect_no_answer(visit: Visit) -> None:
    before = _observe(visit)
    result = _answer(visit, "no-such-decision", Chosen(("yes",)))
    what = "An answer to a decision that does not exist"
    if result.outcome != "refused":
        raise visit.engine.is_wrong(f"{what}: expected refused, observed {result.outcome}.")
    _expect_no_change(visit, what, before, result)


def _answer(visit: Visit, decision: str, answer: Answer) -> ActResult:
    return visit.engine.ask(GAME_ANSWER, GameAnswerParams(decision=decision, answer=answer, observe=True))


def _passing(visit: Visit) -> Iterator[Finding]:
    before = _observe(visit)
    _pass(visit, "Alice", "Bob")
    yield ok("Alice passes: accepted, and Bob has priority.")
    result = _pass(visit, "Bob")
    after = _observe(visit)
    if (before.turn, before.step) == (after.turn, after.step):
        said = f"expected the next step, observed {after.step} of turn {after.turn} still"
        raise visit.engine.is_wrong(f"Both players have passed with an empty stack: {said}.", exchanges=2)
    yield ok(f"Bob passes too: the game moves on to {after.step}.")
    for _ in range(PASSES):
        if not isinstance(result.waiting, Priority):
            break
        result = _pass(visit, result.waiting.player)
    if isinstance(result.waiting, Decision):
        yield from _deciding(visit, result.waiting)
    elif visit.creature != LAND:
        yield note("It asks for no attackers although Alice has a creature; a scenario with combat fails.")


def _pass(visit: Visit, player: str, then: str | None = None) -> ActResult:
    result = _act(visit, player, Pass())
    if result.outcome != "accepted":
        raise visit.engine.is_wrong(f"{player} passes: expected accepted, observed {result.outcome}.")
    if then and result.waiting != Priority(then):
        expected = f"expected that it waits for the priority of {then}"
        raise visit.engine.is_wrong(f"{player} passes: {expected}, observed {waiting_said(result.waiting)}.")
    if (shown := _look_after(visit, f"{player} passes", result).waiting) != result.waiting:
        said = f"game/act says {plain(result.waiting)}, game/observe says {plain(shown)}"
        raise visit.engine.is_wrong(f"What the engine waits for is not the same everywhere: {said}.", exchanges=2)
    return result


def _deciding(visit: Visit, decision: Decision) -> Iterator[Finding]:
    ids = [option.id for option in decision.options]
    if len(set(ids)) < len(ids):
        raise visit.engine.is_wrong("Two options of the decision have the same id.")
    objects = {each.id for each in _observe(visit).objects}
    if strange := [each.object for each in decision.options if each.object and each.object not in objects]:
        raise visit.engine.is_wrong(f"An option names the object {strange[0]!r}, which the snapshot does not have.")
    yield ok(f"{decision.player} is asked for {decision.kind}; {len(ids)} options.")
    before = _observe(visit)
    result = _answer(visit, decision.id, Chosen(("no-such-option",)))
    if result.outcome != "refused":
        raise visit.engine.is_wrong(f"An option that does not exist is chosen: observed {result.outcome}.")
    _expect_no_change(visit, "An option that does not exist is chosen", before, result)
    yield ok("An option that does not exist is chosen: refused, and nothing changed.")
    if decision.kind != "attackers":
        return
    result = _answer(visit, decision.id, Attacks(()))
    if result.outcome != "accepted" or result.waiting == decision:
        raise visit.engine.is_wrong("Nobody attacks: expected that the answer is accepted and the game goes on.")
    yield ok("Nobody attacks: accepted.")


def _playing_a_land(visit: Visit) -> Iterator[Finding]:
    card = visit.new_game(tiny_game(visit.creature)).handles["Alice's hand"]
    result = _act(visit, "Alice", Play(object=card))
    if result.outcome == "unsupported":
        yield note(f"Alice plays a land: unsupported ({result.message or 'and it does not say why'}).")
        return
    if result.outcome == "refused":
        raise visit.engine.is_wrong("Alice plays a land in her main phase: expected accepted, observed refused.")
    yield from _lies_in_play(visit, card)


def _lies_in_play(visit: Visit, card: str) -> Iterator[Finding]:
    shown = _observe(visit)
    new = [each for each in shown.objects if each.zone == "battlefield" and card in (each.id, each.previous)]
    if not new:
        said = f"expected an object in play with {card!r} as previous, as the land has come from the hand"
        raise visit.engine.is_wrong(f"Alice plays a land: {said}.")
    if new[0].id == card:
        raise visit.engine.is_wrong("Alice plays a land: in its new zone it is a new object; expected a new id.")
    if any(each.id == card and each.zone == "hand" for each in shown.objects):
        raise visit.engine.is_wrong("Alice plays a land: it is in play, and still in the hand.")
    yield ok("Alice plays a land: accepted; it is in play with a new id, and the old one as previous.")


def _what_it_claims(visit: Visit) -> Iterator[Finding]:
    if "legal" in visit.claims:
        visit.new_game(tiny_game(visit.creature))
        actions = visit.engine.ask(GAME_LEGAL, GameLegalParams(player="Alice")).actions
        if Pass() not in actions:
            raise visit.engine.is_wrong("Alice has priority, and passing is not among her legal actions.")
        yield ok(f"game/legal names {len(actions)} actions of Alice's; passing is among them.")
    if "pass:round" in visit.claims:
        yield from _passing_together(visit)
    if "log" in visit.claims:
        events = visit.engine.ask(GAME_LOG, GameLogParams()).events
        if [each.number for each in events] != sorted({each.number for each in events}):
            raise visit.engine.is_wrong("The numbers of the events do not increase.")
        yield ok(f"game/log tells {len(events)} events, in order.")
    if "facts" in visit.claims:
        value = visit.engine.ask(FACTS_ASK, FactsAskParams(subject="Lorwyn", question="release date")).value
        yield ok(f"facts/ask tells {plain(value)} for the release date of Lorwyn.")


def _passing_together(visit: Visit) -> Iterator[Finding]:
    singly = _played(visit, visit.engine)[-1]
    handles = visit.new_game(tiny_game(visit.creature)).handles
    result = _act(visit, "Alice", Pass(round=True))
    shown = renamed(_look_after(visit, "A round of passes", result), handles)
    if difference := first_difference(singly, shown):
        raise visit.engine.is_wrong(f"A round of passes comes to something else than two passes: {difference}.")
    yield ok("A round of passes comes to the same as two passes.")


def starts_over(visit: Visit) -> Iterator[Finding]:
    """A new game is a new game, the same calls give the same game, and the engine leaves when it is asked to."""
    first = _played(visit, visit.engine)
    state = empty_game()
    new = visit.new_game(state)
    if faults := list(as_set_up(state, new)):
        raise visit.engine.is_wrong(f"Something of the game before is left in a new game. {faults[0]}")
    yield ok("After a game, a new game starts clean.")
    _expect_same(visit.engine, first, _played(visit, visit.engine), "The same calls give another game")
    yield ok("The same calls give the same game.")
    visit.engine.ask(SHUTDOWN, None)
    yield from _leaving(visit.engine.leaves("shutdown"), "After shutdown")
    another = visit.start()
    try:
        another.ask(INITIALIZE, GREETING)
        _expect_same(another, first, _played(visit, another), "A fresh process plays another game with the same calls")
        yield ok("A fresh process plays the same game with the same calls.")
        yield from _leaving(another.leaves("the end of its input"), "At the end of its input")
    finally:
        another.end()


def _leaving(status: int, when: str) -> Iterator[Finding]:
    yield ok(f"{when} the process ends.")
    if status:
        yield note(f"{when} it exits with status {status}; 0 would say that all is well.")


def _played(visit: Visit, engine: Conversation) -> list[Snapshot]:
    """The snapshots of a few calls, with ids that do not depend on how the engine counts."""
    new = visit.new_game(tiny_game(visit.creature), engine)
    seen = [renamed(new.snapshot, new.handles)]
    for player in ("Alice", "Bob"):
        engine.ask(GAME_ACT, GameActParams(player=player, action=Pass()))
        seen.append(renamed(engine.ask(GAME_OBSERVE, GameObserveParams()), new.handles))
    return seen


def _expect_same(engine: Conversation, first: list[Snapshot], second: list[Snapshot], what: str) -> None:
    for before, after in zip(first, second, strict=True):
        if difference := first_difference(before, after):
            raise engine.is_wrong(f"{what}: {difference}.")


STEPS = (
    Step("Start and shake hands", shakes_hands),
    Step("Say which cards it knows", knows_cards),
    Step("Answer what it does not understand", answers_what_is_wrong),
    Step("Set up a game", sets_up),
    Step("Show the game", shows),
    Step("Act", acts),
    Step("Start over, and leave", starts_over),
)
