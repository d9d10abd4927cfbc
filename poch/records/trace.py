"""Traces: what happened in a hand, with names for seats, as much as a viewer may know of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from poch.game.actions import CALLS, Action, Ask, Option
from poch.game.cards import Card
from poch.game.engine import Outcome, play
from poch.game.events import (
    CardLaid,
    DealtOpen,
    Event,
    Folded,
    Held,
    Knocked,
    LetStand,
    Passed,
    Placed,
    Raised,
    SetNamed,
    StageBegan,
    Waited,
)
from poch.game.ruleset import Ruleset
from poch.game.said import Json, Message, message
from poch.game.seat_view import FACE_DOWN, may_hold_back, notices
from poch.game.sentences import SEATED, derived_arguments, question, sentence
from poch.game.table import Table
from poch.records.record import PlayedDeal, Replay, as_replay

SCHEMA = "poch/trace/3"
HIDDEN = "??"
NO_FIT = "The recorded actions no longer fit: {}."
CHOICES = (Knocked, Held, Raised, Folded, Passed, LetStand, SetNamed, CardLaid, Placed)
"""Events in which a seat does something that it may have chosen."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as the viewer sees it after a step: cards unseen are `??`, chips by seat or pool."""

    hands: Mapping[str, Sequence[str]]
    talon: Sequence[str]
    turn_up: Card | None
    trump: str | None
    pools: Mapping[str, int]
    purses: Mapping[str, int]
    stakes: Mapping[str, int]
    lead: str | None
    laid: Sequence[Card]

    def json(self) -> Json:
        """Return it as the schema's `table`."""
        return {name.replace("_", "-"): getattr(self, name) for name in self.__match_args__}


@dataclass(frozen=True, slots=True)
class Step:
    """One event: `fields` are its values except the seat, with seats by name and unseen cards as `??`.

    `said` is the message on the event, for `poch.words`: it speaks of nothing unseen. `choice` tells
    whether the seat did something that it may have chosen.
    """

    type: str
    stage: str
    seat: str | None
    fields: Mapping[str, Any]
    clause: str
    said: Message
    choice: bool

    def json(self) -> Json:
        """Return a `step` of the schema; `said` has only what the fields of the step do not have."""
        step = {"type": self.type, "stage": self.stage, "seat": self.seat, **self.fields}
        chosen = {"choice": True} if self.choice else {}
        more = derived_arguments(self.said, step)
        return {**step, **chosen, "clause": self.clause, **({"said": more} if more else {})}


@dataclass(frozen=True, slots=True)
class _PlayedPart:
    """A deal, or the end of the session: who sits where, and what happened from which table on."""

    seats: tuple[str, ...]
    stage: str
    start: Table
    events: Sequence[Event]


class Trace:
    """What happened in a replayed hand, or in several in a row, as far as a viewer may know it.

    With a viewer, the cards that this seat may not see are `??`. A question to another seat is
    left out, since it may depend on what that seat holds. Steps are numbered from 1.
    """

    def __init__(self, replay: Replay, viewer: str | None = None) -> None:
        self.replay = replay
        self.viewer = viewer

    def __repr__(self) -> str:
        eyes = f" seen by {self.viewer}" if self.viewer else ""
        return f"<Trace of {self.replay.ruleset.id}: {len(self.steps)} steps{eyes}>"

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order."""
        return tuple(self._steps(0))

    @property
    def result(self) -> Json | None:
        """The result, once the hand is over: `net` by seat, the chips left in `pools`, and `winner`."""
        replay = self.replay
        if replay.deals[-1].outcome.ask:
            return None
        return {"net": replay.net, "pools": replay.pools, "winner": replay.winner}

    def pictures(self) -> Iterator[Picture]:
        """Yield the table after each step."""
        for part in self._parts:
            table, opened = part.start.copy(), False
            for _, event in self._visible_events(part):
                event.onto(table)
                opened = opened or isinstance(event, DealtOpen)
                yield self._picture(table, part.seats, opened=opened)

    def json(self) -> Json:
        """Return the trace as `docs/schemas/trace-3.json` describes it."""
        replay, ruleset = self.replay, self.replay.ruleset
        seats = replay.deals[0].seats
        finite = replay.deals[0].outcome.start.finite
        suits, names = table_words(ruleset, len(seats))
        own = ruleset.rule_for("board.cards", len(seats))
        return {
            "schema": SCHEMA,
            "ruleset": ruleset.id,
            "title": ruleset.title,
            "version": ruleset.version,
            "readings": ruleset.others,
            "seats": list(seats),
            **({"viewer": self.viewer} if self.viewer else {}),
            "direction": ruleset.leaf("dealing.direction", len(seats)).value,
            "board": {
                "shape": ruleset.leaf("board.shape", len(seats)).value,
                "pools": list(ruleset.rules(len(seats)).pools),
                "names": dict(names),
                **({"cards": {pool: str(card) for pool, card in own.value.items()}} if own else {}),
            },
            "suits": suits,
            **({"purses": "finite"} if finite else {}),
            "deals": [*self._deals()],
            "steps": [step.json() for step in self.steps],
            **self._end(),
        }

    def since(self, known: int) -> Json:
        """Return as JSON the steps after the first `known` ones; all steps must be of one deal."""
        return {"from": known, "steps": [step.json() for step in self._steps(known)], **self._end()}

    @cached_property
    def _parts(self) -> list[_PlayedPart]:
        replay = self.replay
        deals = [(deal.seats, deal.outcome) for deal in replay.deals]
        parts = [
            _PlayedPart(seats, "layout", outcome.start, outcome.events) for seats, outcome in deals
        ]
        if end := replay.end:
            parts.append(_PlayedPart(deals[-1][0], "ending", end.before, end.events))
        return parts

    def _visible_events(self, part: _PlayedPart) -> Iterator[tuple[str, Event]]:
        """Yield the events of a part that the viewer may know of, each with its stage."""
        stage, viewer = part.stage, self.viewer
        free = may_hold_back(self.replay.ruleset.rules(len(part.seats)))
        for event in part.events:
            if isinstance(event, StageBegan):
                stage = event.stage
            if viewer is None or notices(event, part.seats.index(viewer), may_hold_back=free):
                yield stage, event

    def _steps(self, known: int) -> Iterator[Step]:
        seen = ((part, *pair) for part in self._parts for pair in self._visible_events(part))
        for part, stage, event in [*seen][known:]:
            yield self._step(part.seats, stage, event)

    def _step(self, seats: Sequence[str], stage: str, event: Event) -> Step:
        fields = {
            name.replace("_", "-"): _plain(name, value, seats)
            for name, value in event.as_dict().items()
            if name not in {"clause", "stage"} and value is not None
        }
        seat = fields.pop("seat", None)
        clause = event.clause
        if self.viewer is not None and seat != self.viewer:
            clause = self._public(event, len(seats))
            for down in FACE_DOWN.get(type(event), ()):
                hidden = fields[down]
                fields[down] = [HIDDEN] * len(hidden) if isinstance(hidden, list) else HIDDEN
        return Step(
            type(event).__name__,
            stage,
            seat,
            fields,
            clause,
            sentence(event, seats),
            isinstance(event, CHOICES),
        )

    def _public(self, event: Event, seats: int) -> str:
        """Return the clause of another's event; that of a pass does not tell whether it was a choice."""
        ruleset = self.replay.ruleset
        if isinstance(event, Passed):
            return ruleset.leaf("vying.pass", seats).clause
        if isinstance(event, Waited):
            return ruleset.leaf("shedding.play", seats).clause
        return event.clause

    def _picture(self, table: Table, seats: Sequence[str], *, opened: bool = False) -> Picture:
        shown = opened or self.viewer is None
        return Picture(
            hands={
                name: [*hand] if shown or name == self.viewer else [HIDDEN] * len(hand)
                for name, hand in zip(seats, table.hands, strict=True)
            },
            talon=[*table.talon] if shown else [HIDDEN] * len(table.talon),
            turn_up=table.turn_up,
            trump=table.trump,
            pools=dict(table.pools),
            purses=dict(zip(seats, table.purses, strict=True)),
            stakes=dict(zip(seats, table.stakes, strict=True)),
            lead=None if table.lead is None else seats[table.lead],
            laid=[*table.laid],
        )

    def _deals(self) -> Iterator[Json]:
        """Yield of each deal the place of its first step, from 0, and the table before it."""
        first = 0
        for part in self._parts[: len(self.replay.deals)]:
            yield {"from": first, "start": self._picture(part.start, part.seats).json()}
            first += sum(1 for _ in self._visible_events(part))

    def _end(self) -> Json:
        last = self.replay.deals[-1]
        ask, rejected = last.outcome.ask, last.outcome.rejected
        asked = ask and self.viewer in {None, last.seats[ask.seat]}
        return {
            "ask": _ask(ask, last) if ask and asked else None,
            "stopped": rejected and {"action": rejected[0], "said": self._stop_reason().json()},
            "result": self.result,
        }

    def _stop_reason(self) -> Message:
        """Return why the recorded actions end, as far as the viewer may know what is asked there."""
        last = self.replay.deals[-1]
        ask = last.outcome.ask
        if ask is None:
            return message("stopped-over")
        if self.viewer in {None, last.seats[ask.seat]}:
            return message("stopped-asked", question=question(ask, last.seats))
        return message("stopped")


def trace_hand(hand: Replay | Outcome, viewer: str | None = None) -> Trace:
    """Return the trace of a hand as a viewer may know it, or with all cards open.

    The viewer is the name of a seat: of an outcome's seats those are A, B, C and so on.
    """
    return Trace(as_replay(hand) if isinstance(hand, Outcome) else hand, viewer)


def table_words(ruleset: Ruleset, seats: int) -> tuple[str, Mapping[str, str]]:
    """Return the suits of a ruleset's cards, and what its source calls pools: a `poch.words.language.Terms`."""
    names = ruleset.rule_for("board.names", seats)
    return ruleset.leaf("pack.suits", seats).value, names.value if names else {}


def _plain(key: str, value: Any, seats: Sequence[str]) -> Any:
    if key in SEATED and isinstance(value, int) and not isinstance(value, bool):
        return seats[value]
    if key == "seats" and isinstance(value, tuple):
        return [seats[seat] for seat in value]
    if key == "stakes":
        return dict(zip(seats, value, strict=True))
    if key == "hands":
        return {seat: [*cards] for seat, cards in zip(seats, value, strict=True)}
    if key in {"antes", "parts"}:
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


def _ask(ask: Ask, deal: PlayedDeal) -> Json:
    return {
        "seat": deal.seats[ask.seat],
        "clause": ask.clause,
        "said": question(ask, deal.seats).json(),
        "options": [
            _option(option) | ({"due": _due(ask, deal.outcome)} if option.verb == "hold" else {})
            for option in ask.options
        ],
    }


def _due(ask: Ask, outcome: Outcome) -> int:
    """Return how many chips it takes to hold, as the hand shows that goes on so."""
    actions = [*outcome.taken, (ask.seat, Action("hold"))]
    held = play(outcome.ruleset, outcome.dealt, actions, lambda *_: None)
    after = held.events[len(outcome.events) :]
    return next((event.chips for event in after if isinstance(event, Held)), 0)


def _option(option: Option) -> Json:
    bounds = {"least": option.least, "most": option.most}
    given = {"cards": list(option.cards), "pools": list(option.pools)}
    return {
        "verb": option.verb,
        **(bounds if option.verb in CALLS else {}),
        **{name: value for name, value in given.items() if value},
    }
