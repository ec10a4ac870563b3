"""Answering decisions in the words of a scenario."""

import re
from collections.abc import Sequence

from touchstone.driver.doing import Choosing, ChoosingModes, Dividing, Named, PartOf, Saying
from touchstone.driver.faults import Divergence
from touchstone.driver.names import goes_by
from touchstone.driver.table import Table
from touchstone.driver.wording import listed, quoted, said, spelled
from touchstone.protocol import Chosen, Decision, DecisionKind, Division, Number, Option, Ref, Share, Word

_MODE = re.compile(r"(?:mode[ -])?(\d+)")
ANYTHING: tuple[DecisionKind, ...] = (
    "targets",
    "modes",
    "objects",
    "players",
    "may",
    "order",
    "replacement",
    "redirect",
    "cost",
    "position",
    "word",
)
"""What is answered by choosing, whatever it is about."""


def pending(table: Table, player: str, *kinds: DecisionKind) -> Decision:
    """The decision that the player has to make, of one of these kinds (none given: of any). Raises Divergence."""
    table.player(player)
    waiting = table.waiting
    if isinstance(waiting, Decision) and waiting.player != player:
        table.settle()
        waiting = table.waiting
    right = isinstance(waiting, Decision) and waiting.player == player
    if not right or (kinds and waiting.kind not in kinds):  # type: ignore[union-attr]
        raise Divergence("the game", asked_for(player, kinds), table.waiting_said())
    assert isinstance(waiting, Decision)
    return waiting


def asked_for(player: str, kinds: Sequence[DecisionKind]) -> str:
    """Say what was expected: a player to be asked, for one of these kinds."""
    if tuple(kinds) == ANYTHING:
        return f"{player} to be asked to choose something"
    return f"{player} to be asked" + (f" for {listed(kinds)}" if kinds else "")


def choose(table: Table, player: str, wanted: Sequence[Named], *kinds: DecisionKind) -> None:
    """Choose options by what they stand for, in the order given; nothing chosen is possible too."""
    with table.doing(Choosing(player=player, chosen=tuple(wanted), kinds=kinds)):
        _choose(table, player, wanted, kinds)


def _choose(table: Table, player: str, wanted: Sequence[Named], kinds: Sequence[DecisionKind]) -> None:
    decision = pending(table, player, *(kinds or ANYTHING))
    if decision.kind == "word" and not decision.options:
        table.answer(decision, Word(listed([each.name for each in wanted])))
        return
    left = list(decision.options)
    chosen: list[str] = []
    for each in wanted:
        matching = standing_for(table, left, each)
        if len(matching) < each.count:
            table.refuse(f"{player} to be offered {each}")
            return
        if len(matching) > each.count and each.count == 1 and not _alike(table, matching):
            raise Divergence("the game", f"one option for {each}", f"{len(matching)} of them")
        for option in matching[: each.count]:
            left.remove(option)
            chosen.append(option.id)
    table.answer(decision, Chosen(tuple(chosen)))


def say_number(table: Table, player: str, number: int) -> None:
    """Answer with a number."""
    with table.doing(Saying(player=player, number=number)):
        table.answer(pending(table, player, "number"), Number(number))


def say_whether(table: Table, player: str, yes: bool) -> None:
    """Answer with yes or no."""
    with table.doing(Saying(player=player, yes=yes)):
        table.answer(pending(table, player, "may"), Chosen(("yes" if yes else "no",)))


def choose_modes(table: Table, player: str, numbers: Sequence[int]) -> None:
    """Choose modes by their numbers in printed order."""
    with table.doing(ChoosingModes(player=player, modes=tuple(numbers))):
        _choose_modes(table, player, numbers)


def _choose_modes(table: Table, player: str, numbers: Sequence[int]) -> None:
    decision = pending(table, player, "modes")
    options = modes_by_number(decision)
    for number in numbers:
        if number not in options:
            table.refuse(f"{player} to be offered mode {number}")
            return
    table.answer(decision, Chosen(tuple(options[number] for number in numbers)))


def modes_by_number(decision: Decision) -> dict[int, str]:
    """The options of a choice of modes by the numbers that they bear; if they bear none, by their places."""
    bearing = {
        int(match[1]): option.id
        for option in decision.options
        if (match := _MODE.fullmatch(option.id) or _MODE.fullmatch(option.label or ""))
    }
    return bearing or {place: option.id for place, option in enumerate(decision.options, 1)}


def divide(table: Table, player: str, shares: Sequence[tuple[int, Named]], source: str | None = None) -> None:
    """Divide an amount among the options of a decision."""
    parts = tuple(PartOf(amount=amount, to=each) for amount, each in shares)
    with table.doing(Dividing(player=player, parts=parts, source=source)):
        _divide(table, player, parts, source)


def _divide(table: Table, player: str, parts: Sequence[PartOf], source: str | None) -> None:
    decision = pending(table, player, "divide")
    if source is not None and decision.source is not None and decision.source not in table.names.ids(source):
        raise Divergence(
            "the division", f"damage of {quoted(source)}", f"damage of {table.names.said(decision.source)}"
        )
    answer = []
    for part in parts:
        matching = standing_for(table, decision.options, part.to)
        if len(matching) != 1:
            table.refuse(f"{part.to} to be among what is divided among")
            return
        answer.append(Share(option=matching[0].id, amount=part.amount))
    table.answer(decision, Division(tuple(answer)))


def standing_for(table: Table, options: Sequence[Option], named: Named) -> list[Option]:
    """The options that stand for what a step names; another member of a team only if the one named is not offered.

    "The ability of" something is the one that belongs to no keyword, if there is such a one.
    """
    exact = [option for option in options if named.kind == "player" and option.player == named.name]
    found = exact or [option for option in options if stands_for(table, option, named)]
    if named.kind == "ability" and named.keyword is None:
        return [option for option in found if option.keyword is None] or found
    return found


def stands_for(table: Table, option: Option, named: Named) -> bool:
    """Whether an option stands for what a step names: an object, its ability, a player, or a word.

    What has no object is called by its whole label; a plain word may be the id of an option as well.
    """
    if named.kind == "player":
        return option.player is not None and table.position.are_one_side(option.player, named.name)
    if named.kind == "ability":
        return _is_ability(table, option, named)
    if option.object is not None and named.kind == "object":
        view = table.names.view(option.object)
        if ids := table.names.card_ids(named.name):
            return option.object in ids or (view is not None and view.source in ids)
        return view is not None and goes_by(view, named.name)
    words = {option.label} if named.kind == "object" else {option.label, option.id}
    return not words.isdisjoint(spelled(named.name))


def _is_ability(table: Table, option: Option, named: Named) -> bool:
    """An ability on the stack, or (where abilities are put in order) one that is about to go there."""
    if option.object in table.names.abilities(named.name, named.keyword):
        return True
    in_order = isinstance(table.waiting, Decision) and table.waiting.kind == "order"
    return in_order and option.object in table.names.ids(named.name) and named.keyword in (None, option.keyword)


def referred(table: Table, named: Named) -> Ref:
    """What a step names, as the protocol refers to it. Raises Divergence unless it is there, and there once."""
    if named.kind != "ability":
        return table.ref(named.name, is_player=named.kind != "object")
    found = table.names.abilities(named.name, named.keyword)
    if len(found) != 1:
        raise Divergence(f"{named} on the stack", "one", said(len(found)))
    return Ref(object=found[0])


def _alike(table: Table, options: Sequence[Option]) -> bool:
    """Whether options differ in nothing that a scenario could name (two tokens that are alike)."""
    views = [table.names.view(option.object) for option in options if option.object is not None]
    if len(views) != len(options) or any(view is None for view in views):
        return False
    return len({(v.name, v.zone, v.controller, v.tapped, v.damage, str(v.counters)) for v in views if v}) == 1
