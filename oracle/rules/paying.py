"""Costs: determining the total, and paying it whole (409.1f-h, 424)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oracle.game.asking import Illegal
from oracle.game.events import CounterChange, Event, LifeChange, TapChange, ZoneChange
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, described, fits
from oracle.rules.happening import happen
from oracle.rules.mana import Bill, is_mana_ability, may_tap_for_cost, pay_mana
from oracle.rules.statics import in_force
from oracle.words.abilities import Activated
from oracle.words.costs import Cost
from oracle.words.filters import Filter
from oracle.words.mana import ManaCost, parse_cost
from oracle.words.statics import CostChange
from touchstone.protocol import Ref


@dataclass
class TotalCost:
    """Everything to be paid: mana, and the other parts of the costs."""

    bill: Bill
    parts: list[Cost]


def mana_bill(cost: ManaCost | None, x: int) -> Bill:
    """The mana that a mana cost asks for. A missing one cannot be paid (203.1b): raises Illegal."""
    if cost is None:
        raise Illegal("cannot-pay", "A missing mana cost cannot be paid.", "203.1b")
    return Bill(cost.generic + x * cost.x_count, cost.colored)


@rule("409.1f", "424.4")
def changed_bill(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    """Increases and reductions of the total cost; the generic part never falls below nothing."""
    generic = bill.generic
    least = 0
    for context, change in in_force(game, CostChange):
        if change.who == "you" and context.controller != player:
            continue
        if ability is not None:
            if change.abilities and not is_mana_ability(game, ability):
                generic += change.generic
        elif change.spells is not None and fits(game, change.spells, id, context):
            generic += change.generic
            least = max(least, change.at_least)
    return raised_to(game, least, Bill(max(0, generic), bill.colored))


@rule("409.1f")
def raised_to(game: Game, least: int, bill: Bill) -> Bill:
    """What must cost at least so much mana costs generic mana more, after all other changes of the cost."""
    return Bill(max(bill.generic, least - len(bill.colored)), bill.colored)


def can_pay_part(game: Game, player: str, id: int, part: Cost, x: int) -> bool:
    """Whether there are the resources for a part of a cost (424.2)."""
    it = game.object(id)
    context = Context(id, player, {"it": [id]})
    if part.tap and (it.tapped or not may_tap_for_cost(game, id)):
        return False
    if part.loyalty is not None and not can_pay_loyalty(game, id, loyalty_change(part.loyalty, x)):
        return False
    if part.life and game.life(player) < part.life:
        return False
    if part.sacrifice is not None and not sacrificeable(game, player, part.sacrifice, context):
        return False
    if part.remove_cards is not None:
        return len(removable(game, player, part.remove_cards, context)) >= part.remove_cards_count
    if part.remove_counter is not None:
        return bool(_with_counter(game, part, context))
    for cards in (part.discard_cards, part.reveal):
        if cards is not None and not _of_hand(game, player, cards, context):
            return False
    return len(game.zone("hand", player)) >= part.discard


def _of_hand(game: Game, player: str, what: Filter, context: Context) -> list[int]:
    return [card for card in game.zone("hand", player) if fits(game, what, card, context)]


def loyalty_change(symbol: str, x: int) -> int:
    """The number in a loyalty symbol: +N puts N counters on, -N removes N, -X the X that was chosen; 0 does neither."""
    amount = x if symbol[1:] == "X" else int(symbol.lstrip("+-"))
    return -amount if symbol[0] == "-" else amount


@rule("212.9")
def can_pay_loyalty(game: Game, id: int, change: int) -> bool:
    """A negative loyalty cost needs at least as many loyalty counters; exactly as many are enough."""
    return game.object(id).counters.get("loyalty", 0) + change >= 0


@rule("424.2")
def removable(game: Game, player: str, what: Filter, context: Context) -> list[int]:
    """The cards that the player could remove from the game to pay: only his or her own."""
    return [one for one in described(game, what, context) if game.object(one).owner == player]


@rule("501.6")
def sacrificeable(game: Game, player: str, what: Filter, context: Context) -> list[int]:
    """The permanents that the player could sacrifice."""
    return [one for one in described(game, what, context) if game.controller(one) == player]


def _with_counter(game: Game, part: Cost, context: Context) -> list[int]:
    assert part.remove_counter is not None
    what = part.remove_counter_from
    return [
        one
        for one in (described(game, what, context) if what is not None else [context.source])
        if (part.remove_counter == "any" and game.object(one).counters)
        or game.object(one).counters.get(part.remove_counter, 0)
    ]


@rule("409.1h")
def pay(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    """Pay the total cost, all of it; the result lists those of the objects it was paid with that a text may mean.

    What is tapped for the cost gives no mana for it: it is tapped first. Cards are revealed before others are
    discarded, so that the same card may serve for both: the parts are paid in any order. Raises Illegal.
    """
    for part in total.parts:
        if not can_pay_part(game, player, id, part, x):
            raise Illegal("cannot-pay", f"{player} cannot pay the whole cost of {game.name(id)}.", "424.2")
    offered = None if pay_with is None else [choosing.number_of(ref.object or "o0") for ref in pay_with]
    used: list[int] = []
    for part in total.parts:
        if part.tap:
            yield from happen(game, TapChange(object=id, tapped=True))
    yield from pay_mana(game, player, total.bill, id)
    for part in sorted(total.parts, key=lambda part: part.reveal is None):
        used += yield from _pay_part(game, player, id, part, x, offered)
    return used


def _pay_part(game: Game, player: str, id: int, part: Cost, x: int, offered: list[int] | None) -> Procedure[list[int]]:
    context = Context(id, player, {"it": [id]})
    events = yield from _pay_without_choice(game, player, id, part, x)
    used: list[int] = []
    if part.sacrifice is not None:
        options = sacrificeable(game, player, part.sacrifice, context)
        used += yield from _which(game, player, options, 1, "Sacrifice which?", offered)
        events.append(_sacrificed(used[-1]))
    if part.discard_cards is not None:
        options = _of_hand(game, player, part.discard_cards, context)
        used += yield from _which(game, player, options, 1, "Discard which?", offered)
        events.append(_discarded(used[-1]))
    if part.discard:
        others = [card for card in game.zone("hand", player) if card not in used]
        events += map(_discarded, (yield from _which(game, player, others, part.discard, "Discard which?", offered)))
    if part.reveal is not None:
        options = _of_hand(game, player, part.reveal, context)
        used += yield from _which(game, player, options, 1, "Reveal which?", offered)
        game.tell("reveal", f"{player} reveals {game.name(used[-1])}.", "409.1h", objects=used[-1:], players=(player,))
    if part.remove_cards is not None:
        options = removable(game, player, part.remove_cards, context)
        cards = yield from _which(game, player, options, part.remove_cards_count, "Remove which?", offered)
        events += [ZoneChange(object=one, to="exile", cause="cost") for one in cards]
    if part.remove_counter is not None:
        events.append((yield from _counter_to_remove(game, player, part, context, offered)))
    yield from happen(game, *events)
    return used


def _pay_without_choice(game: Game, player: str, id: int, part: Cost, x: int) -> Procedure[list[Event]]:
    """Loyalty is paid, and the card itself discarded, before anything is chosen; what happens with the rest is left."""
    if part.loyalty is not None:
        yield from pay_loyalty(game, id, loyalty_change(part.loyalty, x))
    if part.discard_this:
        yield from happen(game, _discarded(id))
    left: list[Event] = []
    if part.life:
        left.append(LifeChange(player=player, amount=-part.life, cause="cost"))
    if part.sacrifice_this:
        left.append(_sacrificed(id))
    return left


def _sacrificed(id: int) -> Event:
    return ZoneChange(object=id, to="graveyard", cause="sacrifice", rule="501.6")


def _discarded(id: int) -> Event:
    return ZoneChange(object=id, to="graveyard", cause="discard")


@rule("212.9", "403.1")
def pay_loyalty(game: Game, id: int, change: int) -> Procedure[None]:
    """The arrow is a cost: counters are put on or removed as the ability is played."""
    if change:
        yield from happen(game, CounterChange(object=id, kind="loyalty", amount=change, by_effect=False))


def _which(
    game: Game, player: str, options: list[int], count: int, prompt: str, offered: list[int] | None
) -> Procedure[list[int]]:
    if offered is None:
        offered = list((yield from choosing.choose_objects(game, player, options, prompt, None, count, count)))
    taken = [one for one in offered if one in options and game.exists(one)][:count]
    if len(taken) < count:
        raise Illegal("cannot-pay", f"{player} cannot pay with what was chosen.", "409.1h")
    for one in taken:
        offered.remove(one)
    return taken


def _counter_to_remove(
    game: Game, player: str, part: Cost, context: Context, offered: list[int] | None
) -> Procedure[Event]:
    permanent = (yield from _which(game, player, _with_counter(game, part, context), 1, "From which?", offered))[0]
    kinds = [kind for kind in game.object(permanent).counters if part.remove_counter in ("any", kind)]
    kind = kinds[0] if len(kinds) == 1 else (yield from choosing.choose_label(game, player, kinds, "Which counter?"))
    return CounterChange(object=permanent, kind=kind, amount=-1, by_effect=False)


def cost_of(text: str | None) -> ManaCost | None:
    """A mana cost given as text."""
    return parse_cost(text) if text is not None else None
