"""Small texts: games that people have on paper, or made-up ones that say so; none is shipped."""

from functools import cache
from pathlib import Path

from poch.game.ruleset import Document
from poch.records.record import Replay, replay_record
from poch.texts import library
from poch.texts.document import load
from poch.texts.own import finder

FOLDER = Path(__file__).parent / "small"


def small() -> list[str]:
    """Return their ids."""
    return sorted(file.parent.name for file in FOLDER.glob("*/ruleset.yaml"))


@cache
def document(name: str) -> Document:
    """Return the document of a small text, or of a shipped one."""
    if name not in small():
        return library.document(name)
    data: Document = load(FOLDER / name / "ruleset.yaml").data
    return data


def hands(name: str) -> list[Path]:
    """Return the files of the hands of a small text, or of a shipped one."""
    if name not in small():
        return library.hands(name)
    return sorted((FOLDER / name).glob("hands/*.yaml"))


def replay(file: Path) -> Replay:
    """Play a hand again, by the text that lies beside it."""
    return replay_record(load(file).data, finder(file))
