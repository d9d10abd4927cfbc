"""`poch survey`: many deals by a ruleset, told by measures with their 95% intervals."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Grid

from poch.commands.common import (
    as_json,
    console,
    failing,
    reading_option,
    ruleset_of,
    seated,
    seats_option,
    spoken,
)
from poch.commands.numbers import Whole
from poch.commands.output import print_json
from poch.commands.parts import ended, in_parts, opened, played
from poch.commands.work import Named, Surveyed, stamp, stamped
from poch.game.ruleset import Ruleset
from poch.game.said import said
from poch.players.bots import PLAYERS
from poch.studies.surveys.survey import head, measured, part_of, planned, told
from poch.texts.english import numbered

PART = "poch/survey-part/1"


@click.command()
@click.argument("ruleset")
@click.option("--deals", type=Whole(), default=1000, show_default=True, help="How many are played.")
@seats_option
@click.option("--seed", type=Whole(), default=1, show_default=True, help="That of the first deal.")
@click.option("--policy", type=click.Choice([*PLAYERS]), default="cautious", show_default=True)
@click.option(
    "--session", type=Whole(), help="Deals of a session; without it 20, or a tenth of all."
)
@reading_option("--reading", "readings")
@in_parts
@as_json
def survey(
    ruleset: str,
    deals: int,
    seats: int | None,
    seed: int,
    policy: str,
    session: int | None,
    readings: dict[str, str],
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play many deals by a RULESET, and tell what they come to.

    The same seed gives the same result, byte for byte, however the work is divided: between the
    processors here, or between the workers of a scheduler (dask scheduler, dask worker ADDRESS). A
    worker with another engine or other rules is named, and does not play.

    Ctrl-C shows the result of the deals played so far, and ends with 130. If no worker is left, you
    see the same, and it ends with 1. With --out, the same command then goes on from there.
    """
    by = ruleset_of(ruleset, readings)
    with failing():
        plan = planned(by, seated(by, seats), deals, seed, policy, session)
    work = Surveyed(Named(ruleset, stamp(by)), tuple(readings.items()), plan)
    names = [measure.name for measure in measured(by, plan.seats)]
    heading = stamped(head(by, plan), by)
    journal = opened(out, PART, heading, plan, partial(part_of, names=names))
    part, status = played(work, journal, workers, scheduler)
    if part is None:
        ended(status)
        return
    report = stamped(told(by, plan, part), by)
    if journal:
        journal.result(report)
    if as_json:
        print_json(report)
    else:
        _show(report, by, plan.seats)
    ended(status)


def _show(report: Mapping[str, Any], ruleset: Ruleset, seats: int) -> None:
    about = f"{numbered(report['deals'], 'deal')} from seed {report['seed']}, in sessions of {report['session']}"
    who = f"{report['seats']} seats, policy {report['policy']}, engine {report['engine']}"
    console.print(
        f"{report['ruleset']} (version {report['version']}, hash {report['hash']}): {about}; {who}"
    )
    grid = Grid("measure", "mean", "95% interval", "says", box=None)
    for column in grid.columns[1:3]:
        column.justify = "right"
    for measure in measured(ruleset, seats):
        if figure := report["measures"].get(measure.name):
            mean, low, high = (_number(figure[key]) for key in ("mean", "low", "high"))
            grid.add_row(measure.name, mean, f"{low} to {high}", spoken(measure.told, ruleset))
    console.print(grid)
    if not vies(report):
        console.print(spoken(said("survey-no-vying"), ruleset))


def vies(report: Mapping[str, Any]) -> bool:
    """Tell whether a survey has measures of vying."""
    return any(name.startswith("vie.") for name in report["measures"])


def _number(value: float) -> str:
    return f"{value:.4f}" if abs(value) < 1 else f"{value:,.2f}"
