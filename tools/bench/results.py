"""What a run found: figures with their spread, ratios with their targets, and how they are shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from poch.game.said import Json

LARGE = 100
WIDTH = 120
"""The tables need as many columns; a pipe tells of fewer."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, once a round: its middle, and between what the middle half of it lies."""

    values: tuple[float, ...]

    @property
    def middle(self) -> float:
        """The median of all rounds."""
        return median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        """The first and the third quartile."""
        if len(self.values) == 1:
            return self.values[0], self.values[0]
        low, _, high = quantiles(self.values, n=4, method="inclusive")
        return low, high

    def minus(self, other: "Figure") -> "Figure":
        """Return round by round by how much this is more."""
        return Figure(tuple(a - b for a, b in zip(self.values, other.values, strict=True)))

    def over(self, other: "Figure") -> "Figure":
        """Return round by round what this is, measured in the other."""
        return Figure(tuple(a / b for a, b in zip(self.values, other.values, strict=True)))


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure must reach: at least so much, or at most."""

    bound: float
    most: bool = False

    def is_met(self, value: float) -> bool:
        """Tell whether a value reaches it."""
        return value <= self.bound if self.most else value >= self.bound


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the report: what was measured, and its ratios to what the part measures beside it.

    The target is one for the first ratio; where there is none, for the figure itself.
    """

    name: str
    figure: Figure
    ratios: Sequence[Figure] = ()
    target: Target | None = None

    @property
    def verdict(self) -> str:
        """Say in a word whether the target is met."""
        if self.target is None:
            return ""
        return "met" if self.target.is_met([*self.ratios, self.figure][0].middle) else "missed"

    @classmethod
    def median_of(cls, rows: Sequence["Row"], target: Target) -> "Row":
        """Return the median of other rows and of their ratios, taken round by round."""
        ratios = [middles(each) for each in zip(*(row.ratios for row in rows), strict=True)]
        return cls("the median of all", middles([row.figure for row in rows]), ratios, target)


def middles(figures: Sequence[Figure]) -> Figure:
    """Return the median of several figures, round by round."""
    return Figure(tuple(map(median, zip(*(figure.values for figure in figures), strict=True))))


@dataclass(frozen=True, slots=True)
class ReportPart:
    """A table of the report: what its figures count, what the ratios are to, how to read it."""

    title: str
    unit: str
    rows: Sequence[Row]
    beside: Sequence[str] = ()
    notes: str = ""


def format_number(value: float) -> str:
    """Write a number in three or four places, or whole where it is larger."""
    size = abs(value)
    return f"{value:,.{0 if size >= LARGE else 1 if size >= LARGE / 10 else 2}f}"


def show(parts: Iterable[ReportPart], console: Console) -> None:
    """Print each table as it comes, and at last how many targets are met."""
    verdicts: list[str] = []
    for part in parts:
        console.print(table(part))
        console.print(part.notes, style="dim", highlight=False, soft_wrap=True)
        console.print()
        verdicts += [row.verdict for row in part.rows if row.target]
    console.print(f"{verdicts.count('met')} of {len(verdicts)} targets met", style="bold")


def table(part: ReportPart) -> Table:
    """Return a part as a table; the spread is given of the figure and of the first ratio."""
    grid = Table(title=part.title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    grid.pad_edge = False
    grid.add_column("", no_wrap=True)
    names = [part.unit, "half"]
    for place, other in enumerate(part.beside):
        names += [f"× {other}", "half"] if place == 0 else [f"× {other}"]
    for name in (*names, "target"):
        grid.add_column(name, justify="right", no_wrap=True)
    for row in part.rows:
        cells = [row.name, format_number(row.figure.middle), format_spread(row.figure)]
        for place, ratio in enumerate(row.ratios):
            cells += (
                [format_number(ratio.middle), format_spread(ratio)]
                if place == 0
                else [format_number(ratio.middle)]
            )
        missing = len(names) + 1 - len(cells)
        grid.add_row(*cells, *[""] * missing, format_target(row))
    return grid


def format_target(row: Row) -> str:
    """Write a target and the verdict."""
    if row.target is None:
        return ""
    return f"{'≤' if row.target.most else '≥'} {format_number(row.target.bound)}: {row.verdict}"


def format_spread(figure: Figure) -> str:
    """Write between what the middle half of the rounds lies."""
    return "–".join(map(format_number, figure.spread)) if len(figure.values) > 1 else ""


def as_json(parts: Sequence[ReportPart]) -> Json:
    """Return the whole report as plain data, every round's value in it."""
    return {
        "schema": "poch/bench/1",
        "parts": [
            {
                "title": part.title,
                "unit": part.unit,
                "notes": part.notes,
                "rows": [row_as_json(row, part.beside) for row in part.rows],
            }
            for part in parts
        ],
    }


def row_as_json(row: Row, beside: Sequence[str]) -> Json:
    """Return a line of the report as plain data."""
    data: Json = {"name": row.name, **figure_as_json(row.figure)}
    if row.ratios:
        ratios = zip(beside, row.ratios, strict=True)
        data["ratios"] = {other: figure_as_json(ratio) for other, ratio in ratios}
    if row.target:
        data["target"] = {"most" if row.target.most else "least": row.target.bound}
        data["verdict"] = row.verdict
    return data


def figure_as_json(figure: Figure) -> Json:
    """Return a figure as plain data."""
    return {"median": figure.middle, "values": list(figure.values)}
