"""Shedding: the cards are played out, and the first to be rid of them wins."""

from collections.abc import Container, Generator, Sequence
from dataclasses import dataclass
from typing import Self

from poch.actions import MAY_PASS, PLAY, Action, Ask, Option
from poch.cards import SUITS, Card, nexts
from poch.events import (
    FellShort,
    HeldBack,
    LeadGiven,
    Led,
    Paid,
    Played,
    PlayedNothing,
    RunStopped,
    WentOut,
)
from poch.ledger import Ledger, Play
from poch.ruled import Reader, Ruled
from poch.table import Seat


@dataclass(frozen=True, slots=True)
class Shedding:
    """Who leads, what goes on a card, and when it ends.

    `run_pays` and `short` are there where a finished run is paid for. `heights` give each
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
    heights: dict[Card, int]
    nexts: dict[Card, Card]

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...], known: Container[str]) -> Self:
        """Take the rules of this part from the leaves; `known` are those that some clause sets."""
        leader, on_it = leaf("shedding.leader"), leaf("shedding.play")
        in_runs = leaf("shedding.ranks").value if "shedding.ranks" in known else ranks
        paid = "shedding.run-pays" in known
        return cls(
            leader,
            leaf("shedding.leader-if-none") if leader.value == "vie-winner" else None,
            leaf("shedding.lead"),
            on_it,
            leaf("shedding.run-ends") if on_it.value != "suit-tricks" else None,
            leaf("shedding.next-leader"),
            leaf("shedding.holding-back"),
            leaf("shedding.out"),
            leaf("shedding.run-pays") if paid else None,
            leaf("settling.short-purse") if paid else None,
            {Card(one + s): at for at, one in enumerate(reversed(ranks)) for s in SUITS},
            nexts(tuple(in_runs)),
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
        ledger.record(LeadGiven(seat, rule.value, clause=rule.clause))
        follow = self._trick if self.on_it.value == "suit-tricks" else self._run
        first = True
        while True:
            cards = self._leads(table.hands[seat], first=first)
            first = False
            card = cards[0]
            if len(cards) > 1:
                answer = yield Ask(seat, (Option("play", cards=cards),), self.lead.clause)
                card = answer.card or card
            ledger.record(Led(seat, card, clause=self.lead.clause))
            self._went_out(ledger, seat)
            if table.out is not None and self.out.value == "at-once":
                return
            seat = yield from follow(ledger, seat, card)
            if table.out is not None:
                return
            rule = self.next_leader
            ledger.record(LeadGiven(seat, rule.value, clause=rule.clause))

    def _leads(self, hand: Sequence[Card], *, first: bool) -> tuple[Card, ...]:
        """Return the cards that may be led from a hand."""
        if self.lead.value == "any-card" or (
            self.lead.value == "lowest-of-longest-first" and not first
        ):
            return tuple(hand)
        suits = [[card for card in hand if card[-1] == suit] for suit in SUITS]
        longest = max(map(len, suits))
        return tuple([min(s, key=self.heights.__getitem__) for s in suits if len(s) == longest])

    def _went_out(self, ledger: Ledger, seat: Seat) -> None:
        if not ledger.table.hands[seat] and ledger.table.out is None:
            ledger.record(WentOut(seat, clause=self.out.clause))

    def _run(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Play the next higher cards as long as somebody has them; return who played last."""
        table = ledger.table
        holders = table.holders()
        while (higher := self.nexts.get(card)) in holders:
            holder = holders[higher]
            if self.on_it.value == "next-higher-in-turn":
                self._pass(ledger, seat, holder)
            if self.holding_back.value == "may-hold-back":
                options = (MAY_PASS, Option("play", cards=(higher,)))
                answer = yield Ask(holder, options, self.holding_back.clause)
                if answer.verb == "pass":
                    ledger.record(HeldBack(holder, clause=self.holding_back.clause))
                    break
            seat, card = holder, higher
            ledger.record(Played(seat, card, clause=self.on_it.clause))
            self._went_out(ledger, seat)
            if table.out is not None and self.out.value == "at-once":
                return seat
        if higher and self.on_it.value == "next-higher-in-turn" and higher not in holders:
            self._pass(ledger, seat, seat)
        if self.run_ends:
            ledger.record(RunStopped(card, clause=self.run_ends.clause))
        self._pay_run(ledger, seat)
        return seat

    def _pass(self, ledger: Ledger, seat: Seat, until: Seat) -> None:
        """Let those between two seats pass, having no card that goes on."""
        hands = ledger.table.hands
        seat = (seat + 1) % len(hands)
        while seat != until:
            if hands[seat]:
                ledger.record(PlayedNothing(seat, clause=self.on_it.clause))
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
                ledger.record(Paid(payer, seat, chips, clause=self.run_pays.clause))
            if chips < due:
                ledger.record(FellShort(payer, seat, due - chips, clause=self.short.clause))

    def _trick(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Let each in turn follow suit if he can; return who played the highest card."""
        table = ledger.table
        seats = len(table.hands)
        best, winner = card, seat
        for step in range(1, seats):
            follower = (seat + step) % seats
            cards = tuple([one for one in table.hands[follower] if one[-1] == card[-1]])
            if not cards:
                if table.hands[follower]:
                    ledger.record(PlayedNothing(follower, clause=self.on_it.clause))
                continue
            answer = PLAY[cards[0]]
            free = self.holding_back.value == "may-hold-back"
            if free or len(cards) > 1:
                options = (Option("play", cards=cards),)
                rule = self.holding_back if free else self.on_it
                answer = yield Ask(follower, (MAY_PASS, *options) if free else options, rule.clause)
            if answer.card is None:
                ledger.record(HeldBack(follower, clause=self.holding_back.clause))
                continue
            ledger.record(Played(follower, answer.card, clause=self.on_it.clause))
            if self.heights[answer.card] > self.heights[best]:
                best, winner = answer.card, follower
            self._went_out(ledger, follower)
            if table.out is not None and self.out.value == "at-once":
                return winner
        return winner
