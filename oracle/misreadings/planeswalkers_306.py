"""Misreadings of section 306 of 2017-09 (CR306); where it says what the Lorwyn primer said, the same ones."""

from __future__ import annotations

from oracle.game.events import Destruction, Event
from oracle.game.game import STACK, Game
from oracle.misreadings import misread_alike, misreading
from oracle.misreadings.planeswalker_subtypes import OF_LORWYN
from oracle.misreadings.planeswalker_type import is_planeswalker
from oracle.rulebook import Procedure
from oracle.rules import announcing, playing, resolving, state_based
from oracle.rules.protection import is_indestructible
from oracle.types import planeswalker_types
from oracle.words.abilities import Target
from touchstone.protocol import Announcement

# -- casting one (306.1, 306.2) ----------------------------------------------------------------------------


def _from_any_zone(game: Game, player: str, id: int, announced: Announcement) -> bool:
    own = game.object(id).owner == player
    return (own and is_planeswalker(game, id)) or playing.may_play_from.reading(game, player, id, announced)


def _straight_into_play(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False, face: str | None = None
) -> Procedure[None]:
    yield from playing.play_spell.reading(game, player, id, announced, free, face)
    spell = game.zone(STACK)[0]
    if is_planeswalker(game, spell):
        yield from resolving.resolve(game, spell)


def _as_a_creature_spell(game: Game, id: int, word: Target) -> list[int | str]:
    legal = announcing.legal_targets.reading(game, id, word)
    if word.what is None or word.what.zone != STACK or word.what.types != ("Creature",):
        return legal
    return [*legal, *(spell for spell in game.zone(STACK) if is_planeswalker(game, spell))]


misread_alike("CR306-306.1-01", "LRW-PW-10", "LRW-PW-10/2")
misreading("CR306-306.1-02", "A planeswalker card is cast from whatever zone it is in", may_play_from=_from_any_zone)
misreading("CR306-306.1-03", "A planeswalker is put straight into play like a land", play_spell=_straight_into_play)
misreading(
    "CR306-306.1-03",
    "What counters creature spells counters planeswalker spells, too",
    legal_targets=_as_a_creature_spell,
)
misread_alike("CR306-306.2-01", "LRW-PW-12")

# -- its types (306.3) -------------------------------------------------------------------------------------

TWO_TYPES = "Legendary Planeswalker - Rowan Will"


def _list_is(description: str, *names: str) -> None:
    facts = {
        ("rules", "planeswalker types"): tuple(sorted(names)),
        ("rules", "number of planeswalker types"): len(names),
    }
    misreading("CR306-306.3-04", description, facts=facts)


misread_alike("CR306-306.3-01", "LRW-PW-15/2")
misreading(
    "CR306-306.3-02", "The words after the dash are one subtype", facts={(TWO_TYPES, "subtypes"): ("Rowan Will",)}
)
misreading(
    "CR306-306.3-02", "Only the first word after the dash is a subtype", facts={(TWO_TYPES, "subtypes"): ("Rowan",)}
)
misread_alike("CR306-306.3-03", "LRW-PW-18", "LRW-PW-18/2")
_list_is("Later names are among the planeswalker types", *planeswalker_types("2017-09"), "Vivien")
_list_is("Only those of Lorwyn are planeswalker types", *planeswalker_types("2007-10"))

# -- the legend rule (306.4) -------------------------------------------------------------------------------


def _all_but_the_newest(game: Game) -> Procedure[list[int]]:
    yield from ()
    return [
        id
        for group in state_based.legends_together(game)
        for id in sorted(group, key=lambda id: game.object(id).timestamp)[:-1]
    ]


misreading(
    "CR306-306.4-01",
    "Planeswalkers that share a type are still put into the graveyard",
    planeswalkers_sharing_a_type=state_based.planeswalkers_sharing_a_type.reading,
)
misreading(
    "CR306-306.4-02",
    "Planeswalkers are legendary only if the word is printed on them",
    cards={name: {"changes": ()} for name in OF_LORWYN},
)
misreading(
    "CR306-306.4-03",
    "The legend rule puts both planeswalkers of a name into the graveyard",
    legends_leaving=state_based.legends_leaving.reading,
)
misreading(
    "CR306-306.4-03",
    "The newest planeswalker of a name stays, without a choice",
    legends_leaving=_all_but_the_newest,
)

# -- loyalty and its abilities (306.5) ---------------------------------------------------------------------

misread_alike("CR306-306.5-01", "LRW-PW-23", "LRW-PW-23/2")
misread_alike("CR306-306.5A-01", "LRW-PW-34")
misread_alike("CR306-306.5B-01", "LRW-PW-26")
misread_alike("CR306-306.5B-02", "LRW-PW-26/2", "LRW-PW-45/2")
misread_alike("CR306-306.5C-01", "LRW-PW-27")
misread_alike("CR306-306.5D-01", "LRW-PW-36", "LRW-PW-36/3")
misread_alike("CR306-306.5D-02", "LRW-PW-40", "LRW-PW-40/3")
misread_alike("CR306-306.5D-03", "LRW-PW-42", "LRW-PW-42/2", "LRW-PW-42/3", "LRW-PW-43")
misread_alike("CR306-306.5D-04", "LRW-PW-39")

# -- attacks and damage (306.6 to 306.8) -------------------------------------------------------------------

misread_alike("CR306-306.6-01", "LRW-PW-50", "LRW-PW-50/2", "LRW-PW-60/2")
misread_alike("CR306-306.7-01", "LRW-PW-76/2", "LRW-PW-80", "LRW-PW-82")
misread_alike("CR306-306.7-02", "LRW-PW-81/2")
misread_alike("CR306-306.7-03", "LRW-PW-86")
misread_alike("CR306-306.7-04", "LRW-PW-77/2", "LRW-PW-78")
misread_alike("CR306-306.7-05", "LRW-PW-79")
misread_alike("CR306-306.7-06", "LRW-PW-77/2")
misread_alike("CR306-306.8-01", "LRW-PW-29", "LRW-PW-29/2")

# -- loyalty 0 (306.9) -------------------------------------------------------------------------------------


def _destroyed(game: Game) -> list[Event]:
    dying = [id for id in state_based.planeswalkers(game) if game.known(id).loyalty == 0]
    return [Destruction(object=id, rule="420.5") for id in dying if not is_indestructible(game, id)]


misread_alike("CR306-306.9-01", "LRW-PW-33", "LRW-PW-33/2")
misreading(
    "CR306-306.9-02",
    "A planeswalker with loyalty 0 is destroyed, which an indestructible one cannot be",
    planeswalkers_without_loyalty=_destroyed,
)
