"""The games whose texts are on pages. A text of another is for the command and for Python alone."""

GAMES = ("poch",)
