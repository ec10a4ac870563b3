"""Keeping results that depend on values alone, as long as these are the very same values."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Lookback:
    """Whether the history of the turn has been looked at since it last grew: if not, nothing kept depends on it."""

    happened = False


class Kept(Generic[T]):
    """A result for each object, computed anew when one of the values that it was made from is another one.

    State is made of immutable values, so that the same value is the same object.
    """

    def __init__(self) -> None:
        self._results: dict[int, tuple[object, object, object, object, T]] = {}

    def get(self, id: int, one: object, two: object = None, three: object = None, four: object = None) -> T | None:
        """The result for an object from these values, if it is kept."""
        kept = self._results.get(id)
        if kept is not None and kept[0] is one and kept[1] is two and kept[2] is three and kept[3] is four:
            return kept[4]
        return None

    def keep(self, result: T, id: int, one: object, two: object = None, three: object = None, four: object = None) -> T:
        """Keep a result for an object, made from these values."""
        self._results[id] = (one, two, three, four, result)
        return result
