"""Dealing: the cut, the hands, the card turned up and what it is good for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from typing import NamedTuple, Self, TypeAlias

from poch.game.actions import MAY_PASS, Action, Ask, Option, Verb
from poch.game.cards import Card, rank, suit
from poch.game.events import (
    Dealt,
    HandsSized,
    NothingTurnedUp,
    NoTrumps,
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
    TurnUpWon,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import DealSetup, Moment, Objection, Past, Phase, Refusal, Rejoined, pay
from poch.game.phases.stock import Stock
from poch.game.said import message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat

Plan: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat, the places in the pack of the cards it is dealt."""


class Deciding(NamedTuple):
    """Which card decides what is trumps: one `left` over, or one `dealt`, by its place in the pack.

    The `left` are counted from the first, or from the last as -1. One dealt may be `shown` to all.
    """

    left: int | None = None
    dealt: Callable[[Plan], int] | None = None
    shown: bool = True


class Owner(NamedTuple):
    """Who takes the card turned up into his hand, or whether the dealer `swaps` for it as he likes."""

    seat: Callable[[Plan], Seat] | None = None
    swaps: bool = False


class OfPool(NamedTuple):
    """What turning up the card of a pool brings the dealer besides: the deal, or what others pay."""

    wins: bool = False
    paid: bool = False


CUT = Practices("dealing.cut", {"before-the-dealer": True, "uncut": False})
CARD = Practices("turn-up.card", {
    "next-of-the-pack": Deciding(left=0),
    "last-of-the-pack": Deciding(left=-1),
    "first-dealt": Deciding(dealt=lambda plan: min(chain(*plan))),
    "last-dealt": Deciding(dealt=lambda plan: max(chain(*plan))),
    "dealers-last": Deciding(dealt=lambda plan: max(plan[-1])),
    "dealers-last-unseen": Deciding(dealt=lambda plan: max(plan[-1]), shown=False),
    "none": Deciding(),
})  # fmt: skip
MAKES: Practices[str | None] = Practices("turn-up.makes", {
    "trumps": None, "clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s", "nothing": "",
})  # fmt: skip
"""The suit that always is trumps, or none, if no card decides."""
GOES_TO = Practices("turn-up.goes-to", {
    "nobody": Owner(),
    "dealer": Owner(lambda plan: len(plan) - 1),
    "dealer-may-swap": Owner(swaps=True),
    "next-to-receive": Owner(lambda plan: sum(map(len, plan)) % len(plan)),
})  # fmt: skip
POOL = Practices("turn-up.pool", {"stays": False, "dealer-takes": True})
"""Whether the dealer takes the pool of the card turned up."""
BOARD_CARD = Practices("turn-up.board-card", {
    "dealer-takes": OfPool(), "dealer-wins": OfPool(wins=True), "dealer-is-paid": OfPool(paid=True),
})  # fmt: skip

Taker: TypeAlias = Callable[[Sequence[Card]], tuple[Card, ...]]
"""Takes a hand out of a pack."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """What the card turned up decides, and who profits by it, where one is left to turn up."""

    card: Practice[Deciding]
    makes: Practice[str | None]
    goes_to: Practice[Owner] | None
    pool: Practice[bool] | None
    board_card: Practice[OfPool] | None
    short: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        board_card = BOARD_CARD.arising(leaf)
        return cls(
            CARD.read(leaf),
            MAKES.read(leaf),
            GOES_TO.arising(leaf),
            POOL.arising(leaf),
            board_card,
            leaf("settling.short-purse") if board_card and board_card.means else None,
        )


@dataclass(frozen=True, slots=True)
class Dealing(Phase):
    """How the cards come into the hands.

    `takers` take the cards of each seat out of the pack; `singles` has the pool that a single trump
    of a rank takes, and `of_pools` the cards that have pools whatever is trumps.
    """

    cut: Practice[bool]
    cards: Ruled[int | str | tuple[int, ...]]
    packets: Ruled[tuple[int, ...]]
    turn_up: TurnUp
    plan: Plan
    takers: tuple[Taker, ...]
    singles: tuple[tuple[str, str], ...]
    of_pools: Mapping[str, Card]
    stock: Stock

    @classmethod
    def read(
        cls,
        leaf: Reader,
        seats: int,
        size: int,
        singles: tuple[tuple[str, str], ...],
        of_pools: Mapping[str, Card],
    ) -> Self:
        """Take the rules of this part from the leaves, for so many seats and cards."""
        cards = leaf("dealing.cards")
        packets = leaf("dealing.packets")
        each = tuple(cards.value) if isinstance(cards.value, list) else cards.value
        plan = deal_plan(each, packets.value or (), seats, size)
        return cls(
            CUT.read(leaf),
            Ruled(each, cards.clause),
            Ruled(tuple(packets.value or ()), packets.clause),
            TurnUp.read(leaf),
            plan,
            tuple(map(_taker, plan)),
            singles,
            of_pools,
            Stock.read(leaf),
        )

    @property
    def without_trumps(self) -> bool:
        """Tell whether no suit is trumps."""
        return not self.turn_up.makes.means and self.turn_up.card.means == Deciding()

    def left_over(self, size: int) -> int:
        left = size - sum(map(len, self.plan))
        return max(left, *map(len, self.plan)) if self.stock.changes_hands else left

    @property
    def turns_up(self) -> bool:
        """Tell whether a card that nobody is dealt is turned up."""
        return self.turn_up.goes_to is not None

    def deal(self, pack: Sequence[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Return the hands that a pack in this order gives, and the talon left."""
        hands = tuple([take(pack) for take in self.takers])
        return hands, tuple(pack[sum(map(len, self.plan)) :])

    def split_turn_up(self, rest: Sequence[Card]) -> tuple[Card | None, tuple[Card, ...]]:
        """Return the card turned up of those that are left, if one is, and the others."""
        at = self.turn_up.card.means.left
        if at is None:
            return None, tuple(rest)
        return rest[at], tuple(rest[:-1] if at else rest[1:])

    def deal_out(self, pack: Sequence[Card], first: Seat) -> tuple[tuple[Card, ...], ...]:
        """Return the hands if all cards of a pack are dealt, to the seat `first` and on."""
        seats = len(self.plan)
        plan = deal_plan("all", self.packets.value, seats, len(pack))
        places = (plan[(seat - first) % seats] for seat in range(seats))
        return tuple([tuple([pack[place] for place in own]) for own in places])

    def put_back_turn_up(self, rest: Sequence[Card]) -> Sequence[Card]:
        """Return cards as they lay in the pack; first among them is the one turned up, if one was."""
        return (*rest[1:], *rest[:1]) if self.turn_up.card.means.left else rest

    def play(self, ledger: Ledger) -> Play:
        """Deal the talon of the table into the hands, and settle what is trumps.

        The talon lies there as it is dealt: whole hands one after the other, then the turn-up
        where there is one.
        """
        seats = len(self.plan)
        ledger.record(PackCut(self.cut.clause, seats - 2 if self.cut.means else None))
        ledger.record(HandsSized(self.cards.clause, self.cards.value))
        talon = ledger.table.talon
        for seat, places in enumerate(self.plan):
            cards = tuple(talon[: len(places)])
            ledger.record(Dealt(self.packets.clause, seat, cards, self.packets.value))
        how, makes = self.turn_up.card, self.turn_up.makes
        if self.turn_up.goes_to is None or self.turn_up.pool is None:
            self._decide(ledger, how, makes)
            yield from self.stock.play(ledger)
            return
        turned = talon[0]
        ledger.record(TurnedUp(how.clause, turned, how.value))
        ledger.record(TrumpsMade(makes.clause, suit(turned)))
        self._pay(ledger, turned, self.turn_up.pool, self.turn_up.goes_to)
        yield from self.give(ledger, turned, self.turn_up.goes_to)
        self._win(ledger, turned)
        if ledger.table.out is None:
            yield from self.stock.play(ledger)

    def _win(self, ledger: Ledger, turned: Card) -> None:
        """Pay the dealer for turning up the card of a pool, and let him win the deal where he does."""
        rule, short, dealer = self.turn_up.board_card, self.turn_up.short, len(self.plan) - 1
        pool = next((pool for pool, card in self.of_pools.items() if card == turned), None)
        if rule is None or pool is None:
            return
        if chips := ledger.table.pools[pool]:
            ledger.record(TurnUpPaid(rule.clause, dealer, pool, chips))
        if rule.means.paid and short:
            for seat in range(dealer):
                pay(ledger, seat, dealer, len(ledger.table.hands[seat]), rule.clause, short.clause)
        if rule.means.wins:
            ledger.record(TurnUpWon(rule.clause, dealer, turned))

    def _decide(self, ledger: Ledger, how: Practice[Deciding], makes: Practice[str | None]) -> None:
        """Settle what is trumps where no card is left to turn up."""
        if how.means.dealt is None:
            ledger.record(NothingTurnedUp(how.clause))
            ledger.record(
                TrumpsMade(makes.clause, makes.means) if makes.means else NoTrumps(makes.clause)
            )
            return
        place = how.means.dealt(self.plan)
        seat = self.holder(place)
        card = ledger.table.hands[seat][self.plan[seat].index(place)]
        if how.means.shown:
            ledger.record(TrumpCardShown(how.clause, seat, card, how.value))
        else:
            ledger.record(TrumpCardSeen(how.clause, seat))
        ledger.record(TrumpsMade(makes.clause, suit(card)))

    def holder(self, place: int) -> Seat:
        """Return who is dealt the card at a place in the pack."""
        return next(seat for seat, places in enumerate(self.plan) if place in places)

    def _pay(
        self, ledger: Ledger, turned: Card, rule: Practice[bool], goes_to: Practice[Owner]
    ) -> None:
        pool = next((pool for single, pool in self.singles if single == rank(turned)), None)
        if pool is None:
            return
        chips = ledger.table.pools[pool]
        if rule.means and chips:
            ledger.record(TurnUpPaid(rule.clause, len(self.plan) - 1, pool, chips))
        elif not rule.means and goes_to.means == Owner():
            ledger.record(TurnUpUnpaid(rule.clause, pool))

    def give(self, ledger: Ledger, turned: Card, rule: Practice[Owner]) -> Play:
        """Give the card turned up to whom it belongs; the dealer may have to say."""
        if rule.means.swaps:
            yield from self._swap(ledger, turned, rule.clause)
        elif rule.means.seat:
            ledger.record(TurnUpTaken(rule.clause, rule.means.seat(self.plan), turned))
        else:
            ledger.record(TurnUpLeft(rule.clause))

    def _swap(self, ledger: Ledger, turned: Card, clause: str) -> Play:
        dealer = len(self.plan) - 1
        swap = Option("swap", cards=tuple(ledger.table.hands[dealer]))
        answer = yield Ask(dealer, (MAY_PASS, swap), clause)
        if answer.card is None:
            ledger.record(SwapDeclined(clause, dealer))
        else:
            ledger.record(TurnUpSwapped(clause, dealer, answer.card, turned))

    @property
    def card_verb(self) -> Verb:
        """A card is pointed at to be exchanged."""
        return "swap"

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        cards, packets = self.cards.value, self.packets.value
        many = sum(cards) if isinstance(cards, tuple) else cards if type(cards) is int else 0
        dealt = many if isinstance(cards, tuple) else many * deal.seats
        needed = (deal.size if cards == "all" else dealt) + self.turns_up
        if needed > deal.size:
            says = (
                f"{deal.seats} seats need {needed} cards, and the pack has {deal.size}; change one"
            )
            yield Objection("dealing.cards", says, once=True)
        if isinstance(cards, tuple) and len(cards) != deal.seats:
            says = f"gives {len(cards)} hands to {deal.seats} seats; write one number for each"
            yield Objection("dealing.cards", says)
        if isinstance(cards, int) and cards % sum(packets):
            listed = ", ".join(map(str, packets))
            says = f"packets of {listed} never come to {cards} cards; change one"
            yield Objection("dealing.packets", says)
        yield from self.stock.objections(listed=not isinstance(cards, str), left=needed < deal.size)
        if cards == "all-but-the-turn-up" and not self.turns_up:
            says = "no card is left to turn up; write all, or turn one up that nobody is dealt"
            yield Objection("dealing.cards", says)
        if (self.turn_up.makes.means is None) == (self.turn_up.card.means == Deciding()):
            says = (
                "a card decides what is trumps, or a suit always is, or none; set one of the three"
            )
            yield Objection("turn-up.makes", says)

    def never(self, verb: Verb) -> Iterator[Refusal]:
        rule = self.turn_up.goes_to
        if verb == "swap" and rule is None:
            yield Refusal(self.turn_up.card.clause, message("none-turned-up"), "not-turned")
        elif verb == "swap" and rule and not rule.means.swaps:
            yield Refusal(rule.clause, message("no-exchange"), "no-swap")
        yield from self.stock.never(verb, self.cards.clause)

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        yield from self.stock.refusals(here, seat, wish)
        rule = self.turn_up.goes_to or self.turn_up.card
        yield Refusal(rule.clause, message("dealer-exchanges"), "dealer")

    def concerns(self, verb: Verb, *, asked: bool) -> bool:
        return verb in {"swap", "take", "bid"}

    def rejoin(self, past: Past) -> Rejoined:
        turned, rule = past.turn_up, self.turn_up.goes_to
        if turned is None or rule is None:
            return Rejoined(len(past.events), None)
        return Rejoined(len(past.events), lambda ledger: self.give(ledger, turned, rule))


def _taker(places: tuple[int, ...]) -> Taker:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda pack: tuple([pack[place] for place in places])


def deal_plan(
    cards: int | str | tuple[int, ...] | None, packets: Sequence[int], seats: int, size: int
) -> Plan:
    """Return the places of the pack that each seat is dealt, in rounds of packets.

    Where some seats get more cards than others, a seat that has its number is passed over.
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
