"""What is mutated, and who judges: a package, and the plays that may notice. The package is not imported here.

Its modules are read and compiled once. A process that plays is forked from this one; there the package is imported from
what was compiled, one module changed. So no mutant ever meets the remains of another, and nothing on disk changes.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Literal

Verdict = Literal["pass", "fail", "crash"]
Player = Callable[[str], Verdict]
"""Plays one play, by its name."""


@dataclass(frozen=True)
class Subject:
    """A package under `root`, and the plays that judge it.

    `sit_down` imports the package and gives the player; `fresh` lets the package forget what it has kept from plays.
    """

    root: Path
    package: str
    plays: Sequence[str]
    sit_down: Callable[[], Player]
    fresh: Callable[[], None] = lambda: None

    @cached_property
    def files(self) -> Mapping[str, Path]:
        """The modules by name."""
        return {self._name(path): path for path in sorted((self.root / self.package).rglob("*.py"))}

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """What is written in each module."""
        return {name: path.read_text(encoding="utf-8") for name, path in self.files.items()}

    @cached_property
    def compiled(self) -> Mapping[str, CodeType]:
        """The modules as they are."""
        return {name: compile(self.sources[name], str(path), "exec") for name, path in self.files.items()}

    def install(self, changed: Mapping[str, str] | None = None) -> None:
        """From now on the package is imported from here, with other text in the changed modules.

        Raises SyntaxError for text that is no module, RuntimeError where the package has been imported already.
        """
        if self.package in sys.modules:
            raise RuntimeError(f"{self.package} is imported already; a mutant would not be seen")
        other = {name: compile(text, str(self.files[name]), "exec") for name, text in (changed or {}).items()}
        sys.meta_path.insert(0, _Importer({**self.compiled, **other}, self.files))

    def _name(self, path: Path) -> str:
        parts = path.relative_to(self.root).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class _Importer(MetaPathFinder, Loader):
    """Imports modules from compiled code."""

    def __init__(self, compiled: Mapping[str, CodeType], files: Mapping[str, Path]) -> None:
        self._compiled, self._files = compiled, files

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module of the package comes from: from here."""
        if fullname not in self._compiled:
            return None
        file = self._files[fullname]
        spec = spec_from_loader(fullname, self, origin=str(file), is_package=file.name == "__init__.py")
        if spec is not None:
            spec.has_location = True
            if spec.submodule_search_locations is not None:
                spec.submodule_search_locations = [str(file.parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module."""
        exec(self._compiled[module.__name__], module.__dict__)
