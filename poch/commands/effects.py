"""`poch effects`: what each reading of a crux, or each leaf of another ruleset, changes in play."""

from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Grid

from poch.commands.common import (
    as_json,
    console,
    failing,
    ruleset_of,
    seat_count,
    seats_option,
)
from poch.commands.numbers import Whole
from poch.commands.parts import finish, in_parts, open_journal, play_parts
from poch.commands.work import EffectsWork, NamedRuleset, add_hash, changes_of, stamp
from poch.game.said import Json
from poch.players.bots import PLAYERS
from poch.studies.surveys.effects import parse_both_ways, report_effects
from poch.studies.surveys.survey import plan_survey, survey_head

PART = "poch/effects-part/1"


@click.command("effects")
@click.argument("ruleset")
@click.option(
    "--with", "other", metavar="RULESET", help="Its leaves, one by one, in place of readings."
)
@click.option(
    "--deals", type=Whole(), default=1000, show_default=True, help="How many are played both ways."
)
@seats_option
@click.option("--seed", type=Whole(), default=1, show_default=True, help="That of the first deal.")
@click.option("--policy", type=click.Choice([*PLAYERS]), default="cautious", show_default=True)
@in_parts
@as_json
def effects_(
    ruleset: str,
    other: str | None,
    deals: int,
    seats: int | None,
    seed: int,
    policy: str,
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
    *,
    as_json: bool,
) -> None:
    """Tell what changing one rule of a RULESET does to each measure of poch survey.

    The rules are changed to each reading of each crux that was not adopted; or, with another
    ruleset, to its value of each leaf in which the two differ. The same deals are played both ways.

    The work is divided and kept as that of poch survey, and may be interrupted like it.
    """
    by = ruleset_of(ruleset)
    second = ruleset_of(other) if other else None
    beside: Json = {"with": None}
    with failing():
        plan = plan_survey(by, seat_count(by, seats), deals, seed, policy)
        if second:
            second.rules(plan.seats)
            versions = {"with_version": second.version, "with_hash": stamp(second)}
            beside = {"with": second.id, **versions}
        changes = changes_of(by, second, plan.seats)
    heading = {**add_hash(survey_head(by, plan), by), **beside}
    keys = [change.key for change in changes]
    journal = open_journal(out, PART, heading, plan, partial(parse_both_ways, changes=keys))
    named = NamedRuleset(other, stamp(second)) if other and second else None
    work = EffectsWork(NamedRuleset(ruleset, stamp(by)), named, plan, len(changes) + 1)
    part, status = play_parts(work, journal, workers, scheduler)
    count = {"deals": part.deals, "asked": deals}
    each = [report_effects(by, plan, part, change) for change in changes]
    report = {"schema": "poch/effects/1", **heading, **count, "changes": each}
    finish(report, journal, status, None if as_json else _show_all)


def _show_all(report: Json) -> None:
    if not report["changes"]:
        console.print("there is nothing to change: no other reading, or no leaf that differs")
    for change in report["changes"]:
        _show(change)


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
    for name, effect in change["effects"].items():
        cells = [f"{effect[key]:,.4g}" for key in ("before", "after", "by")]
        between = f"{effect['low']:,.4g} to {effect['high']:,.4g}"
        spreads = "always" if effect["spreads"] is None else f"{effect['spreads']:.2f}"
        grid.add_row(f"  {name}", *cells, between, spreads)
    console.print(grid)
