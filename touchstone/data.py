"""Where the data of the suite lie, in a checkout and in an installed wheel alike, and how they are read."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from touchstone.faults import Problem, SuiteFault

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Reads YAML, quickly where PyYAML has its C extension."""


def folder(package: str, *parts: str) -> Path:
    """The folder of a data package ("fixtures", "features"), or one inside it."""
    return Path(str(files(package))).joinpath(*parts)


def shown(path: Path) -> str:
    """A path as messages show it: from the project's root if the suite's own, else as given."""
    for package in ("features", "fixtures"):
        home = folder(package)
        if path.is_relative_to(home):
            return path.relative_to(home.parent).as_posix()
    return str(path)


def listed(path: Path) -> list[yaml.Node]:
    """The entries of a YAML file that holds a list, as nodes, which know their lines.

    Raises SuiteFault where the file is not YAML or no list.
    """
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"), Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise SuiteFault([Problem(shown(path), line, f"not YAML: {error.problem}; expected a list")]) from None
    if not isinstance(root, yaml.SequenceNode):
        raise SuiteFault([Problem(shown(path), 1, "expected a YAML list")])
    entries: list[yaml.Node] = root.value
    return entries


def lines(path: Path) -> list[tuple[str, int]]:
    """The entries of a plain list, one a line, with their line numbers; `#` begins a comment."""
    texts = path.read_text(encoding="utf-8").splitlines()
    entries = [text.partition("#")[0].strip() for text in texts]
    return [(entry, number) for number, entry in enumerate(entries, start=1) if entry]
