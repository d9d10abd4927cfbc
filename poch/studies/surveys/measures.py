"""Measures: what deals come to in numbers, read off their events."""

from collections.abc import Callable, Container, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from poch.game.engine import Outcome
from poch.game.events import (
    Antes,
    BluffPaid,
    Dealt,
    Doubled,
    Dressed,
    Event,
    LaidOff,
    LeftAlone,
    Melded,
    NothingShown,
    Paid,
    Placed,
    PoolWon,
    PrizeTaken,
    RunStopped,
    ShareWon,
    StageBegan,
    Staked,
    StopLaid,
    TrumpsMade,
    TurnedUp,
    TurnUpPaid,
    TurnUpSwapped,
    TurnUpTaken,
    VieWon,
)
from poch.game.ruleset import Ruleset
from poch.game.said import Said, said
from poch.game.table import Seat
from poch.texts.leaves import POOLS, STAGES

Sums: TypeAlias = dict[str, int]
"""How many of each thing there were in some deals: whole numbers, so that adding them is exact."""


class Measure(NamedTuple):
    """A measure: how many of one thing there are for each of another.

    A `share` counts deals of which something is true. `told` is a message that completes "This measure says …".
    """

    name: str
    of: str
    to_each: str
    told: Said
    share: bool = False


def measures(pools: Sequence[str], stages: Sequence[str]) -> tuple[Measure, ...]:
    """Return the measures of a game with these pools and stages: of vying, or else of pools won by playing."""
    means = {
        "length.events": ("events", said("measure-events")),
        "length.actions": ("actions", said("measure-actions")),
        "chips.all": ("chips", said("measure-chips")),
        **{f"chips.{one}": (f"chips.{one}", said("measure-stage", stage=one)) for one in stages},
    }
    edges = {
        "edge.dealer": ("dealer", said("measure-dealer")),
        "edge.forehand": ("forehand", said("measure-forehand")),
    }
    vying = {
        "vie.opened": ("opened", said("measure-opened")),
        "vie.contested": ("contested", said("measure-contested")),
        "vie.bluff-paid": ("bluffs", said("measure-bluff-paid")),
    }
    playing = {
        "play.pools": ("played", "deals", said("measure-played")),
        "play.runs": ("runs", "deals", said("measure-runs")),
        "play.dead": ("dead", "runs", said("measure-dead")),
    }
    vies = "vying" in stages
    shares = {
        **(vying if vies else {}),
        **{f"won.{one}": (f"won.{one}", said("measure-won", pool=one)) for one in pools},
    }
    return (
        *(Measure(name, of, "deals", says) for name, (of, says) in means.items()),
        Measure("chips.supplied", "supplied", "chips", said("measure-supplied")),
        *(Measure(name, of, "deals", says) for name, (of, says) in edges.items()),
        *(
            Measure(name, of, each, says)
            for name, (of, each, says) in ({} if vies else playing).items()
        ),
        *(Measure(name, of, "deals", says, share=True) for name, (of, says) in shares.items()),
        *(
            Measure(f"size.{one}", f"size.{one}", f"won.{one}", said("measure-size", pool=one))
            for one in pools
        ),
    )


_CHIPS = attrgetter("chips")


def _nothing(_: Event) -> int:
    return 0


def _dressed(event: Dressed) -> int:
    return sum(chips for _, chips in event.antes)


def _with_stakes(event: VieWon | ShareWon) -> int:
    return event.chips + sum(event.stakes)


MOVED: dict[type[Event], tuple[Callable[[Any], int], str]] = {
    Dressed: (_dressed, "dressed"),
    TurnUpPaid: (_CHIPS, "taken"),
    Melded: (_CHIPS, "taken"),
    Staked: (_CHIPS, "laid"),
    NothingShown: (lambda event: sum(event.stakes), ""),
    BluffPaid: (_CHIPS, "laid"),
    VieWon: (_with_stakes, "taken"),
    ShareWon: (_with_stakes, "taken"),
    Placed: (_CHIPS, ""),
    PoolWon: (_CHIPS, "taken"),
    Doubled: (_CHIPS, ""),
    Paid: (_CHIPS, ""),
    PrizeTaken: (_CHIPS, "taken"),
}
"""How many chips an event moves, by its type, and whether a pool is taken, chips are staked, or all pay.

All others move none.
"""

_READ = MOVED | {StageBegan: (_nothing, "stage"), LeftAlone: (_nothing, "alone")}
_HANDED = frozenset({Dealt, TurnedUp, TurnUpTaken, TurnUpSwapped, TrumpsMade, LaidOff})
"""What decides which cards a seat holds in the vying, and what is trumps."""
_STAGE = {name: f"chips.{name}" for name in STAGES}
_WON = {name: (f"won.{name}", f"size.{name}") for name in POOLS}


def supplied(ruleset: Ruleset) -> frozenset[str]:
    """Return the clauses of a ruleset that we supplied, its source having nothing for them."""
    return frozenset(
        name for name, clause in ruleset.clauses.items() if clause["status"] == "supplied"
    )


def count(sums: Sums, largest: Sums, outcome: Outcome, ours: Container[str]) -> None:
    """Add a deal to sums; `ours` are the supplied clauses, `largest` the most taken by pool.

    Purses without limit begin at nothing, so that they tell what was won.
    """
    stage, before = "", 0
    chips = by_ours = each = 0
    antes: Antes | None = None
    taken: dict[str, int] = {}
    laid: dict[str | None, int] = {}
    staked: set[Seat] = set()
    read_of = _READ.get
    events: Sequence[Any] = outcome.events
    for event in events:
        read = read_of(type(event))
        if read is None:
            continue
        move, how = read
        if how == "stage":
            if stage:
                sums[stage] += chips - before
            stage, before = _STAGE[event.stage], chips
            continue
        if how == "alone":
            sums["bluffs"] += _bluffed(outcome, event)
            continue
        if how != "dressed":
            moved = move(event)
        else:  # all dress the board alike
            if event.antes is not antes:
                antes, each = event.antes, move(event)
            moved = each
        chips += moved
        if event.clause in ours:
            by_ours += moved
        if how == "taken":
            pool = event.pool
            taken[pool] = taken.get(pool, 0) + event.chips
        elif how == "laid":
            pool = event.pool
            laid[pool] = laid.get(pool, 0) + moved
            staked.add(event.seat)
    sums[stage] += chips - before
    _pools(sums, largest, taken, laid)
    purses = outcome.table.purses
    counted = {
        "deals": 1,
        "events": len(events),
        "actions": len(outcome.taken),
        "chips": chips,
        "supplied": by_ours,
        "dealer": purses[-1],
        "forehand": purses[0],
    }
    for name, number in counted.items():
        sums[name] += number
    if "opened" in sums:
        sums["opened"] += bool(staked)
        sums["contested"] += len(staked) > 1
    else:
        _played(sums, outcome)


def _pools(
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


def _played(sums: Sums, outcome: Outcome) -> None:
    """Add the pools won by playing, and the runs that stopped; dead are those whose next card was left over."""
    dealt = outcome.dealt
    left = {*dealt.talon, dealt.turn_up}
    phases = [stage.phase for stage in outcome.ruleset.rules(len(dealt.hands)).stages]
    for event in outcome.events:
        if isinstance(event, PoolWon):
            sums["played"] += 1
        elif isinstance(event, StopLaid):
            sums["runs"] += 1
        elif isinstance(event, RunStopped):
            sums["runs"] += 1
            following = (card for phase in phases for card in phase.going_on(event.card))
            sums["dead"] += any(card in left for card in following)


def _bluffed(outcome: Outcome, alone: LeftAlone) -> bool:
    """Tell whether all dropped out before a seat although another had a better set."""
    table = outcome.start.copy()
    for event in outcome.events:
        if type(event) in _HANDED:
            event.onto(table)
        elif event is alone:
            break
    rules, hands, seat = outcome.ruleset.rules(len(table.hands)), table.hands, alone.seat
    ranking = next(filter(None, (stage.phase.ranked() for stage in rules.stages)))
    mine = ranking.best(hands[seat])
    for other, hand in enumerate(hands):
        if other == seat or len({card[:-1] for card in hand}) == len(hand):
            continue
        both = [(mine, hands[seat]), (ranking.best(hand), hand)]
        (one, cards), (two, others) = both if seat < other else reversed(both)
        wins = ranking.first_is_better((one, two), (cards, others), table.trump)[0]
        if wins == (other < seat):
            return True
    return False
