"""Where everything is, and the ids of the protocol for it. Nothing here needs python-mtg."""

from adapters.python_mtg.asking import State
from adapters.python_mtg.words import RELATIONS
from touchstone.protocol.words import Zone


class Ids:
    """The ids of the protocol: python-mtg keeps an id in every zone, here it changes with the zone."""

    def __init__(self) -> None:
        self._zones: dict[str, Zone] = {}
        self._moves: dict[str, int] = {}

    def follow(self, state: State) -> None:
        """Take in where everything is now."""
        for engine_id, zone in places(state).items():
            if self._zones.setdefault(engine_id, zone) != zone:
                self._moves[engine_id] = self._moves.get(engine_id, 0) + 1
                self._zones[engine_id] = zone

    def id(self, engine_id: str) -> str:
        """The id of the protocol."""
        return f"{engine_id}@{self._moves.get(engine_id, 0)}"

    def previous(self, engine_id: str) -> str | None:
        """The id before the last change of zones."""
        moves = self._moves.get(engine_id, 0)
        return f"{engine_id}@{moves - 1}" if moves else None

    def engine_id(self, id: str) -> str | None:
        """The id of python-mtg; None if the object has gone to another zone."""
        engine_id = id.rpartition("@")[0]
        return engine_id if engine_id in self._zones and self.id(engine_id) == id else None


def places(state: State) -> dict[str, Zone]:
    """The zone of everything that is in one."""
    return {row[-1]: zone for relation, zone in RELATIONS.items() for row in state.get(relation, ())}
