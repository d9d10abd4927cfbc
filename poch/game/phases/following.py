"""Following: what goes on a card that was led. Each way of playing on has a class here."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self, TypeAlias

from poch.game.actions import MAY_PASS, Action, Ask, Bar, Option, bar
from poch.game.cards import NO_SUIT, SUITS, Card, lower, nexts, rank
from poch.game.events import (
    CardLaid,
    CountMade,
    CountStopped,
    Event,
    HeldBack,
    Lacked,
    LeadGiven,
    Played,
    PlayedNothing,
    PutIn,
    RunStopped,
    StoodIn,
    StopLaid,
    TrickWon,
    Waited,
    WentOut,
)
from poch.game.ledger import Ledger
from poch.game.phase import Refusal, pay
from poch.game.phases.gains import CardPays, Gains, StopCard
from poch.game.said import Argument, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table

Heights: TypeAlias = Mapping[Card, int]
"""Each card's place in its suit, counted from the lowest."""
Asking: TypeAlias = Generator[Ask, Action, Seat]
"""What follows on a card led; it returns who is to lead next."""


class Way(NamedTuple):
    """Which mechanism says what goes on a card led, and how seats take their turns in it.

    In a run they are asked `in_turn`, or the holder of the next card alone. Where one is asked
    for his `own_first`, whoever has played goes on as long as he can; where a pass is `final`,
    whoever has passed is out of the run. Tricks may be `counted` for the end.
    """

    mechanism: "type[Mechanism]"
    in_turn: bool = False
    own_first: bool = False
    final: bool = False
    counted: bool = False


TRUMPING = Practices("shedding.trumping", {"if-void": False, "freely": True})
"""Whether one who could follow suit may play a trump."""
RUN_ENDS = Practices("shedding.run-ends", {"nobody-has-the-next": False, "limit-reached": True})
"""Whether a run ends by a limit."""
HOLDING_BACK = Practices("shedding.holding-back", {"must-play": False, "may-hold-back": True})
"""Whether one who can play need not."""
OUT = Practices("shedding.out", {"at-once": True, "after-the-run": False})
"""Whether play ends at once when a hand is empty."""


def heights(ranks: Sequence[str]) -> Heights:
    """Return the place of each card in its suit; `ranks` are given from the highest down."""
    rising = enumerate(reversed(ranks))
    return {Card(name + suit): at for at, name in rising for suit in (*SUITS, NO_SUIT)}


def card_question(
    seat: Seat, cards: Sequence[Card], clause: str, bars: tuple[Bar, ...], *, free: bool = False
) -> Ask | None:
    """Return which of its cards a seat may play, or none where it is `free` to; None if it has no choice."""
    if len(cards) < 2 and not (free and cards):
        return None
    may_play = Option("play", cards=tuple(cards))
    return Ask(seat, (MAY_PASS, may_play) if free else (may_play,), clause, bars)


@dataclass(frozen=True, slots=True)
class Laying:
    """The rules for every card that goes on another, whatever the way.

    A run `ends` by its rule and is paid for if it is long enough; a trick does neither.
    """

    way: Practice[Way]
    holding_back: Practice[bool]
    out: Practice[bool]
    ends: Practice[bool] | None
    run_pays: Ruled[dict[str, int]] | None
    short: Ruled[str] | None
    gains: Gains

    @classmethod
    def read(
        cls, leaf: Reader, way: Practice[Way], ranks: tuple[str, ...], cards: Mapping[str, Card]
    ) -> Self:
        """Take these rules from the leaves; `cards` are those that have pools."""
        pays = leaf.arising("shedding.run-pays")
        return cls(
            way,
            HOLDING_BACK.read(leaf),
            OUT.read(leaf),
            RUN_ENDS.arising(leaf),
            pays,
            leaf("settling.short-purse") if pays else None,
            Gains.read(leaf, cards, lower(ranks)),
        )

    def follow_bars(self, *first: Bar) -> tuple[Bar, ...]:
        """Return what keeps one who follows from other cards, and from passing where he must play."""
        play = first or (bar("play", self.way.value, self.way.clause),)
        return *play, bar("pass", "must-play", self.holding_back.clause)

    def lay(self, ledger: Ledger, laid: CardLaid) -> Generator[Ask, Action, bool]:
        """Lay a card, with all that it brings; return whether play ends at once by that."""
        ledger.record(laid)
        yield from self.gains.bring(ledger, laid.seat, laid.card)
        return self.end(ledger, laid.seat)

    def end(self, ledger: Ledger, seat: Seat) -> bool:
        """Note whether a seat is the first to go out; return whether play ends at once by that."""
        table = ledger.table
        if table.out is None:
            if table.hands[seat]:
                return False
            ledger.record(WentOut(self.out.clause, seat, self.out.value))
        return self.out.means

    def stop(self, ledger: Ledger, seat: Seat, rule: Ruled[object] | None) -> Seat:
        """Note that a run has stopped by a rule, and pay whoever played last; return who that is."""
        if rule:
            ledger.record(RunStopped(rule.clause, ledger.table.laid[-1]))
        self.pay_run(ledger, seat)
        return seat

    def pay_run(self, ledger: Ledger, seat: Seat) -> None:
        """Let everyone pay a seat for the run that it finished, where that is done."""
        table, pays, falls_short = ledger.table, self.run_pays, self.short
        if pays is None or falls_short is None or len(table.laid) < pays.value["cards"]:
            return
        for other in table.others(seat):
            pay(ledger, other, seat, pays.value["chips"], pays.clause, falls_short.clause)


@dataclass(frozen=True, slots=True)
class Following:
    """A way to play on; here is what all have in common, and what one says that knows no better."""

    laying: Laying
    bars: tuple[Bar, ...]

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Let the others follow a card that was led; return who is to lead next."""
        raise NotImplementedError

    def choice(self, seat: Seat, cards: Sequence[Card], clause: str, *first: Bar) -> Ask | None:
        """Return which cards a seat may play by a clause, or hold back where that is allowed."""
        held = self.laying.holding_back
        if len(cards) < 2 and not held.means:  # as most are, so this must be quick
            return None
        own = held.clause if held.means else clause
        return card_question(seat, cards, own, (*first, *self.bars), free=held.means)

    def going_on(self, card: Card) -> Sequence[Card]:
        """Return the cards any of which goes on another in a run."""
        return ()

    def gap(self, events: Sequence[Event]) -> str | None:
        """Return the rank that nobody had when the last run stopped, where runs are of ranks."""
        return None

    def refusals(self, events: Sequence[Event], table: Table, wish: Action) -> Iterator[Refusal]:
        """Yield what keeps a seat from a wish by the way of playing on."""
        yield from ()

    def facts(self) -> Mapping[str, Argument]:
        """Return what messages on its bars speak of, and it alone knows."""
        return {}


@dataclass(frozen=True, slots=True)
class SuitRun(Following):
    """A run in one suit: `nexts` give the card that follows each."""

    nexts: Mapping[Card, Card]

    @classmethod
    def read(cls, leaf: Reader, rules: Laying, ranks: tuple[str, ...]) -> "SuitRun":
        """Take the rules of this way from the leaves; `ranks` are those of the pack from above."""
        order = nexts(order_of(leaf, ranks))
        if put_in := rules.gains.put_in:
            return OpenRun(rules, rules.follow_bars(), order, put_in)
        return cls(rules, rules.follow_bars(), order)

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        rules, table, in_turn = self.laying, ledger.table, self.laying.way.means.in_turn
        stop, stands_in = rules.gains.stop, rules.gains.stands_in
        passed: set[Seat] = set()
        if stop and (yield from self._stop_by(ledger, seat, stop, led=True)):
            return seat
        while higher := self.nexts.get(card):
            holder = table.holder(higher)
            if holder in passed:
                break
            if holder is None:
                if stands_in:
                    holder = yield from self._stand_in(ledger, higher, stands_in)
                if holder is None:
                    break
                seat, card = holder, higher
                if rules.end(ledger, seat):
                    return seat
                continue
            if in_turn:
                self._pass(ledger, seat, holder, passed)
            ask = self.choice(holder, (higher,), rules.way.clause)
            if ask and (yield ask).card is None:
                ledger.record(HeldBack(rules.holding_back.clause, holder))
                break
            seat, card = holder, higher
            if (yield from rules.lay(ledger, Played(rules.way.clause, seat, card))):
                return seat
            if stop and (yield from self._stop_by(ledger, seat, stop, led=False)):
                return seat
        if higher and in_turn and table.holder(higher) in {None, *passed}:
            self._pass(ledger, seat, None, passed)
        return rules.stop(ledger, seat, rules.ends)

    def _stop_by(
        self, ledger: Ledger, seat: Seat, stop: StopCard, *, led: bool
    ) -> Generator[Ask, Action, bool]:
        """Let a seat end the run with a card that it lays besides, if it has one and may; tell whether it did."""
        card = stop.ending_card(ledger.table.hands[seat], led=led)
        if card is None:
            return False
        clause = stop.with_any.clause if led else stop.pays.chips.clause
        ask = card_question(seat, (card,), clause, self.bars, free=True)
        if ask and (yield ask).card is None:
            ledger.record(HeldBack(clause, seat))
            return False
        ledger.record(StopLaid(stop.with_any.clause, seat, card))
        stop.pays.pay(ledger, seat, card)
        self.laying.end(ledger, seat)
        return True

    def _stand_in(
        self, ledger: Ledger, missing: Card, rule: Ruled[tuple[Card, ...]]
    ) -> Generator[Ask, Action, Seat | None]:
        """Let the holder of a card lay it in place of one that nobody has; return the seat that did."""
        bars = (bar("play", "stands-in", rule.clause),)
        for card in rule.value:
            seat = ledger.table.holder(card)
            if seat is None:
                continue
            ask = card_question(seat, (card,), rule.clause, bars, free=True)
            if ask and (yield ask).card:
                ledger.record(StoodIn(rule.clause, seat, card, missing))
                yield from self.laying.gains.bring(ledger, seat, card)
                return seat
            ledger.record(HeldBack(rule.clause, seat))
        return None

    def _pass(self, ledger: Ledger, seat: Seat, holder: Seat | None, passed: set[Seat]) -> None:
        """Let those pass who are asked before the holder of the card that goes on, if there is one.

        Where a pass is final, those who have `passed` are not asked again.
        """
        table, way = ledger.table, self.laying.way
        others = table.others(seat)
        for turn in (seat, *others) if way.means.own_first else others:
            if turn == holder:
                return
            if table.hands[turn] and turn not in passed:
                ledger.record(PlayedNothing(way.clause, turn))
                self.laying.gains.fine_seat(ledger, turn)
                if way.means.final:
                    passed.add(turn)

    def going_on(self, card: Card) -> Sequence[Card]:
        higher = self.nexts.get(card)
        return (higher,) if higher else ()

    def refusals(self, events: Sequence[Event], table: Table, wish: Action) -> Iterator[Refusal]:
        if (
            wish.card
            and table.laid
            and wish.card not in self.going_on(last := reached_card(events))
        ):
            way = self.laying.way
            yield Refusal(way.clause, message("next-higher-only", last=last), way.value)


@dataclass(frozen=True, slots=True)
class OpenRun(SuitRun):
    """A run into which one who cannot follow may put a card; play goes on from it, or as before."""

    put_in: CardPays

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        rules, enders = self.laying, self.laying.gains.enders
        going, own, last = [card], self.laying.way.means.own_first, card
        while not (enders and last in enders.value):
            laid = yield from self._go_round(ledger, seat, going, own=own)
            if laid is None:
                break
            seat, last, put_in = laid.seat, laid.card, isinstance(laid, PutIn)
            ledger.record(laid)
            if put_in:
                self.put_in.pay(ledger, seat, last)
            going = [*going[:1], last] if put_in else [last]
            own = rules.way.means.own_first and not put_in
            yield from rules.gains.bring(ledger, seat, last)
            if rules.end(ledger, seat):
                return seat
        return rules.stop(ledger, seat, enders if enders and last in enders.value else rules.ends)

    def _go_round(
        self, ledger: Ledger, seat: Seat, going: Sequence[Card], *, own: bool
    ) -> Generator[Ask, Action, Played | PutIn | None]:
        """Ask one after the other who goes on from a card, or puts one in; return what is laid, if anything is.

        Whoever has played last is asked for his `own` cards first, or else when all others have passed.
        """
        table, way, rule = ledger.table, self.laying.way, self.put_in.chips
        both = (bar("play", "after-put-in", rule.clause),) if len(going) > 1 else ()
        after, turns = [*map(self.nexts.get, going)], table.others(seat)
        for turn in (seat, *turns) if own else (*turns, seat):
            hand = table.hands[turn]
            if cards := [higher for higher in after if higher and higher in hand]:
                ask = self.choice(turn, cards, rule.clause, *both)
                if card := (yield ask).card if ask else cards[0]:
                    return Played(way.clause, turn, card)
                ledger.record(HeldBack(self.laying.holding_back.clause, turn))
                continue
            if others := [held for held in rule.value if held in hand]:
                only = (bar("play", "put-in", way.clause),)
                ask = card_question(turn, others[:1], rule.clause, only, free=True)
                if ask and (card := (yield ask).card):
                    return PutIn(rule.clause, turn, card)
            if hand and (own or turn != seat):
                ledger.record(PlayedNothing(way.clause, turn))
        return None

    def going_on(self, card: Card) -> Sequence[Card]:
        enders = self.laying.gains.enders
        return () if enders and card in enders.value else SuitRun.going_on(self, card)

    def refusals(self, events: Sequence[Event], table: Table, wish: Action) -> Iterator[Refusal]:
        enders = self.laying.gains.enders
        if enders and wish.card in self.put_in.chips.value and _stopped_by(events, enders):
            yield Refusal(enders.clause, message("run-ended", last=reached_card(events)), "ended")


@dataclass(frozen=True, slots=True)
class RankRun(Following):
    """A run in which the suit does not matter: `nexts` give the rank that follows each."""

    nexts: Mapping[str, str]

    @classmethod
    def read(cls, leaf: Reader, rules: Laying, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this way from the leaves; `ranks` are those of the pack from above."""
        order = order_of(leaf, ranks)
        return cls(rules, rules.follow_bars(), dict(zip(order[1:], order, strict=False)))

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        rules, table = self.laying, ledger.table
        clause, silent, turn = rules.way.clause, 0, seat
        while (higher := self.nexts.get(rank(card))) and silent < len(table.hands):
            cards = [held for held in table.hands[turn] if rank(held) == higher]
            played = cards[0] if cards else None
            if ask := self.choice(turn, cards, clause):
                played = (yield ask).card
            if played:
                seat, card, silent = turn, played, 0
                if (yield from rules.lay(ledger, Played(clause, seat, card))):
                    return seat
                continue
            if cards:
                ledger.record(HeldBack(rules.holding_back.clause, turn))
            elif table.hands[turn]:
                ledger.record(Lacked(clause, turn, higher))
            turn, silent = (turn + 1) % len(table.hands), silent + 1
        return rules.stop(ledger, seat, rules.ends)

    def going_on(self, card: Card) -> Sequence[Card]:
        higher = self.nexts.get(rank(card))
        return [Card(higher + suit) for suit in SUITS] if higher else ()

    def gap(self, events: Sequence[Event]) -> str | None:
        return self.nexts.get(rank(_last_card_event(events).card))

    def refusals(self, events: Sequence[Event], table: Table, wish: Action) -> Iterator[Refusal]:
        if wish.card and table.laid and wish.card not in self.going_on(last := table.laid[-1]):
            way = self.laying.way
            yield Refusal(way.clause, message("next-rank-only", last=last), way.value)


@dataclass(frozen=True, slots=True)
class Trick(Following):
    """A trick: each in turn follows suit if he can, and where there is `trumping` may trump."""

    trumping: Practice[bool] | None
    heights: Heights

    @classmethod
    def read(cls, leaf: Reader, rules: Laying, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this way from the leaves; `ranks` are those of the pack from above."""
        trumping, way = TRUMPING.arising(leaf), rules.way
        follow = bar("play", way.value, way.clause)
        trump = (bar("play", "trump-if-void", trumping.clause),) if trumping else ()
        return cls(rules, rules.follow_bars(follow, *trump), trumping, heights(ranks))

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        rules, table = self.laying, ledger.table
        best, winner, trump = card, seat, table.trump
        for follower in table.others(seat):
            cards = self._follows(table.hands[follower], card, trump)
            if not cards:
                if table.hands[follower]:
                    clause = self.trumping.clause if self.trumping else rules.way.clause
                    ledger.record(PlayedNothing(clause, follower))
                continue
            clause = self._clause(cards, card)
            ask = self.choice(follower, cards, clause)
            played = (yield ask).card if ask else cards[0]
            if played is None:
                ledger.record(HeldBack(rules.holding_back.clause, follower))
                continue
            if ask:
                clause = self._clause((played,), card)
            if self.beats(played, best, trump):
                best, winner = played, follower
            if (yield from rules.lay(ledger, Played(clause, follower, played))):
                return winner
        if rules.way.means.counted:
            ledger.record(TrickWon(rules.way.clause, winner))
        return winner

    def _follows(self, hand: Sequence[Card], led: Card, trump: str | None) -> Sequence[Card]:
        """Return the cards of a hand that may be added to a trick."""
        cards = [card for card in hand if card[-1] == led[-1]]
        if self.trumping and led[-1] != trump and (not cards or self.trumping.means):
            cards += [card for card in hand if card[-1] == trump]
        return cards

    def _clause(self, cards: Sequence[Card], led: Card) -> str:
        """Return by which clause cards follow: a trump on another suit has one of its own."""
        if self.trumping and any(card[-1] != led[-1] for card in cards):
            return self.trumping.clause
        return self.laying.way.clause

    def beats(self, card: Card, best: Card, trump: str | None) -> bool:
        """Tell whether a card beats the best of the trick; of another suit, only a trump does."""
        if card[-1] != best[-1]:
            return card[-1] == trump
        return self.heights[card] > self.heights[best]


@dataclass(frozen=True, slots=True)
class PointCount(Following):
    """A count: each in turn adds the points of a card, as long as they stay within the limit."""

    limit: Ruled[int]
    points: Ruled[dict[str, int]]

    @classmethod
    def read(cls, leaf: Reader, rules: Laying, _: tuple[str, ...]) -> Self:
        """Take the rules of this way from the leaves."""
        limit, points = map(leaf, ("shedding.count.limit", "shedding.count.points"))
        return cls(rules, rules.follow_bars(bar("play", "limit", limit.clause)), limit, points)

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        rules, table, points = self.laying, ledger.table, self.points.value
        total, silent, turn = points[rank(card)], 0, seat
        ledger.record(CountMade(self.points.clause, total))
        while silent < len(table.hands):
            turn = (turn + 1) % len(table.hands)
            room = self.limit.value - total
            cards = [held for held in table.hands[turn] if points[rank(held)] <= room]
            played = cards[0] if cards else None
            if ask := self.choice(turn, cards, rules.way.clause):
                played = (yield ask).card
            if played is None:
                clause = rules.holding_back.clause if cards else self.limit.clause
                ledger.record(Waited(clause, turn))
                silent += 1
                continue
            ledger.record(Played(rules.way.clause, turn, played))
            yield from rules.gains.bring(ledger, turn, played)
            total, silent, seat = total + points[rank(played)], 0, turn
            ledger.record(CountMade(self.points.clause, total))
            if rules.end(ledger, turn):
                return seat
        if rules.ends:
            ledger.record(CountStopped(rules.ends.clause, total))
        rules.pay_run(ledger, seat)
        return seat

    def facts(self) -> Mapping[str, Argument]:
        return {"limit": self.limit.value}


Mechanism: TypeAlias = SuitRun | OpenRun | RankRun | Trick | PointCount
PLAY_ON = Practices("shedding.play", {
    "next-higher-by-holder": Way(SuitRun),
    "next-higher-in-turn": Way(SuitRun, in_turn=True),
    "next-higher-in-turn-once": Way(SuitRun, in_turn=True, final=True),
    "next-higher-own-first": Way(SuitRun, in_turn=True, own_first=True),
    "next-rank-in-turn": Way(RankRun),
    "suit-tricks": Way(Trick),
    "trump-tricks": Way(Trick, counted=True),
    "count": Way(PointCount),
})  # fmt: skip


def order_of(leaf: Reader, ranks: tuple[str, ...]) -> Sequence[str]:
    """Return the order in which cards follow one another in runs: that of the pack, or its own."""
    order = leaf.arising("shedding.ranks")
    return tuple(order.value or ()) if order else ranks


def reached_card(events: Sequence[Event]) -> Card:
    """Return the card that a run has reached: the last one laid, or that in whose place it is."""
    last = _last_card_event(events)
    return last.instead if isinstance(last, StoodIn) else last.card


def _last_card_event(events: Sequence[Event]) -> CardLaid:
    return next(event for event in reversed(events) if isinstance(event, CardLaid))


def _stopped_by(events: Sequence[Event], rule: Ruled[tuple[Card, ...]]) -> bool:
    """Tell whether a run has just been ended by such a rule, and the next one not begun."""
    last = next(event for event in reversed(events) if not isinstance(event, LeadGiven))
    return isinstance(last, RunStopped) and last.clause == rule.clause
