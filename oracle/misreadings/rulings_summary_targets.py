"""Misreadings of what the rulings summary says of targets on resolution (GRS-413.2A)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oracle.game.game import STACK, Game
from oracle.game.objects import Target
from oracle.misreadings import misread_alike, misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.announcing import legal_targets, remaining_targets, target_words
from oracle.rules.context import Context
from oracle.rules.resolving import counter, resolve_instant_or_sorcery
from oracle.words.effects import Apply, Damage


def _remaining(game: Game, id: int) -> list[Target]:
    right: list[Target] = RULES["remaining_targets"].reading(game, id)
    return right


def _chosen(game: Game, id: int) -> list[Target]:
    return list(game.object(id).choices.targets)


def _at_once(game: Game, context: Context, word: Apply) -> Procedure[None]:
    yield from RULES["apply"].reading(game, context, word)
    for id in game.zone(STACK):
        if id != context.stack_object and _chosen(game, id) and not remaining_targets(game, id):
            yield from counter(game, id, "413.2a")


def _by_card(game: Game, id: int) -> list[Target]:
    now = [
        msgspec.structs.replace(target, object=game.now(target.object)) if target.object is not None else target
        for target in _chosen(game, id)
    ]
    legal = {thing for word in target_words(game, id) for thing in legal_targets(game, id, word)}
    return [target for target in now if target.player is not None or target.object in legal]


def _only_that_they_are_there(game: Game, id: int) -> list[Target]:
    return [target for target in _chosen(game, id) if target.object is None or game.exists(target.object)]


def _by_the_printed_text(game: Game, id: int) -> list[Target]:
    card = game.object(id).card
    if card is None or card.spell is None or not card.spell.targets:
        return _remaining(game, id)
    words = {word.name: word for word in card.spell.targets}
    return [
        target
        for target in _chosen(game, id)
        if (target.object or target.player) in legal_targets(game, id, words[target.name])
    ]


def _from_what_is_there(game: Game, id: int, source: int) -> bool:
    right: bool = RULES["is_protected"].reading(game, id, source)
    return right and game.exists(source)


def _without_targets(game: Game, id: int) -> Procedure[None]:
    if game.object(id).ability is not None:
        yield from RULES["countered_for_targets"].reading(game, id)
    else:
        yield from resolve_instant_or_sorcery(game, id, [])


def _all_or_nothing(game: Game, id: int) -> list[Target]:
    remaining = _remaining(game, id)
    return remaining if len(remaining) == len(_chosen(game, id)) else []


def _all_for_the_rest(game: Game, context: Context) -> dict[int | str, int]:
    shares: dict[int | str, int] = RULES["shares_of_targets"].reading(game, context)
    return shares if all(isinstance(one, str) or game.exists(one) for one in shares) else {}


def _all_if_one_is_legal(game: Game, id: int) -> list[Target]:
    return _chosen(game, id) if _remaining(game, id) else []


def _whoever_was_chosen(game: Game, context: Context, word: Damage) -> list[int]:
    right: list[int] = RULES["damage_source"].reading(game, context, word)
    chosen = [target.object for target in context.choices.targets if target.name == word.source]
    return right or [id for id in chosen if id is not None]


def _last_known_power(game: Game, context: Context, word: Damage) -> list[int]:
    source = _whoever_was_chosen(game, context, word)
    if word.source not in context.known and word.source != "this":
        context.known[word.source] = source
    return source


def _illegal_for_one_use_is_illegal(game: Game, id: int) -> list[Target]:
    remaining = _remaining(game, id)
    illegal = {target.object for target in _chosen(game, id) if target not in remaining}
    return [target for target in remaining if target.object not in illegal]


def _of_targets(ruling: str, description: str, reading: Callable[[Game, int], list[Target]]) -> None:
    misreading(ruling, description, remaining_targets=reading)


misreading("GRS-413.2A-01", "A spell is countered at once when its targets become illegal", apply=_at_once)
_of_targets("GRS-413.2A-02", "A card that left its zone and came back is the target still", _by_card)
_of_targets("GRS-413.2A-03", "Targets are looked at on announcing only", _only_that_they_are_there)
_of_targets("GRS-413.2A-04", "The printed text of a spell says what is a legal target", _by_the_printed_text)
misreading("GRS-413.2A-05", "A source that is gone has no colour", is_protected=_from_what_is_there)
misreading(
    "GRS-413.2A-06", "What needs no target is done without legal targets", countered_for_targets=_without_targets
)
_of_targets("GRS-413.2A-07", "One illegal target counters the whole spell", _all_or_nothing)
misreading(
    "GRS-413.2A-07", "The legal targets receive the whole of what was divided", shares_of_targets=_all_for_the_rest
)
_of_targets("GRS-413.2A-08", "A spell that resolves acts on its illegal targets too", _all_if_one_is_legal)
misreading("GRS-413.2A-09", "An illegal target still deals its damage", damage_source=_last_known_power)
misread_alike("GRS-413.2A-10", "GRS-413.2A-06")
_of_targets(
    "GRS-413.2A-11", "What is illegal for one use of the word is illegal for all", _illegal_for_one_use_is_illegal
)
