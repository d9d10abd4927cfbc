"""`poch odds`: the exact chances of a deal, pool by pool, and what other readings make of them."""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from poch.commands.common import (
    FOUR,
    Failed,
    as_json,
    console,
    failing,
    reading_option,
    ruleset_of,
    seated,
    seats_option,
    spoken,
)
from poch.commands.output import print_json
from poch.game.said import said
from poch.studies.odds import (
    Odds,
    alike,
    named,
    odds,
    often,
    others,
    parts,
    percent,
    told,
    unreckoned,
)
from poch.texts.library import playable
from poch.texts.ruleset_shape import FIRST, GAMES

UNDATED = 9999


@click.command("odds")
@click.argument("ruleset", required=False)
@seats_option
@click.option(
    "--game", type=click.Choice(GAMES), default=FIRST, show_default=True, help="Whose rulesets."
)
@reading_option("--reading", "readings")
@as_json
def odds_(
    ruleset: str | None, seats: int | None, game: str, readings: dict[str, str], *, as_json: bool
) -> None:
    """Reckon the exact chances of a deal: that each pool is won, and who holds sets.

    They lie in the cards alone; of what depends on anybody's choice it is said so. Every other
    reading that changes them is told, too. Without RULESET all of a game are laid side by side.
    """
    if ruleset is None:
        _all(seats or FOUR, game, readings, as_json=as_json)
        return
    rules = ruleset_of(ruleset, readings)
    many = seated(rules, seats)
    with failing():
        chances = odds(rules, many)
    beside = [*others(rules, many)]
    if as_json:
        told_others = [{"crux": crux, "reading": name, **told(each)} for crux, name, each in beside]
        print_json({**told(chances), "other-readings": told_others})
        return
    for part in _lines(chances, beside):
        console.print(part)


def _all(seats: int, game: str, readings: dict[str, str], *, as_json: bool) -> None:
    if readings:
        raise click.UsageError("name a ruleset with --reading")
    every = [text for name in playable(game) if seats in (text := ruleset_of(name)).rules_by_seats]
    if not every:
        known = sorted({key for name in playable(game) for key in ruleset_of(name).rules_by_seats})
        says = f"choose {known[0]} to {known[-1]}" if known else "choose another game"
        raise Failed(f"no ruleset of {game} is for {seats} seats; {says}")
    every.sort(key=lambda text: text.document.get("year", UNDATED))
    reports = {text.id: told(odds(text, seats)) for text in every}
    if as_json:
        print_json({"seats": seats, "rulesets": reports})
        return
    won = {name: _won(report) for name, report in reports.items()}
    pools = dict.fromkeys(pool for chances in won.values() for pool in chances)
    grid = Grid("won", *pools, box=None)
    grid.columns[0].no_wrap = True
    for name, chances in won.items():
        grid.add_row(name, *(chances.get(pool, "–") for pool in pools))
    console.print(grid)


def _won(report: dict[str, Any]) -> dict[str, str]:
    return {whose: percent(row["value"]) for whose, part, row in parts(report) if part == "won"}


def _lines(chances: Odds, beside: list[tuple[str, str, Odds]]) -> Iterator[Text | Grid]:
    yield Text(f"{chances.ruleset.title}: a deal with {chances.seats} seats", style="bold")
    before = told(chances)
    yield from _told(before, {}, chances)
    yield Text(f"\n{spoken(said('odds-given', given=chances.assumes))}")
    for crux, reading, other in beside:
        yield Text(f"\nWith --reading {crux}={reading} instead:")
        yield from _told(told(other), before, other)


def _told(now: dict[str, Any], before: dict[str, Any], of: Odds) -> Iterator[Text | Grid]:
    """Yield what is otherwise than before: chances, and why some have none that is exact."""
    known = {(whose, part): chance for whose, part, chance in parts(before)} if before else {}
    grid = Grid("what happens", "chance", "one deal in", "exactly", box=None)
    grid.columns[3].overflow = "fold"
    for pools, part, (chance,) in alike([now]):
        if chance and any(chance != known.get((pool, part)) for pool in pools):
            row = (percent(chance["value"]), often(chance["value"]), chance["fraction"])
            grid.add_row(spoken(named(pools, part), of.ruleset), *row)
    if grid.row_count:
        yield grid
    known_already = [*unreckoned(before)] if before else []
    for none in unreckoned(now):
        if none not in known_already:
            yield Text(spoken(none, of.ruleset))
    if gone := [pool for pool in before.get("pools", ()) if pool not in now["pools"]]:
        yield Text(spoken(said("odds-gone", pools=gone)))
