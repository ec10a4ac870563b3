"""Then, of single objects: where they are and what they are like."""

import re as regex

from pytest_bdd import then
from pytest_bdd.parsers import re

from steps.parsing import AND, MANA, NAME, PLAYER, QUOTED, ZONES, how_many, quoted
from touchstone.driver import Table
from touchstone.driver import object_expectations as objects
from touchstone.driver.expectations import expect

WORDS = rf"[A-Z][\w'-]*(?:{AND}[A-Z][\w'-]*)*"
COST = r"(?:[+\u2212-]?(?:\d+|X)|(?:\{[^}]+\})+)"
ROLES: dict[str, objects.Role] = {"controls": "controller", "owns": "owner"}
ZONE = r"in play|on the battlefield|removed from the game|in exile|on the stack"


@then(re(rf"{NAME} is (?P<negative>not )?(?P<zone>{ZONE})"))
def in_shared_zone(table: Table, name: str, negative: str | None, zone: str) -> None:
    """Whether an object is in play, on the stack or removed from the game.

    Example: "Garruk Wildspeaker" is not in play
    """
    expect(table, objects.Where(name, ZONES[zone], present=not negative))


@then(re(rf"{NAME} is (?P<negative>not )?in {PLAYER}'s (?P<zone>hand|graveyard|library)"))
def in_own_zone(table: Table, name: str, negative: str | None, player: str, zone: str) -> None:
    """Whether a card is in the hand, graveyard or library of a player.

    Example: "Shock" is in Alice's graveyard
    """
    kinds = {"hand": "in hand", "graveyard": "in the graveyard", "library": "in the library"}
    expect(table, objects.Where(name, ZONES[kinds[zone]], player, present=not negative))


@then(re(rf"{NAME} has (?P<count>\d+|an?|no) (?P<kind>[\w+/-]+) counters?(?: on it)?"))
def counters(table: Table, name: str, count: str, kind: str) -> None:
    """How many counters of a kind are on an object.

    Example: "Garruk Wildspeaker" has 3 loyalty counters
    """
    expect(table, objects.CounterCount(name, kind, how_many(count)))


@then(re(rf"{NAME} has (?P<damage>\d+|no) damage(?: on it)?"))
def damage(table: Table, name: str, damage: str) -> None:
    """The damage that an object has been dealt this turn and still has.

    Example: "Hill Giant" has 2 damage
    """
    expect(table, objects.ObjectHas(name, "damage", how_many(damage)))


@then(re(rf"{NAME} has (?:loyalty (?P<loyalty>\d+)|no loyalty)"))
def loyalty(table: Table, name: str, loyalty: str | None) -> None:
    """The loyalty of an object, or that it has none.

    Example: "Garruk Wildspeaker" has loyalty 3
    """
    expect(table, objects.ObjectHas(name, "loyalty", None if loyalty is None else int(loyalty)))


@then(re(rf"{NAME} (?:is (?P<size>-?\d+/-?\d+)|has no power or toughness)"))
def power_and_toughness(table: Table, name: str, size: str | None) -> None:
    """Power and toughness, or that an object has neither.

    Example: "Grizzly Bears" is 5/5
    """
    expect(table, objects.ObjectHas(name, "power and toughness", size or "none"))


@then(re(rf"{NAME} (?P<verb>has|does not have) (?P<keyword>(?!no |the |loyalty )[a-z]+(?:[ -][a-z]+)*)"))
def keyword(table: Table, name: str, verb: str, keyword: str) -> None:
    """Whether an object has a keyword ability.

    Example: "Grizzly Bears" has trample
    """
    expect(table, objects.ObjectHasAmong(name, "keywords", keyword, verb == "has"))


@then(re(rf"{NAME} is (?P<negative>not )?(?P<color>white|blue|black|red|green)"))
def color(table: Table, name: str, negative: str | None, color: str) -> None:
    """Whether an object has a colour.

    Example: "Garruk Wildspeaker" is green
    """
    expect(table, objects.ObjectHasAmong(name, "colors", color, not negative))


@then(re(rf"{NAME} is colou?rless"))
def colorless(table: Table, name: str) -> None:
    """That an object has no colour.

    Example: "Icy Manipulator" is colorless
    """
    expect(table, objects.ObjectHas(name, "colors", ()))


@then(
    re(
        rf"{NAME} has (?:the (?P<which>types?|subtypes?|supertypes?) (?P<words>{WORDS})"
        r"|no (?P<none>types|subtypes|supertypes))"
    )
)
def types_exactly(table: Table, name: str, which: str | None, words: str | None, none: str | None) -> None:
    """Exactly these card types, subtypes or supertypes, or none.

    Example: "Garruk Wildspeaker" has the subtypes Garruk
    """
    kind = (which or none or "").rstrip("s") + "s"
    found = tuple(sorted(regex.split(AND, words))) if words else ()
    expect(table, objects.ObjectHas(name, "card types" if kind == "types" else kind, found))


@then(re(rf"{NAME} is (?P<negative>not )?(?:an? (?P<word>[A-Z][\w'-]*)|(?P<supertype>legendary|basic|snow|world))"))
def among_types(table: Table, name: str, negative: str | None, word: str | None, supertype: str | None) -> None:
    """Whether a type, subtype or supertype is among those of an object.

    Example: "Boggart Shenanigans" is a Goblin
    """
    expect(table, objects.ObjectHasAmong(name, "type line", word or str(supertype), not negative))


@then(re(rf"the converted mana cost of {NAME} is (?P<cost>\d+)"))
def converted_mana_cost(table: Table, name: str, cost: str) -> None:
    """The converted mana cost of an object.

    Example: the converted mana cost of "Garruk Wildspeaker" is 4
    """
    expect(table, objects.ObjectHas(name, "converted mana cost", int(cost)))


@then(re(rf"the mana cost of {NAME} is (?P<cost>{MANA})"))
def mana_cost(table: Table, name: str, cost: str) -> None:
    """The mana cost of an object.

    Example: the mana cost of "Garruk Wildspeaker" is {2}{G}{G}
    """
    expect(table, objects.ObjectHas(name, "mana cost", cost))


@then(re(rf"{NAME} has no mana cost"))
def no_mana_cost(table: Table, name: str) -> None:
    """That an object has no mana cost, which is not {0}.

    Example: "Ancestral Vision" has no mana cost
    """
    expect(table, objects.ObjectHas(name, "mana cost", None))


@then(re(rf"the activated abilities of {NAME} cost (?P<costs>{COST}(?:{AND}{COST})*)"))
def activated_costs(table: Table, name: str, costs: str) -> None:
    """The costs of the activated abilities in printed order.

    Example: the activated abilities of "Garruk Wildspeaker" cost +1, -1 and -4
    """
    found = tuple(cost.replace("\u2212", "-") for cost in regex.split(AND, costs))
    expect(table, objects.ObjectHas(name, "costs of the activated abilities", found))


@then(re(rf"{NAME} is (?P<state>tapped|untapped)"))
def tapped(table: Table, name: str, state: str) -> None:
    """Whether a permanent is tapped.

    Example: "Forest" is untapped
    """
    expect(table, objects.ObjectHas(name, "tapped state", state))


@then(re(rf"{PLAYER} (?P<verb>controls|owns) (?P<ability>the ability of )?{NAME}"))
def controls_or_owns(table: Table, player: str, verb: str, ability: str | None, name: str) -> None:
    """Who controls or owns an object, or (with "the ability of") an ability on the stack.

    Example: Bob controls "Hill Giant"
    """
    table.player(player)
    expect(table, objects.ObjectHas((ability or "") + name, ROLES[verb], player))


@then(re(rf"{PLAYER} (?P<verb>controls|owns) (?P<count>\d+|an?|no) {NAME}"))
def count_of(table: Table, player: str, verb: str, count: str, name: str) -> None:
    """How many permanents of a name a player controls or owns.

    Example: Alice controls 2 "Beast"
    """
    expect(table, objects.Controls(player, name, how_many(count), ROLES[verb]))


@then(re(rf'{NAME} is attached to (?:"(?P<other>[^"]+)"|nothing)'))
def attached(table: Table, name: str, other: str | None) -> None:
    """What an Aura, Equipment or Fortification is attached to.

    Example: "Pariah" is attached to "Grizzly Bears"
    """
    expect(table, objects.RefersTo(name, "attached to", (other,) if other else ()))


@then(re(rf'{NAME} is attacking (?:"(?P<other>[^"]+)"|(?P<player>[A-Z]\w*)|nothing)'))
def attacking(table: Table, name: str, other: str | None, player: str | None) -> None:
    """What a creature attacks (nothing: it attacks, but what it attacked is gone).

    Example: "Grizzly Bears" is attacking "Garruk Wildspeaker"
    """
    if player:
        table.player(player)
    target = other or player
    expect(table, objects.RefersTo(name, "attacking", (target,) if target else (), is_player=bool(player)))


@then(re(rf"{NAME} is (?P<state>attacking|not attacking)"))
def is_attacking(table: Table, name: str, state: str) -> None:
    """Whether a creature is an attacking creature.

    Example: "Grizzly Bears" is not attacking
    """
    expect(table, objects.ObjectHas(name, "attacking state", state))


@then(re(rf"{NAME} is (?P<state>blocked|unblocked)"))
def blocked(table: Table, name: str, state: str) -> None:
    """Whether an attacking creature is blocked.

    Example: "Grizzly Bears" is unblocked
    """
    expect(table, objects.ObjectHas(name, "blocked state", state))


@then(re(rf"{NAME} is blocking (?:nothing|(?P<others>{QUOTED}))"))
def blocking(table: Table, name: str, others: str | None) -> None:
    """What a creature blocks.

    Example: "Hill Giant" is blocking "Grizzly Bears"
    """
    expect(table, objects.RefersTo(name, "blocking", tuple(quoted(others or ""))))


@then(re(rf"{PLAYER} (?P<verb>may|may not) look at {NAME}"))
def may_look_at(table: Table, player: str, verb: str, name: str) -> None:
    """Whether a player may look at a card.

    Example: Bob may not look at "Shock"
    """
    expect(table, objects.MayLookAt(player, name, verb == "may"))
