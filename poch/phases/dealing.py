"""Dealing: the cut, the hands, the card turned up and what it is good for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from poch.actions import MAY_PASS, Ask, Option
from poch.cards import Card, rank, suit
from poch.events import (
    Dealt,
    HandsSized,
    PackCut,
    SwapDeclined,
    TrumpsMade,
    TurnedUp,
    TurnUpLeft,
    TurnUpPaid,
    TurnUpSwapped,
    TurnUpTaken,
    TurnUpUnpaid,
)
from poch.ledger import Ledger, Play
from poch.ruled import Reader, Ruled


@dataclass(frozen=True, slots=True)
class TurnUp:
    """What the card turned up decides, and who profits by it."""

    card: Ruled[str]
    makes: Ruled[str]
    goes_to: Ruled[str]
    pool: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        return cls(
            leaf("turn-up.card"),
            leaf("turn-up.makes"),
            leaf("turn-up.goes-to"),
            leaf("turn-up.pool"),
        )


@dataclass(frozen=True, slots=True)
class Dealing:
    """How the cards come into the hands.

    `plan` holds, by seat, the places in the pack of the cards it is dealt; `singles` the pool
    that a single trump of a rank takes.
    """

    cut: Ruled[str]
    cards: Ruled[int | str]
    packets: Ruled[tuple[int, ...]]
    turn_up: TurnUp
    plan: tuple[tuple[int, ...], ...]
    singles: tuple[tuple[str, str], ...]

    @classmethod
    def read(
        cls, leaf: Reader, seats: int, size: int, singles: tuple[tuple[str, str], ...]
    ) -> Self:
        """Take the rules of this part from the leaves, for so many seats and cards."""
        cards = leaf("dealing.cards")
        packets = leaf("dealing.packets")
        return cls(
            leaf("dealing.cut"),
            cards,
            Ruled(tuple(packets.value or ()), packets.clause),
            TurnUp.read(leaf),
            planned(cards.value, packets.value or (), seats, size),
            singles,
        )

    def dealt(self, pack: Sequence[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Return the hands that a pack in this order gives, and the talon left."""
        hands = tuple(tuple(pack[place] for place in places) for places in self.plan)
        return hands, tuple(pack[sum(map(len, self.plan)) :])

    def play(self, ledger: Ledger) -> Play:
        """Deal the talon of the table into the hands and turn up the next card.

        The talon lies there as it is dealt: whole hands one after the other, then the turn-up.
        """
        seats = len(self.plan)
        cutter = seats - 2 if self.cut.value == "before-the-dealer" else None
        ledger.record(PackCut(cutter, clause=self.cut.clause))
        ledger.record(HandsSized(self.cards.value, clause=self.cards.clause))
        talon = ledger.table.talon
        for seat, places in enumerate(self.plan):
            cards = tuple(talon[: len(places)])
            ledger.record(Dealt(seat, cards, self.packets.value, clause=self.packets.clause))
        turned = talon[0]
        ledger.record(TurnedUp(turned, self.turn_up.card.value, clause=self.turn_up.card.clause))
        ledger.record(TrumpsMade(suit(turned), clause=self.turn_up.makes.clause))
        self._pay(ledger, turned)
        yield from self._give(ledger, turned)

    def _pay(self, ledger: Ledger, turned: Card) -> None:
        pool = next((pool for one, pool in self.singles if one == rank(turned)), None)
        if pool is None:
            return
        rule = self.turn_up.pool
        chips = ledger.table.pools[pool]
        if rule.value == "dealer-takes" and chips:
            ledger.record(TurnUpPaid(len(self.plan) - 1, pool, chips, clause=rule.clause))
        elif rule.value == "stays" and self.turn_up.goes_to.value == "nobody":
            ledger.record(TurnUpUnpaid(pool, clause=rule.clause))

    def _give(self, ledger: Ledger, turned: Card) -> Play:
        rule = self.turn_up.goes_to
        dealer = len(self.plan) - 1
        match rule.value:
            case "nobody":
                ledger.record(TurnUpLeft(clause=rule.clause))
            case "dealer":
                ledger.record(TurnUpTaken(dealer, turned, clause=rule.clause))
            case "next-to-receive":
                seat = sum(map(len, self.plan)) % len(self.plan)
                ledger.record(TurnUpTaken(seat, turned, clause=rule.clause))
            case _:
                cards = tuple(ledger.table.hands[dealer])
                swap = Option("swap", cards=cards)
                answer = yield Ask(dealer, (MAY_PASS, swap), rule.clause)
                if answer.card is None:
                    ledger.record(SwapDeclined(dealer, clause=rule.clause))
                else:
                    ledger.record(TurnUpSwapped(dealer, answer.card, turned, clause=rule.clause))


def planned(
    cards: int | str | None, packets: Sequence[int], seats: int, size: int
) -> tuple[tuple[int, ...], ...]:
    """Return by seat the places in the pack of the cards it is dealt, in rounds of packets."""
    due = size - 1 if isinstance(cards, str) else (cards or 0) * seats
    places: list[list[int]] = [[] for _ in range(seats)]
    place = turn = 0
    while packets and place < due:
        packet = packets[turn // seats % len(packets)]
        for _ in range(min(packet, due - place)):
            places[turn % seats].append(place)
            place += 1
        turn += 1
    return tuple(map(tuple, places))
