"""Intervals: between what a mean or a share lies, with 95 per cent confidence."""

from collections.abc import Sequence
from math import sqrt

SIGMAS = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


def normal_interval(sums: Sequence[int], number: int) -> tuple[float, float]:
    """Return the 95 % interval of a ratio of sums over so many sessions.

    The sums are those of x, y, x², xy and y², the ratio that of x to y.
    """
    x, y, *_ = sums
    mean = x / y
    error = session_spread(sums, number) / sqrt(number)
    return mean - SIGMAS * error, mean + SIGMAS * error


def session_spread(sums: Sequence[int], number: int) -> float:
    """Return the standard deviation of a ratio of sums from session to session."""
    x, y, xx, xy, yy = sums
    mean = x / y
    square = max(xx - 2 * mean * xy + mean * mean * yy, 0.0)
    return sqrt(square * number / max(number - 1, 1)) * sqrt(number) / y


def wilson_interval(true: int, number: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share, square = true / number, SIGMAS * SIGMAS / number
    middle = (share + square / 2) / (1 + square)
    half = SIGMAS * sqrt(share * (1 - share) / number + square / (4 * number)) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def round_figure(value: float) -> float:
    """Return a number in six places: more are never known."""
    return round(value, 6) + 0.0
