"""Hands by what a vying compares in them, in few classes, and the chances of any of them together.

The best set of a hand counts: how many cards of a rank, then which rank. A hand without a set goes
by its highest card. Ranks next to each other are one class; the chances know each rank. They are
exact for two hands, and counted in deals for more.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from poch.studies.combinatorics import count_ways
from poch.studies.odds import SUITS
from tools.lab.bluff.tree import Number

GROUPS: Mapping[str, Mapping[int, int]] = {
    "usual": {1: 2, 2: 4, 3: 2, 4: 1}, "fine": {1: 2, 2: 8, 3: 4, 4: 1}, "coarse": {1: 1, 2: 2, 3: 1},
}  # fmt: skip
"""Into how many classes hands are parted whose best set has so many cards; 1 is a hand without a set.

The coarse ones are for three and four hands; there a four counts with the threes.
"""
COARSE = GROUPS["coarse"]
KINDS = {1: "nothing", 2: "pair", 3: "three", 4: "four"}
DEALS, SEED = 200_000, 1
"""In so many deals, from this seed on, it is counted how often three or four hands meet."""

Best: TypeAlias = tuple[int, int]
"""How many cards the best set has, and its rank, 0 being the lowest."""


class Meeting(NamedTuple):
    """How often hands of certain classes meet; and in what share of these the seats are in which order.

    An order begins with the seat that has the best hand.
    """

    chance: Number
    orders: tuple[tuple[tuple[int, ...], Number], ...]

    def best(self, seats: tuple[int, ...]) -> list[Number]:
        """Return how often each of some seats has the best hand of them."""
        shares: dict[int, Number] = dict.fromkeys(seats, Fraction(0))
        for order, share in self.orders:
            shares[next(seat for seat in order if seat in shares)] += share
        return [*shares.values()]


def class_name(size: int, part: int) -> str:
    """Return the name of a class: its kind, and its part from below."""
    return f"{KINDS[size]}-{part + 1}"


def kind(named: str) -> str:
    """Return the kind of hand that a class is of."""
    return named.partition("-")[0]


def class_part(size: int, rank: int, ranks: int, parts: Mapping[int, int]) -> int:
    """Return the part, from below, to which a set of a rank belongs.

    Hands without a set are parted, if at all, by whether their highest card is the highest there is.
    """
    if size == 1 and parts[1] > 1:
        return int(rank == ranks - 1)
    return rank * parts[size] // ranks


@cache
def meetings(
    hands: tuple[int, int], ranks: int, groups: str = "usual", *, first_wins: bool
) -> Mapping[tuple[str, ...], Meeting]:
    """Return by the classes of two hands how often they meet, from a pack of four suits.

    `hands` are the numbers of their cards. Of two pairs of one rank, or of two hands without a set
    and with the same highest card, each is the better as often. Hands without a set whose ranks are
    all the same go to the first where `first_wins`, the suits being no measure there.
    """
    parts = GROUPS[groups]
    counts: dict[tuple[str, ...], list[int]] = defaultdict(lambda: [0, 0])
    for (first, other), number in _count_best_sets(hands, ranks).items():
        keys = tuple(
            class_name(size, class_part(size, rank, ranks, parts)) for size, rank in (first, other)
        )
        twice = 2 * number * (first > other)
        if first == other:
            twice = number
            if first_wins and first[0] == 1 and hands[0] == hands[1]:
                twice += comb(first[1], hands[0] - 1) * (SUITS * (SUITS - 1)) ** hands[0]
        counts[keys][0] += number
        counts[keys][1] += twice
    every = sum(number for number, _ in counts.values())
    return {
        keys: Meeting(Fraction(number, every), (((0, 1), better), ((1, 0), 1 - better)))
        for keys, (number, twice) in sorted(counts.items())
        for better in [Fraction(twice, 2 * number)]
    }


@cache
def count_meetings(
    hands: tuple[int, ...], seats: int, ranks: int, deals: int = DEALS
) -> Mapping[tuple[str, ...], Meeting]:
    """Return by the coarse classes of some seats' hands how often they meet, counted in deals.

    `hands` are the numbers of cards of all who are dealt to; the first `seats` are looked at. Of
    hands whose best sets are alike, each is the better as often.
    """
    random = Random(SEED)
    pack = [rank for rank in range(ranks) for _ in range(SUITS)]
    counts: dict[tuple[str, ...], Counter[tuple[int, ...]]] = defaultdict(Counter)
    for _ in range(deals):
        cards, at, bests = random.sample(pack, sum(hands[:seats])), 0, []
        for number in hands[:seats]:
            sizes = Counter(cards[at : at + number])
            many = max(sizes.values())
            top = max(rank for rank, size in sizes.items() if size == many)
            bests.append((many, top, random.random()))
            at += number
        keys = tuple(
            class_name(size, class_part(size, rank, ranks, COARSE))
            for size, rank in ((min(many, max(COARSE)), top) for many, top, _ in bests)
        )
        counts[keys][tuple(sorted(range(seats), key=bests.__getitem__, reverse=True))] += 1
    return {
        keys: Meeting(
            orders.total() / deals,
            tuple((order, many / orders.total()) for order, many in sorted(orders.items())),
        )
        for keys, orders in sorted(counts.items())
    }


def _count_best_sets(hands: tuple[int, int], ranks: int) -> Mapping[tuple[Best, Best], int]:
    """Count the ways to deal two hands, by the best set of each."""
    states: dict[tuple[int, int, Best, Best], int] = {(*hands, (0, 0), (0, 0)): 1}
    for rank in range(ranks):
        after: dict[tuple[int, int, Best, Best], int] = defaultdict(int)
        for (left, right, first, other), number in states.items():
            room = (ranks - rank - 1) * SUITS
            for mine in range(min(left, SUITS) + 1):
                best = (mine, rank) if mine and mine >= first[0] else first
                for yours in range(min(right, SUITS - mine) + 1):
                    if left - mine + right - yours > room:
                        continue
                    theirs = (yours, rank) if yours and yours >= other[0] else other
                    many = number * comb(SUITS, mine) * comb(SUITS - mine, yours)
                    after[left - mine, right - yours, best, theirs] += many
        states = after
    rest = ranks * SUITS - sum(hands)
    bests = {(first, other): many for (_, _, first, other), many in states.items()}
    if sum(bests.values()) != count_ways(hands, rest):
        raise AssertionError
    return bests
