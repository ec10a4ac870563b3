"""Checking an answer against its question, before the game goes on with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from oracle.game.asking import Ask, Illegal
from oracle.game.game import Game
from oracle.rules.choosing import number_of
from touchstone.protocol import Answer, Attacks, Blocks, Chosen, Division, Number, Option, Ref, Share, Word

_FORMS: dict[str, type[Any]] = {
    "number": Number,
    "word": Word,
    "attackers": Attacks,
    "blockers": Blocks,
    "divide": Division,
}
CHOOSING = ("targets", "objects", "players", "attackers", "blockers")
"""The kinds of questions whose options are objects and players that somebody chooses some of."""


def checked(ask: Ask, answer: Answer) -> Answer:
    """The answer, which has the form that the question asks for, if it is allowed. Raises Illegal for any other."""
    match answer:
        case Chosen(chosen) if not ask.min <= len(chosen) <= ask.max:
            raise Illegal("illegal-choice", f"From {ask.min} to {ask.max} options are to be chosen.", "413.2c")
        case Division(shares) if sum(share.amount for share in shares) != ask.total:
            raise Illegal("illegal-choice", f"The shares must add up to {ask.total}.", "413.2c")
    if ask.check is not None:
        ask.check(answer)
    return answer


def check_form(ask: Ask, answer: Answer) -> None:
    """Whether it answers this question at all, with options that there are. Raises Illegal for anything else."""
    form = Chosen if ask.vocabulary == "mana" else _FORMS.get(ask.kind, Chosen)
    if not isinstance(answer, form):
        raise Illegal("illegal-choice", f"A {ask.kind} decision takes another kind of answer.", "413.2c")
    match answer:
        case Chosen(chosen):
            _check_options(ask, chosen)
        case Number(number) if not ask.min <= number <= ask.max:
            raise Illegal("illegal-choice", f"{number} is not from {ask.min} to {ask.max}.", "413.2c")
        case Division(shares):
            _check_options(ask, [share.option for share in shares])
            if any(share.amount < 0 for share in shares):
                raise Illegal("illegal-choice", "A share cannot be less than nothing.", "413.2c")
        case Attacks(attacks):
            _check_distinct([one.attacker for one in attacks])
        case Blocks(blocks):
            _check_distinct([(one.blocker, one.attacker) for one in blocks])


def _check_options(ask: Ask, chosen: Collection[str]) -> None:
    _check_distinct(chosen)
    known = {option.id for option in ask.options}
    for option in chosen:
        if option not in known:
            raise Illegal("illegal-choice", f"{option} is not one of the options.", "413.2c")


def _check_distinct(things: Collection[Any]) -> None:
    if len(set(things)) < len(things):
        raise Illegal("illegal-choice", "The same thing is chosen twice.", "413.2c")


def withdraw_what_left(game: Game, ask: Ask) -> bool:
    """What has left the game while somebody chooses is nothing to choose any more (102.5), if there is enough else.

    Whether there is: if not, what is left is all that can be chosen, and it comes first. For a spell or ability
    that has left the game there is nothing to choose.
    """
    if ask.about is not None and not game.exists(ask.about):
        return False

    def is_there(one: Option | Ref) -> bool:
        has_left = one.player is not None and game.player(one.player).lost
        return not has_left and (one.object is None or game.exists(number_of(one.object)))

    ask.defenders = [each for each in ask.defenders if is_there(each)]
    if ask.kind not in CHOOSING:
        return True
    options = [each for each in ask.options if is_there(each)]
    if len(options) < ask.min:
        ask.options = sorted(ask.options, key=is_there, reverse=True)
        return False
    ask.options, ask.max = options, min(ask.max, len(options))
    return True


def some_answer(ask: Ask) -> Answer:
    """An answer of the right kind that chooses as little as possible: no, where it is yes or no."""
    match ask.kind:
        case "may":
            return Chosen((ask.options[-1].id,))
        case "number":
            return Number(ask.min)
        case "attackers":
            return Attacks(())
        case "blockers":
            return Blocks(())
        case "divide":
            each, others = int((ask.total or 0) >= len(ask.options)), ask.options[1:]
            first = Share(ask.options[0].id, (ask.total or 0) - each * len(others))
            return Division((first, *(Share(option.id, each) for option in others)))
        case "word" if ask.vocabulary != "mana":
            return Word("")
    return Chosen(tuple(option.id for option in ask.options[: ask.min]))
