"""A file of lines of JSON, to which is only ever added."""

import json
import os
from collections.abc import Iterator, Mapping
from errno import EINVAL
from functools import partial
from pathlib import Path
from typing import Any

LONGEST = 1 << 20
"""Bytes of a line; what is kept in one has far fewer."""


class Journal:
    """Such a file; where it cannot be read or written, all raise an OSError that names it."""

    def __init__(self, path: Path) -> None:
        if path.exists() and not path.is_file():
            raise OSError(EINVAL, "Not a regular file", str(path))
        path.open("ab").close()
        self._path = path

    def read(self) -> Iterator[tuple[int, Any]]:
        """Yield what each line holds, with its number; None for a line that a crash has torn."""
        with self._path.open("rb") as lines:
            for number, line in enumerate(iter(partial(lines.readline, LONGEST), b""), 1):
                if len(line) == LONGEST:
                    raise OSError(EINVAL, "Not the lines of a journal", str(self._path))
                if line.strip():
                    try:
                        yield number, json.loads(line)
                    except (ValueError, RecursionError):
                        yield number, None

    def add(self, data: Mapping[str, Any]) -> None:
        """Add a line, behind the end of one that was torn; it is on the disk before this returns."""
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        line = f"{text}\n".encode()
        try:
            with self._path.open("a+b", buffering=0) as file:
                if file.tell():
                    file.seek(-1, os.SEEK_END)
                    line = line if file.read(1) == b"\n" else b"\n" + line
                while line:
                    line = line[file.write(line) :]
                os.fsync(file.fileno())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error
