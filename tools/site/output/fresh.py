"""Whether anything has changed since the pages were last written: if not, nothing need be done."""

import hashlib
import json
import os
import sys
from pathlib import Path

from tools.site.output.files import Shelf

INPUTS = (
    "variants/**/*",
    "originals/*",
    "poch/**/*.py",
    "poch/words/*/*.ftl",
    "poch/citing/styles/*",
    "tools/site/**/*",
    "tools/games.py",
    "tests/vectors/**/*",
    "tests/trials.json",
    "CHANGELOG.md",
    "THIRD-PARTY.md",
    "LICENSES/*",
    "requirements/dev.txt",
    "package-lock.json",
    "docs/versions.json",
    "docs/schemas/*",
    "pyproject.toml",
)
STAMP = Path("build", "pages.json")


def _state(root: Path) -> str:
    """Return what tells one state of all that pages follow from from another."""
    found = hashlib.sha256(f"{sys.version} {os.environ.get('SITE_URL')}".encode())
    files = {file for pattern in INPUTS for file in root.glob(pattern)}
    for file in sorted(files):
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(f"{file.relative_to(root)} ".encode() + file.read_bytes())
    return found.hexdigest()


def _marks(root: Path, names: list[str]) -> dict[str, list[int]]:
    """Return size and time of files; one that is not there has neither."""
    found = {}
    for name in names:
        file = root / name
        known = file.stat() if file.is_file() else None
        found[name] = [known.st_size, known.st_mtime_ns] if known else []
    return found


def unchanged(root: Path) -> int:
    """Return how many files lie there as they were written last, or 0 if one must look closer."""
    if not (root / STAMP).is_file():
        return 0
    told = json.loads((root / STAMP).read_text(encoding="utf-8"))
    if told["state"] != _state(root) or told["files"] != _marks(root, [*told["files"]]):
        return 0
    return len(told["files"])


def note(root: Path, shelf: Shelf) -> None:
    """Write down what there is now."""
    names = sorted(str(path.relative_to(root)) for path in shelf.wanted)
    told = {"state": _state(root), "files": _marks(root, names)}
    (root / STAMP).parent.mkdir(exist_ok=True)
    (root / STAMP).write_text(json.dumps(told), encoding="utf-8")
