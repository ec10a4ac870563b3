"""What stands in a vector: the state, what is done in order, and what is expected on the way.

It says in few and general words what the steps of its scenario mean: what a name stands for, how a decision is answered
and when players stop passing has been worked out when it was written, so that little is left to whoever plays it.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from touchstone.protocol import DecisionKind, StateSetup, Step

FORMAT = 2
Among = Mapping[str, tuple[str | int | bool | None, ...]]
"""For each field, the values one of which it must have; what is missing counts as null."""


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is meant: the object or the option of which everything holds that is given.

    Of an object: `card`: it is that card of the state, by its handle, wherever the card is by now. `source`: its source
    is that card. `has`: so are its fields; without one of those that it `shows`, unless it is face down, the vector is
    unsupported. `keyword`: one of its abilities belongs to that keyword.

    Of an option: `player`: it stands for that player. `words`: its id or its label, in lower case, is one of these.
    `place`: it is that one of all options, from 1. Of an option that stands for an object, what is said of that;
    `card` means the abilities of the card as well; `option`: so are the fields of the option itself. Of one that
    stands for nothing, its `label`: so it begins, in lower case. `otherwise`: what is meant where no option is that.
    """

    card: str | None = None
    source: str | None = None
    has: Among = {}
    shows: tuple[str, ...] = ()
    keyword: str | None = None
    player: str | None = None
    words: tuple[str, ...] | None = None
    label: str | None = None
    place: int | None = None
    option: Among = {}
    otherwise: "Thing | None" = None


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that is done or expected."""


class Act(_Entry, frozen=True, kw_only=True, tag="act"):
    """Take an action of the protocol, in which `{"$id": THING}` stands for the id of an object.

    `tries`: the engine may refuse it, and what became of it is the `attempt` that is expected next.
    """

    player: str
    action: dict[str, Any]
    tries: bool = False


class Reply(_Entry, frozen=True, kw_only=True, tag="answer"):
    """Answer the pending decision of one of the `players`, if it is of one of the `kinds`.

    The answer is that of the protocol, in which `{"$option": THING}` stands for the id of an option that has not been
    chosen yet. A decision of the kind `word` without options is answered with `word`. `source`: what the decision comes
    from, if it says so. `unasked` says what it means that nobody has to decide this. `tries`: as of an action.
    """

    players: tuple[str, ...]
    kinds: tuple[DecisionKind, ...]
    answer: dict[str, Any]
    word: str | None = None
    source: Thing | None = None
    unasked: Literal["failed", "refused", "done"] = "failed"
    tries: bool = False


class PassOn(_Entry, frozen=True, kw_only=True, tag="pass"):
    """Let the players pass, in rounds, until something has happened; those who `passed` are left out of the first one.

    - `everybody-passed`: one round is over.
    - `stack-empty`: the stack is empty, or nobody has priority.
    - `step`: the `step` has come, of the `player` if given, with an empty stack, and in a `later` turn if so said; a
      declaration on the way is answered with none.
    - `declaration`: nobody has priority, as the declaration of that `kind` is pending; or the step is none of the
      `steps`, or the stack is not empty.
    - `damage-on-stack`: combat damage is on the stack, or there is something to decide.
    - `damage-dealt`: combat damage has left the stack, or the combat damage step has come without it; or there is
      something to decide. `decided`: a question about it has been answered just before.

    It fails once the turn is more than so many `turns` away.
    """

    until: Literal["everybody-passed", "stack-empty", "step", "declaration", "damage-on-stack", "damage-dealt"]
    passed: tuple[str, ...] = ()
    step: Step | None = None
    player: str | None = None
    later: bool = False
    kind: Literal["attackers", "blockers"] | None = None
    steps: tuple[Step, ...] = ()
    decided: bool = False
    turns: int | None = None


class AskFact(_Entry, frozen=True, kw_only=True, tag="ask"):
    """Ask for a fact that depends on no game; the answer is the `fact` that is expected next."""

    subject: str
    question: str
    on: str | None = None


class _Test(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="test"):
    """What the value that is looked at must be."""


class Equals(_Test, frozen=True, kw_only=True, tag="equals"):
    """Just that."""

    expected: Any


class Members(_Test, frozen=True, kw_only=True, tag="members"):
    """A list of just these, in any order; what is no list is a list of one."""

    expected: tuple[str, ...]


class Contains(_Test, frozen=True, kw_only=True, tag="contains"):
    """A list with one of these words, which are in lower case, in whatever case it has them."""

    expected: tuple[str, ...]


class Counts(_Test, frozen=True, kw_only=True, tag="counts"):
    """A list of so many."""

    expected: int


class Amounts(_Test, frozen=True, kw_only=True, tag="amounts"):
    """So many of each of these; what is missing counts as none."""

    expected: dict[str, int]


class Has(_Test, frozen=True, kw_only=True, tag="has"):
    """Something with such fields."""

    expected: Among


class Means(_Test, frozen=True, kw_only=True, tag="means"):
    """Just these things, in any order, as a list of ids, references or options, or as one of them or null."""

    expected: tuple[Thing, ...]


Test = Equals | Members | Contains | Counts | Amounts | Has | Means


class Expect(_Entry, frozen=True, kw_only=True, tag="expect"):
    """Something that must be so now; `says` is the same in a sentence.

    What is looked at is the list of the objects that are what to `find`; else the one object or the player that it is
    `of`, else the game, which is the snapshot with `attempt` and `fact`; of that, what is on the `path` of fields and
    indices, `otherwise` if it is missing, and without that the vector is unsupported; `each`: that field of all items
    that have it. `viewer`: as that player sees the game. `negated`: it must not be so. `pending`: it is about the
    pending decision, which is not answered before. `needs`: the capability without which it is unsupported.
    """

    says: str
    find: Thing | None = None
    of: Thing | None = None
    path: tuple[str | int, ...] = ()
    otherwise: Any = msgspec.UNSET
    each: str | None = None
    must: Test
    negated: bool = False
    pending: bool = False
    needs: str | None = None
    viewer: str | None = None


Entry = Act | Reply | PassOn | AskFact | Expect


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
    """The JSON Schema of a vector."""
    _, found = msgspec.json.schema_components((Vector,), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "#/$defs/Vector", "$defs": found}
