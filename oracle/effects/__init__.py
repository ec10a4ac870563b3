"""What the words for one-shot effects do. Importing this package enters them all."""

from oracle.effects import (
    cards,
    champion,
    choices,
    clash,
    continuous,
    copying,
    flipping,
    hideaway,
    permanents,
    players,
    sources,
    stack,
    turns,
)

__all__ = [
    "cards",
    "champion",
    "choices",
    "clash",
    "continuous",
    "copying",
    "flipping",
    "hideaway",
    "permanents",
    "players",
    "sources",
    "stack",
    "turns",
]
