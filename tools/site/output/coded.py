"""Words as HTML: of docstrings and schemas, with code between backticks, and of data, with italics between asterisks."""

import re

from markupsafe import Markup, escape

from tools.site.edition.words import typeset

_CODE = re.compile(r"`+([^`]+)`+")
_ITALIC = re.compile(r"\*(?:([a-z]{2}):)?([^*]+)\*")


def render_paragraph(text: str) -> Markup:
    """Return a paragraph: its prose as it is printed, its code as it was typed."""
    prose = _CODE.split(text)
    return Markup("").join(
        Markup("<code>{}</code>").format(" ".join(part.split())) if number % 2 else _prose(part)
        for number, part in enumerate(prose)
    )


def _prose(part: str) -> str:
    """Return prose with the blanks that parted it from code, which printing takes away."""
    before = " " if part[:1].isspace() else ""
    after = " " if part.strip() and part[-1:].isspace() else ""
    return f"{before}{typeset(part)}{after}"


def set_in_type(text: object) -> Markup:
    """Return a text as it is printed, with `*de:Wort*` in italics as a word of that language."""
    parts = _ITALIC.split(typeset(text, italics=True))
    markup = escape(parts[0])
    for lang, word, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        markup += Markup('<i lang="{}">{}</i>').format(lang or "en", word) + after
    return markup


def set_plain(text: object) -> str:
    """Return a text as it is printed where there are no italics."""
    return _ITALIC.sub(r"\2", typeset(text, italics=True))
