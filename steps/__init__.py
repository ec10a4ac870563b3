"""The step vocabulary of the suite: knows the protocol and the table, and no rule of the game."""
