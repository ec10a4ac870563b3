"""What the words for one-shot effects do. Importing this package enters them all."""

from oracle.effects import cards, choices, continuous, permanents, players, stack

__all__ = ["cards", "choices", "continuous", "permanents", "players", "stack"]
