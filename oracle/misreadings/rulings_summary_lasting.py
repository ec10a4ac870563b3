"""Misreadings of effects that last as long as something is so (GRS-418.3D)."""

from __future__ import annotations

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import Duration
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.combat_state import remove_from_combat
from oracle.rules.context import Context, objects_of
from oracle.words import effects as words
from oracle.words.effects import Duration as DurationWord


def _is_in_play(game: Game, duration: Duration) -> bool:
    source = duration.source
    return source is not None and game.exists(source) and game.object(source).zone == BATTLEFIELD


def _for_good_without_its_source(game: Game, until: DurationWord, context: Context) -> Duration:
    right: Duration = RULES["lasting"].reading(game, until, context)
    late = until == "while this is in play" and not _is_in_play(game, right)
    return Duration(until="game") if late else right


misreading(
    "GRS-418.3D-01",
    "The event that would end it is past already, so the effect lasts for the rest of the game",
    lasting=_for_good_without_its_source,
)


def _for_a_moment(game: Game, context: Context, word: words.GainControl) -> Procedure[None]:
    over = not RULES["can_begin"].applied(game, context, RULES["lasting"].applied(game, word.until, context))
    for id in objects_of(game, context, word.what) if over else ():
        remove_from_combat(game, id)
    yield from RULES["gain_control"].reading(game, context, word)


misreading(
    "GRS-418.3D-02",
    "Control changes for an instant, and the creature is removed from combat",
    gain_control=_for_a_moment,
)


misreading(
    "GRS-418.3D-03",
    "The bonus is given whenever Endoskeleton happens to be tapped as its ability resolves",
    was_interrupted=lambda game, context, duration: False,
)


def _until_end_of_turn(game: Game, until: DurationWord, context: Context) -> Duration:
    right: Duration = RULES["lasting"].reading(game, until, context)
    return Duration(until="end of turn") if until == "while this remains tapped" else right


misreading(
    "GRS-418.3D-03",
    "The bonus lasts until the end of the turn, whatever becomes of Endoskeleton",
    lasting=_until_end_of_turn,
)


def _control_until_end_of_turn(game: Game, until: DurationWord, context: Context) -> Duration:
    right: Duration = RULES["lasting"].reading(game, until, context)
    return Duration(until="end of turn") if until == "while this is in play" else right


def _kept(game: Game, duration: Duration) -> bool:
    return duration.until == "while this is in play" or bool(RULES["still_lasts"].reading(game, duration))


misreading("GRS-418.3D-04", "The effect ends with the turn", lasting=_control_until_end_of_turn)
misreading("GRS-418.3D-04", "The effect goes on after the condition has failed", still_lasts=_kept)


def _with_the_same_card(game: Game, duration: Duration) -> bool:
    """Not gone as long as the card may come back into play."""
    source = duration.source
    if duration.until != "while this is in play" or source is None:
        return bool(RULES["still_lasts"].reading(game, duration))
    return True


def _while_the_card_is_in_play(game: Game, effect: object) -> frozenset[int]:
    right: frozenset[int] = RULES["objects_of_effect"].reading(game, effect)
    duration: Duration = effect.duration  # type: ignore[attr-defined]
    if duration.until != "while this is in play" or duration.source is None:
        return right
    return right if game.object(game.now(duration.source)).zone == BATTLEFIELD else frozenset()


misreading(
    "GRS-418.3D-04",
    "The old effect works again once the same card is back in play",
    still_lasts=_with_the_same_card,
    objects_of_effect=_while_the_card_is_in_play,
)
