"""Misreadings of facts about the Lorwyn set, and of cards that beat the rules (LRW-SET)."""

from __future__ import annotations

from oracle.game.game import Game
from oracle.misreadings import misreading
from oracle.misreadings.planeswalker_abilities import whenever_the_card_could_be_played

PRERELEASE = ("2007-09-29", "2007-09-30")
RELEASE, CONSTRUCTED = "2007-10-12", "2007-10-20"

misreading(
    "LRW-SET-03",
    "The primer is taken for one of the rules of 2009",
    facts={("Lorwyn Rules Primer", "date"): "2009-07-11"},
)
misreading(
    "LRW-SET-04",
    "The Prerelease has a single day",
    facts={("Lorwyn", "prerelease dates"): PRERELEASE[:1]},
)
misreading(
    "LRW-SET-04",
    "The release date is given as the date of the Prerelease",
    facts={("Lorwyn", "prerelease dates"): (RELEASE,)},
)
misreading(
    "LRW-SET-05",
    "The set counts as released at its Prerelease",
    facts={("Lorwyn", "release date"): PRERELEASE[0]},
)
misreading(
    "LRW-SET-05",
    "The set counts as released when it becomes legal in Constructed",
    facts={("Lorwyn", "release date"): CONSTRUCTED},
)
misreading(
    "LRW-SET-06",
    "The set is legal in Constructed from its release on",
    facts={("Lorwyn", "constructed legality date"): RELEASE},
)
misreading(
    "LRW-SET-07",
    "Basic lands are counted once for each name",
    facts={("Lorwyn", "size"): 286},
)
misreading(
    "LRW-SET-08",
    "Rarities are those of reprints: the planeswalkers are mythic rares",
    facts={
        ("Garruk Wildspeaker", "rarity"): "mythic rare",
        ("Lorwyn", "size by rarity"): {"common": 121, "uncommon": 80, "rare": 75, "mythic rare": 5, "basic land": 20},
    },
)


def _never(game: Game, player: str, id: int) -> bool:
    return False


misreading(
    "LRW-SET-11",
    "The rule on timing stands whatever a card says",
    permitted_any_time=_never,
)
misreading(
    "LRW-SET-11",
    "A card that lets cards be played at any time is read as if it spoke of abilities, too",
    loyalty_ability_timing=whenever_the_card_could_be_played,
)
misreading(
    "LRW-SET-13",
    "The FAQ is there at the Prerelease",
    facts={("Lorwyn", "faq date"): PRERELEASE[0]},
)
misreading(
    "LRW-SET-14",
    "The card reference has the set at the Prerelease",
    facts={("Lorwyn", "reference date"): PRERELEASE[0]},
)
