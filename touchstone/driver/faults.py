"""The three ways in which a step ends a scenario."""


class Divergence(Exception):
    """The engine differs from the ruling: what was looked at, what it should be and what it is."""

    def __init__(self, what: str, expected: str, observed: str) -> None:
        super().__init__(f"{what}: expected {expected}, observed {observed}")
        self.what = what
        self.expected = expected
        self.observed = observed


class NeedsField(Exception):
    """An expectation reads a field that the engine leaves out. Verdict: `unsupported`."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"the engine does not show the field {field!r} of {what}")
        self.field = field


class NeedsSupport(Exception):
    """The scenario needs a topic or a card that the engine does not claim. Verdict: `unsupported`."""


class ScenarioFault(Exception):
    """The scenario itself is wrong, whatever the engine does. The message says what was expected, `line` where."""

    line = 0
