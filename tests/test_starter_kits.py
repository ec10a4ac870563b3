"""The starter kits are well for the doctor, wherever their language is installed."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from touchstone import cli
from touchstone.faults import Exit

KITS = Path(__file__).parents[1] / "adapters" / "starter"
ENDS = 120.0


def tool(*names: str) -> list[str]:
    """The paths of these programs; without one of them the language is not tried, and the output says so."""
    found = {name: shutil.which(name) for name in names}
    if missing := [name for name, path in found.items() if path is None]:
        pytest.skip(f"NOT RUN: there is no {' or '.join(missing)} on this machine")
    return [path for path in found.values() if path]


def version(path: str, argument: str = "--version") -> tuple[int, ...]:
    shown = subprocess.run([path, argument], capture_output=True, text=True, timeout=ENDS, check=True)
    numbers = re.search(r"(\d+)\.(\d+)", shown.stdout + shown.stderr)
    assert numbers
    return tuple(map(int, numbers.groups()))


def python(_: Path) -> list[str]:
    return [*tool("python3"), str(KITS / "python" / "adapter.py")]


def node(_: Path) -> list[str]:
    path = tool("node")[0]
    if version(path) < (20,):
        pytest.skip(f"NOT RUN: {path} is older than 20")
    return [path, str(KITS / "node" / "adapter.mjs")]


def java(folder: Path) -> list[str]:
    compiler, machine = tool("javac", "java")
    if version(compiler) < (17,):
        pytest.skip(f"NOT RUN: {compiler} is older than 17")
    sources = sorted(map(str, (KITS / "java").glob("*.java")))
    build([compiler, "-Xlint:all,-serial", "-Werror", "-d", str(folder), *sources])
    return [machine, "-cp", str(folder), "Adapter"]


def rust(folder: Path) -> list[str]:
    (compiler,) = tool("rustc")
    build([compiler, "--edition=2021", "-Dwarnings", "-o", str(folder / "adapter"), str(KITS / "rust" / "adapter.rs")])
    return [str(folder / "adapter")]


def build(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=ENDS, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


LANGUAGES = {"Python": python, "TypeScript": node, "Java": java, "Rust": rust}


@pytest.fixture(scope="module", params=LANGUAGES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return shlex.join(LANGUAGES[request.param](tmp_path_factory.mktemp(request.param)))


def test_the_doctor_finds_the_kit_well(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.call(["doctor", "--engine", engine])
    said = capsys.readouterr().out
    written_in = re.search(r"starter 0\.1\.0, written in (\w+)\.", said)
    assert written_in
    assert written_in[1] in LANGUAGES
    assert "All is well." in said, said
    assert "   wrong" not in said
    assert code == Exit.AS_EXPECTED


FEATURE = """Feature: Little

  @until:2007-10
  Scenario: Names beyond ASCII and quotes are kept
    Given a game between Zo\u00eb and Bob
    And Bob has "Grizzly Bears" as "Bob's \u2603 \\ Bears" in hand
    When Zo\u00eb passes
    Then Bob has priority
    And "Bob's \u2603 \\ Bears" is in Bob's hand

  @until:2007-10
  Scenario: What it cannot do is unsupported
    Given a game between Alice and Bob
    And Alice has "Plains" as "land" in hand
    When Alice plays "land"
    Then "land" is in play
"""


def test_the_kit_is_held_against_scenarios(engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "little.feature"
    path.write_text(FEATURE, encoding="utf-8")
    assert cli.call(["run", str(path), "--engine", engine]) == Exit.AS_EXPECTED
    said = capsys.readouterr().out
    assert re.search(r"2 scenarios, 1 pass, 1 unsupported", said), said
    assert "cards cannot be played yet" in said


def test_every_kit_is_tried() -> None:
    assert {path.name for path in KITS.iterdir() if path.is_dir()} == {"python", "node", "java", "rust"}
    assert len(LANGUAGES) == 4
