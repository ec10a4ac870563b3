"""The steps as pytest-bdd sees them: one of each kind, which the step book carries out.

pytest-bdd tries the pattern of every step on every line; the step book looks a line up once.
"""

from typing import Any

from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

from touchstone.driver import Table
from touchstone.features import StepKind
from touchstone.stepbook import Found, step_book


class AnyStep(StepParser):
    """Every line of a kind that the step book knows."""

    def __init__(self, kind: StepKind) -> None:
        super().__init__(f"any {kind}")
        self._kind = kind

    def is_matching(self, name: str) -> bool:
        """Whether the step book knows the line."""
        return bool(step_book().matching(self._kind, name))

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The definition that the line means, with its arguments."""
        return {"found": step_book().find(self._kind, name)}


@given(AnyStep("given"))
@when(AnyStep("when"))
@then(AnyStep("then"))
def play_step(table: Table, found: Found) -> None:
    """Carry out a step."""
    found.run(table)
