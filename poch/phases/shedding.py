"""Shedding: the cards are played out, and the first to be rid of them wins."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Self

from poch.actions import MAY_PASS, PLAY, Action, Ask, Option
from poch.cards import SUITS, Card, nexts
from poch.events import HeldBack, LeadGiven, Led, Played, PlayedNothing, RunStopped, WentOut
from poch.ledger import Ledger, Play
from poch.ruled import Reader, Ruled
from poch.table import Seat


@dataclass(frozen=True, slots=True)
class Shedding:
    """Who leads, what goes on a card, and when it ends.

    `heights` give each card's place in its suit, `nexts` the card next above it.
    """

    leader: Ruled[str]
    leader_if_none: Ruled[str] | None
    lead: Ruled[str]
    on_it: Ruled[str]
    run_ends: Ruled[str] | None
    next_leader: Ruled[str]
    holding_back: Ruled[str]
    out: Ruled[str]
    heights: dict[Card, int]
    nexts: dict[Card, Card]

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this part from the leaves."""
        leader, on_it = leaf("shedding.leader"), leaf("shedding.play")
        return cls(
            leader,
            leaf("shedding.leader-if-none") if leader.value == "vie-winner" else None,
            leaf("shedding.lead"),
            on_it,
            leaf("shedding.run-ends") if on_it.value == "next-higher-by-holder" else None,
            leaf("shedding.next-leader"),
            leaf("shedding.holding-back"),
            leaf("shedding.out"),
            {Card(one + s): at for at, one in enumerate(reversed(ranks)) for s in SUITS},
            nexts(ranks),
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
        follow = self._run if self.on_it.value == "next-higher-by-holder" else self._trick
        while True:
            hand = table.hands[seat]
            if len(hand) == 1:
                card = hand[0]
            else:
                option = Option("play", cards=tuple(hand))
                answer = yield Ask(seat, (option,), self.lead.clause)
                card = answer.card or hand[0]
            ledger.record(Led(seat, card, clause=self.lead.clause))
            self._went_out(ledger, seat)
            if table.out is not None and self.out.value == "at-once":
                return
            seat = yield from follow(ledger, seat, card)
            if table.out is not None:
                return
            rule = self.next_leader
            ledger.record(LeadGiven(seat, rule.value, clause=rule.clause))

    def _went_out(self, ledger: Ledger, seat: Seat) -> None:
        if not ledger.table.hands[seat] and ledger.table.out is None:
            ledger.record(WentOut(seat, clause=self.out.clause))

    def _run(self, ledger: Ledger, seat: Seat, card: Card) -> Generator[Ask, Action, Seat]:
        """Play the next higher cards as long as somebody has them; return who played last."""
        table = ledger.table
        holders = table.holders()
        while (higher := self.nexts.get(card)) in holders:
            holder = holders[higher]
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
        if self.run_ends:
            ledger.record(RunStopped(card, clause=self.run_ends.clause))
        return seat

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
