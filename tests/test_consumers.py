"""The consumers of vectors in TypeScript and Java judge as `touchstone run` does, wherever their language is there."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.engine import Oracle
from tests.test_starter_kits import KITS, build, java, node, tool
from tests.test_vectors import MISREADINGS
from touchstone.cli import call
from touchstone.faults import Exit
from touchstone.hosting.hosted import HostedEngine, Limits
from touchstone.playing import greet
from touchstone.results import read_results
from touchstone.vectors.reading import read
from touchstone.vectors.replaying import replay

TOY = Path(__file__).with_name("toy.feature")
ORACLE = (sys.executable, "-m", "oracle")
SILENT = Path(__file__).with_name("silent_engine.py")
ENDS = 120.0
pytestmark = pytest.mark.xdist_group("consumers")


def typescript(folder: Path) -> tuple[list[str], list[str]]:
    toy = node(folder)
    return [toy[0], str(KITS / "node" / "vectors.mjs")], toy


def of_java(folder: Path) -> tuple[list[str], list[str]]:
    toy = java(folder)
    compiler, machine = tool("javac", "java")
    build([compiler, "-Xlint:all", "-Werror", "-d", str(folder), str(KITS / "java" / "Vectors.java")])
    return [machine, "-cp", str(folder), "Vectors"], toy


CONSUMERS: dict[str, Callable[[Path], tuple[list[str], list[str]]]] = {"TypeScript": typescript, "Java": of_java}


@pytest.fixture(scope="module", params=CONSUMERS)
def consumer(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """The consumer, and the toy engine of its language."""
    return CONSUMERS[request.param](tmp_path_factory.mktemp(request.param))


@pytest.fixture(scope="module")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors of a few rulings of several mechanics."""
    folder = tmp_path_factory.mktemp("vectors")
    rulings = sorted({each.partition("/")[0] for each in MISREADINGS[::2]} | {"LRW-CMD-05", "LRW-SET-03"})
    assert call(["export", str(folder), *rulings, "--ruleset", "2008-02"]) == Exit.AS_EXPECTED
    return folder


def judged(consumer: list[str], folder: Path, engine: list[str], seconds: int = 30) -> dict[str, str]:
    """The verdict of a consumer on each vector."""
    command = [*consumer, str(folder), *engine]
    environment = {**os.environ, "VECTORS_SECONDS": f"{seconds}"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=ENDS, check=False, env=environment)
    assert done.stderr == ""
    verdicts = [line.partition(":")[0].split(" ", 1) for line in done.stdout.splitlines()[:-1]]
    assert done.returncode == int(not {verdict for verdict, _ in verdicts} <= {"pass", "unsupported"})
    return {path: verdict for verdict, path in verdicts}


def test_a_toy_gets_the_verdicts_of_a_run(consumer: tuple[list[str], list[str]], tmp_path: Path) -> None:
    command, toy = consumer
    results, folder = tmp_path / "results.ndjson", tmp_path / "vectors"
    call(["run", str(TOY), "--engine", " ".join(toy), "--results", str(results)])
    assert call(["export", str(folder), str(TOY)]) == Exit.AS_EXPECTED
    run = {(each.title, each.ruleset): each.verdict for each in read_results(results).records}
    found = judged(command, folder, toy)
    titled = {path: read(folder / path) for path in found}
    assert {(vector.title, vector.ruleset): found[path] for path, vector in titled.items()} == run
    assert set(run.values()) == {"pass", "fail", "unsupported"}


def test_a_toy_supports_no_other_vector(consumer: tuple[list[str], list[str]], vectors: Path) -> None:
    command, toy = consumer
    found = judged(command, vectors, toy)
    assert len(found) > 10
    assert set(found.values()) == {"unsupported"}


@pytest.mark.parametrize("misreading", [None, "LRW-PW-55", "LRW-CMD-05"])
def test_the_oracle_gets_the_verdicts_of_a_replay(
    misreading: str | None, consumer: tuple[list[str], list[str]], vectors: Path
) -> None:
    wrong = ["--misreading", misreading] if misreading else []
    found = judged(consumer[0], vectors, [*ORACLE, *wrong])
    caller = greet(Oracle(misreading))
    assert found == {path: replay(read(vectors / path), caller)[0] for path in found}
    assert set(found.values()) == ({"pass", "fail"} if misreading else {"pass"})


@pytest.mark.parametrize(
    ("fault", "verdicts"),
    [
        ("sleeps", {"timeout": 2}),
        ("prints", {"protocol-error": 2}),
        ("reports", {"protocol-error": 2}),
        ("exits", {"crash": 21, "not-run": 2}),
    ],
)
def test_a_broken_engine_gets_the_verdicts_of_a_replay(
    fault: str, verdicts: dict[str, int], consumer: tuple[list[str], list[str]], vectors: Path, tmp_path: Path
) -> None:
    engine = [sys.executable, str(SILENT), fault]
    first = min(path for path in vectors.rglob("*.json") if path.name != "schema.json")
    for number in range(sum(verdicts.values())):
        shutil.copy(first, tmp_path / f"{number:02}.json")
    hosted = greet(HostedEngine(engine, limits=Limits(call=0.5)))
    replayed = [replay(read(path), hosted)[0] for path in sorted(tmp_path.iterdir())]
    hosted.engine.shutdown()
    found = judged(consumer[0], tmp_path, engine, seconds=2)
    assert [found[path] for path in sorted(found)] == replayed
    assert Counter(replayed) == verdicts


@pytest.mark.parametrize("content", ["{", '{"format": 7}'])
def test_a_bad_vector_is_named(content: str, consumer: tuple[list[str], list[str]], tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    command = [*consumer[0], str(tmp_path), *consumer[1]]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=ENDS, check=False)
    assert done.returncode == 2
    assert "bad.json: " in done.stderr
