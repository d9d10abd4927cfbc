"""Names in the code: variables say what they hold, functions what they do.

The house once had 1,690 variables called `one`, `found` or `told`, and 560 functions called by a bare participle.
Whoever reads `told(one)` must read the whole module; `report(survey)` can be believed.
"""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path.relative_to(ROOT)
    for room in ("poch", "tools")
    for path in ROOT.glob(f"{room}/**/*.py")
    if "node_modules" not in path.parts
)
TESTS = sorted(
    path.relative_to(ROOT)
    for room in ("tests", "conformance")
    for path in ROOT.glob(f"{room}/**/*.py")
)
SCRIPTS = sorted(
    path.relative_to(ROOT)
    for room in ("docs/assets/js", "tools/browser", "tools/bench", "tests", "conformance")
    for path in ROOT.glob(f"{room}/**/*.*")
    if path.suffix in {".js", ".mjs"} and "node_modules" not in path.parts
)
TEMPLATES = sorted(
    path.relative_to(ROOT)
    for path in (*ROOT.glob("tools/**/*.jinja"), *ROOT.glob("tools/site/build/overrides/**/*.html"))
)
NO_NAMES = {"one", "ones", "found", "told"}
PARTICIPLE = re.compile(
    r"_*([a-z]+ed|told|said|heard|kept|held|found|written|shown|made|given|taken|drawn|spelt|led|laid|lost|won|done|known"
    r"|seen|sent|met|lent|built|begun|chosen|beside|alike|apart)"
)
MARKED = re.compile(r"`[^`]*`|[\w/-]+\.[a-z]+\b")
"""What a sentence marks as code, and the names of files."""
VERBS = {"read", "feed", "embed", "shed", "need", "seed", "reseed"}
"""They only look like participles."""
READ_ELSEWHERE = {
    "poch/commands/work.py": {"known"},  # by workers that may have another version
}
"""Names that something else than Python reads, and what does."""


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the variables, parameters, fields and attributes of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def functions(tree: ast.Module) -> Iterator[str]:
    """Yield the functions and methods of a module, but for properties: these are what they hold."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            marks = {ast.unparse(mark) for mark in node.decorator_list}
            if not marks & {"property", "cached_property"}:
                yield node.name


@pytest.mark.parametrize("file", FILES, ids=str)
def test_names_say_something(file: Path) -> None:
    """No variable is called by a word that fits any, and no function by what is done when it ends."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    participles = {name for name in functions(tree) if PARTICIPLE.fullmatch(name)} - VERBS

    assert set() == ({*names(tree)} & NO_NAMES | participles) - READ_ELSEWHERE.get(str(file), set())


@pytest.mark.parametrize("file", TESTS, ids=str)
def test_names_in_tests_say_something(file: Path) -> None:
    """No variable, attribute, function or fixture of a test is called by a word that fits any."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))

    assert set() == {*names(tree), *functions(tree)} & NO_NAMES


@pytest.mark.parametrize("file", TEMPLATES, ids=str)
def test_names_in_templates_say_something(file: Path) -> None:
    """No variable, macro, parameter or field that a template reads is called by a word that fits any."""
    tree = Environment().parse((ROOT / file).read_text("utf-8"))  # noqa: S701 - nothing is rendered
    variables = {node.name for node in tree.find_all(nodes.Name)}
    fields = {node.attr for node in tree.find_all(nodes.Getattr)}

    assert set() == (variables | fields) & NO_NAMES


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_docstring_is_prose(file: Path) -> None:
    """A name of code is marked as such there, so that a renaming cannot slip into a sentence."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    several = (node.value.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))  # fmt: skip
    prose = " ".join(MARKED.sub("", text) for text in several if isinstance(text, str))

    assert [] == re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", prose)


@cache
def bound(*scripts: Path) -> dict[str, tuple[list[str], list[str]]]:
    """Return all names that each script gives, but for keys of objects, which others may read; and those of functions."""
    command = ["node", str(ROOT / "tests" / "bindings.mjs")]
    given = json.dumps([str(path) for path in scripts])
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("file", SCRIPTS, ids=str)
def test_names_in_scripts_say_something(file: Path) -> None:
    """None is called by a word that fits any; and on pages, no function by what is done when it ends."""
    every, functions = bound(*SCRIPTS)[str(file)]
    participles = {name for name in functions if PARTICIPLE.fullmatch(name)} - VERBS

    assert set() == {*every} & NO_NAMES
    assert file.parts[0] == "tests" or not participles, participles


def test_every_name_that_a_script_binds_is_known(tmp_path: Path) -> None:
    """Not so what it reads, writes in strings, or calls the parts of an object."""
    script = tmp_path / "binding.js"
    script.write_text(
        """import whole, { part as imported } from "elsewhere";
        const { key: taken, filled = 1, ...rest } = whole; // told
        for (const [listed] of imported) found(`one ${listed}`, { found: 1, told() {} }, /ones/u);
        function work({ deep: [given] }, ...others) {
          try { return (short) => short.one; } catch (error) { this.late = error; }
        }
        export class Kind { field = 1; #own = 2; act(changed) { this.#own = changed; } }
        """,
        encoding="utf-8",
    )

    variables = {"whole", "imported", "taken", "filled", "rest", "listed", "error"}
    others = {"work", "given", "others", "short", "late", "Kind", "field", "own", "act", "changed"}
    every, functions = bound(script)[str(script)]
    assert variables | others == {*every}
    assert {"work", "short", "act"} >= {*functions} >= {"work", "act"}
