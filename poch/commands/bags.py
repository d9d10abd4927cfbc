"""Whether an archived edition is whole: each file of a bag is compared with its manifests."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote

from poch.citing.cite import Finding
from poch.commands.common import Failed
from poch.game.said import shorten

MARK = "bagit.txt"
HASH = 64
"""Figures of a hash in a manifest."""


def is_bag(folder: Path) -> bool:
    """Tell whether a folder says that it is a bag."""
    try:
        return (folder / MARK).is_file()
    except OSError:  # no text of a citation is a name of a file
        return False


def verify_bag(folder: Path) -> list[Finding]:
    """Return what is missing, changed or added in a bag, or that it is whole."""
    known = dict[str, str]()
    for kind in ("tagmanifest", "manifest"):
        known |= _read_manifest(folder / f"{kind}-sha256.txt")
    faults = [*_faults(folder, known)]
    if faults:
        return [Finding(name, holds=False, says=f"{name}: {says}") for name, says in faults]
    whole = f"{folder.name}: {len(known):,} files, all as its manifests say"
    return [Finding(folder.name, holds=True, says=whole)]


def _faults(folder: Path, known: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, figures in sorted(known.items()):
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()):
            yield name, "lies outside the bag, and is not read"
        elif not path.is_file():
            yield name, "is missing"
        elif _hash_file(path) != figures:
            yield name, "is not as it was when the bag was made: its SHA-256 is another"
    for path in sorted((folder / "data").rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in known:
            yield name, "was not there when the bag was made: no manifest has it"


def _read_manifest(file: Path) -> Iterator[tuple[str, str]]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    except (OSError, UnicodeDecodeError):
        lines = []
    if not lines:
        raise Failed(f"{file}: cannot be read; a bag has this list of its files")
    for number, line in enumerate(lines, 1):
        figures, _, name = line.partition("  ")
        if len(figures) != HASH or not name:
            says = f"line {number} is no hash and name: {shorten(line)}"
            raise Failed(f"{file}: {says}")
        yield unquote(name), figures


def _hash_file(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
