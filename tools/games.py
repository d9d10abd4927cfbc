"""The games whose texts are on pages, in the order in which readers meet them."""

from poch.texts.ruleset_shape import GAMES

__all__ = ["FIRST", "GAMES"]

FIRST = GAMES[0]
"""The game whose texts are counted, compared, surveyed and laid out by years; one figure speaks of one game."""
