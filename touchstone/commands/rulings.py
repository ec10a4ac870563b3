"""`touchstone rulings`: look rulings up, and their scenarios."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from touchstone.catalogue import SOURCES, Catalogue, Kind, Ruling, catalogue
from touchstone.faults import Exit, UsageError
from touchstone.features import Scenario, features, illustrating


def rulings(
    ruling: str | None = None,
    /,
    *,
    source: str | None = None,
    topic: str | None = None,
    kind: Kind | None = None,
    uncovered: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> Exit:
    """List the rulings of the catalogue, or show one with its scenarios.

    Args:
        ruling: the id of one ruling, such as LRW-PW-01
        source: only those of a source: lorwyn-primer, morningtide-primer, rulings-summary or cr-planeswalkers
        topic: only those of a topic, such as planeswalker or clash
        kind: only those of a kind
        uncovered: only those that a scenario could show and none does
        json: print as JSON
    """
    known = catalogue()
    _check_exists("source", source, SOURCES)
    _check_exists("topic", topic, dict.fromkeys(each.topic for each in known))
    if ruling is not None:
        _show(known[ruling], as_json=json)
        return Exit.AS_EXPECTED
    counts = _counts()
    chosen = [
        each
        for each in known
        if source in (None, each.source)
        and topic in (None, each.topic)
        and kind in (None, each.kind)
        and not (uncovered and (each.kind == "document" or counts.get(each.id)))
    ]
    _list(chosen, counts, known, as_json=json)
    return Exit.AS_EXPECTED


def _check_exists(what: str, value: str | None, known: dict[str, Any]) -> None:
    if value is not None and value not in known:
        raise UsageError(f"there is no {what} {value}; expected one of {', '.join(known)}")


def _counts() -> dict[str, int]:
    """The number of scenarios of each ruling that has any."""
    counts: dict[str, int] = {}
    for file in features():
        for scenario in file.scenarios():
            for ruling_id in scenario.rulings:
                counts[ruling_id] = counts.get(ruling_id, 0) + 1
    return counts


def _list(chosen: list[Ruling], counts: dict[str, int], known: Catalogue, *, as_json: bool) -> None:
    if as_json:
        _print_json([msgspec.to_builtins(each) | {"scenarios": counts.get(each.id, 0)} for each in chosen])
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("id", no_wrap=True)
    table.add_column("kind", no_wrap=True)
    table.add_column("topic", max_width=22)
    table.add_column("scenarios", justify="right", no_wrap=True)
    table.add_column("ruling")
    for each in chosen:
        table.add_row(each.id, each.kind, each.topic, str(counts.get(each.id, 0)), each.ruling)
    _print(table)
    covered = sum(each.id in counts for each in chosen)
    _print(f"\n{len(chosen)} of {len(known)} rulings, {covered} of them with scenarios")


def _show(ruling: Ruling, *, as_json: bool) -> None:
    scenarios = illustrating(ruling.id, features())
    if as_json:
        shown = [{"title": each.title, "file": each.file, "line": each.line} for each in scenarios]
        _print_json(msgspec.to_builtins(ruling) | {"scenarios": shown})
        return
    from rich.table import Table

    _print(f"[bold]{ruling.id}[/bold]  {_plain(ruling.ruling)}\n")
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in _details(ruling):
        table.add_row(name, _plain(value))
    _print(table)
    _print_scenarios(scenarios)


def _details(ruling: Ruling) -> list[tuple[str, str]]:
    """What there is to say of a ruling beside its statement."""
    details = [
        ("source", f"{ruling.source}, {ruling.locator}"),
        ("rule", ruling.rule),
        ("topic", ruling.topic),
        ("kind", ruling.kind),
        ("holds from", ruling.since),
        ("cards", ", ".join(ruling.cards)),
        ("misreading", ruling.misreading),
        ("in 2017", ruling.rules_2017),
        ("today", ruling.rules_now),
        ("see also", ", ".join(ruling.also)),
        ("note", ruling.note),
        ("entry", f"{ruling.file}:{ruling.line}"),
    ]
    return [(name, value) for name, value in details if value]


def _print_scenarios(scenarios: list[Scenario]) -> None:
    _print("\n[bold]scenarios[/bold]" if scenarios else "\nno scenario shows it yet")
    for each in scenarios:
        _print(f"  {_plain(each.title)}\n    [dim]{each.file}:{each.line}[/dim]")


def _plain(text: str) -> str:
    """Text in which brackets mean nothing."""
    from rich.markup import escape

    return escape(text)


def _print(what: Any) -> None:
    """Print for the terminal's width; into a pipe or a file, one row a line."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=isinstance(what, str))
    if not console.is_terminal:
        console.width = 1000
    with console.capture() as capture:
        console.print(what)
    print(capture.get(), end="")


def _print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
