"""Reading vectors: a file that is none is refused with its name, the place in it and what was expected."""

from pathlib import Path

import msgspec

from touchstone.faults import UsageError
from touchstone.vectors.messages import EXPECTATIONS, FORMAT, Expect, Vector, expectation_of


class _Versioned(msgspec.Struct):
    format: int


def read(path: Path) -> Vector:
    """A vector from its file.

    Raises:
        UsageError: the file cannot be read or is no vector of this format.
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
    for number, entry in enumerate(vector.entries):
        if isinstance(entry, Expect) and (wrong := _wrong(entry, f"$.entries[{number}]")):
            raise UsageError(f"{path}: {wrong}")
    return vector


def _wrong(entry: Expect, place: str) -> str | None:
    """What is wrong with an expectation, after its place."""
    if entry.kind not in EXPECTATIONS:
        return f"{place}.kind: expected one of {', '.join(sorted(EXPECTATIONS))}, not {entry.kind!r}"
    try:
        expectation_of(entry)
    except msgspec.ValidationError as error:
        return _place_first(str(error), f"{place}.fields")
    return None


def _place_first(message: str, root: str = "$") -> str:
    """A message of msgspec's with the place in front."""
    sentence, _, place = message.partition(" - at `$")
    return f"{root}{place.rstrip('`')}: {sentence[:1].lower()}{sentence[1:]}"
