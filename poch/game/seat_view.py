"""What one seat may know of a hand: its own cards, what lies open, and what it has seen go by."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from poch.game.cards import Card
from poch.game.events import (
    CardLaid,
    CountMade,
    CountStopped,
    Dealt,
    Event,
    Folded,
    Forgot,
    Held,
    HeldBack,
    Knocked,
    Lacked,
    LaidOff,
    LeadGiven,
    LeadGivenByCard,
    Led,
    LeftAlone,
    Melded,
    Passed,
    Played,
    PlayedNothing,
    PutIn,
    Raised,
    RunShown,
    RunStopped,
    SetNamed,
    SetShown,
    SpareHandTaken,
    Staked,
    StockSeen,
    StoodIn,
    StopLaid,
    TrumpCardShown,
    TurnUpSwapped,
    TurnUpTaken,
    VieOpened,
    Waited,
)
from poch.game.ruleset import Rules
from poch.game.table import Seat, Table

Part = TypeVar("Part")
SHOWN = (Melded, RunShown, SetShown, SetNamed, LeftAlone)
"""Events in which a seat shows cards that stay in its hand."""
NOTED = frozenset({
    *SHOWN, TrumpCardShown, TurnUpTaken, TurnUpSwapped, StockSeen, SpareHandTaken, LaidOff, Led, Played, PutIn, StoodIn,
    StopLaid, PlayedNothing, RunStopped, CountMade, CountStopped, LeadGiven, LeadGivenByCard, VieOpened, Passed, Folded,
    Staked, Knocked, Held, Raised,
})  # fmt: skip
"""The kinds of events that a seat remembers; of the others nothing follows for its cards or calls."""


FACE_DOWN: Mapping[type[Event], tuple[str, ...]] = {
    Dealt: ("cards",),
    StockSeen: ("cards",),
    TurnUpSwapped: ("card",),
    SpareHandTaken: ("cards", "taken"),
}
"""What of an event lies face down before others, by the names of the facts."""


def may_hold_back(rules: Rules) -> bool:
    """Tell whether a seat that could follow need not."""
    return any(stage.phase.may_hold_back for stage in rules.stages)


def notices(event: Event, viewer: Seat, *, may_hold_back: bool) -> bool:
    """Tell whether a seat can know that something happened.

    What another forgot or kept back nobody else sees, nor, where he may keep cards back,
    whether he could have followed.
    """
    if isinstance(event, PlayedNothing | Lacked):
        return not may_hold_back or event.seat == viewer
    return not isinstance(event, Forgot | HeldBack) or event.seat == viewer


def witness(event: Event, viewer: Seat) -> tuple[object, ...]:
    """Return what a seat can tell of an event that it notices, to be compared with another event.

    It does not see cards that lie face down before others, nor why another does not call or add. In
    which order cards are named has no part in it.
    """
    facts = event.as_dict()
    if "cards" in facts:
        facts["cards"] = frozenset(facts["cards"])
    if facts.get("seat") != viewer:
        for down in FACE_DOWN.get(type(event), ()):
            facts[down] = None if down == "card" else len(facts[down])
        if isinstance(event, Passed | Waited):
            del facts["clause"]
    return type(event), *facts.values()


@dataclass(slots=True)
class Seen:
    """What has been seen of the cards so far, and what has been called.

    `shown` are cards known to be in somebody's hand. `gone` are those that are in no hand any
    more, or never were, and `laid` those of them that a seat laid on the table. `named` are the
    viewer's own cards in sets it has shown. `staked` are chips laid down in this vying, and `price`
    is the stake to match. `calls` says who knocked, held or raised in it and how often, `out` who
    passed or folded.
    """

    shown: dict[Card, Seat] = field(default_factory=dict)
    gone: set[Card] = field(default_factory=set)
    laid: dict[Card, Seat] = field(default_factory=dict)
    named: set[Card] = field(default_factory=set)
    staked: dict[Seat, int] = field(default_factory=dict)
    calls: dict[Seat, int] = field(default_factory=dict)
    out: set[Seat] = field(default_factory=set)
    price: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge at a question: open rules, open cards, its own hand, and no more.

    `sizes` count the cards of each seat; `purses` are None where they are without limit.
    """

    seat: Seat
    rules: Rules
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    turn_up: Card | None
    trump: str | None
    lead: Seat | None
    laid: tuple[Card, ...]
    pools: tuple[tuple[str, int], ...]
    purses: tuple[int, ...] | None
    stakes: tuple[int, ...]
    seen: Seen

    def phases(self, kind: type[Part]) -> list[Part]:
        """Return the parts of the deal of a kind."""
        return [stage.phase for stage in self.rules.stages if isinstance(stage.phase, kind)]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may be in any other hand, or in none."""
        seen = {*self.hand, *self.seen.gone, *self.seen.shown, self.turn_up}
        return tuple([card for card in self.rules.pack if card not in seen])

    def hidden(self, seat: Seat) -> int:
        """Return how many cards of a seat have not been seen."""
        return self.sizes[seat] - sum(1 for holder in self.seen.shown.values() if holder == seat)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, in order of play."""
        seats = len(self.sizes)
        return tuple((self.seat + step) % seats for step in range(1, seats))


def view_for(rules: Rules, seat: Seat, table: Table, events: Sequence[Event]) -> View:
    """Return what a seat knows after these events."""
    return View(
        seat,
        rules,
        tuple(table.hands[seat]),
        tuple(map(len, table.hands)),
        table.turn_up,
        table.trump,
        table.lead,
        tuple(table.laid),
        tuple(table.pools.items()),
        tuple(table.purses) if table.finite else None,
        tuple(table.stakes),
        _collect_seen(rules, seat, events),
    )


def _collect_seen(rules: Rules, viewer: Seat, events: Sequence[Event]) -> Seen:
    free = may_hold_back(rules)
    seen, reached = Seen(), Card("")
    lacked: set[Seat] = set()
    passed_over: set[Seat] = set()
    for event in events:
        kind = type(event)
        if kind not in NOTED or (
            kind is PlayedNothing and not notices(event, viewer, may_hold_back=free)
        ):
            continue
        if isinstance(event, SHOWN):
            seen.shown.update(dict.fromkeys(event.cards, event.seat))
            if event.seat == viewer and isinstance(event, SetNamed | SetShown):
                seen.named.update(event.cards)
        elif isinstance(event, TrumpCardShown | TurnUpTaken | LeadGivenByCard):
            seen.shown[event.card] = event.seat
        elif isinstance(event, TurnUpSwapped):
            seen.shown[event.turn_up] = event.seat
            if event.seat == viewer:
                seen.gone.add(event.card)
        elif isinstance(event, SpareHandTaken):
            _leave(seen, [card for card, holder in seen.shown.items() if holder == event.seat])
            _leave(seen, event.cards if event.seat == viewer else ())
        elif (isinstance(event, StockSeen) and event.seat == viewer) or isinstance(event, LaidOff):
            _leave(seen, event.cards)
        elif isinstance(event, CardLaid):
            passed_over = set() if isinstance(event, Led) else (passed_over | lacked) - {event.seat}
            lacked = set()
            reached = event.instead if isinstance(event, StoodIn) else event.card
            seen.laid[event.card] = event.seat
            _leave(seen, (event.card, reached))
        elif isinstance(event, PlayedNothing):
            lacked.add(event.seat)
        elif isinstance(event, RunStopped) and not (free or passed_over - lacked):
            # Who passed earlier in the run, and was not asked again, may have the next card.
            for stage in rules.stages:
                _leave(seen, stage.phase.going_on(reached))
        elif isinstance(event, CountMade):
            seen.total = event.total
        elif isinstance(event, CountStopped | LeadGiven):
            seen.total = 0
        else:
            _call(seen, event)
    seen.shown = {card: holder for card, holder in seen.shown.items() if holder != viewer}
    return seen


def _leave(seen: Seen, cards: Sequence[Card]) -> None:
    for card in cards:
        seen.shown.pop(card, None)
        seen.gone.add(card)


def _call(seen: Seen, event: Event) -> None:
    """Note what was said and staked in the vying."""
    if isinstance(event, VieOpened):
        seen.staked, seen.calls, seen.out, seen.price = {}, {}, set(), 0
    elif isinstance(event, Passed | Folded):
        seen.out.add(event.seat)
    elif isinstance(event, Staked):
        seen.staked[event.seat] = seen.staked.get(event.seat, 0) + event.chips
    elif isinstance(event, Knocked | Held | Raised | SetNamed):
        seen.out.discard(event.seat)
        raised = not isinstance(event, Held)
        seen.calls[event.seat] = seen.calls.get(event.seat, 0) + raised
        if isinstance(event, Knocked):
            seen.price = event.chips
        elif isinstance(event, Raised):
            seen.price = event.stake
