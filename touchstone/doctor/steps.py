"""The first five steps: shaking hands, cards, what is not understood, setting a game up, showing it."""

from collections.abc import Iterator
from typing import get_args

import msgspec
from msgspec import UNSET

from touchstone import __version__
from touchstone.doctor.conversation import Conversation
from touchstone.doctor.position import CREATURE, LAND, as_set_up, left_out, renamed, tiny_game
from touchstone.doctor.visit import Finding, Visit, note, ok
from touchstone.driver.differences import first_difference
from touchstone.driver.wording import listed
from touchstone.protocol import (
    PROTOCOL_VERSION,
    Capability,
    CardsKnownParams,
    GameNewParams,
    GameObserveParams,
    InitializeParams,
    Snapshot,
)
from touchstone.protocol.jsonrpc import (
    CARDS_KNOWN,
    GAME_NEW,
    GAME_OBSERVE,
    INITIALIZE,
    INVALID_PARAMS,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
)
from touchstone.rulesets import RULESETS

INVENTED = "No Such Card Was Ever Printed"
GREETING = InitializeParams(protocol_versions=(PROTOCOL_VERSION,), suite_version=__version__)


def shakes_hands(visit: Visit) -> Iterator[Finding]:
    """`initialize`: the version, the rulesets and the capabilities."""
    about = visit.engine.ask(INITIALIZE, GREETING)
    if about.protocol_version != PROTOCOL_VERSION:
        sentence = f"It speaks protocol version {about.protocol_version}; expected {PROTOCOL_VERSION}."
        raise visit.engine.is_wrong(sentence)
    visit.about = about
    yield ok(f"It starts and answers initialize: {about.name} {about.version}, written in {about.language}.")
    played = [each for each in about.rulesets if each in RULESETS]
    if not played:
        raise visit.engine.is_wrong(f"It plays none of the rulesets of the suite: {listed(RULESETS)}.")
    visit.ruleset = played[0]
    yield ok(f"It plays the rulesets {listed(played)}.")
    if others := [each for each in about.rulesets if each not in RULESETS]:
        yield note(f"The suite does not have the rulesets {listed(others)}.")
    yield from _claims(visit, about.capabilities)


def _claims(visit: Visit, capabilities: tuple[str, ...]) -> Iterator[Finding]:
    known = get_args(Capability)
    visit.claims = frozenset(capabilities)
    if claimed := [each for each in capabilities if each in known]:
        yield ok(f"It claims {listed(claimed)}.")
    if others := [each for each in capabilities if each not in known]:
        yield note(f"It claims {listed(others)}, of which no scenario asks anything.")
    if unclaimed := [each for each in known if each not in capabilities]:
        yield note(f"It does not claim {listed(unclaimed)}; a scenario that needs one of these is unsupported.")


def knows_cards(visit: Visit) -> Iterator[Finding]:
    """`cards/known`: some of the names asked, and no others."""
    asked = (LAND, CREATURE, INVENTED)
    known = visit.engine.ask(CARDS_KNOWN, CardsKnownParams(names=asked)).known
    if strange := [each for each in known if each not in asked]:
        raise visit.engine.is_wrong(f"It answers with names that it was not asked for: {listed(strange)}.")
    if INVENTED in known:
        raise visit.engine.is_wrong(f"It claims to know {INVENTED!r}, which is not a card.")
    if LAND not in known:
        raise visit.engine.is_wrong(f"It does not know {LAND}, of which every library is made; expected at least that.")
    visit.creature = CREATURE if CREATURE in known else LAND
    yield ok(f"Of {LAND}, {CREATURE} and a card that does not exist, it knows {listed(each for each in known)}.")
    if CREATURE not in known:
        yield note(f"It does not know {CREATURE}; the doctor plays without a creature.")


def answers_what_is_wrong(visit: Visit) -> Iterator[Finding]:
    """Errors are answered with the standard codes, and fields that it does not know are ignored."""
    engine = visit.engine
    for code, what, method, params in (
        (METHOD_NOT_FOUND, "a method that does not exist", "game/undo", {}),
        (INVALID_PARAMS, "a text instead of a list", CARDS_KNOWN.name, {"names": LAND}),
        (INVALID_PARAMS, "a field that is missing", CARDS_KNOWN.name, {}),
    ):
        yield _expected_error(engine, code, what, engine.refused_with(method, params))
    code = engine.not_understood(b'{"jsonrpc": "2.0", "id": ')
    yield _expected_error(engine, PARSE_ERROR, "a line that is not JSON", code)
    known = engine.ask_with(CARDS_KNOWN, {"names": [LAND], "mood": "good"}).known
    if tuple(known) != (LAND,):
        raise engine.is_wrong(f"With an unknown field beside, it knows {listed(known)}; expected {LAND}.")
    yield ok("A field that it does not know is ignored.")
    engine.ask_with(CARDS_KNOWN, {"names": [LAND]}, id="seven")
    yield ok("An id is given back as it came, be it a number or a text.")


def _expected_error(engine: Conversation, expected: int, what: str, answered: int) -> Finding:
    if answered != expected:
        raise engine.is_wrong(f"To {what} it answers with the error {answered}; expected {expected}.")
    return ok(f"To {what} it answers with the error {expected}, and goes on.")


def sets_up(visit: Visit) -> Iterator[Finding]:
    """`game/new`: the position that was asked for, and the id of every handle."""
    state = tiny_game(visit.creature)
    new = visit.new_game(state)
    faults = list(as_set_up(state, new))
    for sentence in faults[:-1]:
        yield Finding("wrong", sentence)
    if faults:
        raise visit.engine.is_wrong(faults[-1])
    cards = f"{len(state.objects)} cards in 5 zones"
    yield ok(f"game/new sets up two players with {cards}; each handle has its id, and the snapshot shows the position.")
    if lacking := left_out(state, new):
        yield note(f"It does not show {listed(lacking)} of a permanent; a scenario that looks there is unsupported.")
    again = visit.engine.ask_with(GAME_NEW, _with_unknown_fields(visit))
    if difference := first_difference(renamed(new.snapshot, new.handles), renamed(again.snapshot, again.handles)):
        raise visit.engine.is_wrong(f"With unknown fields in the state, the game is another: {difference}.")
    yield ok("Unknown fields in the state are ignored.")


def _with_unknown_fields(visit: Visit) -> object:
    state = tiny_game(visit.creature)
    params = msgspec.to_builtins(GameNewParams(ruleset=visit.ruleset, state=state, seed=1))
    params["state"]["weather"] = "fair"
    for each in (*params["state"]["players"], *params["state"]["objects"]):
        each["mood"] = {"good": True}
    return params


def shows(visit: Visit) -> Iterator[Finding]:
    """`game/observe`: the same game however often one looks, and no hidden card to a viewer."""
    new = visit.new_game(tiny_game(visit.creature))
    for time in ("", " a second time"):
        seen = visit.engine.ask(GAME_OBSERVE, GameObserveParams())
        if difference := first_difference(new.snapshot, seen):
            raise visit.engine.is_wrong(f"Observed{time}, the game differs from the answer of game/new: {difference}.")
    yield ok("game/observe shows the game as game/new did, however often it is asked.")
    seen = visit.engine.ask(GAME_OBSERVE, GameObserveParams(viewer="Bob"))
    if "view:hidden-information" not in visit.claims:
        yield note("What each player may see is not looked at: it does not claim view:hidden-information.")
        return
    told = {handle: _is_told(seen, id) for handle, id in new.handles.items()}
    hidden = [each for each in told if "library" in each or each == "Alice's hand"]
    if shown := [each for each in hidden if told[each]]:
        raise visit.engine.is_wrong(f"Bob sees the card {shown[0]!r}, which is hidden from him.")
    if lacking := [each for each in told if each not in hidden and not told[each]]:
        raise visit.engine.is_wrong(f"Bob does not see the card {lacking[0]!r}, which he may look at.")
    yield ok("Bob sees his own hand and what is public; he sees neither Alice's hand nor a library.")


def _is_told(snapshot: Snapshot, id: str) -> bool:
    view = next((each for each in snapshot.objects if each.id == id), None)
    return view is not None and view.name is not UNSET
