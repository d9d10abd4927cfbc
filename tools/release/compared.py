"""Two folders, file by file: what one of them has alone, and what differs."""

import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

TOLD = 20
"""So many differences are named; the rest are counted."""


def digests(folder: Path) -> Mapping[str, str]:
    """Return the files of a folder by their names, each with its hash."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def differences(first: Mapping[str, str], other: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for each file that is not the same in both."""
    for name in sorted(first.keys() | other.keys()):
        if name not in other:
            yield f"{name}: only the first has it"
        elif name not in first:
            yield f"{name}: only the second has it"
        elif first[name] != other[name]:
            yield f"{name}: it is not the same in both"


def report_differences(what: str, first: Mapping[str, str], other: Mapping[str, str]) -> None:
    """Say that all files are the same, or end the program with those that are not."""
    lines = [*differences(first, other)]
    if lines:
        print("\n".join(lines[:TOLD]), file=sys.stderr)
        raise SystemExit(f"{what}: {len(lines)} of {len(first.keys() | other.keys())} files differ")
    print(f"{what}: {len(first)} files, the same in both")
