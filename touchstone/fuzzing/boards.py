"""Boards: small positions of two players, as the Givens of a scenario."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from hypothesis import strategies as st

from touchstone.driver.wording import listed, quoted
from touchstone.fuzzing.pool import BASIC_LANDS, PoolCard

PLAYERS = ("Alice", "Bob")
Zone = Literal["play", "hand", "graveyard", "library"]
STEPS = ("precombat main phase",) * 4 + ("upkeep step", "postcombat main phase")


@dataclass(frozen=True)
class Entry:
    """Some cards of one name in a zone of a player's. `aliased`: they bear their player's name as alias."""

    player: str
    zone: Zone
    name: str
    count: int = 1
    aliased: bool = False
    tapped: bool = False

    def __str__(self) -> str:
        alias = f" as {quoted(self.player + chr(39) + 's ' + self.name)}" if self.aliased else ""
        count = f"{self.count} " if self.count > 1 or alias else ""
        return f"{count}{'tapped ' if self.tapped else ''}{quoted(self.name)}{alias}"


@dataclass(frozen=True)
class Board:
    """A position: whose turn and step it is, life totals other than 20, and where the cards are."""

    entries: tuple[Entry, ...] = ()
    life: tuple[tuple[str, int], ...] = ()
    active: str = PLAYERS[0]
    step: str = STEPS[0]

    def givens(self) -> list[str]:
        """The Givens."""
        lines = [f"a game between {listed(PLAYERS)}"]
        if (self.active, self.step) != (PLAYERS[0], STEPS[0]):
            lines.append(f"it is {self.active}'s {self.step}")
        for player in PLAYERS:
            lines.extend(self._of(player))
        return [*lines, *(f"{player} is at {life} life" for player, life in self.life)]

    def smaller(self) -> Iterator["Board"]:
        """The same board with a little less on it."""
        if self.life:
            yield replace(self, life=())
        if self.step != STEPS[0]:
            yield replace(self, step=STEPS[0])
        for place, entry in enumerate(self.entries):
            rest = (self.entries[:place], self.entries[place + 1 :])
            yield replace(self, entries=(*rest[0], *rest[1]))
            if entry.tapped:
                yield replace(self, entries=(*rest[0], replace(entry, tapped=False), *rest[1]))
            if entry.aliased:
                yield replace(self, entries=(*rest[0], replace(entry, aliased=False), *rest[1]))
            if entry.count > 1:
                yield replace(self, entries=(*rest[0], replace(entry, count=entry.count - 1), *rest[1]))

    def _of(self, player: str) -> Iterator[str]:
        for zone in ("play", "hand", "graveyard", "library"):
            cards = [str(entry) for entry in self.entries if (entry.player, entry.zone) == (player, zone)]
            if not cards:
                continue
            match zone:
                case "play":
                    yield f"{player} controls {listed(cards)}"
                case "hand":
                    yield f"{player} has {listed(cards)} in hand"
                case "graveyard":
                    yield f"{player} has {listed(cards)} in the graveyard"
                case _:
                    number, verb = ("card", "is") if len(cards) == 1 else ("cards", "are")
                    yield f"the top {number} of {player}'s library {verb} {listed(cards)}"


@st.composite
def boards(draw: st.DrawFn, cards: Sequence[PoolCard], others: Sequence[PoolCard]) -> Board:
    """A board with cards of the pool, some plain ones, and lands of all colours. No other card is there twice."""
    names = {card.name for card in cards}
    fewest = min(3, len(cards))
    mostly = draw(st.lists(st.sampled_from(list(cards)), min_size=fewest, max_size=8, unique_by=lambda card: card.name))
    also = [card for card in others if card.name not in names]
    plain = (
        draw(st.lists(st.sampled_from(also), min_size=2, max_size=5, unique_by=lambda card: card.name)) if also else []
    )
    entries = [draw(_placed(card)) for card in (*mostly, *plain)]
    for player in PLAYERS:
        count = draw(st.sampled_from((2, 3, 3) if player == PLAYERS[0] else (1, 2)))
        entries += [Entry(player, "play", land, count, aliased=True) for land in BASIC_LANDS]
    life = draw(st.sampled_from(((), (), (), (("Bob", 2),), (("Alice", 3),))))
    return Board(
        tuple(entries), life, draw(st.sampled_from(PLAYERS[:1] * 3 + PLAYERS[1:])), draw(st.sampled_from(STEPS))
    )


@st.composite
def _placed(draw: st.DrawFn, card: PoolCard) -> Entry:
    zones: list[Zone] = ["hand", "hand", "hand", "library", "graveyard"]
    if card.can_begin_in_play:
        zones = ["play", "play", "hand", "hand", "library", "graveyard"]
    zone = draw(st.sampled_from(zones))
    tapped = zone == "play" and draw(st.sampled_from((False, False, False, True)))
    return Entry(draw(st.sampled_from(("Alice", "Alice", "Bob"))), zone, card.name, tapped=tapped)
