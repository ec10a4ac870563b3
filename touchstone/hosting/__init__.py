"""Hosting: running an engine as a process of its own, and finding an engine by name or command."""
