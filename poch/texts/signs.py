"""Signs that nobody sees, and that change what one sees: they are named where others wrote them."""

import re
from collections.abc import Iterable
from unicodedata import normalize

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Controls of terminals and of the direction of writing, and others without a shape."""
LOST = "\ufffd"
"""What stands in the place of a letter that a program could not read."""
AMISS = re.compile(f"{UNSEEN.pattern}|{LOST}")
"""All that a text of a reader may not hold."""
JOINERS = re.compile("(?<=[^\x00-\u024f])[\u200c\u200d](?=[^\x00-\u024f])")
"""What joins or parts two signs in Persian, Hindi and emoji, and has no business between Latin letters."""
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u2800\u3164\ufe00-\ufe0f\uffa0]")
"""What is printed and yet not seen."""

_ALTERED: dict[str, str] = {
    "\x1e": "-", "\x1f": "",  # how Word copies a hyphen that does not break, and one that may
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\u207b\u00af\u02d7\u058a\u1806\u2e17\u30a0", "-"),
    **dict.fromkeys("\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063"
                    "\u2064\u2066\u2067\u2068\u2069\ufe0e\ufe0f\ufeff", ""),
    **dict.fromkeys("\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000", " "),
    "\u2026": "...", "\u2025": "..", "\u2024": ".", "\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl",
    "\ufb03": "ffi", "\ufb04": "ffl", "\ufb05": "st", "\ufb06": "st", "\u2044": "/", "\u2215": "/",
    **{chr(sign): chr(sign - 0xFEE0) for sign in range(0xFF01, 0xFF5F)},
}  # fmt: skip
ALTERED = str.maketrans(_ALTERED)
"""What word processors and printed pages make of the signs of an id."""
AROUND = " \t\r\n\"'`“”„‟‘’‚‛′″«»‹›「」『』.,;:!*()[]{}<>⟨⟩"
"""Signs that stand around an id and do not belong to it."""


def restore_signs(text: str) -> str:
    """Return a text in which ids have the signs again that they are written with, also over two lines."""
    return re.sub("-\\s*\\n\\s*", "-", re.sub("\u00ad\\s*\\n\\s*", "", text).translate(ALTERED))


def bare_id(name: str) -> str:
    """Return an id as it is written, without what a text has put around or into it, or made capital."""
    return restore_signs(name).strip(AROUND).lower()


def altered_message(name: object, known: Iterable[str]) -> str | None:
    """Return what to do with a name that is one of those known, but for signs that look like its own."""
    if not isinstance(name, str) or name.isascii():
        return None
    plain = restore_signs(name).strip(AROUND)
    meant = next((other for other in known if other.lower() == plain.lower()), None)
    if meant is None:
        return None
    strange = next(sign for sign in name if not sign.isascii())
    write = f"'{meant}'" if meant.isdigit() else meant
    return f"{name!r} has another sign in it ({format_sign(strange)}); write {write}"


def format_sign(sign: str) -> str:
    """Return a sign by its number, as in `U+202E`."""
    return f"U+{ord(sign):04X}"


def sign_message(sign: str) -> str:
    """Return what is wrong with a sign that a text may not hold, and what to do."""
    if sign == LOST:
        return f"{format_sign(sign)} stands where a letter was lost; write the letter, and save the file in UTF-8"
    return f"{format_sign(sign)} stands here and is not seen; take it out"


def appearance(name: str) -> str:
    """Return a name as it looks, whatever signs make it up: without what nobody sees, accents joined."""
    return " ".join(normalize("NFC", BLANK.sub("", name)).split())


def is_blank(text: str) -> bool:
    """Tell whether nothing of a text is seen."""
    return not any(sign.isprintable() for sign in appearance(text).replace(" ", ""))


def first_unprintable(name: str) -> str | None:
    """Return the first sign of a name that cannot be printed."""
    return next((sign for sign in JOINERS.sub("", name) if not sign.isprintable()), None)
