"""What words mean to the spell or ability that speaks them: references, descriptions, numbers (200.9, 104.2)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from oracle.game.events import AttackDeclared, DamageDealt
from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics, Choices, Object
from oracle.rulebook import rule
from oracle.rules.naming import fits_names
from oracle.types import creature_types
from oracle.words import filters as words
from oracle.words.abilities import Ability
from oracle.words.filters import Amount, Filter
from oracle.words.mana import ALL_COLORS, parse_cost

ANY_ZONE = "any"
OUT_OF_REACH = "out of reach"
"""The name under which a delayed triggered ability knows what it cannot refer to any more (502.15g)."""
ALL_ZONES = ("battlefield", "stack", "hand", "library", "graveyard", "exile", "phased-out")
PERMANENT_TYPES = frozenset({"Artifact", "Creature", "Enchantment", "Land", "Planeswalker"})


@dataclass
class Context:
    """The speaker: the source of a spell, ability or effect, its controller, and what it knows by name.

    `known` maps names to lists of objects (numbers) and players (names), or to a number or a word.
    """

    source: int
    controller: str
    known: dict[str, Any] = field(default_factory=dict)
    choices: Choices = field(default_factory=Choices)
    stack_object: int | None = None


@rule("214.1")
def permanent_types(game: Game) -> frozenset[str]:
    """The card types that make a permanent."""
    return PERMANENT_TYPES


@rule("205.2a")
def card_types_of(game: Game, id: int) -> frozenset[str]:
    """The card types of an object, which are neither its subtypes nor its supertypes."""
    return game.known(id).types


@rule("200.9", "217.5b")
def zones_meant(game: Game, what: Filter) -> tuple[str, ...]:
    """Where the objects are that a description means: in play, unless it says "card" or "spell" and where."""
    return ALL_ZONES if what.zone == ANY_ZONE else (what.zone,)


def fits(game: Game, what: Filter, id: int, context: Context) -> bool:
    """Whether an object fits a description (200.9), wherever it is, or as it was when it was last seen."""
    if what.any:
        return any(fits(game, one, id, context) for one in what.any)
    return (
        fits_characteristics(game, what, game.known(id), context)
        and _fits_status(game, what, id)
        and _fits_relations(game, what, id, context)
    )


def fits_characteristics(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    """Whether characteristics fit a description."""
    types = known.types
    return not (
        (what.types and not fits_types(game, what, known))
        or (what.any_type and types.isdisjoint(what.any_type))
        or (what.no_types and not types.isdisjoint(what.no_types))
        or (what.supertypes and not known.supertypes.issuperset(what.supertypes))
        or (what.no_supertypes and not known.supertypes.isdisjoint(what.no_supertypes))
        or (what.subtypes and not fits_subtypes(game, what, known))
        or (what.colors and known.colors.isdisjoint(colors_meant(game, what.colors, context)))
        or (what.no_colors and not known.colors.isdisjoint(colors_meant(game, what.no_colors, context)))
        or (what.keyword and not known.has(what.keyword))
        or (what.no_abilities and not has_no_abilities(game, known))
        or not fits_names(game, what, known, context)
        or (what.permanent_card and not is_permanent_card(game, known))
        or (what.chosen_type and game.object(context.source).chosen.get("creature-type") not in known.subtypes)
        or (what.max_power is not None and power_of(known) > what.max_power)
        or (what.min_power is not None and power_of(known) < what.min_power)
        or (what.no_subtypes and not known.subtypes.isdisjoint(what.no_subtypes))
        or (what.named_subtype is not None and not fits_named_subtype(game, what, known, context))
    )


def colors_meant(game: Game, colors: Iterable[str], context: Context) -> Iterable[str]:
    """Colours, for some of which names may stand; the name of a colour that nobody has chosen means none."""
    if ALL_COLORS.issuperset(colors):
        return colors
    words = words_known(game, context)
    return [words.get(color, color) for color in colors]


def power_of(known: Characteristics) -> int:
    """Power as a number; what has none has 0 (104.2)."""
    return known.power or 0


@rule("200.9", "205.2b")
def fits_types(game: Game, what: Filter, known: Characteristics) -> bool:
    """Whether an object has all card types that are asked for; creature types alone make no creature."""
    return known.types.issuperset(what.types)


@rule("200.9", "205.3d")
def fits_subtypes(game: Game, what: Filter, known: Characteristics) -> bool:
    """Whether an object has one of the subtypes that are asked for, whatever its card types are."""
    return not known.subtypes.isdisjoint(what.subtypes)


@rule("200.9", "205.3d")
def fits_named_subtype(game: Game, what: Filter, known: Characteristics, context: Context) -> bool:
    """Whether an object has the subtype that was chosen, whatever its card types are."""
    return context.known.get(what.named_subtype or "") in known.subtypes


@rule("214.1a")
def is_permanent_card(game: Game, known: Characteristics) -> bool:
    """Whether a card can come into play: one of its types is the type of a permanent."""
    return not known.types.isdisjoint(permanent_types(game))


@rule("402.1", "502.77b")
def has_no_abilities(game: Game, known: Characteristics) -> bool:
    """Whether an object has no abilities; one that can be played only from another zone is one, too."""
    return not any(is_ability(game, ability) for ability in known.abilities)


@rule("402.1", "501.4")
def is_ability(game: Game, ability: Ability) -> bool:
    """Whether what is written as an ability is one: that a permanent is indestructible is only a fact about it."""
    return ability.keyword != "indestructible"


def _fits_status(game: Game, what: Filter, id: int) -> bool:
    it = game.object(id)
    combat = game.state.combat
    return not (
        (what.attacking is not None and (combat is not None and id in combat.attackers) != what.attacking)
        or (what.blocking is not None and (combat is not None and id in combat.blockers) != what.blocking)
        or (what.tapped is not None and it.tapped != what.tapped)
        or (what.token is not None and (it.kind == "token") != what.token)
        or (what.counter is not None and not it.counters.get(what.counter))
        or (what.kind is not None and not is_of_kind(game, it, what.kind))
        or (what.single_target and len(it.choices.targets) != 1)
    )


@rule("401.1", "217.6c", "503.10")
def is_of_kind(game: Game, it: Object, wanted: str) -> bool:
    """Whether an object is a spell (a card on the stack, or a copy there), an ability, or what else is asked for."""
    if wanted == "spell":
        return it.zone == STACK and it.kind in ("card", "spell-copy", "card-copy")
    return it.kind == wanted


def _fits_relations(game: Game, what: Filter, id: int, context: Context) -> bool:
    if what.other and id == context.source:
        return False
    if speaks_of_mana_value(what) and not _fits_mana_value(game, what, id, context):
        return False
    if not _shares(game, what, id, context):
        return False
    if what.is_not is not None and id in objects_of(game, context, what.is_not):
        return False
    if what.is_ is not None and id not in objects_of(game, context, what.is_):
        return False
    if what.controller is not None and game.controller(id) not in players_of(game, context, what.controller):
        return False
    return what.owner is None or game.object(id).owner in players_of(game, context, what.owner)


def speaks_of_mana_value(what: Filter) -> bool:
    """Whether a description says anything of converted mana costs."""
    given = (what.mana_value, what.max_mana_value, what.min_mana_value)
    return what.greatest_mana_value or given != (None, None, None)


@rule("203.3", "505.5", "505.6")
def _fits_mana_value(game: Game, what: Filter, id: int, context: Context) -> bool:
    """Converted mana costs are compared with each half of a split card; one answer of "yes" is enough."""
    return any(_is_value_meant(game, what, value, context) for value in mana_values(game, id))


def _is_value_meant(game: Game, what: Filter, value: int, context: Context) -> bool:
    if what.mana_value is not None and value != amount_of(game, context, what.mana_value):
        return False
    if what.max_mana_value is not None and value > amount_of(game, context, what.max_mana_value):
        return False
    if what.min_mana_value is not None and value < amount_of(game, context, what.min_mana_value):
        return False
    if what.greatest_mana_value:
        others = described(game, msgspec.structs.replace(what, greatest_mana_value=False), context)
        return all(mana_value(game, other) <= value for other in others)
    return True


def _shares(game: Game, what: Filter, id: int, context: Context) -> bool:
    if what.shares_creature_type is not None:
        others = objects_of(game, context, what.shares_creature_type)
        if not any(shares_creature_type(game, id, other) for other in others):
            return False
    if what.shares_color is None:
        return True
    colors = [game.known(other).colors for other in objects_of(game, context, what.shares_color)]
    return any(not game.known(id).colors.isdisjoint(one) for one in colors)


@rule("205.3c", "205.3d")
def shares_creature_type(game: Game, one: int, other: int) -> bool:
    """Whether two objects have a creature type in common."""
    return not (game.known(one).subtypes & game.known(other).subtypes).isdisjoint(creature_types(game.ruleset.name))


@rule("203.3")
def mana_value(game: Game, id: int) -> int:
    """The converted mana cost: the mana in the mana cost; on the stack X is what was chosen for it."""
    known = game.known(id)
    if known.cost is None:
        return 0
    it = game.object(id)
    x = it.choices.x if it.zone == "stack" else None
    return known.cost.value(x or 0)


@rule("203.3", "505.2", "505.6")
def mana_values(game: Game, id: int) -> tuple[int, ...]:
    """All converted mana costs of an object: off the stack a split card has one for each half."""
    it = game.object(id)
    card = it.copied_or_own
    if card is not None and card.halves:
        return tuple(parse_cost(half.cost or "").value() for half in card.halves)
    return (mana_value(game, id),)


# -- references ------------------------------------------------------------------------------------


def objects_of(game: Game, context: Context, what: str | Filter) -> list[int]:
    """The objects meant by a reference or a description."""
    if isinstance(what, Filter):
        return described(game, what, context)
    things = [context.source] if what == "this" else _things_of(game, context, what)
    return [id for id in things if isinstance(id, int) and id not in context.known.get(OUT_OF_REACH, ())]


def _things_of(game: Game, context: Context, name: str) -> Sequence[int | str | None]:
    """The objects and players known by a name, and what the source is attached to under names of its own."""
    if name in ("enchanted", "equipped", "enchanted player"):
        return (game.object(context.source).attached_to,)
    known: Sequence[int | str | None] = context.known.get(name, ())
    return known


def words_known(game: Game, context: Context) -> dict[str, Any]:
    """What is known by names, and the words that were chosen as the source came into play; "" where none was."""
    chosen = game.object(context.source).chosen
    words = {f"chosen {vocabulary}": chosen.get(vocabulary, "") for vocabulary in ("color", "creature-type")}
    return {**words, **context.known}


def described(game: Game, what: Filter, context: Context) -> list[int]:
    """All objects that fit a description, zone by zone."""
    if what.any:
        return list(dict.fromkeys(id for one in what.any for id in described(game, one, context)))
    return [id for zone in zones_meant(game, what) for id in game.everywhere(zone) if fits(game, what, id, context)]


def players_of(game: Game, context: Context, who: str) -> list[str]:
    """The players meant by a reference, in turn order where there are several."""
    if who == "you":
        return [context.controller]
    if who in ("opponents", "opponent"):
        return game.opponents(context.controller)
    if who == "other players":
        return [player for player in game.in_turn_order if player != context.controller]
    if who in ("each player", "any"):
        return game.in_turn_order
    if who.startswith("controller of "):
        return controllers_meant(game, objects_of(game, context, who.removeprefix("controller of ")))
    if who.startswith("owner of "):
        return [game.object(id).owner for id in objects_of(game, context, who.removeprefix("owner of "))]
    return [player for player in _things_of(game, context, who) if isinstance(player, str)]


class NobodyMeant(Exception):
    """No player is meant by a reference: the target that should be is illegal."""


def player_of(game: Game, context: Context, who: str) -> str:
    """The player meant by a reference. Raises NobodyMeant where it means none."""
    for player in players_of(game, context, who):
        return player
    raise NobodyMeant(who)


@rule("413.2f")
def controllers_meant(game: Game, objects: list[int]) -> list[str]:
    """The controllers of objects; of those that are gone, who last controlled them."""
    return [game.speaker(id) for id in objects]


def amount_of(game: Game, context: Context, amount: Amount) -> int:
    """The number meant; what cannot be determined is 0 (104.2)."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, str):
        if amount == "X":
            return context.choices.x or 0
        remembered = context.known.get(amount, ())
        return remembered if isinstance(remembered, int) else len(remembered)
    return _AMOUNTS[type(amount)](game, context, amount)


def number_meant(game: Game, context: Context, amount: Amount) -> int:
    """So much as an instruction says: less than nothing is nothing, other than in a calculation (104.1b)."""
    return max(0, amount_of(game, context, amount))


@rule("200.9")
def how_many(game: Game, what: Filter, context: Context) -> int:
    """How many objects fit a description; each counts once, for however many reasons it fits."""
    return len(described(game, what, context))


@rule("606.9a")
def life_asked_for(game: Game, player: str) -> int:
    """The life total of a player for an effect that asks for it: half of what a team of two shares, rounded up."""
    heads = [name for name in game.state.order if game.side(name) == game.side(player)]
    return math.ceil(game.life(player) / len(heads))


@rule("606.5")
def poison_of(game: Game, player: str) -> int:
    """The poison counters of a player, which are no other player's."""
    return game.player(player).poison


_AMOUNTS: dict[type[Any], Callable[[Game, Context, Any], int]] = {
    words.Count: lambda game, context, it: how_many(game, it.of, context),
    words.LifeOf: lambda game, context, it: sum(
        life_asked_for(game, player) for player in players_of(game, context, it.of)
    ),
    words.PowerOf: lambda game, context, it: total_power(game, objects_of(game, context, it.of)),
    words.ToughnessOf: lambda game, context, it: sum(
        game.known(id).toughness or 0 for id in objects_of(game, context, it.of)
    ),
    words.ManaValueOf: lambda game, context, it: sum(mana_value(game, id) for id in objects_of(game, context, it.of)),
    words.TotalPower: lambda game, context, it: total_power(game, described(game, it.of, context)),
    words.DamageThisTurn: lambda game, context, it: damage_this_turn(game, players_of(game, context, it.to)),
    words.AttackersThisTurn: lambda game, context, it: attackers_this_turn(game, players_of(game, context, it.of)),
    words.TypesAmong: lambda game, context, it: len(
        {one for id in described(game, it.of, context) for one in card_types_of(game, id)}
    ),
    words.Plus: lambda game, context, it: sum(amount_of(game, context, one) for one in it.amounts),
    words.Negative: lambda game, context, it: -amount_of(game, context, it.of),
}


def total_power(game: Game, objects: list[int]) -> int:
    """The powers of objects together."""
    return sum(power_of(game.known(id)) for id in objects)


def damage_this_turn(game: Game, players: list[str]) -> int:
    """How much damage players have been dealt this turn."""
    return sum(e.amount for e in game.history if isinstance(e, DamageDealt) and e.player in players)


def attackers_this_turn(game: Game, players: list[str]) -> int:
    """With how many creatures players have attacked this turn; one that attacks twice is one creature."""
    attacks = [event for event in game.history if isinstance(event, AttackDeclared)]
    return len({event.object for event in attacks if event.controller in players})
