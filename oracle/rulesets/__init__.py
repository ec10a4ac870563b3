"""The rulesets as values: each is the earlier one with named differences."""

from oracle.rulebook import Ruleset

RULESETS: dict[str, Ruleset] = {"2007-10": Ruleset("2007-10")}
