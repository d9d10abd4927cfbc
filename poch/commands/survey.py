"""`poch survey`: many deals by a ruleset, told by measures with their 95% intervals."""

from collections.abc import Mapping
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Grid

from poch.commands.common import (
    as_json,
    console,
    failing,
    format_message,
    reading_option,
    ruleset_of,
    seat_count,
    seats_option,
)
from poch.commands.numbers import Whole, count_in_figures
from poch.commands.parts import finish, in_parts, open_journal, play_parts
from poch.commands.work import NamedRuleset, SurveyWork, add_hash, stamp
from poch.game.ruleset import Ruleset
from poch.game.said import message
from poch.players.bots import PLAYERS
from poch.studies.surveys.survey import (
    measures_of,
    parse_part,
    plan_survey,
    report_survey,
    survey_head,
)

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
        plan = plan_survey(by, seat_count(by, seats), deals, seed, policy, session)
    work = SurveyWork(NamedRuleset(ruleset, stamp(by)), tuple(readings.items()), plan)
    names = [measure.name for measure in measures_of(by, plan.seats)]
    heading = add_hash(survey_head(by, plan), by)
    journal = open_journal(out, PART, heading, plan, partial(parse_part, names=names))
    part, status = play_parts(work, journal, workers, scheduler)
    report = add_hash(report_survey(by, plan, part), by)
    show = partial(_show, ruleset=by, seats=plan.seats)
    finish(report, journal, status, None if as_json else show)


def _show(report: Mapping[str, Any], ruleset: Ruleset, seats: int) -> None:
    about = f"{count_in_figures(report['deals'], 'deal')} from seed {report['seed']}, in sessions of {report['session']}"
    who = f"{report['seats']} seats, policy {report['policy']}, engine {report['engine']}"
    console.print(
        f"{report['ruleset']} (version {report['version']}, hash {report['hash']}): {about}; {who}"
    )
    grid = Grid("measure", "mean", "95% interval", "says", box=None)
    for column in grid.columns[1:3]:
        column.justify = "right"
    for measure in measures_of(ruleset, seats):
        if figure := report["measures"].get(measure.name):
            mean, low, high = (_number(figure[key]) for key in ("mean", "low", "high"))
            grid.add_row(
                measure.name, mean, f"{low} to {high}", format_message(measure.message, ruleset)
            )
    console.print(grid)
    if not has_vying(report):
        console.print(format_message(message("survey-no-vying"), ruleset))


def has_vying(report: Mapping[str, Any]) -> bool:
    """Tell whether a survey has measures of vying."""
    return any(name.startswith("vie.") for name in report["measures"])


def _number(value: float) -> str:
    written = Decimal(repr(value))  # as it is read: a float may be a little less
    return f"{written:.4f}" if abs(value) < 1 else f"{written:,.2f}"
