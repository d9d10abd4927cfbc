"""A file of parts and results, a line of JSON each, to which is only ever added."""

import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from errno import EINVAL
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from poch.game.said import Json
from poch.studies.surveys.parts import Addable, Folded
from poch.studies.surveys.survey import Plan

LONGEST = 1 << 20
"""Bytes of a line; a part of a survey has far fewer."""
Found = TypeVar("Found", bound=Addable)

EDITION = ("version", "hash", "engine", "with_version", "with_hash")
"""By what parts of the same survey may differ, so that they cannot be added."""


class Kept(Generic[Found]):
    """The lines of a file that belong to one survey; each is on the disk before the next is begun.

    What the file has is read first, and added to `folded`; where it cannot be written, all raise
    OSError. A line that was torn by a crash is left out, and so are parts by another version of the
    rules; `remarks` say so.
    """

    def __init__(
        self, path: Path, schema: str, head: Json, plan: Plan, part_of: Callable[[Any], Found]
    ) -> None:
        self.head = {"schema": schema, **head}
        self.folded: Folded[Found] = Folded()
        self.remarks: list[str] = []
        self.results: list[Any] = []
        self._path, self._plan, self._part_of = path, plan, part_of
        self._others: Counter[str] = Counter()
        if path.exists() and not path.is_file():
            raise OSError(EINVAL, "Not a regular file", str(path))
        self._file = path.open("ab", buffering=0)
        line = b"\n"
        with path.open("rb") as before:
            for number, line in enumerate(iter(partial(before.readline, LONGEST), b""), 1):
                if len(line) == LONGEST:
                    self._file.close()
                    raise OSError(EINVAL, "Not the lines of a survey", str(path))
                if line.strip():
                    self._take(line, f"{path}:{number}")
        if not line.endswith(b"\n"):
            self._write(b"\n")
        self.remarks += [
            f"{path}: {many} parts were played by {other}, and now it is {_edition(self.head)}; they stay there and are not counted"
            for other, many in self._others.items()
        ]

    def _take(self, line: bytes, place: str) -> None:
        try:
            data = json.loads(line)
            if data.get("first") is None:
                self.results.append(data)
                return
            unlike = {key for key, one in self.head.items() if data.get(key) != one}
            if not unlike:
                part = self._part_of(data)
                deals = range(data["first"], data["first"] + part.deals)
                if self._plan.holds(deals):
                    self.folded.add(deals, part)
            elif unlike <= {*EDITION}:
                self._others[_edition(data)] += 1
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            self.remarks.append(f"{place}: this is no whole line of a survey; it is left out")

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def part(self, deals: range, part: Found) -> None:
        """Keep a part."""
        self._add({**self.head, "first": deals.start, **part.as_json()})

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


def _edition(data: Mapping[str, Any]) -> str:
    """Return by which edition of the rules, and which engine, a part was played."""
    says = f"{data['ruleset']}, version {data['version']}, hash {data.get('hash')}"
    if data.get("with"):
        says += f", with {data['with']}, version {data['with_version']}, hash {data['with_hash']}"
    return f"{says}, engine {data['engine']}"
