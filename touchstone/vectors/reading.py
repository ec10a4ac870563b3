"""Reading vectors: a file that is none is refused with its name, the place in it and what was expected."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from touchstone.driver.wording import listed, quoted
from touchstone.faults import UsageError
from touchstone.protocol import (
    AbilityView,
    Decision,
    FactsAskParams,
    GameActParams,
    GameAnswerParams,
    GameObserveParams,
    GameOver,
    ObjectView,
    Option,
    PlayerView,
    Priority,
    Ref,
    Snapshot,
)
from touchstone.vectors.messages import FORMAT, Send, Vector

PARAMS = {
    "game/act": GameActParams,
    "game/answer": GameAnswerParams,
    "game/observe": GameObserveParams,
    "facts/ask": FactsAskParams,
}
"""The requests that a vector may send, and their parameters."""
SEEN = (Snapshot, PlayerView, ObjectView, AbilityView, Decision, Priority, GameOver, Option, Ref)
FIELDS = {field.encode_name for kind in SEEN for field in msgspec.structs.fields(kind)} | {
    *("type", "card"),
    *("result", "outcome", "changed", "value"),
}
"""What may be looked at."""
ANY_WORDS = ("counters", "mana", "value")
"""Fields whose own fields are any words."""


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
        if entry.send is not None:
            yield from _wrong_request(entry.send, f"{place}.send")
        content = msgspec.to_builtins(entry)
        for field in _unknown(content):
            yield f"{place}: the protocol has no field {quoted(field)}"
        for field, name in _names(content):
            if field == "card" and name not in cards:
                yield f"{place}: the state has no card {quoted(name)}"
            elif field == "player" and name not in players:
                yield f"{place}: the state has no player {name}; its players are {listed(players, 'none')}"


def _wrong_request(send: Send, place: str) -> Iterator[str]:
    """A request must be one of the protocol, once things are replaced by ids."""
    if send.method not in PARAMS:
        yield f"{place}.method: expected one of {listed(PARAMS)}, not {quoted(send.method)}"
        return
    try:
        msgspec.convert(_with_ids(send.params), PARAMS[send.method])
    except msgspec.ValidationError as error:
        yield _place_first(str(error), f"{place}.params")


def _with_ids(value: object) -> object:
    match value:
        case {"$first": _}:
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
            named = each if isinstance(each, (list, tuple)) else (each,)
            if field == "card":
                yield from (("card", name) for name in named if isinstance(name, str))
            elif field in ("player", "viewer"):
                yield from (("player", name) for name in named if isinstance(name, str))
            yield from _names(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _names(each)


def _unknown(content: object) -> Iterator[str]:
    """The fields on paths and in patterns that the protocol does not have."""
    match content:
        case dict():
            for field, each in content.items():
                if field == "path":
                    yield from _unknown_on_path(each)
                elif field == "$first":
                    for path in each:
                        yield from _unknown_on_path(path)
                elif field == "open":
                    yield from _unknown_in_pattern(each)
                else:
                    yield from _unknown(each)
        case list() | tuple():
            for each in content:
                yield from _unknown(each)


def _unknown_on_path(path: Sequence[object]) -> Iterator[str]:
    for before, step in pairwise((None, *path)):
        if isinstance(step, str):
            yield from {step} - FIELDS
        elif before not in ANY_WORDS:
            yield from _unknown_in_pattern(step)


def _unknown_in_pattern(pattern: object) -> Iterator[str]:
    match pattern:
        case dict():
            yield from pattern.keys() - FIELDS
            yield from _unknown_in_pattern(list(pattern.values()))
        case list() | tuple():
            for each in pattern:
                yield from _unknown_in_pattern(each)
