"""The catalogue: every ruling of the sources, with its permanent id, read from `fixtures/rulings/`."""

import difflib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import yaml

from touchstone.data import folder, listed, shown
from touchstone.faults import Problem, SuiteFault, UsageError

SOURCES = {
    "lorwyn-primer": "2007-10",
    "morningtide-primer": "2008-02",
    "rulings-summary": "2008-02",
    "cr-planeswalkers": "2017-09",
}
"""The sources, and the ruleset from which on their rulings hold."""

ID_PREFIXES = ("LRW-", "MOR-", "GRS-", "CR306-")
RulingId = Annotated[str, msgspec.Meta(pattern=r"^((LRW|MOR)-[A-Z]+|(GRS|CR306)-[A-Z0-9.]+)-[0-9]{2}$")]
Words = Annotated[str, msgspec.Meta(min_length=1)]
Fate = Annotated[str, msgspec.Meta(pattern=r"^(same|changed|gone)($|[^a-z])")]
Kind = Literal["behaviour", "data", "document"]


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One atomic statement of a source, in our own words.

    `kind`: a game shows it (behaviour), it is a fact to look up (data), or nothing a game can show
    (document). `rules_2017` and `rules_now` say what became of it. `also`: where else it is said.
    """

    id: RulingId
    source: Literal["lorwyn-primer", "morningtide-primer", "rulings-summary", "cr-planeswalkers"]
    locator: Words
    rule: Words | None
    topic: Words
    ruling: Words
    cards: tuple[Words, ...]
    kind: Kind
    scenario: tuple[Words, ...] | None
    misreading: Words | None
    rules_2017: Fate
    rules_now: Fate
    confidence: Literal["high", "medium", "low"]
    also: tuple[Words, ...]
    note: Words | None
    file: str
    line: int

    @property
    def since(self) -> str:
        """The ruleset from which on it holds: that of its source's date."""
        return SOURCES[self.source]


class Catalogue:
    """The rulings by id, in the order of the files."""

    def __init__(self, rulings: dict[str, Ruling]) -> None:
        self._rulings = rulings

    def __iter__(self) -> Iterator[Ruling]:
        return iter(self._rulings.values())

    def __len__(self) -> int:
        return len(self._rulings)

    def __contains__(self, ruling_id: object) -> bool:
        return ruling_id in self._rulings

    def __getitem__(self, ruling_id: str) -> Ruling:
        """The ruling of that id; UsageError with the nearest ids if there is none."""
        try:
            return self._rulings[ruling_id]
        except KeyError:
            raise UsageError(self.unknown(ruling_id)) from None

    def unknown(self, ruling_id: str) -> str:
        """The sentence that says that there is no such id, and which ids come nearest."""
        wanted = re.sub(r"-(\d)$", r"-0\1", ruling_id.upper())
        near = difflib.get_close_matches(wanted, self._rulings, n=3, cutoff=0.6)
        hint = f"; nearest: {', '.join(near)}" if near else ""
        return f"there is no ruling {ruling_id} in the catalogue{hint}"


@cache
def catalogue() -> Catalogue:
    """The catalogue of the suite, read once."""
    return load(folder("fixtures", "rulings"))


def load(directory: Path) -> Catalogue:
    """Read and check every `.yaml` file of a directory.

    Raises SuiteFault with all problems found: each names file, line, id, field and what was expected.
    """
    problems: list[Problem] = []
    rulings: dict[str, Ruling] = {}
    for path in sorted(directory.glob("*.yaml")):
        for ruling in _read(path, problems):
            if earlier := rulings.get(ruling.id):
                text = f"{ruling.id}: the id stands already at {earlier.file}:{earlier.line}; ids are never reused"
                problems.append(Problem(ruling.file, ruling.line, text))
            rulings.setdefault(ruling.id, ruling)
    for ruling in rulings.values():
        problems.extend(Problem(ruling.file, ruling.line, text) for text in _contradictions(ruling, rulings))
    if problems:
        raise SuiteFault(sorted(problems))
    return Catalogue(rulings)


def _contradictions(ruling: Ruling, rulings: dict[str, Ruling]) -> Iterator[str]:
    """What the fields of an entry, each right by itself, say against each other or the rest."""
    if ruling.kind == "document":
        if not ruling.note:
            yield f"{ruling.id}: field 'note': a document ruling needs the reason why no game can show it"
    else:
        if not ruling.scenario:
            yield f"{ruling.id}: field 'scenario': a {ruling.kind} ruling needs at least one idea for a scenario"
        if not ruling.misreading:
            yield f"{ruling.id}: field 'misreading': a {ruling.kind} ruling needs the misreading to catch"
    for other in ruling.also:
        if other.startswith(ID_PREFIXES) and other not in rulings:
            yield f"{ruling.id}: field 'also': expected an id of the catalogue, found {other}"


def _read(path: Path, problems: list[Problem]) -> Iterator[Ruling]:
    """The valid entries of one file; what is wrong with the others is added to the problems."""
    name = shown(path)
    try:
        entries = listed(path)
    except SuiteFault as fault:
        problems.extend(fault.problems)
        return
    for entry in entries:
        try:
            yield _ruling(entry, name)
        except _EntryError as error:
            problems.append(Problem(name, error.line, str(error)))


class _EntryError(Exception):
    def __init__(self, line: int, message: str) -> None:
        self.line = line
        super().__init__(message)


def _ruling(entry: yaml.Node, file: str) -> Ruling:
    line: int = entry.start_mark.line + 1
    if not isinstance(entry, yaml.MappingNode):
        raise _EntryError(line, "expected a ruling: a mapping with the fields id, source, locator ...")
    lines: dict[str, int] = {}
    fields: dict[str, Any] = {}
    for key, value in entry.value:
        if key.value in fields:
            raise _EntryError(key.start_mark.line + 1, f"{fields.get('id')}: field '{key.value}' stands twice")
        lines[key.value] = key.start_mark.line + 1
        fields[key.value] = _plain(value)
    for own in ("file", "line"):
        if own in fields:
            raise _EntryError(lines[own], f"{fields.get('id')}: unknown field '{own}'")
    try:
        return msgspec.convert(fields | {"file": file, "line": line}, Ruling)
    except msgspec.ValidationError as error:
        raise _explained(error, fields, lines, line) from None


def _plain(node: yaml.Node) -> Any:
    """Text, null, list or mapping. Numbers stay as they are written: 502.70 is not 502.7."""
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {key.value: _plain(value) for key, value in node.value}
    return None if node.tag == "tag:yaml.org,2002:null" else node.value


def _explained(error: msgspec.ValidationError, fields: dict[str, Any], lines: dict[str, int], line: int) -> _EntryError:
    """The sentence for a validation error: the id, the field, what was expected and what was found."""
    what, _, where = str(error).replace("`", "").partition(" - at $.")
    name = fields.get("id") or "an entry without id"
    field = where.split("[")[0]
    if not field:
        unknown = next((key for key in fields if key not in Ruling.__struct_fields__), "")
        return _EntryError(lines.get(unknown, line), f"{name}: {what.replace('Object', 'the entry')}")
    if what.startswith("Invalid enum value"):
        choices = Ruling.__annotations__[field].__args__
        what = f"expected {', '.join(choices[:-1])} or {choices[-1]}"
    text = f"{name}: field '{field}': {what[0].lower()}{what[1:]}; found {fields[field]!r}"
    return _EntryError(lines[field], text)
