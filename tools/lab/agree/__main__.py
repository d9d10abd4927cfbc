"""`make agree`: a million deals for every game, beside the exact chances."""

import sys
from collections import Counter, defaultdict

import click
from rich.console import Console
from rich.table import Table as Grid

from tools.lab.agree import DealBatch, Game, Tally, Verdict, games, tally_deals, verdicts
from tools.lab.parallel import run_parallel

TOGETHER = 20_000
MOST_APART = 4.0


@click.command()
@click.option("--deals", type=click.IntRange(min=1), default=10**6, show_default=True)
@click.option("--seats", "numbers", type=int, multiple=True, default=(4,), show_default=True)
def main(deals: int, numbers: tuple[int, ...]) -> None:
    """Try out so many deals of every game; ends with 1 where any chance is found to be another."""
    console = Console(highlight=False)
    every = [game for seats in numbers for game in games(seats)]
    parts = [
        DealBatch(game, seed, min(TOGETHER, deals - seed))
        for game in every
        for seed in range(0, deals, TOGETHER)
    ]
    tallies: dict[Game, Tally] = defaultdict(Counter)
    count: Counter[Game] = Counter()
    for part, here in run_parallel(tally_deals, parts, "deals"):
        tallies[part.game] += here
        count[part.game] += part.deals
    wrong = 0
    for game in every:
        every_chance = [*verdicts(game, tallies[game], count[game])] if count[game] else []
        worst = [verdict for verdict in every_chance if verdict.apart > MOST_APART]
        wrong += len(worst)
        farthest = max((verdict.apart for verdict in every_chance), default=0.0)
        readings = ", ".join("=".join(choice) for choice in game.readings) or "as adopted"
        console.print(
            f"{game.name}, {game.seats} seats, {readings}: {len(every_chance)} chances in "
            f"{count[game]:,} deals, the farthest {farthest:.1f} standard errors off",
            soft_wrap=True,
        )
        if worst:
            console.print(_grid(worst))
    sys.exit(1 if wrong else 0)


def _grid(worst: list[Verdict]) -> Grid:
    grid = Grid("of", "exact", "found", "standard errors", box=None)
    for verdict in worst:
        figures = (
            f"{float(verdict.exact):.6f}",
            f"{verdict.count / verdict.deals:.6f}",
            f"{verdict.apart:.1f}",
        )
        grid.add_row(" ".join(verdict.measure), *figures)
    return grid


if __name__ == "__main__":
    main()
