"""What a player does: the actions of `game/act` and the answers of `game/answer`."""

import msgspec


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object (by the engine's id) or a player (by name): exactly one of the two."""

    object: str | None = None
    player: str | None = None

    def __post_init__(self) -> None:
        if (self.object is None) == (self.player is None):
            raise ValueError("Expected an object or a player, one and only one of them")


class Announcement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is announced while playing a spell or an ability; what is missing is asked as a decision.

    `targets` stand in the order of the printed words "target". `modes` are numbers from 1 in printed
    order. `alternative_cost` names the kind of an alternative cost ("evoke", "prowl", "flashback" or
    "alternative"); `optional_costs` the kinds of optional additional costs ("kicker", "buyback").
    `pay_with` are objects to be sacrificed, discarded or removed as part of the cost.
    """

    targets: tuple[Ref, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    alternative_cost: str | None = None
    optional_costs: tuple[str, ...] = ()
    pay_with: tuple[Ref, ...] | None = None


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play", omit_defaults=True):
    """Play a card: a spell, or a land. `face` chooses a half of a split card by name."""

    object: str
    face: str | None = None
    announcement: Announcement = Announcement()


class Activate(msgspec.Struct, frozen=True, kw_only=True, tag="activate", omit_defaults=True):
    """Play an activated ability, named by its number among the activated ones or by its cost ("+1").

    Given neither, the only activated ability of the object is meant.
    """

    object: str
    ability: int | None = None
    cost: str | None = None
    announcement: Announcement = Announcement()


class Pass(msgspec.Struct, frozen=True, tag="pass", omit_defaults=True):
    """Pass priority.

    `round`: then whoever has priority passes in turn, up to one who has already passed so, or until anything else than
    priority is waited for. It saves calls, and is only asked of an engine with the capability `pass:round`.
    """

    round: bool = False


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """Leave the game; always possible."""


Action = Play | Activate | Pass | Concede


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """Options by their ids; for `order` all of them in the order wanted. `may`: "yes" or "no"."""

    options: tuple[str, ...]


class Number(msgspec.Struct, frozen=True, tag="number"):
    """The answer to a `number` decision."""

    number: int


class Word(msgspec.Struct, frozen=True, tag="word"):
    """The answer to a `word` decision."""

    word: str


class Attack(msgspec.Struct, frozen=True):
    """One attacking creature and what it attacks (a player stands for a team as well)."""

    attacker: str
    defender: Ref


class Attacks(msgspec.Struct, frozen=True, tag="attacks"):
    """The answer to an `attackers` decision."""

    attacks: tuple[Attack, ...]


class Block(msgspec.Struct, frozen=True):
    """One blocking creature and the attacker that it blocks."""

    blocker: str
    attacker: str


class Blocks(msgspec.Struct, frozen=True, tag="blocks"):
    """The answer to a `blockers` decision."""

    blocks: tuple[Block, ...]


class Share(msgspec.Struct, frozen=True):
    """The amount that one option of a `divide` decision gets."""

    option: str
    amount: int


class Division(msgspec.Struct, frozen=True, tag="division"):
    """The answer to a `divide` decision; options left out get nothing."""

    shares: tuple[Share, ...]


Answer = Chosen | Number | Word | Attacks | Blocks | Division
