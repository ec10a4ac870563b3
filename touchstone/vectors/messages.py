"""What stands in a vector: the state, what is done in order, and what is expected on the way.

It says in few and general words what the steps of its scenario mean: what a name stands for, how a decision is answered
and when players stop passing has been worked out when it was written, so that little is left to whoever plays it.
"""

from typing import Any

import msgspec

from touchstone.protocol import StateSetup

FORMAT = 5
Pattern = Any
"""What something must be like, in JSON.

- a list: like one of these;
- an object: something is there, and each of its fields is like that; an id stands for the object that has it, whose
  `card` is the handle of the card of the state that it is, wherever that card is by now;
- anything else: just that; null: nothing is there.

A list is like a pattern if one of its items is. What is missing is null, and so is an empty list.
"""
Path = tuple[Pattern, ...]
"""A way into the game: the last snapshot, with the `result` of what was sent last.

A name goes to that field of everything found so far: without it the vector is unsupported, nothing is null, and of a
list each item counts. A number goes to the one at that place, from 0, or from the end. A pattern keeps what is like it.
"""


class Look(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something is on a `path`; with `count` just so many."""

    path: Path
    count: int | None = None


class Send(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request of the protocol. In it, `{"$first": [PATH, ...]}` stands for the first thing on these paths."""

    method: str
    params: dict[str, Any]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is done or expected, in this order.

    `needs`: capabilities without which the vector is unsupported. `open`: a decision like this is left open; any other
    that has a single legal answer is answered so. `until`: players pass until one of these holds; a declaration on the
    way is answered with none. `expect`: all this must hold, and `says` the same in a sentence. Then a request is sent.
    `tries`: it may be refused, or lack something that it would have to name.
    """

    says: str = ""
    needs: tuple[str, ...] = ()
    open: Pattern = None
    until: tuple[Look, ...] = ()
    expect: tuple[Look, ...] = ()
    send: Send | None = None
    tries: bool = False


class Vector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One scenario under one ruleset, self-contained. An engine that passes it does everything expected, in order.

    `format` is the version of this schema, `suite` that of the suite, `engine` what it was recorded on. It is
    unsupported without one of the capabilities that it `needs` or of the `cards`; no `state`: it only asks for facts.
    """

    format: int
    title: str
    file: str
    line: int
    example: dict[str, str] = {}
    rulings: tuple[str, ...]
    ruleset: str
    suite: str
    engine: str
    needs: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    state: StateSetup | None = None
    entries: tuple[Entry, ...]


def schema() -> dict[str, Any]:
    """The JSON Schema of a vector."""
    _, found = msgspec.json.schema_components((Vector,), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "#/$defs/Vector", "$defs": found}
