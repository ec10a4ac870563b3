"""Comparing: in what two games differ, and the Then that says so. Objects are compared by their names."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from msgspec import UNSET

from touchstone.driver import Table
from touchstone.driver.expectations import player_view
from touchstone.driver.wording import counted, listed, said
from touchstone.fuzzing.saying import option_said
from touchstone.protocol import Decision, GameOver, ObjectView, PlayerView, Priority, Ref

QUESTIONS = {
    "order": "the order",
    "replacement": "which effect applies first",
    "redirect": "whether to redirect",
    "number": "a number",
    "word": "a word",
    "divide": "a division",
    "may": "yes or no",
    "cost": "how to pay",
    "position": "where the revealed card goes",
}
PLACES = {
    "battlefield": "in play",
    "exile": "removed from the game",
    "stack": "on the stack",
    "hand": "in {}'s hand",
    "graveyard": "in {}'s graveyard",
    "library": "in {}'s library",
}


@dataclass(frozen=True)
class Difference:
    """What differs: what was looked at, what each engine shows, and the Then that the first one passes, if any."""

    what: str
    one: str
    other: str
    then: str | None = None

    def __str__(self) -> str:
        return f"{self.what}: {self.one} or {self.other}"


def differences(one: Table, other: Table) -> Iterator[Difference]:
    """Everything in which the games differ, what follows from what first; fields that one leaves out are no difference.

    Each has a Then that holds in the first game, where there are words for it.
    """
    yield from _of_players(one, other)
    yield from _of_objects(one, other)
    yield from _of_stacks(one, other)
    yield from _of_waiting(one, other)
    here, there = one.look(), other.look()
    steps = [f"{each.active}'s {each.step}" for each in (here, there)]
    if steps[0] != steps[1]:
        yield Difference("the step", steps[0], steps[1], f"it is {here.active}'s {step_said(here.step)}")


def step_said(step: str) -> str:
    """A step of the turn in the words of a scenario."""
    words = step.replace("-", " ")
    return f"{words} phase" if step.endswith("main") else "end of turn step" if step == "end" else f"{words} step"


def _of_players(one: Table, other: Table) -> Iterator[Difference]:
    for view in one.look().players:
        there = player_view(other, view.name)
        for what, read, then in PLAYER_FIELDS:
            values = read(view), read(there)
            if UNSET not in values and values[0] != values[1]:
                yield Difference(f"{view.name}'s {what}", said(values[0]), said(values[1]), then(view.name, values[0]))
        library = _names(one, view.library), _names(other, there.library)
        if library[0] is not None and library[1] is not None and library[0] != library[1] and library[0]:
            then_top = f"the top card of {view.name}'s library is {library[0][0]}"
            then_bottom = f"the bottom card of {view.name}'s library is {library[0][-1]}"
            yield Difference(f"{view.name}'s library", listed(library[0]), listed(library[1]), then_top)
            yield Difference(f"{view.name}'s library", listed(library[0]), listed(library[1]), then_bottom)


def _count(field: str) -> Callable[[PlayerView], object]:
    def read(view: PlayerView) -> object:
        ids = getattr(view, field)
        return ids if ids is UNSET else len(ids)

    return read


def _mana(view: PlayerView) -> object:
    return view.mana if view.mana is UNSET else {key: number for key, number in sorted(view.mana.items()) if number}


PLAYER_FIELDS: tuple[tuple[str, Callable[[PlayerView], object], Callable[[str, object], str | None]], ...] = (
    ("life", lambda view: view.life, lambda name, value: f"{name} is at {value} life"),
    (
        "loss",
        lambda view: view.has_lost,
        lambda name, value: f"{name} has {'' if value else 'not '}lost the game",
    ),
    ("poison counters", lambda view: view.poison, lambda name, value: f"{name} has {value} poison counters"),
    ("mana pool", _mana, lambda name, value: None if value else f"the mana pool of {name} is empty"),
    ("cards in hand", _count("hand"), lambda name, value: f"{name} has {value} cards in hand"),
    ("cards in the graveyard", _count("graveyard"), lambda name, value: f"{name} has {value} cards in graveyard"),
    ("cards in the library", _count("library"), lambda name, value: f"{name} has {value} cards in library"),
)


def _names(table: Table, ids: tuple[str, ...] | object) -> list[str] | None:
    return [table.names.said(id) for id in ids] if isinstance(ids, tuple) else None


def _by_name(table: Table) -> dict[str, list[ObjectView]]:
    found: dict[str, list[ObjectView]] = {}
    for view in table.look().objects:
        found.setdefault(table.names.said(view.id), []).append(view)
    return found


def _of_objects(one: Table, other: Table) -> Iterator[Difference]:
    here, there = _by_name(one), _by_name(other)
    for name in dict.fromkeys((*here, *there)):
        views, others = here.get(name, []), there.get(name, [])
        if len(views) == len(others) == 1:
            yield from _of_object(name, (one, views[0]), (other, others[0]))
        else:
            yield from _of_number(name, views, others)


def _of_number(name: str, views: list[ObjectView], others: list[ObjectView]) -> Iterator[Difference]:
    """Tokens and other objects of which there are several: how many of them each player controls."""
    counts = [Counter(str(view.controller or view.owner) for view in each) for each in (views, others)]
    for player in dict.fromkeys((*counts[0], *counts[1])):
        numbers = counts[0][player], counts[1][player]
        if numbers[0] != numbers[1]:
            then = f"{player} controls {numbers[0] or 'no'} {name.removesuffix(' Token')}" if name[:1] == '"' else None
            yield Difference(f"how many {name} there are of {player}", str(numbers[0]), str(numbers[1]), then)


Seen = tuple[Table, ObjectView]


def _of_object(name: str, one: Seen, other: Seen) -> Iterator[Difference]:
    view, there = one[1], other[1]
    if (view.zone, view.owner) != (there.zone, there.owner):
        place = PLACES.get(view.zone)
        then = f"{name} is {place.format(view.owner)}" if place and name.startswith('"') else None
        yield Difference(f"where {name} is", view.zone, there.zone, then)
        return
    for what, read in OBJECT_FIELDS.items():
        values = read(one), read(other)
        if UNSET not in values and values[0] != values[1]:
            for then in _object_thens(name, what, values[0], values[1]):
                yield Difference(f"the {what} of {name}", said(values[0]), said(values[1]), then)


def _plain(field: str) -> Callable[[Seen], object]:
    return lambda seen: getattr(seen[1], field)


def _size(seen: Seen) -> object:
    view = seen[1]
    if view.power is UNSET or view.toughness is UNSET:
        return UNSET
    return "no power or toughness" if view.power is None else f"{view.power}/{view.toughness}"


def _keywords(seen: Seen) -> object:
    abilities = seen[1].abilities
    return tuple(sorted(each.keyword for each in abilities if each.keyword)) if isinstance(abilities, tuple) else UNSET


def _referred(field: str) -> Callable[[Seen], object]:
    def read(seen: Seen) -> object:
        table, view = seen
        value = getattr(view, field)
        if isinstance(value, tuple):
            return tuple(sorted(table.names.said(each) for each in value))
        return _any_ref(table, value) if isinstance(value, Ref) else value

    return read


OBJECT_FIELDS: Mapping[str, Callable[[Seen], object]] = {
    "controller": _plain("controller"),
    "name": _plain("name"),
    "counters": _plain("counters"),
    "damage": _plain("damage"),
    "loyalty": _plain("loyalty"),
    "power and toughness": _size,
    "tapped state": _plain("tapped"),
    "types": _plain("types"),
    "subtypes": _plain("subtypes"),
    "supertypes": _plain("supertypes"),
    "colors": _plain("colors"),
    "keywords": _keywords,
    "converted mana cost": _plain("mana_value"),
    "attacking state": _plain("is_attacking"),
    "blocked state": _plain("is_blocked"),
    "attacked": _referred("attacking"),
    "blocked": _referred("blocking"),
    "bearer": _referred("attached_to"),
}
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _object_thens(name: str, what: str, one: object, other: object) -> Iterator[str | None]:
    """The ways to say what an object is like in the first game."""
    match what:
        case "controller" if one is not None:
            yield f"{one} controls {name}"
        case "counters" if isinstance(one, dict) and isinstance(other, dict):
            for kind in dict.fromkeys((*one, *other)):
                if one.get(kind, 0) != other.get(kind, 0):
                    yield f"{name} has {counted(one.get(kind, 0), f'{kind} counter')}"
        case "damage":
            yield f"{name} has {one or 'no'} damage"
        case "loyalty":
            yield f"{name} has no loyalty" if one is None else f"{name} has loyalty {one}"
        case "power and toughness":
            yield f"{name} has {one}" if one == "no power or toughness" else f"{name} is {one}"
        case "converted mana cost":
            yield f"the converted mana cost of {name} is {one}"
        case "types" | "subtypes" | "supertypes" | "colors" | "keywords":
            yield from _among(name, what, one, other)
        case _:
            yield _state(name, what, one)


def _among(name: str, what: str, one: object, other: object) -> Iterator[str]:
    """One word that only one of the games has among the words of an object."""
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    for word in sorted(set(one) ^ set(other)):
        negative = "" if word in one else "not "
        match what:
            case "keywords":
                yield f"{name} {'has' if word in one else 'does not have'} {word}"
            case "colors":
                yield f"{name} is {negative}{_COLORS.get(word, word)}"
            case "supertypes":
                yield f"{name} is {negative}{word.casefold()}"
            case _:
                yield f"{name} is {negative}{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def _state(name: str, what: str, value: object) -> str | None:
    words = {"tapped state": ("untapped", "tapped"), "attacking state": ("not attacking", "attacking")}
    words["blocked state"] = ("unblocked", "blocked")
    if what in words:
        return f"{name} is {words[what][bool(value)]}"
    verb = {"attacked": "attacking", "blocked": "blocking", "bearer": "attached to"}.get(what)
    if verb is None:
        return None
    return f"{name} is {verb} {listed(value) if isinstance(value, tuple) else value or 'nothing'}"


def _of_stacks(one: Table, other: Table) -> Iterator[Difference]:
    stacks = [[table.names.said(id) for id in table.look().stack] for table in (one, other)]
    if stacks[0] != stacks[1]:
        then = f"the stack is, from the top, {listed(stacks[0])}" if stacks[0] else "the stack is empty"
        yield Difference("the stack", listed(stacks[0]), listed(stacks[1]), then)


def _of_waiting(one: Table, other: Table) -> Iterator[Difference]:
    here, there = one.waiting, other.waiting
    told = one.waiting_said(), other.waiting_said()
    match here:
        case Priority():
            if here != there:
                yield Difference("what the game waits for", *told, f"{here.player} has priority")
        case GameOver():
            if not isinstance(there, GameOver) or set(here.winners) != set(there.winners):
                then = f"{here.winners[0]} has won the game" if here.winners else "the game is a draw"
                yield Difference("what the game waits for", *told, then)
        case Decision():
            if not isinstance(there, Decision) or (here.kind, here.player) != (there.kind, there.player):
                yield Difference("what the game waits for", *told, asked(here))
            else:
                yield from _of_decisions((one, here), (other, there))


def asked(decision: Decision) -> str:
    """The Then that somebody is asked something."""
    return f"{decision.player} is asked for {QUESTIONS.get(decision.kind, decision.kind)}"


def _of_decisions(one: tuple[Table, Decision], other: tuple[Table, Decision]) -> Iterator[Difference]:
    """Two decisions of the same kind: their options, what may be attacked, and how few may be chosen."""
    (_, here), (_, there) = one, other
    if here.kind in ("number", "word", "divide", "order", "modes"):
        if (here.min, here.max, here.total) != (there.min, there.max, there.total):
            yield Difference("the decision", f"{here.min} to {here.max}", f"{there.min} to {there.max}")
        return
    options = [[option_said(table, option) for option in decision.options] for table, decision in (one, other)]
    if Counter(options[0]) != Counter(options[1]):
        then = f"{here.player} can choose {listed(options[0])}" if options[0] else None
        yield Difference(f"what {here.player} can choose", listed(options[0]), listed(options[1]), then)
    against = [sorted(_any_ref(table, ref) for ref in decision.defenders) for table, decision in (one, other)]
    if against[0] != against[1] and here.kind == "attackers":
        then = f"{here.player} can attack {listed(against[0])}"
        yield Difference(f"what {here.player} can attack", listed(against[0]), listed(against[1]), then)
    if here.min != there.min:
        then_none = f"{here.player} can choose nothing" if here.min == 0 else None
        yield Difference("the least that can be chosen", str(here.min), str(there.min), then_none)


def _any_ref(table: Table, ref: Ref) -> str:
    return ref.player or table.names.said(str(ref.object))
