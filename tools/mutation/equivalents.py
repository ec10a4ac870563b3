"""Mutants that mean the same as what they were made of: no scenario could notice. Each is listed with the reason."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import yaml

from tools.mutation.mutants import Mutant

LIST = Path(__file__).with_name("equivalents.yaml")


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"inside": "in"}):
    """A mutant by the definition that it is in and its changed line, as it is and as it becomes; and the reason."""

    module: str
    inside: str
    line: str
    becomes: str
    because: str


class StaleEntry(Exception):
    """Entries of the list that mean no mutant; the message names each."""

    def __init__(self, path: Path, stale: Sequence[Equivalent]) -> None:
        lines = [f"{each.module}, {each.inside}: {each.line} → {each.becomes}" for each in stale]
        super().__init__("\n".join((f"{path.name}: expected entries that mean a mutant; these mean none:", *lines)))


def listed(path: Path = LIST) -> list[Equivalent]:
    """The list. Raises msgspec.ValidationError for an entry that is not complete."""
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or [], list[Equivalent])


def reasons(mutants: Iterable[Mutant], path: Path = LIST) -> dict[str, str]:
    """The reason for each mutant that is listed, by its id.

    An entry speaks of every such line of its definition. Raises StaleEntry where an entry is about a module of these
    mutants, but about none of them.
    """
    given = list(mutants)
    modules = {each.module for each in given}
    entries = {(each.module, each.inside, each.line, each.becomes): each for each in listed(path)}
    found: dict[str, str] = {}
    used: set[Equivalent] = set()
    for mutant in given:
        entry = entries.get((mutant.module, mutant.inside, mutant.before, mutant.after))
        if entry is not None:
            found[mutant.id] = entry.because
            used.add(entry)
    stale = [each for each in entries.values() if each.module in modules and each not in used]
    if stale:
        raise StaleEntry(path, stale)
    return found
