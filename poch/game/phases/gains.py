"""Gains: what a card brings to whoever plays it, in pools and in payments."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

from poch.game.cards import Card, rank
from poch.game.events import (
    CardLaid,
    Carried,
    ChipsPut,
    Doubled,
    FellShortOfPool,
    Fined,
    Forgot,
    Melded,
    PoolWon,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import DealSetup, Objection, PoolUse, claim_question, pay
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat

WINS_POOL = Practices("shedding.wins-pool", {"the-card": False, "the-card-below": True})
"""Whether it is the card below that of a pool that takes it."""
STOP_CARD_WITH = Practices(
    "shedding.stop-card-with", {"a-card-that-follows": False, "any-card": True}
)
"""Whether the card that ends a run may be laid with one that begins it."""
SHOWN = Practices("shedding.shown", {"by-the-last-to-play": False, "by-anyone": True})
"""Whether others than the one who played last show cards when a run has stopped."""


@dataclass(frozen=True, slots=True)
class PoolPays:
    """What is paid into pools by a `rule`; a purse too `short` has its own clause."""

    rule: Ruled[Any]
    short: Ruled[str]

    @classmethod
    def arising(cls, leaf: Reader, name: str) -> Self | None:
        """Take these rules from the leaves, if anybody pays for it."""
        ruled = leaf.arising(name)
        return cls(ruled, leaf("settling.short-purse")) if ruled else None

    def pay(
        self, ledger: Ledger, seat: Seat, pool: str, due: int, put: Callable[..., ChipsPut]
    ) -> None:
        """Let a seat put into a pool what it owes, or what it has."""
        chips = ledger.table.affordable(seat, due)
        if chips:
            ledger.record(put(self.rule.clause, seat, pool, chips))
        if chips < due:
            ledger.record(FellShortOfPool(self.short.clause, seat, pool, due - chips))


@dataclass(frozen=True, slots=True)
class Won:
    """Pools that are won by playing: by each card the pool it takes, and what becomes of the others.

    `of_pools` are the cards that pools belong to, `trumps` the ranks that take a pool in trumps, and
    `together` the cards that take a pool once one seat has laid them all. Such cards may be `shown`.
    """

    by: Practice[bool] | None
    pools: Mapping[Card, str]
    unclaimed: Ruled[str]
    of_pools: Mapping[str, Card]
    kept: PoolPays | None
    trumps: Ruled[Mapping[str, tuple[str, ...]]] | None
    pairs: Ruled[str] | None
    together: Ruled[Mapping[str, tuple[Card, ...]]] | None
    shown: Practice[bool] | None

    @classmethod
    def arising(
        cls, leaf: Reader, cards: Mapping[str, Card], below: Mapping[Card, Card]
    ) -> Self | None:
        """Take these rules from the leaves, if pools are those of cards."""
        by, together = WINS_POOL.arising(leaf), leaf.arising("shedding.card-pools")
        trumps, pairs = map(leaf.arising, ("shedding.trump-pools", "shedding.pairs"))
        if not (by or together or trumps):
            return None
        lower = by is not None and by.means
        taking = {below.get(card, card) if lower else card: pool for pool, card in cards.items()}
        if trumps:
            lists = {pool: tuple(ranks) for pool, ranks in (trumps.value or {}).items()}
            trumps = Ruled(lists, trumps.clause)
        if together:
            whole = {pool: tuple(map(Card, row)) for pool, row in (together.value or {}).items()}
            together = Ruled(whole, together.clause)
        unclaimed, kept, shown = (
            leaf("shedding.unclaimed"),
            PoolPays.arising(leaf, "shedding.kept"),
            SHOWN.arising(leaf),
        )
        return cls(by, taking, unclaimed, cards, kept, trumps, pairs, together, shown)

    def show(self, ledger: Ledger, last: Seat) -> None:
        """Let the one who was `last` to play, or anyone, take pools by cards shown from the hand."""
        if self.shown is None or self.together is None:
            return
        hands, pools = ledger.table.hands, ledger.table.pools
        for seat in (last, *(ledger.table.others(last) if self.shown.means else ())):
            for pool, cards in self.together.value.items():
                if pools[pool] and all(card in hands[seat] for card in cards):
                    ledger.record(Melded(self.shown.clause, seat, pool, cards, pools[pool]))

    def leave(self, ledger: Ledger) -> None:
        """Let those pay who have kept the card of a pool, and leave what nobody has won."""
        table = ledger.table
        for pool in table.pools if self.kept else ():
            card = self.of_pools.get(pool)
            seat = table.holder(card) if card else None
            if self.kept and card and seat is not None and table.pools[pool]:
                self.kept.pay(ledger, seat, pool, table.pools[pool], partial(Doubled, card=card))
        if left := [pool for pool in self.all() if table.pools[pool]]:
            ledger.record(Carried(self.unclaimed.clause, tuple(left), self.unclaimed.value))

    def pools_won_by(self, ledger: Ledger, seat: Seat, card: Card) -> Iterator[tuple[str, str]]:
        """Yield the pools that a card takes just laid by a seat, each with the clause that gives it."""
        if self.by and (pool := self.pools.get(card)):
            yield pool, self.by.clause
        for pool, cards in self.together.value.items() if self.together else ():
            if (
                card in cards
                and self.together
                and all(_has_laid(ledger, seat, member) for member in cards)
            ):
                yield pool, self.together.clause
        if self.trumps is None or card[-1] != ledger.table.trump:
            return
        for pool, ranks in self.trumps.value.items():
            if rank(card) in ranks:
                others = [Card(name + card[-1]) for name in ranks if name != rank(card)]
                if not others:
                    yield pool, self.trumps.clause
                elif self.pairs and all(_has_laid(ledger, seat, other) for other in others):
                    yield pool, self.pairs.clause

    def pools_with_cards(self, trump: str | None) -> Iterator[tuple[str, tuple[Card, ...]]]:
        """Yield the pools with the cards that win them when this suit is trumps.

        Of several cards one seat must lay all.
        """
        for card, pool in self.pools.items() if self.by else ():
            yield pool, (card,)
        if self.together:
            yield from self.together.value.items()
        if self.trumps and trump:
            for pool, ranks in self.trumps.value.items():
                if len(ranks) == 1 or self.pairs:
                    yield pool, tuple([Card(name + trump) for name in ranks])

    def uses(self) -> Iterator[PoolUse]:
        """Yield the pools that may be won, each by leaf and clause."""
        for pool in self.pools.values() if self.by else ():
            yield PoolUse(pool, "shedding.wins-pool", self.by.clause if self.by else "")
        for name, rule in (("trump-pools", self.trumps), ("card-pools", self.together)):
            for pool in rule.value if rule else ():
                yield PoolUse(pool, f"shedding.{name}", rule.clause if rule else "")

    def all(self) -> list[str]:
        """Return all pools that may be won."""
        return [*dict.fromkeys(use.pool for use in self.uses())]

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        """Yield what nobody can win so."""
        yield from _undealt_cards("shedding.wins-pool", self.pools, deal)
        together = self.together.value if self.together else {}
        for pool, cards in together.items():
            yield from _undealt_cards("shedding.card-pools", cards, deal)
            if pool in self.of_pools or (self.trumps and pool in self.trumps.value):
                yield _twice("shedding.card-pools", pool)
        if self.trumps is None:
            return
        for pool, ranks in self.trumps.value.items():
            for name in ranks:
                if name not in deal.ranks:
                    says = f"asks for {name}, which the pack does not have; ask for another"
                    yield Objection("shedding.trump-pools", says)
            if pool in self.of_pools:
                yield _twice("shedding.trump-pools", pool)


@dataclass(frozen=True, slots=True)
class CardPays:
    """What each of the others pays for a card when it is played; None is a chip for each card they hold."""

    leaf: str
    chips: Ruled[Mapping[Card, int | None]]
    short: Ruled[str]

    @classmethod
    def arising(cls, leaf: Reader, name: str) -> Self | None:
        """Take these rules from a leaf, if cards are paid for."""
        ruled = leaf.arising(name)
        if ruled is None:
            return None
        every = {
            Card(card): None if chips == "each-card" else chips
            for card, chips in (ruled.value or {}).items()
        }
        return cls(name, Ruled(every, ruled.clause), leaf("settling.short-purse"))

    def pay(self, ledger: Ledger, seat: Seat, card: Card) -> None:
        """Let the others pay a seat for a card, if that is paid for."""
        if card in self.chips.value:
            chips, table = self.chips.value[card], ledger.table
            for other in table.others(seat):
                due = len(table.hands[other]) if chips is None else chips
                pay(ledger, other, seat, due, self.chips.clause, self.short.clause)


@dataclass(frozen=True, slots=True)
class StopCard:
    """The card that ends a run when it is laid besides, and what the others pay for it."""

    pays: CardPays
    with_any: Practice[bool]

    @classmethod
    def arising(cls, leaf: Reader) -> Self | None:
        """Take these rules from the leaves, if there is such a card."""
        pays, with_any = CardPays.arising(leaf, "shedding.stop-card"), STOP_CARD_WITH.arising(leaf)
        return cls(pays, with_any) if pays and with_any else None

    def ending_card(self, hand: Sequence[Card], *, led: bool) -> Card | None:
        """Return the card of a hand that may end the run now; `led` is what was played if it began one."""
        every = self.pays.chips.value if self.with_any.means or not led else ()
        return next((card for card in every if card in hand), None)


@dataclass(frozen=True, slots=True)
class Gains:
    """What cards bring to whoever plays them: pools that are `won`, and what the others pay.

    They pay for any card in `pays`, for one in `led` if a run begins with it, for the `stop` card,
    and for one that is `put_in`, unless one of the `enders` was laid, which end a run. Those in
    `stands_in` may be laid in place of a card that nobody has. Where a pool may be `forgotten`, it must
    be claimed at once. Whoever cannot play may have to pay a `fine`.
    """

    won: Won | None
    forgotten: Ruled[str] | None
    pays: CardPays | None
    led: CardPays | None
    stop: StopCard | None
    put_in: CardPays | None
    enders: Ruled[tuple[Card, ...]] | None
    stands_in: Ruled[tuple[Card, ...]] | None
    fine: PoolPays | None

    @classmethod
    def read(cls, leaf: Reader, cards: Mapping[str, Card], below: Mapping[Card, Card]) -> Self:
        """Take these rules from the leaves; `cards` are those that have pools, `below` the next lower of each."""
        return cls(
            Won.arising(leaf, cards, below),
            leaf.arising("shedding.forgotten"),
            CardPays.arising(leaf, "shedding.card-pays"),
            CardPays.arising(leaf, "shedding.led-pays"),
            StopCard.arising(leaf),
            CardPays.arising(leaf, "shedding.put-in"),
            _cards(leaf, "shedding.run-ended-by"),
            _cards(leaf, "shedding.stands-in"),
            PoolPays.arising(leaf, "shedding.unable-pays"),
        )

    def bring(self, ledger: Ledger, seat: Seat, card: Card) -> Play:
        """Let a seat take the pools that a card wins, or forget them, and what the others pay for it."""
        for pool, clause in self.won.pools_won_by(ledger, seat, card) if self.won else ():
            chips, lost = ledger.table.pools[pool], self.forgotten
            if chips and lost:
                ask = claim_question(seat, (pool,), lost.clause, ("pass", "play"))
                if not (yield ask).pools:
                    ledger.record(Forgot(lost.clause, seat, pool))
                    continue
            if chips:
                ledger.record(PoolWon(clause, seat, pool, chips, card))
        if self.pays:
            self.pays.pay(ledger, seat, card)

    def fine_seat(self, ledger: Ledger, seat: Seat) -> None:
        """Let a seat that cannot play pay for it, where that is done."""
        if self.fine:
            for pool, due in self.fine.rule.value.items():
                self.fine.pay(ledger, seat, pool, due, Fined)

    def pools(self) -> Iterator[PoolUse]:
        """Yield the pools that may be won, and those that are paid into."""
        for use in self.won.uses() if self.won else ():
            yield use._replace(claimed=self.forgotten is not None)
        if self.fine:
            for pool in self.fine.rule.value:
                yield PoolUse(pool, "shedding.unable-pays", self.fine.rule.clause, taken=False)

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        """Yield what cannot be played so."""
        if self.won:
            yield from self.won.objections(deal)
        for pays in (self.pays, self.led, self.stop and self.stop.pays, self.put_in):
            if pays:
                yield from _undealt_cards(pays.leaf, pays.chips.value, deal)
        if self.stands_in:
            yield from _undealt_cards("shedding.stands-in", self.stands_in.value, deal)


def _cards(leaf: Reader, name: str) -> Ruled[tuple[Card, ...]] | None:
    ruled = leaf.arising(name)
    return ruled and Ruled(tuple(map(Card, ruled.value or ())), ruled.clause)


def _has_laid(ledger: Ledger, seat: Seat, card: Card) -> bool:
    return any(
        isinstance(event, CardLaid) and event.card == card and event.seat == seat
        for event in ledger.events
    )


def _undealt_cards(leaf: str, cards: Iterable[Card], deal: DealSetup) -> Iterator[Objection]:
    for card in cards:
        if card not in deal.pack:
            yield Objection(leaf, f"nobody can play {card}, which is not dealt; name another card")


def _twice(leaf: str, pool: str) -> Objection:
    return Objection(leaf, f"{pool} is won by a card of its own; leave it out here or there")
