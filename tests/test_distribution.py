"""What is distributed: built, installed into an empty environment outside the checkout, and used there.

This takes about a minute and needs a package index, so everything is looked at in one go.
"""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MOST_PACKAGES = 32
"""How many packages the runtime may bring along, all told."""

COMMANDS = [
    (("run", "LRW-PW-20", "--results", "results.ndjson"), r"oracle \S+: \d+ scenarios, \d+ pass in"),
    (("run", "LRW-PW-20", "--engine", "{python} -m oracle", "--ruleset", "2007-10"), r"\d+ pass in"),
    (("rulings", "LRW-PW-20"), r"LRW-PW-20"),
    (("explain", "LRW-PW-20"), r"\(413\.1\)"),
    (("where", "502.74a"), r"oracle/\S+\.py:\d+"),
    (("diff", "2008-02", "2026-04"), r"LRW-PW-\d+"),
    (("doctor", "--engine", "{python} -m oracle"), r"."),
    (("report", "results.ndjson", "--html", "report.html"), r""),
    (("report", "results.ndjson"), r"Planeswalker subtypes +\d"),
    (("lint",), r""),
]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTHON", "PYTEST"))}


def ran(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(command, cwd=cwd, env=CLEAN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def name_of(requirement: str) -> str:
    """The name of the package in a requirement, as indexes compare names."""
    match = re.match(r"[\w.-]+", requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def files_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def checked(installed: set[str]) -> None:
    """The runtime brings what the project declares and what that needs: no tool for tests, docs or browsers."""
    declared = {name_of(each) for each in PROJECT["dependencies"]}
    extras = {name_of(each) for extra in PROJECT["optional-dependencies"].values() for each in extra}
    print(f"{len(installed)} packages at run time: {', '.join(sorted(installed))}")
    assert declared <= installed
    assert not installed & (extras - declared)
    assert len(installed) <= MOST_PACKAGES


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    ran(sys.executable, "-m", "build", "--outdir", folder, ROOT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.mark.xdist_group("distribution")
def test_the_wheel_holds_what_a_run_needs_and_no_more(wheel: Path) -> None:
    files = files_in(wheel)
    tops = {each.split("/")[0] for each in files if ".dist-info/" not in each}
    assert tops == {"touchstone", "oracle", "steps", "features", "fixtures"}
    for suffix in (".feature", ".yaml", ".json", ".txt"):
        kept = {path.relative_to(ROOT).as_posix() for top in tops for path in (ROOT / top).rglob(f"*{suffix}")}
        assert kept <= files
    assert any(each.endswith("/licenses/NOTICE") for each in files)


@pytest.mark.xdist_group("distribution")
def test_the_sdist_holds_the_tests_and_no_environment(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        files = {each.partition("/")[2] for each in archive.getnames()}
    assert {"pyproject.toml", "tests/test_distribution.py", "LICENSE", "NOTICE"} <= files
    assert not [each for each in files if ".venv" in each or each.startswith(".ci")]


@pytest.mark.xdist_group("distribution")
def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    ran(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    ran(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, cwd=tmp_path)
    packages = json.loads(ran(python, "-m", "pip", "list", "--format", "json", cwd=tmp_path))
    checked({name_of(each["name"]) for each in packages} - {"pip", "setuptools", name_of(PROJECT["name"])})
    away = tmp_path / "away"
    away.mkdir()
    for arguments, expected in COMMANDS:
        filled = [each.format(python=python) for each in arguments]
        said = ran(python.parent / "touchstone", *filled, cwd=away)
        assert re.search(expected, said), f"touchstone {' '.join(filled)} said\n{said}"
    assert "<html" in (away / "report.html").read_text(encoding="utf-8")
