"""Mutants: a module with one thing changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider, WhitespaceInclusivePositionProvider

from tools.mutation.left_out import is_left_out, looked_at, part_of
from tools.mutation.operators import changes, negations

Lines = tuple[int, int]
"""The first and the last line of a part of a module."""


@dataclass(frozen=True)
class Mutant:
    """A module in which one part, from `start` to `end`, says `text` instead.

    `definition` is the function (or class) that the part is in, from its first line to its last; `lines` are those that
    run if the part does. What runs while the oracle is imported (`imported`) matters to every game.
    """

    module: str
    source: str = field(repr=False)
    start: int
    end: int
    text: str
    inside: str
    definition: Lines
    lines: Lines
    imported: bool

    @cached_property
    def code(self) -> str:
        """The whole mutated module."""
        return self.source[: self.start] + self.text + self.source[self.end :]

    @property
    def line(self) -> int:
        """Where the changed part begins."""
        return self.source.count("\n", 0, self.start) + 1

    @cached_property
    def id(self) -> str:
        """What it is known by: the mutated definition itself, so that a change elsewhere makes it no other mutant."""
        words = f"{self.module}\n{self.inside}\n{self.mutated_definition}"
        return sha256(words.encode()).hexdigest()[:16]

    @property
    def original_definition(self) -> str:
        """The definition as it is."""
        begin, end = self._definition
        return self.source[begin:end]

    @property
    def mutated_definition(self) -> str:
        """The definition with the change."""
        begin, end = self._definition
        return self.source[begin : self.start] + self.text + self.source[self.end : end]

    @property
    def before(self) -> str:
        """The changed lines as they are, without indentation: how the mutant is named in the list of equivalents."""
        return _squeezed(self.source[self._line_start : self._line_end])

    @property
    def after(self) -> str:
        """The changed lines as they become."""
        begin, end = self._line_start, self._line_end
        return _squeezed(self.source[begin : self.start] + self.text + self.source[self.end : end])

    @property
    def _definition(self) -> Lines:
        first, last = self.definition
        begins = self._line_begins
        return begins[first - 1], begins[last]

    @property
    def _line_begins(self) -> list[int]:
        return line_begins(self.source)

    @property
    def _line_start(self) -> int:
        return self.source.rfind("\n", 0, self.start) + 1

    @property
    def _line_end(self) -> int:
        found = self.source.find("\n", self.end)
        return len(self.source) if found < 0 else found


def mutants(module: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines; the same mutant is made once."""
    found = {each.id: each for each in _Maker(module, source).all()}
    return sorted(found.values(), key=lambda each: (each.start, each.end, each.text))


def line_begins(source: str) -> list[int]:
    """Where each line begins, and where the source ends."""
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    return begins


def _squeezed(text: str) -> str:
    return " ".join(text.split())


@dataclass(frozen=True)
class _Place:
    """Where the walk is: in which definition, what runs there, and whether that answers yes or no."""

    inside: str = ""
    definition: Lines = (1, 1)
    lines: Lines = (1, 1)
    imported: bool = True
    yes_or_no: bool = False


class _Maker:
    """Walks through a module and makes its mutants."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source
        wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
        self.tree = wrapper.module
        self._written: Mapping[cst.CSTNode, CodeRange] = wrapper.resolve(PositionProvider)
        self._whole: Mapping[cst.CSTNode, CodeRange] = wrapper.resolve(WhitespaceInclusivePositionProvider)
        self._begins = line_begins(source)
        self._negations: set[cst.CSTNode] = set()

    def all(self) -> Iterator[Mutant]:
        """Every mutant; some may be the same."""
        for statement in self.tree.body:
            lines = self._lines(statement)
            yield from self._walk(statement, _Place(definition=lines, lines=lines))

    def _walk(self, node: cst.CSTNode, place: _Place) -> Iterator[Mutant]:
        place = self._place_in(node, place)
        if part_of(node) is not None or is_left_out(self.module, place.inside):
            return
        self._negations.update(negations(node, place.yes_or_no))
        for part, text in () if node in self._negations else changes(node, place.yes_or_no):
            span = self._whole[part]
            start, end = self._offset(span.start.line, span.start.column), self._offset(span.end.line, span.end.column)
            at = replace(place, lines=self._affected(node, part, text)) if isinstance(node, _COMPOUND) else place
            yield Mutant(self.module, self.source, start, end, text, at.inside, at.definition, at.lines, at.imported)
        for child in _children(node):
            yield from self._walk(child, self._place_of(child, node, place))

    def _place_in(self, node: cst.CSTNode, place: _Place) -> _Place:
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            inside = f"{place.inside}.{node.name.value}".lstrip(".")
            definition = place.definition if "." in inside and not place.imported else self._lines(node)
            yes_or_no = isinstance(node, cst.FunctionDef) and _answers_yes_or_no(node)
            return replace(place, inside=inside, definition=definition, yes_or_no=yes_or_no)
        if isinstance(node, cst.Lambda):
            return replace(place, lines=self._lines(node), imported=False, yes_or_no=False)
        if isinstance(node, cst.BaseSmallStatement):
            return replace(place, lines=self._lines(node))
        return place

    def _place_of(self, child: cst.CSTNode, parent: cst.CSTNode, place: _Place) -> _Place:
        """The place of a part of a node: the body of a function, and its defaults, run if the function does."""
        if isinstance(parent, cst.FunctionDef):
            return replace(place, lines=self._lines(parent.body), imported=False)
        if isinstance(parent, _COMPOUND) and child is not parent.body:
            return replace(place, lines=self._header(parent, child))
        return place

    def _affected(self, statement: cst.If | cst.While | cst.For | cst.MatchCase, part: cst.CSTNode, text: str) -> Lines:
        """The lines of a change to a statement with a body: the body's first, if nothing leads there any more."""
        if text.endswith(("False", "()")):
            return self._lines(statement.body.body[0])
        return self._header(statement, part)

    def _header(self, statement: cst.CSTNode, part: cst.CSTNode) -> Lines:
        return self._written[statement].start.line, self._written[part].end.line

    def _lines(self, node: cst.CSTNode) -> Lines:
        first = node.decorators[0] if isinstance(node, cst.FunctionDef) and node.decorators else node
        return self._written[first].start.line, self._written[node].end.line

    def _offset(self, line: int, column: int) -> int:
        return self._begins[line - 1] + column


_COMPOUND = (cst.If, cst.While, cst.For, cst.MatchCase)


def _children(node: cst.CSTNode) -> list[cst.CSTNode]:
    """What a node consists of; of a class only what is in it, of a call only what is looked at."""
    if isinstance(node, cst.ClassDef):
        return [node.body]
    return looked_at(node) if isinstance(node, cst.Call) else list(node.children)


def _answers_yes_or_no(function: cst.FunctionDef) -> bool:
    if function.returns is None:
        return False
    said = cst.Module(body=[]).code_for_node(function.returns.annotation)
    return said in ("bool", "Procedure[bool]")
