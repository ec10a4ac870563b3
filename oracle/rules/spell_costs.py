"""What a spell costs: the costs that are chosen as it is played, X, and the total (409.1b, 409.1f)."""

from __future__ import annotations

from oracle.game.asking import Ask, Illegal
from oracle.game.game import STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.conditions import holds
from oracle.rules.context import Context, fits
from oracle.rules.mana import Bill
from oracle.rules.on_stack import with_choices
from oracle.rules.paying import TotalCost, can_pay_part, changed_bill, cost_of, mana_bill
from oracle.rules.statics import in_force
from oracle.words.abilities import Ability, Card, Static
from oracle.words.costs import Cost
from oracle.words.statics import PlayableFor, PlayableInstead
from touchstone.protocol import Announcement, Option


def card_of(game: Game, id: int) -> Card:
    """The card (or what it is a copy of) behind a spell."""
    card = game.object(id).copied_or_own
    assert card is not None
    return card


@rule("409.1b")
def choose_costs_and_x(game: Game, player: str, id: int, announced: Announcement, free: bool) -> Procedure[None]:
    """One alternative cost at most, any optional additional costs, and the value of X. Raises Illegal."""
    card = card_of(game, id)
    alternative: str | None = None
    if announced.alternative_cost is not None:
        alternative = yield from choose_alternative_cost(game, player, id, announced.alternative_cost)
    optional_costs = tuple(announced.optional_costs)
    if free and card.optional_costs:
        optional_costs = yield from choose_optional_costs(game, player, id, card)
    optional_costs += yield from choose_either_cost(game, player, id, card, optional_costs)
    for optional in optional_costs:
        if optional not in {cost.kind for cost in (*card.optional_costs, *card.either_cost)}:
            raise Illegal("illegal-choice", f"{card.name} has no {optional} cost.", "409.1b")
    cost = cost_of(card.cost)
    x: int | None = None
    if cost is not None and cost.x_count:
        other = None if alternative is None else alternative_costs(game, player, id)[alternative]
        without_x = free or (other is not None and not asks_for_x(other))
        x = 0 if without_x else (yield from choose_x(game, player, announced, id))
    with_choices(game, id, x=x, alternative_cost=alternative, optional_costs=optional_costs)


@rule("409.1b")
def choose_alternative_cost(game: Game, player: str, id: int, kind: str) -> Procedure[str]:
    """Which alternative cost of the announced kind is paid; of several the player chooses one. Raises Illegal."""
    names = [name for name in alternative_costs(game, player, id) if name.split()[0] == kind]
    if not names:
        raise Illegal("illegal-choice", f"{game.name(id)} cannot be played for its {kind} cost.", "409.1b")
    if len(names) == 1:
        return names[0]
    options = [Option(id=name, object=name.partition(" ")[2] or choosing.oid(id), label=name) for name in names]
    answer = yield Ask("cost", player, "Which alternative cost?", options, source=choosing.oid(id))
    return str(answer.options[0])


def _may_be_paid(game: Game, player: str, id: int, cost: PlayableFor) -> bool:
    if cost.only_from not in (None, game.object(as_card(game, id)).zone):
        return False
    return cost.if_ is None or holds(game, Context(id, player), cost.if_)


def as_card(game: Game, spell: int) -> int:
    """The object that a spell was where it was played from."""
    previous = game.object(spell).previous
    assert previous is not None
    return previous


@rule("409.1b")
def choose_optional_costs(game: Game, player: str, id: int, card: Card) -> Procedure[tuple[str, ...]]:
    """Which optional additional costs are to be paid."""
    options = [Option(id=cost.kind, label=cost.kind) for cost in card.optional_costs]
    answer = yield Ask("cost", player, "Which additional costs?", options, 0, len(options), choosing.oid(id))
    return tuple(answer.options)


def choose_either_cost(
    game: Game, player: str, id: int, card: Card, announced: tuple[str, ...]
) -> Procedure[tuple[str, ...]]:
    """Of several additional costs exactly one is to be paid; one that cannot be paid is no choice (424.2).

    Raises Illegal if none can be.
    """
    kinds = [cost.kind for cost in card.either_cost]
    if not kinds or set(kinds) & set(announced):
        return ()
    possible = [cost.kind for cost in card.either_cost if can_pay_part(game, player, id, cost.cost, 0)]
    if not possible:
        raise Illegal("cannot-pay", f"{player} can pay none of the additional costs of {game.name(id)}.", "424.2")
    if len(possible) < 2:
        return tuple(possible)
    return ((yield from choosing.choose_label(game, player, possible, "Which additional cost?")),)


@rule("409.1b", "502.74a")
def alternative_costs(game: Game, player: str, id: int) -> dict[str, Cost]:
    """The costs for which a card may be played rather than its mana cost: printed ones, and those of abilities.

    They go by their kinds; those that another object offers by that object, too.
    """
    costs = {alternative.kind: alternative.cost for alternative in card_of(game, id).alternative_costs}
    for ability in abilities_as_played(game, id):
        if (
            isinstance(ability, Static)
            and isinstance(ability.effect, PlayableFor)
            and _may_be_paid(game, player, id, ability.effect)
        ):
            costs[ability.effect.kind] = ability.effect.cost or Cost(mana=card_of(game, id).cost)
    for context, instead in in_force(game, PlayableInstead):
        if fits(game, instead.spells, id, context):
            costs[f"{instead.kind} {choosing.oid(context.source)}"] = instead.cost
    return costs


@rule("409.1a", "502.22a", "502.74a", "502.76a")
def abilities_as_played(game: Game, id: int) -> list[Ability]:
    """What speaks of other costs: of the card where it is played from, and, as prowl, of the spell on the stack."""
    both = (id, as_card(game, id))
    return [one for it in both for one in game.known(it).abilities if works_on_stack(one) == (it == id)]


def works_on_stack(ability: Ability) -> bool:
    """Whether a static ability says that it works while its object is on the stack."""
    return isinstance(ability, Static) and ability.zone == STACK


def choose_x(game: Game, player: str, announced: Announcement, id: int) -> Procedure[int]:
    """The value of X: announced, or asked for. Raises Illegal for one below 0."""
    if announced.x is None:
        answer = yield Ask("number", player, "Which value has X?", min=0, max=1000, source=choosing.oid(id))
        return int(answer.number)
    if announced.x < 0:
        raise Illegal("illegal-choice", "X cannot be negative.", "104.1b")
    return announced.x


@rule("409.1f", "203.4")
def total_cost(game: Game, player: str, id: int, free: bool) -> TotalCost:
    """The mana or alternative cost plus additional costs, increased and reduced."""
    card = card_of(game, id)
    choices = game.object(id).choices
    x = choices.x or 0
    parts: list[Cost] = []
    if choices.alternative_cost is not None:
        cost = alternative_costs(game, player, id)[choices.alternative_cost]
        bill = mana_bill(cost_of(cost.mana), x) if cost.mana is not None else Bill()
        parts.append(cost)
    else:
        bill = Bill() if free else mana_bill(cost_of(card.cost), x)
    additional = [card.additional_cost] if card.additional_cost is not None else []
    chosen = (*card.optional_costs, *card.either_cost)
    additional += [cost.cost for cost in chosen if cost.kind in choices.optional_costs]
    for cost in additional:
        parts.append(cost)
        if cost.mana is not None:
            more = mana_bill(cost_of(cost.mana), x)
            bill = Bill(bill.generic + more.generic, bill.colored + more.colored)
    return TotalCost(changed_bill(game, bill, id, player), parts)


def asks_for_x(cost: Cost) -> bool:
    """Whether a cost has an X in it."""
    return "X" in (cost.loyalty or "") or "{X}" in (cost.mana or "")
