"""The doctor: walks the author of an adapter through the protocol and says in sentences what is wrong.

`conversation` speaks with the engine, `position` is the tiny game, `steps` and `playing` are what is tried.
"""
