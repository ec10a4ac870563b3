"""Misreadings of noncombat damage that planeswalkers take for their controllers (LRW-PW-76 to 86)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from oracle.game.events import DamageEvent, Event, LifeChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Target
from oracle.misreadings import misreading
from oracle.rulebook import Procedure
from oracle.rules import announcing, choosing, damage_replacement, happening, replacement
from oracle.rules.context import Context, amount_of, players_of
from oracle.rules.happening import happen
from oracle.rules.replacing import Replacement
from oracle.rules.state_based import planeswalkers
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import LoseLife
from touchstone.protocol import Ref


def _loyalty(game: Game, planeswalker: int) -> int:
    return game.object(planeswalker).counters.get("loyalty", 0)


# -- what may be moved, and where --------------------------------------------------------------------------


def _as_damage(game: Game, context: Context, word: LoseLife) -> Procedure[None]:
    amount = amount_of(game, context, word.amount)
    losing = players_of(game, context, word.who)
    yield from happen(game, *(DamageEvent(source=context.source, player=one, amount=amount) for one in losing))


misreading("LRW-PW-76", "Loss of life is damage, and may be moved to a planeswalker", lose_life=_as_damage)

misreading(
    "LRW-PW-76",
    "Damage to a player may be moved to any planeswalker in play",
    redirection_choices=lambda game, player: planeswalkers(game),
)


def _known_as_the_spell_was_played(game: Game, event: DamageEvent) -> bool:
    spell = game.object(event.source)
    there = [id for id in planeswalkers(game) if game.object(id).timestamp < spell.timestamp]
    locked_in = spell.zone != STACK or any(game.controller(id) == event.player for id in there)
    return locked_in and damage_replacement.may_be_redirected.reading(game, event)


misreading(
    "LRW-PW-77",
    "The damage of a spell may be moved only if the player had a planeswalker as it was played",
    may_be_redirected=_known_as_the_spell_was_played,
)


def _with_a_planeswalker_chosen(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    yield from announcing.choose_targets.reading(game, id, announced)
    targets = announcing.remaining_targets(game, id) if game.object(id).kind == "card" else []
    damage = [DamageEvent(source=id, player=target.player, amount=1) for target in targets if target.player]
    for event in damage:
        if event.player and damage_replacement.may_be_redirected(game, event):
            choices = damage_replacement.redirection_choices(game, event.player)
            chooser = damage_replacement.redirection_chooser(game, event)
            chosen = yield from choosing.choose_objects(game, chooser, choices, "Damage which planeswalker?", id, 0, 1)
            game.alter(id, chosen={"planeswalker": str(chosen[0])} if chosen else {})


def _as_chosen_before(game: Game, event: DamageEvent) -> list[Replacement]:
    chosen = game.object(event.source).chosen.get("planeswalker")
    if event.player is None or game.object(event.source).zone != STACK:
        return damage_replacement.redirection_to_planeswalker.reading(game, event)
    return [Replacement(("redirection",), "redirection", None, partial(_moved, game, int(chosen)))] if chosen else []


def _moved(game: Game, planeswalker: int, event: DamageEvent) -> Procedure[list[Event]]:
    yield from ()
    return [*damage_replacement.redirected(game, event, planeswalker)]


misreading(
    "LRW-PW-77",
    "Which planeswalker takes the damage of a spell is chosen with the targets as it is played",
    choose_targets=_with_a_planeswalker_chosen,
    redirection_to_planeswalker=_as_chosen_before,
)


# -- in which order, and how often -------------------------------------------------------------------------


def _again(game: Game, event: DamageEvent) -> list[Replacement]:
    moved = ("redirection",) in event.applied
    if not moved or event.object is None:
        return damage_replacement.redirection_to_planeswalker.reading(game, event)
    others = [id for id in planeswalkers(game) if game.controller(id) == game.controller(event.object)]
    others.remove(event.object)
    chooser = damage_replacement.redirection_chooser(game, event)
    key = ("redirection", event.object)
    moving = Replacement(
        key, "redirection", None, lambda e: damage_replacement.moved_by_choice(game, e, chooser, others)
    )
    return [moving] if others else []


misreading(
    "LRW-PW-78",
    "Damage that was moved to a planeswalker may be moved on to another one",
    redirection_to_planeswalker=_again,
)


def _is_redirection(effect: Replacement) -> bool:
    return effect.key == ("redirection",)


def _redirection_last(game: Game, event: Event, found: list[Replacement]) -> Procedure[Replacement]:
    others = [effect for effect in found if not _is_redirection(effect)]
    return (yield from replacement.choose_replacement.reading(game, event, others or found))


misreading(
    "LRW-PW-78",
    "The redirection is applied after all other effects",
    choose_replacement=_redirection_last,
)


def _redirection_first(game: Game, event: Event, found: list[Replacement]) -> Procedure[Replacement]:
    first = [effect for effect in found if _is_redirection(effect)]
    return (yield from replacement.choose_replacement.reading(game, event, first or found))


misreading(
    "LRW-PW-79",
    "The redirection is applied before all other effects",
    choose_replacement=_redirection_first,
)


def _controller_of_the_source(game: Game, event: Event) -> str:
    if isinstance(event, DamageEvent) and damage_replacement.redirection_to_planeswalker(game, event):
        return damage_replacement.source_controller(game, event)
    return replacement.affected_player.reading(game, event)


misreading(
    "LRW-PW-79",
    "The controller of the source chooses in which order the redirection and other effects apply",
    affected_player=_controller_of_the_source,
)


misreading(
    "LRW-PW-80",
    "The damaged player decides whether a planeswalker takes the damage",
    redirection_chooser=lambda game, event: event.player,
)


# -- combat ------------------------------------------------------------------------------------------------


def _outside_combat(game: Game, event: DamageEvent) -> bool:
    return game.state.turn.phase != "combat" and damage_replacement.may_be_redirected.reading(game, event)


misreading("LRW-PW-81", "No damage is moved in the combat phase", may_be_redirected=_outside_combat)


def _from_an_opponent(game: Game, event: DamageEvent) -> bool:
    return event.player is not None and game.are_opponents(
        damage_replacement.source_controller(game, event), event.player
    )


misreading("LRW-PW-81", "Combat damage may be moved, too", may_be_redirected=_from_an_opponent)


# -- targets -----------------------------------------------------------------------------------------------


def _any_target(game: Game, id: int, word: TargetWord) -> list[int | str]:
    creature_or_player = word.player == "any" and word.what is not None and "Creature" in word.what.types
    legal = announcing.legal_targets.reading(game, id, word)
    return [*legal, *planeswalkers(game)] if creature_or_player else legal


misreading(
    "LRW-PW-82", "A spell that targets a creature or player may target a planeswalker", legal_targets=_any_target
)


def _for_the_planeswalkers_sake(game: Game, id: int) -> list[Target]:
    legal = announcing.remaining_targets.reading(game, id)
    choices = game.object(id).choices
    having = {game.controller(one) for one in planeswalkers(game)}
    return legal or [target for target in choices.targets if target.player in having]


misreading(
    "LRW-PW-83",
    "A spell whose target became illegal resolves if that player has a planeswalker to take the damage",
    remaining_targets=_for_the_planeswalkers_sake,
)


def _the_first(game: Game, player: str) -> list[int]:
    return damage_replacement.redirection_choices.reading(game, player)[:1]


misreading(
    "LRW-PW-83",
    "Of several planeswalkers only one is offered to take the damage",
    redirection_choices=_the_first,
)


# -- how much ----------------------------------------------------------------------------------------------


def _rest_to_the_controller(game: Game, planeswalker: int, amount: int) -> list[Event]:
    rest = amount - _loyalty(game, planeswalker)
    taken = happening.damage_to_planeswalker.reading(game, planeswalker, amount)
    player = game.controller(planeswalker)
    return [*taken, LifeChange(player=player, amount=-rest)] if rest > 0 and player else taken


misreading(
    "LRW-PW-84",
    "Damage beyond a planeswalker's loyalty costs its controller life",
    damage_to_planeswalker=_rest_to_the_controller,
)


def _as_much_as_it_can_take(game: Game, event: DamageEvent, planeswalker: int) -> list[DamageEvent]:
    taken = min(event.amount, _loyalty(game, planeswalker))
    moved = damage_replacement.redirected.reading(game, msgspec.structs.replace(event, amount=taken), planeswalker)
    return [*moved, msgspec.structs.replace(event, amount=event.amount - taken)]


misreading(
    "LRW-PW-85",
    "As much damage is moved as the planeswalker has loyalty; the player takes the rest",
    redirected=_as_much_as_it_can_take,
)


# -- from whom ---------------------------------------------------------------------------------------------


def _from_anybody(game: Game, event: DamageEvent) -> bool:
    return event.player is not None and not event.combat


misreading(
    "LRW-PW-86",
    "Damage from one's own source may be moved to one's own planeswalker",
    may_be_redirected=_from_anybody,
)
