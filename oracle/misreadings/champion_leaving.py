"""Misreadings of champion: leaving play, and what comes back (LRW-CHAMP-04, 07, 08, 11 to 16)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from oracle.effects.cards import return_of
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game, Table
from oracle.game.objects import Object
from oracle.game.state import Waiting
from oracle.misreadings import misreading
from oracle.misreadings.champion import must_choose, of_champion, without_the_stack
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.context import Context, described
from oracle.rules.happening import do_at_once, happen
from oracle.rules.keywords import abilities_of
from oracle.words import effects as words
from oracle.words.abilities import Ability, Triggered
from oracle.words.filters import Filter
from oracle.words.triggers import LeavesPlay


def _printed(it: Object) -> tuple[Ability, ...]:
    card = it.copied_or_own
    return abilities_of(card) if card is not None else ()


def _is_champion(it: Object) -> bool:
    return any(isinstance(ability, Triggered) and ability.keyword == "champion" for ability in _printed(it))


def _linked_champions(game: Game) -> list[Object]:
    """All champions that have removed something, those that are gone included."""
    ever = [*(last.object for last in game.state.remembered.values()), *game.state.objects.values()]
    return [it for it in ever if it.linked and _is_champion(it)]


# -- how the card comes back (04, 07) --------------------------------------------------------------------


def _to(zone: str) -> Callable[[Game, Context, int], ZoneChange]:
    """A reading of `return_of` with another destination."""
    return lambda game, context, card: ZoneChange(object=card, to=zone)


def _to_the_champions_controller(game: Game, context: Context, card: int) -> ZoneChange:
    right: ZoneChange = RULES["return_of"].reading(game, context, card)
    return msgspec.structs.replace(right, controller=context.controller)


def _only_for_the_dead(game: Game, context: Context, word: words.ReturnLinked) -> Procedure[None]:
    if game.object(game.now(context.source)).zone == "graveyard":
        yield from RULES["return_linked"].reading(game, context, word)


misreading("LRW-CHAMP-04", "A championed card comes back to its owner's hand", return_of=_to("hand"))
misreading("LRW-CHAMP-04", "A championed card comes back to its owner's graveyard", return_of=_to("graveyard"))
misreading(
    "LRW-CHAMP-04",
    "A championed card comes back at once as the champion leaves play, without the stack",
    put_on_stack=without_the_stack(LeavesPlay),
)
misreading(
    "LRW-CHAMP-07",
    "A championed card comes back under the control of the champion's controller",
    return_of=_to_the_champions_controller,
)
misreading(
    "LRW-CHAMP-07",
    "A championed card comes back only if the champion is put into a graveyard",
    return_linked=_only_for_the_dead,
)

# -- which card comes back (08, 13) ----------------------------------------------------------------------


def _all_championed_cards(game: Game, source: int) -> tuple[int, ...]:
    right: tuple[int, ...] = RULES["linked_cards"].reading(game, source)
    if not _is_champion(game.object(source)):
        return right
    owner = game.object(source).owner
    championed = [card for it in _linked_champions(game) for card in it.linked]
    return tuple(card for card in dict.fromkeys(championed) if game.object(card).owner == owner)


def _with_the_card(game: Game, context: Context) -> int | None:
    now = game.now(context.source)
    return now if game.exists(now) else None


def _of_the_card(game: Game, source: int) -> tuple[int, ...]:
    it: Object | None = game.object(source)
    linked: tuple[int, ...] = ()
    while it is not None:
        linked += it.linked
        it = game.object(it.previous) if it.previous is not None else None
    return linked


misreading(
    "LRW-CHAMP-08",
    "A champion gives back all cards of its owner that champions have removed",
    linked_cards=_all_championed_cards,
)
misreading(
    "LRW-CHAMP-08",
    "A champion that comes into play again still knows what it removed before",
    linked_with=_with_the_card,
    linked_cards=_of_the_card,
)

# -- a champion that is gone too early (11 to 14) ---------------------------------------------------------


def _returned_after_all(game: Game, context: Context, word: words.Champion) -> Procedure[None]:
    before = set(game.zone("exile"))
    yield from RULES["champion"].reading(game, context, word)
    if not game.exists(context.source):
        removed = [card for card in game.zone("exile") if card not in before]
        yield from happen(game, *(return_of(game, context, card) for card in removed))


def _below(game: Game, one: Waiting) -> Procedure[None]:
    yield from RULES["put_on_stack"].reading(game, one)
    if of_champion(one, LeavesPlay):
        top, *others = game.zone(STACK)
        game.state.zones[(STACK, None)] = (*others, top)


misreading(
    "LRW-CHAMP-11",
    "What is removed for a champion that is gone comes back right away",
    champion=_returned_after_all,
)
misreading(
    "LRW-CHAMP-11",
    "The first ability of a champion resolves before the second, whichever triggered last",
    put_on_stack=_below,
)


def _lost_with_the_champion(game: Game, context: Context, word: words.Champion) -> Procedure[None]:
    if game.exists(context.source):
        yield from RULES["champion"].reading(game, context, word)


def _must_if_it_is_gone(game: Game, context: Context, options: list[int]) -> Procedure[list[int]]:
    reading = RULES["choose_to_champion"].reading if game.exists(context.source) else must_choose
    chosen: list[int] = yield from reading(game, context, options)
    return chosen


misreading(
    "LRW-CHAMP-12",
    "The first ability does nothing if the champion is gone",
    champion=_lost_with_the_champion,
)
misreading(
    "LRW-CHAMP-12",
    "Something must be removed for a champion that cannot be sacrificed any more",
    choose_to_champion=_must_if_it_is_gone,
)
misreading(
    "LRW-CHAMP-13",
    "What was removed for a champion that is gone comes back when its card leaves play the next time",
    linked_with=_with_the_card,
    linked_cards=_of_the_card,
)


def _another(what: Callable[[Game, int], Filter]) -> Callable[[Game, Context], Procedure[None]]:
    """A reading of `sacrifice_unless_championing` in which something else is sacrificed for a champion that is gone."""

    def sacrificed(game: Game, context: Context) -> Procedure[None]:
        if game.exists(context.source):
            yield from RULES["sacrifice_unless_championing"].reading(game, context)
            return
        fitting = msgspec.structs.replace(what(game, context.source), controller="you")
        names = replace(context, known={**context.known, "its name": game.name(context.source)})
        options = described(game, fitting, names)
        chosen = yield from choosing.choose_objects(game, context.controller, options, "Sacrifice which?")
        yield from happen(game, *(ZoneChange(object=id, to="graveyard", cause="sacrifice") for id in chosen))

    return sacrificed


misreading(
    "LRW-CHAMP-14",
    "Another creature is sacrificed for a champion that is gone",
    sacrifice_unless_championing=_another(lambda game, champion: Filter(types=("Creature",))),
)
misreading(
    "LRW-CHAMP-14",
    "Another permanent of its name is sacrificed for a champion that is gone",
    sacrifice_unless_championing=_another(lambda game, champion: Filter(named="its name")),
)

# -- a champion without its ability (15, 16) --------------------------------------------------------------


def _as_printed(game: Game, before: Table, id: int) -> tuple[Ability, ...]:
    right: tuple[Ability, ...] = RULES["abilities_just_before"].reading(game, before, id)
    return right if game.exists(id) else _printed(game.object(id))


def _as_a_duration(game: Game) -> None:
    RULES["end_effects_whose_time_is_over"].reading(game)
    for champion in _linked_champions(game):
        returning = [card for card in champion.linked if game.exists(card)]
        if returning and not game.exists(champion.id):
            context = Context(champion.id, champion.owner)
            do_at_once(game, [return_of(game, context, card) for card in returning])


misreading(
    "LRW-CHAMP-15",
    "What leaves play triggers by the abilities that are printed on it",
    abilities_just_before=_as_printed,
)
misreading(
    "LRW-CHAMP-16",
    "A championed card is removed for as long as the champion is in play",
    end_effects_whose_time_is_over=_as_a_duration,
)
