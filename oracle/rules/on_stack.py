"""Abilities on the stack (217.6c), and what has been decided for the spells and abilities there (409.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.game.game import STACK, Game
from oracle.game.objects import Object, StackAbility
from oracle.rules.zones import put_in_zone
from oracle.words.abilities import Activated, Triggered


def ability_on_stack(
    game: Game, source: int, ability: Activated | Triggered, controller: str, known: Mapping[str, Any]
) -> int:
    """Create an ability as an object on the stack (217.6c)."""
    it = Object(
        id=game.new_id(),
        kind="ability",
        zone=STACK,
        owner=controller,
        controller=controller,
        timestamp=game.new_timestamp(),
        ability=StackAbility(source=source, ability=ability, known=known),
    )
    put_in_zone(game, it)
    return it.id


def with_choices(game: Game, id: int, **choices: Any) -> None:
    """Note what has been decided for an object on the stack, if it is still there: its owner may have left the game."""
    if game.exists(id):
        it = game.object(id)
        game.alter(id, choices=msgspec.structs.replace(it.choices, **choices))
