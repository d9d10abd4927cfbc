"""Degrees: who speaks in a row of two texts, and of what, so that a difference says what it rests on.

A row of two texts always has an answer. What varies is whose it is. Both texts may say it, or a
report of one; we may read it so; it may be from another text, which each of them is told apart
from; one text alone may speak; the other may have no place for the rule; or neither speaks. Only
the first four degrees let us say that two texts differ or agree, and only the first three are
evidence of the texts themselves.
"""

from collections.abc import Mapping
from types import MappingProxyType

DEGREES = (
    *("both", "reported", "as-read", "another"),
    *("taken", "only-one", "no-place", "neither"),
)
"""From the most that can be said to the least."""
ANSWERED = frozenset(DEGREES[:4])
"""The degrees at which two texts differ or agree."""
EVIDENCE = frozenset(DEGREES[:3])
"""Those that rest on both texts themselves: all that likeness and percentages count."""
OUTCOMES = (
    *((degree, verdict) for degree in DEGREES[:4] for verdict in ("differ", "same")),
    *((degree, "") for degree in DEGREES[4:]),
)
"""Every degree with every verdict it can have, in order."""

SPEAKING = frozenset({"stated", "reported", "inferred"})
"""The voices that are the text's own."""
VOICES = ("stated", "reported", "inferred", "lent", "silent", "nowhere")
"""Who speaks on one side: the text, its report, we of its words; another text; nobody; no place for it."""

TABLE: Mapping[tuple[str, str], str] = MappingProxyType({
    ("stated", "stated"): "both",
    ("stated", "reported"): "reported",
    ("reported", "reported"): "reported",
    ("stated", "inferred"): "as-read",
    ("reported", "inferred"): "as-read",
    ("inferred", "inferred"): "as-read",
    ("stated", "lent"): "another",
    ("reported", "lent"): "another",
    ("inferred", "lent"): "another",
    ("lent", "lent"): "neither",
    ("stated", "silent"): "only-one",
    ("reported", "silent"): "only-one",
    ("inferred", "silent"): "only-one",
    ("lent", "silent"): "neither",
    ("silent", "silent"): "neither",
    ("stated", "nowhere"): "no-place",
    ("reported", "nowhere"): "no-place",
    ("inferred", "nowhere"): "no-place",
    ("lent", "nowhere"): "neither",
    ("silent", "nowhere"): "neither",
    ("nowhere", "nowhere"): "neither",
})  # fmt: skip
"""The degree of two voices, the more telling first."""


def degree(a: str, b: str) -> str:
    """Return the degree of two voices of VOICES, whichever comes first; raises KeyError for another."""
    first, second = sorted((a, b), key=VOICES.index)
    return TABLE[first, second]


def rank(degree: str, verdict: str) -> int:
    """Return how early it is told: what differs before what agrees, and that before all else; then by degree."""
    return (("differ", "same", "").index(verdict)) * len(DEGREES) + DEGREES.index(degree)
