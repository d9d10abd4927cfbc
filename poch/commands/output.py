"""Where commands print: what a stream cannot carry is spelt, and what cannot be written is said."""

import codecs
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any
from unicodedata import normalize

import click
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table

from poch.texts.signs import UNSEEN, format_sign

MOST_COLUMNS = 10_000
"""Of a table that no terminal shows."""
SPELLING = "poch.spelt"
SPELT = str.maketrans({
    **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’‚", "'"), **dict.fromkeys("–—−─", "-"),
    "…": "...", "▶": ">", "×": "x", "→": "->", "≤": "<=", "≥": ">=", "¶": "par. ", "⁄": "/",
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ø": "o", "Ø": "O",
})  # fmt: skip
"""Signs that are not letters with something on them, in letters that every stream carries."""


def spell_signs(text: str) -> str:
    """Return a text in which each such sign is spelt, as in `<U+202E>`, so that it does nothing."""
    return UNSEEN.sub(lambda match: f"<{format_sign(match[0])}>", text)


def spell_in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Return in ASCII what a stream cannot carry, and where to go on, as codecs ask for it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_ascii, error.object[error.start : error.end])), error.end


def _ascii(sign: str) -> str:
    letters = normalize("NFKD", sign.translate(SPELT)).translate(SPELT)
    return letters.encode("ascii", "ignore").decode() or "?"


codecs.register_error(SPELLING, spell_in_ascii)


class Printer(Console):
    """Prints what commands answer, and the only thing that does: what others wrote is not obeyed.

    Signs that a terminal would obey are spelt, and no markup is read. In a terminal tables are as wide
    as that; elsewhere nothing of them is cut, so that each row is a line.
    """

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)
        self.push_render_hook(_Visible(self))

    def print(self, *objects: Any, **options: Any) -> None:
        """Print as rich does."""
        tables = [item for item in objects if isinstance(item, Table)]
        for column in (column for table in tables for column in table.columns):
            column.overflow = "fold"
        if self.is_terminal or not tables:
            super().print(*objects, **options)
            return
        for table in tables:
            table.expand = False
        before = self.width
        self.width = max(before, *map(self._natural, tables))
        try:
            super().print(*objects, **options)
        finally:
            self.width = before

    def _natural(self, table: Table) -> int:
        return Measurement.get(self, self.options.update(max_width=MOST_COLUMNS), table).maximum


class _Visible(RenderHook):
    """Spells the signs of what is printed that a terminal would obey."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Return what is printed in place of these."""
        return [_SpelledRenderable(renderable) for renderable in renderables]


class _SpelledRenderable:
    def __init__(self, what: ConsoleRenderable) -> None:
        self.what = what

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.what, options):
            yield Segment(text if control else spell_signs(text), style, control)


def say(text: str, *, err: bool = False) -> None:
    """Print a line to stdout, or to stderr."""
    click.echo(spell_signs(text), file=sys.stderr if err else sys.stdout)


def print_json(data: Any) -> None:
    """Print one JSON document; where the stream cannot carry its letters, with their numbers."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    text = UNSEEN.sub(lambda match: json.dumps(match[0])[1:-1], text)
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
        with suppress(OSError):
            beside.unlink()
        raise OSError(error.errno, error.strerror, str(file)) from error


@contextmanager
def safe_output() -> Iterator[None]:
    """Spell what the streams cannot carry; end with a sentence and 1 where nothing can be written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SPELLING)
    try:
        yield
    except OSError as error:
        if not error.filename:
            _discard_stdout()
        where = error.filename or "the output"
        says = f"{where}: {error.strerror}; make room there, or choose another place"
        raise SystemExit(spell_signs(says)) from error


def _discard_stdout() -> None:
    """Lead stdout nowhere, so that what it still holds is not written once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
