"""Shedding: the cards are played out, and the first to be rid of them wins."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Self

from poch.game.actions import MAY_PASS, MAY_PLAY, PLAY, Action, Ask, Bar, Option, bar
from poch.game.cards import SUITS, Card, nexts, rank
from poch.game.events import (
    CountMade,
    CountStopped,
    FellShort,
    HeldBack,
    LeadGiven,
    Led,
    Paid,
    Played,
    PlayedNothing,
    RunsOrdered,
    RunStopped,
    TrickWon,
    Waited,
    WentOut,
)
from poch.game.ledger import Ledger, Play
from poch.game.sourced import Reader, Ruled
from poch.game.table import Seat

TRICKS = ("suit-tricks", "trump-tricks")


@dataclass(frozen=True, slots=True)
class Shedding:
    """Who leads, what goes on a card, and when it ends.

    `run_pays` and `short` are there where a finished run is paid for, `limit` and `points` where
    cards are played to a count, `emptied` where one may begin with no cards. `heights` give each
    card's place in its suit, `nexts` the card that follows it in a run.
    """

    leader: Ruled[str]
    leader_if_none: Ruled[str] | None
    lead: Ruled[str]
    on_it: Ruled[str]
    run_ends: Ruled[str] | None
    next_leader: Ruled[str]
    holding_back: Ruled[str]
    out: Ruled[str]
    run_pays: Ruled[dict[str, int]] | None
    short: Ruled[str] | None
    trumping: Ruled[str] | None
    limit: Ruled[int] | None
    points: Ruled[dict[str, int]] | None
    emptied: Ruled[str] | None
    in_runs: Ruled[list[str]] | None
    heights: dict[Card, int]
    nexts: dict[Card, Card]

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this part from the leaves."""
        in_runs, run_pays = leaf.arising("shedding.ranks"), leaf.arising("shedding.run-pays")
        return cls(
            leaf("shedding.leader"),
            leaf.arising("shedding.leader-if-none"),
            leaf("shedding.lead"),
            leaf("shedding.play"),
            leaf.arising("shedding.run-ends"),
            leaf("shedding.next-leader"),
            leaf("shedding.holding-back"),
            leaf("shedding.out"),
            run_pays,
            leaf("settling.short-purse") if run_pays else None,
            leaf.arising("shedding.trumping"),
            leaf.arising("shedding.count.limit"),
            leaf.arising("shedding.count.points"),
            leaf.arising("shedding.emptied"),
            in_runs,
            {Card(one + s): at for at, one in enumerate(reversed(ranks)) for s in SUITS},
            nexts(tuple(in_runs.value or ()) if in_runs else ranks),
        )

    def play(self, ledger: Ledger) -> Play:
        """Give the lead, and go on from lead to lead until somebody is out."""
        table = ledger.table
        seat: Seat = 0
        rule = self.leader
        if rule.value == "vie-winner" and table.won_vie is not None:
            seat = table.won_vie
        elif self.leader_if_none:
            rule = self.leader_if_none
        if self.in_runs:
            ledger.record(RunsOrdered(self.in_runs.clause, tuple(self.in_runs.value)))
        ledger.record(LeadGiven(rule.clause, seat, rule.value))
        if self.emptied:
            filled = [one % len(table.hands) for one in range(seat, seat + len(table.hands))]
            filled = [one for one in filled if table.hands[one]]
            if not filled:
                return
            if filled[0] != seat:
                seat, rule = filled[0], self.emptied
                ledger.record(LeadGiven(rule.clause, seat, "next-with-cards"))
        yield from self.lead_on(ledger, seat)

    def lead_on(self, ledger: Ledger, seat: Seat, *, first: bool = True) -> Play:
        """Let a seat lead and the others follow, again and again, until somebody is out."""
        table = ledger.table
        bars = self.lead_bars
        while True:
            cards = self._leads(table.hands[seat], first=first)
            first = False
            card = cards[0]
            if len(cards) > 1:
                answer = yield Ask(seat, (Option("play", cards=cards),), self.lead.clause, bars)
                card = answer.card or card
            ledger.record(Led(self.lead.clause, seat, card))
            self._went_out(ledger, seat)
            if table.out is not None and self.out.value == "at-once":
                return
            seat = yield from self.follow(ledger, seat, card)
            if table.out is not None:
                return
            rule = self.next_leader
            ledger.record(LeadGiven(rule.clause, seat, rule.value))

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Let the others follow a card that was led; return who is to lead next."""
        if self.on_it.value == "count":
            return self._count(ledger, seat, card)
        if self.on_it.value in TRICKS:
            return self._trick(ledger, seat, card)
        return self._run(ledger, seat, card)

    @property
    def lead_bars(self) -> tuple[Bar, ...]:
        """What keeps one who leads from other cards, and from passing."""
        clause = self.lead.clause
        return bar("play", self.lead.value, clause), bar("pass", "leads", clause)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """What keeps one who follows from other cards, and from passing where he must play."""
        must = bar("pass", "must-play", self.holding_back.clause)
        if self.limit:
            return bar("play", "limit", self.limit.clause), must
        follow = bar("play", self.on_it.value, self.on_it.clause)
        if self.trumping:
            return follow, bar("play", "trump-if-void", self.trumping.clause), must
        return follow, must

    def _leads(self, hand: Sequence[Card], *, first: bool) -> tuple[Card, ...]:
        """Return the cards that may be led from a hand."""
        if self.lead.value == "any-card" or (
            self.lead.value == "lowest-of-longest-first" and not first
        ):
            return tuple(hand)
        if self.lead.value.startswith("highest"):
            best = max(self.heights[card] for card in hand)
            always = first or self.lead.value == "highest-always"
            return tuple([card for card in hand if self.heights[card] == best or not always])
        suits = [[card for card in hand if card[-1] == suit] for suit in SUITS]
        longest = max(map(len, suits))
        return tuple([min(s, key=self.heights.__getitem__) for s in suits if len(s) == longest])

    def _went_out(self, ledger: Ledger, seat: Seat) -> None:
        if not ledger.table.hands[seat] and ledger.table.out is None:
            ledger.record(WentOut(self.out.clause, seat, self.out.value))

    def _run(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Play the next higher cards as long as somebody has them; return who played last."""
        table = ledger.table
        while (higher := self.nexts.get(card)) and (holder := table.holder(higher)) is not None:
            if self.on_it.value == "next-higher-in-turn":
                self._pass(ledger, seat, holder)
            if self.holding_back.value == "may-hold-back":
                options = (MAY_PASS, MAY_PLAY[higher])
                answer = yield Ask(holder, options, self.holding_back.clause, self.bars)
                if answer.verb == "pass":
                    ledger.record(HeldBack(self.holding_back.clause, holder))
                    break
            seat, card = holder, higher
            ledger.record(Played(self.on_it.clause, seat, card))
            self._went_out(ledger, seat)
            if table.out is not None and self.out.value == "at-once":
                return seat
        if higher and self.on_it.value == "next-higher-in-turn" and table.holder(higher) is None:
            self._pass(ledger, seat, seat)
        if self.run_ends:
            ledger.record(RunStopped(self.run_ends.clause, card))
        self._pay_run(ledger, seat)
        return seat

    def _pass(self, ledger: Ledger, seat: Seat, until: Seat) -> None:
        """Let those between two seats pass, having no card that goes on."""
        hands = ledger.table.hands
        seat = (seat + 1) % len(hands)
        while seat != until:
            if hands[seat]:
                ledger.record(PlayedNothing(self.on_it.clause, seat))
            seat = (seat + 1) % len(hands)

    def _pay_run(self, ledger: Ledger, seat: Seat) -> None:
        """Let everyone pay for a finished run, where that is done."""
        table = ledger.table
        if self.run_pays is None or self.short is None:
            return
        if len(table.laid) < self.run_pays.value["cards"]:
            return
        due, seats = self.run_pays.value["chips"], len(table.hands)
        for step in range(1, seats):
            payer = (seat + step) % seats
            chips = min(due, table.purses[payer]) if table.finite else due
            if chips:
                ledger.record(Paid(self.run_pays.clause, payer, seat, chips))
            if chips < due:
                ledger.record(FellShort(self.short.clause, payer, seat, due - chips))

    def _trick(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Let each in turn follow suit if he can; return who played the highest card."""
        table = ledger.table
        seats = len(table.hands)
        best, winner, bars = card, seat, self.bars
        for step in range(1, seats):
            follower = (seat + step) % seats
            cards = self._follows(table.hands[follower], card, table.trump)
            if not cards:
                if table.hands[follower]:
                    rule = self.trumping or self.on_it
                    ledger.record(PlayedNothing(rule.clause, follower))
                continue
            answer = PLAY[cards[0]]
            free = self.holding_back.value == "may-hold-back"
            if free or len(cards) > 1:
                options = (Option("play", cards=cards),)
                rule = self.holding_back if free else self._ruling(cards, card)
                may = (MAY_PASS, *options) if free else options
                answer = yield Ask(follower, may, rule.clause, bars)
            if answer.card is None:
                ledger.record(HeldBack(self.holding_back.clause, follower))
                continue
            rule = self._ruling((answer.card,), card)
            ledger.record(Played(rule.clause, follower, answer.card))
            if self.beats(answer.card, best, table.trump):
                best, winner = answer.card, follower
            self._went_out(ledger, follower)
            if table.out is not None and self.out.value == "at-once":
                return winner
        if self.trumping:
            ledger.record(TrickWon(self.on_it.clause, winner))
        return winner

    def _follows(self, hand: Sequence[Card], led: Card, trump: str | None) -> tuple[Card, ...]:
        """Return the cards of a hand that may be added to a trick."""
        cards = [card for card in hand if card[-1] == led[-1]]
        if self.trumping and led[-1] != trump and (not cards or self.trumping.value == "freely"):
            cards += [card for card in hand if card[-1] == trump]
        return tuple(cards)

    def _ruling(self, cards: Sequence[Card], led: Card) -> Ruled[str]:
        """Return the rule that lets cards follow: a trump on another suit has one of its own."""
        if self.trumping and any(card[-1] != led[-1] for card in cards):
            return self.trumping
        return self.on_it

    def beats(self, card: Card, best: Card, trump: str | None) -> bool:
        """Tell whether a card beats the best of the trick; of another suit, only a trump does."""
        if card[-1] != best[-1]:
            return card[-1] == trump
        return self.heights[card] > self.heights[best]

    def _count(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Let everyone in turn add to the count as long as it goes; return who played last."""
        if self.limit is None or self.points is None or self.run_ends is None:
            raise AssertionError
        table, points = ledger.table, self.points.value
        total, last, turn, silent = points[rank(card)], seat, seat, 0
        seats = len(table.hands)
        free, bars = self.holding_back.value == "may-hold-back", self.bars
        ledger.record(CountMade(self.points.clause, total))
        while silent < seats:
            turn = (turn + 1) % seats
            room = self.limit.value - total
            cards = tuple([one for one in table.hands[turn] if points[rank(one)] <= room])
            played = cards[0] if cards else None
            if free and cards:
                may_play = (MAY_PASS, Option("play", cards=cards))
                ask = Ask(turn, may_play, self.holding_back.clause, bars)
                played = (yield ask).card
            elif len(cards) > 1:
                options = (Option("play", cards=cards),)
                played = (yield Ask(turn, options, self.on_it.clause, bars)).card
            if played is None:
                silent += 1
                rule = self.holding_back if cards else self.limit
                ledger.record(Waited(rule.clause, turn))
                continue
            ledger.record(Played(self.on_it.clause, turn, played))
            total, last, silent = total + points[rank(played)], turn, 0
            ledger.record(CountMade(self.points.clause, total))
            self._went_out(ledger, turn)
            if table.out is not None and self.out.value == "at-once":
                return last
        ledger.record(CountStopped(self.run_ends.clause, total))
        self._pay_run(ledger, last)
        return last
