"""Protection and shroud: what cannot be targeted, enchanted, damaged or destroyed (502.7, shroud, 501.4)."""

from __future__ import annotations

from oracle.game.game import Game
from oracle.rulebook import rule
from oracle.rules.context import Context, fits, objects_of
from oracle.rules.statics import in_force
from oracle.words.abilities import Keyword
from oracle.words.statics import CannotBeTarget, PlayerShroud


@rule("502.7a")
def is_protected(game: Game, id: int, source: int) -> bool:
    """Whether the permanent has protection from a quality that the source has."""
    context = Context(id, game.speaker(id))
    return any(
        isinstance(ability, Keyword)
        and ability.keyword == "protection"
        and ability.quality is not None
        and fits(game, ability.quality, source, context)
        for ability in game.known(id).abilities
    )


@rule("502.7b")
def can_be_targeted(game: Game, id: int, source: int) -> bool:
    """An object with shroud, or with protection from the source, is no legal target."""
    return not game.known(id).has("shroud") and not is_protected(game, id, source)


@rule("103.2", "415.5")
def said_to_be_no_targets(game: Game, by: int) -> set[int]:
    """The permanents that a text, their own or another's, keeps this spell or ability on the stack from choosing."""
    return {
        id
        for speaker, static in in_force(game, CannotBeTarget)
        if fits(game, static.of, by, speaker)
        for id in objects_of(game, speaker, static.ref)
    }


@rule("415")
def player_can_be_targeted(game: Game, player: str) -> bool:
    """A player with shroud is no legal target."""
    return all(context.controller != player for context, _ in in_force(game, PlayerShroud))


@rule("501.4")
def is_indestructible(game: Game, id: int) -> bool:
    """An indestructible permanent cannot be destroyed; anything else may become of it."""
    return game.known(id).has("indestructible")
