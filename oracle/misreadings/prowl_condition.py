"""Misreadings of what prowl looks back upon: the damage, its source and its time (MOR-PROWL-03, 07 to 11, 13 to 19)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.game.asking import Illegal
from oracle.game.events import AttackDeclared, DamageDealt, DamageEvent, Event, WentUnblocked, ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.misreadings import misreading
from oracle.rulebook import RULES
from oracle.rules.assigning import Assignment
from oracle.rules.conditions import creature_types_of_spell, is_combat_damage_to_a_player
from oracle.rules.context import Context
from oracle.rules.paying import TotalCost

Types = frozenset[str]


def _controller_then(game: Game, damage: DamageDealt) -> str | None:
    return damage.controller


def _types_then(game: Game, damage: DamageDealt) -> Types:
    return damage.subtypes


def _one_in_common(wanted: Types, types: Types) -> bool:
    return not wanted.isdisjoint(types)


def _whatever(game: Game, damage: DamageDealt, spell: int) -> bool:
    return True


def looking_back(
    controller: Callable[[Game, DamageDealt], str | None] = _controller_then,
    types: Callable[[Game, DamageDealt], Types] = _types_then,
    agree: Callable[[Types, Types], bool] = _one_in_common,
    only: Callable[[Game, DamageDealt, int], bool] = _whatever,
) -> Callable[[Game, int, str], bool]:
    """A reading of `kind_dealt_combat_damage`: whose the source was, what it was, whether that is enough."""

    def reading(game: Game, spell: int, player: str) -> bool:
        wanted = creature_types_of_spell(game, spell)
        return any(
            isinstance(event, DamageDealt)
            and is_combat_damage_to_a_player(game, event)
            and controller(game, event) == player
            and agree(wanted, types(game, event))
            and only(game, event, spell)
            for event in game.history
        )

    return reading


def printed_types(game: Game, id: int) -> Types:
    """The subtypes that are printed on the card of an object."""
    card = game.object(id).card
    return frozenset(card.subtypes) if card is not None else frozenset()


# -- which types (03, 10, 16, 19) ------------------------------------------------------------------------


def _all_in_common(wanted: Types, types: Types) -> bool:
    return wanted <= types


def _rogues_only(wanted: Types, types: Types) -> bool:
    return "Rogue" in types


def _printed(game: Game, damage: DamageDealt) -> Types:
    return printed_types(game, damage.source)


def _types_now(game: Game, damage: DamageDealt) -> Types:
    return game.known(damage.source).subtypes


misreading(
    "MOR-PROWL-03",
    "The source must have every creature type of the spell",
    kind_dealt_combat_damage=looking_back(agree=_all_in_common),
)
misreading(
    "MOR-PROWL-10",
    "Only the damage of Rogues is looked for",
    kind_dealt_combat_damage=looking_back(agree=_rogues_only),
)
misreading(
    "MOR-PROWL-16",
    "The types printed on the source count",
    kind_dealt_combat_damage=looking_back(types=_printed),
)
misreading(
    "MOR-PROWL-19",
    "The types that the source has as the spell is played count",
    kind_dealt_combat_damage=looking_back(types=_types_now),
)

# -- which damage (07, 08) -------------------------------------------------------------------------------


def _any_damage_to_a_player(game: Game, damage: DamageDealt) -> bool:
    return damage.player is not None


def _an_unblocked_attack(game: Game, spell: int, player: str) -> bool:
    wanted = creature_types_of_spell(game, spell)
    return bool(RULES["kind_dealt_combat_damage"].reading(game, spell, player)) or any(
        isinstance(event, WentUnblocked)
        and game.controller(event.object) == player
        and _one_in_common(wanted, game.known(event.object).subtypes)
        for event in game.history
    )


def _to_planeswalkers_too(game: Game, damage: DamageDealt) -> bool:
    hurt = damage.object
    return damage.combat and (hurt is None or "Planeswalker" in game.known(hurt).types)


def _to_anything(game: Game, damage: DamageDealt) -> bool:
    return damage.combat


def _at_whom_was_hit(game: Game, player: str, id: int, free: bool = False) -> TotalCost:
    choices = game.object(id).choices
    hit = {None, *(event.player for event in game.history if isinstance(event, DamageDealt))}
    prowled = choices.alternative_cost == "prowl"
    if prowled and any(target.player not in hit for target in choices.targets):
        raise Illegal("illegal-target", f"{game.name(id)} must target who was dealt the damage.", "502.76a")
    total: TotalCost = RULES["total_cost"].reading(game, player, id, free)
    return total


misreading(
    "MOR-PROWL-07",
    "Any damage to a player counts, dealt in combat or not",
    is_combat_damage_to_a_player=_any_damage_to_a_player,
)
misreading(
    "MOR-PROWL-07",
    "An attack that was not blocked counts, though no damage was dealt",
    kind_dealt_combat_damage=_an_unblocked_attack,
)
misreading(
    "MOR-PROWL-08",
    "Damage to a planeswalker counts as damage to its controller",
    is_combat_damage_to_a_player=_to_planeswalkers_too,
)
misreading("MOR-PROWL-08", "Damage to a blocking creature counts", is_combat_damage_to_a_player=_to_anything)
misreading(
    "MOR-PROWL-08",
    "A prowled spell can target only a player who was dealt damage",
    total_cost=_at_whom_was_hit,
)

# -- whose the source was (09, 13, 18) -------------------------------------------------------------------


def _owner(game: Game, damage: DamageDealt) -> str | None:
    return game.object(damage.source).owner


def _attacking_player(game: Game, damage: DamageDealt) -> str | None:
    attacks = (event for event in game.history if isinstance(event, AttackDeclared))
    return next((attack.controller for attack in attacks if attack.object == damage.source), damage.controller)


def _owner_once_it_is_gone(game: Game, damage: DamageDealt) -> str | None:
    return damage.controller if game.exists(damage.source) else _owner(game, damage)


def _nothing_once_it_is_gone(game: Game, one: Assignment) -> list[DamageEvent]:
    dealt: list[DamageEvent] = RULES["damage_of"].reading(game, one)
    return dealt if game.exists(one.source) else []


def _controller_now(game: Game, damage: DamageDealt) -> str | None:
    return game.controller(damage.source) if game.exists(damage.source) else None


misreading(
    "MOR-PROWL-09",
    "The owner of the source may prowl",
    kind_dealt_combat_damage=looking_back(controller=_owner),
)
misreading(
    "MOR-PROWL-09",
    "The player who attacked with the source may prowl",
    kind_dealt_combat_damage=looking_back(controller=_attacking_player),
)
misreading("MOR-PROWL-13", "A source that left play deals no damage", damage_of=_nothing_once_it_is_gone)
misreading(
    "MOR-PROWL-13",
    "The damage of a source that left play counts for its owner",
    kind_dealt_combat_damage=looking_back(controller=_owner_once_it_is_gone),
)
misreading(
    "MOR-PROWL-18",
    "You must still control the source",
    kind_dealt_combat_damage=looking_back(controller=_controller_now),
)

# -- sources that left play (14, 17) ---------------------------------------------------------------------


def _printed_once_it_is_gone(game: Game, damage: DamageDealt) -> Types:
    return damage.subtypes if game.exists(damage.source) else printed_types(game, damage.source)


def _place(game: Game, event: Event) -> int:
    return next(place for place, one in enumerate(game.history) if one is event)


def _was_in_play(game: Game, damage: DamageDealt, spell: int) -> bool:
    earlier = game.history[: _place(game, damage)]
    return not any(
        isinstance(event, ZoneChange) and event.object == damage.source and event.from_zone == BATTLEFIELD
        for event in earlier
    )


misreading(
    "MOR-PROWL-14",
    "A source that left play has the types printed on its card",
    kind_dealt_combat_damage=looking_back(types=_printed_once_it_is_gone),
)
misreading(
    "MOR-PROWL-17",
    "The source must be in play as the damage is dealt",
    kind_dealt_combat_damage=looking_back(only=_was_in_play),
)

# -- when it was dealt, and when it is looked at (11, 15) ------------------------------------------------


def _damage_is_remembered(game: Game) -> None:
    game.state.history = tuple(event for event in game.history if isinstance(event, DamageDealt))


def _in_this_combat(game: Game, damage: DamageDealt, spell: int) -> bool:
    return game.state.turn.phase == "combat"


def _card_was_in_hand(game: Game, damage: DamageDealt, spell: int) -> bool:
    card = game.object(spell).previous
    later = game.history[_place(game, damage) :]
    return not any(isinstance(event, ZoneChange) and event.cause == "draw" and event.new == card for event in later)


def _as_long_as_a_source_is_there(game: Game, context: Context, cost: str) -> bool:
    hits = [event for event in game.history if isinstance(event, DamageDealt)]
    there = cost != "prowl" or any(game.exists(event.source) for event in hits)
    return there and bool(RULES["cost_was_paid"].reading(game, context, cost))


misreading("MOR-PROWL-11", "Damage is remembered past the end of the turn", forget_the_turn=_damage_is_remembered)
misreading(
    "MOR-PROWL-11",
    "Damage is forgotten as the combat phase ends",
    kind_dealt_combat_damage=looking_back(only=_in_this_combat),
)
misreading(
    "MOR-PROWL-15",
    "The card must have been in hand as the damage was dealt",
    kind_dealt_combat_damage=looking_back(only=_card_was_in_hand),
)
misreading(
    "MOR-PROWL-15",
    "The source must still be in play as the prowled spell does what it does",
    cost_was_paid=_as_long_as_a_source_is_there,
)
