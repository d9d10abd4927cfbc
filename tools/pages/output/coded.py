"""Words of docstrings and schemas as HTML: what stands between backticks is code."""

import re

from markupsafe import Markup

from tools.pages.edition.words import printed

_CODE = re.compile(r"`+([^`]+)`+")


def coded(text: str) -> Markup:
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
    return f"{before}{printed(part)}{after}"
