"""Answering: a random answer to a decision, as a step. Not every answer that fits the form is legal."""

from collections.abc import Sequence
from random import Random

from touchstone.driver import Table
from touchstone.driver.answers import modes_by_number
from touchstone.driver.wording import listed
from touchstone.fuzzing.saying import FILLER, option_said, ref_said
from touchstone.protocol import Decision, ObjectView, Option

WORDS = {
    "creature-type": ("Elf", "Goblin", "Elemental", "Giant"),
    "land-type": ("Forest", "Island", "Swamp"),
    "color": ("green", "red", "black"),
    "card-name": ("Grizzly Bears", "Hill Giant", "Garruk Wildspeaker"),
    "mana": ("Elf", "Goblin"),
}
OWN = 0.5
"""How often somebody who names a creature type names one of his or her own permanents."""
AGAIN = 0.6
"""How often somebody who chooses among things that the stack already aims at chooses one of those."""


def answer(table: Table, decision: Decision, dice: Random) -> str | None:
    """An answer to a decision; None where the words are missing."""
    player, options = decision.player, list(decision.options)
    match decision.kind:
        case "may":
            return f"{player} {dice.choice(('accepts', 'accepts', 'declines'))}"
        case "number":
            return f"{player} chooses the number {dice.choice(_numbers(table, decision))}"
        case "word" if decision.vocabulary in WORDS:
            return f"{player} names {dice.choice(_words(table, decision, dice))}"
        case "position":
            return f"{player} puts the revealed card on the {dice.choice(('top', 'bottom'))}"
        case "modes":
            numbers = sorted(dice.sample(sorted(modes_by_number(decision)), decision.min))
            return f"{player} chooses mode{'s' if len(numbers) > 1 else ''} {listed(map(str, numbers))}"
        case "order":
            dice.shuffle(options)
            said = [option_said(table, option, in_order=True) for option in options]
            sayable = len(set(said)) == len(said) and not any(FILLER in each for each in said)
            return f"{player} orders {listed(said)}" if sayable else None
        case "attackers":
            return _declared_attack(table, decision, dice)
        case "blockers":
            return _declared_block(table, decision, dice)
        case "divide":
            return _divided(table, decision, dice)
    return _chosen(table, decision, options, dice)


def attack(table: Table, player: str, mine: Sequence[ObjectView], targets: Sequence[str], dice: Random) -> str:
    """A declaration of attackers: at random who attacks what, often everybody the same."""
    chosen = dice.sample(list(mine), dice.choice((1, dice.randint(1, len(mine)), len(mine))))
    everybody = dice.choice(targets)
    same = dice.random() < 0.5
    pairs = [(table.names.said(view.id), everybody if same else dice.choice(targets)) for view in chosen]
    if len({target for _, target in pairs}) == 1:
        return f"{player} attacks {pairs[0][1]} with {listed(said for said, _ in pairs)}"
    return f"{player} attacks with {listed(f'{said} at {target}' for said, target in pairs)}"


def _chosen(table: Table, decision: Decision, options: list[Option], dice: Random) -> str | None:
    options = [option for option in options if FILLER not in option_said(table, option)]
    fewest, most = decision.min, min(decision.max, len(options))
    if fewest > most:
        return None
    count = dice.randint(max(fewest, min(1, most)) if dice.random() < 0.8 else fewest, most)
    aimed_at = _aimed_at(table)
    again = [option for option in options if (option.object or option.player) in aimed_at]
    if count == 1 and again and dice.random() < AGAIN:
        options = again
    return f"{decision.player} chooses {listed(option_said(table, each) for each in dice.sample(options, count))}"


def _aimed_at(table: Table) -> set[str | None]:
    """What the spells and abilities on the stack target, and the creatures that fight."""
    views = table.look().objects
    targets = [target for view in views if view.zone == "stack" for target in view.targets or ()]
    fighting = [view.id for view in views if view.is_attacking or view.blocking]
    return {*(target.object or target.player for target in targets), *fighting}


def _numbers(table: Table, decision: Decision) -> list[int]:
    """The least, the most, small numbers, and those that mean something here: loyalty, power and lands."""
    views = [view for view in table.look().objects if view.zone == "battlefield"]
    lands = sum(view.controller == decision.player and "Land" in (view.types or ()) for view in views)
    here = [number for view in views for number in (view.loyalty, view.power) if isinstance(number, int)]
    fitting = {number for number in (0, 1, 2, 3, lands, *here) if decision.min <= number <= decision.max}
    return sorted({decision.min, min(decision.max, decision.min + 20), *fitting})


def _words(table: Table, decision: Decision, dice: Random) -> Sequence[str]:
    """Words that mean something in this game, or plain ones. Types are often those of one's own permanents."""
    views = [view for view in table.look().objects if view.zone != "library"]
    here: list[str] = []
    match decision.vocabulary:
        case "creature-type":
            typed = [view for view in views if {"Creature", "Tribal", "Kindred"} & {*(view.types or ())}]
            own = [view for view in typed if (view.zone, view.controller) == ("battlefield", decision.player)]
            here = [kind for view in (own if dice.random() < OWN else typed) for kind in view.subtypes or ()]
        case "color":
            on_stack = [color for view in views if view.zone == "stack" for color in view.colors or ()]
            here = on_stack or [color for view in views for color in view.colors or ()]
        case "card-name":
            here = [view.name for view in views if isinstance(view.name, str)]
    return here if here and dice.random() < 0.8 else WORDS[str(decision.vocabulary)]


def _declared_attack(table: Table, decision: Decision, dice: Random) -> str:
    if not decision.options or not decision.defenders or dice.random() < 0.2:
        return f"{decision.player} does not attack"
    views = [view for option in decision.options if (view := table.names.view(str(option.object))) is not None]
    return attack(table, decision.player, views, [ref_said(table, each) for each in decision.defenders], dice)


def _declared_block(table: Table, decision: Decision, dice: Random) -> str:
    if not decision.options or not decision.defenders or dice.random() < 0.4:
        return f"{decision.player} does not block"
    attackers = [table.names.said(str(each.object)) for each in decision.defenders]
    blockers = dice.sample(list(decision.options), dice.randint(1, len(decision.options)))
    pairs = [f"{table.names.said(str(each.object))} on {dice.choice(attackers)}" for each in blockers]
    return f"{decision.player} blocks with {listed(pairs)}"


def _divided(table: Table, decision: Decision, dice: Random) -> str:
    total = decision.total or 0
    cuts = sorted(dice.randint(0, total) for _ in decision.options[1:])
    amounts = [after - before for before, after in zip([0, *cuts], [*cuts, total], strict=True)]
    shares = zip(amounts, decision.options, strict=True)
    said = [f"{amount} to {option_said(table, option)}" for amount, option in shares if amount]
    return f"{decision.player} assigns {listed(said)}"
