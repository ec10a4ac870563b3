"""What the mutants came to: survivors as differences, and a section of docs/strength.md."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import unified_diff
from pathlib import Path

from tools.marked import Section
from tools.mutation.left_out import DEFINITIONS, PARTS
from tools.mutation.mutants import Mutant
from tools.mutation.operators import KINDS
from tools.mutation.trying import Outcome

SECTION = Section("<!-- mutation: written by python -m tools.mutation -->", "<!-- end of mutation -->")


def shown(mutant: Mutant, outcome: Outcome) -> str:
    """A survivor: where it is, what is changed, how many plays it met."""
    met = "no scenario runs it" if outcome.how == "not run" else f"{outcome.played} of {outcome.of} plays let it live"
    difference = unified_diff(
        mutant.original_definition.splitlines(), mutant.mutated_definition.splitlines(), n=1, lineterm=""
    )
    place = f"{mutant.module.replace('.', '/')}.py:{mutant.line} {mutant.inside}"
    return "\n".join((f"{place} ({met})", *list(difference)[3:], ""))


def write(
    page: Path, mutants: Sequence[Mutant], outcomes: Mapping[str, Outcome], equivalent: Mapping[str, str]
) -> None:
    """Put the section into the page."""
    SECTION.write(page, section(mutants, outcomes, equivalent))


def section(mutants: Sequence[Mutant], outcomes: Mapping[str, Outcome], equivalent: Mapping[str, str]) -> Iterator[str]:
    """The section: the figures, a row for each module, what is changed and what is not."""
    table = _Table(mutants, outcomes, equivalent)
    killed = [outcomes[each.id] for each in mutants if each.id not in equivalent and outcomes[each.id].killed]
    how = Counter(each.how for each in killed)
    share = _share(len(killed), len(mutants) - len(equivalent))
    yield from (
        "## Mutation",
        "",
        "The oracle is changed in one place at a time, and the features alone try to notice. A mutant meets the",
        "scenarios that run its line, in every ruleset in which they hold, until one fails; a scenario that runs the",
        "very same lines in a later ruleset is played once. Command, resumable, with progress and an estimate:",
        "",
        "```sh",
        "tox -e mutation -- -n 2                 # or python -m tools.mutation -n 2",
        "python -m tools.mutation --survivors    # what is left, each as a difference",
        "```",
        "",
        f"Of {len(mutants)} mutants {len(equivalent)} are equivalent, each with its reason in",
        f"`tools/mutation/equivalents.yaml`. Of the others the scenarios notice **{share}**:",
        f"{how['seen']} by an observation, {how['crash'] + how['died']} because the oracle breaks, {how['endless']}",
        f"because a game never ends, {how['not importable']} because the oracle cannot even be imported.",
        "",
        "| module | mutants | killed | survived | of these not run | equivalent | share killed |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    )
    yield from table.rows()
    yield from ("", "What is changed:", "")
    yield from (f"- {(kind.__doc__ or '').strip()}" for kind in KINDS)
    yield from ("", "What is not changed, and why:", "")
    for reason, names in DEFINITIONS.items():
        yield f"- {reason} {', '.join(f'`{name}`' for name in names)}."
    yield from (f"- {name}: {reason}" for name, reason in PARTS.items())


class _Table:
    """A row for each module, and one for all."""

    def __init__(
        self, mutants: Sequence[Mutant], outcomes: Mapping[str, Outcome], equivalent: Mapping[str, str]
    ) -> None:
        self._counts: dict[str, Counter[str]] = {}
        for each in mutants:
            how = "equivalent" if each.id in equivalent else outcomes[each.id].how
            counts = self._counts.setdefault(each.module, Counter())
            counts.update(["mutants", how if how in ("equivalent", "survived", "not run") else "killed"])

    def rows(self) -> Iterator[str]:
        """The rows, the sum last."""
        for module, counts in self._counts.items():
            yield _row(f"`{module}`", counts)
        yield _row("**all**", sum(self._counts.values(), Counter()))


def _row(name: str, counts: Mapping[str, int]) -> str:
    survived, not_run = counts["survived"] + counts["not run"], counts["not run"]
    share = _share(counts["killed"], counts["mutants"] - counts["equivalent"])
    cells = (counts["mutants"], counts["killed"], survived, not_run, counts["equivalent"], share)
    return f"| {name} | {' | '.join(map(str, cells))} |"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
