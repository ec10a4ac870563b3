"""What of the oracle is not changed, and why: the one list."""

from collections.abc import Mapping
from fnmatch import fnmatchcase

import libcst as cst

DEFINITIONS: Mapping[str, tuple[str, ...]] = {
    "The misreadings are wrong on purpose; tests judge that each is caught.": ("oracle.misreadings*",),
    "The server over standard input and output: the suite is played in process.": ("oracle.__main__",),
    "Reading files of data, and saying what is wrong with one: all files are right, and tests hold the messages.": (
        "oracle.data",
        "oracle.card_problems",
        "oracle.card_schema",
        "oracle.cards:CardError*",
        "oracle.cards:UnknownCard*",
        "oracle.cards:CardFiles*",
        "oracle.cards:CardsAsOf*",
        "oracle.cards:_entries",
        "oracle.cards:decode",
        "oracle.cards:card",
        "oracle.facts:facts",
        "oracle.facts:_read",
        "oracle.types:Names*",
        "oracle.types:_read",
    ),
    "What may come out one way or another: a shuffle, and what a player decides who has left the game.": (
        "oracle.game.game:Game.shuffled",
        "oracle.answering:some_answer",
    ),
    "Results that are kept for speed: a test compares them with what is computed anew.": (
        "oracle.game.kept",
        "oracle.game.game:Game.history",
        "oracle.game.game:Game.remember",
        "oracle.rules.inborn:by_themselves",
        "oracle.rules.inborn:_inborn",
        "oracle.rules.inborn:keeps_to_itself",
        "oracle.rules.layers:characteristics_table",
        "oracle.observing:view_of_characteristics",
    ),
    "What no scenario asks for, but commands, fuzzing and tests do: legal actions, the play-by-play, misreadings.": (
        "oracle.legal",
        "oracle.engine:misprinted",
        "oracle.engine:Reprinted*",
        "oracle.engine:Oracle.__init__",
        "oracle.engine:Oracle.initialize",
        "oracle.engine:Oracle.cards_known",
        "oracle.engine:Oracle.game_legal",
        "oracle.engine:Oracle.game_log",
        "oracle.engine:Oracle.shutdown",
        "oracle.engine:Oracle._facts",
        "oracle.rulebook:Rule.says",
        "oracle.rulebook:Rule.place",
        "oracle.rulebook:rules_numbered",
        "oracle.rulebook:rule",
    ),
    "Which numbers the rules have under a later ruleset: what is cited is for people to read, and tests hold it.": (
        "oracle.rulesets.numbers",
        "oracle.rulebook:Ruleset.number",
    ),
    "Whether a message has the form that its question asks for: steps send no other, and tests of the protocol do.": (
        "oracle.answering:check_form",
        "oracle.answering:_check_options",
        "oracle.answering:_check_distinct",
        "oracle.engine:Oracle._playing",
        "oracle.engine:Oracle._question",
    ),
    "Whether a message names an object that there is: steps name no other, and tests of the oracle do.": (
        "oracle.rules.choosing:number_of",
        "oracle.rules.playing:object_named",
    ),
    "What a snapshot or a decision tells besides, and no step looks at; tests of the protocol do.": (
        "oracle.observing:seen_waiting",
        "oracle.observing:kind_of_ability",
    ),
}
"""Modules, and definitions (functions and classes) of modules, as globs, by the reason."""

PARTS: Mapping[str, str] = {
    "annotations": "types, type variables, and imports for types only: the type checker judges them, nothing runs",
    "declarations": "decorators, and the options of classes (frozen, kw_only): the same values in other clothes",
    "assertions": "what cannot be otherwise, said for the reader and the type checker; `strict` of `zip` among it",
    "misuse": "`EngineError`, `ValueError`, `TypeError` and what leads to them: messages and data that no scenario has",
    "texts": "error messages, what a decision shows (prompt, labels, what it is about), the play-by-play (`tell`) with "
    "its rule numbers, `__str__` and `__repr__`: for people to read",
    "fields": "what a message of the protocol tells besides, and no step looks at: of an object its targets, modes and "
    "X, what was chosen for it, whether it is face down or flipped, and which number an ability has; of what is not in "
    "combat, what it attacks and whether it is blocked; of a player the "
    "team and the lands played; of a decision what it is about, its total, its vocabulary and the most that may be "
    "chosen; the reason of a refusal; of a position the seed of its shuffles, and that a permanent is flipped",
}
"""Parts of modules, with the reason."""

_PATTERNS = tuple(each for patterns in DEFINITIONS.values() for each in patterns)
_MISUSE = ("EngineError", "ValueError", "TypeError")
_FIELDS: Mapping[str, tuple[str, ...]] = {
    "Ask": ("source", "vocabulary"),
    "Decision": ("source", "max", "total", "vocabulary"),
    "ActResult": ("reason",),
    "PlayerView": ("team", "lands_played"),
    "ObjectView": ("face_down", "flipped", "chosen", "targets", "modes", "x", "attacking", "is_blocked"),
    "replace": ("face_down", "flipped", "chosen", "targets", "modes", "x"),
    "AbilityView": ("number",),
    "State": ("random",),
    "Object": ("flipped",),
}
"""Arguments of messages that no step looks at."""
_TELLING = ("__str__", "__repr__", "tell", "describe", "_article")
_TOLD = ("prompt", "said", "verb", "message", "label", "rule", "renumbered")


def is_left_out(module: str, definition: str = "") -> bool:
    """Whether a module, or a definition in it, is not changed at all."""
    names = (module, f"{module}:{definition}")
    return any(fnmatchcase(name, each) for each in _PATTERNS for name in names)


def part_of(node: cst.CSTNode) -> str | None:
    """Which of the parts that are left out a node is, if any; what is inside it is left out with it."""
    if isinstance(node, cst.Annotation | cst.Import | cst.ImportFrom) or _for_types_only(node):
        return "annotations"
    if isinstance(node, cst.Decorator):
        return "declarations"
    if isinstance(node, cst.Assert):
        return "assertions"
    if _is_misuse(node):
        return "misuse"
    if isinstance(node, cst.FormattedString) or _is_told(node) or _is_a_text(node):
        return "texts"
    return "texts" if isinstance(node, cst.FunctionDef) and _tells(node.name.value) else None


def _for_types_only(node: cst.CSTNode) -> bool:
    name = node.test if isinstance(node, cst.If) else node.func if isinstance(node, cst.Call) else None
    return isinstance(name, cst.Name) and name.value in ("TYPE_CHECKING", "TypeVar")


def is_for_people(call: cst.Call, argument: str) -> bool:
    """Whether an argument is a text, or an assertion, or what no step looks at."""
    return argument in _TOLD or argument == "strict" or argument in _not_looked_at(call)


def looked_at(call: cst.Call) -> list[cst.CSTNode]:
    """What a call consists of, without the fields of a message that no step looks at."""
    left_out = _not_looked_at(call)
    return [each for each in call.children if not isinstance(each, cst.Arg) or _keyword(each) not in left_out]


def _not_looked_at(call: cst.Call) -> tuple[str, ...]:
    return _FIELDS.get(call.func.value, ()) if isinstance(call.func, cst.Name) else ()


def _keyword(argument: cst.Arg) -> str:
    return argument.keyword.value if argument.keyword is not None else ""


def _is_a_text(node: cst.CSTNode) -> bool:
    """Whether a text is written down that is told later, or is an argument."""
    target: cst.CSTNode | None = node.targets[0].target if isinstance(node, cst.Assign) else None
    if isinstance(node, cst.Arg):
        target = node.keyword
    return isinstance(target, cst.Name) and target.value in _TOLD


def _is_misuse(node: cst.CSTNode) -> bool:
    """Whether a node raises an error about misuse, or is a condition that leads to nothing else."""
    if isinstance(node, cst.If | cst.For):
        (first, *more) = node.body.body
        return node.orelse is None and not more and _is_misuse(first)
    if isinstance(node, cst.SimpleStatementLine):
        return _is_misuse(node.body[0])
    raised = node.exc if isinstance(node, cst.Raise) else None
    function = raised.func if isinstance(raised, cst.Call) else None
    return isinstance(function, cst.Name) and function.value in _MISUSE


def _is_told(node: cst.CSTNode) -> bool:
    """Whether an instruction tells something, or a loop or condition leads to nothing else."""
    if isinstance(node, cst.If | cst.For):
        return node.orelse is None and all(_is_told(each) for each in node.body.body)
    if isinstance(node, cst.SimpleStatementLine):
        return all(_is_told(each) for each in node.body)
    if not isinstance(node, cst.Expr) or not isinstance(node.value, cst.Call):
        return False
    function = node.value.func
    name = function.attr if isinstance(function, cst.Attribute) else function
    return isinstance(name, cst.Name) and _tells(name.value)


def _tells(name: str) -> bool:
    return name in _TELLING or name.startswith("_tell")
