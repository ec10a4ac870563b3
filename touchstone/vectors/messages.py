"""What stands in a vector: the state, what is done in order, and what is expected on the way."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import msgspec

from touchstone.driver import expectations, game_expectations, object_expectations
from touchstone.driver.expectations import Expectation
from touchstone.protocol import DecisionKind, StateSetup

FORMAT = 1
EXPECTATIONS: Mapping[str, type[Expectation]] = {
    name: kind
    for module in (expectations, game_expectations, object_expectations)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Expectation) and kind is not Expectation
}
"""The kinds of expectations by their names."""


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An object or a player. Objects are called as scenarios call them: cards by their handle, in quotes.

    A card keeps its handle from zone to zone: the object whose `previous` is its last id is the next one of that
    card. Other objects are called by their names in quotes, an ability on the stack "the ability of" its source.
    Of several that are called alike the one with that number is meant, in the order of the snapshot.
    """

    player: str | None = None
    object: str | None = None
    number: int = 1


class Picked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a decision, by what it stands for; `keyword` tells abilities of one source apart."""

    thing: Thing | None = None
    label: str | None = None
    keyword: str | None = None
    amount: int | None = None


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """An attacker and what it attacks, or a blocker and the attacker that it blocks."""

    one: Thing
    other: Thing


class Act(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="act", tag_field="do"):
    """`game/act`: an action of the protocol with things instead of ids. `tries`: it may be refused."""

    player: str
    action: dict[str, Any]
    tries: bool = False


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="answer", tag_field="do"):
    """`game/answer` to the pending decision. `trivial`: it has one legal answer, and an engine may not ask at all."""

    player: str
    kind: DecisionKind
    picked: tuple[Picked, ...] | None = None
    pairs: tuple[Pair, ...] | None = None
    number: int | None = None
    word: str | None = None
    tries: bool = False
    trivial: bool = False


class NotOffered(msgspec.Struct, frozen=True, kw_only=True, tag="not-offered", tag_field="do"):
    """An attempt for which the engine's own decision leaves no room, so that nothing is sent."""

    expected: str


class AskFact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="ask", tag_field="do"):
    """`facts/ask`."""

    subject: str
    question: str
    on: str | None = None


class Expect(msgspec.Struct, frozen=True, kw_only=True, tag="expect", tag_field="do"):
    """Something that must be so now: the kind of expectation with its fields, and the same in a sentence."""

    kind: str
    fields: dict[str, Any]
    says: str


Entry = Act | Reply | NotOffered | AskFact | Expect


class Vector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One scenario under one ruleset, self-contained. An engine that passes it does everything expected, in order.

    `capabilities` are the topics without which it is unsupported; no `state`: it only asks for facts.
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
    capabilities: tuple[str, ...] = ()
    state: StateSetup | None = None
    entries: tuple[Entry, ...]


def schema() -> dict[str, Any]:
    """The JSON Schema of a vector, that of every kind of expectation included."""
    kinds = tuple(EXPECTATIONS.values())
    _, components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}", schema_hook=lambda kind: {"description": "any plain value"}
    )
    whole = msgspec.json.schema(Vector)
    return {**whole, "$defs": {**whole.get("$defs", {}), **components}}


def as_fields(expectation: Expectation) -> dict[str, Any]:
    """The fields of an expectation as plain values."""
    fields: dict[str, Any] = msgspec.to_builtins(dataclasses.asdict(expectation))
    return fields


def expectation_of(entry: Expect) -> Expectation:
    """The expectation that an entry means."""
    kind = EXPECTATIONS[entry.kind]
    untyped = {field.name for field in dataclasses.fields(kind) if field.type in ("object", object)}
    fields = {name: _tuples(value) if name in untyped else value for name, value in entry.fields.items()}
    return msgspec.convert(fields, kind)


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
