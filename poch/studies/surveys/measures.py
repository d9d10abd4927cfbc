"""Measures: what deals come to in numbers, read off their events."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from poch.game.engine import Outcome
from poch.game.events import (
    Antes,
    BluffPaid,
    ChipsPut,
    Dealt,
    Dressed,
    Event,
    LaidOff,
    LeftAlone,
    Melded,
    NothingShown,
    Paid,
    PoolTaken,
    PoolWon,
    RunStopped,
    SpareHandTaken,
    StageBegan,
    Staked,
    StakesTaken,
    StopLaid,
    TrumpsMade,
    TurnedUp,
    TurnUpSwapped,
    TurnUpTaken,
)
from poch.game.ruleset import Ruleset
from poch.game.said import Message, message
from poch.game.table import Seat
from poch.texts.leaves import POOLS

Sums: TypeAlias = dict[str, int]
"""How many of each thing there were in some deals: whole numbers, so that adding them is exact."""


class Measure(NamedTuple):
    """A measure: how many of one thing there are for each of another.

    A `share` counts deals of which something is true. `message` completes "This measure says …".
    """

    name: str
    of: str
    to_each: str
    message: Message
    share: bool = False


def measures(pools: Sequence[str], stages: Sequence[str]) -> tuple[Measure, ...]:
    """Return the measures of a game with these pools and stages: of vying, or else of pools won by playing."""
    return tuple(_measures(pools, stages))


def _measures(pools: Sequence[str], stages: Sequence[str]) -> Iterator[Measure]:
    for name in ("events", "actions"):
        yield Measure(f"length.{name}", name, "deals", message(f"measure-{name}"))
    yield Measure("chips.all", "chips", "deals", message("measure-chips"))
    for stage in stages:
        name = f"chips.{stage}"
        yield Measure(name, name, "deals", message("measure-stage", stage=stage))
    yield Measure("chips.supplied", "supplied", "chips", message("measure-supplied"))
    for name in ("dealer", "forehand"):
        yield Measure(f"edge.{name}", name, "deals", message(f"measure-{name}"))
    if "vying" in stages:
        for name in ("opened", "contested"):
            yield Measure(f"vie.{name}", name, "deals", message(f"measure-{name}"), share=True)
        paid = message("measure-bluff-paid")
        yield Measure("vie.bluff-paid", "bluffs", "deals", paid, share=True)
    else:
        yield Measure("play.pools", "played", "deals", message("measure-played"))
        yield Measure("play.runs", "runs", "deals", message("measure-runs"))
        yield Measure("play.dead", "dead", "runs", message("measure-dead"))
    for pool in pools:
        won = f"won.{pool}"
        yield Measure(won, won, "deals", message("measure-won", pool=pool), share=True)
    for pool in pools:
        size = f"size.{pool}"
        yield Measure(size, size, f"won.{pool}", message("measure-size", pool=pool))


@dataclass(slots=True)
class Tally:
    """What a deal comes to, added up event by event."""

    outcome: Outcome
    chips: int = 0
    bluffs: int = 0
    stages: list[tuple[str, int]] = field(default_factory=list)
    """The stages in their order, each with the chips that were moved before it."""
    antes: Antes | None = None
    dressing: int = 0
    """What each seat pays in these antes."""
    taken: dict[str, int] = field(default_factory=dict)
    laid: dict[str | None, int] = field(default_factory=dict)
    staked: set[Seat] = field(default_factory=set)


def _move(_: Tally, event: ChipsPut | Paid) -> int:
    return event.chips


def _return(_: Tally, event: NothingShown) -> int:
    return sum(event.stakes)


def _dress(tally: Tally, event: Dressed) -> int:
    if event.antes is not tally.antes:  # all dress the board alike
        tally.antes, tally.dressing = event.antes, sum(chips for _, chips in event.antes)
    return tally.dressing


def _take(tally: Tally, event: Melded | PoolTaken) -> int:
    tally.taken[event.pool] = tally.taken.get(event.pool, 0) + event.chips
    return event.chips


def _win(tally: Tally, event: StakesTaken) -> int:
    return _take(tally, event) + sum(event.stakes)


def _lay(tally: Tally, event: BluffPaid | Staked) -> int:
    tally.laid[event.pool] = tally.laid.get(event.pool, 0) + event.chips
    tally.staked.add(event.seat)
    return event.chips


def _begin(tally: Tally, event: StageBegan) -> int:
    tally.stages.append((event.stage, tally.chips))
    return 0


def _leave_alone(tally: Tally, event: LeftAlone) -> int:
    tally.bluffs += is_bluff(tally.outcome, event)
    return 0


FOLDS: Mapping[type[Event], Callable[[Tally, Any], int]] = {
    StageBegan: _begin,
    Dressed: _dress,
    Melded: _take,
    NothingShown: _return,
    LeftAlone: _leave_alone,
    Paid: _move,
    **dict.fromkeys(ChipsPut.__subclasses__(), _move),
    **dict.fromkeys(PoolTaken.__subclasses__(), _take),
    **dict.fromkeys(StakesTaken.__subclasses__(), _win),
    Staked: _lay,
    BluffPaid: _lay,
}
"""What adds an event of each type to the tally of its deal and returns the chips it moves; others move none."""

_HANDED = frozenset({
    Dealt, TurnedUp, TurnUpTaken, TurnUpSwapped, TrumpsMade, LaidOff, SpareHandTaken,
})  # fmt: skip
"""What decides which cards a seat holds in the vying, and what is trumps."""
_WON = {name: (f"won.{name}", f"size.{name}") for name in POOLS}


def supplied_clauses(ruleset: Ruleset) -> frozenset[str]:
    """Return the clauses of a ruleset that we supplied, its source having nothing for them."""
    return frozenset(
        name for name, clause in ruleset.clauses.items() if clause["status"] == "supplied"
    )


def count_deal(sums: Sums, largest: Sums, outcome: Outcome, ours: Container[str]) -> None:
    """Add a deal to sums; `ours` are the supplied clauses, `largest` the most taken by pool.

    Purses without limit begin at nothing, so that they tell what was won.
    """
    tally, by_ours = Tally(outcome), 0
    fold_of = FOLDS.get
    for event in outcome.events:
        if fold := fold_of(type(event)):
            moved = fold(tally, event)
            if moved:
                tally.chips += moved
                if event.clause in ours:
                    by_ours += moved
    for (stage, before), (_, after) in pairwise([*tally.stages, ("", tally.chips)]):
        sums[f"chips.{stage}"] += after - before
    _add_pools(sums, largest, tally.taken, tally.laid)
    purses = outcome.table.purses
    counted = {
        "deals": 1,
        "events": len(outcome.events),
        "actions": len(outcome.taken),
        "chips": tally.chips,
        "supplied": by_ours,
        "dealer": purses[-1],
        "forehand": purses[0],
    }
    for name, number in counted.items():
        sums[name] += number
    if "opened" in sums:
        sums["opened"] += bool(tally.staked)
        sums["contested"] += len(tally.staked) > 1
        sums["bluffs"] += tally.bluffs
    else:
        _add_played(sums, outcome)


def _add_pools(
    sums: Sums, largest: Sums, taken: Mapping[str, int], laid: Mapping[str | None, int]
) -> None:
    """Add what was won from the pools, without what was laid there in the same deal."""
    for pool, won in taken.items():
        if won:
            lay = max(won - laid[pool], 0) if pool in laid else won
            how_often, how_much = _WON[pool]
            sums[how_often] += 1
            sums[how_much] += lay
            largest[pool] = max(largest[pool], lay)


def _add_played(sums: Sums, outcome: Outcome) -> None:
    """Add the pools won by playing, and the runs that stopped; dead are those whose next card was left over."""
    dealt = outcome.dealt
    left = {*dealt.talon, dealt.turn_up}
    phases = [stage.phase for stage in outcome.ruleset.rules(len(dealt.hands)).stages]
    for event in outcome.events:
        if isinstance(event, PoolWon):
            sums["played"] += 1
        elif isinstance(event, StopLaid):
            sums["runs"] += 1
        elif isinstance(event, SpareHandTaken):
            left = left - {*event.taken} | {*event.cards}
        elif isinstance(event, RunStopped):
            sums["runs"] += 1
            following = (card for phase in phases for card in phase.going_on(event.card))
            sums["dead"] += any(card in left for card in following)


def is_bluff(outcome: Outcome, alone: LeftAlone) -> bool:
    """Tell whether all dropped out before a seat although another had a better set."""
    table = outcome.start.copy()
    for event in outcome.events:
        if type(event) in _HANDED:
            event.onto(table)
        elif event is alone:
            break
    rules, hands, seat = outcome.ruleset.rules(len(table.hands)), table.hands, alone.seat
    orders = [order for stage in rules.stages if (order := stage.phase.set_ranking())]
    ranking = orders[0]
    mine = ranking.best(hands[seat])
    for other, hand in enumerate(hands):
        theirs = ranking.best(hand)
        if other == seat or not theirs.cards:
            continue
        both = [(mine, hands[seat]), (theirs, hand)]
        (first, cards), (second, others) = both if seat < other else reversed(both)
        wins = ranking.first_is_better((first, second), (cards, others), table.trump)[0]
        if wins == (other < seat):
            return True
    return False
