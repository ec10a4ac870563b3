"""Results without what can be had elsewhere: small enough to be kept in a repository, beside the documentation."""

from collections.abc import Iterator

import msgspec

from touchstone.results import Line, Record, Results


def in_slim(results: Results) -> str:
    """The header, the verdicts, each with its reason in a line, and the footer: a file of results itself.

    The suite has the rest: the sentences of the rulings, the steps, the play of the oracle.
    """
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in _lines(results))


def _lines(results: Results) -> Iterator[Line]:
    yield results.header
    yield from map(_slim, results.records)
    if results.footer:
        yield results.footer


def _slim(record: Record) -> Record:
    return Record(
        feature="",
        file=record.file,
        at=record.at,
        title=record.title,
        ruleset=record.ruleset,
        verdict=record.verdict,
        ms=0,
        example=record.example,
        rulings=record.rulings,
        message=record.headline,
        known=record.known,
        issue=record.issue,
        again=record.again,
        fault=record.fault,
    )
