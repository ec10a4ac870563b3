"""Random small games for property tests: where they start, what is tried, and how they are played by the protocol."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from oracle.cards import load_cards
from oracle.engine import Oracle
from oracle.rulesets import RULESETS
from touchstone.protocol import (
    Action,
    Activate,
    ActResult,
    Answer,
    Attack,
    Attacks,
    Block,
    Blocks,
    Chosen,
    Concede,
    Decision,
    Division,
    EventView,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLogParams,
    GameNewParams,
    GameObserveParams,
    Number,
    ObjectSetup,
    Pass,
    Play,
    PlayerSetup,
    Priority,
    Share,
    Snapshot,
    StateSetup,
    Word,
)

BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
STEPS = ("upkeep", "draw", "precombat-main", "precombat-main", "beginning-of-combat", "postcombat-main", "end")
WORDS = {
    "creature-type": ("Elf", "Goblin", "Elemental", "Bear"),
    "land-type": ("Forest", "Island", "Swamp"),
    "color": ("green", "red", "black"),
    "card-name": ("Grizzly Bears", "Garruk Wildspeaker", "Forest"),
    "mana": ("Elf",),
}

Move = GameActParams | GameAnswerParams


# -- where a game starts -----------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> GameNewParams:
    """A game under some ruleset, from a small position of two players, three players or two teams."""
    ruleset = draw(st.sampled_from(sorted(RULESETS)))
    teams = draw(st.sampled_from([(None, None), (None, None, None), ("A", "A", "B", "B")]))
    life = draw(st.integers(2, 20))
    names = ("Alice", "Bob", "Carol", "Dave")[: len(teams)]
    players = tuple(PlayerSetup(name=name, team=team, life=life) for name, team in zip(names, teams, strict=True))
    objects = [setup for name in names for setup in draw(belongings(name, ruleset))]
    state = StateSetup(
        players=players,
        objects=tuple(objects),
        active=draw(st.sampled_from(names)),
        step=draw(st.sampled_from(STEPS)),
        turn=draw(st.integers(1, 3)),
    )
    return GameNewParams(ruleset=ruleset, state=state, seed=7)


@st.composite
def belongings(draw: st.DrawFn, owner: str, ruleset: str) -> list[ObjectSetup]:
    """What one player has: lands and other permanents, a hand, a library, a graveyard."""
    pool = cards_of(ruleset)
    anything = st.sampled_from(pool)
    permanents = st.sampled_from([name for name in pool if stays_in_play(name)])
    zones = {
        "battlefield": draw(st.lists(st.sampled_from(BASIC_LANDS), max_size=5))
        + draw(st.lists(permanents, max_size=3)),
        "hand": draw(st.lists(anything, max_size=3)),
        "library": draw(st.lists(anything, max_size=4)),
        "graveyard": draw(st.lists(anything, max_size=2)),
    }
    return [
        ObjectSetup(handle=f"{owner} {zone} {n}", card=card, zone=zone, owner=owner)  # type: ignore[arg-type]
        for zone, cards in zones.items()
        for n, card in enumerate(cards)
    ]


@cache
def cards_of(ruleset: str) -> list[str]:
    """The names of the cards that there were at the date of a ruleset."""
    return [name for name in sorted(load_cards()) if (load_cards()[name].since or "") <= ruleset]


def stays_in_play(name: str) -> bool:
    """Whether a card can start in play: it is a permanent and needs nothing to be attached to."""
    card = load_cards()[name]
    return card.enchant is None and not {"Instant", "Sorcery"} & set(card.types)


# -- a game and what was done in it ------------------------------------------------------------------------


@dataclass
class Table:
    """A game on the oracle, and the moves that were tried, each with what became of it."""

    start: GameNewParams
    oracle: Oracle = field(default_factory=Oracle)
    moves: list[tuple[Move, ActResult]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.oracle.game_new(self.start)

    def shown(self) -> Snapshot:
        """The whole game as it is now."""
        return self.oracle.game_observe(GameObserveParams())

    def log(self) -> tuple[EventView, ...]:
        """Everything that happened."""
        return self.oracle.game_log(GameLogParams()).events

    def everything(self) -> tuple[Snapshot, tuple[EventView, ...]]:
        """All that can be known of the game."""
        return self.shown(), self.log()

    def legal(self, player: str) -> tuple[Action, ...]:
        """The actions that the oracle lists."""
        return self.oracle.game_legal(GameLegalParams(player=player)).actions

    def make(self, move: Move) -> ActResult:
        """Try a move."""
        call: Callable[[Any], ActResult] = (
            self.oracle.game_act if isinstance(move, GameActParams) else self.oracle.game_answer
        )
        result = call(move)
        self.moves.append((move, result))
        return result

    def replayed(self) -> "Table":
        """The same moves in a new game on a new oracle."""
        again = Table(self.start)
        for move, result in self.moves:
            assert again.make(move) == result, move
        return again


# -- what is tried -----------------------------------------------------------------------------------------


def answers(decision: Decision, dice: Random) -> Iterator[Answer]:
    """Random answers that fit the form of the decision, and at last one that is always allowed if any is."""
    for _ in range(20):
        yield random_answer(decision, dice)
    yield last_resort(decision)


def random_answer(decision: Decision, dice: Random) -> Answer:
    """One answer, not always a legal one."""
    options = [option.id for option in decision.options]
    match decision.kind:
        case "number":
            return Number(dice.randint(decision.min, min(decision.max, 4)))
        case "word" if decision.vocabulary not in (None, "mana"):
            return Word(dice.choice(WORDS[decision.vocabulary]))
        case "attackers":
            attackers = dice.sample(options, dice.randint(0, len(options)))
            target = dice.choice(decision.defenders)
            return Attacks(tuple(Attack(id, dice.choice([target, *decision.defenders])) for id in attackers))
        case "blockers":
            blockers = dice.sample(options, dice.randint(0, len(options)))
            return Blocks(tuple(Block(id, dice.choice(decision.defenders).object or "") for id in blockers))
        case "divide":
            cuts = sorted(dice.randint(0, decision.total or 0) for _ in options[1:])
            amounts = [b - a for a, b in zip([0, *cuts], [*cuts, decision.total or 0], strict=True)]
            return Division(tuple(Share(id, amount) for id, amount in zip(options, amounts, strict=True)))
    return Chosen(tuple(dice.sample(options, dice.randint(decision.min, min(decision.max, len(options))))))


def last_resort(decision: Decision) -> Answer:
    """The plainest answer: nothing, or the first that there is."""
    match decision.kind:
        case "attackers":
            return Attacks(())
        case "blockers":
            return Blocks(())
        case "divide":
            return Division((Share(decision.options[0].id, decision.total or 0),))
        case "number":
            return Number(decision.min)
        case "word" if decision.vocabulary not in (None, "mana"):
            return Word(WORDS[decision.vocabulary][0])
    return Chosen(tuple(option.id for option in decision.options[: decision.min]))


def nonsense(shown: Snapshot, dice: Random) -> Move:
    """A move that is hardly ever legal: another player's, of another time, about anything at all."""
    player = dice.choice(shown.players).name
    id = dice.choice([it.id for it in shown.objects] + ["o9999", "nothing"])
    tried: list[Move] = [
        GameActParams(player=player, action=Play(object=id)),
        GameActParams(player=player, action=Activate(object=id, ability=dice.randint(0, 3))),
        GameAnswerParams(decision="d0", answer=Chosen((id,))),
    ]
    if isinstance(shown.waiting, Decision):
        decision = shown.waiting.id
        tried += [
            GameAnswerParams(decision=decision, answer=Chosen((id, id))),
            GameAnswerParams(decision=decision, answer=Number(-1)),
            GameAnswerParams(decision=decision, answer=Word("nonsense")),
            GameAnswerParams(decision=decision, answer=Attacks((Attack(id, shown.waiting.defenders[0]),)))
            if shown.waiting.defenders
            else GameAnswerParams(decision=decision, answer=Blocks((Block(id, id),))),
        ]
    return dice.choice(tried)


def action(table: Table, waiting: Priority, dice: Random) -> GameActParams:
    """A legal action of the player with priority or of a teammate; passing is as likely as anything else."""
    shown = table.shown()
    team = next(player.team for player in shown.players if player.name == waiting.player)
    members = [p.name for p in shown.players if p.name == waiting.player or (team is not None and p.team == team)]
    player = dice.choice(members)
    if len(shown.players) == 3 and dice.random() < 0.02:
        return GameActParams(player=player, action=Concede())
    legal = table.legal(player)
    return GameActParams(player=player, action=dice.choice(legal) if dice.random() < 0.8 else Pass())
