"""The games whose texts are on pages, in the order in which readers meet them."""

GAMES = (
    "poch",
    "newmarket",
    "spin",
    "pope-joan",
    "nain-jaune",
    "comete",
    "hoc",
    "pukk",
)
FIRST = GAMES[0]
"""The game whose texts are counted, compared, surveyed and laid out by years; one figure speaks of one game."""
