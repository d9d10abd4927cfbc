"""`poch compare`: how two rulesets differ, and how sure that is."""

from collections.abc import Sequence
from typing import Any

import click
from rich.text import Text

from poch.commands import printing
from poch.commands.common import as_json, console, reading_option, ruleset_of
from poch.commands.output import print_json
from poch.game.ruleset import Ruleset
from poch.studies.compare import Cell, Row, align_rulesets
from poch.studies.likeness import likeness
from poch.studies.summary import summary
from poch.words import comparing


@click.command()
@click.argument("a")
@click.argument("b")
@reading_option("--reading-a", "for_a", "For A.")
@reading_option("--reading-b", "for_b", "For B.")
@as_json
def compare(a: str, b: str, for_a: dict[str, str], for_b: dict[str, str], *, as_json: bool) -> None:
    """Tell how two rulesets differ and how sure that is; then every rule, with both clauses."""
    ruleset, other = ruleset_of(a, for_a), ruleset_of(b, for_b)
    rows = align_rulesets(ruleset, other)
    if as_json:
        print_json(_as_comparison(ruleset, other, rows))
        return
    for part in printing.comparison(ruleset, other, rows):
        console.print(part, soft_wrap=isinstance(part, Text) and not console.is_terminal)


def _as_comparison(a: Ruleset, b: Ruleset, rows: Sequence[Row]) -> dict[str, Any]:
    counted = likeness(rows)
    head = comparing.as_json(summary(a, b, rows))
    if not comparing.is_of_one_game(a, b):
        empty = {key: type(value)() for key, value in head.items()}
        head = {**empty, "summary": comparing.no_summary()}
    return {
        "version": 2,
        "a": a.id,
        "b": b.id,
        "readings": {"a": a.others, "b": b.others},
        "rows": counted.rows,
        "counts": counted.as_json(),
        "compared": counted.compared,
        "differ": counted.different,
        "share": None if counted.share is None else str(counted.share),
        "head": head,
        "each": [_as_row(row) for row in rows],
    }


def _as_row(row: Row) -> dict[str, Any]:
    a, b = row.a.rests(), row.b.rests()
    return {
        "leaf": row.leaf,
        "degree": row.degree,
        "verdict": row.verdict,
        "turns": bool(row.turns),
        "seats": [*row.seats],
        "a": _as_side(row.a),
        "b": _as_side(row.b),
        **{key: {"a": a[key], "b": b[key]} for key in a},
    }


def _as_side(cell: Cell) -> dict[str, Any] | None:
    return {"value": cell.value, "clause": ", ".join(cell.clauses)} if cell.clauses else None
