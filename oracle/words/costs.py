"""Words for costs: what a player does to be allowed something (rule 424)."""

import msgspec

from oracle.words.filters import Filter


class Cost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cost; all given parts are paid.

    `loyalty` is the number in a planeswalker's arrow: "+1", "-2", "-X" or "0". `sacrifice` and `remove_cards`
    pick objects that the payer controls or has; `discard` so many cards, `discard_cards` one that fits;
    `reveal` a card in hand that fits; `discard_this`, `sacrifice_this`: the source itself.
    `remove_counter`: one counter (of the kind, or of any kind if "any") from a permanent that fits.
    """

    mana: str | None = None
    tap: bool = False
    life: int = 0
    loyalty: str | None = None
    sacrifice: Filter | None = None
    sacrifice_this: bool = False
    discard: int = 0
    discard_this: bool = False
    discard_cards: Filter | None = None
    reveal: Filter | None = None
    remove_cards: Filter | None = None
    remove_cards_count: int = 1
    remove_counter: str | None = None
    remove_counter_from: Filter | None = None


class AlternativeCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cost that may be paid rather than the mana cost (409.1b); `kind` is its name in announcements."""

    kind: str
    cost: Cost


class OptionalCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An additional cost that may be paid (kicker, buyback), or one of several of which one must be."""

    kind: str
    cost: Cost
