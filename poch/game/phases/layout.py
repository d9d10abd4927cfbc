"""The layout: what a hand is played with, before anything is done with it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Self

from poch.game.cards import SUITS, Card, card, pack
from poch.game.events import (
    BoardLaid,
    BoardShaped,
    CardsTakenOut,
    DirectionSet,
    Event,
    ExposureSettled,
    MisdealSettled,
    PackTaken,
    PoolCardsLaid,
    PoolCardsTaken,
    PoolsWonElsewhere,
    RanksOrdered,
    Seated,
    SuitsNamed,
)
from poch.game.phase import Objection
from poch.game.sourced import Practice, Practices, Reader, Ruled

FROM: Practices[bool | None] = Practices("board.cards-from", {
    "the-pack": True, "another-pack": False, "the-board": None,
})  # fmt: skip
"""Whether the cards of the pools come out of the pack that is dealt; None where there are none."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The pack and the board: which cards are dealt, and which belong to pools.

    `ranks` are those of the pack from above, and `whole` is the pack before any card is taken out.
    """

    ranks: tuple[str, ...]
    whole: tuple[Card, ...]
    without: Ruled[tuple[Card, ...]] | None
    cards: Ruled[Mapping[str, Card]] | None
    cards_from: Practice[bool | None] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves; without size or ranks there is no pack."""
        size, ranks = leaf("pack.size").value or 0, leaf("pack.ranks").value or ()
        without, cards = leaf.arising("pack.without"), leaf.arising("board.cards")
        return cls(
            tuple(ranks[: size // len(SUITS)]),
            pack(ranks, size),
            without and Ruled(tuple(map(card, without.value or ())), without.clause),
            cards
            and Ruled({pool: card(own) for pool, own in (cards.value or {}).items()}, cards.clause),
            FROM.arising(leaf),
        )

    @property
    def of_pools(self) -> Mapping[str, Card]:
        """The cards that have pools, by these."""
        return self.cards.value if self.cards else {}

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that are dealt, or left over."""
        out = {*(self.without.value if self.without else ())}
        if self.cards_from and self.cards_from.means:
            out |= {*self.of_pools.values()}
        return tuple(card for card in self.whole if card not in out) if out else self.whole

    def events(self, leaf: Reader, seats: int) -> Iterator[Event]:
        """Yield what the players see before them."""
        number, size, suits = leaf("seats"), leaf("pack.size"), leaf("pack.suits")
        order, pools, shape = leaf("pack.ranks"), leaf("board.pools"), leaf("board.shape")
        direction = leaf("dealing.direction")
        yield Seated(number.clause, seats, *(number.value or (seats, seats)))
        yield DirectionSet(direction.clause, direction.value or "")
        for name, settled in (("misdeal", MisdealSettled), ("exposed", ExposureSettled)):
            if ruled := leaf.arising(f"dealing.{name}"):
                yield settled(ruled.clause, ruled.value or "")
        yield PackTaken(size.clause, size.value or 0)
        yield SuitsNamed(suits.clause, suits.value or "")
        yield RanksOrdered(order.clause, self.ranks)
        if self.without:
            yield CardsTakenOut(self.without.clause, self.without.value)
        yield BoardLaid(pools.clause, tuple(pools.value or ()))
        if elsewhere := leaf.arising("board.won-elsewhere"):
            yield PoolsWonElsewhere(elsewhere.clause, tuple(elsewhere.value or ()))
        yield BoardShaped(shape.clause, shape.value or "")
        if self.cards and self.cards_from:
            laid, how = self.cards.value, self.cards_from
            yield PoolCardsLaid(self.cards.clause, tuple(laid), tuple(laid.values()))
            yield PoolCardsTaken(how.clause, how.value)

    def objections(self, board: Collection[str]) -> Iterator[Objection]:
        """Yield what cannot be laid out so."""
        out = self.without.value if self.without else ()
        for item in out:
            if item not in self.whole:
                says = f"asks for {item}, which the pack of {len(self.whole)} does not have; leave it out"
                yield Objection("pack.without", says)
        of_pools = [*self.of_pools.values()]
        if self.cards_from and self.cards_from.means:
            for item in of_pools:
                if item not in self.whole or item in out:
                    says = f"{item} is not in the pack it is to come from; choose another card"
                    yield Objection("board.cards", says)
        for pool, item in self.of_pools.items():
            if of_pools.count(item) > 1:
                yield Objection("board.cards", f"{item} has two pools; give {pool} another card")
            if pool not in board:
                listed = ", ".join(board)
                yield Objection("board.cards", f"the board has no pool {pool}; its pools: {listed}")
