import re
import shlex
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from touchstone import __version__
from touchstone.cli import call
from touchstone.faults import Exit

ROOT = Path(__file__).parents[1]
PARTS = ("touchstone", "oracle", "steps", "tests", "benchmarks", "tools")
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "command",
    [
        "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/touchstone run",
        "python3 -m venv .venv && .venv/bin/pip install tox && .venv/bin/tox",
    ],
)
def test_the_readme_has_the_two_commands(command: str) -> None:
    assert f"```sh\n{command}\n```" in README


def test_the_readme_tells_the_exit_codes() -> None:
    told = re.search(r"Exit codes of `touchstone`:(.*?)\.\n", README, re.DOTALL)
    assert told
    assert [int(each) for each in re.findall(r"\*\*(\d)\*\*", told[1])] == list(Exit)


def test_the_readme_names_the_verdicts() -> None:
    told = set(re.findall(r"^\| `([a-z-]+)` \|", README, re.MULTILINE))
    assert told == {"pass", "fail", "crash", "timeout", "protocol-error", "unsupported", "not-run"}


def test_the_failure_that_the_readme_shows_is_what_a_reader_sees(capsys: pytest.CaptureFixture[str]) -> None:
    command, shown = re.findall(r"```(?:sh|text)\n(.*?)\n```", README.partition("## What a failure")[2], re.DOTALL)[:2]
    assert call(shlex.split(command)[1:]) == Exit.NOT_AS_EXPECTED
    *seen, _how_long_it_took = capsys.readouterr().out.rstrip().splitlines()
    assert "\n".join(line.rstrip() for line in seen).rstrip() == shown


@pytest.mark.parametrize("name", ["README.md", "NOTICE"])
def test_the_fan_content_notice_is_given(name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").split())
    assert "unofficial Fan Content" in text
    assert "Not approved or endorsed by Wizards of the Coast" in text


def test_the_licence_is_apache() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License\n                           Version 2.0, January 2004" in text
    assert "END OF TERMS AND CONDITIONS" in text


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_what_is_installed_is_what_the_project_declares() -> None:
    scripts = {each.name: each.value for each in entry_points(group="console_scripts")}
    plugins = {each.name: each.value for each in entry_points(group="pytest11")}
    assert scripts["touchstone"] == "touchstone.cli:main"
    assert plugins["touchstone"] == "touchstone.plugin"


def modules() -> list[Path]:
    return [path for part in PARTS for path in sorted((ROOT / part).rglob("*.py"))]


def test_no_module_grows_far_beyond_four_hundred_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert lengths
    assert {str(path): lines for path, lines in lengths.items() if lines > 450} == {}


def test_every_part_says_what_it_is() -> None:
    silent = [path for path in modules() if not path.read_text(encoding="utf-8").startswith('"""')]
    assert [str(path) for path in silent if ROOT / "tests" not in path.parents] == []
