"""What all words for one-shot effects have in common."""

from typing import Literal

import msgspec

from oracle.words.filters import Filter

Objects = str | Filter
Duration = Literal[
    "end of turn",
    "game",
    "while this is in play",
    "while this remains tapped",
]


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One instruction."""
