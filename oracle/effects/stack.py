"""Effects on spells and abilities on the stack: countering, new targets (414, 415.7)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oracle.game.asking import Ask, Illegal
from oracle.game.game import STACK, Game
from oracle.game.objects import Target as ChosenTarget
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import legal_targets, target_of, target_words
from oracle.rules.context import Context, objects_of, player_of
from oracle.rules.instructions import follow, performs
from oracle.rules.on_stack import with_choices
from oracle.rules.resolving import counter
from oracle.rules.statics import in_force
from oracle.words import effects as words
from oracle.words.abilities import Target
from oracle.words.effect import Objects
from oracle.words.effects import Effect
from oracle.words.statics import NoCountering
from touchstone.protocol import Answer, Chosen


@performs(words.Counter)
@rule("501.3a")
def counter_on_stack(game: Game, context: Context, word: words.Counter) -> Procedure[None]:
    """Spells or abilities are countered."""
    for id in on_stack(game, context, word.what):
        instead = instead_of_countering(game, context, id)
        if instead is None:
            yield from counter(game, id, to=word.to)
        else:
            speaker, effects = instead
            yield from follow(game, replace(speaker, known={"it": [id]}), effects)


def on_stack(game: Game, context: Context, what: Objects) -> list[int]:
    """The objects meant that are still on the stack."""
    return [id for id in objects_of(game, context, what) if id in game.zone(STACK)]


@rule("419.1a")
def instead_of_countering(game: Game, context: Context, id: int) -> tuple[Context, tuple[Effect, ...]] | None:
    """What is done instead if a permanent of the counter's controller replaces the countering of spells."""
    if game.object(id).kind == "ability":
        return None
    for speaker, static in in_force(game, NoCountering):
        if speaker.controller == context.controller:
            return speaker, static.effects
    return None


@performs(words.ChooseNewTargets)
@rule("415.7")
def choose_new_targets(game: Game, context: Context, word: words.ChooseNewTargets) -> Procedure[None]:
    """A player may choose new targets; nothing is asked where no target could be another one."""
    player = player_of(game, context, word.who)
    for id in on_stack(game, context, word.what):
        possible = any(could_be_others(game, id, use) for use in target_words(game, id))
        if possible and (yield from choosing.may(game, player, "Choose new targets?", context.source)):
            yield from change_targets(game, player, id, id)


@performs(words.ChangeTarget)
@rule("415.7a")
def change_target(game: Game, context: Context, word: words.ChangeTarget) -> Procedure[None]:
    """The one target becomes another one that is legal; where there is none, or no more, it stays what it is."""
    for id in on_stack(game, context, word.what):
        for use in target_words(game, id):
            if others := targets_to_change_to(game, id, use):
                options = choosing.thing_options(game, others)
                prompt = f"New target for {game.name(id)}?"
                answer = yield Ask("targets", context.controller, prompt, options, source=choosing.oid(id))
                other = choosing.thing_of(answer.options[0])
                if other in targets_to_change_to(game, id, use):
                    with_choices(game, id, targets=(target_of(use, other),))


@rule("415.7a")
def targets_to_change_to(game: Game, id: int, use: Target) -> list[int | str]:
    """What a target can be changed to: only another one that is legal, in the mode that was chosen."""
    return other_targets(game, id, use)


def targets_now(game: Game, id: int, use: Target) -> list[int | str]:
    """The targets that were chosen for one use of the word "target"."""
    choices = game.object(id).choices
    chosen = [target for target in choices.targets if target.name == use.name]
    return [target.thing for target in chosen]


def other_targets(game: Game, id: int, use: Target) -> list[int | str]:
    """What the targets of one use of the word could be changed to; as many as before, so without any there is none."""
    now = targets_now(game, id, use)
    return [thing for thing in legal_targets(game, id, use) if thing not in now] if now else []


@rule("415.7a", "409.1d")
def could_be_others(game: Game, id: int, use: Target) -> bool:
    """Whether its targets could be others: those among which something was divided unequally may change places."""
    return len(set(game.object(id).choices.division)) > 1 or bool(other_targets(game, id, use))


@rule("415.7a")
def change_targets(game: Game, player: str, id: int, source: int) -> Procedure[None]:
    """Each target may become another one that is legal, or stay what it is, even if it has become illegal.

    `source` is what says so: a copy need not be on the stack yet.
    """
    chosen: list[ChosenTarget] = []
    for use in target_words(game, id):
        things = targets_now(game, id, use)
        if could_be_others(game, id, use):
            legal = legal_targets(game, id, use)
            options = choosing.thing_options(game, dict.fromkeys([*legal, *things]))
            prompt = f"New targets for {game.name(id)}?"
            many = len(things)
            check = partial(check_new_targets, game, legal, things)
            answer = yield Ask("targets", player, prompt, options, many, many, choosing.oid(source), check=check)
            things = [choosing.thing_of(option) for option in answer.options]
        chosen += [target_of(use, thing) for thing in things]
    with_choices(game, id, targets=tuple(chosen))


@rule("415.7a")
def check_new_targets(game: Game, legal: list[int | str], things: list[int | str], answer: Answer) -> None:
    """Each target is what it was, or else a legal one; none that is illegal takes another's place. Raises Illegal."""
    assert isinstance(answer, Chosen)
    for place, option in enumerate(answer.options):
        if choosing.thing_of(option) not in (things[place], *legal):
            raise Illegal("illegal-target", "A target becomes another one only if that is legal.", "415.7a")
