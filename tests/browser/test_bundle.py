"""The browser's Python has all that the engine needs, and weighs what it may."""

import ast
import gzip
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from poch.drafting.draft import report_draft
from poch.texts.library import find
from tools.browser.bundle.__main__ import (
    LENT,
    NPM,
    PACKED,
    PROGRAM,
    SCRIPT,
    SIZES,
    TARGET,
    files_of,
    fingerprint,
    library,
    needed_files,
)
from tools.browser.bundle.program import (
    EXPORTS,
    parse_exports,
    sections,
    without_entries,
)
from tools.browser.bundle.spelt import expand_dataclasses
from tools.store.cache import STAMP

ROOT = Path(__file__).resolve().parents[2]
ERRORS = ("traceback", "warnings", "json.decoder", "linecache", "ast", "_ast_unparse")
MOST = 4_600_000
MOST_LENT = 120_000
BORROW = f"import sys; sys.path.append('/lib/{LENT}.whl')"
DRAFT = """
import json
from poch.bridge.door import handle
answer = json.loads(handle(json.dumps({'op': 'draft', 'text': 'id: [x\\nb: 2'})))
json.dumps(answer['complaints'])
"""
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

WRITING = """
import builtins
read, texts = builtins.exec, []
builtins.exec = lambda what, *rest: (isinstance(what, str) and texts.append(what), read(what, *rest))[1]
import poch.bridge.door, poch.bridge.studies
len(texts)
"""


def imports() -> Iterator[str]:
    """Yield every import of the engine as it travels, and of what is needed for an error."""
    for path in needed_files():
        for node in ast.walk(ast.parse(expand_dataclasses(path.read_text(encoding="utf-8")))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield ast.unparse(node)
    yield from (f"import {name}" for name in ERRORS)


def fetched(*, lent: bool) -> list[Path]:
    """Return the files of the bundle that a game needs, or those that only the workshop adds."""
    files = [path for path in TARGET.glob("[!.]*") if path.name != SIZES]
    return [path for path in files if path.name.startswith(f"{LENT}-") == lent]


def in_pyodide(code: str) -> str:
    """Return what a piece of Python comes to in the bundle that the site ships."""
    done = subprocess.run(
        ["node", ROOT / "tools" / "browser" / "bundle" / "run_in_node.mjs", TARGET, "-c", code],
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
    """Every module that the engine imports, its own and the library's, is in the browser's."""
    assert "done" == in_pyodide("\n".join([BORROW, *sorted(set(imports())), "'done'"]))


@pytest.mark.usefixtures("site")
def test_errors_can_be_told() -> None:
    """A traceback of any common slip needs no module that was trimmed."""
    assert "9" == in_pyodide(SLIPS)


@pytest.mark.usefixtures("site")
def test_the_engine_writes_no_functions_as_it_starts() -> None:
    """What it would have Python read as text is spelt out in what travels."""
    assert "0" == in_pyodide(WRITING)


@pytest.mark.usefixtures("site")
def test_the_wheels_are_those_of_the_lock_file() -> None:
    """The lock file lists our wheel, what the workshop adds, and nothing else."""
    lock = json.loads((TARGET / "pyodide-lock.json").read_text(encoding="utf-8"))

    assert ["poch", LENT] == sorted(lock["packages"])
    assert all((TARGET / package["file_name"]).exists() for package in lock["packages"].values())


@pytest.mark.usefixtures("site")
def test_games_do_without_what_the_workshop_adds() -> None:
    """The reader of YAML is in no file that a game needs, and small where it is."""
    (lent,) = fetched(lent=True)
    code = "import importlib.util, poch.bridge.door; importlib.util.find_spec('yaml')"

    assert "undefined" == in_pyodide(code)
    assert len(gzip.compress(lent.read_bytes())) <= MOST_LENT


@pytest.mark.usefixtures("site")
def test_drafts_are_read_in_the_browser_as_here() -> None:
    """A slip of the pen is told by the same sentence, at the same place."""
    here = report_draft("id: [x\nb: 2", None, find)["complaints"]

    assert here == json.loads(in_pyodide(f"{BORROW}\n{DRAFT}"))


@pytest.mark.usefixtures("site")
def test_the_page_can_say_what_playing_costs() -> None:
    """The list of sizes names every file that is fetched, and how large it is."""
    sizes = json.loads((TARGET / SIZES).read_text(encoding="utf-8"))

    assert {path.name: path.stat().st_size for path in fetched(lent=False)} == {
        name: size["bytes"] for name, size in sizes.items()
    }


@pytest.mark.usefixtures("site")
def test_the_download_stays_small() -> None:
    """All that a reader fetches to play is at most 4.6 MB as it is sent."""
    weight = sum(len(gzip.compress(path.read_bytes())) for path in fetched(lent=False))

    assert weight <= MOST


def test_a_line_of_the_list_names_files() -> None:
    """A name is a module or the head of a package; with .* it is a whole package."""
    archive = frozenset({"json/__init__.py", "json/decoder.py", "abc.py", "re/__init__.py"})

    assert {"abc.py"} == files_of("abc", archive)
    assert {"json/__init__.py"} == files_of("json", archive)
    assert {"json/__init__.py", "json/decoder.py"} == files_of("json.*", archive)
    assert len(set(library())) == len(library())


@pytest.mark.usefixtures("site")
def test_the_program_exports_what_its_script_enters() -> None:
    """What was taken out of one was taken out of the other; both are much shorter."""
    script = (TARGET / SCRIPT).read_text(encoding="utf-8")
    before, after = (
        {
            name
            for kind, body in sections(program)
            if kind == EXPORTS
            for name, _ in parse_exports(body)
        }
        for program in (
            (NPM / PROGRAM).read_bytes(),
            gzip.decompress((TARGET / f"{PROGRAM}{PACKED}").read_bytes()),
        )
    )
    entered = set(re.findall(r'wasmExports\["([^"]+)"\]', script))

    assert entered <= after < before
    assert len(after) < len(before) / 10


def test_an_entry_stays_where_it_is_used() -> None:
    """Used by the script or by its loader, it stays; entered only, it goes with its declaration."""
    entries = "".join(
        f'_{it}=Module["_{it}"]=wasmExports["{it}"];' for it in ("used", "told", "left")
    )
    rest = "_used();"
    before = f"var _used,_told,_left;function assignWasmExports(wasmExports){{{entries}}}{rest}"
    after = without_entries(before, "Module._told")

    assert "var _used,_told;function" in after
    assert ["used", "told"] == re.findall(r'wasmExports\["(\w+)"\]', after)
    assert after.endswith(rest)
