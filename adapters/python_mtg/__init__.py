"""An adapter to python-mtg, a rules engine by others: it speaks the protocol and drives the engine."""
