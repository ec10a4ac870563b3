"""Misreadings of tribal Equipment on another player's creature (MOR-EQUIP-09 to 14)."""

from __future__ import annotations

from oracle.effects.continuous import make_effect
from oracle.game.events import AttachChange, Event
from oracle.game.game import Game, Table
from oracle.game.objects import Object, Target
from oracle.game.state import Duration
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context, objects_of
from oracle.rules.triggers import Watcher
from oracle.words.abilities import Activated
from oracle.words.effects import Attach, May
from oracle.words.statics import Change


def host_of(game: Game, equipment: int) -> int | None:
    """What a permanent is attached to, if that is an object."""
    host = game.object(equipment).attached_to
    return host if isinstance(host, int) else None


def equipment_on(game: Game, id: int) -> list[int]:
    """The Equipment on a permanent."""
    attached = [one for one in game.permanents if game.object(one).attached_to == id]
    return [one for one in attached if "Equipment" in game.known(one).subtypes]


# -- where it may be (09) --------------------------------------------------------------------------------


def _own_things_only(game: Game) -> list[Event]:
    events: list[Event] = RULES["illegally_equipped"].reading(game)
    return events + [
        AttachChange(object=one, to=None)
        for one in game.permanents
        if (host := host_of(game, one)) is not None and game.controller(host) != game.controller(one)
    ]


def _own_creatures_only(game: Game, context: Context, word: May) -> bool:
    possible: bool = RULES["can_be_done"].reading(game, context, word)
    first = word.effects[0]
    if not isinstance(first, Attach):
        return possible
    return possible and all(game.controller(id) == context.controller for id in objects_of(game, context, first.to))


misreading(
    "MOR-EQUIP-09",
    "Equipment becomes unattached from a creature of another controller",
    illegally_equipped=_own_things_only,
)
misreading(
    "MOR-EQUIP-09",
    "The trigger, like equip, attaches only to a creature that you control",
    can_be_done=_own_creatures_only,
)

# -- who controls what (10) ------------------------------------------------------------------------------


def _given(game: Game, id: int, player: str) -> None:
    context = Context(id, player, {"new controller": [player]})
    make_effect(game, context, (id,), Change(controller="new controller"), Duration(until="game"))


def _goes_with_the_creature(game: Game, context: Context, word: Attach) -> Procedure[None]:
    yield from RULES["attach"].reading(game, context, word)
    host = host_of(game, context.source)
    if host is not None and (player := game.controller(host)) not in (None, context.controller):
        _given(game, context.source, str(player))


def _takes_the_creature(game: Game, context: Context, word: Attach) -> Procedure[None]:
    yield from RULES["attach"].reading(game, context, word)
    host = host_of(game, context.source)
    if host is not None and game.controller(host) != context.controller:
        _given(game, host, context.controller)


misreading("MOR-EQUIP-10", "Who controls the creature controls what is attached to it", attach=_goes_with_the_creature)
misreading("MOR-EQUIP-10", "Who controls the Equipment controls the creature", attach=_takes_the_creature)

# -- who plays what (11, 13) -----------------------------------------------------------------------------


def _also_who_has_the_creature(game: Game, player: str, id: int) -> bool:
    usual: bool = RULES["may_activate"].reading(game, player, id)
    host = host_of(game, id)
    return usual or (host is not None and game.controller(host) == player)


def _only_who_has_the_creature(game: Game, player: str, id: int) -> bool:
    host = host_of(game, id)
    usual: bool = RULES["may_activate"].reading(game, player, id)
    return usual if host is None else game.controller(host) == player


def _also_who_has_the_equipment(game: Game, player: str, id: int) -> bool:
    usual: bool = RULES["may_activate"].reading(game, player, id)
    return usual or any(game.controller(one) == player for one in equipment_on(game, id))


def _given_abilities_at_once(game: Game, id: int) -> bool:
    usual: bool = RULES["may_tap_for_cost"].reading(game, id)
    return usual or bool(equipment_on(game, id))


misreading(
    "MOR-EQUIP-11",
    "The controller of the equipped creature can play equip, too",
    may_activate=_also_who_has_the_creature,
)
misreading(
    "MOR-EQUIP-11",
    "Only the controller of the equipped creature can play equip",
    may_activate=_only_who_has_the_creature,
)
misreading(
    "MOR-EQUIP-13",
    "The Equipment's controller plays the abilities that it gives",
    may_activate=_also_who_has_the_equipment,
)
misreading(
    "MOR-EQUIP-13",
    "An ability that was given can be played at once, tapping or not",
    may_tap_for_cost=_given_abilities_at_once,
)

# -- who decides (12) ------------------------------------------------------------------------------------


def _decides_who_has_the_creature(game: Game, context: Context, word: May) -> Procedure[None]:
    host = host_of(game, context.source)
    if host is not None and isinstance(word.effects[0], Attach):
        context = Context(context.source, game.controller(host) or context.controller, context.known)
    yield from RULES["may"].reading(game, context, word)


def _moves_of_itself(game: Game, context: Context, word: May) -> Procedure[None]:
    first = word.effects[0]
    if host_of(game, context.source) is not None and isinstance(first, Attach):
        yield from RULES["attach"].reading(game, context, first)
    else:
        yield from RULES["may"].reading(game, context, word)


misreading(
    "MOR-EQUIP-12",
    "The controller of the equipped creature decides whether the Equipment moves",
    may=_decides_who_has_the_creature,
)
misreading("MOR-EQUIP-12", "Equipment that is on a creature already moves by itself", may=_moves_of_itself)

# -- who "you" is (14) -----------------------------------------------------------------------------------


def _master(game: Game, id: int) -> str | None:
    """Who controls the Equipment on a permanent, if there is any."""
    return next((game.controller(one) for one in equipment_on(game, id)), None)


def _for_the_equipment(
    game: Game, event: Event, now: list[Watcher], before: Table, objects: dict[int, Object]
) -> list[Watcher]:
    seeing: list[Watcher] = RULES["abilities_that_see"].reading(game, event, now, before, objects)
    return [(id, _master(game, id) or controller, ability) for id, controller, ability in seeing]


def _draws_for_the_equipment(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    ability = game.object(id).ability
    if ability is not None and isinstance(ability.ability, Activated) and (player := _master(game, ability.source)):
        game.alter(id, controller=player)
    yield from RULES["resolve_ability"].reading(game, id, targets)


misreading(
    "MOR-EQUIP-14",
    '"You" in a triggered ability that was given is the Equipment\'s controller',
    abilities_that_see=_for_the_equipment,
)
misreading(
    "MOR-EQUIP-14",
    '"You" in an activated ability that was given is the Equipment\'s controller',
    resolve_ability=_draws_for_the_equipment,
)
