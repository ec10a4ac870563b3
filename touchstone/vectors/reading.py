"""Reading vectors: a file that is none is refused with its name, the place in it and what was expected."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from touchstone.driver.wording import listed, quoted
from touchstone.faults import UsageError
from touchstone.protocol import Action, Answer
from touchstone.vectors.messages import FORMAT, Act, Reply, Thing, Vector

CARDS = ("card", "source")
PLAYERS = ("player", "players", "passed", "viewer")
"""The fields that name a card, or players, of the state."""


class _Versioned(msgspec.Struct):
    format: int


def read(path: Path) -> Vector:
    """A vector from its file.

    Raises:
        UsageError: the file cannot be read, is no vector of this format, or names what its own state does not have.
    """
    try:
        content = path.read_bytes()
        version = msgspec.json.decode(content, type=_Versioned).format
        if version != FORMAT:
            raise UsageError(f"{path}: $.format: expected {FORMAT}, the format that this version reads, not {version}")
        vector = msgspec.json.decode(content, type=Vector)
    except OSError as error:
        raise UsageError(f"{path}: expected a vector: {error.strerror}") from None
    except msgspec.ValidationError as error:
        raise UsageError(f"{path}: {_place_first(str(error))}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{path}: expected a vector in JSON: {error}") from None
    if wrong := next(_wrong(vector), None):
        raise UsageError(f"{path}: {wrong}")
    return vector


def _place_first(message: str, root: str = "$") -> str:
    """A message of msgspec's with the place in front."""
    sentence, _, place = message.partition(" - at `$")
    return f"{root}{place.rstrip('`')}: {sentence[:1].lower()}{sentence[1:]}"


def _wrong(vector: Vector) -> Iterator[str]:
    """What is wrong with the entries, each after its place."""
    cards = [] if vector.state is None else [card.handle for card in vector.state.objects]
    players = [] if vector.state is None else [player.name for player in vector.state.players]
    for number, entry in enumerate(vector.entries):
        place = f"$.entries[{number}]"
        if isinstance(entry, Act):
            yield from _wrong_message(entry.action, Action, f"{place}.action")
        elif isinstance(entry, Reply):
            yield from _wrong_message(entry.answer, Answer, f"{place}.answer")
        for field, name in _names(msgspec.to_builtins(entry)):
            if field in CARDS and name not in cards:
                yield f"{place}: the state has no card {quoted(name)}"
            elif field in PLAYERS and name not in players:
                yield f"{place}: the state has no player {name}; its players are {listed(players, 'none')}"


def _wrong_message(message: object, kind: Any, place: str) -> Iterator[str]:
    """A message must be one of the protocol, once things are replaced by ids."""
    try:
        msgspec.convert(_with_ids(message), kind)
    except msgspec.ValidationError as error:
        yield _place_first(str(error), place)


def _with_ids(value: object) -> object:
    match value:
        case {"$id": thing} | {"$option": thing}:
            msgspec.convert(thing, Thing)
            return "an id"
        case dict():
            return {name: _with_ids(each) for name, each in value.items()}
        case list():
            return [_with_ids(each) for each in value]
    return value


def _names(value: object) -> Iterator[tuple[str, str]]:
    """The names of cards and players, each after its field."""
    if isinstance(value, dict):
        for field, each in value.items():
            if field in ("players", "passed"):
                yield from ((field, name) for name in each)
            elif isinstance(each, str):
                yield field, each
            elif field not in ("has", "option"):
                yield from _names(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _names(each)
