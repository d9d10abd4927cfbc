"""Dealing: the cut, the hands, the card turned up and what it is good for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Self, TypeAlias

from poch.game.actions import MAY_PASS, Ask, Option
from poch.game.cards import SUITS, Card, rank, suit
from poch.game.events import (
    Dealt,
    HandsSized,
    NothingTurnedUp,
    PackCut,
    SwapDeclined,
    TrumpCardSeen,
    TrumpCardShown,
    TrumpsMade,
    TurnedUp,
    TurnUpLeft,
    TurnUpPaid,
    TurnUpSwapped,
    TurnUpTaken,
    TurnUpUnpaid,
)
from poch.game.ledger import Ledger, Play
from poch.game.sourced import Reader, Ruled

Taker: TypeAlias = Callable[[Sequence[Card]], tuple[Card, ...]]
"""Takes a hand out of a pack."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """What the card turned up decides, and who profits by it, where one is left to turn up."""

    card: Ruled[str]
    makes: Ruled[str]
    goes_to: Ruled[str] | None
    pool: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        return cls(
            leaf("turn-up.card"),
            leaf("turn-up.makes"),
            leaf.arising("turn-up.goes-to"),
            leaf.arising("turn-up.pool"),
        )


@dataclass(frozen=True, slots=True)
class Dealing:
    """How the cards come into the hands.

    `plan` holds, by seat, the places in the pack of the cards it is dealt, `takers` what takes
    them; `singles` the pool that a single trump of a rank takes.
    """

    cut: Ruled[str]
    cards: Ruled[int | str | tuple[int, ...]]
    packets: Ruled[tuple[int, ...]]
    turn_up: TurnUp
    plan: tuple[tuple[int, ...], ...]
    takers: tuple[Taker, ...]
    singles: tuple[tuple[str, str], ...]

    @classmethod
    def read(
        cls, leaf: Reader, seats: int, size: int, singles: tuple[tuple[str, str], ...]
    ) -> Self:
        """Take the rules of this part from the leaves, for so many seats and cards."""
        cards = leaf("dealing.cards")
        packets = leaf("dealing.packets")
        each = tuple(cards.value) if isinstance(cards.value, list) else cards.value
        plan = planned(each, packets.value or (), seats, size)
        return cls(
            leaf("dealing.cut"),
            Ruled(each, cards.clause),
            Ruled(tuple(packets.value or ()), packets.clause),
            TurnUp.read(leaf),
            plan,
            tuple(map(_taker, plan)),
            singles,
        )

    @property
    def turns_up(self) -> bool:
        """Tell whether a card that nobody is dealt is turned up."""
        return self.turn_up.goes_to is not None

    def dealt(self, pack: Sequence[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Return the hands that a pack in this order gives, and the talon left."""
        hands = tuple([take(pack) for take in self.takers])
        return hands, tuple(pack[sum(map(len, self.plan)) :])

    def turned(self, rest: Sequence[Card]) -> tuple[Card | None, tuple[Card, ...]]:
        """Return the card turned up of those that are left, if one is, and the others."""
        if not self.turns_up:
            return None, tuple(rest)
        if self.turn_up.card.value == "last-of-the-pack":
            return rest[-1], tuple(rest[:-1])
        return rest[0], tuple(rest[1:])

    def unturned(self, rest: Sequence[Card]) -> Sequence[Card]:
        """Return cards as they lay in the pack; first among them is the one turned up, if one was."""
        last = self.turn_up.card.value == "last-of-the-pack"
        return (*rest[1:], *rest[:1]) if last else rest

    def play(self, ledger: Ledger) -> Play:
        """Deal the talon of the table into the hands, and settle what is trumps.

        The talon lies there as it is dealt: whole hands one after the other, then the turn-up
        where there is one.
        """
        seats = len(self.plan)
        cutter = seats - 2 if self.cut.value == "before-the-dealer" else None
        ledger.record(PackCut(self.cut.clause, cutter))
        ledger.record(HandsSized(self.cards.clause, self.cards.value))
        talon = ledger.table.talon
        for seat, places in enumerate(self.plan):
            cards = tuple(talon[: len(places)])
            ledger.record(Dealt(self.packets.clause, seat, cards, self.packets.value))
        how, makes = self.turn_up.card, self.turn_up.makes
        if self.turn_up.goes_to is None or self.turn_up.pool is None:
            self._decide(ledger, how, makes)
            return
        turned = talon[0]
        ledger.record(TurnedUp(how.clause, turned, how.value))
        ledger.record(TrumpsMade(makes.clause, suit(turned)))
        self._pay(ledger, turned, self.turn_up.pool, self.turn_up.goes_to)
        yield from self.give(ledger, turned, self.turn_up.goes_to)

    def _decide(self, ledger: Ledger, how: Ruled[str], makes: Ruled[str]) -> None:
        """Settle what is trumps where no card is left to turn up."""
        if how.value == "none":
            ledger.record(NothingTurnedUp(how.clause))
            fixed = next(letter for letter, name in SUITS.items() if name == makes.value)
            ledger.record(TrumpsMade(makes.clause, fixed))
            return
        dealer = len(self.plan) - 1
        dealt = {place: seat for seat, places in enumerate(self.plan) for place in places}
        place = min(dealt) if how.value == "first-dealt" else max(dealt)
        if how.value.startswith("dealers-last"):
            place = max(self.plan[dealer])
        seat = dealt[place]
        card = ledger.table.hands[seat][self.plan[seat].index(place)]
        if how.value.endswith("unseen"):
            ledger.record(TrumpCardSeen(how.clause, dealer))
        else:
            ledger.record(TrumpCardShown(how.clause, seat, card, how.value))
        ledger.record(TrumpsMade(makes.clause, suit(card)))

    def _pay(self, ledger: Ledger, turned: Card, rule: Ruled[str], goes_to: Ruled[str]) -> None:
        pool = next((pool for one, pool in self.singles if one == rank(turned)), None)
        if pool is None:
            return
        chips = ledger.table.pools[pool]
        if rule.value == "dealer-takes" and chips:
            ledger.record(TurnUpPaid(rule.clause, len(self.plan) - 1, pool, chips))
        elif rule.value == "stays" and goes_to.value == "nobody":
            ledger.record(TurnUpUnpaid(rule.clause, pool))

    def give(self, ledger: Ledger, turned: Card, rule: Ruled[str]) -> Play:
        """Give the card turned up to whom it belongs; the dealer may have to say."""
        dealer = len(self.plan) - 1
        match rule.value:
            case "nobody":
                ledger.record(TurnUpLeft(rule.clause))
            case "dealer":
                ledger.record(TurnUpTaken(rule.clause, dealer, turned))
            case "next-to-receive":
                seat = sum(map(len, self.plan)) % len(self.plan)
                ledger.record(TurnUpTaken(rule.clause, seat, turned))
            case _:
                cards = tuple(ledger.table.hands[dealer])
                swap = Option("swap", cards=cards)
                answer = yield Ask(dealer, (MAY_PASS, swap), rule.clause)
                if answer.card is None:
                    ledger.record(SwapDeclined(rule.clause, dealer))
                else:
                    ledger.record(TurnUpSwapped(rule.clause, dealer, answer.card, turned))


def _taker(places: tuple[int, ...]) -> Taker:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda pack: tuple([pack[place] for place in places])


def planned(
    cards: int | str | tuple[int, ...] | None, packets: Sequence[int], seats: int, size: int
) -> tuple[tuple[int, ...], ...]:
    """Return by seat the places in the pack of the cards it is dealt, in rounds of packets.

    Where hands are not to be equal, who has his number is passed over.
    """
    match cards:
        case tuple() if len(cards) == seats:
            full = cards
        case int():
            full = (cards,) * seats
        case _:
            full = (size,) * seats
    due = min(sum(full), size - 1 if cards == "all-but-the-turn-up" else size)
    places: list[list[int]] = [[] for _ in range(seats)]
    place = turn = 0
    while packets and place < due:
        packet = packets[turn // seats % len(packets)]
        room = full[turn % seats] - len(places[turn % seats])
        for _ in range(min(packet, due - place, room)):
            places[turn % seats].append(place)
            place += 1
        turn += 1
    return tuple(map(tuple, places))
