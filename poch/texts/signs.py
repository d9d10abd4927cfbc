"""Signs that nobody sees, and that change what one sees: they are named where others wrote them."""

import re

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Controls of terminals and of the direction of writing, and others without a shape."""
JOINERS = re.compile("(?<=[^\x00-\u024f])[\u200c\u200d](?=[^\x00-\u024f])")
"""What joins or parts two signs in Persian, Hindi and emoji, and has no business between Latin letters."""

_ALTERED: dict[str, str] = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\u207b\u00af\u02d7", "-"),
    **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f", ""),
    **dict.fromkeys("\u00a0\u2007\u202f\u2002\u2003\u2009\u200a\u3000", " "),
    "\u2026": "...", "\u2025": "..", "\u2024": ".", "\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl",
    "\ufb03": "ffi", "\ufb04": "ffl", "\ufb05": "st", "\ufb06": "st", "\u2044": "/", "\u2215": "/",
    **{chr(sign): chr(sign - 0xFEE0) for sign in range(0xFF01, 0xFF5F)},
}  # fmt: skip
ALTERED = str.maketrans(_ALTERED)
"""What word processors and printed pages make of the signs of an id."""
AROUND = " \t\r\n\"'`“”„‟‘’‚‛«»‹›.,;:()[]<>"
"""Signs that stand around an id and do not belong to it."""


def restored(text: str) -> str:
    """Return a text in which ids have the signs again that they are written with, also over two lines."""
    whole = re.sub("-\\s*\\n\\s*", "-", re.sub("\u00ad\\s*\\n\\s*", "", text).translate(ALTERED))
    return whole.translate(ALTERED)


def bare(name: str) -> str:
    """Return an id as it is written, without what a text has put around or into it."""
    return restored(name).strip(AROUND)


def called(sign: str) -> str:
    """Return a sign by its number, as in `U+202E`."""
    return f"U+{ord(sign):04X}"


def visible(text: str) -> str:
    """Return a text in which each such sign is spelt, as in `<U+202E>`, so that it does nothing."""
    return UNSEEN.sub(lambda found: f"<{called(found[0])}>", text)


def unprintable(name: str) -> str | None:
    """Return the first sign of a name that cannot be printed."""
    return next((one for one in JOINERS.sub("", name) if not one.isprintable()), None)
