"""`make quick`: the tests nearest to what was edited since the last commit, as many as fit into a short wait.

A test is near if it was edited itself, or imports an edited module by name; those of words are near
to every catalogue. How long each takes is read from the last `make test`; tests that do not fit are
named, because a quick answer is no whole one.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tools.gates.price import ROOT, git, lines_of, seconds

WAIT = 60.0
"""Seconds of tests that are run, of one processor."""
UNKNOWN = 4.0
"""Seconds that a test module is taken to need whose time was not kept, so that fifteen of them fit."""
BROWSERS = ("tests/e2e/", "tests/engines/")
PYTHON = Path(sys.executable)


def edited_files(root: Path) -> set[str]:
    """Return the files that differ from the last commit; where none does, those that it changed."""
    kept = git(root, "ls-files", "-z", "--modified", "--others", "--exclude-standard").decode()
    staged = lines_of(root, "diff", "--cached", "--name-only")
    paths = {path for path in (*kept.split("\0"), *staged) if path}
    last = ("show", "--diff-merges=first-parent", "--name-only", "--format=", "HEAD")
    return paths or {*lines_of(root, *last)}


def module(path: str) -> str:
    """Return the module of a file; empty for one of another kind."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") * path.endswith(
        ".py"
    )


def imports(text: str) -> Iterator[str]:
    """Yield the modules that a module may import: of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(name), names=names):
                yield from (name, *(f"{name}.{alias.name}" for alias in names))


def near_tests(root: Path, paths: set[str]) -> list[str]:
    """Return the test modules that need no browser and were edited or import what was; of words all in their room."""
    words = any(path.endswith(".ftl") for path in paths)
    modules = {module(path) for path in paths} - {""}
    tests = sorted(path.relative_to(root).as_posix() for path in root.glob("tests/**/test_*.py"))
    return [
        path
        for path in tests
        if not path.startswith(BROWSERS)
        and (
            path in paths
            or (words and path.startswith("tests/words/"))
            or modules & {*imports((root / path).read_text("utf-8"))}
        )
    ]


def fitting(
    tests: Sequence[str], times: Mapping[str, float], edited: set[str], wait: float = WAIT
) -> list[str]:
    """Return the tests that were edited, and of the others as many as fit into the wait, the shortest first."""
    chosen = [path for path in tests if path in edited]
    left = wait - sum(times.get(path, UNKNOWN) for path in chosen)
    for path in sorted({*tests} - edited, key=lambda path: (times.get(path, UNKNOWN), path)):
        left -= times.get(path, UNKNOWN)
        if left >= 0:
            chosen.append(path)
    return chosen


def main(root: Path = ROOT) -> int:
    """Run what is near; return what the last command returned."""
    paths = edited_files(root)
    texts = any(path.startswith("variants/") for path in paths)
    if texts and (code := subprocess.call([PYTHON, "-m", "poch", "check", "variants"], cwd=root)):
        return code
    if any(path.endswith(".jinja") for path in paths):
        print(
            "quick: for templates: make site, and .venv/bin/pytest tests/site"
            " tests/e2e/test_walk.py tests/e2e/test_access.py -k KIND, as tests/budgets.yaml calls the kinds"
        )
    tests = near_tests(root, paths)
    chosen = fitting(tests, seconds(root), paths)
    if later := [path for path in tests if path not in chosen]:
        print(f"quick: left to make test: {', '.join(later)}")
    if not chosen:
        print("quick: no test is near what was edited; run make test")
        return 0
    run = ["--quiet", "--numprocesses", "2", "--dist", "loadfile", *chosen]
    return subprocess.call([PYTHON, "-m", "pytest", *run], cwd=root)


if __name__ == "__main__":
    sys.exit(main())
