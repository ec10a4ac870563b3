"""What a procedure may ask, and how it refuses."""

from collections.abc import Callable
from dataclasses import dataclass, field

from touchstone.protocol import Answer, DecisionKind, Option, Ref, RefusalReason, Vocabulary


class Illegal(Exception):
    """What a player tried is illegal; everything it did is taken back (rule 422)."""

    def __init__(self, reason: RefusalReason, message: str, rule: str) -> None:
        super().__init__(message)
        self.reason: RefusalReason = reason
        self.message = message
        self.rule = rule


@dataclass
class Ask:
    """A question to a player. `check` raises Illegal for an answer that is not allowed.

    `about`: the spell or ability that is being played; there is nothing to be asked any more once it has left the game.
    """

    kind: DecisionKind
    player: str
    prompt: str
    options: list[Option] = field(default_factory=list)
    min: int = 1
    max: int = 1
    source: str | None = None
    total: int | None = None
    defenders: list[Ref] = field(default_factory=list)
    vocabulary: Vocabulary | None = None
    check: Callable[[Answer], None] | None = None
    about: int | None = None


@dataclass
class AskAction:
    """A player has priority: the answer is the player who acts and the action."""

    player: str
