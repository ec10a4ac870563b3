"""Names of cards: which can be named, and what has a name that was named (505.7, 508.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.game.game import Game
from oracle.game.objects import Characteristics
from oracle.rulebook import rule
from oracle.words.abilities import Card
from oracle.words.filters import Filter

if TYPE_CHECKING:
    from oracle.rules.context import Context

BETWEEN_NAMES = " // "


def fits_names(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    """Whether an object has the name that was chosen for the source, or was named before."""
    if what.chosen_name and not has_name(game, known, game.object(context.source).chosen.get("card-name", "")):
        return False
    return what.named is None or has_name(game, known, str(context.known.get(what.named, "")))


@rule("505.7", "508.5")
def has_name(game: Game, known: Characteristics, named: str) -> bool:
    """Whether an object has a name that was named; of two names, on either side, one is enough."""
    return not set(known.name.split(BETWEEN_NAMES)).isdisjoint(named.split(BETWEEN_NAMES))


@rule("505.7", "508.5")
def names_of_card(game: Game, card: Card) -> frozenset[str]:
    """What may be named for a card: its name, of a split card both names together; also what it is called flipped."""
    return frozenset({card.name} | ({card.flipped.name} if card.flipped is not None else set()))


def named_card(game: Game, name: str) -> Card | None:
    """The card that is meant by a name, if that may be named."""
    card = _cards_by_name(game, name)
    return card if card is not None and name in names_of_card(game, card) else None


def _cards_by_name(game: Game, name: str) -> Card | None:
    if name in game.cards:
        return game.cards[name]
    cards = map(game.cards.__getitem__, game.cards)
    return next((card for card in cards if name in {side.name for side in _sides(card)}), None)


def _sides(card: Card) -> tuple[Card, ...]:
    return (*card.halves, *((card.flipped,) if card.flipped is not None else ()))
