"""Putting the results of the shards of one run together."""

from collections.abc import Iterable, Sequence

import msgspec

from touchstone.results import Header, Results
from touchstone.results_file import footer


def together(parts: Iterable[Results]) -> list[Results]:
    """Results with shards of the same run made one; without shards they stay as they are.

    The one counts as a shard, or as incomplete, as long as parts are missing.
    """
    whole: list[Results] = []
    shards: dict[bytes, dict[str, Results]] = {}
    for part in parts:
        if part.header.shard:
            shards.setdefault(_run(part.header), {})[part.header.shard] = part
        else:
            whole.append(part)
    return [*whole, *(_one(list(run.values())) for run in shards.values())]


def _one(parts: Sequence[Results]) -> Results:
    present = sorted((part.header.shard for part in parts), key=_number)
    missing = len(present) < _of(present[0])
    records = tuple({record.key: record for part in parts for record in part.records}.values())
    return Results(
        header=msgspec.structs.replace(parts[0].header, shard=", ".join(present) if missing else ""),
        records=records,
        footer=footer(records) if all(part.complete for part in parts) else None,
        explanations={key: each for part in parts for key, each in part.explanations.items()},
        stale=tuple(dict.fromkeys(stale for part in parts for stale in part.stale)),
    )


def _run(header: Header) -> bytes:
    """What the shards of a run have in common."""
    return msgspec.json.encode(msgspec.structs.replace(header, started="", shard=str(_of(header.shard))))


def _number(shard: str) -> int:
    return int(shard.partition("/")[0])


def _of(shard: str) -> int:
    return int(shard.partition("/")[2])
