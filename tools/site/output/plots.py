"""Plots of figures with their intervals, and of pairs, as numbers for a template to draw."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10
from textwrap import wrap
from typing import Any, TypeAlias

from tools.site.output.numbers import exact

ROW = 30
LEFT, WIDE, RIGHT = 190, 312, 76
TOP, BOTTOM = 8, 30
SIDE = 360
NAMED = 22
"""So many letters of a title fit beside a row, on each of two lines."""
Point: TypeAlias = tuple[float, float, str, str]
"""A pair in the field: where it stands, what it says, and of what kind it is."""


@dataclass(frozen=True, slots=True)
class PlotValue:
    """A figure with its interval, the text that it is of, and the words behind it."""

    title: str
    label: list[str]
    mean: float
    low: float
    high: float
    text: str


def plot(values: Sequence[PlotValue]) -> dict[str, Any]:
    """Draw figures one below the other, on one scale; lengths are in pixels."""
    low = min([0.0, *(value.low for value in values)])
    high = max([0.0, *(value.high for value in values)])
    step = round_step((high - low) / 5 or 1)
    first, last = floor(low / step), -floor(-high / step)

    def at(value: float) -> float:
        return round(LEFT + WIDE * (value - first * step) / ((last - first) * step), 1)

    return {
        "width": LEFT + WIDE + RIGHT,
        "height": TOP + ROW * len(values) + BOTTOM,
        "dots": [
            (value, TOP + ROW * (row + 0.5), at(value.mean), at(value.low), at(value.high))
            for row, value in enumerate(values)
        ],
        "ticks": [(at(tick * step), format_short(tick * step)) for tick in range(first, last + 1)],
        "zero": at(0),
    }


def row_label(title: str, *, whole: bool) -> list[str]:
    """Return a title in lines that fit, where it is not asked for whole without the name of the game before its brackets."""
    inner = "" if whole else title.partition(" (")[2].removesuffix(")")
    return wrap(inner or title, NAMED, max_lines=2, placeholder=" …", break_long_words=False, break_on_hyphens=False)  # fmt: skip


def round_step(least: float) -> float:
    """Return the next of the round numbers 1, 2, 5, 10 … above a number."""
    size = 10 ** floor(log10(least))
    return float(next(size * factor for factor in (1, 2, 5, 10) if size * factor >= least * 0.999))


def format_short(value: float) -> str:
    """Return a number without a zero too many, as the language writes it."""
    return exact(f"{value:.6g}")


def field(points: Iterable[Point]) -> list[Point]:
    """Place pairs of shares from 0 to 1 in a square, both growing from the lower left."""
    return [
        (round(x * SIDE, 1), round((1 - y) * SIDE, 1), words, kind) for x, y, words, kind in points
    ]
