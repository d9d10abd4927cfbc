"""Hand records: a hand, or several in a row, as written in YAML or JSON."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from poch.actions import Action
from poch.cards import card
from poch.compile import Complaint, ReadingError, compiled
from poch.engine import Going, Outcome, Start, completed, dealt, from_seed, play, winner
from poch.ledger import Ledger
from poch.notation import action
from poch.ruleset import Loader, Ruleset
from poch.table import Table

KEYS = {
    "ruleset", "readings", "title", "notes", "shows", "clause", "seats", "deal", "deals", "pools",
    "purses", "actions", "expect",
}  # fmt: skip
MOST_ACTIONS = 2000
MOST_CHIPS = 10**9


class RecordError(ValueError):
    """A record that cannot be played; `complaints` has everything found wrong."""

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        """Keep the complaints."""
        self.complaints = tuple(complaints)
        super().__init__("; ".join(map(str, complaints)))


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a record: who sits where, how it starts, how it went."""

    seats: tuple[str, ...]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: its deals, and the ledger of the end of the session, if it ended."""

    ruleset: Ruleset
    deals: tuple[Deal, ...]
    end: Ledger | None
    before_end: Table | None

    @property
    def purses(self) -> dict[str, int]:
        """The purses at the end, by name."""
        last = self.deals[-1]
        table = self.end.table if self.end else last.outcome.table
        return dict(zip(last.seats, table.purses, strict=True))

    @property
    def net(self) -> dict[str, int]:
        """What each has won or lost, in chips, in the order of the first deal."""
        first = self.deals[0]
        before = dict(zip(first.seats, first.outcome.start.purses, strict=True))
        after = self.purses
        return {name: after[name] - before[name] for name in first.seats}

    @property
    def pools(self) -> dict[str, int]:
        """The pools that are not empty at the end."""
        table = self.end.table if self.end else self.deals[-1].outcome.table
        return {pool: chips for pool, chips in table.pools.items() if chips}

    @property
    def winner(self) -> str | None:
        """Who went out in the last deal, else who won its vying."""
        last = self.deals[-1]
        seat = winner(last.outcome.table)
        return None if seat is None else last.seats[seat]


def replayed(data: Any, load: Loader, then: Going | None = None) -> Replay:
    """Play a record; raises RecordError where it is not one.

    Actions that do not fit end the replay; the outcome of the last deal then says why. A hand
    still in play goes on with `then`, see `engine.play`.
    """
    complaints = list(_shape(data))
    if complaints:
        raise RecordError(complaints)
    try:
        ruleset = compiled(load(data["ruleset"]), data.get("readings"))
    except ReadingError as error:
        raise RecordError([Complaint(("readings",), "readings", str(error))]) from error
    except ValueError as error:
        raise RecordError([Complaint(("ruleset",), "ruleset", str(error))]) from error
    seats = tuple(data["seats"])
    deals = data.get("deals") or [{"deal": data["deal"], "actions": data.get("actions") or []}]
    pools = dict(data.get("pools") or {})
    purses = data.get("purses")
    played: list[Deal] = []
    end: Ledger | None = None
    before_end: Table | None = None
    for at, one in enumerate(deals):
        path = ("deals", at) if "deals" in data else ()
        start = _started(ruleset, seats, one["deal"], (*path, "deal"))
        start = Start(
            start.hands,
            start.turn_up,
            start.talon,
            _pooled(ruleset, len(seats), pools),
            tuple(purses[name] for name in seats) if purses else None,
            later=bool(at or pools),
        )
        actions = _actions(one.get("actions") or [], seats, path)
        outcome = play(ruleset, start, actions, then)
        played.append(Deal(seats, outcome))
        if outcome.ask or outcome.rejected:
            break
        if "deals" not in data:
            continue
        pools, purses = outcome.table.pools, dict(zip(seats, outcome.table.purses, strict=True))
        purses = purses if outcome.table.finite else None
        end, before_end = ended(ruleset, outcome, at + 1)
        if end:
            break
        seats = (*seats[1:], seats[0])
    return Replay(ruleset, tuple(played), end, before_end)


def ended(ruleset: Ruleset, outcome: Outcome, deals: int = 1) -> tuple[Ledger | None, Table | None]:
    """Return the ledger of the session's end and the table before it, if it ends here.

    `deals` says how many there were in it so far.
    """
    rules = ruleset.rules(len(outcome.table.hands))
    before = outcome.table.copy()
    unable = rules.dressing.unable(before)
    if unable is None and not rules.ending.due(deals, len(before.hands)):
        return None, None
    ledger = Ledger(before.copy())
    rules.ending.record(ledger, unable)
    return ledger, before


def _started(ruleset: Ruleset, seats: Sequence[str], deal: Any, path: tuple[Any, ...]) -> Start:  # noqa: ANN401
    try:
        if "seed" in deal:
            return from_seed(ruleset, len(seats), deal["seed"])
        if "pack" in deal:
            order = [card(one) for one in _cards(deal["pack"])]
            needed = set(ruleset.rules(len(seats)).pack)
            if len(set(order)) != len(order) or not needed <= set(order):
                message = "the pack must have every card once; write all of them"
                raise ValueError(message)
            return dealt(ruleset, len(seats), order)
        hands = tuple(tuple(card(one) for one in _cards(deal["hands"][name])) for name in seats)
        talon = tuple(card(one) for one in _cards(deal.get("talon") or []))
        turned = card(deal["turn-up"]) if deal.get("turn-up") else None
        return completed(ruleset, Start(hands, turned, talon))
    except ValueError as error:
        raise RecordError([Complaint(path, "deal", named(str(error), seats))]) from error


def _cards(value: Any) -> list[str]:  # noqa: ANN401 - a line or a list
    return value.split() if isinstance(value, str) else list(value)


def _pooled(ruleset: Ruleset, seats: int, pools: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    try:
        known = ruleset.rules(seats).pools
    except ValueError as error:
        raise RecordError([Complaint(("seats",), "seats", str(error))]) from error
    for pool in pools:
        if pool not in known:
            says = f"the board has no pool {pool}; its pools: {', '.join(known)}"
            raise RecordError([Complaint(("pools", pool), "pools", says)])
    return tuple(pools.items())


def _actions(
    lines: Sequence[str], seats: Sequence[str], path: tuple[Any, ...]
) -> list[tuple[int, Action]]:
    found, complaints = [], []
    for at, line in enumerate(lines):
        try:
            found.append(action(str(line), seats))
        except ValueError as error:
            complaints.append(Complaint((*path, "actions", at), f"actions[{at}]", str(error)))
    if complaints:
        raise RecordError(complaints)
    return found


def named(text: str, seats: Sequence[str]) -> str:
    """Return a sentence with the names of the seats where it has their numbers in braces."""
    for at, name in enumerate(seats):
        text = text.replace(f"{{{at}}}", name)
    return text


def _shape(data: Any) -> Iterator[Complaint]:  # noqa: ANN401 - whatever a file may hold
    if not isinstance(data, Mapping):
        yield Complaint((), "hand", "this is no map; begin with ruleset:, seats:, deal: …")
        return
    for key in data:
        if key not in KEYS:
            says = f"not known here; the keys are: {', '.join(sorted(KEYS))}"
            yield Complaint((key,), str(key), says)
    if not isinstance(data.get("ruleset"), str):
        yield Complaint(("ruleset",), "ruleset", "missing; name one, see poch list")
    seats = data.get("seats")
    if (
        not isinstance(seats, list)
        or not all(isinstance(name, str) and name.strip() for name in seats)
        or len(set(seats)) != len(seats)
    ):
        yield Complaint(("seats",), "seats", "not a list of different names; the last one deals")
        return
    for key in ("readings", "pools", "purses", "expect"):
        if data.get(key) is not None and not isinstance(data[key], Mapping):
            yield Complaint((key,), key, "not a map")
            return
    yield from _chips(data, seats)
    if "deals" in data and not (isinstance(data["deals"], list) and data["deals"]):
        yield Complaint(("deals",), "deals", "not a list of deals")
        return
    if ("deal" in data) == ("deals" in data):
        yield Complaint((), "deal", "write either deal: or deals:")
        return
    deals = data.get("deals", [data])
    for at, one in enumerate(deals):
        yield from _deal(one, seats, ("deals", at) if "deals" in data else ())


def _chips(data: Mapping[str, Any], seats: Sequence[str]) -> Iterator[Complaint]:
    for key in ("pools", "purses"):
        for name, chips in (data.get(key) or {}).items():
            if type(chips) is not int or not 0 <= chips <= MOST_CHIPS:
                yield Complaint((key, name), f"{key}.{name}", f"{chips!r} is no number of chips")
    purses = data.get("purses")
    if purses is not None and set(purses) != set(seats):
        yield Complaint(
            ("purses",), "purses", "give a number of chips for each seat, or leave purses out"
        )


def _deal(one: Any, seats: Sequence[str], path: tuple[Any, ...]) -> Iterator[Complaint]:  # noqa: ANN401
    deal = one.get("deal") if isinstance(one, Mapping) else None
    if not isinstance(deal, Mapping) or not {"hands", "seed", "pack"} & set(deal):
        yield Complaint((*path, "deal"), "deal", "give hands and turn-up, or seed, or pack")
        return
    if "seed" in deal and type(deal["seed"]) is not int:
        yield Complaint((*path, "deal", "seed"), "deal.seed", "a seed is a whole number")
    hands = deal.get("hands")
    if hands is not None and (
        not isinstance(hands, Mapping)
        or set(hands) != set(seats)
        or not all(isinstance(hand, str | list) for hand in hands.values())
    ):
        yield Complaint((*path, "deal", "hands"), "deal.hands", "give the cards of each seat")
    actions = one.get("actions")
    if actions is not None and (not isinstance(actions, list) or len(actions) > MOST_ACTIONS):
        yield Complaint((*path, "actions"), "actions", "not a list of lines such as A knock 1")


def unmet(data: Mapping[str, Any], replay: Replay) -> list[str]:
    """Return in words what a record expects and did not happen."""
    expect = data.get("expect") or {}
    found: list[str] = []
    last = replay.deals[-1].outcome
    if last.rejected:
        place, why = last.rejected
        found.append(f"action {place + 1}: {named(why, replay.deals[-1].seats)}")
    if "net" in expect and dict(expect["net"]) != replay.net:
        found.append(f"net: expected {dict(expect['net'])}, came to {replay.net}")
    if "pools" in expect:
        wanted = {pool: chips for pool, chips in expect["pools"].items() if chips}
        if wanted != replay.pools:
            found.append(f"pools: expected {wanted}, came to {replay.pools}")
    if "winner" in expect and expect["winner"] != replay.winner:
        found.append(f"winner: expected {expect['winner']}, came to {replay.winner}")
    events = [
        (type(event).__name__, name, event.clause)
        for deal in replay.deals
        for event in deal.outcome.events
        for name in [_name(event, deal.seats)]
    ]
    if replay.end:
        seats = replay.deals[-1].seats
        events += [(type(e).__name__, _name(e, seats), e.clause) for e in replay.end.events]
    for one in expect.get("events", ()):
        wanted_event = (one["type"], one.get("seat"), one.get("clause"))
        if not any(
            event[0] == wanted_event[0]
            and wanted_event[1] in {None, event[1]}
            and wanted_event[2] in {None, event[2]}
            for event in events
        ):
            found.append(f"no event {one['type']} of {one.get('seat')} by {one.get('clause')}")
    return found


def _name(event: Any, seats: Sequence[str]) -> str | None:  # noqa: ANN401 - any event
    seat = getattr(event, "seat", None)
    return None if seat is None else seats[seat]
