"""What an engine waits for: a player's action, or the answer to a question."""

import msgspec

from touchstone.protocol.actions import Ref
from touchstone.protocol.words import DecisionKind, Vocabulary


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to choose. `object` or `player` say what it stands for, `label` says it in words.

    Where abilities are put in order, `object` is the source of the ability; `keyword` tells which of its abilities
    is meant, if the ability belongs to a keyword such as evoke.
    """

    id: str
    object: str | None = None
    player: str | None = None
    label: str = ""
    keyword: str | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True, tag="decision", omit_defaults=True):
    """A question to a player.

    `min` and `max` bound how many options are chosen (for `number`: the number itself). `total` is
    what a `divide` decision divides. An `attackers` decision lists possible attackers as options and
    what may be attacked in `defenders`; a `blockers` decision lists possible blockers as options and
    the attackers in `defenders`. A `word` decision is answered with a word of `vocabulary`, one of mana by choosing
    one of its options.
    """

    id: str
    kind: DecisionKind
    player: str
    source: str | None = None
    prompt: str = ""
    options: tuple[Option, ...] = ()
    min: int = 1
    max: int = 1
    total: int | None = None
    defenders: tuple[Ref, ...] = ()
    vocabulary: Vocabulary | None = None


class Priority(msgspec.Struct, frozen=True, tag="priority"):
    """The player may act or pass."""

    player: str


class GameOver(msgspec.Struct, frozen=True, tag="game-over"):
    """Nobody may do anything any more. No winner: the game is a draw."""

    winners: tuple[str, ...] = ()


Waiting = Decision | Priority | GameOver
