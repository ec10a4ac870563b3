"""Misreadings of the lists of types, and of the rulings summary as a document (GRS-G1.19 to G19.41, GRS-HEAD)."""

from oracle.facts import Value
from oracle.misreadings import misreading

SUMMARY = "General Rulings Summary"


def _list_is(ruling: str, description: str, question: str, answer: Value) -> None:
    misreading(ruling, description, facts={("rules", question): answer})


_list_is(
    "GRS-G1.19B-01",
    "Contraption is no artifact type, since no card has it yet",
    "artifact types",
    ("Equipment", "Fortification"),
)
_list_is(
    "GRS-G1.19B-01",
    "The artifact types are those of a later time",
    "artifact types",
    ("Clue", "Contraption", "Equipment", "Fortification", "Treasure", "Vehicle"),
)
misreading(
    "GRS-G3.36B-01",
    "The creature types are those of a later time",
    facts={("rules", "number of creature types"): 238, ("Ally", "a creature type"): True},
)
misreading("GRS-G3.36B-01", "A word that is retired is still a type", facts={("Legend", "a creature type"): True})
_list_is(
    "GRS-G5.7B-01",
    "Curse is an enchantment type already",
    "enchantment types",
    ("Aura", "Curse", "Shrine"),
)
_list_is(
    "GRS-G12.2C-01",
    "Only basic land types are land types",
    "land types",
    ("Forest", "Island", "Mountain", "Plains", "Swamp"),
)
_list_is(
    "GRS-G16.15B-01",
    "Elspeth and Nissa are planeswalker types already",
    "planeswalker types",
    ("Ajani", "Chandra", "Elspeth", "Garruk", "Jace", "Liliana", "Nissa"),
)
_list_is("GRS-G19.23B-01", "Trap is a spell type already", "spell types", ("Arcane", "Trap"))
_list_is(
    "GRS-G19.41C-01",
    "Tribal is a supertype, as what stands in front of another type",
    "supertypes",
    ("basic", "legendary", "snow", "tribal", "world"),
)

# -- the summary itself ----------------------------------------------------------------------------------

misreading(
    "GRS-HEAD-01",
    "The summary has the date of the Morningtide FAQ",
    facts={(SUMMARY, "date"): "2008-01-15"},
)
