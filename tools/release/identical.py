"""`make identical`: builds the last commit twice, in two places, and compares every byte.

The two builds run under paths of other lengths, other seeds of Python's hashes and other time
zones. Each begins with nothing but what the commit holds and what is installed here.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.release.compared import digests, report_differences
from tools.setup.running import ROOT, run

INSTALLED = (".venv", "node_modules")
SITE = (
    ("tools.site.build.generated",),
    ("mkdocs", "build", "--strict", "--quiet"),
)
STEPS = (*SITE, ("hatchling", "build", "--target", "wheel", "--directory", "site/wheel"))
PLACES = {
    "one": {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo"},
    "the-other-place": {"PYTHONHASHSEED": "2", "TZ": "America/St_Johns"},
}
"""Where the two builds run, and what else is not the same for both."""
HOST = "https://poch.example/"
"""Named, so that the site map has something to list."""


def unpack_commit(folder: Path, *asked: str) -> bool:
    """Put a commit, or some paths of it, into a new folder; tell whether it is known."""
    archive = subprocess.run(("git", "archive", *asked), cwd=ROOT, check=False, capture_output=True)
    folder.mkdir()
    if not archive.returncode:
        subprocess.run(("tar", "-x"), cwd=folder, check=True, input=archive.stdout)
    return not archive.returncode


def lay_out_commit(folder: Path) -> None:
    """Put what the last commit holds into a folder, and lend it what is installed here."""
    if not unpack_commit(folder, "HEAD"):
        raise SystemExit("git has no commit to build here; run it in a checkout")
    for name in INSTALLED:
        (folder / name).symlink_to(ROOT / name)


def build_and_hash(folder: Path, given: Mapping[str, str]) -> Mapping[str, str]:
    """Build the site and the wheel in a folder, and return their files with their hashes."""
    lay_out_commit(folder)
    environment = {"SITE_URL": HOST, **os.environ, **given, "PYTHONPATH": str(folder)}
    for step in STEPS:
        failed = f"identical: {' '.join(step)} failed"
        run(failed, (sys.executable, "-m", *step), folder, **environment)
    return digests(folder / "site")


def main() -> None:
    """Build twice, side by side, and compare."""
    print("identical: building the last commit twice …", flush=True)
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor() as both:
        first, other = both.map(
            build_and_hash, (Path(place) / name for name in PLACES), PLACES.values()
        )
    report_differences("identical", first, other)


if __name__ == "__main__":
    main()
