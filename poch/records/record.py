"""Hand records: a hand, or several in a row, as written in YAML or JSON."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from string import ascii_uppercase
from typing import Any

from poch.game.cards import Card, card
from poch.game.engine import Outcome, complete_start, deal_pack, from_seed, play, winner
from poch.game.notation import parse_line
from poch.game.replay import Going
from poch.game.ruleset import Finder, Ruleset
from poch.game.said import MessageError
from poch.game.start import Start
from poch.records.record_shape import card_words, complaints
from poch.records.session import End, Session
from poch.texts.compile import ReadingError
from poch.texts.complaint import Complaint, ComplaintsError, Path
from poch.texts.english import count_in_words


class RecordError(ComplaintsError):
    """A record that cannot be played; `complaints` has everything found wrong."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal of a record: who sits where, how it starts, how it went."""

    seats: tuple[str, ...]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: its deals, and the end of the session, if it ended."""

    ruleset: Ruleset
    deals: tuple[PlayedDeal, ...]
    end: End | None

    def __repr__(self) -> str:
        ended = ", and the end of the session" if self.end else ""
        return f"<Replay by {self.ruleset.id}: {count_in_words(len(self.deals), 'deal')}{ended}>"

    @property
    def net(self) -> dict[str, int]:
        """What each has won or lost in all the deals, in chips, in the order of the first deal."""
        net = dict.fromkeys(self.deals[0].seats, 0)
        for deal in self.deals:
            last = self.end if deal is self.deals[-1] else None
            after = (last or deal.outcome).table.purses
            for name, had, has in zip(deal.seats, deal.outcome.start.purses, after, strict=True):
                net[name] += has - had
        return net

    @property
    def pools(self) -> dict[str, int]:
        """The pools that are not empty at the end."""
        table = self.end.table if self.end else self.deals[-1].outcome.table
        return {pool: chips for pool, chips in table.pools.items() if chips}

    def at(self, step: int) -> tuple[int, int]:
        """Return which deal a step lies in, from 0, and how many steps there are before that deal."""
        ends = [*accumulate((len(deal.outcome.events) for deal in self.deals), initial=0)]
        place = max(bisect_left(ends, step, hi=len(self.deals)) - 1, 0)
        return place, ends[place]

    @property
    def winner(self) -> str | None:
        """The one who went out in the last deal, or else the winner of its vying."""
        last = self.deals[-1]
        seat = winner(last.outcome.table)
        return None if seat is None else last.seats[seat]


def as_replay(outcome: Outcome) -> Replay:
    """Return a hand as a record of it would be replayed; seats are called by letters, the dealer's last."""
    names = tuple(ascii_uppercase[: len(outcome.table.hands)])
    return Replay(outcome.ruleset, (PlayedDeal(names, outcome),), None)


def replay_record(
    data: Any, find: Finder, then: Going | None = None, idle: Sequence[frozenset[int]] = ()
) -> Replay:
    """Play a record; raises RecordError where it is not one.

    Actions that do not fit end the replay; the outcome of the last deal then says why. A hand
    still in play goes on with `then`; `idle` are the places of actions that need not fit, deal by
    deal. See `engine.play`.
    """
    if wrong := list(complaints(data)):
        raise RecordError(wrong)
    return replay_unchecked(data, find, then, idle)


def replay_unchecked(
    data: Mapping[str, Any],
    find: Finder,
    then: Going | None = None,
    idle: Sequence[frozenset[int]] = (),
) -> Replay:
    """Play a record of which it is known that nothing in it is out of shape; see `replay_record`."""
    ruleset = _ruleset(data, find)
    session = session_of(data, ruleset, 0)
    played: list[PlayedDeal] = []
    end: End | None = None
    for at, record in enumerate(data.get("deals", [data])):
        path: Path = ("deals", at) if "deals" in data else ()
        seats = session.seats
        start = session.begin(_start_of(ruleset, seats, record["deal"], (*path, "deal")))
        actions = [parse_line(str(line), seats) for line in record.get("actions", ())]
        may_pass = idle[at] if idle else frozenset()
        outcome = play(ruleset, start, actions, then, may_pass, seats)
        played.append(PlayedDeal(seats, outcome))
        if outcome.ask or outcome.rejected or "deals" not in data:
            break
        end = session.end(outcome)
        if end:
            break
        session = session.after(outcome)
    return Replay(ruleset, tuple(played), end)


def session_of(data: Mapping[str, Any], ruleset: Ruleset, deals: int) -> Session:
    """Return the session of a record before its first deal, of which so many were played before."""
    seats = tuple(data["seats"])
    chips = data.get("pools", {}), data.get("purses")
    return Session(ruleset, seats, *chips, deals, data.get("won"), data.get("banker"))


def _ruleset(data: Mapping[str, Any], find: Finder) -> Ruleset:
    """Return the ruleset of a record, which must be for its seats and have its pools."""
    path: Path = ("ruleset",)
    try:
        ruleset = find(data["ruleset"], data.get("readings", {}))
        path = ("seats",)
        board = ruleset.rules(len(data["seats"])).pools
    except ReadingError as error:
        path = ("readings", error.crux)
        raise RecordError([Complaint(path, "readings", str(error))]) from error
    except MessageError:
        raise
    except ValueError as error:
        raise RecordError([Complaint(path, str(path[0]), str(error))]) from error
    for pool in data.get("pools", {}):
        if pool not in board:
            says = f"the board has no pool {pool}; its pools: {', '.join(board)}"
            raise RecordError([Complaint(("pools", pool), "pools", says)])
    return ruleset


def _start_of(ruleset: Ruleset, seats: Sequence[str], deal: Any, path: Path) -> Start:
    try:
        if "seed" in deal:
            return from_seed(ruleset, len(seats), deal["seed"])
        if "pack" in deal:
            order = _cards(deal["pack"])
            needed = set(ruleset.rules(len(seats)).pack)
            if len(set(order)) != len(order) or not needed <= set(order):
                raise ValueError("the pack has not every card once; write all of them")
            return deal_pack(ruleset, len(seats), order)
        hands = tuple(_cards(deal["hands"][name]) for name in seats)
        turned = card(deal["turn-up"]) if deal.get("turn-up") else None
        return complete_start(ruleset, Start(hands, turned, _cards(deal.get("talon", ""))), seats)
    except ValueError as error:
        raise RecordError([Complaint(path, "deal", str(error))]) from error


def _cards(value: Any) -> tuple[Card, ...]:
    return tuple(card(text) for text in card_words(value))
