"""Changing words of a text (418.6): a subtype word is replaced wherever the text uses it as such."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from oracle.words.filters import Filter
from oracle.words.mana import ALL_COLORS

T = TypeVar("T")


@lru_cache(maxsize=4096)
def with_word(part: T, old: str, new: str) -> T:
    """The same part of a text with one word replaced. Types and colours stand in lists: a name is no word (418.6a).

    A list of all five colours stands for "all colors", and in that there is no colour word.
    """
    return _replaced(part, old, new)  # type: ignore[no-any-return]


def with_words_known(part: T, known: Mapping[str, Any]) -> T:
    """The same part of a text with the words that names stand for in it; a word nobody has chosen, "", is left out.

    What an ability says of a choice that was not made comes to nothing (607.5a today): a list of nothing but such
    words is not there, and nothing fits them.
    """
    for name, word in known.items():
        if isinstance(word, str):
            part = with_word(part, name, word)
    return part


def _replaced(part: Any, old: str, new: str) -> Any:
    if isinstance(part, tuple):
        if ALL_COLORS.issubset(part):
            return part
        return tuple(new if one == old else _replaced(one, old, new) for one in part)
    if isinstance(part, msgspec.Struct):
        changes = {field: _replaced(getattr(part, field), old, new) for field in part.__struct_fields__}
        return msgspec.structs.replace(part, **{**changes, **_without_blanks(part, changes)})
    return part


def _without_blanks(part: msgspec.Struct, lists: Mapping[str, Any]) -> dict[str, Any]:
    """The lists that have lost words, without them; in a description a blank stays, as nothing fits it."""
    if isinstance(part, Filter):
        return {}
    return {
        name: tuple(word for word in words if word) or _default(part, name)
        for name, words in lists.items()
        if isinstance(words, tuple) and "" in words
    }


def _default(part: msgspec.Struct, name: str) -> Any:
    """What a part of a text has under a name where it says nothing."""
    return next(field.default for field in msgspec.structs.fields(part) if field.name == name)
