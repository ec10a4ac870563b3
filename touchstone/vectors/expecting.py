"""What a scenario expects, as the expectations of a vector: few kinds of tests, of whatever is looked at."""

from collections.abc import Iterator
from typing import Any

import msgspec

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
from touchstone.vectors.meaning import Meanings, names
from touchstone.vectors.messages import (
    Among,
    Amounts,
    Contains,
    Counts,
    Equals,
    Expect,
    Has,
    Means,
    Members,
    Test,
    Thing,
)

OWNED = ("hand", "graveyard", "library")
"""The zones that each player has."""
MANA = ("W", "U", "B", "R", "G", "C")


def expected(expectation: Expectation, table: Table, meanings: Meanings) -> list[Expect]:
    """What comes to the same as an expectation that holds at a table."""
    says = f"{expectation.what}: {expectation.in_words(expectation.wanted())}"
    looks = _looks(expectation, table, meanings)
    return [msgspec.structs.replace(each, says=says, pending=expectation.pending) for each in looks]


def _look(must: Test, *path: str | int, **fields: Any) -> Expect:
    return Expect(says="", path=path, must=must, **fields)


def _looks(expectation: Expectation, table: Table, meanings: Meanings) -> Iterator[Expect]:
    match expectation:
        case Fact():
            yield _look(_fact(expectation.expected), "fact")
        case AttemptWas():
            yield _look(Equals(expected={"refused": expectation.refused, "changed": False}), "attempt")
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
            yield from _among(expectation, of, table.names.present(expectation.name))
        case _:
            raise TypeError(f"a vector cannot say {expectation}")


def _fact(answer: object) -> Test:
    if isinstance(answer, (str, tuple)):
        return Members(expected=(answer,) if isinstance(answer, str) else tuple(map(str, answer)))
    return Equals(expected=answer)


def _of_game(expectation: StepIs | StackIs | Revealed, meanings: Meanings) -> Iterator[Expect]:
    match expectation:
        case StepIs(player=player, step=step):
            yield _look(Equals(expected=player), "active")
            yield _look(Equals(expected=step), "step")
        case StackIs(expected=entries):
            yield _look(Counts(expected=len(entries)), "stack")
            for place, entry in enumerate(entries):
                yield _look(Means(expected=(_on_stack(entry, meanings),)), "stack", place)
        case Revealed(expected=revealed):
            cards = tuple(_with(meanings.thing(card), owner=(owner,)) for owner, card in revealed)
            yield _look(Means(expected=cards), "revealed")


def _on_stack(entry: StackEntry, meanings: Meanings) -> Thing:
    if entry.name == COMBAT_DAMAGE:
        return Thing(has={"kind": ("combat-damage",)})
    return meanings.ability(entry.name, entry.keyword) if entry.ability else meanings.thing(entry.name)


def _with(thing: Thing, **has: tuple[Any, ...]) -> Thing:
    """The same thing, with these fields besides."""
    return msgspec.structs.replace(thing, has={**thing.has, **has})


def _of_player(expectation: PlayerHas | LibraryCard | HasLost, meanings: Meanings) -> Iterator[Expect]:
    of = Thing(player=expectation.player)
    match expectation:
        case HasLost():
            yield _look(Equals(expected=expectation.expected), "has_lost", of=of, otherwise=False)
        case LibraryCard():
            card = meanings.thing(expectation.expected)
            yield _look(Counts(expected=0), "library", of=of, negated=True)
            yield _look(Means(expected=(card,)), "library", 0 if expectation.end == "top" else -1, of=of)
        case PlayerHas(field="mana pool", expected=dict() as pool):
            yield _look(Amounts(expected={symbol: pool.get(symbol, 0) for symbol in MANA}), "mana", of=of)
        case PlayerHas(field="life" | "poison counters" as field):
            yield _look(Equals(expected=expectation.expected), field.split()[0], of=of)
        case PlayerHas(field=zone, expected=int() as number):
            yield _look(Counts(expected=number), zone, of=of)


def _waits(
    expectation: WaitsFor | Asked | MayChooseNothing | Choices | GameEnded, table: Table, meanings: Meanings
) -> Iterator[Expect]:
    match expectation:
        case WaitsFor(player=None):
            yield _waiting(type="decision", negated=True)
        case WaitsFor(player=player):
            yield _waiting(type="priority", player=player)
        case Asked(player=player, kind=kind):
            yield _waiting(type="decision", player=player, kind=kind)
        case MayChooseNothing(player=player):
            yield _waiting(type="decision", player=player, min=0)
        case Choices(player=player):
            yield _waiting(type="decision", player=player)
            decision = table.waiting if isinstance(table.waiting, Decision) else None
            options = [meanings.option(each, decision) for each in expectation.expected for _ in range(each.count)]
            yield _look(Means(expected=tuple(options)), "waiting", expectation.among, otherwise=[])
        case GameEnded(winners=None):
            yield _waiting(type="game-over", negated=True)
        case GameEnded(winners=(winner,)):
            yield _waiting(type="game-over")
            yield _look(Contains(expected=(winner.lower(),)), "waiting", "winners", otherwise=[])
        case GameEnded(winners=winners):
            yield _waiting(type="game-over")
            yield _look(Members(expected=winners or ()), "waiting", "winners", otherwise=[])


def _waiting(*, negated: bool = False, **fields: Any) -> Expect:
    """What the game waits for has these fields."""
    return _look(Has(expected={name: (value,) for name, value in fields.items()}), "waiting", negated=negated)


def _found(expectation: Where | Controls | MayLookAt, meanings: Meanings) -> Iterator[Expect]:
    match expectation:
        case Where(name=name, zone=zone, owner=owner):
            owned = {"owner": (owner,)} if zone in OWNED else {}
            there = _with(meanings.thing(name), zone=(zone,), **owned)
            yield _look(Counts(expected=int(expectation.present)), find=there)
        case Controls(player=player, name=name, expected=number, role=role):
            has: Among = {"zone": ("battlefield",), "name": names(name), role: (player,)}
            yield _look(Counts(expected=number), find=Thing(has=has, shows=("name", role)))
        case MayLookAt(player=player, name=name, expected=may):
            found = meanings.thing(name)
            yield _look(Counts(expected=1), find=found, needs="view:hidden-information")
            yield _look(Counts(expected=int(may)), find=found, viewer=player, each="name")


def _of_object(expectation: CounterCount | RefersTo, meanings: Meanings) -> Iterator[Expect]:
    of = meanings.thing(expectation.name)
    match expectation:
        case CounterCount(kind=kind, expected=number):
            yield _look(Amounts(expected={kind: number}), "counters", of=of)
        case RefersTo(field=field, expected=others, is_player=is_player):
            if field == "attacking":
                yield _look(Equals(expected=True), "is_attacking", of=of)
            things = tuple(map(meanings.player if is_player else meanings.thing, others))
            yield _look(Means(expected=things), field.replace(" ", "_"), of=of)


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


def _characteristic(expectation: ObjectHas, of: Thing, view: ObjectView) -> Iterator[Expect]:
    wanted: Any = expectation.expected
    match expectation.field:
        case field if field in PLAIN:
            yield _look(Equals(expected=wanted), PLAIN[field], of=of)
        case field if field in STATES:
            yield _look(Equals(expected=wanted == field.split()[0]), STATES[field], of=of)
        case field if field in LINES:
            yield _look(Members(expected=wanted), LINES[field], of=of)
        case "type line":
            for line in LINES.values():
                yield _look(Members(expected=getattr(view, line)), line, of=of)
        case "colors":
            yield _look(Counts(expected=len(wanted)), "colors", of=of)
            for color in wanted:
                yield _look(Contains(expected=_color(color)), "colors", of=of)
        case "keywords" | "costs of the activated abilities" as field:
            each = "keyword" if field == "keywords" else "cost"
            yield _look(Equals(expected=list(wanted)), "abilities", of=of, each=each)
        case "power and toughness":
            yield _look(Equals(expected=view.power), "power", of=of)
            yield _look(Equals(expected=view.toughness), "toughness", of=of)
        case "controller":
            yield _look(Equals(expected=wanted), "controller", of=_with(of, zone=("battlefield", "stack")))
        case field:
            raise TypeError(f"a vector cannot say the {field}")


def _among(expectation: ObjectHasAmong, of: Thing, view: ObjectView) -> Iterator[Expect]:
    item, negated = expectation.item.lower(), not expectation.present
    match expectation.field:
        case "keywords":
            yield _look(Contains(expected=(item,)), "abilities", of=of, each="keyword", negated=negated)
        case "colors":
            yield _look(Contains(expected=_color(item)), "colors", of=of, negated=negated)
        case _:
            for line in LINES.values():
                if negated or item in map(str.lower, getattr(view, line)):
                    yield _look(Contains(expected=(item,)), line, of=of, negated=negated)


def _color(word: str) -> tuple[str, ...]:
    """A colour in words and by its symbol."""
    return word, *(symbol.lower() for symbol, name in COLORS.items() if name == word)
