"""What is wrong with a card that does not decode, in the words of the card file."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec.inspect as inspect
import yaml

from oracle.data import Loader
from oracle.words.abilities import Card

_ERROR = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
_PART = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
Part = str | int


def explain(text: str, data: Any, error: str) -> tuple[int, str]:
    """The line (from 0) within the card's text, and what is wrong at which field."""
    match = _ERROR.fullmatch(error)
    what, path = (match["what"], match["path"] or "$") if match else (error, "$")
    parts = _parts(path)
    at = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts).lstrip(".")
    message = _restate(what, data, parts)
    return _line(text, parts), f"{at}: {message}" if at else message


def _parts(path: str) -> tuple[Part, ...]:
    """`$.spell.effects[0].do` as keys and indexes."""
    found = _PART.findall(path.removeprefix("$"))
    return tuple(int(index) if index.isdigit() else key or index for key, index in found)


def _restate(what: str, data: Any, parts: tuple[Part, ...]) -> str:
    """The complaint as a sentence with what was expected."""
    if match := re.fullmatch(r"Invalid (?:enum )?value '(.*)'", what):
        return f"unknown word {match[1]!r}; expected one of {', '.join(sorted(_words(data, parts)))}"
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        fields = sorted(field.encode_name for type_ in _types(data, parts) for field in type_.fields)
        near = get_close_matches(match[1], fields, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(fields)}"
        return f"unknown field {match[1]!r}; {hint}"
    if match := re.fullmatch(r"Object missing required field `(.*)`", what):
        return f"the field {match[1]!r} is missing"
    return what[:1].lower() + what[1:]


def _words(data: Any, parts: tuple[Part, ...]) -> Iterator[str]:
    """The words that may stand at the path: tags of the structs there, or literals."""
    *before, last = parts
    for struct in _types(data, tuple(before), any_tag=True):
        if struct.tag_field == last:
            yield str(struct.tag)
    for struct in _types(data, tuple(before)):
        for field in struct.fields:
            if field.encode_name == last:
                yield from (str(word) for option in _options(field.type) for word in getattr(option, "values", ()))


def _types(data: Any, parts: tuple[Part, ...], any_tag: bool = False) -> list[inspect.StructType]:
    """The structs that the value at the path may be; only those of its tag, unless `any_tag`."""
    options = list(_options(inspect.type_info(Card)))
    for part in parts:
        options = [option for held in _structs(options, data) for option in _step(held, part)]
        data = data[part]
    structs = [option for option in options if isinstance(option, inspect.StructType)]
    return structs if any_tag else _structs(structs, data)


def _structs(options: list[Any], data: Any) -> list[Any]:
    """The options without the structs whose tag is another than that of the data."""
    return [
        option
        for option in options
        if not isinstance(option, inspect.StructType)
        or option.tag_field is None
        or (isinstance(data, dict) and data.get(option.tag_field) == option.tag)
    ]


def _step(option: Any, part: Part) -> Iterator[Any]:
    """The types of a field of a struct or of an element of a sequence."""
    if isinstance(option, inspect.StructType):
        for field in option.fields:
            if field.encode_name == part:
                yield from _options(field.type)
    elif isinstance(option, inspect.VarTupleType):
        yield from _options(option.item_type)


def _options(type_: inspect.Type) -> Iterator[inspect.Type]:
    """The members of a union, or the type itself."""
    if isinstance(type_, inspect.UnionType):
        for option in type_.types:
            yield from _options(option)
    else:
        yield type_


def _line(text: str, parts: tuple[Part, ...]) -> int:
    """The line of the text where the path leads, as far as it leads."""
    (node,) = yaml.compose(text, Loader).value  # type: ignore[union-attr]
    line = int(node.start_mark.line)
    for part in parts:
        if isinstance(node, yaml.MappingNode):
            found = [(key, value) for key, value in node.value if key.value == part]
        elif isinstance(node, yaml.SequenceNode) and isinstance(part, int):
            found = [(node.value[part], node.value[part])]
        else:
            found = []
        if not found:
            break
        key, node = found[0]
        line = int(key.start_mark.line)
    return line
