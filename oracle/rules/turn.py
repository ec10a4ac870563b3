"""The turn: phases and steps, and what happens at their beginning and end (300-305, 311-314)."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from oracle.game.events import DrawCard, StepBegins, TapChange, ZoneChange
from oracle.game.game import Game
from oracle.game.state import PHASE_OF, PHASES
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.combat import declare_attackers, declare_blockers
from oracle.rules.combat_damage import first_damage_step_needed, put_combat_damage_on_stack
from oracle.rules.happening import do_at_once, happen
from oracle.rules.mana import mana_burn
from oracle.rules.phasing import PHASED_OUT, phase_in
from oracle.rules.priority import GameIsOver, priority_until_all_pass
from oracle.rules.state_based import anything_due
from oracle.rules.statics import has_static
from oracle.words.statics import MayStayTapped

MAXIMUM_HAND_SIZE = 7


def play_game(game: Game) -> Procedure[None]:
    """Turn after turn, from the step in which the game is now, until it is over."""
    with suppress(GameIsOver):
        yield from play_turn(game, game.state.turn.step)
        while True:
            begin_next_turn(game)
            yield from play_turn(game, "untap")


def play_turn(game: Game, first_step: str) -> Procedure[None]:
    """The rest of a turn from one of its steps on."""
    order = list(PHASE_OF)
    to_come = order[order.index(first_step) :]
    for phase in dict.fromkeys(PHASE_OF[step] for step in to_come):
        yield from play_phase(game, phase, [step for step in PHASES[phase] if step in to_come])
        yield from extra_combat_phases(game)


def play_phase(game: Game, phase: str, steps: Iterable[str]) -> Procedure[None]:
    """These steps of a phase, and its end."""
    for step in steps:
        if step_takes_place(game, step):
            yield from play_step(game, step)
    yield from end_phase(game, phase)


@rule("300.7")
def extra_combat_phases(game: Game) -> Procedure[None]:
    """Additional combat phases come directly after the phase in which they were created."""
    while game.state.extra_combats:
        game.state.extra_combats -= 1
        yield from play_phase(game, "combat", PHASES["combat"])


def step_takes_place(game: Game, step: str) -> bool:
    """Whether a step is not gone past as if it did not exist (300.9)."""
    if step == "draw":
        return not first_draw_is_skipped(game)
    return step not in ("declare-blockers", "combat-damage") or something_attacked(game)


@rule("306.1")
def something_attacked(game: Game) -> bool:
    """Unless something attacked there is no declare blockers and no combat damage step.

    They take place even if all that attacked has left combat since.
    """
    return game.state.combat is not None


def begin_next_turn(game: Game) -> None:
    """The next player, or the next team, takes a turn (606.4b)."""
    order = game.state.order
    active = player_of_extra_turn(game) or next_in_turn_order(game)
    active = next(name for name in order if game.side(name) == game.side(active) and not game.player(name).lost)
    game.alter_turn(number=game.state.turn.number + 1, active=active)
    game.state.latest_turn[game.side(active)] = game.state.turn.number
    forget_the_turn(game)
    for name in order:
        game.alter_player(name, lands_played=0)
    game.tell("turn", f"Turn {game.state.turn.number}: {' and '.join(game.active)}.", "300.1", players=game.active)


@rule("300.1")
def forget_the_turn(game: Game) -> None:
    """What happened "this turn" is over with the turn."""
    game.state.history = ()


def next_in_turn_order(game: Game) -> str:
    """The next player who is not on the side whose turn it was."""
    active = game.state.turn.active
    return next(iter(game.opponents(active)), active)


@rule("300.6")
def player_of_extra_turn(game: Game) -> str | None:
    """Extra turns are taken directly after the current one, the one created last first."""
    waiting = [name for name in game.state.extra_turns if not game.player(name).lost]
    game.state.extra_turns = tuple(waiting[:-1])
    return waiting[-1] if waiting else None


def play_step(game: Game, step: str) -> Procedure[None]:
    """A step: it begins, its own actions are done, players get priority, it ends."""
    yield from actions_of_step(game, step)
    yield from end_step(game, step)


@rule("300.3")
def end_step(game: Game, step: str) -> Procedure[None]:
    """Mana stays in the pools until the end of the phase: nothing happens as a step ends."""
    yield from ()


def actions_of_step(game: Game, step: str) -> Procedure[None]:
    """What a step is for, and the priority in it."""
    game.alter_turn(step=step)
    _tell_step(game, step)
    do_at_once(game, [StepBegins(step=step, active=tuple(game.active))])
    match step:
        case "untap":
            yield from untap_step(game)
            return
        case "draw":
            yield from draw_step(game)
        case "declare-attackers":
            yield from declare_attackers(game)
        case "declare-blockers":
            yield from declare_blockers(game)
        case "combat-damage":
            yield from combat_damage_steps(game)
            return
        case "cleanup":
            yield from cleanup_step(game)
            return
    yield from priority_until_all_pass(game)


def _tell_step(game: Game, step: str) -> None:
    """The line of the play-by-play with which a step begins, or a phase without steps."""
    kind = "phase" if step in ("precombat-main", "postcombat-main") else "step"
    game.tell("step", f"{game.state.turn.active}'s {step.replace('-', ' ')} {kind}.", "300.1")


@rule("302.1", "302.2", "302.3")
def untap_step(game: Game) -> Procedure[None]:
    """Phasing; then all permanents of the active player untap at once; nobody gets priority."""
    phase_in(game)
    permanents = [id for player in game.active for id in game.controlled(player)]
    untapping = [id for id in permanents if game.object(id).tapped and untaps(game, id)]
    kept = yield from left_tapped(game, untapping)
    yield from happen(game, *(TapChange(object=id, tapped=False) for id in untapping if id not in kept))
    for id in permanents:
        if game.exists(id) and game.object(id).stays_tapped:
            game.alter(id, stays_tapped=False)


@rule("302.2")
def untaps(game: Game, id: int) -> bool:
    """Normally everything untaps; an effect may keep a permanent tapped."""
    return not game.object(id).stays_tapped


@rule("302.2")
def left_tapped(game: Game, untapping: list[int]) -> Procedure[list[int]]:
    """What its controller chooses not to untap, where its text allows that."""
    kept: list[int] = []
    for id in untapping:
        if game.exists(id) and has_static(game, id, MayStayTapped):
            player = game.speaker(id)
            untap = yield from choosing.may(game, player, f"Untap {game.name(id)}?", id)
            kept += [] if untap else [id]
    return kept


@rule("304.1", "423.1")
def draw_step(game: Game) -> Procedure[None]:
    """The active player draws a card."""
    for player in game.active:
        yield from happen(game, DrawCard(player=player))


@rule("101.5a", "101.5b")
def first_draw_is_skipped(game: Game) -> bool:
    """With two sides the first draw step of the game is skipped; with more nobody skips it."""
    return game.state.turn.number == 1 and len({player.side for player in game.state.players.values()}) == 2


@rule("310.1", "310.5")
def combat_damage_steps(game: Game) -> Procedure[None]:
    """One combat damage step, or two if a creature has first or double strike as the first one begins."""
    two_steps = first_damage_step_needed(game)
    yield from combat_damage_step(game, two_steps, two_steps)
    if two_steps:
        yield from end_step(game, "combat-damage")
        yield from combat_damage_step(game, False, True)


@rule("310.1")
def combat_damage_step(game: Game, first: bool, two_steps: bool) -> Procedure[None]:
    """Combat damage is assigned and put on the stack; then players get priority."""
    yield from put_combat_damage_on_stack(game, first, two_steps)
    yield from priority_until_all_pass(game)


@rule("314.1", "314.2", "314.3")
def cleanup_step(game: Game) -> Procedure[None]:
    """Discard to the maximum hand size; damage wears off and effects until end of turn end."""
    while True:
        yield from discard_to_hand_size(game)
        damage_wears_off(game)
        end_effects_of_the_turn(game)
        if not something_waits(game):
            return
        yield from priority_until_all_pass(game)


@rule("314.2")
def damage_wears_off(game: Game) -> None:
    """Damage on creatures is removed; the counters that damage took off planeswalkers do not come back."""
    for id in (*game.permanents, *game.zone(PHASED_OUT)):
        if game.object(id).damage:
            game.alter(id, damage=0)


@rule("314.1")
def discard_to_hand_size(game: Game) -> Procedure[None]:
    """The active player discards down to seven cards."""
    for player in game.active:
        hand = game.zone("hand", player)
        many = len(hand) - MAXIMUM_HAND_SIZE
        if many > 0:
            cards = yield from choosing.choose_objects(game, player, hand, "Discard to seven.", None, many, many)
            yield from happen(
                game, *(ZoneChange(object=card, to="graveyard", cause="discard", rule="314.1") for card in cards)
            )


@rule("314.3")
def something_waits(game: Game) -> bool:
    """Whether state-based effects or triggers give players priority in the cleanup step."""
    return bool(game.state.waiting) or anything_due(game)


@rule("300.3", "300.4", "311.2")
def end_phase(game: Game, phase: str) -> Procedure[None]:
    """Unused mana is lost; after combat everything leaves combat."""
    if phase == "combat":
        game.set_combat(None)
    yield from mana_burn(game)


@rule("314.2")
def end_effects_of_the_turn(game: Game) -> None:
    """Effects "until end of turn" and "this turn" end: all statements about players and the game, and all shields."""
    game.state.effects = tuple(e for e in game.state.effects if e.duration.until != "end of turn")
    game.state.rule_effects = ()
    game.state.shields = ()
    game.state.delayed = tuple(d for d in game.state.delayed if d.until != "end of turn")
    game.changed()
    do_at_once(game, [])
