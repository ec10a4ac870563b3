"""The calls: parameters and results of every method."""

from typing import Literal

import msgspec

from touchstone.protocol.actions import Action, Answer
from touchstone.protocol.decisions import Waiting
from touchstone.protocol.setup import StateSetup
from touchstone.protocol.snapshot import EventView, Snapshot
from touchstone.protocol.words import Capability, RefusalReason


class InitializeParams(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks: the protocol versions that the harness speaks, and the version of the suite."""

    protocol_versions: tuple[int, ...]
    suite_version: str


class InitializeResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who answers. `rulesets` are dates such as "2007-10"; `capabilities` the topics it can play."""

    protocol_version: int
    name: str
    version: str
    language: str
    rulesets: tuple[str, ...]
    capabilities: tuple[Capability | str, ...] = ()
    homepage: str | None = None
    issues: str | None = None
    limits: dict[str, int] = {}


class CardsKnownParams(msgspec.Struct, frozen=True, kw_only=True):
    """Card names of the whole suite, asked once."""

    names: tuple[str, ...]


class CardsKnownResult(msgspec.Struct, frozen=True, kw_only=True):
    """The names among them that the engine knows."""

    known: tuple[str, ...]


class GameNewParams(msgspec.Struct, frozen=True, kw_only=True):
    """A full reset into a new game. The same seed and calls must give the same game."""

    ruleset: str
    state: StateSetup
    seed: int = 0


class GameNewResult(msgspec.Struct, frozen=True, kw_only=True):
    """The new game as seen by everybody, and the object id of every handle."""

    handles: dict[str, str]
    snapshot: Snapshot


class GameActParams(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action of a player.

    `observe`: `game/observe` is what will be asked next, unless the result brings along what it would answer.
    """

    player: str
    action: Action
    observe: bool = False


class GameAnswerParams(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer to the pending decision, by its id. `observe` as for an action."""

    decision: str
    answer: Answer
    observe: bool = False


class ActResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of an action or an answer, and what the engine waits for now.

    Refused: nothing has changed, `reason` says why and `rule` may name the rule. With an answer those before it may
    be taken back, where they are legal or not together; then the player is asked for the first of them anew.
    `snapshot` is what `game/observe` would show; it is not needed, but where the request said `observe` it saves
    that call.
    """

    outcome: Literal["accepted", "refused", "unsupported"]
    waiting: Waiting
    reason: RefusalReason | None = None
    rule: str | None = None
    message: str | None = None
    snapshot: Snapshot | None = None


class GameObserveParams(msgspec.Struct, frozen=True, kw_only=True):
    """Without a viewer everything is shown; with one, only what that player may see."""

    viewer: str | None = None


class GameLegalParams(msgspec.Struct, frozen=True, kw_only=True):
    """Ask for the actions that a player may take now."""

    player: str


class GameLegalResult(msgspec.Struct, frozen=True, kw_only=True):
    """The legal actions, each complete enough to be accepted."""

    actions: tuple[Action, ...]


class GameLogParams(msgspec.Struct, frozen=True, kw_only=True):
    """Ask for the events after a number (0: all)."""

    since: int = 0


class GameLogResult(msgspec.Struct, frozen=True, kw_only=True):
    """The events in order."""

    events: tuple[EventView, ...]


class FactsAskParams(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question about facts outside a game, such as the release date of a set.

    `subject` names a set, a card or a document, `question` what is asked, `on` a date (YYYY-MM-DD)
    for facts that depend on one.
    """

    subject: str
    question: str
    on: str | None = None


class FactsAskResult(msgspec.Struct, frozen=True, kw_only=True):
    """The fact, or null where the engine does not know."""

    value: str | int | bool | tuple[str, ...] | dict[str, int] | None
