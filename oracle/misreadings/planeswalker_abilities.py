"""Misreadings of who plays a planeswalker's abilities, when, how often and as what (LRW-PW-35 to 43)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.cards import card
from oracle.game.asking import Illegal
from oracle.game.events import Played
from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.mana import Bill, is_summoning_sick
from oracle.rules.resolving import resolve_top
from oracle.rules.timing import forbid_prohibited, permitted_any_time, sorcery_timing
from oracle.words.abilities import Activated
from touchstone.protocol import Activate

# -- what they are (35, 36) ------------------------------------------------------------------------------

misreading(
    "LRW-PW-35",
    "The third ability of a planeswalker is left out",
    cards={name: {"abilities": card(name).abilities[:2]} for name in ("Garruk Wildspeaker", "Jace Beleren")},
)


def _as_special_action(game: Game, player: str, action: Activate) -> Procedure[None]:
    yield from RULES["play_ability"].reading(game, player, action)
    top = game.object(game.zone(STACK)[0]) if game.zone(STACK) else None
    if top is not None and top.ability is not None and is_loyalty_ability(top.ability.ability):
        yield from resolve_top(game)


def is_loyalty_ability(ability: object) -> bool:
    """Whether this is an activated ability with a number in an arrow."""
    return isinstance(ability, Activated) and ability.cost.loyalty is not None


def _without_tax(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    changed: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    return bill if is_loyalty_ability(ability) else changed


def _except_planeswalkers(game: Game, player: str, what: str, id: int) -> None:
    if what != "play-abilities" or "Planeswalker" not in game.known(id).types:
        RULES["forbid_prohibited"].reading(game, player, what, id)


misreading(
    "LRW-PW-36",
    "A planeswalker's ability is a special action that nobody can respond to",
    play_ability=_as_special_action,
)
misreading(
    "LRW-PW-36",
    "What makes activated abilities cost more passes planeswalkers by",
    changed_bill=_without_tax,
)
misreading(
    "LRW-PW-36",
    "What forbids to play activated abilities passes planeswalkers by",
    forbid_prohibited=_except_planeswalkers,
)

# -- who and when (39 to 41) -----------------------------------------------------------------------------


def _by_its_owner(game: Game, player: str, id: int) -> bool:
    return game.object(id).owner == player


misreading("LRW-PW-39", "The owner of a planeswalker plays its abilities", may_activate=_by_its_owner)


def whenever_the_card_could_be_played(game: Game, player: str, id: int) -> bool:
    """What lets the card be played at any time lets its abilities be played at any time."""
    return sorcery_timing(game, player) or permitted_any_time(game, player, id)


def _unless_spells_are_forbidden(game: Game, player: str, id: int) -> bool:
    forbid_prohibited(game, player, "play-spells", id)
    return sorcery_timing(game, player)


def _any_time_in_own_turn(game: Game, player: str, id: int) -> bool:
    return player in game.active


def _not_while_it_is_new(game: Game, player: str, id: int) -> bool:
    return sorcery_timing(game, player) and not is_summoning_sick(game, id)


misreading(
    "LRW-PW-40",
    "Who may play cards as if they were instants may play planeswalkers' abilities so",
    loyalty_ability_timing=whenever_the_card_could_be_played,
)
misreading(
    "LRW-PW-40",
    "Who may play no spells may play no abilities of planeswalkers",
    loyalty_ability_timing=_unless_spells_are_forbidden,
)
misreading(
    "LRW-PW-40",
    "A planeswalker's abilities may be played whenever their controller has priority in his or her own turn",
    loyalty_ability_timing=_any_time_in_own_turn,
)
misreading(
    "LRW-PW-41",
    "A planeswalker waits a turn before its abilities can be played, as a creature that taps does",
    loyalty_ability_timing=_not_while_it_is_new,
)

# -- how often (42, 43) ----------------------------------------------------------------------------------


def _played(game: Game) -> Iterator[Played]:
    return (event for event in game.history if isinstance(event, Played) and event.loyalty)


def _each_once(game: Game, player: str, id: int, ability: Activated) -> None:
    try:
        RULES["check_may_activate"].reading(game, player, id, ability)
    except Illegal as illegal:
        earlier = [game.object(event.object).ability for event in _played(game) if event.source == id]
        if illegal.reason != "limit" or any(one is not None and one.ability == ability for one in earlier):
            raise


def _one_has_resolved(game: Game, id: int) -> bool:
    resolved = {it for entry in game.log if entry.kind == "resolve" for it in entry.objects}
    return any(event.source == id and event.object in resolved for event in _played(game))


def _played_by_this_card(game: Game, id: int) -> bool:
    been = {id}
    while (previous := game.object(id).previous) is not None:
        been.add(id := previous)
    return any(event.source in been for event in _played(game))


def _played_by_this_player(game: Game, id: int) -> bool:
    return any(event.player == game.controller(id) for event in _played(game))


def _played_by_its_controller_now(game: Game, id: int) -> bool:
    return any(event.source == id and event.player == game.controller(id) for event in _played(game))


misreading("LRW-PW-42", "Each ability of a planeswalker may be played once a turn", check_may_activate=_each_once)
misreading("LRW-PW-42", "Only abilities that resolved count as played", loyalty_ability_was_played=_one_has_resolved)
misreading(
    "LRW-PW-42",
    "A planeswalker that left play and came back counts as the same",
    loyalty_ability_was_played=_played_by_this_card,
)
misreading(
    "LRW-PW-42",
    "Each player who controls a planeswalker during the turn may play an ability of it",
    loyalty_ability_was_played=_played_by_its_controller_now,
)
misreading(
    "LRW-PW-43",
    "A player plays one ability of planeswalkers a turn",
    loyalty_ability_was_played=_played_by_this_player,
)
