"""Misreadings of changeling among other effects: types and abilities part company (LRW-CHANGE-12, 14 to 21)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oracle.game.game import BATTLEFIELD, Game
from oracle.misreadings import misreading
from oracle.misreadings.changeling import for_good, is_changeling, printed_subtypes
from oracle.rulebook import RULES
from oracle.rules.applying import Applied, Effects, change
from oracle.rules.context import Context
from oracle.rules.keywords import expanded
from oracle.words.statics import Change

# -- the order of the layers (14, 16) --------------------------------------------------------------------


def _abilities_before_types(game: Game, effects: Effects) -> None:
    RULES["ability_layer"].reading(game, effects)
    RULES["type_layer"].reading(game, effects)


def _done_before(game: Game, effects: Effects) -> None:
    """The layer has been applied already."""


def _changeling_last(game: Game, found: list[Applied]) -> tuple[list[Applied], list[Applied]]:
    first, then = RULES["defining_first"].reading(game, found)
    return [effect for effect in (*first, *then) if not is_changeling(effect)], list(filter(is_changeling, first))


misreading(
    "LRW-CHANGE-14",
    "Abilities are computed before types, and changeling gives its types only if it is still there",
    type_layer=_abilities_before_types,
    ability_layer=_done_before,
)
misreading(
    "LRW-CHANGE-16",
    "Changeling is still there, so it gives back the creature types that an effect took",
    defining_first=_changeling_last,
)

# -- changeling taken or given with the types (15, 17, 21) -----------------------------------------------


def _changing_changeling(when: Callable[[Change], bool], given: bool) -> Callable[[Game, Context, Change], Change]:
    """A reading of `fixed` in which some changes of types give or take the changeling ability as well."""

    def reading(game: Game, context: Context, it: Change) -> Change:
        right: Change = RULES["fixed"].reading(game, context, it)
        if not when(right):
            return right
        if given:
            return msgspec.structs.replace(right, gain=(*right.gain, "changeling"))
        return msgspec.structs.replace(right, lose=(*right.lose, "changeling"))

    return reading


def _lost(it: Change) -> Change | None:
    return Change(no_creature_types=True) if it.no_creature_types else None


misreading(
    "LRW-CHANGE-15",
    "Changeling is deleted together with the creature types",
    fixed=_changing_changeling(lambda it: it.no_creature_types, given=False),
)
misreading(
    "LRW-CHANGE-15",
    "The creature types that were lost do not come back when the turn ends",
    apply=for_good(_lost),
)
misreading(
    "LRW-CHANGE-17",
    "What becomes a new creature type loses changeling",
    fixed=_changing_changeling(lambda it: bool(it.set_subtypes), given=False),
)
misreading(
    "LRW-CHANGE-21",
    "What gains all creature types gains changeling",
    fixed=_changing_changeling(lambda it: it.all_creature_types, given=True),
)

# -- a new type (18) -------------------------------------------------------------------------------------


def _one_more_type(game: Game, old: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    every: frozenset[str] = RULES["every_creature_type"].reading(game)
    right: frozenset[str] = RULES["replaced_subtypes"].reading(game, old, new)
    return old | new if old >= every else right


misreading(
    "LRW-CHANGE-18",
    "A changeling that becomes an Elf is an Elf beside everything else",
    replaced_subtypes=_one_more_type,
)

# -- changeling lost (12, 19, 20) ------------------------------------------------------------------------


def _lost_changeling(game: Game, id: int) -> bool:
    printed = RULES["copiable_values"].applied(game, game.object(id))
    return printed.has("changeling") and not game.known(id).has("changeling")


def _with_the_ability(zone: str) -> Callable[[Game, Effects], None]:
    """A reading of `ability_layer` in which the types that changeling gave go with it."""

    def reading(game: Game, effects: Effects) -> None:
        every: frozenset[str] = RULES["every_creature_type"].reading(game)
        RULES["ability_layer"].reading(game, effects)
        for id in game.everywhere(zone):
            if _lost_changeling(game, id) and game.known(id).subtypes >= every:
                change(game, id, subtypes=printed_subtypes(game, id))

    return reading


def _kept_with_the_types(game: Game, effects: Effects) -> None:
    every: frozenset[str] = RULES["every_creature_type"].reading(game)
    RULES["ability_layer"].reading(game, effects)
    for id in game.permanents:
        known = game.known(id)
        if _lost_changeling(game, id) and known.subtypes >= every:
            change(game, id, abilities=(*known.abilities, *expanded("changeling")))


misreading(
    "LRW-CHANGE-12",
    "A card in a graveyard that Yixlid Jailer takes changeling from loses the types with it",
    ability_layer=_with_the_ability("graveyard"),
)
misreading(
    "LRW-CHANGE-19",
    "A creature that loses changeling loses the creature types that it gave",
    ability_layer=_with_the_ability(BATTLEFIELD),
)
misreading(
    "LRW-CHANGE-20",
    "A creature that is every creature type still has changeling, whatever took it",
    ability_layer=_kept_with_the_types,
)
