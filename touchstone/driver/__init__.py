"""The table driver: between the steps of a scenario and an engine. Knows the protocol, no rule of the game."""

from touchstone.driver.calls import Caller
from touchstone.driver.faults import Divergence, NeedsField, NeedsSupport, ScenarioFault
from touchstone.driver.table import Table

__all__ = ["Caller", "Divergence", "NeedsField", "NeedsSupport", "ScenarioFault", "Table"]
