"""Choosing: what could be done now, as steps of a scenario, and at random one of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from touchstone.driver import Table
from touchstone.driver.wording import listed
from touchstone.fuzzing.answering import answer, attack
from touchstone.fuzzing.pool import BASIC_LANDS
from touchstone.fuzzing.saying import FILLER, action_said
from touchstone.protocol import Activate, Decision, GameLegalParams, ObjectView, Priority, Snapshot

ASK_BOTH = 0.02
"""How often the engines are asked what is legal, which takes them some time."""
DARING = 0.08
"""How often something is tried that is hardly ever legal."""
CONCEDING = 0.03
"""How often a player concedes where others play on, whoever has priority or is asked something."""
UNTIMELY = 0.3
"""How likely it is that something is tried at a time when only instants can be played."""
OTHER_COSTS = ("evoke", "prowl", "flashback")
COMBAT = ("declare-attackers", "declare-blockers", "combat-damage")
DAMAGE_ON_STACK = ("2007-10", "2008-02")
BEFORE_COMBAT = ("upkeep", "draw", "precombat-main", "beginning-of-combat")
PASSES = (1, 1, 1, 2, 4, 10, 20)
"""So often all players pass in a row; the last ones lead into the next turns."""

Weighted = tuple[float, Sequence[str]]


def choose(table: Table, other: Table, dice: Random, tried: Counter[tuple[str, str]]) -> Iterator[str]:
    """The next steps, each to be carried out before the next is asked for; none where nothing can go on.

    An answer to a decision, or what a player with priority may do. What was tried in the same situation is less likely.
    """
    waiting = table.waiting
    playing = [player.name for player in table.look().players if not player.has_lost]
    if len(playing) > 2 and dice.random() < CONCEDING:
        steps: list[str | None] = [f"{dice.choice(playing)} concedes"]
    elif isinstance(waiting, Decision):
        steps = [answer(table, waiting, dice)]
    elif not isinstance(waiting, Priority):
        return
    elif dice.random() < DARING:
        steps = [daring(table, dice)]
    elif dice.random() < ASK_BOTH and (legal_ones := _legal(table, other)):
        steps = [dice.choice(legal_ones)]
    else:
        groups = [group for group in _groups(table, waiting.player, dice) if group[1]]
        here = situation(table)
        fresh = {step: 1 / (1 + tried[step, here]) ** 2 for _, steps in groups for step in steps}
        weights = [weight * min(1, sum(fresh[step] for step in steps)) for weight, steps in groups]
        (chosen,) = dice.choices([steps for _, steps in groups], weights)
        (step,) = dice.choices(chosen, [fresh[step] for step in chosen])
        if step == ONWARD:
            yield from onward(table, dice.choice(PASSES))
            return
        steps = [step]
    yield from (step for step in steps if step is not None)


def situation(table: Table) -> str:
    """In which step the game is, and what is about to resolve: what was refused may be legal in another situation."""
    now = table.look()
    return f"{now.step} {table.names.said(now.stack[0]) if now.stack else ''}"


ONWARD = "all players pass"


def onward(table: Table, times: int) -> Iterator[str]:
    """All players pass so many times, and nobody attacks or blocks.

    Any other decision ends it, and a main phase in which its player might play something.
    """
    for count in range(times):
        waiting = table.waiting
        if count and isinstance(waiting, Decision) and waiting.kind in ("attackers", "blockers"):
            yield f"{waiting.player} does not {waiting.kind.removesuffix('ers')}"
        elif isinstance(waiting, Priority) and not (count and _may_act(table, waiting.player)):
            yield ONWARD
        else:
            return


def _may_act(table: Table, player: str) -> bool:
    """Whether it is a player's main phase, and there is something that might be played."""
    return table.look().step.endswith("main") and bool(attempts(table, player)[0])


def _groups(table: Table, player: str, dice: Random) -> Iterator[Weighted]:
    """What a player with priority may do, and how likely each kind of it is just now."""
    now = table.look()
    timely, untimely = attempts(table, player)
    if now.stack:
        top = table.names.view(now.stack[0])
        own = top is not None and top.controller == player
        heard = own and any(attempts(table, other.name)[0] for other in now.players if other.name != player)
        yield (1.5 if own else 8), timely
        yield UNTIMELY, untimely
        yield (8 if heard else 1), [f"{player} passes"]
        yield 2, ["the stack resolves", ONWARD]
        return
    yield 6, timely
    yield UNTIMELY, untimely
    yield 4, list(combat(table, now, dice))
    yield (2 if now.step in COMBAT else 1), [ONWARD]
    yield 0.5, [f"{player} passes"]
    if now.step in ("declare-attackers", "declare-blockers") and any(view.is_attacking for view in now.objects):
        on_stack = ["combat damage is put on the stack"] if table.ruleset in DAMAGE_ON_STACK else []
        yield 4, ["combat damage is dealt", *on_stack]


def attempts(table: Table, player: str) -> tuple[list[str], list[str]]:
    """What a player can reach: cards in hand, and activated abilities. What they need besides is asked.

    First what fits the time, then what needs an empty stack in a main phase of one's own. Whether it is legal now,
    each engine says for itself.
    """
    now = table.look()
    own_main = now.active == player and now.step.endswith("main") and not now.stack
    timely: list[str] = []
    untimely: list[str] = []
    for view in now.objects:
        if FILLER in table.names.said(view.id):
            continue
        steps = timely if own_main or _is_instant(view) else untimely
        if view.owner == player and (view.zone == "hand" or (view.zone == "graveyard" and _has(view, "flashback"))):
            steps += _plays(table, player, view)
        own = (view.zone == "battlefield" and view.controller == player) or (view.zone, view.owner) == ("hand", player)
        if own and view.name not in BASIC_LANDS:
            for ability in view.abilities or ():
                if ability.number is not None:
                    said = action_said(table, player, Activate(object=view.id, ability=ability.number))
                    steps = untimely if not own_main and (ability.cost or "+")[0] in "+-\u22120" else timely
                    steps += [said] if said is not None else []
    return timely, untimely


def _plays(table: Table, player: str, view: ObjectView) -> Iterator[str]:
    name = table.names.said(view.id)
    others = [f"{player} plays {name} for its {keyword} cost" for keyword in OTHER_COSTS if _has(view, keyword)]
    if view.zone == "hand":
        yield from [f"{player} plays {name}"] * max(1, len(others))
    yield from others


def _is_instant(view: ObjectView) -> bool:
    return "Instant" in (view.types or ()) or _has(view, "flash")


def _has(view: ObjectView, keyword: str) -> bool:
    return any(ability.keyword == keyword for ability in view.abilities or ())


def combat(table: Table, now: Snapshot, dice: Random) -> Iterator[str]:
    """Declarations that the step of the turn allows; who attacks or blocks is drawn."""
    creatures = [view for view in now.objects if view.zone == "battlefield" and "Creature" in (view.types or ())]
    if now.step in BEFORE_COMBAT:
        others = [player.name for player in now.players if player.name != now.active and not player.has_lost]
        walkers = [
            table.names.said(view.id)
            for view in now.objects
            if view.zone == "battlefield" and "Planeswalker" in (view.types or ()) and view.controller != now.active
        ]
        mine = [view for view in creatures if view.controller == now.active]
        untapped = [view for view in mine if not view.tapped]
        if mine:
            yield attack(table, now.active, untapped or mine, [*others, *walkers], dice)
    elif now.step == "declare-attackers":
        attackers = [view for view in creatures if view.is_attacking]
        theirs = [view for view in creatures if view.controller != now.active]
        if attackers and theirs:
            blockers, attacker = dice.sample(theirs, dice.randint(1, len(theirs))), dice.choice(attackers)
            by = str(blockers[0].controller)
            said = listed(table.names.said(each.id) for each in blockers)
            yield f"{by} blocks {table.names.said(attacker.id)} with {said}"
            yield f"{by} does not block"


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


def legal(table: Table) -> list[str]:
    """The plays and activations that the engine calls legal for the player with priority, as steps.

    None from an engine that does not tell. Mana abilities of basic lands are left out: costs are paid by themselves.
    """
    waiting = table.waiting
    if not isinstance(waiting, Priority) or not table.caller.claims("legal"):
        return []
    params = GameLegalParams(player=waiting.player)
    actions = table.caller.engine.game_legal(params).actions
    steps = (action_said(table, waiting.player, action) for action in actions)
    return list(dict.fromkeys(step for step in steps if step is not None))


def _legal(table: Table, other: Table) -> list[str]:
    """What only one of the engines calls legal; if there is no such thing, what they call legal."""
    here, there = legal(table), legal(other)
    disputed = [step for step in here if there and step not in there] + [step for step in there if step not in here]
    return disputed or here
