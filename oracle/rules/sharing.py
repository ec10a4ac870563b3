"""Sharing out: whether givers who have so much each can give all takers what they want."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Offer:
    """What somebody can give: so much in all, to any of these."""

    amount: int
    to: Collection[int]


def shared_out(wanted: Mapping[int, int], offers: Mapping[int, Offer]) -> Counter[tuple[int, int]] | None:
    """How much each giver gives to each taker so that all have what they want; None if that cannot be."""
    given: Counter[tuple[int, int]] = Counter()
    left = {giver: offer.amount for giver, offer in offers.items()}

    def give_one(taker: int, asked: set[int]) -> bool:
        """One more for a taker: by whoever has something left, or whom another giver can replace elsewhere."""
        for giver, offer in offers.items():
            if giver in asked or taker not in offer.to:
                continue
            asked.add(giver)
            if left[giver] > 0:
                left[giver] -= 1
            elif (other := next((one for one in offer.to if given[giver, one] and give_one(one, asked)), None)) is None:
                continue
            else:
                given[giver, other] -= 1
            given[giver, taker] += 1
            return True
        return False

    satisfied = all(give_one(taker, set()) for taker, amount in wanted.items() for _ in range(amount))
    return given if satisfied else None
