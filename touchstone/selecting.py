"""Selecting scenarios: by id of a ruling or a glob of ids, by feature file, or by title."""

import difflib
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from touchstone.catalogue import ID_PREFIXES, Catalogue
from touchstone.data import folder
from touchstone.faults import UsageError
from touchstone.features import FeatureFile, Scenario, features, mentioning, read_all


def files_for(patterns: Sequence[str], catalogue: Catalogue) -> tuple[FeatureFile, ...]:
    """The feature files to select from: for ids alone those that name them, so that the others need not be parsed."""
    if not patterns or not all(_looks_like_id(pattern) for pattern in patterns):
        return features()
    return mentioning([ruling.id for ruling in catalogue if any(_fits(ruling.id, pattern) for pattern in patterns)])


def select(
    patterns: Sequence[str], files: Iterable[FeatureFile], catalogue: Catalogue
) -> list[tuple[FeatureFile, Scenario]]:
    """The scenarios that the patterns mean, each once, in the order of files and lines; without patterns all.

    Raises:
        UsageError: a pattern that means no scenario, in a sentence with what comes near.
    """
    known = {file.path: file for file in files}
    found: dict[tuple[str, int], tuple[FeatureFile, Scenario]] = {}
    for pattern in patterns or ("*",):
        named = _from_path(pattern, known)
        everything = [(file, each) for file in (named or known.values()) for each in file.scenarios()]
        matches = everything if named or pattern == "*" else _matching(pattern, everything, catalogue)
        found.update(((each.file, each.line), (file, each)) for file, each in matches)
    return [found[place] for place in sorted(found)]


def _from_path(pattern: str, known: dict[Path, FeatureFile]) -> list[FeatureFile]:
    """The feature files of a path: a file or a folder, of the suite's (named from its root) or another."""
    for path in (Path(pattern), folder("features").parent / pattern, folder("features") / pattern):
        resolved = path.resolve()
        if path.is_dir():
            return [file for file in known.values() if file.path.resolve().is_relative_to(resolved)]
        if path.is_file():
            return [file for file in known.values() if file.path.resolve() == resolved] or list(read_all([resolved]))
    if pattern.endswith(".feature"):
        raise UsageError(f"there is no feature file {pattern}")
    return []


def _matching(
    pattern: str, everything: list[tuple[FeatureFile, Scenario]], catalogue: Catalogue
) -> list[tuple[FeatureFile, Scenario]]:
    if _looks_like_id(pattern):
        return _by_id(pattern.upper(), everything, catalogue)
    found = [each for each in everything if _title_fits(pattern)(each[1])]
    if found:
        return found
    titles = [scenario.title for _, scenario in everything]
    near = difflib.get_close_matches(pattern, titles, 1)
    hint = f'; nearest title: "{near[0]}"' if near else ""
    raise UsageError(f'"{pattern}" is no id of a ruling, no feature file and no title of a scenario{hint}')


def _looks_like_id(pattern: str) -> bool:
    return pattern.upper().startswith(ID_PREFIXES)


def _fits(ruling_id: str, pattern: str) -> bool:
    return fnmatchcase(ruling_id, pattern.upper())


def _title_fits(pattern: str) -> Callable[[Scenario], bool]:
    return lambda scenario: fnmatchcase(scenario.title.casefold(), pattern.casefold())


def _by_id(
    pattern: str, everything: list[tuple[FeatureFile, Scenario]], catalogue: Catalogue
) -> list[tuple[FeatureFile, Scenario]]:
    is_glob = any(sign in pattern for sign in "*?[")
    ids = [ruling.id for ruling in catalogue if _fits(ruling.id, pattern)]
    if not ids:
        raise UsageError(f"no ruling of the catalogue fits {pattern}" if is_glob else catalogue.unknown(pattern))
    found = [each for each in everything if set(ids) & set(each[1].rulings)]
    if not found and not is_glob and catalogue[pattern].kind == "document":
        raise UsageError(f"{pattern} is a document ruling: no game can show it, so it has no scenario")
    if not found:
        raise UsageError(f"no scenario shows {pattern} yet")
    return found
