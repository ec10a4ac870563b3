"""Dividing among targets: decided while playing, before costs are paid (409.1d)."""

from __future__ import annotations

from functools import partial

from oracle.game.asking import Ask, Illegal
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, amount_of
from oracle.words.effects import Damage
from touchstone.protocol import Answer, Division


@rule("409.1d")
def divide_among_targets(game: Game, id: int, context: Context, word: Damage) -> Procedure[tuple[int, ...]]:
    """Each target is given at least 1; nothing is asked where there is only one way to divide, or no target.

    Raises Illegal if there are more targets than can be given 1 each.
    """
    amount = amount_of(game, context, word.amount)
    things = [target.thing for target in context.choices.targets]
    if len(things) > amount:
        message = f"{game.name(id)} cannot divide {amount} among {len(things)} targets."
        raise Illegal("illegal-target", message, "409.1d")
    if len(things) in (0, 1, amount):
        return (amount,) if len(things) == 1 else (1,) * len(things)
    answer = yield Ask(
        "divide",
        context.controller,
        f"Divide the {amount} of {game.name(id)}.",
        choosing.thing_options(game, things),
        source=choosing.oid(id),
        total=amount,
        check=partial(_check_shares, len(things)),
    )
    shares = {choosing.thing_of(share.option): share.amount for share in answer.shares}
    return tuple(shares[thing] for thing in things)


def _check_shares(targets: int, answer: Answer) -> None:
    assert isinstance(answer, Division)
    if len(answer.shares) != targets or any(share.amount < 1 for share in answer.shares):
        raise Illegal("illegal-choice", "Each target is given at least 1.", "409.1d")
