"""What there is: objects, zones, players, the turn and its history."""
