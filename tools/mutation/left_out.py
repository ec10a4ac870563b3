"""What of the oracle is not changed, and why: the one list."""

from collections.abc import Mapping
from fnmatch import fnmatchcase

import libcst as cst

MODULES: Mapping[str, str] = {
    "oracle.misreadings*": "the misreadings: wrong on purpose, and judged by the tests that each is caught",
    "oracle.__main__": "the server over standard input and output: the suite is played in process",
    "oracle.card_schema": "the schema of card data, written for people; a test keeps it equal to what is read",
    "oracle.card_problems": "what is wrong with a card file, in words; all cards of the suite are right",
    "oracle.legal": "the actions that are legal now: fuzzing and property tests ask for them, no scenario does",
}
"""Modules by name, or by a glob of names, with the reason."""

PARTS: Mapping[str, str] = {
    "annotations": "types, and imports for types only: the type checker judges them, nothing runs",
    "declarations": "decorators, and the options of classes (frozen, kw_only): the same values in other clothes",
    "assertions": "what cannot be otherwise, said for the reader and the type checker",
    "texts": "error messages and prompts, the play-by-play (`tell`), `__str__` and `__repr__`: for people to read",
}
"""Parts of modules, with the reason."""

_FOR_PEOPLE = ("__str__", "__repr__", "tell", "describe")


def is_left_out(module: str) -> bool:
    """Whether a module is not changed at all."""
    return any(fnmatchcase(module, each) for each in MODULES)


def part_of(node: cst.CSTNode) -> str | None:
    """Which of the parts that are left out a node is, if any; what is inside it is left out with it."""
    if isinstance(node, cst.Annotation | cst.Import | cst.ImportFrom) or _for_types_only(node):
        return "annotations"
    if isinstance(node, cst.Decorator):
        return "declarations"
    if isinstance(node, cst.Assert):
        return "assertions"
    if isinstance(node, cst.FormattedString) or _is_told(node):
        return "texts"
    return "texts" if isinstance(node, cst.FunctionDef) and _is_for_people(node.name.value) else None


def _for_types_only(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.If) and isinstance(node.test, cst.Name) and node.test.value == "TYPE_CHECKING"


def _is_told(node: cst.CSTNode) -> bool:
    if not isinstance(node, cst.Expr) or not isinstance(node.value, cst.Call):
        return False
    function = node.value.func
    name = function.attr if isinstance(function, cst.Attribute) else function
    return isinstance(name, cst.Name) and _is_for_people(name.value)


def _is_for_people(name: str) -> bool:
    return name in _FOR_PEOPLE or name.startswith("_tell")
