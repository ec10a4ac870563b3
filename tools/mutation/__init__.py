"""Mutation: small mechanical changes of the oracle, one at a time, and whether the scenarios notice."""
