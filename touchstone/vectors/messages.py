"""What stands in a vector: the state, what is done in order, and what is expected on the way.

What is done is what the table driver is told to do (`touchstone.driver.doing`).
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

import msgspec

from touchstone.driver import expectations, game_expectations, object_expectations
from touchstone.driver.doing import (
    Attacking,
    Blocking,
    Choosing,
    ChoosingModes,
    Dividing,
    Doing,
    MovingOn,
    Named,
    Saying,
)
from touchstone.driver.expectations import Expectation
from touchstone.protocol import StateSetup

FORMAT = 1
EXPECTATIONS: Mapping[str, type[Expectation]] = {
    name: kind
    for module in (expectations, game_expectations, object_expectations)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Expectation) and kind is not Expectation
}
"""The kinds of expectations by their names."""


class Announced(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The announcement of the protocol, with names instead of ids."""

    targets: tuple[Named, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    alternative_cost: str | None = None
    optional_costs: tuple[str, ...] = ()
    pay_with: tuple[Named, ...] | None = None


class Playing(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="play"):
    """Play a card: a spell, or a land. `face` chooses a half of a split card by name."""

    player: str
    object: Named
    face: str | None = None
    announcement: Announced = Announced()


class Activating(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="activate"):
    """Play an activated ability, by its number, by its cost, or the only one."""

    player: str
    object: Named
    ability: int | None = None
    cost: str | None = None
    announcement: Announced = Announced()


class Passing(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="pass"):
    """Pass priority."""

    player: str


class Conceding(Doing, frozen=True, kw_only=True, omit_defaults=True, tag="concede"):
    """Leave the game, whether or not a decision is pending."""

    player: str


class AskFact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="ask", tag_field="do"):
    """Ask for a fact that depends on no game."""

    subject: str
    question: str
    on: str | None = None


class Expect(msgspec.Struct, frozen=True, kw_only=True, tag="expect", tag_field="do"):
    """Something that must be so now: the kind of expectation with its fields, and the same in a sentence."""

    kind: str
    fields: dict[str, Any]
    says: str


Act = Playing | Activating | Passing | Conceding
Done = Act | MovingOn | Attacking | Blocking | Choosing | ChoosingModes | Dividing | Saying
Entry = Done | AskFact | Expect


class Vector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One scenario under one ruleset, self-contained. An engine that passes it does everything expected, in order.

    `format` is the version of this schema, `suite` that of the suite, `engine` what it was recorded on. It is
    unsupported without one of the `capabilities` or of the `cards`; no `state`: it only asks for facts.
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
    cards: tuple[str, ...] = ()
    state: StateSetup | None = None
    entries: tuple[Entry, ...]


def schema() -> dict[str, Any]:
    """The JSON Schema of a vector, with the fields that each kind of expectation has."""
    whole = _definitions(Vector, *EXPECTATIONS.values())
    for name in ("ObjectHas", "ObjectHasAmong"):
        whole[name]["properties"]["field"]["enum"] = list(object_expectations.READERS)
    one_of = [{"properties": {"kind": {"const": name}, "fields": _ref(name)}} for name in EXPECTATIONS]
    whole["Expect"]["oneOf"] = one_of
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **_ref("Vector"), "$defs": whole}


def _definitions(*kinds: type) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}", schema_hook=lambda kind: {"description": "any plain value"}
    )
    return found


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


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
