"""The commands: each module holds one, a function of the module's name; the command line finds them here."""
