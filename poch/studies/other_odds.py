"""Odds under the other readings of a text, and chances in figures: for tables, and not for a game."""

from collections.abc import Iterator

from poch.game.ruleset import Ruleset
from poch.studies.odds import Odds, reckon_odds
from poch.texts.compile import RulesetError, reread

THOUSANDTH = 0.001


def other_odds(ruleset: Ruleset, seats: int) -> Iterator[tuple[str, str, Odds]]:
    """Yield crux, reading and odds of every single other reading that changes the odds.

    Readings that cannot stand beside the others chosen, or are not for so many seats, are left out.
    """
    before = reckon_odds(ruleset, seats)
    for crux, document in ruleset.cruxes.items():
        for reading in document["readings"]:
            if reading == ruleset.readings[crux]:
                continue
            try:
                other = reread(ruleset, {**ruleset.readings, crux: reading})
            except RulesetError:
                continue
            if seats in other.rules_by_seats and not (now := reckon_odds(other, seats)).same(
                before
            ):
                yield crux, reading, now


def format_percent(value: float) -> str:
    """Return a chance as a terminal shows it, to three figures, or as many as tell it from certainty."""
    if value in (0, 1):
        return "always" if value else "never"
    shown = (f"{value * 100:.{figures}g}" for figures in range(3, 16))
    return f"{next((text for text in shown if text != '100'), '100')}%"


def format_frequency(value: float) -> str:
    """Return in one of how many deals a thing happens, as a terminal shows it."""
    if not value:
        return "–"
    return f"{round(1 / value):,}" if value < THOUSANDTH else f"{1 / value:.3g}"
