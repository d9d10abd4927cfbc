"""Hands of poker: the best five cards of a hand, and which of two is the better. Which hands there are is data."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Self, TypeAlias

from poch.game.cards import SUITS, Card, rank, suit
from poch.game.ranking import Set
from poch.game.sourced import Reader, Ruled

FIVE = 5
Cards: TypeAlias = tuple[Card, ...]
"""Cards in the order in which they are compared."""
Finder: TypeAlias = Callable[[Sequence[Card], Sequence[str]], Cards]
"""Returns the best five cards of a kind, or none; the hand is sorted from above, by these ranks."""


def _alike(*sizes: int) -> Finder:
    """Return what finds so many cards of one rank, and so many of others."""

    def find(hand: Sequence[Card], _: Sequence[str]) -> Cards:
        left = [[*cards] for _, cards in groupby(hand, rank)]
        found: list[Card] = []
        for size in sizes:
            cards = next((cards for cards in left if len(cards) >= size), None)
            if cards is None:
                return ()
            left.remove(cards)
            found += cards[:size]
        return tuple(found)

    return find


def _straight(hand: Sequence[Card], ranks: Sequence[str]) -> Cards:
    cards = {rank(card): card for card in reversed(hand)}
    for at in range(len(ranks) - FIVE + 1):
        if all(name in cards for name in ranks[at : at + FIVE]):
            return tuple(cards[name] for name in ranks[at : at + FIVE])
    return ()


def _in_a_suit(find: Finder) -> Finder:
    """Return what finds such a hand in one suit, the best of all suits."""

    def find_in_suits(hand: Sequence[Card], ranks: Sequence[str]) -> Cards:
        suits = ([card for card in hand if suit(card) == letter] for letter in SUITS)
        found = [cards for own in suits if (cards := find(own, ranks))]
        return min(found, key=lambda cards: _heights(cards, ranks), default=())

    return find_in_suits


def _highest(hand: Sequence[Card], _: Sequence[str]) -> Cards:
    return tuple(hand[:FIVE]) if len(hand) >= FIVE else ()


def _heights(cards: Sequence[Card], ranks: Sequence[str]) -> list[int]:
    return [ranks.index(rank(card)) for card in cards]


KINDS: Mapping[str, Finder] = {
    "straight-flush": _in_a_suit(_straight),
    "four-alike": _alike(4, 1),
    "full-house": _alike(3, 2),
    "flush": _in_a_suit(_highest),
    "straight": _straight,
    "three-alike": _alike(3, 1, 1),
    "two-pairs": _alike(2, 2, 1),
    "one-pair": _alike(2, 1, 1, 1),
    "high-card": _highest,
}
"""The hands of poker, each with what finds the best of its kind."""


@dataclass(frozen=True, slots=True)
class PokerRanking:
    """Which of two hands of five cards is the better: by their kind in this order, then by their cards."""

    ranks: tuple[str, ...]
    kinds: Ruled[tuple[str, ...]]
    equal: Ruled[str]

    @classmethod
    def arising(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self | None:
        """Take these rules from the leaves, if hands of poker are compared."""
        kinds, equal = map(leaf.arising, ("vying.ranking.hands", "vying.ranking.hands-equal"))
        if kinds is None or equal is None:
            return None
        return cls(ranks, Ruled(tuple(kinds.value or ()), kinds.clause), equal)

    def best(self, hand: Sequence[Card]) -> Set:
        """Return the best five cards of a hand; its height is that of its kind."""
        held = sorted(hand, key=lambda card: self.ranks.index(rank(card)))
        return next(self._kinds_in(held), Set((), 0))

    def _kinds_in(self, held: Sequence[Card]) -> Iterator[Set]:
        for at, kind in enumerate(self.kinds.value):
            if cards := KINDS[kind](held, self.ranks):
                yield Set(cards, len(self.kinds.value) - at)

    def kind(self, best: Set) -> str:
        """Return of which kind a hand is."""
        return self.kinds.value[len(self.kinds.value) - best.height]

    def first_is_better(
        self, sets: tuple[Set, Set], _: tuple[Sequence[Card], Sequence[Card]], __: str | None
    ) -> tuple[bool, str, str]:
        """Return whether the first of two beats the second, by what measure and which clause.

        Where all five cards are alike, the first wins: it must be the one nearer to forehand.
        """
        first, other = sets
        if first.height != other.height:
            return first.height > other.height, "hand-kind", self.kinds.clause
        mine, others = _heights(first.cards, self.ranks), _heights(other.cards, self.ranks)
        if mine != others:
            return mine < others, "hand-cards", self.equal.clause
        return True, "forehand", self.equal.clause
