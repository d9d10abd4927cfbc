"""Reading what others wrote: text in UTF-8 from a regular file of a bearable length, or a sentence."""

from errno import EFBIG, EINVAL
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NamedTuple

MOST_CHARACTERS = 300_000
MOST_BYTES = 4 * MOST_CHARACTERS
MOST_IN_NAME = 300
NO_TEXT = "file: no text in UTF-8; save it as such"
HEAD = 400
"""So much of a file tells whether it is in UTF-16: Latin letters then have a nought in every other byte."""


class Slip(NamedTuple):
    """What is wrong with a text: line and column, and a sentence."""

    place: tuple[int, int]
    says: str


class DocumentError(ValueError):
    """A file that cannot be read; the message says where and why.

    `slips` are all that is wrong, `place` and `says` the first of them, and `complaints` the lines
    of the message.
    """

    def __init__(self, name: str, *slips: Slip | str) -> None:
        self.slips = [Slip((1, 1), slip) if isinstance(slip, str) else slip for slip in slips]
        self.place, self.says = self.slips[0]
        self.complaints = [
            f"{name}: {slip}" if isinstance(slip, str) else f"{name}:{slip.place[0]}:{slip.place[1]}: {slip.says}"
            for slip in slips
        ]  # fmt: skip
        super().__init__("\n".join(self.complaints))


def display_name(file: Path | str) -> str:
    """Return the name of a file as complaints have it."""
    name = str(file)
    return name if len(name) <= MOST_IN_NAME else f"{name[:MOST_IN_NAME]}…"


def text_of(file: Path | str, kind: str) -> str:
    """Return what a file of some kind holds, such as `a YAML file`; raises DocumentError where it is none.

    A pipe or a device may never begin or end, and is not opened. Of a long file no more is read than
    tells that it is too long.
    """
    try:
        data = _bytes(Path(file))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "No name of a file"
        raise DocumentError(display_name(file), f"{why}; give the path of {kind}") from error
    try:
        if data[:HEAD].count(0) > len(data[:HEAD]) // 4:
            raise DocumentError(display_name(file), Slip((1, 1), NO_TEXT))
        return data.decode().replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode().split("\n")
        place = (len(before), len(before[-1]) + 1)
        raise DocumentError(display_name(file), Slip(place, NO_TEXT)) from error


def _bytes(file: Path) -> bytes:
    mode = file.stat().st_mode
    if not (S_ISREG(mode) or S_ISDIR(mode)):
        raise OSError(EINVAL, "Not a regular file")
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(EFBIG, f"Longer than {MOST_BYTES:,} bytes")
    return data
