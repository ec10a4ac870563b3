"""The terms on which an engine is held against the suite, as options of the plugin and of its workers."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from touchstone.hosting.hosted import Limits


@dataclass(frozen=True)
class Terms:
    """How an engine is hosted and judged.

    `isolate`: a fresh engine for each scenario. `retry`: a new failure of a hosted engine is tried once more.
    `transcript`: the folder for the messages of each scenario. `scenario_timeout`: seconds for one scenario.
    """

    limits: Limits = field(default_factory=Limits)
    scenario_timeout: float = 60.0
    isolate: bool = False
    retry: bool = False
    transcript: Path | None = None
    baseline: Path | None = None

    def arguments(self) -> list[str]:
        """The options of the plugin that say the same."""
        said = [
            f"--call-timeout={self.limits.call}",
            f"--start-timeout={self.limits.start}",
            f"--scenario-timeout={self.scenario_timeout}",
        ]
        said += ["--isolate"] if self.isolate else []
        said += ["--retry"] if self.retry else []
        said += [f"--transcript={self.transcript.absolute()}"] if self.transcript else []
        return said + ([f"--baseline={self.baseline.absolute()}"] if self.baseline else [])


def terms_of(config: Any) -> Terms:
    """The terms that the options of pytest say."""
    option = config.getoption
    return Terms(
        Limits(start=option("--start-timeout"), call=option("--call-timeout")),
        scenario_timeout=option("--scenario-timeout"),
        isolate=option("--isolate"),
        retry=option("--retry"),
        transcript=Path(option("--transcript")) if option("--transcript") else None,
        baseline=Path(option("--baseline")) if option("--baseline") else None,
    )
