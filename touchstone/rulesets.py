"""The rulesets, by date, and ranges of them."""

import msgspec

from touchstone.faults import UsageError

RULESETS = ("2007-10", "2008-02", "2017-09", "2026-04")
"""Lorwyn, Morningtide, Ixalan, and today's rules: the oldest first."""


def need_ruleset(name: str | None) -> None:
    """Raises UsageError, in a sentence, for a ruleset that does not exist. None, which is no particular one, may be."""
    if name is not None and name not in RULESETS:
        raise UsageError(unknown_ruleset(name))


def unknown_ruleset(name: str) -> str:
    """The sentence that says that there is no such ruleset, and which there are."""
    return f"there is no ruleset {name}; expected one of {', '.join(RULESETS)}"


class Span(msgspec.Struct, frozen=True):
    """The rulesets from `since` to `until`, both included; a missing bound is open."""

    since: str | None = None
    until: str | None = None

    def covers(self, ruleset: str) -> bool:
        """Whether the ruleset lies in the span. Dates of this shape compare as text."""
        return (self.since is None or self.since <= ruleset) and (self.until is None or ruleset <= self.until)

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets that lie in the span."""
        return tuple(filter(self.covers, RULESETS))

    def or_else(self, outer: "Span") -> "Span":
        """This span, with the bounds of `outer` where it has none of its own."""
        return Span(self.since or outer.since, self.until or outer.until)
