"""The stock: the cards left over after the deal, who sees them, and who may play with them as a spare hand."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Self

from poch.game.actions import MAY_PASS, Action, Ask, Bar, Option, Verb, bar, call_option
from poch.game.events import Bid, NoBid, Paid, SpareHandLeft, SpareHandTaken, StockSeen
from poch.game.ledger import Ledger, Play
from poch.game.phase import Moment, Objection, Refusal
from poch.game.said import address, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat


class Spare(NamedTuple):
    """What the dealer may do with the spare hand besides taking it: he may be there to have it `sold`."""

    sold: bool = False


STOCK_SEEN = Practices("dealing.stock-seen", {"nobody": False, "dealer": True})
"""Whether the dealer looks at the cards left over."""
SPARE_HAND = Practices("dealing.spare-hand", {
    "dealer-may-exchange": Spare(), "dealer-may-exchange-or-sell": Spare(sold=True),
})  # fmt: skip
TAKE = Option("take")


@dataclass(frozen=True, slots=True)
class Stock:
    """The rules for the cards left over: who sees them, who takes them as a `spare` hand, and how one `bids`."""

    seen: Practice[bool] | None
    spare: Practice[Spare] | None
    bids: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        bids = leaf.arising("dealing.spare-hand-bids")
        return cls(STOCK_SEEN.arising(leaf), SPARE_HAND.arising(leaf), bids)

    @property
    def changes_hands(self) -> bool:
        """Whether somebody may choose another hand than the one dealt to him."""
        return self.spare is not None

    def play(self, ledger: Ledger) -> Play:
        """Let the dealer look at the cards left over, or take them, or sell them, where he may."""
        dealer = len(ledger.table.hands) - 1
        if self.seen and self.seen.means:
            ledger.record(StockSeen(self.seen.clause, dealer, tuple(ledger.table.talon)))
        if self.spare is None or not ledger.table.talon:
            return
        clause = self.spare.clause
        answer = yield Ask(dealer, (MAY_PASS, TAKE), clause, self._bars("bid"))
        if answer.verb == "take":
            self._take(ledger, dealer, clause)
            return
        ledger.record(SpareHandLeft(clause, dealer, self.spare.value))
        if self.bids:
            yield from self._sell(ledger, dealer, clause, self.bids.clause)

    def _sell(self, ledger: Ledger, dealer: Seat, clause: str, bids: str) -> Play:
        """Let each in turn bid more than the last or pass, and give the hand to whoever bids most."""
        table, highest, buyer = ledger.table, 0, None
        waiting = deque(range(dealer))
        while waiting and waiting[0] != buyer:
            seat = waiting.popleft()
            most = table.purses[seat] if table.finite else None
            option = call_option("bid", highest + 1, most)
            if option is None or (most is not None and most <= highest):
                ledger.record(NoBid(bids, seat))
                continue
            bars = (bar("bid", "least", bids), bar("bid", "most", bids), *self._bars("take"))
            answer = yield Ask(seat, (MAY_PASS, option), bids, bars)
            if answer.verb == "pass":
                ledger.record(NoBid(bids, seat))
                continue
            highest, buyer = answer.chips, seat
            ledger.record(Bid(bids, seat, highest))
            waiting.append(seat)
        if buyer is not None:
            ledger.record(Paid(clause, buyer, dealer, highest))
            self._take(ledger, buyer, clause)

    @staticmethod
    def _take(ledger: Ledger, seat: Seat, clause: str) -> None:
        """Give a seat the spare hand for its own."""
        table = ledger.table
        ledger.record(SpareHandTaken(clause, seat, tuple(table.hands[seat]), tuple(table.talon)))

    def _bars(self, verb: Verb) -> tuple[Bar, ...]:
        """Return what keeps a verb from a question of this part."""
        return (bar(verb, "spare-hand", self.spare.clause),) if self.spare else ()

    def objections(self, *, listed: bool, left: bool) -> Iterator[Objection]:
        """Yield what cannot be done, as no card is left over; it is `listed` how many each is dealt."""
        if self.seen and not listed:
            says = "all cards are dealt, and none is left over to look at; leave it out"
            yield Objection("dealing.stock-seen", says)
        if self.spare and not (listed and left):
            says = "all cards are dealt, and none is left over for a spare hand; leave it out"
            yield Objection("dealing.spare-hand", says)

    def never(self, verb: Verb, clause: str) -> Iterator[Refusal]:
        """Yield why nobody takes or buys a spare hand in such a deal."""
        if verb in {"take", "bid"} and (self.spare is None or (verb == "bid" and not self.bids)):
            rule = self.spare.clause if self.spare else clause
            yield Refusal(rule, message("no-spare-hand", verb=verb), "no-spare-hand")

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        """Yield what keeps a seat that is not asked from the spare hand."""
        if self.spare and wish.verb in {"take", "bid", "pass"}:
            who = address(here.seats[seat])
            yield Refusal(self.spare.clause, message("turn-to-take", seat=who), "turn")
