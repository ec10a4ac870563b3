"""Conditions: what "if" and "as long as" ask for, and whether it is so (402, 404.3, 502.76)."""

from __future__ import annotations

from dataclasses import replace

from oracle.game.events import DamageDealt
from oracle.game.game import Game
from oracle.rulebook import rule
from oracle.rules.context import Context, amount_of, described, fits, objects_of, players_of
from oracle.types import creature_types
from oracle.words import filters as words
from oracle.words.filters import Condition


@rule("200.9", "200.9b")
def there_are(game: Game, condition: words.Exists, context: Context) -> bool:
    """Whether there are as many such objects; a spell is none of the permanents that a text asks for."""
    return len(described(game, condition.what, context)) >= condition.at_least


@rule("502.76a", "502.76b")
def kind_dealt_combat_damage(game: Game, spell: int, player: str) -> bool:
    """Whether a player was dealt combat damage this turn by a source of yours that shared a creature type.

    Controller and types of the source are those when the damage was dealt; the types of the spell are read now.
    """
    types = creature_types_of_spell(game, spell)
    return any(
        isinstance(event, DamageDealt)
        and is_combat_damage_to_a_player(game, event)
        and event.controller == player
        and not event.subtypes.isdisjoint(types)
        for event in game.history
    )


@rule("502.76a")
def is_combat_damage_to_a_player(game: Game, event: DamageDealt) -> bool:
    """Whether it was combat damage, and was dealt to a player, whichever it was."""
    return event.combat and event.player is not None


@rule("502.76a", "200.9b")
def creature_types_of_spell(game: Game, spell: int) -> frozenset[str]:
    """The creature types that a spell has now, whatever is printed on its card."""
    return game.known(spell).subtypes & creature_types(game.ruleset.name)


@rule("502.76a", "409.1b")
def cost_was_paid(game: Game, context: Context, cost: str) -> bool:
    """Whether the speaker's spell was played for this cost; the permanent that it became still knows."""
    choices = game.object(context.source).choices
    return cost in (choices.alternative_cost, *choices.optional_costs)


def holds(game: Game, context: Context, condition: Condition) -> bool:
    """Whether a condition is true now."""
    match condition:
        case words.Exists():
            return there_are(game, condition, context)
        case words.Matches():
            return any(fits(game, condition.what, id, context) for id in objects_of(game, context, condition.ref))
        case words.AtLeast():
            return amount_of(game, context, condition.amount) >= amount_of(game, context, condition.least)
        case words.Happened():
            return bool(context.known.get(condition.name))
        case words.CostWas():
            return cost_was_paid(game, context, condition.cost)
        case words.TurnOf():
            return not set(game.active).isdisjoint(players_of(game, context, condition.who))
        case words.AnyPlayer():
            players = players_of(game, context, condition.who)
            return any(
                holds(game, replace(context, known={**context.known, "that player": [player]}), condition.condition)
                for player in players
            )
        case words.KindDealtCombatDamage():
            return kind_dealt_combat_damage(game, context.source, context.controller)
        case words.Not():
            return not holds(game, context, condition.condition)
