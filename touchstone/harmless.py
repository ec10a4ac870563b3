"""What an engine says, without the characters that steer a terminal or turn text around."""

import re
from typing import Any

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_ENCODED = re.compile(rb"\\u00|\\r|\\f|\\b|\x7f|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]")


def harmless(value: Any) -> Any:
    """A value as JSON knows it, in whose texts each of these characters is U+FFFD. Lines and tabs stay."""
    match value:
        case str():
            return _STEERING.sub("\N{REPLACEMENT CHARACTER}", value)
        case dict():
            return {name: harmless(each) for name, each in value.items()}
        case list() | tuple():
            return [harmless(each) for each in value]
    return value


def may_steer(line: bytes) -> bool:
    """Whether there may be such a character in a line of JSON."""
    return _ENCODED.search(line) is not None
