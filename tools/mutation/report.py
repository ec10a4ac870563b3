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
    """A mutant: where it is, what is changed, how many plays it met or which noticed it."""
    if outcome.killed:
        met = f"{outcome.how}: {outcome.by}"
    else:
        met = (
            "no scenario runs it" if outcome.how == "not run" else f"{outcome.played} of {outcome.of} plays let it live"
        )
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
    judged = {each.id: outcomes[each.id] for each in mutants if each.id not in equivalent and each.id in outcomes}
    how = Counter(each.how for each in judged.values())
    killed = sum(each.killed for each in judged.values())
    unfinished = sum(not each.is_complete for each in judged.values())
    untried = len(mutants) - len(equivalent) - len(judged)
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
        "python -m tools.mutation --module oracle.rules.mana --file 'features/lorwyn/*'   # do these notice it?",
        "```",
        "",
        f"Of {len(mutants)} mutants {len(equivalent)} are equivalent, each with its reason in",
        f"`tools/mutation/equivalents.yaml`. Of {len(judged)} others the scenarios notice {killed},",
        f"**{_share(killed, len(judged))}**:",
        f"{how['seen']} by an observation, {how['crash'] + how['died']} because the oracle breaks,",
        f"{how['endless']} because a game never ends, {how['not importable']} because the oracle cannot be imported.",
    )
    if untried or unfinished:
        yield f"Not done yet: {untried} have not been tried, {unfinished} survivors have met some scenarios only."
    yield from (
        "",
        "| module | mutants | killed | survived | of these not run | equivalent | share killed |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    )
    yield from _Table(mutants, outcomes, equivalent).rows()
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
            counts = self._counts.setdefault(each.module, Counter())
            counts.update(["mutants", _state(each, outcomes, equivalent)])

    def rows(self) -> Iterator[str]:
        """The rows, the sum last."""
        for module, counts in self._counts.items():
            yield _row(f"`{module}`", counts)
        yield _row("**all**", sum(self._counts.values(), Counter()))


def _state(mutant: Mutant, outcomes: Mapping[str, Outcome], equivalent: Mapping[str, str]) -> str:
    if mutant.id in equivalent:
        return "equivalent"
    outcome = outcomes.get(mutant.id)
    if outcome is None:
        return "not tried"
    return "killed" if outcome.killed else outcome.how


def _row(name: str, counts: Mapping[str, int]) -> str:
    survived = counts["survived"] + counts["not run"]
    share = _share(counts["killed"], counts["killed"] + survived)
    cells = (counts["mutants"], counts["killed"], survived, counts["not run"], counts["equivalent"], share)
    return f"| {name} | {' | '.join(map(str, cells))} |"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
