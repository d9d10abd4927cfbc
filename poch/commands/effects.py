"""`poch effects`: what each reading of a crux, or each leaf of another ruleset, changes in play."""

from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from poch.commands.common import as_json, console, failing, ruleset_of
from poch.commands.output import print_json
from poch.players.bots import PLAYERS
from poch.studies.surveys.effects import leaves, readings, surveyed, told
from poch.studies.surveys.survey import head, planned


@click.command("effects")
@click.argument("ruleset")
@click.option(
    "--with", "other", metavar="RULESET", help="Its leaves, one by one, in place of readings."
)
@click.option(
    "--deals", type=int, default=1000, show_default=True, help="How many are played both ways."
)
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="That of the first deal.")
@click.option("--policy", type=click.Choice([*PLAYERS]), default="cautious", show_default=True)
@as_json
def effects_(
    ruleset: str,
    other: str | None,
    deals: int,
    seats: int,
    seed: int,
    policy: str,
    *,
    as_json: bool,
) -> None:
    """Tell what changing one rule of a RULESET does to each measure of poch survey.

    The rules are changed to each reading of each crux that was not adopted; or, with another
    ruleset, to its value of each leaf in which the two differ. The same deals are played both ways.
    """
    by = ruleset_of(ruleset)
    with failing():
        plan = planned(by, seats, deals, seed, policy)
        if other:
            beside = ruleset_of(other)
            beside.rules(seats)
            changes = [*leaves(by, beside, seats)]
        else:
            changes = [*readings(by.document)]
    shown = track(changes, "effects", console=Console(stderr=True), transient=True)
    before = surveyed(by, plan)
    found = [told(by, plan, before, one) for one in shown]
    if as_json:
        print_json({"schema": "poch/effects/1", **head(by, plan), "deals": deals, "changes": found})
        return
    if not found:
        console.print("there is nothing to change: no other reading, or no leaf that differs")
    for one in found:
        _show(one)


def _show(change: dict[str, Any]) -> None:
    console.print(change["change"], style="bold")
    if "unplayed" in change:
        console.print(f"  cannot be played alone: {change['unplayed']}")
        return
    if not change["effects"]:
        console.print("  no measurable effect")
        return
    grid = Grid("  measure", "before", "after", "by", "95% interval", "spreads", box=None)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, one in change["effects"].items():
        cells = [f"{one[key]:,.4g}" for key in ("before", "after", "by")]
        between = f"{one['low']:,.4g} to {one['high']:,.4g}"
        spreads = "always" if one["spreads"] is None else f"{one['spreads']:.2f}"
        grid.add_row(f"  {name}", *cells, between, spreads)
    console.print(grid)
