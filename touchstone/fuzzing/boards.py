"""Boards: small positions of two players, or of three, as the Givens of a scenario."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from touchstone.driver.wording import listed, quoted
from touchstone.fuzzing.pool import PoolCard, related

PLAYERS = ("Alice", "Bob", "Carol")
THREE, THREE_OPPOSED = 0.1, 0.3
"""How often three players play, if both engines know games of more than two; and if a board is about opponents."""
OPPONENTS = {"opponent", "opponents"}
Zone = Literal["play", "hand", "graveyard", "library", "exile"]
MAIN = "precombat main phase"
STARTS = (
    *((PLAYERS[0], MAIN),) * 8,
    (PLAYERS[0], "upkeep step"),
    (PLAYERS[0], "postcombat main phase"),
    (PLAYERS[1], MAIN),
    (PLAYERS[1], "end of turn step"),
    (PLAYERS[1], "end of turn step"),
)
"""Whose turn it is, and in which step a game begins."""
LAND_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
MOST_LANDS = 13
PAID_AT_ONCE = (2, 3, 5)
"""So many cards a player can pay for in a turn."""
PAID_FOR = ("play", "hand", "exile")
"""Where the cards are that their player may have to pay for."""
LIBRARY = {"library", "look-at-top", "clash", "reveal", "hideaway"}
"""The words of cards that have to do with libraries."""
LINKED = {"play-linked": " face down", "return-linked": ""}
"""The words of permanents that remember a card that they have removed from the game, and how it lies there."""
STATES = ("has a +1/+1 counter", "has 1 damage", "came under control this turn")
"""What may already be true of a creature."""


PLACES: dict[Zone, str] = {
    "play": "{player} controls {cards}",
    "hand": "{player} has {cards} in hand",
    "graveyard": "{player} has {cards} in the graveyard",
    "exile": "{player} has {cards} removed from the game",
    "library": "the top {number} of {player}'s library {verb} {cards}",
}


@dataclass(frozen=True)
class Entry:
    """Some cards of one name in a zone of a player's. `aliased`: they bear their player's name as alias.

    `states` say more of a permanent, each as a Given does after its name.
    """

    player: str
    zone: Zone
    name: str
    count: int = 1
    aliased: bool = False
    tapped: bool = False
    states: tuple[str, ...] = ()

    def __str__(self) -> str:
        alias = f" as {quoted(self.player + chr(39) + 's ' + self.name)}" if self.aliased else ""
        count = f"{self.count} " if self.count > 1 or alias else ""
        return f"{count}{'tapped ' if self.tapped else ''}{quoted(self.name)}{alias}"

    def smaller(self) -> Iterator["Entry"]:
        """The same with a little less of it."""
        if self.count > 2:
            yield replace(self, count=self.count // 2)
        if self.count > 1:
            yield replace(self, count=self.count - 1)
        if self.aliased:
            yield replace(self, aliased=False)
        if self.tapped:
            yield replace(self, tapped=False)
        for place in range(len(self.states)):
            yield replace(self, states=self.states[:place] + self.states[place + 1 :])


@dataclass(frozen=True)
class Board:
    """A position: whose turn and step it is, life totals other than 20, and where the cards are."""

    entries: tuple[Entry, ...] = ()
    life: tuple[tuple[str, int], ...] = ()
    active: str = PLAYERS[0]
    step: str = MAIN
    players: tuple[str, ...] = PLAYERS[:2]

    def givens(self) -> list[str]:
        """The Givens."""
        lines = [f"a game between {listed(self.players)}"]
        if (self.active, self.step) != (PLAYERS[0], MAIN):
            lines.append(f"it is {self.active}'s {self.step}")
        for player in self.players:
            lines.extend(self._of(player))
        lines += [f"{quoted(entry.name)} {state}" for entry in self.entries for state in entry.states]
        return [*lines, *(f"{player} is at {life} life" for player, life in self.life)]

    def smaller(self) -> Iterator["Board"]:
        """The same board with less on it, the larger cuts first."""
        if len(self.players) > 2:
            yield self._of_two()
        if self.life:
            yield replace(self, life=())
        if (self.active, self.step) != (PLAYERS[0], MAIN):
            yield replace(self, active=PLAYERS[0], step=MAIN)
        size = len(self.entries)
        while size:
            for start in range(0, len(self.entries), size):
                yield replace(self, entries=self.entries[:start] + self.entries[start + size :])
            size //= 2
        for place, entry in enumerate(self.entries):
            for less in entry.smaller():
                yield replace(self, entries=(*self.entries[:place], less, *self.entries[place + 1 :]))

    def _of_two(self) -> "Board":
        """The same board without the third player."""
        two = self.players[:2]
        entries = tuple(entry for entry in self.entries if entry.player in two)
        life = tuple((player, number) for player, number in self.life if player in two)
        return replace(self, entries=entries, life=life, players=two)

    def _of(self, player: str) -> Iterator[str]:
        for zone, said in PLACES.items():
            cards = [str(entry) for entry in self.entries if (entry.player, entry.zone) == (player, zone)]
            if cards:
                number, verb = ("card", "is") if len(cards) == 1 else ("cards", "are")
                yield said.format(player=player, cards=listed(cards), number=number, verb=verb)


@dataclass(frozen=True)
class Deck:
    """What boards are made of: cards that they are about, and plain ones, all of them out at the date of a ruleset.

    `multiplayer`: some of the boards are of three players.
    """

    cards: Sequence[PoolCard]
    plain: Sequence[PoolCard]
    ruleset: str
    multiplayer: bool = False

    def board(self, dice: Random) -> Board:
        """A board around a card: cards that have to do with it, plain ones, and lands to pay for some at once.

        Only lands, and creatures as pairs, are there more than once.
        """
        theme = dice.choice(self.cards)
        three = THREE_OPPOSED if OPPONENTS & theme.words else THREE
        players = PLAYERS if self.multiplayer and dice.random() < three else PLAYERS[:2]
        about = dice.choice((players[0], *players))
        found = dict.fromkeys((theme, *self._kin(theme, dice), *self._plain(dice)))
        placed: dict[PoolCard, Entry] = {}
        for card in sorted(found, key=lambda card: card.can_be_attached):
            player = about if card is theme or dice.random() < 0.5 else dice.choice(players)
            hosts = [each.name for each, entry in placed.items() if _can_bear(each, entry)]
            placed[card] = _placed(card, player, hosts, dice, theme)
        _remember(placed, dice)
        entries = list(placed.values())
        for player in players:
            entries += _lands(player, list(_costs(placed, player)), dice)
        life = dice.choice(((), (), (), (("Bob", 2),), (("Alice", 3),)))
        return Board(tuple(entries), life, *dice.choice(STARTS), players)

    def _kin(self, theme: PoolCard, dice: Random) -> Iterator[PoolCard]:
        """Cards that have to do with the one that the board is about, some of them of those that boards are about."""
        kin = related(theme, self.ruleset)
        themes = {card.name for card in self.cards}
        near = {card: tie for card, tie in kin.items() if card.name in themes}
        anything = dict.fromkeys(self.cards, 1.0)
        for _ in range(dice.randint(3, 6)):
            among = dice.choice((near, kin, kin, kin)) or kin or anything
            yield from dice.choices(list(among), list(among.values()))

    def _plain(self, dice: Random) -> Iterator[PoolCard]:
        """Some creatures and some instants."""
        for creatures in (True, False):
            cards = [card for card in self.plain if ("Creature" in card.types) is creatures]
            yield from dice.sample(cards, min(len(cards), dice.randint(1, 2)))


def _can_bear(card: PoolCard, entry: Entry) -> bool:
    """Whether something can be attached to it."""
    return entry.zone == "play" and entry.count == 1 and "Creature" in card.types


def _remember(placed: dict[PoolCard, Entry], dice: Random) -> None:
    """Half of the permanents that would remember a card that they have removed from the game have removed one."""
    for card, entry in list(placed.items()):
        spare = [other for other, its in placed.items() if (its.player, its.zone) == (entry.player, "hand")]
        for word in LINKED.keys() & card.words if entry.zone == "play" and spare and dice.random() < 0.5 else ():
            removed = dice.choice(spare)
            placed[removed] = replace(placed[removed], zone="exile")
            placed[card] = replace(entry, states=(*entry.states, f"has removed {quoted(removed.name)}{LINKED[word]}"))


def _placed(card: PoolCard, player: str, hosts: Sequence[str], dice: Random, theme: PoolCard) -> Entry:
    """Where a card is: the one that the board is about at hand, the others also where that one looks."""
    zones: list[Zone] = ["hand"] * 4
    if card.can_begin_in_play:
        zones += ["play"] * (2 if card.acts_on_arrival else 5)
    if card.attached and hosts:
        zones += ["play"] * 3
    if card is not theme:
        zones += ["library"] * (3 if LIBRARY & theme.words else 1)
        zones += ["graveyard"] * (2 if "graveyard" in theme.words else 1)
    elif "graveyard" in card.words:
        zones += ["graveyard"]
    zone = dice.choice(zones)
    if zone != "play":
        return Entry(player, zone, card.name)
    if card.attached or (card.can_be_attached and hosts and dice.random() < 0.5):
        return Entry(player, zone, card.name, states=(f"is attached to {quoted(dice.choice(hosts))}",))
    if "Creature" not in card.types:
        return Entry(player, zone, card.name)
    match dice.choice((*("",) * 12, "tapped", "pair", *STATES)):
        case "tapped":
            return Entry(player, zone, card.name, tapped=True)
        case "pair":
            return Entry(player, zone, card.name, count=2)
        case state:
            return Entry(player, zone, card.name, states=(state,) if state else ())


def _costs(placed: Mapping[PoolCard, Entry], player: str) -> Iterator[tuple[str, ...]]:
    """What a player may have to pay for each card."""
    for card, entry in placed.items():
        costs = card.costs if entry.zone == "play" else (card.cost, *card.costs)
        if entry.player == player and entry.zone in PAID_FOR and any(costs):
            yield costs


def _lands(player: str, costs: Sequence[tuple[str, ...]], dice: Random) -> list[Entry]:
    """Lands that pay for some of the cards in one turn, the dearest first, in all the colours that occur."""
    if not costs:
        return []
    colors = [Counter(re.findall("[WUBRG]", cost)) for each in costs for cost in each]
    counts = {color: max(each[color] for each in colors) for color in LAND_OF if any(each[color] for each in colors)}
    counts = counts or {"G": 1}
    dearest = sorted((max(map(_mana_of, each)) for each in costs), reverse=True)
    left = min(sum(dearest[: dice.choice(PAID_AT_ONCE)]) + dice.choice((0, 1)), MOST_LANDS) - sum(counts.values())
    for place in range(max(left, 0)):
        counts[list(counts)[place % len(counts)]] += 1
    return [Entry(player, "play", LAND_OF[color], count, aliased=True) for color, count in counts.items()]


def _mana_of(cost: str) -> int:
    """How much mana a cost takes; two for X."""
    return sum(int(part) if part.isdigit() else 2 if part == "X" else 1 for part in re.findall(r"\{([^}]+)\}", cost))
