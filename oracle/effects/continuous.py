"""Effects that last: changes of objects, statements about the game, prevention, delayed triggers (418, 404.4)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oracle.game.events import Played, TapChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.game.state import ContinuousEffect, DelayedTrigger, Duration, RuleEffect, Shield
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, amount_of, number_meant, objects_of, player_of, players_of, words_known
from oracle.rules.happening import do_at_once, still_lasts
from oracle.rules.instructions import performs
from oracle.rules.text_change import with_words_known
from oracle.words import effects as words
from oracle.words.filters import Amount
from oracle.words.statics import Change
from oracle.words.triggers import BeginningOf, TriggerPattern


@rule("418.3a", "418.3d")
def lasting(game: Game, until: words.Duration, context: Context) -> Duration:
    """How long an effect lasts."""
    return Duration(until=until, source=context.source)


@performs(words.Apply)
@rule("418.3b")
def apply(game: Game, context: Context, word: words.Apply) -> Procedure[None]:
    """Objects are changed for a time: those that are there now, and only those."""
    yield from ()
    ids = tuple(objects_of(game, context, word.to))
    duration = lasting(game, word.until, context)
    make_effect(game, context, ids, fixed(game, context, word.change), duration, word.until_event)


@rule("413.2f")
def fixed(game: Game, context: Context, change: Change) -> Change:
    """Numbers in the change, and words chosen by name, are determined once, as the effect is made."""
    numbers: dict[str, Amount] = {
        field: amount_of(game, context, amount)
        for field in ("power", "toughness", "set_power", "set_toughness")
        if (amount := getattr(change, field)) is not None
    }
    return with_words_known(msgspec.structs.replace(change, **numbers), words_known(game, context))


def make_effect(
    game: Game,
    context: Context,
    ids: tuple[int, ...],
    change: Change,
    duration: Duration,
    until_event: TriggerPattern | None = None,
) -> None:
    """Enter a continuous effect on certain objects, unless its time is over already; what follows is at once so.

    Who controls what is seen anew, and what is no creature, or no planeswalker, any more leaves combat (306.4).
    """
    if not can_begin(game, context, duration):
        game.tell("effect", f"{game.name(context.source)}: the time of the effect is over already.", "418.3d")
        return
    game.state.effects += (
        ContinuousEffect(
            id=game.new_id(),
            objects=frozenset(ids),
            change=change,
            known=dict(context.known),
            controller=context.controller,
            source=context.source,
            timestamp=game.new_timestamp(),
            duration=duration,
            until_event=until_event,
        ),
    )
    game.changed()
    do_at_once(game, [])


@rule("418.3d")
def can_begin(game: Game, context: Context, duration: Duration) -> bool:
    """An "as long as" that is over by now never begins to be: not for a moment, not for good, and not once more."""
    return still_lasts(game, duration) and not was_interrupted(game, context, duration)


@rule("418.3d")
def was_interrupted(game: Game, context: Context, duration: Duration) -> bool:
    """Whether what was to remain tapped became untapped after the ability was played, though it is tapped again."""
    if duration.until != "while this remains tapped":
        return False
    untapped_since = False
    for event in game.history:
        if isinstance(event, Played) and event.object == context.stack_object:
            untapped_since = False
        if isinstance(event, TapChange) and event.object == duration.source and not event.tapped:
            untapped_since = True
    return untapped_since


@performs(words.GainControl)
@rule("418.5a")
def gain_control(game: Game, context: Context, word: words.GainControl) -> Procedure[None]:
    """A player gains control of permanents or spells for a time; nobody who has left the game does (102.5)."""
    yield from ()
    player = player_of(game, context, word.who)
    if game.player(player).lost:
        return
    ids = tuple(objects_of(game, context, word.what))
    speaker = Context(context.source, player, {"new controller": [player]})
    make_effect(game, speaker, ids, Change(controller="new controller"), lasting(game, word.until, context))
    for id in ids:
        if game.object(id).zone != BATTLEFIELD:
            game.tell("control", f"{player} controls {game.name(id)}.", "418.5a", objects=(id,), players=(player,))


@performs(words.ChangeText)
@rule("418.6", "205.3d")
def change_text(game: Game, context: Context, word: words.ChangeText) -> Procedure[None]:
    """Two words are named; the first reads as the second wherever it is used as a creature type, or colour, word."""
    ids = tuple(objects_of(game, context, word.what))
    old = yield from choosing.choose_word(game, context.controller, word.vocabulary)
    new = yield from choosing.choose_word(game, context.controller, word.vocabulary, word.no_new)
    duration = Duration(until="game")
    make_effect(game, context, ids, Change(word_from=old, word_to=new), duration)


@performs(words.Rule)
def make_rule(game: Game, context: Context, word: words.Rule) -> Procedure[None]:
    """A statement about players or the game holds this turn."""
    yield from ()
    game.state.rule_effects += (
        RuleEffect(
            id=game.new_id(),
            static=with_words_known(word.static, words_known(game, context)),
            controller=context.controller,
            players=tuple(players_of(game, context, word.who)) if word.who is not None else (),
            source=context.source,
        ),
    )


@performs(words.Prevent)
@rule("419.1d", "419.3")
def prevent(game: Game, context: Context, word: words.Prevent) -> Procedure[None]:
    """A shield against damage until the end of the turn; none against the damage of a source that was not chosen."""
    yield from ()
    left = None if word.amount is None else number_meant(game, context, word.amount)
    if left == 0:
        return
    sources: Sequence[int | None] = objects_of(game, context, word.source) if word.source is not None else [None]
    recipients: list[int | str | None] = [None]
    if word.to is not None:
        recipients = [*objects_of(game, context, word.to), *players_of(game, context, word.to)]
    game.state.shields += tuple(
        Shield(
            id=game.new_id(),
            kind="prevent",
            source=context.source,
            object=recipient if isinstance(recipient, int) else None,
            player=recipient if isinstance(recipient, str) else None,
            left=left,
            combat_only=word.combat,
            of=source,
            once=word.once,
        )
        for source in sources
        for recipient in recipients
    )


@performs(words.AtNext)
@rule("404.4")
def at_next(game: Game, context: Context, word: words.AtNext) -> Procedure[None]:
    """A delayed triggered ability for the beginning of the next such step."""
    yield from ()
    _delay(game, context, words.When(on=BeginningOf(step=word.step), effects=word.effects))


@performs(words.When)
@rule("404.4a")
def when(game: Game, context: Context, word: words.When) -> Procedure[None]:
    """A delayed triggered ability for such an event; what it refers to is fixed now."""
    yield from ()
    _delay(game, context, word)


def _delay(game: Game, context: Context, word: words.When) -> None:
    game.state.delayed += (
        DelayedTrigger(
            id=game.new_id(),
            on=word.on,
            effects=word.effects,
            controller=context.controller,
            source=context.source,
            known=dict(context.known),
            until=word.until,
        ),
    )
