"""The feature files as data: their rules with the rulings they carry, their scenarios and steps."""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from touchstone.catalogue import Catalogue
from touchstone.data import folder, shown
from touchstone.faults import Problem, SuiteFault
from touchstone.rulesets import Span

StepKind = Literal["given", "when", "then"]
_ID_SHAPE = re.compile(r"[A-Z]+[0-9]*-[A-Z0-9.-]+")
"""What a tag that means a ruling looks like, a mistyped one included."""

_KINDS: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


class StepLine(msgspec.Struct, frozen=True, kw_only=True):
    """A step as written, without its keyword; "And" and "But" have the kind of the step before."""

    kind: StepKind
    text: str
    line: int


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario. `rulings` and `span` take in those of its Rule; `steps` begin with the Background's.

    `examples` are the rows of an outline's tables. `description`: numbers of rules that it shows besides.
    """

    title: str
    file: str
    line: int
    tags: tuple[str, ...]
    rulings: tuple[str, ...]
    span: Span
    steps: tuple[StepLine, ...]
    examples: tuple[dict[str, str], ...] = ()
    description: str = ""

    @property
    def rows(self) -> tuple[dict[str, str], ...]:
        """What it is played with in a ruleset: each row of its tables, or once with nothing to be filled in."""
        return self.examples or ({},)


class RuleBlock(msgspec.Struct, frozen=True, kw_only=True):
    """A Gherkin Rule: the ids of its tags, the ruling as its title, source and number as its description."""

    title: str
    description: str
    file: str
    line: int
    tags: tuple[str, ...]
    rulings: tuple[str, ...]
    scenarios: tuple[Scenario, ...]


class FeatureFile(msgspec.Struct, frozen=True, kw_only=True):
    """A feature file. `loose` are scenarios outside every Rule."""

    title: str
    path: Path
    file: str
    tags: tuple[str, ...]
    rules: tuple[RuleBlock, ...]
    loose: tuple[Scenario, ...]

    def scenarios(self) -> Iterator[Scenario]:
        """All scenarios, in no promised order."""
        yield from self.loose
        for rule in self.rules:
            yield from rule.scenarios


@cache
def features() -> tuple[FeatureFile, ...]:
    """The feature files of the suite, read once, in the order of their paths."""
    return read_all(sorted(folder("features").rglob("*.feature")))


def mentioning(words: Collection[str]) -> tuple[FeatureFile, ...]:
    """Those feature files of the suite in whose text one of the words stands; the others are not even parsed."""
    paths = sorted(folder("features").rglob("*.feature"))
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return read_all([path for path, text in texts.items() if any(word in text for word in words)])


def read_all(paths: Iterable[Path]) -> tuple[FeatureFile, ...]:
    """Read feature files. Raises SuiteFault with what is wrong in any of them."""
    found: list[FeatureFile] = []
    problems: list[Problem] = []
    for path in paths:
        try:
            found.append(read(path))
        except SuiteFault as fault:
            problems.extend(fault.problems)
    if problems:
        raise SuiteFault(problems)
    return tuple(found)


def read(path: Path) -> FeatureFile:
    """Read one feature file. Raises SuiteFault where it is not Gherkin, naming file and line."""
    file = shown(path)
    try:
        document = Parser().parse(path.read_text(encoding="utf-8"))
    except CompositeParserException as error:
        problems = [Problem(file, each.location["line"], _sentence(each)) for each in error.errors]
        raise SuiteFault(problems) from None
    if (node := document.get("feature")) is None:
        raise SuiteFault([Problem(file, 1, "expected a Feature, found none")])
    return _feature(dict(node), path, file)


def illustrating(ruling_id: str, files: Iterable[FeatureFile]) -> list[Scenario]:
    """The scenarios tagged with a ruling, by their own tag or their Rule's."""
    return [scenario for file in files for scenario in file.scenarios() if ruling_id in scenario.rulings]


def span_of(scenario: Scenario, catalogue: Catalogue) -> Span:
    """The rulesets in which a scenario holds: its tags, else from the date of the earliest source on."""
    sources = [catalogue[ruling].since for ruling in scenario.rulings if ruling in catalogue]
    return scenario.span.or_else(Span(since=min(sources, default=None)))


def rulings_of(tags: tuple[str, ...]) -> tuple[str, ...]:
    """The tags that mean rulings, whether or not there are such rulings."""
    return tuple(tag for tag in tags if _ID_SHAPE.fullmatch(tag))


def _sentence(error: Exception) -> str:
    """A parser error without its "(line:column): " in front."""
    return str(error).partition("): ")[2] or str(error)


class _Outer(msgspec.Struct, frozen=True):
    """What a scenario takes from around it."""

    file: str
    rulings: tuple[str, ...] = ()
    span: Span = Span()
    background: tuple[StepLine, ...] = ()

    def within(self, tags: tuple[str, ...], steps: tuple[StepLine, ...] = ()) -> "_Outer":
        rulings = dict.fromkeys((*self.rulings, *rulings_of(tags)))
        return _Outer(self.file, tuple(rulings), _span(tags).or_else(self.span), self.background + steps)


def _feature(node: dict[str, Any], path: Path, file: str) -> FeatureFile:
    tags = _tags(node)
    outer = _Outer(file).within(tags, _background(node))
    rules = tuple(_rule(child["rule"], outer) for child in node["children"] if "rule" in child)
    loose = _scenarios(node, outer)
    return FeatureFile(title=node["name"], path=path, file=file, tags=tags, rules=rules, loose=loose)


def _rule(node: dict[str, Any], outer: _Outer) -> RuleBlock:
    tags = _tags(node)
    return RuleBlock(
        title=node["name"],
        description=_description(node),
        file=outer.file,
        line=node["location"]["line"],
        tags=tags,
        rulings=rulings_of(tags),
        scenarios=_scenarios(node, outer.within(tags, _background(node))),
    )


def _scenarios(node: dict[str, Any], outer: _Outer) -> tuple[Scenario, ...]:
    return tuple(_scenario(child["scenario"], outer) for child in node["children"] if "scenario" in child)


def _scenario(node: dict[str, Any], outer: _Outer) -> Scenario:
    tags = _tags(node)
    own = outer.within(tags, _steps(node["steps"]))
    return Scenario(
        title=node["name"],
        file=outer.file,
        line=node["location"]["line"],
        tags=tags,
        rulings=own.rulings,
        span=own.span,
        steps=own.background,
        examples=tuple(row for table in node["examples"] for row in _rows(table)),
        description=_description(node),
    )


def _description(node: dict[str, Any]) -> str:
    return "\n".join(line.strip() for line in node["description"].strip().splitlines())


def _background(node: dict[str, Any]) -> tuple[StepLine, ...]:
    return tuple(
        step for child in node["children"] if "background" in child for step in _steps(child["background"]["steps"])
    )


def _steps(nodes: Iterable[dict[str, Any]]) -> tuple[StepLine, ...]:
    kind: StepKind = "given"
    steps = []
    for node in nodes:
        kind = _KINDS.get(node["keywordType"], kind)
        steps.append(StepLine(kind=kind, text=node["text"], line=node["location"]["line"]))
    return tuple(steps)


def _rows(table: dict[str, Any]) -> Iterator[dict[str, str]]:
    if header := table.get("tableHeader"):
        names = [cell["value"] for cell in header["cells"]]
        for row in table["tableBody"]:
            yield dict(zip(names, (cell["value"] for cell in row["cells"]), strict=True))


def _tags(node: dict[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in node["tags"])


def _span(tags: tuple[str, ...]) -> Span:
    bounds = dict(tag.split(":", 1) for tag in tags if tag.startswith(("since:", "until:")))
    return Span(bounds.get("since"), bounds.get("until"))
