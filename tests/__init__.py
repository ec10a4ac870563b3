"""Tests of the harness and of the oracle themselves."""
