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
from touchstone.protocol import Decision, ObjectView
from touchstone.vectors.meaning import Meanings, names, spelled
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


def _is(found: Sequence[Pattern], *path: Pattern) -> Look:
    """What is found is just this, in any order; nothing is nothing."""
    return Look(path=path, is_=tuple(each for each in found if each is not None))


def _count(number: int, *path: Pattern) -> Look:
    return Look(path=path, count=number)


def _some(*path: Pattern) -> Look:
    return Look(path=path)


def _looks(expectation: Expectation, table: Table, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case Fact():
            yield _fact(expectation.expected)
        case AttemptWas(refused=True):
            yield _some("result", {"outcome": "refused", "changed": False})
        case AttemptWas():
            yield _some("result", {"outcome": "accepted"})
        case StepIs() | StackIs() | Revealed():
            yield from _of_game(expectation, meanings)
        case PlayerHas() | LibraryCard() | HasLost():
            yield _of_player(expectation, meanings)
        case WaitsFor() | Asked() | MayChooseNothing() | Choices() | GameEnded():
            yield _waits(expectation, table, meanings)
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


def _fact(answer: Any) -> Look:
    match answer:
        case dict():
            return _some("result", "value", answer)
        case str() | tuple():
            words = (answer,) if isinstance(answer, str) else answer
            return _is([[each, int(each)] if f"{each}".isdecimal() else each for each in words], "result", "value")
    return _is([answer], "result", "value")


def _of_game(expectation: StepIs | StackIs | Revealed, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case StepIs(player=player, step=step):
            yield _some({"active": player, "step": step})
        case StackIs(expected=entries):
            yield _count(len(entries), "stack")
            for place, entry in enumerate(entries):
                yield _is([_on_stack(entry, meanings)], "stack", place)
        case Revealed(expected=revealed):
            yield _is([{**meanings.thing(card), "owner": owner} for owner, card in revealed], "revealed")


def _on_stack(entry: StackEntry, meanings: Meanings) -> Pattern:
    if entry.name == COMBAT_DAMAGE:
        return {"kind": "combat-damage"}
    return meanings.ability(entry.name, entry.keyword) if entry.ability else meanings.thing(entry.name)


def _so_many(number: int) -> Pattern:
    """An amount; what is missing counts as none."""
    return number or [0, None]


def _of_player(expectation: PlayerHas | LibraryCard | HasLost, meanings: Meanings) -> Look:
    player = "players", {"name": expectation.player}
    match expectation:
        case HasLost(expected=lost):
            return _some(*player, {"has_lost": lost or [False, None]})
        case LibraryCard():
            place = 0 if expectation.end == "top" else -1
            return _is([meanings.thing(expectation.expected)], *player, "library", place)
        case PlayerHas(field="mana pool", expected=dict() as pool):
            return _some(*player, "mana", {symbol: _so_many(pool.get(symbol, 0)) for symbol in MANA})
        case PlayerHas(field="life" | "poison counters" as field):
            return _is([expectation.expected], *player, field.split()[0])
        case PlayerHas(field=zone, expected=int() as number):
            return _count(number, *player, zone)
    raise TypeError(f"a vector cannot say {expectation}")


def _waits(
    expectation: WaitsFor | Asked | MayChooseNothing | Choices | GameEnded, table: Table, meanings: Meanings
) -> Look:
    match expectation:
        case WaitsFor(player=None):
            return _count(0, "waiting", {"type": "decision"})
        case WaitsFor(player=player):
            return _some("waiting", {"type": "priority", "player": player})
        case Asked(player=player, kind=kind):
            return _some("waiting", {"player": player, "kind": kind})
        case MayChooseNothing(player=player):
            return _some("waiting", {"type": "decision", "player": player, "min": 0})
        case Choices(player=player, among=among):
            decision = table.waiting if isinstance(table.waiting, Decision) else None
            options = [meanings.option(each, decision) for each in expectation.expected for _ in range(each.count)]
            return _listed(options, among, {"type": "decision", "player": player})
        case GameEnded(winners=None):
            return _count(0, "waiting", {"type": "game-over"})
        case GameEnded(winners=(winner,)):
            return _some("waiting", {"type": "game-over", "winners": winner})
        case GameEnded(winners=winners):
            return _listed(list(winners or ()), "winners", {"type": "game-over"})


def _listed(wanted: list[Pattern], field: str, waiting: dict[str, Pattern]) -> Look:
    """Just this is listed by what the game waits for; what is missing lists nothing."""
    if not wanted:
        return _some("waiting", {**waiting, field: None})
    return _is(wanted, "waiting", {**waiting, field: {}}, field)


def _found(expectation: Where | Controls | MayLookAt, meanings: Meanings) -> Iterator[Look]:
    match expectation:
        case Where(name=name, zone=zone, owner=owner):
            owned = {"owner": owner} if zone in OWNED else {}
            yield _count(int(expectation.present), "objects", {**meanings.thing(name), "zone": zone, **owned})
        case Controls(player=player, name=name, expected=number, role=role):
            yield Look(path=("objects", {"zone": "battlefield", "face_down": [False, None]}, "name"), least=0)
            yield _count(number, "objects", {"zone": "battlefield", "name": names(name)}, role, [player])
        case MayLookAt(name=name, expected=may):
            yield _count(int(may), "result", "objects", {"name": {}, **meanings.thing(name)})


def _of_object(expectation: CounterCount | RefersTo, meanings: Meanings) -> Iterator[Look]:
    of = "objects", meanings.thing(expectation.name)
    match expectation:
        case CounterCount(kind=kind, expected=number):
            yield _count(1, *of)
            yield _some(*of, "counters", {kind: _so_many(number)})
        case RefersTo(field="blocking", expected=others):
            yield _is([meanings.thing(other) for other in others], *of, "blocking")
        case RefersTo(field=field, expected=others, is_player=is_player):
            if field == "attacking":
                yield _is([True], *of, "is_attacking")
            refs: list[Pattern] = [
                {"player": list(meanings.side(other))} if is_player else {"object": meanings.thing(other)}
                for other in others
            ]
            yield _count(1, *of)
            yield _is(refs, *of, field.replace(" ", "_"))


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
            yield _is([wanted], *of, PLAIN[field])
        case field if field in STATES:
            yield _is([wanted == field.split()[0]], *of, STATES[field])
        case field if field in LINES:
            yield _is(wanted, *of, LINES[field])
        case "type line":
            for line in LINES.values():
                yield _is(getattr(view, line), *of, line)
        case "colors":
            yield _count(len(wanted), *of, "colors")
            for color in wanted:
                yield _some(*of, "colors", _color(color))
        case "keywords" | "costs of the activated abilities" as field:
            each = "keyword" if field == "keywords" else "cost"
            having: tuple[Pattern, ...] = (*of, "abilities", {each: {}}, each)
            yield _count(len(wanted), *having)
            for place, item in enumerate(wanted):
                yield _is([item], *having, place)
        case "power and toughness":
            yield _is([view.power], *of, "power")
            yield _is([view.toughness], *of, "toughness")
        case "controller":
            yield _is([wanted], "objects", {**thing, "zone": ["battlefield", "stack"]}, "controller")
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
