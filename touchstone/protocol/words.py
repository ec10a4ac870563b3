"""The closed lists of words that the messages use."""

from typing import Literal

PROTOCOL_VERSION = 1

Zone = Literal["library", "hand", "graveyard", "battlefield", "stack", "exile", "phased-out"]

Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat-main",
    "beginning-of-combat",
    "declare-attackers",
    "declare-blockers",
    "combat-damage",
    "end-of-combat",
    "postcombat-main",
    "end",
    "cleanup",
]

ObjectKind = Literal["card", "token", "spell-copy", "card-copy", "ability", "combat-damage"]

DecisionKind = Literal[
    "targets",  # choose targets of a spell or ability
    "modes",  # choose modes of a spell or ability
    "objects",  # choose objects (cards or permanents), or among objects and players; the order of the answer may matter
    "players",  # choose players
    "may",  # yes or no
    "position",  # where a card goes: the options are "top" and "bottom"
    "order",  # put all options in an order, the first one first
    "replacement",  # which replacement or prevention effect is applied next
    "redirect",  # whether, and to which planeswalker, damage is dealt instead
    "number",  # a whole number from min to max
    "word",  # a creature type, a colour, a card name ...; see Decision.vocabulary
    "attackers",
    "blockers",
    "divide",  # divide Decision.total among the options
    "cost",  # which of several ways to pay
]

Vocabulary = Literal["creature-type", "land-type", "color", "card-name", "mana"]

RefusalReason = Literal[
    "timing",  # not now: priority, step, stack or turn
    "not-yours",  # another player's object, priority or decision
    "illegal-target",
    "illegal-choice",  # modes, X, numbers, words, orders, divisions
    "illegal-attack",
    "illegal-block",
    "cannot-pay",
    "prohibited",  # an effect forbids it
    "limit",  # allowed a number of times, and that often it was done
    "not-playable",  # wrong zone, or nothing like this can be played
    "unknown-object",
    "other",
]

Capability = Literal[
    "planeswalkers",
    "multiplayer",
    "two-headed-giant",
    "setup:any-state",
    "view:hidden-information",
    "legal",
    "log",
    "facts",
    "pass:round",
    "clash",
    "changeling",
    "champion",
    "evoke",
    "hideaway",
    "prowl",
    "reinforce",
    "split-cards",
    "flip-cards",
    "text-change",
]
