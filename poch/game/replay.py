"""The replay of recorded actions: each answers a question, or happened without one.

A record says what people did, as one would tell it. It need not say which of it was a choice,
because the writer of a record may not know, and because other rules may draw that line elsewhere.
One may spell out what had to happen, leave it out, or do now this and now that. So the replay
cannot take the actions one by one for answers: it must find out which of them answer, while the
same actions are played by any ruleset.

Say seat 0 leads the eight of hearts, seat 1 holds the nine and must play it, nobody has the ten,
and seat 1 leads its king of diamonds. Both of these records are this hand:

    seat 0: play 8h                    seat 0: play 8h
    seat 1: play 9h
    seat 1: play Kd                    seat 1: play Kd

The first answer is `play 8h`. Before the next question the nine has been played without one, which
`_action_of` reads off the event. On the left that is the next action of the record, and is passed
over; on the right it is not there. Then seat 1 is asked, and leads the king. By rules under which
it may keep the nine back, there is a question before the nine, and the left record answers it.
The right one does not fit there, and `rejected` says so.

One thing can be read both ways. Where seats 1 and 2 had to pass and the record has one pass of seat
1, it may be the forced one, or an answer that seat 1 gives later. It is taken for the forced one;
but as not all that was forced is recorded, `_doubtful` keeps its place. If what follows does not
fit the next question and the pass does, the replay goes back to it. Where all that was forced is
recorded, there is no such doubt.

Beware: the event of an answer looks like one of a forced action. `_answer` therefore skips one
event for each answer, which is right only because a phase records what was answered before
anything that follows from it. A phase that records something else first makes the replay take the
answer for a forced action, and swallow the next action of the record where it is the same again.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from poch.game.actions import FOLD, HOLD, PASS, PLAY, Action, Ask, Choice
from poch.game.events import CardLaid, Event, Folded, Held, NoBid, Passed, Placed
from poch.game.ledger import Ledger
from poch.game.notation import format_action, format_options
from poch.game.table import Seat

Going: TypeAlias = Callable[[Ask, Ledger], Action | None]
"""Answers a question, knowing all that has happened; or leaves it open with None."""
Game: TypeAlias = Generator[Ask, Action, object]
"""A hand, or a part of one, as it is played."""


@dataclass(slots=True)
class RecordedActions:
    """Recorded actions, and how far they have been played.

    `idle` are the places of actions to pass over if they do not fit, and `names` are those of
    the seats. Without `claims_recorded` everybody claims all that is his.

    `place` is that of the next action, and `rejected` says why it does not fit. `places`
    counts the recorded actions before each choice that was taken.
    """

    actions: Sequence[Choice]
    claims_recorded: bool = True
    idle: frozenset[int] = frozenset()
    names: Sequence[str] = ()
    place: int = 0
    rejected: str | None = None
    places: list[int] = field(default_factory=list)
    _events_read: int = 0
    _doubtful: int = 0
    """The place of the first action that was passed over, and may yet be an answer."""
    _asked_at: int = 0

    def run(self, game: Game, ledger: Ledger, then: Going | None = None) -> Ask | None:
        """Play until a question stays open, and return it; or to the end, and return None.

        After the last of the actions `then` answers.
        """
        try:
            ask = next(game)
            while True:
                self._pass_over_forced(ledger.events)
                action = self._answer(ask)
                if action is None and then and self.rejected is None:
                    action = then(ask, ledger)
                if action is None:
                    return ask
                ledger.choices.append((ask.seat, action))
                ledger.when.append(len(ledger.events))
                self.places.append(self._asked_at)
                ask = game.send(action)
        except StopIteration:
            self._pass_over_forced(ledger.events)
            self._pass_over_idle(None)
            if self.place < len(self.actions) and self.rejected is None:
                self.rejected = "the hand is over before this action; leave it out"
            return None

    def _pass_over_forced(self, events: Sequence[Event]) -> None:
        """Pass over recorded actions since the last question that were not choices.

        They may yet be meant as answers: a player who had to pass in an auction may pass again, by choice.
        """
        forced = [done for event in events[self._events_read :] if (done := _action_of(event))]
        self._events_read = len(events)
        self._doubtful = self.place
        for act in forced:
            if self.place < len(self.actions) and self.actions[self.place] == act:
                self.place += 1

    def _pass_over_idle(self, ask: Ask | None) -> None:
        """Pass over recorded actions that need not fit, and do not."""
        while self.place in self.idle and not (ask and self._fits(ask, self.place)):
            self.place += 1

    def _fits(self, ask: Ask, place: int) -> bool:
        if place >= len(self.actions):
            return False
        seat, action = self.actions[place]
        return seat == ask.seat and ask.interpret(action) is not None

    def _answer(self, ask: Ask) -> Action | None:
        """Return the recorded answer to a question, or None where there is none that fits."""
        if not self._fits(ask, self.place) and self._fits(ask, self._doubtful):
            self.place = self._doubtful
        self._pass_over_idle(ask)
        self._asked_at = self.place
        claim = ask.option("claim")
        if claim and not self.claims_recorded:
            return Action("claim", pools=claim.pools)
        if self.place >= len(self.actions):
            return None
        seat, action = self.actions[self.place]
        if claim and (seat, action.verb) != (ask.seat, "claim"):
            return Action("claim", pools=claim.pools)
        meant = ask.interpret(action) if seat == ask.seat else None
        if meant is None:
            self.rejected = self._why(ask, seat, action)
            return None
        self.place += 1
        self._events_read += 1  # the answer is itself the next event, and no forced action
        return meant

    def _why(self, ask: Ask, seat: Seat, action: Action) -> str:
        asked, other = seat_name(ask.seat, self.names), seat_name(seat, self.names)
        slip = f"{other} cannot {format_action(action)} here"
        if seat != ask.seat:
            slip = f"it is {asked} who is asked here, not {other}"
        raises = action.verb == "raise" and ask.option("raise")
        hint = " (a raise gives the whole stake)" if raises else ""
        return f"{slip}; open to {asked}: {format_options(ask)}{hint}"


def replay_actions(game: Game, ledger: Ledger, actions: Sequence[Choice]) -> Ask | None:
    """Replay actions in a part of a hand; return the question after them, or None at its end.

    Raises ValueError where they do not fit.
    """
    recorded = RecordedActions(actions)
    ask = recorded.run(game, ledger)
    if recorded.rejected:
        raise ValueError(recorded.rejected)
    return ask


def actions_in_order(
    events: Sequence[Event], taken: Sequence[Choice], when: Sequence[int]
) -> Iterator[tuple[int, Choice, bool]]:
    """Yield all that was done in a hand replayed, in order: where, by whom, and whether by choice.

    Where is the number of events that there were before.
    """
    choices = [*zip(when, taken, strict=True)]
    place = 0
    for at, event in enumerate(events):
        chosen = -1
        while place < len(choices) and choices[place][0] <= at:
            chosen = choices[place][1][0]
            yield at, choices[place][1], True
            place += 1
        act = _action_of(event)
        if act and act[0] != chosen:
            yield at, act, False
    yield from ((at, act, True) for at, act in choices[place:])


def seat_name(seat: Seat, names: Sequence[str]) -> str:
    """Return the name of a seat, or its number where seats have no names."""
    return names[seat] if names else f"seat {seat}"


def _action_of(event: Event) -> Choice | None:
    """Return the action that an event carries out, if it is one."""
    if isinstance(event, CardLaid):
        return event.seat, PLAY[event.card]
    if isinstance(event, Placed):
        return event.seat, Action("place", pools=(event.pool,))
    if isinstance(event, Passed | NoBid):
        return event.seat, PASS
    if isinstance(event, Folded):
        return event.seat, FOLD
    return (event.seat, HOLD) if isinstance(event, Held) else None
