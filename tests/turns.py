"""Whose turn it is: tests that would take minutes try another part at each commit, and all in `make thorough`.

`POCH_SEED` chooses a part again, and whatever is drawn by chance is drawn from it too.
"""

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from tools.gates.quick import edited_files

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[1]
THOROUGH = "POCH_THOROUGH" in os.environ


def of_the_commit() -> int:
    """Return a number that follows from the last commit; 0 where git does not know of one."""
    commit = subprocess.run(
        ("git", "rev-parse", "--short=7", "HEAD"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(commit.stdout or "0", 16)


edited = cache(edited_files)
SEED = int(os.environ.get("POCH_SEED") or of_the_commit())


def turn(whole: Sequence[T], every: int, place: int = 0) -> Sequence[T]:
    """Return every so-manieth whose turn it is; those who share an `every` pass by their place."""
    return whole if THOROUGH else whole[(SEED + place) % every :: every]


def touched(*paths: str) -> bool:
    """Tell whether one of these files was edited since the last commit, or else by it; or whether nobody knows.

    Of a folder the path ends in a stroke.
    """
    return not (ROOT / ".git").exists() or any(path.startswith(paths) for path in edited(ROOT))


def when(*paths: str) -> pytest.MarkDecorator:
    """Leave a test to `make thorough` as long as none of these files is touched."""
    here = THOROUGH or touched(*paths)
    return pytest.mark.skipif(not here, reason="`make thorough` tries it, and who edits its files")
