"""What must happen: the rules, in the chapters of the rulebook."""
