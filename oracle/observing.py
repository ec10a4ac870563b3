"""What can be seen: from the state of a game to a snapshot, for everybody or for one viewer."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oracle.game.game import NOWHERE, STACK, Game
from oracle.game.objects import Characteristics, Object
from oracle.game.state import Combat
from oracle.rulebook import rule
from oracle.rules.choosing import oid, oids, ref_of
from oracle.rules.context import mana_values, poison_of
from oracle.rules.playing import cost_text
from oracle.rules.statics import in_force
from oracle.rules.triggers import does_trigger
from oracle.words.abilities import Ability, Activated, Card, Triggered
from oracle.words.statics import RevealTop
from touchstone.protocol import AbilityView, Decision, ObjectView, PlayerView, Ref, Snapshot, Waiting


def snapshot(game: Game, waiting: Waiting, viewer: str | None) -> Snapshot:
    """The whole game, or what the viewer may see of it."""
    state = game.state
    return Snapshot(
        turn=state.turn.number,
        active=state.turn.active,
        step=state.turn.step,  # type: ignore[arg-type]
        waiting=seen_waiting(waiting, viewer),
        players=tuple(player_view(game, name) for name in state.order),
        objects=tuple(seen_objects(game, viewer, cards_looked_at(waiting, viewer))),
        stack=oids(game.zone(STACK)),
        revealed=oids(sorted(state.revealed | played_revealed(game))),
    )


def seen_objects(game: Game, viewer: str | None, looked_at: set[str | None]) -> list[ObjectView]:
    """Everything for everybody; for one viewer, as much of each object as he or she may see."""
    objects = [it for it in game.state.objects.values() if it.zone != NOWHERE]
    if viewer is None:
        return [object_view(game, it) for it in objects]
    return [
        object_view(game, it) if f"o{it.id}" in looked_at or may_see(game, viewer, it) else hidden_view(it)
        for it in objects
    ]


def seen_waiting(waiting: Waiting, viewer: str | None) -> Waiting:
    """The options of a decision are its player's to see."""
    if viewer is None or not isinstance(waiting, Decision) or waiting.player == viewer:
        return waiting
    return Decision(id=waiting.id, kind=waiting.kind, player=waiting.player, min=waiting.min, max=waiting.max)


def cards_looked_at(waiting: Waiting, viewer: str | None) -> set[str | None]:
    """A player who chooses among cards, or puts them in an order, is looking at them."""
    if not isinstance(waiting, Decision) or waiting.player != viewer or waiting.kind not in ("objects", "order"):
        return set()
    return {option.object for option in waiting.options}


def player_view(game: Game, name: str) -> PlayerView:
    """A player as everybody sees him or her."""
    player = game.player(name)
    return PlayerView(
        name=name,
        life=game.life(name),
        team=player.side if player.side != name else None,
        poison=poison_of(game, name),
        mana=dict(sorted(player.mana.items())),
        lands_played=player.lands_played,
        library=oids(game.zone("library", name)),
        hand=oids(game.zone("hand", name)),
        graveyard=oids(game.zone("graveyard", name)),
        has_lost=player.lost,
    )


@rule("217", "606.5")
def may_see(game: Game, viewer: str | None, it: Object) -> bool:
    """Libraries are hidden, hands are hidden from opponents, face-down cards from those not allowed to look."""
    if viewer is None or it.id in game.state.revealed or (viewer, it.id) in game.state.looked_at:
        return True
    if it.zone == "library":
        return it.id in played_revealed(game)
    if it.zone == "hand":
        return not game.are_opponents(viewer, it.owner)
    return not it.face_down or may_look_at_hidden(game, viewer, it)


@rule("217.2")
def played_revealed(game: Game) -> frozenset[int]:
    """The top cards of the libraries of those who play with that card revealed."""
    players = {context.controller for context, _ in in_force(game, RevealTop)}
    return frozenset(card for player in players for card in game.zone("library", player)[:1])


@rule("502.75a")
def may_look_at_hidden(game: Game, viewer: str, it: Object) -> bool:
    """A hidden card may be looked at by all who have controlled the permanent, as long as that is in play."""
    land = it.hidden_by
    return land is not None and game.exists(land) and game.object(land).has_been_controlled_by(viewer)


def hidden_view(it: Object) -> ObjectView:
    """What is known of an object that one may not look at."""
    return ObjectView(id=f"o{it.id}", zone=it.zone, owner=it.owner, face_down=it.face_down)  # type: ignore[arg-type]


@lru_cache(maxsize=1024)
def in_alphabetical_order(words: frozenset[str]) -> tuple[str, ...]:
    """Words as the protocol lists them; a changeling has hundreds of them."""
    return tuple(sorted(words))


def only_mana_value(game: Game, id: int) -> int | UnsetType:
    """The converted mana cost; unsaid of a split card that has one for each half (505.2), unless both are the same."""
    values = mana_values(game, id)
    return values[0] if len(set(values)) == 1 else UNSET


def object_view(game: Game, it: Object) -> ObjectView:
    """An object with its characteristics and status; the same as before where nothing of it has changed.

    Of combat it depends only where it attacks or blocks.
    """
    table, combat = game.table, game.state.combat
    if combat is not None and it.id not in combat.attackers and it.id not in combat.blockers:
        combat = None
    known, controller = table.characteristics[it.id], table.controllers[it.id]
    kept = game.views.get(it.id, it, known, controller, combat)
    if kept is not None:
        return kept
    view = _object_view(game, it, known, controller, combat)
    return game.views.keep(view, it.id, it, known, controller, combat)


def _object_view(
    game: Game, it: Object, known: Characteristics, controller: str | None, combat: Combat | None
) -> ObjectView:
    view = replace(
        view_of_characteristics(game, known, it.copied or it.card),
        id=f"o{it.id}",
        zone=it.zone,
        owner=it.owner,
        controller=controller,
        previous=oid(it.previous),
        kind=it.kind,
        mana_value=only_mana_value(game, it.id),
        tapped=it.tapped,
        face_down=it.face_down,
        flipped=it.flipped,
        counters=dict(it.counters),
        damage=it.damage,
        attached_to=_ref(it.attached_to),
        chosen={key: word for key, word in it.chosen.items() if key != "assignments"},
    )
    if combat is not None:
        view = in_combat(view, combat, it.id)
    return on_stack(game, view, it) if it.zone == STACK else view


def view_of_characteristics(game: Game, known: Characteristics, card: Card | None) -> ObjectView:
    """What objects with these characteristics have in common, the latest of each card: nothing else is said of it."""
    kept = game.plain_views.get(id(card), known, card)
    return kept if kept is not None else game.plain_views.keep(_plain_view(game, known), id(card), known, card)


def _plain_view(game: Game, known: Characteristics) -> ObjectView:
    return ObjectView(
        id="",
        zone="library",
        owner="",
        name=known.name,
        types=in_alphabetical_order(known.types),
        subtypes=in_alphabetical_order(known.subtypes),
        supertypes=in_alphabetical_order(known.supertypes),
        colors=in_alphabetical_order(known.colors),
        mana_cost=str(known.cost) if known.cost is not None else None,
        power=known.power,
        toughness=known.toughness,
        loyalty=known.loyalty,
        abilities=ability_views(game, known.abilities),
        attacking=None,
        is_attacking=False,
        is_blocked=False,
        blocking=(),
        source=None,
        targets=(),
        modes=(),
        x=None,
    )


def in_combat(view: ObjectView, combat: Combat, id: int) -> ObjectView:
    """What attacks or blocks, and whom."""
    attacks = id in combat.attackers
    return replace(
        view,
        attacking=_ref(combat.attackers.get(id)),
        is_attacking=attacks,
        is_blocked=attacks and id in combat.blocked,
        blocking=oids(combat.blockers.get(id, ())),
    )


def on_stack(game: Game, view: ObjectView, it: Object) -> ObjectView:
    """What was announced for a spell or an ability, and of an ability what it is and where it comes from."""
    view = replace(
        view,
        targets=tuple(Ref(object=oid(target.object), player=target.player) for target in it.choices.targets),
        modes=it.choices.modes,
        x=it.choices.x,
    )
    if it.ability is None:
        return view
    return replace(view, abilities=ability_views(game, (it.ability.ability,)), source=oid(it.ability.source))


def _ref(thing: int | str | None) -> Ref | None:
    return None if thing is None else ref_of(thing)


def ability_views(game: Game, abilities: tuple[Ability, ...]) -> tuple[AbilityView, ...]:
    """The abilities, the activated ones numbered from 1; of an ability on the stack, itself."""
    views: list[AbilityView] = []
    numbers = count(1)
    for ability in abilities:
        if isinstance(ability, Activated):
            cost, number = cost_text(ability.cost), next(numbers)
            views.append(AbilityView(kind="activated", keyword=ability.keyword, cost=cost, number=number))
        else:
            views.append(AbilityView(kind=kind_of_ability(game, ability), keyword=ability.keyword))
    return tuple(views)


def kind_of_ability(game: Game, ability: Ability) -> str:
    """What an ability is called (402.2); what is written as a triggered one and does not trigger is static."""
    if isinstance(ability, Triggered) and not does_trigger(game, ability):
        return "static"
    return type(ability).__name__.lower()
