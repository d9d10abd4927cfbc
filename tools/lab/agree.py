"""`make agree`: exact odds against deals tried out, a million for every game."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

import click
from rich.console import Console
from rich.table import Table as Grid

from poch.game.actions import Action
from poch.game.cards import Card, rank, suit
from poch.game.events import Melded, TurnUpPaid
from poch.game.ledger import Ledger
from poch.game.phases.dealing import Dealing
from poch.game.phases.melding import Melding
from poch.game.phases.naming import Naming
from poch.game.phases.shedding import Shedding
from poch.game.phases.vying import Vying
from poch.game.poker import PokerRanking
from poch.game.ruleset import FOUR, Rules, Ruleset
from poch.game.table import empty
from poch.studies.odds import SETS, Odds, list_chances, reckon_odds, report_odds
from poch.studies.other_odds import other_odds
from poch.texts.library import find, playable
from tools.lab.parallel import run_parallel

TOGETHER = 20_000
MOST_APART = 4.0
CHIPS = 96
"""What lies in each pool: enough to be divided among any number of hands."""

Measure: TypeAlias = tuple[str, str]
Tally: TypeAlias = Counter[Measure]


class Game(NamedTuple):
    """What is dealt for: a ruleset under some readings, and a number of seats."""

    name: str
    readings: tuple[tuple[str, str], ...]
    seats: int

    def ruleset(self) -> Ruleset:
        """Return the ruleset under these readings."""
        return find(self.name, dict(self.readings))


class DealBatch(NamedTuple):
    """Some of the deals of a game; the seed says which."""

    game: Game
    seed: int
    deals: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The exact chance of a measure, and how often it was found in so many deals."""

    game: Game
    measure: Measure
    exact: Fraction
    count: int
    deals: int

    @property
    def apart(self) -> float:
        """How far the two are apart, in standard errors."""
        chance = float(self.exact)
        error = sqrt(chance * (1 - chance) / self.deals)
        off = abs(self.count / self.deals - chance)
        return off / error if error else (float("inf") if off else 0.0)


def games(seats: int) -> Iterator[Game]:
    """Yield every ruleset as adopted, and under each other reading that changes its odds.

    Where deal and melding are ruled alike, one game stands for all.
    """
    seen = set()
    for name in playable():
        ruleset = find(name)
        if seats not in ruleset.rules_by_seats:
            continue
        readings = [(), *(((crux, reading),) for crux, reading, _ in other_odds(ruleset, seats))]
        for chosen in readings:
            game = Game(name, chosen, seats)
            decisive = _decisive(game.ruleset().rules(seats))
            if decisive not in seen and exact_chances(game):
                seen.add(decisive)
                yield game


def _decisive(rules: Rules) -> str:
    """Return all that deal and melding follow, but for the clauses."""
    dealing, turn_up = rules.dealing, rules.dealing.turn_up
    ruled: list[Any] = [
        *(turn_up.card, turn_up.makes, turn_up.goes_to, turn_up.pool, turn_up.board_card)
    ]
    claims: dict[str, Any] = {}
    for stage in rules.stages:
        if isinstance(stage.phase, Shedding) and (won := stage.phase.gains.won):
            claims["won"] = won.pools, [rule and rule.value for rule in (won.trumps, won.together)]
        if isinstance(stage.phase, Melding):
            for claim in stage.phase.claims:
                claims[claim.pool] = claim.kind, claim.lists, claim.share and claim.share.value
            if runs := stage.phase.runs:
                ruled += [runs.least, runs.best_by, runs.singles]
    values = [rule and rule.value for rule in ruled]
    plan = [*map(len, dealing.plan)]
    return repr((rules.pack, plan, values, sorted(claims.items()), sorted(dealing.singles)))


def tally_deals(part: DealBatch) -> tuple[DealBatch, Tally]:
    """Deal so often, and count what comes of the cards: the pools paid, and the sets held."""
    rules = part.game.ruleset().rules(part.game.seats)
    random = Random(f"{part.game} {part.seed}").random
    tally: Tally = Counter()
    for _ in range(part.deals):
        order = sorted(rules.pack, key=lambda _: random())
        hands, talon = rules.dealing.deal(order)
        tally.update({*measure_deal(rules, hands, talon)})
    return part, tally


def measure_deal(
    rules: Rules, hands: Sequence[Sequence[Card]], talon: Sequence[Card]
) -> Iterator[Measure]:
    """Yield what a deal comes to by the engine, up to where choices begin."""
    cards = [*(card for hand in hands for card in hand), *talon]
    ledger = Ledger(empty(rules.seats, dict.fromkeys(rules.pools, CHIPS), None, cards))
    for stage in rules.stages:
        if isinstance(stage.phase, Dealing | Melding):
            play = stage.phase.play(ledger)
            try:
                ask = next(play)
                while True:
                    ask = play.send(Action("claim", pools=ask.options[0].pools))
            except StopIteration:
                pass
    turned_up = {event.pool for event in ledger.events if type(event) is TurnUpPaid}
    takers: dict[str, set[int]] = defaultdict(set)
    for event in ledger.events:
        if type(event) is Melded:
            takers[event.pool].add(event.seat)
    for pool in turned_up:
        yield pool, "turned-up"
    for pool, seats in takers.items():
        if len(seats) > 1:
            yield pool, "shared"
        if any(seats & taken for other, taken in takers.items() if other != pool):
            yield pool, "with-others"
    for pool in {*turned_up, *takers}:
        yield pool, "won"
    yield from ((pool, "within-reach") for pool in within_reach(rules, ledger))
    vying = (
        stage.phase.ranking for stage in rules.stages if isinstance(stage.phase, Vying | Naming)
    )
    ranking: Any = next(vying, None)
    if ranking is None or isinstance(ranking, PokerRanking):
        return
    sizes = sorted((len(ranking.best(hand).cards) for hand in ledger.table.hands), reverse=True)
    if sizes[0]:
        yield "sets", "somebody"
        yield "sets", SETS[sizes[0]]
    if sizes[1]:
        yield "sets", "several"


def within_reach(rules: Rules, ledger: Ledger) -> Iterator[str]:
    """Yield the pools that some seat can win by playing what it was dealt."""
    phases = (stage.phase for stage in rules.stages)
    won = next((phase.gains.won for phase in phases if isinstance(phase, Shedding)), None)
    if won is None or ledger.table.out is not None:
        return
    for hand in ledger.table.hands:
        yield from {won.pools[card] for card in hand if card in won.pools}
        together = won.together.value if won.together else {}
        yield from (pool for pool, cards in together.items() if {*cards} <= {*hand})
        trumps = {rank(card) for card in hand if suit(card) == ledger.table.trump}
        for pool, ranks in won.trumps.value.items() if won.trumps else ():
            if {*ranks} <= trumps:
                yield pool


@cache
def exact_chances(game: Game) -> Mapping[Measure, Fraction]:
    """Return the exact chances of a game, by what they are of."""
    return measurable_chances(reckon_odds(game.ruleset(), game.seats))


def measurable_chances(exact: Odds) -> dict[Measure, Fraction]:
    """Return all exact chances that can be tried out.

    Where there are runs, it is not known how often a pool is won with others.
    """
    by_run = any(pool.won is not None and pool.with_others is None for pool in exact.pools.values())
    return {
        (whose, part): Fraction(chance["fraction"])
        for whose, part, chance in list_chances(report_odds(exact))
        if not (by_run and part == "with-others")
    }


def verdicts(game: Game, tally: Tally, deals: int) -> Iterator[Verdict]:
    """Yield each exact chance beside what was found."""
    for measure, exact in exact_chances(game).items():
        yield Verdict(game, measure, exact, tally[measure], deals)


@click.command()
@click.option("--deals", type=click.IntRange(min=1), default=10**6, show_default=True)
def main(deals: int) -> None:
    """Try out so many deals of every game for four; ends with 1 where any chance is found to be another."""
    console = Console(highlight=False)
    every = [*games(FOUR)]
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
