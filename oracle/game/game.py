"""A game: its state, its ruleset, its log, and the questions that all rules ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from oracle.game.asking import Illegal
from oracle.game.events import Event
from oracle.game.kept import Kept, Lookback
from oracle.game.objects import Characteristics, Inborn, LastKnown, Object
from oracle.game.state import Combat, Player, State
from oracle.rulebook import Ruleset
from oracle.words.abilities import Card
from touchstone.protocol import ObjectView

BATTLEFIELD = "battlefield"
STACK = "stack"
NOWHERE = ""
"""Where a copy is that has been made and is not on the stack yet."""
SHARED_ZONES = frozenset({BATTLEFIELD, STACK, "exile", "phased-out"})


class Table:
    """The characteristics and the controller of every object, as computed for one revision of the state.

    `made_of`: the objects, where the table depends on nothing else.
    """

    def __init__(self, characteristics: dict[int, Characteristics], controllers: dict[int, str | None]) -> None:
        self.characteristics = characteristics
        self.controllers = controllers
        self.made_of: tuple[Object, ...] | None = None


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the play-by-play."""

    kind: str
    text: str
    rules: tuple[str, ...]
    objects: tuple[int, ...]
    players: tuple[str, ...]


class Game:
    """One game under one ruleset. `compute` is the rule that makes the table of characteristics (418.5)."""

    def __init__(
        self,
        state: State,
        ruleset: Ruleset,
        cards: Mapping[str, Card],
        compute: Callable[[Game], Table],
    ) -> None:
        self.state = state
        self.ruleset = ruleset
        self.cards = cards
        self.log: list[LogEntry] = []
        self.refused: Illegal | None = None
        """Why the last answer, and what it was a part of, had to be taken back."""
        self.inborn: dict[int, Inborn] = {}
        self.lands: Kept[Characteristics] = Kept()
        self.views: Kept[ObjectView] = Kept()
        self.plain_views: Kept[ObjectView] = Kept()
        self._compute = compute
        self._table: Table | None = None
        self._former: Table | None = None
        self._lookback = Lookback()

    # -- objects ---------------------------------------------------------------------------------

    def exists(self, id: int) -> bool:
        """Whether the object is still the one it was: it has not changed zones or ceased to exist."""
        return id in self.state.objects

    def object(self, id: int) -> Object:
        """The object, or as it last existed if it is gone."""
        found = self.state.objects.get(id)
        return found if found is not None else self.state.remembered[id].object

    def known(self, id: int) -> Characteristics:
        """The characteristics of the object, or the last known ones if it is gone (413.2f)."""
        found = (self._table or self.table).characteristics.get(id)
        return found if found is not None else self.state.remembered[id].characteristics

    def controller(self, id: int) -> str | None:
        """The controller of the object, or its last one; None where there is none (217.5d)."""
        if id in self.state.objects:
            return self.table.controllers[id]
        return self.state.remembered[id].controller

    def speaker(self, id: int) -> str:
        """Who says "you" in the text of the object: its controller, or its owner where it has none."""
        return self.controller(id) or self.object(id).owner

    def last_known(self, id: int) -> LastKnown:
        """A frozen copy of what the object is now, before it goes."""
        return LastKnown(self.state.objects[id], self.known(id), self.controller(id))

    def now(self, id: int) -> int:
        """The object that this one has become, zone by zone; itself if it is still there."""
        while id not in self.state.objects and id in self.state.became:
            id = self.state.became[id]
        return id

    def name(self, id: int) -> str:
        """The name of the object, for people."""
        return self.known(id).name

    def zone(self, zone: str, player: str | None = None) -> tuple[int, ...]:
        """The objects in a zone: in a player's own one, or in one of `SHARED_ZONES`, which belongs to nobody."""
        return self.state.zones.get((zone, player), ())

    def everywhere(self, zone: str) -> Iterator[int]:
        """The objects in a zone, of all players."""
        if zone in SHARED_ZONES:
            yield from self.zone(zone)
        else:
            for player in self.state.order:
                yield from self.zone(zone, player)

    @property
    def permanents(self) -> tuple[int, ...]:
        """Everything in play."""
        return self.zone(BATTLEFIELD)

    def of_type(self, card_type: str) -> list[int]:
        """The permanents of a card type."""
        characteristics = self.table.characteristics
        return [id for id in self.permanents if card_type in characteristics[id].types]

    def controlled(self, player: str) -> list[int]:
        """The permanents that a player controls."""
        controllers = self.table.controllers
        return [id for id in self.permanents if controllers[id] == player]

    # -- characteristics ---------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The characteristics as of now."""
        if self._table is None:
            self._table = self._former = self._compute(self)
        return self._table

    @property
    def former_table(self) -> Table | None:
        """The last table that there was."""
        return self._former

    def show_partial(self, table: Table) -> None:
        """While the table is being computed, rules see what is there so far."""
        self._table = table

    def changed(self) -> None:
        """Something changed that characteristics may depend on."""
        self._table = None

    @property
    def history(self) -> tuple[Event, ...]:
        """What has happened this turn."""
        self._lookback.happened = True
        return self.state.history

    def remember(self, events: Iterable[Event]) -> None:
        """Add to the history. Characteristics may depend on it, but only if it was looked at as they were computed."""
        self.state.history += tuple(events)
        if self._lookback.happened:
            self._lookback.happened = False
            self.changed()

    # -- players -----------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        """The player of that name."""
        return self.state.players[name]

    def side(self, player: str) -> str:
        """The player's team, or the player alone."""
        return self.state.players[player].side

    def life(self, player: str) -> int:
        """The life total, which a team shares (606.4a)."""
        return self.state.life[self.side(player)]

    def are_opponents(self, one: str, other: str) -> bool:
        """Whether they are on different sides (200.3a)."""
        return self.side(one) != self.side(other)

    @property
    def in_turn_order(self) -> list[str]:
        """The players still in the game, the active player first (103.4)."""
        order = self.state.order
        start = order.index(self.state.turn.active)
        return [name for name in order[start:] + order[:start] if not self.state.players[name].lost]

    def opponents(self, player: str) -> list[str]:
        """The player's opponents still in the game, in turn order."""
        return [name for name in self.in_turn_order if self.are_opponents(name, player)]

    @property
    def active(self) -> list[str]:
        """The active player, or both of the active team (606.4b)."""
        return [name for name in self.in_turn_order if self.side(name) == self.side(self.state.turn.active)]

    # -- changing the state (only the rules of `oracle.rules` do) ------------------------------------

    def put(self, changed: Object) -> None:
        """Enter a new value for an object."""
        self.state.objects[changed.id] = changed
        self.changed()

    def alter(self, id: int, **changes: Any) -> None:
        """Change an object; one that is as it was has not changed."""
        it = self.state.objects[id]
        changed = msgspec.structs.replace(it, **changes)
        if changed != it:
            self.put(changed)

    def alter_player(self, name: str, **changes: Any) -> None:
        """Change a player."""
        self.state.players[name] = msgspec.structs.replace(self.state.players[name], **changes)

    def alter_turn(self, **changes: Any) -> None:
        """Change the turn."""
        self.state.turn = msgspec.structs.replace(self.state.turn, **changes)
        self.changed()

    def set_combat(self, combat: Combat | None) -> None:
        """Change who attacks and blocks."""
        self.state.combat = combat
        self.changed()

    def new_id(self) -> int:
        """A number that no object or effect has had."""
        self.state.next_id += 1
        return self.state.next_id - 1

    def new_timestamp(self) -> int:
        """A timestamp later than all others (418.5e)."""
        self.state.clock += 1
        return self.state.clock

    def shuffled(self, ids: Iterable[int]) -> tuple[int, ...]:
        """The objects in an order that depends on the seed alone."""
        deck = list(ids)
        for i in range(len(deck) - 1, 0, -1):
            self.state.random = (self.state.random * 6364136223846793005 + 1442695040888963407) % 2**64
            j = (self.state.random >> 33) % (i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    # -- taking back, and telling ------------------------------------------------------------------

    def checkpoint(self) -> tuple[State, int]:
        """A point to come back to."""
        return self.state.copy(), len(self.log)

    def restore(self, checkpoint: tuple[State, int]) -> None:
        """Take back everything since the checkpoint (422.1)."""
        state, length = checkpoint
        self.state = state.copy()
        del self.log[length:]
        self.changed()

    def tell(
        self,
        kind: str,
        text: str,
        *rules: str,
        objects: Iterable[int] = (),
        players: Iterable[str] = (),
    ) -> None:
        """Add a line to the play-by-play. The rules are cited by their numbers of 2007."""
        numbers = tuple(self.ruleset.number(number) for number in rules if number)
        self.log.append(LogEntry(kind, text, numbers, tuple(objects), tuple(players)))
