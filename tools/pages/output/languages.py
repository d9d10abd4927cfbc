"""The language in which pages are being written, and what is said in it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from poch.game.said import Argument, Said, said
from poch.words import Language, language
from poch.words.language import FOLDER, REFERENCE, TABLE, Table

TRANSLATED = ("en", "de", "fr")
"""The languages in which all pages are written that readers of the game meet."""

MESSAGE = re.compile(r"^(\w[\w-]*) =", re.MULTILINE)
PAGES = "pages"
LATER = ("beside", "cut-out", "embed", "exercise", "lesson", "odds", "search", "tour", "workshop")
"""What the scripts of few pages say, each a catalogue of its own."""
"""How the catalogues begin of what only pages as they are built say."""

_now: ContextVar[Language] = ContextVar("language")


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Write pages in a language."""
    before = _now.set(language(tag))
    try:
        yield
    finally:
        _now.reset(before)


def now() -> Language:
    """Return the language that pages are being written in; English where none was chosen."""
    return _now.get(language())


def say(message: str | Said, table: Table = TABLE, /, **args: Argument) -> str:
    """Return a message in the language of the page; in the names of arguments a low line is a hyphen."""
    return now().say(said(message, **args) if isinstance(message, str) else message, table)


def say_html(message: str, /, **args: Any) -> Markup:
    """Return a message that has markup of its own; what goes into it is escaped, but for markup."""
    given = {
        name: str(escape(one)) if isinstance(one, str) and not hasattr(one, "__html__") else one
        for name, one in args.items()
    }
    return Markup(now().say(said(message, **given)))  # noqa: S704 - the catalogues are our own


def listed(parts: Sequence[str], join: str = "and") -> str:
    """Return texts as the language of the page lists them."""
    return now().listed(parts, join)


def apart(parts: Iterable[str]) -> str:
    """Return parts that a semicolon divides, as the language of the page writes it."""
    return say("between-parts").join(parts)


def catalogue(tag: str) -> str:
    """Return all that any page may say by its scripts, as one catalogue without comments.

    It says `whole-language` where it lacks nothing: pages then do not ask for the English one.
    """
    text = _messages(tag)
    whole = {*MESSAGE.findall(_messages(REFERENCE))} <= {*MESSAGE.findall(text)}
    return text + "whole-language = .\n" * whole


def later(tag: str, part: str) -> str:
    """Return what the scripts of few pages say besides, of one of LATER; empty where it is not there."""
    return _joined(*(FOLDER / tag).glob(f"{part}.ftl"))


def _messages(tag: str) -> str:
    files = (
        one
        for one in sorted((FOLDER / tag).glob("*.ftl"))
        if not one.stem.startswith(PAGES) and one.stem not in LATER
    )
    return _joined(*files)


def _joined(*files: Path) -> str:
    text = "\n".join(one.read_text(encoding="utf-8") for one in files)
    return "\n".join(line for line in text.splitlines() if line and not line.startswith("#")) + "\n"
