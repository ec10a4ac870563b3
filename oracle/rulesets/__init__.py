"""The rulesets as values: each is the earlier one with named differences.

From 2007-10 to 2008-02 the rules gained prowl and reinforce (502.76, 502.77), which matter only for cards of that
date, and sentences that say in words what the rules meant before; no rule that the oracle applies changed.
"""

import oracle.effects
import oracle.observing
import oracle.rules.turn  # noqa: F401  (all rules must be entered before one can be read otherwise)
from oracle.rulebook import Ruleset
from oracle.rulesets import ixalan, today
from oracle.rulesets.numbers import renumbered

LORWYN = Ruleset("2007-10")
MORNINGTIDE = LORWYN.but({}, name="2008-02")

IXALAN = MORNINGTIDE.but(ixalan.READINGS, name="2017-09", renumbered=renumbered("2017-09"))
TODAY = IXALAN.but(today.READINGS, name="2026-04", renumbered=renumbered("2026-04"), renamed={"Tribal": "Kindred"})

RULESETS: dict[str, Ruleset] = {ruleset.name: ruleset for ruleset in (LORWYN, MORNINGTIDE, IXALAN, TODAY)}
