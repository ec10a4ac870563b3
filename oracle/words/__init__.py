"""The vocabulary that cards are composed of: pure data, no behaviour."""
