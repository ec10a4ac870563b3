"""What could be done now: the steps that a player could take, in the words of a scenario."""

from collections.abc import Collection, Sequence
from random import Random

from touchstone.driver import Table
from touchstone.driver.answers import modes_by_number
from touchstone.driver.wording import listed, quoted
from touchstone.fuzzing.pool import BASIC_LANDS
from touchstone.protocol import (
    Action,
    Activate,
    Decision,
    GameLegalParams,
    ObjectView,
    Option,
    Play,
    Priority,
    Ref,
)

ASK_BOTH = 0.15
"""How often the engines are asked what is legal, which takes them some time."""
OTHER_COSTS = ("evoke", "prowl", "flashback")
ORDINALS = ("first", "second", "third", "fourth")
WORDS = {
    "creature-type": ("Elf", "Goblin", "Elemental", "Giant"),
    "land-type": ("Forest", "Island", "Swamp"),
    "color": ("green", "red", "black"),
    "card-name": ("Grizzly Bears", "Hill Giant", "Garruk Wildspeaker"),
    "mana": ("Elf", "Goblin"),
}


def legal(table: Table) -> list[str]:
    """The plays and activations that the engine calls legal for the player with priority, as steps.

    None from an engine that does not tell. Mana abilities of basic lands are left out: costs are paid by themselves.
    """
    waiting = table.waiting
    if not isinstance(waiting, Priority) or "legal" not in table.caller.about.capabilities:
        return []
    params = GameLegalParams(player=waiting.player)
    actions = table.caller.engine.game_legal(params).actions
    steps = (action_said(table, waiting.player, action) for action in actions)
    return list(dict.fromkeys(step for step in steps if step is not None))


def attempts(table: Table, player: str) -> list[str]:
    """What a player can reach: cards in hand, and activated abilities. What they need besides is asked.

    Whether they are legal now, each engine says for itself.
    """
    steps: list[str] = []
    for view in table.look().objects:
        name = table.names.said(view.id)
        if view.zone == "hand" and view.owner == player:
            steps.append(f"{player} plays {name}")
            keywords = {ability.keyword for ability in view.abilities or ()}
            steps += [f"{player} plays {name} for its {keyword} cost" for keyword in OTHER_COSTS if keyword in keywords]
        own = (view.zone == "battlefield" and view.controller == player) or (view.zone, view.owner) == ("hand", player)
        if own and view.name not in BASIC_LANDS:
            numbers = [ability.number for ability in view.abilities or () if ability.number is not None]
            actions = [Activate(object=view.id, ability=number) for number in numbers]
            steps += [step for action in actions if (step := action_said(table, player, action)) is not None]
    return steps


def action_said(table: Table, player: str, action: Action) -> str | None:
    """An action as a step; None for passing, for lands that give mana, and where the words are missing."""
    if not isinstance(action, (Play, Activate)):
        return None
    view = table.names.view(action.object)
    if view is None or (isinstance(action, Activate) and view.name in BASIC_LANDS):
        return None
    source = table.names.said(action.object)
    targets = action.announcement.targets
    tail = f" targeting {listed(_ref(table, each) for each in targets)}" if targets else ""
    if isinstance(action, Play):
        return f"{player} plays {source}{tail}{f' as {quoted(action.face)}' if action.face else ''}"
    which = _which(view, action)
    return None if which is None else f"{player} plays the {which}ability of {source}{tail}"


def _which(view: ObjectView, action: Activate) -> str | None:
    abilities = [each for each in view.abilities or () if each.number is not None]
    if len(abilities) < 2:
        return ""
    cost = next((each.cost or "" for each in abilities if each.number == action.ability), "").replace("\u2212", "-")
    if cost.lstrip("+-").isdigit():
        return f"{cost} "
    return f"{ORDINALS[action.ability - 1]} " if action.ability and action.ability <= len(ORDINALS) else None


def _ref(table: Table, ref: Ref) -> str:
    return ref.player or table.names.said(str(ref.object))


def going_on(table: Table) -> list[str]:
    """Ways to move on while a player has priority."""
    now = table.look()
    if now.stack:
        return ["all players pass", "the stack resolves"]
    steps = ["all players pass"]
    other = next(player.name for player in now.players if player.name != now.active)
    if now.step in ("declare-attackers", "declare-blockers", "combat-damage"):
        steps += ["combat damage is dealt"]
    else:
        steps += ["the game moves to the end of turn step", f"the game moves to {other}'s turn"]
    return steps


def combat(table: Table, dice: Random) -> list[str]:
    """Declarations that the step of the turn allows; who attacks or blocks is drawn."""
    now = table.look()
    own = [view for view in now.objects if view.zone == "battlefield" and "Creature" in (view.types or ())]
    if now.stack:
        return []
    if now.step in ("precombat-main", "beginning-of-combat"):
        other = next(player.name for player in now.players if player.name != now.active)
        targets = [other] + [
            table.names.said(view.id)
            for view in now.objects
            if view.zone == "battlefield" and "Planeswalker" in (view.types or ()) and view.controller == other
        ]
        mine = [view for view in own if view.controller == now.active]
        return [_attack(table, now.active, mine, targets, dice)] if mine else []
    if now.step == "declare-attackers":
        attackers = [view for view in own if view.is_attacking]
        others = [view for view in own if view.controller != now.active]
        if attackers and others:
            blocker, attacker = dice.choice(others), dice.choice(attackers)
            by = str(blocker.controller)
            return [f"{by} blocks {table.names.said(attacker.id)} with {table.names.said(blocker.id)}"]
    return []


def _attack(table: Table, player: str, mine: Sequence[ObjectView], targets: Sequence[str], dice: Random) -> str:
    chosen = dice.sample(list(mine), dice.randint(1, len(mine)))
    pairs = [f"{table.names.said(view.id)} at {dice.choice(targets)}" for view in chosen]
    if len({pair.rpartition(" at ")[2] for pair in pairs}) == 1:
        target = pairs[0].rpartition(" at ")[2]
        return f"{player} attacks {target} with {listed(table.names.said(view.id) for view in chosen)}"
    return f"{player} attacks with {listed(pairs)}"


def daring(table: Table, dice: Random) -> str | None:
    """Something that is hardly ever legal: a card of any player's at any time, with any target."""
    now = table.look()
    player = dice.choice(now.players).name
    views = [view for view in now.objects if view.zone in ("hand", "battlefield") and view.name not in BASIC_LANDS]
    if not views:
        return None
    view = dice.choice(views)
    things = [each.name for each in now.players] + [
        table.names.said(each.id) for each in now.objects if each.zone in ("battlefield", "stack", "graveyard")
    ]
    tail = dice.choice(("", f" targeting {dice.choice(things)}"))
    source = table.names.said(view.id)
    if view.zone == "hand":
        return f"{player} plays {source}{tail}"
    return f"{player} plays the {dice.choice(('', 'first ', 'second ', '-1 ', '+1 '))}ability of {source}{tail}"


def answer(table: Table, decision: Decision, dice: Random) -> str | None:
    """An answer to a decision; None where the words are missing. Not every answer that fits the form is legal."""
    player, options = decision.player, list(decision.options)
    match decision.kind:
        case "may":
            return f"{player} {dice.choice(('accepts', 'accepts', 'declines'))}"
        case "number":
            return f"{player} chooses the number {dice.randint(decision.min, min(decision.max, decision.min + 4))}"
        case "word" if decision.vocabulary in WORDS:
            return f"{player} names {dice.choice(WORDS[decision.vocabulary])}"
        case "position":
            return f"{player} puts the revealed card on the {dice.choice(('top', 'bottom'))}"
        case "modes":
            numbers = sorted(dice.sample(sorted(modes_by_number(decision)), decision.min))
            return f"{player} chooses mode{'s' if len(numbers) > 1 else ''} {listed(map(str, numbers))}"
        case "order":
            dice.shuffle(options)
            said = [option_said(table, option, in_order=True) for option in options]
            return None if len(set(said)) < len(said) else f"{player} orders {listed(said)}"
        case "attackers":
            return _declared_attack(table, decision, dice)
        case "blockers":
            return _declared_block(table, decision, dice)
        case "divide":
            return _divided(table, decision, dice)
    fewest, most = decision.min, min(decision.max, len(options))
    if fewest > most:
        return None
    picked = dice.sample(options, dice.randint(max(fewest, min(1, most)) if dice.random() < 0.8 else fewest, most))
    said = [option_said(table, option) for option in picked]
    return f"{player} chooses {listed(said)}"


def option_said(table: Table, option: Option, *, in_order: bool = False) -> str:
    """An option as a step names it."""
    if option.player is not None:
        return option.player
    if option.object is None:
        return quoted(option.label or option.id)
    said = table.names.said(option.object)
    if in_order and not said.startswith("the ability of "):
        return f"the {option.keyword + ' ' if option.keyword else ''}ability of {said}"
    return said


def _declared_attack(table: Table, decision: Decision, dice: Random) -> str:
    if not decision.options or not decision.defenders or dice.random() < 0.1:
        return f"{decision.player} does not attack"
    views = [view for option in decision.options if (view := table.names.view(str(option.object))) is not None]
    return _attack(table, decision.player, views, [_ref(table, each) for each in decision.defenders], dice)


def _declared_block(table: Table, decision: Decision, dice: Random) -> str:
    if not decision.options or not decision.defenders or dice.random() < 0.3:
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


def choose(table: Table, other: Table, dice: Random, refused: Collection[str]) -> str | None:
    """A step that could come next: an answer, or what a player with priority may do; None where there is nothing.

    `refused` has been tried since something last changed.
    """
    waiting = table.waiting
    if isinstance(waiting, Decision):
        return answer(table, waiting, dice)
    if not isinstance(waiting, Priority):
        return None
    if dice.random() < ASK_BOTH and (steps := _legal(table, other)):
        return dice.choice(steps)
    onward = 5 if table.look().stack else 2
    untried = [step for step in attempts(table, waiting.player) if step not in refused]
    groups = [(6, untried), (2, combat(table, dice)), (onward, going_on(table))]
    weighted = [(weight, steps) for weight, steps in groups if steps]
    (steps,) = dice.choices([steps for _, steps in weighted], [weight for weight, _ in weighted])
    return dice.choice(steps)


def _legal(table: Table, other: Table) -> list[str]:
    """What only one of the engines calls legal; if there is no such thing, what they call legal."""
    here, there = legal(table), legal(other)
    disputed = [step for step in here if there and step not in there] + [step for step in there if step not in here]
    return disputed or here
