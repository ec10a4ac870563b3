"""The consumers of vectors in TypeScript and Java judge as `touchstone run` does, wherever their language is there."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

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


class Consumer(NamedTuple):
    """How a consumer is started: on the toy engine in its own process, and on a program; and the toy as a program."""

    on_toy: list[str]
    on_program: list[str]
    toy: list[str]


def typescript(folder: Path) -> Consumer:
    toy = node(folder)
    return Consumer([toy[0], str(KITS / "node" / "vectors.mjs")], [toy[0], str(KITS / "node" / "program.mjs")], toy)


def of_java(folder: Path) -> Consumer:
    toy = java(folder)
    return Consumer([*toy[:-1], "Vectors"], [*toy[:-1], "Program"], toy)


CONSUMERS: dict[str, Callable[[Path], Consumer]] = {"TypeScript": typescript, "Java": of_java}


@pytest.fixture(scope="module", params=CONSUMERS)
def consumer(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Consumer:
    """The consumer of a language."""
    return CONSUMERS[request.param](tmp_path_factory.mktemp(request.param))


@pytest.fixture(scope="module")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors of a few rulings of several mechanics."""
    folder = tmp_path_factory.mktemp("vectors")
    rulings = sorted({each.partition("/")[0] for each in MISREADINGS[::2]} | {"LRW-CMD-05", "LRW-SET-03"})
    assert call(["export", str(folder), *rulings, "--ruleset", "2008-02"]) == Exit.AS_EXPECTED
    return folder


def judged(command: list[str], seconds: int = 30) -> dict[str, str]:
    """The verdict of a consumer on each vector."""
    environment = {**os.environ, "VECTORS_SECONDS": f"{seconds}"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=ENDS, check=False, env=environment)
    assert done.stderr == ""
    verdicts = [line.partition(": ")[0].split(" ", 1) for line in done.stdout.splitlines()]
    assert done.returncode == int(not {verdict for verdict, _ in verdicts} <= {"pass", "unsupported"})
    return {path: verdict for verdict, path in verdicts}


def test_a_toy_gets_the_verdicts_of_a_run(consumer: Consumer, tmp_path: Path) -> None:
    results, folder = tmp_path / "results.ndjson", tmp_path / "vectors"
    call(["run", str(TOY), "--engine", " ".join(consumer.toy), "--results", str(results)])
    assert call(["export", str(folder), str(TOY)]) == Exit.AS_EXPECTED
    run = {(each.title, each.ruleset): each.verdict for each in read_results(results).records}
    found = judged([*consumer.on_toy, str(folder)])
    assert found == judged([*consumer.on_program, str(folder), *consumer.toy])
    titled = {path: read(folder / path) for path in found}
    assert {(vector.title, vector.ruleset): found[path] for path, vector in titled.items()} == run
    assert set(run.values()) == {"pass", "fail", "unsupported"}


def test_a_toy_supports_no_other_vector(consumer: Consumer, vectors: Path) -> None:
    found = judged([*consumer.on_toy, str(vectors)])
    assert len(found) > 10
    assert set(found.values()) == {"unsupported"}


@pytest.mark.parametrize("misreading", [None, "LRW-PW-55", "LRW-CMD-05"])
def test_the_oracle_gets_the_verdicts_of_a_replay(misreading: str | None, consumer: Consumer, vectors: Path) -> None:
    wrong = ["--misreading", misreading] if misreading else []
    found = judged([*consumer.on_program, str(vectors), *ORACLE, *wrong])
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
    fault: str, verdicts: dict[str, int], consumer: Consumer, vectors: Path, tmp_path: Path
) -> None:
    engine = [sys.executable, str(SILENT), fault]
    first = min(path for path in vectors.rglob("*.json") if path.name != "schema.json")
    for number in range(sum(verdicts.values())):
        shutil.copy(first, tmp_path / f"{number:02}.json")
    hosted = greet(HostedEngine(engine, limits=Limits(call=0.5)))
    replayed = [replay(read(path), hosted)[0] for path in sorted(tmp_path.iterdir())]
    hosted.engine.shutdown()
    found = judged([*consumer.on_program, str(tmp_path), *engine], seconds=2)
    assert [found[path] for path in sorted(found)] == replayed
    assert Counter(replayed) == verdicts


@pytest.mark.parametrize("content", ["{", '{"format": 7}'])
def test_a_bad_vector_is_named(content: str, consumer: Consumer, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    assert judged([*consumer.on_toy, str(tmp_path)]) == {"bad.json": "no-vector"}


def test_a_folder_without_vectors_is_an_error(consumer: Consumer, tmp_path: Path) -> None:
    (tmp_path / "schema.json").write_text("{}")
    for folder in (tmp_path, tmp_path / "missing"):
        done = subprocess.run([*consumer.on_toy, str(folder)], capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 1
        assert done.stderr.strip() == f"no vectors stand in {folder}: touchstone export writes them"


def test_the_types_hold(tmp_path: Path) -> None:
    """TypeScript checks what stands in the comments; the types of Node are looked for beside it."""
    (compiler,) = tool("tsc")
    types = Path(compiler).resolve().parents[2] / "@types"
    if not (types / "node").is_dir():
        pytest.skip(f"NOT RUN: there is no {types / 'node'} on this machine")
    strictly = ["--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022", "--module", "nodenext"]
    sources = sorted(map(str, (KITS / "node").glob("*.mjs")))
    build([compiler, *strictly, "--skipLibCheck", "--typeRoots", str(types), "--types", "node", *sources])
