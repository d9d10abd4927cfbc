"""A sitting: deals in a row, in which people answer for some seats and players of ours for the others."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

from poch.game.actions import Action, Ask
from poch.game.engine import Outcome
from poch.game.ledger import Ledger
from poch.game.notation import format_action, parse_line
from poch.game.ruleset import Finder, Rules
from poch.game.said import MessageError
from poch.game.table import Seat
from poch.players.bots import player
from poch.records.record import RecordError, Replay, replay_unchecked, session_of
from poch.records.record_shape import complaints
from poch.records.trace import NO_FIT, Step, Trace, trace_hand
from poch.texts.complaint import Complaint

Record: TypeAlias = dict[str, Any]


class Sitting:
    """A deal as far as it has come, and who plays it; an answer makes another sitting of it.

    `people` are the names of the seats that people answer for, `strength` is how well the others
    play (`players.bots`). Nothing looks at the shape of the record again; see `check_shape`.
    """

    def __init__(
        self, find: Finder, record: Record, people: Collection[str] = (), strength: str = "cautious"
    ) -> None:
        self.find = find
        self.record = record
        self.people = people
        self.strength = strength

    @cached_property
    def replay(self) -> Replay:
        """The deal as it went; who may forget a claim is asked for it."""
        return replay_so_far(self.find, self.record, self.record.get("actions", ()))

    @property
    def asked(self) -> str | None:
        """The name of the seat that is asked; None where the deal is over."""
        ask = self.replay.deals[-1].outcome.ask
        return self.record["seats"][ask.seat] if ask else None

    def trace(self, viewer: str | None) -> Trace:
        """Return what the viewer sees; once the deal is over, all cards are open."""
        return trace_hand(self.replay, None if self.asked is None else viewer)

    def answer(self, text: str | None = None, pace: str = "ask") -> "Sitting":
        """Return the sitting after an answer, as `written` with its seat, if one is given.

        It goes on until one of the people is asked, or at the pace `action` after one action.
        Raises ValueError where the answer, or an action before it, does not fit.
        """
        seats, actions = self.record["seats"], [*self.record.get("actions", ())]
        if text:
            actions.append(text)
            parse_line(text, seats)
        given, choose, rules = len(actions), player(self.strength), rules_of(self.find, self.record)

        def then(ask: Ask, ledger: Ledger) -> Action | None:
            if seats[ask.seat] in self.people or (pace == "action" and len(actions) > given):
                return None
            chosen = choose(ask, rules, ledger, chance(self.record, len(actions), ask.seat)).action
            actions.append(f"{seats[ask.seat]} {format_action(chosen)}")
            return chosen

        replay = replay_unchecked({**self.record, "actions": [*actions]}, self.find, then)
        rejected = replay.deals[-1].outcome.rejected
        if text and rejected and rejected[0] == given - 1:
            raise ValueError(rejected[1])
        _check_fit(replay)
        after = self._with(actions)
        after.replay = replay
        return after

    def undo(self) -> "Sitting":
        """Return the sitting before the last answer of one of the people."""
        actions, seats = [*self.record.get("actions", ())], self.record["seats"]
        while actions:
            seat, _ = parse_line(str(actions.pop()), seats)
            if seats[seat] in self.people:
                break
        return self._with(actions)

    def next(self, deals: int) -> "Sitting | Replay":
        """Return the sitting at the next deal, or the replay of this one where it was the last.

        `deals` have been played with this one. Raises MessageError where it is not over.
        """
        replay = replay_unchecked(self.record, self.find)
        outcome = _check_fit(replay)
        if outcome.ask:
            raise MessageError("error-not-over")
        session = session_of(self.record, replay.ruleset, deals - 1)
        if end := session.end(outcome):
            return replace(replay, end=end)
        following = session.after(outcome)
        record = {
            **self.record,
            "seats": [*following.seats],
            "deal": {"seed": self.record["deal"].get("seed", 0) + 1},
            "pools": dict(following.pools),
            "actions": [],
        }
        if following.purses:
            record["purses"] = following.purses
        for key, name in (("won", following.won), ("banker", following.banker)):
            record.pop(key, None)
            record |= {key: name} if name else {}
        return Sitting(self.find, record, self.people, self.strength).answer()

    def _with(self, actions: list[str]) -> "Sitting":
        return Sitting(self.find, {**self.record, "actions": actions}, self.people, self.strength)


def deal_record(find: Finder, record: Record) -> Record:
    """Return the record of a deal that is to be played, with the readings that are not as adopted."""
    return {**record, "readings": replay_unchecked(check_shape(record), find).ruleset.others}


def check_shape(record: Any) -> Record:
    """Return a record; raises RecordError where it has not the shape of one."""
    if wrong := list(complaints(record)):
        raise RecordError(wrong)
    return dict(record)


def replay_so_far(find: Finder, record: Record, actions: Sequence[str]) -> Replay:
    """Replay a deal in play as far as these actions go: who may forget a claim is asked for it."""
    return replay_unchecked({**record, "actions": [*actions]}, find, lambda _, __: None)


def rules_of(find: Finder, record: Record) -> Rules:
    """Return the rules of a record's ruleset, under its readings, for its seats."""
    try:
        return find(record["ruleset"], record.get("readings", {})).rules(len(record["seats"]))
    except MessageError:
        raise
    except ValueError as error:
        raise RecordError([Complaint(("ruleset",), "ruleset", str(error))]) from error


def chance(record: Record, place: int, seat: Seat) -> Random:
    """Return the chance by which a player answers: the same for the same place in the same deal."""
    return Random(f"{record['deal']}/{place}/{seat}")


def ending_steps(replay: Replay) -> list[Step]:
    """Return the steps by which the session ends."""
    return [step for step in trace_hand(replay).steps if step.stage == "ending"]


def _check_fit(replay: Replay) -> Outcome:
    outcome = replay.deals[-1].outcome
    if outcome.rejected:
        raise ValueError(NO_FIT.format(outcome.rejected[1]))
    return outcome
