"""The language in which pages are being written, and what is said in it."""

import re
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from poch.game.said import message
from poch.words.language import FOLDER, REFERENCE
from poch.words.speaking import format_list, join_parts, now, say, speaking

__all__ = ["format_list", "join_parts", "now", "say", "speaking"]

TRANSLATED = ("en", "de", "fr")
"""The languages in which all pages are written that readers of the game meet."""

MESSAGE = re.compile(r"^(\w[\w-]*) =", re.MULTILINE)
PAGES = "pages"
LATER = (
    "beside",
    "cut-out",
    "embed",
    "exercise",
    "lesson",
    "odds",
    "own-board",
    "report",
    "search",
    "tour",
    "workshop",
)
"""What the scripts of few pages say, each a catalogue of its own."""
"""How the catalogues begin of what only pages as they are built say."""


def say_html(message_id: str, /, **args: Any) -> Markup:
    """Return a message that has markup of its own; what goes into it is escaped, but for markup."""
    given = {
        name: str(escape(item)) if isinstance(item, str) and not hasattr(item, "__html__") else item
        for name, item in args.items()
    }
    return Markup(now().say(message(message_id, **given)))  # noqa: S704 - the catalogues are our own


def catalogue(tag: str) -> str:
    """Return all that any page may say by its scripts, as one catalogue without comments.

    It says `whole-language` where it lacks nothing: pages then do not ask for the English one.
    """
    text = _messages(tag)
    whole = {*MESSAGE.findall(_messages(REFERENCE))} <= {*MESSAGE.findall(text)}
    return text + "whole-language = .\n" * whole


def later_catalogue(tag: str, part: str) -> str:
    """Return what the scripts of few pages say besides, of one of LATER; empty where it is not there."""
    return _join_files(*(FOLDER / tag).glob(f"{part}.ftl"))


def _messages(tag: str) -> str:
    files = (
        file
        for file in sorted((FOLDER / tag).glob("*.ftl"))
        if not file.stem.startswith(PAGES) and file.stem not in LATER
    )
    return _join_files(*files)


def _join_files(*files: Path) -> str:
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return "\n".join(line for line in text.splitlines() if line and not line.startswith("#")) + "\n"
