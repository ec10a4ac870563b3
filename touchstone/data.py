"""Where the data of the suite lie, in a checkout and in an installed wheel alike."""

from importlib.resources import files
from pathlib import Path


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
