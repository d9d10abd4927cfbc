"""What a run found: figures with their spread, ratios with their targets, and how they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

Json: TypeAlias = dict[str, Any]


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

    def over(self, other: "Figure") -> "Figure":
        """Return round by round what this is, measured in the other."""
        return Figure(tuple(a / b for a, b in zip(self.values, other.values, strict=True)))


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure must reach: at least so much, or at most."""

    bound: float
    most: bool = False

    def met(self, value: float) -> bool:
        """Tell whether a value reaches it."""
        return value <= self.bound if self.most else value >= self.bound


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the report. `ratio` is to what `to` names; the target is one for the ratio.

    Where there is no ratio, the target is one for the figure itself.
    """

    name: str
    figure: Figure
    unit: str
    to: str = ""
    ratio: Figure | None = None
    target: Target | None = None

    @property
    def verdict(self) -> str:
        """Say in a word whether the target is met."""
        if self.target is None:
            return ""
        return "met" if self.target.met((self.ratio or self.figure).middle) else "missed"


@dataclass(frozen=True, slots=True)
class Part:
    """A table of the report, and what has to be known to read it."""

    title: str
    rows: Sequence[Row]
    notes: Sequence[str] = ()


def number(value: float) -> str:
    """Write a number as a reader wants it: large ones whole, small ones with their decimals."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"  # noqa: PLR2004


def show(parts: Sequence[Part], console: Console) -> None:
    """Print all tables, and how many targets are met."""
    for part in parts:
        table = Table(title=part.title, title_justify="left", title_style="bold")
        table.add_column("")
        for name in ("median", "middle half", "unit", "ratio", "middle half", "target", ""):
            table.add_column(name, justify="left" if name == "unit" else "right")
        for row in part.rows:
            table.add_row(*cells(row))
        console.print(table)
        for note in part.notes:
            console.print(f"  {note}", style="dim", highlight=False)
        console.print()
    verdicts = [row.verdict for part in parts for row in part.rows if row.target]
    missed = verdicts.count("missed")
    console.print(f"{len(verdicts) - missed} of {len(verdicts)} targets met.", style="bold")


def cells(row: Row) -> list[str]:
    """Return what stands in a line of a table."""
    low, high = row.figure.spread
    several = len(row.figure.values) > 1
    found = [
        row.name,
        number(row.figure.middle),
        f"{number(low)}–{number(high)}" if several else "",
    ]
    found.append(row.unit)
    if row.ratio:
        low, high = row.ratio.spread
        found += [f"{number(row.ratio.middle)} × {row.to}", f"{number(low)}–{number(high)}"]
    else:
        found += ["", ""]
    sign = "≤" if row.target and row.target.most else "≥"
    found.append(f"{sign} {number(row.target.bound)}" if row.target else "")
    return [*found, row.verdict]


def as_json(parts: Sequence[Part]) -> Json:
    """Return the whole report as plain data, every round's value in it."""
    return {
        "schema": "poch/bench/1",
        "parts": [
            {
                "title": part.title,
                "notes": list(part.notes),
                "rows": [row_as_json(row) for row in part.rows],
            }
            for part in parts
        ],
    }


def row_as_json(row: Row) -> Json:
    """Return a line of the report as plain data."""
    found: Json = {"name": row.name, "unit": row.unit, "median": row.figure.middle}
    found["values"] = list(row.figure.values)
    if row.ratio:
        found["ratio"] = {
            "to": row.to,
            "median": row.ratio.middle,
            "values": list(row.ratio.values),
        }
    if row.target:
        found["target"] = {"most" if row.target.most else "least": row.target.bound}
        found["verdict"] = row.verdict
    return found
