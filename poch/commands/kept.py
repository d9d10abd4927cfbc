"""A file of a survey's parts and results, a line of JSON each, to which is only ever added."""

import json
import os
from collections.abc import Mapping, Sequence
from errno import EINVAL
from pathlib import Path
from typing import Any

from poch.studies.surveys.survey import Json, Part, part_of

PART = "poch/survey-part/1"


class Kept:
    """The lines of a file that belong to one survey; each is on the disk before the next is begun.

    What the file has is read first; where it cannot be written, all raise OSError. A line that was torn by a crash is left out, and `remarks` say so.
    """

    def __init__(self, path: Path, head: Json, measures: Sequence[str]) -> None:
        self.head = head
        self.parts: dict[range, Part] = {}
        self.remarks: list[str] = []
        self.results: list[Any] = []
        self._path = path
        if path.exists() and not path.is_file():
            raise OSError(EINVAL, "Not a regular file", str(path))
        self._file = path.open("ab", buffering=0)
        line = b"\n"
        with path.open("rb") as before:
            for number, line in enumerate(before, 1):
                if line.strip():
                    self._take(line, f"{path}:{number}", measures)
        if not line.endswith(b"\n"):
            self._write(b"\n")

    def _take(self, line: bytes, place: str, measures: Sequence[str]) -> None:
        try:
            data = json.loads(line)
            schema = data.get("schema")
            if schema == PART and all(data.get(key) == one for key, one in self.head.items()):
                part = part_of(data, measures)
                self.parts[range(data["first"], data["first"] + part.deals)] = part
            elif schema != PART:
                self.results.append(data)
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            self.remarks.append(f"{place}: this is no whole line of a survey; it is left out")

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def part(self, deals: range, part: Part) -> None:
        """Keep a part."""
        self._add({"schema": PART, **self.head, "first": deals.start, **part.as_json()})

    def result(self, found: Json) -> None:
        """Keep a result, if it is not there already."""
        if found not in self.results:
            self._add(found)

    def _add(self, data: Mapping[str, Any]) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        self._write(f"{line}\n".encode())

    def _write(self, line: bytes) -> None:
        """Write a line at the end, at once where the disk takes it whole; raises OSError."""
        try:
            while line:
                line = line[self._file.write(line) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error
