"""What a rule does that does nothing: it hands back what it was given, or an empty value of its kind."""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import oracle.engine  # noqa: F401  (enters all rules)
from oracle.rulebook import RULES, Rule
from oracle.rulesets import RULESETS

Reading = Callable[..., Any]

_EMPTY: Mapping[str, Callable[[], object]] = {
    "bool": bool,
    "int": int,
    "float": float,
    "str": str,
    "list": list,
    "tuple": tuple,
    "dict": dict,
    "set": set,
    "frozenset": frozenset,
    "Iterator": lambda: iter(()),
}


@dataclass(frozen=True)
class KnockOut:
    """A rule, as it is read from a ruleset on, that does nothing; `how`: what it answers instead."""

    rule: str
    since: str
    how: str
    reading: Reading

    @property
    def id(self) -> str:
        """The rule, since when it is read like that, and what it answers."""
        return f"{self.rule}@{self.since}:{self.how}"

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the rule at the date of its reading."""
        return tuple(dict.fromkeys(map(RULESETS[self.since].number, RULES[self.rule].numbers)))


@cache
def knock_outs() -> Mapping[str, KnockOut]:
    """All of them by id: each rule and each later reading of it; a rule that says yes or no once with each."""
    found = [
        KnockOut(rule.name, since, how, neutral(reading, how))
        for rule in RULES.values()
        for since, reading in readings(rule)
        for how in ways(reading)
        if not says_so_anyway(reading, how)
    ]
    return {each.id: each for each in found}


def readings(rule: Rule) -> Iterator[tuple[str, Reading]]:
    """The different readings of a rule, each with the first ruleset that has it."""
    before: Reading | None = None
    for name in RULESETS:
        reading = read_in(rule.name, name)
        if reading is not before:
            yield name, reading
        before = reading


def read_in(rule: str, ruleset: str) -> Reading:
    """How a ruleset reads a rule."""
    return RULESETS[ruleset].readings.get(rule, RULES[rule].reading)


def ways(reading: Reading) -> tuple[str, ...]:
    """What the rule can be made to answer without thinking."""
    kind = answer_of(reading)
    if kind == "bool":
        return ("no", "yes")
    if kind == "None":
        return ("does nothing",)
    if _given_like(reading, kind) is not None:
        return ("changes nothing",)
    if _given_several(reading, kind) is not None:
        return ("the first",)
    return ("nothing",)


def says_so_anyway(reading: Reading, how: str) -> bool:
    """Whether the whole of a reading is to do nothing: knocking it out would change nothing."""
    (written,) = ast.parse(textwrap.dedent(inspect.getsource(reading))).body
    assert isinstance(written, ast.FunctionDef)
    body = [each for each in written.body if ast.unparse(each) != "yield from ()" and not _is_text(each)]
    answers = [ast.unparse(each) for each in body]
    if how in ("no", "yes"):
        return answers == [f"return {how == 'yes'}"]
    return how != "changes nothing" and (answers in ([], ["return []"], ["return set()"], ["return None"]))


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def neutral(reading: Reading, how: str) -> Reading:
    """The reading that does nothing."""
    kind = answer_of(reading)
    given = {"changes nothing": _given_like, "the first": _given_several}.get(how, _nothing_given)(reading, kind)

    def answer(*args: object, **kwargs: object) -> object:
        if given is not None:
            bound = inspect.signature(reading).bind(*args, **kwargs)
            bound.apply_defaults()
            value: Any = bound.arguments[given]
            return value if how == "changes nothing" else value[0]
        return True if how == "yes" else _empty(kind, reading.__globals__)

    def procedure(*args: object, **kwargs: object) -> Generator[object, object, object]:
        yield from ()
        return answer(*args, **kwargs)

    return procedure if _annotation(reading).startswith("Procedure[") else answer


def answer_of(reading: Reading) -> str:
    """The kind of the answer, that of a procedure when it has ended."""
    match = re.fullmatch(r"Procedure\[(.+)\]", _annotation(reading))
    return match[1] if match else _annotation(reading)


def _empty(kind: str, names: Mapping[str, Any]) -> object:
    """An empty value of a kind, as written where `names` are known; of a class one that has nothing to say."""
    plain, _, parts = kind.partition("[")
    if "None" in kind.split(" | "):
        return None
    if plain == "tuple" and parts and not parts.endswith("...]"):
        return tuple(_empty(part, names) for part in parts.removesuffix("]").split(", "))
    if plain in _EMPTY:
        return _EMPTY[plain]()
    named = names.get(plain)
    if isinstance(named, type) and not getattr(named, "_is_protocol", False):
        return _blank(named)
    return None if named is None else _empty(str(named), names)


def _blank(kind: type) -> object:
    """An object of a class whose every part that has to be given is empty."""
    needed = [each for each in inspect.signature(kind).parameters.values() if each.default is each.empty]
    there = vars(sys.modules[kind.__module__])
    return kind(**{each.name: _empty(_written(each.annotation), there) for each in needed})


def _written(annotation: object) -> str:
    """A kind as it is written."""
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


def _given_like(reading: Reading, kind: str) -> str | None:
    """The first argument of the kind of the answer: handing it back changes nothing. A number or a name is no such."""
    if kind.partition("[")[0] in ("bool", "int", "str", "None") or "None" in kind.split(" | "):
        return None
    parameters = inspect.signature(reading).parameters.values()
    return next((each.name for each in parameters if _same_kind(str(each.annotation), kind)), None)


def _given_several(reading: Reading, kind: str) -> str | None:
    """The first argument that is a list of what is answered: an answer without choosing is the first of them."""
    parameters = inspect.signature(reading).parameters.values()
    return next((each.name for each in parameters if str(each.annotation) == f"list[{kind}]" and kind != "int"), None)


def _nothing_given(reading: Reading, kind: str) -> None:
    """No argument is handed back."""


def _same_kind(one: str, other: str) -> bool:
    """Whether one kind will do for another; a sequence of something for a list of it."""
    return one.replace("Sequence[", "list[") == other or set(one.split(" | ")) <= set(other.split(" | "))


def _annotation(reading: Reading) -> str:
    return str(inspect.get_annotations(reading).get("return", "None"))
