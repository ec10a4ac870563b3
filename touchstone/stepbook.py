"""The step book: every step definition, and which one a line of a scenario means."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import entry_points
from types import ModuleType

from pytest_bdd import parsers
from pytest_bdd.parsers import StepParser

from touchstone.driver import ScenarioFault, Table
from touchstone.faults import Problem
from touchstone.features import Scenario, StepKind
from touchstone.stepindex import Index, fixed_words

GROUP = "touchstone.steps"
"""The group of entry points under which a package of steps is registered."""

DEFAULT_PACKAGES = ("steps",)
KINDS: tuple[StepKind, ...] = ("given", "when", "then")
_CARD = re.compile(r'(?<!as )"([^"]+)"')


@dataclass(frozen=True)
class Definition:
    """A step: what it looks like and what it does. The docstring says what it means and gives an example.

    `arguments` takes them from a line, and gives None for a line that does not fit; `fixed` are words of every line
    that fits.
    """

    kind: StepKind
    pattern: str
    function: Callable[..., object]
    arguments: Callable[[str], dict[str, str] | None]
    fixed: frozenset[str] = frozenset()

    @property
    def meaning(self) -> str:
        """The first paragraph of the docstring."""
        return " ".join(self._doc().partition("\n\n")[0].split())

    @property
    def example(self) -> str:
        """The example of the docstring."""
        return self._doc().partition("Example: ")[2].strip()

    def _doc(self) -> str:
        return inspect.getdoc(self.function) or ""


@dataclass(frozen=True)
class Found:
    """A definition with the arguments taken from a line."""

    definition: Definition
    arguments: dict[str, str]

    def run(self, table: Table) -> None:
        """Do it."""
        self.definition.function(table=table, **self.arguments)


class StepBook:
    """All definitions; a line is looked up only once, among those whose fixed words it has."""

    def __init__(self, definitions: tuple[Definition, ...]) -> None:
        self.definitions = definitions
        self._found: dict[tuple[str, str], list[Found]] = {}
        self._index: dict[str, Index[Definition]] = {
            kind: Index((each, each.fixed) for each in definitions if each.kind == kind) for kind in KINDS
        }

    def candidates(self, kind: str, text: str) -> list[Definition]:
        """The definitions whose patterns are tried on a line: as many as have a word in common with it."""
        return self._index[kind].candidates(text)

    def matching(self, kind: str, text: str) -> list[Found]:
        """Every definition that a line fits: exactly one in a sound scenario."""
        key = (kind, text)
        if key not in self._found:
            tried = ((each, each.arguments(text)) for each in self.candidates(kind, text))
            self._found[key] = [Found(each, arguments) for each, arguments in tried if arguments is not None]
        return self._found[key]

    def find(self, kind: str, text: str) -> Found:
        """The one definition that a line fits. Raises ScenarioFault if there is none, or several."""
        matching = self.matching(kind, text)
        if len(matching) == 1:
            return matching[0]
        raise ScenarioFault(self._wrong(kind, text, matching))

    def cards(self, text: str, example: dict[str, str]) -> list[str]:
        """The card names of a Given line: what stands in quotes in its card list, aliases left out."""
        matching = self.matching("given", filled_in(text, example))
        lists = [found.arguments["cards"] for found in matching if found.arguments.get("cards")]
        return [name for cards in lists for name in _CARD.findall(cards)]

    def problems(self, scenario: Scenario) -> Iterator[Problem]:
        """The lines of a scenario that no definition, or more than one, fits."""
        for example in scenario.rows:
            for step in scenario.steps:
                text = filled_in(step.text, example)
                matching = self.matching(step.kind, text)
                if len(matching) != 1:
                    yield Problem(scenario.file, step.line, self._wrong(step.kind, text, matching))

    def _wrong(self, kind: str, text: str, matching: list[Found]) -> str:
        line = f"{kind.capitalize()} {text}"
        if not matching:
            return f"there is no step for {line!r}; expected one of those that `touchstone steps` lists"
        names = " and ".join(each.definition.function.__name__ for each in matching)
        return f"{line!r} is ambiguous; expected one step to fit, found {names}"


def filled_in(text: str, example: dict[str, str]) -> str:
    """A line of an outline with the values of one example."""
    for name, value in example.items():
        text = text.replace(f"<{name}>", value)
    return text


def step_modules() -> list[ModuleType]:
    """The modules of the suite's own package of steps, and of those registered as entry points."""
    names = dict.fromkeys((*DEFAULT_PACKAGES, *(point.value for point in entry_points(group=GROUP))))
    packages = [importlib.import_module(name) for name in names]
    return [
        importlib.import_module(f"{package.__name__}.{module.name}")
        for package in packages
        for module in pkgutil.iter_modules(package.__path__)
    ]


@cache
def step_book() -> StepBook:
    """The step book of all registered packages, read once."""
    from pytest_bdd.steps import step_function_context_registry

    names = {module.__name__ for module in step_modules()}
    definitions = [
        Definition(
            context.type,
            context.parser.name,
            context.step_func,
            partial(_arguments, context.parser),
            fixed_words(context.parser),
        )
        for context in step_function_context_registry.values()
        if context.step_func.__module__ in names and context.type is not None
    ]
    return StepBook(tuple(sorted(definitions, key=_place)))


def _arguments(parser: StepParser, line: str) -> dict[str, str] | None:
    return parser.parse_arguments(line) if isinstance(parser, parsers.re) or parser.is_matching(line) else None


def _place(definition: Definition) -> tuple[int, str, int]:
    """The order of the catalogue: by kind, then as the modules are written."""
    code = definition.function.__code__
    return KINDS.index(definition.kind), definition.function.__module__, code.co_firstlineno
