"""Keeping: where the games that showed something are kept, so that they are played first the next time."""

from pathlib import Path

from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase

from touchstone.faults import UsageError

SERVERS = ("redis://", "rediss://", "unix://")


def kept(where: str | None, what: str) -> ExampleDatabase | None:
    """A folder, or a Redis server that several machines share; `what` is looked for has a place of its own in it.

    Raises UsageError: the client of Redis is not installed, or no server answers.
    """
    if where is None:
        return None
    if not where.startswith(SERVERS):
        return DirectoryBasedExampleDatabase(Path(where) / what)
    try:
        from hypothesis.extra.redis import RedisExampleDatabase
        from redis import Redis, RedisError
    except ImportError as error:
        raise UsageError(f"{where} needs the package redis: pip install mtg-touchstone[fuzz]") from error
    server = Redis.from_url(where)
    try:
        server.ping()
    except RedisError as error:
        raise UsageError(f"no Redis server answers at {where}: {error}") from error
    return RedisExampleDatabase(server, key_prefix=f"touchstone:{what}:".encode())
