"""The position that the Givens of a scenario describe, until it is sent as one `StateSetup`."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache

from touchstone.driver.faults import ScenarioFault
from touchstone.driver.wording import listed, quoted
from touchstone.protocol import ObjectSetup, PlayerSetup, StateSetup, Step, Zone

FILLER = "Plains"
FILLER_COUNT = 10


@dataclass(frozen=True)
class CardEntry:
    """One entry of a card list: a name, how many (None: one, without a number), its alias, tapped or not."""

    name: str
    count: int | None = None
    alias: str | None = None
    tapped: bool = False

    def handles(self) -> list[str]:
        """The names that the suite gives to the cards of this entry."""
        name = self.alias or self.name
        return [name] if self.count is None else [f"{name} {number}" for number in range(1, self.count + 1)]


@dataclass
class Placed:
    """A card in the position; what a modifier step may still change."""

    handle: str
    card: str
    zone: Zone
    owner: str
    controller: str | None = None
    tapped: bool = False
    face_down: bool = False
    this_turn: bool = False
    counters: dict[str, int] | None = None
    damage: int = 0
    attached_to: str | None = None
    chosen: dict[str, str] = field(default_factory=dict)
    linked: list[str] = field(default_factory=list)


@dataclass
class Seat:
    """A player of the position."""

    name: str
    team: str | None
    life: int
    poison: int = 0
    mana: str = ""
    library: list[Placed] = field(default_factory=list)
    filled_up: bool = True


class Position:
    """Collects what the Givens say. Every wrong name is a `ScenarioFault` in a sentence."""

    def __init__(self) -> None:
        self.seats: dict[str, Seat] = {}
        self.placed: list[Placed] = []
        self.active = ""
        self.step: Step = "precombat-main"
        self.turn = 3

    def seat(self, names: Iterable[str], *, team: str | None = None, life: int = 20) -> None:
        """Seat players in the order of their turns; the first one of all is the active player."""
        for name in names:
            if name in self.seats:
                raise ScenarioFault(f"{name} is named twice among the players; expected different names.")
            self.seats[name] = Seat(name, team, life)
            self.active = self.active or name

    def player(self, name: str) -> Seat:
        """The player of that name."""
        if name not in self.seats:
            players = listed(self.seats) if self.seats else 'nobody yet (begin with "Given a game between ...")'
            raise ScenarioFault(f"There is no player {name}; the players are {players}.")
        return self.seats[name]

    def are_one_side(self, one: str, other: str) -> bool:
        """Whether two names mean the same player, or two of a team."""
        team = self.player(other).team
        return one == other or (team is not None and self.player(one).team == team)

    def begin_at(self, player: str, step: Step) -> None:
        """Whose turn it is, and in which step the scenario begins."""
        self.active, self.step = self.player(player).name, step

    def place(self, player: str, entries: Iterable[CardEntry], zone: Zone, *, this_turn: bool = False) -> None:
        """Put cards of a player's into a zone."""
        owner = self.player(player).name
        for entry in entries:
            for handle in entry.handles():
                self.placed.append(Placed(handle, entry.name, zone, owner, tapped=entry.tapped, this_turn=this_turn))

    def stock(self, player: str, entries: Iterable[CardEntry], *, exactly: bool) -> None:
        """Put cards on top of a player's library (first = top), or make them the whole library."""
        seat = self.player(player)
        cards = [Placed(handle, e.name, "library", seat.name) for e in entries for handle in e.handles()]
        seat.library = cards if exactly else [*seat.library, *cards]
        seat.filled_up = not exactly

    def mentioned(self, name: str) -> Placed | None:
        """The card that a mention means: by its alias, else by its card name; None if there is none.

        Raises:
            ScenarioFault: several cards of the position go by that name.
        """
        everything = [*self.placed, *(card for seat in self.seats.values() for card in seat.library)]
        found = [card for card in everything if card.handle == name] or [c for c in everything if c.card == name]
        if len(found) > 1:
            handles = [card.handle for card in found]
            advice = (
                f"say which of {listed(map(quoted, handles))}"
                if len(set(handles)) == len(handles)
                else f'give each an alias in the Given, as in {quoted(name)} as "Alice\'s {name}"'
            )
            raise ScenarioFault(f"{quoted(name)} is ambiguous: {len(found)} cards go by that name; {advice}.")
        return found[0] if found else None

    def card(self, name: str) -> Placed:
        """The card that a Given mentions; it must have been given before."""
        found = self.mentioned(name)
        if found is None:
            handles = [card.handle for card in self.placed]
            near = get_close_matches(name, handles, 1)
            hint = f"; did you mean {quoted(near[0])}?" if near else f"; given so far: {listed(map(quoted, handles))}."
            raise ScenarioFault(f"There is no {quoted(name)} in this position{hint}")
        return found

    def card_names(self) -> set[str]:
        """Every card name of the position, the filler of the libraries included."""
        libraries = {card.card for seat in self.seats.values() for card in seat.library}
        return {card.card for card in self.placed} | libraries | {FILLER}

    def state(self) -> tuple[StateSetup, dict[str, Placed]]:
        """The state for `game/new`, and the card behind each of its handles (made unique where needed).

        Raises ScenarioFault if nobody plays.
        """
        if len(self.seats) < 2:
            raise ScenarioFault(
                'The scenario has no game; expected "Given a game between Alice and Bob" at its beginning.'
            )
        cards = [*self.placed, *(card for seat in self.seats.values() for card in _library(seat))]
        sent = _unique_handles(cards)
        handles = {id(card): handle for handle, card in sent.items()}
        setup = StateSetup(
            players=tuple(
                PlayerSetup(name=s.name, team=s.team, life=s.life, poison=s.poison, mana=s.mana)
                for s in self.seats.values()
            ),
            objects=tuple(self._object(card, handles) for card in cards),
            active=self.active,
            step=self.step,
            turn=self.turn,
        )
        return setup, sent

    def _object(self, card: Placed, handles: dict[int, str]) -> ObjectSetup:
        return ObjectSetup(
            handle=handles[id(card)],
            card=card.card,
            zone=card.zone,
            owner=card.owner,
            controller=card.controller,
            tapped=card.tapped,
            face_down=card.face_down,
            this_turn=card.this_turn,
            counters=card.counters,
            damage=card.damage,
            attached_to=handles[id(self.card(card.attached_to))] if card.attached_to else None,
            chosen=card.chosen,
            linked=tuple(handles[id(self.card(name))] for name in card.linked),
        )


def _library(seat: Seat) -> list[Placed]:
    return [*seat.library, *_fillers(seat.name)] if seat.filled_up else seat.library


@cache
def _fillers(owner: str) -> tuple[Placed, ...]:
    """What fills up a library. No step can name these cards, so that they are the same in all positions."""
    return tuple(Placed(f"{owner}'s filler {n}", FILLER, "library", owner) for n in range(1, FILLER_COUNT + 1))


def _unique_handles(cards: list[Placed]) -> dict[str, Placed]:
    unique: dict[str, Placed] = {}
    for card in cards:
        handle, number = card.handle, 1
        while handle in unique:
            number += 1
            handle = f"{card.handle} ({number})"
        unique[handle] = card
    return unique
