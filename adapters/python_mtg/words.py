"""Words of the protocol and of python-mtg for the same things; what of a position python-mtg cannot be told.

Nothing here needs python-mtg.
"""

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from touchstone.protocol import ObjectSetup, StateSetup
from touchstone.protocol.words import Step, Zone

COUNTERS = {"+1/+1": "p1p1", "-1/-1": "m1m1", "loyalty": "loyalty"}
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
RELATIONS: dict[str, Zone] = {
    "on_battlefield": "battlefield",
    "in_hand": "hand",
    "in_library": "library",
    "graveyard": "graveyard",
    "exile": "exile",
}
"""The relations that say where an object is."""

_OF_ENGINE: dict[str, Step] = {step.replace("-", "_"): step for step in get_args(Step)}


def seat(player: str) -> str:
    """How python-mtg calls a player."""
    return re.sub(r"\W+", "_", player.lower())


def step_of_engine(step: str) -> Step:
    """A step of python-mtg in the word of the protocol."""
    return _OF_ENGINE[step]


def step_for_engine(step: Step) -> str:
    """A step of the protocol in the word of python-mtg."""
    return step.replace("-", "_")


def title(slug: str) -> str:
    """A type or subtype as it is printed: "time_lord" is "Time Lord"."""
    return slug.replace("_", " ").title()


def token_name(spec: str) -> str:
    """The name of a token: its subtypes (rule 111.4), as the engine's "2_2_green_beast_creature" lists them.

    A token without numbers is called by its word: "treasure" is "Treasure".
    """
    parts = spec.partition("#")[0].split("_")
    if len(parts) < 3 or not parts[0].isdigit():
        return title(spec.partition("#")[0])
    plain = {*COLORS.values(), "creature", "artifact", "enchantment", "legendary"}
    return " ".join(part.title() for part in parts[2:] if part not in plain)


def mana_by_color(mana: str) -> dict[str, int]:
    """Mana such as "{2}{G}{G}" by colour; what is no single colour counts as colourless."""
    found: dict[str, int] = {}
    for symbol in re.findall(r"\{([^}]+)\}", mana):
        color, amount = (COLORS[symbol], 1) if symbol in COLORS else ("colorless", int(symbol))
        found[color] = found.get(color, 0) + amount
    return found


def signed(change: int) -> str:
    """The cost of a loyalty ability as it is printed."""
    return f"+{change}" if change > 0 else str(change)


def loyalty_change(cost: str) -> int | None:
    """The change of loyalty that a cost means; None if it is no such cost."""
    text = cost.replace("\N{MINUS SIGN}", "-")
    return int(text) if re.fullmatch(r"[+-]\d+|0", text) else None


def mode_number(mode: str) -> int | None:
    """The place of a mode in printed order, from a word such as "mode2"."""
    match = re.search(r"(\d+)$", mode)
    return int(match[1]) if match else None


def cannot_be_set_up(state: StateSetup) -> str | None:
    """Why python-mtg cannot be told this position; None if it can."""
    return next(iter(_obstacles(state)), None)


def _obstacles(state: StateSetup) -> Iterator[str]:
    if len(state.players) != 2 or any(player.team for player in state.players):
        yield "python-mtg is driven with two players only"
    if any(player.lands_played > 1 for player in state.players):
        yield "python-mtg counts one land for a turn, no more"
    for given in state.objects:
        yield from (f"{given.card}: {reason}" for reason in _object_obstacles(given))


def _object_obstacles(given: ObjectSetup) -> Iterable[str]:
    said = {
        "python-mtg has no zone for it": given.zone not in RELATIONS.values(),
        "python-mtg knows no owner besides the controller": given.controller not in (None, given.owner),
        "python-mtg keeps no damage on permanents": given.damage > 0,
        "a card face down cannot be set up": given.face_down,
        "a flipped card cannot be set up": given.flipped,
        "a choice made as it came into play cannot be set up": bool(given.chosen),
        "cards that it removed from the game cannot be linked to it": bool(given.linked),
        "python-mtg has no word for these counters": any(kind not in COUNTERS for kind in given.counters or {}),
    }
    return [reason for reason, holds in said.items() if holds]
