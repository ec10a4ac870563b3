"""Announcing a spell or ability: modes, X, costs to choose and targets (409.1b-c, 415)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.game.asking import Ask, Illegal
from oracle.game.game import Game
from oracle.game.objects import Choices, Target
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, described, number_meant
from oracle.rules.dividing import divide_among_targets
from oracle.rules.on_stack import with_choices
from oracle.rules.protection import can_be_targeted, player_can_be_targeted, said_to_be_no_targets
from oracle.rules.text_change import with_word
from oracle.words.abilities import Mode, Text
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import Damage, Effect
from touchstone.protocol import Announcement, Option, Ref


def target_count(game: Game, id: int, word: TargetWord) -> int:
    """How many targets one use of the word asks for."""
    return number_meant(game, context_of(game, id), word.count)


def least_targets(game: Game, id: int, word: TargetWord) -> int:
    """How many targets must be chosen for one use of the word."""
    return word.least if word.up_to else target_count(game, id, word)


def text_of(game: Game, id: int) -> Text:
    """What a spell or ability on the stack says to do on resolution, in its changed words (418.6)."""
    it = game.object(id)
    if it.ability is not None:
        return it.ability.text
    card = it.copied_or_own
    text = card.spell if card is not None and card.spell is not None else Text()
    for old, new in game.known(id).words:
        text = with_word(text, old, new)
    return text


def instructions_of(game: Game, id: int) -> list[Effect]:
    """What a spell or ability on the stack says to do: its text, or the chosen modes in printed order."""
    text = text_of(game, id)
    if not text.modes:
        return list(text.effects)
    return [effect for mode in chosen_modes(text, game.object(id).choices.modes) for effect in mode.effects]


def chosen_modes(text: Text, modes: Sequence[int]) -> list[Mode]:
    """The modes that were chosen, in printed order (the order in which they are carried out)."""
    return [text.modes[number - 1] for number in sorted(modes)]


def target_words(game: Game, id: int) -> list[TargetWord]:
    """The uses of the word "target": of the text or its chosen modes, and of an Aura's enchant ability."""
    it = game.object(id)
    text = text_of(game, id)
    if text.modes:
        return [word for mode in chosen_modes(text, it.choices.modes) for word in mode.targets]
    card = it.copied_or_own
    if card is not None and card.enchant is not None:
        return [card.enchant]
    return list(text.targets)


def context_of(game: Game, id: int) -> Context:
    """The speaker of a spell or ability on the stack."""
    it = game.object(id)
    controller = game.speaker(id)
    source = it.ability.source if it.ability is not None else id
    known = {"paid with": paid_with(game, it.choices)}
    context = Context(source, controller, known, it.choices, stack_object=id)
    if it.ability is not None:
        context.known.update(it.ability.known)
    return context


@rule("409.1h", "503.10")
def paid_with(game: Game, choices: Choices) -> list[int]:
    """The objects that costs were paid with; a copy refers to those that the original was paid with."""
    return list(choices.pay_with)


def announce_modes_and_targets(game: Game, id: int, announced: Announcement) -> Procedure[None]:
    """Choose modes, then targets, for an object on the stack."""
    text = text_of(game, id)
    if text.modes:
        yield from choose_modes(game, id, text, announced)
    yield from choose_targets(game, id, announced.targets)
    for word in instructions_of(game, id):
        if isinstance(word, Damage) and word.divided:
            with_choices(game, id, division=(yield from divide_among_targets(game, id, context_of(game, id), word)))


# -- modes -----------------------------------------------------------------------------------------------


@rule("409.1b")
def choose_modes(game: Game, id: int, text: Text, announced: Announcement) -> Procedure[None]:
    """The right number of different modes, each of which can be given legal targets. Raises Illegal."""
    choose = modes_to_choose(game, id, text)
    possible = [n for n in range(1, len(text.modes) + 1) if mode_is_possible(game, id, text.modes[n - 1])]
    if len(possible) < choose:
        raise Illegal("illegal-choice", f"{game.name(id)} has too few modes that can be chosen now.", "409.1b")
    modes = announced.modes
    if modes is None:
        options = [Option(id=str(n), label=f"mode {n}") for n in possible]
        prompt = f"Choose {choose} of the modes."
        answer = yield Ask("modes", game.speaker(id), prompt, options, choose, choose, choosing.oid(id))
        modes = tuple(int(option) for option in answer.options)
    if len(modes) != choose or len(set(modes)) != len(modes) or not set(modes) <= set(possible):
        message = f"{game.name(id)} needs {choose} different modes of {possible}, got {modes}."
        raise Illegal("illegal-choice", message, "409.1b")
    with_choices(game, id, modes=tuple(modes))


@rule("409.1b")
def modes_to_choose(game: Game, id: int, text: Text) -> int:
    """How many modes: as many as the text says, or all of them if entwine was chosen."""
    return len(text.modes) if "entwine" in game.object(id).choices.optional_costs else text.choose


@rule("409.1b", "409.1c")
def mode_is_possible(game: Game, id: int, mode: Mode) -> bool:
    """A mode can be chosen only if there are enough legal targets for it."""
    return all(len(legal_targets(game, id, word)) >= least_targets(game, id, word) for word in mode.targets)


# -- targets ---------------------------------------------------------------------------------------------


@rule("415.5", "415.6")
def legal_targets(game: Game, id: int, word: TargetWord) -> list[int | str]:
    """Everything that one use of "target" may choose; never the spell or ability itself."""
    context = context_of(game, id)
    found: list[int | str] = []
    if word.what is not None:
        meant = [*described(game, word.what, context), *besides_creatures_and_players(game, word)]
        closed = {id, *said_to_be_no_targets(game, id)}
        found += [one for one in dict.fromkeys(meant) if one not in closed and targetable(game, one, id)]
    if word.player is not None:
        players = game.opponents(context.controller) if word.player == "opponent" else game.in_turn_order
        found += [player for player in players if player_can_be_targeted(game, player)]
    return found


@rule("212.9", "415.5")
def besides_creatures_and_players(game: Game, word: TargetWord) -> list[int]:
    """What says "creature or player" can target nothing else."""
    return []


def targetable(game: Game, target: int, by: int) -> bool:
    """Whether shroud and protection allow it; they work on permanents."""
    it = game.object(by)
    source = it.ability.source if it.ability is not None else by
    return game.object(target).zone != "battlefield" or can_be_targeted(game, target, source)


@rule("409.1c")
def choose_targets(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    """Legal targets for each use of "target", no target twice for the same use. Raises Illegal."""
    words = target_words(game, id)
    refs = None if announced is None else list(announced)
    chosen: list[Target] = []
    for word in words:
        legal = legal_targets(game, id, word)
        if refs is None:
            things = yield from _ask_for_targets(game, id, word, legal)
        else:
            things = _announced_targets(game, id, word, legal, refs)
        chosen += [target_of(word, thing) for thing in things]
    if refs:
        raise Illegal("illegal-target", f"{game.name(id)} has fewer targets than were announced.", "409.1c")
    with_choices(game, id, targets=tuple(chosen))


def target_of(word: TargetWord, thing: int | str) -> Target:
    """A chosen target, under the name of its use of the word."""
    if isinstance(thing, int):
        return Target(name=word.name, object=thing)
    return Target(name=word.name, player=thing)


def _ask_for_targets(game: Game, id: int, word: TargetWord, legal: list[int | str]) -> Procedure[list[int | str]]:
    if len(legal) < least_targets(game, id, word):
        raise Illegal("illegal-target", f"{game.name(id)} has no legal target.", "409.1c")
    if not legal:
        return []
    answer = yield Ask(
        "targets",
        game.speaker(id),
        f"Choose targets for {game.name(id)}.",
        choosing.thing_options(game, legal),
        least_targets(game, id, word),
        min(target_count(game, id, word), len(legal)),
        choosing.oid(id),
    )
    chosen = [choosing.thing_of(option) for option in answer.options]
    if not set(chosen) <= set(legal_targets(game, id, word)):
        raise Illegal("illegal-target", f"Too few targets of {game.name(id)} are still in the game.", "409.1c")
    return chosen


def _announced_targets(
    game: Game, id: int, word: TargetWord, legal: list[int | str], refs: list[Ref]
) -> list[int | str]:
    taken: list[int | str] = []
    while refs and len(taken) < target_count(game, id, word):
        thing = choosing.thing_meant(refs[0])
        if thing in taken or thing not in legal:
            break
        taken.append(thing)
        refs.pop(0)
    if len(taken) < least_targets(game, id, word):
        raise Illegal("illegal-target", f"{_tell_next(game, refs)} is no legal target for {game.name(id)}.", "409.1c")
    return taken


def _tell_next(game: Game, refs: Sequence[Ref]) -> str:
    thing = choosing.thing_meant(refs[0]) if refs else "Nothing"
    is_there = thing in game.state.objects or thing in game.state.remembered
    return game.name(thing) if isinstance(thing, int) and is_there else str(thing)


@rule("413.2a")
def remaining_targets(game: Game, id: int) -> list[Target]:
    """The chosen targets that are still legal as the spell or ability resolves."""
    words = {word.name: word for word in target_words(game, id)}
    return [
        target
        for target in game.object(id).choices.targets
        if target.name in words and target.thing in legal_targets(game, id, words[target.name])
    ]
