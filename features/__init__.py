"""The suite: one feature file per mechanic, one Gherkin Rule per ruling."""
