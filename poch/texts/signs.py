"""Signs that nobody sees, and that change what one sees: they are named where others wrote them."""

import re

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Controls of terminals and of the direction of writing, and others without a shape."""
JOINERS = re.compile("(?<=[^\x00-\u024f])[\u200c\u200d](?=[^\x00-\u024f])")
"""What joins or parts two signs in Persian, Hindi and emoji, and has no business between Latin letters."""


def called(sign: str) -> str:
    """Return a sign by its number, as in `U+202E`."""
    return f"U+{ord(sign):04X}"


def visible(text: str) -> str:
    """Return a text in which each such sign is spelt, as in `<U+202E>`, so that it does nothing."""
    return UNSEEN.sub(lambda found: f"<{called(found[0])}>", text)


def unprintable(name: str) -> str | None:
    """Return the first sign of a name that cannot be printed."""
    return next((one for one in JOINERS.sub("", name) if not one.isprintable()), None)
