"""The action for GitHub and the page about CI say what the command line does."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from touchstone.commands.fuzz import fuzz
from touchstone.commands.run import run
from touchstone.faults import Exit

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
ACTION_FILE = (ROOT / "action.yml").read_text(encoding="utf-8")
ACTION: dict[str, Any] = yaml.safe_load(ACTION_FILE)
STEPS = {step.get("name", ""): step for step in ACTION["runs"]["steps"]}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A runner's folder in which the installed touchstone is this one."""
    (tmp_path / "touchstone" / "bin").mkdir(parents=True)
    script = tmp_path / "touchstone" / "bin" / "touchstone"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m touchstone "$@"\n')
    script.chmod(0o755)
    return tmp_path


def play(name: str, place: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run the script of a step of the action with these inputs, and the defaults of the others."""
    given = {key: value.get("default", "") for key, value in ACTION["inputs"].items()} | inputs
    env = {
        key: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: given[found[1]], value)
        for key, value in STEPS[name]["env"].items()
    }
    summary = {"RUNNER_TEMP": str(place), "GITHUB_STEP_SUMMARY": str(place / "summary.md"), "PYTHONPATH": str(ROOT)}
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", STEPS[name]["run"]]
    return subprocess.run(
        command, env=os.environ | env | summary, cwd=place, capture_output=True, text=True, check=False
    )


def test_the_action_runs_and_reports(place: Path) -> None:
    done = play("Run the suite", place, engine="do-nothing", selection="LRW-PW-20\nLRW-PW-21\n", ruleset="2007-10")
    assert done.returncode == Exit.NOT_AS_EXPECTED, done.stderr
    assert play("Report", place).returncode == 0
    assert "new failures" in (place / "summary.md").read_text()
    assert "LRW-PW-21" in (place / "touchstone.html").read_text()


def test_the_action_passes_on_baseline_and_shard(place: Path) -> None:
    done = play("Run the suite", place, engine="oracle", selection="LRW-PW-2?", baseline="none.toml", shard="1/2")
    assert done.returncode == Exit.USAGE
    assert "the baseline cannot be read from" in done.stderr
    assert "none.toml" in done.stderr
    done = play("Run the suite", place, engine="oracle", selection="LRW-PW-2?", shard="1/2", ruleset="2007-10")
    assert done.returncode == Exit.AS_EXPECTED, done.stderr


def test_a_report_of_nothing_is_no_failure(place: Path) -> None:
    assert play("Report", place).returncode == 0
    assert not (place / "summary.md").exists()


def test_no_input_is_pasted_into_a_script() -> None:
    assert not [step for step in ACTION["runs"]["steps"] if "${{" in step.get("run", "")]
    used = set(re.findall(r"inputs\.([\w-]+)", yaml.safe_dump(ACTION["runs"])))
    assert used == set(ACTION["inputs"])


def test_the_page_tells_every_exit_code() -> None:
    table = PAGE.partition("## Exit codes")[2].partition("##")[0]
    assert [int(code) for code in re.findall(r"^\| (\d) \|", table, re.MULTILINE)] == list(Exit)


def test_the_page_names_options_that_there_are() -> None:
    named = set(re.findall(r"`--([a-z-]+)", PAGE.partition("## A run")[2].partition("## Baselines")[0]))
    options = set(run.__annotations__)
    assert {name.removeprefix("no-").replace("-", "_") for name in named} <= options
    assert "call-timeout" in named


def test_the_baseline_of_the_page_is_one() -> None:
    from touchstone.baseline import parse_baseline

    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    entries = parse_baseline(Path("page.toml"), text).entries
    assert [entry.failure.ruling for entry in entries] == ["", "LRW-CLASH-34"]
    file, title = entries[0].failure.scenario.split(": ")
    assert f"Scenario: {title}" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ("github-actions", ACTION_FILE),
        ("github-workflows", SNIPPETS[0]),
        ("github-workflows", SNIPPETS[1]),
        ("gitlab-ci", SNIPPETS[2]),
    ],
)
def test_the_published_schema_allows_it(schema: str, text: str, tmp_path: Path) -> None:
    """The schemas of GitHub and GitLab, as check-jsonschema brings them along."""
    path = tmp_path / "file.yml"
    path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_snippets_say_what_there_is() -> None:
    snippets = [yaml.safe_load(text) for text in SNIPPETS]
    inputs = snippets[0]["jobs"]["conformance"]["steps"][2]["with"]
    assert set(inputs) <= set(ACTION["inputs"])
    night = " ".join(step.get("run", "") for step in snippets[1]["jobs"]["fuzz"]["steps"])
    assert set(re.findall(r"--([a-z-]+) ", night.partition("touchstone fuzz")[2])) <= set(fuzz.__annotations__)
    assert "--shard" in snippets[2]["conformance"]["script"][2]
