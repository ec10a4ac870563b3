"""Knock-outs: what if a rule did nothing? Each rule of the oracle in turn, and the scenarios that notice."""
