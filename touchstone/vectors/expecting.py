"""What a scenario expects, as looks of a vector: paths into the game, and what is found there."""

from collections.abc import Iterator, Sequence
from typing import Any

from touchstone.driver import Table
from touchstone.driver.expectations import AttemptWas, Expectation, Fact, HasLost, LibraryCard, PlayerHas
from touchstone.driver.game_expectations import (
    COMBAT_DAMAGE,
    Asked,
    Choices,
    GameEnded,
    MayChooseNothing,
    Revealed,
    StackEntry,
    StackIs,
    StepIs,
    WaitsFor,
)
from touchstone.driver.object_expectations import (
    COLORS,
    Controls,
    CounterCount,
    MayLookAt,
    ObjectHas,
    ObjectHasAmong,
    RefersTo,
    Where,
)
from touchstone.driver.wording import spelled
from touchstone.protocol import Decision, ObjectView
from touchstone.vectors.meaning import Meanings, names
from touchstone.vectors.messages import Entry, Look, Pattern, Send

OWNED = ("hand", "graveyard", "library")
"""The zones that each player has."""
MANA = ("W", "U", "B", "R", "G", "C")


def expected(expectation: Expectation, table: Table, meanings: Meanings) -> Iterator[Entry]:
    """What comes to the same as an expectation that holds at a table."""
    says = f"{expectation.what}: {expectation.in_words(expectation.wanted())}"
    is_kept = expectation.pending or isinstance(expectation, Fact)
    if isinstance(expectation, MayLookAt):
        yield _seen_by(expectation.player, says, meanings.thing(expectation.name))
        is_kept = True
    yield Entry(says=says, open={} if is_kept else None, expect=tuple(_looks(expectation, table, meanings)))


def _seen_by(player: str, says: str, thing: Pattern) -> Entry:
    """The game as a player sees it becomes the result."""
    send = Send(method="game/observe", params={"viewer": player})
    return Entry(says=says, needs=("view:hidden-information",), expect=(_count(1, "objects", thing),), send=send)


def _just(found: Sequence[Pattern], *path: Pattern) -> Iterator[Look]:
    """What is found is just this, in any order; nothing is nothing."""
    wanted = [each if isinstance(each, (dict, list)) else [each] for each in found if each is not None]
    yield _count(len(wanted), *path)
    for place, each in enumerate(wanted):
        if each not in wanted[:place]:
            number = wanted.count(each)
            yield _count(number, *path, each) if number > 1 else _some(*path, each)


def _one(value: Pattern, *path: Pattern) -> Look:
    """In a field that holds one thing this stands, or nothing."""
    return _count(0, *path) if value is None else _some(*path, [value])


def _count(number: int, *path: Pattern) -> Look:
    return Look(path=path, count=number)


def _some(*path: Pattern) -> Look:
    return Look(path=path)


def _looks(expectation: Expectation, table: Table, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case Fact():
            yield from _fact(expectation.expected)
        case AttemptWas(refused=True):
            yield _some("result", {"outcome": "refused", "changed": False})
        case AttemptWas():
            yield _some("result", {"outcome": "accepted"})
        case StepIs() | StackIs() | Revealed():
            yield from _of_game(expectation, meanings)
        case PlayerHas() | LibraryCard() | HasLost():
            yield from _of_player(expectation, meanings)
        case WaitsFor() | Asked() | MayChooseNothing() | Choices() | GameEnded():
            yield from _waits(expectation, table, meanings)
        case Where() | Controls() | MayLookAt():
            yield from _found(expectation, meanings)
        case CounterCount() | RefersTo():
            yield from _of_object(expectation, meanings)
        case ObjectHas():
            of = meanings.thing(expectation.name)
            yield from _characteristic(expectation, of, table.names.present(expectation.name))
        case ObjectHasAmong():
            of = meanings.thing(expectation.name)
            yield _count(1, "objects", of)
            yield from _among(expectation, of, table.names.present(expectation.name))
        case _:
            raise TypeError(f"a vector cannot say {expectation}")


def _fact(answer: Any) -> Iterator[Look]:
    match answer:
        case dict():
            yield _some("result", "value", answer)
        case str() | tuple():
            words = (answer,) if isinstance(answer, str) else answer
            yield from _just(
                [[each, int(each)] if f"{each}".isdecimal() else each for each in words], "result", "value"
            )
        case _:
            yield _one(answer, "result", "value")


def _of_game(expectation: StepIs | StackIs | Revealed, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case StepIs(player=player, step=step):
            yield _some({"active": player, "step": step})
        case StackIs(expected=entries):
            yield _count(len(entries), "stack")
            for place, entry in enumerate(entries):
                yield _some("stack", place, _on_stack(entry, meanings))
        case Revealed(expected=revealed):
            yield from _just([{**meanings.thing(card), "owner": owner} for owner, card in revealed], "revealed")


def _on_stack(entry: StackEntry, meanings: Meanings) -> Pattern:
    if entry.name == COMBAT_DAMAGE:
        return {"kind": "combat-damage"}
    return meanings.ability(entry.name, entry.keyword) if entry.ability else meanings.thing(entry.name)


def _so_many(number: int) -> Pattern:
    """An amount; what is missing counts as none."""
    return number or [0, None]


def _of_player(expectation: PlayerHas | LibraryCard | HasLost, meanings: Meanings) -> Iterator[Look]:
    player = "players", {"name": expectation.player}
    match expectation:
        case HasLost(expected=lost):
            yield _some(*player, {"has_lost": lost or [False, None]})
        case LibraryCard():
            place = 0 if expectation.end == "top" else -1
            yield _some(*player, "library", place, meanings.thing(expectation.expected))
        case PlayerHas(field="mana pool", expected=dict() as pool):
            yield _some(*player, "mana", {symbol: _so_many(pool.get(symbol, 0)) for symbol in MANA})
        case PlayerHas(field="life" | "poison counters" as field):
            yield _one(expectation.expected, *player, field.split()[0])
        case PlayerHas(field=zone, expected=int() as number):
            yield _count(number, *player, zone)
        case _:
            raise TypeError(f"a vector cannot say {expectation}")


def _waits(
    expectation: WaitsFor | Asked | MayChooseNothing | Choices | GameEnded, table: Table, meanings: Meanings
) -> Iterator[Look]:
    match expectation:
        case WaitsFor(player=None):
            yield _count(0, "waiting", {"type": "decision"})
        case WaitsFor(player=player):
            yield _some("waiting", {"type": "priority", "player": player})
        case Asked(player=player, kind=kind):
            yield _some("waiting", {"player": player, "kind": kind})
        case MayChooseNothing(player=player):
            yield _some("waiting", {"type": "decision", "player": player, "min": 0})
        case Choices(player=player, among=among):
            decision = table.waiting if isinstance(table.waiting, Decision) else None
            options = [meanings.option(each, decision) for each in expectation.expected for _ in range(each.count)]
            yield from _listed(options, among, {"type": "decision", "player": player})
        case GameEnded(winners=None):
            yield _count(0, "waiting", {"type": "game-over"})
        case GameEnded(winners=(winner,)):
            yield _some("waiting", {"type": "game-over", "winners": winner})
        case GameEnded(winners=winners):
            yield from _listed(list(winners or ()), "winners", {"type": "game-over"})


def _listed(wanted: list[Pattern], field: str, waiting: dict[str, Pattern]) -> Iterator[Look]:
    """Just this is listed by what the game waits for; what is missing lists nothing."""
    if wanted:
        yield from _just(wanted, "waiting", {**waiting, field: {}}, field)
    else:
        yield _some("waiting", {**waiting, field: None})


def _found(expectation: Where | Controls | MayLookAt, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case Where(name=name, zone=zone, owner=owner):
            owned = {"owner": owner} if zone in OWNED else {}
            yield _count(int(expectation.present), "objects", {**meanings.thing(name), "zone": zone, **owned})
        case Controls(player=player, name=name, expected=number, role=role):
            nameless = {"zone": "battlefield", "face_down": [False, None], "name": None}
            yield _count(0, "objects", nameless, "name")  # without names, it is unsupported
            yield _count(number, "objects", {"zone": "battlefield", "name": names(name)}, role, [player])
        case MayLookAt(name=name, expected=may):
            yield _count(int(may), "result", "objects", {"name": {}, "id": meanings.thing(name)})


def _of_object(expectation: CounterCount | RefersTo, meanings: Meanings) -> Iterator[Look]:
    of = "objects", meanings.thing(expectation.name)
    match expectation:
        case CounterCount(kind=kind, expected=number):
            yield _count(1, *of)
            yield _some(*of, "counters", {kind: _so_many(number)})
        case RefersTo(field="blocking", expected=others):
            yield from _just([meanings.thing(other) for other in others], *of, "blocking")
        case RefersTo(field=field, expected=others, is_player=is_player):
            if field == "attacking":
                yield _one(True, *of, "is_attacking")
            refs: list[Pattern] = [
                {"player": list(meanings.side(other))} if is_player else {"object": meanings.thing(other)}
                for other in others
            ]
            yield _count(1, *of)
            yield from _just(refs, *of, field.replace(" ", "_"))


PLAIN = {
    "loyalty": "loyalty",
    "damage": "damage",
    "converted mana cost": "mana_value",
    "mana cost": "mana_cost",
    "owner": "owner",
}
"""Qualities that are a field as it stands."""
STATES = {"tapped state": "tapped", "attacking state": "is_attacking", "blocked state": "is_blocked"}
"""Qualities that are a field that holds or does not, and are called so if it holds."""
LINES = {"supertypes": "supertypes", "card types": "types", "subtypes": "subtypes"}


def _characteristic(expectation: ObjectHas, thing: dict[str, Pattern], view: ObjectView) -> Iterator[Look]:
    wanted: Any = expectation.expected
    of = "objects", thing
    yield _count(1, *of)
    match expectation.field:
        case field if field in PLAIN:
            yield _one(wanted, *of, PLAIN[field])
        case field if field in STATES:
            yield _one(wanted == field.split()[0], *of, STATES[field])
        case field if field in LINES:
            yield from _just(wanted, *of, LINES[field])
        case "type line":
            for line in LINES.values():
                yield from _just(getattr(view, line), *of, line)
        case "colors":
            yield _count(len(wanted), *of, "colors")
            for color in wanted:
                yield _some(*of, "colors", _color(color))
        case "keywords" | "costs of the activated abilities" as field:
            each = "keyword" if field == "keywords" else "cost"
            having: tuple[Pattern, ...] = (*of, "abilities", {each: {}}, each)
            yield _count(len(wanted), *having)
            for place, item in enumerate(wanted):
                yield _some(*having, place, _signed(item))
        case "power and toughness":
            yield _one(view.power, *of, "power")
            yield _one(view.toughness, *of, "toughness")
        case "controller":
            yield _one(wanted, "objects", {**thing, "zone": ["battlefield", "stack"]}, "controller")
        case field:
            raise TypeError(f"a vector cannot say the {field}")


def _among(expectation: ObjectHasAmong, thing: Pattern, view: ObjectView) -> Iterator[Look]:
    item = expectation.item.lower()
    of = "objects", thing

    def look(*path: Pattern) -> Look:
        return _some(*of, *path) if expectation.present else _count(0, *of, *path)

    match expectation.field:
        case "keywords":
            yield look("abilities", {"keyword": spelled(item)})
        case "colors":
            yield look("colors", _color(item))
        case _:
            for line in LINES.values():
                if not expectation.present or item in map(str.lower, getattr(view, line)):
                    yield look(line, spelled(item))


def _color(word: str) -> list[str]:
    """A colour in words and by its symbol."""
    return [*spelled(word), *(symbol for symbol, name in COLORS.items() if name == word)]


def _signed(cost: str) -> list[str]:
    """A cost, with either of the signs that mean minus."""
    return list(dict.fromkeys((cost, cost.replace("-", "\N{MINUS SIGN}"))))
