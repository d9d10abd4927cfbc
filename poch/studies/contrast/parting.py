"""Where two sides part: at all, or in what it costs or brings somebody."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from poch.game.events import Event, StageBegan
from poch.game.table import Table
from poch.records.trace import CHOICES
from poch.studies.contrast.same_deal import Side


class PartingPlace(NamedTuple):
    """Where two sides part: how much is alike before that, and their events there.

    `a` and `b` are places among what is told of each side, or None where nothing of it happens there.
    """

    place: tuple[int, ...]
    a: int | None
    b: int | None


PartingFinder: TypeAlias = Callable[[Side, Side], PartingPlace | None]
"""Tells where two sides part, if they do."""


def parting_place(a: Side, b: Side) -> int | None:
    """Return the place after the layout at which two sides part, if they do.

    That is the first event that is another, by whatever clause; or where nothing more happens on
    one side, or another question is left open.
    """
    pairs = zip(a.after, b.after, strict=False)
    for place, (here, there) in enumerate(pairs):
        if not is_same_event(a.moments[here].event, b.moments[there].event):
            return place
    least = min(len(a.after), len(b.after))
    if len(a.after) != len(b.after) or _open_question(a) != _open_question(b):
        return least
    return None


def find_parting(a: Side, b: Side) -> PartingPlace | None:
    """Return where two sides part in whatever happens."""
    place = parting_place(a, b)
    if place is None:
        return None
    return PartingPlace(
        (place,), *(side.after[place] if place < len(side.after) else None for side in (a, b))
    )


def find_chip_parting(a: Side, b: Side) -> PartingPlace | None:
    """Return where somebody first pays or gets on one side what he does not on the other.

    What is paid one after the other, with nothing done between, may come in another order. Where a
    side stops before it comes to that, they part by what is done there on the other.
    """
    place = 0
    for run_a, run_b in zip_longest(_runs(a), _runs(b), fillvalue=()):
        mine, theirs = (Counter(moved for moved, _ in run) for run in (run_a, run_b))
        both = mine & theirs
        place += both.total()
        if mine != theirs:
            first, second = _first_beyond(run_a, both), _first_beyond(run_b, both)
            if (first is None and a.ask) or (second is None and b.ask):
                return _find_stop(a, b, place)
            return PartingPlace((place,), first, second)
    return None


def _find_stop(a: Side, b: Side, place: int) -> PartingPlace | None:
    """Return what is done on one side where the other stops, if anything is."""
    acts = [
        [at for at in side.after if isinstance(side.moments[at].event, CHOICES)] for side in (a, b)
    ]
    for many, (here, there) in enumerate(zip_longest(*acts)):
        if None in {here, there} or not is_same_event(
            a.moments[here].event, b.moments[there].event
        ):
            return PartingPlace((place, many), here, there)
    return None


def stage_of(a: Side, b: Side, part: PartingPlace) -> str:
    """Return the stage in which two sides part."""
    moment = a.at(part.a) or b.at(part.b) or a.moments[-1]
    return moment.stage


Moved: TypeAlias = tuple[int, ...]
"""What an event brought each seat, in chips."""
Payments: TypeAlias = Sequence[tuple[Moved, int]]


def _first_beyond(run: Payments, both: Counter[Moved]) -> int | None:
    """Return the place of the first move that is not among those on both sides."""
    left = both.copy()
    for moved, at in run:
        if not left[moved]:
            return at
        left[moved] -= 1
    return None


def _runs(side: Side) -> Iterator[Payments]:
    """Yield what was paid after the layout, together where nobody did anything between."""
    after, run = {*side.after}, list[tuple[Moved, int]]()
    for at, (event, moved) in enumerate(_moves(side)):
        if isinstance(event, (*CHOICES, StageBegan)) and run:
            yield run
            run = []
        if moved and at in after:
            run.append((moved, at))
    if run:
        yield run


def _moves(side: Side) -> Iterator[tuple[Event, Moved | None]]:
    """Yield all that is told of a side, each event with what it moved."""
    parts: list[tuple[Table, Sequence[Event]]] = [
        (deal.outcome.start.copy(), deal.outcome.events) for deal in side.replay.deals
    ]
    if end := side.replay.end:
        parts.append((end.before.copy(), end.events))
    for table, events in parts:
        for event in events:
            had = [*table.purses]
            event.onto(table)
            moved = tuple(has - before for has, before in zip(table.purses, had, strict=True))
            yield event, moved if any(moved) else None


def is_same_event(event: Event, other: Event) -> bool:
    """Tell whether the same happened, by whatever clause."""
    kind: Any = type(event)
    values = _value_getter(kind)
    return kind is type(other) and bool(values(event) == values(other))


@cache
def _value_getter(kind: Any) -> Callable[[Event], Any]:
    names = [name for name in kind.__match_args__ if name != "clause"]
    return attrgetter(*names) if names else lambda _: None


def _open_question(side: Side) -> tuple[int, Any] | None:
    return (side.ask.seat, side.ask.options) if side.ask else None
