"""Where commands print: what a stream cannot carry is spelt, and what cannot be written is said."""

import codecs
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any
from unicodedata import normalize

import click

SPELLING = "poch.spelt"
SPELT = str.maketrans({
    **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’‚", "'"), **dict.fromkeys("–—−─", "-"),
    "…": "...", "▶": ">", "×": "x", "→": "->", "≤": "<=", "≥": ">=", "¶": "par. ", "⁄": "/",
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ø": "o", "Ø": "O",
})  # fmt: skip
"""Signs that are not letters with something on them, in letters that every stream carries."""


def spelt(error: UnicodeError) -> tuple[str, int]:
    """Return in ASCII what a stream cannot carry, and where to go on, as codecs ask for it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(_plain, signs)), error.end


def _plain(sign: str) -> str:
    letters = normalize("NFKD", sign.translate(SPELT)).translate(SPELT)
    return letters.encode("ascii", "ignore").decode() or "?"


codecs.register_error(SPELLING, spelt)


def say(text: str, *, err: bool = False) -> None:
    """Print a line to stdout, or to stderr."""
    click.echo(text, file=sys.stderr if err else sys.stdout)


def print_json(data: Any) -> None:
    """Print one JSON document; where the stream cannot carry its letters, with their numbers."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(data, indent=2)
    say(text)


def write(file: Path, text: str) -> None:
    """Write a file beside its place and then put it there, so that half of it is nowhere."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as to:
            to.write(text)
            to.flush()
            os.fsync(to.fileno())
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(file)) from error


@contextmanager
def told() -> Iterator[None]:
    """Spell what the streams cannot carry; end with a sentence and 1 where nothing can be written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SPELLING)
    try:
        yield
    except OSError as error:
        if not error.filename:
            _given_up()
        where = error.filename or "the output"
        says = f"{where}: {error.strerror}; make room there, or choose another place"
        raise SystemExit(says) from error


def _given_up() -> None:
    """Lead stdout nowhere, so that what it still holds is not written once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
