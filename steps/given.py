"""Given: the position that a scenario begins with. Nothing is sent before the first When or Then."""

from pytest_bdd import given
from pytest_bdd.parsers import re

from steps.parsing import ENTRIES, MANA, NAME, PLAYER, STEP, ZONES, entries, how_many, players, quoted
from touchstone.driver import Table
from touchstone.driver.moves import STEP_NAMES
from touchstone.driver.wording import listed


@given(re(r"a game between (?P<names>[A-Z]\w*(?:, [A-Z]\w*)* and [A-Z]\w*)(?: under these rules)?"))
def a_game(table: Table, names: str) -> None:
    """Two or more players with 20 life and a library of filler; the first has the turn, in the main phase.

    Example: a game between Alice and Bob
    """
    table.given().seat(players(names))


@given(re(r"a Two-Headed Giant game of (?P<one>[A-Z]\w* and [A-Z]\w*) against (?P<other>[A-Z]\w* and [A-Z]\w*)"))
def a_team_game(table: Table, one: str, other: str) -> None:
    """Two teams of two players with 30 life each team; the first team has the turn.

    Example: a Two-Headed Giant game of Alice and Bob against Carol and Dave
    """
    for team in (one, other):
        table.given().seat(players(team), team=listed(players(team)), life=30)


@given(re(rf"it is {PLAYER}'s {STEP}"))
def begins_in_step(table: Table, player: str, step: str) -> None:
    """Whose turn it is, and the step in which the scenario begins ("turn": the precombat main phase).

    Example: it is Bob's upkeep step
    """
    table.given().begin_at(player, STEP_NAMES[step])


@given(re(r"it is the first turn of the game"))
def first_turn(table: Table) -> None:
    """The turn is the first of the game; otherwise a few turns have gone by.

    Example: it is the first turn of the game
    """
    table.given().turn = 1


@given(re(rf"{PLAYER} controls {ENTRIES}"))
def controls(table: Table, player: str, cards: str) -> None:
    """Permanents that have been there since before this turn, untapped unless said otherwise.

    Example: Alice controls 3 "Forest", "Grizzly Bears" and "Hill Giant" as "Giant"
    """
    table.given().place(player, entries(cards), "battlefield")


@given(re(rf"{PLAYER} has {ENTRIES} (?P<zone>in hand|in the graveyard|removed from the game|in exile)"))
def has_cards(table: Table, player: str, cards: str, zone: str) -> None:
    """Cards in the hand, in the graveyard (the first one on top) or removed from the game.

    Example: Alice has "Shock" and 2 "Forest" in hand
    """
    table.given().place(player, entries(cards), ZONES[zone])


@given(re(rf"the top cards? of {PLAYER}'s library (?:is|are) {ENTRIES}"))
def top_of_library(table: Table, player: str, cards: str) -> None:
    """Cards on top of the filler of a library, the first one on top.

    Example: the top cards of Alice's library are "Shock" and "Forest"
    """
    table.given().stock(player, entries(cards), exactly=False)


@given(re(rf"{PLAYER}'s library is (?:empty|{ENTRIES})"))
def whole_library(table: Table, player: str, cards: str | None) -> None:
    """The whole library, without filler.

    Example: Alice's library is empty
    """
    table.given().stock(player, entries(cards or ""), exactly=True)


@given(re(rf"{PLAYER} is at (?P<life>\d+) life"))
def life_total(table: Table, player: str, life: str) -> None:
    """A life total; a team's members share it.

    Example: Alice is at 2 life
    """
    seat = table.given().player(player)
    for each in table.given().seats.values():
        if each is seat or (seat.team is not None and each.team == seat.team):
            each.life = int(life)


@given(re(rf"{PLAYER} has (?P<count>\d+|an?|no) poison counters?"))
def poison(table: Table, player: str, count: str) -> None:
    """The poison counters that a player has got.

    Example: Bob has 9 poison counters
    """
    table.given().player(player).poison = how_many(count)


@given(re(rf"{PLAYER} has (?P<symbols>{MANA}) in the mana pool"))
def mana_pool(table: Table, player: str, symbols: str) -> None:
    """Mana in a mana pool.

    Example: Alice has {2}{G}{G} in the mana pool
    """
    table.given().player(player).mana = symbols


@given(re(rf"{NAME} has (?P<count>\d+|an?|no) (?P<kind>[\w+/-]+) counters?(?: on it)?"))
def counters(table: Table, name: str, count: str, kind: str) -> None:
    """The counters of a permanent, instead of those that it comes into play with.

    Example: "Garruk Wildspeaker" has 5 loyalty counters
    """
    card = table.given().card(name)
    card.counters = {**(card.counters or {}), kind: how_many(count)}


@given(re(rf"{NAME} has (?P<damage>\d+) damage(?: on it)?"))
def damage(table: Table, name: str, damage: str) -> None:
    """Damage already on a permanent.

    Example: "Hill Giant" has 2 damage
    """
    table.given().card(name).damage = int(damage)


@given(re(rf"{NAME} is tapped"))
def tapped(table: Table, name: str) -> None:
    """A permanent is tapped.

    Example: "Forest" is tapped
    """
    table.given().card(name).tapped = True


@given(re(rf"{NAME} is owned by {PLAYER}"))
def owned_by(table: Table, name: str, player: str) -> None:
    """A permanent that somebody else controls than owns.

    Example: "Hill Giant" is owned by Bob
    """
    card = table.given().card(name)
    card.controller, card.owner = card.controller or card.owner, table.given().player(player).name


@given(re(rf'{NAME} is attached to "(?P<other>[^"]+)"'))
def attached(table: Table, name: str, other: str) -> None:
    """An Aura, Equipment or Fortification on its permanent.

    Example: "Pariah" is attached to "Grizzly Bears"
    """
    table.given().card(name).attached_to = table.given().card(other).handle


@given(re(rf"{NAME} came under control this turn"))
def came_this_turn(table: Table, name: str) -> None:
    """A permanent came under its controller's control this turn.

    Example: "Grizzly Bears" came under control this turn
    """
    table.given().card(name).this_turn = True


@given(re(rf'the (?P<what>card name|creature type|land type|colou?r) chosen for {NAME} is "?(?P<choice>[^"]+)"?'))
def choice_made(table: Table, what: str, name: str, choice: str) -> None:
    """A choice that was made as a permanent came into play.

    Example: the card name chosen for "Pithing Needle" is Garruk Wildspeaker
    """
    table.given().card(name).chosen[what.replace("colour", "color").replace(" ", "-")] = choice


@given(re(rf'{NAME} has removed (?P<others>"[^"]+"(?:(?:, | and )"[^"]+")*)(?P<face_down> face down)?'))
def has_removed(table: Table, name: str, others: str, face_down: str | None) -> None:
    """The cards that a permanent has removed from the game (hideaway: face down), for abilities that refer to them.

    Example: "Mosswort Bridge" has removed "Grizzly Bears" face down
    """
    for other in quoted(others):
        card = table.given().card(other)
        card.face_down = bool(face_down)
        table.given().card(name).linked.append(card.handle)
