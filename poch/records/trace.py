"""Traces: what became of a hand as plain JSON, with the table after every event."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from poch.game.actions import Ask
from poch.game.cards import Card
from poch.game.events import (
    Dealt,
    Event,
    Passed,
    StageBegan,
    TurnUpSwapped,
    Waited,
)
from poch.game.lines import Words, line, question
from poch.game.ruleset import Ruleset
from poch.game.seat_view import may_hold_back, notices
from poch.game.table import Seat, Table
from poch.records.record import Deal, Replay

Json: TypeAlias = dict[str, Any]
HIDDEN = "??"
SEATED = {"seat", "to", "by"}


def traced(replay: Replay, viewer: str | None = None, title: str | None = None) -> Json:
    """Return the trace of a replay as `docs/schemas/trace-1.json` describes it.

    With a viewer, the cards that seat may not see are `??`, and a question to another is not
    told: who is asked may depend on what he holds.
    """
    ruleset, first = replay.ruleset, replay.deals[0]
    rules = ruleset.rules(len(first.seats))
    steps: list[Json] = []
    starts = []
    for deal in replay.deals:
        starts.append(len(steps))
        steps.extend(_steps(deal, viewer))
    last = replay.deals[-1]
    if replay.end:
        ending = _Fold(replay.end.before.copy(), last.seats, viewer, "ending", ruleset)
        steps.extend(ending.step(event) for event in replay.end.events)
    ask = last.outcome.ask
    over = ask is None
    start = first.outcome.start
    found: Json = {
        "schema": "poch/trace/1",
        "ruleset": ruleset.id,
        "title": title or ruleset.title,
        "version": ruleset.version,
        "readings": ruleset.others,
        "seats": list(first.seats),
        "direction": _told(rules.layout, "direction"),
        "board": {
            "shape": _told(rules.layout, "shape"),
            "pools": list(rules.pools),
            "names": dict(worded(ruleset, first.seats).names),
        },
        "suits": _told(rules.layout, "suits"),
        "deal": _deal(first, viewer),
        "start": _table(start, first.seats, viewer),
        "steps": steps,
        "ask": _ask(ask, last.seats, ruleset)
        if ask and viewer in {None, last.seats[ask.seat]}
        else None,
        "stopped": None,
        "result": None,
    }
    if start.finite:
        found["purses"] = "finite"
    if len(replay.deals) > 1:
        found["deals"] = starts
    if last.outcome.rejected:
        place, why = last.outcome.rejected
        found["stopped"] = {"action": place, "line": _sentence(why)}
    if over:
        found["result"] = {"net": replay.net, "pools": replay.pools, "winner": replay.winner}
    return found


def worded(ruleset: Ruleset, seats: Sequence[str]) -> Words:
    """Return how sentences name things under a ruleset."""
    names = ruleset.leaves.get("board.names", {}).get(0)
    suits = _told(ruleset.rules(len(seats)).layout, "suits")
    return Words(seats, suits, names.value if names else {})


def _told(layout: Sequence[Event], name: str) -> str:
    return next(str(getattr(event, name)) for event in layout if hasattr(event, name))


def _sentence(text: str) -> str:
    return f"The recorded actions no longer fit: {text}."


def _steps(deal: Deal, viewer: str | None) -> list[Json]:
    fold = _Fold(deal.outcome.start.copy(), deal.seats, viewer, "layout", deal.outcome.ruleset)
    return [fold.step(event) for event in deal.outcome.events if fold.shows(event)]


class _Fold:
    """Events laid one by one on a table."""

    def __init__(
        self, table: Table, seats: Sequence[str], viewer: str | None, stage: str, ruleset: Ruleset
    ) -> None:
        self.table = table
        self.seats = seats
        self.viewer = viewer
        self.stage = stage
        self.ruleset = ruleset
        self.words = worded(ruleset, seats)
        self.free = may_hold_back(ruleset.rules(len(seats)))

    def shows(self, event: Event) -> bool:
        """Tell whether the viewer may know of an event."""
        if self.viewer is None:
            return True
        return notices(event, self.seats.index(self.viewer), may_hold_back=self.free)

    def step(self, event: Event) -> Json:
        """Return an event as JSON, with the table after it."""
        if isinstance(event, StageBegan):
            self.stage = event.stage
        event.onto(self.table)
        step: Json = {"type": type(event).__name__, "stage": self.stage, "seat": None}
        for name, value in event.told().items():
            if name != "clause" and value is not None:
                step[name.replace("_", "-")] = self._plain(name, value)
        if isinstance(event, Dealt) and self._hides(event.seat):
            step["cards"] = [HIDDEN] * len(event.cards)
        if isinstance(event, TurnUpSwapped) and self._hides(event.seat):
            step["card"] = HIDDEN
        step["clause"] = self._clause(event)
        step["line"] = line(event, self.words)
        step["then"] = _table(self.table, self.seats, self.viewer)
        return step

    def _hides(self, seat: Seat) -> bool:
        return self.viewer is not None and self.seats[seat] != self.viewer

    def _clause(self, event: Event) -> str:
        """Return the clause of an event; another's pass does not tell whether it was a choice."""
        if isinstance(event, Passed) and self._hides(event.seat):
            return self.ruleset.leaf("vying.pass", len(self.seats)).clause
        if isinstance(event, Waited) and self._hides(event.seat):
            return self.ruleset.leaf("shedding.play", len(self.seats)).clause
        return event.clause

    def _plain(self, key: str, value: Any) -> Any:  # noqa: ANN401 - any field of an event
        if key in SEATED and isinstance(value, int) and not isinstance(value, bool):
            return self.seats[value]
        if key == "seats":
            return [self.seats[seat] for seat in value] if isinstance(value, tuple) else value
        if key in {"antes", "parts"}:
            return dict(value)
        return list(value) if isinstance(value, tuple) else value


def _table(table: Table, seats: Sequence[str], viewer: str | None) -> Json:
    shown = viewer is None
    return {
        "hands": {
            name: list(hand) if shown or name == viewer else [HIDDEN] * len(hand)
            for name, hand in zip(seats, table.hands, strict=True)
        },
        "talon": list(table.talon) if shown else [HIDDEN] * len(table.talon),
        "turn-up": table.turn_up,
        "trump": table.trump,
        "pools": dict(table.pools),
        "purses": dict(zip(seats, table.purses, strict=True)),
        "stakes": dict(zip(seats, table.stakes, strict=True)),
        "lead": None if table.lead is None else seats[table.lead],
        "laid": list(table.laid),
    }


def _deal(deal: Deal, viewer: str | None) -> Json:
    hands: dict[str, list[Card]] = {name: [] for name in deal.seats}
    turn_up: Card | None = None
    for event in deal.outcome.events:
        if isinstance(event, Dealt):
            hands[deal.seats[event.seat]] = list(event.cards)
        turn_up = getattr(event, "card", None) if type(event).__name__ == "TurnedUp" else turn_up
    dealt = {card for hand in hands.values() for card in hand} | {turn_up}
    talon = [card for card in deal.outcome.start.talon if card not in dealt]
    seen = {
        name: hand if viewer in {None, name} else [HIDDEN] * len(hand)
        for name, hand in hands.items()
    }
    return {
        "hands": seen,
        "turn-up": turn_up,
        "talon": talon if viewer is None else [HIDDEN] * len(talon),
    }


def _ask(ask: Ask, seats: Sequence[str], ruleset: Ruleset) -> Json:
    options: list[Json] = []
    for option in ask.options:
        told: Json = {"verb": option.verb}
        if option.verb in {"knock", "raise"}:
            told |= {"least": option.least, "most": option.most}
        if option.cards:
            told["cards"] = list(option.cards)
        if option.pools:
            told["pools"] = list(option.pools)
        options.append(told)
    return {
        "seat": seats[ask.seat],
        "clause": ask.clause,
        "line": question(ask, worded(ruleset, seats)),
        "options": options,
    }
