"""The JSON Schema of the card files, published as `fixtures/cards/schema.json`.

`python -m oracle.card_schema` writes it anew.
"""

import json

import msgspec

from oracle.data import folder
from oracle.words.abilities import Card

PATH = folder("cards") / "schema.json"


def card_schema() -> str:
    """The schema of a card file, a list of cards, as JSON text."""
    (items,), components = msgspec.json.schema_components([Card], ref_template="#/$defs/{name}")
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cards composed of words",
        "type": "array",
        "items": items,
        "$defs": components,
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(card_schema(), encoding="utf-8")
    print(f"wrote {PATH}")
