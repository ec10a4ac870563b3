"""The reference engine: knows the rules of the game, knows nothing of Gherkin or of test runners."""
