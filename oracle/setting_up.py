"""Setting up a position: from the state of a `game/new` to the state of a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Object
from oracle.game.state import Player, State, Turn
from oracle.rulebook import Ruleset
from oracle.rules.copiable import printed
from oracle.rules.layers import characteristics_table
from oracle.rules.zones import zone_of
from oracle.words.abilities import Card, Static
from oracle.words.mana import parse_mana
from oracle.words.statics import EntersWith
from touchstone.protocol import EngineError, ObjectSetup, StateSetup


def new_game(setup: StateSetup, ruleset: Ruleset, cards: Mapping[str, Card], seed: int) -> tuple[Game, dict[str, int]]:
    """A game in the position asked for, and the number of the object for each handle.

    Raises EngineError, in a sentence, for a state that makes no sense.
    """
    game = Game(state_at_first(setup, seed), ruleset, cards, characteristics_table)
    handles = {it.handle: game.new_id() for it in setup.objects}
    if len(handles) < len(setup.objects):
        raise EngineError("Every object of the state needs a handle of its own.")
    for it in setup.objects:
        enter(game, it, card_of(game, it, handles), handles)
    fill_zones(game)
    controllers = {id: game.speaker(id) for id in game.permanents}
    for id, controller in controllers.items():
        if game.object(id).held_by != controller:
            game.alter(id, held_by=controller)
        for card in game.object(id).linked:
            game.alter(card, hidden_by=id)
    return game, handles


def state_at_first(setup: StateSetup, seed: int) -> State:
    """The players and the turn, before there are any objects. Raises EngineError if nobody is the active player."""
    names = [player.name for player in setup.players]
    if setup.active not in names:
        raise EngineError(f"The active player {setup.active} is not one of the players {', '.join(names)}.")
    sides = {player.name: player.team or player.name for player in setup.players}
    first = next(name for name in names if sides[name] == sides[setup.active])
    return State(
        turn=Turn(number=setup.turn, active=first, step=setup.step),
        order=tuple(names),
        players={
            player.name: Player(
                name=player.name,
                side=sides[player.name],
                poison=player.poison,
                mana=parse_mana(player.mana),
                lands_played=player.lands_played,
            )
            for player in setup.players
        },
        life={sides[player.name]: player.life for player in setup.players},
        latest_turn=dict.fromkeys(sides.values(), setup.turn),
        random=seed,
    )


def card_of(game: Game, it: ObjectSetup, handles: Mapping[str, int]) -> Card:
    """The card that an object of the position is. Raises EngineError if the object makes no sense there."""
    if it.owner not in game.state.players or (it.controller or it.owner) not in game.state.players:
        raise EngineError(f"{it.handle} belongs to {it.owner}, who does not play.")
    try:
        card = game.cards[it.card]
    except KeyError:
        raise EngineError(f"{it.handle} is {it.card}, a card that this engine does not know.") from None
    if card.since is not None and card.since > game.ruleset.name:
        raise EngineError(
            f"{it.handle} is {it.card}, a card that came out with {card.since}, after {game.ruleset.name}."
        )
    if unknown := {name for name in (*it.linked, it.attached_to) if name and name not in handles} - {*game.state.order}:
        raise EngineError(f"{it.handle} refers to {' and '.join(sorted(unknown))}, which is no handle of the state.")
    return card


def enter(game: Game, it: ObjectSetup, card: Card, handles: Mapping[str, int]) -> None:
    """Enter one object of the position; its zone is filled when all are there."""
    in_play = it.zone == BATTLEFIELD
    controller = (it.controller or it.owner) if in_play else None
    attached = handles.get(it.attached_to or "", it.attached_to)
    moment = game.new_timestamp()
    game.put(
        Object(
            id=handles[it.handle],
            kind="card",
            zone=it.zone,
            owner=it.owner,
            controller=controller,
            held_by=controller,
            card=card,
            timestamp=moment,
            moment=moment,
            since=game.state.turn.number if it.this_turn else 0,
            tapped=it.tapped,
            face_down=it.face_down,
            flipped=it.flipped,
            counters=counters_of(it, card) if in_play else {},
            damage=it.damage,
            attached_to=attached,
            chosen=it.chosen,
            linked=tuple(handles[other] for other in it.linked),
        )
    )


def counters_of(it: ObjectSetup, card: Card) -> dict[str, int]:
    """The counters that are there: those given, or the usual ones; none of a kind is no counter."""
    counters = it.counters if it.counters is not None else usual_counters(card)
    return {kind: number for kind, number in counters.items() if number}


def fill_zones(game: Game) -> None:
    """In each zone the objects are in the order in which the position names them, the top one first."""
    zones: dict[tuple[str, str | None], list[int]] = defaultdict(list)
    for id, it in game.state.objects.items():
        zones[zone_of(it)].append(id)
    game.state.zones.update((key, tuple(ids)) for key, ids in zones.items())


def usual_counters(card: Card) -> dict[str, int]:
    """The counters that a permanent comes into play with by itself, whatever it was played for."""
    counters = {"loyalty": card.loyalty} if card.loyalty is not None else {}
    for ability in printed(card).abilities:
        static = ability.effect if isinstance(ability, Static) and ability.while_ is None else None
        if isinstance(static, EntersWith) and static.what is None and static.counter:
            counters[static.counter] = static.amount
    return counters
