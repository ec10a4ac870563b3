"""The first difference between two snapshots, as a sentence."""

import msgspec

from touchstone.protocol import Decision, Snapshot


def changed_by_refusal(before: Snapshot, after: Snapshot) -> str | None:
    """What a refusal has changed, which should be nothing."""
    return first_difference(before, as_asked_before(before, after))


def as_asked_before(before: Snapshot, after: Snapshot) -> Snapshot:
    """What comes after a refusal, but for the question: what the same player is asked now is no change.

    An answer may be refused together with those before it.
    """
    was, now = before.waiting, after.waiting
    if isinstance(was, Decision) and isinstance(now, Decision) and was.player == now.player:
        return msgspec.structs.replace(after, waiting=was)
    return after


def first_difference(before: Snapshot, after: Snapshot) -> str | None:
    """Where two snapshots differ first: a path and both values; None if they are equal."""
    if before == after:
        return None
    return _difference(msgspec.to_builtins(before), msgspec.to_builtins(after), "the game") or "the game differs"


def _difference(before: object, after: object, path: str) -> str | None:
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            if found := _difference(before.get(key), after.get(key), f"{path}, {key}"):
                return found
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if found := _difference(old, new, f"{path} {_called(old, number)}"):
                return found
    return f"{path}: {before} became {after}"


def _called(value: object, number: int) -> str:
    if isinstance(value, dict) and "name" in value:
        return str(value["name"])
    return str(number + 1)
