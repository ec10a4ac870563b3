"""Resolving the top of the stack (413), and countering (414)."""

from __future__ import annotations

from oracle.game.events import ZoneChange
from oracle.game.game import BATTLEFIELD, STACK, Game
from oracle.game.objects import Target
from oracle.rulebook import Procedure, rule
from oracle.rules.announcing import context_of, instructions_of, remaining_targets
from oracle.rules.combat_damage import deal_combat_damage
from oracle.rules.conditions import holds
from oracle.rules.context import Context
from oracle.rules.happening import happen
from oracle.rules.instructions import follow
from oracle.rules.zones import cease_to_exist
from oracle.words.abilities import Triggered
from oracle.words.effects import Effect


@rule("413.1")
def resolve_top(game: Game) -> Procedure[None]:
    """The top object of the stack resolves: a spell, an ability or combat damage."""
    yield from resolve(game, game.zone(STACK)[0])
    hide_again(game)


@rule("413.2b")
def hide_again(game: Game) -> None:
    """Cards of hidden zones are shown and looked at only as long as the text that says so is being followed."""
    game.state.revealed = frozenset()
    game.state.looked_at = frozenset()


@rule("413.1")
def resolve(game: Game, id: int) -> Procedure[None]:
    """An object of the stack resolves, or is countered because all its targets are illegal."""
    it = game.object(id)
    if it.kind == "combat-damage":
        yield from deal_combat_damage(game, id)
        return
    targets = remaining_targets(game, id)
    if it.choices.targets and not targets:
        yield from countered_for_targets(game, id)
        return
    if it.ability is not None:
        yield from resolve_ability(game, id, targets)
    elif is_permanent_spell(game, id):
        yield from resolve_permanent_spell(game, id, targets)
    else:
        yield from resolve_instant_or_sorcery(game, id, targets)


@rule("413.2a")
def countered_for_targets(game: Game, id: int) -> Procedure[None]:
    """A spell or ability all of whose targets are illegal is countered."""
    game.tell("counter", f"All targets of {game.name(id)} are illegal.", "413.2a", objects=(id,))
    yield from counter(game, id, "413.2a")


@rule("414.1", "501.3a")
def counter(game: Game, id: int, number: str = "501.3a", to: str = "graveyard") -> Procedure[None]:
    """A countered spell goes to its owner's graveyard, or where the effect says; a countered ability is no more."""
    if game.object(id).ability is None:
        yield from happen(game, ZoneChange(object=id, to=to, cause="counter", rule=number))
    else:
        game.tell("counter", f"{game.name(id)} is countered.", number, objects=(id,))
        cease_to_exist(game, id)


@rule("214.3", "212.8a")
def is_permanent_spell(game: Game, id: int) -> bool:
    """Whether the spell becomes a permanent."""
    return game.known(id).types.isdisjoint({"Instant", "Sorcery"})


def resolution_context(game: Game, id: int, targets: list[Target]) -> Context:
    """What the resolving spell or ability knows: its legal targets by name, and what it saw when it triggered."""
    context = context_of(game, id)
    for target in targets:
        context.known[target.name] = [*context.known.get(target.name, ()), target.thing]
    return context


@rule("413.2b")
def instructions_to_follow(game: Game, id: int) -> list[Effect]:
    """The text, or the chosen modes in printed order."""
    return instructions_of(game, id)


@rule("413.2", "404.3")
def resolve_ability(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """Follow the instructions, then the ability ceases to exist; an intervening "if" is checked again."""
    it = game.object(id)
    assert it.ability is not None
    context = resolution_context(game, id, targets)
    ability = it.ability.ability
    said = f"The {ability.keyword + ' ' if ability.keyword else ''}ability of {game.name(it.ability.source)} resolves."
    game.tell("resolve", said, "413.1", objects=(id,))
    if not isinstance(ability, Triggered) or ability.if_ is None or holds(game, context, ability.if_):
        yield from follow(game, context, instructions_to_follow(game, id))
    cease_to_exist(game, id)


@rule("212.5", "212.7b", "401.7")
def resolve_instant_or_sorcery(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """Follow the instructions, then put the card into its owner's graveyard as the last part of resolving."""
    context = resolution_context(game, id, targets)
    game.tell("resolve", f"{game.name(id)} resolves.", "413.1", objects=(id,))
    yield from follow(game, context, instructions_to_follow(game, id))
    yield from leave_stack_after_resolving(game, id)


@rule("401.7")
def leave_stack_after_resolving(game: Game, id: int) -> Procedure[None]:
    """To the graveyard, unless it is gone; to its owner's hand if buyback was paid. A copy goes there, too (420.5j)."""
    it = game.object(id)
    bought_back = "buyback" in it.choices.optional_costs
    yield from happen(game, ZoneChange(object=id, to="hand" if bought_back else "graveyard"))


@rule("214.3", "212.9b", "401.7")
def resolve_permanent_spell(game: Game, id: int, targets: list[Target]) -> Procedure[None]:
    """It comes into play under the control of the spell's controller; an Aura attached to its target."""
    it = game.object(id)
    host = targets[0].thing if targets else None
    game.tell("resolve", f"{game.name(id)} resolves.", "413.1", objects=(id,))
    yield from happen(
        game,
        ZoneChange(
            object=id,
            to=BATTLEFIELD,
            cause="resolve",
            controller=permanent_spell_controller(game, id),
            attached_to=host,
            keep={"choices": it.choices},
            rule="214.3",
        ),
    )


@rule("212.9b", "401.7")
def permanent_spell_controller(game: Game, id: int) -> str:
    """Under whose control a resolving permanent spell comes into play."""
    return game.speaker(id)
