"""What must be true of the catalogue and the features so that a green run means something."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from touchstone.catalogue import Catalogue, catalogue
from touchstone.data import folder, lines, listed, shown
from touchstone.faults import Problem
from touchstone.features import FeatureFile, RuleBlock, Scenario, features, rulings_of
from touchstone.rulesets import RULESETS
from touchstone.stepbook import StepBook, filled_in, step_book


class Suite(msgspec.Struct, frozen=True, kw_only=True):
    """All that the lints look at.

    `complete` are the beginnings of ids of which every ruling must have a scenario, by line; `lock` the ids of
    the lock file by line; `complete_file` and `lock_file` their paths as messages show them. `book` holds the
    steps; without one they are not looked at.
    """

    catalogue: Catalogue
    files: tuple[FeatureFile, ...]
    cards: frozenset[str]
    book: StepBook | None = None
    complete: tuple[tuple[str, int], ...] = ()
    complete_file: str = "fixtures/rulings/complete.txt"
    lock: tuple[tuple[str, int], ...] = ()
    lock_file: str = "fixtures/rulings/ids.lock"

    def rules(self) -> Iterator[RuleBlock]:
        """Every Rule of every feature file."""
        return (rule for file in self.files for rule in file.rules)

    def scenarios(self) -> Iterator[Scenario]:
        """Every scenario of every feature file."""
        return (scenario for file in self.files for scenario in file.scenarios())


Lint = Callable[[Suite], Iterable[Problem]]
LINTS: list[Lint] = []


def lint(check: Lint) -> Lint:
    """Register a lint; its docstring says what must be true."""
    LINTS.append(check)
    return check


def problems(suite: Suite) -> list[Problem]:
    """What the lints find, in the order of files and lines."""
    return sorted({problem for check in LINTS for problem in check(suite)})


def our_suite() -> Suite:
    """The suite of this project. Raises SuiteFault where catalogue or features cannot be read."""
    rulings = folder("fixtures", "rulings")
    return Suite(
        catalogue=catalogue(),
        files=features(),
        cards=card_names(folder("fixtures", "cards")),
        book=step_book(),
        complete=tuple(lines(rulings / "complete.txt")),
        complete_file=shown(rulings / "complete.txt"),
        lock=tuple(lines(rulings / "ids.lock")),
        lock_file=shown(rulings / "ids.lock"),
    )


def card_names(directory: Path) -> frozenset[str]:
    """The names of the cards in the files of a directory."""
    names: set[str] = set()
    for path in sorted(directory.glob("*.yaml")):
        for card in listed(path):
            names.update(value.value for key, value in card.value if key.value == "name")
    return frozenset(names)


@lint
def ids_are_permanent(suite: Suite) -> Iterator[Problem]:
    """The lock and the catalogue have the same ids."""
    locked: dict[str, int] = {}
    for ruling_id, line in suite.lock:
        if ruling_id in locked:
            yield Problem(
                suite.lock_file, line, f"{ruling_id} stands already in line {locked[ruling_id]}; once is enough"
            )
        elif ruling_id not in suite.catalogue:
            yield Problem(
                suite.lock_file, line, f"{ruling_id} is gone from the catalogue; ids are permanent: put the ruling back"
            )
        locked.setdefault(ruling_id, line)
    for ruling in suite.catalogue:
        if ruling.id not in locked:
            yield Problem(ruling.file, ruling.line, f"{ruling.id} is not in {suite.lock_file}; add it at its end")


@lint
def tags_name_rulings(suite: Suite) -> Iterator[Problem]:
    """Each tagged id is in the catalogue, and a game or a look-up can show it."""
    for line, file, ruling_id in _tagged(suite):
        if ruling_id not in suite.catalogue:
            yield Problem(file, line, suite.catalogue.unknown(ruling_id))
        elif suite.catalogue[ruling_id].kind == "document":
            yield Problem(
                file, line, f"{ruling_id} is a document ruling: nothing can show it, so nothing may be tagged with it"
            )


def _tagged(suite: Suite) -> Iterator[tuple[int, str, str]]:
    for file in suite.files:
        blocks = [(1, file.tags), *((rule.line, rule.tags) for rule in file.rules)]
        blocks += [(scenario.line, scenario.tags) for scenario in file.scenarios()]
        yield from ((line, file.file, each) for line, tags in blocks for each in rulings_of(tags))


@lint
def complete_topics_are_complete(suite: Suite) -> Iterator[Problem]:
    """Every behaviour and data ruling of a topic declared complete has a scenario."""
    shown_ids = {ruling_id for scenario in suite.scenarios() for ruling_id in scenario.rulings}
    for beginning, line in suite.complete:
        if not any(ruling.id.startswith(f"{beginning}-") for ruling in suite.catalogue):
            yield Problem(
                suite.complete_file, line, f"no id of a ruling begins with {beginning}- (expected such as LRW-PW)"
            )
    for ruling in suite.catalogue:
        declared = ruling.id.startswith(tuple(f"{beginning}-" for beginning, _ in suite.complete))
        if declared and ruling.kind != "document" and ruling.id not in shown_ids:
            yield Problem(ruling.file, ruling.line, f"{ruling.id} has no scenario, and its topic is declared complete")


@lint
def rules_carry_rulings(suite: Suite) -> Iterator[Problem]:
    """Every Rule has the tag of a ruling, and every scenario stands under a Rule."""
    for rule in suite.rules():
        if not rule.rulings:
            yield Problem(rule.file, rule.line, f'the Rule "{rule.title}" has no tag of a ruling, such as @LRW-PW-01')
        if not rule.scenarios:
            yield Problem(rule.file, rule.line, f'the Rule "{rule.title}" has no scenario')
    for file in suite.files:
        for scenario in file.loose:
            yield Problem(file.file, scenario.line, f'the scenario "{scenario.title}" stands outside every Rule')


@lint
def titles_are_unique(suite: Suite) -> Iterator[Problem]:
    """In a file no two scenarios and no two Rules share a title; of two such scenarios only one would run."""
    for file in suite.files:
        yield from _repeated("scenario", file.file, ((each.title, each.line) for each in file.scenarios()))
        yield from _repeated("Rule", file.file, ((each.title, each.line) for each in file.rules))


def _repeated(what: str, file: str, titles: Iterable[tuple[str, int]]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for title, line in sorted(titles, key=lambda pair: pair[1]):
        if not title:
            yield Problem(file, line, f"the {what} has no title")
        elif title in first:
            yield Problem(file, line, f'the {what} title "{title}" stands already in line {first[title]}')
        first.setdefault(title, line)


@lint
def scenarios_observe(suite: Suite) -> Iterator[Problem]:
    """Every scenario has a Then; before the first one something happens, unless only data are looked up."""
    for scenario in suite.scenarios():
        kinds = [step.kind for step in scenario.steps]
        if "then" not in kinds:
            yield Problem(
                scenario.file, scenario.line, f'the scenario "{scenario.title}" has no Then: it observes nothing'
            )
        elif "when" not in kinds[: kinds.index("then")] and not _only_data(scenario, suite.catalogue):
            line = scenario.steps[kinds.index("then")].line
            yield Problem(scenario.file, line, "a Then with no When before it can only repeat what the Given set")


def _only_data(scenario: Scenario, known: Catalogue) -> bool:
    return all(known[each].kind == "data" for each in scenario.rulings if each in known)


@lint
def steps_are_defined(suite: Suite) -> Iterator[Problem]:
    """Exactly one definition fits each step."""
    if suite.book is not None:
        for scenario in suite.scenarios():
            yield from suite.book.problems(scenario)


@lint
def rulesets_exist(suite: Suite) -> Iterator[Problem]:
    """@since and @until name rulesets, the earlier one first."""
    for scenario in suite.scenarios():
        since, until = scenario.span.since, scenario.span.until
        for tag, ruleset in (("since", since), ("until", until)):
            if ruleset is not None and ruleset not in RULESETS:
                text = f"@{tag}:{ruleset}: there is no such ruleset; expected one of {', '.join(RULESETS)}"
                yield Problem(scenario.file, scenario.line, text)
        if since and until and since > until:
            yield Problem(
                scenario.file, scenario.line, f"@since:{since} is later than @until:{until}: no ruleset is left"
            )


_QUOTED = re.compile(r'(\bas )?"([^"]*)"')
_NUMBERED = re.compile(r"(.+) \d+")


@lint
def cards_are_known(suite: Suite) -> Iterator[Problem]:
    """Every card that a Given names is in the files of cards."""
    for scenario in suite.scenarios():
        reported: set[str] = set()
        for name, line in _given_names(scenario):
            numbered = _NUMBERED.fullmatch(name)
            if name not in suite.cards and not (numbered and numbered[1] in suite.cards) and name not in reported:
                reported.add(name)
                yield Problem(scenario.file, line, f'no file of fixtures/cards knows a card named "{name}"')


def _given_names(scenario: Scenario) -> Iterator[tuple[str, int]]:
    """The quoted names of the Givens that are no aliases, each with its line."""
    for row in scenario.rows:
        aliases: set[str] = set()
        for step in scenario.steps:
            if step.kind != "given":
                continue
            for introduces, name in _QUOTED.findall(filled_in(step.text, row)):
                numbered = _NUMBERED.fullmatch(name)
                if introduces:
                    aliases.add(name)
                elif name not in aliases and not (numbered and numbered[1] in aliases):
                    yield name, step.line
