"""When something may be played (408.1d, 212.7e, 403.5, 502.57a)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.game.asking import Illegal
from oracle.game.game import Game
from oracle.rulebook import rule
from oracle.rules.context import Context, described, fits
from oracle.rules.statics import in_force
from oracle.words.abilities import Static
from oracle.words.statics import Permits, PlayableDuring, Prohibits


@rule("212.7e")
def sorcery_timing(game: Game, player: str) -> bool:
    """Any time a sorcery could be played: own main phase and an empty stack (the player has priority)."""
    turn = game.state.turn
    return player in game.active and turn.step in ("precombat-main", "postcombat-main") and not game.zone("stack")


@rule("408.1d", "502.57a", "212.9a")
def may_play_card_now(game: Game, player: str, id: int) -> bool:
    """Instants and cards with flash whenever one has priority; other cards when a sorcery could be played."""
    known = game.known(id)
    if "Instant" in known.types or known.has("flash") or permitted_any_time(game, player, id):
        return True
    return sorcery_timing(game, player)


@rule("401.5", "402.8d")
def forbid_wrong_moment(game: Game, player: str, id: int) -> None:
    """A card that says when it may be played is not played at another time, whatever allows it. Raises Illegal."""
    statics = [ability.effect for ability in game.known(id).abilities if isinstance(ability, Static)]
    for limit in statics:
        if isinstance(limit, PlayableDuring) and not _is_now(game, player, limit):
            raise Illegal("timing", f"{game.name(id)} may not be played now.", "401.5")


def _is_now(game: Game, player: str, limit: PlayableDuring) -> bool:
    return game.state.turn.phase == limit.phase and (limit.whose == "any" or player in game.active)


@rule("103.1", "412.4")
def permitted_any_time(game: Game, player: str, id: int) -> bool:
    """A card text that lets cards be played whenever an instant could be beats the rule on timing."""
    return any(
        context.controller == player and fits(game, permits.cards, id, context)
        for context, permits in in_force(game, Permits)
    )


@rule("409.4")
def forbid_prohibited(game: Game, player: str, what: str, id: int) -> None:
    """What an effect prohibits cannot even be begun: "play-spells", "play-abilities", "play-mana-abilities".

    Raises Illegal.
    """
    for context, prohibits in prohibitions(game, player, what):
        if is_prohibited(game, prohibits, id, context):
            said = f"{game.name(context.source)} forbids {player} to {what.replace('-', ' ')}."
            raise Illegal("prohibited", said, "409.4")


def prohibitions(game: Game, player: str, what: str) -> Iterator[tuple[Context, Prohibits]]:
    """What keeps a player from doing something, to whatever objects; each with who says so."""
    for context, prohibits in in_force(game, Prohibits):
        if _is_meant(prohibits, what) and _concerns(prohibits, context, player):
            yield context, prohibits


def is_prohibited(game: Game, prohibits: Prohibits, id: int, context: Context) -> bool:
    """Whether a prohibition is about this object, or about all."""
    return prohibits.objects is None or is_among_prohibited(game, prohibits, id, context)


def _is_meant(prohibits: Prohibits, what: str) -> bool:
    if what == "play-mana-abilities":
        return prohibits.what == "play-abilities" and not prohibits.except_mana_abilities
    return prohibits.what == what


@rule("103.2", "423.3")
def may_draw(game: Game, player: str) -> bool:
    """Whether a player can draw cards: not with an effect that says that he or she cannot. An empty library is none."""
    return not any(prohibitions(game, player, "draw"))


@rule("200.9", "502.77b")
def is_among_prohibited(game: Game, prohibits: Prohibits, id: int, context: Context) -> bool:
    """Whether the effect speaks of this object; "creature", "artifact" and so on, for abilities, are those in play."""
    assert prohibits.objects is not None
    return id in described(game, prohibits.objects, context)


@rule("502.58a", "502.58b")
def forbid_during_split_second(game: Game, player: str) -> None:
    """While a spell with split second is on the stack, no spells or non-mana abilities are played. Raises Illegal."""
    for id in game.zone("stack"):
        if game.known(id).has("split second"):
            raise Illegal("prohibited", f"{game.name(id)} has split second; {player} may not do that now.", "502.58a")


def _concerns(prohibits: Prohibits, context: Context, player: str) -> bool:
    if prohibits.who == "players":
        return player in context.known.get("players", ())
    if prohibits.who == "any":
        return True
    return player == context.controller
