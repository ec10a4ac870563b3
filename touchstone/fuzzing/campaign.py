"""A campaign: hypothesis draws games until two engines differ, or the time is up."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.database import ExampleDatabase

from touchstone.faults import UsageError
from touchstone.fuzzing.boards import Deck
from touchstone.fuzzing.duel import Duel, Finding
from touchstone.fuzzing.keeping import kept
from touchstone.fuzzing.pool import chosen, companions
from touchstone.fuzzing.reducing import reduced


@dataclass(frozen=True)
class Terms:
    """How long to play, with which cards, and where hypothesis keeps the games that showed something."""

    seconds: float = 60
    cards: tuple[str, ...] = ()
    seed: int | None = None
    database: str | None = None
    clock: Callable[[], float] = time.monotonic


class _TimeUp(KeyboardInterrupt):
    """The time is up: hypothesis lets a keyboard interrupt through."""


class _Differ(Exception):
    """The engines differ."""


def campaign(duel: Duel, terms: Terms) -> Finding | None:
    """Play until the engines differ; the shortest game that shows it. None: they did not differ in that time.

    Raises UsageError: there are no cards to play with, or no database.
    """
    deck = _deck(duel, terms.cards)
    end: float | None = None
    found: list[Finding] = []

    def one_game(dice: Random) -> None:
        nonlocal end
        if found:  # hypothesis looks once more
            raise _Differ
        now = terms.clock()
        end = now + terms.seconds if end is None else end
        if now > end:
            raise _TimeUp
        if (finding := duel.play(deck.board(dice), dice)) is not None:
            found.append(finding)
            raise _Differ

    what = "-".join((duel.title, *terms.cards))
    with suppress(_TimeUp, _Differ):
        _drawn(one_game, terms.seed, kept(terms.database, what))()
    return reduced(found[0], duel.differs) if found else None


def _deck(duel: Duel, globs: Sequence[str]) -> Deck:
    """The cards to play with: those that both engines know."""
    ruleset = min(duel.one.ruleset, duel.other.ruleset)
    cards, plain = chosen(globs, ruleset), companions(ruleset)
    known = duel.known(card.name for card in (*cards, *plain))
    cards = [card for card in cards if card.name in known]
    if not cards:
        raise UsageError("there is nothing to play with: no card that was asked for is known to both engines")
    multiplayer = all(side.caller.claims("multiplayer") for side in (duel.one, duel.other))
    return Deck(cards, [card for card in plain if card.name in known], ruleset, multiplayer)


def _drawn(
    one_game: Callable[[Random], None], wanted: int | None, database: ExampleDatabase | None
) -> Callable[[], None]:
    """The game as a property that hypothesis tries to refute: it draws the dice, and keeps those that did.

    The whole game hangs on one draw: hypothesis has nothing to vary in it, and we shorten the games ourselves.
    """
    configured = settings(
        max_examples=10**9,
        deadline=None,
        derandomize=False,
        database=database,
        phases=(Phase.reuse, Phase.generate),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
    )
    drawn = given(st.randoms(use_true_random=True))(one_game)
    seeded = seed(wanted if wanted is not None else Random().randrange(2**32))(drawn)
    return configured(seeded)  # in this order: a seed alone puts the database away
