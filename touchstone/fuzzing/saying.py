"""Saying: actions and options in the words of a scenario's steps."""

from touchstone.driver import Table
from touchstone.driver.wording import listed, quoted
from touchstone.fuzzing.pool import BASIC_LANDS
from touchstone.protocol import Action, Activate, ObjectView, Option, Play, Ref

FILLER = "'s filler "
"""In the names of cards that no step can name."""
ORDINALS = ("first", "second", "third", "fourth")


def action_said(table: Table, player: str, action: Action) -> str | None:
    """An action as a step; None for passing, for lands that give mana, and where the words are missing."""
    if not isinstance(action, (Play, Activate)):
        return None
    view = table.names.view(action.object)
    if view is None or (isinstance(action, Activate) and view.name in BASIC_LANDS):
        return None
    source = table.names.said(action.object)
    targets = action.announcement.targets
    tail = f" targeting {listed(ref_said(table, each) for each in targets)}" if targets else ""
    if isinstance(action, Play):
        cost = action.announcement.alternative_cost
        how = f" for its {cost} cost" if cost else f" as {quoted(action.face)}" if action.face else ""
        return f"{player} plays {source}{tail}{how}"
    which = _which(view, action)
    return None if which is None else f"{player} plays the {which}ability of {source}{tail}"


def _which(view: ObjectView, action: Activate) -> str | None:
    abilities = [each for each in view.abilities or () if each.number is not None]
    if len(abilities) < 2:
        return ""
    cost = next((each.cost or "" for each in abilities if each.number == action.ability), "").replace("\u2212", "-")
    if cost.lstrip("+-").isdigit():
        return f"{cost} "
    return f"{ORDINALS[action.ability - 1]} " if action.ability and action.ability <= len(ORDINALS) else None


def ref_said(table: Table, ref: Ref) -> str:
    """A player or an object as a step names it."""
    return ref.player or table.names.said(str(ref.object))


def option_said(table: Table, option: Option, *, in_order: bool = False) -> str:
    """An option as a step names it."""
    if option.player is not None:
        return option.player
    if option.object is None:
        return quoted(option.label or option.id)
    said = table.names.said(option.object)
    if in_order and not said.startswith("the ability of "):
        return f"the {option.keyword + ' ' if option.keyword else ''}ability of {said}"
    return said
