"""What long work has found: parts kept before an interrupt, and what is published of them.

A line is added to a file for each part that is done. Each part is kept with a mark of all that it rests on, so that it is used again only where that is
the same.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from poch.game.said import Json


class Mark(NamedTuple):
    """What a part rests on: a `hash` of it all, and its edition in words."""

    hash: str
    edition: str


class Kept:
    """The parts in a file that are marked as they are now; `remarks` say what is there beside them.

    A line that was torn by a crash is left out. Raises OSError where the file cannot be read.
    """

    def __init__(self, path: Path, marks: Mapping[str, Mark]) -> None:
        self.found: dict[str, Json] = {}
        self._path, self._marks = path, marks
        stale: dict[str, str] = {}
        torn = []
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
                part, mark, found = data["part"], Mark(data["hash"], data["edition"]), data["found"]
            except (ValueError, KeyError, TypeError):
                torn.append(f"{path.name}:{number}: this is no whole line; it is left out")
                continue
            if part not in marks:
                continue
            if mark.hash == marks[part].hash:
                self.found[part] = found
                stale.pop(part, None)
            elif part not in self.found:
                stale[part] = mark.edition
        self.remarks = torn + [
            f"{part}: this was begun under another version ({edition}), and now it is "
            f"{marks[part].edition}; it is done anew"
            for part, edition in stale.items()
        ]

    def add(self, part: str, found: Json) -> None:
        """Keep a part; it is on the disk before this returns. Raises OSError."""
        line = {"part": part, **self._marks[part]._asdict(), "found": found}
        self._path.parent.mkdir(exist_ok=True)
        with self._path.open("a+b") as file:
            if file.tell():
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
            file.write(f"{text}\n".encode())
            file.flush()
            os.fsync(file.fileno())
        self.found[part] = found

    def done(self) -> None:
        """Remove the file, all being published."""
        self._path.unlink(missing_ok=True)


def by_line(found: Json, *parts: str) -> str:
    """Return what is to be published as JSON, with a line for each entry of some parts."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    lines = []
    for key, value in found.items():
        if key in parts:
            entries = (f"{line(name)}: {line(one)}" for name, one in value.items())
            lines.append(f"{line(key)}: {{\n" + ",\n".join(entries) + "\n}")
        else:
            lines.append(f"{line(key)}: {line(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
