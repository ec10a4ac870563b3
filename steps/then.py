"""Then, of the game and the players. Each step holds the game against one declarative expectation."""

import re as regex

from pytest_bdd import then
from pytest_bdd.parsers import re

from steps.parsing import AND, MANA, NAME, PLAYER, QUOTED, SEVERAL, STEP, fact, how_many, mana, named, quoted
from touchstone.driver import ScenarioFault, Table
from touchstone.driver import expectations as expected
from touchstone.driver import game_expectations as game
from touchstone.driver.expectations import expect
from touchstone.driver.moves import STEP_NAMES
from touchstone.protocol import DecisionKind

PLAYERS = rf"[A-Z]\w*(?:{AND}[A-Z]\w*)*"
ENTRY = r'(?:(?:the|an) (?:[a-z]+ )?ability of )?"[^"]+"|combat damage'
QUESTIONS: dict[str, DecisionKind] = {
    "targets": "targets",
    "modes": "modes",
    "objects": "objects",
    "players": "players",
    "the order": "order",
    "which effect applies first": "replacement",
    "whether to redirect": "redirect",
    "a number": "number",
    "a word": "word",
    "attackers": "attackers",
    "blockers": "blockers",
    "a division": "divide",
    "yes or no": "may",
    "how to pay": "cost",
    "where the revealed card goes": "position",
}


@then(re(rf"{PLAYER} is at (?P<life>-?\d+) life"))
def life(table: Table, player: str, life: str) -> None:
    """A life total; a team's members share it.

    Example: Bob is at 18 life
    """
    expect(table, expected.PlayerHas(player, "life", int(life)))


@then(re(rf"{PLAYER} has (?P<count>\d+|an?|no) cards? in (?:the )?(?P<zone>hand|graveyard|library)"))
def card_count(table: Table, player: str, count: str, zone: str) -> None:
    """How many cards a player has in a zone.

    Example: Alice has 3 cards in hand
    """
    expect(table, expected.PlayerHas(player, zone, how_many(count)))


@then(re(rf"{PLAYER} has (?P<count>\d+|an?|no) poison counters?"))
def poison(table: Table, player: str, count: str) -> None:
    """How many poison counters a player has; by later rules a team's members share them.

    Example: Bob has 2 poison counters
    """
    expect(table, expected.PlayerHas(player, "poison counters", how_many(count)))


@then(re(rf"the mana pool of {PLAYER} (?:is empty|has (?P<symbols>{MANA}))"))
def mana_pool(table: Table, player: str, symbols: str | None) -> None:
    """The mana in a mana pool.

    Example: the mana pool of Alice has {G}{G}
    """
    expect(table, expected.PlayerHas(player, "mana pool", mana(symbols or "")))


@then(re(rf"the (?P<end>top|bottom) card of {PLAYER}'s library is {NAME}"))
def library_card(table: Table, end: str, player: str, name: str) -> None:
    """The card on the top or the bottom of a library.

    Example: the top card of Alice's library is "Forest"
    """
    expect(table, expected.LibraryCard(player, end, name))


@then(re(rf"the stack is(?: empty|,? from the top,? (?P<entries>(?:{ENTRY})(?:{AND}(?:{ENTRY}))*))"))
def stack(table: Table, entries: str | None) -> None:
    """The whole stack, from the top: spells by name, abilities by source and keyword, combat damage.

    Example: the stack is, from the top, "Shock", the ability of "Garruk Wildspeaker"
    """
    found = [
        game.StackEntry(game.COMBAT_DAMAGE) if each == game.COMBAT_DAMAGE else stack_entry(each)
        for each in regex.findall(ENTRY, entries or "")
    ]
    expect(table, game.StackIs(tuple(found)))


def stack_entry(text: str) -> game.StackEntry:
    """`"Shock"`, `the ability of "Shock"` or `the evoke ability of "Shock"`."""
    keyword = regex.match(r"(?:the|an) ([a-z]+) ability of ", text)
    return game.StackEntry(quoted(text)[0], ability="ability of" in text, keyword=keyword[1] if keyword else None)


@then(re(rf"(?P<players>{PLAYERS}) ha(?:s|ve) revealed (?P<cards>{QUOTED})"))
def have_revealed(table: Table, players: str, cards: str) -> None:
    """Exactly the cards that are revealed just now, one of each player (or all of one player's).

    Example: Alice and Bob have revealed "Grizzly Bears" and "Ashcoat Bear"
    """
    owners = [table.player(name) for name in regex.split(AND, players)]
    names = quoted(cards)
    if len(owners) == 1:
        owners *= len(names)
    if len(owners) != len(names):
        raise ScenarioFault(f"{players} have revealed {cards}: expected as many cards as players.")
    expect(table, game.Revealed(tuple(zip(owners, names, strict=True))))


@then(re(r"no card is revealed"))
def nothing_revealed(table: Table) -> None:
    """That no card is revealed just now.

    Example: no card is revealed
    """
    expect(table, game.Revealed(()))


@then(re(rf"{PLAYER} is asked (?:to choose |to put |for )?(?P<question>{'|'.join(QUESTIONS)})"))
def is_asked(table: Table, player: str, question: str) -> None:
    """Who has to decide what now.

    Example: Alice is asked to choose whether to redirect
    """
    expect(table, game.Asked(player, QUESTIONS[question]))


@then(re(rf"{PLAYER} can choose (?:to attack with |to block with )?(?P<options>{SEVERAL})"))
def can_choose(table: Table, player: str, options: str) -> None:
    """Exactly the options of the pending decision (attackers and blockers: the creatures).

    Example: Alice can choose "Grizzly Bears", "Hill Giant" and Bob
    """
    expect(table, game.Choices(player, tuple(named(table, options))))


@then(re(rf"{PLAYER} can (?:attack|block) (?P<defenders>{SEVERAL})"))
def can_attack(table: Table, player: str, defenders: str) -> None:
    """Exactly what can be attacked in the pending declaration of attackers, or blocked in that of blockers.

    Example: Alice can attack Bob and "Garruk Wildspeaker"
    """
    expect(table, game.Choices(player, tuple(named(table, defenders)), among="defenders"))


@then(re(rf"{PLAYER} can choose nothing"))
def can_choose_nothing(table: Table, player: str) -> None:
    """That none of the options of the pending decision has to be chosen.

    Example: Alice can choose nothing
    """
    expect(table, game.MayChooseNothing(player))


@then(re(r"nobody is asked anything"))
def nobody_asked(table: Table) -> None:
    """That no decision is pending.

    Example: nobody is asked anything
    """
    expect(table, game.WaitsFor(None))


@then(re(rf"{PLAYER} has priority"))
def has_priority(table: Table, player: str) -> None:
    """Who has priority.

    Example: Alice has priority
    """
    expect(table, game.WaitsFor(player))


@then(re(rf"it is {PLAYER}'s {STEP}"))
def step_is(table: Table, player: str, step: str) -> None:
    """Whose turn it is, and which step.

    Example: it is Bob's upkeep step
    """
    expect(table, game.StepIs(player, STEP_NAMES[step]))


@then(re(rf"{PLAYER} has (?P<negative>not )?lost the game"))
def has_lost(table: Table, player: str, negative: str | None) -> None:
    """Whether a player has lost.

    Example: Alice has lost the game
    """
    expect(table, expected.HasLost(player, not negative))


@then(re(r"(?:(?P<player>[A-Z]\w*) has won the game|the game is a (?P<draw>draw)|the game goes on)"))
def game_ended(table: Table, player: str | None, draw: str | None) -> None:
    """How the game has ended, or that it goes on.

    Example: Bob has won the game
    """
    if player:
        table.player(player)
    expect(table, game.GameEnded((player,) if player else () if draw else None))


@then(re(r"the attempt is (?P<outcome>refused|allowed)"))
def attempt_was(table: Table, outcome: str) -> None:
    """Whether the last "tries to" was refused, with nothing changed, or allowed.

    Example: the attempt is refused
    """
    expect(table, expected.AttemptWas(outcome == "refused"))


@then(re(r"the answer is (?P<answer>.+)"))
def answer_is(table: Table, answer: str) -> None:
    """The engine's answer to the last question about facts.

    Example: the answer is 2007-10-12
    """
    expect(table, expected.Fact(fact(answer)))
