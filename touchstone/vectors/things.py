"""From ids to names and back: what an engine calls o12 another one calls otherwise."""

from collections.abc import Callable
from typing import Any

from touchstone.driver import Divergence, Table
from touchstone.driver.answers import referred
from touchstone.driver.doing import Named
from touchstone.driver.names import COPY_OF
from touchstone.protocol import Action, Activate, Announcement, Concede, Pass, Play, Ref
from touchstone.vectors.messages import Act, Activating, Announced, Conceding, Passing, Playing


def named(table: Table, ref: Ref) -> Named:
    """What a reference means, as a vector calls it. Raises Divergence where no name tells it from others."""
    if ref.object is None:
        return Named(str(ref.player), "player")
    found = next((each for each in _names(table, ref.object) if _means(table, each, ref)), None)
    if found is None:
        raise Divergence(table.names.said(ref.object), "a name that no other object has", "none")
    return found


def _names(table: Table, object_id: str) -> list[Named]:
    """The names that an object may go by."""
    view = table.names.view(object_id)
    if view is not None and view.kind == "ability" and view.source:
        source = table.names.said(view.source).strip('"')
        keywords = [each.keyword for each in view.abilities or () if each.keyword]
        return [Named(source, "ability", keyword=keyword) for keyword in (None, *keywords)]
    name = table.names.said(object_id).strip('"')
    is_copy = view is not None and view.kind in ("spell-copy", "card-copy")
    return [Named(COPY_OF + name if is_copy else name)]


def _means(table: Table, name: Named, ref: Ref) -> bool:
    try:
        return referred(table, name) == ref
    except Divergence:
        return False


def kept(table: Table, player: str, action: Action, *, tries: bool) -> Act:
    """An action with names instead of ids. Raises Divergence where no name tells an object from others."""

    def name(ref: Ref) -> Named:
        return named(table, ref)

    if isinstance(action, (Play, Activate)):
        announced = Announced(**_fields(action.announcement, name))
        of = named(table, Ref(object=action.object))
        if isinstance(action, Play):
            return Playing(player=player, object=of, face=action.face, announcement=announced, tries=tries)
        ability, cost = action.ability, action.cost
        return Activating(player=player, object=of, ability=ability, cost=cost, announcement=announced, tries=tries)
    kind = Passing if isinstance(action, Pass) else Conceding
    return kind(player=player, tries=tries)


def action_of(table: Table, act: Act) -> Action:
    """The action with the ids of this game. Raises Divergence if nothing goes by a name."""

    def id_of(name: Named) -> Ref:
        return referred(table, name)

    if isinstance(act, Passing):
        return Pass()
    if isinstance(act, Conceding):
        return Concede()
    id = str(id_of(act.object).object)
    announcement = Announcement(**_fields(act.announcement, id_of))
    if isinstance(act, Playing):
        return Play(object=id, face=act.face, announcement=announcement)
    return Activate(object=id, ability=act.ability, cost=act.cost, announcement=announcement)


def _fields(announced: Announcement | Announced, change: Callable[[Any], object]) -> dict[str, Any]:
    """The fields of an announcement, with whatever it refers to changed."""
    fields = {name: getattr(announced, name) for name in announced.__struct_fields__}
    references = {name: tuple(map(change, fields[name])) for name in ("targets", "pay_with") if fields[name]}
    return {**fields, **references}
