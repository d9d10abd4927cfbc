"""`make uncited`: plays random hands, and counts the events that cite no clause in force."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import click
from rich.console import Console
from rich.table import Table as Grid

from poch.game.engine import drive, from_seed
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.studies.surveys.survey import QUICK
from poch.texts.library import find
from tools.lab.parallel import run_parallel
from tools.lab.trials import choose_rulesets, note
from tools.store.cache import failing

HANDS = 10_000
"""So many are played of each ruleset at each number of seats before it is noted."""
MIXED = 40
"""How many choices of readings at random are played, beside each single reading."""
TOGETHER = 500
HALF = 0.5


class HandBatch(NamedTuple):
    """Hands to play: by which ruleset, by how many, from which seed on, and how many hands."""

    name: str
    seats: int
    first: int
    hands: int


class BatchCount(NamedTuple):
    """What was played, and the hands with an event that cites no clause in force, as messages."""

    part: HandBatch
    events: int
    uncited: tuple[str, ...]


@cache
def choices(name: str) -> tuple[tuple[Ruleset, frozenset[str]], ...]:
    """Return a ruleset under many choices of readings, each with the clauses that set a rule there.

    They are the adopted ones, each single other, and some at random.
    """
    adopted = find(name)
    readings = {crux: [*entry["readings"]] for crux, entry in adopted.cruxes.items()}
    chosen: list[dict[str, str]] = [{}]
    chosen += [{crux: reading} for crux, names in readings.items() for reading in names]
    random = Random(name)
    chosen += [{crux: random.choice(of) for crux, of in readings.items()} for _ in range(MIXED)]
    variants = []
    for readings_of in chosen:
        ruleset = find(name, readings_of)
        setting = {ruled.clause for by in ruleset.leaves.values() for ruled in by.values()}
        variants.append((ruleset, ruleset.in_force & setting))
    return tuple(variants)


def play_batch(part: HandBatch) -> BatchCount:
    """Play hands by chance: the cards, the chips, the readings and the answers."""
    events = 0
    uncited = []
    fitting = [choice for choice in choices(part.name) if part.seats in choice[0].rules_by_seats]
    for seed in range(part.first, part.first + part.hands):
        random = Random(f"{part.name} {part.seats} {seed}")
        ruleset, known = fitting[seed % len(fitting)]
        outcome = drive(ruleset, start(ruleset, part.seats, random), QUICK["random"](random))
        events += len(outcome.events)
        if not known.issuperset(event.clause for event in outcome.events):
            uncited.append(f"{part.name} with {part.seats} seats, hand {seed}, {ruleset.others}")
    return BatchCount(part, events, tuple(uncited))


def start(ruleset: Ruleset, seats: int, random: Random) -> Start:
    """Return a deal by chance; half of them with purses, some too short."""
    pools = tuple((pool, random.randrange(9)) for pool in ruleset.rules(seats).pools)
    purses = tuple(random.randrange(5, 45) for _ in range(seats))
    return replace(
        from_seed(ruleset, seats, random.randrange(2**32)),
        pools=pools,
        purses=purses if random.random() < HALF else None,
        later=random.random() < HALF,
    )


def parts(names: Sequence[str], hands: int) -> Iterator[HandBatch]:
    """Yield what there is to play: so many hands of each ruleset at each number of seats."""
    for name in names:
        for seats in find(name).rules_by_seats:
            for first in range(0, hands, TOGETHER):
                yield HandBatch(name, seats, first, min(TOGETHER, hands - first))


@click.command()
@click.argument("rulesets", nargs=-1)
@click.option("--hands", type=click.IntRange(min=1), default=HANDS, show_default=True)
def main(rulesets: Sequence[str], *, hands: int) -> None:
    """Play random hands of all RULESETS that are played, or of those named, at each number of seats.

    What was found is noted in tests/trials.json, unless fewer hands are asked for. Ends with 1, and
    notes nothing, where an event cites no clause that is in force and sets a rule.
    """
    every = [*parts(choose_rulesets(rulesets), hands)]
    counts = sorted(run_parallel(play_batch, every, "hands"))
    grid = Grid("", "seats", "hands", "events", "uncited", box=None)
    for name, seats in dict.fromkeys((count.part.name, count.part.seats) for count in counts):
        its = [count for count in counts if (count.part.name, count.part.seats) == (name, seats)]
        grid.add_row(name, str(seats), *_sums(its))
    grid.add_row("all", "", *_sums(counts), style="bold")
    Console(highlight=False).print(grid)
    uncited = [hand for count in counts for hand in count.uncited]
    for hand in uncited:
        print(f"{hand}: an event cites no clause in force", file=sys.stderr)
    if not uncited:
        note("uncited", count_hands(counts))
    sys.exit(bool(uncited))


def count_hands(counts: Sequence[BatchCount]) -> dict[str, dict[str, object]]:
    """Return how many hands and events were played, of each ruleset that was played enough."""
    hands: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for tally in counts:
        hands[tally.part.name] += tally.part.hands
        events[tally.part.name] += tally.events
    return {
        name: {"hands": count, "events": events[name]}
        for name, count in hands.items()
        if count >= HANDS * len(find(name).rules_by_seats)
    }


def _sums(counts: Sequence[BatchCount]) -> Iterator[str]:
    yield f"{sum(count.part.hands for count in counts):,}"
    yield f"{sum(count.events for count in counts):,}"
    yield str(sum(len(count.uncited) for count in counts))


if __name__ == "__main__":
    with failing("make uncited"):
        main()
