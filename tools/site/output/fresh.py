"""Whether anything has changed since the pages were last written: if not, nothing need be done."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.site.output.files import Shelf
from tools.store.cache import fingerprint, keep, load_kept

INPUTS = (
    "variants/**/*",
    "originals/*",
    "poch/**/*.py",
    "poch/words/*/*.ftl",
    "poch/citing/styles/*",
    "tools/site/*.py",
    "tools/site/[!b]*/**/*",
    "tools/site/b[!u]*/**/*",  # tools/site/build frames what is written
    "tools/store/*.py",
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
STAMP = Path("build", "pages-as-written")


def state(root: Path) -> str:
    """Return what tells one state of all that pages follow from from another.

    It is taken before anything is read: what is edited while pages are written is newer than they.
    """
    return fingerprint(root, INPUTS, sys.version, os.environ.get("SITE_URL", ""))


def _marks(root: Path, names: Iterable[str]) -> dict[str, list[int]]:
    """Return size and time of files; one that is not there has neither."""
    marks = {}
    for name in names:
        file = root / name
        known = file.stat() if file.is_file() else None
        marks[name] = [known.st_size, known.st_mtime_ns] if known else []
    return marks


def count_unchanged(root: Path, now: str) -> int:
    """Return how many files are there as they were last written from the state `now`, or 0 if one must look closer."""
    marks = load_kept(root / STAMP, now) if (root / STAMP).is_file() else None
    return len(marks) if marks and marks == _marks(root, marks) else 0


def note(root: Path, now: str, shelf: Shelf) -> None:
    """Write down which files were written from the state `now`."""
    names = sorted(str(path.relative_to(root)) for path in shelf.wanted)
    keep(root / STAMP, now, _marks(root, names))
