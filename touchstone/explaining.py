"""Explaining failures once a run is over, so that playing itself stays fast."""

from collections.abc import Iterable, Iterator, Sequence

from touchstone.diagnosis import Diagnosis
from touchstone.features import Scenario
from touchstone.playbyplay import OraclePlays
from touchstone.results import Explanation, Record, in_order


def explanations(
    records: Sequence[Record], scenarios: Iterable[Scenario], *, diagnosed: int, others: bool
) -> Iterator[Explanation]:
    """The play-by-play of the oracle and a diagnosis for the first failures; with `others` the play-by-play of all."""
    by_title = {(each.file, each.title): each for each in scenarios}
    plays, diagnosis = OraclePlays(by_title), Diagnosis(by_title, records)
    failed = [record for record in in_order(records) if record.failed]
    for number, record in enumerate(failed if others else failed[:diagnosed]):
        as_if = diagnosis.of(record) if number < diagnosed else ()
        yield Explanation(key=record.key, oracle=tuple(plays(record)), as_if=as_if)
