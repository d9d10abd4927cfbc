"""`poch odds`: the exact chances of a deal, pool by pool, and what other readings make of them."""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from poch.commands.common import (
    Failed,
    as_json,
    console,
    failing,
    format_message,
    reading_option,
    ruleset_of,
    seat_count,
    seats_option,
)
from poch.commands.output import print_json
from poch.game.ruleset import FOUR
from poch.game.said import message
from poch.studies.odds import (
    Odds,
    chance_message,
    group_chances,
    list_chances,
    reckon_odds,
    report_odds,
    unreckoned_messages,
)
from poch.studies.other_odds import format_frequency, format_percent, other_odds
from poch.texts.library import playable
from poch.texts.ruleset_shape import FIRST, GAMES

UNDATED = 9999


@click.command("odds")
@click.argument("ruleset", required=False)
@seats_option
@click.option(
    "--game", type=click.Choice(GAMES), help=f"Whose rulesets; without it, those of {FIRST}."
)
@reading_option("--reading", "readings")
@as_json
def odds_(
    ruleset: str | None,
    seats: int | None,
    game: str | None,
    readings: dict[str, str],
    *,
    as_json: bool,
) -> None:
    """Reckon the exact chances of a deal: that each pool is won, and who holds sets.

    They lie in the cards alone; of what depends on anybody's choice it is said so. Every other
    reading that changes them is told, too. Without RULESET all of a game are laid side by side.
    """
    if ruleset is None:
        _show_all(seats or FOUR, game or FIRST, readings, as_json=as_json)
        return
    if game:
        raise click.UsageError("RULESET and --game: choose one of them")
    rules = ruleset_of(ruleset, readings)
    many = seat_count(rules, seats)
    with failing():
        chances = reckon_odds(rules, many)
    beside = [*other_odds(rules, many)]
    if as_json:
        told_others = [
            {"crux": crux, "reading": name, **report_odds(each)} for crux, name, each in beside
        ]
        print_json({**report_odds(chances), "other-readings": told_others})
        return
    for part in _lines(chances, beside):
        console.print(part)


def _show_all(seats: int, game: str, readings: dict[str, str], *, as_json: bool) -> None:
    if readings:
        raise click.UsageError("name a ruleset with --reading")
    if not playable(game):
        raise Failed(f"no ruleset of {game} can be played; choose another game")
    every = [text for name in playable(game) if seats in (text := ruleset_of(name)).rules_by_seats]
    if not every:
        known = sorted({key for name in playable(game) for key in ruleset_of(name).rules_by_seats})
        raise Failed(f"no ruleset of {game} is for {seats} seats; choose {known[0]} to {known[-1]}")
    every.sort(key=lambda text: text.document.get("year", UNDATED))
    reports = {text.id: report_odds(reckon_odds(text, seats)) for text in every}
    if as_json:
        print_json({"seats": seats, "rulesets": reports})
        return
    won = {name: _winning_chances(report) for name, report in reports.items()}
    pools = dict.fromkeys(pool for chances in won.values() for pool in chances)
    grid = Grid("won", *pools, box=None)
    grid.columns[0].no_wrap = True
    for name, chances in won.items():
        grid.add_row(name, *(chances.get(pool, "–") for pool in pools))
    console.print(grid)


def _winning_chances(report: dict[str, Any]) -> dict[str, str]:
    return {
        whose: format_percent(row["value"])
        for whose, part, row in list_chances(report)
        if part == "won"
    }


def _lines(chances: Odds, beside: list[tuple[str, str, Odds]]) -> Iterator[Text | Grid]:
    yield Text(f"{chances.ruleset.title}: a deal with {chances.seats} seats", style="bold")
    before = report_odds(chances)
    yield from _difference_lines(before, {}, chances)
    yield Text(f"\n{format_message(message('odds-given', given=chances.assumes))}")
    for crux, reading, other in beside:
        yield Text(f"\nWith --reading {crux}={reading} instead:")
        yield from _difference_lines(report_odds(other), before, other)


def _difference_lines(
    now: dict[str, Any], before: dict[str, Any], of: Odds
) -> Iterator[Text | Grid]:
    """Yield what is otherwise than before: chances, and why some have none that is exact."""
    known = (
        {(whose, part): chance for whose, part, chance in list_chances(before)} if before else {}
    )
    grid = Grid("what happens", "chance", "one deal in", "exactly", box=None)
    grid.columns[3].overflow = "fold"
    for pools, part, (chance,) in group_chances([now]):
        if chance and any(chance != known.get((pool, part)) for pool in pools):
            what, value = format_message(chance_message(pools, part), of.ruleset), chance["value"]
            grid.add_row(what, format_percent(value), format_frequency(value), chance["fraction"])
    if grid.row_count:
        yield grid
    known_already = [*unreckoned_messages(before)] if before else []
    for none in unreckoned_messages(now):
        if none not in known_already:
            yield Text(format_message(none, of.ruleset))
    if gone := [pool for pool in before.get("pools", ()) if pool not in now["pools"]]:
        yield Text(format_message(message("odds-gone", pools=gone)))
