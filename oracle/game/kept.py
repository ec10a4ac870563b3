"""Keeping results that depend on values alone, as long as these are the very same values."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """A result for each object, computed anew when one of the values that it was made from is another one.

    State is made of immutable values, so that the same value is the same object.
    """

    def __init__(self) -> None:
        self._results: dict[int, tuple[tuple[object, ...], T]] = {}

    def get(self, id: int, compute: Callable[[], T], *values: object) -> T:
        """The result for an object, from these values."""
        kept = self._results.get(id)
        if kept is not None and all(old is new for old, new in zip(kept[0], values, strict=True)):
            return kept[1]
        result = compute()
        self._results[id] = (values, result)
        return result
