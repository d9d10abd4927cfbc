"""The files a run writes: only where the text changed, and nothing stale left behind."""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tools.store.cache import write_changed


@dataclass(slots=True)
class Shelf:
    """The generated files below a root folder.

    `owned` are glob patterns of what belongs to the generator alone: whatever matches one of
    them and was not put on the shelf in this run is removed by `tidy`.
    """

    root: Path
    owned: tuple[str, ...]
    wanted: set[Path] = field(default_factory=set)
    written: list[Path] = field(default_factory=list)
    removed: list[Path] = field(default_factory=list)

    def put(self, name: str, text: str | bytes) -> None:
        """Want a file with this text, and write it where it differs from what is there."""
        path = self.root / name
        self.wanted.add(path)
        if write_changed(path, text.encode() if isinstance(text, str) else text):
            self.written.append(path)

    def tidy(self) -> None:
        """Remove the generated files that this run did not want, and folders left empty."""
        for path in sorted(self._stale()):
            path.unlink(missing_ok=True)
            self.removed.append(path)
            with suppress(OSError):  # until something lies in one
                for folder in path.relative_to(self.root).parents[:-1]:
                    (self.root / folder).rmdir()

    def _stale(self) -> Iterable[Path]:
        for pattern in self.owned:
            for path in self.root.glob(pattern):
                half_written = path.name.startswith(".")  # by another run
                if path.is_file() and path not in self.wanted and not half_written:
                    yield path


def compact_json(data: object) -> str:
    """Return JSON without a space too many, for files that only programs read."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


FORMULA = ("=", "+", "-", "@", "\t", "\n")
"""How a cell begins that spreadsheets take for a formula."""


def cell(value: object) -> object:
    """Return what a spreadsheet shows and does not run: a text that begins like a formula gets a stroke."""
    if not isinstance(value, str):
        return value
    text = value.replace("\r\n", "\n").replace("\r", "\n")
    return f"'{text}" if text.startswith(FORMULA) else text


KEPT = re.compile(r"(<(pre|textarea)\b.*?</\2>)", re.DOTALL)
"""Parts of a page in which blanks are seen."""
MARGIN = re.compile(r"\n\s+")
"""Margins and empty lines."""
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
"""The name that HTML gives by itself to what is drawn."""


def tight(page: str) -> str:
    """Return a page without what is neither seen nor read."""
    parts = KEPT.split(page)
    parts[::3] = [MARGIN.sub("\n", part).replace(f"<svg{NAMESPACE}", "<svg") for part in parts[::3]]
    del parts[2::3]
    return "".join(parts)


def indented_json(data: object) -> str:
    """Return JSON that a person may read and a difference may show."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
