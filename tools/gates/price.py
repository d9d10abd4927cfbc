"""`make price`: what the house weighs, room by room, beside the last edition.

A line counts if it is not blank, no comment and no docstring. Lines of then are read from git.
"""

import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path, PurePosixPath
from tarfile import TarFile
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[2]
TIMES = Path("build", "junit.xml")
KINDS = {
    "poch": {".py"},
    "tools": {".py"},
    "tests": {".py", ".mjs"},
    "docs/assets/js": {".js"},
    "docs/assets/css": {".css"},
    "variants": {".json", ".yaml"},
}
"""The folders that are counted, and which of their files."""
DIVIDED = {"poch", "tools"}
"""Where each folder is a room of its own."""
REASONS = {
    "not a git repository": "this folder is not a clone, so there is no edition to compare with",
    "object name HEAD": "this clone has no commit yet, so there is nothing to compare with",
    "single revision": "git does not know the commit of AGAINST; give a tag or a hash of this clone",
}
"""What an answer of git means here."""
REMARK = re.compile(r"^\s*/\*.*?\*/|^\s*//.*?$", re.MULTILINE | re.DOTALL)


def git(root: Path, *command: str) -> bytes:
    """Return what git answers.

    Raises:
        SystemExit: there is no git, the folder is not a clone, or the commit is not there.
    """
    english = {**os.environ, "LC_ALL": "C"}
    try:
        done = subprocess.run(
            ("git", *command), cwd=root, env=english, check=True, capture_output=True
        )
    except FileNotFoundError:
        raise SystemExit(
            "price: git is missing; install it, so that lines can be counted"
        ) from None
    except subprocess.CalledProcessError as failed:
        said = failed.stderr.decode(errors="replace").strip().partition("\n")[0]
        plain = next((why for part, why in REASONS.items() if part in said), said)
        raise SystemExit(f"price: {plain}") from None
    return done.stdout


def lines_of(root: Path, *command: str) -> list[str]:
    """Return the lines of what git answers."""
    return git(root, *command).decode().splitlines()


def last_edition(root: Path, against: str = "") -> tuple[str, str]:
    """Return the commit to compare with, and what the table calls it.

    It is the commit given, else the last tag, that of the last edition, or that of fifty commits ago.
    """
    tags = lines_of(root, "tag", "--merged", "HEAD", "--sort=-creatordate")
    released = root / "docs" / "versions.json"
    editions = json.loads(released.read_text("utf-8")) if released.exists() else []
    recorded = [edition["commit"] for edition in editions if "commit" in edition]
    named = against or next(iter(tags), "")
    commit = named or next(iter(recorded), "")
    if not commit:
        commit = lines_of(root, "rev-list", "--first-parent", "--max-count=51", "HEAD")[-1]
    (full,) = lines_of(root, "rev-parse", "--verify", "--end-of-options", f"{commit}^{{commit}}")
    return full, named or full[:7]


def room(path: str) -> str:
    """Return the room that a file belongs to; empty for a file that is not counted."""
    for folder, kinds in KINDS.items():
        if path.startswith(f"{folder}/") and PurePosixPath(path).suffix in kinds:
            parts = path.split("/")
            return "/".join(parts[:2]) if folder in DIVIDED and len(parts) > 2 else folder
    return ""


@cache
def count_lines(suffix: str, text: str) -> int:
    """Count the lines of a file without blanks, comments and docstrings."""
    plain = REMARK.sub("", text) if suffix in {".css", ".js", ".mjs"} else text
    rows = plain.split("\n")
    if suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Constant(value=str())):
                    end = node.end_lineno or node.lineno
                    rows[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
    hashed = suffix in {".py", ".yaml"}
    return sum(bool(row.strip()) and not (hashed and row.lstrip()[0] == "#") for row in rows)


def files_now(root: Path) -> Iterator[tuple[str, str]]:
    """Yield each file that git keeps or would keep, as it is in the folder."""
    kept = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    for path in sorted({*kept.split("\0")}):
        if room(path) and (root / path).is_file():
            yield path, (root / path).read_text("utf-8")


def files_then(root: Path, commit: str) -> Iterator[tuple[str, str]]:
    """Yield each file of a commit."""
    with TarFile(fileobj=BytesIO(git(root, "archive", "--format=tar", commit))) as packed:
        for member in packed:
            if room(member.name) and (file := packed.extractfile(member)):
                yield member.name, file.read().decode("utf-8")


def count_by_room(files: Iterator[tuple[str, str]]) -> Counter[str]:
    """Count the lines of each room."""
    sums = Counter[str]()
    for path, text in files:
        sums[room(path)] += count_lines(PurePosixPath(path).suffix, text)
    return sums


def row(name: str, then: int, now: int) -> str:
    """Return a line of the table."""
    return f"{name:<20} {then:>10,} {now:>10,} {now - then:>+9,}"


def table(root: Path, commit: str, name: str) -> Iterator[str]:
    """Yield the lines of code of each room then and now, and their sum."""
    then, now = count_by_room(files_then(root, commit)), count_by_room(files_now(root))
    yield f"{'lines of code':<20} {name[:10]:>10} {'now':>10} {'more':>9}"
    for place in sorted({*then, *now}):
        yield row(place, then[place], now[place])
    yield row("together", then.total(), now.total())


def seconds(root: Path) -> dict[str, float]:
    """Return how long each test module took in the last `make test`; nothing where that was not kept."""
    sums: dict[str, float] = {}
    if (root / TIMES).exists():
        # what pytest wrote here itself, so that no stranger's XML is read
        for case in ET.parse(root / TIMES).iter("testcase"):  # noqa: S314
            path = f"{case.get('classname', '').replace('.', '/')}.py"
            sums[path] = sums.get(path, 0.0) + float(case.get("time", 0))
    return sums


def time_and_weight(root: Path) -> Iterator[str]:
    """Yield the time of the tests and the weight of the site, or how to get them; git keeps neither."""
    if times := seconds(root):
        yield f"{'seconds of tests':<31} {sum(times.values()):>10,.0f}"
    else:
        yield "seconds of tests: run make test first"
    if (root / "site" / "index.html").exists():
        weight = sum(file.stat().st_size for file in (root / "site").rglob("*") if file.is_file())
        yield f"{'bytes of the site':<28} {weight:>13,}"
    else:
        yield "bytes of the site: run make site first"


def main(against: str = "", root: Path = ROOT) -> None:
    """Print the table."""
    for line in (*table(root, *last_edition(root, against)), "", *time_and_weight(root)):
        print(line)


if __name__ == "__main__":
    main("".join(sys.argv[1:2]))
