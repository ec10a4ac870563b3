"""Vectors: every scenario as a JSON file of its own, for engines that test themselves without Python."""
