"""Taking up a record at a step of it, to play on from there."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from poch.game.engine import Outcome
from poch.game.ruleset import Finder, Ruleset
from poch.game.said import YOU, Message, MessageError, message
from poch.game.seat_view import may_hold_back, notices
from poch.game.table import Seat
from poch.records.record import PlayedDeal, replay_unchecked
from poch.sittings.sitting import Record, replay_so_far


@dataclass(frozen=True, slots=True)
class Resumed:
    """A record of one deal, ready to be played on.

    `seat` is who is asked there, or at the end who looked on. `stopped` says what of the whole record the rules
    do not know, and why it ends too early; `dealt` counts the deals so far, and `totals` are what
    those before this one came to.
    """

    record: Record
    seat: str
    stopped: list[Message]
    dealt: int
    totals: dict[str, int]


def resume(
    find: Finder, record: Record, step: int | None, wanted: str | None, viewer: str | None
) -> Resumed:
    """Return the one deal of a record that a step of its trace lies in; without a step, the last.

    Its actions are kept up to the first question after the step, put to the wanted seat if one is
    named, or all that fit. Steps are those that the viewer sees of the deal. Where nobody is asked
    any more and no viewer is known, it was whom messages address, or the first seat.
    """
    record, stopped = drop_unknown(find, record)
    whole = replay_unchecked(record, find)
    if step is None:
        step = sum(len(deal.outcome.events) for deal in whole.deals)
    place, before = whole.at(step)
    deal = whole.deals[place]
    own = record["deals"][place] if "deals" in record else record
    actions = list(own.get("actions", ()))
    if deal.outcome.rejected:
        at, why = deal.outcome.rejected
        stopped.append(message("lost-action", n=at + 1, action=str(actions[at]), why=why))
        actions = actions[:at]
    single = {**_single(record, whole.ruleset, deal), "deal": own["deal"], "actions": actions}
    outcome = replay_so_far(find, single, actions).deals[0].outcome
    least = _events_needed(
        outcome, step - before, None if viewer is None else deal.seats.index(viewer)
    )
    questions = (
        (many, seat)
        for many, events, seat in _questions(outcome, len(actions))
        if events >= least and wanted in (None, deal.seats[seat])
    )
    if question := next(questions, None):
        single["actions"], seat = actions[: question[0]], question[1]
    elif wanted is not None:
        raise MessageError("error-asked-nothing", seat=str(wanted))
    else:
        looking = (deal.seats.index(name) for name in (viewer, YOU) if name in deal.seats)
        seat = outcome.ask.seat if outcome.ask else next(looking, 0)
    totals = replace(whole, deals=whole.deals[:place], end=None).net if place else {}
    return Resumed(single, deal.seats[seat], stopped, place + 1, totals)


def drop_unknown(find: Finder, record: Record) -> tuple[Record, list[Message]]:
    """Return a record without the readings and pools that its ruleset does not know, or no longer.

    With it comes a message for each of them.
    """
    ruleset, lost = find(record["ruleset"], {}), list[Message]()
    readings, pools = dict(record.get("readings", {})), dict(record.get("pools", {}))
    for crux, reading in record.get("readings", {}).items():
        if reading not in ruleset.cruxes.get(crux, {}).get("readings", {}):
            del readings[crux]
            lost.append(message("lost-reading", reading=reading, crux=crux))
    for pool, chips in record.get("pools", {}).items():
        if pool not in ruleset.rules(len(record["seats"])).pools:
            del pools[pool]
            lost.append(message("lost-pool", pool=pool, n=chips))
    return {**record, "readings": readings, "pools": pools}, lost


def _single(record: Record, ruleset: Ruleset, deal: PlayedDeal) -> Record:
    """Return a record of one deal, without its cards: who sits there, and the chips before it."""
    start = deal.outcome.start
    single = {
        "ruleset": record["ruleset"],
        "readings": ruleset.others,
        "seats": list(deal.seats),
        "deal": {},
        "pools": {pool: chips for pool, chips in start.pools.items() if chips},
    }
    if start.finite:
        single["purses"] = dict(zip(deal.seats, start.purses, strict=True))
    for key, seat in (("won", start.won_before), ("banker", start.banker)):
        if seat is not None:
            single[key] = deal.seats[seat]
    return single


def _questions(outcome: Outcome, actions: int) -> Iterator[tuple[int, int, Seat]]:
    """Yield the questions of a hand in order, as (actions, events, seat).

    A question is open once so many of the first `actions` are done, and stays open until the next
    of them. So many events come before it, and this seat is asked.
    """
    asked = [*zip(outcome.places, outcome.when, (seat for seat, _ in outcome.taken), strict=True)]
    if outcome.ask:
        asked.append((actions, len(outcome.events), outcome.ask.seat))
    least = 0
    for place, events, seat in asked:
        if least <= place:
            yield least, events, seat
        least = place + 1


def _events_needed(outcome: Outcome, steps: int, viewer: Seat | None) -> int:
    """Return how many events it takes until a seat can know of so many steps."""
    if viewer is None or steps <= 0:
        return steps
    free = may_hold_back(outcome.ruleset.rules(len(outcome.table.hands)))
    seen = (
        number
        for number, event in enumerate(outcome.events, 1)
        if notices(event, viewer, may_hold_back=free)
    )
    beyond = len(outcome.events) + 1
    return next(islice(seen, min(steps, beyond) - 1, None), beyond)
