"""An engine is asked under the rulesets that it plays, and it is said what it was not asked."""

import sys
from pathlib import Path

import pytest

from touchstone.cli import call
from touchstone.faults import Exit

TODAY_ONLY = """
import msgspec
from oracle.engine import Oracle
from touchstone.protocol.stdio import serve


class TodayOnly(Oracle):
    def initialize(self, params):
        return msgspec.structs.replace(super().initialize(params), rulesets=("2026-04",), name="today-only")


serve(TodayOnly())
"""


@pytest.fixture
def today_only(tmp_path: Path) -> str:
    script = tmp_path / "today_only.py"
    script.write_text(TODAY_ONLY, encoding="utf-8")
    return f"{sys.executable} {script}"


def test_scenarios_of_other_rulesets_are_not_asked(today_only: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["run", "LRW-PW-20", "--engine", today_only]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert "not asked: " in said
    assert "today-only 0.1.0 plays 2026-04" in said
    assert "unsupported" not in said


def test_a_ruleset_asked_for_by_name_is_unsupported(today_only: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["run", "LRW-PW-20", "--engine", today_only, "--ruleset", "2007-10"]) == Exit.NOT_AS_EXPECTED
    assert "unsupported: today-only does not play the ruleset 2007-10; it plays 2026-04" in capsys.readouterr().out


def test_every_ruleset_stands_beside_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["run", "LRW-PW-53", "--ruleset", "all"]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert all(ruleset in said for ruleset in ("2007-10", "2008-02", "2017-09", "2026-04"))
