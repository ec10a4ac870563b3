"""Misreadings of reinforce (MOR-REINF-01 to 09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from oracle.cards import card
from oracle.game.asking import Illegal
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Characteristics, Object, Target
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules.context import Context, fits
from oracle.rules.happening import happen
from oracle.rules.mana import Bill
from oracle.rules.paying import TotalCost
from oracle.rules.timing import sorcery_timing
from oracle.words.abilities import Activated, Text
from oracle.words.abilities import Target as TargetWord
from oracle.words.effects import CreateToken, Effect, PutCounters
from oracle.words.filters import Filter
from oracle.words.statics import Prohibits
from touchstone.protocol import Ref

TRIAD = "Hunting Triad"


def _is_reinforce(game: Game, id: int) -> bool:
    """Whether the object is a reinforce ability on the stack."""
    ability = game.object(id).ability
    return ability is not None and ability.ability.keyword == "reinforce"


# -- what it is (01) -------------------------------------------------------------------------------------


def _when_the_card_could_be_played(game: Game, player: str, id: int, ability: Activated) -> None:
    RULES["check_may_activate"].reading(game, player, id, ability)
    if ability.keyword == "reinforce" and not sorcery_timing(game, player):
        raise Illegal("timing", f"{game.name(id)} may not be played now.", "403.5")


def _as_a_spell(game: Game, id: int, word: TargetWord) -> list[int | str]:
    legal: list[int | str] = RULES["legal_targets"].reading(game, id, word)
    if word.what is not None and word.what.kind == "spell":
        legal += [one for one in game.zone(STACK) if _is_reinforce(game, one)]
    return legal


misreading(
    "MOR-REINF-01",
    "A sorcery reinforces only when a sorcery could be played",
    check_may_activate=_when_the_card_could_be_played,
)
misreading("MOR-REINF-01", "Reinforcing is a spell, which can be countered", legal_targets=_as_a_spell)

# -- Hunting Triad (02, 03) ------------------------------------------------------------------------------


def _with_tokens(**changes: Any) -> dict[str, dict[str, Text]]:
    spell = card(TRIAD).spell
    assert spell is not None
    (tokens,) = spell.effects
    assert isinstance(tokens, CreateToken)
    return {TRIAD: {"spell": Text(effects=(msgspec.structs.replace(tokens, **changes),))}}


misreading("MOR-REINF-02", "Hunting Triad is a sorcery and nothing else", cards={TRIAD: {"types": ("Sorcery",)}})
misreading("MOR-REINF-02", "A sorcery has no creature type", cards={TRIAD: {"subtypes": ()}})
misreading("MOR-REINF-03", "Hunting Triad makes one token with a power of three", cards=_with_tokens(amount=1, power=3))
misreading("MOR-REINF-03", "The tokens of Hunting Triad are 2/2", cards=_with_tokens(power=2, toughness=2))

# -- the counters (04, 07) -------------------------------------------------------------------------------


def _spread(game: Game, id: int) -> list[Effect]:
    effects: list[Effect] = RULES["instructions_to_follow"].reading(game, id)
    if not _is_reinforce(game, id):
        return effects
    return [PutCounters(kind="+1/+1", on=Filter(types=("Creature",), controller="you"))]


def _on_own_creatures(game: Game, id: int, word: TargetWord) -> list[int | str]:
    legal: list[int | str] = RULES["legal_targets"].reading(game, id, word)
    if not _is_reinforce(game, id):
        return legal
    return [one for one in legal if isinstance(one, int) and game.controller(one) == game.controller(id)]


misreading("MOR-REINF-04", "Each of your creatures receives a counter", instructions_to_follow=_spread)
misreading("MOR-REINF-07", "Only a creature that you control is reinforced", legal_targets=_on_own_creatures)

# -- the card (04, 05, 06) -------------------------------------------------------------------------------


def _not_discarded(
    game: Game, player: str, id: int, total: TotalCost, x: int, pay_with: Sequence[Ref] | None
) -> Procedure[list[int]]:
    parts = [msgspec.structs.replace(part, discard_this=False) for part in total.parts]
    used: list[int] = yield from RULES["pay"].reading(game, player, id, TotalCost(total.bill, parts), x, pay_with)
    return used


def _discard(game: Game, id: int, to: str = "graveyard") -> Procedure[None]:
    ability = game.object(id).ability
    if ability is not None and _is_reinforce(game, id):
        yield from happen(game, ZoneChange(object=game.now(ability.source), to=to, cause="discard"))


def _discarded_on_resolution(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    yield from _discard(game, id)
    yield from RULES["resolve_ability"].reading(game, id, targets)


def _given_back(game: Game, id: int) -> Procedure[None]:
    yield from _discard(game, id, to="hand")
    yield from RULES["countered_for_targets"].reading(game, id)


def _also_from(*zones: str) -> Callable[[Game, Activated, str], bool]:
    def reading(game: Game, ability: Activated, zone: str) -> bool:
        usual: bool = RULES["functions_in"].reading(game, ability, zone)
        return usual or (ability.keyword == "reinforce" and zone in zones)

    return reading


misreading(
    "MOR-REINF-04",
    "The card is not discarded, only shown",
    pay=_not_discarded,
)
misreading("MOR-REINF-05", "A permanent in play reinforces", functions_in=_also_from("battlefield"))
misreading("MOR-REINF-05", "A card in the graveyard reinforces", functions_in=_also_from("graveyard"))
misreading("MOR-REINF-05", "A card that may be played from the library reinforces", functions_in=_also_from("library"))
misreading(
    "MOR-REINF-06",
    "The card is discarded only if the ability resolves",
    pay=_not_discarded,
    resolve_ability=_discarded_on_resolution,
)
misreading("MOR-REINF-06", "Without a legal target the card goes back to hand", countered_for_targets=_given_back)

# -- an ability of the card everywhere (08, 09) ----------------------------------------------------------


def _none_that_works_in_play(game: Game, known: Characteristics) -> bool:
    return all(isinstance(ability, Activated) and ability.zone != "battlefield" for ability in known.abilities)


def _in_hand_only(game: Game, it: Object) -> Characteristics:
    known: Characteristics = RULES["copiable_values"].reading(game, it)
    if it.zone == "hand":
        return known
    return msgspec.structs.replace(known, abilities=tuple(a for a in known.abilities if a.keyword != "reinforce"))


def _in_hand(game: Game, id: int) -> bool:
    return game.object(id).zone == "hand"


def _nothing_in_hand_is_forbidden(game: Game, player: str, what: str, id: int) -> None:
    if what != "play-abilities" or not _in_hand(game, id):
        RULES["forbid_prohibited"].reading(game, player, what, id)


def _nothing_in_hand_is_dearer(game: Game, bill: Bill, id: int, player: str, ability: Activated | None = None) -> Bill:
    changed: Bill = RULES["changed_bill"].reading(game, bill, id, player, ability)
    return bill if ability is not None and _in_hand(game, id) else changed


def _in_any_zone(game: Game, prohibits: Prohibits, id: int, context: Context) -> bool:
    assert prohibits.objects is not None
    return fits(game, prohibits.objects, id, context)


misreading(
    "MOR-REINF-08",
    "A permanent whose abilities work only in other zones has none",
    has_no_abilities=_none_that_works_in_play,
)
misreading("MOR-REINF-08", "Only a card in hand has reinforce", copiable_values=_in_hand_only)
misreading(
    "MOR-REINF-09",
    "What forbids to play abilities leaves those of cards in hand alone",
    forbid_prohibited=_nothing_in_hand_is_forbidden,
)
misreading(
    "MOR-REINF-09",
    "What makes abilities cost more leaves those of cards in hand alone",
    changed_bill=_nothing_in_hand_is_dearer,
)
misreading(
    "MOR-REINF-09",
    "What forbids to play abilities of creatures forbids those of creature cards",
    is_among_prohibited=_in_any_zone,
)
