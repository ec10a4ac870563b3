"""Folders for what a command writes, seen to before anything is played that would be lost without them."""

from itertools import chain, count
from pathlib import Path

from touchstone.faults import UsageError


def make_folder(folder: Path, what: str) -> None:
    """Make a folder for what is written there. Raises UsageError, in a sentence, where there can be none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{what} cannot be written to {folder}: {error.strerror}") from error


def fresh(path: Path) -> Path:
    """The path, or if something is there already, one with the next free number: what is written is not lost."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(place for place in chain([path], numbered) if not place.exists())


def need_place(folder: Path, what: str) -> None:
    """Raise UsageError, in a sentence, where a folder cannot be made later because something else is there."""
    path = folder.absolute()
    there = next(place for place in (path, *path.parents) if place.exists())
    if not there.is_dir():
        raise UsageError(f"{what} cannot be written to {folder}: {there} is no folder")
