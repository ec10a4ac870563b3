"""From a state of python-mtg to a snapshot. Fields that it keeps nothing about are left out."""

from collections.abc import Iterable

from msgspec import UNSET
from mtg.engine import observe
from mtg.game import Game

from adapters.python_mtg.asking import State
from adapters.python_mtg.ids import Ids, places
from adapters.python_mtg.position import corpus
from adapters.python_mtg.words import COUNTERS, RELATIONS, signed, title, token_name
from touchstone.protocol import AbilityView, ObjectView, PlayerView, Ref
from touchstone.protocol.words import Zone

IN_COMBAT = ("declare_attackers", "declare_blockers", "combat_damage", "end_of_combat")
_WORDS = {word: kind for kind, word in COUNTERS.items()}


class Table:
    """One look at a state. `owners` are remembered from the set-up; `players` maps python-mtg's names to ours."""

    def __init__(self, state: State, ids: Ids, owners: dict[str, str], players: dict[str, str]) -> None:
        self._state = state
        self._ids = ids
        self._players = players
        self._owners = owners
        self._game = Game.from_state(state)
        self._known = self._game._char_context()
        self._slugs = dict(state.get("instance_of", set()))
        self._step = self._game.step

    def objects(self, viewer: str | None) -> tuple[ObjectView, ...]:
        """Every object; of those that python-mtg hides from the viewer, and of libraries, only that they are there."""
        there = sorted(places(self._state).items())
        hidden = observe.hidden_ids(self._state, viewer) if viewer else set()
        if viewer:
            hidden |= {id for id, zone in there if zone == "library"}
        return tuple(
            ObjectView(id=self._ids.id(id), zone=zone, owner=self._holder(id, zone))
            if id in hidden
            else self._object(id, zone)
            for id, zone in there
        )

    def player(self, name: str) -> PlayerView:
        """A player, by python-mtg's name. The order of a graveyard is not kept: shown where it does not matter."""
        life = dict(self._state["life"])
        there = places(self._state)
        graveyard = [id for id, zone in there.items() if zone == "graveyard" and self._owner(id) == name]
        return PlayerView(
            name=self._players[name],
            life=int(life[name]),
            poison=int(dict(self._state.get("poison", set())).get(name, 0)),
            library=self._shown(self._state["_lib_order"].get(name, ())),
            hand=self._shown(sorted(id for player, id in self._state["in_hand"] if player == name)),
            graveyard=self._shown(graveyard) if len(graveyard) < 2 else UNSET,
            has_lost=self._state.get("_loser") == name,
        )

    def _shown(self, engine_ids: Iterable[str]) -> tuple[str, ...]:
        return tuple(self._ids.id(each) for each in engine_ids)

    def _owner(self, id: str) -> str:
        """The first controller: python-mtg has no owner of its own, and puts cards where they belong to a player."""
        if id not in self._owners:
            self._owners[id] = next(player for player, each in self._state["printed_control"] if each == id)
        return self._owners[id]

    def _object(self, id: str, zone: Zone) -> ObjectView:
        known, in_play = self._known, zone == "battlefield"
        card = corpus().get(self._game.name(id), {}) if id in self._slugs else {}
        creature = id in known["creatures"] if in_play else "creature" in known["types"].get(id, ())
        counters = {_WORDS.get(kind, kind): int(n) for each, kind, n in self._state["counter"] if each == id}
        attacked = dict(self._state["attacks"]).get(id) if self._step in IN_COMBAT else None
        controller = known["controller"].get(id)
        return ObjectView(
            id=self._ids.id(id),
            zone=zone,
            owner=self._holder(id, zone),
            controller=self._players[controller] if in_play and controller else None,
            previous=self._ids.previous(id),
            kind="card" if id in self._slugs else "token",
            name=self._game.name(id) if id in self._slugs else token_name(id),
            types=_titles(known["types"].get(id, ())),
            subtypes=_titles(known["subtypes"].get(id, ())),
            supertypes=_titles(word for each, word in self._state.get("has_supertype", ()) if each == id),
            colors=tuple(sorted(known["colors"].get(id, ()))),
            mana_cost=card.get("manaCost"),
            mana_value=int(dict(self._state["mana_cost"]).get(id, 0)),
            power=_size(known["power"], id, card.get("power"), in_play=in_play) if creature else None,
            toughness=_size(known["toughness"], id, card.get("toughness"), in_play=in_play) if creature else None,
            loyalty=self._loyalty(id, counters, in_play=in_play),
            abilities=self._abilities(id, in_play=in_play),
            tapped=id in known["tapped"] if in_play else UNSET,
            counters=counters,
            attached_to=self._attached_to(id),
            attacking=Ref(player=self._players[attacked]) if attacked else None,
            is_attacking=attacked is not None,
            is_blocked=attacked is not None and any(a == id for _, a in self._state["blocks"]),
            blocking=tuple(self._ids.id(a) for b, a in self._state["blocks"] if b == id and self._step in IN_COMBAT),
        )

    def _holder(self, id: str, zone: Zone) -> str:
        """The owner as far as it shows: a card in a hand or library is in that of the player it is listed under."""
        for relation in ("in_hand", "in_library"):
            for player, each in self._state[relation]:
                if each == id and RELATIONS[relation] == zone:
                    return self._players[player]
        return self._players[self._owner(id)]

    def _abilities(self, id: str, *, in_play: bool) -> tuple[AbilityView, ...]:
        known, slug = self._known, self._slugs.get(id)
        keywords = known["keywords"].get(id, ()) if in_play else known["printed_kw"].get(slug, ())
        changes = sorted((row[1], int(row[2])) for row in self._state.get("loyalty_ability", ()) if row[0] == slug)
        return (
            *(AbilityView(kind="static", keyword=word.replace("_", " ")) for word in keywords),
            *(
                AbilityView(kind="activated", cost=signed(change), number=number)
                for number, (_, change) in enumerate(changes, 1)
            ),
        )

    def _loyalty(self, id: str, counters: dict[str, int], *, in_play: bool) -> int | None:
        """In play the counters (rule 306.5c), elsewhere what is printed."""
        if "planeswalker" not in self._known["types"].get(id, ()):
            return None
        printed = (int(n) for name, n in self._state.get("card_loyalty", ()) if name == self._slugs.get(id))
        return counters.get("loyalty", 0) if in_play else next(printed, None)

    def _attached_to(self, id: str) -> Ref | None:
        host = next((host for each, host in self._state["attached_to"] if each == id), None)
        return Ref(object=self._ids.id(host)) if host else None


def _titles(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({title(word) for word in words}))


def _size(derived: dict[str, int], id: str, printed: str | None, *, in_play: bool) -> int | None:
    """Power or toughness as python-mtg derives it: in play what it does not know reads 0."""
    if id in derived or in_play:
        return derived.get(id, 0)
    return int(printed) if printed and printed.lstrip("-").isdigit() else None


def loser(state: State) -> str | None:
    """Who has lost, by python-mtg's name."""
    found = state.get("_loser")
    return str(found) if found else None


def spell_kind(state: State, id: str) -> str:
    """What a card is played as: "permanent" for all that are no Auras, else "spell"."""
    types = {card_type for each, card_type in state["spell_type"] if each == id}
    aura = (id, "aura") in state.get("printed_subtype", set())
    return "spell" if aura or types & {"instant", "sorcery"} or not types else "permanent"
