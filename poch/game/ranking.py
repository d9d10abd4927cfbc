"""Sets: cards of one rank in a hand, and which of two is the better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from poch.game.cards import Card, rank, suit
from poch.game.sourced import Practice, Practices, Reader, Ruled

SUIT_ORDER = "dhsc"
"""Suits from the lowest to the highest, for the rulesets that rank them."""
EQUAL: Practices[str | None] = Practices(
    "vying.ranking.equal", {"trump": None, "club": "c", "side-cards": None}
)
"""The suit that decides between equal pairs, if it is not that of trumps."""
NO_SET_EQUAL = Practices(
    "vying.ranking.no-set-equal", {"suits": True, "next-card-then-forehand": False}
)
"""Whether the suits of equal highest cards decide."""


class Set(NamedTuple):
    """The best set of a hand: cards of one rank, or none of them where all ranks differ."""

    cards: tuple[Card, ...]
    height: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """Which of two sets is the better. `ranks` are those of the pack, highest first."""

    ranks: tuple[str, ...]
    size: Ruled[str]
    rank: Ruled[str]
    equal: Practice[str | None]
    no_set: Ruled[str] | None
    no_set_equal: Practice[bool] | None
    side_equal: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...], *, anyone: bool) -> Self:
        """Take these rules from the leaves; those for hands without a set where `anyone` may vie."""
        return cls(
            ranks,
            leaf("vying.ranking.size"),
            leaf("vying.ranking.rank"),
            EQUAL.read(leaf),
            leaf("vying.ranking.no-set") if anyone else None,
            NO_SET_EQUAL.read(leaf) if anyone else None,
            leaf.arising("vying.ranking.side-cards-equal"),
        )

    def best(self, hand: Sequence[Card]) -> Set:
        """Return the best set in a hand: most cards first, then the higher rank."""
        by_rank: dict[str, tuple[Card, ...]] = {}
        best: tuple[Card, ...] = ()
        height = -1
        for card in hand:
            name = card[:-1]
            if name not in by_rank:
                by_rank[name] = (card,)
                continue
            by_rank[name] = cards = (*by_rank[name], card)
            if len(cards) >= len(best):
                at = len(self.ranks) - self.ranks.index(name)
                if len(cards) > len(best) or at > height:
                    best, height = cards, at
        return Set(best, height)

    def first_is_better(
        self, sets: tuple[Set, Set], hands: tuple[Sequence[Card], Sequence[Card]], trump: str | None
    ) -> tuple[bool, str, str]:
        """Return whether the first of two beats the second, by what measure and which clause.

        Where nothing else decides, the first wins: it must be the one nearer to forehand.
        """
        first, other = sets
        if len(first.cards) != len(other.cards):
            return len(first.cards) > len(other.cards), "size", self.size.clause
        if first.height != other.height:
            return first.height > other.height, "rank", self.rank.clause
        if first.cards:
            equal: Ruled[str] = self.equal
            if self.side_equal:
                sides, others = (
                    sorted(self.ranks.index(rank(card)) for card in hand) for hand in hands
                )
                if sides != others:
                    return sides < others, equal.value, equal.clause
                equal = self.side_equal
            suits = {suit(card) for card in first.cards}
            return (self.equal.means or trump) in suits, equal.value, equal.clause
        return self._highest(hands)

    def _highest(self, hands: tuple[Sequence[Card], Sequence[Card]]) -> tuple[bool, str, str]:
        if self.no_set is None or self.no_set_equal is None:
            raise AssertionError
        first, other = (
            sorted((self.ranks.index(rank(card)), -SUIT_ORDER.index(suit(card))) for card in hand)
            for hand in hands
        )
        if first[0][0] != other[0][0]:
            return first[0][0] < other[0][0], "highest-card", self.no_set.clause
        clause = self.no_set_equal.clause
        if self.no_set_equal.means:
            return first[0] < other[0], self.no_set_equal.value, clause
        heights, others = [height for height, _ in first], [height for height, _ in other]
        if heights != others:
            return heights < others, "next-card", clause
        return True, "forehand", clause
