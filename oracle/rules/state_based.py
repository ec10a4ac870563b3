"""State-based effects (420): checked whenever a player would get priority, all at once, until none applies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from oracle.game.events import AttachChange, CounterChange, Destruction, Event, ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Object
from oracle.rulebook import Procedure, rule
from oracle.rules.choosing import can_be_equipped, legal_hosts
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.rules.losing import leave_game, losers, sides_left_without
from oracle.rules.phasing import may_be_out_of_play
from oracle.rules.protection import is_indestructible
from oracle.rules.zones import cease_to_exist
from oracle.types import planeswalker_types


def state_based_effects(game: Game) -> Procedure[bool]:
    """One check: whether anything was to be done (420.3). Once the game is over nothing else matters."""
    leaving = losers(game)
    if leaving and len(sides_left_without(game, leaving)) <= 1:
        leave_game(game, leaving)
        return True
    events = due(game) + to_graveyard((yield from legends_leaving(game)), "420.5e")
    gone = tokens_and_copies_out_of_place(game)
    for id in [id for id in game.permanents if game.object(id).deathtouched]:
        game.alter(id, deathtouched=False)
    if leaving:
        leave_game(game, leaving)
    unique = list({_subject(event): event for event in events}.values())
    if unique:
        yield from happen(game, *unique)
    cease_to_exist(game, *gone)
    return bool(leaving or unique or gone)


@rule("420.3")
def anything_due(game: Game) -> bool:
    """Whether a check would find anything to be done."""
    return bool(losers(game) or due(game) or legends_together(game) or tokens_and_copies_out_of_place(game))


def due(game: Game) -> list[Event]:
    """What state-based effects would do to permanents now, all at once, besides what the legend rule does."""
    return [
        *without_toughness(game),
        *with_lethal_damage(game),
        *unattached_auras(game),
        *worlds(game),
        *planeswalkers_without_loyalty(game),
        *planeswalkers_sharing_a_type(game),
        *illegally_equipped(game),
        *counters_in_pairs(game),
    ]


def _subject(event: Event) -> tuple[str, object, object]:
    return type(event).__name__, getattr(event, "object", None), getattr(event, "kind", None)


def creatures(game: Game) -> Iterable[int]:
    """All creatures in play."""
    return game.of_type("Creature")


def to_graveyard(ids: Iterable[int], number: str) -> list[Event]:
    """Permanents are put into their owners' graveyards; that is neither destruction nor sacrifice."""
    return [ZoneChange(object=id, to="graveyard", rule=number) for id in ids]


@rule("420.5b")
def without_toughness(game: Game) -> list[Event]:
    """A creature with toughness 0 or less is put into its owner's graveyard."""
    return to_graveyard([id for id in creatures(game) if (game.known(id).toughness or 0) <= 0], "420.5b")


@rule("420.5c", "212.3g")
def with_lethal_damage(game: Game) -> list[Destruction]:
    """A creature with lethal damage is destroyed, if it can be."""
    lethal = [id for id in creatures(game) if game.object(id).damage >= (game.known(id).toughness or 0)]
    return destroyed(game, lethal, "420.5c")


def destroyed(game: Game, ids: Iterable[int], number: str) -> list[Destruction]:
    """Creatures are destroyed: those that can be, and have toughness; without any they go otherwise (420.5b)."""
    return [
        Destruction(object=id, rule=number)
        for id in ids
        if (game.known(id).toughness or 0) > 0 and not is_indestructible(game, id)
    ]


@rule("420.5d", "212.4f")
def unattached_auras(game: Game) -> list[Event]:
    """An Aura on nothing, or on something that it cannot enchant, is put into the graveyard.

    A creature can enchant nothing, nor can what has no enchant ability (212.4g).
    """
    characteristics = game.table.characteristics
    auras = [id for id in game.permanents if "Aura" in characteristics[id].subtypes]
    return to_graveyard([id for id in auras if _is_misplaced(game, id)], "420.5d")


def _is_misplaced(game: Game, id: int) -> bool:
    it = game.object(id)
    card = it.copied_or_own
    assert card is not None, "a permanent is a card, a token or a copy"
    if "Creature" in game.known(id).types or card.enchant is None:
        return True
    return it.attached_to not in legal_hosts(game, card.enchant, Context(id, game.speaker(id)))


@rule("420.5e", "205.4c")
def legends_together(game: Game) -> list[list[int]]:
    """Two or more legendary permanents of the same name, whoever controls them."""
    by_name: dict[str, list[int]] = defaultdict(list)
    characteristics = game.table.characteristics
    for id in game.permanents:
        known = characteristics[id]
        if "Legendary" in known.supertypes:
            by_name[known.name].append(id)
    return [group for group in by_name.values() if len(group) > 1]


@rule("420.5e")
def legends_leaving(game: Game) -> Procedure[list[int]]:
    """All of them are put into their owners' graveyards."""
    yield from ()
    return [id for group in legends_together(game) for id in group]


@rule("420.5i")
def worlds(game: Game) -> list[Event]:
    """Of several world permanents only the newest stays; if two came last at the same time, none does."""
    characteristics = game.table.characteristics
    found = {id: game.object(id).moment for id in game.permanents if "World" in characteristics[id].supertypes}
    newest = [id for id, moment in found.items() if moment == max(found.values())]
    return to_graveyard([id for id in found if newest != [id]], "420.5i")


@rule("420.5", "212.9d")
def planeswalkers_without_loyalty(game: Game) -> list[Event]:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    return to_graveyard([id for id in planeswalkers(game) if game.known(id).loyalty == 0], "420.5")


@rule("212.9")
def planeswalkers(game: Game) -> list[int]:
    """All planeswalkers in play."""
    return game.of_type("Planeswalker")


@rule("212.9c", "420.5")
def planeswalkers_sharing_a_type(game: Game) -> list[Event]:
    """Planeswalkers in play that share a subtype, whoever controls them, are all put into their owners' graveyards."""
    found = planeswalkers(game)
    sharing = [id for id in found if any(other != id and shared_planeswalker_types(game, id, other) for other in found)]
    return to_graveyard(sharing, "212.9c")


@rule("212.9c", "205.3d")
def shared_planeswalker_types(game: Game, one: int, other: int) -> frozenset[str]:
    """The planeswalker types that two planeswalkers share; creature types are another list."""
    return game.known(one).subtypes & game.known(other).subtypes & planeswalker_types(game.ruleset.name)


@rule("420.5k", "420.5m")
def illegally_equipped(game: Game) -> list[Event]:
    """Equipment on what is no creature, and any other non-Aura on anything, becomes unattached and stays in play."""
    events: list[Event] = []
    objects = game.state.objects
    for id in game.permanents:
        host = objects[id].attached_to
        if host is None or "Aura" in game.known(id).subtypes:
            continue
        bearer = next((one for one in game.permanents if one == host), None)
        if bearer is None or not can_be_equipped(game, bearer, id):
            events.append(AttachChange(object=id, to=None))
    return events


@rule("420.5n")
def counters_in_pairs(game: Game) -> list[Event]:
    """+1/+1 and -1/-1 counters on the same permanent are removed in pairs."""
    events: list[Event] = []
    objects = game.state.objects
    for id in game.permanents:
        counters = objects[id].counters
        pairs = min(counters.get("+1/+1", 0), counters.get("-1/-1", 0))
        if pairs:
            kinds = ("+1/+1", "-1/-1")
            events += [CounterChange(object=id, kind=kind, amount=-pairs) for kind in kinds]
    return events


@rule("420.5f", "420.5j", "216.3", "503.10a")
def tokens_and_copies_out_of_place(game: Game) -> list[int]:
    """A token that is not in play, and a copy of a spell or card that is where it cannot be, cease to exist."""
    made = [(id, it) for id, it in game.state.objects.items() if it.kind in ("token", "spell-copy", "card-copy")]
    return [
        id
        for id, it in made
        if (it.kind == "token" and it.zone != BATTLEFIELD and not may_be_out_of_play(game, id))
        or spell_copy_out_of_place(game, it)
        or card_copy_out_of_place(game, it)
    ]


@rule("420.5j", "503.10a")
def spell_copy_out_of_place(game: Game, it: Object) -> bool:
    """A copy of a spell exists on the stack only."""
    return it.kind == "spell-copy" and it.zone != STACK


@rule("420.5j", "503.10a")
def card_copy_out_of_place(game: Game, it: Object) -> bool:
    """A copy of a card exists on the stack and in play only."""
    return it.kind == "card-copy" and it.zone not in (STACK, BATTLEFIELD)
