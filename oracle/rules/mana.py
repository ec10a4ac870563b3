"""Mana: pools, mana abilities, paying, and mana burn (300.3, 406, 411)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from oracle.game.asking import Ask, Illegal
from oracle.game.events import LifeChange, ManaAdded, TapChange
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules.context import Context, described
from oracle.rules.happening import happen
from oracle.rules.statics import in_force
from oracle.rules.timing import is_prohibited, prohibitions
from oracle.words.abilities import Ability, Activated, Text
from oracle.words.costs import Cost
from oracle.words.effects import AddMana
from oracle.words.filters import Filter
from oracle.words.mana import COLORLESS, COLORS, parse_mana
from oracle.words.statics import ManaOfAnyColor
from touchstone.protocol import Option

TAP_ONLY = Cost(tap=True)


@dataclass
class Bill:
    """Mana to be paid: generic mana, and coloured symbols (hybrid ones as "W/U")."""

    generic: int = 0
    colored: tuple[str, ...] = ()

    def __str__(self) -> str:
        symbols = ([str(self.generic)] if self.generic or not self.colored else []) + list(self.colored)
        return "".join("{" + symbol + "}" for symbol in symbols)


@dataclass(frozen=True)
class ManaSource:
    """A permanent that can be tapped for one mana of one of these colours; `spared`: only if nothing else will do."""

    id: int
    colors: tuple[str, ...]
    spared: bool


@rule("406.1")
def is_mana_ability(game: Game, ability: Ability) -> bool:
    """An activated ability that could put mana into a pool, has no target and is no loyalty ability."""
    if not isinstance(ability, Activated) or ability.text.targets or ability.cost.loyalty is not None:
        return False
    return any(isinstance(effect, AddMana) for effect in ability.text.effects)


def mana_sources(game: Game, player: str, on: int | None) -> Iterator[ManaSource]:
    """Untapped permanents of the player that give one mana, for whatever it is spent on, for being tapped alone.

    All others are for the player to use: those that give more mana at once, for instance, or cost more than that.
    """
    forbidden = list(prohibitions(game, player, "play-mana-abilities"))
    for id in game.controlled(player):
        if game.object(id).tapped or not may_tap_for_cost(game, id):
            continue
        colors = dict.fromkeys(color for ability in game.known(id).abilities for color in _given_for_tapping(ability))
        if colors and not any(is_prohibited(game, prohibits, id, context) for context, prohibits in forbidden):
            yield ManaSource(id, tuple(colors), spared=id == on)


def _given_for_tapping(ability: Ability) -> Iterator[str]:
    match ability:
        case Activated(cost=cost, text=Text(effects=(AddMana(only_for=None, who="you", choices=choices),))):
            amounts = [parse_mana(choice) for choice in choices if cost == TAP_ONLY]
            yield from (color for mana in amounts if sum(mana.values()) == 1 for color in mana)


@rule("212.3f", "403.4")
def may_tap_for_cost(game: Game, id: int) -> bool:
    """A creature can be tapped for a cost only if controlled since the turn began, or with haste."""
    known = game.known(id)
    return "Creature" not in known.types or not is_summoning_sick(game, id)


@rule("212.3f", "308.2a")
def is_summoning_sick(game: Game, id: int) -> bool:
    """The "summoning sickness" rule: not controlled continuously since its controller's most recent turn began."""
    if game.known(id).has("haste"):
        return False
    controller = game.controller(id)
    return controller is not None and game.object(id).since >= most_recent_turn(game, controller)


def most_recent_turn(game: Game, player: str) -> int:
    """The number of the turn of the player's side that is going on or was the last."""
    return game.state.latest_turn[game.side(player)]


@rule("409.1g", "424.2")
def pay_mana(game: Game, player: str, bill: Bill, on: int | None = None) -> Procedure[None]:
    """Pay from the pool and by tapping lands, for a spell or an ability of `on`. Raises Illegal if it cannot be."""
    plan = plan_for(game, player, bill, on)
    if plan is None:
        raise Illegal("cannot-pay", f"{player} cannot pay {bill}.", "424.2")
    tapped, spent = plan
    for source, color in tapped:
        yield from happen(game, TapChange(object=source.id, tapped=True))
        yield from happen(game, ManaAdded(player=player, mana={color: 1}))
    left = Counter(game.player(player).mana) - Counter(spent)
    game.alter_player(player, mana=dict(left), reserved=reserved_after(game, player, on, spent))


@rule("406.1")
def may_be_spent_on(game: Game, player: str, only_for: Filter, on: int | None) -> bool:
    """Whether mana that may be spent on certain things only may be spent on this one."""
    return on is not None and on in described(game, only_for, Context(on, player))


def usable_pool(game: Game, player: str, on: int | None) -> dict[str, int]:
    """The mana of the pool without what may not be spent on this."""
    pool = dict(game.player(player).mana)
    for color, only_for in game.player(player).reserved:
        if not may_be_spent_on(game, player, only_for, on):
            pool[color] -= 1
    return pool


def reserved_after(game: Game, player: str, on: int | None, spent: Mapping[str, int]) -> tuple[tuple[str, Filter], ...]:
    """The reserved mana that is left; what fits is spent before other mana of its colour."""
    left = dict(spent)
    kept = []
    for color, only_for in game.player(player).reserved:
        if left.get(color, 0) and may_be_spent_on(game, player, only_for, on):
            left[color] -= 1
        else:
            kept.append((color, only_for))
    return tuple(kept)


Plan = tuple[list[tuple[ManaSource, str]], dict[str, int]]


def payment_plan(pool: dict[str, int], sources: list[ManaSource], bill: Bill) -> Plan | None:
    """Which sources to tap for which colour, as few as possible, and what is spent; None if it cannot be paid."""
    sources = sorted(sources, key=lambda source: (source.spared, len(source.colors)))
    fewest = len(bill.colored) + bill.generic - sum(pool.values())
    best: Plan | None = None
    for plan in _plans([symbol.split("/") for symbol in bill.colored], pool, sources, [], {}, bill.generic):
        if best is None or len(plan[0]) < len(best[0]):
            best = plan
        if len(best[0]) <= fewest:
            break
    return best


def _plans(
    needs: list[list[str]],
    pool: dict[str, int],
    sources: list[ManaSource],
    tapped: list[tuple[ManaSource, str]],
    spent: dict[str, int],
    generic: int,
) -> Iterator[Plan]:
    if not needs:
        yield from _with_generic(pool, sources, tapped, spent, generic)
        return
    for color in needs[0]:
        if pool.get(color, 0) > 0:
            less = {**pool, color: pool[color] - 1}
            yield from _plans(needs[1:], less, sources, tapped, _plus(spent, color), generic)
        for source in _one_of_each(sources, color):
            rest = [other for other in sources if other is not source]
            yield from _plans(needs[1:], pool, rest, [*tapped, (source, color)], _plus(spent, color), generic)


def _one_of_each(sources: list[ManaSource], color: str) -> list[ManaSource]:
    """Of the sources of a colour the first one of each kind: which one of a kind is tapped makes no difference."""
    kinds: dict[tuple[str, ...], ManaSource] = {}
    for source in sources:
        if color in source.colors:
            kinds.setdefault(source.colors, source)
    return list(kinds.values())


def _with_generic(
    pool: dict[str, int],
    sources: list[ManaSource],
    tapped: list[tuple[ManaSource, str]],
    spent: dict[str, int],
    generic: int,
) -> Iterator[Plan]:
    for color in (COLORLESS, *COLORS):
        used = min(pool.get(color, 0), generic)
        if used:
            spent = {**spent, color: spent.get(color, 0) + used}
            generic -= used
    if generic > len(sources):
        return
    for source in sources[:generic]:
        tapped = [*tapped, (source, source.colors[0])]
        spent = _plus(spent, source.colors[0])
    yield tapped, spent


def _plus(spent: dict[str, int], color: str) -> dict[str, int]:
    return {**spent, color: spent.get(color, 0) + 1}


def can_pay(game: Game, player: str, bill: Bill, on: int | None = None) -> bool:
    """Whether the player could pay the mana."""
    return plan_for(game, player, bill, on) is not None


def plan_for(game: Game, player: str, bill: Bill, on: int | None) -> Plan | None:
    """How a player would pay; the permanent whose ability is played gives mana for it only if it must."""
    sources = list(mana_sources(game, player, on))
    return payment_plan(usable_pool(game, player, on), sources, in_any_color(game, bill))


@rule("424.2")
def in_any_color(game: Game, bill: Bill) -> Bill:
    """Where mana may be spent as though it were of any color, one mana is as good as another."""
    if any(in_force(game, ManaOfAnyColor)):
        return Bill(bill.generic + len(bill.colored))
    return bill


@rule("300.3")
def mana_burn(game: Game) -> Procedure[None]:
    """As a phase ends, unused mana is lost, and its player loses 1 life for each; that is no damage."""
    for name in game.in_turn_order:
        unused = sum(game.player(name).mana.values())
        if unused:
            game.alter_player(name, mana={}, reserved=())
            yield from happen(game, LifeChange(player=name, amount=-unused, cause="mana burn"))


def choose_mana(game: Game, player: str, choices: tuple[str, ...]) -> Procedure[dict[str, int]]:
    """Which of several amounts of mana is produced."""
    if len(choices) == 1:
        return parse_mana(choices[0])
    options = [Option(id=choice, label=choice) for choice in choices]
    answer = yield Ask("word", player, "Which mana?", options, vocabulary="mana")
    return parse_mana(answer.options[0])
