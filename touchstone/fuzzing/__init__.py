"""Fuzzing: small games, played step by step on two engines side by side, until they differ."""
