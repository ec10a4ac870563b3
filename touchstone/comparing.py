"""Comparing two runs: what got worse, what got better, and what else is not as it was."""

from collections.abc import Iterator

import msgspec

from touchstone.results import Record, Results


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that came out otherwise. Without `old` it was not played before, without `new` not any more."""

    old: Record | None
    new: Record | None

    @property
    def is_regression(self) -> bool:
        """It passed and does not any more; a scenario that is not even played any more does not pass."""
        return self.old is not None and self.old.verdict == "pass"

    @property
    def is_fix(self) -> bool:
        """It was played, did not pass, and does now."""
        return self.old is not None and self.new is not None and self.new.verdict == "pass"

    @property
    def record(self) -> Record:
        """The newer of the two."""
        record = self.new or self.old
        assert record is not None
        return record

    def __str__(self) -> str:
        before, after = (_said(each) for each in (self.old, self.new))
        record = self.record
        ids = ", ".join(record.rulings)
        return f"{ids}  {record.place}  {record.titled}  [{record.ruleset}]: {before} -> {after}"


def differences(old: Results, new: Results) -> Iterator[Difference]:
    """The scenarios that came out otherwise, in the order of files and lines."""
    before = {record.key: record for record in old.records}
    after = {record.key: record for record in new.records}
    for key in sorted(before.keys() | after.keys()):
        one = Difference(old=before.get(key), new=after.get(key))
        if one.old is None or one.new is None or _outcome(one.old) != _outcome(one.new):
            yield one


def _outcome(record: Record) -> tuple[str, str, str]:
    observed = record.observed if record.verdict == "fail" else ""
    return (record.verdict, record.what, observed)


def _said(record: Record | None) -> str:
    if record is None:
        return "not played"
    return f"{record.verdict} ({record.headline})" if record.failed and record.message else record.verdict
