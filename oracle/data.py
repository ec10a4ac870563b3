"""Where the data that the oracle reads lie, and how their YAML is read."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml


def folder(name: str) -> Path:
    """A folder of `fixtures`, in a checkout and in an installed wheel alike."""
    return Path(str(files("fixtures"))) / name


class Loader(yaml.CSafeLoader):
    """YAML in which only true, false and whole numbers are no text ("on" is a word), and no key comes twice."""

    yaml_implicit_resolvers: dict[str, Any] = {}

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """The mapping of a node; refuses a key that is there already."""
        seen = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} is given twice", key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), ["t", "f"])
Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?[0-9]+$"), list("-0123456789"))
