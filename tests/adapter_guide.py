"""The adapter guide as a program: what its steps come to, and what the doctor says of each.

`python -m tests.adapter_guide` writes what the doctor says into the guide.
"""

import ast
import contextlib
import io
import re
import shlex
import sys
import tempfile
from pathlib import Path

from touchstone import cli

GUIDE = Path(__file__).parents[1] / "docs" / "adapters.md"
STEPS = 7

SAID = re.compile(r"(<!-- doctor: step (\d) (before|after) -->\n```text\n)(?:.*?\n)??(```\n)", re.DOTALL)
SECTION = re.compile(r"^## Step (\d): .*?(?=^## )", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs(guide: str) -> list[str]:
    """The adapter after each number of steps, beginning with none."""
    sections = {int(section[1]): section[0] for section in SECTION.finditer(guide)}
    parts = ["\n\n".join(PYTHON.findall(sections[number])) for number in range(1, STEPS + 1)]
    return [""] + ["\n\n".join([*parts[:number], "serve()\n"]) for number in range(1, STEPS + 1)]


def definitions(program: str) -> dict[str, str]:
    """What a program defines: the last definition of each name."""
    found = {}
    for node in ast.parse(program).body:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                found[node.name] = ast.unparse(node)
            case ast.Assign():
                found[ast.unparse(node.targets[0])] = ast.unparse(node)
            case ast.Import() | ast.ImportFrom():
                found[ast.unparse(node)] = ""
    return found


def visited(program: str) -> dict[int, str]:
    """What the doctor says of an adapter, by the number of the step."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "adapter.py"
        path.write_text(program, encoding="utf-8")
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            cli.call(["doctor", "--engine", shlex.join([sys.executable, str(path)])])
    shown = said.getvalue().replace(shlex.join([sys.executable, str(path)]), "python3 adapter.py")
    parts = re.split(r"^(?=\d  \w)", shown, flags=re.MULTILINE)[1:]
    return {int(part[0]): part.strip() + "\n" for part in parts}


def told_anew(guide: str) -> str:
    """The guide with what the doctor says today."""
    says = [visited(program) for program in programs(guide)]

    def fill(match: re.Match[str]) -> str:
        step = int(match[2])
        return match[1] + says[step - (match[3] == "before")][step] + match[4]

    return SAID.sub(fill, guide)


if __name__ == "__main__":
    GUIDE.write_text(told_anew(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
