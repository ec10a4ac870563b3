"""Misreadings of kinship (MOR-KIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game
from oracle.misreadings import misreading
from oracle.observing import played_revealed
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.context import Context, objects_of
from oracle.rules.happening import happen
from oracle.rules.instructions import follow
from oracle.rules.zones import put_within_library
from oracle.words import effects as words
from oracle.words.abilities import Triggered
from oracle.words.filters import Matches
from oracle.words.triggers import BeginningOf

GRAYBEARD, PATROL = "Wandering Graybeard", "Winnower Patrol"
LOOKED_AT = "looked at"
Reading = Callable[[Game, Context, words.May], Procedure[None]]


def kinship_of(name: str) -> Triggered:
    """The kinship ability of a card that has no other ability."""
    ability = card(name).abilities[0]
    assert isinstance(ability, Triggered)
    return ability


def with_ability(name: str, **changes: Any) -> dict[str, dict[str, Any]]:
    """A card whose kinship ability is a little different."""
    return {name: {"abilities": (msgspec.structs.replace(kinship_of(name), **changes),)}}


def may_look(word: words.May) -> bool:
    """Whether this is the choice to look at cards."""
    return isinstance(word.effects[0], words.LookAtTop)


def may_reveal(word: words.May) -> bool:
    """Whether this is the choice to reveal a card."""
    return isinstance(word.effects[0], words.Reveal)


def otherwise_right(of: Callable[[Game, Context, words.May], bool], reading: Reading) -> Reading:
    """A reading of `may` that is wrong for some choices only."""

    def read(game: Game, context: Context, word: words.May) -> Procedure[None]:
        yield from (reading if of(game, context, word) else RULES["may"].reading)(game, context, word)

    return read


def _without_asking(game: Game, context: Context, word: words.May) -> Procedure[None]:
    if RULES["can_be_done"].reading(game, context, word):
        yield from follow(game, context, word.effects)


def _never(game: Game, context: Context, word: words.May) -> Procedure[None]:
    yield from follow(game, context, word.otherwise)


# -- what kinship is (01 to 03, 07) ----------------------------------------------------------------------

misreading("MOR-KIN-01", "Kinship is a keyword that abilities have", cards=with_ability(GRAYBEARD, keyword="kinship"))
misreading("MOR-KIN-01", "Kinship is a keyword ability", facts={("kinship", "kind"): "keyword ability"})
misreading(
    "MOR-KIN-02",
    "Kinship is found on tribal cards that are no creatures",
    cards={"Wolf-Skull Shaman": {"types": ("Tribal", "Enchantment"), "power": None, "toughness": None}},
)
misreading(
    "MOR-KIN-03", "Wandering Graybeard is a Giant Soldier", cards={GRAYBEARD: {"subtypes": ("Giant", "Soldier")}}
)
misreading("MOR-KIN-03", "Wandering Graybeard is a Giant and nothing else", cards={GRAYBEARD: {"subtypes": ("Giant",)}})


def _any_card_may_be_revealed(name: str) -> Triggered:
    ability = kinship_of(name)
    look = ability.text.effects[0]
    assert isinstance(look, words.May)
    shares = look.effects[1]
    assert isinstance(shares, words.If)
    assert isinstance(shares.condition, Matches)
    what = msgspec.structs.replace(shares.condition.what, shares_creature_type=None)
    condition = msgspec.structs.replace(shares.condition, what=what)
    effects = (look.effects[0], msgspec.structs.replace(shares, condition=condition))
    text = msgspec.structs.replace(ability.text, effects=(msgspec.structs.replace(look, effects=effects),))
    return msgspec.structs.replace(ability, text=text)


misreading(
    "MOR-KIN-07",
    "Winnower Patrol reveals any card, unlike the others",
    cards={PATROL: {"abilities": (_any_card_may_be_revealed(PATROL),)}},
)

# -- looking (04, 09 to 11) ------------------------------------------------------------------------------


def _looks_and_shows(game: Game, context: Context, word: words.LookAtTop) -> Procedure[None]:
    yield from RULES["look_at_top"].reading(game, context, msgspec.structs.replace(word, reveal=True))


def _then_on_the_bottom(game: Game, context: Context, word: words.May) -> Procedure[None]:
    yield from RULES["may"].reading(game, context, word)
    put_within_library(game, context.controller, objects_of(game, context, "card"), below=True)


def _into_the_hand(game: Game, context: Context, word: words.Reveal) -> Procedure[None]:
    yield from RULES["reveal"].reading(game, context, word)
    yield from happen(game, *(ZoneChange(object=id, to="hand") for id in objects_of(game, context, word.what)))


def _not_the_last(game: Game, context: Context, word: words.May) -> bool:
    return may_look(word) and len(game.zone(STACK)) > 1


def _to_nothing(game: Game, context: Context, word: words.May) -> Procedure[None]:
    yield from RULES["may"].reading(game, context, msgspec.structs.replace(word, effects=()))


def _looks_once_a_turn(game: Game, context: Context, word: words.LookAtTop) -> Procedure[None]:
    yield from RULES["look_at_top"].reading(game, context, word)
    if word.amount != 1:
        return
    turn = str(game.state.turn.number)
    looks = [game.object(id).chosen.get(LOOKED_AT, "").split() for id in game.permanents]
    seen = next((int(look[1]) for look in looks if look[:1] == [turn]), None)
    if seen is not None:
        context.known[word.as_] = [seen]
    elif game.exists(context.source):
        chosen = {**game.object(context.source).chosen, LOOKED_AT: f"{turn} {context.known[word.as_][0]}"}
        game.alter(context.source, chosen=chosen)


misreading(
    "MOR-KIN-04",
    "Kinship triggers in every player's upkeep",
    cards=with_ability(GRAYBEARD, on=BeginningOf(step="upkeep", whose="any")),
)
misreading(
    "MOR-KIN-04",
    "The player has to look",
    may=otherwise_right(lambda game, context, word: may_look(word), _without_asking),
)
misreading("MOR-KIN-04", "The card that is looked at is shown to all", look_at_top=_looks_and_shows)
misreading(
    "MOR-KIN-09",
    "The card that was looked at goes to the bottom of the library",
    may=otherwise_right(lambda game, context, word: may_look(word), _then_on_the_bottom),
)
misreading("MOR-KIN-09", "The card that was revealed goes to the hand", reveal=_into_the_hand)
misreading(
    "MOR-KIN-10",
    "Several kinship abilities look only once together",
    may=otherwise_right(_not_the_last, _to_nothing),
)
misreading("MOR-KIN-11", "The first look counts for all kinship abilities of the turn", look_at_top=_looks_once_a_turn)

# -- sharing a creature type (05) ------------------------------------------------------------------------


def _same_name(game: Game, one: int, other: int) -> bool:
    return game.known(one).name == game.known(other).name


def _printed_types(game: Game, one: int, other: int) -> bool:
    printed = [set(it.subtypes) if (it := game.object(id).card) is not None else set() for id in (one, other)]
    return not printed[0].isdisjoint(printed[1])


def _creature_cards_only(game: Game, one: int, other: int) -> bool:
    right: bool = RULES["shares_creature_type"].reading(game, one, other)
    return right and "Creature" in game.known(one).types


def _only_if_still_there(game: Game, one: int, other: int) -> bool:
    right: bool = RULES["shares_creature_type"].reading(game, one, other)
    return right and game.exists(other)


misreading("MOR-KIN-05", "The card has to have the name of the creature", shares_creature_type=_same_name)
misreading("MOR-KIN-05", "The printed creature types are compared", shares_creature_type=_printed_types)
misreading("MOR-KIN-05", "Only a creature card can be revealed", shares_creature_type=_creature_cards_only)
misreading("MOR-KIN-05", "A creature that is gone shares no type", shares_creature_type=_only_if_still_there)

# -- revealing and the bonus (06, 08, 12) ----------------------------------------------------------------


def _bonus_without_revealing(game: Game, context: Context, word: words.May) -> Procedure[None]:
    revealed = yield from choosing.may(game, context.controller, "Do so?", context.source)
    yield from follow(game, context, word.effects if revealed else word.effects[1:])


def _lies_open(game: Game, context: Context, word: words.May) -> bool:
    cards = objects_of(game, context, word.effects[0].what) if isinstance(word.effects[0], words.Reveal) else []
    return not played_revealed(game).isdisjoint(cards)


misreading(
    "MOR-KIN-06",
    "A card that shares a type brings the bonus, revealed or not",
    may=otherwise_right(lambda game, context, word: may_reveal(word), _bonus_without_revealing),
)
misreading(
    "MOR-KIN-08",
    "A card that shares a type is revealed without asking",
    may=otherwise_right(lambda game, context, word: may_reveal(word), _without_asking),
)
misreading(
    "MOR-KIN-12",
    "A card that lies open counts as revealed for kinship",
    may=otherwise_right(_lies_open, _without_asking),
)
misreading(
    "MOR-KIN-12",
    "A card that lies open cannot be revealed for kinship",
    may=otherwise_right(_lies_open, _never),
)
