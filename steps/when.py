"""When: what players do, and how the game moves on."""

import re as regex

from pytest_bdd import when
from pytest_bdd.parsers import re

from steps.parsing import (
    AND,
    AT,
    NAME,
    ON,
    ON_DATE,
    ORDINALS,
    PLAYER,
    QUOTED,
    SEVERAL,
    STEP,
    TAIL,
    announcement,
    attacked,
    named,
    numbers,
    paired,
    quoted,
    third_person,
)
from touchstone.driver import Table, answers, moves
from touchstone.driver.doing import AttackBy, BlockBy, Named
from touchstone.protocol import Activate, Concede, Pass, Play
from touchstone.stepbook import step_book


@when(re(rf"{PLAYER} (?:plays|casts) {NAME}(?P<tails>{TAIL})?"))
def plays(table: Table, player: str, name: str, tails: str | None) -> None:
    """Play a spell or a land. What the tails leave out and the card needs is asked as a decision.

    Example: Alice plays "Shock" targeting Bob
    """
    table.player(player)
    announced, face = announcement(table, tails)
    table.act(player, Play(object=table.names.present(name).id, face=face, announcement=announced))


@when(
    re(
        rf"{PLAYER} (?:plays|activates) the (?:(?P<cost>[+\u2212-]?(?:\d+|X)) "
        rf"|(?P<ordinal>first|second|third|fourth) )?ability of {NAME}(?P<tails>{TAIL})?"
    )
)
def plays_ability(
    table: Table, player: str, cost: str | None, ordinal: str | None, name: str, tails: str | None
) -> None:
    """Play an activated ability: the only one, the one of that number, or the one of that loyalty cost.

    Example: Alice plays the -1 ability of "Garruk Wildspeaker"
    """
    table.player(player)
    announced, _ = announcement(table, tails)
    number = ORDINALS[ordinal] if ordinal else None
    cost = cost.replace("\u2212", "-") if cost else None
    source = table.names.present(name).id
    table.act(player, Activate(object=source, ability=number, cost=cost, announcement=announced))


@when(re(rf"{PLAYER} tries to (?P<action>.+)"))
def tries_to(table: Table, player: str, action: str) -> None:
    """Any other step of a player, which the engine may refuse; a Then says whether it did.

    Example: Alice tries to play "Garruk Wildspeaker"
    """
    found = step_book().find("when", f"{player} {third_person(action)}")
    with table.trying():
        found.run(table)


@when(re(rf"{PLAYER} passes"))
def passes(table: Table, player: str) -> None:
    """One player passes priority.

    Example: Alice passes
    """
    table.act(player, Pass())


@when(re(rf"{PLAYER} concedes"))
def concedes(table: Table, player: str) -> None:
    """Leave the game, whatever is going on and whoever has to decide something.

    Example: Alice concedes
    """
    table.act(player, Concede())


@when(re(r"all players pass"))
def all_players_pass(table: Table) -> None:
    """Each player passes in turn: the top of the stack resolves, or the step ends.

    Example: all players pass
    """
    moves.all_pass(table)


@when(re(r"the stack resolves"))
def stack_resolves(table: Table) -> None:
    """All players pass until the stack is empty; a decision ends it.

    Example: the stack resolves
    """
    moves.resolve_stack(table)


@when(re(rf"the game moves to (?:the|(?P<player>[A-Z]\w*)'s) (?P<following>next )?{STEP}"))
def moves_to(table: Table, player: str | None, following: str | None, step: str) -> None:
    """Pass on to a step ("turn": its precombat main phase); nobody attacks or blocks on the way.

    Example: the game moves to Bob's upkeep step
    """
    if player is not None:
        table.player(player)
    new_turn = bool(following) or step == "turn"
    moves.move_to(table, moves.STEP_NAMES[step], player=player, new_turn=new_turn)


@when(re(rf'{PLAYER} attacks (?P<defender>"[^"]+"|[A-Z]\w*) with (?P<attackers>{QUOTED})'))
def attacks(table: Table, player: str, defender: str, attackers: str) -> None:
    """Declare attackers against one player or planeswalker, after moving to the declaration.

    Example: Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    """
    whom = attacked(table, defender)
    moves.attack(table, player, [AttackBy(attacker=name, defender=whom) for name in quoted(attackers)])


@when(re(rf"{PLAYER} attacks with (?P<pairs>{AT}(?:{AND}{AT})*)"))
def attacks_several(table: Table, player: str, pairs: str) -> None:
    """Declare attackers, each against a player or planeswalker of its own.

    Example: Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
    """
    attacks = [AttackBy(attacker=name, defender=attacked(table, whom)) for name, whom in paired(pairs, "at")]
    moves.attack(table, player, attacks)


@when(re(rf"{PLAYER} does not attack"))
def does_not_attack(table: Table, player: str) -> None:
    """Move to the declaration of attackers and declare none.

    Example: Alice does not attack
    """
    moves.attack(table, player, [])


@when(re(rf'{PLAYER} blocks "(?P<attacker>[^"]+)" with (?P<blockers>{QUOTED})'))
def blocks(table: Table, player: str, attacker: str, blockers: str) -> None:
    """Declare blockers of one attacker, after moving to the declaration.

    Example: Bob blocks "Hill Giant" with "Grizzly Bears"
    """
    moves.block(table, player, [BlockBy(blocker=name, attacker=attacker) for name in quoted(blockers)])


@when(re(rf"{PLAYER} blocks with (?P<pairs>{ON}(?:{AND}{ON})*)"))
def blocks_several(table: Table, player: str, pairs: str) -> None:
    """Declare blockers, each on an attacker of its own.

    Example: Bob blocks with "Grizzly Bears" on "Hill Giant" and "Wall of Wood" on "Craw Wurm"
    """
    blocks = [BlockBy(blocker=name, attacker=attacker.strip('"')) for name, attacker in paired(pairs, "on")]
    moves.block(table, player, blocks)


@when(re(rf"{PLAYER} does not block"))
def does_not_block(table: Table, player: str) -> None:
    """Move to the declaration of blockers and declare none.

    Example: Bob does not block
    """
    moves.block(table, player, [])


@when(re(r"combat damage is put on the stack"))
def damage_on_stack(table: Table) -> None:
    """Pass until combat damage is on the stack (rulesets in which it uses the stack); a decision ends it.

    Example: combat damage is put on the stack
    """
    moves.damage_on_stack(table)


@when(re(r"combat damage is dealt"))
def damage_dealt(table: Table) -> None:
    """Pass until the damage of the next combat damage step has been dealt; a decision ends it.

    Example: combat damage is dealt
    """
    moves.damage_dealt(table)


@when(
    re(
        rf'{PLAYER} assigns (?P<shares>\d+(?: damage)?(?: of "[^"]+")? to (?:"[^"]+"|[A-Z]\w*)'
        rf'(?:{AND}\d+(?: damage)? to (?:"[^"]+"|[A-Z]\w*))*)'
    )
)
def assigns(table: Table, player: str, shares: str) -> None:
    """Divide damage, or anything else that a decision divides.

    Example: Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to "Garruk Wildspeaker"
    """
    source, division = divided(table, shares)
    answers.divide(table, player, division, source)


def divided(table: Table, text: str) -> tuple[str | None, list[tuple[int, Named]]]:
    """The source and the shares of "2 damage of "A" to "B" and 4 to Bob"."""
    before, of, rest = text.partition(' of "')
    source, _, after = rest.partition('"')
    plain = before + after if of else text
    shares = [share.split(" to ", 1) for share in _split_shares(plain)]
    return source or None, [(numbers(amount)[0], named(table, whom)[0]) for amount, whom in shares]


def _split_shares(text: str) -> list[str]:
    return regex.findall(r'\d+(?: damage)? to (?:"[^"]+"|[A-Z]\w*)', text)


@when(re(rf"{PLAYER} chooses (?P<chosen>{SEVERAL})"))
def chooses(table: Table, player: str, chosen: str) -> None:
    """Choose objects, players or words of the pending decision, in that order.

    Example: Alice chooses "Grizzly Bears" and "Hill Giant"
    """
    answers.choose(table, player, named(table, chosen))


@when(re(rf"{PLAYER} chooses nothing"))
def chooses_nothing(table: Table, player: str) -> None:
    """Choose none of the options.

    Example: Alice chooses nothing
    """
    answers.choose(table, player, [])


@when(re(rf"{PLAYER} chooses modes? (?P<modes>\d+(?:{AND}\d+)*)"))
def chooses_modes(table: Table, player: str, modes: str) -> None:
    """Choose modes by their numbers in printed order.

    Example: Alice chooses mode 2
    """
    answers.choose_modes(table, player, numbers(modes))


@when(re(rf"{PLAYER} chooses the number (?P<number>\d+)"))
def chooses_number(table: Table, player: str, number: str) -> None:
    """Choose a number.

    Example: Alice chooses the number 3
    """
    answers.say_number(table, player, int(number))


@when(re(rf'{PLAYER} names "?(?P<word>[^"]+)"?'))
def names_word(table: Table, player: str, word: str) -> None:
    """Name a word: a creature type, a colour, a card name, or which mana it shall be.

    Example: Alice names Beast
    """
    answers.choose(table, player, [Named(word, kind="word")], "word")


@when(re(rf"{PLAYER} (?P<reply>accepts|declines)"))
def accepts_or_declines(table: Table, player: str, reply: str) -> None:
    """Say yes or no to something that a player may do.

    Example: Alice accepts
    """
    answers.say_whether(table, player, reply == "accepts")


@when(re(rf"{PLAYER} redirects the damage to {NAME}"))
def redirects(table: Table, player: str, name: str) -> None:
    """Have damage dealt to a planeswalker instead of to its controller.

    Example: Alice redirects the damage to "Garruk Wildspeaker"
    """
    answers.choose(table, player, [Named(name)], "redirect")


@when(re(rf"{PLAYER} does not redirect the damage"))
def does_not_redirect(table: Table, player: str) -> None:
    """Leave damage with the player.

    Example: Alice does not redirect the damage
    """
    answers.choose(table, player, [], "redirect")


@when(re(rf'{PLAYER} applies (?:"(?P<name>[^"]+)"|the (?P<label>[a-z ]+)) first'))
def applies_first(table: Table, player: str, name: str | None, label: str | None) -> None:
    """Choose which replacement or prevention effect is applied next.

    Example: Bob applies "Urza's Armor" first
    """
    effect = Named(name) if name else Named(str(label), "word")
    answers.choose(table, player, [effect], "replacement")


@when(re(rf"{PLAYER} orders (?P<order>{SEVERAL})"))
def orders(table: Table, player: str, order: str) -> None:
    """Put all the options in an order, the first one first; abilities of one source by their keywords.

    Example: Alice orders the ability of "Mulldrifter", the evoke ability of "Mulldrifter"
    """
    answers.choose(table, player, named(table, order), "order")


@when(re(rf"{PLAYER} puts the revealed card on the (?P<end>top|bottom)"))
def puts_revealed_card(table: Table, player: str, end: str) -> None:
    """Decide where a revealed card goes in the library.

    Example: Alice puts the revealed card on the bottom
    """
    answers.choose(table, player, [Named(end, "word")], "position")


@when(re(rf'the engine is asked for the (?P<question>[a-z ]+) of "(?P<subject>[^"]+)"{ON_DATE}'))
def asked_for_fact(table: Table, question: str, subject: str, date: str | None) -> None:
    """Ask the engine for a fact about a set, a card or a document; a Then compares the answer.

    Example: the engine is asked for the release date of "Lorwyn"
    """
    table.ask(subject, question, date)


@when(re(rf'the engine is asked whether "(?P<subject>[^"]+)" is (?P<question>[a-z ]+?){ON_DATE}'))
def asked_whether(table: Table, question: str, subject: str, date: str | None) -> None:
    """Ask the engine whether something holds of a set, a card or a document.

    Example: the engine is asked whether "Garruk Wildspeaker" is in the card reference on 2007-10-01
    """
    table.ask(subject, question, date)
