"""What is changed in the oracle, one thing at a time.

The changes of single words and signs are mutmut's. Ours are about what a rule decides and does: conditions, answers,
instructions, the parts of a list. Left aside on purpose: other strings (they are words of cards, where every change is
a crash, or prompts that no scenario reads), arguments lost or `None` (a crash for want of them), variables that are
`None` (a crash a line later). Such mutants die in numbers and prove nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

import libcst as cst
from mutmut.mutation import mutators

from tools.mutation.left_out import is_for_people

Change = tuple[cst.CSTNode, str]
"""A part of the source, and the text that takes its place."""

_EMPTY = cst.Module(body=[])
_SWAPPED = {"any": "all", "all": "any", "min": "max", "max": "min"}


def code(node: cst.CSTNode) -> str:
    """A node as it is written."""
    return _EMPTY.code_for_node(node)


_NEGATED = ("==", "!=", "is", "is not", "in", "not in")


def words_and_signs(node: cst.CSTNode) -> Iterator[Change]:
    """`!=` for `==`, `<=` for `<`, `or` for `and`, `not in` for `in`, `-` for `+`, False for True, 2 for 1, no not."""
    found: list[Iterable[cst.CSTNode]] = [mutators.operator_keywords(node), mutators.operator_swap_op(node)]
    if isinstance(node, cst.Integer):
        found.append(mutators.operator_number(node))
    if isinstance(node, cst.Name):
        found.append(mutators.operator_name(node))
    if isinstance(node, cst.UnaryOperation):
        found.append(mutators.operator_remove_unary_ops(node))
    for changed in chain.from_iterable(found):
        yield node, code(changed)


def negations(node: cst.CSTNode, yes_or_no: bool) -> list[cst.CSTNode]:
    """The parts whose change only makes a test say the contrary: that it says yes always, or no, is tried anyway."""
    if isinstance(node, cst.If | cst.IfExp | cst.CompIf):
        test: cst.CSTNode | None = node.test
    else:
        test = node.value if isinstance(node, cst.Return) and yes_or_no else None
    if isinstance(test, cst.UnaryOperation) and isinstance(test.operator, cst.Not):
        return [test]
    if isinstance(test, cst.Comparison) and code(test.comparisons[0].operator).strip() in _NEGATED:
        return [test.comparisons[0], test.comparisons[0].operator] if len(test.comparisons) == 1 else []
    return []


def conditions(node: cst.CSTNode) -> Iterator[Change]:
    """A condition that always holds, and one that never does; a loop that never runs; a case that is never met."""
    if isinstance(node, cst.If | cst.IfExp | cst.CompIf):
        yield from ((node.test, "True"), (node.test, "False"))
    elif isinstance(node, cst.While):
        yield node.test, "False"
    elif isinstance(node, cst.For):
        yield node.iter, "()"
    elif isinstance(node, cst.MatchCase):
        yield (node.guard, "False") if node.guard else (node.pattern, f"{code(node.pattern)} if False")


def answers(node: cst.CSTNode, yes_or_no: bool) -> Iterator[Change]:
    """A function that answers nothing; one that answers yes or no always says yes, or always no."""
    if isinstance(node, cst.Return) and node.value is not None and not _says_nothing(node.value):
        for text in ("True", "False") if yes_or_no else ("None",):
            yield node, f"return {text}"


def instructions(node: cst.CSTNode) -> Iterator[Change]:
    """An instruction, a change of something, or a refusal that is left out."""
    left_out = isinstance(node, cst.Raise | cst.AugAssign | cst.Del)
    if isinstance(node, cst.Expr):
        is_text = isinstance(node.value, cst.SimpleString | cst.ConcatenatedString | cst.Ellipsis)
        left_out = not is_text and code(node.value) != "yield from ()"
    elif isinstance(node, cst.Return):
        left_out = node.value is None
    elif isinstance(node, cst.Assign):
        left_out = isinstance(node.targets[0].target, cst.Attribute | cst.Subscript)
    if left_out:
        yield node, "pass"


def parts(node: cst.CSTNode) -> Iterator[Change]:
    """An argument left to its default, a part left out of a list, `any` for `all`, the largest for the smallest."""
    if isinstance(node, cst.Call):
        if isinstance(node.func, cst.Name) and node.func.value in _SWAPPED:
            yield node.func, _SWAPPED[node.func.value]
        for number, argument in enumerate(node.args):
            if argument.keyword is not None and not is_for_people(node, argument.keyword.value):
                kept = [*node.args[:number], *node.args[number + 1 :]]
                yield node, code(node.with_changes(args=kept))
    elif isinstance(node, cst.StarredElement):
        yield node, code(node.with_changes(value=cst.Tuple([])))
    elif isinstance(node, cst.StarredDictElement):
        yield node, code(node.with_changes(value=cst.Dict([])))


def changes(node: cst.CSTNode, yes_or_no: bool) -> Iterator[Change]:
    """Everything that is changed about a node; `yes_or_no`: it is in a function that answers yes or no."""
    yield from words_and_signs(node)
    yield from conditions(node)
    yield from answers(node, yes_or_no)
    yield from instructions(node)
    yield from parts(node)


def _says_nothing(value: cst.BaseExpression) -> bool:
    """Whether an answer is a word of its own, or empty: there the other changes do what could be done."""
    if isinstance(value, cst.Name):
        return value.value in ("None", "True", "False")
    return code(value) in ("[]", "()", "{}", "set()", "frozenset()", '""', "0")


KINDS: tuple[Callable[..., Iterator[Change]], ...] = (words_and_signs, conditions, answers, instructions, parts)
"""All kinds of changes, in the order in which they are described."""
