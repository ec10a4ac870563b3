"""Misreadings of replacement effects on the way into play (GRS-419.6I)."""

from __future__ import annotations

import msgspec

from oracle.game.events import TapChange, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Characteristics
from oracle.misreadings import misreading
from oracle.rulebook import RULES
from oracle.rules.coming_into_play import entering_card
from oracle.rules.context import Context, described
from oracle.rules.copiable import printed
from oracle.rules.happening import do_at_once
from oracle.rules.statics import in_force
from oracle.rulesets.ixalan import READINGS as LATER
from oracle.words import statics as words
from oracle.words.abilities import Ability, Card
from oracle.words.filters import Filter

Arrival = ZoneChange | TokenCreation


# -- on arrival, and not afterwards (01) --------------------------------------------------------------------


def _tapped_afterwards(game: Game, spell: int, permanent: int) -> None:
    RULES["carry_over_effects"].reading(game, spell, permanent)
    for context, static in in_force(game, words.EntersWith):
        if static.tapped and static.what is not None and permanent in described(game, static.what, context):
            do_at_once(game, [TapChange(object=permanent, tapped=True)])


misreading(
    "GRS-419.6I-01",
    "The permanent comes into play untapped and is tapped afterwards",
    comes_into_play_tapped=lambda game, event, static: False,
    carry_over_effects=_tapped_afterwards,
)

# -- where the effect comes from (02, 03, 10) ---------------------------------------------------------------


def _every_ability(game: Game, static: words.EntersWith) -> bool:
    return True


misreading(
    "GRS-419.6I-02",
    "Every ability of the arriving permanent counts for its own arrival",
    may_come_from_itself=_every_ability,
)
misreading("GRS-419.6I-10", "Orb of Dreams taps itself, a permanent too", may_come_from_itself=_every_ability)


def _by_its_own_text(game: Game, what: Filter, event: Arrival, card: Card, context: Context) -> bool:
    return False


misreading("GRS-419.6I-03", "Only the text of the arriving permanent is looked at", takes_its_turn=_by_its_own_text)

# -- what it is on its way (04 to 07, 09) -------------------------------------------------------------------


def _as_printed(game: Game, event: Arrival, card: Card) -> Characteristics:
    own = entering_card(game, msgspec.structs.replace(event, copied=None)) if isinstance(event, ZoneChange) else card
    right: Characteristics = RULES["as_it_would_be"].reading(game, event, own)
    return msgspec.structs.replace(right, abilities=printed(card).abilities)


misreading(
    "GRS-419.6I-04",
    "The printed card is looked at, so that Clone never gets the counter of what it copies",
    as_it_would_be=_as_printed,
)


def _with_printed_types(game: Game, event: Arrival, card: Card) -> Characteristics:
    right: Characteristics = RULES["as_it_would_be"].reading(game, event, card)
    changed = isinstance(event, ZoneChange) and bool(game.known(event.object).words)
    return msgspec.structs.replace(right, subtypes=printed(card).subtypes) if changed else right


misreading(
    "GRS-419.6I-05",
    "The subtypes on the card are looked at, whatever the spell was made",
    as_it_would_be=_with_printed_types,
)


def _without_own_abilities(game: Game, event: Arrival, card: Card) -> Characteristics:
    right: Characteristics = RULES["as_it_would_be"].reading(game, event, card)
    return msgspec.structs.replace(right, subtypes=printed(card).subtypes) if right.has("changeling") else right


misreading(
    "GRS-419.6I-06",
    "Changeling does not work yet while the card is on its way into play",
    as_it_would_be=_without_own_abilities,
)
misreading(
    "GRS-419.6I-07",
    "Effects of other permanents that would apply to it in play are counted",
    as_it_would_be=LATER["as_it_would_be"],
)


def _as_it_was(game: Game, event: Arrival, card: Card) -> tuple[Ability, ...]:
    if isinstance(event, ZoneChange) and game.object(event.object).zone == "graveyard":
        return game.known(event.object).abilities
    right: tuple[Ability, ...] = RULES["own_abilities"].reading(game, event, card)
    return right


misreading(
    "GRS-419.6I-09",
    "The card is read as it was in the graveyard, without abilities",
    own_abilities=_as_it_was,
)

# -- what is chosen for a copy (08) -------------------------------------------------------------------------


def _with_what_was_chosen(game: Game, card: Card, controller: str, owner: str, original: int) -> TokenCreation:
    right: TokenCreation = RULES["token_copy"].reading(game, card, controller, owner, original)
    chosen = game.object(original).chosen
    return msgspec.structs.replace(right, chosen=chosen)


def _nothing_to_choose(game: Game, event: Arrival, card: Card) -> tuple[Ability, ...]:
    right: tuple[Ability, ...] = RULES["own_abilities"].reading(game, event, card)
    if not isinstance(event, TokenCreation):
        return right
    return tuple(one for one in right if not isinstance(getattr(one, "effect", None), words.EntersChoosing))


misreading(
    "GRS-419.6I-08",
    "The token has the colour that was chosen for the original",
    token_copy=_with_what_was_chosen,
    own_abilities=_nothing_to_choose,
)
misreading("GRS-419.6I-08", "No colour is chosen for the token", own_abilities=_nothing_to_choose)
