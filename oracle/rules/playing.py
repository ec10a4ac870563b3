"""Playing lands, spells and activated abilities, in the order of 409.1.

Whatever turns out to be illegal on the way raises `Illegal`; the priority loop then takes everything back (422).
"""

from __future__ import annotations

from contextlib import suppress

from oracle.game.asking import Ask, Illegal
from oracle.game.events import Played, ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.announcing import announce_modes_and_targets
from oracle.rules.choosing import number_of
from oracle.rules.context import Context
from oracle.rules.happening import do_at_once, happen
from oracle.rules.instructions import follow
from oracle.rules.mana import Bill, is_mana_ability
from oracle.rules.on_stack import ability_on_stack, with_choices
from oracle.rules.paying import TotalCost, changed_bill, cost_of, mana_bill, pay
from oracle.rules.spell_costs import asks_for_x, card_of, choose_costs_and_x, choose_x, total_cost
from oracle.rules.statics import in_force
from oracle.rules.timing import (
    forbid_during_split_second,
    forbid_prohibited,
    forbid_wrong_moment,
    may_play_card_now,
    sorcery_timing,
)
from oracle.words.abilities import Activated, Card, Static
from oracle.words.costs import Cost
from oracle.words.statics import PlayableFor, PlayableFrom
from touchstone.protocol import Activate, Announcement, Play


def object_named(game: Game, name: str) -> int:
    """The object of that id; Illegal if there is none."""
    id = number_of(name)
    if not game.exists(id):
        raise Illegal("unknown-object", f"There is no object {name}.", "409.1a")
    return id


# -- cards -----------------------------------------------------------------------------------------------


def play_card(game: Game, player: str, action: Play) -> Procedure[None]:
    """Play a card from hand: a land, or a spell."""
    id = object_named(game, action.object)
    if not may_play_from(game, player, id, action.announcement):
        raise Illegal("not-playable", f"{player} may not play {game.name(id)} from there.", "409.1a")
    if "Land" in game.known(id).types:
        yield from play_land(game, player, id)
    else:
        yield from play_spell(game, player, id, action.announcement, face=action.face)


@rule("413.2e", "502.75a")
def play_during_resolution(game: Game, player: str, id: int) -> Procedure[None]:
    """Play a card while something resolves, without paying its mana cost; timing by its type does not matter."""
    if "Land" in game.known(id).types:
        yield from play_land_during_resolution(game, player, id)
    else:
        yield from play_spell(game, player, id, Announcement(), free=True)


@rule("305.4", "502.75a")
def play_land_during_resolution(game: Game, player: str, id: int) -> Procedure[None]:
    """A land is played only in one's own turn, and as the one land of the turn."""
    if player not in game.active:
        raise Illegal("timing", f"{player} may not play a land in another player's turn.", "305.4")
    yield from put_land_into_play(game, player, id)


@rule("409.1a", "401.4", "502.22a")
def may_play_from(game: Game, player: str, id: int, announced: Announcement) -> bool:
    """Cards are played from their owner's hand, or from another zone where an ability allows it."""
    it = game.object(id)
    if it.owner != player:
        return False
    if it.zone == "hand" or announced.alternative_cost in costs_only_from(game, id, it.zone):
        return True
    if it.zone == "library" and game.zone("library", player)[0] != id:
        return False
    return any(
        context.controller == player and allowed.zone == it.zone for context, allowed in in_force(game, PlayableFrom)
    )


def costs_only_from(game: Game, id: int, zone: str) -> set[str]:
    """The kinds of alternative costs for which alone a card may be played from a zone."""
    return {
        ability.effect.kind
        for ability in game.known(id).abilities
        if isinstance(ability, Static) and isinstance(ability.effect, PlayableFor) and ability.effect.only_from == zone
    }


@rule("305.4")
def play_land(game: Game, player: str, id: int) -> Procedure[None]:
    """A special action: one land a turn, in an own main phase with an empty stack; it uses no stack."""
    if not sorcery_timing(game, player):
        raise Illegal("timing", f"{player} may not play a land now.", "305.4")
    yield from put_land_into_play(game, player, id)


@rule("305.4")
def put_land_into_play(game: Game, player: str, id: int) -> Procedure[None]:
    """Playing a land uses up the land play of the turn."""
    if game.player(player).lands_played >= 1:
        raise Illegal("limit", f"{player} has played a land this turn.", "305.4")
    game.alter_player(player, lands_played=game.player(player).lands_played + 1)
    game.tell("play", f"{player} plays {game.name(id)}.", "305.4", objects=(id,), players=(player,))
    yield from happen(game, ZoneChange(object=id, to=BATTLEFIELD, cause="play", controller=player, rule="305.4"))


@rule("409.1")
def play_spell(
    game: Game, player: str, id: int, announced: Announcement, free: bool = False, face: str | None = None
) -> Procedure[None]:
    """Announce, choose, determine the total cost, pay it; then the spell has been played.

    `free`: while something resolves, without paying the mana cost; what was not announced is asked.
    """
    check_may_play_spell(game, player, id, announced, free)
    spell = announce(game, player, id, (yield from half_to_play(game, player, id, face)))
    yield from while_there(game, spell, choose_and_pay(game, player, spell, announced, free))
    game.tell("play", f"{player} plays {describe(game, spell)}.", "409.1i", objects=(spell,), players=(player,))
    do_at_once(game, [Played(player=player, object=spell, kind="spell")])


def choose_and_pay(game: Game, player: str, spell: int, announced: Announcement, free: bool) -> Procedure[None]:
    """All that is decided for a spell on the stack, and its total cost."""
    forbid_prohibited(game, player, "play-spells", spell)
    yield from choose_costs_and_x(game, player, spell, announced, free)
    yield from announce_modes_and_targets(game, spell, announced)
    total = total_cost(game, player, spell, free)
    used = yield from pay(game, player, spell, total, 0, announced.pay_with)
    with_choices(game, spell, pay_with=tuple(used))


def while_there(game: Game, id: int, deciding: Procedure[None]) -> Procedure[None]:
    """Decide what there is to decide for a spell or ability, as long as it is there. Raises Illegal once it is not."""
    answer = None
    with suppress(StopIteration):
        while True:
            ask = deciding.send(answer)
            assert isinstance(ask, Ask), "nobody has priority while something is played"
            ask.about = id
            answer = yield ask
            check_still_there(game, id)


def check_still_there(game: Game, id: int) -> None:
    """What its player left behind while playing it has not been played (102.5). Raises Illegal."""
    if not game.exists(id):
        raise Illegal("not-playable", f"{game.name(id)} has left the game with its player.", "102.5")


@rule("408.1d", "409.4")
def check_may_play_spell(game: Game, player: str, id: int, announced: Announcement, free: bool) -> None:
    """Prohibitions and the right moment, whatever is paid; if it is free, its type does not matter. Raises Illegal."""
    forbid_during_split_second(game, player)
    forbid_wrong_moment(game, player, id)
    if not free and not may_play_card_now(game, player, id):
        raise Illegal("timing", f"{player} may not play {game.name(id)} now.", "408.1d")


@rule("409.1a")
def announce(game: Game, player: str, id: int, half: Card | None = None) -> int:
    """The card goes to the stack as a spell that the player controls; of a split card only one half is there."""
    done = do_at_once(game, [ZoneChange(object=id, to=STACK, controller=player, copied=half)])
    if not done:
        raise Illegal("not-playable", f"{game.name(id)} cannot be put on the stack.", "409.1a")
    assert isinstance(done[0], ZoneChange)
    assert done[0].new is not None
    return done[0].new


@rule("505.2")
def half_to_play(game: Game, player: str, id: int, face: str | None) -> Procedure[Card | None]:
    """Which half of a split card is played."""
    halves = card_of(game, id).halves
    if not halves:
        return None
    name = face or (yield from choosing.choose_label(game, player, [half.name for half in halves], "Which half?"))
    found = next((half for half in halves if half.name == name), None)
    if found is None:
        raise Illegal("illegal-choice", f"{game.name(id)} has no half called {name}.", "505.2")
    return found


def describe(game: Game, id: int) -> str:
    """A spell or ability with its choices, for people."""
    it = game.object(id)
    text = game.name(id) if it.ability is None else f"the ability of {game.name(it.ability.source)}"
    if it.choices.x is not None:
        text += f" with X = {it.choices.x}"
    if it.choices.modes:
        text += f", mode{'s' if len(it.choices.modes) > 1 else ''} {' and '.join(map(str, it.choices.modes))}"
    targets = [target.player or game.name(target.object or 0) for target in it.choices.targets]
    return text + (f", targeting {' and '.join(targets)}" if targets else "")


# -- activated abilities ------------------------------------------------------------------------------------


def activated_abilities(game: Game, id: int) -> list[Activated]:
    """The activated abilities of an object, in printed order."""
    return [ability for ability in game.known(id).abilities if isinstance(ability, Activated)]


@rule("403.1", "409.1")
def play_ability(game: Game, player: str, action: Activate) -> Procedure[None]:
    """Play an activated ability: it goes on the stack, unless it is a mana ability."""
    id = object_named(game, action.object)
    ability = chosen_ability(game, id, action)
    check_may_activate(game, player, id, ability)
    if is_mana_ability(game, ability):
        yield from play_mana_ability(game, player, id, ability)
        return
    it = ability_on_stack(game, id, ability, ability_controller(game, player, id), {})
    show_source(game, id)
    yield from while_there(game, it, choose_and_pay_for_ability(game, player, id, it, ability, action.announcement))
    said = f" [{ability.cost.loyalty}]" if ability.cost.loyalty else ""
    game.tell("play", f"{player} plays {describe(game, it)}{said}.", "409.1i", objects=(id,), players=(player,))
    played = Played(player=player, object=it, kind="ability", source=id, loyalty=ability.cost.loyalty is not None)
    do_at_once(game, [played])


def choose_and_pay_for_ability(
    game: Game, player: str, source: int, it: int, ability: Activated, announced: Announcement
) -> Procedure[None]:
    """All that is decided for an activated ability on the stack, and its total cost."""
    x = (yield from choose_x(game, player, announced, it)) if asks_for_x(ability.cost) else None
    with_choices(game, it, x=x)
    yield from announce_modes_and_targets(game, it, announced)
    total = cost_of_ability(game, player, source, ability, x or 0)
    used = yield from pay(game, player, source, total, x or 0, announced.pay_with)
    with_choices(game, it, pay_with=tuple(used))


def cost_of_ability(game: Game, player: str, id: int, ability: Activated, x: int) -> TotalCost:
    """The total cost of an activated ability: its own cost, increased and reduced (409.1f)."""
    bill = mana_bill(cost_of(ability.cost.mana), x) if ability.cost.mana is not None else Bill()
    return TotalCost(changed_bill(game, bill, id, player, ability), [ability.cost])


@rule("409.1a", "200.5a")
def ability_controller(game: Game, player: str, id: int) -> str:
    """Who plays an ability controls it, whoever controls its source."""
    return player


@rule("409.1a")
def show_source(game: Game, id: int) -> None:
    """A card in a hidden zone whose ability is played is shown to all players as that is announced.

    It stays so until something resolves or the card leaves its zone (701.20a today).
    """
    if game.object(id).zone in ("hand", "library"):
        game.state.revealed |= {id}


def chosen_ability(game: Game, id: int, action: Activate) -> Activated:
    """The activated ability that is meant, by its number or its cost; given neither, the only one."""
    abilities = activated_abilities(game, id)
    if action.ability is not None:
        found = [ability for number, ability in enumerate(abilities, 1) if number == action.ability]
    else:
        found = [ability for ability in abilities if action.cost in (None, cost_text(ability.cost))]
    if len(found) != 1:
        raise Illegal("not-playable", f"{game.name(id)} has no such activated ability.", "403.1")
    return found[0]


def cost_text(cost: Cost) -> str:
    """The cost of an activated ability as a short text."""
    parts = [cost.loyalty or "", cost.mana or "", "{T}" if cost.tap else ""]
    return ", ".join(part for part in parts if part)


@rule("403.2", "403.5")
def check_may_activate(game: Game, player: str, id: int, ability: Activated) -> None:
    """Who may play the ability, from where and when. Raises Illegal."""
    it = game.object(id)
    if not functions_in(game, ability, it.zone):
        raise Illegal("not-playable", f"The ability of {game.name(id)} cannot be played from there.", "402.8")
    if ability.by != "any" and not may_activate(game, player, id):
        raise Illegal("not-yours", f"{player} does not control {game.name(id)}.", "403.2")
    if is_mana_ability(game, ability):
        forbid_prohibited(game, player, "play-mana-abilities", id)
    else:
        forbid_during_split_second(game, player)
        forbid_prohibited(game, player, "play-abilities", id)
    if ability.timing == "sorcery" and not sorcery_timing(game, player):
        raise Illegal("timing", f"{player} may not play the ability of {game.name(id)} now.", "403.5")
    if ability.cost.loyalty is not None:
        check_loyalty_ability(game, player, id)


@rule("402.8", "502.77a")
def functions_in(game: Game, ability: Activated, zone: str) -> bool:
    """Abilities are played in play, unless they say otherwise: cycling and reinforce only from hand."""
    return ability.zone == zone


@rule("403.2")
def may_activate(game: Game, player: str, id: int) -> bool:
    """Only the controller of the object plays its abilities, or its owner where it has no controller."""
    return game.speaker(id) == player


def check_loyalty_ability(game: Game, player: str, id: int) -> None:
    """When and how often an ability of a planeswalker may be played. Raises Illegal."""
    if not loyalty_ability_timing(game, player, id):
        raise Illegal("timing", f"{player} may not play the ability of {game.name(id)} now.", "212.9")
    if loyalty_ability_was_played(game, id):
        raise Illegal("limit", f"An ability of {game.name(id)} was played this turn.", "212.9")


@rule("212.9")
def loyalty_ability_timing(game: Game, player: str, id: int) -> bool:
    """A planeswalker's ability may be played any time its controller could play a sorcery, however new it is."""
    return sorcery_timing(game, player)


@rule("212.9")
def loyalty_ability_was_played(game: Game, id: int) -> bool:
    """Whether any ability of this planeswalker has been played this turn, resolved or not."""
    return any(isinstance(e, Played) and e.loyalty and e.source == id for e in game.history)


@rule("411.1", "406.4")
def play_mana_ability(game: Game, player: str, id: int, ability: Activated) -> Procedure[None]:
    """A mana ability is paid for and resolves at once; it does not use the stack."""
    yield from pay(game, player, id, cost_of_ability(game, player, id, ability, 0), 0, None)
    game.tell("play", f"{player} plays the mana ability of {game.name(id)}.", "411.1", objects=(id,), players=(player,))
    yield from follow(game, Context(id, player), ability.text.effects)
