"""Games told in the words of the feature files, for tests of single rules."""

from oracle.engine import Oracle
from oracle.words.abilities import Card
from tests.scripted import play
from touchstone.driver import Table
from touchstone.playing import greet


def assert_plays(steps: str, *cards: Card, ruleset: str = "2007-10") -> None:
    """Every step goes as it says under the ruleset. Raises Divergence where one does not."""
    table = Table(greet(Oracle(more_cards={one.name: one for one in cards})), ruleset)
    play(table, steps)
    table.finish()
