"""Every card in a game: in play it is what it is, played or activated it does something, whatever is chosen first."""

from typing import Any, get_args

import msgspec
import pytest

import oracle.effects  # noqa: F401  (enters the performers)
from oracle.cards import card, load_cards
from oracle.rules.context import _AMOUNTS
from oracle.rules.instructions import PERFORMERS
from oracle.rules.seeing import SEERS
from oracle.words.abilities import Activated, Card
from oracle.words.effects import EffectWord
from oracle.words.filters import Amount
from oracle.words.triggers import TriggerPattern
from tests.arena import Arena, lands, there
from touchstone.protocol import (
    Activate,
    Answer,
    Attacks,
    Blocks,
    Chosen,
    Decision,
    Division,
    Number,
    ObjectSetup,
    Play,
    PlayerSetup,
    Priority,
    Share,
    Word,
)

NAMES = sorted(load_cards())
WORDS = {"creature-type": "Goblin", "land-type": "Forest", "color": "green", "card-name": "Goblin Piker"}
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
TO_ENCHANT = {"Creature": "Bob's Bears", "Land": "Bob's Village"}


def is_played_once(found: Card) -> bool:
    return bool({"Instant", "Sorcery"} & set(found.types))


PERMANENTS = [name for name in NAMES if not is_played_once(card(name))]
SPELLS = [name for name in NAMES if "Land" not in card(name).types and card(name).cost is not None]


def surroundings() -> list[ObjectSetup]:
    """Something of every kind, for both players, in every zone."""
    kinds = ["Woodland Changeling", "Ornithopter", "Glorious Anthem", "Treetop Village"]
    both = [
        setup
        for owner in ("Alice", "Bob")
        for name in kinds
        for setup in there(owner, name, f"{owner}'s {name.split()[-1]}")
    ]
    libraries = [
        setup
        for owner in ("Alice", "Bob")
        for name in ("Goblin Piker", "Serra Angel", "Bound in Silence", "Fire Elemental", "Forest")
        for setup in there(owner, name, f"{owner}'s {name} below", zone="library")
    ]
    mana = [setup for name in LANDS for setup in lands("Alice", name, 7)]
    return [
        *both,
        *mana,
        *libraries,
        *there("Alice", "Grizzly Bears", "Alice's Bears", counters={"+1/+1": 1}),
        *there("Bob", "Grizzly Bears", "Bob's Bears"),
        *there("Bob", "Savannah Lions", "white creature"),
        *there("Bob", "Voltaic Key", "artifact for {1}"),
        *there("Bob", "Goblin Piker", "Bob's buried Goblin", zone="graveyard"),
        *there("Bob", "Forest", "buried land", zone="graveyard"),
        *there("Alice", "Prodigal Pyromancer", "Pyromancer"),
        *there("Alice", "Goblin Piker", "buried Goblin", zone="graveyard"),
        *there("Alice", "Lava Spike", "buried sorcery", zone="graveyard"),
        *there("Alice", "Silvergill Adept", "Merfolk", zone="hand"),
        *there("Alice", "Cancel", "blue card", zone="hand"),
        *there("Alice", "Scion of Oona", "flash creature", zone="hand"),
        *there("Alice", "Giant Growth", "instant", zone="hand"),
        *there("Bob", "Goblin Piker", "Bob's card", zone="hand"),
    ]


def first(decision: Decision) -> Answer:
    """The first answer that comes to mind."""
    ids = [option.id for option in decision.options]
    match decision.kind:
        case "attackers":
            return Attacks(())
        case "blockers":
            return Blocks(())
        case "number":
            return Number(max(decision.min, 1))
        case "word" if not ids:
            return Word(WORDS[decision.vocabulary or ""])
        case "divide":
            return Division((Share(ids[0], decision.total or 0),))
    return Chosen(tuple(ids[: max(decision.min, min(1, decision.max))]))


def settle(arena: Arena) -> None:
    """Answer what is asked and pass until the stack is empty."""
    for _ in range(100):
        waiting = arena.shown.waiting
        if isinstance(waiting, Decision):
            arena.answer(first(waiting))
        elif isinstance(waiting, Priority) and arena.shown.stack:
            arena.pass_once()
        else:
            return
    raise AssertionError("the stack is never empty")


def answer_all(arena: Arena) -> None:
    """Answer what is asked, without passing."""
    for _ in range(50):
        if not isinstance(arena.shown.waiting, Decision):
            return
        arena.answer(first(arena.asked))
    raise AssertionError("there are always more questions")


def ruleset_of(found: Card) -> str:
    """The ruleset of the time when a card was new, or the first one."""
    return found.since or "2007-10"


def attacking_with_a_full_stack(*objects: list[ObjectSetup], ruleset: str) -> Arena:
    """A creature attacks, and a creature spell, an instant and an ability are on the stack."""
    arena = Arena(surroundings(), *objects, ruleset=ruleset)
    arena.attacks(**{"Alice's Bears": "Bob"})
    arena.plays("Alice", "flash creature")
    arena.plays("Alice", "instant", "Alice's Bears")
    arena.activates("Alice", "Pyromancer", "Bob")
    return arena


def needs_the_stack(found: Card) -> bool:
    """Whether a spell is one to answer other spells or an attack with."""
    return "Instant" in found.types or "flash" in found.abilities


def members(union: Any) -> set[type]:
    return {one for one in get_args(union) if isinstance(one, type) and issubclass(one, msgspec.Struct)}


def test_every_word_for_an_effect_is_performed() -> None:
    assert members(EffectWord) - set(PERFORMERS) == set()


def test_every_event_to_wait_for_is_seen_and_every_amount_is_counted() -> None:
    assert members(TriggerPattern) - set(SEERS) == set()
    assert members(Amount) - set(_AMOUNTS) == set()


@pytest.mark.parametrize("name", PERMANENTS)
def test_a_permanent_in_play_has_the_types_and_the_name_of_its_card(name: str) -> None:
    found = card(name)
    low = (PlayerSetup(name="Alice", life=5), PlayerSetup(name="Bob", life=5))
    arena = Arena(surroundings(), in_play(found), ruleset=ruleset_of(found), players=low)
    seen = arena["it"]
    assert (seen.name, set(found.types) <= set(seen.types or ()), seen.zone) == (name, True, "battlefield")


def in_play(found: Card) -> list[ObjectSetup]:
    """The permanent, attached to something that it can enchant."""
    host = None
    if found.enchant is not None and found.enchant.what is not None:
        types = found.enchant.what.types
        host = TO_ENCHANT[types[0]] if types else "Bob's Bears"
    elif found.enchant is not None:
        host = "Bob"
    counters = {"loyalty": 20} if found.loyalty else None
    chosen = {"creature-type": "Goblin", "card-name": "Goblin Piker"}
    return there("Alice", found.name, "it", attached_to=host, chosen=chosen, counters=counters)


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_that_is_played_resolves_or_is_countered(name: str) -> None:
    found = card(name)
    hand = there("Alice", name, "it", zone="hand")
    ruleset = ruleset_of(found)
    if needs_the_stack(found):
        arena = attacking_with_a_full_stack(hand, ruleset=ruleset)
    else:
        arena = Arena(surroundings(), hand, ruleset=ruleset)
    arena.does("Alice", Play(object=arena["it"].id))
    answer_all(arena)
    assert arena["it"].zone == "stack"
    settle(arena)
    assert arena["it"].zone != "stack"


ACTIVATED = [
    (name, number)
    for name in PERMANENTS
    for number, _ in enumerate((word for word in card(name).abilities if isinstance(word, Activated)), 1)
    if [word for word in card(name).abilities if isinstance(word, Activated)][number - 1].zone == "battlefield"
]


@pytest.mark.parametrize(("name", "number"), ACTIVATED)
def test_an_ability_that_is_activated_resolves(name: str, number: int) -> None:
    arena = Arena(surroundings(), in_play(card(name)), ruleset=ruleset_of(card(name)))
    before = len(arena.log)
    arena.does("Alice", Activate(object=arena["it"].id, ability=number))
    settle(arena)
    assert len(arena.log) > before
    assert arena.stack == []
