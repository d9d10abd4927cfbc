"""`poch odds`: the exact chances of a deal, pool by pool, and what other readings make of them."""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from poch.commands.common import Failed, as_json, console, print_json, ruleset_of
from poch.lines import listed
from poch.odds import Odds, odds, others, told

PARTS = {
    "turned-up": "turned up",
    "shared": "shared by several",
    "with-others": "with another pool",
}
BEST = {"pair": "a pair", "three": "three alike", "four": "four alike"}


@click.command("odds")
@click.argument("ruleset")
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--reading", "readings", multiple=True, metavar="CRUX=READING")
@as_json
def odds_(ruleset: str, seats: int, readings: tuple[str, ...], *, as_json: bool) -> None:
    """Reckon the exact chances of a deal: that each pool is won, and who holds sets.

    They lie in the cards alone; of what depends on anybody's choice it is said so. Every other
    reading that changes them is told, too.
    """
    one = ruleset_of(ruleset, readings)
    try:
        found = odds(one, seats)
    except ValueError as error:
        raise Failed(str(error)) from error
    beside = [*others(one, seats)]
    if as_json:
        told_others = [{"crux": crux, "reading": name, **told(each)} for crux, name, each in beside]
        print_json({**told(found), "other-readings": told_others})
        return
    for part in _lines(found, beside):
        console.print(part)


def _lines(found: Odds, beside: list[tuple[str, str, Odds]]) -> Iterator[Text | Grid]:
    yield Text(f"{found.ruleset.title}: a deal with {found.seats} seats", style="bold")
    rows = dict(_rows(told(found)))
    yield from _told(rows)
    yield Text(f"\nTaken for granted: {'; '.join(found.assumes)}.")
    for crux, reading, other in beside:
        yield Text(f"\nWith --reading {crux}={reading} instead:")
        yield from _told({name: one for name, one in _rows(told(other)) if one != rows.get(name)})
        if gone := [pool for pool in found.pools if pool not in other.pools]:
            yield Text(f"No such pool: {listed(gone)}.")


def _told(rows: dict[str, dict[str, Any]]) -> Iterator[Text | Grid]:
    """Yield the chances as a table, and why the others have none that is exact."""
    grid = Grid("what happens", "one deal in", "as a number", "exactly", box=None)
    grid.columns[3].overflow = "fold"
    why: dict[str, list[str]] = {}
    for name, one in rows.items():
        if "why" in one:
            why.setdefault(one["why"], []).append(name)
            continue
        often = f"{1 / one['value']:,.1f}" if one["value"] else "never"
        grid.add_row(name, often, f"{one['value']:.6f}", one["fraction"])
    if grid.row_count:
        yield grid
    for says, names in why.items():
        yield Text(f"No exact chance: {listed(names)}; {says}.")


def _rows(found: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for pool, one in found["pools"].items():
        if not one["exact"]:
            yield pool, one
            continue
        yield f"{pool} won", {key: one[key] for key in ("fraction", "value")}
        for key, says in PARTS.items():
            part = one[key]
            if part and part["value"]:
                yield f"  {pool} {says}", part
    sets = found["sets"]
    if not sets["exact"]:
        yield "sets", sets
        return
    yield "somebody has a set", sets["somebody"]
    yield "several have one", sets["several"]
    for kind, one in sets["best"].items():
        yield f"the best is {BEST[kind]}", one
