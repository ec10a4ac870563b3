"""The engine as the table calls it: whatever it raises becomes one of the errors that have a verdict."""

import time
import traceback
from collections.abc import Callable, Iterable
from typing import TypeVar

from touchstone.driver.faults import NeedsSupport
from touchstone.driver.wording import listed, quoted
from touchstone.faults import UsageError
from touchstone.hosting.errors import EngineCrashed, EngineTimeout, HostingError, ProtocolBreach
from touchstone.hosting.hosted import HostedEngine
from touchstone.protocol import (
    Action,
    ActResult,
    Answer,
    CardsKnownParams,
    Engine,
    EngineError,
    EventView,
    FactsAskParams,
    FactsAskResult,
    GameActParams,
    GameAnswerParams,
    GameLogParams,
    GameNewParams,
    GameNewResult,
    GameObserveParams,
    InitializeResult,
    Snapshot,
    StateSetup,
    Unsupported,
)

Params = TypeVar("Params")
Result = TypeVar("Result")


class Caller:
    """Calls one engine; kept for a whole session. Asks for every card name only once."""

    def __init__(self, engine: Engine, about: InitializeResult) -> None:
        self.engine = engine
        self.about = about
        self._cards: dict[str, bool] = {}
        self._seconds = self._deadline = float("inf")

    def allow(self, seconds: float) -> None:
        """From now on so many seconds for all calls together; after these `EngineTimeout`."""
        self._seconds, self._deadline = seconds, time.monotonic() + seconds

    def succeed(self, other: "Caller") -> None:
        """This engine is another process of the same one: it knows the same cards."""
        self._cards = other._cards

    def claims(self, capability: str) -> bool:
        """Whether the engine claims a capability."""
        return capability in self.about.capabilities

    def require_capability(self, capability: str) -> None:
        """The scenario needs a topic: `NeedsSupport` if the engine does not claim it."""
        if not self.claims(capability):
            raise NeedsSupport(f"{self.about.name} does not claim the capability {capability!r}")

    def learn_cards(self, names: Iterable[str]) -> None:
        """Ask once which of these cards the engine knows."""
        new = tuple(sorted(name for name in set(names) if name not in self._cards))
        if new:
            known = set(self._call(self.engine.cards_known, CardsKnownParams(names=new)).known)
            self._cards.update((name, name in known) for name in new)

    def known(self, names: Iterable[str]) -> set[str]:
        """Those of the cards that the engine knows."""
        wanted = set(names)
        self.learn_cards(wanted)
        return {name for name in wanted if self._cards[name]}

    def require_cards(self, names: Iterable[str]) -> None:
        """The scenario needs cards: `NeedsSupport` naming those that the engine does not know."""
        names = sorted(names)
        self.learn_cards(names)
        unknown = [quoted(name) for name in names if not self._cards[name]]
        if unknown:
            raise NeedsSupport(f"{self.about.name} does not know {listed(unknown)}")

    def new(self, ruleset: str, state: StateSetup) -> GameNewResult:
        """`game/new`. Raises ProtocolBreach where the ids of the handles do not fit the snapshot."""
        result = self._call(self.engine.game_new, GameNewParams(ruleset=ruleset, state=state))
        if fault := _fault_of_handles(state, result):
            raise ProtocolBreach(fault)
        return result

    def act(self, player: str, action: Action, *, observe: bool = False) -> ActResult:
        """`game/act`; with `observe` the game will be looked at next."""
        params = GameActParams(player=player, action=action, observe=observe)
        return _supported(self._call(self.engine.game_act, params))

    def answer(self, decision: str, answer: Answer) -> ActResult:
        """`game/answer`; after it the game will be looked at."""
        params = GameAnswerParams(decision=decision, answer=answer, observe=True)
        return _supported(self._call(self.engine.game_answer, params))

    def observe(self, viewer: str | None = None) -> Snapshot:
        """`game/observe`."""
        return self._call(self.engine.game_observe, GameObserveParams(viewer=viewer))

    def log(self, since: int) -> tuple[EventView, ...]:
        """`game/log`; nothing from an engine that keeps none."""
        if not self.claims("log"):
            return ()
        return self._call(self.engine.game_log, GameLogParams(since=since)).events

    def ask(self, subject: str, question: str, on: str | None) -> FactsAskResult:
        """`facts/ask`."""
        self.require_capability("facts")
        return self._call(self.engine.facts_ask, FactsAskParams(subject=subject, question=question, on=on))

    def settle(self) -> None:
        """The end of a scenario: an engine in a process of its own owes nothing and wrote nothing else.

        Raises ProtocolBreach, EngineCrashed or EngineTimeout.
        """
        if isinstance(self.engine, HostedEngine):
            self.engine.settle()
        self._check_time()

    def _check_time(self) -> None:
        if time.monotonic() > self._deadline:
            raise EngineTimeout(f"The scenario was not at its end after {self._seconds:g} seconds.")

    def _call(self, method: Callable[[Params], Result], params: Params) -> Result:
        self._check_time()
        try:
            return method(params)
        except Unsupported as error:
            raise NeedsSupport(str(error)) from error
        except (EngineError, HostingError, UsageError):
            raise
        except Exception as error:
            sentence = f"{self.about.name} raised {type(error).__name__}: {error}"
            raise EngineCrashed(sentence, stderr=traceback.format_exc().splitlines()[-20:]) from error


def _fault_of_handles(state: StateSetup, result: GameNewResult) -> str | None:
    """What is wrong with the ids, as a sentence: each handle needs one of its own, and an object of that id."""
    shown = {id for view in result.snapshot.objects for id in (view.id, view.previous)}
    taken: dict[str, str] = {}
    for handle in (each.handle for each in state.objects):
        id = result.handles.get(handle)
        if id is None:
            return f"The answer to game/new has no id for the handle {quoted(handle)}."
        if id in taken:
            return f"The answer to game/new has the same id {id!r} for {quoted(taken[id])} and {quoted(handle)}."
        if id not in shown:
            return f"The answer to game/new has the id {id!r} for {quoted(handle)}, and no object of that id."
        taken[id] = handle
    return None


def _supported(result: ActResult) -> ActResult:
    if result.outcome == "unsupported":
        raise NeedsSupport(result.message or "the engine does not support this action")
    return result
