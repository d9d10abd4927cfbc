"""Settling: the cards left are paid for, and the first one out takes his prize."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from poch.game.cards import rank
from poch.game.events import Counted, ExtraWaived, FellShort, MostCounted, Paid, PrizeTaken
from poch.game.ledger import Ledger, Play
from poch.game.sourced import Reader, Ruled
from poch.game.table import Seat


@dataclass(frozen=True, slots=True)
class MostCards:
    """What the one left with most cards pays besides."""

    pays: Ruled[str]
    to: Ruled[str]
    tied: Ruled[str]


@dataclass(frozen=True, slots=True)
class Settling:
    """What is paid at the end of a deal, in chips."""

    measure: Ruled[str]
    points: Ruled[Mapping[str, int]] | None
    per_card: Ruled[int] | None
    prize: Ruled[str]
    most: MostCards | None
    short: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        pays = leaf("settling.most-cards")
        to, tied = leaf.arising("settling.most-to"), leaf.arising("settling.most-tied")
        return cls(
            leaf("settling.measure"),
            leaf.arising("settling.points"),
            leaf.arising("settling.per-card"),
            leaf("settling.prize"),
            MostCards(pays, to, tied) if to and tied else None,
            leaf("settling.short-purse"),
        )

    def play(self, ledger: Ledger) -> Play:
        """Pay the first one out."""
        table = ledger.table
        winner = table.out
        if winner is None:
            return
        prize = self.prize.value
        for pool in table.pools if prize == "all" else (prize,):
            if chips := table.pools.get(pool, 0):
                ledger.record(PrizeTaken(self.prize.clause, winner, pool, chips))
        if self.per_card is None:
            return
        seats = len(table.hands)
        losers = [(winner + step) % seats for step in range(1, seats)]
        counts = {seat: self._count(ledger, seat) for seat in losers}
        for seat, count in counts.items():
            if count:
                left, rule = len(table.hands[seat]), self.measure
                ledger.record(Counted(rule.clause, seat, left, count, rule.value))
                self._pay(ledger, seat, winner, count * self.per_card.value, self.per_card.clause)
        if self.most and any(counts.values()):
            self._pay_extra(ledger, winner, counts, self.most)
        yield from ()

    def _count(self, ledger: Ledger, seat: Seat) -> int:
        hand = ledger.table.hands[seat]
        if self.points is None:
            return len(hand)
        return sum(self.points.value.get(rank(card), 0) for card in hand)

    def _pay(
        self, ledger: Ledger, seat: Seat, to: Seat, due: int, clause: str, *, extra: bool = False
    ) -> None:
        """Pay what is due, or what is left."""
        table = ledger.table
        chips = min(due, table.purses[seat]) if table.finite else due
        if chips:
            ledger.record(Paid(clause, seat, to, chips, extra))
        if chips < due:
            ledger.record(FellShort(self.short.clause, seat, to, due - chips))

    def _pay_extra(
        self, ledger: Ledger, winner: Seat, counts: Mapping[Seat, int], most: MostCards
    ) -> None:
        left = {seat: len(ledger.table.hands[seat]) for seat in counts}
        highest = max(left.values())
        tied = tuple(seat for seat in counts if left[seat] == highest)
        if len(tied) > 1:
            ledger.record(MostCounted(most.tied.clause, tied, highest, most.tied.value))
            if most.tied.value == "waived":
                ledger.record(ExtraWaived(most.tied.clause, None))
                return
        else:
            ledger.record(MostCounted(most.pays.clause, tied, highest))
        for seat in tied:
            chips = counts[seat]
            paid = [other for other in (winner, *counts) if other != seat]
            if len(tied) > 1 and most.tied.value == "shared":
                chips //= len(tied)
                paid = [other for other in paid if other not in tied]
            for other in paid:
                if other == winner and most.to.value == "all-but-the-winner":
                    ledger.record(ExtraWaived(most.to.clause, other))
                    continue
                rule = most.to if other == winner else most.pays
                if len(tied) > 1 and other != winner:
                    rule = most.tied
                if chips:
                    self._pay(ledger, seat, other, chips, rule.clause, extra=True)
