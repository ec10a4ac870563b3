"""The tiny game that the doctor plays, and what a snapshot of it must show."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from touchstone.protocol import (
    GameNewResult,
    ObjectSetup,
    ObjectView,
    PlayerSetup,
    PlayerView,
    Priority,
    Snapshot,
    StateSetup,
    Zone,
)

LAND = "Plains"
CREATURE = "Grizzly Bears"

OWNED: tuple[Zone, ...] = ("library", "hand", "graveyard")


def tiny_game(creature: str, *, alice: int = 17) -> StateSetup:
    """A position with a few cards in every zone that a player has."""
    objects = [
        _card("Alice's creature", creature, "battlefield", "Alice"),
        _card("Alice's tapped land", LAND, "battlefield", "Alice", tapped=True),
        _card("Alice's hand", LAND, "hand", "Alice"),
        _card("Alice's graveyard", LAND, "graveyard", "Alice"),
        _card("Bob's hand", LAND, "hand", "Bob"),
        _card("Bob's exile", LAND, "exile", "Bob"),
    ]
    for player in ("Alice", "Bob"):
        objects += [_card(f"{player}'s library {number}", LAND, "library", player) for number in (1, 2, 3)]
    return _state(objects, alice)


def empty_game() -> StateSetup:
    """A position with nothing but a library for each."""
    return _state([_card(f"{player}'s library", LAND, "library", player) for player in ("Alice", "Bob")], 5)


def _state(objects: Sequence[ObjectSetup], life: int) -> StateSetup:
    players = (PlayerSetup(name="Alice", life=life), PlayerSetup(name="Bob"))
    return StateSetup(players=players, objects=tuple(objects), active="Alice", step="precombat-main", turn=3)


def _card(handle: str, card: str, zone: Zone, owner: str, *, tapped: bool = False) -> ObjectSetup:
    return ObjectSetup(handle=handle, card=card, zone=zone, owner=owner, tapped=tapped)


def as_set_up(state: StateSetup, new: GameNewResult) -> Iterator[str]:
    """Sentences about everything in which a new game differs from the position that was asked for."""
    yield from _handles(state, new.handles)
    shown = new.snapshot
    if shown.waiting != Priority(state.active):
        yield f"The game waits for {plain(shown.waiting)}; expected the priority of {state.active}."
    for what, expected, observed in (
        ("turn", state.turn, shown.turn),
        ("active player", state.active, shown.active),
        ("step", state.step, shown.step),
        ("stack", (), shown.stack),
        ("players", tuple(each.name for each in state.players), tuple(each.name for each in shown.players)),
    ):
        if expected != observed:
            yield f"The {what}: expected {plain(expected)}, observed {plain(observed)}."
    yield from _players(state, new)
    yield from _objects(state, new)


def _handles(state: StateSetup, handles: Mapping[str, str]) -> Iterator[str]:
    asked = [each.handle for each in state.objects]
    if missing := [each for each in asked if each not in handles]:
        yield f"The handles lack {plain(missing)}; every object of the state needs its id there."
    if strange := sorted(set(handles) - set(asked)):
        yield f"The handles name {plain(strange)}, which the state does not have."
    if len(set(handles.values())) < len(handles):
        yield "Two handles have the same id; expected an id of its own for every object."


def _players(state: StateSetup, new: GameNewResult) -> Iterator[str]:
    shown = {each.name: each for each in new.snapshot.players}
    for player in state.players:
        if player.name not in shown:
            continue
        view = shown[player.name]
        if view.life != player.life:
            yield f"{player.name}'s life: expected {player.life}, observed {view.life}."
        for zone in OWNED:
            yield from _cards_of(view, zone, state, new.handles)


def _cards_of(view: PlayerView, zone: Zone, state: StateSetup, handles: Mapping[str, str]) -> Iterator[str]:
    cards = [handles.get(each.handle) for each in state.objects if (each.owner, each.zone) == (view.name, zone)]
    shown = getattr(view, zone)
    if shown is not UNSET and list(shown) != cards:
        order = " from the top" if zone != "hand" else ""
        yield f"{view.name}'s {zone}{order}: expected {plain(cards)}, observed {plain(shown)}."


def _objects(state: StateSetup, new: GameNewResult) -> Iterator[str]:
    shown = {each.id: each for each in new.snapshot.objects}
    for given in state.objects:
        view = shown.get(new.handles.get(given.handle, ""))
        if view is None:
            yield f"The object with the handle {given.handle!r} is not among the objects of the snapshot."
        else:
            yield from _object(given, view)
    if strange := sorted(set(shown) - set(new.handles.values())):
        yield f"The snapshot has objects that the state did not ask for: {plain(strange)}."


def _object(given: ObjectSetup, view: ObjectView) -> Iterator[str]:
    expected: dict[str, object] = {"zone": given.zone, "owner": given.owner, "name": given.card}
    if given.zone == "battlefield":
        expected |= {"tapped": given.tapped, "controller": given.owner}
    for field, value in expected.items():
        observed = getattr(view, field)
        if observed is not UNSET and observed != value:
            yield f"The {field} of {given.handle!r}: expected {plain(value)}, observed {plain(observed)}."


def left_out(state: StateSetup, new: GameNewResult) -> list[str]:
    """The fields that the engine does not give of any card in play."""
    shown = {each.id: each for each in new.snapshot.objects}
    in_play = [new.handles.get(each.handle) for each in state.objects if each.zone == "battlefield"]
    views = [shown[id] for id in in_play if id in shown]
    return [name for name in ObjectView.__struct_fields__ if all(getattr(view, name) is UNSET for view in views)]


def renamed(snapshot: Snapshot, handles: Mapping[str, str]) -> Snapshot:
    """The snapshot with ids that do not depend on the engine's counting: handles, then numbers."""
    names = {id: handle for handle, id in handles.items()}
    for number, view in enumerate(snapshot.objects, 1):
        names.setdefault(view.id, f"object {number}")
    decision = getattr(snapshot.waiting, "id", None)
    if decision is not None:
        names[decision] = "the decision"
    return msgspec.convert(_with_names(msgspec.to_builtins(snapshot), names), Snapshot)


def _with_names(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _with_names(each, names) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_with_names(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def plain(value: object) -> str:
    """A value as it stands in a message."""
    return msgspec.json.encode(value).decode()
