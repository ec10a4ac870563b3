"""A campaign: hypothesis draws games until two engines differ, or the time is up."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase

from touchstone.faults import UsageError
from touchstone.fuzzing.boards import Deck
from touchstone.fuzzing.duel import Duel, Finding
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
    """Play until the engines differ; the shortest game that shows it. None: they did not differ in that time."""
    ruleset = min(duel.one.ruleset, duel.other.ruleset)
    deck = Deck(chosen(terms.cards, ruleset), companions(ruleset), ruleset)
    end = terms.clock() + terms.seconds
    found: list[Finding] = []

    def one_game(dice: Random) -> None:
        if terms.clock() > end and not found:
            raise _TimeUp
        if (finding := duel.play(deck.board(dice), dice)) is not None:
            found.append(finding)
            raise _Differ(str(finding.difference))

    with suppress(_TimeUp, _Differ):
        _drawn(one_game, terms)()
    return reduced(found[0], duel.differs) if found else None


def _drawn(one_game: Callable[[Random], None], terms: Terms) -> Callable[[], None]:
    """The game as a property that hypothesis tries to refute: it draws the dice, and keeps those that did.

    The whole game hangs on one draw: hypothesis has nothing to vary in it, and we shorten the games ourselves.
    """
    configured = settings(
        max_examples=10**9,
        deadline=None,
        derandomize=False,
        database=_database(terms.database),
        phases=(Phase.reuse, Phase.generate),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
    )
    refuted = configured(given(st.randoms(use_true_random=True))(one_game))
    return seed(terms.seed if terms.seed is not None else Random().randrange(2**32))(refuted)


def _database(where: str | None) -> ExampleDatabase | None:
    """A folder, or a Redis server that several machines share."""
    if where is None:
        return None
    if not where.startswith("redis://"):
        return DirectoryBasedExampleDatabase(Path(where))
    try:
        from hypothesis.extra.redis import RedisExampleDatabase
        from redis import Redis  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise UsageError(f"{where} needs the package redis, which is not installed") from error
    return RedisExampleDatabase(Redis.from_url(where))
