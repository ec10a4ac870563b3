"""Misreadings of facts about the Morningtide set and of the Floor Rules of its time (MOR-SET, MOR-FLOOR)."""

from __future__ import annotations

from oracle.misreadings import misreading

PRERELEASE = ("2008-01-19", "2008-01-20")
RELEASE, NEXT_20TH, AFTER = "2008-02-01", "2008-02-20", "2008-02-02"
LEGALITY = "constructed legality date"
RELEASE_COUNTS_SINCE = ("Floor Rules", "constructed legality from release since")

misreading(
    "MOR-SET-02",
    "The Prerelease has a single day",
    facts={("Morningtide", "prerelease dates"): PRERELEASE[:1]},
)
misreading(
    "MOR-SET-02",
    "The release date is given as the date of the Prerelease",
    facts={("Morningtide", "prerelease dates"): (RELEASE,)},
)
misreading(
    "MOR-SET-03",
    "The set counts as released at its Prerelease",
    facts={("Morningtide", "release date"): PRERELEASE[0]},
)
misreading(
    "MOR-SET-03",
    "The set counts as released on the 20th that follows",
    facts={("Morningtide", "release date"): NEXT_20TH},
)
misreading(
    "MOR-SET-04",
    "The set is legal in Constructed from its Prerelease on",
    facts={("Morningtide", LEGALITY): PRERELEASE[0]},
)
misreading(
    "MOR-SET-04",
    "The set is legal in Constructed only from 20 February 2008 on",
    facts={("Morningtide", LEGALITY): NEXT_20TH},
)
misreading(
    "MOR-SET-05",
    "The size of the set includes 20 basic lands",
    facts={("Morningtide", "size"): 170},
)
misreading(
    "MOR-SET-05",
    "The set has mythic rares",
    facts={("Morningtide", "size by rarity"): {"common": 60, "uncommon": 40, "rare": 40, "mythic rare": 10}},
)
misreading(
    "MOR-FLOOR-02",
    "A set is legal in Constructed only from the day after its release on",
    facts={("Morningtide", LEGALITY): AFTER, ("Shadowmoor", LEGALITY): "2008-05-03"},
)
misreading(
    "MOR-FLOOR-02",
    "The Floor Rules have not been changed",
    facts={RELEASE_COUNTS_SINCE: "9999-12-31"},
)
misreading(
    "MOR-FLOOR-03",
    "A set waits for the 20th of the month after that of its release",
    facts={("Lorwyn", LEGALITY): "2007-11-20"},
)
misreading(
    "MOR-FLOOR-03",
    "A set is legal on the 20th of the month of its release, even if that is over",
    facts={("Coldsnap", LEGALITY): "2006-07-20"},
)
misreading(
    "MOR-FLOOR-04",
    "The change holds for Lorwyn as well",
    facts={RELEASE_COUNTS_SINCE: "2007-10-12"},
)
misreading(
    "MOR-FLOOR-04",
    "The change begins with the set after Morningtide",
    facts={RELEASE_COUNTS_SINCE: "2008-05-02"},
)
