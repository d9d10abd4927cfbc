"""Parts of long work, kept before an interrupt: the next run goes on from there.

Each part is kept with a mark of all that it rests on, so that it is used again only where that is
the same.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from poch.commands.journal import Journal
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.texts.lock import digest


class Mark(NamedTuple):
    """What a part rests on: a `hash` of it all, and its edition in words."""

    hash: str
    edition: str


def hash_rules(ruleset: Ruleset) -> str:
    """Return the hash of what is played in a ruleset: its leaves with their clauses, however those are worded."""
    return digest(
        {
            leaf: {seats: (ruled.value, ruled.clause) for seats, ruled in by_seats.items()}
            for leaf, by_seats in ruleset.leaves.items()
        }
    )


class PartStore:
    """The parts in a file that are marked as they are now; `remarks` say what is there beside them.

    A line that was torn by a crash is left out. Raises OSError where the file cannot be used.
    """

    def __init__(self, path: Path, marks: Mapping[str, Mark]) -> None:
        self.done: dict[str, Json] = {}
        self.remarks: list[str] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._marks, self._journal = path, marks, Journal(path)
        stale: dict[str, str] = {}
        for number, data in self._journal.read():
            try:
                part, mark = data["part"], Mark(data["hash"], data["edition"])
                result = data["found"]
            except (KeyError, TypeError):
                says = "this is no whole line; it is left out"
                self.remarks.append(f"{path.name}:{number}: {says}")
                continue
            if part not in marks:
                continue
            if mark.hash == marks[part].hash:
                self.done[part] = result
                stale.pop(part, None)
            elif part not in self.done:
                stale[part] = mark.edition
        self.remarks += [
            f"{part}: this was begun under another version ({edition}), and now it is "
            f"{marks[part].edition}; it is done anew"
            for part, edition in stale.items()
        ]

    def add(self, part: str, result: Json) -> None:
        """Keep a part; it is on the disk before this returns. Raises OSError."""
        self._journal.add({"part": part, **self._marks[part]._asdict(), "found": result})
        self.done[part] = result

    def remove(self) -> None:
        """Remove the file, all being published."""
        self._path.unlink(missing_ok=True)
