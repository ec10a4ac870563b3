"""What a scenario does, as the entries of a vector."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from touchstone.driver import Table
from touchstone.driver.answers import ANYTHING
from touchstone.driver.doing import (
    Attacking,
    Blocking,
    Choosing,
    ChoosingModes,
    Dividing,
    Doing,
    MovingOn,
    Named,
    Saying,
)
from touchstone.driver.moves import BEFORE
from touchstone.driver.wording import listed
from touchstone.protocol import Decision, DecisionKind
from touchstone.vectors.meaning import Meanings, an_id, an_option
from touchstone.vectors.messages import Entry, PassOn, Reply, Thing


def entries_of(what: Doing, table: Table, meanings: Meanings, *, tries: bool) -> Iterator[Entry]:
    """What comes to the same as something that is about to be done at a table."""
    match what:
        case MovingOn():
            yield _moved_on(what, table)
        case Attacking():
            pairs = [
                {"attacker": an_id(meanings.thing(each.attacker)), "defender": _ref(meanings, each.defender)}
                for each in what.attacks
            ]
            yield _up_to("attackers", table)
            yield _declared(what.player, "attackers", "attacks", pairs, meanings, tries)
        case Blocking():
            pairs = [
                {"blocker": an_id(meanings.thing(each.blocker)), "attacker": an_id(meanings.thing(each.attacker))}
                for each in what.blocks
            ]
            yield _up_to("blockers", table)
            yield _declared(what.player, "blockers", "blocks", pairs, meanings, tries)
        case Choosing() | ChoosingModes() | Dividing() | Saying():
            yield _replied(what, table, meanings, tries)
        case _:
            raise TypeError(f"there is no entry for {what}")


def _moved_on(what: MovingOn, table: Table) -> PassOn:
    passed = tuple(sorted(table.passed))
    match what.until:
        case "step":
            is_near = what.player is None and not what.next_turn
            return PassOn(
                until="step",
                passed=passed,
                step=what.step,
                player=what.player,
                later=what.next_turn,
                turns=0 if is_near else 2 * len(table.position.seats),
            )
        case "damage-on-stack" | "damage-dealt":
            return PassOn(until=what.until, passed=passed, decided=table.assigning, turns=0)
    return PassOn(until=what.until, passed=passed)


def _up_to(kind: Literal["attackers", "blockers"], table: Table) -> PassOn:
    return PassOn(until="declaration", kind=kind, steps=BEFORE[kind], passed=tuple(sorted(table.passed)))


def _declared(
    player: str, kind: DecisionKind, name: str, pairs: Sequence[object], meanings: Meanings, tries: bool
) -> Reply:
    return Reply(
        players=meanings.side(player),
        kinds=(kind,),
        answer={"type": name, name: pairs},
        unasked="refused" if pairs else "done",
        tries=tries,
    )


def _ref(meanings: Meanings, named: Named) -> dict[str, Any]:
    return {"player": named.name} if named.kind == "player" else {"object": an_id(meanings.thing(named.name))}


def _replied(
    what: Choosing | ChoosingModes | Dividing | Saying, table: Table, meanings: Meanings, tries: bool
) -> Reply:
    players = (what.player,)
    decision = _decision_of(what.player, table)
    match what:
        case Choosing():
            kinds = what.kinds or ANYTHING
            options = [meanings.option(each, decision) for each in what.chosen for _ in range(each.count)]
            word = listed([each.name for each in what.chosen]) if "word" in kinds else None
            return Reply(players=players, kinds=kinds, answer=_chosen(options), word=word, tries=tries)
        case ChoosingModes():
            options = [_mode(number, tries) for number in what.modes]
            return Reply(players=players, kinds=("modes",), answer=_chosen(options), tries=tries)
        case Dividing():
            shares = [
                {"option": an_option(meanings.option(part.to, decision)), "amount": part.amount} for part in what.parts
            ]
            answer = {"type": "division", "shares": shares}
            source = None if what.source is None else meanings.thing(what.source)
            return Reply(players=players, kinds=("divide",), answer=answer, source=source, tries=tries)
        case Saying(number=None):
            word = "yes" if what.yes else "no"
            return Reply(players=players, kinds=("may",), answer={"type": "chosen", "options": [word]}, tries=tries)
        case Saying():
            number = {"type": "number", "number": what.number}
            return Reply(players=players, kinds=("number",), answer=number, tries=tries)


def _decision_of(player: str, table: Table) -> Decision | None:
    """The decision that is about to be answered; before it, those of others settle themselves."""
    if isinstance(table.waiting, Decision) and table.waiting.player != player:
        table.settle()
    return table.waiting if isinstance(table.waiting, Decision) else None


def _chosen(options: Sequence[Thing]) -> dict[str, Any]:
    return {"type": "chosen", "options": [an_option(each) for each in options]}


def _mode(number: int, tries: bool) -> Thing:
    """A mode by the number that the option bears; where none bears one, by its place among them."""
    by_place = None if tries else Thing(place=number)
    return Thing(words=(f"{number}", f"mode {number}", f"mode-{number}"), otherwise=by_place)
