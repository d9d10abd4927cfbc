"""The browser's Python has all that the engine needs, and weighs what it may."""

import ast
import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.bundle.__main__ import AT_HOME, STAMP, TARGET, files_of, fingerprint, library

ROOT = Path(__file__).resolve().parents[1]
ERRORS = ("traceback", "warnings", "json.decoder", "linecache", "difflib", "ast", "_ast_unparse")
MOST = 5_600_000
SLIPS = """
import json, traceback
said = []
for slip in ('{', '[1,]', '"'):
    try:
        json.loads(slip)
    except ValueError:
        said.append(traceback.format_exc())
for code in ('1 +', 'import poch.nothing', '[].nothing', 'nothing', '1 / 0', 'raise ExceptionGroup("a", [OSError()])'):
    try:
        exec(compile(code, '<slip>', 'exec'))
    except BaseException:
        said.append(traceback.format_exc())
len(said)
"""


def imported() -> Iterator[str]:
    """Yield the names of the standard library that the engine imports."""
    for path in (ROOT / "poch").rglob("*.py"):
        if path.name in AT_HOME:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module


def in_pyodide(code: str) -> str:
    """Return what a piece of Python comes to in the bundle that the site ships."""
    done = subprocess.run(
        ["node", ROOT / "tools" / "bundle" / "run_in_node.mjs", TARGET, "-c", code],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout.strip()


@pytest.mark.usefixtures("site")
def test_the_bundle_is_fresh() -> None:
    """What the site ships was built from the files as they are."""
    assert fingerprint() == (TARGET / STAMP).read_text(encoding="utf-8")


@pytest.mark.usefixtures("site")
def test_the_trimmed_library_has_what_the_engine_imports() -> None:
    """Every module of the standard library that poch imports, or needs for an error, is there."""
    names = {name for name in imported() if name.partition(".")[0] in sys.stdlib_module_names}

    assert "done" == in_pyodide("\n".join(f"import {n}" for n in {*names, *ERRORS}) + "\n'done'")


@pytest.mark.usefixtures("site")
def test_errors_can_be_told() -> None:
    """A traceback of any common slip needs no module that was trimmed."""
    assert "9" == in_pyodide(SLIPS)


@pytest.mark.usefixtures("site")
def test_the_engine_is_the_wheel_of_the_lock_file() -> None:
    """The lock file lists our wheel and nothing else."""
    lock = json.loads((TARGET / "pyodide-lock.json").read_text(encoding="utf-8"))

    assert ["poch"] == list(lock["packages"])
    assert (TARGET / lock["packages"]["poch"]["file_name"]).exists()


@pytest.mark.usefixtures("site")
def test_the_download_stays_small() -> None:
    """All that a reader fetches to play is at most 5.6 MB as it is sent."""
    weight = sum(len(gzip.compress(path.read_bytes())) for path in TARGET.glob("[!.]*"))

    assert weight <= MOST


def test_a_line_of_the_list_names_files() -> None:
    """A name is a module or the head of a package; with .* it is a whole package."""
    archive = frozenset({"json/__init__.py", "json/decoder.py", "abc.py", "re/__init__.py"})

    assert {"abc.py"} == files_of("abc", archive)
    assert {"json/__init__.py"} == files_of("json", archive)
    assert {"json/__init__.py", "json/decoder.py"} == files_of("json.*", archive)
    assert len(set(library())) == len(library())
