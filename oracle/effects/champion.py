"""Champion (502.72): what its first ability does; the second returns what is linked (217.7d)."""

from __future__ import annotations

import msgspec

from oracle.effects.permanents import in_play
from oracle.game.events import WasChampioned, ZoneChange
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, described
from oracle.rules.happening import do_at_once, happen
from oracle.rules.instructions import performs
from oracle.words import effects as words
from oracle.words.filters import Filter


@performs(words.Champion)
@rule("502.72a")
def champion(game: Game, context: Context, word: words.Champion) -> Procedure[None]:
    """Its controller removes another such permanent from the game, or sacrifices it."""
    options = championable(game, context, word.what)
    chosen = yield from choose_to_champion(game, context, options)
    if not chosen:
        yield from sacrifice_unless_championing(game, context)
        return
    championed = chosen[0]
    removed = ZoneChange(object=championed, to="exile", linked_by=linked_with(game, context), rule="502.72a")
    yield from happen(game, removed)
    game.tell("champion", f"{game.name(championed)} is championed.", "502.72c", objects=(context.source,))
    do_at_once(game, [WasChampioned(object=championed, by=context.source)])


@rule("502.72a")
def championable(game: Game, context: Context, what: Filter) -> list[int]:
    """Other permanents that fit and that the ability's controller controls; they need not be creatures."""
    return described(game, msgspec.structs.replace(what, controller="you", other=True), context)


@rule("502.72a", "413.2c")
def choose_to_champion(game: Game, context: Context, options: list[int]) -> Procedure[list[int]]:
    """One of them or none: as the ability resolves its controller is free to choose either."""
    return (
        yield from choosing.choose_objects(
            game, context.controller, options, "Remove which from the game?", context.source, 0, 1
        )
    )


@rule("502.72b", "217.1c")
def linked_with(game: Game, context: Context) -> int:
    """The permanent whose other ability will find the removed card: the very one that came, if it is still there."""
    return context.source


@rule("502.72a", "501.6")
def sacrifice_unless_championing(game: Game, context: Context) -> Procedure[None]:
    """The championing permanent is sacrificed, if the ability's controller still controls it."""
    own = [id for id in in_play(game, context, "this") if game.controller(id) == context.controller]
    yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="sacrifice", rule="502.72a") for id in own))
