"""Touchstone: the conformance suite for *Magic: The Gathering* rules engines."""

__version__ = "0.1.0"
