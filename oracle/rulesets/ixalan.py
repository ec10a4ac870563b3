"""2017-09: what had changed since Morningtide. Each reading names the rule before and after."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from oracle.effects.clash import Costs, noted_costs
from oracle.effects.copying import choose_targets_of_copy, put_copy_on_stack
from oracle.effects.sources import named_in, referred_to
from oracle.game.asking import Illegal
from oracle.game.events import DamageDealt, Destruction, Event, LifeChange, TokenCreation, ZoneChange
from oracle.game.game import Game
from oracle.game.objects import Characteristics, Object
from oracle.game.state import Player
from oracle.rulebook import Procedure
from oracle.rules import choosing
from oracle.rules.applying import Applied, Effects, apply_in_order
from oracle.rules.assigning import Assignment, check_assignment, creatures_against, is_lethal
from oracle.rules.carrying_out import carry_out
from oracle.rules.combat_damage import damage_of, striking_first
from oracle.rules.combat_state import combat
from oracle.rules.coming_into_play import as_it_would_be, own_abilities
from oracle.rules.context import Context, mana_value, poison_of
from oracle.rules.copiable import printed
from oracle.rules.happening import happen, leaving
from oracle.rules.layers import apply_abilities, apply_colors, changes_abilities, changes_colors, sets_size
from oracle.rules.losing import poisoned
from oracle.rules.naming import names_of_card
from oracle.rules.phasing import PHASED_OUT
from oracle.rules.replacement import choose_replacement
from oracle.rules.replacing import Replacement
from oracle.rules.state_based import creatures, destroyed, legends_together, with_lethal_damage
from oracle.rules.zones import note_last_known
from oracle.words.abilities import Ability, Card, Triggered
from oracle.words.mana import parse_cost


def mana_burn(game: Game) -> Procedure[None]:
    """300.3 → 106.4: unused mana was lost as the last step of the phase ended; nobody loses life for it."""
    yield from ()


def end_step(game: Game, step: str) -> Procedure[None]:
    """300.3 → 106.4, 500.4: mana pools empty at the end of each step, too."""
    yield from ()
    for name in game.state.order:
        game.alter_player(name, mana={}, reserved=())


def place_combat_damage(game: Game, assignments: list[Assignment]) -> Procedure[None]:
    """310.1, 310.4 → 510.2: combat damage does not use the stack; it is dealt as soon as it is assigned."""
    game.tell("combat", "Combat damage is dealt.", "310.4")
    yield from happen(game, *(damage for one in assignments for damage in damage_of(game, one)))


def whoever_struck_first(game: Game, dealing: Sequence[Assignment]) -> frozenset[int]:
    """310.5 → 510.4: what had first strike as the first step began has had its turn, if only with a power of 0."""
    return striking_first(game)


def order_blockers(game: Game) -> Procedure[None]:
    """310.2c-d → 509.2, 509.3: each attacker's blockers are put in order, then what each blocker blocks."""
    now = combat(game)
    opposite = {
        **{one: tuple(id for id, blocked in now.blockers.items() if one in blocked) for one in now.attackers},
        **now.blockers,
    }
    ordered: dict[int, tuple[int, ...]] = {}
    for creature, others in opposite.items():
        if not game.exists(creature):
            continue  # its owner has conceded instead of ordering (102.5)
        player = game.speaker(creature)
        options = choosing.object_options(game, others)
        prompt = f"In which order does {game.name(creature)} deal damage to the creatures against it?"
        order = yield from choosing.put_in_order(game, player, options, prompt)
        ordered[creature] = tuple(others[place] for place in order)
    game.set_combat(msgspec.structs.replace(combat(game), ordered=ordered))


def check_assignment_in_order(game: Game, id: int, assignments: Sequence[Assignment]) -> None:
    """310.2c-d → 510.1c-d: damage is assigned to a creature only if all before it in the order get lethal damage."""
    check_assignment.reading(game, id, assignments)
    reached = {one.to for one in assignments if one.source == id}
    passed_over: int | None = None
    for one in creatures_against(game, id) if combat(game).ordered else ():
        if passed_over is not None and one in reached:
            raise Illegal("illegal-choice", f"{game.name(passed_over)} comes first in the damage order.", "310.2c")
        if not is_lethal(game, one, assignments):
            passed_over = one


def is_lethal_with_deathtouch(game: Game, id: int, assignments: Sequence[Assignment]) -> bool:
    """502.63a → 702.2c: any damage of a source with deathtouch is lethal."""
    deadly = any(one.to == id and one.amount and game.known(one.source).has("deathtouch") for one in assignments)
    return deadly or is_lethal.reading(game, id, assignments)


def no_trigger(game: Game, ability: Triggered) -> bool:
    """502.63a, 502.68a → 702.2, 702.15: deathtouch and lifelink are static abilities."""
    return ability.keyword not in ("deathtouch", "lifelink")


def lifelink_at_once(game: Game, dealt: DamageDealt) -> list[Event]:
    """502.68a → 702.15b, 119.3f: gaining the life is a result of the damage, like losing it."""
    if not game.known(dealt.source).has("lifelink"):
        return []
    return [LifeChange(player=dealt.controller, amount=dealt.amount)]


def with_lethal_damage_or_deathtouched(game: Game) -> list[Destruction]:
    """502.63a → 702.2b, 704.5h: damage of a source with deathtouch destroys at the next check, however little it is."""
    lethal = with_lethal_damage.reading(game)
    dying = {event.object for event in lethal}
    touched = [id for id in creatures(game) if game.object(id).deathtouched and id not in dying]
    return [*lethal, *destroyed(game, touched, "502.63a")]


def life_of_the_team(game: Game, player: str) -> int:
    """606.9a → 810.9a: in Two-Headed Giant the team's life total is that of each of its players."""
    return game.life(player)


def poisoned_as_a_team(game: Game, player: str) -> bool:
    """102.3d → 704.5t, 810.8d: in Two-Headed Giant a team with fifteen or more poison counters loses."""
    return poison_of(game, player) >= 15 if len(team_of(game, player)) > 1 else poisoned.reading(game, player)


def poison_of_the_team(game: Game, player: str) -> int:
    """606.5 → 810.10a: a team shares its poison counters, and so many has each of its players."""
    return sum(each.poison for each in team_of(game, player))


def team_of(game: Game, player: str) -> list[Player]:
    """The player, and the teammates."""
    return [each for name, each in game.state.players.items() if game.side(name) == game.side(player)]


def legends_of_one_player(game: Game) -> list[list[int]]:
    """420.5e → 704.5j: only legendary permanents of the same name under the same player's control."""
    groups: list[list[int]] = []
    for group in legends_together.reading(game):
        by_controller: dict[str | None, list[int]] = defaultdict(list)
        for id in group:
            by_controller[game.controller(id)].append(id)
        groups += [own for own in by_controller.values() if len(own) > 1]
    return groups


def all_but_one_legend(game: Game) -> Procedure[list[int]]:
    """420.5e → 704.5j: their controller chooses one of them, and that one stays."""
    leaving: list[int] = []
    for group in legends_together(game):
        controller = game.speaker(group[0])
        stays = yield from choosing.choose_one(game, controller, group, "Which one stays?")
        leaving += [id for id in group if id != stays]
    return leaving


def no_planeswalker_uniqueness(game: Game) -> list[Event]:
    """212.9c → 306.4: planeswalkers are legendary instead; sharing a type does no harm."""
    return []


def choose_copy_first(game: Game, event: Event, found: list[Replacement]) -> Procedure[Replacement]:
    """419.9a → 616.1b-f: under whose control first, then what is copied, then the rest in the order chosen.

    Before all of them comes how many tokens are created: that they enter is only a part of that (616.1f).
    """
    for kind in ("doubles tokens", "under", "copy"):
        first = [effect for effect in found if effect.key[0] == kind]
        if first:
            return (yield from choose_replacement.reading(game, event, first))
    return (yield from choose_replacement.reading(game, event, found))


def as_it_would_be_in_play(game: Game, event: ZoneChange | TokenCreation, card: Card) -> Characteristics:
    """419.6i → 614.12: its own abilities and all continuous effects that would apply to it there count."""
    checkpoint = game.checkpoint()
    known = as_it_would_be.reading(game, event, card)
    note_last_known(game, leaving(game, [event]))
    for arrived in carry_out(game, event):
        assert isinstance(arrived, (ZoneChange, TokenCreation))
        assert arrived.new is not None
        known = game.known(arrived.new)
    game.restore(checkpoint)
    return known


def keeps_its_text(game: Game, event: ZoneChange | TokenCreation, card: Card) -> bool:
    """212.9d → 306.5b: it has an ability that says so, which it would lose with all of its others."""
    own = printed(card).abilities
    return not own or any(ability in own_abilities(game, event, card) for ability in own)


def combined_mana_values(game: Game, id: int) -> tuple[int, ...]:
    """505.2, 505.6 → 708.4: off the stack a split card has the costs of both halves combined."""
    it = game.object(id)
    card = it.copied_or_own
    if card is not None and card.halves:
        return (sum(parse_cost(half.cost or "").value() for half in card.halves),)
    return (mana_value(game, id),)


def token_owner(game: Game, context: Context, controller: str) -> str:
    """216.1 → 110.5a: the player under whose control a token comes into play owns it."""
    return controller


def taker_owns_token(game: Game, event: TokenCreation) -> str:
    """216.1 → 110.5a: so does the player under whose control it comes into play instead."""
    return event.controller


def copy_owner(game: Game, context: Context, player: str) -> str:
    """503.10 → 706.10: the player under whose control a copy of a spell is put on the stack owns it."""
    return player


def choose_targets_then_put(game: Game, player: str, copy: int, source: int) -> Procedure[None]:
    """503.10 → 706.10c: the copy gets its targets first, and is put on the stack with them."""
    yield from choose_targets_of_copy(game, player, copy, source)
    put_copy_on_stack(game, player, copy)


def shuffled_all_the_same(game: Game, ids: list[int]) -> set[int]:
    """217.1c → 701.18c: a library is shuffled though the object that was to be shuffled into it is gone."""
    return set()


def no_cost_without_card(game: Game, card: int | None) -> Costs:
    """501.10c → 701.21c: the ruling that a missing card counts as 0 is none of the rules; only revealed cards count."""
    return noted_costs.reading(game, card) if card is not None else ()


def one_name_of_card(game: Game, card: Card) -> frozenset[str]:
    """505.7 → 708.4a, 201.3b: of a split card one half is named, never both."""
    return frozenset(half.name for half in card.halves) or names_of_card.reading(game, card)


def may_look_at_hidden(game: Game, viewer: str, it: Object) -> bool:
    """502.75a → 702.74a, 406.3: who was once allowed to look may look as long as the card stays where it is."""
    return it.hidden_by is not None and game.object(it.hidden_by).has_been_controlled_by(viewer)


def colors_before_abilities(game: Game, effects: Effects) -> None:
    """418.5a → 613.1e-f: effects on colours have a layer of their own, before those on abilities."""
    apply_in_order(game, effects, changes_colors, apply_colors)
    apply_in_order(game, effects, changes_abilities, apply_abilities)


def is_ability_by_any_name(game: Game, ability: Ability) -> bool:
    """501.4 → 702.12a: to be indestructible is to have a keyword ability, which can be lost."""
    return True


def around_counters(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    """418.5a → 613.3b-d: setting power and toughness first, then modifying it, then counters."""
    setting = [effect for effect in found if sets_size(effect.change)]
    return [*setting, *(effect for effect in found if effect not in setting)], []


def tokens_phase_out(game: Game, id: int) -> bool:
    """217.8d → 702.25d: phasing changes a status and no zone; a token stays."""
    return game.object(id).zone == PHASED_OUT


def holds_on_to_phased(game: Game, ids: frozenset[int]) -> None:
    """502.15g → 702.25e: what phases out is the same permanent all the time; an effect on it ends only by itself."""


def referred_to_anywhere(game: Game) -> list[int]:
    """419.8a → 609.7a: what waits to apply or to trigger refers to objects as well as what is on the stack."""
    found = referred_to.reading(game)
    for shield in game.state.shields:
        found += [id for id in (shield.of, shield.object) if id is not None]
    for waiting in game.state.delayed:
        found += [waiting.source, *named_in((waiting.on, waiting.effects), waiting.known)]
    return found


def is_any_object(game: Game, id: int) -> bool:
    """419.8a → 609.7a: what is referred to may be any object, an ability too; it need not be able to deal damage."""
    return True


READINGS: Mapping[str, Callable[..., Any]] = {
    "mana_burn": mana_burn,
    "end_step": end_step,
    "place_combat_damage": place_combat_damage,
    "order_blockers": order_blockers,
    "had_their_turn": whoever_struck_first,
    "check_assignment": check_assignment_in_order,
    "is_lethal": is_lethal_with_deathtouch,
    "does_trigger": no_trigger,
    "gained_through_lifelink": lifelink_at_once,
    "with_lethal_damage": with_lethal_damage_or_deathtouched,
    "life_asked_for": life_of_the_team,
    "poisoned": poisoned_as_a_team,
    "poison_of": poison_of_the_team,
    "legends_together": legends_of_one_player,
    "legends_leaving": all_but_one_legend,
    "planeswalkers_sharing_a_type": no_planeswalker_uniqueness,
    "choose_replacement": choose_copy_first,
    "as_it_would_be": as_it_would_be_in_play,
    "mana_values": combined_mana_values,
    "token_owner": token_owner,
    "owner_of_taken_token": taker_owns_token,
    "referred_to": referred_to_anywhere,
    "is_card_or_permanent": is_any_object,
    "copy_owner": copy_owner,
    "put_then_choose_targets": choose_targets_then_put,
    "noted_costs": no_cost_without_card,
    "missing_for_shuffling": shuffled_all_the_same,
    "names_of_card": one_name_of_card,
    "may_look_at_hidden": may_look_at_hidden,
    "says_its_loyalty": keeps_its_text,
    "may_be_out_of_play": tokens_phase_out,
    "let_go_of_phased": holds_on_to_phased,
    "around_counters": around_counters,
    "is_ability": is_ability_by_any_name,
    "apply_colors_and_abilities": colors_before_abilities,
}
