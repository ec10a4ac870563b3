"""2026-04: what has changed since 2017-09. Each reading names the rule before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from oracle.effects.hideaway import hide_card
from oracle.game.events import DamageEvent, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.state import ContinuousEffect
from oracle.rulebook import Procedure
from oracle.rules.assigning import attacked_by
from oracle.rules.combat import Defender, attackable_planeswalkers, defending_players, players_walked_over
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.rules.replacing import Replacement
from oracle.rules.zones import cease_to_exist, put_within_library
from oracle.words.abilities import Target
from oracle.words.effects import CreateToken
from oracle.words.filters import Filter


def no_order_of_blockers(game: Game) -> Procedure[None]:
    """509.2 → 510.1c: there is no damage assignment order any more."""
    yield from ()


def no_redirection(game: Game, event: DamageEvent) -> list[Replacement]:
    """306.7 → none: damage to a player stays with the player."""
    return []


def does_not_resolve(game: Game, id: int) -> Procedure[None]:
    """413.2a → 608.2b: a spell or ability without legal targets does not resolve; that is no countering any more."""
    game.tell("resolve", f"{game.name(id)} does not resolve: all its targets are illegal.", "413.2a", objects=(id,))
    if game.object(id).ability is not None:
        cease_to_exist(game, id)
    else:
        yield from happen(game, ZoneChange(object=id, to="graveyard", rule="413.2a"))


def any_target(game: Game, word: Target) -> list[int]:
    """115.4: what was "creature or player" is "any target", and that includes planeswalkers."""
    if word.player != "any" or word.what != Filter(types=("Creature",)):
        return []
    return game.of_type("Planeswalker")


def attackable_one_by_one(game: Game) -> list[Defender]:
    """810.7, 805.10b: in Two-Headed Giant each creature attacks one of the players, or a permanent of one."""
    players = defending_players(game)
    return [*players, *(id for player in players for id in attackable_planeswalkers(game, player))]


def taxed_if_attacked(game: Game, player: str, defender: Defender) -> bool:
    """810.7c → 805.10e: what one player of a team says about attacks on "you" does not concern those on the other."""
    return defender == player


def lands_of_the_attacked(game: Game, attacker: int, blocker: int) -> list[str]:
    """810.7d → 805.10e: the defending player is the one whom, or whose planeswalker, the creature attacks."""
    attacked = attacked_by(game, attacker)
    player = game.controller(attacked) if isinstance(attacked, int) else attacked
    return players_walked_over.reading(game, attacker, blocker) if player is None else [player]


def recipient(game: Game, id: int) -> Procedure[int | str | None]:
    """810.7: the damage goes to the player who was attacked."""
    yield from ()
    return attacked_by(game, id)


def creator_owns_token(game: Game, event: TokenCreation) -> str:
    """110.5a → 111.2: the player who creates a token owns it, also if it comes under another's control instead."""
    return event.owner


def control_goes_on(game: Game, effect: ContinuousEffect) -> bool:
    """217.1c → 400.7a: effects that change the controller of a spell go on applying to the permanent, too."""
    return True


def token_name(game: Game, word: CreateToken) -> str:
    """216.1a → 111.4: a token without a name of its own is called by its subtypes and the word Token."""
    return word.name or " ".join((*word.subtypes, "Token"))


def random_bottom(game: Game, player: str, cards: list[int]) -> Procedure[None]:
    """502.75a → 702.75a: the rest goes to the bottom in a random order."""
    yield from ()
    put_within_library(game, player, game.shuffled(cards), below=True)


def hidden_from_earlier_controllers(game: Game, context: Context, card: int) -> Procedure[None]:
    """502.75a → 702.75a, 406.3: who looked at the card, and who controls the land from now on, may look at it."""
    yield from hide_card.reading(game, context, card)
    land, looked = context.source, frozenset({context.controller})
    if game.exists(land):
        game.alter(land, former_controllers=looked)
    else:
        gone = game.state.remembered[land]
        as_it_was = msgspec.structs.replace(gone.object, held_by=None, former_controllers=looked)
        game.state.remembered[land] = msgspec.structs.replace(gone, object=as_it_was)


READINGS: Mapping[str, Callable[..., Any]] = {
    "countered_for_targets": does_not_resolve,
    "order_blockers": no_order_of_blockers,
    "redirection_to_planeswalker": no_redirection,
    "besides_creatures_and_players": any_target,
    "attackable": attackable_one_by_one,
    "attack_is_taxed": taxed_if_attacked,
    "players_walked_over": lands_of_the_attacked,
    "recipient": recipient,
    "owner_of_taken_token": creator_owns_token,
    "goes_on_applying": control_goes_on,
    "token_name": token_name,
    "put_on_bottom": random_bottom,
    "hide_card": hidden_from_earlier_controllers,
}
